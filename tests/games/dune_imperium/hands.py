"""Players with cards in hand."""

from __future__ import annotations

from tests.games.dune_imperium.scene import Scene, dune


def ana(*hand: str, **things: int) -> Scene:
    """Ana with these cards in hand; her deck has some cards of no account, and an Ambush keeps her turn open."""
    g = dune().hand("Ana", *hand).deck("Ana", "Dagger", "Diplomacy", "Reconnaissance").give("Ana", **things)
    return g.intrigue("Ana", "Ambush").turn("Ana")


def reveals(*hand: str, **things: int) -> Scene:
    return ana(*hand, **things).does("Ana", "Reveal your hand")


def fight(*cards: str, **things: int) -> Scene:
    """Ana and Bia have troops in the Conflict; Ana holds these cards."""
    g = dune().conflict("Siege of Arrakeen").intrigue("Ana", *cards)
    return g.give("Ana", conflict=3, garrison=0, **things).give("Bia", conflict=1, garrison=0).combat()
