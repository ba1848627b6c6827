"""Hints that say why: what the best options are expected to bring their seat, and how a bot would go on.

Everything is worked out from the seat's own view: worlds that agree with it are imagined, the same ones for each
option, so that luck does not favour any of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ludoteca.bots.bot import Clock, Thought
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.levels import DEFAULT, make
from ludoteca.bots.simple import finish_turn
from ludoteca.kernel import Game, Judge, Option, Random, Seat, State

WORLDS = 6
"""Ways the hidden cards could lie in which an option is played."""
LEAVES = 3
"""Ends of the turn that are compared in each."""
TOLD = 3
"""Further picks of the same turn that are told."""


@dataclass(frozen=True)
class Hint:
    """One of the best options, what it is expected to bring, and what would follow in the same turn."""

    option: Option
    visits: int
    estimate: float
    brings: Mapping[str, float] = field(default_factory=dict)
    """How much each term of the judge changes until the turn ends, on average."""
    line: tuple[Option, ...] = ()


def hints(
    view: State, seed: int, game: Game, *, level: str = DEFAULT, clock: Clock | None = None, most: int = 3
) -> list[Hint]:
    """The best options as a bot sees them, best first. Whoever brings a clock says how long it may think."""
    bot = make(level, seed, game, timed=clock is None)
    pick = bot.decide(view, clock)
    thoughts = list(bot.thoughts()[:most]) or [Thought(pick, 0, 0.5)]
    found = []
    for one in thoughts:
        line = bot.line(one.option) if isinstance(bot, Searcher) else []
        own, brings = _expected(view, seed, game.judge, one.option, line)
        found.append(Hint(one.option, one.visits, one.estimate, brings, own))
    return found


def _expected(
    view: State, seed: int, judge: Judge[Any], option: Option, line: list[Option]
) -> tuple[tuple[Option, ...], dict[str, float]]:
    """The own picks that follow, and the average change of every term."""
    rng, me = Random.seeded(seed ^ 0x81A7), view.viewer
    totals: dict[str, float] = {}
    lines: Counter[tuple[Option, ...]] = Counter()
    for _ in range(WORLDS):
        g = view.guess(rng)
        before = terms_of(judge, g, me)
        g.play(option)
        lines[_follow(g, me, line)] += 1
        _, g, _ = finish_turn(judge, g, me, LEAVES)
        after = terms_of(judge, g, me)
        for name in before.keys() | after.keys():
            totals[name] = totals.get(name, 0.0) + after.get(name, 0.0) - before.get(name, 0.0)
    return lines.most_common(1)[0][0], {name: total / WORLDS for name, total in totals.items()}


def _follow(g: State, me: Seat, line: list[Option]) -> tuple[Option, ...]:
    """Play along a line for as long as this seat decides and the world allows it."""
    own: list[Option] = []
    for pick in line:
        if g.ask is None or g.ask.seat != me or pick not in g.options or len(own) == TOLD:
            break
        g.play(pick)
        own.append(pick)
    return tuple(own)


def terms_of(judge: Judge[Any], g: State, seat: Seat) -> Mapping[str, float]:
    """The terms of the game's judge; without any, the chances that playing on at random leaves."""
    if judge.terms is not None:
        return judge.terms(g, seat)
    return {"chances": 100 * judge.expects(g)[seat]}
