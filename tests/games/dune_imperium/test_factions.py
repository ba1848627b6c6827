"""Influence, track bonuses and Alliances."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.effects.influence import lower_influence, raise_influence
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.kernel import rule
from tests.games.dune_imperium.scene import dune, holder


@rule("DI-FACTION-01", "DI-FACTION-02", "DI-AGENT-09", "R-1")
def test_influence_starts_at_nothing_and_rises_by_visits() -> None:
    g = dune().hand("Ana", "Diplomacy")
    assert g.of("Ana").influence == [0, 0, 0, 0]
    g.turn("Ana").goes("Ana", "Diplomacy", "Wealth")
    assert g.of("Ana").influence == [1, 0, 0, 0]


@rule("DI-FACTION-03", "DI-ICON-21")
def test_s46_the_second_space_is_a_point_that_can_be_lost() -> None:
    g = dune()
    raise_influence(g.g, 0, 3, 1)
    assert g.of("Ana").vp == 0
    raise_influence(g.g, 0, 3, 1)
    assert g.of("Ana").vp == 1
    lower_influence(g.g, 0, 3)
    assert (g.of("Ana").vp, g.of("Ana").influence[3]) == (0, 1)


@rule("DI-FACTION-03", "R-11", "DI-AGENT-13")
def test_shifting_allegiances_may_cost_a_point() -> None:
    g = dune().influence("Ana", fremen=2).hand("Ana", "Shifting Allegiances").give("Ana", spice=2).turn("Ana")
    assert g.of("Ana").vp == 1
    g.goes("Ana", "Shifting Allegiances", "Secure Contract").does("Ana", "Resolve: 2 spice and lose 1 Influence")
    assert g.of("Ana").vp == 0
    g.does("Ana", "Emperor")
    assert (g.of("Ana").vp, g.of("Ana").influence) == (1, [2, 0, 0, 1])


@rule("DI-FACTION-04", "DI-FACTION-06")
@pytest.mark.parametrize(
    ("faction", "thing", "amount"),
    [(0, "garrison", 2), (1, "solari", 3), (2, "intrigue", 1), (3, "water", 1)],
)
def test_s47_the_fourth_space_gives_the_bonus_and_the_free_alliance(faction: int, thing: str, amount: int) -> None:
    g = dune()
    g.of("Ana").influence[faction] = 3
    before = getattr(g.of("Ana"), thing)
    before = len(before) if isinstance(before, list) else before
    raise_influence(g.g, 0, faction, 1)
    after = getattr(g.of("Ana"), thing)
    assert (len(after) if isinstance(after, list) else after) - before == amount
    assert g.g.alliances[faction] == 0
    assert g.of("Ana").vp == 1


@rule("DI-FACTION-05")
def test_the_bonus_is_kept_and_may_be_earned_again() -> None:
    g = dune()
    raise_influence(g.g, 0, 3, 4)
    lower_influence(g.g, 0, 3)
    assert g.of("Ana").water == 1
    raise_influence(g.g, 0, 3, 1)
    assert g.of("Ana").water == 2


@rule("DI-FACTION-07", "R-9", "R-10")
def test_s48_only_a_strictly_higher_rival_takes_the_alliance() -> None:
    g = dune()
    raise_influence(g.g, 0, 1, 4)
    raise_influence(g.g, 1, 1, 4)
    assert holder(g, "spacing_guild") == "Ana"
    assert (g.of("Bia").solari, g.of("Bia").vp, g.of("Ana").vp) == (3, 1, 2)
    raise_influence(g.g, 1, 1, 1)
    assert holder(g, "spacing_guild") == "Bia"
    assert (g.of("Bia").vp, g.of("Ana").vp) == (2, 1)


@rule("DI-FACTION-08", "R-9")
def test_s49_a_falling_holder_chooses_the_heir() -> None:
    g = dune()
    for who in range(3):
        raise_influence(g.g, who, 0, 5)
    assert holder(g, "emperor") == "Ana"
    lower_influence(g.g, 0, 0)
    g.g.settle()
    assert (g.asked, g.said) == ("Ana", ["Hand it to Bia", "Hand it to Caio"])
    g.does("Ana", "Hand it to Caio")
    assert holder(g, "emperor") == "Caio"
    assert [p.vp for p in g.g.players] == [1, 1, 2]


@rule("DI-FACTION-08", "R-9")
def test_a_holder_who_still_shares_the_lead_keeps_the_token() -> None:
    g = dune()
    raise_influence(g.g, 0, 0, 5)
    raise_influence(g.g, 1, 0, 4)
    lower_influence(g.g, 0, 0)
    g.g.settle()
    assert (holder(g, "emperor"), g.asked) == ("Ana", "")


@rule("DI-FACTION-08", "R-9")
def test_s50_a_lone_holder_who_falls_to_three_loses_it_to_the_board() -> None:
    g = dune()
    raise_influence(g.g, 0, 3, 4)
    lower_influence(g.g, 0, 3)
    assert g.g.alliances[3] == NONE
    assert (g.of("Ana").vp, g.of("Ana").water) == (1, 1)


@rule("DI-FACTION-01", "DI-FACTION-09", "R-8")
def test_s51_influence_stops_at_six() -> None:
    g = dune().influence("Ana", fremen=5)
    raise_influence(g.g, 0, 3, 2)
    assert g.of("Ana").influence[3] == 6


@rule("DI-FACTION-09", "DI-ICON-14")
def test_two_influence_go_to_a_single_faction() -> None:
    g = dune().conflict("Grand Vision").give("Ana", conflict=1).combat()
    assert g.said == ["Emperor", "Spacing Guild", "Bene Gesserit", "Fremen"]
    g.does("Ana", "Bene Gesserit")
    assert g.of("Ana").influence == [0, 0, 2, 0]


@rule("DI-AGENT-12", "DI-FACTION-08", "R-1", "DI-AGENT-09", "DI-AGENT-13")
def test_where_a_card_weighs_influence_the_order_is_the_players() -> None:
    g = dune().intrigue("Ana", "Dispatch an Envoy").hand("Ana", "Shifting Allegiances").give("Ana", spice=2)
    g.influence("Ana", emperor=6).turn("Ana").does("Ana", "Intrigue: Dispatch an Envoy")
    g.goes("Ana", "Shifting Allegiances", "Wealth")
    assert g.can("Resolve: the Influence of the space with Emperor")
    g.does("Ana", "Resolve: 2 spice and lose 1 Influence", "Fremen")
    assert g.of("Ana").influence == [6, 0, 0, 2]
