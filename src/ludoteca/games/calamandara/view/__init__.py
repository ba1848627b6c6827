"""How Calamandara looks: the page, the board of the terminal, the words for its things, and which questions matter."""

from ludoteca.games.calamandara.view.board import board
from ludoteca.games.calamandara.view.cover import cover
from ludoteca.games.calamandara.view.matters import matters
from ludoteca.games.calamandara.view.page import faces, page, seat_line
from ludoteca.games.calamandara.view.words import WORDS
from ludoteca.kernel import View

__all__ = ["VIEW", "WORDS", "board", "cover", "matters", "page"]

VIEW = View(
    page=page,
    board=board,
    cover=cover,
    faces=faces,
    words=WORDS,
    matters=matters,
    seat_line=seat_line,
    moments=("won", "out_of_rounds", "entered"),
)
