"""Several server processes on one PostgreSQL: what one writes, the others hear and read."""

from __future__ import annotations

import asyncio
import json
import logging
from typing import TYPE_CHECKING

import psycopg

from ludoteca.store.tables import CHANNEL, PRESENCE

if TYPE_CHECKING:
    from ludoteca.table.house import House

log = logging.getLogger("ludoteca.table")


async def listen(house: House) -> None:
    """Until the house closes: rooms that another process changed catch up."""
    address = house.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(f"LISTEN {CHANNEL}")
                await connection.execute(f"LISTEN {PRESENCE}")
                for room in list(house.rooms.values()):  # what was said while nobody listened
                    room.owe(room.catch_up)
                async for note in connection.notifies():
                    hear(house, note.channel, note.payload)
        except psycopg.Error as error:
            log.warning("the database does not speak: %s", type(error).__name__)
            await asyncio.sleep(1)


def hear(house: House, channel: str, said: str) -> None:
    """A table changed, or somebody came or went at another door."""
    if channel == PRESENCE:
        told = json.loads(said)
        room = house.rooms.get(told["match"])
        news = room is not None and told["process"] != house.process
        if room is not None and news and room.presence.hears(told["process"], frozenset(told["players"])):
            room.later(room.show())
    elif (changed := house.rooms.get(said)) is not None:
        changed.owe(changed.catch_up)
