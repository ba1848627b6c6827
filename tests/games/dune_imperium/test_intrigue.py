"""The 34 different Intrigue cards, and when they may be played."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.icons import COMBAT, ENDGAME, WON
from ludoteca.games.dune_imperium.rules.round import EndgameWindow
from ludoteca.kernel import UNKNOWN, rule
from tests.games.dune_imperium.scene import CARD, PLOT, SPACE, Scene, dune

COPIES = {"Ambush": 2, "Dispatch an Envoy": 2, "Master Tactician": 3, "Poison Snooper": 2, "Private Army": 2}


@rule("DI-INTRIGUE-03")
def test_there_are_forty_cards_of_three_types() -> None:
    assert {name: INTRIGUE[kind].copies for name, kind in PLOT.items() if INTRIGUE[kind].copies > 1} == COPIES
    assert sum(card.copies for card in INTRIGUE) == 40
    types = {name: sum({mode.window for mode in INTRIGUE[kind].modes}) for name, kind in PLOT.items()}
    combat = {name for name, windows in types.items() if windows & (COMBAT | WON)}
    assert combat == {
        *("Allied Armada", "Ambush", "Demand Respect", "Master Tactician", "Private Army", "Staged Incident"),
        *("Tiebreaker", "To the Victor..."),
    }
    assert {name for name, windows in types.items() if windows & ENDGAME} == {
        *("Corner the Market", "Plans Within Plans", "Tiebreaker"),
    }


def holding(card: str, **things: int) -> Scene:
    """Ana's turn with one card in her Intrigue hand and a harmless one beside it."""
    g = dune().intrigue("Ana", card, "Ambush" if card != "Ambush" else "Private Army").give("Ana", **things)
    return g.hand("Ana", "Dagger", "Diplomacy").deck("Ana", "Dagger", "Reconnaissance", "Convincing Argument")


@dataclass
class Plain:
    """A Plot card that gives something at once."""

    card: str
    cost: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)


PLAIN = [
    Plain("CHOAM Shares", {"solari": 7}, {"vp": 1}),
    Plain("The Sleeper Must Awaken", {"spice": 4}, {"vp": 1}),
    Plain("Water Peddlers Union", {}, {"water": 1}),
    Plain("Windfall", {}, {"solari": 2}),
    Plain("Reinforcements", {"solari": 3}, {"garrison": 3}),
    Plain("Water of Life", {"water": 1, "spice": 1}, {}),
    Plain("Calculated Hire", {"spice": 1}, {"agents": 1}),
]


@rule("DI-INTRIGUE-02", "DI-INTRIGUE-04", "DI-INTRIGUE-08")
@pytest.mark.parametrize("plain", PLAIN, ids=[plain.card for plain in PLAIN])
def test_plot_cards_that_pay_and_gain(plain: Plain) -> None:
    g = holding(plain.card, **plain.cost).turn("Ana")
    ana = g.of("Ana")
    before = {name: getattr(ana, name) for name in ("solari", "spice", "water", "vp", "garrison", "agents")}
    g.does("Ana", f"Intrigue: {plain.card}")
    after = {name: getattr(ana, name) - before[name] for name in before}
    paid = {name: -amount for name, amount in plain.cost.items()}
    assert {name: n for name, n in after.items() if n} == {**paid, **plain.gains}
    assert [g.g.intrigue_kind(card) for card in g.g.intrigue_discard] == [PLOT[plain.card]]
    if plain.card == "Water of Life":
        assert len(ana.hand) == 5
    for thing, amount in plain.cost.items():
        poor = holding(plain.card, **{**plain.cost, thing: amount - 1}).turn("Ana")
        assert not poor.can(f"Intrigue: {plain.card}")


@rule("DI-ICON-14")
@pytest.mark.parametrize(
    ("card", "faction"),
    [("Favored Subject", 0), ("Guild Authorization", 1), ("Secret of the Sisterhood", 2), ("Know Their Ways", 3)],
)
def test_plot_cards_with_influence(card: str, faction: int) -> None:
    g = holding(card).turn("Ana").does("Ana", f"Intrigue: {card}")
    assert g.of("Ana").influence[faction] == 1
    g = holding(card).influence("Ana", emperor=6, spacing_guild=6, bene_gesserit=6, fremen=6)
    assert g.turn("Ana").can(f"Intrigue: {card}")


