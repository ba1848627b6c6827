"""How a situation of Roam and its options are told to whoever learns which of them to prefer."""

from __future__ import annotations

from ludoteca.games.roam.content import CHARACTERS
from ludoteca.games.roam.described import BEARINGS, MARKS, MOMENTS, about, bearing, moment
from ludoteca.games.roam.stakes import stake
from ludoteca.games.roam.state import Roam
from ludoteca.kernel import Option, option
from tests.games.roam.scene import CHARACTER, roam


def brings(g: Roam, one: Option) -> dict[str, float]:
    assert g.ask is not None
    (row,) = bearing(g, g.ask.seat, [one])
    return dict(zip(BEARINGS, row, strict=True))


def printed(one: Option) -> dict[str, float]:
    return dict(zip(MARKS, about(one), strict=True))


AT_THE_GAP = option("at", 2 * 6)
"""The Pathfinder's column from 2,0 down: it covers the one square that the land in the north west lacks."""


def test_a_pattern_that_completes_a_land_wins_it_or_gives_it_away() -> None:
    told = {}
    for name in ("P1", "P2"):
        g = roam().symbols(one="2,0").markers(name, "0,0 0,1 1,0 1,1 2,1").turn("P1").says("P1", "use Pathfinder").g
        told[name] = brings(g, AT_THE_GAP)
    assert (told["P1"]["lands won"], told["P1"]["lands given away"]) == (1.0, 0.0)
    assert (told["P2"]["lands won"], told["P2"]["lands given away"]) == (0.0, 1.0)
    assert told["P1"]["coins collected"] == 0.5
    assert told["P1"]["markers placed"] == 3 / 4


def test_a_land_left_nearly_full_is_told_and_what_rivals_lose() -> None:
    g = roam().symbols().markers("P2", "0,0 0,1 1,0").turn("P1").says("P1", "use Pathfinder").g
    told = brings(g, option("at", 1))
    assert told["squares taken already"] == 0.5
    assert told["lands nearly full"] == 1.0
    assert told["hope gained"] == stake(2, 3, 5) > 0
    assert told["hope taken"] == stake(3, 0, 3) - stake(3, 2, 5)
    assert not told["lands won"]


def test_a_character_is_told_by_the_place_where_it_brings_most() -> None:
    g = roam().symbols().markers("P1", "0,0 0,1 1,0 1,1 2,1").turn("P1").g
    start = CHARACTER["Pathfinder"]
    told = brings(g, option("use", start))
    assert told["lands won"] == 1.0
    assert brings(g, option("rest")) == dict.fromkeys(BEARINGS, 0.0)
    placed = roam().symbols().markers("P1", "0,0 0,1 1,0 1,1 2,1").turn("P1").says("P1", "use Pathfinder").g
    assert list(told.values()) in bearing(placed, 0, placed.options)


def test_a_blank_counts_with_the_squares_chosen_before() -> None:
    """The Warden lies on three squares of a land; with the blank it has two in the next one, too."""
    g = roam().symbols().coins(P1=2).turn("P1").says("P1", "use Warden").g
    place = next(o for o in g.options if brings(g, o)["blanks on offer"])
    g.play(place)
    rows = {o.verb: brings(g, o) for o in g.options}
    assert rows["blank"]["markers placed"] == rows["done"]["markers placed"] + 1 / 4 == 1.0


def test_the_last_bidder_knows_what_nobody_can_outbid() -> None:
    g = roam().symbols().markers("P1", "0,0 0,1").markers("P2", "1,0 1,1 2,1").coins(P1=3, P2=2)
    g.turn("P1").says("P1", "use Pathfinder", "at 2,0", "pass")
    told = {o.key: brings(g.g, o)["nobody can outbid"] for o in g.g.options}
    assert told == {"bid:0": 1.0, "bid:1": 1.0, "bid:2": 1.0, "pass": 0.0}


def test_what_is_printed_on_a_character_and_an_artifact() -> None:
    told = printed(option("use", 3))
    assert CHARACTERS[3].pattern == "#o#/.#."
    assert (told["pattern's markers"], told["pattern's blanks"], told["height"]) == (3 / 4, 1.0, 2 / 3)
    assert told["character's points"] == 1.0
    assert not told["artifact's cost"]
    told = printed(option("buy", 10))
    assert (told["artifact's points"], told["artifact's cost"], told["ability rotate"]) == (1.0, 4 / 3, 1.0)
    assert not told["ability flip"]


def test_a_situation_is_told_from_the_own_side() -> None:
    g = roam().owns("P2", "Kite Flyer").coins(P1=5).markers("P2", "3,0 4,0").turn("P1").g
    mine, theirs = (dict(zip(MOMENTS, moment(g, seat), strict=True)) for seat in (0, 1))
    assert mine["ahead in points"] == -theirs["ahead in points"] < 0
    assert (mine["coins"], mine["others' markers"], theirs["markers on the map"]) == (1.0, 0.2, 0.2)
    assert mine["the game's end"] == theirs["characters"] == 4 / 10
