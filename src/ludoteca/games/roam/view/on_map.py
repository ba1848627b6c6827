"""The map as it lies on the table: lands, coins, seats, markers, and where a pattern could go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from ludoteca.games.roam.asks import Bid, Extend, Place, PutRemaining
from ludoteca.games.roam.content import LANDS, LANDSCAPES
from ludoteca.games.roam.geometry import PLACEMENTS, SIDE, SLOTS, SQUARES
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.games.roam.view import ghost, land, pieces, words
from ludoteca.games.roam.view import map as chart
from ludoteca.games.roam.view.faces import face_symbol
from ludoteca.games.roam.view.targets import EDGES, Can, Text, targets
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Blocks, Markup, h, join, within


def whole_map(view: Roam, can: Can, t: Text) -> Blocks:
    """From the lands at the bottom to what may be clicked on top."""
    biomes = frozenset(LANDSCAPES[view.lands.face[card]][0] for card in _on_table(view))
    coins = tuple(view.coins_on(1 << s) << 1 | view.taken >> s & 1 for s in bits_of(view.symbols[0]))
    ahead = _prospects(view)
    layers = (
        [_land(view, slot, t) for slot in range(SLOTS)],
        _coins(view.symbols[0], coins),
        _coordinates,
        [_edge(view, seat, t) for seat in view.order if view.explorers[seat].edge >= 0],
        _markers(tuple(view.ground), tuple(view.upper)),
        list(_laid(view)),
        _contested(view),
        list(_ghosts(view, ahead, t)),
        list(targets(view, ahead, can, t)),
    )
    return chart.chart(_symbols(biomes, view.full_game, _in_sight(view)), layers, t("map"))


@lru_cache(1000)
def _symbols(biomes: frozenset[str], full_game: bool, in_sight: tuple[int, ...]) -> Blocks:
    """The pictures that the page uses, each of them once."""
    symbols = [land.SYMBOLS[biome] for biome in sorted(biomes)] + [pieces.ALWAYS]
    if full_game:
        symbols += pieces.ABILITIES.values()
    return within("defs", symbols, [face_symbol(character) for character in in_sight])


@lru_cache(4096)
def _coins(squares: int, coins: tuple[int, ...]) -> Markup:
    """The coins of these squares: how many, twice, and one more where a marker has covered them."""
    return join(
        [chart.coins(s // SIDE, s % SIDE, n >> 1, bool(n & 1)) for s, n in zip(bits_of(squares), coins, strict=True)]
    )


def _in_sight(view: Roam) -> tuple[int, ...]:
    """The characters whose faces are on the page."""
    return tuple(sorted({character for explorer in view.explorers for character in explorer.cards}))


def _on_table(view: Roam) -> Iterator[int]:
    """The cards whose terrain side is in sight: the map and the top of the pile."""
    yield from (card for card in view.slots if card != GAP)
    if view.laid < LANDS:
        yield view.laid


def _land(view: Roam, slot: int, t: Text) -> Markup:
    card = view.slots[slot]
    if card == GAP:
        return chart.gap(slot, t("gap"))
    biome = LANDSCAPES[view.lands.face[card]][0]
    return chart.land(slot, biome, t(f"biome-{biome}"), card, id=f"slot-{slot}")


_coordinates: Final = join(
    [h("text.coordinate.column", words.COLUMNS[c], x=chart.left(c) + 30, y=chart.MARGIN - 27) for c in range(SIDE)],
    [h("text.coordinate", r + 1, x=chart.MARGIN - 14, y=chart.top(r) + 34) for r in range(SIDE)],
    [
        h("text.coordinate", r + 1, x=chart.SIDE_X - chart.MARGIN + 14, y=chart.top(r) + 34, aria_hidden=True)
        for r in range(SIDE)
    ],  # on both sides, as on a map: whoever reads the last column need not look across
)


def _edge(view: Roam, seat: Seat, t: Text) -> Markup:
    active = view.ask is not None and view.ask.seat == seat
    return chart.edge(EDGES[view.explorers[seat].edge], seat, active, t("sits-here", seat=seat))


@lru_cache(4096)
def _markers(ground: tuple[int, ...], upper: tuple[int, ...]) -> Markup:
    """Everybody's markers: those on the ground, then those on top of others."""
    return join(
        [
            chart.marker(s // SIDE, s % SIDE, seat, glide=f"{name}-{s}", level=level)
            for level, name, squares in ((0, "marker", ground), (1, "upper", upper))
            for seat, mine in enumerate(squares)
            for s in bits_of(mine)
        ]
    )


def _laid(view: Roam) -> Iterator[Markup]:
    """A placement that is still being extended: everybody sees where the markers will go."""
    ask = view.ask
    if not isinstance(ask, (Extend, PutRemaining)):
        return
    for s in bits_of(ask.squares if isinstance(ask, Extend) else ask.chosen):
        yield chart.marker(s // SIDE, s % SIDE, ask.seat, level=view.taken >> s & 1, kind="coming")


def _contested(view: Roam) -> list[Markup]:
    """The land that is being bid for."""
    return [chart.frame(view.ask.slot)] if isinstance(view.ask, Bid) else []


def _prospects(view: Roam) -> dict[int, ghost.Prospect]:
    """What would come of each place on offer for the pattern in use."""
    ask = view.ask
    if not isinstance(ask, Place):
        return {}
    places = PLACEMENTS[ask.character][ask.turns]
    offered = [int(option.args[0]) for option in view.options if option.verb == "at"]
    return {at: ghost.prospect(view, ask.seat, place) for at in offered if (place := places[at]) is not None}


def _ghosts(view: Roam, ahead: dict[int, ghost.Prospect], t: Text) -> Iterator[Markup]:
    """Where the pattern in use could go, and how each usable character would lie."""
    seat, ask = view.viewer, view.ask
    for option in view.options:
        if option.verb == "at" and isinstance(ask, Place):
            at = int(option.args[0])
            holes = ghost.blanks(ask.character, ask.turns, at)
            yield ghost.ghost(view, seat, ahead[at], holes, f"ghost-at-{at}", t)
        elif option.verb == "use":
            character = int(option.args[0])
            turns = facing(view, seat, character)
            at = _middle(view.land, character, turns)
            place = PLACEMENTS[character][turns][at]
            assert place is not None
            found, holes = ghost.prospect(view, seat, place), ghost.blanks(character, turns, at)
            yield ghost.ghost(view, seat, found, holes, f"ghost-use-{character}", t)


def facing(view: Roam, seat: Seat, character: int) -> int:
    """How many quarter turns a character of this line is turned."""
    explorer = view.explorers[seat]
    return explorer.facing[explorer.cards.index(character)]


@lru_cache(4096)
def _middle(lands: int, character: int, turns: int) -> int:
    """A place near the middle of the map, to show a pattern that has not been used yet."""
    places = PLACEMENTS[character][turns]
    fits = [at for at in range(SQUARES) if (p := places[at]) is not None and not p.markers & ~lands]
    fits = fits or [at for at in range(SQUARES) if places[at] is not None]
    return fits[len(fits) // 2]
