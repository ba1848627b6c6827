"""What is in the box of Calamandara: symbols, cards, the board and everything that can be picked."""

from ludoteca.games.calamandara.content.picks import ACTIONS, VERBS

__all__ = ["ACTIONS", "VERBS"]
