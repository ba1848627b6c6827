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


@rule("ROAM-SETUP-11")
def setup(seats: int, rng: Random, variants: Variants) -> Roam:
    """Every player has the same start, six lands are the map; only the full game lays out artifacts."""
    lost = shuffled_lands(seats, rng)
    full_game = variants["mode"] == "full"
    tiles = Cards.deck(len(ARTIFACTS), seats)
    if full_game:
        tiles.shuffle(range(len(ARTIFACTS)), rng)
    first = first_player(seats, rng, variants["first_player"])
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
    )
    agree(g, variants)
    lay_map(g)
    if full_game:
        OpenArtifacts().do(g)
    g.then(SitDown())
    take_edges(g, variants["edges"] == "chosen")
    return g


@rule("ROAM-VAR-01", "ROAM-VAR-03", "R-1", "R-2")
def agree(g: Roam, variants: Variants) -> None:
    """What the table has agreed on: Outpost, Stacking, which way claimed characters face, whether artifacts score."""
    g.with_outpost = variants["outpost"] == "yes"
    g.stacking = variants["stacking"] == "yes"
    g.as_on_map = variants["claimed_card_facing"] == "as_on_map"
    g.artifact_points = variants["artifact_points"] == "yes"


@rule("ROAM-SETUP-03")
def shuffled_lands(seats: int, rng: Random) -> Cards:
    """The character sides of the 43 lands, in the order of the pile."""
    lost = Cards.deck(LANDS, seats)
    lost.shuffle(range(LANDS), rng)
    return lost


@rule("ROAM-SETUP-07")
def first_player(seats: int, rng: Random, by: str) -> Seat:
    """The table draws who goes first, or the first seat does."""
    return rng.below(seats) if by == "random" else 0


@rule("ROAM-SETUP-04")
def lay_map(g: Roam) -> None:
    """Six lands of the pile are laid edge to edge, three wide and two high."""
    g.show_top()
    for slot in range(SLOTS):
        g.lay_land(slot)


@rule("ROAM-SETUP-06")
def take_edges(g: Roam, chosen: bool) -> None:
    """Each player sits at an edge of their own: chosen, the first player first, or as R-18 says."""
    if chosen:
        g.then(*(ChooseEdge(seat) for seat in g.order))
        return
    for seat, edge in zip(g.order, DEFAULT_EDGES[g.seats], strict=True):
        g.explorers[seat].edge = edge


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
