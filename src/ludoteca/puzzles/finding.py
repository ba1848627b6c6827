"""Looking for puzzles: a game of quick bots, and at each decision a sieve that gets finer.

A decision passes if one pick beats every other in one re-deal of the hidden cards after the other, with the same luck
for all of them. Most decisions fail in the first or second world, so that a game costs little more than playing it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Any, Final

from ludoteca.bots import make
from ludoteca.kernel import Game, Judge, Match, Option, Random, Search, State
from ludoteca.kernel.gained import gained
from ludoteca.puzzles.shelf import Puzzle
from ludoteca.review.playing import expected, strongest

FEWEST: Final = 3
"""Options without which there is nothing to find."""
TOP: Final = 5
"""So many of the best options are looked at again."""
GAP: Final = 0.05
"""A smaller difference, in shares of a victory, is nothing to puzzle over."""
LONG: Final = 4
"""Picks of a solution at most."""
LONGEST: Final = 1200
"""Picks after which a game is given up."""
EACH: Final = 2
"""Puzzles of one game at most."""
APART: Final = 20
"""Picks between two of them: the next decision of the same turn is the same puzzle."""
PLAYERS: Final = "greedy"
SAME: Final = 1e-9
SAFE, LOW = 0.97, 0.5
"""Who may expect so much wins; who may not expect so much even with the best pick has to survive."""


@dataclass(frozen=True)
class Look:
    """How closely to look: in so many re-deals, each with so many fates, so many of which the pick may fail to win."""

    worlds: int
    fates: int
    failures: int
    further: int
    """Turns further than a strong bot looks, and so many times more ways to end each of them."""
    leaves: int = 1000

    def search(self, game: Game) -> Search:
        usual = strongest(game)
        leaves = min(self.leaves, usual.leaves * (1 + self.further))
        return replace(usual, rounds=usual.rounds + self.further, leaves=leaves)


SIEVE: Final = (Look(3, 1, 0, 0, leaves=2), Look(10, 1, 1, 0), Look(20, 2, 1, 1))
"""Each look is finer than the one before, and fewer decisions get so far."""


@dataclass(frozen=True)
class Clear:
    """One pick that stands out."""

    pick: Option
    second: Option
    brings: float
    instead: float
    sure: float

    @property
    def gap(self) -> float:
        return self.brings - self.instead


def clear(game: Game, view: State, seed: int) -> Clear | None:
    """What stands out at every look, if anything does."""
    options = list(game.judge.sensible(view, view.viewer, view.options))
    if len(options) < FEWEST:
        return None
    found: Clear | None = None
    for number, look in enumerate(SIEVE):
        brought = brings(game, view, options, look, seed + number)
        if brought is None:
            return None
        options = best_first(brought)[:TOP]
        before, found = found, standing_out(brought)
        if found.gap < GAP or (before is not None and before.pick != found.pick):
            return None
    return found


def brings(
    game: Game, view: State, options: Sequence[Option], look: Look, seed: int
) -> dict[Option, list[float]] | None:
    """What each option brings in one re-deal after the other; nothing, as soon as it is clear that none stands out."""
    search = look.search(game)
    by: Judge[Any] = game.judge.at(search)
    cards, luck = Random.seeded(seed), Random.seeded(~seed)
    brought: dict[Option, list[float]] = {option: [] for option in options}
    for done in range(1, look.worlds + 1):
        world = view.guess(cards)
        totals = dict.fromkeys(options, 0.0)
        for _ in range(look.fates):
            world.rng.deal(0, luck)
            for option in options:
                after = world.clone()
                after.play(option)
                totals[option] += expected(by, search, after, view.viewer)
        for option, total in totals.items():
            brought[option].append(total / look.fates)
        if done - wins(brought) > look.failures:
            return None
    return brought


def best_first(brought: dict[Option, list[float]]) -> list[Option]:
    return sorted(brought, key=lambda option: -fmean(brought[option]))


def wins(brought: dict[Option, list[float]]) -> int:
    """In how many re-deals the best beats the second best. A tie is no victory."""
    first, second = best_first(brought)[:2]
    return sum(a > b + SAME for a, b in zip(brought[first], brought[second], strict=True))


def standing_out(brought: dict[Option, list[float]]) -> Clear:
    first, second = best_first(brought)[:2]
    count = len(brought[first])
    return Clear(first, second, fmean(brought[first]), fmean(brought[second]), wins(brought) / count)


def find(code: str, game: Game, seed: int, level: str = PLAYERS) -> Iterator[Puzzle]:
    """The puzzles of one game of bots."""
    seats = sorted(count for count in game.seats if count > 1)
    count = seats[seed % 2 % len(seats)]
    match = Match(game, [level] * count, seed)
    bots = [make(level, seed + seat, game, timed=False) for seat in range(count)]
    found = last = 0
    while (ask := match.state.ask) is not None and len(match.picks) < LONGEST and found < EACH:
        view = match.state.view(ask.seat)
        n = len(match.picks)
        if not ask.reaction and n >= last and (clearly := clear(game, view, seed + n)) is not None:
            found += 1
            last = n + APART
            yield puzzle(code, match, clearly)
        match.choose(bots[ask.seat].decide(view))


def puzzle(code: str, match: Match, found: Clear) -> Puzzle:
    """What stands out, written down."""
    ask = match.state.ask
    assert ask is not None
    spell = match.game.keys.spell
    picks = " ".join(pick.key for pick in match.picks)
    name = hashlib.blake2b(f"{code} {match.seed} {picks}".encode(), digest_size=4).hexdigest()
    return Puzzle(
        id=name,
        seats=len(match.players),
        variants=dict(match.variants),
        seed=match.seed,
        picks=picks,
        seat=ask.seat,
        theme=theme(found),
        solution=tuple(spell(pick) for pick in line(match, found.pick)),
        second=spell(found.second),
        gap=round(found.gap, 3),
        sure=round(found.sure, 3),
        hard=hard(match.game, match.state.view(ask.seat), found.pick, match.seed),
    )


def theme(found: Clear) -> str:
    """What to ask for."""
    if found.brings >= SAFE:
        return "win"
    return "survive" if found.brings < LOW else "best"


def line(match: Match, first: Option) -> list[Option]:
    """The solution: this pick, and whatever else of the same turn stands out as clearly."""
    assert match.state.ask is not None
    seat = match.state.ask.seat
    state = match.state.clone()
    found = [first]
    while len(found) < LONG:
        before = state.clone()
        state.play(found[-1])
        ask = state.ask
        if ask is None or ask.seat != seat or gained(before, found[-1], state):
            break
        after = clear(match.game, state.view(seat), match.seed + len(found))
        if after is None:
            break
        found.append(after.pick)
    return found


def hard(game: Game, view: State, pick: Option, seed: int) -> int:
    """How many of three simple players go astray."""
    rng = Random.seeded(seed)
    world = view.guess(rng)
    impulse = max(view.options, key=lambda option: game.judge.prefer(world, option))
    picked = [impulse, *(make(level, seed, game, timed=False).decide(view) for level in ("greedy", "mcts-fast"))]
    return sum(option != pick for option in picked)
