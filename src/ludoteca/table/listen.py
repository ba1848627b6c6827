"""Several server processes on one PostgreSQL: what one writes, the others hear and read."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass

import psycopg

from ludoteca.store import Store
from ludoteca.store.notices import PEOPLE
from ludoteca.store.tables import CHANNEL, PRESENCE

log = logging.getLogger("ludoteca.table")


@dataclass(frozen=True)
class Silence:
    """For a while nobody listened: anything may have been said."""


@dataclass(frozen=True)
class Deaf:
    """From now on nobody listens."""


@dataclass(frozen=True)
class Changed:
    """Something of this table was written."""

    table: str


@dataclass(frozen=True)
class Present:
    """These people have a tab of the table open on that server process."""

    process: str
    table: str
    players: frozenset[str]
    pace: float
    """How slowly those who look on there would like bots to play."""
    awake: frozenset[str]
    """Those of them who look at it now."""


@dataclass(frozen=True)
class Hurried:
    """Somebody at that server process wants the bots of this table to hurry."""

    process: str
    table: str


@dataclass(frozen=True)
class Gone:
    """The lines of these devices and people are to be cut."""

    devices: frozenset[str]
    players: frozenset[str]


@dataclass(frozen=True)
class Anew:
    """These tables are to be read from the beginning."""

    tables: frozenset[str]


@dataclass(frozen=True)
class Ruled:
    """How much everybody may ask for has changed."""


Said = Silence | Deaf | Changed | Present | Hurried | Gone | Anew | Ruled


async def listen(store: Store, hear: Callable[[Said], None]) -> None:
    """Until the house closes."""
    address = store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                for channel in (CHANNEL, PRESENCE, PEOPLE):
                    await connection.execute(f"LISTEN {channel}")
                hear(Silence())
                async for note in connection.notifies():
                    if note.pid not in store.own:  # what this process wrote it knows
                        hear(_read(note.channel, note.payload))
        except psycopg.Error as error:
            hear(Deaf())
            log.warning("the database does not speak: %s", type(error).__name__)
            await asyncio.sleep(1)


def _read(channel: str, said: str) -> Said:
    if channel == CHANNEL:
        return Changed(said)
    told = json.loads(said)
    if channel == PEOPLE and "tables" in told:
        return Anew(frozenset(told["tables"]))
    if channel == PEOPLE and "limits" in told:
        return Ruled()
    if channel == PEOPLE:
        return Gone(frozenset(told.get("devices", ())), frozenset(told.get("players", ())))
    if "players" not in told:
        return Hurried(told["process"], told["match"])
    players, awake = frozenset(told["players"]), frozenset(told["awake"])
    return Present(told["process"], told["match"], players, told["pace"], awake)
