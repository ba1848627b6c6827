"""What the kit says when a promise is not kept."""

from __future__ import annotations

from ludoteca.conformance.inspection import Inspection

INVARIANTS = {
    0: "the game runs without crashing",
    1: "steps are immutable and one-shot",
    2: "no secrets on the agenda",
    3: "what lies on the table is state, not a step's field",
    4: "options depend only on what the seat sees",
    5: "what is on offer can be picked, and nothing else",
    6: "a guess agrees with its view",
    7: "states a seat cannot tell apart look the same to it",
    8: "seed and picks make the state; clones are apart; saved states come back",
    9: "nothing is lost",
    10: "a random game ends, and somebody can always pick",
    11: "every option is clickable once and said in both languages",
    12: "something is on offer exactly when no rule forbids it",
}


class Broken(AssertionError):  # noqa: N818  # a promise is broken, the kit is not
    """An invariant does not hold."""

    def __init__(self, invariant: int, what: str, where: str) -> None:
        super().__init__(f"invariant {invariant} ({INVARIANTS[invariant]}): {what}\n  seen in {where}")
        self.invariant = invariant


def check(look: Inspection, invariant: int, holds: bool, what: str) -> None:
    if not holds:
        raise Broken(invariant, what, look.where())
