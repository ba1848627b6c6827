"""How strong our bots were found to be: openskill ratings (skill, uncertainty) of the arena, one scale for each box.

From bench/arena (two seats; 011 with three).
"""

from __future__ import annotations

from typing import Final

from ludoteca.bots.levels import split

UNKNOWN: Final = (25.0, 25.0 / 3)
"""Of whom nothing is known yet."""
MEASURED: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "roam": {
        "master": (39.9, 1.8),
        "mcts-strong": (33.8, 1.7),
        "mcts": (31.8, 1.8),
        "mcts-fast": (26.3, 1.9),
        "greedy": (18.5, 2.0),
        "carefree": (10.6, 2.7),
        "random": (-11.3, 3.6),
    },
    "calamandara": {
        "master": (31.9, 1.5),
        "mcts-strong": (29.4, 1.5),
        "mcts": (27.8, 1.5),
        "mcts-fast": (26.3, 1.5),
        "greedy": (22.9, 1.5),
        "carefree": (16.3, 2.9),
        "random": (-5.5, 4.0),
    },
    "dune_imperium": {
        "master": (36.5, 2.2),
        "mcts-strong": (33.6, 1.9),
        "mcts": (32.6, 1.9),
        "mcts-fast": (27.7, 1.8),
        "greedy": (26.1, 1.9),
        "carefree": (15.9, 2.7),
        "random": (-8.4, 3.9),
    },
    "above_and_below": {
        "master": (36.0, 1.9),
        "mcts-strong": (30.1, 1.6),
        "mcts": (26.6, 1.6),
        "mcts-fast": (24.3, 1.5),
        "greedy": (23.2, 1.6),
        "carefree": (16.5, 2.6),
        "random": (-8.2, 3.8),
    },
    "zero11": {
        "mcts-strong": (34.3, 1.7),
        "mcts": (29.2, 1.5),
        "mcts-fast": (28.1, 1.5),
        "greedy": (24.3, 1.7),
        "carefree": (13.5, 2.6),
        "random": (-4.6, 3.2),
    },
}


def strength(game: str, bot: str) -> tuple[float, float]:
    """What is known of a bot at a game. A master who has learned nothing there plays as the level below does. What a
    temperament costs was measured at one level only: somebody who has one is rated like his level, less surely."""
    level, temperament = split(bot)
    known = MEASURED.get(game, {})
    skill, doubt = known.get(level) or (known.get("mcts-strong") if level == "master" else None) or UNKNOWN
    return skill, max(doubt, UNKNOWN[1] / 2) if temperament else doubt
