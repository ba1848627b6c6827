"""Sending an Agent: whose, with which card, what it brings at once, and what is left when the turn ends."""

from __future__ import annotations

from ludoteca.kernel import rule
from tests.games.dune_imperium.hands import ana, reveals
from tests.games.dune_imperium.scene import SPACE, dune

ENVOY = "Dispatch an Envoy"


@rule("DI-AGENT-01", "R-46")
def test_the_agent_comes_from_the_leader_not_from_the_board() -> None:
    g = dune().hand("Ana", "Diplomacy").agent("Ana", "Wealth").turn("Ana").does("Ana", "Play Diplomacy")
    assert g.question == "SendAgent"


@rule("DI-CLAR-06", "R-13", "R-46")
def test_kwisatz_haderach_may_send_the_agent_of_the_leader_too() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").deck("Ana", "Dagger").agent("Ana", "Wealth").turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach", "Take the Agent from your Leader", "Go to Secrets")
    assert (g.of("Ana").agents, g.of("Ana").places) == (0, [SPACE["Wealth"], SPACE["Secrets"]])


@rule("DI-AGENT-01", "DI-REVEAL-01", "R-40")
def test_without_an_agent_no_card_is_played_but_a_plot_card_may_still_come() -> None:
    g = dune().hand("Ana", "Diplomacy").give("Ana", spice=4).agent("Ana", "Wealth", "Secrets")
    g.intrigue("Ana", "Ambush").turn("Ana")
    assert (g.asked, g.said) == ("Ana", ["Reveal your hand"])


@rule("DI-AGENT-01", "DI-INTRIGUE-08")
def test_equal_cards_are_offered_once() -> None:
    g = dune().hand("Ana", "Dagger", "Dagger").intrigue("Ana", "Poison Snooper", "Poison Snooper").turn("Ana")
    assert [text.split(":")[0] for text in g.said] == ["Play Dagger", "Intrigue", "Reveal your hand"]


@rule("DI-CLAR-10", "R-18", "R-40")
def test_after_a_plot_card_an_empty_hand_is_revealed_by_itself() -> None:
    g = dune().intrigue("Ana", "Bindu Suspension").hand("Ana").deck("Ana").turn("Ana")
    g.does("Ana", "Intrigue: Bindu Suspension", "Go on with the turn")
    assert (g.of("Ana").revealed, g.asked) == (True, "")


@rule("DI-CONTROL-02", "R-2")
def test_nobody_is_paid_where_nobody_rules_nor_for_other_spaces() -> None:
    g = dune().hand("Ana", "Reconnaissance").turn("Ana").goes("Ana", "Reconnaissance", "Arrakeen")
    assert [player.solari for player in g.g.players] == [0, 0, 0]
    g = dune().control("Bia", "Imperial Basin").hand("Ana", "Diplomacy").turn("Ana").goes("Ana", "Diplomacy", "Secrets")
    assert g.of("Bia").spice == 0


@rule("DI-AGENT-09", "DI-AGENT-13", "R-6")
def test_the_influence_of_a_space_comes_at_once_where_the_card_does_not_weigh_it() -> None:
    g = ana("Firm Grip", solari=2).goes("Ana", "Firm Grip", "Wealth")
    assert g.of("Ana").influence == [1, 0, 0, 0]
    assert g.can("Resolve: 2 Solari")
    assert not g.can("Resolve: the Influence of the space")


@rule("DI-AGENT-12", "DI-AGENT-13", "R-1", "R-44")
def test_leto_may_follow_an_opponent_before_the_space_gives_its_influence() -> None:
    g = dune().leader("Ana", "Duke Leto Atreides").intrigue("Ana", ENVOY).hand("Ana", "Signet Ring")
    g.give("Ana", spice=1).influence("Bia", emperor=1).turn("Ana").does("Ana", f"Intrigue: {ENVOY}")
    g.goes("Ana", "Signet Ring", "Wealth")
    assert g.of("Ana").influence[0] == 0
    g.does("Ana", "Resolve: 1 spice")
    assert g.of("Ana").influence[0] == 2


@rule("DI-AGENT-16", "R-3")
def test_a_single_troop_may_march() -> None:
    g = dune().hand("Ana", "Dune, the Desert Planet").give("Ana", garrison=1).turn("Ana")
    assert g.goes("Ana", "Dune, the Desert Planet", "Imperial Basin").can("Deploy 1 troop")
    assert reveals("Gun Thopter", garrison=1).can("Resolve: you may deploy")


