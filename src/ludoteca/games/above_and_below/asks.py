"""The questions of Above and Below by which others know what is asked: its judge and what learners see.

They may ask which question it is and read its fields. How it is answered is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.above_and_below.rules.build import Builder, BuyBuilding
from ludoteca.games.above_and_below.rules.explore import Decide, Injure, Reroll, Strive
from ludoteca.games.above_and_below.rules.free import Answer, NamePrice
from ludoteca.games.above_and_below.rules.harvest import SellHarvest, TakeGood
from ludoteca.games.above_and_below.rules.outcome import InjureByText
from ludoteca.games.above_and_below.rules.payment import PayWith
from ludoteca.games.above_and_below.rules.rest import Refresh, Sleep
from ludoteca.games.above_and_below.rules.track import Progress
from ludoteca.games.above_and_below.rules.train import Recruit, Trainer, Welcome
from ludoteca.games.above_and_below.rules.turn import Send, Turn

__all__ = ["QUESTIONS", "Answer", "Injure", "InjureByText", "PayWith", "Reroll", "Send", "Sleep", "TakeGood"]

QUESTIONS: Final = (
    *(Turn, Send, Builder, BuyBuilding, Trainer, Recruit, Welcome, PayWith, TakeGood, SellHarvest),
    *(Progress, NamePrice, Answer, Decide, Reroll, Strive, Injure, InjureByText, Refresh, Sleep),
)
"""All of them, in the order of a learner's features."""
