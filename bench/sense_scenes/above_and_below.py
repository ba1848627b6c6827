"""Above and Below, in the last round: Bia has passed, and what Ana does now is the last thing that happens."""

from __future__ import annotations

from typing import Any

from bench.sense_scenes import Scene
from tests.games.above_and_below.scene import Scene as Table
from tests.games.above_and_below.scene import scene

LAST = 7


def at_last(ana: dict[str, Any], bia: dict[str, Any], points: tuple[int, int]) -> Table:
    """Ana is the last to act; so many points would count if it ended now."""
    s = scene().has("Ana", **({"coins": 0, "ready": ""} | ana)).has("Bia", **bia)
    s.g.round = LAST
    assert tuple(s.score(name).total for name in ("Ana", "Bia")) == points
    return s.turn("Ana", passed="Bia")


def rich() -> Table:
    """Fifteen coins and a builder: the castle is worth ten points."""
    return at_last({"coins": 15, "ready": "builder"}, {"track": "fish*3 fruit*2 rope"}, (3, 10))


def last_offer() -> Table:
    s = scene().has("Ana", coins=0, ready="", paper=1, sale="paper", track="fruit rope").has("Bia", coins=5, ready="")
    s.has("Bia", track="fish*2 fruit")
    s.g.round = LAST
    return s.turn("Bia", passed="Ana").says("Bia", "offer Ana", "price 5")


SCENES = (
    Scene(
        "coins are worth nothing tomorrow",
        "win",
        "Seven points behind, fifteen coins in the purse, a builder ready and the castle for sale: after this "
        "round coins count for nothing. A coin for new cards in a row would be missing for the castle.",
        rich,
        right=("build",),
    ),
    Scene(
        "the house that is enough",
        "win",
        "Seven points are lacking for a tie. The Castle Keep brings ten, the Town Hall eight with itself and the "
        "first hut. The Scribe House, the Fishmonger or the Farmhouse bring a point or two, and goods that nobody"
        " will fetch.",
        lambda: rich().says("Ana", "build"),
        right=("Build Castle Keep", "Build Town Hall"),
    ),
    Scene(
        "paper lies on the house",
        "win",
        "It stands eight to eight, and two sheets of paper lie on Ana's house: on the track each is worth two "
        "points. Nobody comes for them after this round, and a coin from labor is worth nothing.",
        lambda: at_last(
            {"ready": "explorer", "stocked": "h18", "track": "fish fruit rope"}, {"track": "fish*3 fruit*2"}, (8, 8)
        ),
        wrong=("pass", "labor"),
    ),
    Scene(
        "not for any money",
        "keep",
        "Bia offers five coins for Ana's paper in the last round. Coins are worth nothing any more; the paper "
        "goes on the track before the end, two points, and with them Ana is ahead.",
        last_offer,
        right=("refuse",),
    ),
    Scene(
        "somebody is ready still",
        "win",
        "Three points behind with three villagers ready, of whom nobody will be asked again: a cave may bring "
        "goods and reputation, to pass brings nothing, labor only coins.",
        lambda: at_last({"coins": 2, "ready": "builder trainer explorer"}, {"track": "fish*3"}, (3, 6)),
        wrong=("pass", "labor"),
    ),
)
