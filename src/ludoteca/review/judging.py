"""One decision: what a strong player would have picked, and how much less the pick that was made may bring."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Final, Literal

from ludoteca.bots import make
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Option, Random, State
from ludoteca.kernel.gained import gained
from ludoteca.review.playing import brings, strongest

Grade = Literal["only", "best", "good", "inaccuracy", "mistake"]

LEVEL: Final = "mcts"
"""Who looks for the better pick."""
WORLDS: Final = 32
"""Ways the hidden cards could lie in which two picks are compared, with the same luck in both."""
MORE: Final = (64, 128)
"""So many more, and again, where that leaves it open whether a large loss is one."""
LONG: Final = 5
"""Picks of a better line that are told."""
LIKED: Final = 2
"""So many of what the search likes best may be the better pick, whatever a look at everything says."""
LOOKS: Final = (3, 6, 12, 24)
"""Worlds of a look at every sensible option, of one at the best third of them, and so on."""
FEWEST: Final = 3
"""Options that are looked at again, and worlds that are looked at, in any case."""
SMALL: Final = 0.015
INACCURATE: Final = 0.04
MISTAKEN: Final = 0.09
"""Shares of a victory: a pick that gives away this much is no longer best, good, or only inaccurate."""
SURE: Final = 2.0
"""Standard errors by which the better pick must be better before a pick is blamed."""


@dataclass(frozen=True)
class Verdict:
    """What is to be said about one decision."""

    n: int
    """Picks before it."""
    seat: int
    pick: str
    better: str
    """What the search would have picked; the pick itself if that was it."""
    grade: Grade
    expects: float
    """What the seat could expect of its pick, from 0 to 1."""
    loss: float
    """How much more the better one would have brought on average."""
    error: float
    """Standard error of that."""
    line: tuple[str, ...] = ()
    """Where the pick is blamed: the better one, and how the turn might have gone on."""
    luck: float = 0.0
    """How much better than hoped it looked as soon as draws, dice or cards that the pick turned up were seen."""


def judge(game: Game, state: State, n: int, pick: Option, seed: int, care: float = 1.0) -> Verdict:
    """The verdict on this pick of the seat that is asked, from what that seat knows. With less care it is looked at in
    fewer worlds."""
    ask = state.ask
    assert ask is not None
    view = state.view(ask.seat)
    spell = game.keys.spell
    if len(view.options) == 1:
        return Verdict(n, ask.seat, spell(pick), spell(pick), "only", 0.5, 0.0, 0.0)
    better = best_of(game, view, seed, care)
    picks = list(dict.fromkeys([better, pick]))
    brought, loss, error = weighed(game, view, picks, seed, care)
    better = pick if loss == 0.0 else better
    hoped = fmean(brought[pick])
    luck = turned_out(game, state, pick, hoped, seed, care) - hoped
    found = grade(loss, error)
    line = line_from(game, state, better, seed) if found in ("inaccuracy", "mistake") else ()
    return Verdict(
        n, ask.seat, spell(pick), spell(better), found, hoped, loss, error, tuple(spell(o) for o in line), luck
    )


def best_of(game: Game, view: State, seed: int, care: float) -> Option:
    """The best of what the search likes and of what a look at everything shows, which gets closer to ever fewer. It is
    chosen in worlds of its own: in those in which it is then compared with the pick nobody is blamed for its luck."""
    bot = make(LEVEL, seed, game, timed=False)
    first = bot.decide(view)
    liked = [first, *(thought.option for thought in bot.thoughts() if thought.option != first)][:LIKED]
    left = list(dict.fromkeys([*liked, *game.judge.at(strongest(game)).sensible(view, view.viewer, view.options)]))
    brought: dict[Option, list[float]] = {option: [] for option in left}
    for number, worlds in enumerate(LOOKS if len(left) > 1 else ()):
        for option, rewards in compare(game, view, left, seed + 4 + number, carefully(worlds, care)).items():
            brought[option] += rewards
        left.sort(key=lambda option: -fmean(brought[option]))
        first = left[0]
        left = list(dict.fromkeys([*left[: max(FEWEST, len(left) // 3)], *liked]))
    return first


def weighed(
    game: Game, view: State, picks: Sequence[Option], seed: int, care: float
) -> tuple[dict[Option, list[float]], float, float]:
    """What the better pick and the one that was made bring, how much more that is and its standard error: in as many
    worlds as it takes to be sure of a large loss."""
    brought = compare(game, view, picks, seed, carefully(WORLDS, care))
    loss, error = _loss(brought, picks[0], picks[-1])
    for number, worlds in enumerate(MORE, 1):
        if not INACCURATE <= loss < SURE * error:
            break
        more = compare(game, view, picks, seed + number, carefully(worlds, care))
        brought = {option: brought[option] + more[option] for option in picks}
        loss, error = _loss(brought, picks[0], picks[-1])
    return brought, loss, error


def carefully(worlds: int, care: float) -> int:
    return max(min(worlds, FEWEST), round(worlds * care))


def _loss(brought: dict[Option, list[float]], better: Option, pick: Option) -> tuple[float, float]:
    """How much more the better pick brought, and the standard error of that."""
    gaps = [a - b for a, b in zip(brought[better], brought[pick], strict=True)]
    return max(0.0, fmean(gaps)), math.sqrt(variance(gaps) / len(gaps))


def line_from(game: Game, state: State, first: Option, seed: int) -> list[Option]:
    """How the seat that is asked might have gone on, by what it saw: until something new is turned up or somebody else
    decides."""
    assert state.ask is not None
    seat = state.ask.seat
    table = state.clone()
    player = GreedyBot(game.judge, seed, leaves=8)
    line = [first]
    while len(line) < LONG:
        before = table.clone()
        table.play(line[-1])
        ask = table.ask
        if ask is None or ask.seat != seat or gained(before, line[-1], table):
            break
        line.append(player.decide(table.view(seat)))
    return line


def grade(loss: float, error: float) -> Grade:
    """How bad a loss is, if it is one for sure."""
    if loss < SMALL:
        return "best"
    if loss < INACCURATE or loss < SURE * error:
        return "good"
    return "inaccuracy" if loss < MISTAKEN else "mistake"


def compare(
    game: Game, view: State, picks: Sequence[Option], seed: int, worlds: int = WORLDS
) -> dict[Option, list[float]]:
    """What each pick brings the seat that looks, in one world after the other, with the same luck for all of them."""
    rng = Random.seeded(seed ^ 0x5EED)
    brought: dict[Option, list[float]] = {pick: [] for pick in picks}
    for fate in range(worlds):
        world = view.guess(rng)
        for pick in picks:
            after = world.clone()
            after.play(pick)
            brought[pick].append(brings(game, after, view.viewer, seed + fate))
    return brought


def turned_out(game: Game, state: State, pick: Option, hoped: float, seed: int, care: float = 1.0) -> float:
    """What the seat that is asked could expect once it had seen what its pick turned up; as hoped, if nothing."""
    assert state.ask is not None
    seat = state.ask.seat
    after = state.clone()
    after.play(pick)
    if not gained(state, pick, after):
        return hoped
    if after.over:
        return game.judge.expects(after)[seat]
    rng = Random.seeded(seed ^ 0xFA7E)
    view = after.view(seat)
    return fmean(brings(game, view.guess(rng), seat, seed + fate) for fate in range(carefully(WORLDS, care)))
