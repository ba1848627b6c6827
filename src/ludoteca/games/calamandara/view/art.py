"""Original pictures of the 28 memory cards: scenes composed from a vocabulary of our own, in a box of 120 by 80.

A scene is a light (the mood of its sky) and things in it: `name x y size turn ink`, drawn from the back to the front.
Inks are names of colours in `style.css`; the light gives them their values. What is of bone has a lit
and a shaded side, and a moon shines into the sky around it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from ludoteca.paper import Markup, h, join

BOX: Final = "0 0 120 80"
FILL: Final = "xMidYMid slice"
GLINTS: Final = ((8, 9), (31, 6), (52, 15), (77, 8), (103, 12), (15, 27), (111, 33))
"""Stars too far away for a shape."""
MOONS: Final = frozenset({"moon", "crescent"})

VOCABULARY: Final[dict[str, str]] = {
    # Sky and ground. Things are drawn around (0, 0), about 40 wide.
    "moon": "M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0z",
    "crescent": "M5-13A14 14 0 1 0 5 13A11 11 0 1 1 5-13z",
    "star": "M0-10 2.200-2.200 10 0 2.200 2.200 0 10-2.200 2.200-10 0-2.200-2.200z",
    "sparks": (
        "M-22-8l1.500 1.500-1.500 1.500-1.500-1.500zM-8-14l2 2-2 2-2-2zM6-6l1.500 1.500-1.500"
        " 1.500L4.500-4.500zM18-12l2 2-2 2-2-2zM14 6l1.500 1.500L14 9l-1.500-1.500zM-16 8l2 2-2 2-2-2z"
    ),
    "hills": "M-70 20Q-50-6-30 6T8 0T44 2T70-4V50H-70z",
    "dunes": "M-70 12Q-44-14-14 8Q6-10 30 4Q50-6 70 6V50H-70z",
    "peaks": "M-70 30-44-12-30 8-12-24 8 6 22-14 46 14 58 0 70 18V50H-70z",
    "sea": "M-70 0Q-60-5-50 0T-30 0T-10 0T10 0T30 0T50 0T70 0V50H-70z",
    "furrows": "M-70 4H70V8H-70zM-70 13H70V18H-70zM-70 24H70V31H-70z",
    "beam": "M-4-46H4L26 40H-26z",
    "rays": (
        "M0-34 3-10-3-10zM24-24 9-7 5-11zM34 0 10 3 10-3zM24 24 7 9 11 5zM0 34-3 10 3 10zM-24 24-9 7-5 11z"
        "M-34 0-10-3-10 3zM-24-24-7-9-11-5z"
    ),
    "crack": "M-3-40 4-20-4-8 6 8-2 20 5 40-7 22-1 10-10-6-2-20z",
    "tears": "M-16-36Q-6 0-18 34Q-2 4-12-36zM2-38Q12 0 0 38Q16 4 6-38zM18-34Q28 0 16 30Q32 2 22-34z",
    "rain": "M-24-14l3 12h-2zM-10-20l3 12h-2zM6-12l3 12h-2zM18-18l3 12h-2zM-16 6l3 12h-2zM0 8l3 12h-2zM14 2l3 12h-2z",
    # Buildings.
    "tower": "M-8 26V-10h-4v-9h5v4h4v-4h6v4h4v-4h5v9H8V26z",
    "temple": "M-24-8 0-22 24-8V-4H-24zM-20-2h6V20h-6zM-7-2h5V20h-5zM3-2h5V20H3zM15-2h5V20h-5zM-26 20H26V26H-26z",
    "column": "M-6-22H6V-18H4V20H7V25H-7V20H-4V-18H-6z",
    "broken": "M-6 25V20h3V-2l4-5 3 6 2-3V20h3v5z",
    "stones": "M-14 2l8-7 7 4-3 9-9 2zM6-8l7-3 4 6-6 5-6-2zM8 8l6-2 4 5-6 5-6-3z",
    "obelisk": "M-6 26-4-22 0-30 4-22 6 26zM-12 26H12V31H-12z",
    "house": "M-12 14V-2L0-12 12-2V14zM-3 14V4H3V14z",
    "tents": "M-26 14-16-6-6 14zM-8 14 6-14 20 14zM16 14l8-14 8 14z",
    "well": "M-24 8a24 9 0 1 0 48 0a24 9 0 1 0-48 0zM-24 8V22a24 9 0 0 0 48 0V8a24 9 0 0 1-48 0z",
    "door": "M-11 24V-8a11 13 0 0 1 22 0V24H7V-7a7 9 0 0 0-14 0V24z",
    "frame": "M-18-14H18V14H-18zM-13-9V9H13V-9z",
    "steps": "M-24 22V16h8V10h8V4h8V-2h8V22z",
    # Beings.
    "figure": "M0-9a5.500 5.500 0 1 1 .1 0zM-4-8Q0-5 4-8Q9 2 10 22H-10Q-9 2-4-8z",
    "heads": "M-18-2a8 9 0 1 1 16 0q0 6-4 9l3 12h-18l3-12q0-5 0-9zM2-2a8 9 0 1 1 16 0q0 6-4 9l3 12H3l3-12q-4-3-4-9z",
    "face": "M-12-14Q0-24 12-14Q15 4 5 18Q0 22-5 18Q-15 4-12-14zM-8-4h6v3h-6zM2-4h6v3H2zM-4 8h8v3h-8z",
    "silent": "M-12-14Q0-24 12-14Q15 4 5 18Q0 22-5 18Q-15 4-12-14zM-9-3q4 3 7 0v2q-3 3-7 0zM2-3q4 3 7 0v2q-4 3-7 0z",
    "helm": (
        "M-16 18V-2a16 18 0 0 1 32 0V18H9V11H5V18H-5V11H-9V18zM-11-2H-2V3H-11zM2-2H11V3H2zM-1 3H1V11H-1z"
        "M-2-20Q-16-34 6-34Q2-28 3-20z"
    ),
    "hand": "M-10 24V4l-4-13q3-3 5 1l4 9V-18q3-3 5 0V-2l2-18q3-2 5 0L6-1l4-14q3-1 4 1L10 5V24z",
    "eye": "M-24 0Q0-22 24 0Q0 22-24 0zM-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    "pupil": "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "wing": "M-24 12Q-22-14 0-18Q-4-8 4-8Q-2 0 8 2Q0 8 8 12Q-6 18-24 12z",
    "bird": "M0 18Q-6 4-26-4Q-14-16-2-6Q-2-14 0-18Q2-14 2-6Q14-16 26-4Q6 4 0 18z",
    "feather": "M-2 24Q-14 2 4-24Q16-4 2 10L0 24z",
    "snake": "M-26 10Q-14-10-2 4T24-8V-3Q12 14-2 10T-26 16z",
    "boat": "M-20 4Q0 14 20 4L13 13H-13zM-1 4V-16H1V4zM3-14 12 0H3z",
    "tree": "M-2 26V6Q-20 4-14-8Q-16-22 0-24Q16-22 14-8Q20 4 2 6V26z",
    "willow": "M-3 26Q-2 6-16 2Q-20-16 0-20Q20-16 18 4L15-4 12 8 9-4 5 10 3-2V26z",
    # Instruments.
    "crown": "M-18 12V-10L-9 0 0-14 9 0 18-10V12z",
    "glass": "M-11-22H11V-18Q11-8 2 0Q11 8 11 18V22H-11V18Q-11 8-2 0Q-11-8-11-18z",
    "mirror": (
        "M0-24Q16-20 14 0Q12 14 4 16V26H-4V16Q-12 14-14 0Q-16-20 0-24zM0-18Q-10-14-9 0Q-8 9 0 11Q8 9 9 0Q10-14 0-18z"
    ),
    "card": "M-9-13H9V13H-9z",
    "seal": "M-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0zM-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0z",
    "lock": "M-10-2H10V14H-10zM-7-2V-8a7 7 0 0 1 14 0V-2H4V-8a4 4 0 0 0-8 0V-2z",
    "gear": (
        "M-3-18H3L4-13 8-11 12-15 16-10 12-7 13-3H18V3H13L12 7 16 11 11 15 7 12 3 13V18H-3V13L-7 12-11 15-15"
        " 11-12 7-13 3H-18V-3H-13L-12-7-16-10-12-15-8-11-4-13zM-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
    ),
    "shield": "M-15-16Q0-22 15-16V2Q14 16 0 24Q-14 16-15 2z",
    "chain": (
        "M-26-4h12a5 5 0 0 1 0 10h-12a5 5 0 0 1 0-10zM-4-4h12a5 5 0 0 1 0 10H-4a5 5 0 0 1 0-10zM16-4h10a5 5"
        " 0 0 1 0 10H16a5 5 0 0 1 0-10z"
    ),
    "arrow": "M-22 3V-3H6V-10L22 0 6 10V3z",
    "flame": "M0-20c2 8 11 10 11 22 0 9-5 14-11 14S-11 12-11 2c0-5 3-8 4-12 4 2 4 5 4 7 4-5 4-10 3-17z",
    "foot": (
        "M0 16c-5 0-7-4-6-9 .6-4-1-6-1-10 0-4 3-6 7-6s7 2 7 6c0 4-1.600 6-1 10 1 5-1 9-6 9zM-8-14a2 2 0 1 0"
        " .1 0zM-2-17a2 2 0 1 0 .1 0zM4-16a2 2 0 1 0 .1 0z"
    ),
}

LINES: Final[dict[str, str]] = {
    "echo": "M-6-6A9 9 0 0 1-6 6M-1-12A17 17 0 0 1-1 12M4-18A25 25 0 0 1 4 18M9-24A33 33 0 0 1 9 24",
    "wind": "M-30-8Q-10-18 6-10T22-14Q28-10 22-5M-26 2Q0-6 18 2T30 8M-20 12Q-4 6 10 12",
    "spiral": "M0 0Q5-5 8 0T0 9T-12 0T0-15T18 0T0 21T-24 0T0-27",
    "ring": "M-24 0a24 9 0 1 0 48 0a24 9 0 1 0-48 0",
    "orbit": "M-30 6a32 13 -18 1 0 60-12a32 13 -18 1 0-60 12",
    "net": "M-26-14 26 14M-26 14 26-14M0-26V26M-26 0H26",
    "smoke": "M-6 20Q-14 8-4 0T-6-22M6 20Q-2 8 8-2T4-24",
    "turn": "M-16-8A18 18 0 1 1-18 4M-16-8l-7 2M-16-8l2-8",
}
"""What is drawn as a line of light."""

_SCENES: Final = """
ecos: violet
    moon 28 20 .9 0 pale, hills 60 58 1 0 deep, face 40 42 .9 0 bone, echo 62 42 1 0 light, echo 84 42 .7 0 light
