"""A whole game: the verdicts on all decisions, the curve of winning chances, accuracy, luck and turning points."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import cached_property, lru_cache
from statistics import fmean
from typing import Any, Final, Protocol

from ludoteca.bots.ismcts import play_on
from ludoteca.kernel import Match, Random, Record, State
from ludoteca.registry import box_of
from ludoteca.review.judging import Verdict, judge
from ludoteca.review.playing import strongest

STRETCH: Final = 10
"""Decisions that one piece of work looks at: each piece replays the game up to its own stretch first."""
PLENTY: Final = 1000
"""Picks times seats of a game that is looked at with all care. In a longer one each pick gets less, so that nobody
waits three minutes for a review; and the more seats there are, the longer it takes until everybody has played on."""
FATES, FEWEST_FATES = 8, 3
"""How often everybody plays on from a moment to see what each may expect there. In a long game it is looked at with
less care, too: its moments lie close together, and the curve is read over several of them."""
SPAN: Final = 0.2
"""A pick that gives away this share of a victory, or more, has an accuracy of nothing."""
TURNS: Final = 3
"""Turning points that are told."""
LASTS: Final = 4
"""Moments before and after a pick over which chances are averaged: what the next pick takes back turned nothing."""
FIRST: Final = 0
"""Chances are always judged when it is this seat's turn: whoever has just moved seems to be ahead, and the curve would
go up and down with every move."""


class Runner(Protocol):
    """Calls a function with everything, somewhere, and yields what came of it in any order (`lab.runner`)."""

    def __call__(self, work: Callable[[Stretch], list[Seen]], things: Iterable[Stretch]) -> Iterator[list[Seen]]: ...


@dataclass(frozen=True)
class Stretch:
    """A piece of work: some decisions of a game."""

    record: str
    first: int
    last: int
    seed: int
    care: float = 1.0
    """The share of the usual worlds in which each decision is looked at."""


@dataclass(frozen=True)
class Seen:
    """What was found about one moment."""

    n: int
    chances: tuple[float, ...]
    """What each seat could expect before this pick, as somebody judges who sees all cards; together 1."""
    verdict: Verdict | None
    """Nothing after the last pick."""

    def kept(self) -> dict[str, Any]:
        """As a store keeps it."""
        rounded = [round(share, 4) for share in self.chances]
        return {"n": self.n, "chances": rounded, "verdict": asdict(self.verdict) if self.verdict else None}

    @staticmethod
    def read(kept: dict[str, Any]) -> Seen:
        found = kept["verdict"]
        verdict = Verdict(**{**found, "line": tuple(found["line"])}) if found else None
        return Seen(kept["n"], tuple(kept["chances"]), verdict)


@dataclass(frozen=True)
class Review:
    """A game looked back at."""

    record: Record
    seen: tuple[Seen, ...]

    @property
    def curve(self) -> list[tuple[float, ...]]:
        return [moment.chances for moment in self.seen]

    @cached_property
    def verdicts(self) -> list[Verdict]:
        """On every decision in which there was a choice."""
        return [moment.verdict for moment in self.seen if moment.verdict and moment.verdict.grade != "only"]

    def of(self, seat: int) -> list[Verdict]:
        return [verdict for verdict in self.verdicts if verdict.seat == seat]

    def accuracy(self, seat: int) -> float:
        """From 0 to 100: how little this seat gave away, on average over its decisions."""
        return 100 * fmean([max(0.0, 1 - verdict.loss / SPAN) for verdict in self.of(seat)] or [1.0])

    def luck(self, seat: int) -> float:
        """In victories: how much better than hoped it looked after this seat's picks, by what they turned up."""
        return sum(verdict.luck for verdict in self.of(seat))

    def around(self, n: int) -> tuple[list[float], list[float]]:
        """What everybody could expect, on average, in the moments before this pick and in those after it."""
        parts = self.seen[max(0, n + 1 - LASTS) : n + 1], self.seen[n + 1 : n + 1 + LASTS]
        before, after = ([fmean(seat) for seat in zip(*(m.chances for m in part), strict=True)] for part in parts)
        return before, after

    def turning_points(self) -> list[Seen]:
        """The picks after which the chances of somebody had moved most, and stayed there for a while."""
        moves = [(max(abs(b - a) for a, b in zip(*self.around(n), strict=True)), n) for n in range(len(self.seen) - 1)]
        found: list[int] = []
        for _, n in sorted(moves, key=lambda move: -move[0]):
            if all(abs(n - other) >= LASTS for other in found):
                found.append(n)
        return [self.seen[n] for n in sorted(found[:TURNS])]


def review(record: Record, run: Runner, seed: int = 1) -> Iterator[Seen | Review]:
    """Moments as they are found, in any order, and the whole review at last."""
    found: list[Seen] = []
    for stretch in run(look_at, stretches(record, seed)):
        found += stretch
        yield from stretch
    yield Review(record, tuple(sorted(found, key=lambda moment: moment.n)))


def stretches(record: Record, seed: int = 1) -> list[Stretch]:
    """The whole game in pieces of work."""
    text = record.text()
    count = len(record.picks) + 1
    care = care_for(count, len(record.players))
    return [Stretch(text, n, min(n + STRETCH, count), seed, care) for n in range(0, count, STRETCH)]


def care_for(picks: int, seats: int) -> float:
    """How closely each decision of a game of so many picks is looked at."""
    return min(1.0, PLENTY / (picks * seats))


def look_at(stretch: Stretch) -> list[Seen]:
    """All moments of one stretch. Runs wherever the runner runs."""
    return look_through(replayed(stretch.record), stretch)


@lru_cache(maxsize=2)
def replayed(text: str) -> Match:
    """The game of a record: each stretch of it comes to the same process, perhaps."""
    record = Record.parse(text)
    return Match.replay(record, box_of(record))


def look_through(match: Match, stretch: Stretch) -> list[Seen]:
    game = match.game
    state = match.at(stretch.first)
    found = []
    for n in range(stretch.first, stretch.last):
        seed = stretch.seed * 1_000_003 + n
        verdict = None
        before = chances(state, match, seed, max(FEWEST_FATES, round(FATES * stretch.care)))
        if n < len(match.picks):
            pick = game.keys.read(match.picks[n].key)
            verdict = judge(game, state, n, pick, seed, stretch.care)
            state.play(pick)
        found.append(Seen(n, before, verdict))
    return found


def chances(state: State, match: Match, seed: int, fates: int = FATES) -> tuple[float, ...]:
    """What each seat may expect: everybody plays on a few times, each time with other luck."""
    search = strongest(match.game)
    by = match.game.judge.at(search)
    if state.over:
        expects = by.expects(state)
    else:
        rng = Random.seeded(seed)
        totals = [0.0] * state.seats
        for _ in range(fates):
            g = state.clone()
            g.rng.deal(0, rng)
            asked = g.ask
            end = g if asked is None else play_on(by, search, g, FIRST, asked.seat)[0]
            totals = [a + b for a, b in zip(totals, by.expects(end), strict=True)]
        expects = totals
    whole = sum(expects) or 1.0
    return tuple(share / whole for share in expects)
