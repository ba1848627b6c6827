"""The Reveal turn: revealing, buying, strength, clean-up."""

from __future__ import annotations

import pytest

from ludoteca.games.dune_imperium.effects.cards import draw, trash
from ludoteca.kernel import UNKNOWN, rule
from tests.games.dune_imperium.scene import dune

ROW = ("Space Travel", "Stilgar", "Opulence", "Lady Jessica", "Gurney Halleck")


@rule("DI-REVEAL-02", "DI-ROUND-07")
def test_the_whole_hand_is_shown_to_everybody() -> None:
    g = dune().hand("Ana", "Dagger", "Diplomacy").put("Ana", "played", "Stilgar").intrigue("Ana", "Ambush").turn("Ana")
    g.give("Ana", council=True).does("Ana", "Reveal your hand")
    assert g.cards("Ana", "shown") == ["Dagger", "Diplomacy"]
    assert g.of("Ana").persuasion == 1 + 2  # of Diplomacy and of the seat in the Council
    assert g.cards("Ana", "hand") == []
    assert all(g.g.view(2).cards.face[card] != UNKNOWN for card in g.of("Ana").shown)


@rule("DI-REVEAL-04")
def test_cards_may_be_acquired_between_effects() -> None:
    g = dune().hand("Ana", "Gurney Halleck", "Convincing Argument").offer(*ROW[:4], "Power Play").give("Ana", solari=3)
    g.turn("Ana").does("Ana", "Reveal your hand", "Acquire Space Travel")
    assert g.can("Resolve: 3 Solari → recruit 2 troops")
    g.does("Ana", "Resolve: 3 Solari", "Deploy 2 troops")
    assert g.of("Ana").conflict == 2


@rule("DI-REVEAL-05", "DI-ICON-07")
def test_water_of_life_on_a_reveal_turn_reveals_three_more() -> None:
    g = dune().hand("Ana", "Dagger").deck("Ana", "Stilgar", "Dagger", "Fremen Camp").intrigue("Ana", "Water of Life")
    g.give("Ana", water=1, spice=1).turn("Ana").does("Ana", "Reveal your hand", "Intrigue: Water of Life")
    assert (g.of("Ana").persuasion, g.of("Ana").swords) == (4, 1 + 3 + 1 + 1)
    assert g.cards("Ana", "hand") == []


@rule("DI-REVEAL-06", "DI-ICON-11", "R-28")
def test_strength_counts_troops_twice_and_swords_once() -> None:
    g = dune().hand("Ana", "Stilgar").give("Ana", conflict=3, garrison=0).turn("Ana").does("Ana", "Reveal your hand")
    assert g.of("Ana").strength == 2 * 3 + 3


@rule("DI-REVEAL-07", "R-28")
def test_s58_swords_without_troops_are_worth_nothing_until_troops_come() -> None:
    g = (
        dune()
        .hand("Ana", "Stilgar", "Sardaukar Infantry", "Sardaukar Legion")
        .turn("Ana")
        .does("Ana", "Reveal your hand")
    )
    assert (g.of("Ana").swords, g.of("Ana").strength) == (5, 0)
    g.does("Ana", "Resolve: you may deploy up to 3 troops from your garrison", "Deploy 1 troop")
    assert g.of("Ana").strength == 7


@rule("DI-REVEAL-01", "DI-REVEAL-08")
def test_s59_strength_is_announced_beyond_twenty() -> None:
    g = dune().hand("Ana", "Stilgar", "Gun Thopter", "Dagger").give("Ana", conflict=8, garrison=0).turn("Ana")
    g.does("Ana", "Reveal your hand", "Done")
    assert g.told("strength") == [{"seat": 0, "amount": 23}]


@rule("R-27")
def test_persuasion_is_counted_anew_on_each_reveal_turn() -> None:
    g = dune().hand("Ana", "Dagger").give("Ana", council=True, persuasion=5).intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").persuasion == 2


@rule("DI-REVEAL-01", "DI-REVEAL-09", "DI-REVEAL-11")
def test_clean_up_discards_everything_in_play() -> None:
    g = (
        dune()
        .hand("Ana", "Dagger", "Diplomacy")
        .put("Ana", "played", "Signet Ring")
        .intrigue("Ana", "Ambush")
        .turn("Ana")
    )
    g.does("Ana", "Reveal your hand", "Done")
    assert sorted(g.cards("Ana", "discard")) == ["Dagger", "Diplomacy", "Signet Ring"]
    assert (g.cards("Ana", "played"), g.cards("Ana", "shown"), g.of("Ana").persuasion) == ([], [], 0)


@rule("DI-REVEAL-10", "DI-ICON-20")
def test_the_row_and_two_stacks_are_for_sale_but_not_foldspace() -> None:
    g = dune().hand("Ana", *["Arrakis Liaison"] * 5).offer(*ROW).turn("Ana").does("Ana", "Reveal your hand")
    acquired = {text.removeprefix("Acquire ") for text in g.said if text.startswith("Acquire ")}
    assert acquired == {*ROW, "Arrakis Liaison", "The Spice Must Flow"}
    g = dune().hand("Ana", "Convincing Argument", "Diplomacy").offer(*ROW).turn("Ana").does("Ana", "Reveal your hand")
    assert {text for text in g.said if text.startswith("Acquire ")} == {
        "Acquire Space Travel",
        "Acquire Arrakis Liaison",
    }


