"""A hint in words: what an option is expected to bring, from the terms of the game's own judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.words import Words

LITTLE: Final = 0.05
"""Less is not worth a word."""
WHOLE: Final = 0.95
"""One term that makes up so much of the sum is all of it."""


def brought(brings: Mapping[str, float], words: Words) -> str:
    """ "+1.2 points, mostly the Conflict (+0.8)"; terms that do not add up are told one by one."""
    told = sorted((term for term in brings.items() if abs(term[1]) >= LITTLE), key=lambda term: -abs(term[1]))
    if not words.has("term-unit"):
        each = [
            words.t("hint-each", amount=signed(change, words), term=words.t(f"term-{name}", count=counted(change)))
            for name, change in told[:2]
        ]
        return ", ".join(each) or words.t("hint-nothing")
    total = sum(brings.values())
    pulls = [term for term in told if term[1] * total > 0]
    if not pulls or not counted(total):
        return words.t("hint-nothing")
    return _summed(total, pulls[0], [term for term in told if term[1] * total < 0], words)


def _summed(total: float, first: tuple[str, float], against: list[tuple[str, float]], words: Words) -> str:
    """The sum, and what it comes from: what pulls its way most, and where that is more than the sum, what it costs."""
    name, change = first
    said: dict[str, str] = {
        "total": signed(total, words),
        "unit": words.t("term-unit", count=counted(total)),
        "term": words.t(f"term-{name}"),
        "most": signed(change, words),
    }
    if counted(change) == counted(total) or abs(change - total) < (1 - WHOLE) * abs(total):
        return words.t("hint-alone", total=said["total"], unit=said["unit"], term=said["term"])
    if against and counted(change) > counted(total):
        other, less = against[0]
        return words.t("hint-but", **said, other=words.t(f"term-{other}"), less=signed(less, words))
    return words.t("hint-sum", **said)


def counted(amount: float) -> float | int:
    """As it is shown, without its sign: what the word after it goes by ("1 point", "1.5 points")."""
    shown = round(abs(amount), 1)
    return int(shown) if shown.is_integer() else shown


def signed(amount: float, words: Words) -> str:
    """With its sign, and with a fraction only where there is one: "+2", "−0.5"."""
    return words.figure(round(amount, 1), "+.0f" if isinstance(counted(amount), int) else "+.1f")
