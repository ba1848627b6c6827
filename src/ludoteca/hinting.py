"""A hint in words: what an option is expected to bring, from the terms of the game's own judge."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteca.words import Words

LITTLE: Final = 0.05
"""Less is not worth a word."""
SIGNED: Final = "+.1f"
WHOLE: Final = 0.95
"""One term that makes up so much of the sum is all of it."""


def brought(brings: Mapping[str, float], words: Words) -> str:
    """ "+1.2 points, mostly the Conflict (+0.8)"; terms that do not add up are told one by one."""
    told = sorted((term for term in brings.items() if abs(term[1]) >= LITTLE), key=lambda term: -abs(term[1]))
    total = sum(brings.values())
    if not told:
        return words.t("hint-nothing")
    if not words.has("term-unit"):
        each = [
            words.t("hint-each", amount=words.figure(change, SIGNED), term=words.t(f"term-{name}"))
            for name, change in told[:2]
        ]
        return ", ".join(each)
    for name, change in told:  # what pulls the way the sum goes
        if change * total > 0:
            said = "hint-alone" if abs(change - total) < (1 - WHOLE) * abs(total) else "hint-sum"
            term, unit = words.t(f"term-{name}"), words.t("term-unit")
            most = words.figure(change, SIGNED)
            return words.t(said, total=words.figure(total, SIGNED), unit=unit, term=term, most=most)
    return words.t("hint-nothing")
