"""Standing answers, so that questions outside one's turn do not stall a table, and do not betray a hand.

A reaction is asked of every seat whatever it holds (the games see to that). What could still tell is *time*: so an
answer given by a standing order waits a random while, drawn without looking at the hand, and an answer given by hand or
by a bot waits at least as long. Who answers by hand within that while cannot be told from who was never asked.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ludoteca.kernel import Choice, Game, State

if TYPE_CHECKING:
    from ludoteca.table.room import Room

ASK, TURN, ALWAYS, MATTERS = "", "turn", "always", "matters"
MODES = (ASK, MATTERS, TURN, ALWAYS)
SHORTEST, LONGEST = 0.8, 2.4
"""Seconds that an answer out of turn takes."""


def default(game: Game) -> str:
    """How a seat begins: where the game knows what matters, it asks only then."""
    return MATTERS if game.view.matters is not None else ASK


def answers(room: Room, ask: Choice, view: State | None = None) -> bool:
    """Whether the seat's standing answer answers this question, now or when the seat saw this."""
    mode = room.row.chairs[ask.seat].standing
    if not ask.reaction:
        return mode == MATTERS and room.solo() and not ask.auto and only_way(view or room.view(ask.seat))
    if not ask.idle or mode == ASK:
        return False
    if mode == MATTERS:
        matters = room.game.view.matters
        return matters is not None and not matters(view or room.view(ask.seat), ask)
    return True


def only_way(view: State) -> bool:
    """Whether there is nothing to decide. On the own turn such a question is asked so that nobody learns of a hand by
    its absence: against bots alone nobody could, and whoever wants to be asked only if it matters is not.
    """
    return len(view.options) == 1


def pause(room: Room) -> float:
    """How long an answer out of turn takes. With nobody to hide from, no time at all."""
    return 0.0 if room.alone() else random.uniform(SHORTEST, LONGEST)
