"""Ways to tell somebody that it is their turn: browsers, a mailbox, a hook; and of which turn they have been told."""

from __future__ import annotations

import json
from collections.abc import Collection
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, func, insert, select, update

from ludoteca.store.people import code, now
from ludoteca.store.schema import channels, pick, seats, tables, told

BROWSERS = 10
"""So many browsers of one person are told; the newest."""


@dataclass(frozen=True)
class Channel:
    """One way: a browser (`push`), a mailbox (`mail`) or a program (`hook`)."""

    player: str
    kind: str
    address: str
    keys: dict[str, str] = field(default_factory=dict)
    language: str = ""
    origin: str = ""
    confirmed: bool = True
    id: str = ""
    created: int = 0


@dataclass(frozen=True)
class Turn:
    """When somebody's turn began: the first row of the journal that is theirs to write, and the moment."""

    first: int
    began: int
    seen: int
    """How many rows they have watched, as far as it is written down."""

    @property
    def known(self) -> bool:
        """Whether they have looked at the table since; of the very beginning nothing is written down."""
        return self.seen >= max(1, self.first)


def open_channel(c: Connection, channel: Channel) -> Channel:
    """One more way to tell somebody. A browser that was another's is this person's from now on; of mailboxes and hooks
    a person has one."""
    fresh = Channel(**{**vars(channel), "id": code(20), "created": now()})
    if fresh.kind == "push":
        _close(c, (channels.c.kind == "push") & (channels.c.address == fresh.address))
        mine = [other.id for other in channels_of(c, fresh.player) if other.kind == "push"]
        _close(c, channels.c.id.in_(mine[: max(0, len(mine) - BROWSERS + 1)]))
    else:
        _close(c, (channels.c.player == fresh.player) & (channels.c.kind == fresh.kind))
    c.execute(insert(channels).values(**{**vars(fresh), "keys": json.dumps(fresh.keys)}))
    return fresh


def channels_of(c: Connection, player: str) -> list[Channel]:
    """The oldest first."""
    mine = select(channels).where(channels.c.player == player).order_by(channels.c.created, channels.c.id)
    return [Channel(**{**row, "keys": json.loads(row["keys"])}) for row in c.execute(mine).mappings()]


def confirm_channel(c: Connection, channel: str) -> bool:
    """The owner of the mailbox says that it may be written to; False if there is no such way any more."""
    return bool(c.execute(update(channels).where(channels.c.id == channel).values(confirmed=True)).rowcount)


def close_channel(c: Connection, channel: str, player: str | None = None) -> bool:
    """This way is no more: somebody does not want it, or nobody is there."""
    mine = channels.c.id == channel
    return _close(c, mine if player is None else mine & (channels.c.player == player))


def _close(c: Connection, where: object) -> bool:
    gone = [row.id for row in c.execute(select(channels.c.id).where(where))]  # type: ignore[arg-type]
    c.execute(delete(told).where(told.c.channel.in_(gone)))
    c.execute(delete(channels).where(channels.c.id.in_(gone)))
    return bool(gone)


def turn_of(c: Connection, match: str, player: str) -> Turn:
    """Since when nobody else has decided anything at this table. It follows from the journal: every server process
    finds the same."""
    mine = select(seats.c.seat).where(seats.c.match == match, seats.c.player == player)
    last = c.execute(select(func.max(pick.c.n)).where(pick.c.match == match, pick.c.seat.not_in(mine))).scalar()
    if last is None:
        began = c.execute(select(tables.c.started).where(tables.c.id == match)).scalar()
    else:
        began = c.execute(select(pick.c.at).where(pick.c.match == match, pick.c.n == last)).scalar()
    chairs = (seats.c.match == match) & (seats.c.player == player)
    seen = c.execute(select(func.max(seats.c.seen)).where(chairs)).scalar()
    return Turn(0 if last is None else int(last) + 1, int(began or 0), int(seen or 0))


def told_of(c: Connection, match: str, player: str) -> dict[str, int]:
    """Of which turn this person was told last, by each way."""
    rows = c.execute(select(told.c.channel, told.c.turn).where(told.c.match == match, told.c.player == player))
    return {row.channel: row.turn for row in rows}


def has_told(c: Connection, channel: Channel, match: str, turn: int) -> None:
    """Not of this turn again."""
    mine = (told.c.channel == channel.id) & (told.c.match == match)
    if not c.execute(update(told).where(mine).values(turn=turn)).rowcount:
        c.execute(insert(told).values(channel=channel.id, match=match, player=channel.player, turn=turn))


def close_browsers(c: Connection, player: str, devices: Collection[str]) -> None:
    """Browsers that were sent away are not woken any more."""
    for way in channels_of(c, player):
        if way.keys.get("device") in devices:
            close_channel(c, way.id)
