"""A policy with a hidden layer, learned from what a search finds: which options to look at first, without any library.

What an option promises is told by a few units that count only when positive. Each of them adds up the situation, what
is printed on what the option points at, what it would bring about here, its verb, and what the game's own `prefer`
says. What is printed is added up once for every option, the situation once for every question, so that a search can
ask often.
"""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.experience import features_of
from ludoteca.kernel import Game, Judge, Option, OptionFeatures, Refused, State

Row = list[float]
UNITS: Final = 8
"""All hunches have so many units: written out one by one, compiled sums need no list and no object for a number."""
MOST: Final = 20_000
"""Options whose printed part is kept; a box has fewer."""


@dataclass(frozen=True)
class Hunch:
    """The numbers of the policy: each row says what one thing adds to every unit."""

    verbs: tuple[str, ...]
    """Those it has met; any other is left to the game's own `prefer`."""
    moment: list[Row]
    printed: list[Row]
    bearing: list[Row]
    verb: list[Row]
    like: Row
    outputs: Row
    """What each unit adds to the promise."""
    level: Row
    """What each verb adds to it besides."""
    trust: float
    """How much the game's own `prefer` counts besides."""
    counts: tuple[int, ...] = ()
    """Player counts at which it has learned; none: at all of them."""
    reads: str = ""
    """The fingerprint of the names of what it reads."""

    def promise(self, verb: str, moment: Row, printed: Row, bearing: Row, like: float) -> float:
        """What an option promises, said plainly; `Hunches` says the same quicker."""
        n = self.verbs.index(verb)
        total = self.trust * like + self.level[n]
        for unit, output in enumerate(self.outputs):
            inside = self.verb[n][unit] + self.like[unit] * like
            for numbers, rows in ((moment, self.moment), (printed, self.printed), (bearing, self.bearing)):
                inside += sum([number * row[unit] for number, row in zip(numbers, rows, strict=True)])
            total += output * max(0.0, inside)
        return total


class Hunches:
    """`prefers` as a search has taught it."""

    def __init__(self, judge: Judge[Any], features: OptionFeatures[Any], hunch: Hunch) -> None:
        self.judge = judge
        self.moment = features.moment
        self.about = features.about
        self.bearing = features.bearing
        self.hunch = hunch
        self.verbs = {verb: n for n, verb in enumerate(hunch.verbs)}
        self.nothing: Row = [0.0] * len(hunch.bearing)
        self.printed: dict[Option, Row] = {}

    def prefers(self, g: State, options: Sequence[Option]) -> list[float]:
        """What each option promises; only differences count."""
        likes = self.judge.prefers(g, options)
        seat: int = g.agenda[-1].seat  # type: ignore[attr-defined]  # a Choice is on top
        situation = added(self.moment(g, seat), self.hunch.moment, [0.0] * UNITS)
        bearings = self.bearing(g, seat, options) if self.bearing is not None else None
        found: list[float] = []
        for n, option in enumerate(options):
            verb = self.verbs.get(option.verb)
            if verb is None:
                found.append(likes[n])
                continue
            fixed = self.printed.get(option)
            if fixed is None:
                fixed = self._printed(option, verb)
            total = self.hunch.trust * likes[n] + self.hunch.level[verb]
            found.append(total + self._units(situation, fixed, bearings[n] if bearings else self.nothing, likes[n]))
        return found

    def prefer(self, g: State, option: Option) -> float:
        return self.prefers(g, [option])[0]

    def _units(self, situation: Row, fixed: Row, bearing: Row, like: float) -> float:
        """What the units add to the promise."""
        hunch = self.hunch
        row, rows = hunch.like, hunch.bearing
        a = situation[0] + fixed[0] + like * row[0]
        b = situation[1] + fixed[1] + like * row[1]
        c = situation[2] + fixed[2] + like * row[2]
        d = situation[3] + fixed[3] + like * row[3]
        e = situation[4] + fixed[4] + like * row[4]
        f = situation[5] + fixed[5] + like * row[5]
        g = situation[6] + fixed[6] + like * row[6]
        h = situation[7] + fixed[7] + like * row[7]
        for n in range(len(bearing)):
            number = bearing[n]
            if number != 0.0:
                row = rows[n]
                a += number * row[0]
                b += number * row[1]
                c += number * row[2]
                d += number * row[3]
                e += number * row[4]
                f += number * row[5]
                g += number * row[6]
                h += number * row[7]
        row = hunch.outputs
        total = (a * row[0] if a > 0.0 else 0.0) + (b * row[1] if b > 0.0 else 0.0)
        total += (c * row[2] if c > 0.0 else 0.0) + (d * row[3] if d > 0.0 else 0.0)
        total += (e * row[4] if e > 0.0 else 0.0) + (f * row[5] if f > 0.0 else 0.0)
        return total + (g * row[6] if g > 0.0 else 0.0) + (h * row[7] if h > 0.0 else 0.0)

    def _printed(self, option: Option, verb: int) -> Row:
        row = added(self.about(option), self.hunch.printed, self.hunch.verb[verb])
        if len(self.printed) < MOST:
            self.printed[option] = row
        return row


