"""How Roam looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.roam.view.board import board
from ludoteca.games.roam.view.cover import cover
from ludoteca.games.roam.view.gallery import faces, seat_line
from ludoteca.games.roam.view.page import blocks, page
from ludoteca.games.roam.view.words import WORDS
from ludoteca.kernel import View

__all__ = ["VIEW", "WORDS", "board", "cover", "page"]

MOMENTS = ("claimed", "tie", "outpost", "end")
VIEW = View(
    page=page,
    blocks=blocks,
    board=board,
    cover=cover,
    words=WORDS,
    seat_line=seat_line,
    faces=faces,
    moments=MOMENTS,
)
