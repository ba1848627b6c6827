"""The wandering figures have faces: each of the 46 characters is drawn from what its name says of it."""

from __future__ import annotations

from functools import cache
from typing import Final

from ludoteca.games.roam.content import CHARACTERS
from ludoteca.paper import Markup, h
from ludoteca.portrait import Look, symbol

FAIR, ROSY, TAN, BROWN, DARK = "#f2d2b3", "#e9b893", "#cf9a6c", "#a06a45", "#6f4630"
BLACK, CHESTNUT, RED, BLOND, GREY, WHITE = "#231b19", "#5b3a22", "#a8492a", "#d9b061", "#8f8c88", "#efece4"

LOOKS: Final = {
    "start-pathfinder": Look(TAN, CHESTNUT, "#4f7a54", "#e7d9b0", "#cfe0c2", "ponytail", "feather", collar="cloak"),
    "start-warden": Look(ROSY, GREY, "#56728f", "#d9a93a", "#cbd6de", "short", "helmet", "full", collar="armor", mouth="none"),
    "start-strider": Look(DARK, BLACK, "#9a5a33", "#f0d9a8", "#ead8bb", "curls", "scarf", eyes="lashes", collar="scarf"),
    "C01": Look(FAIR, RED, "#8c3d4f", "#f1dfb7", "#e9d9c6", "braids", "kerchief", eyes="closed", mouth="open"),
    "C02": Look(TAN, BLACK, "#3f7fa6", "#ffe08a", "#bfe0ee", "wild", eyes="goggles", collar="scarf"),
    "C03": Look(ROSY, CHESTNUT, "#7a5a35", "#d8b98a", "#e3d3b5", "short", "cap", "handlebar", collar="apron", mouth="none", wide=1.08),
    "C04": Look(BROWN, BLACK, "#6a548f", "#e8e0f2", "#d9d2e6", "bob", "", eyes="glasses", collar="lace"),
    "C05": Look(TAN, GREY, "#5d7d5a", "#e6d7a6", "#c9dcd0", "short", "straw", "long", eyes="narrow", mouth="none"),
    "C06": Look(FAIR, BLOND, "#454b66", "#ffd766", "#8c8fae", "bun", "lamp", eyes="lashes", collar="cloak"),
    "C07": Look(BROWN, BLACK, "#2f5c84", "#f2e6c8", "#bcd7e2", "short", "captain", "stubble", collar="plain"),
    "C08": Look("#e9e2d3", "#a89a84", "#b0563c", "#f2d58a", "#eacfb7", being="goat", hat="fez", collar="scarf"),
    "C09": Look(ROSY, CHESTNUT, "#7d7468", "#e8e2d4", "#d6d2c8", "bald", "miner", "full", collar="apron", mouth="none"),
    "C10": Look(DARK, BLACK, "#39407a", "#f0d97a", "#7f86b8", "long", "pointed", eyes="lashes", collar="cloak"),
    "C11": Look(TAN, GREY, "#7c7a78", "#d9d2c4", "#dcd6cb", "tonsure", "", "goatee", eyes="goggles", collar="apron", wide=1.1),
    "C12": Look(BROWN, BLACK, "#5d6a78", "#c9a24a", "#c4ccd2", "long", "helmet", eyes="narrow", mouth="firm", collar="armor", wide=0.86),
    "C13": Look(FAIR, RED, "#b2435f", "#f7e3b0", "#f0d3cf", "bun", "", eyes="lashes", mouth="lips", collar="lace", wide=0.9),
    "C14": Look(ROSY, BLOND, "#8a6a35", "#e9d6a2", "#ead9b4", "fringe", "hardhat", "moustache", collar="plain", mouth="none"),
    "C15": Look(TAN, CHESTNUT, "#6b5540", "#cbb38a", "#d5c6ae", "short", "kerchief", "stubble", mouth="firm"),
    "C16": Look(FAIR, CHESTNUT, "#a8322f", "#f4d67a", "#ecc9b6", "parted", "feather", "goatee", collar="cravat", mouth="none"),
    "C17": Look("#9a6f4c", "#5b3f2b", "#7d8c4c", "#f0e0b4", "#d7dcb4", being="ox", collar="scarf"),
    "C18": Look("#7d5b3f", "#4b3524", "#3f7b86", "#ead7b7", "#b7dbe0", being="otter", collar="scarf"),
    "C19": Look("#c9a04e", "#b5622f", "#b9773a", "#f2ddaa", "#f0dfae", being="lizard", collar="cloak"),
    "C20": Look(DARK, BLACK, "#c2622f", "#f7e5bd", "#efd2b1", "curls", "turban", eyes="open", mouth="open", collar="lace"),
    "C21": Look(ROSY, GREY, "#4f6f8f", "#f2c4c4", "#cfdbe4", "bun", "umbrella", eyes="glasses", collar="plain"),
    "C22": Look(TAN, BLACK, "#d0577a", "#ffe3a6", "#f5d5da", "long", "wreath", eyes="closed", mouth="lips", collar="lace"),
    "C23": Look(BROWN, CHESTNUT, "#4b7d6a", "#efe3c2", "#c8dcd0", "ponytail", "cap", eyes="monocle", collar="plain"),
    "C24": Look(FAIR, BLOND, "#8a7f4a", "#e9e1c4", "#dfe4c4", "curls", "straw", collar="fur", wide=0.96),
    "C25": Look(DARK, BLACK, "#4e8a3c", "#f5e9b8", "#cfe6bd", "crest", "", eyes="narrow", mouth="open", collar="scarf"),
    "C26": Look(FAIR, RED, "#5f6f8a", "#d7e0ea", "#d0dbe6", "braids", "", eyes="goggles", collar="fur"),
    "C27": Look(ROSY, WHITE, "#6a4a35", "#e3c88a", "#dccbb4", "tonsure", "", "moustache", eyes="glasses", collar="cravat", mouth="none"),
    "C28": Look(BROWN, BLACK, "#7a4a6a", "#e6d3a8", "#d9c6d3", "bob", "hood", eyes="narrow", mouth="firm", collar="cloak"),
    "C29": Look("#dfe6ea", "#3f5566", "#7d98a6", "#f2e6c8", "#bfdcea", being="heron", collar="plain"),
    "C30": Look(FAIR, BLACK, "#5a2f5f", "#e8c35a", "#d3c0dc", "parted", "top", "goatee", eyes="narrow", mouth="none", collar="cravat"),
    "C31": Look(ROSY, BLOND, "#b5894a", "#fbf3df", "#eee3c4", "braids", "kerchief", collar="apron", wide=1.08),
    "C32": Look("#8f6a54", "#5f4433", "#f4ead6", "#d9c4a0", "#ecd6bd", being="boar", hat="beret", collar="apron"),
    "C33": Look(TAN, CHESTNUT, "#8f5a2d", "#dcb980", "#e3cda6", "bun", "", collar="apron", mouth="firm", wide=1.06),
    "C34": Look("#5f9a5a", "#2f6a44", "#3f7a4a", "#f0e29a", "#cfe3bf", being="serpent", collar="plain"),
    "C35": Look(DARK, GREY, "#2f6a84", "#f3e4bd", "#bcd4dc", "curls", "captain", eyes="glasses", collar="lace"),
    "C36": Look(ROSY, BLACK, "#7d6a55", "#cfc3ae", "#d9d0c0", "short", "hardhat", "full", mouth="none", collar="plain", wide=1.1),
    "C37": Look(BROWN, BLACK, "#4a4a52", "#b5652f", "#d4b8a0", "ponytail", "", eyes="goggles", collar="apron", mouth="smirk", wide=1.04),
    "C38": Look("#d4713a", "#7a3a1c", "#4f6a4a", "#fbeedb", "#e6d6b2", being="fox", hat="feather", collar="cloak"),
    "C39": Look("#b8433a", "#7a241f", "#8a7a52", "#f4e9d2", "#dcd9b8", being="mushroom", collar="plain"),
    "C40": Look("#7d9a6a", "#3f3a2c", "#6d5540", "#d9c48f", "#c9d3b4", being="troll", collar="fur"),
    "C41": Look(TAN, WHITE, "#4f8296", "#e4f0f2", "#b9dce6", "wild", "", "long", eyes="closed", mouth="none", collar="cloak"),
    "C42": Look(ROSY, RED, "#7a6f8a", "#d6a84a", "#ddd4e2", "wild", "bowler", "chops", eyes="monocle", collar="scarf"),
    "C43": Look("#b58a5a", "#6d4a2c", "#a3323a", "#f0e2c4", "#e6cfae", being="hound", hat="cap", collar="scarf"),
}  # fmt: skip


@cache
def face_symbol(character: int) -> Markup:
    """The portrait as something to be used on the page."""
    return symbol(f"roam-face-{character}", LOOKS[CHARACTERS[character].id])


@cache
def face(character: int) -> Markup:
    used = h("use", href=f"#roam-face-{character}", width=100, height=100)
    return h("svg.portrait", used, viewBox="0 0 100 84", preserveAspectRatio="xMidYMin slice", aria_hidden=True)
