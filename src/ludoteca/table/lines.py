"""The open sockets of this server process: who is at the other end, through which device, and how they are cut."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from starlette.websockets import WebSocket

from ludoteca.store import Store
from ludoteca.store.devices import sent_away
from ludoteca.table.identity import Badge

ANEW = 4401
"""Who is cut off so loads the page again, and is shown what there is for them now."""


@dataclass(eq=False)
class Line:
    """A socket and the badge it was opened with."""

    badge: Badge
    web: WebSocket
    over: bool = False
    """From now on nothing that comes in on it is heeded."""


class Lines:
    """The open lines. A line is listed here before its badge is checked in the store: somebody who is sent away just
    then is found in the list, and cannot slip in."""

    def __init__(self) -> None:
        self._open: set[Line] = set()
        self._cutting: set[asyncio.Task[None]] = set()

    @contextlib.contextmanager
    def open(self, badge: Badge | None, web: WebSocket) -> Iterator[Line]:
        line = Line(badge or Badge("", ""), web)
        self._open.add(line)
        try:
            yield line
        finally:
            self._open.discard(line)

    def cut(self, devices: Collection[str] = (), players: Collection[str] = (), tables: Collection[str] = ()) -> None:
        """The lines of these devices and people, and those to these tables, end now."""
        for line in list(self._open):
            badge = line.badge
            if badge.device in devices or badge.player in players or line.web.path_params["table"] in tables:
                line.over = True
                task = asyncio.ensure_future(_close(line.web))
                self._cutting.add(task)
                task.add_done_callback(self._cutting.discard)

    async def check(self, store: Store) -> None:
        """For a while nobody listened: cut those that have been sent away meanwhile."""
        held = {(line.badge.player, line.badge.device) for line in self._open}
        if held:
            self.cut(devices=await store.read(lambda c: sent_away(c, held)))


async def _close(web: WebSocket) -> None:
    with contextlib.suppress(Exception):  # it may be gone by itself
        await web.close(ANEW)
