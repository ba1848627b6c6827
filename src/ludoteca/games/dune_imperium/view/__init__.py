"""How Dune: Imperium looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.dune_imperium.view.cover import cover
from ludoteca.games.dune_imperium.view.page import page
from ludoteca.games.dune_imperium.view.terminal import board
from ludoteca.games.dune_imperium.view.words import WORDS

__all__ = ["WORDS", "board", "cover", "page"]