def added(numbers: Row, rows: list[Row], start: Row) -> Row:
    """What these numbers add to every unit."""
    total = start
    for number, row in zip(numbers, rows, strict=True):
        if number:
            total = [unit + number * weight for unit, weight in zip(total, row, strict=True)]
    return total


def judged_with(judge: Judge[Any], game: Game, hunch: Hunch) -> Judge[Any]:
    """This judge, who prefers options by what was learned."""
    hunches = Hunches(judge, features_of(game), hunch)
    return Judge(
        value=judge.value,
        values=judge.values,
        prefer=hunches.prefer,
        prefers=hunches.prefers,
        sensible=judge.sensible,
        search=judge.search,
    )


def save(hunch: Hunch, game: Game, file: Path, **about: Any) -> None:
    """Write it down in half precision: a header of one line, then the numbers."""
    sizes = [len(hunch.moment), len(hunch.printed), len(hunch.bearing)]
    head = {"game": game.code, "rules": game.version, "names": fingerprint(game), "sizes": sizes, **about}
    head |= {"verbs": hunch.verbs, "counts": list(hunch.counts)}
    rows = [*hunch.moment, *hunch.printed, *hunch.bearing, *hunch.verb, hunch.like, hunch.outputs, hunch.level]
    flat = [number for row in rows for number in row] + [hunch.trust]
    packed = zlib.compress(struct.pack(f"<{len(flat)}e", *flat), 9)
    file.write_bytes(json.dumps(head).encode() + b"\n" + packed)


def load(file: Path, game: Game) -> Hunch:
    """Read it, and see that it is of this game and of what options are described by today."""
    head_line, _, packed = file.read_bytes().partition(b"\n")
    try:
        head = json.loads(head_line)
        plain = zlib.decompress(packed)
        numbers = iter(struct.unpack(f"<{len(plain) // 2}e", plain))
        verbs, units = tuple(head["verbs"]), range(UNITS)
        counts = (*head["sizes"], len(verbs))
        moment, printed, here, verb = ([[next(numbers) for _ in units] for _ in range(count)] for count in counts)
        like, outputs = ([next(numbers) for _ in units] for _ in range(2))
        level = [next(numbers) for _ in verbs]
        trust, met = next(numbers), tuple(head["counts"])
        hunch = Hunch(verbs, moment, printed, here, verb, like, outputs, level, trust, met, head["names"])
    except (ValueError, KeyError, TypeError, StopIteration, struct.error, zlib.error) as error:
        raise Refused(f"{file.name} is not a policy that `ludoteca train --teach hunches` wrote.", "hunches") from error
    if head["game"] != game.code or hunch.reads != fingerprint(game):
        raise Refused(f"{file.name} was learned with other features: `ludoteca train {game.code}` again.", "hunches")
    return hunch


def fingerprint(game: Game) -> str:
    """Of the names of what is read: a policy is of use only with those that it was learned with."""
    features = features_of(game)
    names = " ".join((*features.moments, *features.marks, *features.bearings))
    return f"{zlib.crc32(names.encode()):08x}"
