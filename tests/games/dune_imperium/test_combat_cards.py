"""What the Combat and Endgame cards do."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.rules.round import EndgameWindow
from ludoteca.kernel import rule
from tests.games.dune_imperium.hands import fight
from tests.games.dune_imperium.scene import Scene, dune

# Combat cards.


@rule("DI-INTRIGUE-05", "DI-COMBAT-03")
@pytest.mark.parametrize(
    ("card", "cost", "swords"),
    [("Ambush", 0, 4), ("Private Army", 2, 5), ("Tiebreaker", 0, 2), ("Master Tactician", 0, 3)],
)
def test_combat_cards_with_swords(card: str, cost: int, swords: int) -> None:
    g = fight(card, "Windfall", spice=cost)
    assert g.of("Ana").strength == 6
    mode = ": 3 swords" if card == "Master Tactician" else ""
    g.does("Ana", f"Intrigue: {card}{mode}")
    assert (g.of("Ana").strength, g.of("Ana").spice) == (6 + swords, 0)


@rule("DI-INTRIGUE-05", "DI-ICON-04", "DI-INTRIGUE-08")
def test_allied_armada_needs_an_alliance_and_spice() -> None:
    assert not fight("Allied Armada", spice=2).can("Intrigue")
    g = dune().intrigue("Ana", "Allied Armada", "Windfall").alliance("Ana", "fremen").give("Ana", conflict=1, spice=2)
    g.combat().does("Ana", "Intrigue: Allied Armada")
    assert g.of("Ana").strength == 2 + 7


@rule("DI-ICON-22", "DI-COMBAT-03")
def test_master_tactician_may_retreat_instead() -> None:
    g = fight("Master Tactician").does(
        "Ana", "Intrigue: Master Tactician: you may retreat up to 3 troops", "Retreat 2 troops"
    )
    assert g.of("Ana").garrison == 2


@rule("DI-CLAR-28", "DI-COMBAT-03", "R-49")
def test_s65_staged_incident_costs_three_troops() -> None:
    g = (
        dune()
        .conflict("Siege of Arrakeen")
        .intrigue("Ana", "Staged Incident")
        .give("Ana", conflict=3, swords=2, garrison=0)
    )
    g.give("Bia", conflict=1, garrison=0).intrigue("Bia", "Windfall").combat()
    g.does("Ana", "Intrigue: Staged Incident")
    assert (g.of("Ana").vp, g.of("Ana").strength, g.of("Ana").supply) == (1, 0, 12)
    assert g.asked == "Bia"
    few = dune().intrigue("Ana", "Staged Incident").give("Ana", conflict=2).combat()
    assert not few.can("Intrigue")


@rule("DI-COMBAT-04", "DI-COMBAT-12", "DI-CLAR-05", "R-32")
def test_s66_the_winner_plays_two_cards() -> None:
    g = (
        dune()
        .conflict("Siege of Arrakeen")
        .intrigue("Ana", "To the Victor...", "Demand Respect")
        .give("Ana", conflict=3)
    )
    g.combat()
    assert g.said == ["Pass"]
    g.does("Ana", "Pass")
    assert g.question == "WinnerCards"
    assert not g.can("Intrigue: Demand Respect: 2 spice")
    g.does("Ana", "Intrigue: To the Victor...")
    assert g.of("Ana").spice == 3
    g.does("Ana", "Intrigue: Demand Respect: 2 spice → 2 Influence", "Fremen")
    assert (g.of("Ana").influence[3], g.of("Ana").spice) == (2, 1)


@rule("DI-COMBAT-12", "DI-COMBAT-07", "R-32")
def test_a_tied_player_plays_nothing_for_winning() -> None:
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", "To the Victor...").give("Ana", conflict=2)
    g.give("Bia", conflict=2).combat().does("Ana", "Pass")
    assert g.question != "WinnerCards"
    assert g.plots("Ana") == ["To the Victor..."]


@rule("DI-COMBAT-12")
def test_a_card_won_as_the_reward_may_be_played_at_once() -> None:
    g = dune().conflict("Raid Stockpiles").give("Ana", conflict=2).next_intrigue("To the Victor...").combat()
    g.does("Ana", "Intrigue: To the Victor...")
    assert g.of("Ana").spice == 3 + 3


@rule("DI-COMBAT-04", "R-32")
def test_the_winner_may_keep_the_card() -> None:
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", "To the Victor...").give("Ana", conflict=3).combat()
    g.does("Ana", "Pass", "Done")
    assert (g.plots("Ana"), g.of("Ana").spice) == (["To the Victor..."], 0)


@rule("DI-COMBAT-04", "R-32")
def test_the_winner_is_asked_whatever_the_cards_are() -> None:
    """Not being asked would betray that there is nothing to play."""
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", "Windfall").give("Ana", conflict=3).combat()
    assert g.does("Ana", "Pass").said == ["Done"]
    assert g.question == "WinnerCards"


@rule("R-32")
def test_a_winner_without_intrigue_cards_is_not_asked() -> None:
    g = dune().conflict("Siege of Arrakeen").give("Ana", conflict=3).combat()
    assert g.question != "WinnerCards"


# Endgame cards.


def ending(card: str) -> Scene:
    return dune().intrigue("Ana", card)


@rule("DI-CLAR-20", "DI-INTRIGUE-06")
@pytest.mark.parametrize(("levels", "points"), [((3, 3, 2, 2), 0), ((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2)])
def test_plans_within_plans(levels: tuple[int, ...], points: int) -> None:
    g = ending("Plans Within Plans")
    g.of("Ana").influence = list(levels)
    g.owe(EndgameWindow(0))
    assert g.can("Intrigue: Plans Within Plans") == bool(points)
    if points:
        g.does("Ana", [text for text in g.said if text.startswith("Intrigue")][-1])
    assert g.of("Ana").vp == points


@rule("DI-CLAR-14")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(1, 0, 1), (2, 2, 1), (3, 2, 2), (0, 0, 0), (1, 1, 0)])
def test_s72_corner_the_market(mine: int, theirs: int, points: int) -> None:
    g = ending("Corner the Market").put("Ana", "discard", *["The Spice Must Flow"] * mine)
    g.put("Bia", "deck", *["The Spice Must Flow"] * theirs).owe(EndgameWindow(0))
    g.does("Ana", "Intrigue: Corner the Market")
    assert g.of("Ana").vp == points


@rule("DI-END-03", "DI-INTRIGUE-06")
def test_tiebreaker_is_ten_spice_at_the_end() -> None:
    g = ending("Tiebreaker").owe(EndgameWindow(0)).does("Ana", "Intrigue: Tiebreaker")
    assert g.of("Ana").spice == 10
