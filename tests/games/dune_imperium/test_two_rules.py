"""Where two rules meet that no example of the rulebook brings together; each answer follows from the rulebook."""

from __future__ import annotations

from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.round import Recall
from ludoteca.kernel import rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.hagal import duel
from tests.games.dune_imperium.scene import SPACE, dune, holder


@rule("R-13", "R-14")
def test_kwisatz_haderach_goes_even_where_an_own_agent_stands_in_helenas_way() -> None:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", "Kwisatz Haderach").agent("Ana", "Arrakeen")
    g.agent("Bia", "Arrakeen").turn("Ana").does("Ana", "Play Kwisatz Haderach", "Take the Agent from your Leader")
    g.does("Ana", "Go to Arrakeen")
    assert g.of("Ana").places == [SPACE["Arrakeen"]] * 2


@rule("DI-CONTROL-02", "R-17")
def test_the_controller_is_paid_again_when_a_recalled_agent_comes_back() -> None:
    g = dune().control("Bia", "Arrakeen").hand("Ana", *["Reconnaissance"] * 2).intrigue("Ana", "Urgent Mission")
    g.turn("Ana").goes("Ana", "Reconnaissance", "Arrakeen").does("Ana", "Intrigue: Urgent Mission")
    assert (g.of("Ana").places, g.of("Bia").solari) == ([], 1)
    g.turn("Ana").goes("Ana", "Reconnaissance", "Arrakeen")
    assert g.of("Bia").solari == 2


@rule("DI-CONTROL-02", "R-13", "DI-AGENT-16")
def test_an_agent_moved_back_to_its_space_pays_the_controller_and_opens_the_conflict_again() -> None:
    g = dune().control("Bia", "Arrakeen").hand("Ana", "Kwisatz Haderach").agent("Ana", "Arrakeen").turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach", "Take the Agent from Arrakeen", "Go to Arrakeen")
    assert g.of("Bia").solari == 1
    assert g.can("Deploy")


@rule("DI-SPACE-10", "DI-SPACE-12", "DI-RECALL-02")
def test_swordmaster_and_mentat_of_one_round_are_four_agents_and_three_in_the_next() -> None:
    g = dune().give("Ana", solari=10).hand("Ana", *["Foldspace"] * 2).turn("Ana")
    g.goes("Ana", "Foldspace", "Swordmaster").turn("Ana").goes("Ana", "Foldspace", "Mentat")
    ana = g.of("Ana")
    assert (ana.agents, len(ana.places)) == (2, 2)
    g.owe(Recall(), Curtain(0))
    assert ana.agents + len(ana.places) == 3


@rule("DI-CLAR-15", "DI-REVEAL-07", "DI-COMBAT-01")
def test_who_loses_the_last_troop_after_revealing_has_no_strength_and_plays_no_combat_card() -> None:
    g = dune().intrigue("Ana", "Double Cross").hand("Ana", "Dagger").give("Ana", solari=1)
    g.give("Bia", conflict=1, swords=3, revealed=True).intrigue("Bia", "Ambush").turn("Ana")
    assert g.of("Bia").strength == 5
    g.does("Ana", "Intrigue: Double Cross")
    assert (g.of("Bia").strength, g.of("Ana").conflict) == (0, 1)
    g.combat()
    assert g.question != "CombatCards"


@rule("R-12", "R-14")
def test_infiltrate_does_not_open_what_the_voice_has_closed() -> None:
    g = dune().hand("Bia", "Reconnaissance").intrigue("Bia", "Infiltrate").agent("Caio", "Arrakeen")
    g.of("Ana").voice = SPACE["Arrakeen"]
    g.turn("Bia").does("Bia", "Intrigue: Infiltrate", "Play Reconnaissance")
    assert "Arrakeen" not in g.spaces()
    assert SPACE["Arrakeen"] not in g.of("Bia").places


@rule("R-12", "R-18")
def test_a_turn_that_was_passed_ends_the_voice_too() -> None:
    g = dune().hand("Ana", "Dagger").intrigue("Ana", "Bindu Suspension").hand("Bia", "Reconnaissance", "Dagger")
    g.of("Ana").voice = SPACE["Arrakeen"]
    g.turn("Ana").does("Ana", "Intrigue: Bindu Suspension", "Pass")
    g.turn("Bia").does("Bia", "Play Reconnaissance")
    assert "Arrakeen" in g.spaces()


@rule("R-20", "DI-LEADER-06")
def test_ariana_draws_even_if_nothing_is_left_of_her_harvest() -> None:
    desert = "Dune, the Desert Planet"
    g = dune().leader("Ana", "Countess Ariana Thorvald").hand("Ana", desert).deck("Ana", "Dagger", "Dagger")
    g.turn("Ana").goes("Ana", desert, "Imperial Basin")
    assert (g.of("Ana").spice, len(g.of("Ana").hand)) == (0, 1)


@rule("R-9", "DI-CLAR-25", "DI-FACTION-08")
def test_an_alliance_lost_and_won_back_by_one_card_changes_no_points() -> None:
    g = dune().influence("Ana", fremen=4).influence("Bia", fremen=4).alliance("Ana", "fremen")
    g.hand("Ana", "Shifting Allegiances").give("Ana", spice=2).turn("Ana")
    before = (g.of("Ana").vp, g.of("Bia").vp)
    g.goes("Ana", "Shifting Allegiances", "Secure Contract").does("Ana", "Resolve: 2 spice and lose 1 Influence")
    assert holder(g, "fremen") == "Bia"  # the only Influence that could be lost was with the Fremen
    g.does("Ana", "Fremen")
    assert (holder(g, "fremen"), g.of("Ana").influence[3]) == ("Ana", 5)
    assert (g.of("Ana").vp, g.of("Bia").vp) == before


@rule("DI-HAGAL-24", "DI-COMBAT-09", "R-30")
def test_who_is_tied_with_house_hagal_for_second_place_takes_the_third_reward() -> None:
    g = duel().conflict("Siege of Carthag").give("Ana", conflict=3).give("Bia", conflict=2)
    g.give("Rival 1", conflict=2).owe(ResolveConflict(), Curtain(0))
    assert sorted(g.g.fought) == [(0, 6, 1), (1, 4, 3), (2, 4, 3)]


@rule("R-24", "DI-SPACE-05", "DI-CLAR-12", "DI-CLAR-18")
def test_what_selective_breeding_trashes_pays_by_its_own_words_only() -> None:
    for card, solari in (("Assassination Mission", 4), ("Imperial Spy", 0)):
        g = dune().hand("Ana", "Diplomacy", card).deck("Ana", "Dagger", "Dagger").give("Ana", spice=2).turn("Ana")
        g.goes("Ana", "Diplomacy", "Selective Breeding").does("Ana", next(said for said in g.said if "rash" in said))
        g.does("Ana", next(said for said in g.said if card in said))
        assert (g.of("Ana").solari, len(g.of("Ana").hand), g.plots("Ana")) == (solari, 2, [])


@rule("R-3", "DI-AGENT-19")
def test_troops_that_a_card_sent_before_do_not_count_against_the_limit_of_a_combat_space() -> None:
    g = dune().hand("Ana", "Reconnaissance").intrigue("Ana", "Rapid Mobilization", "Windfall").give("Ana", garrison=6)
    g.turn("Ana").does("Ana", "Intrigue: Rapid Mobilization", "Deploy 3 troops")
    g.goes("Ana", "Reconnaissance", "Arrakeen")
    assert g.can("Deploy 3 troops")
    assert not g.can("Deploy 4 troops")
