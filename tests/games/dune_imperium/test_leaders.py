"""The eight Leaders: left abilities and signets."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.rules.round import TurnConflict
from ludoteca.games.dune_imperium.rules.setup import SitDown
from ludoteca.games.dune_imperium.sending import price
from ludoteca.kernel import UNKNOWN, rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.scene import LEADER, SPACE, Scene, dune

RING = "Signet Ring"


def with_ring(leader: str, space: str = "Secure Contract", **things: int) -> Scene:
    """Ana leads, plays her Signet Ring and goes somewhere."""
    g = dune().leader("Ana", leader).hand("Ana", RING).deck("Ana", "Dagger", "Diplomacy").give("Ana", **things)
    return g.intrigue("Ana", "Ambush").turn("Ana").goes("Ana", RING, space)


@rule("DI-LEADER-01", "DI-ICON-05")
@pytest.mark.parametrize(
    ("leader", "thing", "amount"),
    [
        ("Countess Ariana Thorvald", "water", 1),
        ("Earl Memnon Thorvald", "spice", 1),
        ("Count Ilban Richese", "solari", 3 + 1),
    ],
)
def test_signets_that_give_at_once(leader: str, thing: str, amount: int) -> None:
    assert getattr(with_ring(leader).of("Ana"), thing) == amount


@rule("DI-LEADER-02")
def test_paul_draws_with_his_signet_and_knows_his_next_card() -> None:
    g = with_ring("Paul Atreides").does("Ana", "Resolve: draw a card")
    assert g.cards("Ana", "hand") == ["Diplomacy"]
    deck = g.of("Ana").deck
    assert g.g.view(0).cards.face[deck[-1]] != UNKNOWN
    assert g.g.view(1).cards.face[deck[-1]] == UNKNOWN


@rule("DI-LEADER-02", "DI-CLAR-09")
def test_paul_sees_nothing_in_an_empty_deck() -> None:
    g = with_ring("Paul Atreides").deck("Ana", "Dagger").put("Ana", "discard", "Seek Allies")
    g.does("Ana", "Resolve: draw a card")
    assert g.cards("Ana", "deck") == []
    assert g.cards("Ana", "discard") == ["Seek Allies"]


@rule("DI-LEADER-02", "DI-LEADER-01")
def test_others_do_not_know_their_next_card() -> None:
    g = dune()
    g.g.cards.shuffle(g.of("Ana").deck, g.g.rng)
    g.owe(SitDown(0), Curtain(0))
    assert g.asked == ""
    assert g.g.view(0).cards.face[g.of("Ana").deck[-1]] == UNKNOWN
    g.leader("Ana", "Paul Atreides").owe(SitDown(0))
    assert g.g.view(0).cards.face[g.of("Ana").deck[-1]] != UNKNOWN


@rule("DI-LEADER-03", "R-21")
def test_s32_leto_pays_less_at_the_landsraad() -> None:
    g = dune().leader("Ana", "Duke Leto Atreides").hand("Ana", "Dagger").give("Ana", solari=4).turn("Ana")
    g.does("Ana", "Play Dagger")
    assert g.spaces() == {"High Council", "Mentat", "Rally Troops", "Hall of Oratory"}
    g.does("Ana", "Go to High Council")
    assert g.of("Ana").solari == 0
    g = dune().leader("Ana", "Duke Leto Atreides").hand("Ana", "Dagger").give("Ana", solari=1).turn("Ana")
    g.goes("Ana", "Dagger", "Mentat")
    assert g.of("Ana").solari == 0


@rule("DI-LEADER-03", "DI-ICON-14", "R-44")
def test_leto_follows_where_an_opponent_leads() -> None:
    g = dune().leader("Ana", "Duke Leto Atreides").hand("Ana", RING).give("Ana", spice=1).influence("Bia", fremen=1)
    g.influence("Caio", emperor=1).influence("Ana", emperor=1).turn("Ana").goes("Ana", RING, "Secure Contract")
    g.does("Ana", "Resolve: 1 spice → 1 Influence with a Faction where an opponent has more than you")
    assert g.of("Ana").influence == [1, 0, 0, 1]
    assert g.of("Ana").spice == 0
    assert not with_ring("Duke Leto Atreides", spice=1).can("Resolve:")
    g = dune().leader("Ana", "Duke Leto Atreides").hand("Ana", RING).give("Ana", spice=1).influence("Bia", emperor=1)
    g.turn("Ana").goes("Ana", RING, "Secure Contract").does("Ana", "Resolve: 1 spice")
    assert g.of("Ana").influence == [1, 0, 0, 0]


@rule("DI-LEADER-04", "DI-AGENT-13")
def test_the_baron_schemes_for_solari() -> None:
    g = with_ring("Baron Vladimir Harkonnen").does("Ana", "Resolve: 1 Solari → draw an Intrigue card")
    assert (len(g.of("Ana").intrigue), g.of("Ana").solari) == (2, 2)


def baron(**things: int) -> Scene:
    g = dune().leader("Ana", "Baron Vladimir Harkonnen").owe(SitDown(0))
    g.does("Ana", "Choose Spacing Guild in secret", "Choose Fremen in secret")
    return g.give("Ana", **things).hand("Ana", "Reconnaissance", "Dune, the Desert Planet")


@rule("DI-LEADER-04", "DI-CLAR-03", "R-22")
def test_s35_four_troops_in_a_turn_are_a_masterstroke_once() -> None:
    g = baron(garrison=6).intrigue("Ana", "Rapid Mobilization").turn("Ana")
    g.does("Ana", "Intrigue: Rapid Mobilization", "Deploy 4 troops")
    assert g.of("Ana").influence == [0, 1, 0, 1]
    assert all(g.g.view(1).tokens.face[token] != UNKNOWN for token in g.of("Ana").tokens)
    g.give("Ana", garrison=6, conflict=0).intrigue("Ana", "Rapid Mobilization").turn("Ana")
    g.does("Ana", "Intrigue: Rapid Mobilization", "Deploy 6 troops")
    assert g.of("Ana").influence == [0, 1, 0, 1]


@rule("DI-LEADER-04", "R-22")
def test_troops_of_two_turns_do_not_add_up() -> None:
    g = baron(garrison=6).turn("Ana").goes("Ana", "Dune, the Desert Planet", "Imperial Basin")
    g.does("Ana", "Deploy 2 troops")
    g.turn("Ana").goes("Ana", "Reconnaissance", "Carthag").does("Ana", "Deploy 3 troops")
    assert g.of("Ana").conflict == 5
    assert g.of("Ana").influence == [0, 0, 0, 0]


@rule("DI-AGENT-17", "DI-FACTION-04", "R-3", "R-4")
def test_the_emperors_troops_reopen_the_deployment() -> None:
    g = dune().leader("Ana", "Baron Vladimir Harkonnen").owe(SitDown(0))
    g.does("Ana", "Choose Emperor in secret", "Choose Fremen in secret").influence("Ana", emperor=3)
    g.give("Ana", garrison=2, water=1).hand("Ana", "Diplomacy").turn("Ana").goes("Ana", "Diplomacy", "Hardy Warriors")
    g.does("Ana", "Deploy 4 troops")
    assert g.of("Ana").influence[0] == 4
    assert g.can("Deploy 2 troops")
    g.does("Ana", "Deploy 2 troops")
    assert g.of("Ana").conflict == 6


@rule("DI-LEADER-05", "DI-ICON-04", "R-7")
def test_rabban_recruits_two_with_an_alliance() -> None:
    g = dune().leader("Ana", 'Glossu "The Beast" Rabban').alliance("Ana", "emperor").hand("Ana", RING).turn("Ana")
    assert g.goes("Ana", RING, "Secure Contract").of("Ana").garrison == 5
    g = dune().leader("Ana", 'Glossu "The Beast" Rabban').hand("Ana", RING).turn("Ana")
    assert g.goes("Ana", RING, "Secure Contract").of("Ana").garrison == 4


@rule("DI-LEADER-05", "DI-AGENT-12")
def test_rabban_may_wait_for_an_alliance_of_the_same_turn() -> None:
    g = dune().leader("Ana", 'Glossu "The Beast" Rabban').influence("Ana", fremen=3).hand("Ana", RING)
    g.next_intrigue("Know Their Ways").turn("Ana").goes("Ana", RING, "Carthag")
    assert g.of("Ana").garrison == 4
    g.does("Ana", "Intrigue: Know Their Ways")
    assert g.of("Ana").garrison == 4 + 2


@rule("DI-LEADER-06", "R-20")
def test_s30_ariana_harvests_one_less_and_draws() -> None:
    g = dune().leader("Ana", "Countess Ariana Thorvald").hand("Ana", "Carryall").deck("Ana", "Seek Allies", "Dagger")
    g.bonus(hagga_basin=3).give("Ana", water=1).turn("Ana").goes("Ana", "Carryall", "Hagga Basin")
    assert g.of("Ana").spice == 2 * 2 + 3 - 1
    assert g.cards("Ana", "hand") == ["Dagger"]
    g = dune().leader("Ana", "Countess Ariana Thorvald").hand("Ana", "Dune, the Desert Planet").turn("Ana")
    assert g.goes("Ana", "Dune, the Desert Planet", "Imperial Basin").of("Ana").spice == 0


@rule("DI-LEADER-07")
def test_memnon_has_connections_in_the_council() -> None:
    g = dune().hand("Ana", "Dagger").give("Ana", solari=5).turn("Ana").goes("Ana", "Dagger", "High Council")
    g.does("Ana", "Spacing Guild")
    assert g.of("Ana").influence == [0, 1, 0, 0]
    assert g.of("Ana").council
    g = dune().hand("Ana", "Dune, the Desert Planet").turn("Ana")
    g.goes("Ana", "Dune, the Desert Planet", "Secure Contract")
    assert (g.of("Ana").solari, g.of("Ana").council, g.asked) == (3, False, "")


@rule("DI-LEADER-07", "DI-ICON-14")
def test_influence_of_choice_may_go_where_one_leads() -> None:
    g = dune().hand("Ana", "Dagger").give("Ana", solari=5).influence("Ana", spacing_guild=1).turn("Ana")
    g.goes("Ana", "Dagger", "High Council").does("Ana", "Spacing Guild")
    assert g.of("Ana").influence == [0, 2, 0, 0]


@rule("DI-LEADER-08", "DI-AGENT-05", "R-1", "R-21")
@pytest.mark.parametrize(
    ("space", "card", "drawn"),
    [("Rally Troops", "Dagger", 1), ("Hall of Oratory", "Dagger", 0), ("Conspire", "Diplomacy", 0)],
)
def test_ilban_draws_when_he_pays_solari(space: str, card: str, drawn: int) -> None:
    g = dune().leader("Ana", "Count Ilban Richese").hand("Ana", card).deck("Ana", "Seek Allies")
    g.give("Ana", solari=4, spice=4).turn("Ana").goes("Ana", card, space)
    if g.asked == "Ana" and g.can("Resolve: draw"):
        g.does("Ana", "Resolve: draw a card")
    assert len(g.of("Ana").hand) == drawn
    assert (g.of("Ana").solari < 4) == bool(drawn)


@rule("DI-LEADER-08", "DI-AGENT-05")
def test_ilban_draws_nothing_when_he_sells_spice() -> None:
    g = dune().leader("Ana", "Count Ilban Richese").hand("Ana", "Dune, the Desert Planet").deck("Ana", "Seek Allies")
    g.give("Ana", spice=2).intrigue("Ana", "Ambush").turn("Ana")
    g.goes("Ana", "Dune, the Desert Planet", "Sell Melange")
    assert not g.can("Resolve:")
    assert (g.of("Ana").solari, g.of("Ana").hand) == (6, [])


@rule("DI-LEADER-08")
def test_nobody_else_draws_for_solari() -> None:
    g = dune().hand("Ana", "Dagger").give("Ana", solari=4).intrigue("Ana", "Ambush").turn("Ana")
    g.goes("Ana", "Dagger", "Rally Troops")
    assert (g.g.pending, g.of("Ana").solari) == ([], 0)
    assert not g.can("Resolve:")


@rule("DI-LEADER-01", "DI-LEADER-03")
def test_all_but_leto_pay_what_is_printed() -> None:
    paid = {leader: price(dune().leader("Ana", leader).g, 0, SPACE["Rally Troops"]).solari for leader in LEADER}
    assert {leader for leader, solari in paid.items() if solari != 4} == {"Duke Leto Atreides"}


@rule("DI-LEADER-09", "DI-AGENT-04", "R-14")
def test_s33_helena_walks_past_enemies_in_cities_and_the_landsraad() -> None:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", "Foldspace").agent("Bia", "Arrakeen", "Wealth")
    g.agent("Caio", "Hall of Oratory").agent("Ana", "Carthag").turn("Ana").does("Ana", "Play Foldspace")
    assert {"Arrakeen", "Hall of Oratory"} <= g.spaces()
    assert not g.spaces() & {"Wealth", "Carthag"}


@rule("DI-LEADER-09", "DI-REVEAL-11", "R-23")
def test_s34_helena_alone_buys_the_card_she_set_aside() -> None:
    row = ("Opulence", "Stilgar", "Lady Jessica", "Gurney Halleck", "Power Play")
    g = dune().leader("Ana", "Helena Richese").hand("Ana", RING, *["Convincing Argument"] * 2).offer(*row)
    g.next_in_row("Sardaukar Legion").turn("Ana").goes("Ana", RING, "Secure Contract").does("Ana", "Set Stilgar aside")
    assert g.row == ["Opulence", "Sardaukar Legion", *row[2:]]
    assert g.cards("Ana", "aside") == ["Stilgar"]
    g.hand("Bia", *["Arrakis Liaison"] * 3).turn("Bia").does("Bia", "Reveal your hand")
    assert not g.can("Acquire Stilgar")
    g.turn("Ana").does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 4
    g.does("Ana", "Acquire Stilgar, which you set aside")
    assert "Stilgar" in g.cards("Ana", "discard")
    assert g.of("Ana").persuasion == 0
    g = dune().leader("Ana", "Helena Richese").hand("Ana", RING).offer(*row).turn("Ana")
    g.goes("Ana", RING, "Secure Contract").does("Ana", "Set Stilgar aside")
    card = g.of("Ana").aside[0]
    g.turn("Ana")
    assert g.of("Ana").aside == []
    assert card in g.g.box


@rule("DI-LEADER-09", "DI-REVEAL-10", "R-23")
def test_a_card_of_cost_one_set_aside_is_free() -> None:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", "Dagger").put("Ana", "aside", "Dr. Yueh").turn("Ana")
    g.does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 0
    g.does("Ana", "Acquire Dr. Yueh, which you set aside")
    assert "Dr. Yueh" in g.cards("Ana", "discard")


@rule("DI-ICON-05")
def test_the_ring_is_revealed_like_any_card() -> None:
    g = dune().hand("Ana", RING).intrigue("Ana", "Ambush").turn("Ana").does("Ana", "Reveal your hand")
    assert (g.of("Ana").persuasion, g.of("Ana").spice) == (1, 0)
    assert SPACE["Wealth"] not in g.of("Ana").places


@rule("DI-LEADER-04", "R-22")
def test_a_masterstroke_counts_the_reveal_turn_but_not_the_defence() -> None:
    g = baron(garrison=6).hand("Ana", "Sardaukar Legion").control("Ana", "Arrakeen").conflict("Siege of Arrakeen")
    g.g.conflict_deck.append(g.g.conflict.pop())
    g.owe(TurnConflict(), Curtain(0)).does("Ana", "Deploy a troop from the supply")
    g.intrigue("Ana", "Ambush").turn("Ana").does("Ana", "Reveal your hand")
    g.does("Ana", "Resolve: you may deploy up to 3 troops", "Deploy 3 troops")
    assert (g.of("Ana").conflict, g.of("Ana").influence) == (4, [0, 0, 0, 0])
    g = baron(garrison=6).hand("Ana", "Sardaukar Legion", "Gun Thopter").intrigue("Ana", "Ambush").turn("Ana")
    g.does("Ana", "Reveal your hand", "Resolve: you may deploy up to 3 troops", "Deploy 3 troops")
    g.does("Ana", "Resolve: you may deploy a troop", "Deploy 1 troop")
    assert g.of("Ana").influence == [0, 1, 0, 1]
