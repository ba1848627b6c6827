"""Roam as numbers for a learner: the map square by square, every player's line, and the question that is asked.

Players are counted clockwise from the one who looks: 0 is that seat itself. Absent players are all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.roam.asks import QUESTIONS, Bid, Extend, Place, PutRemaining, UseCharacter
from ludoteca.games.roam.content import ARTIFACTS, CARDS_TO_END, CHARACTERS, HIGHEST_BID, LANDS, MARKERS, QUIET_ROUNDS
from ludoteca.games.roam.geometry import SLOTS, SQUARES, WHOLE
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Features, Seat, described

PLAYERS: Final = range(4)
_SEAT: Final = ("present", "asked", "first", "edge", "coins", "markers", "points", "cards", "outpost")


def _names() -> Iterator[str]:
    for player in PLAYERS:
        yield from (f"marker-{player}-{square}" for square in range(SQUARES))
    yield from (f"symbols-{square}" for square in range(SQUARES))
    yield from (f"land-{square}" for square in range(SQUARES))
    yield from (f"coming-{square}" for square in range(SQUARES))
    for player in PLAYERS:
        yield from (f"{fact}-{player}" for fact in _SEAT)
        yield from (f"character-{player}-{card.id}" for card in CHARACTERS)
        yield from (f"artifact-{player}-{tile.id}" for tile in ARTIFACTS)
    yield from (f"sale-{tile.id}" for tile in ARTIFACTS)
    yield from (f"ask-{question.__name__}" for question in QUESTIONS)
    yield from (f"using-{card.id}" for card in CHARACTERS)
    yield from (f"turned-{turns}" for turns in range(4))
    yield from (f"auction-{slot}" for slot in range(SLOTS))
    yield from ("bid", "rested", "pile", "quiet", "full-game", "stacking", "with-outpost")


NAMES: Final = tuple(_names())


def features(view: Roam, seat: Seat) -> list[float]:
    """What this seat sees, as numbers that stay mostly between 0 and 1."""
    found: list[float] = []
    seats = view.clockwise(seat)
    for player in PLAYERS:
        found += _markers(view, seats[player]) if player < view.seats else [0.0] * SQUARES
    found += [view.coins_on(1 << s) / 3 for s in range(SQUARES)]
    found += _flags(view.land)
    ask = view.ask
    found += _flags(ask.squares if isinstance(ask, Extend) else ask.chosen if isinstance(ask, PutRemaining) else 0)
    for player in PLAYERS:
        found += _player(view, seats[player]) if player < view.seats else [0.0] * _PLAYER
    found += [float(a in view.row) for a in range(len(ARTIFACTS))]
    found += [float(type(ask) is question) for question in QUESTIONS]
    using, turns = (ask.character, ask.turns) if isinstance(ask, Place) else (-1, -1)
    found += [float(using == c) for c in range(len(CHARACTERS))]
    found += [float(turns == n) for n in range(4)]
    slot, high = (ask.slot, ask.high) if isinstance(ask, Bid) else (-1, -1)
    found += [float(slot == s) for s in range(SLOTS)]
    found += [
        (1 + high) / (1 + HIGHEST_BID),
        float(isinstance(ask, UseCharacter) and ask.rested),
        (LANDS - view.laid) / LANDS,
        max(0, view.quiet) / (QUIET_ROUNDS * view.seats),
        float(view.full_game),
        float(view.stacking),
        float(view.with_outpost),
    ]
    return found


def _markers(view: Roam, seat: Seat) -> list[float]:
    """Half a point for each marker on a square: two fit in Stacking."""
    ground, upper = view.ground[seat], view.upper[seat]
    return [((ground >> s & 1) + (upper >> s & 1)) / 2 for s in range(SQUARES)]


def _flags(mask: int) -> list[float]:
    mask &= WHOLE
    return [float(mask >> s & 1) for s in range(SQUARES)]


_PLAYER: Final = len(_SEAT) + len(CHARACTERS) + len(ARTIFACTS)


def _player(view: Roam, seat: Seat) -> list[float]:
    """A player's numbers; characters and artifacts count 1 face up and a half face down."""
    explorer = view.explorers[seat]
    facts = [
        1.0,
        float(view.ask is not None and view.ask.seat == seat),
        float(view.order[0] == seat),
        (explorer.edge + 1) / 4,
        explorer.coins / 10,
        explorer.supply / MARKERS,
        view.score(seat) / 20,
        len(explorer.cards) / CARDS_TO_END,
        float(view.outpost == seat),
    ]
    owned = sum(1 << c for c in explorer.cards)
    facts += [((owned >> c & 1) + (explorer.up >> c & 1)) / 2 for c in range(len(CHARACTERS))]
    facts += [((explorer.tiles >> a & 1) + (explorer.tiles_up >> a & 1)) / 2 for a in range(len(ARTIFACTS))]
    return facts


ABOUT: Final = described("""
    marker: for each player and square of the map (row by row from the north west): a half for each marker lying
      there
    symbols: coin symbols on each square, of three
    land: 1 where a card covers the square
    coming: the squares that the question now asked speaks of: where a pattern would lie or markers were chosen
    present: 1 for a player who is at the table
    asked: 1 for the player who is asked
    first: 1 for the player who holds the first player's aid
    edge: the edge at which a player sits: a quarter for south, then west, north, east
    coins: coins, of ten
    markers: markers that are not on the map, as a share of all
    points: points, of twenty
    cards: characters owned, as a share of those that end the game
    outpost: 1 for who holds the Outpost
    character: each player's characters: 1 face up, a half face down
    artifact: each player's artifacts: 1 face up, a half face down
    sale: 1 for an artifact that is for sale
    ask: 1 for the question that is asked
    using: 1 for the character whose pattern is being placed
    turned: quarter turns of that pattern
    auction: 1 for the land that is bid for
    bid: the highest bid so far
    rested: 1 after resting in this turn
    pile: share of the lands still in the pile
    quiet: turns without a new marker, as a share of those that end the game
    full: 1 in the full game, with artifacts
    stacking: 1 with the variant Stacking
    with: 1 with the Outpost
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
