"""Round start, makers, recall, and the end of the game."""

from __future__ import annotations

from typing import cast

import pytest

from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.rules.round import DrawHands, Makers, Recall, Round, TurnConflict
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Result, rule
from ludoteca.testing.scenario import Curtain
from tests.games.dune_imperium.scene import CONFLICT, Scene, dune


@rule("DI-ROUND-01", "DI-ROUND-02")
def test_a_round_turns_a_conflict_and_deals_five_cards() -> None:
    g = dune()
    g.g.conflict_used += g.g.conflict
    deck = len(g.g.conflict_deck)
    g.owe(Round())
    assert len(g.g.conflict_deck) == deck - 1
    assert [len(p.hand) for p in g.g.players] == [5, 5, 5]
    assert g.asked == "Ana"


def before(conflict: str) -> Scene:
    """This Conflict is about to be turned."""
    g = dune().conflict(conflict)
    g.g.conflict_deck.append(g.g.conflict.pop())
    return g


@rule("DI-CONTROL-03", "R-34")
def test_who_controls_the_place_may_defend_it() -> None:
    g = before("Siege of Carthag").control("Bia", "Carthag").owe(TurnConflict(), DrawHands(), Curtain(0))
    assert (g.asked, g.question) == ("Bia", "Defend")
    assert g.of("Ana").hand == []
    g.does("Bia", "Deploy a troop from the supply")
    assert (g.of("Bia").conflict, g.of("Bia").supply, g.of("Bia").garrison) == (1, 8, 3)
    assert len(g.of("Ana").hand) == 5


@rule("DI-CONTROL-03", "R-34")
@pytest.mark.parametrize(("conflict", "garrison"), [("Siege of Arrakeen", 3), ("Siege of Carthag", 12)])
def test_no_defence_elsewhere_or_without_supply(conflict: str, garrison: int) -> None:
    g = before(conflict).control("Bia", "Carthag").give("Bia", garrison=garrison).owe(TurnConflict(), Curtain(0))
    assert g.asked == ""


@rule("DI-CONTROL-03")
def test_nobody_has_to_defend() -> None:
    g = before("Siege of Carthag").control("Bia", "Carthag").owe(TurnConflict(), Curtain(0)).does("Bia", "Leave it")
    assert (g.of("Bia").conflict, g.of("Bia").supply) == (0, 9)


@rule("DI-CONTROL-03", "R-34")
def test_nobody_defends_where_no_space_is_fought_for() -> None:
    g = before("Desert Power").control("Bia", "Imperial Basin").owe(TurnConflict(), Curtain(0))
    assert g.asked == ""


@rule("DI-ROUND-01", "DI-ROUND-02", "R-34")
def test_the_conflict_is_turned_and_defended_before_the_hands_are_drawn() -> None:
    g = before("Siege of Carthag").control("Bia", "Carthag").owe(Round())
    assert (g.asked, g.question) == ("Bia", "Defend")
    assert g.of("Ana").hand == []


@rule("DI-MAKER-01", "DI-MAKER-02")
def test_empty_maker_spaces_gain_spice() -> None:
    g = dune().agent("Ana", "Hagga Basin").bonus(the_great_flat=2, hagga_basin=1).owe(Makers(), Makers(), Curtain(0))
    imperial, hagga, flat = g.g.bonus
    assert (imperial, hagga, flat) == (2, 1, 4)


@rule("DI-MAKER-03", "DI-CLAR-08")
def test_s39_a_space_left_by_its_agent_gains_spice() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").agent("Ana", "Hagga Basin", "Wealth").turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach", "Take the Agent from Hagga Basin", "Go to Secure Contract")
    g.owe(Makers(), Curtain(0))
    assert g.g.bonus[1] == 1


@rule("DI-RECALL-02", "DI-ICON-03")
def test_agents_the_mentat_and_the_marker_move_on() -> None:
    g = dune().agent("Ana", "Wealth").agent("Bia", "Mentat", "Secrets").give("Caio", swordmaster=True, agents=0)
    g.g.mentat = 1
    g.of("Ana").voice = 3
    g.owe(Recall())
    assert [p.agents for p in g.g.players] == [2, 2, 3]
    assert all(p.places == [] and not p.revealed for p in g.g.players)
    assert (g.g.mentat, g.names[g.g.first]) == (NONE, "Bia")
    assert g.of("Ana").voice == NONE
    assert g.asked == "Bia"


