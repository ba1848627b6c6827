"""Standing answers, so that questions outside one's turn do not stall a table, and do not betray a hand.

A reaction is asked of every seat whatever it holds (the games see to that). What could still tell is *time*: so an
answer given by a standing order waits a random while, drawn without looking at the hand, and an answer given by hand or
by a bot waits at least as long. Who answers by hand within that while cannot be told from who was never asked.
"""

from __future__ import annotations

import random

from ludoteca.kernel import Choice, Game, State
from ludoteca.table.sitting import Sitting

ASK, TURN, ALWAYS, MATTERS = "", "turn", "always", "matters"
MODES = (ASK, MATTERS, TURN, ALWAYS)
SHORTEST, LONGEST = 0.8, 2.4
"""Seconds that an answer out of turn takes, where the table did not choose otherwise."""
PAUSES = (0, 5, 10, 20)
"""What a table may choose: the longer, the less can be read from somebody who thinks."""


def default(game: Game) -> str:
    """How a seat begins: where the game knows what matters, it asks only then."""
    return MATTERS if game.view.matters is not None else ASK


def answers(table: Sitting, ask: Choice, view: State | None = None) -> bool:
    """Whether the seat's standing answer answers this question, now or when the seat saw this."""
    mode = table.row.chairs[ask.seat].standing
    if not ask.reaction:
        return mode == MATTERS and table.solo() and not ask.auto and only_way(view or table.view(ask.seat))
    if not ask.idle or mode == ASK:
        return False
    if mode == MATTERS:
        matters = table.game.view.matters
        return matters is not None and not matters(view or table.view(ask.seat), ask)
    return True


def only_way(view: State) -> bool:
    """Whether there is nothing to decide. On the own turn such a question is asked so that nobody learns of a hand by
    its absence: against bots alone nobody could, and whoever wants to be asked only if it matters is not.
    """
    return len(view.options) == 1


def pause(table: Sitting) -> float:
    """How long an answer out of turn takes, whatever anybody holds. With nobody to hide from, no time at all."""
    if table.alone():
        return 0.0
    if table.row.pause:
        return random.uniform(0.8 * table.row.pause, table.row.pause)
    return random.uniform(SHORTEST, LONGEST)


def reactions(game: Game) -> list[type[Choice]]:
    """The questions outside the own turn that this game asks."""
    return game.remembered("reactions", lambda: _reactions(game.package))


def _reactions(package: str) -> list[type[Choice]]:
    found: list[type[Choice]] = []
    waiting: list[type[Choice]] = [Choice]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.reaction and f"{kind.__module__}.".startswith(f"{package}."):
            found.append(kind)
    return found
