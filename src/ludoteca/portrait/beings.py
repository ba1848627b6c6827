"""Beasts and other beings have heads of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.paper import Markup, h, join
from ludoteca.portrait.brush import INK, Look, line, p, shade
from ludoteca.portrait.human import human


def _eyes_at(x: float, y: float, r: float = 3, colour: str = INK) -> Markup:
    return join(
        [h("circle", cx=50 + sign * x, cy=y, r=r, fill=colour) for sign in (-1, 1)],
        [h("circle", cx=50 + sign * x + r * 0.35, cy=y - r * 0.35, r=r * 0.32, fill="#fff") for sign in (-1, 1)],
    )


def _cat(look: Look) -> Markup:
    return join(
        p("M28 50L24 14 42 26Q50 24 58 26L76 14 72 50Q70 72 50 72T28 50z", look.skin),
        p("M28 20L31 34 38 27zM72 20L69 34 62 27z", look.hair),
        p("M40 54Q50 46 60 54Q58 68 50 68T40 54z", look.trim),
        _eyes_at(11, 44, 4.4, "#3f6b2e"),
        p("M47 54H53L50 58z", "#b5544f"),
        line("M50 58Q46 64 42 61M50 58Q54 64 58 61M34 56L18 53M34 60L20 62M66 56L82 53M66 60L80 62", INK, 1.5),
        line("M44 28L46 35M50 27V35M56 28L54 35", shade(look.skin, 0.6), 2.4),
    )


def _muzzle(skin: str, nose: str, top: str, jaw: str, *more: Markup) -> Markup:
    return join(p(top, skin), p(jaw, shade(skin, 1.35)), *more, p("M44 58Q50 54 56 58Q55 65 50 66T44 58z", nose))


def _hound(look: Look) -> Markup:
    ears = p("M32 24Q16 28 20 58Q28 62 34 46zM68 24Q84 28 80 58Q72 62 66 46z", look.hair)
    face = _muzzle(
        look.skin,
        INK,
        "M32 26Q50 14 68 26Q72 48 64 62Q58 74 50 74T36 62Q28 48 32 26z",
        "M42 44Q50 40 58 44Q62 70 50 72T42 44z",
    )
    return join(face, ears, _eyes_at(10, 40, 3.4), line("M50 66V70M50 70Q44 74 42 70M50 70Q56 74 58 70", INK, 1.8))


def _fox(look: Look) -> Markup:
    return join(
        p("M28 10L40 28H60L72 10 74 42Q68 58 50 76Q32 58 26 42z", look.skin),
        p("M26 42Q38 46 50 74Q32 58 26 42zM74 42Q62 46 50 74Q68 58 74 42z", look.trim),
        p("M31 17L34 30 40 27zM69 17L66 30 60 27z", INK),
        _eyes_at(11, 42, 3.2),
        h("circle", cx=50, cy=73, r=3.6, fill=INK),
    )


def _goat(look: Look) -> Markup:
    return join(
        p("M38 24Q26 8 14 14Q28 16 32 32zM62 24Q74 8 86 14Q72 16 68 32z", "#8a7a5e"),
        p("M34 34Q16 32 14 44Q26 48 36 42zM66 34Q84 32 86 44Q74 48 64 42z", shade(look.skin, 0.82)),
        p("M34 28Q50 16 66 28Q68 46 60 62Q56 72 50 72T40 62Q32 46 34 28z", look.skin),
        p("M44 70Q50 74 56 70Q54 86 50 90Q46 86 44 70z", look.hair),
        _eyes_at(10, 40, 3),
        line("M46 60Q50 63 54 60M50 63V67", INK, 1.8),
    )


def _ox(look: Look) -> Markup:
    return join(
        p("M32 28Q12 30 8 10Q20 22 36 20zM68 28Q88 30 92 10Q80 22 64 20z", "#e9dcc0"),
        p("M32 32Q16 30 14 42Q26 48 34 40zM68 32Q84 30 86 42Q74 48 66 40z", shade(look.skin, 0.8)),
        p("M32 24Q50 14 68 24Q70 46 64 62H36Q30 46 32 24z", look.skin),
        p("M32 56Q50 48 68 56Q70 74 50 74T32 56z", shade(look.skin, 1.45)),
        _eyes_at(11, 40, 3.2),
        [h("ellipse", cx=x, cy=62, rx=3, ry=2.2, fill=INK) for x in (43, 57)],
        h("circle", cx=50, cy=69, r=4, fill="none", stroke="#d9a93a", stroke_width=2),
    )


def _otter(look: Look) -> Markup:
    return join(
        p("M30 30a6 6 0 1 1 6-8zM70 30a6 6 0 1 0-6-8z", shade(look.skin, 0.8)),
        p("M28 42Q26 18 50 18T72 42Q74 70 50 72T26 42z", look.skin),
        p("M34 54Q50 42 66 54Q64 71 50 71T34 54z", look.trim),
        _eyes_at(11, 42, 3),
        p("M45 50Q50 47 55 50Q54 56 50 56T45 50z", INK),
        line("M50 56V61M50 61Q45 65 42 62M50 61Q55 65 58 62M36 58L22 56M36 62L24 65M64 58L78 56M64 62L76 65", INK, 1.5),
    )


def _lizard(look: Look) -> Markup:
    return join(
        p("M26 40Q28 18 50 16T74 40Q76 60 50 72Q24 60 26 40z", look.skin),
        p("M44 16L50 4 56 16 62 8 64 20H36L38 8z", look.hair),
        p("M30 54Q50 66 70 54Q64 68 50 72T30 54z", look.trim),
        [h("circle", cx=x, cy=36, r=7, fill="#f2d95c", stroke=INK, stroke_width=1.4) for x in (35, 65)],
        [h("ellipse", cx=x, cy=36, rx=1.8, ry=5.4, fill=INK) for x in (35, 65)],
        line("M32 55Q50 64 68 55", INK, 2),
        [h("circle", cx=x, cy=48, r=1.2, fill=INK) for x in (46, 54)],
    )


def _heron(look: Look) -> Markup:
    return join(
        p("M42 30Q38 60 30 90H66Q58 62 60 34z", look.skin),
        p("M36 34Q36 18 50 18T64 34Q62 44 50 44T36 34z", look.skin),
        p("M52 20Q70 12 88 22Q70 20 60 28z", look.hair),
        p("M38 34L4 44 40 42z", "#e0a23a"),
        h("circle", cx=46, cy=32, r=3, fill=INK),
        line("M44 56L41 84M52 56L53 84", shade(look.skin, 0.75), 1.6),
    )


def _boar(look: Look) -> Markup:
    return join(
        p("M30 26L22 12 40 20zM70 26L78 12 60 20z", shade(look.skin, 0.75)),
        p("M28 40Q26 18 50 18T72 40Q74 72 50 72T28 40z", look.skin),
        p("M36 54Q50 46 64 54V64Q50 74 36 64z", "#d99a8f"),
        [h("ellipse", cx=x, cy=59, rx=2.6, ry=3.4, fill=INK) for x in (45, 55)],
        p("M36 62Q32 54 30 50Q30 62 35 68zM64 62Q68 54 70 50Q70 62 65 68z", "#fbf3df"),
        _eyes_at(11, 40, 3),
    )


def _serpent(look: Look) -> Markup:
    return join(
        p("M40 60Q20 74 30 100H74Q80 74 60 60z", look.skin),
        p("M30 38Q34 16 50 16T70 38Q70 58 58 66Q50 70 42 66Q30 58 30 38z", look.skin),
        [p(f"M{x} {y}l5 5-5 5-5-5z", look.hair) for x, y in ((50, 20), (50, 74), (44, 86), (58, 86))],
        [h("ellipse", cx=x, cy=40, rx=5.6, ry=4.4, fill="#f4e05f") for x in (40, 60)],
        [h("ellipse", cx=x, cy=40, rx=1.4, ry=4, fill=INK) for x in (40, 60)],
        line("M40 60Q50 65 60 60", INK, 2),
        line("M50 63V74L46 79M50 74L54 79", "#c23b32", 1.8),
    )


def _troll(look: Look) -> Markup:
    return join(
        p("M26 40L10 34 26 52zM74 40L90 34 74 52z", shade(look.skin, 0.85)),
        p("M24 44Q22 14 50 14T76 44Q78 74 50 74T24 44z", look.skin),
        p("M26 30Q36 12 50 18Q64 10 74 30Q62 22 50 28Q38 22 26 30z", look.hair),
        p("M46 40Q40 58 50 58T54 40z", shade(look.skin, 0.82)),
        _eyes_at(12, 42, 3.2),
        line("M36 64Q50 70 64 64", INK, 2.4),
        p("M40 65L42 57 45 66zM60 65L58 57 55 66z", "#fbf3df"),
    )


def _mushroom(look: Look) -> Markup:
    return join(
        p("M34 40H66Q70 70 64 84H36Q30 70 34 40z", look.trim),
        p("M8 44Q12 8 50 6T92 44Q70 52 50 50T8 44z", look.skin),
        [
            h("circle", cx=x, cy=y, r=r, fill="#fff6e3")
            for x, y, r in ((30, 30, 6), (52, 20, 7), (72, 34, 5), (50, 40, 4))
        ],
        _eyes_at(8, 60, 2.8),
        line("M43 70Q50 76 57 70", INK, 2),
    )


def _robot(look: Look) -> Markup:
    return join(
        line("M50 18V6", "#6e4e14", 3),
        h("circle", cx=50, cy=6, r=4, fill="#ffd766"),
        h("rect", x=28, y=18, width=44, height=48, rx=8, fill=look.skin),
        h("rect", x=28, y=18, width=44, height=10, rx=5, fill=shade(look.skin, 1.35)),
        [h("circle", cx=x, cy=40, r=7.5, fill="#2b3138", stroke="#6e4e14", stroke_width=2.4) for x in (40, 60)],
        [h("circle", cx=x, cy=40, r=3.2, fill=look.trim) for x in (40, 60)],
        line("M38 56H62M42 52.5V59.5M47 52.5V59.5M53 52.5V59.5M58 52.5V59.5", "#4b3410", 1.8),
        [h("circle", cx=x, cy=y, r=1.6, fill="#4b3410") for x in (32, 68) for y in (24, 61)],
        h("rect", x=42, y=66, width=16, height=8, fill=shade(look.skin, 0.7)),
    )


def _slime(look: Look) -> Markup:
    return join(
        p("M14 100Q10 22 50 18T86 100z", look.skin),
        p("M24 100Q22 40 44 30Q30 60 36 100z", "#fff", fill_opacity=0.25),
        h("circle", cx=50, cy=46, r=15, fill="#fffbe8"),
        h("circle", cx=52, cy=47, r=7, fill=INK),
        h("circle", cx=55, cy=44, r=2.2, fill="#fff"),
        line("M38 72Q50 80 62 72", shade(look.skin, 0.5), 3),
        [
            h("circle", cx=x, cy=y, r=r, fill=shade(look.skin, 0.8))
            for x, y, r in ((26, 66, 4), (74, 60, 5), (70, 84, 3.4))
        ],
    )


def _water(look: Look) -> Markup:
    return join(
        p(
            "M50 2Q62 20 70 32Q78 46 72 58Q66 66 74 80Q78 90 84 100H16Q22 90 26 80Q34 66 28 58Q22 46 30 32Q38 20 50 2z",
            look.skin,
        ),
        p("M50 2Q42 26 40 44T34 100H16Q22 90 26 80Q34 66 28 58Q22 46 30 32Q38 20 50 2z", "#fff", fill_opacity=0.3),
        line("M38 44Q42 48 46 44M54 44Q58 48 62 44", "#1f5566", 2.2),
        line("M44 58Q50 62 56 58", "#1f5566", 2.2),
        [
            h("circle", cx=x, cy=y, r=r, fill="#fff", fill_opacity=0.75)
            for x, y, r in ((64, 30, 3), (30, 76, 3), (66, 84, 4), (46, 88, 2.4))
        ],
    )


BEINGS: Final[dict[str, Callable[[Look], Markup]]] = {
    "human": human, "cat": _cat, "hound": _hound, "fox": _fox, "goat": _goat, "ox": _ox, "otter": _otter,
    "lizard": _lizard, "heron": _heron, "boar": _boar, "serpent": _serpent, "troll": _troll, "mushroom": _mushroom,
    "robot": _robot, "slime": _slime, "water": _water,
}  # fmt: skip
