"""A game played with one hand: with fingers on a phone, or with the keyboard and what a screen reader says.

python -m tests.browser.hands roam --by touch         # a whole game; --last 8: only the last eight own decisions
python -m tests.browser.hands roam --by keys          # the same without a pointer; every answer is heard first
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page, sync_playwright

from ludoteca.kernel import Game, Match, Option, State
from ludoteca.registry import box
from tests.browser.conftest import chromium
from tests.browser.moves import LAPTOP, PHONE, asked, moved, number, offered, tab_to
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


def by_keys(page: Page, key: str) -> None:
    """Tab until it has the focus, then Enter; the answer was heard as a sentence before."""
    said = heard(page)
    assert said.question, "no question is heard"
    unheard = [f"{one}: {name!r}" for one, name in said.answers.items() if not sentence(name, one)]
    assert not unheard, f"{said.question}: {unheard}"
    tab_to(page, key)
    page.keyboard.press("Enter")


@dataclass(frozen=True)
class Heard:
    """What a screen reader says of a question: the question, and each answer by its key."""

    question: str
    answers: dict[str, str]


def heard(page: Page) -> Heard:
    """Read from Chromium's own accessibility tree: what has no node there is not heard."""
    tree = page.context.new_cdp_session(page)
    nodes = tree.send("Accessibility.getFullAXTree")["nodes"]
    spoken = {node["backendDOMNodeId"]: node for node in nodes if "backendDOMNodeId" in node and not node["ignored"]}
    root = tree.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    answers = {}
    for found in tree.send("DOM.querySelectorAll", {"nodeId": root, "selector": "#surface [data-pick]"})["nodeIds"]:
        node = tree.send("DOM.describeNode", {"nodeId": found})["node"]
        attributes = dict(zip(node["attributes"][::2], node["attributes"][1::2], strict=True))
        told = spoken.get(node["backendNodeId"])
        if told is None and "stepper" in page.evaluate(HOLDER, attributes["data-pick"]):
            continue  # of a stepper only the number that it shows
        answers[attributes["data-pick"]] = _name(told)
    tree.detach()
    heading = [_name(node) for node in nodes if _role(node) == "heading" and not node["ignored"]]
    asked = page.locator("#dock .question").inner_text()
    return Heard(asked if " ".join(asked.split()) in heading else "", answers)


HOLDER = "key => document.querySelector(`#surface [data-pick='${key}']`)?.closest('.stepper')?.className || ''"


def _name(node: dict[str, Any] | None) -> str:
    return " ".join(str((node or {}).get("name", {}).get("value", "")).split())


def _role(node: dict[str, Any]) -> str:
    return str(node.get("role", {}).get("value", ""))


def sentence(name: str, key: str) -> bool:
    """Words, not the key of the option and not a bare sign."""
    return bool(re.search(r"\w", name)) and name != key and not re.fullmatch(r"[a-z_]+(:[\w,]+)+", name)


HANDS: dict[str, Callable[[Page, str], None]] = {"keys": by_keys, "touch": by_touch}


def finish(page: Page, code: str, last: int = 0, by: Callable[[Page, str], None] = by_touch) -> int:
    """From the position that leaves so many own decisions (0: all of them) to the end. Returns how many were made."""
    match = played(code)
    turns = [n for n in range(len(match.picks)) if not _reaction(match, n)]
    ender = match.picks[turns[-1]].seat  # whoever only let the last move pass could not bring about the end again
    start = [n for n in turns if match.picks[n].seat == ender][-last if last else 0]
    bring(page, Position(match.record().text(), start, match.picks[start].seat, ""), ended=False)
    count = 0
    while asked(page):
        n = number(page)
        keys = offered(page)
        wanted = match.picks[n].key if n < len(match.picks) else ""
        by(page, wanted if wanted in keys else keys[-1])
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
    parser.add_argument("--by", choices=list(HANDS), default="touch")
    parser.add_argument("--last", type=int, default=0)
    wanted = parser.parse_args(words)
    with TemporaryDirectory() as folder, sync_playwright() as play:
        hall = open_hall(Path(folder) / "table.db", {wanted.game: box(wanted.game)}, burst=100_000)
        seat_bots(hall, wanted.game)
        browser = chromium(play)
        screen = PHONE if wanted.by == "touch" else LAPTOP
        page = browser.new_context(locale="en-US", reduced_motion="reduce", base_url=hall.url, **screen).new_page()
        page.set_default_timeout(120_000)  # the machine may be busy with other things
        began = time.monotonic()
        count = finish(page, wanted.game, wanted.last, HANDS[wanted.by])
        told = f"{wanted.game} by {wanted.by}: {count} decisions to the end in {time.monotonic() - began:.0f} s"
        print(told)  # noqa: T201  # a tool for the terminal
        browser.close()
        hall.close()


if __name__ == "__main__":
    main(sys.argv[1:])
