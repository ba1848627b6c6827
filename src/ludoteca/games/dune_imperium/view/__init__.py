"""How Dune: Imperium looks: the page, the board of the terminal, the words for its things."""

from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view.cover import cover
from ludoteca.games.dune_imperium.view.faces import every_face
from ludoteca.games.dune_imperium.view.houses import seat_line
from ludoteca.games.dune_imperium.view.page import blocks, page
from ludoteca.games.dune_imperium.view.terminal import board
from ludoteca.games.dune_imperium.view.words import WORDS
from ludoteca.kernel import Choice, View

__all__ = ["VIEW", "WORDS", "board", "cover", "matters", "page"]


def matters(view: Dune, ask: Choice) -> bool:
    """Whether a question outside the own turn is worth this seat's attention: there is more to pick than to pass."""
    return len(ask.options(view)) > 1


VIEW = View(
    page=page,
    blocks=blocks,
    board=board,
    cover=cover,
    faces=every_face,
    words=WORDS,
    matters=matters,
    seat_line=seat_line,
    moments=("round", "place", "hagal_place", "alliance", "endgame"),
)
