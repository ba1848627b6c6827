"""How Calamandara looks: the page, the board of the terminal, the words for its things, and which questions matter."""

from ludoteca.games.calamandara.view.board import board
from ludoteca.games.calamandara.view.page import cover, page
from ludoteca.games.calamandara.view.profile import profile
from ludoteca.games.calamandara.view.words import WORDS

__all__ = ["WORDS", "board", "cover", "page", "profile"]
