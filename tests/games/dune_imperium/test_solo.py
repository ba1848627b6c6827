"""House Hagal: the game of one player against two Rivals."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.effects.influence import raise_influence
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.hagal import RivalTurn
from ludoteca.games.dune_imperium.rules.round import EndgameWindow, Recall, TurnConflict
from ludoteca.games.dune_imperium.rules.setup import RivalsSitDown
from ludoteca.kernel import UNKNOWN, rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.hagal import alone, next_card
from tests.games.dune_imperium.scene import LEADER, SPACE


@rule("DI-HAGAL-40", "DI-HAGAL-41")
def test_the_signet_of_a_rival_is_used_at_arrakeen() -> None:
    g = next_card(alone(), "hh_arrakeen_1p").owe(RivalTurn(2), Curtain(0))
    assert (g.of("Rival 2").solari, g.of("Rival 2").conflict) == (1, 1)


@rule("DI-HAGAL-40", "DI-HAGAL-06", "H-11")
def test_rabbans_troops_join_the_deployment() -> None:
    g = next_card(alone(), "hh_arrakeen_1p").alliance("Rival 1", "fremen").owe(RivalTurn(1), Curtain(0))
    assert g.of("Rival 1").conflict == 1 + 2


@rule("DI-HAGAL-40", "DI-HAGAL-49", "H-7")
@pytest.mark.parametrize(
    ("leader", "thing", "amount"),
    [
        ("Countess Ariana Thorvald", "water", 2),
        ("Earl Memnon Thorvald", "spice", 2),
        ("Baron Vladimir Harkonnen", "intrigue", 1),
        ("Duke Leto Atreides", "influence", 1),
    ],
)
def test_other_signets_of_rivals(leader: str, thing: str, amount: int) -> None:
    g = alone().leader("Rival 1", leader).influence("Ana", fremen=1)
    g.of("Rival 1").solari = g.of("Rival 1").spice = 1
    next_card(g, "hh_arrakeen_1p").owe(RivalTurn(1), Curtain(0))
    value = getattr(g.of("Rival 1"), thing)
    assert (len(value) if thing == "intrigue" else value[3] if thing == "influence" else value) == amount


@rule("DI-HAGAL-43")
def test_rivals_take_turns_while_they_have_agents() -> None:
    g = next_card(alone(), "hh_wealth", "hh_secrets", "hh_conspire", "hh_foldspace").give("Rival 2", agents=1)
    g.hand("Ana", "Dagger", "Convincing Argument").turns("Ana").goes("Ana", "Dagger", "Hall of Oratory")
    assert (g.of("Rival 1").places, g.of("Rival 2").places) == ([SPACE["Wealth"]], [SPACE["Secrets"]])
    assert g.asked == "Ana"
    g.does("Ana", "Reveal your hand")
    # The buying is still going on, so nobody else has moved; then Rival 1 goes on alone.
    assert g.of("Rival 1").agents == 1
    while g.g.round == 1 and g.asked == "Ana":
        g.does("Ana", "Done")
    assert [data["space"] for data in g.told("sent")][:4] == [
        SPACE[name] for name in ("Hall of Oratory", "Wealth", "Secrets", "Conspire")
    ]


@rule("DI-HAGAL-41", "DI-HAGAL-42")
@pytest.mark.parametrize(
    ("level", "garrison", "intrigue"), [("mercenary", 0, 0), ("sardaukar", 3, 1), ("kwisatz_haderach", 3, 1)]
)
def test_what_rivals_have_at_the_start(level: str, garrison: int, intrigue: int) -> None:
    g = alone(level)
    for who in (1, 2):
        g.g.players[who].water = g.g.players[who].agents = 0
    g.owe(RivalsSitDown(), Curtain(0))
    for rival in g.g.players[1:]:
        assert (rival.garrison, rival.supply, len(rival.intrigue)) == (garrison, 12 - garrison, intrigue)
        assert (rival.water, rival.agents, rival.vp, rival.influence) == (1, 2, 0, [0, 0, 0, 0])


@rule("DI-HAGAL-44")
def test_a_rival_harvests_base_and_bonus() -> None:
    g = next_card(alone(), "hh_harvest_spice").bonus(hagga_basin=3).owe(RivalTurn(1), Curtain(0))
    assert g.of("Rival 1").spice == 5
    assert g.g.bonus[1] == 0


@rule("DI-HAGAL-44", "DI-HAGAL-47")
def test_harvested_spice_is_spent_at_once() -> None:
    g = next_card(alone(), "hh_harvest_spice").bonus(hagga_basin=3).give("Rival 1", spice=4, vp=0)
    g.owe(RivalTurn(1), Curtain(0))
    assert (g.of("Rival 1").spice, g.of("Rival 1").vp) == (4 + 5 - 7, 1)


@rule("DI-HAGAL-04", "DI-HAGAL-07")
def test_a_rival_takes_no_spice_elsewhere() -> None:
    g = next_card(alone(), "hh_wealth").bonus(the_great_flat=2).owe(RivalTurn(1), Curtain(0))
    assert (g.of("Rival 1").spice, g.g.bonus) == (0, [0, 0, 2])


@rule("DI-HAGAL-45", "H-2")
def test_rivals_take_rewards_and_control_with_its_bonus() -> None:
    g = (
        alone()
        .conflict("Siege of Arrakeen")
        .give("Rival 1", conflict=3)
        .give("Rival 2", conflict=2)
        .give("Ana", conflict=1)
    )
    g.owe(ResolveConflict(), Curtain(0))
    assert (g.of("Rival 1").vp, g.g.control[0], g.of("Rival 2").solari, g.of("Ana").solari) == (1, 1, 4, 0)
    g.hand("Ana", "Reconnaissance").turn("Ana").goes("Ana", "Reconnaissance", "Arrakeen")
    assert g.of("Rival 1").solari == 1


@rule("DI-HAGAL-45", "R-33", "R-34")
def test_a_rival_defends_and_keeps_the_mentat() -> None:
    g = alone().conflict("Siege of Carthag").control("Rival 1", "Carthag")
    g.g.conflict_deck.append(g.g.conflict.pop())
    g.owe(TurnConflict(), Curtain(0))
    assert g.of("Rival 1").conflict == 1
    g = alone().conflict("Sort Through the Chaos").give("Rival 2", conflict=1).owe(ResolveConflict(), Curtain(0))
    assert g.g.mentat_next == 2


@rule("DI-HAGAL-46", "DI-HAGAL-05")
def test_rivals_score_influence_and_alliances_without_the_bonus() -> None:
    g = alone()
    raise_influence(g.g, 1, 1, 4)
    assert (g.of("Rival 1").vp, g.of("Rival 1").solari, g.g.alliances[1]) == (2, 0, 1)


@rule("DI-HAGAL-47", "H-8", "DI-ICON-23")
@pytest.mark.parametrize(("thing", "needed"), [("spice", 7), ("solari", 7), ("water", 3)])
def test_s77_a_rival_spends_what_it_hoards(thing: str, needed: int) -> None:
    g = alone()
    setattr(g.of("Rival 1"), thing, needed - 1)
    assert g.of("Rival 1").vp == 0
    Gain(**{thing: 1}).happen(g.g, 1, NONE)
    assert (getattr(g.of("Rival 1"), thing), g.of("Rival 1").vp) == (0, 1)
    assert [(data["amount"], data["thing"]) for data in g.told("spent")] == [(needed, thing)]


@rule("DI-HAGAL-47", "H-8")
def test_three_intrigue_cards_of_a_rival_are_a_point() -> None:
    g = alone()
    discards = len(g.g.intrigue_discard)
    draw_intrigue(g.g, 1, 2)
    assert g.of("Rival 1").vp == 0
    draw_intrigue(g.g, 1, 1)
    assert (g.of("Rival 1").vp, g.of("Rival 1").intrigue, len(g.g.intrigue_discard)) == (1, [], discards + 3)
    assert all(g.g.view(0).intrigues.face[card] != UNKNOWN for card in g.g.intrigue_discard[discards:])


@rule("DI-HAGAL-48", "DI-HAGAL-42")
@pytest.mark.parametrize(
    ("level", "number"), [("mercenary", 5), ("sardaukar", 4), ("mentat", 3), ("kwisatz_haderach", 3)]
)
def test_s77_the_rivals_third_agents_come_in_their_round(level: str, number: int) -> None:
    for before, agents in ((number - 2, 2), (number - 1, 3)):
        g = alone(level)
        g.g.round = before
        g.g.conflict_used += g.g.conflict
        g.owe(TurnConflict(), Curtain(0))
        assert g.of("Rival 1").agents == g.of("Rival 2").agents == agents
        assert g.of("Rival 1").swordmaster == g.of("Rival 2").swordmaster == (agents == 3)


@rule("DI-HAGAL-49", "H-12", "DI-FACTION-09", "R-31")
def test_a_rivals_influence_goes_where_it_has_least() -> None:
    g = alone().conflict("Grand Vision").give("Rival 1", conflict=1)
    g.of("Rival 1").influence = [1, 0, 2, 1]
    g.owe(ResolveConflict(), Curtain(0))
    assert g.of("Rival 1").influence == [1, 2, 2, 1]
    g = alone().conflict("Machinations").give("Rival 1", conflict=1)
    g.of("Rival 1").influence = [1, 0, 2, 1]
    g.owe(ResolveConflict(), Curtain(0))
    assert (g.asked, g.said) == ("Ana", ["Emperor", "Fremen"])
    g.does("Ana", "Fremen")
    assert g.of("Rival 1").influence == [1, 1, 2, 2]


@rule("DI-HAGAL-49", "H-7", "R-31")
def test_other_choices_of_a_rival_are_the_players() -> None:
    g = alone().conflict("Battle for Arrakeen").give("Rival 1", conflict=1).give("Rival 2", conflict=2)
    g.owe(ResolveConflict(), Curtain(0))
    g.does("Ana", "Resolve: draw an Intrigue card", "Resolve: 3 Solari")
    assert (len(g.of("Rival 1").intrigue), g.of("Rival 1").solari) == (1, 3)


@rule("DI-HAGAL-50", "DI-CLAR-14")
@pytest.mark.parametrize(("mine", "points"), [(2, 1), (3, 2)])
def test_each_rival_owns_two_spice_must_flow(mine: int, points: int) -> None:
    g = alone().intrigue("Ana", "Corner the Market").put("Ana", "discard", *["The Spice Must Flow"] * mine)
    g.owe(EndgameWindow(0)).does("Ana", "Intrigue: Corner the Market")
    assert g.of("Ana").vp == points


@rule("DI-HAGAL-51", "H-10")
@pytest.mark.parametrize(
    ("conflict", "troops", "deploys"),
    [("Siege of Arrakeen", 1, True), ("Siege of Arrakeen", 2, False), ("Grand Vision", 2, True)],
)
def test_an_expert_rival_holds_back_while_it_leads(conflict: str, troops: int, deploys: bool) -> None:
    g = next_card(alone("mentat"), "hh_carthag").conflict(conflict).give("Rival 1", conflict=troops, garrison=0)
    g.owe(RivalTurn(1), Curtain(0))
    assert g.of("Rival 1").conflict == troops + deploys
    assert g.of("Rival 1").garrison == (not deploys)


@rule("DI-HAGAL-42")
def test_the_hardest_level_has_no_swordmaster_and_a_dear_mentat() -> None:
    g = alone("kwisatz_haderach").hand("Ana", "Dagger").give("Ana", solari=9).turn("Ana").does("Ana", "Play Dagger")
    assert "Swordmaster" not in g.spaces()
    g.does("Ana", "Go to Mentat")
    assert g.of("Ana").solari == 4
    g = alone("mentat").hand("Ana", "Dagger").give("Ana", solari=9).turn("Ana").does("Ana", "Play Dagger")
    assert "Swordmaster" in g.spaces()
    g = alone("sardaukar").leader("Ana", "Duke Leto Atreides").hand("Ana", "Dagger").give("Ana", solari=4).turn("Ana")
    assert g.goes("Ana", "Dagger", "Mentat").of("Ana").solari == 0


@rule("DI-HAGAL-41")
def test_the_rival_on_the_left_begins() -> None:
    g = alone().owe(Recall())
    assert g.g.first == 1
    assert all(LEADERS[g.g.players[who].leader].rival for who in (1, 2))
    assert LEADER["Paul Atreides"] not in {p.leader for p in g.g.players[1:]}


@rule("DI-GEN-02", "DI-END-02", "H-12")
def test_a_rival_may_end_and_win_the_game() -> None:
    g = alone().give("Ana", vp=3).give("Rival 2", vp=10).owe(Recall())
    assert g.g.over
    assert g.g.result is not None
    assert (g.g.result.scores, g.g.result.ranks) == ((3,), (2,))
