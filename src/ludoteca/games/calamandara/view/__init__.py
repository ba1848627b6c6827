"""How Calamandara looks: the words for its things."""

from ludoteca.games.calamandara.view.words import WORDS

__all__ = ["WORDS"]
