"""Positions written by hand, in which any sensible player knows the answer: why is said beside each, from the rules.

A scene is laid in the language that the tests of its game speak, and asks somebody who sees only what that seat sees.
Answers are said in the same language.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from ludoteca.bots import make
from ludoteca.kernel import State
from ludoteca.testing.scenario import Scenario


@dataclass(frozen=True)
class Scene:
    """Somebody is asked. Either some answers are right and all others foolish, or the other way round."""

    id: str
    kind: str
    """As of positions that were found: `win`, `keep` or `gain`."""
    why: str
    table: Callable[[], Scenario[Any]]
    right: tuple[str, ...] = ()
    wrong: tuple[str, ...] = ()
    played: bool = True
    """Playing on shows it. Not where it is a bet on what is hidden, or its price is paid much later."""

    def foolish(self, table: Scenario[Any]) -> set[str]:
        """The keys of the wrong answers."""
        spell = table.game.keys.spell
        named = {spell(table.option(words)) for words in self.right or self.wrong}
        offered = {spell(option) for option in table.g.options}
        assert named <= offered, f"{self.id}: {named - offered} is not on offer"
        return offered - named if self.right else named

    def solved(self, level: str, seed: int = 1) -> bool:
        """Whether a level of bot knows better."""
        table = self.table()
        state: State = table.g
        assert state.ask is not None
        pick = make(level, seed, table.game, timed=False).decide(state.view(state.ask.seat))
        return table.game.keys.spell(pick) not in self.foolish(table)


def scenes(code: str) -> tuple[Scene, ...]:
    """Those of a game."""
    found: tuple[Scene, ...] = import_module(f"bench.sense_scenes.{code}").SCENES
    return found
