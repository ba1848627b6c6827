"""How a game might go on after a pick, before a review judges what the pick has brought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.bots.ismcts import play_on
from ludoteca.bots.simple import likeliest
from ludoteca.kernel import Game, Judge, Random, Search, State

LOOSE: Final = 5
"""One pick in so many of one's own turn is any sensible one. If everybody always did what the judge likes best, each
pick would lead to one future only: the judge's own errors would look like certainty, and half of a strong player's
picks like mistakes."""
LONGEST: Final = 400
"""Picks after which it is judged in any case."""
SEATS, ROUNDS, IDEAS = 16, 4096, 5040
"""More than any game has; and so many ideas that each option has its fair share of them."""


def strongest(game: Game) -> Search:
    """How the game's strongest searching level looks at it."""
    return game.judge.search[-1]


def expected(by: Judge[Any], search: Search, g: State, seat: int) -> float:
    """What a seat may expect once everybody has played on as the search does. `g` is used up."""
    asked = g.ask
    end = g if asked is None else play_on(by, search, g, seat, asked.seat)[0]
    return by.expects(end)[seat]


def brings(game: Game, g: State, seat: int, fate: int) -> float:
    """What a seat may expect once it has shown what was worth how much. `g` is used up; one fate, one luck."""
    search = strongest(game)
    by = game.judge.at(search)
    facts = game.facts
    if not facts.settles or facts.round is None:
        return expected(by, search, g, seat)
    return by.expects(loosely(by, g, facts.round, facts.round(g) + facts.settles, fate))[seat]


def loosely(by: Judge[Any], g: State, round_of: Callable[[Any], int], until: int, fate: int) -> State:
    """Everybody plays on by the game's own preferences, now and then by whim, until this round begins."""
    moods: dict[int, Random] = {}
    for _ in range(LONGEST):
        ask = g.ask
        if ask is None or (now := round_of(g)) >= until:
            break
        options = by.sensible(g, ask.seat, g.options)
        whim = None if ask.reaction else whim_of(moods, fate, now, ask.seat)
        g.play(likeliest(options, by.prefers(g, options)) if whim is None else options[whim % len(options)])
    return g


def whim_of(moods: dict[int, Random], fate: int, now: int, seat: int) -> int | None:
    """What comes into a player's mind, if anything does. Everybody is in a mood of their own in every round: whatever
    was picked before, a turn goes on as it would have gone, and two picks differ by what they bring alone."""
    mood = now * SEATS + seat
    if mood not in moods:
        moods[mood] = Random.seeded(fate * ROUNDS * SEATS + mood)
    whim, idea = moods[mood].below(LOOSE), moods[mood].below(IDEAS)
    return idea if whim == 0 else None
