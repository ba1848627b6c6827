"""Phase 4.3: pushing gears, walking, riding; and Marco's turn of the rulebook."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.zero11.table import Table, zero11


def marco() -> Table:
    """Vikström beside the Mole, the gears before the push of the example, a clue in the south."""
    t = zero11().stands("vikstrom x9y4").clued("x4y8").gears(0, 8, 0).has("Marco", time=40, clues=4)
    t.holds("Cristiano", "snowy").used("koleberg", by="Cristiano")
    return t.turn("Marco").says("Marco", "choose vikstrom", "ability")


@rule("O11-GEAR-01", "O11-GEAR-02", "O11-GEAR-03", "O11-GEAR-04", "O11-GEAR-05", "O11-GEAR-06", "O11-GEAR-08")
@rule("O11-MOVE-01", "O11-MOVE-02", "O11-MOVE-08", "O11-MOVE-10", "O11-CLUE-05", "O11-ACTION-02", "O11-ACTION-07")
@rule("O11-CLUE-08")
def test_marcos_turn_of_the_rulebook() -> None:
    """S-19 to S-24."""
    t = marco()
    assert t.time("Marco") == 43
    t.says("Marco", "push machine 1")
    assert t.g.gears == [1, 0, 1]  # train, 3, Examine
    assert t.time("Marco") == 42
    t.says("Marco", "walk x10y4", "walk x10y3", "ride x4y7", "walk x4y8")
    assert t.time("Marco") == 39
    assert t.clues("Marco") == 5
    assert t.where("vikstrom") == "x4y8"
    assert t.offered("walk") == t.offered("ride") == ""
    t.says("Marco", "stop", "boost 4", *["examine Cristiano"] * 5)
    seen = [card for card in t.g.hands[t.seat("Cristiano")] if t.knows("Marco", card)]
    assert len(seen) == 5
    assert t.g.people.face.index(3) in seen  # Captain Snowy
    assert t.clues("Marco") == 1
    t.says("Marco", "finish")
    assert not any(t.knows("Marco", card) for card in t.g.hands[t.seat("Cristiano")])  # shuffled back


@rule("O11-GEAR-05", "O11-GEAR-08", "R-5")
@pytest.mark.parametrize("gear", ["machine", "movement", "activity"])
def test_whichever_gear_is_pushed_all_three_advance(gear: str) -> None:
    """S-67."""
    t = zero11().gears(7, 8, 6).turn("Marco").says("Marco", "choose vikstrom", "ability", f"push {gear} 2")
    assert t.g.gears == [1, 1, 1]
    assert t.time("Marco") == 43


@rule("O11-GEAR-05", "R-5")
@pytest.mark.parametrize(("gear", "after"), [("machine", [2, 7, 2]), ("activity", [2, 7, 2]), ("movement", [6, 2, 5])])
def test_with_opposed_arrows_the_middle_gear_runs_the_other_way(gear: str, after: list[int]) -> None:
    t = zero11(mesh_mode="opposed_arrows").gears(0, 0, 0).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", f"push {gear} 2")
    assert t.g.gears == after


@rule("O11-GEAR-04")
def test_the_push_is_compulsory_and_costs_one_time_a_step() -> None:
    t = zero11().turn("Marco").says("Marco", "choose vikstrom", "ability")
    assert {o.verb for o in t.g.options} == {"push", "power"}
    t.says("Marco", "push activity 3")
    assert t.time("Marco") == 42


@rule("O11-GEAR-07")
def test_gears_stay_between_turns_and_hours() -> None:
    """S-66."""
    t = zero11().gears(3, 5, 2).turn("Marco")
    assert t.g.gears == [3, 5, 2]
    t.phase_5()
    assert t.g.hour == 2
    assert t.g.gears == [3, 5, 2]


@rule("O11-GEAR-06")
def test_only_what_the_pointers_show_after_the_push_counts() -> None:
    t = zero11().gears(0, 3, 1).far_away("vikstrom").stands("vikstrom x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push movement 1")
    assert t.offered("taxi") == ""  # the taxi was shown before; now it is the train
    ask = t.g.ask
    assert (ask.steps, ask.machine) == (5, 1)  # type: ignore[union-attr]


@rule("O11-MOVE-02", "O11-MOVE-07", "O11-ACTION-01")
def test_not_moving_is_free_but_the_action_must_be_taken() -> None:
    """S-70."""
    t = zero11().gears(2, 1, 2).turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1", "stop")
    assert t.time("Marco") == 44
    assert t.pages("Marco") == 1  # Compose was not optional
    assert t.asks == "Marco FinishTurn"


@rule("O11-MOVE-02")
def test_walking_is_limited_over_the_whole_turn() -> None:
    t = zero11().gears(3, 0, 0).far_away("vikstrom").stands("vikstrom x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")  # taxi, 1 step
    t.says("Marco", "walk x6y3")
    assert t.offered("walk") == ""
    t.says("Marco", "taxi", "walk x5y3", "stop")
    assert t.offered("walk") == ""
    assert t.time("Marco") == 43


@rule("O11-MOVE-03", "O11-MOVE-04", "O11-MOVE-05", "O11-MOVE-13")
def test_steps_follow_streets_and_lines_onto_any_kind_of_space() -> None:
    t = zero11().gears(2, 1, 2).far_away("vikstrom").stands("vikstrom x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.offered("walk") == "x6y3 x7y2 x7y5 x8y3"  # a line to x7y5, a station at x8y3, no diagonals
    t.says("Marco", "walk x8y3", "walk x9y3", "walk x9y4")  # through a station onto a Mystic Building
    assert t.where("vikstrom") == "x9y4"


@rule("O11-MOVE-05", "O11-MOVE-06")
def test_nobody_walks_onto_or_through_another_miniature() -> None:
    """S-30."""
    t = zero11().gears(2, 1, 2).far_away("vikstrom", "vidal").stands("vikstrom x7y2", "vidal x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.refuses(t.asked, "walk x7y3")


@rule("O11-MOVE-06")
def test_the_organ_is_in_the_way_too() -> None:
    t = zero11().gears(2, 1, 2).far_away("vikstrom").stands("vikstrom x7y2").organ("x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.refuses(t.asked, "walk x7y3")


@rule("O11-MOVE-08")
def test_a_machine_is_free_and_used_once() -> None:
    t = zero11().gears(0, 8, 0).far_away("vikstrom").stands("vikstrom x3y0").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "ride x7y1")
    assert t.time("Marco") == 44
    assert t.offered("ride") == ""


@rule("O11-MOVE-09", "O11-MOVE-14", "R-7")
def test_the_steam_taxi_moves_three_spaces_for_free_in_one_go() -> None:
    t = zero11().gears(3, 1, 0).far_away("vikstrom").stands("vikstrom x7y3").clued("x6y3 x5y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "taxi", "walk x6y3", "walk x5y3")
    assert {o.verb for o in t.g.options} == {"walk", "stop"}  # nothing may come between
    t.says("Marco", "walk x5y4")
    assert t.time("Marco") == 44
    assert t.clues("Marco") == 2
    ask = t.g.ask
    assert (ask.steps, ask.machine) == (4, 4)  # type: ignore[union-attr]  # the walk is untouched, the taxi gone
    assert t.offered("taxi") == ""


@rule("O11-MOVE-10", "O11-MOVE-11", "O11-MOVE-12", "R-8")
@pytest.mark.parametrize(
    ("tooth", "start", "stations"),
    [
        (0, "x3y0", "x0y3 x10y3 x4y7 x7y1"),
        (1, "x3y2", "x3y6 x5y8 x8y3 x8y7"),
        (2, "x6y0", "x11y6 x2y4 x6y4 x7y8"),
    ],
)
def test_a_network_reaches_its_own_colour(tooth: int, start: str, stations: str) -> None:
    t = zero11().gears(tooth, 8, 0).far_away("vikstrom").stands(f"vikstrom {start}").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.offered("ride") == stations


@rule("O11-MOVE-11", "O11-MOVE-12", "R-8")
def test_only_free_stations_of_the_right_colour() -> None:
    """S-68."""
    for tooth, offered in ((1, "x5y8"), (2, "")):
        t = zero11().gears(tooth, 8, 0).far_away("vikstrom", "lilja", "vidal", "lewis")
        t.stands("vikstrom x3y2", "lilja x8y3", "vidal x3y6", "lewis x8y7").turn("Marco")
        t.says("Marco", "choose vikstrom", "ability", "push machine 1")
        assert t.offered("ride") == offered


@rule("O11-MOVE-14")
def test_a_ride_takes_the_clue_where_it_lands() -> None:
    t = zero11().gears(0, 8, 0).far_away("vikstrom").stands("vikstrom x3y0").clued("x7y1 x3y1").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "ride x7y1")
    assert t.clues("Marco") == 1
    assert t.clues_on_board() == "x3y1"


@rule("O11-MOVE-01")
def test_a_ride_needs_no_walk_and_a_walk_no_ride() -> None:
    t = zero11().gears(0, 8, 0).far_away("vikstrom").stands("vikstrom x3y1").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    assert t.offered("ride") == ""
    t.says("Marco", "walk x3y0")
    assert t.offers("ride x7y1")
    t.says("Marco", "walk x2y0")
    assert t.offered("ride") == ""


@rule("O11-MOVE-01", "R-18")
@pytest.mark.parametrize("powers", [True, False])
def test_no_steps_left_takes_no_click_unless_something_could_be_played(powers: bool) -> None:
    """With a Power card in the hand the moment before the action matters; without cards and tiles there is none."""
    t = zero11().far_away("vikstrom").stands("vikstrom x7y3").gears(2, 0, 2).turn("Marco")
    if not powers:
        t.played("Marco", "examine", "transport", "investigate", "compose")
    t.says("Marco", "choose vikstrom")
    if powers:
        t.says("Marco", "ability")
    t.says("Marco", "push machine 1", "walk x7y5")
    assert t.offered("walk") == ""
    assert (t.asks == "Marco Move") is powers