@rule("DI-INTRIGUE-08")
def test_bribery_buys_influence() -> None:
    g = holding("Bribery", solari=2).turn("Ana").does("Ana", "Intrigue: Bribery", "Fremen")
    assert (g.of("Ana").influence[3], g.of("Ana").solari) == (1, 0)


@rule("DI-CLAR-10")
def test_s45_bindu_suspension_is_played_first_or_not_at_all() -> None:
    g = (
        dune()
        .intrigue("Ana", "Bindu Suspension", "Windfall")
        .hand("Ana", "Dagger")
        .deck("Ana", "Diplomacy")
        .turn("Ana")
    )
    g.does("Ana", "Intrigue: Windfall")
    assert not g.can("Intrigue: Bindu Suspension")
    g = dune().intrigue("Ana", "Bindu Suspension").hand("Ana", "Dagger").deck("Ana", "Diplomacy").turn("Ana")
    g.does("Ana", "Intrigue: Bindu Suspension")
    assert sorted(g.cards("Ana", "hand")) == ["Dagger", "Diplomacy"]
    assert g.said == ["Pass", "Go on with the turn"]
    g.does("Ana", "Go on with the turn")
    assert g.can("Play Diplomacy")
    g = dune().intrigue("Ana", "Bindu Suspension").hand("Ana", "Dagger").hand("Bia", "Dagger").turns("Ana")
    g.does("Ana", "Intrigue: Bindu Suspension", "Pass")
    assert g.asked == "Bia"
    assert not g.of("Ana").revealed


@rule("DI-REVEAL-10", "DI-GEN-04")
def test_bypass_protocol_acquires_for_free() -> None:
    g = holding("Bypass Protocol", spice=2).offer(
        "Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck"
    )
    g.turn("Ana").does("Ana", "Intrigue: Bypass Protocol: acquire a card")
    assert g.said == ["Acquire Space Travel", "Acquire Arrakis Liaison"]
    g.does("Ana", "Acquire Space Travel")
    assert g.cards("Ana", "discard") == ["Space Travel"]
    g = holding("Bypass Protocol", spice=2).offer(
        "Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck"
    )
    g.turn("Ana").does("Ana", "Intrigue: Bypass Protocol: 2 spice", "Acquire Stilgar")
    assert g.cards("Ana", "deck")[-1] == "Stilgar"
    assert g.of("Ana").spice == 0


@rule("DI-CLAR-04", "DI-ICON-17")
def test_calculated_hire_needs_the_mentat_at_home() -> None:
    g = holding("Calculated Hire", spice=1)
    g.g.mentat = 2
    assert not g.turn("Ana").can("Intrigue: Calculated Hire")


@rule("DI-INTRIGUE-09")
def test_charisma_waits_for_the_reveal_turn() -> None:
    g = holding("Charisma").turn("Ana").does("Ana", "Intrigue: Charisma")
    assert g.plots("Ana", "posted") == ["Charisma"]
    g.hand("Ana", "Diplomacy").turn("Ana").does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 1 + 2
    g.does("Ana", "Done")
    assert g.plots("Ana", "posted") == []
    assert PLOT["Charisma"] in [g.g.intrigue_kind(card) for card in g.g.intrigue_discard]
    late = holding("Charisma").hand("Ana").turn("Ana").does("Ana", "Reveal your hand", "Intrigue: Charisma")
    assert late.of("Ana").persuasion == 2


@rule("DI-SPACE-09")
@pytest.mark.parametrize("seat", [True, False])
def test_councilors_dispensation_needs_a_seat(seat: bool) -> None:
    g = holding("Councilor's Dispensation", council=seat).turn("Ana")
    assert g.can("Intrigue: Councilor's Dispensation") == seat
    if seat:
        assert g.does("Ana", "Intrigue: Councilor's Dispensation").of("Ana").spice == 2


