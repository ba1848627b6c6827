"""Invariant 8: chance comes from the state's own generator, clones are apart, saved states come back."""

from __future__ import annotations

from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.kernel import checksum, load, save

AHEAD = 12


def clone_is_apart(look: Inspection) -> None:
    """Play on with a clone: the original must not notice, and the same picks on another clone give the same."""
    before = save(look.state)
    one, two = look.state.clone(), look.state.clone()
    check(look, 8, one == look.state, "a clone is not equal to its original")
    for _ in range(AHEAD):
        if one.over:
            break
        pick = look.rng.pick(one.options)
        one.choose(pick)
        two.choose(pick)
    check(look, 8, save(look.state) == before, "playing on a clone changed the original")
    check(look, 8, one == two, "the same picks led two clones to different tables: chance from outside the state")


def save_comes_back(look: Inspection) -> None:
    again = load(look.game, save(look.state))
    check(look, 8, again == look.state, "a saved table did not come back equal")
    check(look, 8, list(again.options) == list(look.state.options), "a saved table came back with other options")


def picks_make_the_state(look: Inspection) -> None:
    again = look.game.new(look.seats, look.seed, **look.variants)
    for n, pick in enumerate(look.picks, 1):
        check(look, 8, pick in again.options, f"in the replay pick {n}, {pick.key}, is not on offer")
        again.play(pick)
    check(look, 8, checksum(again) == checksum(look.state), "seed and picks did not make the same table again")
