"""How strong our bots were found to be: openskill ratings (skill, uncertainty) of the arena, one scale for each box.

From bench/arena (two seats; 011 with three). Those of Dune: Imperium, Above and Below and 011 were measured before
their rules were last mended (bench/arena/earlier): good enough to set people beside them, and to be measured anew.
"""

from __future__ import annotations

from typing import Final

UNKNOWN: Final = (25.0, 25.0 / 3)
"""Of whom nothing is known yet."""
MEASURED: Final[dict[str, dict[str, tuple[float, float]]]] = {
    "roam": {
        "mcts-strong": (36.1, 2.1),
        "mcts": (33.7, 1.8),
        "mcts-fast": (26.6, 2.0),
        "greedy": (17.2, 2.2),
        "random": (-5.6, 4.1),
    },
    "calamandara": {
        "mcts-strong": (32.2, 3.0),
        "mcts": (33.0, 2.7),
        "mcts-fast": (28.5, 2.7),
        "greedy": (26.3, 2.8),
        "random": (0.9, 4.8),
    },
    "dune_imperium": {
        "mcts-strong": (36.1, 2.4),
        "mcts": (34.0, 2.0),
        "mcts-fast": (26.4, 1.9),
        "greedy": (23.4, 2.1),
        "random": (-1.9, 4.3),
    },
    "above_and_below": {
        "mcts-strong": (35.6, 2.0),
        "mcts": (30.4, 1.8),
        "mcts-fast": (26.5, 1.6),
        "greedy": (24.2, 1.7),
        "random": (-0.4, 4.1),
    },
    "zero11": {
        "mcts-strong": (35.1, 1.8),
        "mcts": (27.4, 1.6),
        "mcts-fast": (25.9, 1.5),
        "greedy": (24.4, 1.7),
        "random": (-1.7, 4.1),
    },
}


def strength(game: str, level: str) -> tuple[float, float]:
    """What is known of a bot at a game."""
    return MEASURED.get(game, {}).get(level, UNKNOWN)
