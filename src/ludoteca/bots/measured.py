"""How strong our bots were found to be: openskill ratings (skill, uncertainty) of the arena, one scale for each box.

From bench/arena (two seats; 011 with three).
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = (25.0, 25.0 / 3)
"""Of whom nothing is known yet."""
MEASURED: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "roam": {
        "master": (41.1, 2.8),
        "mcts-strong": (36.3, 1.9),
        "mcts": (34.0, 1.8),
        "mcts-fast": (28.1, 1.9),
        "greedy": (20.0, 2.0),
        "carefree": (11.8, 2.7),
        "random": (-10.6, 3.7),
    },
    "calamandara": {
        "mcts-strong": (32.3, 1.5),
        "mcts": (29.9, 1.5),
        "mcts-fast": (28.1, 1.5),
        "greedy": (24.6, 1.5),
        "carefree": (17.6, 2.9),
        "random": (-4.9, 4.1),
    },
    "dune_imperium": {
        "mcts-strong": (36.1, 2.5),
        "mcts": (36.3, 2.0),
        "mcts-fast": (29.9, 1.8),
        "greedy": (27.8, 1.9),
        "carefree": (16.9, 2.8),
        "random": (-8.1, 4.0),
    },
    "above_and_below": {
        "mcts-strong": (32.4, 1.9),
        "mcts": (28.8, 1.6),
        "mcts-fast": (26.3, 1.5),
        "greedy": (25.1, 1.6),
        "carefree": (18.1, 2.6),
        "random": (-7.4, 3.9),
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


def strength(game: str, level: str) -> tuple[float, float]:
    """What is known of a bot at a game. A master who has learned nothing there plays as the level below does."""
    known = MEASURED.get(game, {})
    return known.get(level) or (known.get("mcts-strong") if level == "master" else None) or UNKNOWN
