"""One way to play a game to its end: bots at every seat, each with its own view and nothing else."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from ludoteca.bots import Bot
from ludoteca.bots.agents import sit
from ludoteca.bots.bot import Clock, Thought
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.simple import GreedyBot, RandomBot
from ludoteca.editions import bound
from ludoteca.kernel import Choice, Edition, Game, Option, State
from ludoteca.kernel.playout import play_blindly
from ludoteca.registry import box

Watch = Callable[[State, Choice, Option], None]
"""Called before every pick with the whole table, the question and the pick: for studies, never for players."""


@dataclass(frozen=True)
class Order:
    """One game to be played: which bot sits where, the seed and the variants. The same order is the same game."""

    game: str
    bots: tuple[str, ...]
    seed: int
    variants: tuple[tuple[str, str], ...] = ()
    edition: str = ""
    """The edition it is played with, in one line; the variants name it, so that the key does."""

    @property
    def opened(self) -> Game:
        """The box, with the edition in it."""
        game = box(self.game)
        return bound(game, Edition.of_line(self.edition)) if self.edition else game

    @property
    def key(self) -> str:
        return f"{self.game}/{'+'.join(f'{k}={v}' for k, v in self.variants)}/{','.join(self.bots)}/{self.seed}"


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
    draw: bool = False
    """The game ended without a victory."""

    @property
    def seed(self) -> int:
        return int(self.key.rpartition("/")[2])

    def wins(self, seat: int) -> float:
        """The seat's share of the victory; a draw is shared by all, and there are games that nobody wins."""
        return share_of_victory(self.ranks, seat)

    def row(self) -> str:
        """One line of a file of results."""
        return json.dumps({"seed": self.seed, **asdict(self)})

    @staticmethod
    def parse(line: str) -> Outcome | None:
        """The outcome of such a line; nothing if it is the last, half-written line of a run that was killed."""
        try:
            row = json.loads(line)
            told: dict[str, Any] = {name: tuple(v) if isinstance(v, list) else v for name, v in row.items()}
            told.setdefault("draw", False)  # rows from before there were draws
            return Outcome(**{field.name: told[field.name] for field in fields(Outcome)})
        except (ValueError, KeyError, AttributeError):
            return None


def line_of(game: Game) -> str:
    """The edition of a box as an order carries it."""
    return game.edition.line if game.edition else ""


def share_of_victory(ranks: Sequence[int], seat: int) -> float:
    """A victory shared by two counts half for each, so that rates add up to one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


@dataclass
class Effort:
    """What a game cost whoever played it."""

    seconds: list[float]
    decisions: list[int]


BOT_SEEDS: Final = 1009
"""A bot's seed is this times the game's seed, plus its seat."""


def seated(order: Order) -> list[Bot]:
    """The bots of an order. They count iterations instead of seconds, so that the game can be played again."""
    game = order.opened
    return [sit(name, order.seed * BOT_SEEDS + seat, game, timed=False) for seat, name in enumerate(order.bots)]


class Astray:
    """A bot that leaves so many of its picks to chance, among those it thinks sensible: then everything happens."""

    def __init__(self, bot: GreedyBot, share: float, chance: random.Random) -> None:
        self.bot, self.share, self.chance = bot, share, chance

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        if view.ask is not None and self.chance.random() < self.share:
            return self.chance.choice(list(self.bot.judge.sensible(view, view.ask.seat, view.options)))
        return self.bot.decide(view, clock)

    def thoughts(self) -> Sequence[Thought]:
        return self.bot.thoughts()


def play_out(
    g: State, bots: Sequence[Bot], watch: Watch | None = None, until: Callable[[State], bool] | None = None
) -> Effort:
    """Play on until nobody is asked any more, or until something is so."""
    effort = Effort([0.0] * g.seats, [0] * g.seats)
    blind = [bot for bot in bots if type(bot) is RandomBot]
    if watch is None and until is None and len(blind) == len(bots):
        return _play_blindly(g, blind, effort)
    now = time.process_time
    noticing = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Searcher) and bot.notices(g.seats)}
    while (ask := g.ask) is not None and not (until is not None and until(g)):
        seat = ask.seat
        start = now()
        pick = bots[seat].decide(g.view(seat))
        effort.seconds[seat] += now() - start
        effort.decisions[seat] += 1
        if watch is not None:
            watch(g, ask, pick)
        before = [(one, g.view(one)) for one in noticing if one != seat]
        g.choose(pick)
        for one, view in before:
            start = now()
            noticing[one].notice(view, g.view(one))
            effort.seconds[one] += now() - start
    return effort


def _play_blindly(g: State, bots: Sequence[RandomBot], effort: Effort) -> Effort:
    """Who picks at random only counts the options, and those are the same in the view: none is made. Same picks."""
    start = time.process_time()
    effort.decisions = play_blindly(g, [bot.rng for bot in bots])
    each = (time.process_time() - start) / max(1, sum(effort.decisions))
    effort.seconds = [each * count for count in effort.decisions]
    return effort


def play(order: Order, watch: Watch | None = None) -> Outcome:
    """One game, from its order to its outcome."""
    g = order.opened.begin(len(order.bots), order.seed, dict(order.variants))
    effort = play_out(g, seated(order), watch)
    return outcome_of(order, g, effort)


def outcome_of(order: Order, g: State, effort: Effort) -> Outcome:
    result = g.outcome()
    seconds, decisions = tuple(effort.seconds), tuple(effort.decisions)
    picks = sum(decisions)
    return Outcome(order.key, order.bots, result.ranks, result.scores, picks, seconds, decisions, result.draw)
