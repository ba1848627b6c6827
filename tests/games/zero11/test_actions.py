"""Phase 4.4: Examine, Investigate, Compose, Move Clue."""

from __future__ import annotations

import pytest

from ludoteca.kernel import UNKNOWN, rule
from tests.games.zero11.table import Table, zero11

# With the gears at (0, 8, n) a push of 1 shows activity n + 1: 1 examine, 2 investigate, 3 compose, 0 move clue.
EXAMINE, INVESTIGATE, COMPOSE, MOVE_CLUE = 0, 1, 2, 6


def acting(action: int, clues: int = 0, examine_split: str = "yes", unknown_deck: str = "face_down") -> Table:
    """Marco has pushed and stopped; the gear shows this action."""
    t = (
        zero11(examine_split=examine_split, unknown_deck=unknown_deck)
        .gears(0, 8, action)
        .has("Marco", clues=clues)
        .turn("Marco")
    )
    return t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")


def seen(t: Table, name: str, whose: str) -> int:
    return sum(t.knows(name, card) for card in t.g.hands[t.seat(whose)])


@rule("O11-ACTION-01", "O11-ACTION-02", "O11-ACTION-03")
def test_examine_looks_at_a_hand_or_at_the_unknown_deck() -> None:
    t = acting(EXAMINE)
    assert t.asks == "Marco Examine"
    assert t.offered("examine") == "Cristiano Leonardo Mario"
    assert t.offers("unknown")
    t.says("Marco", "unknown")
    assert sum(t.knows("Marco", card) for card in t.g.unknown) == 1
    assert not t.knows("Marco", t.g.chosen)


@rule("O11-ACTION-01", "O11-CLUE-07")
@pytest.mark.parametrize(("action", "asked"), [(INVESTIGATE, "Boost"), (COMPOSE, "Boost"), (MOVE_CLUE, "DropClue")])
def test_clues_may_boost_the_action_of_the_gear_but_not_move_clue(action: int, asked: str) -> None:
    t = zero11().gears(0, 8, action).has("Marco", clues=2, pages=5).clued("x5y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.asks == f"Marco {asked}"


@rule("O11-ACTION-03")
def test_the_chosen_ones_card_is_never_examined() -> None:
    t = acting(EXAMINE, clues=30)
    t.says("Marco", "boost 17")  # 15 cards in three hands and 3 unknown ones: everything there is
    while t.asks == "Marco Examine":
        t.g.choose(t.g.options[0])
    assert all(t.knows("Marco", card) for hand in t.g.hands for card in hand)
    assert all(t.knows("Marco", card) for card in t.g.unknown)
    assert not t.knows("Marco", t.g.chosen)


@rule("O11-ACTION-04", "O11-ACTION-07")
@pytest.mark.parametrize("clues", [0, 1, 4])
def test_investigate_draws_one_tile_and_one_for_each_clue(clues: int) -> None:
    t = acting(INVESTIGATE, clues)
    if clues:
        t.says("Marco", f"boost {clues}")
    assert len(t.rack("Marco")) == 1 + clues
    assert t.clues("Marco") == 0


@rule("O11-ACTION-05", "O11-ACTION-07")
@pytest.mark.parametrize("clues", [0, 2])
def test_compose_gains_one_page_and_one_for_each_clue(clues: int) -> None:
    t = acting(COMPOSE, clues)
    if clues:
        t.says("Marco", f"boost {clues}")
    assert t.pages("Marco") == 1 + clues


@rule("O11-ACTION-11")
def test_the_music_track_ends_at_fifteen() -> None:
    t = zero11().has("Marco", pages=14).turn("Marco").says("Marco", "choose johnsson", "ability")
    assert t.pages("Marco") == 15


@rule("O11-CLUE-06", "O11-ACTION-11")
def test_no_more_clues_than_can_help() -> None:
    t = zero11().gears(0, 8, COMPOSE).has("Marco", clues=9, pages=13).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.offered("boost") == "0 1"


@rule("O11-CLAR-03", "O11-CLUE-08")
def test_no_clue_can_be_added_after_the_tiles_were_seen() -> None:
    """S-25."""
    t = acting(INVESTIGATE, clues=3).says("Marco", "boost 1")
    assert len(t.rack("Marco")) == 2
    assert t.asks == "Marco FinishTurn"
    assert t.offered("boost") == ""
    assert t.clues("Marco") == 2


@rule("O11-ACTION-08", "O11-ACTION-09", "O11-CLAR-01", "O11-CLAR-02")
def test_cards_seen_this_turn_are_kept_apart_and_then_shuffled() -> None:
    """S-26: Lewis shows two of Mário's five cards, the gear one of the other three."""
    t = zero11().gears(0, 8, EXAMINE).turn("Marco", "ev05")
    t.says("Marco", "choose lewis", "ability", "examine Mario")
    first = list(t.g.apart)
    t.says("Marco", "push machine 1", "stop", "examine Mario")
    assert len(first) == 2
    assert len(set(t.g.apart)) == 3
    assert seen(t, "Marco", "Mario") == 3
    t.says("Marco", "finish")
    assert t.g.apart == []
    assert seen(t, "Marco", "Mario") == 0
    assert seen(t, "Mario", "Mario") == 5


@rule("O11-CLAR-02")
def test_the_unknown_deck_is_kept_apart_likewise() -> None:
    t = acting(EXAMINE, clues=4).says("Marco", "boost 3", "unknown", "unknown", "unknown")
    assert sum(t.knows("Marco", card) for card in t.g.unknown) == 3
    assert t.refuses(t.asked, "unknown")  # exhausted
    t.says("Marco", "examine Mario", "finish")
    assert not any(t.knows("Marco", card) for card in t.g.unknown)


@rule("O11-ACTION-07", "O11-ACTION-02")
def test_a_boosted_examine_may_look_into_several_hands() -> None:
    t = acting(EXAMINE, clues=2).says("Marco", "boost 2", "examine Mario", "examine Cristiano", "unknown")
    assert seen(t, "Marco", "Mario") == seen(t, "Marco", "Cristiano") == 1
    t = acting(EXAMINE, clues=1).says("Marco", "boost 1", "examine Mario", "examine Cristiano")
    assert seen(t, "Marco", "Mario") == seen(t, "Marco", "Cristiano") == 1


@rule("O11-ACTION-07")
def test_or_into_one_only_where_the_table_says_so() -> None:
    t = acting(EXAMINE, clues=2, examine_split="no").says("Marco", "boost 2", "examine Mario")
    assert seen(t, "Marco", "Mario") == 3
    assert t.asks == "Marco FinishTurn"


@rule("O11-ACTION-10", "O11-ACTION-02")
def test_others_hear_how_many_but_not_what() -> None:
    t = acting(EXAMINE).says("Marco", "examine Mario")
    assert t.told("examined", to="Mario") == [{"seat": 0, "whose": 1, "count": 1}]
    assert t.told("examined", to="Cristiano") == [{"seat": 0, "whose": 1, "count": 1}]
    assert not t.told("saw", to="Mario")
    assert len(t.told("saw", to="Marco")) == 1
    card = t.g.apart[0]
    assert [t.knows(name, card) for name in t.names] == [True, False, False, False]


@rule("O11-ACTION-10", "O11-ACTION-02")
def test_of_a_hand_of_two_nobody_learns_which_was_seen() -> None:
    t = zero11().gears(0, 8, EXAMINE).played("Mario", "examine", "transport", "compose").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "examine Mario")
    assert [t.knows(name, t.g.apart[0]) for name in t.names] == [True, False, False, False]


