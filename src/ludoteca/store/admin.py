"""What an administrator sees and does: who that is, people, tables, reports, and how much everybody may ask for.

Nothing here tells what a game keeps from anybody: no seed, no hand, no secret link.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, delete, func, insert, or_, select, update

from ludoteca.store.notices import say_gone, say_limits
from ludoteca.store.people import now
from ludoteca.store.schema import admins, chat, devices, pick, players, reports, seats, setting, tables
from ludoteca.store.tables import TableRow, add_chat, change_table, tables_where

DAY = 24 * 3600 * 1000
LINES = 5
"""Of what a reported person said at that table, the last lines."""


# Who it is.


def make_admin(c: Connection, player: str) -> None:
    if not is_admin(c, player):
        c.execute(insert(admins).values(player=player, since=now()))


def unmake_admin(c: Connection, player: str) -> bool:
    return bool(c.execute(delete(admins).where(admins.c.player == player)).rowcount)


def is_admin(c: Connection, player: str) -> bool:
    return c.execute(select(admins.c.player).where(admins.c.player == player)).first() is not None


def all_admins(c: Connection) -> list[tuple[str, str]]:
    """Identity and name."""
    both = admins.outerjoin(players, players.c.id == admins.c.player)
    rows = c.execute(select(admins.c.player, players.c.name).select_from(both).order_by(admins.c.since))
    return [(row.player, row.name or "") for row in rows]


# People.


@dataclass(frozen=True)
class Somebody:
    """A person as an administrator sees one."""

    id: str
    name: str
    created: int
    blocked: int | None
    seen: int
    seats: int
    reports: int
    admin: bool


def people_like(c: Connection, typed: str, limit: int = 50) -> list[Somebody]:
    """Whose name contains this, whoever was here last first."""
    seen = select(func.max(devices.c.seen)).where(devices.c.player == players.c.id).scalar_subquery()
    sits = select(func.count()).where(seats.c.player == players.c.id).scalar_subquery()
    told = select(func.count()).where(reports.c.about == players.c.id).scalar_subquery()
    rules = select(func.count()).where(admins.c.player == players.c.id).scalar_subquery()
    wanted = select(
        players.c.id, players.c.name, players.c.created, players.c.blocked,
        func.coalesce(seen, 0).label("seen"), sits.label("seats"), told.label("reports"), rules.label("admin"),
    )  # fmt: skip
    like = func.lower(players.c.name).contains(typed.lower(), autoescape=True)
    ordered = wanted.where(or_(like, players.c.id == typed)).order_by(func.coalesce(seen, 0).desc()).limit(limit)
    return [Somebody(**{**row, "admin": bool(row["admin"])}) for row in c.execute(ordered).mappings()]


def block_person(c: Connection, player: str, *, blocked: bool) -> bool:
    """They may do nothing here, or again; False for somebody who is not there, or is an administrator."""
    if is_admin(c, player):
        return False
    done = c.execute(update(players).where(players.c.id == player).values(blocked=now() if blocked else None))
    say_gone(c, players=[player])
    return bool(done.rowcount)


# Tables.


@dataclass(frozen=True)
class Laid:
    """A table, and how many rows its journal has."""

    row: TableRow
    rows: int


STATES = ("running", "waiting", "finished")


def tables_that(c: Connection, state: str, limit: int = 100) -> list[Laid]:
    """Are running, wait for somebody, or are finished."""
    where = {
        "running": tables.c.started.is_not(None) & tables.c.finished.is_(None),
        "waiting": tables.c.started.is_(None) & tables.c.finished.is_(None),
        "finished": tables.c.finished.is_not(None),
    }[state]
    found = tables_where(c, where, limit)
    count = select(pick.c.match, func.count().label("rows")).group_by(pick.c.match)
    rows = {row.match: row.rows for row in c.execute(count.where(pick.c.match.in_([row.id for row in found])))}
    return [Laid(row, rows.get(row.id, 0)) for row in found]


def shut_table(c: Connection, match: str) -> bool:
    """Close a table that is not over; it cannot be taken up again."""
    going = (tables.c.id == match) & tables.c.finished.is_(None)
    if c.execute(select(tables.c.id).where(going).with_for_update()).first() is None:
        return False
    rows = int(c.execute(select(func.count()).where(pick.c.match == match)).scalar() or 0)
    change_table(c, match, finished=now(), shut=True)
    add_chat(c, match, rows, -1, "note-shut", "{}")
    return True


# Reports.


@dataclass(frozen=True)
class Report:
    """What somebody told of somebody, and what that one said last at the table."""

    id: int
    match: str
    teller: str
    about: str
    name: str
    blocked: bool
    reason: str
    text: str
    at: int
    said: tuple[str, ...]


def open_reports(c: Connection, limit: int = 50) -> list[Report]:
    """Those that nobody has seen to, the oldest first."""
    teller, about = players.alias("teller"), players.alias("about")
    joined = reports.outerjoin(teller, teller.c.id == reports.c.player).join(about, about.c.id == reports.c.about)
    wanted = select(
        reports, teller.c.name.label("teller"), about.c.name.label("name"), about.c.blocked.label("blocked")
    ).select_from(joined)
    rows = c.execute(wanted.where(reports.c.done.is_(None)).order_by(reports.c.at).limit(limit)).mappings().all()
    return [_report(c, dict(row)) for row in rows]


def _report(c: Connection, row: dict[str, Any]) -> Report:
    theirs = (chat.c.match == row["match"]) & (chat.c.player == row["about"]) & (chat.c.kind == "chat")
    last = c.execute(select(chat.c.text).where(theirs).order_by(chat.c.id.desc()).limit(LINES)).all()
    kept = {name: row[name] for name in ("id", "match", "about", "name", "reason", "text", "at")}
    said = tuple(line.text for line in reversed(last))
    return Report(**kept, teller=row["teller"] or "", blocked=row["blocked"] is not None, said=said)


def see_to(c: Connection, report: int) -> bool:
    """An administrator has dealt with it."""
    mine = (reports.c.id == report) & reports.c.done.is_(None)
    return bool(c.execute(update(reports).where(mine).values(done=now())).rowcount)


# The house.


def census(c: Connection) -> dict[str, int]:
    """How much there is."""
    going = tables.c.finished.is_(None)
    today = select(func.count(func.distinct(devices.c.player))).where(devices.c.seen > now() - DAY)
    state = select(
        func.coalesce(func.sum(case((going & tables.c.started.is_not(None), 1), else_=0)), 0),
        func.coalesce(func.sum(case((going & tables.c.started.is_(None), 1), else_=0)), 0),
    )
    running, waiting = c.execute(state).one()
    told = select(func.count()).where(reports.c.done.is_(None))
    return {
        "running": int(running),
        "waiting": int(waiting),
        "people": int(c.execute(select(func.count()).select_from(players)).scalar() or 0),
        "today": int(c.execute(today).scalar() or 0),
        "reports": int(c.execute(told).scalar() or 0),
    }


def read_limits(c: Connection) -> dict[str, list[float]]:
    """What an administrator has changed, by name."""
    found = c.execute(select(setting.c.value).where(setting.c.name == "limits")).scalar()
    return dict(json.loads(found)) if found else {}


def write_limits(c: Connection, limits: Mapping[str, list[float]]) -> None:
    """From now on so, on every server process."""
    value = json.dumps(dict(limits))
    if not c.execute(update(setting).where(setting.c.name == "limits").values(value=value)).rowcount:
        c.execute(insert(setting).values(name="limits", value=value))
    say_limits(c)
