"""The rulebook of Above and Below, a chapter to a file."""

from ludoteca.games.above_and_below.rules.setup import setup

__all__ = ["setup"]
