"""Why something is not on offer: the first rule against it, and what to say about it."""

from __future__ import annotations

from typing import Any, Final


class Reason:
    """A rule and a sentence: `Reason("ROAM-REST-03", "coins", missing=2)` is said by the message `why-coins`.

    The numbers and things of the sentence are named as `View.words` names them. Like options, a reason may only depend
    on what the seat sees that is asked.
    """

    __slots__ = ("data", "far", "rule", "words")

    rule: str
    words: str
    data: dict[str, Any]
    far: bool
    """The thing is not there at all: in nobody's hand, not for sale. Lists of what cannot be done leave it out."""

    def __init__(self, rule: str, words: str, /, **data: Any) -> None:
        self.rule = rule
        self.words = words
        self.data = data
        self.far = False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.rule, self.words, self.data) == (other.rule, other.words, other.data)

    def __hash__(self) -> int:
        return hash((self.rule, self.words))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.words!r}, {self.data!r})"


def absent(rule: str, words: str, /, **data: Any) -> Reason:
    """The reason against something that is not there: a card of nobody, a piece that is not on the table."""
    reason = Reason(rule, words, **data)
    reason.far = True
    return reason


ELSEWHERE: Final = Reason("", "first")
"""A question is not about this at all. What is said then is what is asked instead."""
OVER: Final = Reason("", "over")
"""Nothing is asked any more."""


def lacking(has: int, needs: int, rule: str, words: str, /, **data: Any) -> Reason | None:
    """The reason against what costs more than there is: `missing` is how much more it would take."""
    return None if has >= needs else Reason(rule, words, missing=needs - has, **data)
