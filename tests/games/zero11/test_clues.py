"""Phase 3, and what clues are good for."""

from __future__ import annotations

from ludoteca.games.zero11.content.city import ALL_BUILDINGS, BIT, at
from ludoteca.kernel import rule
from tests.games.zero11.table import zero11


@rule("O11-CLUE-01", "O11-CLUE-04")
def test_three_of_four_players_place_a_clue() -> None:
    t = zero11().order("Marco Mario Cristiano Leonardo").clues_phase()
    t.says("Mario", "clue x5y3").says("Cristiano", "clue x5y5").says("Leonardo", "clue x4y8")
    assert t.clues_on_board() == "x5y3 x5y5 x4y8"


@rule("O11-CLUE-02", "O11-CLUE-03")
def test_only_on_an_empty_plain_building() -> None:
    t = zero11().clued("x6y2").clues_phase()
    assert t.refuses(t.asked, "clue x9y4")  # mystic
    assert t.refuses(t.asked, "clue x10y3")  # a station
    assert t.refuses(t.asked, "clue x7y2")  # Lilja stands there
    assert t.refuses(t.asked, "clue x6y2")  # a clue lies there
    assert t.offers("clue x5y3")


@rule("O11-CLUE-02", "R-15", "R-23")
def test_not_on_the_organ_but_on_a_rune_that_was_left() -> None:
    t = zero11().organ("x7y5").stands("lilja x7y3").clues_phase()
    assert t.refuses(t.asked, "clue x7y5")
    assert t.offers("clue x7y2")


@rule("O11-CLAR-04", "O11-SETUP-05", "O11-CLUE-02")
def test_the_supply_never_ends() -> None:
    t = zero11().has("Marco", clues=30).clues_phase()
    t.says("Mario", "clue x5y3")
    assert t.clues_on_board() == "x5y3"


@rule("O11-CLUE-05")
def test_a_walker_takes_the_clues_he_passes() -> None:
    """S-17: Snowy goes on without stopping."""
    t = zero11().far_away("snowy").stands("snowy x10y6").clued("x9y6").turn("Marco")
    t.says("Marco", "choose snowy", "ability", "walk x9y6", "walk x8y6")
    assert t.clues("Marco") == 1
    assert t.clues_on_board() == ""
    assert t.asks == "Marco Stroll"


@rule("R-14", "O11-CLUE-06")
def test_who_looks_into_one_hand_cannot_spend_clues_that_no_hand_can_use() -> None:
    """Of hands of five cards one uses four clues at most, all of them together many more."""
    for split, most in (("no", 4), ("yes", 12)):
        t = zero11(examine_split=split).has("Marco", clues=12).gears(0, 8, 0).turn("Marco")
        t.played("Mario", "examine", "transport", "investigate", "compose")
        t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
        assert t.asks == "Marco Boost"
        assert t.offers(f"boost {most}")
        assert not t.offers(f"boost {most + 1}")


@rule("O11-CLUE-06", "O11-CLUE-08", "O11-ACTION-07")
def test_clues_boost_the_action_of_the_gear() -> None:
    t = zero11().has("Marco", clues=3, pages=1).gears(2, 1, 2).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.asks == "Marco Boost"
    t.says("Marco", "boost 2")
    assert t.pages("Marco") == 4
    assert t.clues("Marco") == 1


@rule("O11-CLUE-07", "O11-CHAR-10", "O11-EVENT-08")
def test_a_free_action_is_never_boosted() -> None:
    """S-27: Vidal's free Compose gives one page, and no clue is asked for."""
    t = zero11().has("Marco", clues=3).turn("Marco")
    t.says("Marco", "choose vidal", "ability", "free compose")
    assert t.pages("Marco") == 1
    assert t.clues("Marco") == 3
    assert t.asks == "Marco PushGear"


@rule("O11-CLUE-07")
def test_move_clue_is_never_boosted() -> None:
    t = zero11().has("Marco", clues=3).clued("x5y3").gears(0, 0, 6).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.asks in {"Marco LiftClue", "Marco DropClue"}


@rule("O11-CLUE-03", "O11-CHAR-09")
def test_only_an_effect_puts_a_clue_on_a_mystic_building() -> None:
    t = zero11().stands("lewis x9y4").turn("Marco")
    t.says("Marco", "choose koleberg", "ability")
    assert t.offered("clue") == "x1y2 x4y0 x5y7 x6y5"
    t.says("Marco", "clue x1y2")
    assert t.g.clued == BIT[at("x1y2")]


@rule("O11-CLUE-02", "R-15")
def test_while_the_organ_is_nowhere_every_empty_building_takes_a_clue() -> None:
    t = zero11().clues_phase()
    assert len(t.g.options) == 55 - 8  # all plain buildings but the eight rune spaces with their characters
    for organ in ("x8y8", "x2y0"):  # also on the first space of all
        assert not zero11().organ(organ).clues_phase().offers(f"clue {organ}")


@rule("O11-CLUE-01", "R-15")
def test_where_every_building_is_full_nobody_places_a_clue() -> None:
    t = zero11().order("Marco Mario Cristiano Leonardo")
    t.g.clued = ALL_BUILDINGS
    t.clues_phase()
    assert t.g.hour == 2
    assert t.g.clued == ALL_BUILDINGS
