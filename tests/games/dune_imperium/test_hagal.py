"""House Hagal: the game of two players."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.dune_imperium.content.hagal import HAGAL, RESHUFFLE
from ludoteca.games.dune_imperium.effects.influence import raise_influence
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.hagal import HagalSwords, RivalTurn, destination
from ludoteca.games.dune_imperium.rules.round import Recall
from ludoteca.kernel import rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.hagal import HAGAL_ID, duel, next_card
from tests.games.dune_imperium.scene import SPACE

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