@rule("DI-AGENT-07")
def test_s44_an_envoy_opens_the_factions_to_any_card() -> None:
    g = dune().intrigue("Ana", "Dispatch an Envoy").hand("Ana", "Convincing Argument").turn("Ana")
    assert not g.can("Play Convincing Argument")
    g.does("Ana", "Intrigue: Dispatch an Envoy", "Play Convincing Argument")
    assert g.spaces() == {"Wealth", "Foldspace", "Secrets", "Stillsuits"}
    g = dune().intrigue("Ana", "Dispatch an Envoy").hand("Ana", "Dagger").give("Ana", agents=0).turn("Ana")
    assert not g.can("Intrigue: Dispatch an Envoy")


@rule("DI-CLAR-15")
def test_double_cross_moves_a_troop_on_each_side() -> None:
    g = holding("Double Cross", solari=1).give("Bia", conflict=2).turn("Ana").does("Ana", "Intrigue: Double Cross")
    assert (g.of("Bia").conflict, g.of("Ana").conflict, g.of("Ana").garrison) == (1, 1, 3)
    none = holding("Double Cross", solari=1).turn("Ana")
    assert not none.can("Intrigue: Double Cross")
    empty = holding("Double Cross", solari=1, garrison=12).give("Caio", conflict=1).turn("Ana")
    empty.does("Ana", "Intrigue: Double Cross")
    assert (empty.of("Ana").conflict, empty.of("Caio").conflict) == (0, 0)
    two = holding("Double Cross", solari=1).give("Bia", conflict=1).give("Caio", conflict=1).turn("Ana")
    two.does("Ana", "Intrigue: Double Cross")
    assert two.said == ["Strike Bia", "Strike Caio"]


@rule("DI-AGENT-04")
def test_infiltrate_ignores_enemy_agents_only() -> None:
    g = (
        dune()
        .intrigue("Ana", "Infiltrate")
        .hand("Ana", "Reconnaissance")
        .agent("Bia", "Arrakeen")
        .agent("Ana", "Carthag")
    )
    g.turn("Ana").does("Ana", "Intrigue: Infiltrate", "Play Reconnaissance")
    assert SPACE["Arrakeen"] in g.of("Ana").places
    assert g.of("Ana").places.count(SPACE["Carthag"]) == 1


@rule("DI-CLAR-09")
def test_poison_snooper_draws_or_trashes_the_top_card() -> None:
    g = holding("Poison Snooper").turn("Ana").does("Ana", "Intrigue: Poison Snooper")
    assert g.said == ["Resolve: draw a card", "Resolve: trash the top card of your deck"]
    assert g.g.view(0).cards.face[g.of("Ana").deck[-1]] != UNKNOWN
    g.does("Ana", "Resolve: trash the top card of your deck")
    assert g.cards("Ana", "deck") == ["Dagger", "Reconnaissance"]
    g = holding("Poison Snooper").turn("Ana").does("Ana", "Intrigue: Poison Snooper", "Resolve: draw a card")
    assert "Convincing Argument" in g.cards("Ana", "hand")
    empty = holding("Poison Snooper").deck("Ana").put("Ana", "discard", "Dagger").turn("Ana")
    assert not empty.can("Intrigue: Poison Snooper")


@rule("DI-REVEAL-05")
def test_s56_a_card_drawn_while_revealing_is_revealed_at_once() -> None:
    g = dune().intrigue("Ana", "Poison Snooper").hand("Ana", "Dagger").deck("Ana", "Stilgar").turn("Ana")
    g.does("Ana", "Reveal your hand", "Intrigue: Poison Snooper", "Resolve: draw a card")
    assert g.of("Ana").swords == 1 + 3
    assert g.told("reveals")[-1] == {"seat": 0, "cards": (CARD["Stilgar"],)}
    assert g.told("gained_persuasion") == [{"seat": 0, "n": 2}]
    assert g.told("gained_swords")[-1] == {"seat": 0, "n": 3}


