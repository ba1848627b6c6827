"""Invariants 5, 9 and 10: what can be picked, what is in the box, how it ends."""

from __future__ import annotations

from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.kernel import Refused, save

TRIED = 24
"""Options played, and options not on offer tried, at one look."""


def nothing_is_lost(look: Inspection) -> None:
    census = look.state.census()
    check(look, 9, census == look.census, f"the box held {look.census} and now holds {census}")


def somebody_can_pick(look: Inspection) -> None:
    check(look, 10, look.state.over or len(look.state.options) > 0, "nobody can pick and the game is not over")


def ends_in_time(look: Inspection) -> None:
    check(look, 10, len(look.picks) < look.game.bound, f"the game goes on after its bound of {look.game.bound} picks")


def options_are_actions(look: Inspection) -> None:
    options = look.state.options
    strange = [option.key for option in options if option not in look.game.index]
    check(look, 5, not strange, f"{strange} are on offer but not among the game's actions")
    check(look, 5, len(set(options)) == len(options), f"an option is offered twice: {[o.key for o in options]}")


def only_offers_are_taken(look: Inspection) -> None:
    """Brute force, on a sample: what is on offer works, what is not is refused and changes nothing."""
    state, rng = look.state, look.rng
    offered = list(state.options)
    rng.shuffle(offered)
    for option in offered[:TRIED]:
        state.clone().choose(option)
    before = save(state)
    for _ in range(TRIED):
        action = rng.pick(look.game.actions)
        if action in state.options:
            continue
        trial = state.clone()
        try:
            trial.choose(action)
        except Refused:
            check(look, 5, save(trial) == before, f"{action.key} was refused and yet changed the table")
        else:
            check(look, 5, False, f"{action.key} is not on offer and was taken all the same")


def result_is_whole(look: Inspection) -> None:
    result = look.state.result
    check(look, 10, result is not None, "the game is over and has no result")
    assert result is not None
    whole = len(result.scores) == len(result.ranks) == look.seats
    check(look, 10, whole and min(result.ranks) >= 1, f"{result} does not rank {look.seats} seats from 1")
