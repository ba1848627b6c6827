"""Phase 1: one test for each of the eleven events, and when their effects come."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11.content.people import EVENTS, POWER_COMPOSE
from ludoteca.kernel import UNKNOWN, rule
from tests.games.zero11.table import PEOPLE, Table, zero11


def at_position(position: int, event: str, seats: int = 4, **has: int) -> Table:
    """It is Marco's turn, and he stands on this position."""
    t = zero11(seats)
    others = [name for name in t.names if name != "Marco"]
    others.insert(position - 1, "Marco")
    return t.order(" ".join(others)).has("Marco", **has).turn("Marco", event)


@rule("O11-EVENT-01", "O11-SETUP-04")
def test_every_hour_reveals_the_next_event() -> None:
    t = zero11()
    first, top = t.g.event, t.g.coming[-1]
    assert all(t.g.view(seat).events.face[first] != UNKNOWN for seat in range(5))
    assert t.g.view(0).events.face[top] == UNKNOWN
    t.phase_5()
    assert t.g.event == top
    assert t.g.view(0).events.face[top] != UNKNOWN


@rule("O11-EVENT-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_last_is_last_whatever_the_number_of_players(seats: int) -> None:
    """S-40: EV11 gives three tiles to the last of any number."""
    t = at_position(seats, "ev11", seats).says("Marco", "choose vikstrom")
    assert len(t.rack("Marco")) == 3
    t = at_position(seats - 1, "ev11", seats).says("Marco", "choose vikstrom")
    assert t.rack("Marco") == []


@rule("O11-EVENT-03", "O11-3P-06", "O11-EVENT-11")
def test_three_players_ignore_position_four() -> None:
    """S-40: nobody draws the two tiles, but Lilja gets her bonus."""
    t = at_position(3, "ev03", 3).says("Marco", "choose vikstrom")
    assert t.rack("Marco") == []
    t = at_position(2, "ev03", 3).says("Marco", "choose lilja")
    assert (t.clues("Marco"), len(t.rack("Marco"))) == (1, 1)


@rule("O11-EVENT-04")
@pytest.mark.parametrize("character", ["vikstrom", "lilja", "vidal"])
def test_a_position_effect_does_not_care_for_the_character(character: str) -> None:
    t = at_position(2, "ev06", time=20)
    assert t.time("Marco") == 20  # only in his own turn, after 4.1
    t.says("Marco", f"choose {character}")
    assert t.time("Marco") == 22


@rule("O11-EVENT-05", "R-11", "O11-EVENT-02")
def test_a_bonus_goes_to_whoever_selects_the_character() -> None:
    for position in (1, 3):
        t = at_position(position, "ev05", time=20).says("Marco", "choose pahlsson")
        assert (t.clues("Marco"), t.time("Marco")) == (1, 22)


@rule("O11-EVENT-06", "O11-EVENT-14")
def test_the_blocked_marker_lies_there_at_once() -> None:
    """S-63."""
    t = zero11()
    t.event("ev06")
    face = t.g.events.face[t.g.event]
    t.g.coming.append(t.g.event)
    t.g.agenda, t.g.blocked = [], 0
    t.last_order("Marco Mario Cristiano Leonardo")
    assert t.g.events.face[t.g.event] == face
    assert t.g.blocked == 1 << PEOPLE.index("lewis")
    assert t.time("Mario") == 45


@rule("O11-EVENT-06", "O11-ITEM-15", "O11-ITEM-14", "R-16")
def test_a_blocked_character_cannot_be_swapped_or_sent() -> None:
    """S-63."""
    t = zero11().tiles("Marco", "trading_places").turn("Marco", "ev06")
    t.says("Marco", "choose vikstrom", "item trading_places")
    assert t.refuses(t.asked, "who lewis")
    t.says("Marco", "who lilja")
    assert t.refuses(t.asked, "with lewis")
    t = zero11().tiles("Marco", "mystic_passage").turn("Marco", "ev06")
    t.says("Marco", "choose vikstrom", "item mystic_passage")
    assert t.refuses(t.asked, "who lewis")


@rule("O11-EVENT-08", "O11-CLUE-07")
def test_event_effects_are_not_boosted_or_split() -> None:
    """S-62."""
    t = at_position(3, "ev04", clues=5).says("Marco", "choose vikstrom")
    assert t.asks == "Marco Examine"
    t.says("Marco", "examine Mario")
    assert len(t.g.apart) == 2
    assert t.asks == "Marco UseAbility"
    assert t.clues("Marco") == 5


@rule("O11-EVENT-04", "O11-EVENT-05")
@pytest.mark.parametrize(("first", "asked"), [("gift", "Examine"), ("bonus", "Examine")])
def test_position_and_bonus_come_in_the_order_the_player_likes(first: str, asked: str) -> None:
    t = at_position(3, "ev04", time=20).says("Marco", "choose vidal")
    assert t.asks == "Marco EventEffects"
    t.says("Marco", first)
    assert t.asks == f"Marco {asked}"
    assert t.time("Marco") == (20 if first == "gift" else 21)
    t.says("Marco", "unknown")
    assert (t.clues("Marco"), t.time("Marco")) == (1, 21)


@rule("O11-EVENT-09")
def test_ev01_two_pages_a_walk_for_koleberg_and_no_cards() -> None:
    """S-37."""
    t = at_position(2, "ev01").tiles("Marco", "lemuria").says("Marco", "choose koleberg")
    t.says("Marco", "gift")
    assert (t.pages("Marco"), t.clues("Marco")) == (2, 1)
    assert t.asks == "Marco Stroll"
    t.says("Marco", "walk x3y4", "walk x4y4", "walk x5y4")
    assert t.where("koleberg") == "x5y4"
    assert t.asks != "Marco Stroll"
    while t.asks.startswith("Marco"):
        assert t.offered("power") == t.offered("item") == ""
        t.g.choose(t.g.options[-1])


@rule("O11-EVENT-09", "O11-ORGAN-04", "R-24")
def test_ev01_does_not_forbid_the_organ_symbol() -> None:
    """S-37."""
    t = zero11().event("ev01").slot("tempio south", "museo west", "obelisco north").tiles("Leonardo", "deggial")
    t.phase_5()
    assert t.offers("reveal deggial")


@rule("O11-EVENT-10")
def test_ev02_the_third_uses_the_ability_twice() -> None:
    """S-38."""
    t = at_position(3, "ev02").says("Marco", "choose johnsson", "ability", "ability")
    assert t.pages("Marco") == 4
    assert t.asks == "Marco PushGear"
    t = at_position(2, "ev02").says("Marco", "choose johnsson", "ability")
    assert t.asks == "Marco PushGear"
    assert zero11().turn("Marco", "ev02").refuses("Marco", "choose pahlsson")


@rule("O11-EVENT-10", "O11-CHAR-11")
def test_ev02_both_uses_are_whole_and_choose_anew() -> None:
    t = at_position(3, "ev02").says("Marco", "choose lewis", "ability", "examine Mario", "ability", "examine Leonardo")
    assert len(t.g.apart) == 4


@rule("O11-EVENT-11")
def test_ev03_the_fourth_draws_two_and_lilja_one() -> None:
    t = at_position(4, "ev03").says("Marco", "choose lilja", "gift")
    assert (t.clues("Marco"), len(t.rack("Marco"))) == (1, 3)
    t.says("Marco", "ability")
    assert len(t.rack("Marco")) == 5


@rule("O11-EVENT-12")
def test_ev04_the_third_examines_and_vidal_gets_clue_and_time() -> None:
    t = at_position(1, "ev04", time=30).says("Marco", "choose vidal")
    assert (t.clues("Marco"), t.time("Marco")) == (1, 31)
    assert t.asks == "Marco UseAbility"
    t = at_position(3, "ev04").says("Marco", "choose lilja", "unknown")
    assert sum(t.knows("Marco", card) for card in t.g.unknown) == 2


@rule("O11-EVENT-13", "R-13")
def test_ev05_no_machine_from_gear_card_or_item() -> None:
    """S-39."""
    for tooth in range(4):
        t = zero11().gears(tooth, 8, 0).far_away("vikstrom").stands("vikstrom x3y0")
        t.tiles("Marco", "adulruna").turn("Marco", "ev05")
        t.says("Marco", "choose vikstrom", "ability", "push machine 1")
        assert t.offered("ride") == t.offered("taxi") == ""
        assert t.refuses(t.asked, "power transport")
        assert t.refuses(t.asked, "item adulruna")
    t = at_position(1, "ev05", time=20).says("Marco", "choose pahlsson")
    assert (t.clues("Marco"), t.time("Marco")) == (1, 22)


@rule("O11-EVENT-14")
def test_ev06_the_second_gains_two_time() -> None:
    t = at_position(2, "ev06", time=20).says("Marco", "choose lilja")
    assert t.time("Marco") == 22
    assert t.g.blocked == 1 << PEOPLE.index("lewis")


@rule("O11-EVENT-15")
def test_ev07_the_fourth_gains_three_time_and_johnsson_a_page() -> None:
    t = at_position(4, "ev07", time=20)
    assert t.refuses(t.asked, "choose vikstrom")
    t.says("Marco", "choose johnsson", "bonus")
    assert (t.time("Marco"), t.clues("Marco"), t.pages("Marco")) == (23, 1, 1)


@rule("O11-EVENT-16", "R-12")
def test_ev08_lewis_calls_a_second_character_who_helps() -> None:
    t = at_position(1, "ev08").says("Marco", "choose lewis")
    assert t.asks == "Marco NameSecond"
    assert t.refuses(t.asked, "second lewis")
    t.says("Marco", "second johnsson", "ability", "examine Mario")
    assert t.asks == "Marco UseAbility"
    t.says("Marco", "ability")
    assert t.pages("Marco") == 2
    assert t.asks == "Marco ChooseMover"
    t.says("Marco", "mover johnsson", "push machine 1")
    assert t.g.active == PEOPLE.index("johnsson")
    assert t.g.blocked == 1 << PEOPLE.index("johnsson")
    assert t.g.chart[PEOPLE.index("johnsson")] == t.g.chart[PEOPLE.index("lewis")] == t.seat("Marco")


@rule("R-16", "O11-EVENT-16", "O11-EVENT-06")
def test_ev08_nobody_swaps_the_second_character_even_if_it_is_the_active_one() -> None:
    t = at_position(1, "ev08").tiles("Marco", "trading_places").says("Marco", "choose lewis", "second johnsson")
    t.says("Marco", "ability", "examine Mario", "ability", "mover johnsson", "item trading_places")
    assert t.refuses(t.asked, "who johnsson")
    assert t.offers("who lewis")


@rule("O11-EVENT-16", "O11-CHAR-08")
def test_ev08_snowy_as_the_second_walks_himself() -> None:
    t = at_position(1, "ev08").clued("x9y6").says("Marco", "choose lewis", "second snowy", "ability", "examine Mario")
    t.says("Marco", "ability", "walk x9y6", "stop", "mover lewis")
    assert t.where("snowy") == "x9y6"
    assert t.clues("Marco") == 1
    assert t.g.active == PEOPLE.index("lewis")


@rule("O11-EVENT-16")
def test_ev08_where_the_table_only_blocks() -> None:
    t = zero11(lewis_event="block_only").turn("Marco", "ev08")
    t.says("Marco", "choose lewis", "second johnsson", "ability", "examine Mario")
    assert t.asks == "Marco PushGear"
    assert t.pages("Marco") == 0
    assert t.g.blocked == 1 << PEOPLE.index("johnsson")


@rule("O11-EVENT-16")
def test_ev08_the_last_draws_a_tile_and_without_a_free_character_nothing_is_named() -> None:
    t = at_position(4, "ev08").says("Marco", "choose vikstrom")
    assert len(t.rack("Marco")) == 1
    t = zero11().used(*(p for p in PEOPLE if p != "lewis"), by="Mario").turn("Marco", "ev08")
    t.says("Marco", "choose lewis")
    assert t.asks == "Marco UseAbility"


@rule("O11-EVENT-17", "O11-CLUE-05")
def test_ev09_the_last_walks_for_free() -> None:
    """S-65."""
    t = at_position(4, "ev09").clued("x9y4").gears(0, 8, 0)
    assert t.refuses(t.asked, "choose snowy")
    t.says("Marco", "choose vikstrom", "walk x9y4", "stop")
    assert (t.time("Marco"), t.clues("Marco"), t.where("vikstrom")) == (45, 1, "x9y4")
    t.says("Marco", "ability", "push machine 1")
    assert t.g.ask.steps == 3  # type: ignore[union-attr]  # the gear's allowance is whole
    t = at_position(4, "ev09").says("Marco", "choose koleberg", "walk x3y4", "walk x4y4", "walk x5y4")
    assert t.where("koleberg") == "x5y4"
    assert t.asks != "Marco Stroll"


@rule("O11-EVENT-18", "R-34")
def test_ev10_the_last_takes_a_played_power_back() -> None:
    """S-42."""
    t = zero11().played("Marco", "investigate", "compose").order("Mario Cristiano Leonardo Marco")
    t.turn("Marco", "ev10").says("Marco", "choose lilja", "recover investigate")
    assert len(t.g.hands[t.seat("Marco")]) == 4
    assert t.offers("power investigate")  # in the same turn
    assert not t.offers("power compose")
    assert t.g.lost[t.seat("Marco")] == 1 << POWER_COMPOSE  # which may come back another time
    assert all(t.knows("Marco", card) for card in t.g.hands[t.seat("Marco")])
    assert not any(t.knows("Mario", card) for card in t.g.hands[t.seat("Marco")])  # it was mixed with the others
    t = at_position(4, "ev10").says("Marco", "choose lilja")
    assert t.asks == "Marco UseAbility"  # nothing was played, nothing happens


@rule("O11-EVENT-18", "R-11")
def test_ev10_never_gives_back_a_power_of_the_same_turn() -> None:
    """Between choosing the character and the event's gifts nothing is played, whatever their order."""
    for first in ("gift", "bonus"):
        t = at_position(4, "ev10").says("Marco", "choose vikstrom")
        assert t.asks == "Marco EventEffects"
        assert t.refuses("Marco", "declare")  # the Organ has not been found
        assert not t.offered("power")
        assert not t.offered("item")
        t.says("Marco", first)
        assert t.asks == "Marco UseAbility"  # nothing had been played, so nothing came back
        assert t.offers("power compose")


@rule("R-11", "O11-WIN-01")
def test_victory_can_be_declared_before_the_gifts_of_the_event() -> None:
    t = zero11().order("Mario Cristiano Leonardo Marco").chosen("vikstrom").organ("x7y5").turn("Marco", "ev10")
    t.says("Marco", "choose vikstrom", "declare", "name vikstrom")
    assert t.g.declared
    assert t.asks == "Marco EventEffects"


@rule("O11-EVENT-18")
def test_ev10_vikstrom_gets_a_page_and_a_tile() -> None:
    t = at_position(1, "ev10")
    assert t.refuses(t.asked, "choose koleberg")
    t.says("Marco", "choose vikstrom")
    assert (t.pages("Marco"), len(t.rack("Marco"))) == (1, 1)


@rule("O11-EVENT-19")
def test_ev11_the_last_draws_three_and_snowy_gets_a_page_and_time() -> None:
    t = at_position(4, "ev11", time=20)
    assert t.refuses(t.asked, "choose lilja")
    t.says("Marco", "choose snowy", "gift")
    assert (t.pages("Marco"), t.time("Marco"), len(t.rack("Marco"))) == (1, 22, 3)


def test_labels_are_complete() -> None:
    assert [event.key for event in EVENTS] == [f"ev{n:02}" for n in range(1, 12)]
