"""Who knows which card, and what nobody gets without asking: decks, hands, the discard piles, the bank."""

from __future__ import annotations

from ludoteca.games.dune_imperium.effects.cards import draw
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.kernel import UNKNOWN, rule
from tests.games.dune_imperium.hands import ana
from tests.games.dune_imperium.scene import Scene, dune


def readers(g: Scene, card: int) -> list[str]:
    """Who knows what this card of the players' decks is."""
    return [name for seat, name in enumerate(g.names) if g.g.view(seat).cards.face[card] != UNKNOWN]


@rule("DI-GEN-04", "DI-ICON-07", "DI-LEADER-02", "R-39")
def test_a_card_drawn_is_known_to_its_owner_and_to_paul_the_next_one() -> None:
    for leader, next_one in (("Paul Atreides", ["Ana"]), ("Duke Leto Atreides", [])):
        g = dune().leader("Ana", leader)
        g.g.cards.shuffle(g.of("Ana").deck, g.g.rng)
        draw(g.g, 0, 1)
        assert readers(g, g.of("Ana").hand[0]) == ["Ana"]
        assert readers(g, g.of("Ana").deck[-1]) == next_one


@rule("DI-REVEAL-05", "R-25")
def test_a_card_drawn_while_revealing_is_shown_and_its_box_counts() -> None:
    g = dune().intrigue("Ana", "Poison Snooper").hand("Ana", "Dagger").deck("Ana", "Chani").give("Ana", conflict=1)
    g.turn("Ana").does("Ana", "Reveal your hand", "Intrigue: Poison Snooper", "Resolve: draw a card")
    assert readers(g, g.of("Ana").shown[-1]) == g.names
    assert g.can("Resolve: you may retreat any number of troops")


@rule("DI-GEN-05", "DI-ICON-12", "R-39")
def test_everybody_sees_what_is_trashed() -> None:
    g = ana("Guild Administrator", "Diplomacy").goes("Ana", "Guild Administrator", "Secure Contract")
    g.does("Ana", "Resolve: you may trash a card", "Trash Diplomacy from your hand")
    assert readers(g, g.g.box[-1]) == g.names


@rule("DI-CLAR-09", "R-24", "R-25")
def test_the_card_looked_at_is_the_top_one_and_the_one_that_goes() -> None:
    g = dune().intrigue("Ana", "Poison Snooper").hand("Ana", "Dagger").deck("Ana", "Diplomacy", "Reconnaissance")
    under, top = g.of("Ana").deck
    g.g.cards.seen[under] = g.g.cards.seen[top] = 0
    g.turn("Ana").does("Ana", "Intrigue: Poison Snooper")
    assert (readers(g, under), readers(g, top)) == ([], ["Ana"])
    g.does("Ana", "Resolve: trash the top card of your deck")
    assert (g.of("Ana").deck, g.g.box[-1]) == ([under], top)


@rule("DI-INTRIGUE-10", "DI-INTRIGUE-01")
def test_nobody_knows_the_order_of_a_renewed_intrigue_deck() -> None:
    g = dune()
    g.g.intrigue_deck, g.g.intrigue_discard = [], g.g.intrigue_deck
    g.g.intrigues.show_all(g.g.intrigue_discard)
    draw_intrigue(g.g, 0, 1)
    drawn = g.of("Ana").intrigue[0]
    assert [g.g.view(seat).intrigues.face[drawn] != UNKNOWN for seat in range(3)] == [True, False, False]


@rule("DI-ICON-08", "DI-INTRIGUE-01")
def test_the_drawer_alone_is_told_which_intrigue_card_it_is_and_nothing_if_there_is_none() -> None:
    g = dune()
    draw_intrigue(g.g, 0, 1)
    assert [len(g.told("got_intrigue", name)) for name in g.names] == [1, 0, 0]
    g.g.intrigue_deck = []
    draw_intrigue(g.g, 0, 1)
    assert len(g.told("drew_intrigue")) == 1


@rule("DI-INTRIGUE-01", "DI-INTRIGUE-08")
def test_the_intrigue_card_that_was_named_is_the_one_played() -> None:
    g = dune().intrigue("Ana", "Ambush", "Windfall").hand("Ana", "Dagger").turn("Ana").does("Ana", "Intrigue: Windfall")
    assert (g.plots("Ana"), g.of("Ana").solari) == (["Ambush"], 2)


@rule("DI-GEN-07", "DI-ICON-23")
def test_a_player_hoards_without_limit_and_without_reward() -> None:
    g = dune().give("Ana", solari=6, spice=6, water=2)
    Gain(solari=3, spice=3, water=3).happen(g.g, 0, NONE)
    ana = g.of("Ana")
    assert (ana.solari, ana.spice, ana.water, ana.vp) == (9, 9, 5, 0)
    assert g.told("scored") == g.told("unscored") == []


# What is for sale.


@rule("DI-REVEAL-10", "R-26")
def test_a_reserve_stack_is_for_sale_down_to_its_last_card() -> None:
    g = dune().hand("Ana", *["Convincing Argument"] * 2, "Diplomacy")
    g.g.box += g.g.reserve[0][1:]
    g.g.reserve[0] = g.g.reserve[0][:1]
    g.turn("Ana").does("Ana", "Reveal your hand", "Acquire Arrakis Liaison")
    assert not g.can("Acquire Arrakis Liaison")


@rule("DI-REVEAL-10", "DI-REVEAL-11", "R-27")
def test_equal_cards_of_the_row_are_offered_once() -> None:
    g = dune().hand("Ana", "Convincing Argument").offer("Scout", "Scout").turn("Ana").does("Ana", "Reveal your hand")
    assert g.said.count("Acquire Scout") == 1


@rule("DI-REVEAL-11", "DI-LEADER-09", "R-23")
def test_a_card_set_aside_is_another_one_than_its_twin_in_the_row() -> None:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", "Convincing Argument").offer("Scout")
    g.put("Ana", "aside", "Scout").turn("Ana").does("Ana", "Reveal your hand", "Acquire Scout, which you set aside")
    assert (g.of("Ana").aside, g.row[0], g.of("Ana").persuasion) == ([], "Scout", 2)


@rule("DI-REVEAL-11", "DI-LEADER-09", "R-23")
def test_a_card_set_aside_must_be_paid_too() -> None:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", "Convincing Argument").put("Ana", "aside", "Stilgar")
    assert not g.turn("Ana").does("Ana", "Reveal your hand").can("Acquire Stilgar")


@rule("DI-REVEAL-11")
def test_everybody_may_read_what_a_reveal_turn_was_worth() -> None:
    g = dune().hand("Ana", *["Convincing Argument"] * 2, "Diplomacy").turn("Ana")
    g.does("Ana", "Reveal your hand", "Acquire Arrakis Liaison", "Done")
    assert (g.of("Ana").persuasion, g.of("Ana").swayed) == (0, 5)
