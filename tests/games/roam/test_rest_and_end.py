"""Resting and the end of the game: ROAM-REST, ROAM-END."""

from __future__ import annotations

import pytest

from ludoteca.games.roam.content import CHARACTERS
from ludoteca.kernel import rule
from tests.games.roam.scene import Scene, roam

STARTING = ("Pathfinder", "Warden", "Strider")
SEVEN = ("Bellringer", "Kite Flyer", "Cartwright", "Moth Collector", "Reed Fisher", "Lamplighter", "Ferry Pilot")


@rule("ROAM-REST-01")
def test_with_all_characters_face_down_they_wake_for_nothing_and_the_turn_goes_on() -> None:
    g = roam().owns("P1", *STARTING, down=True).coins(P1=1).turn("P1")
    assert g.face_up("P1") == set(STARTING)
    assert g.purse()["P1"] == 1
    g.says("P1", "use Warden", "at 0,0")
    assert g.face_up("P1") == {"Pathfinder", "Strider"}


@rule("ROAM-REST-01")
def test_one_character_face_up_means_no_free_rest() -> None:
    g = roam().owns("P1", "Warden", "Strider", down=True).turn("P1")
    assert g.told("rested") == []
    assert g.told("used") == [{"seat": 0, "character": 43}]  # the only pick there was: the Pathfinder
    assert g.verbs == {"at"}


@rule("ROAM-REST-02", "ROAM-REST-03", "ROAM-REST-04")
def test_RS_37_an_early_rest_costs_a_coin_for_each_character_already_up() -> None:
    g = roam().owns("P1", "Bellringer", "Kite Flyer").owns("P1", *STARTING, down=True).coins(P1=3).turn("P1")
    g.says("P1", "rest")
    assert g.purse()["P1"] == 1
    assert g.face_up("P1") == {*STARTING, "Bellringer", "Kite Flyer"}
    assert g.asked == "P1"  # and then the turn is taken normally
    g.says("P1", "use Pathfinder", "at 0,0")


@rule("ROAM-REST-03")
def test_RS_38_two_coins_do_not_pay_for_three_face_up_characters() -> None:
    g = roam().coins(P1=2).turn("P1")
    g.refuses("P1", "rest")


@rule("ROAM-REST-02", "ROAM-REST-03")
def test_R_21_an_early_rest_with_everything_up_is_legal_and_paid() -> None:
    g = roam().coins(P1=3).turn("P1")
    g.says("P1", "rest")
    assert g.purse()["P1"] == 0


@rule("ROAM-REST-02")
def test_RS_39_no_early_rest_after_placing() -> None:
    g = roam(mode="full").coins(P1=9).owns("P1", "Walking Stick").turn("P1")
    g.says("P1", "use Pathfinder")
    g.refuses("P1", "rest")
    g.says("P1", "at 0,0", "done")
    g.refuses("P1", "rest")


@rule("ROAM-REST-02")
def test_R_8_there_is_one_rest_in_a_turn() -> None:
    g = roam().coins(P1=9).turn("P1")
    g.says("P1", "rest")
    g.refuses("P1", "rest")
    assert g.purse()["P1"] == 6

    g = roam().owns("P1", *STARTING, down=True).coins(P1=9).turn("P1")
    g.refuses("P1", "rest")  # the free rest was this turn's


@rule("ROAM-REST-04")
def test_after_an_early_rest_no_character_is_face_down() -> None:
    g = roam().owns("P1", "Warden", down=True).coins(P1=2).turn("P1")
    g.says("P1", "rest")
    assert g.player("P1").up.bit_count() == len(g.player("P1").cards)


def about_to_claim(g: Scene, name: str, *, cards: int) -> Scene:
    """This player owns so many cards and needs one more marker on 2,0 to claim N0."""
    g.owns(name, *SEVEN[: cards - 3])
    return g.markers(name, "0,0 0,1 1,0 1,1 2,1")


@rule("ROAM-END-01", "ROAM-END-02")
def test_RS_40_the_second_player_gets_ten_cards_and_only_the_third_plays_on() -> None:
    g = about_to_claim(roam(3), "P2", cards=9).turn("P2")
    g.says("P2", "use Bellringer", "at 0,0")  # in the west: a column over 0,0 to 2,0
    assert len(g.line("P2")) == 10
    assert g.asked == "P3"
    g.says("P3", "use Pathfinder", "at 0,5")
    assert g.g.over
    assert g.told("end") == [{}]