@rule("DI-CLAR-26", "DI-ICON-17", "DI-RECALL-02", "R-33")
def test_s68_the_mentat_won_serves_in_the_next_round() -> None:
    g = dune().conflict("Sort Through the Chaos").give("Ana", conflict=2)
    g.g.mentat = 2
    g.combat().does("Ana", "Done")
    assert (g.g.mentat, g.g.mentat_next) == (0, NONE)
    assert [p.agents for p in g.g.players] == [3, 2, 2]
    g.hand("Bia", "Dagger").give("Bia", solari=2).turn("Bia").goes("Bia", "Dagger", "Mentat")
    assert (g.of("Bia").agents, g.g.mentat) == (1, 0)


@rule("DI-RECALL-01", "DI-GEN-02")
@pytest.mark.parametrize(("points", "deck", "over"), [(9, True, False), (10, True, True), (0, False, True)])
def test_the_end_comes_with_ten_points_or_an_empty_deck(points: int, deck: bool, over: bool) -> None:
    g = dune().give("Caio", vp=points)
    if not deck:
        g.g.conflict_used += g.g.conflict_deck
        g.g.conflict_deck = []
    g.owe(Recall())
    assert g.g.over == over


@rule("DI-END-01", "DI-END-02", "DI-GEN-01", "DI-RECALL-01", "R-35")
def test_s70_endgame_cards_come_before_the_count() -> None:
    g = dune().give("Ana", vp=10).give("Bia", vp=9).intrigue("Bia", "Plans Within Plans")
    g.of("Bia").influence = [3, 3, 3, 3]
    g.owe(Recall())
    assert (g.asked, g.question) == ("Bia", "EndgameCards")
    g.does("Bia", "Intrigue: Plans Within Plans: with 3 Influence on 4 tracks")
    assert g.g.result == Result((10, 11, 0), (2, 1, 3))


@rule("DI-END-03", "R-35")
def test_s71_spice_breaks_the_tie() -> None:
    g = dune().give("Ana", vp=10, spice=3).give("Bia", vp=10, spice=3).intrigue("Bia", "Tiebreaker").owe(Recall())
    g.does("Bia", "Intrigue: Tiebreaker: 10 spice")
    assert g.g.result == Result((10, 10, 0), (2, 1, 3))


@rule("DI-END-03")
@pytest.mark.parametrize("thing", ["spice", "solari", "water", "garrison"])
def test_tie_breakers_come_in_order(thing: str) -> None:
    order = ["spice", "solari", "water", "garrison"]
    g = dune().give("Ana", vp=10, garrison=0).give("Bia", **{"vp": 10, "garrison": 0, thing: 1})
    for later in order[order.index(thing) + 1 :]:
        g.give("Ana", **{later: 5})
    g.owe(Recall())
    assert g.g.result is not None
    assert g.g.result.ranks == (2, 1, 3)


@rule("DI-END-03", "R-35")
def test_what_is_still_tied_is_shared() -> None:
    g = dune().give("Ana", vp=10).give("Bia", vp=10).owe(Recall())
    assert g.g.result is not None
    assert g.g.result.winners == (0, 1)


@rule("DI-END-01", "R-35")
def test_endgame_cards_are_played_from_the_first_player_on() -> None:
    g = dune().give("Ana", vp=10).intrigue("Ana", "Windfall").intrigue("Caio", "Ambush")
    g.g.first = 2
    g.owe(Recall())
    assert g.asked == "Caio"
    g.does("Caio", "Done")
    assert g.asked == "Ana"
    g.does("Ana", "Done")
    assert g.g.over


@rule("DI-END-01", "DI-INTRIGUE-06", "R-35")
def test_any_number_of_endgame_cards_may_be_played() -> None:
    g = dune().give("Ana", vp=10).intrigue("Ana", "Tiebreaker", "Plans Within Plans")
    g.of("Ana").influence = [3, 3, 3, 0]
    g.owe(Recall()).does("Ana", "Intrigue: Tiebreaker: 10 spice", "Intrigue: Plans Within Plans: with 3")
    assert (g.g.over, g.of("Ana").vp, g.of("Ana").spice) == (True, 11, 10)


@rule("DI-ROUND-02", "DI-SETUP-02")
def test_at_most_ten_conflicts_are_fought() -> None:
    g = cast(Dune, GAME.new(3, 8, leaders="beginner"))
    rounds = set()
    while g.ask is not None:
        rounds.add(g.round)
        g.play(g.options[-1])
    assert g.round == 10
    assert len(g.conflict_used) == 10
    assert len(CONFLICT) == 18
