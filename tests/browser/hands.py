"""A game played with one hand: with fingers on a phone, or with the keyboard and what a screen reader says.

python -m tests.browser.hands roam --by touch         # a whole game; --last 8: only the last eight own decisions
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from ludoteca.kernel import Game, Match, Option, State
from ludoteca.registry import box
from tests.browser.conftest import chromium
from tests.browser.moves import PHONE, asked, moved, number, offered
from tests.browser.positions import Position, bring, played
from tests.table.hall import Hall, open_hall


def remembers(match: Match) -> Callable[..., Any]:
    """Bots that play the game as it was played, and anything where it goes another way."""

    async def think(game: Game, view: State, *_: Any, moment: int = 0, **more: Any) -> str:
        key = match.picks[moment].key if moment < len(match.picks) else ""
        return key if Option.parse(key or "none") in view.options else view.options[-1].key

    return think


def by_touch(page: Page, key: str) -> None:
    """A tap in the dock plays; on the board the first tap shows the sheet, and "Play" plays."""
    listed = page.locator(f"#dock .picks [data-pick='{key}']")
    if listed.count():
        listed.tap()
        return
    mirrored = page.locator(f"#dock [data-mirror='{key}']")
    one = mirrored if mirrored.count() else page.locator(f"#board [data-pick='{key}']")
    one.tap()
    page.locator(f"#sheet [data-play='{key}']").tap()


def finish(page: Page, code: str, last: int = 0) -> int:
    """From the position that leaves so many own decisions (0: all of them) to the end. Returns how many were made."""
    match = played(code)
    mine = [n for n, pick in enumerate(match.picks) if pick.seat == match.picks[-1].seat]
    start = [n for n in mine if not _reaction(match, n)][-last if last else 0]
    bring(page, Position(match.record().text(), start, match.picks[start].seat, ""), ended=False)
    count = 0
    while asked(page):
        n = number(page)
        keys = offered(page)
        wanted = match.picks[n].key if n < len(match.picks) else ""
        by_touch(page, wanted if wanted in keys else keys[-1])
        moved(page, n)
        count += 1
        assert count < 1000
    return count


def _reaction(match: Match, n: int) -> bool:
    ask = match.at(n).ask
    return ask is None or ask.reaction


def seat_bots(hall: Hall, code: str) -> None:
    vars(hall.house.brains)["think"] = remembers(played(code))


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--last", type=int, default=0)
    wanted = parser.parse_args(words)
    with TemporaryDirectory() as folder, sync_playwright() as play:
        hall = open_hall(Path(folder) / "table.db", {wanted.game: box(wanted.game)}, burst=100_000)
        seat_bots(hall, wanted.game)
        browser = chromium(play)
        page = browser.new_context(locale="en-US", reduced_motion="reduce", base_url=hall.url, **PHONE).new_page()
        count = finish(page, wanted.game, wanted.last)
        print(f"{wanted.game}: {count} decisions to the end")  # noqa: T201  # a tool for the terminal
        browser.close()
        hall.close()


if __name__ == "__main__":
    main(sys.argv[1:])