@rule("O11-ACTION-09", "O11-CLAR-02")
def test_only_the_examined_hand_is_shuffled() -> None:
    t = acting(EXAMINE)
    hand = t.g.hands[t.seat("Cristiano")]
    before = [t.g.people.face[card] for card in hand]
    t.says("Marco", "examine Mario", "finish")
    assert [t.g.people.face[card] for card in hand] == before


@rule("O11-ACTION-09", "O11-CLAR-02")
def test_of_an_unknown_deck_of_one_card_everything_stays_known() -> None:
    t = zero11(6).gears(0, 8, EXAMINE).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "unknown", "finish")
    (card,) = t.g.unknown
    assert t.asks == "Mario ChooseCharacter"
    assert t.knows("Marco", card)
    assert not t.knows("Mario", card)


@rule("O11-CLAR-06")
def test_an_open_unknown_deck_is_no_target() -> None:
    """S-85."""
    t = acting(EXAMINE, unknown_deck="face_up")
    assert t.refuses(t.asked, "unknown")


@rule("O11-3P-07")
def test_three_players_can_only_examine_hands() -> None:
    t = zero11(3).gears(0, 8, EXAMINE).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.offered("examine") == "Cristiano Mario"
    assert t.refuses(t.asked, "unknown")


@rule("O11-ACTION-02", "O11-TIME-03")
def test_eliminated_players_are_no_target() -> None:
    t = zero11().gears(0, 8, EXAMINE).has("Marco", clues=1)
    t.g.alive &= ~(1 << t.seat("Mario"))
    t.turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "boost 1")
    assert t.offered("examine") == "Cristiano Leonardo"
    t.says("Marco", "examine Leonardo")
    assert t.offered("examine") == "Cristiano Leonardo"


@rule("O11-ACTION-06", "O11-MOVE-04", "R-17")
def test_a_clue_moves_along_a_line_to_the_active_character() -> None:
    """S-28: from x5y3 across Piazza della Repubblica to Vidal on x5y1."""
    t = zero11().gears(0, 8, MOVE_CLUE).clued("x5y3").has("Marco", clues=2).turn("Marco")
    t.says("Marco", "choose vidal", "ability", "free compose", "push machine 1", "stop")
    t.says("Marco", "drop x5y1", "take")
    assert t.clues("Marco") == 3
    assert t.clues_on_board() == ""


