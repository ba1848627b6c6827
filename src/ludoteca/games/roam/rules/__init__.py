"""The rulebook of Roam, a chapter to a file."""

from ludoteca.games.roam.rules.setup import setup

__all__ = ["setup"]
