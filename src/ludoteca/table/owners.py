"""The editions of a house: which box a table is played with, when its owner corrected it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from ludoteca.editions import bound, is_open, read
from ludoteca.kernel import Edition, Game, Refused
from ludoteca.kernel.game import EDITION
from ludoteca.store import Store, Taken
from ludoteca.store.editions import find_edition, keep_edition

T = TypeVar("T")
Pay = Callable[[], None]
"""Called before an edition is opened for somebody: it counts against what they may ask for, and may refuse."""
BINDER: Final = ThreadPoolExecutor(1, "binder")
"""Boxes are copied one after the other, and apart: who has many copied holds up no page that works in a thread."""
FULL: Final = "editions"
"""How it is refused to open one more than a process holds."""


def nothing() -> None:
    """What the house asks for itself."""


class Owners:
    """Boxes with editions in them, opened when somebody asks for one."""

    def __init__(self, store: Store, games: Mapping[str, Game], make_room: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.games = games
        self._make_room = make_room
        """Puts tables away at which nobody is: an edition is open as long as a table holds it."""

    async def box(self, code: str, variants: Mapping[str, str], pay: Pay = nothing) -> Game | None:
        """The box that these variants speak of, if it is here."""
        game, wanted = self.games.get(code), variants.get(EDITION, "")
        return await self.find(wanted, code, pay) if game is not None and wanted else game

    async def find(self, wanted: str, code: str = "", pay: Pay = nothing) -> Game:
        """The box with this edition."""
        edition = await self.store.read(lambda c: find_edition(c, wanted))
        if edition is None or edition.game not in self.games or (code and edition.game != code):
            raise Refused("There is no such edition here.", "missing")
        return await self.opened(edition, pay)

    async def opened(self, edition: Edition, pay: Pay = nothing) -> Game:
        if edition.game not in self.games:
            raise Refused("The game of this edition is not here.", "game")
        game = self.games[edition.game]
        if not is_open(game, edition):
            pay()
        return await self._with_room(lambda: bound(game, edition))

    async def read(self, game: Game, text: str) -> Edition:
        """The edition that somebody wrote down, opened once to see whether it fits."""
        return await self._with_room(lambda: read(game, text))

    async def keep(self, edition: Edition) -> Game:
        """Checked, and kept for whoever has its address."""
        game = await self.opened(edition)
        try:
            await self.store.write(lambda c: keep_edition(c, edition))
        except Taken:  # somebody kept one in this moment: the same?
            await self.store.write(lambda c: keep_edition(c, edition))
        return game

    async def _with_room(self, work: Callable[[], T]) -> T:
        """Making a copy of a box takes a second: others go on meanwhile."""
        bind = asyncio.get_running_loop().run_in_executor
        try:
            return await bind(BINDER, work)
        except Refused as refused:
            if refused.code != FULL:
                raise
        await self._make_room()
        return await bind(BINDER, work)