@rule("O11-ACTION-06", "R-17")
def test_the_clue_may_be_left_and_waits_for_the_next_who_enters() -> None:
    t = zero11().gears(0, 8, MOVE_CLUE).clued("x5y3").turn("Marco")
    t.says("Marco", "choose vidal", "ability", "free compose", "push machine 1", "stop", "drop x5y1", "leave")
    assert t.clues("Marco") == 0
    assert t.clues_on_board() == "x5y1"


@rule("O11-ACTION-06", "R-17")
def test_a_clue_never_moves_onto_a_clue_the_organ_or_another_character() -> None:
    t = zero11().gears(0, 8, MOVE_CLUE).far_away("lilja").stands("lilja x7y2").clued("x7y3 x6y3").organ("x7y5")
    t.turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "lift x7y3")
    assert t.offered("drop") == "" or "x7y2" not in t.offered("drop")
    assert t.clues_on_board() == "x6y3 x8y3"  # x8y3 was the only way, and it was taken
    assert t.asks == "Marco FinishTurn"  # far from Vikström there is nothing to take


@rule("O11-ACTION-06", "O11-ACTION-01", "R-17")
def test_without_a_movable_clue_the_action_is_void() -> None:
    t = acting(MOVE_CLUE)
    assert t.asks == "Marco FinishTurn"
    assert t.g.clued == 0
    t = zero11().gears(0, 8, MOVE_CLUE).clued("x2y0 x3y0 x2y1").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.offered("lift") == "x2y1 x3y0"  # they shut in the one at x2y0


@rule("O11-ACTION-04", "R-36")
def test_an_almost_empty_deck_gives_what_it_has() -> None:
    """R-36."""
    t = zero11().turn("Marco")
    t.g.box, t.g.deck = t.g.deck[1:], t.g.deck[:1]
    t.says("Marco", "choose lilja", "ability")
    assert len(t.rack("Marco")) == 1
    assert t.g.deck == []


@rule("O11-ACTION-07", "O11-CLUE-06", "R-36")
def test_no_more_clues_than_there_are_tiles() -> None:
    for left, boosts in ((2, "0 1"), (1, ""), (0, "")):
        t = zero11().gears(0, 8, INVESTIGATE).has("Marco", clues=5).turn("Marco")
        t.g.box, t.g.deck = t.g.deck[left:], t.g.deck[:left]
        t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
        assert t.offered("boost") == boosts


@rule("O11-ACTION-07", "O11-CLUE-06")
def test_no_clue_helps_where_one_card_is_all_there_is_to_see() -> None:
    t = zero11(unknown_deck="face_up").gears(0, 8, EXAMINE).has("Marco", clues=3)
    t.played("Mario", "examine", "transport", "investigate", "compose")
    t.g.alive = 1 << t.seat("Marco") | 1 << t.seat("Mario")
    t.turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.asks == "Marco FinishTurn"  # neither the number of clues nor the hand was a question
    assert seen(t, "Marco", "Mario") == 1
    assert t.clues("Marco") == 3


@rule("O11-ACTION-02", "R-14")
def test_with_nothing_left_to_see_the_rest_is_lost() -> None:
    """Lewis has seen the only card there is, which its owner still knows; the gear's Examine finds none."""
    t = zero11(unknown_deck="face_up").gears(0, 8, EXAMINE)
    t.played("Mario", "examine", "transport", "investigate", "compose")
    t.g.alive = 1 << t.seat("Marco") | 1 << t.seat("Mario")
    t.turn("Marco", "ev05").says("Marco", "choose lewis", "ability")
    assert seen(t, "Marco", "Mario") == seen(t, "Mario", "Mario") == 1
    t.says("Marco", "push machine 1", "stop")
    assert t.asks == "Marco FinishTurn"


def test_a_hidden_face_stays_hidden() -> None:
    t = acting(EXAMINE).says("Marco", "examine Mario")
    for seat in (1, 2, 3, 4):
        view = t.g.view(seat)
        assert all(view.people.face[card] == UNKNOWN for card in t.g.apart)


@rule("O11-ACTION-11", "O11-TIME-02")
def test_the_log_does_not_speak_of_gaining_nothing() -> None:
    t = zero11().has("Marco", pages=15, time=45).turn("Marco").says("Marco", "choose johnsson", "ability")
    assert t.told("pages", to="Marco") == []
    assert t.told("pages_full", to="Mario") == [{"seat": 0}]
    t = zero11().has("Marco", pages=14, time=44).turn("Marco").says("Marco", "choose johnsson", "ability")
    assert t.told("pages", to="Marco") == [{"seat": 0, "count": 1}]
    t = zero11().has("Marco", time=45).turn("Marco").says("Marco", "choose vikstrom", "ability")
    assert t.told("time", to="Marco") == []
    assert t.told("time_full", to="Mario") == [{"seat": 0}]
