"""How Above and Below looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.above_and_below.view.board import board
from ludoteca.games.above_and_below.view.page import cover, page
from ludoteca.games.above_and_below.view.words import WORDS

__all__ = ["WORDS", "board", "cover", "page"]
