"""Phases 4.1 and 4.2: choosing a character and using its ability, one test for each of the eight."""

from __future__ import annotations

import pytest

from ludoteca.kernel import UNKNOWN, rule
from tests.games.zero11.table import PEOPLE, zero11


@rule("O11-CHAR-01")
def test_a_turn_is_completed_before_the_next_begins() -> None:
    """S-86: while Marco is on step 4.3 nobody else can do anything."""
    t = zero11().turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.asks == "Marco Move"
    for other in ("Mario", "Cristiano", "Leonardo"):
        assert t.g.view(t.seat(other)).options == ()
    t.gears(0, 0, 0).says("Marco", "stop", "finish")
    assert t.asks == "Mario ChooseCharacter"


@rule("O11-CHAR-01")
def test_when_the_last_has_finished_the_next_phase_begins() -> None:
    t = zero11().order("Marco Mario Cristiano Leonardo").tiles("Leonardo", "cimitero").gears(0, 8, 2).turn("Leonardo")
    t.says("Leonardo", "choose johnsson", "ability", "push machine 1", "stop", "finish")
    assert t.asks == "Leonardo PlaceLocation"


@rule("O11-CHAR-02")
def test_the_only_character_left_is_chosen_by_hand() -> None:
    """A choice that happened by itself would tell everybody that no declaration was possible."""
    t = zero11().used(*(p for p in PEOPLE if p not in {"lewis", "vidal"}), by="Mario").turn("Marco", "ev06")
    assert t.asks == "Marco ChooseCharacter"
    assert [o.verb for o in t.g.options] == ["choose"]


@rule("O11-CHAR-02", "O11-CHAR-03")
def test_a_used_character_is_not_offered() -> None:
    """S-19."""
    t = zero11().used("koleberg", by="Cristiano").turn("Marco")
    assert t.refuses(t.asked, "choose koleberg")
    assert t.offers("choose vikstrom")


@rule("O11-CHAR-03", "O11-TURN-03")
def test_the_next_player_cannot_take_the_same_character() -> None:
    t = zero11().turn("Marco").gears(0, 0, 6)
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "finish")
    assert t.asks == "Mario ChooseCharacter"
    assert t.refuses(t.asked, "choose vikstrom")
    assert t.g.chart[PEOPLE.index("vikstrom")] == t.seat("Marco")


@rule("O11-CHAR-02", "O11-EVENT-06")
def test_a_blocked_character_is_not_offered() -> None:
    t = zero11().turn("Marco", "ev09")
    assert t.refuses(t.asked, "choose snowy")
    assert len(t.offered("choose").split()) == 7


@rule("O11-SETUP-10", "O11-CHAR-02")
@pytest.mark.parametrize("own", PEOPLE)
def test_the_card_in_hand_limits_nothing(own: str) -> None:
    t = zero11().holds("Marco", own).turn("Marco", "ev05")
    assert set(t.offered("choose").split()) == set(PEOPLE)


@rule("O11-CHAR-04")
def test_after_choosing_comes_the_ability_and_then_the_push() -> None:
    t = zero11().turn("Marco").says("Marco", "choose johnsson")
    assert t.asks == "Marco UseAbility"
    t.says("Marco", "ability")
    assert t.asks == "Marco PushGear"


@rule("O11-CHAR-04", "R-9")
def test_who_has_nothing_to_play_uses_the_ability_at_once() -> None:
    t = zero11().played("Marco", "examine", "transport", "investigate", "compose").turn("Marco")
    t.says("Marco", "choose johnsson")
    assert t.pages("Marco") == 2
    assert t.asks == "Marco PushGear"


@rule("R-18", "O11-CHAR-04")
def test_who_might_be_fenrir_is_asked_when_although_no_card_can_be_played() -> None:
    """With tiles in the hand he might declare, for all that the others know."""
    t = zero11().fenrir("Mario").tiles("Marco", "barter").turn("Marco", "ev01").says("Marco", "choose johnsson")
    assert t.asks == "Marco UseAbility"
    assert [o.verb for o in t.g.options] == ["ability"]
    t = zero11().tiles("Marco", "barter").turn("Marco", "ev01").says("Marco", "choose johnsson")
    assert t.asks == "Marco PushGear"  # before Hour V nobody is Fenrir


@rule("O11-CHAR-05", "O11-ACTION-04")
def test_lilja_draws_two_tiles() -> None:
    t = zero11().turn("Marco").says("Marco", "choose lilja", "ability")
    assert len(t.rack("Marco")) == 2
    seen = t.told("drew_these", to="Marco")
    assert len(seen[0]["tile"]) == 2
    assert not t.told("drew_these", to="Mario")
    assert t.told("drew", to="Mario") == [{"seat": 0, "count": 2}]
    assert all(t.g.view(1).tiles.face[tile] == UNKNOWN for tile in t.g.racks[0])
    assert all(t.g.view(0).tiles.face[tile] != UNKNOWN for tile in t.g.racks[0])


@rule("O11-CHAR-06", "R-10")
def test_pahlsson_pays_two_time_and_copies() -> None:
    """S-34."""
    t = zero11().has("Marco", time=10).turn("Marco").says("Marco", "choose pahlsson", "ability")
    assert t.refuses(t.asked, "copy pahlsson")
    t.says("Marco", "copy lilja")
    assert t.time("Marco") == 8
    assert len(t.rack("Marco")) == 2


