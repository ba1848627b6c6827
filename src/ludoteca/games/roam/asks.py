"""The questions of Roam by which others know what is asked: its page and what learners see.

They may ask which question it is and read its fields. How it is answered is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.roam.rules.artifacts import BuyArtifact, Slide
from ludoteca.games.roam.rules.claiming import Bid, ClaimNext
from ludoteca.games.roam.rules.placing import Extend, Place, PutRemaining
from ludoteca.games.roam.rules.setup import ChooseEdge
from ludoteca.games.roam.rules.turn import AfterPlacing, UseCharacter

__all__ = ["QUESTIONS", "Bid", "Extend", "Place", "PutRemaining", "UseCharacter"]

QUESTIONS: Final = (
    *(ChooseEdge, UseCharacter, Place, Extend, PutRemaining, AfterPlacing),
    *(Slide, ClaimNext, Bid, BuyArtifact),
)
"""All of them, in the order of a learner's features."""