@rule("DI-CLAR-12")
def test_poison_snooper_on_an_assassination_mission_pays() -> None:
    g = holding("Poison Snooper").deck("Ana", "Assassination Mission").turn("Ana")
    g.does("Ana", "Intrigue: Poison Snooper", "Resolve: trash the top card of your deck")
    assert g.of("Ana").solari == 4


@rule("DI-AGENT-19")
def test_rapid_mobilization_deploys_from_anywhere() -> None:
    g = (
        holding("Rapid Mobilization", garrison=5)
        .turn("Ana")
        .does("Ana", "Intrigue: Rapid Mobilization", "Deploy 5 troops")
    )
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (5, 0)
    assert holding("Rapid Mobilization", garrison=0).turn("Ana").can("Intrigue: Rapid Mobilization")


@rule("DI-CLAR-21", "DI-INTRIGUE-09")
def test_s60_recruitment_mission_puts_bought_cards_on_top() -> None:
    g = dune().intrigue("Ana", "Recruitment Mission", "Bypass Protocol").hand("Ana", "Convincing Argument", "Dagger")
    g.offer("Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck").turn("Ana")
    g.does(
        "Ana",
        "Intrigue: Recruitment Mission",
        "Intrigue: Bypass Protocol: acquire a card",
    )
    g.does("Ana", "Acquire Arrakis Liaison")
    assert g.cards("Ana", "discard") == ["Arrakis Liaison"]
    g.does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 2 + 1
    g.does("Ana", "Buy Space Travel")
    assert g.said == ["On top of the deck", "To the discard pile"]
    g.does("Ana", "On top of the deck")
    assert g.cards("Ana", "deck")[-1] == "Space Travel"


@rule("DI-CLAR-22")
def test_refocus_shuffles_the_discard_pile_into_the_deck() -> None:
    g = holding("Refocus").put("Ana", "discard", "Seek Allies").turn("Ana").does("Ana", "Intrigue: Refocus")
    assert len(g.of("Ana").hand) == 3
    assert g.cards("Ana", "discard") == []
    assert len(g.of("Ana").deck) == 3
    assert sorted(g.cards("Ana", "deck") + g.cards("Ana", "hand")) == sorted(
        ["Dagger", "Diplomacy", "Dagger", "Reconnaissance", "Convincing Argument", "Seek Allies"]
    )
    empty = holding("Refocus").turn("Ana").does("Ana", "Intrigue: Refocus")
    assert len(empty.of("Ana").hand) == 3


