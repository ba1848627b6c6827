"""Phase 5: location tiles and the Organ."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11 import state
from ludoteca.games.zero11.content.city import at
from ludoteca.games.zero11.rules import location
from ludoteca.games.zero11.state import FREE
from ludoteca.kernel import UNKNOWN, rule
from tests.games.zero11.table import Table, zero11


def last(*tiles: str, seats: int = 4, **has: int) -> Table:
    """Leonardo is last and holds these tiles."""
    return zero11(seats).order("Marco Mario Cristiano Leonardo").tiles("Leonardo", *tiles).has("Leonardo", **has)


@rule("O11-LOC-01")
def test_only_the_last_player_is_asked_and_may_decline() -> None:
    """S-79."""
    t = last("cimitero").tiles("Mario", "obelisco").phase_5()
    assert t.asks == "Leonardo PlaceLocation"
    t.says("Leonardo", "decline")
    assert t.g.slots == [-1] * 4
    assert t.g.hour == 2


@rule("O11-LOC-01", "O11-ORGAN-01")
def test_one_tile_only() -> None:
    t = last("cimitero", "obelisco").phase_5().says("Leonardo", "place cimitero north")
    assert t.rack("Leonardo") == ["obelisco"]
    assert t.g.hour == 2


@rule("O11-LOC-01")
def test_he_is_asked_whatever_he_holds_so_that_nothing_is_betrayed() -> None:
    t = last("lemuria").phase_5()
    assert t.asks == "Leonardo PlaceLocation"
    assert [o.key for o in t.g.options] == ["decline"]


@rule("O11-LOC-02", "O11-LOC-07")
def test_a_slot_takes_one_tile_for_ever() -> None:
    t = last("mole", "tempio").slot("cimitero north").phase_5()
    assert t.refuses(t.asked, "place mole north")
    t.says("Leonardo", "place tempio south")
    assert t.g.slots[2] >= 0
    assert all(t.g.view(seat).tiles.face[t.g.slots[2]] != UNKNOWN for seat in range(5))


@rule("O11-LOC-03")
@pytest.mark.parametrize(
    ("tile", "inside", "outside"),
    [
        ("cimitero north", "x5y3", "x2y0"),
        ("mole west", "x10y4", "x8y4"),
        ("mole east", "x8y4", "x10y4"),
        ("museo north", "x6y6", "x6y3"),
        ("museo south", "x6y3", "x6y6"),
    ],
)
def test_the_building_lies_on_that_side_of_the_organ(tile: str, inside: str, outside: str) -> None:
    area = last().slot(tile).g.area()
    assert area >> at(inside) & 1
    assert not area >> at(outside) & 1


@rule("O11-LOC-04", "O11-LOC-05")
def test_cimitero_goes_north_but_never_south_and_not_east_of_the_mole() -> None:
    t = last("cimitero").phase_5()
    assert t.refuses(t.asked, "place cimitero south")
    assert t.offers("place cimitero north")
    t = last("cimitero").slot("mole west").phase_5()
    assert t.refuses(t.asked, "place cimitero east")


@rule("O11-LOC-06")
def test_the_same_building_twice_but_not_on_opposite_sides() -> None:
    """S-44."""
    t = last("museo").slot("museo north").phase_5()
    assert t.refuses(t.asked, "place museo south")
    assert t.offers("place museo west")


@rule("R-21", "O11-LOC-04")
def test_a_tile_must_leave_room_for_a_third(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a map where only two tiles ever agree, even these two are of no use."""
    nowhere = (0,) * 5
    monkeypatch.setattr(state, "AREA", ((1, 0, 0, 0, 0), (1, 0, 0, 0, 0), nowhere, nowhere))
    monkeypatch.setattr(state, "ALL_BUILDINGS", 1)
    monkeypatch.setattr(location, "agrees", location.agrees.__wrapped__)  # what is remembered is of our own map
    assert not location.agrees((0, 0, FREE, FREE))
    assert not location.agrees((0, FREE, FREE, FREE))


@rule("O11-LOC-08", "O11-TIME-02", "O11-CLAR-04")
def test_a_tile_earns_a_clue_and_two_time() -> None:
    """S-45."""
    t = last("cimitero", time=44).phase_5().says("Leonardo", "place cimitero north")
    assert (t.clues("Leonardo"), t.time("Leonardo")) == (1, 45)


@rule("O11-LOC-09")
@pytest.mark.parametrize("key", ["cimitero", "obelisco", "mole", "museo", "tempio"])
def test_every_mystic_building_has_tiles(key: str) -> None:
    assert last(key).phase_5().offers(f"place {key} north")
    assert not last(key).slot("mole north").phase_5().offers(f"place {key} north")


