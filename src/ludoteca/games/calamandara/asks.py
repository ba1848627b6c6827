"""The questions of Calamandara by which others know what is asked: its page and its judge.

They may ask which question it is and read its fields. How it is answered is the business of the rules.
"""

from __future__ import annotations

from ludoteca.games.calamandara.rules.cards.questions import WhichFacing, WhichSpace, WhichSymbol, WhichTraveller
from ludoteca.games.calamandara.rules.planning import PlanFacing, PlanSpace
from ludoteca.games.calamandara.rules.responses import Offer, Respond
from ludoteca.games.calamandara.rules.settling import StackHand
from ludoteca.games.calamandara.rules.setup import OrderMemories, OrderSymbolCards
from ludoteca.games.calamandara.rules.turn import Act, ActOpenly, Redeclare

__all__ = [
    "Act",
    "ActOpenly",
    "Offer",
    "OrderMemories",
    "OrderSymbolCards",
    "PlanFacing",
    "PlanSpace",
    "Redeclare",
    "Respond",
    "StackHand",
    "WhichFacing",
    "WhichSpace",
    "WhichSymbol",
    "WhichTraveller",
]
