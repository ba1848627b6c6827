"""What somebody wears below the chin."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.paper import Markup, h, join
from ludoteca.portrait.brush import Look, line, p, shade

_SHOULDERS: Final = "M8 100C10 78 28 72 42 69H58C72 72 90 78 92 100z"


def _coat(look: Look) -> Markup:
    return join(p(_SHOULDERS, look.coat), p("M42 69H58L50 100z", shade(look.coat, 0.72)))


def _plain(look: Look) -> Markup:
    return join(_coat(look), line("M30 76Q28 88 29 100M70 76Q72 88 71 100", shade(look.coat, 0.72)))


def _cravat(look: Look) -> Markup:
    return join(
        _coat(look),
        p("M40 70L50 78 60 70 63 75 50 86 37 75z", look.trim),
        p("M46 79H54L57 100H43z", look.trim),
        p("M30 74L42 70 44 100H26zM70 74L58 70 56 100H74z", shade(look.coat, 0.82)),
    )


def _fur(look: Look) -> Markup:
    tufts = (
        "M14 84q4-14 14-12q2-8 12-6l10 12 10-12q10-2 12 6q10-2 14 12q-8 8-16 2q-8 6-14 0l-6 6-6-6q-6 6-14 0q-8 6-16-2z"
    )
    return join(_coat(look), p(tufts, look.trim))


def _scarf(look: Look) -> Markup:
    return join(
        _coat(look),
        p("M34 66Q50 80 66 66L69 76Q50 90 31 76z", look.trim),
        p("M58 78L66 100H54L52 80z", shade(look.trim, 0.84)),
    )


def _apron(look: Look) -> Markup:
    return join(
        _coat(look),
        p("M34 84H66V100H34z", look.trim),
        line("M36 84L40 71M64 84L60 71", look.trim, 4),
    )


def _lace(look: Look) -> Markup:
    ruff = "".join(f"M{x} 74a6 6 0 1 0 .1 0" for x in (34, 42, 50, 58, 66))
    return join(_coat(look), p(ruff, look.trim), p("M47 80L53 80 50 88z", shade(look.coat, 1.4)))


def _armor(look: Look) -> Markup:
    return join(
        p(_SHOULDERS, look.coat),
        p("M8 100C9 84 18 76 30 74L34 100zM92 100C91 84 82 76 70 74L66 100z", shade(look.coat, 1.25)),
        line("M36 72Q50 82 64 72M40 88H60", shade(look.coat, 0.6), 2.5),
        h("circle", cx=24, cy=84, r=2.4, fill=look.trim),
        h("circle", cx=76, cy=84, r=2.4, fill=look.trim),
    )


def _cloak(look: Look) -> Markup:
    return join(
        p("M2 100C4 70 24 62 34 56H66C76 62 96 70 98 100z", look.coat),
        p("M40 70L50 92 60 70z", shade(look.coat, 0.65)),
        h("circle", cx=50, cy=80, r=4, fill=look.trim),
    )


COLLARS: Final[dict[str, Callable[[Look], Markup]]] = {
    "plain": _plain, "cravat": _cravat, "fur": _fur, "scarf": _scarf, "apron": _apron, "lace": _lace, "armor": _armor,
    "cloak": _cloak,
}  # fmt: skip