@rule("ROAM-END-02")
def test_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    g = about_to_claim(roam(3), "P3", cards=9).turn("P3")
    g.says("P3", "use Pathfinder", "at 1,0")
    assert len(g.line("P3")) == 10
    assert g.g.over


@rule("ROAM-END-01")
def test_nine_cards_do_not_end_the_game() -> None:
    g = about_to_claim(roam(2), "P2", cards=8).turn("P2")
    g.says("P2", "use Pathfinder", "at 1,0")
    assert len(g.line("P2")) == 9
    assert g.asked == "P1"


@rule("ROAM-END-01", "ROAM-END-02")
def test_R_17_the_tenth_card_may_come_in_another_players_turn_and_more_may_follow() -> None:
    g = about_to_claim(roam(3), "P1", cards=9).turn("P2")
    g.owns("P2", "Tall Sentinel")
    g.says("P2", "use Tall Sentinel", "at 2,0")  # in the west it is a row: P2 completes the land for P1
    assert len(g.line("P1")) == 10
    assert g.asked == "P3"
    g.markers("P1", "3,0 3,1 4,0 4,1 5,1").says("P3", "use Pathfinder", "at 3,0")
    assert len(g.line("P1")) == 11
    assert g.g.over
    result = g.g.result
    assert result is not None
    assert result.scores[0] == sum(CHARACTERS[c].points for c in g.player("P1").cards)


def final(points: list[int], coins: list[int], **variants: str) -> Scene:
    """A finished game with these points and coins: every player owns cards that add up."""
    g = roam(len(points), **variants)
    threes = [c for c, card in enumerate(CHARACTERS) if card.points == 3]
    for seat, (score, purse) in enumerate(zip(points, coins, strict=True)):
        explorer = g.g.explorers[seat]
        explorer.coins = purse
        assert score % 3 == 0
        explorer.cards += tuple(threes.pop() for _ in range(score // 3))
    g.g.agenda = []
    return g


@rule("ROAM-END-03")
def test_the_points_on_the_cards_are_added_up_and_the_most_win() -> None:
    g = final([9, 12, 3], [5, 0, 9])
    result = g.g.result
    assert result is not None
    assert result.scores == (9, 12, 3)
    assert result.ranks == (2, 1, 3)


@pytest.mark.parametrize(("coins", "ranks"), [([4, 6, 9], (2, 1, 3)), ([6, 6, 9], (1, 1, 3))])
@rule("ROAM-END-03", "ROAM-END-04")
def test_RS_41_coins_break_a_tie_and_what_is_still_tied_is_shared(coins: list[int], ranks: tuple[int, ...]) -> None:
    result = final([12, 12, 9], coins).g.result
    assert result is not None
    assert result.ranks == ranks


def quiet_turns(g: Scene, until: int) -> None:
    """Turns in which nobody has a marker to put down."""
    while not g.g.over and len(g.told("used")) < until:
        g.g.choose(g.g.options[0])
    if not g.g.over and "at" in g.verbs:
        g.g.choose(g.g.options[0])


@rule("ROAM-END-02")
def test_R_25_ten_rounds_without_a_marker_end_the_game() -> None:
    g = roam().supply("P1", 0).supply("P2", 0)
    quiet_turns(g, until=99)
    assert len(g.told("used")) == 20


@rule("ROAM-END-02", "R-25")
def test_R_25_a_single_marker_starts_the_count_anew() -> None:
    g = roam().supply("P1", 0).supply("P2", 0)
    quiet_turns(g, until=18)
    g.supply("P1", 1)
    quiet_turns(g, until=19)
    while g.told("placed") == []:
        g.g.choose(g.g.options[0])  # where the one marker goes
    quiet_turns(g, until=99)
    # Turn 19 put a marker down. The ten quiet rounds begin with round 11 and end with turn 40.
    assert len(g.told("used")) == 40


@rule("ROAM-END-02", "R-25")
def test_R_25_ten_rounds_are_counted_from_the_turn_after_the_last_marker() -> None:
    g = roam().supply("P1", 0).supply("P2", 0)
    quiet_turns(g, until=19)
    g.supply("P2", 1)
    quiet_turns(g, until=20)
    while g.told("placed") == []:
        g.g.choose(g.g.options[0])
    quiet_turns(g, until=99)
    assert len(g.told("used")) == 40, "turns 21 to 40 are the ten rounds"
