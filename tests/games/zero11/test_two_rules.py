"""Where two rules meet that no example of the rulebook brings together; each answer follows from the rulebook."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.zero11.table import PEOPLE, Table, zero11


def passing(t: Table, name: str, *verbs: str) -> None:
    """The player picks the first of these that is on offer, until the gears are to be pushed or somebody is asked."""
    while t.asked == name and t.question != "PushGear":
        pick = next(o for verb in verbs for o in t.g.options if o.verb == verb)
        t.g.choose(pick)


@rule("O11-AUCTION-02", "R-3")
def test_whoever_has_one_time_point_left_can_only_open_with_nothing() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo").has("Marco", time=1).says("Marco", "position II")
    assert t.asks == "Mario Raise"  # no other opening bid was possible
    assert t.offers("bid 1")


@rule("O11-LOC-01", "R-27")
def test_if_the_last_runs_out_of_time_the_one_before_places_the_location_tile() -> None:
    t = zero11().order("Mario Cristiano Leonardo Marco").has("Marco", time=1).tiles("Leonardo", "cimitero")
    t.turn("Marco").says("Marco", "choose johnsson")
    passing(t, "Marco", "ability")
    t.says("Marco", "push machine 1")
    assert t.asked == "Leonardo"


@rule("R-12", "R-25", "O11-EVENT-16")
def test_a_declarer_who_called_lewis_keeps_her_although_a_second_character_lends_an_ability() -> None:
    t = zero11().chosen("lewis").organ("x7y5").far_away("lewis").stands("lewis x7y2").has("Marco", pages=15, time=10)
    t.turn("Marco", "ev08").says("Marco", "declare", "name lewis", "second johnsson")
    passing(t, "Marco", "ability", "examine")
    assert t.question == "PushGear"  # nobody asked who moves
    assert t.g.active == PEOPLE.index("lewis")


@rule("O11-EVENT-10", "O11-WIN-10", "O11-CHAR-06")
def test_the_third_who_declares_the_blocked_pahlsson_copies_twice_and_pays_twice() -> None:
    t = zero11().order("Mario Cristiano Marco Leonardo").chosen("pahlsson").organ("x7y5").far_away()
    t.has("Marco", pages=11, time=20).turn("Marco", "ev02").says("Marco", "declare", "name pahlsson")
    t.says("Marco", "ability", "copy johnsson", "ability", "copy johnsson")
    assert (t.pages("Marco"), t.time("Marco")) == (15, 16)


@rule("O11-WIN-07", "O11-WIN-10", "O11-EVENT-07")
def test_fenrir_declares_although_the_event_blocks_the_possessed() -> None:
    t = zero11().chosen("koleberg").holds("Marco", "lewis").fenrir("Marco").far_away("lewis", "koleberg")
    t.stands("lewis x5y1", "koleberg x5y3").tiles("Marco", "fenrir_stones").gears(2, 1, 2).has("Marco", pages=12)
    t.turn("Marco", "ev06")
    assert t.refuses("Marco", "choose lewis")
    t.says("Marco", "declare", "name koleberg")
    passing(t, "Marco", "ability", "examine")
    t.says("Marco", "push machine 1", "walk x5y3")
    assert t.g.winner == t.seat("Marco")


@rule("O11-FENRIR-01", "R-27")
def test_only_those_still_playing_get_a_role_and_one_of_them_is_fenrir() -> None:
    t = zero11()
    t.g.hour, t.g.alive = 5, t.g.alive & ~(1 << t.seat("Mario"))
    t.last_order("Marco Mario Cristiano Leonardo")
    roles = {name: t.g.role[t.seat(name)] for name in t.names}
    assert roles["Mario"] < 0
    assert sum(t.g.roles.face[card] == 0 for card in roles.values() if card >= 0) == 1


@rule("R-16", "O11-ITEM-15", "O11-CLUE-05")
def test_a_swap_takes_the_clue_under_the_active_character_and_under_nobody_else() -> None:
    for other, clues in (("vikstrom", 1), ("snowy", 0)):
        t = zero11().far_away("vikstrom").stands("vikstrom x9y5", "lilja x5y3").tiles("Marco", "trading_places")
        t.clued("x5y3").turn("Marco").says("Marco", "choose vikstrom", "item trading_places")
        t.says("Marco", f"who {other}", "with lilja")
        assert t.where(other) == "x5y3"
        assert t.clues("Marco") == clues
        assert t.clues_on_board() == ("" if clues else "x5y3")


@rule("R-26", "O11-WIN-03")
def test_a_wrong_name_uses_up_a_character_only_if_it_had_been_chosen() -> None:
    for before, free in (((), True), (("choose vidal",), False)):
        t = zero11().order("Marco Mario Cristiano Leonardo").chosen("lilja").organ("x7y5").turn("Marco")
        t.says("Marco", *before, "declare", "name vidal")
        assert t.asked == "Mario"
        assert t.offers("choose vidal") == free
        assert t.offers("declare")  # the Organ is where it was