@rule("DI-ICON-22", "DI-CLAR-23")
def test_a_single_troop_may_retreat() -> None:
    assert reveals("Scout", conflict=1, garrison=0).can("Resolve: you may retreat")


@rule("DI-ICON-02", "DI-SPACE-04", "R-6", "R-26")
def test_a_foldspace_card_comes_at_once_as_long_as_there_are_some() -> None:
    g = ana("Diplomacy").goes("Ana", "Diplomacy", "Foldspace")
    assert g.cards("Ana", "discard") == ["Foldspace"]
    g = ana("Diplomacy")
    g.g.box += g.g.reserve[2]
    g.g.reserve[2] = []
    g.goes("Ana", "Diplomacy", "Foldspace")
    assert (g.cards("Ana", "discard"), g.said) == ([], ["Done"])


# The end of the turn.


@rule("DI-AGENT-13", "R-7")
def test_what_was_not_done_when_the_turn_ends_is_lost() -> None:
    g = ana("Duncan Idaho", water=1).goes("Ana", "Duncan Idaho", "Carthag")
    assert g.can("Resolve: 1 water")
    g.does("Ana", "Done")
    assert (g.of("Ana").water, g.g.pending) == (1, [])


@rule("DI-REVEAL-08", "R-7")
def test_what_was_not_done_before_strength_is_set_is_lost() -> None:
    g = reveals("Scout", conflict=1, garrison=0).does("Ana", "Done")
    assert (g.of("Ana").conflict, g.g.pending) == (1, [])


@rule("DI-CLAR-30", "R-7", "R-43")
def test_a_card_that_must_trash_itself_does_so_at_the_latest_when_the_turn_ends() -> None:
    g = ana("Seek Allies").goes("Ana", "Seek Allies", "Wealth")
    assert g.can("Resolve: trash this card")
    assert g.does("Ana", "Done").cards("Ana", "played") == []


@rule("DI-GEN-05", "R-43")
def test_trashing_itself_is_the_last_thing_a_card_does() -> None:
    g = ana("Foldspace").goes("Ana", "Foldspace", "Wealth")
    assert not g.can("Resolve: trash this card")
    assert g.does("Ana", "Resolve: draw a card").can("Resolve: trash this card")


@rule("DI-ICON-12", "R-24", "R-48")
def test_of_two_equal_cards_in_play_the_one_with_least_left_to_give_is_trashed() -> None:
    g = dune().intrigue("Ana", ENVOY).hand("Ana", "Spice Smugglers").put("Ana", "played", "Spice Smugglers")
    g.give("Ana", spice=4).turn("Ana").does("Ana", f"Intrigue: {ENVOY}")
    g.goes("Ana", "Spice Smugglers", "Selective Breeding")
    g.does("Ana", "Resolve: trash a card", "Trash Spice Smugglers from play")
    assert g.can("Resolve: 2 spice → 1 Influence with Spacing Guild and 3 Solari")


# What opponents suffer.


@rule("DI-CLAR-24", "DI-ICON-09", "R-6", "R-38")
def test_who_holds_no_more_than_must_go_is_not_asked() -> None:
    g = dune().hand("Ana", "Reverend Mother Mohiam").put("Ana", "played", "The Voice")
    g.hand("Bia", "Dagger", "Diplomacy").turn("Ana").goes("Ana", "Reverend Mother Mohiam", "Wealth")
    assert (g.cards("Bia", "hand"), g.asked) == ([], "")


@rule("DI-CLAR-24")
def test_not_being_asked_would_betray_that_all_cards_are_equal() -> None:
    g = dune().hand("Ana", "Reverend Mother Mohiam").put("Ana", "played", "The Voice").hand("Bia", *["Dagger"] * 3)
    g.turn("Ana").goes("Ana", "Reverend Mother Mohiam", "Wealth")
    assert (g.asked, g.said) == ("Bia", ["Discard Dagger"])


@rule("DI-CLAR-11")
def test_of_humanity_spares_who_can_do_neither() -> None:
    g = ana("Test of Humanity").hand("Bia").hand("Caio").goes("Ana", "Test of Humanity", "Hall of Oratory")
    g.does("Ana", "Resolve: each opponent")
    assert (g.asked, g.said) == ("Ana", ["Done"])
