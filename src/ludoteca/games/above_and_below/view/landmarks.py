"""What nobody takes for another house: the six star houses, the signs of the key houses, and cottages with a name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.paper import Markup, h, join

STONE, PALE, WOOD, DARK, GOLD, GLASS, LIT = (
    "#d9d3c6",
    "#f1e6cd",
    "#8a5f3a",
    "#5d3d24",
    "#d9a93a",
    "#b7dce8",
    "#ffe08a",
)
STAR: Final = "l2.600 5.400 6 .800-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6-4.400-4.200 6-.800z"


def filled(d: str, fill: str, **more: Any) -> Markup:
    return h("path", d=d, fill=fill, **more)


def stroke(d: str, colour: str, width: float = 2) -> Markup:
    return h(
        "path", d=d, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", stroke_linejoin="round"
    )


def _disc(x: float, y: float, r: float, fill: str) -> Markup:
    return h("circle", cx=x, cy=y, r=r, fill=fill)


def _forge() -> Markup:
    """Two chimneys over a glowing mouth."""
    return join(
        filled("M30 66V34L44 24H76L90 34V66z", "#b9a58c"),
        filled("M34 30V8h10v18zM78 30V14h9v18z", "#8f5a44"),
        _disc(40, 3, 4, "#e6e9e4"),
        _disc(84, 8, 3, "#bfe6d8"),
        filled("M26 36L44 22H76L94 36z", "#5d6f7d"),
        filled("M46 66V52Q60 36 74 52V66z", "#3a1d12"),
        filled("M51 66Q50 55 57 50Q57 57 61 53Q68 57 68 66z", "#f0832b"),
        filled("M56 66Q56 60 60 57Q64 61 64 66z", "#ffe08a"),
    )


def _town_hall() -> Markup:
    """A clock over the market place."""
    return join(
        filled("M22 66V36H98V66z", PALE),
        filled("M18 38L28 26H92L102 38z", "#7a4a35"),
        filled("M48 38V12H72V38z", "#e3d3ae"),
        filled("M45 13L60 0 75 13z", "#6b4a66"),
        _disc(60, 23, 8, "#fffdf2"),
        h("circle", cx=60, cy=23, r=8, fill="none", stroke=GOLD, stroke_width=2),
        stroke("M60 23V18M60 23L64 25", "#3a271b", 1.6),
        [filled(f"M{x} 60V47Q{x + 5} 41 {x + 10} 47V60z", LIT) for x in (27, 41, 69, 83)],
        filled("M54 66V50Q60 42 66 50V66z", DARK),
    )


def _longhouse() -> Markup:
    """One roof for everybody."""
    return join(
        filled("M10 66V44H110V66z", "#c9a26a"),
        stroke("M20 46V66M32 46V66M44 46V66M76 46V66M88 46V66M100 46V66", "#a07c48", 1.6),
        filled("M2 48Q14 18 60 16T118 48z", "#8a6a2c"),
        stroke("M12 42Q30 26 60 25T108 42M22 34Q40 22 60 21T98 34", "#6d5120", 1.6),
        stroke("M4 48L-2 40M116 48l6-8M52 18l8-12 8 12", WOOD, 3),
        filled("M53 66V52Q60 44 67 52V66z", DARK),
        [h("rect", x=x, y=51, width=6, height=6, rx=1, fill=LIT) for x in (23, 36, 79, 92)],
    )


def _monument() -> Markup:
    """A caver of stone with his lamp held high, over the mouth of the first cave."""
    return join(
        filled("M34 66L40 52H80L86 66z", "#a59a8c"),
        filled("M44 52V44H76V52z", "#c2b8a8"),
        filled("M51 66V60Q60 50 69 60V66z", "#2a1f1a"),
        filled("M53 44L55 28Q60 22 65 28L67 44z", "#8d857b"),
        _disc(60, 19, 5, "#9a9288"),
        filled("M54 17Q60 9 66 17z", "#7a7268"),
        stroke("M56 28L46 14", "#8d857b", 4),
        stroke("M64 30L70 38", "#8d857b", 3.6),
        _disc(45, 9, 8, "#ffe08a66"),
        h("rect", x=42, y=5, width=6, height=8, rx=1.6, fill=LIT),
    )


def _library() -> Markup:
    """A dome of glass over the books."""
    return join(
        filled("M26 66V38H94V66z", PALE),
        filled("M36 38Q38 10 60 8T84 38z", GLASS),
        stroke("M60 8V38M47 13Q43 24 44 38M73 13Q77 24 76 38M38 28H82", "#7fa9bd", 1.4),
        filled("M60 2l4 6-4 6-4-6z", "#9b6bc9"),
        stroke("M26 38H94", GOLD, 3),
        [filled(f"M{x} 46h9v16h-9z", "#5d3d24") for x in (31, 43, 68, 80)],
        [
            join(
                filled(f"M{x + 1} 47h2v6h-2zM{x + 4} 55h2v6h-2z", "#c8452f"),
                filled(f"M{x + 4} 47h2v6h-2zM{x + 1} 55h2v6h-2z", "#5b94c7"),
            )
            for x in (31, 43, 68, 80)
        ],
        filled("M54 66V52Q60 44 66 52V66z", "#6b4426"),
    )


def _keep() -> Markup:
    """Battlements and two banners."""
    teeth = "v-5h6v5h5v-5h6v5h5v-5h6v5"
    return join(
        filled("M42 66V16" + teeth + "V66z", "#b9b2a4"),
        filled("M18 66V34v-5h5v5h4v-5h5v5h4v-5h5v5V66zM78 66V34v-5h5v5h4v-5h5v5h4v-5h5v5V66z", "#cfc8b8"),
        stroke("M30 29V14M90 29V14", "#5d3d24", 1.6),
        filled("M30 14l10 3-10 4zM90 14l10 3-10 4z", "#b83f34"),
        filled("M54 30h4v8h-4zM63 30h4v8h-4zM28 44h4v8h-4zM88 44h4v8h-4z", "#4a3f38"),
        filled("M51 66V52Q60 42 69 52V66z", DARK),
        stroke("M55 50V66M60 47V66M65 50V66M52 57H68", "#8d949b", 1.2),
    )


LANDMARKS: Final[dict[str, Callable[[], Markup]]] = {
    "s1": _forge,
    "s2": _town_hall,
    "s3": _longhouse,
    "s4": _monument,
    "s5": _library,
    "s6": _keep,
}
"""The star houses."""

SIGNS: Final[dict[str, Callable[[], Markup]]] = {
    "k1": lambda: join(
        filled("M44 20h32v17H44z", "#2f4a3c"),
        stroke("M49 26h9M49 31h15", "#e8efe4", 1.6),
        stroke("M66 32l6-6", "#ffe08a", 1.6),
    ),
    "k2": lambda: join(
        stroke("M50 36L66 22", WOOD, 3),
        filled("M62 18l9 9-4 4-9-9z", "#6d6a6c"),
        filled("M8 66h26v-4H8zM11 62h24v-4H11zM14 58h18v-4H14z", "#b5894a"),
    ),
    "k3": lambda: join(
        *(
            join(
                h("rect", x=x, y=y, width=13, height=13, rx=3, fill="#fffdf6", stroke="#5a4632", stroke_width=1.2),
                _disc(x + 4, y + 4, 1.5, "#33261a"),
                _disc(x + 9, y + 9, 1.5, "#33261a"),
            )
            for x, y in ((45, 22), (61, 19))
        )
    ),
    "k4": lambda: join(
        filled("M54 19h13v19H54z", "#e0a63c"),
        stroke("M67 23q7 0 7 6t-7 5", "#e0a63c", 3),
        filled("M52 20q4-7 8-3 5-4 9 3z", "#fffdf2"),
    ),
    "k5": lambda: join(
        filled("M57 18h6v7q8 5 6 10-2 4-9 4t-9-4q-2-5 6-10z", "#d8efe9"),
        filled("M52 32q8 4 16 0 1 7-8 7t-8-7z", "#2fa394"),
    ),
    "k6": lambda: join(
        filled("M52 20l8-6 8 6v18H52z", "#6b4426"),
        h("rect", x=55, y=22, width=10, height=13, rx=2, fill=LIT),
        filled("M8 68V56q2-5 9-5t9 5v12z", "#4f7a36"),
        filled("M11 60h12v6H11z", "#3a5c28"),
        h("rect", x=7, y=47, width=20, height=6, rx=3, fill="#c9743a"),
    ),
    "k7": lambda: join(
        stroke("M60 18V38M46 22H74M46 22l-5 9h10zM74 22l-5 9h10z", "#8a6206", 1.8),
        filled("M41 31q5 6 10 0zM69 31q5 6 10 0z", GOLD),
    ),
    "k8": lambda: join(
        filled("M46 18h28v12q-2 8-14 11-12-3-14-11z", "#a8492f"),
        h("path", d=f"M60 21{STAR}", fill="#ffe08a", transform="translate(13.800 6.500) scale(.77)"),
    ),
    "k9": lambda: join(_disc(60, 29, 11, "#fffdf6"), filled("M57 21h6v5h5v6h-5v5h-6v-5h-5v-6h5z", "#c8452f")),
}
"""What hangs over the door of a key house."""


def _steam(x: float, y: float) -> Markup:
    return stroke(f"M{x} {y}q-4-5 0-9t0-9M{x + 9} {y}q-4-5 0-9t0-9", "#ffffffd0", 2.4)


BESIDE: Final[dict[str, Callable[[], Markup]]] = {
    "h01": lambda: join(
        stroke("M6 68V61M33 68V58M40 68V62", "#4f7a36", 2),
        _disc(6, 59, 3, "#8fbf5a"),
        _disc(33, 56, 3.4, "#c9a0dc"),
        _disc(40, 61, 3, "#8fbf5a"),
    ),
    "h02": lambda: join(
        stroke("M114 68V54", WOOD, 4),
        stroke("M114 58L86 64", "#fdf8ea", 4),
        stroke("M108 59.300l-4 .900M98 61.400l-4 .900M88 63.600l-1 .200", "#c8452f", 4),
    ),
    "h06": lambda: join(
        _disc(14, 64, 8, "#4f7a36"),
        _disc(25, 66, 6, "#5f8f4e"),
        *(_disc(x, y, 1.8, "#8d2f5c") for x, y in ((10, 61), (16, 65), (15, 59), (24, 64), (28, 67))),
    ),
    "h08": lambda: join(h("ellipse", cx=24, cy=67, rx=17, ry=5, fill="#6fb7cf"), _steam(19, 62)),
    "h09": lambda: join(
        filled("M84 60h24q-1 9-12 9t-12-9z", WOOD),
        filled("M86 60q2-6 9-6v6z", "#f3cdb6"),
        stroke("M82 70q14 4 28 0", DARK, 1.8),
    ),
    "h13": lambda: join(
        filled("M90 68V58q8-10 18 0v10z", "#d9b24a"),
        stroke("M92 62h14M91 66h16", "#a5812a", 1.2),
        stroke("M4 62H30M4 66H30M8 58V70M18 58V70M28 58V70", WOOD, 2),
    ),
    "h16": lambda: join(
        filled("M30 66V40Q60 30 90 40V66z", "#e7c98f"),
        filled("M24 44Q34 12 60 8T96 44Q60 32 24 44z", "#7a4a35"),
        stroke("M30 40Q60 27 90 40M38 28Q60 19 82 28", "#5c3524", 1.4),
        filled("M54 66V52Q60 44 66 52V66z", "#6b4426"),
        _disc(42, 51, 5, LIT),
        _disc(78, 51, 5, LIT),
        h("path", d="M42 46v10M37 51h10M78 46v10M73 51h10", stroke="#3a271b", stroke_width=1),
    ),
    "h18": lambda: join(
        h("circle", cx=18, cy=58, r=11, fill="none", stroke=WOOD, stroke_width=2.6),
        stroke("M18 46V70M6 58H30M10 50l16 16M26 50L10 66", WOOD, 2),
        filled("M0 70q18-5 40 0v6H0z", "#6fb7cf"),
    ),
    "h19": lambda: join(
        stroke("M100 68Q92 52 108 40", "#3d6486", 1.6), filled("M99 62Q90 46 110 36Q112 52 99 62z", "#8fb7d6")
    ),
    "h20": lambda: join(
        stroke("M12 68V42h16", WOOD, 2.6),
        filled("M18 44h18v14H18z", "#2f5f7a"),
        filled("M30 47a5 5 0 1 0 3 8 6 6 0 0 1-3-8z", LIT),
    ),
    "h22": lambda: join(
        filled("M6 68V56q9-14 20 0v12z", "#a8492f"),
        filled("M11 68v-6q5-7 10 0v6z", "#3a1d12"),
        filled("M13 68q0-5 3-7 4 3 3 7z", "#f0832b"),
    ),
    "h23": lambda: join(
        stroke("M88 68V44H112V68M88 50H112", WOOD, 2.2),
        *(
            stroke(f"M{x} 50V66", c, 2)
            for x, c in ((93, "#c8452f"), (97, "#e8c860"), (101, "#5b94c7"), (105, "#e8c860"), (109, "#c8452f"))
        ),
    ),
    "h24": lambda: join(
        stroke("M96 68V54M106 68V54M116 68V54M92 58H118", "#4a3f38", 1.8),
        *(_disc(x, 52, 2.4, GOLD) for x in (96, 106, 116)),
    ),
}
"""What stands beside a house by its name; the Round House is drawn over the cottage."""