erronia: frost
    crescent 92 18 .8 0 pale, sea 60 62 1 0 deep, silent 60 38 1.3 0 bone, glass 22 46 .7 -20 light,
    glass 98 50 .6 24 light
dominio: gold
    rays 60 30 1.1 0 light, crown 60 26 1 0 warm, figure 40 56 .9 0 ink, figure 80 56 .9 0 deep,
    chain 60 62 .8 0 light
elmo: frost
    moon 60 34 2 0 pale, peaks 60 62 1 0 deep, tree 20 54 .7 0 ink, helm 62 46 1.2 0 bone
miragem: rose
    moon 84 22 1 0 pale, dunes 60 52 1 0 warm, dunes 60 66 1 0 deep, card 44 38 .9 -14 bone, card 58 34 .9 0 bone,
    card 72 38 .9 14 bone, sparks 58 16 1 0 light
poco: abyss
    sparks 60 14 1.4 0 light, well 60 46 1.4 0 bone, ring 60 57 1.1 0 light, ring 60 57 .7 0 light,
    star 60 56 .6 0 light, crescent 104 18 .6 0 pale
sopro: dawn
    hills 60 62 1 0 deep, wind 50 28 1.3 0 light, feather 84 40 .9 30 bone, figure 24 54 .6 0 ink,
    figure 36 56 .5 0 ink, foot 98 62 .5 20 light
