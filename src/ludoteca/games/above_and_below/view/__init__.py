"""How Above and Below looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.above_and_below.view.board import board
from ludoteca.games.above_and_below.view.cover import cover
from ludoteca.games.above_and_below.view.page import faces, page, seat_line
from ludoteca.games.above_and_below.view.words import WORDS
from ludoteca.kernel import View

__all__ = ["VIEW", "WORDS", "board", "cover", "page"]

MOMENTS = ("round", "read", "succeeded", "failed", "joined", "sold", "ended")
VIEW = View(page=page, board=board, cover=cover, words=WORDS, seat_line=seat_line, faces=faces, moments=MOMENTS)
