"""The rulebook of Dune: Imperium, a chapter to a file."""

from ludoteca.games.dune_imperium.rules.setup import setup

__all__ = ["setup"]