dimensoes: violet
    orbit 60 38 1.3 0 light, door 34 44 1.1 -12 bone, door 84 36 .8 14 warm, star 60 20 .7 0 light,
    foot 58 56 .6 24 light
ruinas: ember
    moon 92 20 .8 0 warm, hills 60 64 1 0 deep, column 26 46 1 -8 bone, broken 48 48 1 4 bone,
    broken 84 50 .9 -6 bone, stones 66 58 1.1 0 ink, flame 104 54 .5 0 light
pesadelo: abyss
    hills 60 66 1 0 ink, house 84 56 .8 0 bone, hand 46 26 1.7 150 deep, eye 22 18 .6 0 light, pupil 22 18 .9 0 ink
terras: rose
    moon 24 20 1 0 warm, dunes 60 54 1 0 deep, tents 62 50 1.2 0 bone, dunes 60 70 1 0 ink, sparks 84 16 1 0 light
campos: dawn
    moon 60 24 1.2 0 warm, furrows 60 48 1 0 deep, seal 60 46 1.1 0 bone, lock 60 44 .7 0 ink
pinturas: tide
    sea 60 20 1 0 deep, frame 30 44 .9 -8 warm, frame 62 50 .9 5 bone, frame 94 42 .9 -4 warm, sea 60 66 1 0 ink,
    star 62 50 .6 0 light, crescent 30 44 .4 -8 light, flame 94 42 .4 -4 light