@rule("O11-CHAR-06", "O11-TIME-05", "R-9", "R-10")
def test_pahlsson_may_decline_and_cannot_pay_his_last_time() -> None:
    t = zero11().has("Marco", time=10).turn("Marco").says("Marco", "choose pahlsson", "ability", "keep")
    assert t.time("Marco") == 10
    t = zero11().has("Marco", time=2).turn("Marco").says("Marco", "choose pahlsson", "ability")
    assert t.asks == "Marco PushGear"
    t = zero11().has("Marco", time=3).turn("Marco").says("Marco", "choose pahlsson", "ability")
    assert t.asks == "Marco CopyAbility"


@rule("O11-CHAR-06", "O11-CHAR-08", "R-10")
def test_a_copied_walk_moves_pahlsson() -> None:
    t = zero11().used("snowy", by="Mario").turn("Marco").says("Marco", "choose pahlsson", "ability", "copy snowy")
    t.says("Marco", "walk x1y4", "stop")
    assert t.where("pahlsson") == "x1y4"
    assert t.where("snowy") == "x10y6"
    assert t.time("Marco") == 43


@rule("O11-CHAR-07")
def test_vikstrom_gains_three_time() -> None:
    t = zero11().has("Marco", time=20).turn("Marco").says("Marco", "choose vikstrom", "ability")
    assert t.time("Marco") == 23


@rule("O11-CHAR-08", "R-35")
def test_snowy_walks_up_to_three_spaces_for_free() -> None:
    t = zero11().turn("Marco").says("Marco", "choose snowy", "ability", "walk x9y6", "walk x8y6", "walk x8y5")
    assert t.where("snowy") == "x8y5"
    assert t.time("Marco") == 45
    assert t.asks == "Marco PushGear"
    t = zero11().turn("Marco").says("Marco", "choose snowy", "ability", "stop")
    assert t.where("snowy") == "x10y6"


@rule("O11-CHAR-09")
def test_koleberg_with_all_mystic_buildings_full_does_nothing() -> None:
    """S-35."""
    t = zero11().clued("x4y0 x1y2 x9y4 x6y5").stands("lewis x5y7").turn("Marco")
    t.says("Marco", "choose koleberg", "ability")
    assert t.asks == "Marco PushGear"


@rule("O11-CHAR-09")
def test_koleberg_places_a_clue_on_a_mystic_building() -> None:
    t = zero11().turn("Marco").says("Marco", "choose koleberg", "ability", "clue x6y5")
    assert t.clues_on_board() == "x6y5"
    assert t.asks == "Marco PushGear"


@rule("O11-CHAR-10")
@pytest.mark.parametrize(
    ("action", "asked"), [("examine", "Examine"), ("investigate", "PushGear"), ("compose", "PushGear")]
)
def test_vidal_takes_a_free_action(action: str, asked: str) -> None:
    t = zero11().has("Marco", clues=2).turn("Marco").says("Marco", "choose vidal", "ability")
    assert t.refuses(t.asked, "free move_clue")  # no clue lies on the board
    t.says("Marco", f"free {action}")
    assert t.asks == f"Marco {asked}"
    assert t.clues("Marco") == 2
    assert t.pages("Marco") == (action == "compose")
    assert len(t.rack("Marco")) == (action == "investigate")


@rule("O11-CHAR-10", "R-14")
@pytest.mark.parametrize(("deck", "free"), [("face_down", "examine investigate"), ("face_up", "investigate")])
def test_vidal_examines_only_if_there_is_something_to_see(deck: str, free: str) -> None:
    """Everybody else is out: only the Unknown deck is left, and an open one hides nothing."""
    t = zero11(unknown_deck=deck)
    t.g.alive = 1 << t.seat("Marco")
    t.order("Marco").turn("Marco").says("Marco", "choose vidal", "ability")
    assert t.offered("free") == f"compose {free}"


@rule("O11-CHAR-10", "O11-ACTION-06", "R-17")
def test_vidal_moves_a_clue() -> None:
    t = zero11().clued("x5y3").turn("Marco")
    t.says("Marco", "choose vidal", "ability", "free move_clue", "drop x5y1", "take")
    assert t.clues("Marco") == 1


@rule("O11-CHAR-11", "O11-ACTION-02", "O11-ACTION-10")
def test_lewis_examines_two_cards_of_one_hand() -> None:
    t = zero11().turn("Marco", "ev05").says("Marco", "choose lewis", "ability")
    assert t.offered("examine") == "Cristiano Leonardo Mario"
    assert t.refuses(t.asked, "unknown")
    t.says("Marco", "examine Mario")
    seen = [card for card in t.g.hands[t.seat("Mario")] if t.knows("Marco", card)]
    assert len(seen) == 2
    assert not any(t.knows("Cristiano", card) for card in seen)
    assert not any(t.knows("Mario", card) for card in seen)  # he learns how many, not which
    assert t.told("examined", to="Mario")[0]["count"] == 2
    assert not t.told("saw", to="Mario")
    assert len(t.told("saw", to="Marco")[0]["person"]) == 2


@rule("O11-CHAR-12")
def test_johnsson_gains_two_pages() -> None:
    t = zero11().turn("Marco").says("Marco", "choose johnsson", "ability")
    assert t.pages("Marco") == 2
