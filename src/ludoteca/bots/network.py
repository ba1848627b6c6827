"""A small neural network that judges a table, without any library: what `ludoteca train` learned, read from a file.

It is given the features of a table as one seat sees it, and what the game's own judge thinks; it answers with each
seat's chance to win. Most features are zero, so the first layer adds up only the rows of those that are not.
"""

from __future__ import annotations

import json
import math
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from operator import add, mul
from pathlib import Path
from typing import Any, Final

from ludoteca.kernel import Game, Judge, Refused, Seat, State

Row = list[float]

SURE: Final = 0.001
"""The game's own judge is never taken to be surer of a victory or a defeat than this."""


@dataclass(frozen=True)
class Network:
    """Two layers: features and opinions, `hidden` units that count only when positive, one number for each seat."""

    inputs: list[Row]
    """For every feature, what it adds to each hidden unit."""
    opinions: list[Row]
    """The same for what the game's own judge thinks of each seat, from the one who looks clockwise."""
    bias: Row
    outputs: list[Row]
    """For every seat, what each hidden unit adds to it."""
    level: Row
    trust: float
    """How much the game's own judge counts beside the rest."""
    counts: tuple[int, ...] = ()
    """Player counts at which it has learned; none: at all of them."""

    def chances(self, features: Sequence[float], opinions: Row) -> list[float]:
        """Each seat's chance to win, from the one who looks clockwise; `opinions` has one number for each seat."""
        units = self.bias
        inputs = self.inputs
        for n, feature in enumerate(features):
            if feature == 1.0:  # most of those that are not zero
                units = list(map(add, units, inputs[n]))
            elif feature:
                units = [unit + feature * weight for unit, weight in zip(units, inputs[n])]  # noqa: B905  # the hot loop
        for n, opinion in enumerate(opinions):
            units = [unit + opinion * weight for unit, weight in zip(units, self.opinions[n])]  # noqa: B905
        units = [max(0.0, unit) for unit in units]
        powers = [
            self.level[n] + self.trust * opinion + sum(map(mul, units, self.outputs[n]))
            for n, opinion in enumerate(opinions)
        ]
        top = max(powers)
        shares = [math.exp(power - top) for power in powers]
        total = sum(shares)
        return [share / total for share in shares]


def opinion(value: float) -> float:
    """What the game's own judge thinks of a seat, as log odds."""
    value = min(1.0 - SURE, max(SURE, value))
    return math.log(value / (1.0 - value))


class Learned(Judge[Any]):
    """A judge that asks the network, as one seat sees the table."""

    def __init__(self, game: Game, network: Network, me: Seat = 0) -> None:
        self.own = own = by_experience(game)
        super().__init__(
            values=self._values, prefer=own.prefer, prefers=own.prefers, sensible=own.sensible, search=own.search
        )
        self.value = self._value
        self.features = game.features.of
        self.network = network
        self.me = me

    def seen_by(self, g: State, seat: Seat) -> list[float]:
        """What each seat may expect, from this one clockwise."""
        values = self.own.values(g)
        opinions = [opinion(value) for value in values[seat:] + values[:seat]]
        return self.network.chances(self.features(g, seat), opinions)

    def _value(self, g: State, seat: Seat) -> float:
        return self.seen_by(g, seat)[0]

    def _values(self, g: State) -> list[float]:
        chances = self.seen_by(g, self.me)
        first = g.seats - self.me
        return chances[first:] + chances[:first]


def by_experience(game: Game) -> Judge[Any]:
    """The game's own judge as its strongest searching level has it."""
    return game.judge.at(game.judge.search[-1])


def save(network: Network, game: Game, file: Path, **about: Any) -> None:
    """Write it down in half precision: a header of one line, then the numbers."""
    sizes = [len(network.inputs), len(network.opinions), len(network.bias), len(network.outputs)]
    head = {"game": game.code, "rules": game.version, "names": fingerprint(game), "sizes": sizes, **about}
    head["counts"] = list(network.counts)
    flat = [number for table in (network.inputs, network.opinions, network.outputs) for row in table for number in row]
    flat += [*network.bias, *network.level, network.trust]
    packed = zlib.compress(struct.pack(f"<{len(flat)}e", *flat), 9)
    file.write_bytes(json.dumps(head).encode() + b"\n" + packed)


def load(file: Path, game: Game) -> Network:
    """Read it, and see that it is of this game and of these features."""
    head_line, _, packed = file.read_bytes().partition(b"\n")
    try:
        head = json.loads(head_line)
        plain = zlib.decompress(packed)
        numbers = iter(struct.unpack(f"<{len(plain) // 2}e", plain))
        inputs, opinions, hidden, outputs = head["sizes"]
        tables = [[[next(numbers) for _ in range(hidden)] for _ in range(n)] for n in (inputs, opinions, outputs)]
        bias, level = [next(numbers) for _ in range(hidden)], [next(numbers) for _ in range(outputs)]
        counts = tuple(head.get("counts", ()))
        network = Network(tables[0], tables[1], bias, tables[2], level, next(numbers), counts)
    except (ValueError, KeyError, TypeError, StopIteration, struct.error, zlib.error) as error:
        raise Refused(f"{file.name} is not a network that `ludoteca train` wrote.", "network") from error
    if (head["game"], head["names"]) != (game.code, fingerprint(game)):
        raise Refused(f"{file.name} was learned with other features: `ludoteca train {game.code}` again.", "network")
    return network


def fingerprint(game: Game) -> str:
    """Of the names of the features: a network is of use only with those that it was learned with."""
    return f"{zlib.crc32(' '.join(game.features.names).encode()):08x}"
