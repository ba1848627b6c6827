"""The questions of 011 by which others know what is asked: its page and its judge.

They may ask which question it is and read its fields. How it is answered is the business of the rules.
"""

from __future__ import annotations

from ludoteca.games.zero11.rules.auction import OpenAuction, Raise
from ludoteca.games.zero11.rules.gears import Move, PushGear
from ludoteca.games.zero11.rules.walking import Stroll

__all__ = ["Move", "OpenAuction", "PushGear", "Raise", "Stroll"]
