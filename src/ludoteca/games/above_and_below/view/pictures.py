"""Every building has a picture of its own: walls, roof and yard are composed from what the card does and its number."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ludoteca.games.above_and_below.content import goods
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, Building
from ludoteca.games.above_and_below.view.landmarks import BESIDE, LANDMARKS, SIGNS, filled, stroke
from ludoteca.paper import Markup, h, join

WALLS: Final = ("#f1dfba", "#d9a27a", "#c9b79a", "#e7c98f", "#b98d6a", "#e9e0cf", "#cfae86")
ROOFS: Final = ("#a8492f", "#7a4a35", "#5d6f7d", "#8a6a2c", "#6b4a66", "#456a52", "#b5702e")
SKIES: Final = ("#bfe0ee", "#f6dcae", "#cfe6d4", "#e6d3e6", "#f3cdb6", "#cddcf0", "#e9e6b8")
ROCKS: Final = ("#4a3a44", "#3d4149", "#54402f", "#3b4a47", "#4d3a50", "#42382f")
INK: Final = "#3a271b"
LIT: Final = "#ffe08a"


def _dots(points: tuple[tuple[float, float], ...], r: float, fill: str) -> list[Markup]:
    return [h("circle", cx=x, cy=y, r=r, fill=fill) for x, y in points]


@cache
def picture(number: int) -> Markup:
    """A building in a box of 120 by 76: houses in daylight, outposts by lamp light."""
    card = BUILDINGS[number]
    drawn = _cave(number, card) if card.kind == "outpost" else _house(number, card)
    return h("svg.picture", drawn, viewBox="0 0 120 76", preserveAspectRatio="xMidYMid slice", aria_hidden=True)


# Above.


def _house(number: int, card: Building) -> Markup:
    build = {"key": _hall, "star": _landmark, "starting": _hut}.get(card.kind, _cottage)
    own = BESIDE.get(card.name)
    return join(
        filled("M0 0H120V76H0z", SKIES[number % 7]),
        h("circle", cx=14 + number * 17 % 92, cy=14, r=7, fill="#fff3c4", fill_opacity=0.9),
        filled(f"M0 52Q{20 + number * 7 % 30} {34 + number % 5} 60 48T120 44V76H0z", "#a9c07c"),
        build(number, card),
        filled("M0 64Q60 58 120 64V76H0z", "#7ea34d"),
        own() if own else None,
        _yard(card, number),
    )


def _windows(xs: tuple[float, ...], y: float) -> list[Markup]:
    panes = [h("rect", x=x - 4, y=y, width=8, height=9, rx=1.4, fill=LIT, stroke=INK, stroke_width=1.2) for x in xs]
    return [*panes, *(stroke(f"M{x} {y}v9M{x - 4} {y + 4.5}h8", INK, 0.8) for x in xs)]


def _door(x: float, base: float = 66) -> Markup:
    return join(
        filled(f"M{x - 5} {base}V{base - 12}Q{x} {base - 18} {x + 5} {base - 12}V{base}z", "#6b4426"),
        h("circle", cx=x + 2.6, cy=base - 7, r=0.9, fill=LIT),
    )


_TOPS: Final[tuple[Callable[[int, int, str], Markup], ...]] = (
    lambda x, w, c: filled(f"M{x - w - 6} 40L{x} 14 {x + w + 6} 40z", c),
    lambda x, w, c: filled(f"M{x - w - 7} 42Q{x - w} 16 {x} 16T{x + w + 7} 42z", c),
    lambda x, w, c: filled(f"M{x - w - 5} 40L{x - w + 6} 20H{x + w - 6}L{x + w + 5} 40z", c),
    lambda x, w, c: join(
        filled(f"M{x - w - 5} 40L{x - w / 2} 16 {x + 1} 40z", c),
        filled(f"M{x - 1} 40L{x + w / 2} 20 {x + w + 5} 40z", c),
    ),
    lambda x, w, c: join(
        filled(f"M{x - w - 6} 40L{x - 6} 20 {x + w + 6} 40z", c),
        filled(f"M{x + w - 14} 34V12L{x + w - 7} 4 {x + w} 12V34z", c),
    ),
)


def _cottage(number: int, card: Building) -> Markup:
    wide = 20 + (number * 5) % 9 + 3 * card.beds
    x = 58 + number * 3 % 9 - 4
    wall, roof = WALLS[number * 3 % 7], ROOFS[number % 7]
    beams = (
        stroke(f"M{x - wide} 52H{x + wide}M{x - wide / 2} 40V66M{x + wide / 2} 40V66", "#8a5f3a", 1.6)
        if number % 3 == 0
        else None
    )
    smoke = _dots(((x - wide + 6, 12), (x - wide + 1, 6)), 3, "#fff") if number % 2 else None
    return join(
        filled(f"M{x - wide + 2} 30V16h7v14z", "#8f5a44"),
        smoke,
        h("rect", x=x - wide, y=38, width=2 * wide, height=28, fill=wall),
        beams,
        _TOPS[number % 5](x, wide, roof),
        _windows(tuple(x + at for at in ((-wide + 8, wide - 8) if card.beds < 2 else (-wide + 8, 0, wide - 8))), 44),
        _door(x + (wide // 2 if card.beds > 1 else 0)),
    )


def _hut(number: int, card: Building) -> Markup:
    return join(
        h("rect", x=34, y=42, width=52, height=24, fill="#c9a26a"),
        stroke("M42 42V66M52 42V66M68 42V66M78 42V66", "#a07c48", 1.6),
        filled("M24 46Q34 16 60 14T96 46z", "#b9924a"),
        stroke("M34 40Q60 24 86 40M40 30Q60 18 80 30", "#8f6c2e", 1.4),
        _windows((44, 76), 49),
        _door(60),
    )


def _hall(number: int, card: Building) -> Markup:
    roof = ("#3f6f8f", "#5b6f9a", "#35708a")[number % 3]
    tower = 32 + number * 13 % 5 * 14
    return join(
        h("rect", x=24, y=36, width=72, height=30, fill="#d9d3c6"),
        filled("M18 38L60 14 102 38z", roof),
        filled(f"M{tower - 7} 40V16L{tower} 4 {tower + 7} 16V40z", "#cfc8b8"),
        filled(f"M{tower - 9} 18L{tower} 2 {tower + 9} 18z", roof),
        [h("rect", x=x, y=40, width=4, height=26, fill="#f3eee2") for x in (28, 42, 74, 88)],
        filled("M52 66V50Q60 40 68 50V66z", "#5d3d24"),
        stroke("M34 24V10l8 3-8 3M86 24V10l8 3-8 3", "#b83f34", 2),
        SIGNS[card.name](),
    )


def _landmark(number: int, card: Building) -> Markup:
    return LANDMARKS[card.name]()


def _of(card: Building) -> tuple[int, ...]:
    """The goods and tokens that a card is about."""
    found = [item for item in (card.stock, card.renew) if item != goods.NOTHING]
    found += [item for item, _ in card.vp_per if item < len(goods.ITEMS)] + list(card.pay_with) + list(card.income_per)
    return tuple(found) + ((goods.POTION,) if card.potion_now or card.potion_income else ())


def _yard(card: Building, number: int) -> list[Markup]:
    """What stands before the house: trees, racks, jars, and the sign over the lane."""
    side = 98 if number % 2 else 18
    props = [_PROPS[item](side if n % 2 == 0 else 116 - side) for n, item in enumerate(_of(card)[:2])]
    if card.income:
        props.append(
            join(
                stroke(f"M{116 - side} 66V46", "#6b4426", 2.4),
                filled(f"M{108 - side} 44h16v11h-16z", "#e8c860"),
                h("circle", cx=116 - side, cy=49.5, r=3, fill="#b9780a"),
            )
        )
    return props


_PROPS: Final[dict[int, Callable[[float], Markup]]] = {
    goods.MUSHROOM: lambda x: join(*(join(filled(f"M{x + d} 68v-7h3v7z", "#f6ead2"), filled(f"M{x + d - 4} {61}q5.5-9 11 0z", "#c8452f")) for d in (-9, 0, 8))),
    goods.FISH: lambda x: join(stroke(f"M{x - 10} 68V50H{x + 10}V68", "#6b4426", 2), *(filled(f"M{x + d} 52q-3 6 0 11l-2 3h4l-2-3q3-5 0-11z", "#5b94c7") for d in (-6, 0, 6))),
    goods.FRUIT: lambda x: join(stroke(f"M{x} 68V54", "#6b4426", 3), h("circle", cx=x, cy=46, r=11, fill="#5f8f4e"), *_dots(((x - 5, 44), (x + 4, 42), (x, 50), (x + 6, 50)), 2.2, "#e58a2e")),
    goods.ROPE: lambda x: join(*(h("ellipse", cx=x, cy=y, rx=9, ry=3.4, fill="none", stroke="#b48344", stroke_width=3) for y in (66, 61, 56))),
    goods.POT: lambda x: join(*(filled(f"M{x + d - 3} 56h6v2q5 3 3 8q-1 4-6 4t-6-4q-2-5 3-8z", "#c06a42") for d in (-7, 7))),
    goods.PAPER: lambda x: join(stroke(f"M{x - 11} 50H{x + 11}M{x - 11} 68V48M{x + 11} 68V48", "#6b4426", 1.6), *(h("rect", x=x + d, y=50, width=6, height=9, fill="#fdf8ea") for d in (-9, -2, 5))),
    goods.ORE: lambda x: filled(f"M{x - 12} 68l4-9 6-4 8 2 6 11z", "#8b8079"),
    goods.AMETHYST: lambda x: filled(f"M{x - 6} 68l-2-10 4-6 5 7zM{x + 1} 68l-1-16 5-6 4 8-2 14z", "#9b6bc9"),
    goods.POTION: lambda x: join(filled(f"M{x - 3} 50h6v6q7 4 5 9q-1 4-8 4t-8-4q-2-5 5-9z", "#d8efe9"), filled(f"M{x - 8} 62q8 4 16 0q1 7-8 7t-8-7z", "#2fa394")),
    goods.CIDER: lambda x: join(h("rect", x=x - 8, y=52, width=16, height=16, rx=5, fill="#a9763f"), stroke(f"M{x - 8} 57h16M{x - 8} 63h16", "#5d3d24", 1.6)),
}  # fmt: skip


# Below.


def _cave(number: int, card: Building) -> Markup:
    rock = ROCKS[number % 6]
    teeth = "".join(f"L{x} {6 + (number * x) % 7} {x + 6} {12 + (number + x) * 5 % 11} " for x in range(0, 120, 14))
    return join(
        filled("M0 0H120V76H0z", "#1d1620"),
        h("ellipse", cx=60, cy=46, rx=50, ry=34, fill=rock),
        h("ellipse", cx=40 + number * 11 % 40, cy=40, rx=26, ry=20, fill="#ffd766", fill_opacity=0.18),
        filled(f"M0 0L0 10 {teeth}L120 10V0z", "#2b2029"),
        filled(f"M0 76V{60 + number % 4}Q30 {56 + number % 6} 60 62T120 60V76z", "#2f2429"),
        _front(number, card),
        _depth(card, number),
        _lamp(16 + number * 29 % 80, 24),
    )


def _lamp(x: float, y: float) -> Markup:
    return join(
        stroke(f"M{x} {y - 10}V{y - 4}", "#c9a24a", 1.4),
        h("circle", cx=x, cy=y, r=8, fill=LIT, fill_opacity=0.3),
        h("rect", x=x - 3, y=y - 4, width=6, height=8, rx=1.6, fill=LIT),
    )


def _front(number: int, card: Building) -> Markup:
    """A wooden front, a tent, a platform or bunks in the chamber."""
    x = 46 + number * 7 % 30
    if card.beds:
        return join(
            [
                join(
                    h("rect", x=30 + 32 * n, y=52, width=26, height=9, rx=2, fill="#8a5f3a"),
                    h("rect", x=32 + 32 * n, y=48, width=22, height=7, rx=3, fill="#5b94c7"),
                    h("rect", x=32 + 32 * n, y=48, width=7, height=7, rx=2, fill="#fdf8ea"),
                )
                for n in range(card.beds)
            ]
        )
    if number % 3 == 0:
        return join(
            filled(f"M{x - 20} 64L{x} 32 {x + 20} 64z", "#b5894a"), filled(f"M{x - 6} 64L{x} 44 {x + 6} 64z", "#3a271b")
        )
    if number % 3 == 1:
        return join(
            h("rect", x=x - 18, y=40, width=36, height=24, fill="#8a6a45"),
            filled(f"M{x - 22} 42L{x} 28 {x + 22} 42z", "#5d4436"),
            _windows((x - 9,), 47),
            _door(x + 8, 64),
        )
    return join(
        stroke(f"M{x - 22} 50H{x + 22}M{x - 18} 50V64M{x} 50V64M{x + 18} 50V64", "#8a5f3a", 3),
        stroke(f"M{x + 10} 50V30h-14", "#8a5f3a", 2.4),
    )


def _depth(card: Building, number: int) -> list[Markup]:
    """What this cave is good for."""
    found = []
    about = _of(card)
    if goods.FISH in about:
        found.append(
            join(
                h("ellipse", cx=86, cy=65, rx=28, ry=7, fill="#3f7fa0"),
                stroke("M70 64q6-3 12 0M88 67q6-3 12 0", "#bfe6f2", 1.4),
                filled("M92 58q6-5 11 0l4-3v6l-4-3q-5 5-11 0z", "#8fc0e0"),
            )
        )
    if goods.MUSHROOM in about:
        found += [
            filled(
                f"M{x} 68v-{t}h4v{t}zM{x - 6} {68 - t}q8-{10 + number % 4} 16 0z",
                ("#e7b0d0", "#c8452f", "#7fd0b8")[(number + x) % 3],
            )
            for x, t in ((14, 9), (28, 6), (98, 8))
        ]
    if goods.ORE in about:
        found += [
            filled("M84 56h26l-4 10H88z", "#7d6a55"),
            filled("M86 56q4-9 10-5q6-6 12 5z", "#b5a48c"),
            *_dots(((91, 67), (103, 67)), 3, "#2a2326"),
            stroke("M78 70H116", "#8d949b", 1.6),
        ]
    if goods.AMETHYST in about:
        found += [
            filled(f"M{x} 70l-4-{t} 5-8 6 7-1 {t + 1}z", ("#9b6bc9", "#b98be0", "#7d4fb0")[n])
            for n, (x, t) in enumerate(((14, 18), (28, 12), (102, 20)))
        ]
    if goods.POTION in about:
        found.append(_PROPS[goods.POTION](98))
    if card.income:
        found.append(join(filled("M8 58h20v10H8z", "#8a5f3a"), _dots(((13, 57), (18, 55), (23, 57)), 3.2, "#f2c34a")))
    if card.reroll or card.reputation_now:
        found.append(join(filled("M94 68V44l8-8 8 8v24z", "#7a6a8f"), filled("M99 68V54q3-5 6 0v14z", LIT)))
    if card.vp_per and not about:
        found.append(
            join(
                h("rect", x=86, y=46, width=26, height=18, fill="#f1e6c8"),
                stroke("M90 58q6-8 10-2t10-6", "#a8492f", 1.6),
            )
        )
    return found
