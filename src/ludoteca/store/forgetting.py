"""Everything about somebody goes at once; what others played with them stays, without their name and words."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import Connection, delete, select, update

from ludoteca.store.notices import say_anew, say_gone
from ludoteca.store.people import find_player
from ludoteca.store.schema import metadata, players, ratings, reports, seats, shunned, tables
from ludoteca.store.tables import tables_where


def forget_everything(c: Connection, player: str) -> set[str]:
    """All that is this person's, in every part of the database. Tables where only they and bots sat go; at others their
    chair is nobody's.

    Returns the tables that are not what they were: whoever has one in memory must read it anew."""
    if find_player(c, player) is None:
        return set()
    touched = _touched(c, player)
    _lose_tables(c, _alone(c, player, touched))
    _leave_chairs(c, player)
    c.execute(update(tables).where(tables.c.owner == player).values(owner=""))
    for part in reversed(metadata.sorted_tables):
        if "player" in part.c:
            c.execute(delete(part).where(part.c.player == player))
    for column in (ratings.c.who, shunned.c.other, reports.c.about):
        c.execute(delete(column.table).where(column == player))
    c.execute(delete(players).where(players.c.id == player))
    say_gone(c, players=[player])
    say_anew(c, touched)
    return touched


def _leave_chairs(c: Connection, player: str) -> None:
    """At tables that wait their chair is free again, at others it is nobody's. A shuffle that their word is part of can
    no longer be checked: nothing is promised of it any more."""
    mine = seats.c.player == player
    waits = seats.c.match.in_(select(tables.c.id).where(tables.c.started.is_(None)))
    for row in c.execute(select(seats.c.match, seats.c.seat).where(mine & waits)).all():
        one = (seats.c.match == row.match) & (seats.c.seat == row.seat)
        free = {"kind": "open", "player": None, "name": "", "luck": "", "token": secrets.token_urlsafe(12)}
        c.execute(update(seats).where(one).values(**free))
    shuffled = select(seats.c.match).where(mine & (seats.c.luck != ""))
    c.execute(update(tables).where(tables.c.id.in_(shuffled)).values(secret=None, promised=None))
    c.execute(update(seats).where(mine).values(player=None, name="", luck=""))


def _touched(c: Connection, player: str) -> set[str]:
    """Where they sat, spoke or laid the table."""
    found = {row.id for row in c.execute(select(tables.c.id).where(tables.c.owner == player))}
    for part in metadata.sorted_tables:
        if "player" in part.c and "match" in part.c:
            found |= {row.match for row in c.execute(select(part.c.match).where(part.c.player == player))}
    return found


def _alone(c: Connection, player: str, touched: Collection[str]) -> list[str]:
    """The tables at which nobody else sits, and that nobody else has laid."""
    rows = tables_where(c, tables.c.id.in_(touched), len(touched))
    return [
        row.id
        for row in rows
        if row.owner in (player, "") and all(chair.player in (player, None) for chair in row.chairs)
    ]


def _lose_tables(c: Connection, gone: Collection[str]) -> None:
    for part in reversed(metadata.sorted_tables):
        if "match" in part.c:
            c.execute(delete(part).where(part.c.match.in_(gone)))
    c.execute(delete(tables).where(tables.c.id.in_(gone)))
