"""Roam: both have nine characters and as many points, and the tenth ends the game."""

from __future__ import annotations

from bench.sense_scenes import Scene
from tests.games.roam.scene import Scene as Table
from tests.games.roam.scene import roam

P1_HAS = ("Bellringer", "Kite Flyer", "Cartwright", "Moth Collector", "Reed Fisher", "Lamplighter")
P2_HAS = ("Ferry Pilot", "Goat Drummer", "Salt Miner", "Stargazer", "Ring Dancer", "Surveyor")
"""With the three that everybody begins with they make nine each."""
COLUMNS = ("at 0,0", "at 1,0", "at 2,0")
"""The Pathfinder's column of three covers the last open square of the land in the north-west."""


def nine_each(**coins: int) -> Table:
    g = roam().owns("P1", *P1_HAS).owns("P2", *P2_HAS).coins(**coins)
    assert g.g.score(0) == g.g.score(1)
    return g


def last_turn_of_all() -> Table:
    """P1 has ten characters with as many points, and more coins, which decide a tie: the round is played to its end,
    and P2 is its last. One square of a land is open on which the other markers are hers."""
    g = roam().owns("P1", *P1_HAS[:5], "Stonecutter", "Cooper").owns("P2", *P2_HAS).coins(P1=3)
    assert g.g.score(0) == g.g.score(1)
    return g.markers("P2", "0,0 0,1 1,0 1,1 2,1").turn("P2").says("P2", "use Pathfinder")


def two_to_three(**coins: int) -> Table:
    """P1 has two markers on the land, P2 three, and one square is open."""
    return nine_each(**coins).markers("P1", "0,0 1,0").markers("P2", "0,1 1,1 2,1").turn("P1")


def tie(**coins: int) -> Table:
    """P1's third marker makes it three to three."""
    return two_to_three(**coins).says("P1", "use Pathfinder", "at 2,0")


SCENES = (
    Scene(
        "the last turn of all",
        "win",
        "The game ends with this turn, and a tie is lost: the character under the land that lacks one square is "
        "worth the points that are lacking.",
        last_turn_of_all,
        right=COLUMNS,
    ),
    Scene(
        "the square that makes it a tie",
        "keep",
        "On the open square P2's marker would make it four to two, the character hers and the game hers. With "
        "P1's own it is a tie, and in an auction against an empty purse a bid of nothing wins.",
        lambda: two_to_three(P1=4).says("P1", "use Pathfinder"),
        right=COLUMNS,
    ),
    Scene(
        "nobody can answer a bid of nothing",
        "win",
        "The other one has no coin, and a bid must be higher than the last: any bid wins the tenth character. To "
        "pass gives it away, and the game with it.",
        lambda: tie(P1=4),
        wrong=("pass",),
    ),
    Scene(
        "the last bid",
        "win",
        "Everybody bids once and P2 is the last: one coin more than the bid before brings the tenth character. To"
        " pass gives it to P1.",
        lambda: tie(P1=4, P2=5).says("P1", "bid 1"),
        wrong=("pass",),
    ),
    Scene(
        "three coins in the other purse",
        "keep",
        "P2 has three coins, and whoever gets this character wins. Whoever bids less than three is outbid; from "
        "three on P2 has no answer.",
        lambda: tie(P1=6, P2=3),
        wrong=("bid 0", "bid 1", "bid 2", "pass"),
    ),
)
