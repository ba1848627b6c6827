"""The spaces in which observations lie."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludoteca.lab.seeing import HIGH, LOW, Eyes


def flat_space(eyes: Eyes) -> spaces.Space[Any]:
    """All features in one row."""
    return spaces.Box(LOW, HIGH, (len(eyes.names),), np.float32)


def blocks_space(eyes: Eyes) -> spaces.Space[Any]:
    """Features by blocks, each under its name."""
    return spaces.Dict({b.name: spaces.Box(LOW, HIGH, (len(b.index),), np.float32) for b in eyes.blocks})
