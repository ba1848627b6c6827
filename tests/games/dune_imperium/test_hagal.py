"""House Hagal: two players and the solo game."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.dune_imperium.content.hagal import HAGAL, RESHUFFLE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.effects.influence import raise_influence
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.hagal import HagalSwords, RivalTurn, destination
from ludoteca.games.dune_imperium.rules.round import EndgameWindow, Recall, TurnConflict
from ludoteca.games.dune_imperium.rules.setup import RivalsSitDown
from ludoteca.kernel import UNKNOWN, rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.scene import LEADER, SPACE, Scene, dune

HAGAL_ID = {card.id: kind for kind, card in enumerate(HAGAL)}


def duel() -> Scene:
    g = dune("Ana Bia")
    g.of("Rival 1").garrison, g.of("Rival 1").supply = 0, 12
    return g


def alone(level: str = "mercenary") -> Scene:
    g = dune("Ana", difficulty=level)
    for who in (1, 2):
        rival = g.g.players[who]
        rival.garrison, rival.supply, rival.vp = 0, 12, 0
        rival.solari = rival.spice = 0
        rival.water = 1
        rival.influence = [0, 0, 0, 0]
        g.g.intrigue_deck += rival.intrigue
        rival.intrigue = []
    g.leader("Rival 1", 'Glossu "The Beast" Rabban').leader("Rival 2", "Count Ilban Richese")
    return g


def next_card(g: Scene, *ids: str) -> Scene:
    """The next Hagal cards, the first one on top."""
    deck = g.g.hagal_deck + g.g.hagal_discard
    g.g.hagal_discard = []
    for id in reversed(ids):
        card = next(c for c in deck if g.g.hagal_kinds[g.g.hagal.face[c]] == HAGAL_ID[id])
        deck.remove(card)
        deck.append(card)
    g.g.hagal_deck = deck
    return g


VISITS: list[tuple[str, str, dict[str, Any]]] = [
    ("hh_conspire", "Conspire", {"emperor": 1, "garrison": 2}),
    ("hh_wealth", "Wealth", {"emperor": 1}),
    ("hh_heighliner", "Heighliner", {"spacing_guild": 1, "conflict": 3}),
    ("hh_foldspace", "Foldspace", {"spacing_guild": 1}),
    ("hh_selective_breeding", "Selective Breeding", {"bene_gesserit": 1}),
    ("hh_secrets", "Secrets", {"bene_gesserit": 1}),
    ("hh_hardy_warriors", "Hardy Warriors", {"fremen": 1, "conflict": 2}),
    ("hh_stillsuits", "Stillsuits", {"fremen": 1}),
    ("hh_rally_troops", "Rally Troops", {"garrison": 4}),
    ("hh_hall_of_oratory", "Hall of Oratory", {"garrison": 1}),
    ("hh_carthag", "Carthag", {"conflict": 1}),
    ("hh_arrakeen_2p", "Arrakeen", {"conflict": 1}),
]


@rule("DI-HAGAL-01", "DI-HAGAL-02", "DI-HAGAL-04", "DI-HAGAL-06", "DI-HAGAL-22")
@pytest.mark.parametrize(("card", "space", "gains"), VISITS, ids=[visit[0] for visit in VISITS])
def test_a_visit_of_house_hagal(card: str, space: str, gains: dict[str, Any]) -> None:
    g = next_card(duel(), card).owe(RivalTurn(2), Curtain(0))
    hagal = g.of("Rival 1")
    assert hagal.places == [SPACE[space]]
    assert hagal.agents == 2
    got = {"garrison": hagal.garrison, "conflict": hagal.conflict} | dict(
        zip(FACTION_IDS, hagal.influence, strict=True)
    )
    assert {thing: n for thing, n in got.items() if n} == gains
    assert (hagal.solari, hagal.spice, hagal.water, hagal.vp, hagal.intrigue, hagal.hand) == (0, 0, 0, 0, [], [])


@rule("DI-HAGAL-02", "H-1")
def test_an_occupied_or_closed_space_is_passed_over() -> None:
    g = next_card(duel(), "hh_wealth", "hh_secrets", "hh_carthag").agent("Ana", "Wealth")
    g.of("Ana").voice = SPACE["Secrets"]
    g.owe(RivalTurn(2), Curtain(0))
    assert g.of("Rival 1").places == [SPACE["Carthag"]]
    assert len(g.g.hagal_discard) == 3


@rule("DI-HAGAL-02", "H-3")
def test_a_rival_with_nowhere_to_go_stays_at_home() -> None:
    g = duel()
    g.of("Bia").places = list(SPACE.values())
    g.owe(RivalTurn(2), Curtain(0))
    assert (g.of("Rival 1").places, g.of("Rival 1").agents) == ([], 0)
    assert len(g.g.hagal_deck) + len(g.g.hagal_discard) == 28


@rule("DI-HAGAL-03")
def test_the_reshuffle_card_shuffles_everything_at_once() -> None:
    g = next_card(duel(), "hh_reshuffle")
    g.owe(RivalTurn(2), Curtain(0))
    assert len(g.g.hagal_deck) + len(g.g.hagal_discard) == 28
    assert g.of("Rival 1").agents == 2
    seen = [HAGAL[g.g.hagal_kinds[g.g.hagal.face[card]]].space for card in g.g.hagal_discard]
    assert RESHUFFLE not in seen


@rule("DI-HAGAL-03")
def test_an_empty_hagal_deck_is_made_anew() -> None:
    g = duel()
    g.g.hagal_discard, g.g.hagal_deck = g.g.hagal_deck + g.g.hagal_discard, []
    g.owe(RivalTurn(2), Curtain(0))
    assert g.of("Rival 1").agents == 2
    assert len(g.g.hagal_deck) + len(g.g.hagal_discard) == 28


@rule("DI-HAGAL-05", "DI-HAGAL-22", "H-6", "R-36")
def test_house_hagal_takes_an_alliance_but_no_bonus_and_no_points() -> None:
    g = duel()
    raise_influence(g.g, 2, 0, 4)
    assert g.g.alliances[0] == 2
    assert (g.of("Rival 1").vp, g.of("Rival 1").garrison) == (0, 0)
    raise_influence(g.g, 0, 0, 4)
    assert g.g.alliances[0] == 2
    assert g.of("Ana").vp == 1


@rule("DI-HAGAL-06")
def test_garrisoned_troops_march_at_any_combat_space() -> None:
    g = next_card(duel(), "hh_stillsuits").give("Rival 1", garrison=5).owe(RivalTurn(2), Curtain(0))
    assert (g.of("Rival 1").conflict, g.of("Rival 1").garrison) == (2, 3)
    g = next_card(duel(), "hh_heighliner").give("Rival 1", garrison=12).owe(RivalTurn(2), Curtain(0))
    assert (g.of("Rival 1").conflict, g.of("Rival 1").garrison) == (2, 10)


@rule("DI-HAGAL-07", "DI-HAGAL-23")
def test_s75_harvest_spice_goes_where_most_bonus_lies() -> None:
    g = next_card(duel(), "hh_harvest_spice").bonus(the_great_flat=1, hagga_basin=1).owe(RivalTurn(2), Curtain(0))
    assert g.of("Rival 1").places == [SPACE["The Great Flat"]]
    assert (g.g.bonus[2], g.of("Rival 1").spice) == (0, 0)
    g = next_card(duel(), "hh_harvest_spice").bonus(the_great_flat=1, hagga_basin=2).owe(RivalTurn(2), Curtain(0))
    assert g.of("Rival 1").places == [SPACE["Hagga Basin"]]
    g = next_card(duel(), "hh_harvest_spice", "hh_carthag").owe(RivalTurn(2), Curtain(0))
    assert g.of("Rival 1").places == [SPACE["Carthag"]]
    g = duel().bonus(the_great_flat=3, hagga_basin=1).agent("Bia", "The Great Flat")
    assert destination(g.g, 2, HAGAL[HAGAL_ID["hh_harvest_spice"]]) == SPACE["Hagga Basin"]


@rule("DI-HAGAL-08")
def test_s78_swords_are_turned_when_combat_begins() -> None:
    g = next_card(duel(), "hh_heighliner").give("Rival 1", conflict=1).intrigue("Ana", "Ambush").give("Ana", conflict=1)
    g.combat()
    assert (g.asked, g.of("Rival 1").strength) == ("Ana", 2 + 6)
    g = next_card(duel(), "hh_reshuffle").give("Rival 1", conflict=1).owe(HagalSwords(2), Curtain(0))
    turned = [HAGAL[g.g.hagal_kinds[g.g.hagal.face[card]]] for card in g.g.hagal_discard]
    assert [card.swords for card in turned] == [g.of("Rival 1").swords]


@rule("DI-HAGAL-08")
def test_each_hagal_card_has_its_swords() -> None:
    swords = {card.id.removeprefix("hh_"): card.swords for card in HAGAL if card.space != RESHUFFLE}
    assert swords == {
        "conspire": 4,
        "wealth": 3,
        "heighliner": 6,
        "foldspace": 1,
        "selective_breeding": 2,
        "secrets": 1,
        "hardy_warriors": 5,
        "stillsuits": 4,
        "rally_troops": 3,
        "hall_of_oratory": 0,
        "carthag": 0,
        "harvest_spice": 2,
        "arrakeen_1p": 1,
        "arrakeen_2p": 1,
    }


@rule("DI-HAGAL-09", "H-9")
def test_rivals_suffer_like_opponents() -> None:
    g = duel().hand("Ana", "Gun Thopter", "Test of Humanity").give("Rival 1", garrison=2, conflict=1)
    g.g.first = 1
    g.turn("Ana").goes("Ana", "Gun Thopter", "Secure Contract")
    assert (g.of("Rival 1").garrison, g.of("Bia").garrison) == (1, 2)
    g.owe(Curtain(0)).turn("Ana").goes("Ana", "Test of Humanity", "Hall of Oratory")
    assert g.of("Rival 1").conflict == 0


@rule("DI-HAGAL-21", "H-4")
def test_s76_house_hagal_follows_the_agent_turns_of_the_first_player() -> None:
    g = duel().hand("Ana", "Diplomacy", "Dagger").hand("Bia", "Reconnaissance", "Dagger")
    g.turns("Ana").goes("Ana", "Diplomacy", "Wealth")
    assert g.of("Rival 1").agents == 2
    g.does("Bia", "Play Dagger")
    while g.asked == "Bia":
        g.does("Bia", g.said[0])
    assert g.of("Rival 1").agents == 2
    g.does("Ana", "Reveal your hand")
    assert g.of("Rival 1").agents == 2


@rule("DI-HAGAL-22", "DI-HAGAL-24", "DI-CONTROL-01")
def test_s76_house_hagal_winning_removes_the_marker() -> None:
    g = (
        duel()
        .conflict("Siege of Carthag")
        .control("Bia", "Carthag")
        .give("Rival 1", conflict=3)
        .give("Ana", conflict=1)
    )
    g.owe(ResolveConflict(), Curtain(0))
    assert g.g.control[1] == NONE
    assert (g.of("Rival 1").vp, len(g.of("Ana").intrigue), g.of("Ana").spice) == (0, 1, 1)


@rule("DI-HAGAL-24", "H-5")
def test_house_hagal_counts_for_ties() -> None:
    g = (
        duel()
        .conflict("Siege of Carthag")
        .give("Rival 1", conflict=2)
        .give("Ana", conflict=2)
        .owe(ResolveConflict(), Curtain(0))
    )
    assert g.told("place") == [{"seat": 0, "place": 2}]
    assert g.told("hagal_place") == [{"seat": g.g.called(2), "place": 2}]
    assert g.of("Ana").vp == 0


@rule("DI-HAGAL-20", "H-13")
def test_the_marker_alternates_between_the_two_players() -> None:
    g = duel().owe(Recall())
    assert g.g.first == 1
    assert g.of("Rival 1").agents == 3
    assert g.g.clockwise(1) == (1, 2, 0)
    assert g.owe(Recall()).g.first == 0


# Alone.


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
