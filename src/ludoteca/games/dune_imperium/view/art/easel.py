"""Puts a scene together, and hands a page the symbols it uses, once each."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Final

from ludoteca.games.dune_imperium.view.art import portraits, scenes
from ludoteca.games.dune_imperium.view.art.figures import FIGURES
from ludoteca.games.dune_imperium.view.art.icons import ICONS
from ludoteca.games.dune_imperium.view.art.places import LIGHTS, PLACES
from ludoteca.games.dune_imperium.view.art.things import THINGS
from ludoteca.paper import Blocks, Markup, h, within

WIDE, HIGH = 120, 72
SCENES: Final = {
    "card": scenes.DECK,
    "intrigue": scenes.INTRIGUE,
    "conflict": scenes.CONFLICT,
    "leader": scenes.LEADERS,
    "space": scenes.SPACE,
    "region": scenes.REGION,
}
WIDE_FRAMES: Final = ("space", "region")
"""Their frames may be much wider than high: then the middle is to be seen; of a card the top, where faces are."""
_REFERENCE: Final = re.compile(r"#(di-[a-z_-]+)")


@cache
def picture(kind: str, id: str) -> Markup:
    """The picture of a card: its sky, its place, and what stands there."""
    scene = SCENES[kind][id]
    far, mid, near, ink, rim = LIGHTS[scene.light][1]
    return h(
        "svg.art",
        h("rect", width=WIDE, height=HIGH, fill=f"url(#di-sky-{scene.light})"),
        h("use", href=f"#di-place-{scene.place}"),
        [_part(part) for part in scene.parts],
        viewBox=f"0 0 {WIDE} {HIGH}",
        preserveAspectRatio=f"xMid{'YMid' if kind in WIDE_FRAMES else 'YMin'} slice",
        aria_hidden="true",
        style=f"--far:{far};--mid:{mid};--near:{near};--ink:{ink};--rim:{rim};--cloth:{mid}",
    )


def _part(written: str) -> Markup:
    """`name x y size colour`, or `@somebody x y size`."""
    name, x, y, size, *colour = [*written.split(), *(["1"] if written.count(" ") == 2 else [])]
    turned = float(size) < 0
    scale = f"{size} {size.lstrip('-')}" if turned else size
    symbol = f"di-face-{name[1:]}" if name.startswith("@") else f"di-{name}"
    return h(
        "use",
        href=f"#{symbol}",
        transform=f"translate({x} {y}) scale({scale})",
        style=f"--cloth:{colour[0]}" if colour else None,
    )


@cache
def bust(leader: str) -> Markup:
    """A Leader's face alone, for the House."""
    return h(
        "svg.bust",
        h("use", href=f"#di-face-{leader}"),
        viewBox="-33 -66 66 68",
        aria_hidden="true",
    )


@cache
def _symbols() -> dict[str, Markup]:
    """Every symbol by its id."""
    found = {f"di-{name}": drawn for name, drawn in (*FIGURES.items(), *THINGS.items())}
    found |= {f"di-place-{name}": drawn for name, drawn in PLACES.items()}
    found |= {f"di-face-{name}": portraits.draw(face) for name, face in portraits.FACES.items()}
    symbols = {id: f'<g id="{id}">{drawn}</g>' for id, drawn in found.items()}
    for name, drawn in ICONS.items():
        symbols[f"di-i-{name}"] = f'<symbol id="di-i-{name}" viewBox="0 0 24 24">{drawn}</symbol>'
    for name, ((top, middle, low), _) in LIGHTS.items():
        stops = "".join(f'<stop offset="{at}" stop-color="{c}"/>' for at, c in ((0, top), (0.55, middle), (1, low)))
        symbols[f"di-sky-{name}"] = f'<linearGradient id="di-sky-{name}" x2="0" y2="1">{stops}</linearGradient>'
    return {id: Markup(drawn) for id, drawn in symbols.items()}


def used_by(*blocks: str) -> Blocks:
    """The symbols that this markup refers to, for the page to carry once."""
    return _carried(frozenset().union(*map(_referred, blocks)))


@lru_cache(4096)
def _referred(block: str) -> frozenset[str]:
    return frozenset(_REFERENCE.findall(block)) & _symbols().keys()


@lru_cache(1000)
def _carried(wanted: frozenset[str]) -> Blocks:
    known = _symbols()
    drawn = within("defs", [known[id] for id in sorted(wanted)])
    return within("svg.di-sheet", drawn, width=0, height=0, aria_hidden="true") if wanted else Blocks()
