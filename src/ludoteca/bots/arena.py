"""The arena: bots against bots, results in a file that can be resumed."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ludoteca.bots import make
from ludoteca.bots.lineups import Pairing
from ludoteca.registry import box

Runner = Callable[[Iterable[Pairing]], Iterator["Outcome"]]
"""Plays pairings somewhere (here, in processes, on a cluster) and yields what came of them in any order."""


@dataclass(frozen=True)
class Outcome:
    """What came of one game."""

    key: str
    bots: tuple[str, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    picks: int
    seconds: tuple[float, ...]
    """Thinking time of each seat, on a core: what else the machine does counts little."""
    decisions: tuple[int, ...]

    def wins(self, seat: int) -> float:
        """The seat's share of the victory; there are games that nobody wins."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


def play(pairing: Pairing) -> Outcome:
    """One game. Bots get views, and iterations instead of seconds, so that it can be played again."""
    game = box(pairing.game)
    seats = len(pairing.bots)
    g = game.begin(seats, pairing.seed, dict(pairing.variants))
    bots = [make(n, pairing.seed * 1009 + seat, game, timed=False) for seat, n in enumerate(pairing.bots)]
    seconds, decisions, picks = [0.0] * seats, [0] * seats, 0
    while (ask := g.ask) is not None:
        start = time.process_time()
        pick = bots[ask.seat].decide(g.view(ask.seat))
        seconds[ask.seat] += time.process_time() - start
        decisions[ask.seat] += 1
        g.choose(pick)
        picks += 1
    result = g.outcome()
    return Outcome(pairing.key, pairing.bots, result.ranks, result.scores, picks, tuple(seconds), tuple(decisions))


def here(pairings: Iterable[Pairing]) -> Iterator[Outcome]:
    """One after the other, in this process."""
    return map(play, pairings)


def in_processes(jobs: int) -> Runner:
    def run(pairings: Iterable[Pairing]) -> Iterator[Outcome]:
        with ProcessPoolExecutor(jobs) as pool:
            for future in as_completed([pool.submit(play, pairing) for pairing in pairings]):
                yield future.result()

    return run


def compete(pairings: Iterable[Pairing], runner: Runner, file: Path | None) -> Iterator[Outcome]:
    """Yield all outcomes: first those already in the file, then the missing ones as they are played."""
    wanted = {pairing.key: pairing for pairing in pairings}
    done = {outcome.key: outcome for outcome in read(file) if outcome.key in wanted} if file else {}
    yield from done.values()
    missing = [pairing for key, pairing in wanted.items() if key not in done]
    for outcome in runner(missing):
        if file:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(asdict(outcome)) + "\n")
        yield outcome


def read(file: Path) -> Iterator[Outcome]:
    if not file.exists():
        return
    for line in file.read_text("utf-8").splitlines():
        try:
            row = json.loads(line)
        except ValueError:
            continue  # the last line of a run that was killed
        fields: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in row.items()}
        yield Outcome(**fields)


@dataclass(frozen=True)
class Share:
    """How often a bot came first, with a 95 % interval (Wilson)."""

    games: int
    wins: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        n, p, z = self.games, self.rate, 1.96
        if not n:
            return 0.0, 1.0
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - half), min(1.0, middle + half)


def matrix(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """(lone, field) -> how often the lone one came first. In two-player games both are the lone one."""
    table: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            rest = {other for s, other in enumerate(outcome.bots) if s != seat}
            if len(rest) == 1 and rest != {bot}:
                table.setdefault((bot, rest.pop()), []).append(outcome.wins(seat))
    return {pair: Share(len(wins), sum(wins)) for pair, wins in table.items()}


def together(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """(one, other) -> how often one of the first kind won, in all games of the pair. If each was the lone one equally
    often, both had half of the seats, and an even share is a half of the games, however many seats there are."""
    table: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        kinds = sorted(set(outcome.bots))
        if len(kinds) == 2:
            for one, other in (kinds, kinds[::-1]):
                won = sum(outcome.wins(seat) for seat, bot in enumerate(outcome.bots) if bot == one)
                table.setdefault((one, other), []).append(won)
    return {pair: Share(len(wins), sum(wins)) for pair, wins in table.items()}


def cost(outcomes: Iterable[Outcome]) -> dict[str, float]:
    """Milliseconds per decision of each bot."""
    spent: dict[str, tuple[float, int]] = {}
    for outcome in outcomes:
        for bot, seconds, decisions in zip(outcome.bots, outcome.seconds, outcome.decisions, strict=True):
            total, count = spent.get(bot, (0.0, 0))
            spent[bot] = (total + seconds, count + decisions)
    return {bot: 1000 * total / max(1, count) for bot, (total, count) in spent.items()}