@rule("DI-ROUND-07")
def test_reinforcements_march_at_once_on_a_reveal_turn() -> None:
    g = holding("Reinforcements", solari=3).turn("Ana").does("Ana", "Reveal your hand", "Intrigue: Reinforcements")
    g.does("Ana", "Deploy 3 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (3, 3)


@rule("DI-ICON-06")
def test_urgent_mission_recalls_an_agent() -> None:
    g = dune().intrigue("Ana", "Urgent Mission").hand("Ana", "Dagger").agent("Ana", "Wealth", "Hagga Basin").turn("Ana")
    g.does("Ana", "Intrigue: Urgent Mission", "Recall the Agent from Hagga Basin")
    assert (g.of("Ana").agents, g.of("Ana").places) == (1, [SPACE["Wealth"]])
    assert g.can("Play Dagger")
    assert not dune().intrigue("Ana", "Urgent Mission").hand("Ana", "Dagger").turn("Ana").can("Intrigue")


# Combat cards.


def fight(*cards: str, **things: int) -> Scene:
    """Ana and Bia have troops in the Conflict; Ana holds these cards."""
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", *cards)
    return g.give("Ana", conflict=3, garrison=0, **things).give("Bia", conflict=1, garrison=0).combat()


@rule("DI-INTRIGUE-05", "DI-COMBAT-03")
@pytest.mark.parametrize(
    ("card", "cost", "swords"),
    [("Ambush", 0, 4), ("Private Army", 2, 5), ("Tiebreaker", 0, 2), ("Master Tactician", 0, 3)],
)
def test_combat_cards_with_swords(card: str, cost: int, swords: int) -> None:
    g = fight(card, "Windfall", spice=cost)
    assert g.of("Ana").strength == 6
    mode = ": 3 swords" if card == "Master Tactician" else ""
    g.does("Ana", f"Intrigue: {card}{mode}")
    assert (g.of("Ana").strength, g.of("Ana").spice) == (6 + swords, 0)


@rule("DI-INTRIGUE-05", "DI-ICON-04")
def test_allied_armada_needs_an_alliance_and_spice() -> None:
    assert not fight("Allied Armada", spice=2).can("Intrigue")
    g = dune().intrigue("Ana", "Allied Armada", "Windfall").alliance("Ana", "fremen").give("Ana", conflict=1, spice=2)
    g.combat().does("Ana", "Intrigue: Allied Armada")
    assert g.of("Ana").strength == 2 + 7


@rule("DI-ICON-22", "DI-COMBAT-03")
def test_master_tactician_may_retreat_instead() -> None:
    g = fight("Master Tactician").does(
        "Ana", "Intrigue: Master Tactician: you may retreat up to 3 troops", "Retreat 2 troops"
    )
    assert g.of("Ana").garrison == 2


@rule("DI-CLAR-28", "DI-COMBAT-03")
def test_s65_staged_incident_costs_three_troops() -> None:
    g = (
        dune()
        .conflict("Siege of Arrakeen")
        .intrigue("Ana", "Staged Incident")
        .give("Ana", conflict=3, swords=2, garrison=0)
    )
    g.give("Bia", conflict=1, garrison=0).intrigue("Bia", "Windfall").combat()
    g.does("Ana", "Intrigue: Staged Incident")
    assert (g.of("Ana").vp, g.of("Ana").strength, g.of("Ana").supply) == (1, 0, 12)
    assert g.asked == "Bia"
    few = dune().intrigue("Ana", "Staged Incident").give("Ana", conflict=2).combat()
    assert not few.can("Intrigue")


@rule("DI-COMBAT-04", "DI-COMBAT-12", "DI-CLAR-05")
def test_s66_the_winner_plays_two_cards() -> None:
    g = (
        dune()
        .conflict("Siege of Arrakeen")
        .intrigue("Ana", "To the Victor...", "Demand Respect")
        .give("Ana", conflict=3)
    )
    g.combat()
    assert g.said == ["Pass"]
    g.does("Ana", "Pass")
    assert g.question == "WinnerCards"
    assert not g.can("Intrigue: Demand Respect: 2 spice")
    g.does("Ana", "Intrigue: To the Victor...")
    assert g.of("Ana").spice == 3
    g.does("Ana", "Intrigue: Demand Respect: 2 spice → 2 Influence", "Fremen")
    assert (g.of("Ana").influence[3], g.of("Ana").spice) == (2, 1)


@rule("DI-COMBAT-12", "DI-COMBAT-07")
def test_a_tied_player_plays_nothing_for_winning() -> None:
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", "To the Victor...").give("Ana", conflict=2)
    g.give("Bia", conflict=2).combat().does("Ana", "Pass")
    assert g.question != "WinnerCards"
    assert g.plots("Ana") == ["To the Victor..."]


@rule("DI-COMBAT-12")
def test_a_card_won_as_the_reward_may_be_played_at_once() -> None:
    g = dune().conflict("Raid Stockpiles").give("Ana", conflict=2).next_intrigue("To the Victor...").combat()
    g.does("Ana", "Intrigue: To the Victor...")
    assert g.of("Ana").spice == 3 + 3


# Endgame cards.


def ending(card: str) -> Scene:
    return dune().intrigue("Ana", card)


@rule("DI-CLAR-20", "DI-INTRIGUE-06")
@pytest.mark.parametrize(("levels", "points"), [((3, 3, 2, 2), 0), ((3, 3, 3, 2), 1), ((3, 3, 3, 3), 2)])
def test_plans_within_plans(levels: tuple[int, ...], points: int) -> None:
    g = ending("Plans Within Plans")
    g.of("Ana").influence = list(levels)
    g.owe(EndgameWindow(0))
    assert g.can("Intrigue: Plans Within Plans") == bool(points)
    if points:
        g.does("Ana", [text for text in g.said if text.startswith("Intrigue")][-1])
    assert g.of("Ana").vp == points


@rule("DI-CLAR-14")
@pytest.mark.parametrize(("mine", "theirs", "points"), [(1, 0, 1), (2, 2, 1), (3, 2, 2), (0, 0, 0), (1, 1, 0)])
def test_s72_corner_the_market(mine: int, theirs: int, points: int) -> None:
    g = ending("Corner the Market").put("Ana", "discard", *["The Spice Must Flow"] * mine)
    g.put("Bia", "deck", *["The Spice Must Flow"] * theirs).owe(EndgameWindow(0))
    g.does("Ana", "Intrigue: Corner the Market")
    assert g.of("Ana").vp == points


@rule("DI-END-03", "DI-INTRIGUE-06")
def test_tiebreaker_is_ten_spice_at_the_end() -> None:
    g = ending("Tiebreaker").owe(EndgameWindow(0)).does("Ana", "Intrigue: Tiebreaker")
    assert g.of("Ana").spice == 10


# Secrecy and the deck.


@rule("DI-INTRIGUE-01", "DI-ICON-08")
def test_intrigue_cards_are_seen_by_their_owner_only() -> None:
    g = dune()
    draw_intrigue(g.g, 0, 2)
    for card in g.of("Ana").intrigue:
        assert g.g.view(0).intrigues.face[card] != UNKNOWN
        assert g.g.view(1).intrigues.face[card] == UNKNOWN
    g = dune().intrigue("Ana", "Windfall").hand("Ana", "Dagger").turn("Ana").does("Ana", "Intrigue: Windfall")
    assert g.g.view(1).intrigues.face[g.g.intrigue_discard[0]] != UNKNOWN


@rule("DI-INTRIGUE-10")
def test_an_empty_intrigue_deck_is_made_of_its_discard_pile() -> None:
    g = dune()
    g.g.intrigue_deck, g.g.intrigue_discard = g.g.intrigue_deck[:1], g.g.intrigue_deck[1:]
    draw_intrigue(g.g, 0, 3)
    assert len(g.of("Ana").intrigue) == 3
    assert g.g.intrigue_discard == []
    g.g.intrigue_deck = []
    draw_intrigue(g.g, 0, 3)
    assert len(g.of("Ana").intrigue) == 3


@rule("DI-INTRIGUE-07")
def test_there_is_no_limit_to_intrigue_cards() -> None:
    g = dune()
    draw_intrigue(g.g, 0, 20)
    assert len(g.of("Ana").intrigue) == 20


@rule("DI-INTRIGUE-04", "DI-INTRIGUE-05", "DI-INTRIGUE-06")
def test_each_type_has_its_own_moment() -> None:
    g = dune().intrigue("Ana", "Windfall", "Ambush", "Plans Within Plans").hand("Ana", "Dagger").turn("Ana")
    assert [text.split(":")[1].strip() for text in g.said if text.startswith("Intrigue")] == ["Windfall"]
    g = fight("Windfall", "Ambush", "Plans Within Plans")
    assert [text.split(":")[1].strip() for text in g.said if text.startswith("Intrigue")] == ["Ambush"]
    g = dune().intrigue("Ana", "Windfall", "Ambush", "Tiebreaker").owe(EndgameWindow(0))
    assert [text.split(":")[1].strip() for text in g.said if text.startswith("Intrigue")] == ["Tiebreaker"]


@rule("DI-ROUND-06", "DI-INTRIGUE-04")
def test_plot_cards_may_come_between_effects() -> None:
    g = dune().intrigue("Ana", "Windfall").hand("Ana", "Duncan Idaho").give("Ana", water=1).turn("Ana")
    g.goes("Ana", "Duncan Idaho", "Carthag")
    assert g.can("Resolve: 1 water")
    g.does("Ana", "Intrigue: Windfall")
    assert g.of("Ana").solari == 2
    assert g.can("Resolve: 1 water")
