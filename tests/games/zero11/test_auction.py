"""Phase 2: the chain of auctions, first of all the one of the rulebook."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.zero11.table import Table, zero11


def rulebook() -> Table:
    """The order before was Marco, Mário, Cristiano, Leonardo, and they sit in that order."""
    return zero11().last_order("Marco Mario Cristiano Leonardo")


def first_auction(t: Table) -> Table:
    t.says("Marco", "position II", "bid 0").says("Mario", "pass").says("Cristiano", "pass")
    return t.says("Leonardo", "bid 1").says("Marco", "bid 2").says("Leonardo", "pass")


def second_auction(t: Table) -> Table:
    t.says("Mario", "position I", "bid 1").says("Cristiano", "bid 2").says("Leonardo", "pass")
    return t.says("Mario", "bid 3").says("Cristiano", "bid 4").says("Mario", "pass")


@rule("O11-AUCTION-01", "O11-AUCTION-02", "O11-AUCTION-03", "O11-AUCTION-04", "O11-AUCTION-05")
def test_the_first_auction_of_the_rulebook() -> None:
    t = first_auction(rulebook())
    assert t.time("Marco") == 43
    assert t.g.order == [-1, t.seat("Marco"), -1, -1]


@rule("O11-AUCTION-07", "O11-AUCTION-02", "R-1")
def test_the_foremost_unplaced_player_of_the_old_order_opens_next() -> None:
    t = first_auction(rulebook())
    assert t.asks == "Mario OpenAuction"
    assert t.offered("position") == "I III IV"


@rule("O11-AUCTION-04", "O11-AUCTION-05", "O11-AUCTION-06")
def test_the_second_auction_never_asks_who_has_a_position() -> None:
    t = first_auction(rulebook())
    t.heard.clear()
    second_auction(t)
    assert t.time("Cristiano") == 41
    assert t.g.order[0] == t.seat("Cristiano")
    assert all(data["seat"] != t.seat("Marco") for event in t.heard for data in [event.data] if event.kind != "hour")


@rule("O11-AUCTION-07", "O11-AUCTION-08", "O11-AUCTION-09", "O11-AUCTION-05")
def test_the_last_player_gets_the_last_position_for_free() -> None:
    t = second_auction(first_auction(rulebook()))
    t.says("Mario", "position III", "bid 0").says("Leonardo", "bid 1").says("Mario", "pass")
    assert t.time("Leonardo") == 44
    assert t.time("Mario") == 45
    assert t.order_now() == "Cristiano Marco Leonardo Mario"
    assert [t.names[seat] for seat in t.g.before] == ["Marco", "Mario", "Cristiano", "Leonardo"]
    assert t.asks == "Marco PlaceClue"
    assert (t.g.lot, t.g.price, t.g.holder, t.g.bidders) == (-1, 0, -1, 0)  # no bid stands any longer


@rule("O11-AUCTION-09", "O11-AUCTION-03", "O11-TURN-02")
def test_the_new_order_is_the_old_one_of_the_next_hour() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo")
    t.order("Cristiano Marco Leonardo Mario").phase_5()
    assert t.g.hour == 2
    assert t.asks == "Cristiano OpenAuction"


@rule("O11-AUCTION-04", "R-2")
def test_who_passed_is_skipped_until_the_next_auction() -> None:
    t = rulebook().says("Marco", "position I", "bid 0").says("Mario", "pass").says("Cristiano", "bid 1")
    t.says("Leonardo", "pass").says("Marco", "bid 2")
    assert t.asks == "Cristiano Raise"
    t.says("Cristiano", "pass")
    assert t.asks == "Mario OpenAuction"
    t.says("Mario", "position II", "bid 0").says("Cristiano", "pass")
    assert t.asks == "Leonardo Raise"


@rule("O11-AUCTION-10")
def test_an_opening_bid_of_zero_may_win() -> None:
    t = rulebook().says("Marco", "position IV", "bid 0")
    t.says("Mario", "pass").says("Cristiano", "pass").says("Leonardo", "pass")
    assert t.time("Marco") == 45
    assert t.g.order[3] == t.seat("Marco")


@rule("O11-AUCTION-10", "O11-AUCTION-04")
def test_a_raise_is_by_at_least_one() -> None:
    t = rulebook().says("Marco", "position I", "bid 5")
    assert t.refuses(t.asked, "bid 5")
    assert t.refuses(t.asked, "bid 4")
    assert t.offers("bid 6")


@rule("O11-AUCTION-02")
def test_no_position_beyond_the_number_of_players() -> None:
    t = zero11(3).last_order("Marco Mario Cristiano")
    assert t.refuses(t.asked, "position IV")
    assert t.offered("position") == "I II III"


@rule("O11-TIME-05", "O11-AUCTION-02")
@pytest.mark.parametrize(("variant", "highest"), [("time_minus_one", 6), ("time", 7)])
def test_the_highest_bid(variant: str, highest: int) -> None:
    t = zero11(max_bid=variant).has("Marco", time=7).last_order("Marco Mario Cristiano Leonardo")
    t.says("Marco", "position I")
    assert t.offers(f"bid {highest}")
    assert t.refuses(t.asked, f"bid {highest + 1}")


@rule("O11-AUCTION-04", "R-3")
@pytest.mark.parametrize(("variant", "highest"), [("time_minus_one", 6), ("time", 7)])
def test_the_highest_raise(variant: str, highest: int) -> None:
    t = zero11(max_bid=variant).has("Mario", time=7).last_order("Marco Mario Cristiano Leonardo")
    t.says("Marco", "position I", "bid 3")
    assert t.offered("bid") == " ".join(map(str, range(4, highest + 1)))


@rule("O11-TIME-03", "O11-AUCTION-05")
def test_who_pays_everything_is_out_and_his_position_stays_empty() -> None:
    t = zero11(max_bid="time").has("Marco", time=3).last_order("Marco Mario Cristiano Leonardo")
    places = list(t.g.where)
    t.says("Marco", "position II", "bid 3").says("Mario", "pass").says("Cristiano", "pass").says("Leonardo", "pass")
    assert not t.plays("Marco")
    assert t.g.where == places  # nobody was moved, so nobody steps back
    assert t.asks == "Mario OpenAuction"
    assert t.offered("position") == "I III IV"


@rule("O11-AUCTION-08")
def test_a_player_who_cannot_raise_passes_without_being_asked() -> None:
    t = zero11().has("Mario", time=3).last_order("Marco Mario Cristiano Leonardo")
    t.says("Marco", "position I", "bid 2")
    assert t.asks == "Cristiano Raise"


@rule("O11-AUCTION-11", "O11-CLUE-01", "O11-LOC-01")
def test_the_first_places_no_clue_and_only_the_last_plays_phase_5() -> None:
    t = zero11().order("Marco Mario Cristiano Leonardo")
    for name in t.names:
        t.tiles(name, "cimitero")
    t.clues_phase()
    asked = []
    while t.asks.endswith("PlaceClue"):
        asked.append(t.asks.split()[0])
        t.g.choose(t.g.options[0])
    assert asked == ["Mario", "Cristiano", "Leonardo"]
    t = zero11().order("Marco Mario Cristiano Leonardo")
    for name in t.names:
        t.tiles(name, "cimitero")
    t.phase_5()
    assert t.asks == "Leonardo PlaceLocation"
    t.says("Leonardo", "decline")
    assert t.g.hour == 2


@rule("O11-AUCTION-02", "O11-AUCTION-07", "R-27")
def test_eliminated_players_take_no_part() -> None:
    """S-59: with one of four out there are positions I to III."""
    t = zero11()
    t.g.alive &= ~(1 << t.seat("Mario"))
    t.last_order("Marco Mario Cristiano Leonardo")
    assert t.offered("position") == "I II III"
    t.says("Marco", "position I", "bid 0")
    assert t.asks == "Cristiano Raise"
