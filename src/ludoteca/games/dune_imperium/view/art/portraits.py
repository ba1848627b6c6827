"""Faces: heads and shoulders put together from skin, hair, beard, dress and marks. The eight Leaders and the people on
cards are drawn with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

IBAD: Final = "#2f8fe8"
"""Eyes of those who live on spice."""

HAIR: Final[dict[str, str]] = {
    "short": "M-13-47c-1-12 26-12 26 0l1 7c-3-6-4-9-6-10-6 3-14 3-17 0-2 2-3 5-4 10Z",
    "curls": "M-14-40c-4-10 0-20 14-20s18 10 14 20c0-6-3-9-5-9-3 2-6 0-8-1-3 3-7 3-9 1-3 0-5 4-6 9Z",
    "swept": "M-13-42c-3-14 6-18 15-18 8 0 14 6 11 18-2-6-5-9-8-9-6 1-12 0-15-1-2 2-3 6-3 10Z",
    "long": "M-14-46c0-15 28-15 28 0 2 10 3 22 4 34h-8c2-10 1-24-3-35-5 3-11 3-14-1-2 6-5 26-3 36h-8c1-12 2-24 4-34Z",
    "bun": "M-13-42c-3-18 29-18 26 0-2-5-4-8-7-10-4 2-9 3-13 3-3 1-5 3-6 7ZM-7-56c-3-10 17-10 14 0Z",
    "braids": "M-13-46c-1-15 27-15 26 0l3 27-4 2-2-26c-3-5-6-7-10-7s-7 2-10 7l-2 26-4-2Z",
    "bald": "",
    "fringe": "M-13-40c-1-4 0-6 1-6l1 8ZM13-40c1-4 0-6-1-6l-1 8Z",
    "crop": "M-13-43c-2-18 28-18 26 0-1-4-2-6-4-8-5-2-13-2-18 0-2 2-3 4-4 8Z",
    "grey": "M-14-42c-3-12 2-19 14-19s17 7 14 19c-1-5-3-8-5-8-5-2-13-2-18 0-2 0-4 3-5 8Z",
}
BEARD: Final[dict[str, str]] = {
    "full": "M-11-38c0 16 5 21 11 21s11-5 11-21c-3 5-6 6-11 6s-8-1-11-6Z",
    "goatee": "M-4-29c2-1 6-1 8 0-1 7-2 9-4 9s-3-2-4-9Z",
    "stubble": "M-11-36c1 12 5 17 11 17s10-5 11-17c-2 4-5 6-11 6s-9-2-11-6Z",
    "moustache": "M-6-30c2-2 10-2 12 0-2 2-10 2-12 0Z",
}
DRESS: Final[dict[str, str]] = {
    "uniform": '<path fill="{c}" d="M-32 4c2-18 12-22 24-24h16c12 2 22 6 24 24Z"/><path fill="{d}" d="m-8-20 8 9 '
    '8-9 3 24H-11Z"/><path fill="{t}" d="M-2-10h4V4h-4zM-24-12h10v2.4h-10zM14-12h10v2.4H14z"/>',
    "cape": '<path fill="{c}" d="M-34 4c0-22 14-24 24-25 6 6 14 6 20 0 10 1 24 3 24 25Z"/><path fill="{d}" '
    'd="M-14-22c6 8 22 8 28 0l-4 10H-10Z"/><circle cx="-13" cy="-15" r="3" fill="{t}"/><circle cx="13" '
    'cy="-15" r="3" fill="{t}"/>',
    "stillsuit": '<path fill="{c}" d="M-31 4c1-18 11-23 22-24h18c11 1 21 6 22 24Z"/><path fill="none" stroke="{d}" '
    'stroke-width="2.4" d="M-20-14C-10-6 10-6 20-14M-12 4c0-8 2-12 12-14 10 2 12 6 12 14M0-10V4"/>',
    "gown": '<path fill="{c}" d="M-30 4c2-14 8-18 18-20 4 8 20 8 24 0 10 2 16 6 18 20Z"/><path fill="{t}" '
    'd="M-12-16c6 9 18 9 24 0-4 12-20 12-24 0Z"/>',
    "robe": '<path fill="{c}" d="M-32 4c0-16 8-24 20-26h24c12 2 20 10 20 26Z"/><path fill="{d}" d="M-9-21 0 '
    '4l9-25-4-1h-10Z"/>',
    "armour": '<path fill="{c}" d="M-34 2c0-14 6-20 14-21l8 3h24l8-3c8 1 14 7 14 21v2h-68Z"/><path fill="{d}" '
    'd="M-12-16h24l-4 20H-8Z"/><path fill="{t}" d="M-30-8c4-5 8-6 13-6v3c-4 0-8 1-11 5ZM30-8c-4-5-8-6-13-6v3c4 '
    '0 8 1 11 5Z"/>',
}
OVER: Final[dict[str, str]] = {
    "": "",
    "hood": '<path fill="{c}" d="M0-66c22 0 24 22 21 36l4 16c-8 0-12-4-13-10 3-12 2-26-12-26s-15 14-12 26c-1 6-5 '
    '10-13 10l4-16c-3-14-1-36 21-36Z"/>',
    "veil": '<path fill="{c}" d="M0-66c20 0 22 18 19 30 2 14 6 26 12 36-10 0-16-6-17-16 2-14 1-32-14-32s-16 18-14 '
    '32c-1 10-7 16-17 16 6-10 10-22 12-36-3-12-1-30 19-30Z"/>',
    "helmet": '<path fill="{c}" d="M-15-40c-2-26 32-26 30 0l-4 2c0-8-4-11-11-11s-11 3-11 11Z"/><path fill="{t}" '
    'd="M-2-62h4v12h-4z"/>',
    "circlet": '<path fill="{t}" d="M-13-50c8 3 18 3 26 0v3c-8 3-18 3-26 0Z"/><circle cy="-47" r="2.4" fill="{t}"/>',
    "scarf": '<path fill="{c}" d="M-15-32c4 10 26 10 30 0l3 12c-8 8-28 8-36 0Z"/>',
}


@dataclass(frozen=True)
class Face:
    """Somebody, from the shoulders up."""

    hair: str = "short"
    tint: str = "#2a1a12"
    skin: str = "#dcae88"
    dress: str = "uniform"
    cloth: str = "#3b4a63"
    trim: str = "#d9b35a"
    over: str = ""
    beard: str = ""
    eyes: str = "#2b1a10"
    mark: str = ""
    """Drawn last: a scar, a tattoo, stained lips."""
    stout: bool = False


def draw(face: Face) -> str:
    """Shoulders at 0,0; the head reaches up to -62."""
    shade = "#0003"
    paint = {"c": face.cloth, "d": "#0005", "t": face.trim}
    wide = "scale(1.22 1)" if face.stout else "scale(1)"
    head = (
        f'<path fill="{face.skin}" d="M-5-30h10v12c-3 3-7 3-10 0Z"/><path fill="{shade}" d="M-5-24c3 3 7 3 10 '
        '0v-4H-5Z"/>'
        f'<path fill="{face.skin}" d="M-12-44c0-16 24-16 24 0 0 14-5 22-12 22s-12-8-12-22Z"/><path fill="{shade}" '
        'd="M2-56c7 1 10 6 10 12 0 14-5 22-12 22 7-6 8-22 2-34Z"/>'
    )
    eyes = (
        '<path fill="#fff" d="M-8-41c2-2 4-2 6 0-2 1.6-4 1.6-6 0ZM2-41c2-2 4-2 6 0-2 1.6-4 1.6-6 0Z"/><circle '
        f'cx="-5" cy="-41" r="1.5" fill="{face.eyes}"/><circle cx="5" cy="-41" r="1.5" fill="{face.eyes}"/>'
        f'<path fill="none" stroke="{face.tint}" stroke-width="1.3" d="M-9-44.500c2-1.500 5-1.500 7-.5M2-45c2-1 5-1 '
        '7 .5"/><path fill="none" stroke="#0006" d="M0-40l-1.500 5h3M-3-29c2 1 4 1 6 0"/>'
    )
    beard = (
        f'<path fill="{face.tint}" opacity="{".35" if face.beard == "stubble" else "1"}" d="{BEARD[face.beard]}"/>'
        if face.beard
        else ""
    )
    hair = f'<path fill="{face.tint}" d="{HAIR[face.hair]}"/>' if HAIR[face.hair] else ""
    tube = (
        f'<path fill="none" stroke="{face.trim}" stroke-width="1.4" d="M2-34c5 0 8 4 9 12"/>'
        if face.dress == "stillsuit"
        else ""
    )
    behind = DRESS[face.dress].format(**paint)
    over = OVER[face.over].format(**paint)
    return f'<g transform="{wide}">{behind}{head}{eyes}{beard}{tube}{hair}{over}{face.mark}</g>'


SCAR: Final = '<path fill="none" stroke="#8a2b20" stroke-width="1.6" d="M6-36C9-32 8-28 5-24"/>'
STAINED: Final = '<path fill="#a3172e" d="M-3.500-30c2-1 5-1 7 0-2 2-5 2-7 0Z"/>'
DIAMOND: Final = '<path fill="#1c1c24" d="m0-52 2.4 3.4L0-45l-2.400-3.600Z"/>'

FACES: Final[dict[str, Face]] = {
    # Leaders.
    "paul_atreides": Face("curls", "#1d1410", "#e6bd98", "stillsuit", "#31413a", "#8fd0c0", eyes="#2f7f5f"),
    "duke_leto_atreides": Face("swept", "#2a211c", "#cf9f78", "cape", "#22543d", "#e2b84e", beard="full"),
    "baron_vladimir_harkonnen": Face(
        "bald", "#5a2a20", "#e3c0ab", "robe", "#5b1410", "#f08a3c", stout=True, mark=STAINED
    ),
    "glossu_rabban": Face(
        "crop", "#3a1712", "#d7a589", "armour", "#7c231b", "#f0a03c", beard="stubble", stout=True, mark=SCAR
    ),
    "countess_ariana_thorvald": Face(
        "long", "#e2c58a", "#efd0b4", "gown", "#274a73", "#9fd8f0", over="circlet", eyes=IBAD
    ),
    "earl_memnon_thorvald": Face("grey", "#8f8a84", "#d5ab8b", "uniform", "#2e5a86", "#cfe3f2", beard="full"),
    "count_ilban_richese": Face("swept", "#6b4423", "#e4b995", "cape", "#6c3d7a", "#f0d27a", beard="moustache"),
    "helena_richese": Face("bun", "#4a1f1a", "#e9c2a1", "gown", "#8a3c6d", "#f4d3a0", eyes="#4a7a3a"),
    # People on cards.
    "chani": Face("braids", "#7a3d1c", "#c88f66", "stillsuit", "#5c4a33", "#e2a04a", eyes=IBAD),
    "stilgar": Face(
        "long", "#231913", "#a8744e", "stillsuit", "#3d3327", "#c98b3c", over="scarf", beard="full", eyes=IBAD
    ),
    "lady_jessica": Face("bun", "#8a4a26", "#edc8a8", "gown", "#2d4d3c", "#e6cf8e", eyes="#3b7a4a"),
    "reverend_mother_mohiam": Face("grey", "#b9b3ad", "#c7a78f", "robe", "#1b1420", "#7d5b9a", over="veil"),
    "duncan_idaho": Face("curls", "#17100c", "#b8845c", "uniform", "#27573f", "#e2b84e", beard="stubble"),
    "gurney_halleck": Face(
        "crop",
        "#6f5b45",
        "#d0a182",
        "armour",
        "#3f5a4a",
        "#c6a14c",
        mark='<path fill="none" stroke="#5c1c2a" stroke-width="1.8" d="M-8-36c3 3 3 8 1 14"/>',
    ),
    "dr_yueh": Face("braids", "#15110f", "#dab489", "robe", "#4d4a42", "#b8a06a", beard="moustache", mark=DIAMOND),
    "thufir_hawat": Face("fringe", "#cfc8bf", "#caa283", "uniform", "#334f43", "#9c8a56", mark=STAINED),
    "piter_de_vries": Face("swept", "#100c0c", "#e6d0bd", "robe", "#4a1014", "#d96a3c", eyes=IBAD, mark=STAINED),
    "liet_kynes": Face("swept", "#b58a4a", "#c48e66", "stillsuit", "#6a5536", "#e8c27a", beard="goatee", eyes=IBAD),
    "kwisatz_haderach": Face("curls", "#120c0a", "#e6bd98", "robe", "#1a1a2e", "#ffd27a", over="hood", eyes=IBAD),
    "spice_hunter": Face("long", "#3a2417", "#b8855c", "stillsuit", "#6b5436", "#e39a3a", over="scarf", eyes=IBAD),
    "the_voice": Face("braids", "#241410", "#dcb593", "robe", "#2c1a3c", "#b48fd6", over="hood"),
    "guild_ambassador": Face("bald", "#5a4a3a", "#d9c3ac", "robe", "#7a2a1e", "#f0b46a", eyes="#e08a2a"),
    "arrakis_liaison": Face("short", "#2a1a12", "#a97650", "robe", "#7b5a33", "#d9b072", over="scarf", eyes=IBAD),
    "scout": Face("short", "#20150f", "#b88961", "stillsuit", "#4f5a45", "#c0a468", over="hood"),
}
