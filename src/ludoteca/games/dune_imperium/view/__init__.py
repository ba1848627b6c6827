"""How Dune: Imperium looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view.cover import cover
from ludoteca.games.dune_imperium.view.page import page
from ludoteca.games.dune_imperium.view.terminal import board
from ludoteca.games.dune_imperium.view.words import WORDS
from ludoteca.kernel import Choice

__all__ = ["WORDS", "board", "cover", "page", "profile"]


def profile(view: Dune, ask: Choice) -> bool:
    """Whether a question outside the own turn is worth this seat's attention: there is more to pick than to pass."""
    return len(ask.options(view)) > 1
