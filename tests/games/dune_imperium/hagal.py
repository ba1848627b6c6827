"""Tables with House Hagal: of two players, and of one."""

from __future__ import annotations

from ludoteca.games.dune_imperium.content.hagal import HAGAL
from tests.games.dune_imperium.scene import Scene, dune

HAGAL_ID = {card.id: kind for kind, card in enumerate(HAGAL)}


def duel() -> Scene:
    g = dune("Ana Bia")
    g.of("Rival 1").garrison, g.of("Rival 1").supply = 0, 12
    return g


def alone(level: str = "mercenary") -> Scene:
    g = dune("Ana", difficulty=level)
    for who in (1, 2):
        rival = g.g.players[who]
        rival.garrison, rival.supply, rival.vp = 0, 12, 0
        rival.solari = rival.spice = 0
        rival.water = 1
        rival.influence = [0, 0, 0, 0]
        g.g.intrigue_deck += rival.intrigue
        rival.intrigue = []
    g.leader("Rival 1", 'Glossu "The Beast" Rabban').leader("Rival 2", "Count Ilban Richese")
    return g


def next_card(g: Scene, *ids: str) -> Scene:
    """The next Hagal cards, the first one on top."""
    deck = g.g.hagal_deck + g.g.hagal_discard
    g.g.hagal_discard = []
    for id in reversed(ids):
        card = next(c for c in deck if g.g.hagal_kinds[g.g.hagal.face[c]] == HAGAL_ID[id])
        deck.remove(card)
        deck.append(card)
    g.g.hagal_deck = deck
    return g