@rule("O11-LOC-09")
def test_an_item_says_nothing_of_the_organs_place() -> None:
    assert last("lemuria").phase_5().offered("place") == ""


@rule("O11-LOC-10")
def test_no_tile_once_the_organ_stands() -> None:
    """S-80."""
    t = last("cimitero", "obelisco", "mole", "museo").organ("x7y5").phase_5()
    assert t.asks == "Leonardo DiscardTile"


@rule("O11-LOC-10")
def test_whoever_holds_no_tile_is_not_asked_for_one() -> None:
    assert last("cimitero").phase_5().asks == "Leonardo PlaceLocation"
    t = last().tiles("Mario", "cimitero").phase_5()
    assert (t.g.hour, t.asks.split()[1]) == (2, "OpenAuction")  # the next Hour has begun


@rule("O11-ORGAN-01", "O11-ORGAN-02", "O11-ORGAN-03", "O11-LOC-08")
def test_the_organ_of_the_rulebook() -> None:
    """S-46: Mário places the Mole in the east."""
    t = zero11().order("Marco Cristiano Leonardo Mario").slot("tempio south", "museo west", "obelisco north")
    t.tiles("Mario", "mole").has("Mario", time=30).phase_5().says("Mario", "place mole east")
    assert (t.clues("Mario"), t.time("Mario")) == (1, 32)
    assert t.asks == "Mario PlaceOrgan"
    assert t.offered("organ") == "x7y3 x7y5 x7y6 x8y4 x8y5 x8y6"
    t.says("Mario", "organ x8y5")
    assert t.time("Mario") == 35
    assert t.g.organ == at("x8y5")


@rule("O11-ORGAN-01")
def test_a_character_is_in_the_way_but_a_clue_is_not() -> None:
    t = last("mole").slot("tempio south", "museo west", "obelisco north").stands("vidal x7y5").clued("x7y3")
    t.phase_5().says("Leonardo", "place mole east")
    assert t.offered("organ") == "x7y3 x7y6 x8y4 x8y5 x8y6"


@rule("O11-ORGAN-01", "R-22")
def test_where_everything_is_occupied_a_character_steps_aside() -> None:
    """R-22."""
    t = last("mole").slot("tempio south", "museo west", "obelisco north")
    t.stands("lilja x7y3", "pahlsson x8y4", "vikstrom x7y5", "snowy x8y5", "koleberg x7y6", "vidal x8y6")
    t.phase_5().says("Leonardo", "place mole east", "organ x7y3")
    assert t.asks == "Leonardo Displace"
    assert t.offered("displace") == "x6y3 x7y2 x8y3"
    t.says("Leonardo", "displace x7y2")
    assert t.where("lilja") == "x7y2"


@rule("O11-ORGAN-04", "O11-ORGAN-05", "O11-ORGAN-06", "O11-LOC-08")
@pytest.mark.parametrize("tile", ["deggial", "cimitero+organ"])
def test_an_organ_symbol_reveals_it_with_three_tiles(tile: str) -> None:
    """S-47."""
    t = last(tile, time=30).slot("tempio south", "museo west", "obelisco north").phase_5()
    (discarded,) = t.g.racks[t.seat("Leonardo")]
    t.says("Leonardo", f"reveal {tile}")
    assert t.rack("Leonardo") == []
    assert t.g.deck[0] == discarded
    assert len(t.g.deck) == 47
    t.says("Leonardo", "organ x10y4")
    assert (t.clues("Leonardo"), t.time("Leonardo")) == (0, 33)


@rule("O11-ORGAN-06", "O11-ORGAN-04", "O11-CLAR-05", "O11-ORGAN-07")
def test_never_with_fewer_than_three_tiles() -> None:
    t = last("deggial").slot("tempio south", "museo west").phase_5()
    assert t.refuses(t.asked, "reveal deggial")
    t = last("deggial", "mole").slot("museo north").phase_5().says("Leonardo", "place mole west")
    assert t.g.organ < 0


@rule("O11-ORGAN-04")
def test_a_tile_without_the_symbol_reveals_nothing() -> None:
    t = last("lemuria", "cimitero").slot("tempio south", "museo west", "obelisco north").phase_5()
    assert t.offered("reveal") == ""


@rule("O11-ORGAN-08", "O11-TURN-02")
def test_found_in_hour_eleven_is_too_late() -> None:
    """S-49."""
    t = last("deggial").slot("tempio south", "museo west", "obelisco north").phase_5()
    t.g.hour = 11
    t.says("Leonardo", "reveal deggial", "organ x7y5")
    assert t.g.over
    assert t.g.winner < 0
