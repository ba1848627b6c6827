"""The rules of Calamandara, by chapter of the rulebook."""

from ludoteca.games.calamandara.rules import cards
from ludoteca.games.calamandara.rules.setup import setup

__all__ = ["cards", "setup"]
