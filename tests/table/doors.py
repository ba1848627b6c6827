"""Every door of the table, looked through in two worlds that one pair of eyes cannot tell apart: nothing may differ.

The conformance kit compares views, options, events and pages. Here it is what really leaves the server: the message on
the socket (board, question, chairs, log, title, whether one is asked), the page as it is first sent, the replay, what a
worker is given for a hint, and whether the record, the review and everything face up are given at all.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from ludoteca.kernel import Game, Match, Random, State, save
from ludoteca.store.people import Player
from ludoteca.store.tables import SeatRow, TableRow
from ludoteca.table import replay, standing
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.room import Room
from ludoteca.table.surface import news, tidings
from ludoteca.table.tablepage import look_in, table_page

LANGUAGES = ("en", "pt-BR")


@dataclass
class Doors:
    """Tables of people at one game. Everybody is asked only if it matters, where the game knows what does."""

    house: House
    game: Game
    seed: int

    def inspect(self, count: int) -> int:
        """Look at so many positions, each from one seat or from outside; returns how many had something to hide."""
        chance, hidden = random.Random(self.seed), 0
        for n, (match, seat) in zip(range(count), self._positions(chance), strict=False):
            state = match.state
            other = state.view(seat).guess(Random.seeded(chance.getrandbits(32)))
            other.rng.state = state.rng.state
            hidden += save(other) != save(state)
            language, more = LANGUAGES[n % 2], n % 3 == 0
            here, there = (self._through(match, world, seat, language, more=more) for world in (state, other))
            for door, shown in here.items():
                assert shown == there[door], (
                    f"{self.game.code}, seed {match.seed}, after {len(match.picks)} picks:"
                    f" the {door} of seat {seat} tells what it cannot see"
                )
        return hidden

    def _positions(self, chance: random.Random) -> Iterator[tuple[Match, int]]:
        while True:
            seats = chance.choice(self.game.seats)
            match = Match(self.game, [f"P{seat}" for seat in range(seats)], chance.getrandbits(32))
            while match.state.ask is not None:
                if chance.random() < 0.3:
                    yield match, chance.randrange(seats + 1)
                if match.state.ask is not None:
                    match.choose(chance.choice(list(match.state.options)))

    def _through(self, match: Match, world: State, seat: int, language: str, *, more: bool) -> dict[str, Any]:
        """What these eyes get at every door; at those that draw the same board once more, now and then only."""
        room = self._room(match, world)
        visitor = Visitor(Player(f"player-{seat}", f"P{seat}"), language)
        guest = look_in(room, visitor, "http://x")
        eyes = str(seat) if seat < room.row.seats else "watch"
        last = len(room.match.picks)
        pages: dict[str, Callable[[], str]] = {
            "page": lambda: repr(table_page(room, visitor, "http://x")),
            "replay": lambda: repr(replay.replay_page(room, visitor, "csrf", last, eyes)),
        }
        return {
            "socket's message": json.dumps(news(room, guest)),
            **{door: draw() for door, draw in pages.items() if more},
            "eyes to look back with": replay.eyes_for(room, visitor.player.id),
            "hint": save(room.view(seat)),
            "question": (room.asked, room.asks(seat)),
            "record": room.ended,
            "playing on": replay.may_play_on(room, visitor.player.id),
            "proof": room.proof(),
        }

    def _room(self, match: Match, world: State) -> Room:
        seats = len(match.players)
        chairs = tuple(
            SeatRow(s, "person", player=f"player-{s}", name=f"P{s}", standing=standing.default(self.game))
            for s in range(seats)
        )
        row = TableRow(
            "t", self.game.code, self.game.version, seats, dict(match.variants), match.seed, "player-0",
            created=1, started=1, secret="x", promised="y", chairs=chairs,
        )  # fmt: skip
        room = Room(self.house, row, self.game, tidings)
        room.lay(Match.resumed(match, world.clone(), match.picks), len(match.picks))
        if room.ask is not None:
            room.passing = standing.answers(room, room.ask)
        return room
