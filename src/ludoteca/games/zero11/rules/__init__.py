"""The rules of 011, one module for each chapter of the rulebook.

From the sentences everything else is made of up to the whole game: `time`, `victory`, `clues`, `walking`, `actions`,
`effects`, `cards`, `characters`, `gears`, `auction`, `location`, `hour`.
"""

from ludoteca.games.zero11.rules.hour import setup

__all__ = ["setup"]
