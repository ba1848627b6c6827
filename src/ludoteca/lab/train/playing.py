"""Games to learn from: the bot plays against itself, and every seat notes what it saw at the end of each turn."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.lanes import Lanes
from ludoteca.bots.learned import Learned, by_experience, opinion
from ludoteca.bots.network import load
from ludoteca.bots.simple import GreedyBot
from ludoteca.kernel import Game, Judge, Random, State
from ludoteca.lab.play import share_of_victory
from ludoteca.registry import box

EXPLORE: Final = 40
"""One pick in so many is left to chance, so that positions come up that nobody would choose. A turn has about seven
picks: with one in twelve, every other turn held a blunder, and what a position is worth to fools is not what it is
worth."""
LONGEST: Final = 4000
"""Picks after which a game is given up: it teaches nothing any more."""

PAGES: Final = 100
"""Pages of a diary that are kept, evenly spread over the game: the twentieth of a turn that came to nothing teaches no
more, and a long game would fill the memory."""


@dataclass(frozen=True)
class Task:
    """One game to be played and noted down."""

    game: str
    seats: int
    seed: int
    network: str = ""
    """A file; empty: the game's own judge plays, as its strongest level has it."""


@dataclass
class Diary:
    """What one seat saw in the course of a game, and how it ended."""

    seats: int
    won: tuple[float, ...]
    """Shares of the victory, from this seat clockwise."""
    points: tuple[float, ...] = ()
    """What everybody had in the end, likewise."""
    pages: list[Page] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Page:
    """The table at one moment: the features that are not zero, and what the game's own judge thinks of each seat.

    A course holds a million of these, so `page` packs the numbers."""

    where: Sequence[int]
    what: Sequence[float]
    opinions: Sequence[float]


@dataclass(frozen=True)
class Played:
    """The diaries of one game."""

    seed: int
    diaries: list[Diary]


def played(task: Task) -> Played:
    """One game by one look ahead at every seat; each seat's diary. A game without an end teaches nothing."""
    game = box(task.game)
    rng = Random.seeded(task.seed)
    g = game.begin(task.seats, task.seed, {})
    bots = [GreedyBot(judge_of(task.network, task.game), task.seed * 31 + seat) for seat in g.everyone]
    diaries = [Diary(task.seats, ()) for _ in g.everyone]
    before = -1
    for _ in range(LONGEST):
        ask = g.ask
        if ask is None:
            break
        if ask.seat != before:
            before = ask.seat
            note(game, g, diaries, rng)
        view = g.view(ask.seat)
        g.choose(rng.pick(view.options) if rng.below(EXPLORE) == 0 else bots[ask.seat].decide(view))
    if not g.over:
        return Played(task.seed, [])
    end = g.outcome()
    for seat, diary in enumerate(diaries):
        clockwise = (*g.everyone[seat:], *g.everyone[:seat])
        diary.won = tuple(share_of_victory(end.ranks, other) for other in clockwise)
        diary.points = tuple(float(end.scores[other]) for other in clockwise)
        diary.pages = evenly(diary.pages)
    return Played(task.seed, diaries)


def evenly(pages: list[Page], most: int = PAGES) -> list[Page]:
    """So many of them, the last one among them."""
    if len(pages) <= most:
        return pages
    return [pages[(n + 1) * len(pages) // most - 1] for n in range(most)]


def note(game: Game, g: State, diaries: list[Diary], rng: Random) -> None:
    """Every seat writes down what it sees."""
    for seat, diary in enumerate(diaries):
        diary.pages.append(page(game, g.view(seat), rng))


def page(game: Game, view: State, rng: Random) -> Page:
    """What a seat sees, in a guess of what it does not: just what a search will show it."""
    seat = view.viewer
    world = view.guess(rng)
    numbers = game.lesson.of(world, seat)
    values = by_experience(game).values(world)
    where = [n for n, number in enumerate(numbers) if number]
    opinions = [opinion(value) for value in values[seat:] + values[:seat]]
    return Page(array("H", where), array("f", [numbers[n] for n in where]), array("f", opinions))


@cache
def judge_of(network: str, code: str) -> Judge[Any]:
    game = box(code)
    return Learned(game, read(network, code)) if network else by_experience(game)


@cache
def read(network: str, code: str) -> Lanes:
    return Lanes(load(Path(network), box(code)))
