"""Tables, who sits at them, the journal of picks, and what was said."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, select, text, update

from ludoteca.kernel.promise import seed_of
from ludoteca.store.people import now
from ludoteca.store.schema import chat, pick, saved, seats, spent, tables

CHANNEL = "ludoteca"
PRESENCE = "ludoteca_presence"


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a chair: a `person`, another person at the same device (`guest`), a `bot`, nobody yet (`open`), or a
    bot in the place of somebody whom the table has sent away (`removed`)."""

    seat: int
    kind: str
    player: str | None = None
    name: str = ""
    bot: str = ""
    token: str | None = None
    seen: int = 0
    standing: str = ""
    luck: str = ""


@dataclass(frozen=True)
class TableRow:
    """A table as it was set."""

    id: str
    game: str
    version: str
    seats: int
    variants: dict[str, str]
    seed: int
    owner: str
    created: int = 0
    started: int | None = None
    finished: int | None = None
    result: dict[str, list[int]] | None = None
    listed: bool = False
    clock: str = ""
    expired: str = "bot"
    curtain: bool = True
    parent: str | None = None
    parent_n: int | None = None
    proposal: str | None = None
    second_thoughts: bool = False
    face_up: bool = False
    secret: str | None = None
    promised: str | None = None
    pause: int = 0
    proof: str | None = None
    shut: bool = False
    chairs: tuple[SeatRow, ...] = field(default=())


@dataclass(frozen=True)
class PickRow:
    """One row of the journal: a pick, or `<12`: taken back to 12 picks."""

    n: int
    seat: int
    key: str
    at: int


@dataclass(frozen=True)
class Saved:
    """A copy of the state, after so many rows of the journal and so many picks."""

    n: int
    picks: int
    version: str
    check: str
    data: str
    begins: bool = False
    """What was before cannot be played again: the game begins here."""


@dataclass(frozen=True)
class ChatRow:
    """Somebody's words (`kind` chat), or a sentence of the table's own."""

    id: int
    n: int
    seat: int
    kind: str
    text: str
    at: int
    player: str | None = None
    """Who spoke."""


def add_table(c: Connection, table: TableRow, picks: Sequence[PickRow] = ()) -> None:
    """Fails if its shuffle was promised to another table, be it one that is gone."""
    if table.promised is not None:
        c.execute(insert(spent).values(promised=table.promised))
    c.execute(
        insert(tables).values(
            id=table.id,
            game=table.game,
            version=table.version,
            seats=table.seats,
            variants=json.dumps(table.variants),
            seed=str(table.seed),
            owner=table.owner,
            created=table.created or now(),
            started=table.started,
            finished=table.finished,
            result=json.dumps(table.result) if table.result else None,
            listed=table.listed,
            clock=table.clock,
            expired=table.expired,
            curtain=table.curtain,
            parent=table.parent,
            parent_n=table.parent_n,
            second_thoughts=table.second_thoughts,
            secret=table.secret,
            promised=table.promised,
            pause=table.pause,
            proof=table.proof,
        )
    )
    for chair in table.chairs:
        c.execute(insert(seats).values(match=table.id, **vars(chair)))
    if picks:
        c.execute(insert(pick), [{"match": table.id, **vars(row)} for row in picks])


def find_table(c: Connection, match: str) -> TableRow | None:
    found = tables_where(c, tables.c.id == match)
    return found[0] if found else None


def tables_of(c: Connection, player: str, limit: int = 60) -> list[TableRow]:
    """Where this player sits, or what they set up, running ones first."""
    mine = select(seats.c.match).where(seats.c.player == player)
    return tables_where(c, tables.c.id.in_(mine) | (tables.c.owner == player), limit)


def open_tables(c: Connection, limit: int = 30) -> list[TableRow]:
    """Where anybody may still sit down."""
    return tables_where(c, tables.c.listed & tables.c.started.is_(None) & tables.c.finished.is_(None), limit)


def running_tables(c: Connection) -> list[str]:
    """Tables that wait for a bot or a clock after a restart: every one that began and did not end."""
    rows = c.execute(select(tables.c.id).where(tables.c.started.is_not(None), tables.c.finished.is_(None)))
    return [row.id for row in rows]


def running_of(c: Connection, player: str) -> int:
    """How many tables that this player set are not finished."""
    mine = select(func.count()).where(tables.c.owner == player, tables.c.finished.is_(None))
    return int(c.execute(mine).scalar() or 0)


def table_of_token(c: Connection, token: str) -> tuple[str, int] | None:
    row = c.execute(select(seats.c.match, seats.c.seat).where(seats.c.token == token)).first()
    return (row[0], row[1]) if row else None


def change_table(c: Connection, match: str, *still: Any, **values: Any) -> bool:
    """Change this, if the table is still as `still` says; whether it was."""
    if isinstance(values.get("result"), dict):
        values["result"] = json.dumps(values["result"])
    done = c.execute(update(tables).where(tables.c.id == match, *still).values(**values))
    notify(c, match)
    return bool(done.rowcount)


def put_away(c: Connection, match: str, *, away: bool) -> bool:
    """Close a table or take it up again; False if meanwhile everything was looked at, or an administrator closed it."""
    still = (tables.c.face_up.is_(False), tables.c.shut.is_(False))
    return change_table(c, match, *still, finished=now() if away else None)


def lay_face_up(c: Connection, match: str) -> bool:
    """Everything may be looked at; False if the table was taken up again meanwhile."""
    return change_table(c, match, tables.c.finished.is_not(None), tables.c.shut.is_(False), face_up=True)


