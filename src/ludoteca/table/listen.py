"""Several server processes on one PostgreSQL: what one writes, the others hear and read."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import psycopg

from ludoteca.store.tables import CHANNEL

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
                for room in list(house.rooms.values()):  # what was said while nobody listened
                    room.later(room.catch_up())
                async for note in connection.notifies():
                    room_changed = house.rooms.get(note.payload)
                    if room_changed is not None and note.pid != connection.info.backend_pid:
                        room_changed.later(room_changed.catch_up())
        except psycopg.Error as error:
            log.warning("the database does not speak: %s", type(error).__name__)
            await asyncio.sleep(1)
