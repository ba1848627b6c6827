"""The players beside the map: what they own in numbers, their lines of characters, their artifacts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from ludoteca.games.roam.asks import Place
from ludoteca.games.roam.content import (
    ARTIFACTS,
    CARDS_TO_END,
    CHARACTERS,
    FLIP,
    FREE_BLANK,
    GAIN_COIN,
    LANDS,
    REPLACE,
    ROTATE,
    SLIDE,
)
from ludoteca.games.roam.geometry import cells
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view import line, words
from ludoteca.games.roam.view.beside import tile_card
from ludoteca.games.roam.view.faces import face
from ludoteca.games.roam.view.on_map import facing
from ludoteca.games.roam.view.targets import Can, Text
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Blocks, Markup, h, kept, sheet, within


def explorer_side(view: Roam, seat: Seat, can: Can, t: Text) -> Blocks:
    """Name, what is owned in numbers, and the line of characters and artifacts."""
    explorer = view.explorers[seat]
    mine = seat == view.viewer
    hand: Can = can if mine else _nothing
    asked = view.ask is not None and view.ask.seat == seat
    kinds = f"seat-{seat}{' own' if mine else ''}{' active' if asked else ''}"
    return within(
        "section.explorer",
        _head(
            seat,
            t("seat", seat=seat),
            _badges(view, seat),
            (view.score(seat), explorer.coins, explorer.supply, len(explorer.cards)),
            t,
        ),
        within("div.party", [_character(view, seat, character, hand, t) for character in explorer.cards]),
        within("div.party", list(_own_tiles(view, seat, hand, t))) if explorer.tiles else None,
        class_=kinds,
    )


def _nothing(*pick: Any) -> dict[str, Any]:
    """What may be picked on somebody else's side of the table."""
    return {}


def _badges(view: Roam, seat: Seat) -> tuple[str, ...]:
    """What honours a player has, as messages."""
    found = ["first-player"] if view.order[0] == seat else []
    found += ["outpost"] if view.outpost == seat else []
    found += ["winner"] if view.result is not None and view.result.ranks[seat] == 1 else []
    return tuple(found)


BADGES: Final = {"outpost": "outpost", "winner": "victor"}
"""How the honours look."""


@kept
def _head(seat: Seat, name: str, badges: tuple[str, ...], facts: tuple[int, int, int, int], t: Text) -> Markup:
    score, coins, supply, cards = facts
    purse = h(
        "span.purse",
        line.fact(line.star_picture(), score, t("fact-points", count=score)),
        line.fact(line.coin_picture(), coins, t("fact-coins", count=coins)),
        line.fact(line.marker_picture(seat), supply, t("fact-markers", count=supply)),
        line.fact(line.card_picture(), f"{cards}/{CARDS_TO_END}", t("fact-cards", count=cards, end=CARDS_TO_END)),
    )
    honours = [h("span.honour", t(badge), class_=BADGES.get(badge)) for badge in badges]
    return h("header", h("h3", line.marker_picture(seat), name), honours, purse)


def _character(view: Roam, seat: Seat, character: int, can: Can, t: Text) -> Markup:
    """A card of the line. Beside using it, a Flip may turn it over: that has a handle of its own."""
    up = bool(view.explorers[seat].up >> character & 1)
    turns = facing(view, seat, character)
    using = view.ask
    attributes: dict[str, Any] = can("use", character)
    if attributes:
        attributes = attributes | {"shows": f"ghost-use-{character}"}
    if character < LANDS:
        attributes = attributes | {"id": f"character-{character}", "glide": f"card-{view.lost.face.index(character)}"}
    if isinstance(using, Place) and using.seat == seat and using.character == character:
        turns = using.turns
        attributes = attributes | {"class": "using"}
    return _holder(character, up, _pattern(character, turns, seat), tuple(attributes.items()), _flip(can, character), t)


def _flip(can: Can, character: int) -> tuple[tuple[str, Any], ...] | None:
    """What turning a card over would be; nothing where that is not on offer."""
    flip = can("flip", character)
    return tuple(flip.items()) if flip else None


Given = tuple[tuple[str, Any], ...]


@kept
def _holder(character: int, up: bool, pattern: Markup, given: Given, flip: Given | None, t: Text) -> Markup:
    card, attributes = CHARACTERS[character], dict(given)
    name = t(words.character(character).message)
    state = t("face-up") if up else t("face-down")
    drawn = line.character(
        name,
        face(character),
        pattern,
        card.points,
        banner=character >= LANDS,
        up=up,
        label=t("character-label", name=name, points=card.points, state=state),
        **sheet(name, t("fact-points", count=card.points), state=state, rule="ROAM-TURN-03", face=True),
        **attributes,
    )
    if flip is None:
        return h("div.holder", drawn)
    turn = h("span.flip", h("svg", h("use", href="#roam-flip"), viewBox="0 0 40 40", aria_hidden=True), **dict(flip))
    return h("div.holder", drawn, turn)


@cache
def _pattern(character: int, turns: int, seat: Seat) -> Markup:
    return line.pattern(*cells(CHARACTERS[character].pattern, turns), seat)


_BY_TILE: Final = {GAIN_COIN: "coin", ROTATE: "rotate"}
"""Abilities that need no place: clicking the tile is using it."""
_ON_MAP: Final = {SLIDE: "slide", FREE_BLANK: "free", REPLACE: "replace", FLIP: "flip"}
"""Abilities that are used by clicking what they act on."""


def _own_tiles(view: Roam, seat: Seat, can: Can, t: Text) -> Iterator[Markup]:
    explorer = view.explorers[seat]
    offered = {option.verb for option in view.options} if seat == view.viewer else set()
    for artifact in bits_of(explorer.tiles):
        ability = ARTIFACTS[artifact].ability
        up = bool(explorer.tiles_up >> artifact & 1)
        attributes: dict[str, Any] = {}
        if ability in _BY_TILE and explorer.tile(ability) == 1 << artifact:
            attributes = can(_BY_TILE[ability])
        elif up and _ON_MAP.get(ability) in offered:
            attributes = {"class": "ready"}
        yield tile_card(artifact, t, cost=None, up=up, **attributes)
