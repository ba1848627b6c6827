"""Editions that somebody brought or made here, each under the hash of its content."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from ludoteca.kernel import Edition, Refused
from ludoteca.store.people import now
from ludoteca.store.schema import editions


def keep_edition(c: Connection, edition: Edition) -> None:
    """If an edition with the same content is here already, whatever it is called, the first name stays. Another with
    the same hash is somebody's trick, and is refused: tables that name the hash mean the one that is here."""
    found = find_edition(c, edition.hash)
    if found is not None and found.digest != edition.digest:
        raise Refused("Another edition has the same number: change something more.", "edition-twin")
    if found is None:
        values = {"hash": edition.hash, "game": edition.game, "line": edition.line, "created": now()}
        c.execute(insert(editions).values(**values))


def find_edition(c: Connection, wanted: str) -> Edition | None:
    line = c.execute(select(editions.c.line).where(editions.c.hash == wanted)).scalar()
    return Edition.of_line(line) if line else None
