"""A small neural network that judges a table, without any library: what `ludoteca train` learned, read from a file.

It is given the features of a table as one seat sees it, and what the game's own judge thinks; it answers with each
seat's chance to win. Bots ask it by way of `ludoteca.bots.lanes`, which says the same much quicker.
"""

from __future__ import annotations

import json
import math
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul
from pathlib import Path
from typing import Any

from ludoteca.kernel import Features, Game, Refused

Row = list[float]


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
    reads: str = ""
    """The fingerprint of the names of what it reads."""

    def chances(self, features: Sequence[float], opinions: Row) -> list[float]:
        """Each seat's chance to win, from the one who looks clockwise; `opinions` has one number for each seat."""
        units = self.bias
        for number, row in (*zip(features, self.inputs, strict=True), *zip(opinions, self.opinions, strict=False)):
            if number:
                units = [unit + number * weight for unit, weight in zip(units, row, strict=True)]
        units = [max(0.0, unit) for unit in units]
        powers = [
            self.level[n] + self.trust * opinion + sum(map(mul, units, self.outputs[n]))
            for n, opinion in enumerate(opinions)
        ]
        return shares(powers)


def shares(powers: Row) -> Row:
    """What each of them is of the whole victory."""
    top = max(powers)
    found = [math.exp(power - top) for power in powers]
    total = sum(found)
    return [share / total for share in found]


def save(network: Network, game: Game, file: Path, **about: Any) -> None:
    """Write it down in half precision: a header of one line, then the numbers."""
    sizes = [len(network.inputs), len(network.opinions), len(network.bias), len(network.outputs)]
    names = network.reads or fingerprint(game.lesson)
    head = {"game": game.code, "rules": game.version, "names": names, "sizes": sizes, **about}
    head["counts"] = list(network.counts)
    flat = [number for table in (network.inputs, network.opinions, network.outputs) for row in table for number in row]
    flat += [*network.bias, *network.level, network.trust]
    packed = zlib.compress(struct.pack(f"<{len(flat)}e", *flat), 9)
    file.write_bytes(json.dumps(head).encode() + b"\n" + packed)


def load(file: Path, game: Game) -> Network:
    """Read it, and see that it is of this game and of what is to be read there today."""
    head_line, _, packed = file.read_bytes().partition(b"\n")
    try:
        head = json.loads(head_line)
        plain = zlib.decompress(packed)
        numbers = iter(struct.unpack(f"<{len(plain) // 2}e", plain))
        inputs, opinions, hidden, outputs = head["sizes"]
        tables = [[[next(numbers) for _ in range(hidden)] for _ in range(n)] for n in (inputs, opinions, outputs)]
        bias, level = [next(numbers) for _ in range(hidden)], [next(numbers) for _ in range(outputs)]
        counts = tuple(head.get("counts", ()))
        network = Network(tables[0], tables[1], bias, tables[2], level, next(numbers), counts, head["names"])
    except (ValueError, KeyError, TypeError, StopIteration, struct.error, zlib.error) as error:
        raise Refused(f"{file.name} is not a network that `ludoteca train` wrote.", "network") from error
    if head["game"] != game.code or read_by(network, game) is None:
        raise Refused(f"{file.name} was learned with other features: `ludoteca train {game.code}` again.", "network")
    return network


def read_by(network: Network, game: Game) -> Features[Any] | None:
    """What of the game it reads: the lesson of its judge or all features, whichever it was learned with."""
    return next((known for known in (game.lesson, game.features) if fingerprint(known) == network.reads), None)


def fingerprint(read: Features[Any]) -> str:
    """Of the names of what is read: a network is of use only with those that it was learned with."""
    return f"{zlib.crc32(' '.join(read.names).encode()):08x}"
