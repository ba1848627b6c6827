"""The questions of Dune: Imperium by which others know what is asked: its judge and what learners see.

They may ask which question it is and read its fields. How it is answered is the business of the rules.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.effects.acquire import ChooseAcquire, ChooseManipulated, WhereTo
from ludoteca.games.dune_imperium.effects.cards import ChooseDiscard, ChooseFromDiscard, ChooseTrash
from ludoteca.games.dune_imperium.effects.choices import ChooseBranch, RivalBranch
from ludoteca.games.dune_imperium.effects.influence import (
    AllianceHeir,
    ChooseFaction,
    ChooseTwoFactions,
    LoseInfluence,
    RivalFaction,
    RivalTwoFactions,
)
from ludoteca.games.dune_imperium.effects.troops import ChooseDeploy, ChooseRetreat, ChooseVictim
from ludoteca.games.dune_imperium.effects.turn import ChooseRecall, NameSpace, PassOrStay
from ludoteca.games.dune_imperium.rules.agent_turn import (
    AgentEffects,
    ChooseAgent,
    SellSpice,
    SendAgent,
    StartOfTurn,
    TakeTurn,
)
from ludoteca.games.dune_imperium.rules.combat import CombatCards, MoreCombatCards, WinnerCards
from ludoteca.games.dune_imperium.rules.reveal import RevealEffects
from ludoteca.games.dune_imperium.rules.round import Defend, EndgameCards
from ludoteca.games.dune_imperium.rules.setup import ChooseLeader, ChooseSecret

__all__ = [
    "QUESTIONS",
    "AllianceHeir",
    "ChooseFaction",
    "ChooseTwoFactions",
    "RivalFaction",
    "RivalTwoFactions",
]

QUESTIONS: Final = (
    *(ChooseLeader, ChooseSecret, StartOfTurn, TakeTurn, ChooseAgent, SendAgent, SellSpice),
    *(AgentEffects, RevealEffects, WhereTo, ChooseBranch, NameSpace, ChooseRecall, PassOrStay),
    *(ChooseTrash, ChooseDiscard, ChooseFromDiscard, ChooseDeploy, ChooseRetreat, ChooseVictim),
    *(ChooseAcquire, ChooseManipulated, AllianceHeir, ChooseFaction, LoseInfluence, ChooseTwoFactions),
    *(RivalFaction, RivalTwoFactions, RivalBranch),
    *(Defend, CombatCards, MoreCombatCards, WinnerCards, EndgameCards),
)
"""All of them, in the order of a learner's features."""
