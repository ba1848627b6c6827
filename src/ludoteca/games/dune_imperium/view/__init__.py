"""How Dune: Imperium looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.dune_imperium.view.words import WORDS

__all__ = ["WORDS"]
