"""Power cards and Item tiles: one test for each."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11.content.tiles import KINDS
from ludoteca.kernel import rule
from tests.games.zero11.table import Table, zero11


def holding(*tiles: str, who: str = "johnsson", **has: int) -> Table:
    """Marco holds these tiles and has chosen a character that stands alone at x7y3."""
    t = zero11().far_away(who).stands(f"{who} x7y3").tiles("Marco", *tiles).has("Marco", **has)
    return t.turn("Marco").says("Marco", f"choose {who}")


@rule("O11-POWER-01", "O11-POWER-02")
def test_one_power_card_in_a_turn() -> None:
    t = holding().says("Marco", "power compose")
    assert t.offered("power") == ""
    t.says("Marco", "ability", "push machine 1")
    assert t.offered("power") == ""


@rule("O11-POWER-02", "O11-POWER-08")
def test_a_power_card_works_once_and_makes_the_hand_smaller() -> None:
    t = holding().says("Marco", "power compose")
    seat = t.seat("Marco")
    assert len(t.g.hands[seat]) == 4
    card = t.g.spent[-1]
    assert all(t.g.view(s).people.face[card] == t.g.people.face[card] for s in range(5))
    t.turn("Marco")
    t.g.power_played = False
    t.says("Marco", "choose vikstrom")
    assert t.offered("power") == "examine investigate transport"


@rule("O11-POWER-02", "O11-EVENT-18")
def test_only_the_event_brings_back_what_was_played() -> None:
    t = holding().says("Marco", "power compose")
    t.g.power_played = False
    t.order("Mario Cristiano Leonardo Marco").turn("Marco", "ev10").says("Marco", "choose lilja")
    assert t.offered("power") == "compose examine investigate transport"


@rule("O11-POWER-03")
def test_power_examine_looks_at_three_cards_of_one_target() -> None:
    t = holding().says("Marco", "power examine", "examine Mario")
    assert len(t.g.apart) == 3
    assert set(t.g.apart) <= set(t.g.hands[t.seat("Mario")])
    t = holding().says("Marco", "power examine", "unknown")
    assert set(t.g.apart) == set(t.g.unknown)


@rule("O11-POWER-03", "O11-POWER-08", "O11-POWER-01")
def test_power_examine_on_a_hand_of_two() -> None:
    """S-73: both are seen, the third look is lost."""
    t = zero11().played("Mario", "examine", "transport", "compose").turn("Marco")
    t.says("Marco", "choose johnsson", "power examine", "examine Mario")
    assert len(t.g.apart) == 2
    assert t.asks == "Marco UseAbility"


@rule("O11-POWER-04", "O11-MOVE-08")
def test_power_transport_is_a_second_ride() -> None:
    """S-72."""
    t = zero11().gears(0, 8, 0).far_away("vikstrom").stands("vikstrom x3y0").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "ride x7y1", "power transport", "ride x4y7")
    assert t.where("vikstrom") == "x4y7"
    assert t.time("Marco") == 44


@rule("O11-POWER-04", "R-13")
def test_power_transport_offers_every_machine_and_the_taxi() -> None:
    t = holding().stands("johnsson x6y4").says("Marco", "power transport")
    assert t.offered("ride") == "x11y6 x2y4 x6y0 x7y8"
    t.says("Marco", "taxi", "walk x6y5", "stop")
    assert t.where("johnsson") == "x6y5"


@rule("O11-POWER-05")
def test_power_investigate_draws_three_tiles() -> None:
    t = holding().says("Marco", "power investigate")
    assert len(t.rack("Marco")) == 3


@rule("O11-POWER-06")
def test_power_compose_gains_three_pages() -> None:
    t = holding().says("Marco", "power compose")
    assert t.pages("Marco") == 3


@rule("O11-POWER-07", "O11-ITEM-03", "O11-CLUE-07")
def test_cards_and_items_are_never_boosted_or_divided() -> None:
    t = holding("furtive_glance", clues=5).says("Marco", "power examine", "examine Mario")
    assert len(t.g.apart) == 3
    t.says("Marco", "item furtive_glance", "examine Cristiano")
    assert len(t.g.apart) == 4
    assert t.clues("Marco") == 5
    assert t.asks == "Marco UseAbility"


@rule("O11-POWER-09", "O11-ITEM-01")
def test_cards_may_be_played_at_every_point_of_the_turn_but_before_the_choice() -> None:
    t = zero11().tiles("Marco", "lemuria").gears(0, 8, 1).has("Marco", clues=1).turn("Marco")
    assert t.offered("power") == t.offered("item") == ""  # before the character is chosen
    for pick in ("choose vikstrom", "ability", "push machine 1", "stop", "boost 0"):
        t.says("Marco", pick)
        if t.asks != "Marco Boost":  # announcing the clues is part of the action
            assert t.offers("power compose"), pick
            assert t.offers("item lemuria"), pick
    t.says("Marco", "item lemuria", "power compose")
    assert t.pages("Marco") == 5


@rule("O11-POWER-09")
def test_a_ride_by_card_between_two_steps() -> None:
    t = zero11().gears(0, 8, 0).far_away("vikstrom").stands("vikstrom x6y5").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "walk x6y4", "power transport", "ride x6y0")
    t.says("Marco", "walk x6y1")
    assert t.where("vikstrom") == "x6y1"
    assert t.time("Marco") == 42


@rule("O11-POWER-09")
def test_never_inside_another_effect() -> None:
    t = zero11().tiles("Marco", "lemuria").turn("Marco").says("Marco", "choose snowy", "ability", "walk x9y6")
    assert {o.verb for o in t.g.options} == {"walk", "stop"}


@rule("O11-ITEM-01", "O11-ITEM-02")
def test_one_item_in_a_turn_also_beside_a_power_card() -> None:
    t = holding("nifelheim", "lemuria").says("Marco", "item lemuria", "power compose")
    assert t.pages("Marco") == 5
    assert t.rack("Marco") == ["nifelheim"]
    assert t.offered("item") == ""


@rule("O11-ITEM-02", "O11-ITEM-16")
def test_a_played_item_goes_under_the_deck_and_its_symbol_is_lost() -> None:
    """S-78."""
    t = holding("deggial")
    tile = t.g.racks[0][0]
    t.says("Marco", "item deggial")
    assert t.g.deck[0] == tile
    assert t.rack("Marco") == []
    assert t.g.laid == -1
    assert t.g.view(2).tiles.face[tile] == t.g.tiles.face[tile]  # everybody saw it played


@rule("O11-ITEM-04", "O11-ITEM-01", "R-33")
@pytest.mark.parametrize(
    ("item", "pages"),
    [
        ("deggial", 1),
        ("lemuria", 2),
        ("nifelheim", 1),
        ("sitra_ahra", 2),
        ("to_mega_therion", 2),
        ("feuer_overture", 1),
        ("prometheus", 1),
    ],
)
def test_songs_give_their_pages(item: str, pages: int) -> None:
    t = holding(item).says("Marco", f"item {item}")
    assert t.pages("Marco") == pages
    assert t.time("Marco") == 45


@rule("O11-ITEM-05", "R-19")
@pytest.mark.parametrize(
    ("item", "stations"),
    [("adulruna", "x3y0 x3y2"), ("arrow_sun", "x3y2 x6y0"), ("perennial_sophia", "x3y0 x6y0")],
)
def test_ride_items_show_two_machines_each(item: str, stations: str) -> None:
    other = {"x3y0": "x7y1", "x3y2": "x8y3", "x6y0": "x6y4"}
    for start, target in other.items():
        t = zero11().far_away("johnsson").stands(f"johnsson {start}").tiles("Marco", item).turn("Marco")
        t.says("Marco", "choose johnsson")
        if start in stations.split():
            t.says("Marco", f"item {item}", f"ride {target}")
            assert t.where("johnsson") == target
            assert t.time("Marco") == 45
        else:
            assert t.refuses(t.asked, f"item {item}")


@rule("O11-ITEM-06", "O11-CLUE-03")
def test_mystic_clue_places_a_clue() -> None:
    t = holding("mystic_clue").says("Marco", "item mystic_clue", "clue x9y4")
    assert t.clues_on_board() == "x9y4"
    t = zero11().tiles("Marco", "mystic_clue").clued("x4y0 x1y2 x9y4 x6y5 x5y7").turn("Marco")
    t.says("Marco", "choose vikstrom")
    assert t.refuses(t.asked, "item mystic_clue")


@rule("O11-ITEM-07")
def test_stolen_minute_gains_one_time() -> None:
    assert holding("stolen_minute", time=20).says("Marco", "item stolen_minute").time("Marco") == 21


@rule("O11-ITEM-08")
def test_barter_needs_a_clue() -> None:
    """S-33."""
    assert holding("barter").refuses("Marco", "item barter")
    t = holding("barter", clues=1, time=20).says("Marco", "item barter")
    assert (t.clues("Marco"), t.time("Marco")) == (0, 23)


@rule("O11-ITEM-09")
def test_furtive_glance_examines_one_card() -> None:
    t = holding("furtive_glance").says("Marco", "item furtive_glance", "unknown")
    assert len(t.g.apart) == 1


@rule("O11-ITEM-10", "O11-ITEM-11", "O11-ITEM-12")
@pytest.mark.parametrize("item", ["hurried_steps", "inspiration", "archive"])
def test_items_for_two_time_leave_at_least_one(item: str) -> None:
    """S-75."""
    assert holding(item, time=2).refuses("Marco", f"item {item}")
    t = holding(item, time=3).says("Marco", f"item {item}")
    assert t.time("Marco") == 1


@rule("O11-ITEM-10", "R-35")
def test_hurried_steps_walk_up_to_three_spaces() -> None:
    t = holding("hurried_steps").says("Marco", "item hurried_steps", "walk x7y5", "walk x7y6", "walk x7y7")
    assert t.where("johnsson") == "x7y7"
    assert t.time("Marco") == 43
    assert t.asks == "Marco UseAbility"


@rule("O11-ITEM-11", "O11-ITEM-01")
def test_inspiration_gains_four_pages() -> None:
    t = holding("inspiration").says("Marco", "item inspiration")
    assert (t.pages("Marco"), t.time("Marco")) == (4, 43)


@rule("O11-ITEM-12")
def test_archive_draws_three_tiles() -> None:
    assert len(holding("archive").says("Marco", "item archive").rack("Marco")) == 3


@rule("O11-ITEM-13")
def test_fenrirs_stones_cannot_be_played() -> None:
    t = holding("fenrir_stones")
    assert t.refuses(t.asked, "item fenrir_stones")
    assert t.g.marks(0) == 2


@rule("O11-ITEM-14")
def test_mystic_passage_moves_any_character_to_an_empty_mystic_building() -> None:
    t = holding("mystic_passage").clued("x9y4").says("Marco", "item mystic_passage", "who lilja")
    assert t.offered("to") == "x1y2 x4y0 x5y7 x6y5"
    t.says("Marco", "to x6y5")
    assert t.where("lilja") == "x6y5"


@rule("O11-ITEM-15", "O11-CLUE-05")
def test_trading_places_swaps_two_characters() -> None:
    t = holding("trading_places").clued("x0y2").says("Marco", "item trading_places", "who johnsson", "with lilja")
    assert (t.where("johnsson"), t.where("lilja")) == ("x0y2", "x7y3")
    assert t.clues("Marco") == 1  # a clue is taken for the active character
    t = holding("trading_places").clued("x0y2").says("Marco", "item trading_places", "who lilja", "with snowy")
    assert t.clues("Marco") == 0  # and for no other


@rule("R-16", "O11-ITEM-15")
def test_nobody_swaps_with_one_of_two_on_the_same_space() -> None:
    """A declarer's character may share a space for a while; then neither of the two can be swapped."""
    t = zero11().holds("Marco", "snowy").chosen("lilja").organ("x7y5").gears(2, 1, 2).far_away("lilja", "vidal")
    t.stands("lilja x7y2", "vidal x7y3").tiles("Marco", "trading_places").turn("Marco")
    t.says("Marco", "declare", "name lilja", "ability", "push machine 1", "walk x7y3", "item trading_places")
    assert t.refuses(t.asked, "who lilja")
    assert t.refuses(t.asked, "who vidal")
    t.says("Marco", "who snowy")
    assert t.refuses(t.asked, "with vidal")
    assert t.offers("with johnsson")


@rule("O11-ITEM-16", "O11-ITEM-04", "O11-ITEM-06", "O11-ITEM-07", "O11-ITEM-09", "O11-ITEM-10")
def test_which_tiles_carry_a_symbol() -> None:
    organ = {k.key for k in KINDS if k.organ}
    wolf = {k.key for k in KINDS if k.wolf}
    assert {k.key for k in KINDS if k.wolf > 1} == {"fenrir_stones"}
    places = {"cimitero", "obelisco", "mole", "museo", "tempio"}
    assert organ == places | {"deggial", "mystic_clue", "furtive_glance"}
    assert wolf == places | {"prometheus", "stolen_minute", "hurried_steps", "fenrir_stones"}
