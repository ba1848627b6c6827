"""The editions of a house: which box a table is played with, when its owner corrected it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping

from ludoteca.editions import bound
from ludoteca.kernel import Edition, Game, Refused
from ludoteca.kernel.game import EDITION
from ludoteca.store import Store, Taken
from ludoteca.store.editions import find_edition, keep_edition


class Owners:
    """Boxes with editions in them, opened when somebody asks for one."""

    def __init__(self, store: Store, games: Mapping[str, Game]) -> None:
        self.store = store
        self.games = games

    async def box(self, code: str, variants: Mapping[str, str]) -> Game | None:
        """The box that these variants speak of, if it is here."""
        game, wanted = self.games.get(code), variants.get(EDITION, "")
        return await self.find(wanted, code) if game is not None and wanted else game

    async def find(self, wanted: str, code: str = "") -> Game:
        """The box with this edition."""
        edition = await self.store.read(lambda c: find_edition(c, wanted))
        if edition is None or edition.game not in self.games or (code and edition.game != code):
            raise Refused("There is no such edition here.", "missing")
        return await self.opened(edition)

    async def opened(self, edition: Edition) -> Game:
        """Making a copy of a box takes a second: others go on meanwhile."""
        return await asyncio.to_thread(bound, self.games[edition.game], edition)

    async def keep(self, edition: Edition) -> Game:
        """Checked, and kept for whoever has its address."""
        game = await self.opened(edition)
        with contextlib.suppress(Taken):  # somebody kept the same in this moment
            await self.store.write(lambda c: keep_edition(c, edition))
        return game
