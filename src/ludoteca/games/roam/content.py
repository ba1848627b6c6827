"""What is in the box of Roam. What is marked reconstructed is ours: it respects the rulebook but copies no card."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ludoteca.kernel import corrected, figure, option

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"

# Counts of the rulebook.
MARKERS: Final = figure(__name__, "markers", 24)
LANDS: Final = 43
ROW: Final = figure(__name__, "artifacts_for_sale", 4)
CARDS_TO_END: Final = figure(__name__, "characters_to_end", 10)
BLANK_COST: Final = 2
OUTPOST_POINTS: Final = 3
STARTING_COINS: Final = {
    seats: figure(__name__, f"starting_coins_{seats}", coins)
    for seats, coins in {2: (0, 1), 3: (0, 1, 1), 4: (0, 1, 1, 2)}.items()
}
COLORS: Final = ("blue", "red", "yellow", "green")  # only blue is named by the rulebook

# Edges of the table in clockwise order; the number is also how many quarter turns a card at that edge is turned.
SOUTH, WEST, NORTH, EAST = EDGES = (0, 1, 2, 3)
EDGE_NAMES: Final = ("south", "west", "north", "east")
DEFAULT_EDGES: Final = {2: (SOUTH, NORTH), 3: (SOUTH, WEST, NORTH), 4: EDGES}

QUIET_ROUNDS: Final = 10  # rounds in a row without a marker after which the game is scored as it stands
HIGHEST_BID: Final = 199  # coins are unlimited, a list of actions is not


@dataclass(frozen=True)
class Character:
    """A card: the pattern of its character side, and the coin symbols of its terrain side from the scroll end down.

    '#' is a marker that must lie on the map, 'o' a blank marker that may be paid for.
    """

    id: str
    pattern: str
    points: int
    biome: str = ""
    coins: str = "00 00 00"
    source: str = RECONSTRUCTED


_LOST: Final = (  # the 43 cards of the pile
    Character("C01", "###", points=3, biome="ruins", coins="01 00 10"),
    Character("C02", "#../.#./..#", points=4, biome="mountain", coins="00 11 10"),
    Character("C03", "..#/.#./#..", points=4, biome="forest", coins="00 00 03"),
    Character("C04", "#o#/.#.", points=3, biome="snowfield", coins="01 11 10"),
    Character("C05", "##o/.#.", points=3, biome="marsh", coins="00 00 00"),
    Character("C06", "o#/##", points=3, biome="desert", coins="00 10 10"),
    Character("C07", "#.#.#", points=4, biome="meadow", coins="20 00 00"),
    Character("C08", "#/./#/./#", points=4, biome="forest", coins="00 00 30"),
    Character("C09", "#o/.#/o#", points=3, biome="desert", coins="00 00 02"),
    Character("C10", ".#./o.o/#.#", points=3, biome="desert", coins="10 00 11"),
    Character("C11", "##/##", points=2, biome="meadow", coins="01 00 00"),
    Character("C12", "#/#/#/#", points=2, biome="ruins", coins="01 01 00"),
    Character("C13", "####", points=2, biome="meadow", coins="11 01 10"),
    Character("C14", "#./#./##", points=2, biome="snowfield", coins="11 01 00"),
    Character("C15", ".#/.#/##", points=2, biome="mountain", coins="00 00 00"),
    Character("C16", "###/#..", points=2, biome="mountain", coins="01 10 10"),
    Character("C17", "###/..#", points=2, biome="mountain", coins="00 21 00"),
    Character("C18", ".##/##.", points=2, biome="forest", coins="01 00 12"),
    Character("C19", "##./.##", points=2, biome="coast", coins="00 02 00"),
    Character("C20", ".#./###", points=2, biome="meadow", coins="00 00 01"),
    Character("C21", "###/.#./.o.", points=2, biome="forest", coins="01 00 01"),
    Character("C22", ".#./#.#/.#.", points=3, biome="coast", coins="00 00 10"),
    Character("C23", "#.#/.../#.#", points=3, biome="marsh", coins="00 00 02"),
    Character("C24", "#..#/#..#", points=3, biome="meadow", coins="20 00 00"),
    Character("C25", "#.../.#../..#./...#", points=3, biome="marsh", coins="00 00 00"),
    Character("C26", "...#/..#./.#../#...", points=3, biome="marsh", coins="00 21 00"),
    Character("C27", "##o/..#/..#", points=2, biome="desert", coins="11 10 01"),
    Character("C28", "#o#/#.#", points=2, biome="forest", coins="00 10 00"),
    Character("C29", "o##o/.##.", points=1, biome="coast", coins="00 00 11"),
    Character("C30", "#.#/.o./#.#", points=2, biome="snowfield", coins="00 01 00"),
    Character("C31", ".#./###/.#.", points=1, biome="marsh", coins="01 01 11"),
    Character("C32", "##/##/#.", points=1, biome="snowfield", coins="00 10 00"),
    Character("C33", "##/##/.#", points=1, biome="mountain", coins="00 20 00"),
    Character("C34", "#####", points=2, biome="coast", coins="10 00 11"),
    Character("C35", "#../#../###", points=1, biome="ruins", coins="00 30 00"),
    Character("C36", "#../##./.##", points=1, biome="desert", coins="00 20 00"),
    Character("C37", "#.#/###", points=1, biome="meadow", coins="00 01 00"),
    Character("C38", "#.#/.#./#.#", points=2, biome="snowfield", coins="01 01 00"),
    Character("C39", "###/.#./.#.", points=1, biome="forest", coins="10 10 11"),
    Character("C40", "##.##/..#..", points=2, biome="ruins", coins="01 00 10"),
    Character("C41", ".##/##./#..", points=1, biome="mountain", coins="00 00 30"),
    Character("C42", "##/##/#o", points=1, biome="coast", coins="10 00 00"),
    Character("C43", "##o/.##", points=2, biome="ruins", coins="03 00 00"),
)
_STARTING: Final = (  # the same three patterns for every color
    Character("start-pathfinder", "#/#/#", points=0),
    Character("start-warden", "##/#o", points=0),
    Character("start-strider", "#.#/.#./.o.", points=0),
)
LOST: Final = corrected(__name__, "character", _LOST)
STARTING: Final = corrected(__name__, "starting", _STARTING)
CHARACTERS: Final = LOST + STARTING
STARTING_CARDS: Final = tuple(range(LANDS, LANDS + len(STARTING)))
LANDSCAPES: Final = tuple(sorted((card.biome, card.coins) for card in LOST))
"""The terrain sides, in an order of their own: which one is seen must not tell the character behind it (R-11)."""
LANDSCAPE_OF: Final = tuple(
    LANDSCAPES.index((card.biome, card.coins)) + sum((c.biome, c.coins) == (card.biome, card.coins) for c in LOST[:n])
    for n, card in enumerate(LOST)
)
TWINS: Final = tuple(
    (one, two)
    for one, two in combinations(range(len(LOST)), 2)
    if (LOST[one].biome, LOST[one].coins) == (LOST[two].biome, LOST[two].coins)
)
"""Characters behind lands that look alike."""
BIOMES: Final = ("meadow", "forest", "desert", "marsh", "mountain", "coast", "ruins", "snowfield")

# The six abilities of the rulebook; which tile carries which, its cost and its points are reconstructed.
ABILITIES: Final = ("gain_coin", "slide", "rotate", "free_blank", "flip", "replace")
GAIN_COIN, SLIDE, ROTATE, FREE_BLANK, FLIP, REPLACE = range(6)


@dataclass(frozen=True)
class Artifact:
    """A tile of the full game."""

    id: str
    ability: int
    cost: int
    points: int
    source: str = RECONSTRUCTED


_ARTIFACTS: Final = (
    Artifact("A01", GAIN_COIN, cost=2, points=0),
    Artifact("A02", GAIN_COIN, cost=2, points=0),
    Artifact("A03", GAIN_COIN, cost=3, points=1),
    Artifact("A04", GAIN_COIN, cost=3, points=1),
    Artifact("A05", SLIDE, cost=2, points=0),
    Artifact("A06", SLIDE, cost=2, points=0),
    Artifact("A07", SLIDE, cost=3, points=1),
    Artifact("A08", SLIDE, cost=3, points=1),
    Artifact("A09", ROTATE, cost=3, points=0),
    Artifact("A10", ROTATE, cost=3, points=0),
    Artifact("A11", ROTATE, cost=4, points=1),
    Artifact("A12", ROTATE, cost=4, points=1),
    Artifact("A13", FREE_BLANK, cost=3, points=0),
    Artifact("A14", FREE_BLANK, cost=3, points=0),
    Artifact("A15", FREE_BLANK, cost=4, points=1),
    Artifact("A16", FREE_BLANK, cost=4, points=1),
    Artifact("A17", FLIP, cost=3, points=0),
    Artifact("A18", FLIP, cost=3, points=0),
    Artifact("A19", FLIP, cost=4, points=1),
    Artifact("A20", FLIP, cost=4, points=1),
    Artifact("A21", REPLACE, cost=4, points=0),
    Artifact("A22", REPLACE, cost=4, points=0),
    Artifact("A23", REPLACE, cost=5, points=1),
    Artifact("A24", REPLACE, cost=5, points=1),
)
ARTIFACTS: Final = corrected(__name__, "artifact", _ARTIFACTS)
TILES_OF: Final = tuple(sum(1 << i for i, tile in enumerate(ARTIFACTS) if tile.ability == a) for a in range(6))
"""For each ability the tiles that carry it, as bits. Owned tiles of one ability are as good as each other."""

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "edge": ("edge",),
    "use": ("character",),
    "rest": (),
    "coin": (),
    "flip": ("character",),
    "slide": ("square",),
    "to": ("square",),
    "at": ("square",),
    "rotate": (),
    "blank": ("square",),
    "free": ("square",),
    "blank_over": ("square",),
    "free_over": ("square",),
    "replace": ("square",),
    "put": ("square",),
    "done": (),
    "claim": ("slot",),
    "bid": ("coins",),
    "buy": ("artifact",),
    "pass": (),
}

EDGE: Final = tuple(option("edge", e) for e in EDGES)
USE: Final = tuple(option("use", c) for c in range(len(CHARACTERS)))
FLIP_OVER: Final = tuple(option("flip", c) for c in range(len(CHARACTERS)))
SLIDE_FROM: Final = tuple(option("slide", s) for s in range(36))
SLIDE_TO: Final = tuple(option("to", s) for s in range(36))
AT: Final = tuple(option("at", s) for s in range(36))
BLANK: Final = tuple(option("blank", s) for s in range(36))
FREE: Final = tuple(option("free", s) for s in range(36))
BLANK_OVER: Final = tuple(option("blank_over", s) for s in range(36))
FREE_OVER: Final = tuple(option("free_over", s) for s in range(36))
REPLACE_AT: Final = tuple(option("replace", s) for s in range(36))
PUT: Final = tuple(option("put", s) for s in range(36))
CLAIM: Final = tuple(option("claim", s) for s in range(6))
BID: Final = tuple(option("bid", n) for n in range(HIGHEST_BID + 1))
BUY: Final = tuple(option("buy", a) for a in range(len(ARTIFACTS)))
REST, COIN, TURN_PATTERN, DONE, PASS = (option(verb) for verb in ("rest", "coin", "rotate", "done", "pass"))

ACTIONS: Final = (
    *(*EDGE, *USE, REST, COIN, *FLIP_OVER, *SLIDE_FROM, *SLIDE_TO, *AT, TURN_PATTERN, *BLANK, *FREE, *REPLACE_AT, *PUT),
    *(*BLANK_OVER, *FREE_OVER, DONE, *CLAIM, *BID, *BUY, PASS),
)
