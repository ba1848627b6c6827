"""What House Hagal does with what it gets."""

from __future__ import annotations

from ludoteca.games.dune_imperium.board import Board
from ludoteca.kernel import rule


@rule("DI-HAGAL-47", "H-8")
def spend_for_victory(g: Board, who: int) -> None:
    """A solo Rival turns three Intrigue cards, three water, seven Solari or seven spice into a Victory Point at
    once.
    """
    rival = g.players[who]
    if not rival.collects:
        return
    while len(rival.intrigue) >= 3:
        for _ in range(3):
            card = rival.intrigue.pop()
            g.intrigues.show(card)
            g.intrigue_discard.append(card)
        _buy_point(g, who, "intrigue", 3)
    while rival.water >= 3:
        rival.water -= 3
        _buy_point(g, who, "water", 3)
    while rival.solari >= 7:
        rival.solari -= 7
        _buy_point(g, who, "solari", 7)
    while rival.spice >= 7:
        rival.spice -= 7
        _buy_point(g, who, "spice", 7)


def _buy_point(g: Board, who: int, thing: str, amount: int) -> None:
    g.players[who].vp += 1
    g.tell("spent", seat=who, amount=amount, thing=thing)
    g.tell("scored", seat=who, points=1, why="spent")
