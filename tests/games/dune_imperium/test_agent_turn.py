"""The Agent turn: turns, sending, order of effects, deployment."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.effects.troops import recruit
from ludoteca.kernel import UNKNOWN, Refused, option, rule
from tests.games.dune_imperium.scene import SPACE, Scene, dune


@rule("DI-ROUND-03", "DI-ROUND-01")
def test_turns_pass_clockwise_one_at_a_time() -> None:
    g = dune()
    for name in g.names:
        g.hand(name, "Dagger", "Diplomacy")
    g.turns("Ana")
    assert g.g.active == 0
    g.goes("Ana", "Dagger", "Hall of Oratory")
    assert (g.asked, g.g.active) == ("Bia", 1)
    g.goes("Bia", "Diplomacy", "Wealth")
    assert g.asked == "Caio"
    g.goes("Caio", "Diplomacy", "Secrets").does("Caio", "Done")
    assert g.asked == "Ana"


@rule("DI-ROUND-04", "DI-ROUND-05", "DI-REVEAL-01")
def test_s14_who_has_revealed_is_skipped() -> None:
    g = dune()
    for name in g.names:
        g.hand(name, "Dagger", "Diplomacy", "Dune, the Desert Planet")
    g.turns("Ana").does("Ana", "Reveal your hand")
    while g.asked == "Ana":
        g.does("Ana", "Done")
    assert g.of("Ana").agents == 2
    g.goes("Bia", "Diplomacy", "Wealth").goes("Caio", "Diplomacy", "Foldspace")
    assert g.asked == "Bia"


@rule("DI-AGENT-07", "DI-GEN-06")
def test_s15_a_card_without_icons_sends_nobody() -> None:
    g = dune().hand("Ana", "Convincing Argument").turn("Ana")
    assert g.said == ["Reveal your hand"]


@rule("DI-AGENT-04")
@pytest.mark.parametrize("owner", ["Ana", "Bia"])
def test_an_occupied_space_cannot_be_chosen(owner: str) -> None:
    g = dune().hand("Ana", "Diplomacy").agent(owner, "Wealth").turn("Ana").does("Ana", "Play Diplomacy")
    assert "Wealth" not in g.spaces()


@rule("DI-AGENT-06")
def test_s17_what_a_visit_gives_cannot_pay_for_it() -> None:
    g = dune().hand("Ana", "Stilgar").give("Ana", water=1).turn("Ana").does("Ana", "Play Stilgar")
    assert "The Great Flat" not in g.spaces()
    assert "Hagga Basin" in g.spaces()


@rule("DI-CONTROL-02", "DI-AGENT-06", "R-2")
def test_the_control_bonus_cannot_pay_either() -> None:
    g = dune().hand("Ana", "Signet Ring").control("Ana", "Imperial Basin").give("Ana", spice=1).turn("Ana")
    g.does("Ana", "Play Signet Ring")
    assert "Sell Melange" not in g.spaces()


@rule("DI-AGENT-11", "DI-ROUND-07", "DI-REVEAL-03", "DI-AGENT-01")
def test_the_reveal_box_of_a_card_played_is_ignored() -> None:
    g = (
        dune()
        .hand("Ana", "Stilgar", "Dagger")
        .intrigue("Ana", "Ambush")
        .turn("Ana")
        .goes("Ana", "Stilgar", "Stillsuits")
    )
    assert g.of("Ana").swords == 0
    g.turn("Ana").does("Ana", "Reveal your hand")
    assert (g.of("Ana").swords, g.of("Ana").persuasion) == (1, 0)
    assert (g.cards("Ana", "played"), g.cards("Ana", "shown")) == (["Stilgar"], ["Dagger"])


@rule("DI-AGENT-12", "R-1")
def test_effects_resolve_in_the_order_the_player_likes() -> None:
    for first, second in (("draw a card", "you may trash a card"), ("you may trash a card", "draw a card")):
        g = dune().hand("Ana", "Fedaykin Death Commando").deck("Ana", "Seek Allies").turn("Ana")
        g.goes("Ana", "Fedaykin Death Commando", "Arrakeen")
        assert {"Resolve: draw a card", "Resolve: you may trash a card"} <= set(g.said)
        g.does("Ana", f"Resolve: {first}")
        if first == "draw a card":
            g.does("Ana", f"Resolve: {second}")
        assert g.can("Trash Seek Allies from your hand") == (first == "draw a card")


@rule("DI-AGENT-12", "DI-ICON-12", "R-48")
def test_a_card_that_trashes_itself_may_be_the_price_of_another_effect() -> None:
    g = dune().hand("Ana", "Seek Allies").deck("Ana", "Dagger", "Diplomacy").give("Ana", spice=2).turn("Ana")
    g.goes("Ana", "Seek Allies", "Selective Breeding").does(
        "Ana", "Resolve: trash a card", "Trash Seek Allies from play"
    )
    assert sorted(g.cards("Ana", "hand")) == ["Dagger", "Diplomacy"]


@rule("DI-CLAR-30", "R-6")
def test_what_must_happen_cannot_be_left_undone() -> None:
    g = (
        dune()
        .hand("Ana", "Lady Jessica")
        .intrigue("Ana", "Ambush")
        .turn("Ana")
        .goes("Ana", "Lady Jessica", "Secure Contract")
    )
    assert not g.can("Done")
    with pytest.raises(Refused):
        g.g.choose(option("done"))
    g.does("Ana", "Resolve: draw 2 cards")
    assert g.can("Done")


@rule("DI-ICON-16", "R-7")
def test_a_condition_may_come_true_later_in_the_turn() -> None:
    g = (
        dune()
        .hand("Ana", "Smuggler's Thopter")
        .intrigue("Ana", "Guild Authorization")
        .influence("Ana", spacing_guild=1)
    )
    g.deck("Ana", "Dagger", "Diplomacy").turn("Ana").goes("Ana", "Smuggler's Thopter", "Secure Contract")
    assert not g.can("Resolve:")
    g.does("Ana", "Intrigue: Guild Authorization")
    assert len(g.of("Ana").hand) == 2


@rule("DI-AGENT-14", "DI-GEN-07", "DI-GEN-08", "DI-ICON-25", "R-6")
def test_recruits_come_from_the_supply_as_far_as_it_goes() -> None:
    g = dune().give("Ana", garrison=11)
    assert recruit(g.g, 0, 4) == 1
    assert (g.of("Ana").garrison, g.of("Ana").supply) == (12, 0)
    assert recruit(g.g, 0, 4) == 0


@rule("DI-AGENT-16", "DI-AGENT-17", "DI-AGENT-18", "R-3", "R-4")
def test_s21_every_troop_recruited_this_turn_may_march() -> None:
    g = dune().intrigue("Ana", "Reinforcements").hand("Ana", "Diplomacy").give("Ana", garrison=6, solari=3, water=1)
    g.turn("Ana").does("Ana", "Intrigue: Reinforcements").goes("Ana", "Diplomacy", "Hardy Warriors")
    assert g.can("Deploy 7 troops")
    assert not g.can("Deploy 8 troops")
    g.does("Ana", "Deploy 4 troops")
    assert (g.of("Ana").garrison, g.of("Ana").conflict) == (7, 4)


@rule("DI-AGENT-16", "R-3", "R-4")
def test_the_deployment_opens_again_when_troops_come_later() -> None:
    g = dune().intrigue("Ana", "Reinforcements").hand("Ana", "Diplomacy").give("Ana", garrison=5, solari=3)
    g.turn("Ana").goes("Ana", "Diplomacy", "Stillsuits").does("Ana", "Deploy 2 troops")
    assert not g.can("Deploy")
    g.does("Ana", "Intrigue: Reinforcements")
    assert g.can("Deploy 3 troops")
    assert not g.can("Deploy 4 troops")


@rule("DI-AGENT-19", "R-3")
def test_no_deployment_away_from_combat_spaces() -> None:
    g = dune().hand("Ana", "Dagger").intrigue("Ana", "Ambush").turn("Ana").goes("Ana", "Dagger", "Hall of Oratory")
    assert g.said == ["Done"]


@rule("DI-CLAR-06", "R-13", "R-40")
def test_the_question_does_not_tell_whether_the_moving_card_is_in_hand() -> None:
    """Who owns a card that moves Agents is asked even when it is not in hand."""
    for hand in ("Kwisatz Haderach", "Dagger"):
        deck = "Dagger" if hand == "Kwisatz Haderach" else "Kwisatz Haderach"
        g = dune().hand("Ana", hand).deck("Ana", deck).agent("Ana", "Wealth", "Secrets").turn("Ana")
        assert (g.asked, g.question) == ("Ana", "StartOfTurn")
        assert g.can("Play") == (hand == "Kwisatz Haderach")


@rule("DI-REVEAL-01", "R-40", "DI-ROUND-03")
def test_without_agents_and_intrigue_the_reveal_turn_comes_by_itself() -> None:
    g = dune().hand("Ana", "Arrakis Liaison").agent("Ana", "Wealth", "Secrets").turn("Ana")
    assert g.question == "RevealEffects"


@rule("DI-AGENT-01")
def test_the_agent_leaves_the_leader() -> None:
    g = (
        dune()
        .hand("Ana", "Dune, the Desert Planet")
        .turn("Ana")
        .goes("Ana", "Dune, the Desert Planet", "Secure Contract")
    )
    assert (g.of("Ana").agents, g.of("Ana").places) == (1, [SPACE["Secure Contract"]])
    assert g.cards("Ana", "played") == ["Dune, the Desert Planet"]
    assert g.g.view(1).cards.face[g.of("Ana").played[0]] != UNKNOWN


@rule("DI-ICON-17", "DI-SPACE-10")
def test_the_mentat_is_one_more_agent_this_round() -> None:
    g = dune().hand("Ana", "Dagger", "Diplomacy").agent("Ana", "Wealth").give("Ana", solari=2).turn("Ana")
    g.goes("Ana", "Dagger", "Mentat")
    assert (g.g.mentat, g.of("Ana").agents) == (0, 1)
    g.turn("Ana").goes("Ana", "Diplomacy", "Secrets")
    assert len(g.of("Ana").places) == 3


@rule("DI-ROUND-04", "DI-AGENT-13", "DI-ICON-12")
def test_a_player_who_is_not_there_can_be_let_do_nothing() -> None:
    """The option an expired clock picks is on offer wherever nothing is owed."""

    def idle(g: Scene) -> bool:
        return g.g.ask is not None and any(option.verb == g.g.ask.idle for option in g.g.options)

    g = dune().hand("Ana", "Guild Administrator").intrigue("Ana", "Ambush").turn("Ana")
    assert idle(g)
    assert idle(g.goes("Ana", "Guild Administrator", "Secure Contract"))
    assert idle(g.does("Ana", "Resolve: you may trash a card"))
    g.does("Ana", "Leave it", "Done").turn("Ana").does("Ana", "Reveal your hand")
    assert idle(g)


@rule("DI-GEN-03")
def test_a_card_overrides_the_general_rules() -> None:
    """Nobody may enter an occupied space, unless a card says so."""
    g = dune().hand("Ana", "Kwisatz Haderach", "Diplomacy").agent("Bia", "Wealth").turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach")
    assert "Wealth" in g.spaces()


@rule("DI-AGENT-16")
def test_troops_may_be_deployed_in_steps_while_the_turn_goes_on() -> None:
    g = dune().hand("Ana", "Reconnaissance").deck("Ana", "Dagger").intrigue("Ana", "Windfall").turn("Ana")
    g.goes("Ana", "Reconnaissance", "Arrakeen").does("Ana", "Deploy 1 troop", "Resolve: draw a card")
    assert g.can("Deploy 2 troops")
    assert not g.can("Deploy 3 troops")
    g.does("Ana", "Deploy 2 troops", "Done")
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (3, 1)


@rule("DI-AGENT-16", "DI-AGENT-18")
def test_a_deployment_with_nothing_else_left_ends_the_turn() -> None:
    g = dune().hand("Ana", "Dune, the Desert Planet").turn("Ana")
    g.goes("Ana", "Dune, the Desert Planet", "Imperial Basin").does("Ana", "Deploy 1 troop")
    assert g.asked == ""
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (1, 2)


@rule("DI-AGENT-12", "R-1")
def test_the_draw_of_a_space_does_not_use_up_the_choice_of_a_card() -> None:
    g = dune().hand("Ana", "Other Memory").deck("Ana", "Dagger").put("Ana", "discard", "The Voice").turn("Ana")
    g.goes("Ana", "Other Memory", "Arrakeen").does("Ana", "Resolve: draw a card")
    assert g.cards("Ana", "hand") == ["Dagger"]
    g.does("Ana", "Resolve: take a Bene Gesserit card from your discard pile")
    assert g.cards("Ana", "hand") == ["Dagger", "The Voice"]


@rule("DI-ICON-12", "R-24")
def test_a_card_trashed_in_its_own_turn_loses_what_it_still_had_to_give() -> None:
    g = dune().hand("Ana", "Gene Manipulation").intrigue("Ana", "Ambush").turn("Ana")
    g.goes("Ana", "Gene Manipulation", "Carthag")
    g.does("Ana", "Resolve: you may trash a card", "Trash Gene Manipulation from play")
    assert g.g.pending == []
    assert g.cards("Ana", "played") == []


@rule("DI-SPACE-10", "DI-ICON-17", "R-16")
def test_the_mentat_sent_to_its_own_space_is_used_like_any_agent() -> None:
    g = dune().hand("Ana", "Dagger").deck("Ana", "Diplomacy").give("Ana", solari=2, agents=1)
    g.g.mentat = 0
    g.turn("Ana").goes("Ana", "Dagger", "Mentat")
    assert (g.of("Ana").agents, g.g.mentat, g.cards("Ana", "hand")) == (0, 0, ["Diplomacy"])


@rule("R-3", "DI-AGENT-16")
def test_troops_may_still_go_after_whatever_came_after_a_deployment() -> None:
    g = dune().hand("Ana", "Bene Gesserit Initiate").deck("Ana", "Dagger", "Dagger").give("Ana", garrison=5)
    g.turn("Ana").goes("Ana", "Bene Gesserit Initiate", "Arrakeen").does("Ana", "Deploy 1 troop")
    assert g.can("Resolve: draw a card")
    g.does("Ana", "Resolve: draw a card")
    assert (g.asked, g.question, len(g.of("Ana").hand)) == ("Ana", "AgentEffects", 2)
    g.does("Ana", "Deploy 2 troops")
    assert (g.of("Ana").conflict, g.asked) == (3, "")


@rule("R-1", "R-3")
def test_after_the_last_effect_troops_may_go_until_the_player_is_done() -> None:
    g = dune().hand("Ana", "Spice Smugglers").deck("Ana", "Dagger").give("Ana", garrison=5, spice=2).turn("Ana")
    g.goes("Ana", "Spice Smugglers", "Arrakeen").does("Ana", "Resolve: draw a card", "Deploy 1 troop")
    g.does("Ana", "Resolve: 2 spice → 1 Influence with Spacing Guild and 3 Solari")
    assert (g.asked, g.question) == ("Ana", "AgentEffects")
    assert g.can("Deploy 1 troop")
    assert g.does("Ana", "Done").asked == ""


@rule("R-1", "DI-AGENT-13")
def test_who_is_done_leaves_an_arrow_unpaid() -> None:
    g = dune().hand("Ana", "Spice Smugglers").deck("Ana", "Dagger").give("Ana", spice=2).turn("Ana")
    g.goes("Ana", "Spice Smugglers", "Arrakeen").does("Ana", "Resolve: draw a card")
    assert g.does("Ana", "Done").asked == ""
    assert (g.of("Ana").spice, g.g.pending) == (2, [])
    assert (g.of("Ana").garrison, g.of("Ana").conflict) == (4, 0)


@rule("R-3", "R-6")
def test_a_deployment_after_which_nothing_is_left_ends_the_turn() -> None:
    g = dune().hand("Ana", "Reconnaissance").deck("Ana", "Dagger").give("Ana", garrison=5)
    g.turn("Ana").goes("Ana", "Reconnaissance", "Arrakeen").does("Ana", "Deploy 1 troop")
    assert (g.of("Ana").conflict, g.asked) == (1, "")
