"""How 011 looks: words, the page, the terminal, and the private note sheet."""

from ludoteca.games.zero11.view.words import WORDS

__all__ = ["WORDS"]
