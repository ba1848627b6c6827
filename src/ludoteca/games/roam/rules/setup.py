"""Setup: lay the map, deal cards, markers and coins, and let the first player begin."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.roam.content import (
    ARTIFACTS,
    DEFAULT_EDGES,
    EDGE,
    EDGES,
    LANDS,
    LANDSCAPE_OF,
    MARKERS,
    ROW,
    STARTING_CARDS,
    STARTING_COINS,
    TWINS,
)
from ludoteca.games.roam.geometry import SLOTS, WHOLE
from ludoteca.games.roam.rules.turn import Turn
from ludoteca.games.roam.state import GAP, Explorer, Roam
from ludoteca.kernel import ELSEWHERE, Cards, Choice, Option, Random, Reason, Seat, Step, Variants, rule

NO_EDGE = -1


@rule(
    "ROAM-SETUP-03",
    "ROAM-SETUP-04",
    "ROAM-SETUP-11",
    "ROAM-SETUP-06",
    "ROAM-SETUP-07",
    "R-1",
    "ROAM-VAR-01",
    "ROAM-VAR-03",
)
def setup(seats: int, rng: Random, variants: Variants) -> Roam:
    """Shuffle the cards, lay six of them out, give every player the same start."""
    lost = Cards.deck(LANDS, seats)
    lost.shuffle(range(LANDS), rng)
    tiles = Cards.deck(len(ARTIFACTS), seats)
    full_game = variants["mode"] == "full"
    if full_game:
        tiles.shuffle(range(len(ARTIFACTS)), rng)
    first = rng.below(seats) if variants["first_player"] == "random" else 0
    g = Roam(
        seats=seats,
        rng=rng,
        explorers=[starting_hand() for _ in range(seats)],
        order=tuple((first + i) % seats for i in range(seats)),
        ground=[0] * seats,
        upper=[0] * seats,
        lands=terrain_sides(lost, rng),
        lost=lost,
        slots=[GAP] * SLOTS,
        laid=0,
        land=WHOLE,
        symbols=(0, 0, 0),
        tiles=tiles,
        row=(),
        drawn=0,
        full_game=full_game,
        with_outpost=variants["outpost"] == "yes",
        stacking=variants["stacking"] == "yes",
        as_on_map=variants["claimed_card_facing"] == "as_on_map",
        artifact_points=variants["artifact_points"] == "yes",
    )
    g.show_top()
    for slot in range(SLOTS):
        g.lay_land(slot)
    if full_game:
        OpenArtifacts().do(g)
    if variants["edges"] == "chosen":
        g.then(*(ChooseEdge(seat) for seat in g.order), SitDown())
    else:
        for seat, edge in zip(g.order, DEFAULT_EDGES[seats], strict=True):
            g.explorers[seat].edge = edge
        g.then(SitDown())
    return g


def terrain_sides(lost: Cards, rng: Random) -> Cards:
    """The same cards seen from their other side. Of lands that look alike nobody can tell which one this is (R-11)."""
    lands = lost.other_side([LANDSCAPE_OF[character] for character in lost.face])
    for one, two in TWINS:
        if rng.below(2):
            here, there = lost.face.index(one), lost.face.index(two)
            lands.face[here], lands.face[there] = lands.face[there], lands.face[here]
    return lands


@rule("ROAM-SETUP-01", "ROAM-SETUP-02")
def starting_hand() -> Explorer:
    """Three starting cards, face up, and 24 markers of one color."""
    up = sum(1 << c for c in STARTING_CARDS)
    return Explorer(edge=NO_EDGE, coins=0, supply=MARKERS, cards=STARTING_CARDS, facing=(0, 0, 0), up=up)


@dataclass(frozen=True)
class OpenArtifacts(Step):
    """Four artifacts are laid out in a row."""

    rule = "ROAM-ART-01"

    def do(self, g: Roam) -> None:
        g.fill_row(ROW)


@dataclass(frozen=True)
class ChooseEdge(Choice):
    """Each player lines up the starting cards along an edge of the map that nobody else uses."""

    rule = "ROAM-SETUP-06"

    def options(self, g: Roam) -> list[Option]:
        used = {explorer.edge for explorer in g.explorers}
        return [EDGE[edge] for edge in EDGES if edge not in used]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick.verb != "edge":
            return ELSEWHERE
        sitting = next((seat for seat in g.everyone if g.explorers[seat].edge == pick.number), None)
        return None if sitting is None else Reason("ROAM-SETUP-06", "edge-taken", owner=sitting)

    def take(self, g: Roam, pick: Option) -> None:
        (edge,) = pick.args
        g.explorers[self.seat].edge = int(edge)
        g.tell("edge", seat=self.seat, edge=edge)


@dataclass(frozen=True)
class SitDown(Step):
    """The first player begins; turns go clockwise; later players have a coin or two to make up for it."""

    rule = "ROAM-SETUP-09"
    rules = ("ROAM-SETUP-06", "ROAM-SETUP-08")

    def do(self, g: Roam) -> None:
        first = g.order[0]
        start = g.explorers[first].edge
        g.order = tuple(sorted(g.order, key=lambda seat: (g.explorers[seat].edge - start) % len(EDGES)))
        for seat, coins in zip(g.order, STARTING_COINS[g.seats], strict=True):
            face_map(g, seat)
            g.explorers[seat].coins = coins
        g.tell("first", seat=first)
        g.then(Turn(first))


def face_map(g: Roam, seat: Seat) -> None:
    """A line of cards points from its owner to the map."""
    explorer = g.explorers[seat]
    explorer.facing = (explorer.edge,) * len(explorer.cards)
