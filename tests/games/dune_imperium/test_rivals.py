"""Rivals where it matters that they are no players: what they do not get, do not pay and do not decide."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.hagal import RivalTurn
from ludoteca.games.dune_imperium.rules.round import EndgameWindow, Recall
from ludoteca.kernel import UNKNOWN, rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.hagal import alone, duel, next_card
from tests.games.dune_imperium.scene import SPACE

# Two players and House Hagal.


@rule("DI-HAGAL-02", "DI-HAGAL-03", "H-3")
def test_as_long_as_one_card_names_a_free_space_house_hagal_goes_there() -> None:
    g = duel()
    g.of("Bia").places = [space for space in SPACE.values() if space != SPACE["Wealth"]]
    for _ in range(60):
        g.of("Rival 1").places, g.of("Rival 1").agents = [], 3
        g.owe(RivalTurn(2), Curtain(0))
        assert g.of("Rival 1").places == [SPACE["Wealth"]]


@rule("DI-HAGAL-02", "H-2")
def test_the_controller_is_paid_for_the_visit_of_house_hagal_and_everybody_sees_its_card() -> None:
    g = next_card(duel(), "hh_carthag").control("Bia", "Carthag").owe(RivalTurn(2), Curtain(0))
    assert g.of("Bia").solari == 1
    assert g.g.view(0).hagal.face[g.g.hagal_discard[-1]] != UNKNOWN


@rule("DI-HAGAL-08")
def test_a_rival_without_troops_turns_no_card_for_swords() -> None:
    g = duel().give("Ana", conflict=1).combat()
    assert g.told("hagal_card") == []


@rule("DI-HAGAL-22", "H-5", "DI-HAGAL-45")
def test_house_hagal_takes_no_reward_and_removes_no_marker_where_none_is() -> None:
    """Only the Rivals of somebody who plays alone take rewards."""
    g = duel().conflict("Raid Stockpiles").give("Rival 1", conflict=3).owe(ResolveConflict(), Curtain(0))
    assert (g.of("Rival 1").spice, g.of("Rival 1").intrigue) == (0, [])
    g = duel().conflict("Siege of Carthag").give("Rival 1", conflict=3).owe(ResolveConflict(), Curtain(0))
    assert g.told("uncontrolled") == []


@rule("DI-HAGAL-06", "DI-HAGAL-51")
def test_house_hagal_of_two_players_never_holds_back() -> None:
    g = next_card(duel(), "hh_carthag").conflict("Siege of Arrakeen").give("Rival 1", conflict=4, garrison=2)
    g.owe(RivalTurn(2), Curtain(0))
    assert (g.of("Rival 1").conflict, g.of("Rival 1").garrison) == (4 + 1 + 2, 0)


@rule("DI-CLAR-14", "DI-HAGAL-22")
def test_house_hagal_of_two_players_owns_no_spice_must_flow() -> None:
    g = duel().intrigue("Ana", "Corner the Market").put("Ana", "discard", "The Spice Must Flow")
    assert g.owe(EndgameWindow(0)).does("Ana", "Intrigue: Corner the Market").of("Ana").vp == 1


@rule("DI-END-02", "DI-END-03", "DI-HAGAL-22")
def test_house_hagal_of_two_players_is_not_ranked() -> None:
    g = duel().give("Ana", vp=0, garrison=0).give("Bia", vp=10).give("Rival 1", garrison=12).owe(Recall())
    assert g.g.result is not None
    assert g.g.result.ranks == (2, 1)


# Alone.


@rule("DI-HAGAL-43", "DI-HAGAL-21", "H-4")
def test_rivals_of_the_solo_game_do_not_follow_the_first_player_twice() -> None:
    g = next_card(alone(), "hh_wealth", "hh_secrets").hand("Ana", "Dagger", "Dagger")
    g.turns("Ana").goes("Ana", "Dagger", "Hall of Oratory")
    assert (g.of("Rival 1").places, g.of("Rival 2").places) == ([SPACE["Wealth"]], [SPACE["Secrets"]])


@rule("DI-HAGAL-06", "DI-HAGAL-43")
def test_a_rival_does_not_march_with_what_the_player_recruited_before() -> None:
    g = next_card(alone(), "hh_stillsuits").give("Rival 1", garrison=6).give("Rival 2", agents=0)
    g.hand("Ana", "Dagger", "Dagger").give("Ana", solari=4).turns("Ana").goes("Ana", "Dagger", "Rally Troops")
    assert (g.of("Rival 1").conflict, g.of("Rival 1").garrison) == (2, 4)


@rule("DI-HAGAL-40", "H-7")
@pytest.mark.parametrize(
    ("leader", "solari", "spice"), [("Baron Vladimir Harkonnen", 0, 1), ("Duke Leto Atreides", 1, 1)]
)
def test_a_rival_that_cannot_use_its_signet_pays_nothing(leader: str, solari: int, spice: int) -> None:
    """The Baron has no Solari; Leto has spice, but nobody is ahead of him."""
    g = next_card(alone().leader("Rival 1", leader), "hh_arrakeen_1p")
    g.of("Rival 1").solari, g.of("Rival 1").spice = solari, spice
    g.owe(RivalTurn(1), Curtain(0))
    rival = g.of("Rival 1")
    assert (rival.solari, rival.spice, rival.intrigue, rival.influence) == (solari, spice, [], [0, 0, 0, 0])


@rule("DI-HAGAL-45", "DI-COMBAT-12", "R-32")
def test_nobody_is_asked_for_the_intrigue_cards_of_a_rival_that_wins() -> None:
    g = alone().conflict("Siege of Arrakeen").give("Rival 1", conflict=3)
    draw_intrigue(g.g, 1, 1)
    g.owe(ResolveConflict(), Curtain(0))
    assert (g.asked, len(g.of("Rival 1").intrigue)) == ("", 1)


@rule("DI-HAGAL-44", "DI-SPACE-18", "DI-SPACE-19", "DI-SPACE-20")
@pytest.mark.parametrize(("space", "base"), [("Imperial Basin", 1), ("Hagga Basin", 2), ("The Great Flat", 3)])
def test_a_rival_harvests_what_the_space_gives(space: str, base: int) -> None:
    g = next_card(alone(), "hh_harvest_spice").bonus(**{space.lower().replace(" ", "_"): 2})
    assert g.owe(RivalTurn(1), Curtain(0)).of("Rival 1").spice == base + 2
