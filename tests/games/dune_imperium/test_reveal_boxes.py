"""What the Reveal boxes of the cards do, and what a card gives when it is acquired."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.effects.acquire import acquire
from ludoteca.kernel import rule
from tests.games.dune_imperium.hands import reveals
from tests.games.dune_imperium.scene import CARD, dune

# Reveal boxes with conditions and choices.


@rule("DI-REVEAL-04")
def test_bene_gesserit_sister_chooses_persuasion_or_swords() -> None:
    g = reveals("Bene Gesserit Sister")
    assert not g.can("Done")
    assert reveals("Bene Gesserit Sister").does("Ana", "Resolve: 2 Persuasion").of("Ana").persuasion == 2
    assert g.does("Ana", "Resolve: 2 swords").of("Ana").swords == 2


@rule("DI-ICON-22", "DI-CLAR-23")
def test_chani_retreats_any_number() -> None:
    g = reveals("Chani", conflict=4, garrison=0)
    assert g.can("Done")
    g.does("Ana", "Resolve: you may retreat any number of troops")
    assert g.said[0] == "Retreat no troops"
    g.does("Ana", "Retreat 4 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison, g.of("Ana").strength) == (0, 4, 0)


@rule("DI-ICON-22", "DI-CLAR-23")
def test_scout_retreats_up_to_two() -> None:
    g = reveals("Scout", conflict=4, garrison=0).does("Ana", "Resolve: you may retreat up to 2 troops")
    assert g.said == ["Retreat no troops", "Retreat 1 troop", "Retreat 2 troops"]
    g.does("Ana", "Retreat 2 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (2, 2)


@rule("DI-ICON-16")
@pytest.mark.parametrize(
    ("card", "thing", "alone", "bonded"),
    [
        ("Fedaykin Death Commando", "swords", 0, 3),
        ("Sietch Reverend Mother", "persuasion", 0, 3),
        ("Sietch Reverend Mother", "spice", 0, 1),
        ("Spice Hunter", "spice", 0, 1),
    ],
)
def test_fremen_bonds(card: str, thing: str, alone: int, bonded: int) -> None:
    assert getattr(reveals(card).of("Ana"), thing) == alone
    g = dune().hand("Ana", card).put("Ana", "played", "Arrakis Liaison").intrigue("Ana", "Ambush")
    assert getattr(g.turn("Ana").does("Ana", "Reveal your hand").of("Ana"), thing) == bonded


@rule("DI-ICON-16")
def test_crysknife_gains_fremen_influence_with_a_bond() -> None:
    assert reveals("Crysknife").of("Ana").influence[3] == 0
    assert reveals("Crysknife", "Chani").of("Ana").influence[3] == 1


@rule("DI-ICON-16")
def test_s54_two_bonds_enable_each_other() -> None:
    g = reveals("Fedaykin Death Commando", "Spice Hunter")
    assert (g.of("Ana").swords, g.of("Ana").persuasion, g.of("Ana").spice) == (4, 2, 1)


@rule("DI-CLAR-19", "DI-ICON-10")
def test_s55_liet_kynes_counts_fremen_of_both_kinds_of_turns() -> None:
    g = dune().hand("Ana", "Liet Kynes", "Stilgar").put("Ana", "played", "Arrakis Liaison").intrigue("Ana", "Ambush")
    g.turn("Ana").does("Ana", "Reveal your hand", "Resolve: 2 Persuasion for each Fremen card in play")
    assert g.of("Ana").persuasion == 6 + 2


@rule("DI-ICON-04")
def test_firm_grip_reveals_with_the_emperors_alliance() -> None:
    assert reveals("Firm Grip").of("Ana").persuasion == 0
    g = dune().hand("Ana", "Firm Grip").alliance("Ana", "fremen").intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").persuasion == 0
    g = dune().hand("Ana", "Firm Grip").alliance("Ana", "emperor").intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").persuasion == 4


@rule("DI-ICON-04", "DI-ICON-21")
def test_guild_ambassador_buys_a_point_with_the_guilds_alliance() -> None:
    assert not reveals("Guild Ambassador", spice=3).can("Resolve:")
    g = dune().hand("Ana", "Guild Ambassador").alliance("Ana", "spacing_guild").give("Ana", spice=3, vp=0)
    g.turn("Ana").does("Ana", "Reveal your hand", "Resolve: with the Spacing Guild Alliance: 3 spice → 1 Victory Point")
    assert (g.of("Ana").vp, g.of("Ana").spice) == (1, 0)


@rule("DI-CLAR-16")
def test_s57_guild_bankers_make_every_copy_cheaper() -> None:
    g = dune().hand("Ana", "Guild Bankers", *["Convincing Argument"] * 2).give("Ana", council=True).turn("Ana")
    g.does("Ana", "Reveal your hand").give("Ana", persuasion=12)
    g.does("Ana", "Acquire The Spice Must Flow", "Acquire The Spice Must Flow")
    assert g.of("Ana").vp == 2
    assert g.cards("Ana", "discard").count("The Spice Must Flow") == 2


@rule("DI-CLAR-16")
def test_guild_bankers_make_nothing_else_cheaper_and_need_not_be_asked() -> None:
    g = dune().hand("Ana", "Guild Bankers").intrigue("Ana", "Ambush").turn("Ana").does("Ana", "Reveal your hand")
    saved = {name: DECK_CARDS[kind].cost - g.g.cost_of(kind) for name, kind in CARD.items()}
    assert {name: less for name, less in saved.items() if less} == {"The Spice Must Flow": 3}


@rule("R-1", "DI-REVEAL-04")
def test_what_is_printed_twice_is_offered_once() -> None:
    g = reveals("Gun Thopter", "Gun Thopter", garrison=5)
    assert len([said for said in g.said if said.startswith("Resolve: you may deploy")]) == 1


@rule("R-6", "R-7")
def test_a_condition_that_comes_true_by_another_card_is_not_burnt_before() -> None:
    g = dune().hand("Ana", "Worm Riders", "Crysknife").influence("Ana", fremen=1).give("Ana", conflict=1)
    g.intrigue("Ana", "Ambush").turn("Ana").does("Ana", "Reveal your hand")
    assert g.of("Ana").influence[3] == 2
    assert g.of("Ana").swords == 1 + 4


@rule("DI-AGENT-19")
@pytest.mark.parametrize(("card", "most"), [("Gun Thopter", 1), ("Sardaukar Legion", 3)])
def test_reveal_boxes_that_deploy(card: str, most: int) -> None:
    g = reveals(card, garrison=5).does("Ana", "Resolve: you may deploy")
    assert len(g.said) == most + 1
    g.does("Ana", g.said[-1])
    assert g.of("Ana").conflict == most


@rule("DI-AGENT-13", "DI-ICON-25")
def test_gurney_halleck_pays_for_troops_that_march_at_once() -> None:
    g = reveals("Gurney Halleck", solari=3, garrison=1).does("Ana", "Resolve: 3 Solari → recruit 2 troops")
    g.does("Ana", "Deploy 2 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison, g.of("Ana").solari) == (2, 1, 0)


@rule("DI-AGENT-13", "DI-ICON-21", "R-36")
def test_opulence_buys_a_point() -> None:
    g = reveals("Opulence", solari=6).does("Ana", "Resolve: 6 Solari → 1 Victory Point")
    assert (g.of("Ana").vp, g.of("Ana").solari) == (1, 0)


@rule("DI-ICON-15", "DI-ICON-04")
def test_worm_riders_need_influence_and_alliance() -> None:
    assert reveals("Worm Riders").of("Ana").swords == 0
    g = dune().hand("Ana", "Worm Riders").influence("Ana", fremen=2).intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").swords == 4
    g = dune().hand("Ana", "Worm Riders").influence("Ana", fremen=4).alliance("Ana", "fremen").intrigue("Ana", "Ambush")
    assert g.turn("Ana").does("Ana", "Reveal your hand").of("Ana").swords == 6


# Acquire boxes.


@rule("DI-ICON-01", "DI-CLAR-27", "R-26", "DI-ICON-21")
def test_acquire_effects_happen_once_when_acquired() -> None:
    g = dune()
    for card in ("The Spice Must Flow", "Chani", "CHOAM Directorship", "Liet Kynes"):
        acquire(g.g, 0, g.fetch(CARD[card]))
    ana = g.of("Ana")
    assert (ana.vp, ana.water, ana.influence) == (1 + 1, 1, [2, 1, 1, 1])
    acquire(g.g, 1, g.fetch(CARD["Lady Jessica"]))
    g.g.settle()
    assert g.question == "ChooseFaction"
    g.does("Bia", "Bene Gesserit")
    assert g.of("Bia").influence == [0, 0, 1, 0]
    g.put("Ana", "hand", "The Spice Must Flow").turn("Ana").does("Ana", "Reveal your hand")
    assert ana.vp == 2
