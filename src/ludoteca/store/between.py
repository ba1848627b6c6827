"""What people do about each other: not hear somebody, not meet them at a table, tell the administrator, remove them."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.kernel import Refused
from ludoteca.store.notices import say_gone
from ludoteca.store.people import code, now
from ludoteca.store.schema import players, removed, reports, seats, shunned, tables
from ludoteca.store.tables import TableRow, notify

REASONS = ("insult", "cheating", "name", "other")


@dataclass(frozen=True)
class Shunned:
    """Somebody whom one does not want to hear (`mute`), or to meet (`block`)."""

    id: str
    other: str
    name: str
    mute: bool
    block: bool


def shunned_by(c: Connection, player: str) -> list[Shunned]:
    """Under the names they have now."""
    both = shunned.join(players, players.c.id == shunned.c.other)
    wanted = select(shunned.c.id, shunned.c.other, players.c.name, shunned.c.mute, shunned.c.block)
    return [Shunned(**row) for row in c.execute(wanted.select_from(both).where(shunned.c.player == player)).mappings()]


def muted_by(c: Connection, player: str) -> frozenset[str]:
    rows = c.execute(select(shunned.c.other).where(shunned.c.player == player, shunned.c.mute))
    return frozenset(row.other for row in rows)


def shun(c: Connection, player: str, other: str, *, mute: bool, block: bool) -> None:
    """From now on so; whoever is neither muted nor blocked is not remembered. One's own open pages are drawn anew."""
    pair = (shunned.c.player == player) & (shunned.c.other == other)
    c.execute(delete(shunned).where(pair))
    if mute or block:
        c.execute(insert(shunned).values(id=code(12), player=player, other=other, mute=mute, block=block, at=now()))
    say_gone(c, players=[player])


def at_odds(c: Connection, player: str) -> frozenset[str]:
    """Whom this person has blocked, and who has blocked them: nobody is told which."""
    mine = select(shunned.c.other.label("who")).where(shunned.c.player == player, shunned.c.block)
    theirs = select(shunned.c.player.label("who")).where(shunned.c.other == player, shunned.c.block)
    return frozenset(row.who for row in c.execute(mine.union(theirs)))


def unwelcome(c: Connection, rows: Collection[TableRow], player: str) -> set[str]:
    """Of these tables those at which this person may not sit down: they were removed, or somebody there would rather
    not meet them, or they somebody there."""
    out = {row.match for row in c.execute(select(removed.c.match).where(removed.c.player == player))}
    odd = at_odds(c, player)
    return {row.id for row in rows if row.id in out or odd & {row.owner, *(chair.player for chair in row.chairs)}}


def check_welcome(c: Connection, row: TableRow | None, player: str) -> None:
    if row is not None and unwelcome(c, [row], player):
        raise Refused("You cannot sit down at this table.", "unwelcome")


def add_report(c: Connection, match: str, player: str, about: str, reason: str, text: str) -> None:
    values = {"match": match, "player": player, "about": about, "reason": reason, "text": text, "at": now()}
    c.execute(insert(reports).values(**values))


def remove_person(c: Connection, match: str, player: str, bot: str) -> bool:
    """Their chairs are free again, or, in the middle of a game, this bot's for good. They do not come back. False, and
    nothing is done, if the game has begun meanwhile: then everybody else must agree first."""
    mine = (seats.c.match == match) & (seats.c.player == player)
    began = c.execute(select(tables.c.started).where(tables.c.id == match).with_for_update()).scalar()
    if began is not None and not bot:
        return False
    for row in c.execute(select(seats.c.seat).where(mine)).all():
        one = (seats.c.match == match) & (seats.c.seat == row.seat)
        if began is None:
            free = {"kind": "open", "token": secrets.token_urlsafe(12), "luck": "", "bot": ""}
        else:
            free = {"kind": "removed", "bot": bot, "standing": ""}  # their word stays in the promised shuffle
        c.execute(update(seats).where(one).values(player=None, name="", **free))
    gone = (removed.c.match == match) & (removed.c.player == player)
    if c.execute(select(removed).where(gone)).first() is None:
        c.execute(insert(removed).values(match=match, player=player))
    notify(c, match)
    return True
