"""Who sits where: `me,random,ismcts`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from ludoteca.kernel import Game, Option, Random, Refused, State
from ludoteca.words import Words

ME = "me"
RANDOM = "random"


class Bot(Protocol):
    """All a bot writes."""

    def decide(self, view: State) -> Option: ...


class RandomBot:
    """Picks any option, each as likely as the other."""

    def __init__(self, seed: int) -> None:
        self.rng = Random.seeded(seed)

    def decide(self, view: State) -> Option:
        return self.rng.pick(view.options)


def seated(game: Game, seats: str, *, people: bool) -> tuple[str, ...]:
    """The names of a `--seats` option, checked: right count, known bots, people only where people can sit."""
    names = tuple(name.strip() for name in seats.split(",") if name.strip())
    if len(names) not in game.seats:
        counts = " or ".join(map(str, game.seats))
        raise Refused(
            f"{game.code} is played by {counts} players, but --seats names {len(names)}: give one per seat.", "seats"
        )
    for name in names:
        if name == ME and not people:
            raise Refused("Nobody can be asked here: use `ludoteca play` to sit down yourself, or give a bot.", "seats")
        if name != ME:
            bot(name, 0)
    return names


def bot(name: str, seed: int) -> Bot:
    """The bot of this name."""
    if name == RANDOM:
        return RandomBot(seed)
    try:
        bots: Any = import_module("ludoteca.bots")
    except ModuleNotFoundError as error:
        if error.name != "ludoteca.bots":
            raise
        raise Refused(f"There is no bot {name!r} here: take {RANDOM}, or {ME} to play yourself.", "bot") from error
    made: Bot = bots.make(name, seed)
    return made


def called(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """How the players are called: people by their seat, bots by their name, numbered where two share it."""
    shown = []
    for seat, name in enumerate(names):
        if name == ME:
            shown.append(words.t("seat-number", number=seat + 1))
        else:
            shown.append(f"{name} {seat + 1}" if names.count(name) > 1 else name)
    return tuple(shown)
