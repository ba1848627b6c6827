"""The Intrigue deck: its forty cards, who sees them, and when each type may be played."""

from __future__ import annotations

from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.icons import COMBAT, ENDGAME, WON
from ludoteca.games.dune_imperium.rules.round import EndgameWindow
from ludoteca.kernel import UNKNOWN, rule
from tests.games.dune_imperium.hands import fight
from tests.games.dune_imperium.scene import PLOT, dune

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


@rule("DI-INTRIGUE-10", "DI-ICON-08")
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
