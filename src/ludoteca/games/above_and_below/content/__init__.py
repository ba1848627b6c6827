"""Every card, space, token and number of the box, as plain data beside the sentence it encodes."""

from ludoteca.games.above_and_below.content.picks import ACTIONS, VERBS

__all__ = ["ACTIONS", "VERBS"]
