"""The network once more, quicker: all hidden units side by side in one large integer.

Python adds large integers as fast as the machine can, and does not care how large they are. So every unit gets a lane
of 64 bits, and one addition adds a feature's row to all units at once. Sums of integers are exact: whatever the order
and the machine, the same table is judged alike. `Network.chances` says the same in floating point, unit by unit.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from operator import mul
from typing import Final

from ludoteca.bots.network import Network, Row, shares

LANE: Final = 64
STEPS: Final = 1 << 16
"""A feature is counted in so many steps from 0 to 1."""
MOST: Final = 8
"""No feature is larger; otherwise its lane might flow over into the next one."""
FINEST: Final = 24
"""Binary digits after the point that are kept of a weight; a number of half precision has no more of them."""


class Lanes:
    """A network, packed."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.counts = network.counts
        self.lanes = struct.Struct(f"<{len(network.bias)}Q")
        fine = float(1 << fineness(network))
        self.unit = 1.0 / (fine * STEPS)
        """What 1 in a lane means."""
        self.rows = [packed(row, fine) for row in network.inputs]
        self.whole = [row * STEPS for row in self.rows]
        """The rows of features that are 1, as most of those are that are not 0."""
        self.opinions = [packed(row, fine) for row in network.opinions]
        self.middle = 1 << (LANE - 1)
        # Every lane begins in its middle, so that none is ever below zero.
        self.start = packed(network.bias, fine) * STEPS + sum(
            self.middle << (LANE * n) for n in range(len(network.bias))
        )

    def chances(self, features: Sequence[float], opinions: Row) -> list[float]:
        """Each seat's chance to win, from the one who looks clockwise; `opinions` has one number for each seat."""
        total = self.start
        rows, whole = self.rows, self.whole
        for n, feature in enumerate(features):
            if feature == 1.0:
                total += whole[n]
            elif feature:
                total += rows[n] * int(feature * STEPS)
        for n, opinion in enumerate(opinions):
            total += self.opinions[n] * int(opinion * STEPS)
        units = self._units(total)
        network = self.network
        powers = [
            network.level[n] + network.trust * opinion + sum(map(mul, units, network.outputs[n]))
            for n, opinion in enumerate(opinions)
        ]
        return shares(powers)

    def _units(self, total: int) -> Row:
        """What each unit says; below zero it is silent."""
        middle, unit = self.middle, self.unit
        lanes = self.lanes.unpack(total.to_bytes(self.lanes.size, "little"))
        return [(lane - middle) * unit if lane > middle else 0.0 for lane in lanes]


def packed(row: Row, fine: float) -> int:
    """A row as one integer. Numbers below zero borrow from the lane above, and all sums come out right."""
    return sum(round(weight * fine) << (LANE * n) for n, weight in enumerate(row))


def fineness(network: Network) -> int:
    """How many bits behind the point there is room for, if every feature were as large as it may be."""
    columns = zip(*network.inputs, *network.opinions, network.bias, strict=True)
    largest = max(1.0, *(sum(map(abs, column)) for column in columns))
    return min(FINEST, LANE - 2 - math.ceil(math.log2(largest * MOST * STEPS)))
