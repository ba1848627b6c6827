"""Positions to look at: a whole game of each box, and its early, middle and late moments, brought to a real table."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from playwright.sync_api import Page

from ludoteca import bots
from ludoteca.kernel import Game, Match
from ludoteca.registry import box

NAMES = ("Ana", "Bia", "Caio")
MOMENTS = {"early": 0.06, "middle": 0.5, "late": 0.9, "end": 1.0}
SEED = 7


@dataclass(frozen=True)
class Position:
    """After n picks of this record the seat is asked; `key` was its answer."""

    record: str
    n: int
    seat: int
    key: str


@cache
def played(code: str) -> Match:
    """A game of apprentices, from the beginning to the end."""
    game: Game = box(code)
    match = Match(game, NAMES, SEED, {})
    players = [bots.make("greedy", seat, game) for seat in range(len(NAMES))]
    while not match.state.over:
        ask = match.state.ask
        assert ask is not None
        match.choose(players[ask.seat].decide(match.state.view(ask.seat)).key, ask.seat)
    return match


def position(code: str, moment: str) -> Position:
    """The first real choice at this part of the game; at the end the very last one."""
    match = played(code)
    record = match.record().text()
    last = len(match.picks) - 1
    if moment == "end":
        return Position(record, last, match.picks[last].seat, match.picks[last].key)
    for n in range(int(MOMENTS[moment] * last), last):
        there = match.at(n)
        if len(there.options) > 2 and there.ask is not None and not there.ask.reaction:
            return Position(record, n, match.picks[n].seat, match.picks[n].key)
    return Position(record, last, match.picks[last].seat, match.picks[last].key)


def bring(page: Page, where: Position, *, ended: bool) -> str:
    """Set this position up as a person does: bring in the record, go to the moment, play on from there."""
    page.goto("/")
    page.fill("textarea[name=record]", where.record)
    page.locator(".import form button").click()
    page.wait_for_selector(".replay")
    past = page.url.split("/replay")[0]
    page.goto(f"{past}/replay?n={where.n}&eyes={where.seat}")
    page.locator("form[action$='/play-on'] button").click()
    # The last question may be one outside the own turn, which a standing answer lets pass.
    page.wait_for_selector("#surface [data-pick], .ending", state="attached", timeout=60_000)
    last = page.locator(f"#surface [data-pick='{where.key}']")
    if ended and last.count():
        last.dispatch_event("click")
    if ended:
        page.wait_for_selector(".ending", state="attached", timeout=60_000)
    return page.url
