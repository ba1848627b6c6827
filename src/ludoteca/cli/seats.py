"""Who sits where: `me,random,greedy`."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots import NAMES, Bot
from ludoteca.bots.agents import sit
from ludoteca.kernel import Game, Refused
from ludoteca.words import Words

ME = "me"
RANDOM = NAMES[0]


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
            bot(name, 0, game)
    return names


def bot(name: str, seed: int, game: Game, *, timed: bool = True) -> Bot:
    """The bot of this name. Untimed bots play the same game again from the same seed."""
    return sit(name, seed, game, timed=timed)


def called(words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """How the players are called: people by their seat, bots by their name, numbered where two share it."""
    shown = []
    for seat, name in enumerate(names):
        if name == ME:
            shown.append(words.t("seat-number", number=seat + 1))
        else:
            shown.append(f"{name} {seat + 1}" if names.count(name) > 1 else name)
    return tuple(shown)