oraculo: violet
    rays 60 38 1.5 0 deep, smoke 26 52 1 0 light, smoke 94 52 1 0 light, eye 60 38 1.5 0 bone,
    pupil 60 38 1.7 0 ink, star 60 10 .6 0 light
delirio: rose
    spiral 60 40 1.4 0 light, face 48 42 1 -14 bone, face 74 42 1 14 warm, crack 61 40 .9 0 ink
qhoz: gold
    crack 60 48 1.1 0 light, rays 60 32 1.5 0 warm, bird 60 36 1.4 0 bone, flame 40 66 .6 0 warm,
    flame 80 66 .6 0 warm, star 60 12 .7 0 light
sombra: ember
    moon 60 52 1.6 0 warm, hills 60 64 1 0 deep, figure 60 42 1 0 ink, beam 60 86 .7 180 ink, card 98 30 .8 20 bone
guardia: tide
    tower 94 46 1.1 0 deep, hills 60 66 1 0 ink, figure 44 44 1.5 0 bone, shield 58 50 1 0 warm,
    star 58 48 .6 0 light
teoria: frost
    orbit 60 40 1.2 0 light, gear 44 36 1.1 0 bone, gear 76 52 .8 20 warm, star 90 20 .9 0 light,
    net 24 60 .5 0 light
mentes: violet
    rays 60 22 .9 0 light, heads 32 48 1 0 deep, heads 88 48 1 0 deep, heads 60 46 1.2 0 bone, star 50 40 .4 0 ink,
    star 71 40 .4 0 ink
laceracao: ember
    hills 60 62 1 0 deep, stones 28 54 1.2 0 bone, stones 94 34 1.2 30 bone, tears 60 40 1 8 light,
    arrow 62 66 .7 -14 warm
queda: tide
    crescent 26 20 .9 0 pale, hills 60 64 1 0 deep, turn 62 38 1.4 0 light, wind 62 40 .7 0 bone,
    feather 96 50 .7 60 bone, feather 24 54 .6 -40 bone
templo: gold
    beam 60 36 1 0 light, hills 60 68 1 0 deep, temple 60 44 1.4 0 bone, star 60 14 .7 0 warm
