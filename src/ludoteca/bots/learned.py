"""A judge that asks a network what everybody may expect, beside what the game's own judge thinks."""

from __future__ import annotations

import math
from typing import Any, Final

from ludoteca.bots.lanes import Lanes
from ludoteca.bots.network import read_by
from ludoteca.kernel import Game, Judge, Seat, State

SURE: Final = 0.001
"""The game's own judge is never taken to be surer of a victory or a defeat than this."""


def opinion(value: float) -> float:
    """What the game's own judge thinks of a seat, as log odds."""
    value = min(1.0 - SURE, max(SURE, value))
    return math.log(value / (1.0 - value))


class Learned(Judge[Any]):
    """A judge that asks the network, as one seat sees the table."""

    def __init__(self, game: Game, network: Lanes, me: Seat = 0, own: Judge[Any] | None = None) -> None:
        self.own = own = own or by_experience(game)
        super().__init__(
            values=self._values, prefer=own.prefer, prefers=own.prefers, sensible=own.sensible, search=own.search
        )
        self.value = self._value
        self.features = (read_by(network.network, game) or game.lesson).of
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
