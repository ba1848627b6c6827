"""One's own numbers: the games somebody has finished, how accurately, and a rating against people and bots."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from ludoteca.kernel.game import EDITION
from ludoteca.store.schema import rated, ratings, reviews, seats, tables
from ludoteca.store.tables import TableRow, tables_where

Rating = tuple[float, float]
"""Skill and its uncertainty."""
Rate = Callable[[list[Rating], list[int]], list[Rating]]
"""Ratings of all seats after a game, from those before and the ranks."""
Strength = Callable[[str, str], Rating]
"""What is known of a bot: of this game, at this level."""


@dataclass(frozen=True)
class Finished:
    """A game that somebody finished, from their chair."""

    table: TableRow
    seat: int
    accuracy: float | None

    @property
    def rank(self) -> int:
        assert self.table.result is not None
        return int(self.table.result["ranks"][self.seat])

    @property
    def won(self) -> bool:
        assert self.table.result is not None
        return self.rank == 1 and not self.table.result.get("draw")


@dataclass(frozen=True)
class RatingRow:
    """A rating at one game."""

    game: str
    mu: float
    sigma: float
    games: int


def finished_by(c: Connection, player: str, limit: int = 1000) -> list[Finished]:
    """In the order in which they ended."""
    mine = select(seats.c.match).where(seats.c.player == player, seats.c.kind == "person")
    rows = tables_where(c, tables.c.id.in_(mine) & tables.c.result.is_not(None), limit)
    found = select(reviews.c.match, reviews.c.accuracy).where(reviews.c.match.in_([row.id for row in rows]))
    accuracy = {row.match: json.loads(row.accuracy) for row in c.execute(found) if row.accuracy}
    games = [
        Finished(row, chair.seat, accuracy[row.id][chair.seat] if row.id in accuracy else None)
        for row in rows
        for chair in row.chairs
        if chair.player == player and chair.kind == "person"
    ]
    return sorted(games, key=lambda game: game.table.finished or 0)


def ratings_of(c: Connection, player: str) -> list[RatingRow]:
    rows = c.execute(select(ratings).where(ratings.c.who == player).order_by(ratings.c.game)).mappings()
    return [RatingRow(row["game"], row["mu"], row["sigma"], row["games"]) for row in rows]


def rate_what_has_ended(c: Connection, strength: Strength, rate: Rate, unknown: Rating) -> int:
    """Bring all ratings up to date: every finished game counts once; practice, second thoughts and games whose shuffle
    was not promised (a guided one, which is always the same) never."""
    done = select(rated.c.match)
    played = tables.c.started.is_not(None) & tables.c.promised.is_not(None)
    new = tables.c.result.is_not(None) & ~tables.c.second_thoughts & played
    rows = sorted(tables_where(c, new & tables.c.id.not_in(done), 500), key=lambda row: row.finished or 0)
    for row in rows:
        c.execute(insert(rated).values(match=row.id))
        _rate(c, row, strength, rate, unknown)
    return len(rows)


def _rate(c: Connection, row: TableRow, strength: Strength, rate: Rate, unknown: Rating) -> None:
    """One game. Bots keep the rating that was measured, with the box as it is; of several people at one device none can
    be told apart."""
    people = [chair.player for chair in row.chairs if chair.kind == "person" and not chair.bot]
    kinds = {chair.kind for chair in row.chairs}
    if row.result is None or not people or not kinds <= {"person", "bot"} or EDITION in row.variants:
        return
    before = [
        strength(row.game, chair.bot) if chair.bot else _rating(c, chair.player or "", row.game, unknown)
        for chair in row.chairs
    ]
    after = rate(before, list(row.result["ranks"]))
    for chair, (mu, sigma) in zip(row.chairs, after, strict=True):
        if chair.player in people and not chair.bot:
            _keep(c, chair.player or "", row.game, mu, sigma)


def _rating(c: Connection, who: str, game: str, unknown: Rating) -> Rating:
    row = c.execute(select(ratings).where(ratings.c.who == who, ratings.c.game == game)).first()
    return (row.mu, row.sigma) if row else unknown


def _keep(c: Connection, who: str, game: str, mu: float, sigma: float) -> None:
    mine = (ratings.c.who == who) & (ratings.c.game == game)
    values = {"mu": mu, "sigma": sigma}
    if not c.execute(update(ratings).where(mine).values(**values, games=ratings.c.games + 1)).rowcount:
        c.execute(insert(ratings).values(who=who, game=game, **values, games=1))
