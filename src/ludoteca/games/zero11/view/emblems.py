"""Every tile has a picture: a Location its building, an Item what it does and a sign of its own."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.tiles import Tile
from ludoteca.games.zero11.view.city import MYSTIC_SHAPES
from ludoteca.games.zero11.view.drawing import mark
from ludoteca.paper import Markup, h

MYSTIC: Final = "#6a3590"
_ITEMS: Final = {
    "deggial": ("#5b2340", "sign-page", "rune-lilja"),
    "lemuria": ("#1f4f6b", "sign-page", "rune-snowy"),
    "nifelheim": ("#33566b", "sign-page", "rune-vidal"),
    "sitra_ahra": ("#3a2a5e", "sign-page", "rune-johnsson"),
    "to_mega_therion": ("#6b2a1f", "sign-page", "rune-lewis"),
    "feuer_overture": ("#7d3410", "action-compose", "rune-pahlsson"),
    "prometheus": ("#6d4a10", "sign-page", "rune-koleberg"),
    "adulruna": ("#6d521f", "machine-train", "machine-monorail"),
    "arrow_sun": ("#27527d", "machine-airship", "machine-monorail"),
    "perennial_sophia": ("#3f4a2a", "machine-airship", "machine-train"),
    "mystic_clue": ("#53307d", "sign-clue", "sign-organ"),
    "stolen_minute": ("#24503c", "sign-time", "sign-steps"),
    "barter": ("#24503c", "sign-time", "sign-clue"),
    "furtive_glance": ("#2b2f45", "action-examine", "sign-card"),
    "hurried_steps": ("#5a2f2a", "sign-steps", "sign-time"),
    "inspiration": ("#7d3410", "action-compose", "sign-page"),
    "archive": ("#33414a", "action-investigate", "sign-tile"),
    "fenrir_stones": ("#6d1b14", "sign-wolf", "sign-wolf"),
    "mystic_passage": ("#53307d", "sign-steps", "sign-clue"),
    "trading_places": ("#33566b", "sign-steps", "action-move_clue"),
}
"""The ground, what it does, and a sign by which it is told from the others."""


def emblem(tile: Tile) -> Markup:
    """The picture of a tile, in a box of 80 by 80."""
    if tile.building >= 0:
        ground, drawn = MYSTIC, [h("path.built", d=MYSTIC_SHAPES[tile.key])]
    else:
        ground, does, sign = _ITEMS[tile.key]
        drawn = [mark(does, -6, -5, 48, class_="does"), mark(sign, 22, 21, 26, class_="aside")]
    plate = h("rect", x=-40, y=-40, width=80, height=80, rx=12, fill=ground)
    return h("svg.emblem", plate, drawn, viewBox="-40 -40 80 80", aria_hidden=True)
