"""Which server process thinks for a table's bots and watches its clock, where several share a PostgreSQL.

A process says now and then that it lives; as long as it does, its tables are its own. Time is the database's.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, text

from ludoteca.store.schema import lease, server

TERM = 8.0
"""Seconds after which a process that says nothing is taken for dead."""

# Nothing in these statements is from outside.
_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_DEAD = f"NOT EXISTS (SELECT 1 FROM server WHERE server.process = lease.process AND server.until > {_NOW})"  # noqa: S608  # see above

_BEAT = text(
    f"""INSERT INTO server (process, until) VALUES (:process, {_NOW} + :term)
    ON CONFLICT (process) DO UPDATE SET until = excluded.until"""  # noqa: S608  # see above
)
_BURY = text(f"DELETE FROM server WHERE until < {_NOW} - 3600000")  # noqa: S608  # see above
_TAKE = text(
    f"""INSERT INTO lease (match, process) VALUES (:match, :process)
    ON CONFLICT (match) DO UPDATE SET process = excluded.process
    WHERE lease.process = excluded.process OR (:inherits AND {_DEAD})"""  # noqa: S608  # see above
)
_ORPHANS = text(
    f"""SELECT lease.match FROM lease JOIN tables ON tables.id = lease.match
    WHERE tables.finished IS NULL AND {_DEAD} ORDER BY random() LIMIT 100"""  # noqa: S608  # see above
)
_UNATTENDED = text(
    """SELECT id FROM tables WHERE started IS NOT NULL AND finished IS NULL
    AND NOT EXISTS (SELECT 1 FROM lease WHERE lease.match = tables.id)"""
)


def beat(c: Connection, process: str) -> None:
    """This process lives, and will for a while."""
    c.execute(_BEAT, {"process": process, "term": int(TERM * 1000)})
    c.execute(_BURY)


def take(c: Connection, match: str, process: str, *, inherits: bool) -> bool:
    """Look after a table from now on; False while another process does. Of the dead only who may inherit takes."""
    return bool(c.execute(_TAKE, {"match": match, "process": process, "inherits": inherits}).rowcount)


def orphans(c: Connection) -> list[str]:
    """Tables of processes that have died."""
    return [row.match for row in c.execute(_ORPHANS)]


def unattended(c: Connection) -> list[str]:
    """Running tables that no process ever looked after: from before there were several."""
    return [row.id for row in c.execute(_UNATTENDED)]


def give_back(c: Connection, match: str, process: str) -> None:
    """Nothing happens at this table by itself any more."""
    c.execute(delete(lease).where(lease.c.match == match, lease.c.process == process))


def leave(c: Connection, process: str) -> None:
    """A process that stops is dead at once: the others need not wait to find out."""
    c.execute(delete(server).where(server.c.process == process))
