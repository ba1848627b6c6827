"""The eight people of Turin have faces: what each of them wears says who it is."""

from __future__ import annotations

from typing import Final

from ludoteca.games.zero11.content.people import CHARACTERS
from ludoteca.paper import Markup, h
from ludoteca.portrait import Look, symbol

NIGHT: Final = "#2f3550"
LOOKS: Final = {
    "lilja": Look(
        skin="#f0cfae", hair="#8c2f2a", coat="#7b3fa0", trim="#f0d58a", ground="#4b3566", cut="long", hat="crown",
        eyes="lashes", mouth="lips", collar="fur", wide=0.92,
    ),
    "pahlsson": Look(
        skin="#e6b48a", hair="#b8742e", coat="#9c5427", trim="#e9d2a4", ground="#5a4030", cut="wild", eyes="goggles",
        beard="moustache", collar="apron", mouth="open",
    ),
    "vikstrom": Look(
        skin="#cfd8c4", hair="#e8ecec", coat="#2f6657", trim="#dfe9e2", ground="#27403b", cut="parted", eyes="monocle",
        beard="goatee", collar="cravat", mouth="none", wide=0.88,
    ),
    "snowy": Look(
        skin="#b9805a", hair="#efe9dd", coat="#2f5c96", trim="#f2d27a", ground="#28405f", cut="short", hat="captain",
        beard="full", collar="armor", mouth="none", eyes="narrow",
    ),
    "koleberg": Look(
        skin="#e9bf98", hair="#5a4326", coat="#7d6420", trim="#d8c48a", ground="#4b4326", cut="short", hat="bowler",
        beard="handlebar", collar="cravat", mouth="none", eyes="narrow", wide=1.06,
    ),
    "vidal": Look(
        skin="#8d5b3c", hair="#241a16", coat="#456c25", trim="#c9b483", ground="#2f3f24", cut="ponytail", hat="feather",
        eyes="patch", beard="stubble", collar="cloak", mouth="smirk",
    ),
    "lewis": Look(
        skin="#f2d9c9", hair="#1d1720", coat="#8e2450", trim="#f4d9e1", ground="#3d2036", cut="bun", hat="",
        eyes="mask", mouth="lips", collar="lace", wide=0.9,
    ),
    "johnsson": Look(
        skin="#e2b48c", hair="#8f949c", coat="#4d515f", trim="#f1ead8", ground="#34384a", cut="curls", hat="",
        eyes="glasses", beard="chops", collar="cravat", mouth="open",
    ),
}  # fmt: skip
"""Lilja the princess, Påhlsson the inventor, Vikström the doctor, Snowy the captain, Koleberg the detective, Vidal the
hunter, Lewis the lady, Johnsson the professor of music."""

FACES: Final = [symbol(f"zero11-face-{person.key}", LOOKS[person.key]) for person in CHARACTERS]


def face(key: str) -> Markup:
    """The portrait of one of them, to be framed by whoever shows it."""
    return h("svg.portrait", h("use", href=f"#zero11-face-{key}"), viewBox="0 0 100 100", aria_hidden=True)
