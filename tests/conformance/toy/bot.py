"""The toy's judgement: points, and high cards first."""

from __future__ import annotations

from ludoteca.kernel import Judge, Option, levels
from tests.conformance.toy import Toy

SEARCH = levels(rounds=2)


def value(g: Toy, seat: int) -> float:
    return 0.5 + 0.1 * (g.points[seat] - max(p for s, p in enumerate(g.points) if s != seat))


def prefer(g: Toy, option: Option) -> float:
    return float(option.args[0])


JUDGE = Judge(value=value, prefer=prefer, search=SEARCH)