@rule("DI-REVEAL-11")
def test_persuasion_is_pooled_and_split() -> None:
    g = dune().hand("Ana", "Convincing Argument", "Convincing Argument", "Diplomacy").offer(*ROW).turn("Ana")
    g.does("Ana", "Reveal your hand", "Acquire Arrakis Liaison", "Acquire Space Travel")
    assert {"Arrakis Liaison", "Space Travel"} <= set(g.cards("Ana", "discard"))
    assert (g.of("Ana").persuasion, g.of("Ana").swayed) == (0, 5)


@rule("DI-REVEAL-12", "DI-GEN-04")
def test_an_acquired_card_is_not_used_now() -> None:
    g = dune().hand("Ana", "Lady Jessica").offer("Space Travel", "Scout", *ROW[1:3], "Chani").turn("Ana")
    g.does("Ana", "Reveal your hand", "Acquire Scout")
    assert (g.of("Ana").persuasion, g.of("Ana").swords) == (2, 1)
    assert g.cards("Ana", "discard") == ["Scout"]


@rule("DI-REVEAL-13", "R-26")
def test_the_row_is_refilled_at_once_and_the_new_card_is_for_sale() -> None:
    g = dune().hand("Ana", "Convincing Argument", "Convincing Argument").offer(*ROW).next_in_row("Dr. Yueh").turn("Ana")
    g.does("Ana", "Reveal your hand", "Acquire Space Travel")
    assert g.row == ["Dr. Yueh", *ROW[1:]]
    assert g.g.view(1).cards.face[g.g.row[0]] != UNKNOWN
    g.does("Ana", "Acquire Dr. Yueh")
    assert "Dr. Yueh" in g.cards("Ana", "discard")


@rule("DI-REVEAL-13", "R-26")
def test_an_exhausted_deck_leaves_the_row_short() -> None:
    g = dune().hand("Ana", "Piter De Vries").offer(*ROW)
    g.g.box += g.g.imperium
    g.g.imperium = []
    g.turn("Ana").does("Ana", "Reveal your hand", "Acquire Space Travel")
    assert g.row == list(ROW[1:])


@rule("DI-REVEAL-14", "R-15", "R-27")
@pytest.mark.parametrize(
    ("seat", "hall", "persuasion"), [(False, False, 1), (True, False, 3), (False, True, 2), (True, True, 4)]
)
def test_the_council_and_the_hall_add_persuasion(seat: bool, hall: bool, persuasion: int) -> None:
    g = dune().hand("Ana", "Diplomacy").give("Ana", council=seat).intrigue("Ana", "Ambush")
    if hall:
        g.agent("Ana", "Hall of Oratory")
    assert g.turn("Ana").does("Ana", "Reveal your hand").of("Ana").persuasion == persuasion


@rule("DI-GEN-05", "DI-CLAR-27")
def test_s61_the_point_of_the_spice_must_flow_stays() -> None:
    g = dune().hand("Ana", *["Arrakis Liaison"] * 5).offer(*ROW).turn("Ana").does("Ana", "Reveal your hand")
    stack = len(g.g.reserve[1])
    g.does("Ana", "Acquire The Spice Must Flow")
    assert (g.of("Ana").vp, len(g.g.reserve[1])) == (1, stack - 1)
    pile = g.of("Ana").discard
    trash(g.g, 0, next(card for card in pile if g.g.deck_card(card).id == "the_spice_must_flow"), pile)
    assert (g.of("Ana").vp, len(g.g.reserve[1])) == (1, stack)


@rule("DI-GEN-04", "DI-ICON-07", "R-41")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    g = (
        dune()
        .deck("Ana", "Dagger")
        .put("Ana", "discard", "Diplomacy", "Seek Allies")
        .put("Ana", "played", "Signet Ring")
    )
    draw(g.g, 0, 5)
    assert sorted(g.cards("Ana", "hand")) == ["Dagger", "Diplomacy", "Seek Allies"]
    assert (g.cards("Ana", "deck"), g.cards("Ana", "discard")) == ([], [])


@rule("DI-ICON-12", "R-24")
def test_trashing_a_revealed_card_keeps_what_it_gave() -> None:
    g = (
        dune()
        .hand("Ana", "Stilgar", "Spice Hunter")
        .intrigue("Ana", "Ambush")
        .turn("Ana")
        .does("Ana", "Reveal your hand")
    )
    trash(g.g, 0, g.of("Ana").shown[0], g.of("Ana").shown)
    assert (g.of("Ana").swords, g.of("Ana").persuasion) == (4, 3)


@rule("DI-ROUND-05", "DI-REVEAL-01", "DI-ROUND-03", "R-40")
def test_a_reveal_turn_with_an_empty_hand_is_a_turn() -> None:
    g = dune().hand("Ana").turn("Ana")
    assert g.of("Ana").revealed
    assert g.asked == ""


@rule("DI-CLAR-06", "R-13")
def test_everybody_knows_who_acquired_the_card_that_moves_agents() -> None:
    """From then on its owner is asked before revealing even without an Agent at home."""
    g = (
        dune()
        .hand("Ana", *["Arrakis Liaison"] * 4)
        .offer("Kwisatz Haderach")
        .turn("Ana")
        .does("Ana", "Reveal your hand")
    )
    assert g.of("Ana").movers == 0
    g.does("Ana", "Acquire Kwisatz Haderach")
    assert g.of("Ana").movers == 1
    pile = g.of("Ana").discard
    trash(g.g, 0, next(card for card in pile if g.g.deck_card(card).any_space), pile)
    assert g.of("Ana").movers == 0