percepcao: dawn
    rays 60 30 1.5 0 light, eye 60 30 1.3 0 bone, pupil 60 30 1.6 0 deep, card 36 62 .8 -12 warm,
    card 60 64 .8 0 warm, card 84 62 .8 12 warm
lamentos: abyss
    moon 88 20 1 0 pale, willow 24 44 1.4 0 deep, sea 60 58 1 0 ink, boat 70 52 1.1 0 bone, ring 70 68 .8 0 light,
    rain 48 26 .8 0 light
gavoniano: tide
    sparks 60 14 1.3 0 light, mirror 60 42 1.3 0 warm, face 60 34 .5 0 bone, card 26 46 1 -16 bone,
    card 94 40 1 14 bone, card 100 48 1 24 deep
monumento: frost
    star 24 18 .6 0 light, star 98 26 .5 0 light, peaks 60 62 1 0 deep, obelisk 60 40 1.2 0 bone,
    chain 60 52 1.2 -10 warm, foot 98 62 .5 -30 light
entropia: ember
    rays 60 40 1.7 0 warm, star 60 40 1.4 0 light, stones 28 26 .9 20 bone, stones 94 56 1 -30 bone,
    foot 92 22 .7 30 bone, flame 28 58 .7 -20 bone, tower 60 68 .5 40 bone
"""


def _read() -> dict[str, tuple[str, str]]:
    """For each card the light and what is seen in it."""
    found: dict[str, tuple[str, str]] = {}
    for block in re.split(r"^(?=\w)", _SCENES, flags=re.MULTILINE)[1:]:
        head, _, things = block.partition("\n")
        slug, light = head.split(": ")
        found[slug] = (light, " ".join(things.split()))
    return found


SCENES: Final = _read()


@cache
def paints() -> Markup:
    """What all scenes are painted with, defined once in a page that holds any of them."""
    return h("linearGradient", h("stop.b0", offset=0), h("stop.b1", offset=1), id="art-bone", x2=".7", y2=1)


def _thing(words: str, slug: str) -> Markup:
    name, x, y, size, turn, ink = words.split()
    shape = _shape(name, x, y, size, turn, ink)
    if name not in MOONS:
        return shape
    return join(h("circle", cx=x, cy=y, r=f"{32 * float(size):g}", fill=f"url(#moon-{slug})"), shape)


def _shape(name: str, x: str, y: str, size: str, turn: str, ink: str) -> Markup:
    rotate = f" rotate({turn})" if turn != "0" else ""
    place = f"translate({x} {y}) scale({size}){rotate}"
    if name in LINES:
        return h("path.line", d=LINES[name], transform=place, class_=ink)
    return h("path", d=VOCABULARY[name], transform=place, class_=ink, fill_rule="evenodd")


@cache
def scene(slug: str) -> Markup:
    """The picture of one card as a definition that a page holds once."""
    light, things = SCENES[slug]
    glints = "".join(f"M{x} {y}h1v1h-1z" for x, y in GLINTS)
    dusk = h("linearGradient", [h(f"stop.s{n}", offset=f".{n}") for n in (0, 4, 9)], id=f"sky-{slug}", x2=0, y2=1)
    moon = h("radialGradient", h("stop.m0", offset=".3"), h("stop.m1", offset=1), id=f"moon-{slug}")
    shines = any(words.split()[0] in MOONS for words in things.split(", "))
    sky = (
        dusk,
        moon if shines else None,
        h("rect", width=120, height=80, fill=f"url(#sky-{slug})"),
        h("path.glint", d=glints),
    )
    drawn = h("g", sky, [_thing(words, slug) for words in things.split(", ")], class_=f"light-{light}")
    return h("symbol", drawn, id=f"art-{slug}", viewBox=BOX, preserveAspectRatio=FILL)


def picture(slug: str) -> Markup:
    """The picture where a card lies; the page must hold its `scene`."""
    return h("svg.art", h("use", href=f"#art-{slug}"), viewBox=BOX, preserveAspectRatio=FILL, aria_hidden="true")
