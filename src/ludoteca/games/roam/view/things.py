"""The artifacts, drawn: each a thing of its own, on a disc in the colour of what it does."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.games.roam.content import ARTIFACTS
from ludoteca.paper import Markup, h

GOLD, BRASS, IRON, WOOD, DARK, PAPER, RED, BLUE, GREEN, GLASS, BONE, NIGHT = (
    *("#e9b13c", "#c98a2b", "#8b93a0", "#a8713f", "#5e4029", "#fbf1d7"),
    *("#c2492f", "#3f77b0", "#5d8b4a", "#cfe6ea", "#efe3c8", "#4a4472"),
)
DISCS: Final = ("#f6e2a8", "#cfe3d0", "#dcd5ec", "#f3dcc4", "#cfe2ee", "#eed0c8")
"""What lies behind the things of each ability."""
LINE: Final = ""
"""For what is only a line: nothing inside."""

Stroke = tuple[str, str]
"""A colour, and what is filled with it."""

THINGS: Final[tuple[tuple[Stroke, ...], ...]] = (
    # A purse full of luck, a beggar's bowl, a silver bell, a backpack: they bring coins.
    (
        (WOOD, "M15 19q-8 8-7 15 1 6 16 6t16-6q1-7-7-15z"),
        (GOLD, "M24 23l2 4 5 .6-3.6 3.2 1 4.8-4.4-2.4-4.4 2.4 1-4.8-3.6-3.2 5-.6z"),
        (RED, "M14 17h20v4H14zM17 17q-4-7-1-8 4 2 8 0 4 2 8 0 3 1-1 8z"),
    ),
    (
        (GOLD, "M14 20a5 5 0 0 1 10 0zM23 19a5 5 0 0 1 10 0zM19 15a4 4 0 0 1 9 0z"),
        (WOOD, "M6 20h36q0 14-12 18H18Q6 34 6 20z"),
        (DARK, "M16 38h16v3H16zM6 20h36v3H6z"),
    ),
    (
        (IRON, "M24 8q10 2 10 16 0 7 5 10H9q5-3 5-10Q14 10 24 8z"),
        (PAPER, "M18 15q-2 5-1 13-1-9 3-14z"),
        (BRASS, "M20 36a4 4 0 0 0 8 0zM21 8a3 3 0 0 1 6 0z"),
    ),
    (
        (GREEN, "M13 16q0-8 11-8t11 8v22q0 3-3 3H16q-3 0-3-3z"),
        (WOOD, "M16 26h16v12H16zM13 17h22v4H13z"),
        (RED, "M11 9q0-4 13-4t13 4-13 4-13-4z"),
        (GOLD, "M22 28h4v5h-4z"),
    ),
    # A walking stick, a crook, a fan, a tide glass: they push.
    (
        (WOOD, "M13 42l18-27q3-5 0-8-3-2-6 2l-3-2q5-8 11-4 6 5 1 13L17 44z"),
        (BRASS, "M13 42l4 2-2 3-4-2z"),
        (RED, "M22 26l5 3-1 3-6-3z"),
    ),
    (
        (WOOD, "M22 46V19q0-13 9-13 8 0 8 8 0 7-6 7-5 0-5-5h3q0 2 2 2 3 0 3-4 0-5-5-5-5 0-5 10v27z"),
        (GREEN, "M21 30q-9 1-11-7 9 0 11 7zM26 25q2 8 10 8-1-8-10-8z"),
    ),
    (
        (BLUE, "M24 40L6 22q6-13 18-14 12 1 18 14z"),
        (PAPER, "M24 40L14 12l4-2zM24 40V8h4zM24 40l10-28 4 3z"),
        (WOOD, "M22 38h4v8h-4z"),
    ),
    (
        (GLASS, "M14 8h20v8q0 6-7 8 7 2 7 8v8H14v-8q0-6 7-8-7-2-7-8z"),
        (BLUE, "M16 12q4-3 8 0t8 0v4q0 5-8 7-8-2-8-7zM16 38v-5q8-6 16 0v5z"),
        (BRASS, "M11 4h26v5H11zM11 39h26v5H11z"),
    ),
    # A compass, a top, a weathervane, a wizard's hat: they turn.
    (
        (BRASS, "M24 5a19 19 0 1 1 0 38 19 19 0 1 1 0-38z"),
        (PAPER, "M24 9a15 15 0 1 1 0 30 15 15 0 1 1 0-30z"),
        (RED, "M24 24L32 13l-5 13z"),
        (IRON, "M24 24l-8 11 5-13z"),
        (DARK, "M23 11h2v3h-2zM23 34h2v3h-2zM11 23h3v2h-3zM34 23h3v2h-3z"),
    ),
    (
        (RED, "M7 19q17-8 34 0-3 12-15 20h-4Q10 31 7 19z"),
        (GOLD, "M9 24q15 6 30 0-1 3-3 6-12 5-24 0-2-3-3-6z"),
        (WOOD, "M22 5h4v11h-4zM22 38h4l-2 7z"),
    ),
    (
        (WOOD, "M22 24h4v22h-4z"),
        (IRON, "M6 28h36v2H6zM38 25l7 4-7 4z"),
        (RED, "M11 22q2-12 10-9 1 4 6 4 6 0 10-10 6 10-4 16-5 3-14 2-4 0-8-3zM20 12l2-5 4 5z"),
        (GOLD, "M13 15l-5 2 5 2z"),
    ),
    (
        (NIGHT, "M12 36L25 6q3-4 8 1l-4 3 8 26z"),
        (RED, "M13 31h23l1 5H11z"),
        (NIGHT, "M4 39q20-8 40 0-3 4-20 4T4 39z"),
        (GOLD, "M24 18l1.4 3 3.3.4-2.4 2.2.6 3.3-2.9-1.6-2.9 1.6.6-3.3-2.4-2.2 3.3-.4z"),
    ),
    # A lantern, a map, a spyglass, chalk: they reach where nothing is.
    (
        (GOLD, "M16 18h16v18H16z"),
        (RED, "M24 21q6 6 3 11-1 2-3 2t-3-2q-3-5 3-11z"),
        (IRON, "M13 13h22v5H13zM13 36h22v5H13zM13 18h3v18h-3zM32 18h3v18h-3z"),
        (LINE, "M17 13q0-8 7-8t7 8"),
    ),
    (
        (PAPER, "M5 12l12-4v29L5 41zM17 8l14 5v29l-14-5zM31 13l12-5v29l-12 5z"),
        (GREEN, "M8 18l6-2v9l-6 3zM34 29l6-3v7l-6 3z"),
        (BLUE, "M17 30q7-6 14 2v6l-14-4z"),
        (RED, "M21 14l6 7-2 2-6-7zM25 14l2 2-6 7-2-2z"),
    ),
    (
        (BRASS, "M5 33l8-6 7 10-8 6q-6-4-7-10z"),
        (WOOD, "M13 26l13-10 8 11-14 10z"),
        (BRASS, "M25 15l11-8 9 12-11 8z"),
        (GLASS, "M36 7q8 1 9 12l-3 2-9-12z"),
    ),
    (
        (PAPER, "M30 6l9 6-18 26-9-6z"),
        (GLASS, "M12 32l9 6-6 3-5-3z"),
        (LINE, "M6 44q6-3 10 0t10 0 12-1"),
    ),
    # An hourglass, a coffee pot, a rooster clock, a mask: they wake.
    (
        (GLASS, "M13 9h22q0 10-9 15 9 5 9 15H13q0-10 9-15-9-5-9-15z"),
        (GOLD, "M17 15h14q-2 5-7 8-5-3-7-8zM15 38q2-7 9-8 7 1 9 8z"),
        (WOOD, "M10 5h28v5H10zM10 38h28v5H10z"),
    ),
    (
        (BLUE, "M14 18h18l4 23H10z"),
        (BLUE, "M31 22q9 0 12-8l3 2q-3 12-13 12z"),
        (LINE, "M13 22q-8-1-8 7t8 7"),
        (PAPER, "M16 26h14v4H16z"),
        (DARK, "M15 14h16v4H15zM21 10h4v4h-4z"),
        (LINE, "M30 9q-3-3 0-6M36 10q-3-3 0-6"),
    ),
    (
        (RED, "M14 12q0-7 5-4 1-6 6-3 6-2 5 5z"),
        (WOOD, "M24 11a16 16 0 1 1 0 32 16 16 0 1 1 0-32z"),
        (PAPER, "M24 16a11 11 0 1 1 0 22 11 11 0 1 1 0-22z"),
        (DARK, "M23 19h2v8l5 3-1 2-6-4z"),
        (GOLD, "M9 18l-6 4 7 2zM14 41l-3 5h5zM34 41l3 5h-5z"),
    ),
    (
        (PAPER, "M24 8q-15-2-15 10 0 16 15 24z"),
        (NIGHT, "M24 8q15-2 15 10 0 16-15 24z"),
        (DARK, "M12 20q4-4 8 0-4 4-8 0z"),
        (GOLD, "M28 20q4-4 8 0-4 4-8 0z"),
        (RED, "M24 29v4q-6 0-9-5 5 2 9 1z"),
        (PAPER, "M24 33q5-1 8 3-4-1-8 1z"),
    ),
    # A hammer, boots, a seal, a horn: they take another's place.
    (
        (WOOD, "M21 20h6l2 26h-10z"),
        (IRON, "M7 7h28l6 5v6l-6 5H7z"),
        (BONE, "M7 7h6v16H7z"),
    ),
    (
        (IRON, "M8 7h11v22q10 2 10 9v3H8z"),
        (IRON, "M25 10h10v20q9 2 9 8v3H28q2-6-3-10z"),
        (DARK, "M8 39h21v4H8zM29 39h15v4H29zM8 12h11v3H8zM25 15h10v3H25z"),
    ),
    (
        (WOOD, "M21 5q6-3 9 2 2 5-2 9l1 8H19l1-8q-5-5 1-11z"),
        (BRASS, "M15 23h18v5H15z"),
        (RED, "M8 34q2-6 16-6t16 6q3 9-16 9T8 34z"),
        (GOLD, "M16 38l1-6 4 3 3-5 3 5 4-3 1 6z"),
    ),
    (
        (BONE, "M6 12q3 22 24 23 9 0 12-8l-6-3q-2 4-7 3Q17 25 15 9z"),
        (GOLD, "M4 9l12-3 1 6-11 4zM23 25l5 2-1 8-6-1zM36 23l8 4-2 3-7-4z"),
        (LINE, "M7 5Q5 3 3 4M12 3V0M17 4l3-2"),
    ),
)


@cache
def thing(number: int) -> Markup:
    """The picture of an artifact."""
    drawn = [h("path", d=d, fill=colour or "none") for colour, d in THINGS[number]]
    disc = h("circle.disc", cx=24, cy=24, r=23, fill=DISCS[ARTIFACTS[number].ability])
    return h(
        "svg.thing", disc, h("g", drawn, transform="translate(5 5) scale(.79)"), viewBox="0 0 48 48", aria_hidden=True
    )
