"""What the Plot cards do."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from ludoteca.kernel import UNKNOWN, rule
from tests.games.dune_imperium.scene import CARD, PLOT, SPACE, Scene, dune


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


@rule("DI-INTRIGUE-02", "DI-INTRIGUE-04", "DI-INTRIGUE-08", "DI-ICON-21")
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


@rule("DI-ICON-14", "R-8", "R-49")
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


@rule("DI-CLAR-10", "R-18")
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


@rule("DI-REVEAL-10", "DI-GEN-04", "R-26", "R-49")
def test_bypass_protocol_acquires_for_free() -> None:
    g = holding("Bypass Protocol", spice=2).offer(
        "Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck"
    )
    g.turn("Ana").does("Ana", "Intrigue: Bypass Protocol: acquire a card")
    assert g.said == ["Acquire Space Travel for free", "Acquire Arrakis Liaison for free"]
    g.does("Ana", "Acquire Space Travel")
    assert g.cards("Ana", "discard") == ["Space Travel"]
    g = holding("Bypass Protocol", spice=2).offer(
        "Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck"
    )
    g.turn("Ana").does("Ana", "Intrigue: Bypass Protocol: 2 spice", "Acquire Stilgar")
    assert g.cards("Ana", "deck")[-1] == "Stilgar"
    assert g.of("Ana").spice == 0


@rule("DI-INTRIGUE-08", "R-49")
def test_bypass_protocol_needs_a_card_that_is_cheap_enough() -> None:
    g = holding("Bypass Protocol", spice=2).offer("Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck", "Power Play")
    g.g.box += g.g.reserve[0]
    g.g.reserve[0] = []
    assert [text for text in g.turn("Ana").said if text.startswith("Intrigue: Bypass Protocol")] == [
        "Intrigue: Bypass Protocol: 2 spice → acquire a card that costs 5 or less on top of your deck"
    ]


@rule("DI-CLAR-04", "DI-ICON-17", "R-16", "R-49")
def test_calculated_hire_needs_the_mentat_at_home() -> None:
    g = holding("Calculated Hire", spice=1)
    g.g.mentat = 2
    assert not g.turn("Ana").can("Intrigue: Calculated Hire")


@rule("DI-INTRIGUE-09", "R-27")
def test_charisma_waits_for_the_reveal_turn() -> None:
    g = holding("Charisma").turn("Ana").does("Ana", "Intrigue: Charisma")
    assert (g.plots("Ana", "posted"), g.of("Ana").persuasion) == (["Charisma"], 0)
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


@rule("DI-AGENT-07", "R-19", "R-49")
def test_s44_an_envoy_opens_the_factions_to_any_card() -> None:
    g = dune().intrigue("Ana", "Dispatch an Envoy").hand("Ana", "Convincing Argument").turn("Ana")
    assert not g.can("Play Convincing Argument")
    g.does("Ana", "Intrigue: Dispatch an Envoy", "Play Convincing Argument")
    assert g.spaces() == {"Wealth", "Foldspace", "Secrets", "Stillsuits"}
    g = dune().intrigue("Ana", "Dispatch an Envoy").hand("Ana", "Dagger").give("Ana", agents=0).turn("Ana")
    assert not g.can("Intrigue: Dispatch an Envoy")


@rule("R-49", "DI-CLAR-06")
def test_infiltrate_helps_a_card_that_needs_no_agent_on_the_leader() -> None:
    g = holding("Infiltrate").hand("Ana", "Kwisatz Haderach").agent("Ana", "Wealth", "Stillsuits").turn("Ana")
    assert g.can("Intrigue: Infiltrate")
    g = holding("Infiltrate").hand("Ana", "Dagger").agent("Ana", "Wealth", "Stillsuits").turn("Ana")
    assert not g.can("Intrigue: Infiltrate")


@rule("DI-CLAR-15", "R-49")
def test_double_cross_moves_a_troop_on_each_side() -> None:
    g = holding("Double Cross", solari=1).give("Bia", conflict=2).turn("Ana").does("Ana", "Intrigue: Double Cross")
    assert (g.of("Bia").conflict, g.of("Ana").conflict, g.of("Ana").garrison) == (1, 1, 3)
    none = holding("Double Cross", solari=1, conflict=1).turn("Ana")
    assert not none.can("Intrigue: Double Cross")
    empty = holding("Double Cross", solari=1, garrison=12).give("Caio", conflict=1).turn("Ana")
    empty.does("Ana", "Intrigue: Double Cross")
    assert (empty.of("Ana").conflict, empty.of("Caio").conflict) == (0, 0)
    two = holding("Double Cross", solari=1, conflict=1).give("Bia", conflict=1).give("Caio", conflict=1).turn("Ana")
    two.does("Ana", "Intrigue: Double Cross")
    assert two.said == ["Strike Bia", "Strike Caio"]


@rule("DI-AGENT-04", "R-14")
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


@rule("DI-CLAR-09", "R-25", "R-49", "R-50")
def test_poison_snooper_draws_or_trashes_the_top_card() -> None:
    g = holding("Poison Snooper")
    g.g.cards.seen[g.of("Ana").deck[-1]] = 0
    g.turn("Ana").does("Ana", "Intrigue: Poison Snooper")
    assert g.said == ["Resolve: draw a card", "Resolve: trash the top card of your deck"]
    assert g.g.view(0).cards.face[g.of("Ana").deck[-1]] != UNKNOWN
    g.does("Ana", "Resolve: trash the top card of your deck")
    assert g.cards("Ana", "deck") == ["Dagger", "Reconnaissance"]
    g = holding("Poison Snooper").turn("Ana").does("Ana", "Intrigue: Poison Snooper", "Resolve: draw a card")
    assert "Convincing Argument" in g.cards("Ana", "hand")
    empty = holding("Poison Snooper").deck("Ana").put("Ana", "discard", "Dagger").turn("Ana")
    assert not empty.can("Intrigue: Poison Snooper")


@rule("DI-REVEAL-05", "R-25")
def test_s56_a_card_drawn_while_revealing_is_revealed_at_once() -> None:
    g = dune().intrigue("Ana", "Poison Snooper").hand("Ana", "Dagger").deck("Ana", "Stilgar").turn("Ana")
    g.does("Ana", "Reveal your hand", "Intrigue: Poison Snooper", "Resolve: draw a card")
    assert g.of("Ana").swords == 1 + 3
    assert g.told("reveals")[-1] == {"seat": 0, "cards": (CARD["Stilgar"],)}
    assert g.told("gained_persuasion") == [{"seat": 0, "n": 2}]
    assert g.told("gained_swords")[-1] == {"seat": 0, "n": 3}


@rule("DI-CLAR-12", "R-24")
def test_poison_snooper_on_an_assassination_mission_pays() -> None:
    g = holding("Poison Snooper").deck("Ana", "Assassination Mission").turn("Ana")
    g.does("Ana", "Intrigue: Poison Snooper", "Resolve: trash the top card of your deck")
    assert g.of("Ana").solari == 4


@rule("DI-AGENT-19", "R-3", "R-49")
def test_rapid_mobilization_deploys_from_anywhere() -> None:
    g = (
        holding("Rapid Mobilization", garrison=5)
        .turn("Ana")
        .does("Ana", "Intrigue: Rapid Mobilization", "Deploy 5 troops")
    )
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (5, 0)
    assert holding("Rapid Mobilization", garrison=0).turn("Ana").can("Intrigue: Rapid Mobilization")


@rule("DI-CLAR-21", "DI-INTRIGUE-09", "R-27")
def test_s60_recruitment_mission_puts_acquired_cards_on_top() -> None:
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
    g.give("Ana", persuasion=5).does("Ana", "Acquire Space Travel")
    assert g.said == ["On top of the deck", "To the discard pile"]
    g.does("Ana", "On top of the deck")
    assert g.cards("Ana", "deck")[-1] == "Space Travel"
    g.does("Ana", "Acquire Arrakis Liaison", "On top of the deck")
    assert g.cards("Ana", "deck")[-1] == "Arrakis Liaison"


@rule("DI-CLAR-22", "R-50")
def test_refocus_shuffles_the_discard_pile_into_the_deck() -> None:
    g = holding("Refocus").put("Ana", "discard", "Seek Allies").turn("Ana").does("Ana", "Intrigue: Refocus")
    assert len(g.of("Ana").hand) == 3
    assert g.cards("Ana", "discard") == []
    assert len(g.of("Ana").deck) == 3
    assert all(g.g.view(0).cards.face[card] == UNKNOWN for card in g.of("Ana").deck)
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


@rule("DI-ICON-06", "R-17", "R-46", "R-49")
def test_urgent_mission_recalls_an_agent() -> None:
    g = dune().intrigue("Ana", "Urgent Mission").hand("Ana", "Dagger").agent("Ana", "Wealth", "Hagga Basin").turn("Ana")
    g.does("Ana", "Intrigue: Urgent Mission", "Recall the Agent from Hagga Basin")
    assert (g.of("Ana").agents, g.of("Ana").places) == (1, [SPACE["Wealth"]])
    assert g.can("Play Dagger")
    assert not dune().intrigue("Ana", "Urgent Mission").hand("Ana", "Dagger").turn("Ana").can("Intrigue")
