"""Combat: the window, ranks and ties, and the rewards of the 18 Conflict cards."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.rules.combat import places
from ludoteca.games.dune_imperium.view import matters
from ludoteca.kernel import rule
from tests.games.dune_imperium.scene import CONFLICT, Scene, dune


def fighters(**troops: int) -> Scene:
    g = dune().conflict("Siege of Arrakeen")
    for name, number in troops.items():
        g.give(name, conflict=number, garrison=0)
    return g


@rule("DI-COMBAT-01")
def test_only_players_with_troops_are_asked_from_the_first_player_on() -> None:
    g = fighters(Bia=2, Caio=2)
    for name in g.names:
        g.intrigue(name, {"Ana": "Tiebreaker", "Bia": "Ambush", "Caio": "Private Army"}[name])
    g.g.first = 2
    g.combat()
    assert (g.asked, g.g.active) == ("Caio", NONE)
    g.does("Caio", "Pass")
    assert g.asked == "Bia"


@rule("DI-COMBAT-02", "R-29")
def test_passing_does_not_lock_out() -> None:
    g = fighters(Ana=2, Bia=2).intrigue("Ana", "Ambush").intrigue("Bia", "Private Army").give("Bia", spice=2).combat()
    g.does("Ana", "Pass").does("Bia", "Intrigue: Private Army").does("Ana", "Intrigue: Ambush")
    assert (g.of("Ana").vp, g.of("Bia").vp) == (0, 1)
    assert {event["seat"]: event["place"] for event in g.told("place")} == {0: 2, 1: 1}


@rule("DI-COMBAT-01", "DI-COMBAT-02", "R-29")
def test_any_number_of_cards_and_a_stop_is_not_a_pass() -> None:
    g = fighters(Ana=2, Bia=2).intrigue("Ana", "Ambush", "Tiebreaker", "Windfall").intrigue("Bia", "Bribery").combat()
    g.does("Ana", "Intrigue: Ambush")
    assert g.said[-1] == "Stop"
    g.does("Ana", "Intrigue: Tiebreaker: 2 swords", "Stop").does("Bia", "Pass")
    # Ana stopped after cards, so she is asked again before it is over.
    assert (g.asked, g.said) == ("Ana", ["Pass"])
    g.does("Ana", "Pass")
    assert g.question != "CombatCards"


@rule("DI-COMBAT-03", "DI-REVEAL-07", "R-28", "R-29")
def test_who_retreats_the_last_troop_leaves_the_loop() -> None:
    g = fighters(Ana=2, Bia=1).intrigue("Ana", "Master Tactician", "Ambush").intrigue("Bia", "Windfall").combat()
    g.does("Ana", "Intrigue: Master Tactician: you may retreat", "Retreat 2 troops")
    assert g.of("Ana").strength == 0
    assert g.asked == "Bia"
    g.does("Bia", "Pass")
    assert g.told("place") == [{"seat": 1, "place": 1}]


@rule("DI-COMBAT-05", "DI-COMBAT-06", "DI-COMBAT-07", "DI-COMBAT-08", "DI-COMBAT-09", "DI-COMBAT-10", "R-30")
@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((8, 5, 3, 2), {0: 1, 1: 2, 2: 3}),
        ((6, 6, 4, 2), {0: 2, 1: 2, 2: 3}),
        ((6, 6, 4, 4), {0: 2, 1: 2}),
        ((6, 6, 4, 0), {0: 2, 1: 2, 2: 3}),
        ((8, 5, 5, 3), {0: 1, 1: 3, 2: 3}),
        ((8, 5, 3, 3), {0: 1, 1: 2}),
        ((6, 6, 6, 3), {0: 2, 1: 2, 2: 2}),
        ((8, 0, 0, 0), {0: 1}),
        ((0, 0, 0, 0), {}),
        ((4, 4, 0, 0), {0: 2, 1: 2}),
    ],
)
def test_s62_s63_rewards_of_four_players(strengths: tuple[int, ...], expected: dict[int, int]) -> None:
    assert places(strengths, four_players=True) == expected


@rule("DI-COMBAT-05", "DI-COMBAT-09", "DI-HAGAL-24", "R-30")
@pytest.mark.parametrize(
    ("strengths", "expected"),
    [
        ((8, 5, 5), {0: 1, 1: 3, 2: 3}),
        ((8, 5, 3), {0: 1, 1: 2}),
        ((6, 6, 4), {0: 2, 1: 2}),
        ((4, 4, 4), {0: 2, 1: 2, 2: 2}),
    ],
)
def test_s64_rewards_of_three_players(strengths: tuple[int, ...], expected: dict[int, int]) -> None:
    assert places(strengths, four_players=False) == expected


@rule("DI-COMBAT-07", "DI-CONTROL-01")
def test_a_tie_for_first_changes_no_control() -> None:
    g = fighters(Ana=2, Bia=2).control("Caio", "Arrakeen").combat()
    assert (g.of("Ana").solari, g.of("Bia").solari) == (4, 4)
    assert g.g.control[0] == 2
    assert (g.of("Ana").vp, g.of("Bia").vp) == (0, 0)


@rule("DI-COMBAT-08", "DI-COMBAT-05")
def test_with_four_players_a_third_reward_is_left() -> None:
    g = dune("Ana Bia Caio Davi").conflict("Siege of Arrakeen")
    for name, troops in (("Ana", 3), ("Bia", 3), ("Caio", 2), ("Davi", 1)):
        g.give(name, conflict=troops, garrison=0)
    g.combat()
    assert [p.solari for p in g.g.players] == [4, 4, 2, 0]
    assert g.g.fought == [(0, 6, 2), (1, 6, 2), (2, 4, 3), (3, 2, 0)]


@rule("DI-COMBAT-11")
def test_troops_go_back_to_the_supply_and_markers_to_zero() -> None:
    g = fighters(Ana=3, Bia=1).give("Ana", conflict=3, garrison=2, swords=5).combat()
    assert (g.of("Ana").conflict, g.of("Ana").garrison, g.of("Ana").supply, g.of("Ana").swords) == (0, 2, 10, 0)


@rule("DI-CONTROL-01")
def test_control_replaces_the_other_marker() -> None:
    g = fighters(Ana=3).control("Bia", "Arrakeen").combat()
    assert g.g.control[0] == 0


@dataclass
class Fought:
    """One Conflict card: what each of the three places has more of."""

    card: str
    first: dict[str, int]
    second: dict[str, int]
    third: dict[str, int]
    picks: dict[int, tuple[str, ...]] = field(default_factory=dict)


FOUGHT = [
    Fought("Skirmish (Intrigue)", {"vp": 1}, {"intrigue": 1, "solari": 2}, {"solari": 2}),
    Fought("Skirmish (water)", {"vp": 1}, {"water": 1}, {"spice": 1}),
    Fought("Skirmish (spice)", {"fremen": 1, "spice": 1}, {"spice": 2}, {"spice": 1}, {1: ("Fremen",)}),
    Fought("Skirmish (Solari)", {"fremen": 1, "solari": 2}, {"solari": 3}, {"solari": 2}, {1: ("Fremen",)}),
    Fought(
        "Cloak and Dagger",
        {"fremen": 1, "intrigue": 2},
        {"intrigue": 1, "spice": 1},
        {"spice": 1},
        {1: ("Fremen",), 3: ("Resolve: 1 spice",)},
    ),
    Fought("Desert Power", {"vp": 1, "water": 1}, {"water": 1, "spice": 1}, {"spice": 1}),
    Fought("Guild Bank Raid", {"solari": 6}, {"solari": 4}, {"solari": 2}),
    Fought(
        "Machinations",
        {"emperor": 1, "fremen": 1},
        {"water": 1, "solari": 2},
        {"water": 1},
        {1: ("Fremen", "Emperor")},
    ),
    Fought("Raid Stockpiles", {"intrigue": 1, "spice": 3}, {"spice": 2}, {"spice": 1}),
    Fought("Secure Imperial Basin", {"vp": 1, "control": 2}, {"water": 2}, {"water": 1}),
    Fought("Siege of Arrakeen", {"vp": 1, "control": 0}, {"solari": 4}, {"solari": 2}),
    Fought("Siege of Carthag", {"vp": 1, "control": 1}, {"intrigue": 1, "spice": 1}, {"spice": 1}),
    Fought(
        "Sort Through the Chaos",
        {"intrigue": 1, "solari": 2, "mentat": 1},
        {"intrigue": 1, "solari": 2},
        {"solari": 2},
    ),
    Fought(
        "Terrible Purpose",
        {"vp": 1, "discard": -1},
        {"water": 1, "spice": 1},
        {"spice": 1},
        {1: ("Trash Dagger from your discard pile",)},
    ),
    Fought(
        "Battle for Arrakeen",
        {"vp": 2, "control": 0},
        {"spice": 2, "solari": 3},
        {"intrigue": 1, "solari": 2},
        {2: ("Resolve: 2 spice", "Resolve: 3 Solari")},
    ),
    Fought("Battle for Carthag", {"vp": 2, "control": 1}, {"intrigue": 1, "spice": 3}, {"spice": 3}),
    Fought("Battle for Imperial Basin", {"vp": 2, "control": 2}, {"spice": 5}, {"spice": 3}),
    Fought(
        "Grand Vision",
        {"fremen": 2, "vp": 1, "intrigue": 1},
        {"intrigue": 1, "spice": 3},
        {"spice": 3},
        {1: ("Fremen",)},
    ),
]


def test_all_conflict_cards_are_fought() -> None:
    assert {fought.card for fought in FOUGHT} == set(CONFLICT)


@rule("DI-COMBAT-05", "DI-CLAR-26", "DI-ICON-14", "DI-CONTROL-01")
@pytest.mark.parametrize("place", [1, 2, 3])
@pytest.mark.parametrize("fought", FOUGHT, ids=[fought.card for fought in FOUGHT])
def test_rewards(fought: Fought, place: int) -> None:
    """Ana takes this place among four players."""
    g = dune("Ana Bia Caio Davi").conflict(fought.card).put("Ana", "discard", "Dagger")
    troops = [2, 5, 4, 3] if place == 3 else [4, 5, 3, 2] if place == 2 else [5, 4, 3, 2]
    for name, number in zip(g.names, troops, strict=True):
        g.give(name, conflict=number, garrison=0, vp=0)
    if place == 3:
        g.give("Ana", conflict=3).give("Davi", conflict=2)
    g.combat()
    for _ in range(8):
        if g.asked and g.asked != "Ana" and g.question not in {"StartOfTurn", "WinnerCards"}:
            g.does(g.asked, g.said[0])
    if place in fought.picks:
        g.does("Ana", *fought.picks[place])
    ana, reward = g.of("Ana"), getattr(fought, ("first", "second", "third")[place - 1])
    got = {thing: getattr(ana, thing) for thing in ("vp", "solari", "spice", "water")}
    got |= {"intrigue": len(ana.intrigue), "emperor": ana.influence[0], "fremen": ana.influence[3]}
    expected = {thing: reward.get(thing, 0) for thing in got}
    assert got == expected
    if "discard" in reward:
        assert ana.discard == []
    if "control" in reward:
        assert g.g.control[reward["control"]] == 0
    if "mentat" in reward:
        assert 0 in (g.g.mentat_next, g.g.mentat)


@rule("DI-COMBAT-05", "R-31")
def test_s69_two_picks_are_made_before_either_resolves() -> None:
    g = (
        dune()
        .conflict("Battle for Arrakeen")
        .give("Ana", conflict=1, garrison=0)
        .give("Bia", conflict=2, garrison=0)
        .combat()
    )
    g.does("Ana", "Resolve: 2 spice")
    assert g.of("Ana").spice == 0
    assert not g.can("Resolve: 2 spice")
    g.does("Ana", "Resolve: 3 Solari")
    assert (g.of("Ana").spice, g.of("Ana").solari, len(g.of("Ana").intrigue)) == (2, 3, 0)


@rule("DI-COMBAT-05", "R-31")
def test_rewards_are_taken_from_the_first_player_on() -> None:
    g = dune("Ana Bia Caio Davi").conflict("Cloak and Dagger")
    for name, troops in (("Ana", 4), ("Bia", 3), ("Caio", 2), ("Davi", 1)):
        g.give(name, conflict=troops, garrison=0)
    g.g.first = 2
    g.combat()
    assert g.asked == "Caio"
    assert g.of("Bia").spice == 0
    g.does("Caio", "Resolve: 1 spice")
    assert (g.asked, g.question) == ("Ana", "ChooseFaction")
    assert g.of("Bia").spice == 0
    g.does("Ana", "Fremen")
    assert g.of("Bia").spice == 1


@rule("DI-COMBAT-01")
def test_a_question_is_worth_attention_if_there_is_a_card_to_play() -> None:
    for card, worth in (("Ambush", True), ("Windfall", False)):
        g = fighters(Ana=2).intrigue("Ana", card).combat()
        assert g.g.ask is not None
        assert matters(g.g.view(0), g.g.ask) == worth
