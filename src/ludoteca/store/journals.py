"""Every game of a database as a record, read without changing anything: not even the schema is brought up to date."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, create_engine, select

from ludoteca.kernel import Pick, Record
from ludoteca.kernel.record import FIRST
from ludoteca.store.database import open_engine
from ludoteca.store.schema import pick, seats, tables


def journals(url: str) -> Iterator[tuple[str, Record]]:
    """The id of every table that was begun, and its game as far as it was played."""
    engine = open_engine(url) if url.startswith("postgres") else create_engine(_read_only(url))
    wanted = (tables.c.id, tables.c.game, tables.c.version, tables.c.variants, tables.c.seed, tables.c.result)
    try:
        with engine.connect() as c:
            for row in c.execute(select(*wanted).order_by(tables.c.created)).all():
                result = json.loads(row.result) if row.result else {}
                yield (
                    row.id,
                    Record(
                        game=row.game,
                        rules=row.version,
                        seed=int(row.seed),
                        players=_players(c, row.id),
                        variants=tuple(sorted(json.loads(row.variants).items())),
                        picks=_picks(c, row.id),
                        scores=tuple(result["scores"]) if result else None,
                        ranks=tuple(result["ranks"]) if result else None,
                        check="",
                        format=FIRST,  # a journal has no check
                    ),
                )
    finally:
        engine.dispose()


def _read_only(url: str) -> str:
    file = Path(url.removeprefix("sqlite:///")).expanduser().resolve()
    return f"sqlite:///file:{file}?mode=ro&uri=true"


def _players(c: Connection, match: str) -> tuple[str, ...]:
    found = c.execute(select(seats.c.name, seats.c.seat).where(seats.c.match == match).order_by(seats.c.seat))
    return tuple(row.name or str(row.seat + 1) for row in found)


def _picks(c: Connection, match: str) -> tuple[Pick, ...]:
    """What was picked and not taken back."""
    picks: list[Pick] = []
    for row in c.execute(select(pick.c.seat, pick.c.key).where(pick.c.match == match).order_by(pick.c.n)):
        if row.key.startswith("<"):
            del picks[int(row.key[1:]) :]
        else:
            picks.append(Pick(row.seat, row.key))
    return tuple(picks)
