"""011: who knows and has everything declares, who does not know does not bet, and time is not thrown away."""

from __future__ import annotations

from bench.sense_scenes import Scene
from tests.games.zero11.scenes import fenrir, hero
from tests.games.zero11.table import Table, zero11


def knows(t: Table) -> Table:
    """Marco has seen the card of the Chosen One."""
    t.g.people.show(t.g.chosen, to=t.seat("Marco"))
    return t


def ready() -> Table:
    """The Organ stands, Lilja is near it, and Marco has the pages and the time; so has Leonardo, who comes later and
    has seen the card."""
    t = hero(pages=15, time=20).has("Leonardo", pages=15, time=20)
    t.g.people.show(t.g.chosen, to=t.seat("Leonardo"))
    return t


def last_hour_of_the_wolf() -> Table:
    t = knows(fenrir())
    t.g.hour = 11
    t.g.coming = []
    return t


def first_bid(opened: str = "") -> Table:
    """The first auction of an evening that nobody can win in this Hour."""
    t = zero11().last_order("Marco Mario Cristiano Leonardo").says("Marco", "position I")
    return t.says("Marco", opened) if opened else t


def near_a_clue() -> Table:
    t = zero11().far_away("vikstrom").stands("vikstrom x7y3").gears(2, 1, 2).clued("x7y5").turn("Marco")
    return t.says("Marco", "choose vikstrom", "ability", "push machine 1")


SCENES = (
    Scene(
        "everything is there",
        "win",
        "Marco knows that Lilja is the Chosen One, has fifteen pages and twenty Time Points, and the Organ stands"
        " three spaces from her: he declares, or takes her and declares on the way. With anybody else he leaves "
        "the game to Leonardo, who may know as much.",
        lambda: knows(ready()),
        right=("declare", "choose lilja"),
    ),
    Scene(
        "the name that he knows",
        "win",
        "He has declared, and has seen the card: a wrong name would eliminate him.",
        lambda: knows(ready()).says("Marco", "declare"),
        right=("name lilja",),
    ),
    Scene(
        "nobody bets on one of seven",
        "keep",
        "Everything is there but knowledge: seven characters may be the Chosen One, and a wrong name eliminates. "
        "Of four who play on one wins.",
        lambda: hero(pages=15, time=20),
        wrong=("declare",),
        played=False,
    ),
    Scene(
        "the wolf is at the door",
        "win",
        "It is the last Hour. Fenrir knows the Chosen One, who stands two spaces from the character he possesses,"
        " and has the pages: he declares, or takes Vidal and declares on the way.",
        last_hour_of_the_wolf,
        right=("declare", "choose vidal"),
    ),
    Scene(
        "the first position of a quiet Hour",
        "keep",
        "Time Points are for eleven Hours, and nobody can win in this one: half of them for the first position is"
        " foolish.",
        first_bid,
        wrong=tuple(f"bid {count}" for count in range(20, 45)),
        played=False,
    ),
    Scene(
        "somebody else throws his time away",
        "keep",
        "Marco has bid twenty Time Points for the first position of a quiet Hour; to bid more is more foolish still.",
        lambda: first_bid("bid 20"),
        right=("pass",),
        played=False,
    ),
    Scene(
        "two steps from a clue",
        "gain",
        "The last clue of the city lies two steps away, and the machine gives the steps: to stay leaves it to the"
        " next.",
        near_a_clue,
        wrong=("stop",),
        played=False,
    ),
)
