"""Every villager has a face: the starting ones wear their village's colour, the others what they do for a living."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.paper import Markup, h
from ludoteca.portrait import Look, symbol

FAIR, ROSY, TAN, BROWN, DARK = "#f2d2b3", "#e9b893", "#cf9a6c", "#a06a45", "#6f4630"
BLACK, CHESTNUT, RED, BLOND, GREY, WHITE = "#231b19", "#5b3a22", "#a8492a", "#d9b061", "#8f8c88", "#efece4"

COATS: Final = ("#2f6fb5", "#c23b32", "#b8860b", "#357a41")
"""The colours of the seats."""
STARTING: Final = (
    (
        Look(TAN, CHESTNUT, cut="short", hat="hardhat", beard="full", mouth="none", collar="apron", wide=1.06),
        Look(BROWN, BLACK, cut="bun", eyes="glasses", collar="lace"),
        Look(FAIR, BLOND, cut="fringe", hat="lamp", collar="scarf"),
    ),
    (
        Look(ROSY, RED, cut="wild", hat="hardhat", beard="handlebar", mouth="none", collar="apron"),
        Look(FAIR, GREY, cut="bob", eyes="monocle", collar="cravat"),
        Look(DARK, BLACK, cut="curls", hat="lamp", collar="cloak", mouth="open"),
    ),
    (
        Look(DARK, BLACK, cut="bald", hat="hardhat", beard="goatee", mouth="none", collar="apron", wide=1.1),
        Look(TAN, RED, cut="braids", eyes="glasses", collar="lace"),
        Look(ROSY, CHESTNUT, cut="ponytail", hat="lamp", collar="fur"),
    ),
    (
        Look(FAIR, BLOND, cut="parted", hat="hardhat", beard="chops", collar="apron"),
        Look(DARK, GREY, cut="curls", eyes="glasses", collar="cravat"),
        Look(BROWN, BLACK, cut="short", hat="lamp", beard="stubble", collar="scarf"),
    ),
)
"""By seat: the builder, the trainer and the explorer."""

LOOKS: Final = {
    "v01": Look(FAIR, GREY, "#5f5a86", "#f3ead2", "#ddd8e8", "bun", eyes="glasses", collar="lace"),
    "v02": Look(ROSY, WHITE, "#6a4a3a", "#ead9b4", "#e4d6c2", "tonsure", "", "full", mouth="none", collar="cravat", wide=1.08),
    "v03": Look(DARK, BLACK, "#3f6a6a", "#f0dca8", "#c7dcd8", "long", "veil", eyes="lashes"),
    "v04": Look(TAN, GREY, "#3b3f63", "#d9b24a", "#c6c9de", "parted", "beret", "goatee", eyes="monocle", mouth="none", collar="cravat"),
    "v05": Look(BROWN, BLACK, "#a0552f", "#f5dfa6", "#ecd2b4", "wild", "", "long", eyes="open", mouth="none", collar="cloak"),
    "v06": Look(ROSY, CHESTNUT, "#7d7d82", "#ddd6c6", "#d8d6d0", "braids", "kerchief", collar="apron", wide=1.1),
    "v07": Look(FAIR, BLOND, "#8a6a3a", "#e9d9ad", "#e6dcbd", "fringe", "cap", "moustache", mouth="none", collar="apron"),
    "v08": Look(BROWN, BLACK, "#54413a", "#c9743a", "#dcb99c", "ponytail", "", eyes="goggles", mouth="smirk", collar="apron", wide=1.05),
    "v09": Look(TAN, RED, "#6b5a3a", "#e0b24a", "#e0d3b2", "bald", "hardhat", "full", mouth="none", eyes="narrow", wide=1.14),
    "v10": Look(DARK, BLACK, "#5d5148", "#ffd766", "#b9aea4", "short", "miner", eyes="lashes", mouth="firm"),
    "v11": Look(FAIR, BLACK, "#2f5f7a", "#f2e7c6", "#c3d8e2", "bob", "", eyes="glasses", mouth="lips", collar="cravat"),
    "v12": Look(TAN, BLACK, "#4b6a3c", "#e8d28a", "#d1dcc0", "parted", "turban", "goatee", mouth="none", collar="cloak"),
    "v13": Look(BROWN, CHESTNUT, "#3f7048", "#d9c69a", "#c5dcc2", "ponytail", "feather", eyes="narrow", mouth="smirk", collar="cloak"),
    "v14": Look(ROSY, BLOND, "#8a4a3a", "#efe1c4", "#e2cfc4", "crest", "", "stubble", collar="scarf"),
    "v15": Look(DARK, BLACK, "#2f7286", "#bfe4ea", "#a9d6e0", "bun", "", eyes="goggles", mouth="open", collar="plain"),
    "v16": Look(FAIR, GREY, "#6f6a4a", "#e9dcae", "#dedcbe", "short", "straw", "full", eyes="closed", mouth="none", collar="scarf"),
    "v17": Look(ROSY, RED, "#7a3f2c", "#ffcf5a", "#f0cf9a", "curls", "hood", mouth="open", collar="cloak"),
    "v18": Look(TAN, BLACK, "#6d2f5c", "#e7c04e", "#dcc3d8", "long", "top", eyes="mask", mouth="lips", collar="lace"),
    "liquid_woman": Look("#58b3c9", "#256f83", "#3f93aa", "#e6f7fa", "#d3eef4", being="water"),
    "glogo": Look("#86b05a", "#4b6f2a", "#5e8a38", "#f2f0c8", "#e4ecc4", being="slime"),
    "cave_cat": Look("#a58a72", "#d9a39a", "#6d5a48", "#efe4d4", "#d8cfc6", being="cat", collar="scarf"),
    "mechanical_man": Look("#c49a4a", "#6e4e14", "#8a6a2c", "#9fe3ff", "#e3d6b8", being="robot", collar="armor"),
}  # fmt: skip
TWINS: Final = {
    33: replace(LOOKS["cave_cat"], skin="#6b6f7d", trim="#c9d0dc"),
    35: replace(LOOKS["mechanical_man"], skin="#9aa6ad", coat="#59656d"),
}
"""The second Cave Cat and the second Mechanical Man are not the first ones."""


def look(villager: int) -> Look:
    if villager < 12:
        seat, kind = divmod(villager, 3)
        worn = STARTING[seat][kind]
        return replace(
            worn, coat=COATS[seat], trim="#f3e3c0", ground=("#d5e2f0", "#f2d5d0", "#f1e3bd", "#d3e6d3")[seat]
        )
    return TWINS.get(villager) or LOOKS[VILLAGERS[villager].name]


@cache
def face_symbol(villager: int) -> Markup:
    """The portrait as something to be used on the page."""
    return symbol(f"ab-face-{villager}", look(villager))


@cache
def face(villager: int) -> Markup:
    return h("svg.portrait-of", h("use", href=f"#ab-face-{villager}"), viewBox="0 0 100 100", aria_hidden=True)
