"""How 011 looks: words, the page, the terminal, and the private note sheet."""

from ludoteca.games.zero11.view.board import board
from ludoteca.games.zero11.view.notes import notes
from ludoteca.games.zero11.view.page import cover, faces, page, seat_line
from ludoteca.games.zero11.view.words import WORDS
from ludoteca.kernel import View

__all__ = ["VIEW", "WORDS", "board", "cover", "notes", "page"]

MOMENTS = ("event", "roles", "organ", "declared", "right", "wrong", "eliminated", "won", "ragnarok", "all_out")
VIEW = View(page=page, board=board, cover=cover, words=WORDS, seat_line=seat_line, faces=faces, moments=MOMENTS)