def propose(c: Connection, match: str, before: str | None, after: str | None) -> bool:
    """Exchange what the table is asked to agree to; False if somebody was faster."""
    untouched = (tables.c.id == match) & tables.c.proposal.is_not_distinct_from(before)
    done = c.execute(update(tables).where(untouched).values(proposal=after))
    notify(c, match)
    return bool(done.rowcount)


def change_seat(c: Connection, match: str, seat: int, **values: Any) -> None:
    c.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(**values))
    notify(c, match)


def mark_seen(c: Connection, match: str, player: str, n: int) -> None:
    """How far a player has watched. Nobody else needs to be told."""
    c.execute(update(seats).where(seats.c.match == match, seats.c.player == player).values(seen=n))


def sit_down(c: Connection, match: str, seat: int | None, player: str, name: str, luck: str = "") -> bool:
    """Take this open chair, or any; False if somebody was faster. Who sits at the table already has their chair."""
    waits = (tables.c.id == match) & tables.c.finished.is_(None)
    if c.execute(select(tables.c.id).where(waits).with_for_update()).first() is None:  # one after the other
        return False
    rows = c.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat)).mappings().all()
    if any(row["player"] == player for row in rows):
        return True
    free = [row["seat"] for row in rows if row["kind"] == "open" and seat in (None, row["seat"])]
    if not free:
        return False
    chair = (seats.c.match == match) & (seats.c.seat == free[0])
    c.execute(update(seats).where(chair).values(kind="person", player=player, name=name, token=None, luck=luck))
    if sum(row["kind"] == "open" for row in rows) == 1:
        words = [luck if row["seat"] == free[0] else row["luck"] for row in rows]
        _begin(c, match, words)
    notify(c, match)
    return True


def _begin(c: Connection, match: str, luck: Sequence[str]) -> None:
    """Everybody is there: the shuffle follows from the promised secret and from all their words."""
    secret = c.execute(select(tables.c.secret).where(tables.c.id == match)).scalar()
    seed = {"seed": str(seed_of(secret, luck))} if secret else {}
    c.execute(update(tables).where(tables.c.id == match, tables.c.started.is_(None)).values(started=now(), **seed))


ADD_PICK: Final = insert(pick)


def add_pick(c: Connection, match: str, row: PickRow) -> None:
    """Inserting is the lock: the second pick with the same n fails."""
    c.execute(ADD_PICK, {"match": match, "n": row.n, "seat": row.seat, "key": row.key, "at": row.at})
    notify(c, match)


def picks_since(c: Connection, match: str, n: int = 0) -> list[PickRow]:
    rows = c.execute(select(pick).where(pick.c.match == match, pick.c.n >= n).order_by(pick.c.n)).mappings()
    return [PickRow(row["n"], row["seat"], row["key"], row["at"]) for row in rows]


def keep_saved(c: Connection, match: str, copy: Saved) -> None:
    c.execute(delete(saved).where(saved.c.match == match))
    c.execute(insert(saved).values(match=match, **vars(copy)))


def find_saved(c: Connection, match: str) -> Saved | None:
    row = c.execute(select(saved).where(saved.c.match == match)).mappings().first()
    return Saved(**{name: value for name, value in row.items() if name != "match"}) if row else None


def add_chat(c: Connection, match: str, n: int, seat: int, kind: str, said: str, player: str | None = None) -> ChatRow:
    at = now()
    values = {"match": match, "n": n, "seat": seat, "kind": kind, "text": said, "at": at, "player": player}
    key = c.execute(insert(chat).values(**values)).inserted_primary_key
    assert key is not None
    notify(c, match)
    return ChatRow(int(key[0]), n, seat, kind, said, at, player)


def chat_since(c: Connection, match: str, after: int = 0) -> list[ChatRow]:
    rows = c.execute(select(chat).where(chat.c.match == match, chat.c.id > after).order_by(chat.c.id)).mappings()
    return [ChatRow(**{name: value for name, value in row.items() if name != "match"}) for row in rows]


def notify(c: Connection, match: str) -> None:
    """Other server processes look again when this transaction is durable."""
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_notify(:channel, :id)"), {"channel": CHANNEL, "id": match})


def say_present(
    c: Connection, process: str, match: str, players: frozenset[str], pace: float, awake: frozenset[str] = frozenset()
) -> None:
    """Who has a tab open at this table on this server process, who of them looks at it, and how slow they like it:
    said, not kept."""
    told = {"process": process, "match": match, "players": sorted(players), "pace": pace, "awake": sorted(awake)}
    _say(c, told)


def say_hurry(c: Connection, process: str, match: str) -> None:
    """Somebody wants this table's bots to hurry, wherever they think."""
    _say(c, {"process": process, "match": match})


def _say(c: Connection, told: dict[str, Any]) -> None:
    c.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": PRESENCE, "said": json.dumps(told)})


def tables_where(c: Connection, where: Any, limit: int = 1) -> list[TableRow]:
    """The tables of which this holds, running ones first, with who sits there."""
    ordered = select(tables).where(where).order_by(tables.c.finished.is_not(None), tables.c.created.desc()).limit(limit)
    rows = c.execute(ordered).mappings().all()
    chairs: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    if chairs:
        for row in c.execute(select(seats).where(seats.c.match.in_(chairs)).order_by(seats.c.seat)).mappings():
            rest = {name: value for name, value in row.items() if name != "match"}
            chairs[row["match"]].append(SeatRow(**rest))
    return [_table(dict(row), tuple(chairs[row["id"]])) for row in rows]


def _table(row: dict[str, Any], chairs: tuple[SeatRow, ...]) -> TableRow:
    row["variants"] = json.loads(row["variants"])
    row["seed"] = int(row["seed"])
    row["result"] = json.loads(row["result"]) if row["result"] else None
    return TableRow(**row, chairs=chairs)
