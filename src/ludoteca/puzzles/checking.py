"""Is a puzzle right? Its solution is played again in fresh worlds, further than the finder looked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from ludoteca.kernel import Game, Option, State
from ludoteca.puzzles.finding import SAME, TOP, Look, best_first, brings
from ludoteca.puzzles.shelf import Puzzle

WORLDS: Final = 40
CLOSE: Final = Look(WORLDS, fates=4, failures=WORLDS, further=1)
"""More re-deals and more fates than the finder looked at, each turn played better."""
BAR: Final = 0.95
KEPT: Final = 0.97
"""What a puzzle must reach to be kept: in fresh re-deals it may do a little worse."""


@dataclass(frozen=True)
class Checked:
    """How one step of a solution did."""

    puzzle: str
    step: int
    won: int
    worlds: int
    second: str

    @property
    def share(self) -> float:
        return self.won / self.worlds


def check(game: Game, puzzle: Puzzle, worlds: int = WORLDS, seed: int = 99) -> Iterator[Checked]:
    """Every step of the solution against the move that is second best at this budget."""
    state = puzzle.match(game).state
    for step, key in enumerate(puzzle.solution):
        pick = game.keys.read(key)
        won, second = beaten(game, state.view(puzzle.seat), pick, worlds, seed + step)
        yield Checked(puzzle.id, step, won, worlds, game.keys.spell(second))
        state.play(pick)


def beaten(game: Game, view: State, pick: Option, worlds: int, seed: int) -> tuple[int, Option]:
    """In how many worlds a pick brings more than the second best, and which that is."""
    rough = brings(game, view, list(view.options), replace(CLOSE, worlds=6, failures=6), seed)
    assert rough is not None  # it may fail everywhere
    rivals = [option for option in best_first(rough) if option != pick][: TOP - 1]
    close = brings(game, view, [pick, *rivals], replace(CLOSE, worlds=worlds, failures=worlds), seed + 1)
    assert close is not None
    second = next(option for option in best_first(close) if option != pick)
    return sum(a > b + SAME for a, b in zip(close[pick], close[second], strict=True)), second


def holds(game: Game, puzzle: Puzzle, worlds: int = WORLDS, seed: int = 7) -> bool:
    """Whether every step wins often enough to be kept. It is given up as soon as one cannot."""
    state = puzzle.match(game).state
    close = replace(CLOSE, worlds=worlds, failures=int(worlds * (1 - KEPT)))
    for step, key in enumerate(puzzle.solution):
        pick = game.keys.read(key)
        options: list[Option] = list(state.options)
        for look in (replace(close, worlds=4, failures=1), close):
            brought = brings(game, state.view(puzzle.seat), options, look, seed + step)
            if brought is None or best_first(brought)[0] != pick:
                return False
            options = best_first(brought)[:TOP]
        state.play(pick)
    return True
