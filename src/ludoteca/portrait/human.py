"""A human head: hair behind, face, features, hair in front, beard."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.paper import Markup, h, join
from ludoteca.portrait.brush import INK, Look, line, p, shade


def human(look: Look) -> Markup:
    tone = shade(look.skin, 0.84)
    wide = 19 * look.wide
    head = f"M{50 - wide} 40Q{50 - wide} 18 50 18T{50 + wide} 40Q{50 + wide} 56 {50 + wide * 0.62} 62T50 68T{50 - wide * 0.62} 62T{50 - wide} 40z"
    behind, front = _CUTS[look.cut]
    return join(
        [p(d, shade(look.hair, 0.8)) for d in behind],
        p("M43 58H57V72Q50 78 43 72z", tone),
        p(f"M{50 - wide - 3} 42a4 6 0 1 0 6-2zM{50 + wide + 3} 42a4 6 0 1 1-6-2z", tone),
        p(head, look.skin),
        p(
            f"M50 18Q{50 + wide} 18 {50 + wide} 40Q{50 + wide} 56 {50 + wide * 0.62} 62T50 68Q62 54 58 36T50 18z",
            tone,
            fill_opacity=0.35,
        ),
        p(_BEARDS[look.beard], look.hair),
        _MOUTHS[look.mouth],
        line("M50 42Q47 50 48 52Q50 53 52 52", tone, 2),
        _EYES[look.eyes](look),
        [p(d, look.hair) for d in front],
    )


Strokes = tuple[str, ...]
_CUTS: Final[dict[str, tuple[Strokes, Strokes]]] = {
    "bald": ((), ()),
    "short": ((), ("M30 38Q27 14 50 13T70 38Q68 26 60 24Q46 30 36 25Q31 30 30 38z",)),
    "parted": ((), ("M29 42Q25 12 52 12T71 42Q70 28 58 22Q50 32 34 30Q30 34 29 42z",)),
    "curls": ((), (
        "M28 40q-5-8 2-12q-2-9 7-10q3-8 12-6q8-4 13 3q9 0 8 9q7 5 1 16q-2-10-9-13q-9 5-17 2q-12 0-17 11z",)),
    "long": (("M26 44Q22 12 50 12T74 44Q78 66 74 84H60V40H40V84H26Q22 66 26 44z",),
             ("M29 42Q27 14 50 14T71 42Q68 26 52 22Q36 26 29 42z",)),
    "bun": (("M42 14a9 9 0 1 1 16 0z", "M27 44Q24 14 50 14T73 44Q74 54 70 58H30Q26 54 27 44z"),
            ("M29 42Q27 14 50 14T71 42Q66 24 50 24T29 42z",)),
    "braids": (("M27 46Q22 14 50 13T73 46L70 58H30z",
                "M26 54q8 4 4 12q8 4 3 12q6 5 1 12h-8q-8-14-4-18q-2-9 4-18zM74 54q-8 4-4 12q-8 4-3 12q-6 5-1 12h8q8-14 4-18q2-9-4-18z"),
               ("M29 42Q27 14 50 14V24Q36 26 29 42zM71 42Q73 14 50 14V24Q64 26 71 42z",)),
    "wild": (("M22 54L26 44 16 40 25 32 17 22 31 22 30 10 42 15 50 5 58 15 70 10 69 22 83 22 75 32 84 40 74 44 78 54 66 58H34z",),
             ("M31 40Q30 22 40 22L44 28 50 20 56 28 62 22Q70 24 69 40Q62 28 50 28T31 40z",)),
    "ponytail": (("M66 26Q86 24 84 52Q84 70 74 78Q78 56 68 44z",), ("M29 42Q27 14 50 14T71 42Q68 22 50 22T29 42z",)),
    "bob": (("M26 46Q22 12 50 12T74 46V60Q68 66 62 62V40H38V62Q32 66 26 60z",),
            ("M30 40Q28 15 50 15T70 40Q68 30 64 28H36Q31 32 30 40z",)),
    "fringe": ((), ("M28 40Q24 12 50 12T72 40L68 32 62 36 56 30 50 36 44 30 38 36 32 32z",)),
    "tonsure": ((), ("M30 44Q28 30 33 26Q32 36 34 42zM70 44Q72 30 67 26Q68 36 66 42z",)),
    "crest": ((), ("M44 26Q40 4 62 2Q54 10 60 14Q66 10 70 14Q60 16 58 26z",)),
}  # fmt: skip

_BEARDS: Final = {
    "": "",
    "moustache": "M50 52Q42 50 34 57Q42 60 50 56Q58 60 66 57Q58 50 50 52z",
    "goatee": "M44 62Q50 58 56 62Q56 72 50 76Q44 72 44 62zM50 53Q44 52 39 56Q45 58 50 56Q55 58 61 56Q56 52 50 53z",
    "full": "M31 44Q34 54 40 55Q50 48 60 55Q66 54 69 44Q74 72 50 80Q26 72 31 44zM44 58H56Q50 64 44 58z",
    "long": "M31 44Q34 54 40 55Q50 49 60 55Q66 54 69 44Q76 82 50 98Q24 82 31 44z",
    "chops": "M31 42Q30 58 38 63L42 57Q36 54 36 42zM69 42Q70 58 62 63L58 57Q64 54 64 42z",
    "stubble": "M34 56Q50 72 66 56Q62 66 50 68T34 56z",
    "handlebar": "M50 52Q40 50 32 56Q28 58 27 53Q24 62 34 61Q44 62 50 56Q56 62 66 61Q76 62 73 53Q72 58 68 56Q60 50 50 52z",
}

_MOUTHS: Final = {
    "smile": line("M42 58Q50 64 58 58", "#8c3b2e", 2.2),
    "firm": line("M43 59.5H57", "#8c3b2e", 2.2),
    "smirk": line("M43 60Q52 62 58 57", "#8c3b2e", 2.2),
    "open": p("M44 57Q50 55 56 57Q55 65 50 65T44 57z", "#7c2d26"),
    "lips": p("M43 59Q47 56 50 58Q53 56 57 59Q50 65 43 59z", "#a83a3f"),
    "none": Markup(""),
}


def _brows(look: Look) -> Markup:
    return line("M36 35Q41 32 46 35M54 35Q59 32 64 35", shade(look.hair, 0.75), 2.4)


def _open(look: Look) -> Markup:
    dots = [h("circle", cx=x, cy=41, r=2.6, fill=INK) for x in (41, 59)]
    return join(_brows(look), dots, [h("circle", cx=x + 0.9, cy=40.2, r=0.8, fill="#fff") for x in (41, 59)])


def _lashes(look: Look) -> Markup:
    return join(_open(look), line("M36 40Q41 35.5 46 39.5M54 39.5Q59 35.5 64 40", INK, 1.8))


def _closed(look: Look) -> Markup:
    return join(_brows(look), line("M36 41Q41 45 46 41M54 41Q59 45 64 41", INK, 2))


def _narrow(look: Look) -> Markup:
    return join(line("M35 35L46 37.5M65 35L54 37.5", shade(look.hair, 0.75), 2.6), line("M37 42H45M55 42H63", INK, 3))


def _glasses(look: Look) -> Markup:
    rims = [
        h("circle", cx=x, cy=41, r=7.5, fill="#fff", fill_opacity=0.35, stroke=INK, stroke_width=1.8) for x in (41, 59)
    ]
    return join(_open(look), rims, line("M48.5 41H51.5M33.5 40L30 38M66.5 40L70 38", INK, 1.8))


def _monocle(look: Look) -> Markup:
    rim = h("circle", cx=59, cy=41, r=8, fill="#fff", fill_opacity=0.35, stroke="#b98a2b", stroke_width=2.2)
    return join(_open(look), rim, line("M66 46Q70 60 66 74", "#b98a2b", 1.4))


def _patch(look: Look) -> Markup:
    return join(_open(look), p("M52 35H67Q66 48 59 48T52 35z", INK), line("M31 30L54 36M66 36L70 34", INK, 2))


def _goggles(look: Look) -> Markup:
    glass = [h("circle", cx=x, cy=41, r=9, fill="#9fd0d6", stroke="#8a5a1c", stroke_width=3) for x in (40, 60)]
    shine = [line(f"M{x - 4} 38Q{x - 2} 35 {x + 1} 35", "#fff", 1.6) for x in (40, 60)]
    return join(line("M30 39H32M68 39H70M49 41H51", "#8a5a1c", 4), glass, shine)


def _mask(look: Look) -> Markup:
    band = "M30 36Q50 30 70 36L68 47Q59 50 52 45H48Q41 50 32 47z"
    holes = [h("ellipse", cx=x, cy=41, rx=4.6, ry=3, fill="#fff") for x in (41, 59)]
    return join(p(band, look.trim), holes, [h("circle", cx=x, cy=41, r=2, fill=INK) for x in (41, 59)])


_EYES: Final[dict[str, Callable[[Look], Markup]]] = {
    "open": _open, "lashes": _lashes, "closed": _closed, "narrow": _narrow, "glasses": _glasses, "monocle": _monocle,
    "patch": _patch, "goggles": _goggles, "mask": _mask,
}  # fmt: skip
