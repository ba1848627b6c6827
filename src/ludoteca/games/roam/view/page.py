"""The page of Roam: the map, the lines of characters beside it, artifacts and auctions when there are any."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

from ludoteca.games.roam.asks import Bid, Extend, Place, PutRemaining
from ludoteca.games.roam.content import (
    ARTIFACTS,
    CARDS_TO_END,
    CHARACTERS,
    FLIP,
    FREE_BLANK,
    GAIN_COIN,
    LANDS,
    LANDSCAPES,
    REPLACE,
    ROTATE,
    SLIDE,
)
from ludoteca.games.roam.geometry import PLACEMENTS, SIDE, SLOTS, SQUARES, SYMBOLS, cells
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.games.roam.view import ghost, land, line, pieces, words
from ludoteca.games.roam.view import map as chart
from ludoteca.games.roam.view.faces import face, face_symbol
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Blocks, Markup, h, join, kept, sheet, within

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

EDGES: Final = ("south", "west", "north", "east")


def page(view: Roam, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return join(blocks(view, can, t))


def blocks(view: Roam, can: Can, t: Text) -> Blocks:
    """The same in parts."""
    return within(
        "div.roam",
        within(
            "div.roam-table",
            within("div.sea", _auction(view, t), _for_sale(view, can, t), _map(view, can, t), _pile(view, t)),
            within("div.explorers", [_player(view, seat, can, t) for seat in _seating(view)]),
        ),
    )


def _seating(view: Roam) -> tuple[Seat, ...]:
    """The viewer first, then clockwise."""
    return view.clockwise(view.viewer) if 0 <= view.viewer < view.seats else view.order


# The map.


def _map(view: Roam, can: Can, t: Text) -> Blocks:
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
        list(_targets(view, ahead, can, t)),
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
    [h("text.coordinate", words.COLUMNS[c], x=chart.left(c) + 30, y=chart.MARGIN - 18) for c in range(SIDE)],
    [h("text.coordinate", r + 1, x=chart.MARGIN - 14, y=chart.top(r) + 34) for r in range(SIDE)],
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
            turns = _facing(view, seat, character)
            at = _middle(view.land, character, turns)
            place = PLACEMENTS[character][turns][at]
            assert place is not None
            found, holes = ghost.prospect(view, seat, place), ghost.blanks(character, turns, at)
            yield ghost.ghost(view, seat, found, holes, f"ghost-use-{character}", t)


def _facing(view: Roam, seat: Seat, character: int) -> int:
    explorer = view.explorers[seat]
    return explorer.facing[explorer.cards.index(character)]


@lru_cache(4096)
def _middle(lands: int, character: int, turns: int) -> int:
    """A place near the middle of the map, to show a pattern that has not been used yet."""
    places = PLACEMENTS[character][turns]
    fits = [at for at in range(SQUARES) if (p := places[at]) is not None and not p.markers & ~lands]
    fits = fits or [at for at in range(SQUARES) if places[at] is not None]
    return fits[len(fits) // 2]


def _targets(view: Roam, ahead: dict[int, ghost.Prospect], can: Can, t: Text) -> Iterator[Markup]:
    """What may be clicked on the map."""
    offered: dict[str, list[int]] = {}
    for option in view.options:
        if option.args:
            offered.setdefault(option.verb, []).append(int(option.args[0]))
    for s in offered.get("at", ()):
        yield _position(view.viewer, s, ahead[s], can, t)
    for verb in ("slide", "to", "put", "replace"):
        for s in offered.get(verb, ()):
            yield chart.target(*divmod(s, SIDE), class_=verb, **can(verb, s))
    for paid, free, signs in (("blank", "free", ("blank-paid", "blank-free")), _OVER):
        for s in sorted({*offered.get(paid, ()), *offered.get(free, ())}):
            yield from _blank_targets(s, can(paid, s), can(free, s), signs, t)
    for slot in offered.get("claim", ()):
        yield chart.land_target(slot, **can("claim", slot))
    for edge in offered.get("edge", ()):
        yield chart.edge_target(EDGES[edge], t(f"edge-{edge}"), **can("edge", edge))


def _position(seat: Seat, at: int, ahead: ghost.Prospect, can: Can, t: Text) -> Markup:
    """A place for the pattern: hovering its first square shows the ghost and says what would come of it."""
    tip = ghost.summary(seat, ahead, t)
    return chart.target(*divmod(at, SIDE), shows=f"ghost-at-{at}", tip=tip, **can("at", at))


_OVER: Final = ("blank_over", "free_over", ("over-paid", "over-free"))
"""A blank over another player's marker, which a Replace takes away."""


