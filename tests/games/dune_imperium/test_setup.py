"""Setup: what lies where before the first turn."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.content import ACTIONS, HAGAL_DUEL, HAGAL_SOLO, INTRIGUE_OF, KIND_OF
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.hagal import HAGAL
from ludoteca.games.dune_imperium.content.leaders import BEGINNERS, LEADERS
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.rules.setup import SitDown
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import UNKNOWN, Random, option, rule
from tests.games.dune_imperium.scene import CARD, LEADER, NAMES, dune

STARTING_DECK = [
    *("Convincing Argument", "Convincing Argument", "Dagger", "Dagger", "Diplomacy"),
    *("Dune, the Desert Planet", "Dune, the Desert Planet", "Reconnaissance", "Seek Allies", "Signet Ring"),
]


def new(seats: int, seed: int = 5, **variants: str) -> Dune:
    return cast(Dune, GAME.new(seats, seed, **{"leaders": "beginner"} | variants))


@rule("DI-SETUP-02")
@pytest.mark.parametrize("seed", range(4))
def test_s11_the_conflict_deck_has_ten_cards_in_three_tiers(seed: int) -> None:
    g = new(3, seed)
    deck = [*g.conflict, *reversed(g.conflict_deck)]
    assert [CONFLICTS[g.conflicts.face[card]].tier for card in deck] == [1, 2, 2, 2, 2, 2, 3, 3, 3, 3]
    assert len(g.conflict_box) == 8
    view = g.view(0)
    assert all(view.conflicts.face[card] == UNKNOWN for card in g.conflict_box + g.conflict_deck)


@rule(
    "DI-SETUP-08", "DI-SETUP-10", "DI-SETUP-13", "DI-SETUP-09", "DI-SETUP-11", "DI-SETUP-12", "DI-SETUP-14", "DI-GEN-07"
)
@rule("DI-SETUP-07")
@pytest.mark.parametrize(("seats", "points"), [(2, 0), (3, 0), (4, 1)])
def test_s12_everybody_starts_alike(seats: int, points: int) -> None:
    g = new(seats, leaders="choose")
    for player in g.players[:seats]:
        assert (player.vp, player.water, player.solari, player.spice) == (points, 1, 0, 0)
        assert (player.garrison, player.supply, player.conflict, player.strength) == (3, 9, 0, 0)
        assert (player.agents, player.swordmaster, player.council) == (2, False, False)
        assert player.influence == [0, 0, 0, 0]
        assert (len(player.deck), player.hand, player.discard) == (10, [], [])
    assert g.control == [NONE] * 3


@rule("DI-SETUP-17", "DI-LEADER-05")
def test_s13_rabban_starts_with_spice_and_solari() -> None:
    g = dune().leader("Ana", 'Glossu "The Beast" Rabban').give("Ana", water=1).owe(SitDown(0))
    assert (g.of("Ana").spice, g.of("Ana").solari, g.of("Ana").water) == (1, 1, 1)
    assert g.of("Bia").spice == 0


@rule("DI-SETUP-01")
def test_the_mentat_and_the_alliances_are_at_their_places() -> None:
    g = new(3)
    assert g.mentat == NONE
    assert g.alliances == [NONE] * 4


@rule("DI-SETUP-01", "DI-SETUP-12", "DI-SETUP-14")
def test_the_whole_box_is_on_the_table() -> None:
    g = new(1)
    assert (len(g.intrigue_deck + g.players[1].intrigue + g.players[2].intrigue), len(g.row)) == (40, 5)
    assert [len(stack) for stack in g.reserve] == [8, 10, 6]
    assert len(g.hagal_deck + g.hagal_discard) == len(HAGAL_SOLO)
    assert [new(3, houses=houses).distinct for houses in ("any", "distinct")] == [False, True]
    assert [new(seats).solo for seats in (1, 2, 3, 4)] == [True, False, False, False]
    assert all(new(seats).ask is not None for seats in (1, 2, 3, 4))  # and somebody begins


@rule("DI-SETUP-03", "DI-SETUP-04", "DI-SETUP-05", "DI-SETUP-16")
def test_the_decks_are_shuffled_the_row_is_open_and_the_reserve_is_full() -> None:
    g, other = new(3, 1), new(3, 2)
    assert len(g.intrigue_deck) == 40
    assert len(g.imperium) == 62
    assert [len(stack) for stack in g.reserve] == [8, 10, 6]
    assert [NAMES[f"card-{g.deck_card(stack[0]).id}"] for stack in g.reserve] == [
        "Arrakis Liaison",
        "The Spice Must Flow",
        "Foldspace",
    ]
    assert g.intrigues.face != other.intrigues.face
    assert g.cards.face != other.cards.face
    assert sorted(g.cards.face[card] for card in g.row + g.imperium) == list(range(67))
    assert [g.cards.face[card] for card in g.row] != [other.cards.face[card] for card in other.row]
    assert (g.hagal_deck, g.hagal_kinds) == ([], ())
    view = g.view(2)
    assert all(view.cards.face[card] != UNKNOWN for stack in [g.row, *g.reserve] for card in stack)
    assert all(view.cards.face[card] == UNKNOWN for card in g.imperium)
    assert all(view.intrigues.face[card] == UNKNOWN for card in g.intrigue_deck)


@rule("DI-SETUP-07", "DI-ROUND-02")
def test_every_starting_deck_has_the_same_ten_cards_and_five_are_drawn() -> None:
    g = new(4)
    for player in g.players:
        assert sorted(NAMES[f"card-{g.deck_card(card).id}"] for card in player.deck + player.hand) == STARTING_DECK
        assert len(player.hand) == 5
    assert g.players[0].hand != [card - 10 for card in g.players[1].hand] or g.cards.face[-1] != g.cards.face[-11]


@rule("DI-SETUP-15")
def test_the_first_player_is_drawn() -> None:
    assert {new(4, seed).first for seed in range(20)} == {0, 1, 2, 3}


@rule("DI-SETUP-06", "R-42")
def test_leaders_are_chosen_one_each_from_the_first_player_on() -> None:
    g = cast(Dune, GAME.new(3, 3))
    assert g.ask is not None
    assert g.ask.seat == g.first
    assert len(g.options) == 8
    g.choose(option("leader", 0))
    assert option("leader", 0) not in g.options
    assert option("leader", 1) in g.options
    assert g.ask.seat == (g.first + 1) % 3


@rule("DI-SETUP-06", "R-42")
def test_houses_may_be_kept_apart() -> None:
    g = cast(Dune, GAME.new(4, 3, houses="distinct"))
    g.choose(option("leader", 0))
    assert option("leader", 1) not in g.options
    for seed in range(12):
        table = new(4, seed, leaders="random", houses="distinct")
        assert len({LEADERS[player.leader].house for player in table.players}) == 4
    assert any(len({LEADERS[p.leader].house for p in new(4, seed, leaders="random").players}) < 4 for seed in range(12))


@rule("DI-SETUP-06")
def test_beginners_get_the_four_simple_leaders() -> None:
    assert sorted(new(4).players[s].leader for s in range(4)) == sorted(BEGINNERS)
    assert {LEADERS[leader].complexity for leader in BEGINNERS} == {1}
    assert sorted({leader.complexity for leader in LEADERS}) == [1, 2, 3]


@rule("DI-SETUP-17", "DI-CLAR-03", "DI-LEADER-04")
def test_the_baron_chooses_two_factions_that_nobody_else_sees() -> None:
    g = dune().leader("Ana", "Baron Vladimir Harkonnen").owe(SitDown(0))
    assert g.question == "ChooseSecret"
    g.does("Ana", "Choose Fremen in secret")
    assert not g.can("Choose Fremen in secret")
    g.does("Ana", "Choose Emperor in secret")
    tokens = g.of("Ana").tokens
    assert [g.g.tokens.face[token] for token in tokens] == [3, 0]
    assert all(g.g.view(1).tokens.face[token] == UNKNOWN for token in range(4))
    assert all(g.g.view(0).tokens.face[token] != UNKNOWN for token in tokens)
    guesses = {g.g.view(1).guess(Random.seeded(n)).tokens.face[tokens[0]] for n in range(20)}
    assert guesses == {0, 1, 2, 3}


@rule("DI-SETUP-16", "DI-HAGAL-20")
def test_two_players_meet_house_hagal() -> None:
    g = new(2)
    hagal = g.players[2]
    assert (hagal.supply, hagal.garrison, hagal.agents, hagal.influence) == (12, 0, 3, [0, 0, 0, 0])
    assert len(HAGAL_DUEL) == len(g.hagal_deck) + len(g.hagal_discard) == 28
    ids = {HAGAL[kind].id for kind in HAGAL_DUEL}
    assert "hh_arrakeen_1p" not in ids
    assert {"hh_arrakeen_2p", "hh_reshuffle"} <= ids


@rule("DI-SETUP-16", "DI-HAGAL-40", "DI-HAGAL-41", "DI-HAGAL-42", "DI-SETUP-06")
@pytest.mark.parametrize(
    ("level", "solari", "mentat", "garrison", "intrigue"),
    [("mercenary", 1, 2, 0, 0), ("sardaukar", 0, 5, 3, 1), ("mentat", 0, 5, 3, 1), ("kwisatz_haderach", 0, 5, 3, 1)],
)
def test_one_player_meets_two_rivals(level: str, solari: int, mentat: int, garrison: int, intrigue: int) -> None:
    for seed in range(8):
        g = cast(Dune, GAME.new(1, seed, difficulty=level))
        assert g.first == 1
        g.choose(option("leader", LEADER["Earl Memnon Thorvald"]))
        for rival in g.players[1:]:
            assert (rival.water, rival.influence.count(0) >= 2) == (1, True)
            assert LEADERS[rival.leader].id not in {"paul_atreides", "helena_richese", "earl_memnon_thorvald"}
        start = cast(Dune, GAME.new(1, seed, difficulty=level))
        assert start.difficulty.garrison == garrison
        assert start.difficulty.mentat == mentat
        assert start.difficulty.intrigue == intrigue
        assert g.players[0].solari == solari
        assert g.players[0].spice == solari
    ids = {HAGAL[kind].id for kind in HAGAL_SOLO}
    assert len(HAGAL_SOLO) == 27
    assert not ids & {"hh_arrakeen_2p", "hh_reshuffle"}


@rule("DI-ROUND-08")
def test_the_box_holds_what_is_printed_on_it() -> None:
    assert (len(KIND_OF) - 40, len(CARD), len(INTRIGUE_OF), len(CONFLICTS), len(LEADERS)) == (67 + 24, 53, 40, 18, 8)
    assert sum(card.copies for card in HAGAL) == 31
    assert len(set(ACTIONS)) == len(ACTIONS)