def _blank_targets(
    s: int, paid: dict[str, Any], free: dict[str, Any], signs: tuple[str, str], t: Text
) -> Iterator[Markup]:
    """A blank to be paid for, or free by an artifact; where it may be both, each has half of the square."""
    row, column = divmod(s, SIDE)
    half = 0.5 if paid and free else 1
    if paid:
        yield chart.target(row, column, high=half, class_="blank", **paid)
        yield chart.caption(row, column, t(signs[0]), 0.25 if free else 0.5)
    if free:
        yield chart.target(row + 1 - half, column, high=half, class_="blank", **free)
        yield chart.caption(row, column, t(signs[1]), 0.75 if paid else 0.5)


def _pile(view: Roam, t: Text) -> Markup:
    """How many lands are left, and the terrain side of the top one."""
    left = LANDS - view.laid
    return _top(left, view.laid, view.lands.face[view.laid] if left else -1, t)


@kept
def _top(left: int, card: int, landscape: int, t: Text) -> Markup:
    text = h("span", t("pile", count=left))
    if not left:
        return h("div.pile", text)
    biome = LANDSCAPES[landscape][0]
    one, two, three = SYMBOLS[landscape][0]
    dots = [
        h("use", href="#roam-coin", x=s % SIDE * 60 + 5 + 17 * n, y=s // SIDE * 60 + 22, width=18, height=18)
        for n, mask in enumerate((one, two, three))
        for s in bits_of(mask)
    ]
    picture = h(
        "svg",
        h("use", href=f"#roam-{biome}", width=120, height=180),
        dots,
        viewBox="0 0 120 180",
        glide=f"card-{card}",
        role="img",
        aria_label=t(f"biome-{biome}"),
    )
    return h("div.pile", picture, text)


# Auctions and artifacts for sale.


def _auction(view: Roam, t: Text) -> Markup | None:
    """Who bids for a tied land, and what has been bid."""
    bid = view.ask
    if not isinstance(bid, Bid):
        return None
    standing = t("no-bid-yet") if bid.high < 0 else t("highest-bid", seat=bid.holder, coins=bid.high)
    bidders = [
        h(
            f"li.seat-{seat}",
            line.marker_picture(seat),
            t("bidder", seat=seat, coins=view.explorers[seat].coins),
            class_="now" if seat == bid.seat else None,
        )
        for seat in (bid.seat, *bid.rest)
    ]
    return h(
        "section.auction",
        h("strong", t("auction", slot=words.slot(bid.slot))),
        h("div", standing),
        h("ol", bidders),
        lights=f"slot-{bid.slot}",
    )


def _for_sale(view: Roam, can: Can, t: Text) -> Markup | None:
    if not view.full_game:
        return None
    tiles = [
        _tile(artifact, t, cost=ARTIFACTS[artifact].cost, up=True, **can("buy", artifact)) for artifact in view.row
    ]
    return h("section", h("h3.heading", t("row")), h("div.sale", tiles))


def _tile(artifact: int, t: Text, *, cost: int | None, up: bool, **attributes: Any) -> Markup:
    tile = ARTIFACTS[artifact]
    ability = words.ability(tile.ability)
    name = t(words.artifact(artifact).message)
    doing = t(f"ability-{ability}")
    state = "" if up else t("face-down")
    return line.artifact(
        name,
        ability,
        doing,
        cost,
        tile.points,
        up=up,
        state=state,
        label=t("tile-label", name=name, doing=doing, cost=tile.cost, points=tile.points, state=state),
        **sheet(name, [doing, t(f"doing-{ability}")], cost=t("fact-coins", count=tile.cost), state=state),
        **{"id": f"artifact-{artifact}", "glide": f"card-artifact-{artifact}"} | attributes,
    )


# The players.


def _player(view: Roam, seat: Seat, can: Can, t: Text) -> Blocks:
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
    turns = _facing(view, seat, character)
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
        yield _tile(artifact, t, cost=None, up=up, **attributes)
