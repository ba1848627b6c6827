"""The editions that are open in this process: opened once, held as long as anybody plays, closed after that.

Who holds a box holds its `memory`, and so does everything that is made of the box with `replace`. When the last of them
is gone, modules and classes of the copy go as well; whoever asks for the edition later opens it again.
"""

from __future__ import annotations

import gc
import threading
from collections import OrderedDict
from collections.abc import Callable
from typing import Final
from weakref import WeakValueDictionary, finalize

from ludoteca.editions.copies import closed
from ludoteca.kernel import Game, Refused
from ludoteca.kernel.edition import Copy
from ludoteca.kernel.game import Memory

MOST: Final = 100
"""Editions that one process holds open at once."""
AT_HAND: Final = 20
"""So many stay open although nobody holds them: whoever corrects a box comes back to it in a moment."""
SWEPT: Final = 8
"""After so many were let go, what is left of them is looked for."""
BOUND: Final = "the box as it was opened"

Key = tuple[str, str]
"""The package of a box and the digest of an edition."""


class Shelf:
    """Which are open, and which of them were asked for last."""

    def __init__(self, most: int = MOST, at_hand: int = AT_HAND) -> None:
        self.most = most
        self.at_hand = at_hand
        self._open: WeakValueDictionary[Key, Memory] = WeakValueDictionary()
        self._last: OrderedDict[Key, Game] = OrderedDict()
        self._let_go = 0
        self._lock = threading.RLock()

    def __contains__(self, key: Key) -> bool:
        return key in self._open

    def __len__(self) -> int:
        """How many are open. Nobody may hold some of them any more."""
        return len(self._open)

    def take(self, key: Key, make: Callable[[], tuple[Game, Copy]]) -> Game:
        """The box that is open under this key, or else is made now."""
        with self._lock:
            memory = self._open.get(key)
            found: Game = self._made(key, make) if memory is None else memory[BOUND]
            self._last[key] = found
            self._last.move_to_end(key)
            if len(self._last) > self.at_hand:
                self._last.popitem(last=False)
                self._sweep_now_and_then()
        return found

    def _made(self, key: Key, make: Callable[[], tuple[Game, Copy]]) -> Game:
        if len(self) >= self.most:
            self._last.clear()
            gc.collect()
        if len(self) >= self.most:
            raise Refused("Too many editions are being played here: try again when a table is over.", "editions")
        try:
            made, copy = make()
        except Refused:
            self._sweep_now_and_then()
            raise
        made.memory[BOUND] = made
        self._open[key] = made.memory
        finalize(made.memory, closed, copy).atexit = False
        return made

    def _sweep_now_and_then(self) -> None:
        """What a copy consists of refers to each other in rings, which only the collector takes apart. A server lets it
        look at everything so seldom that hundreds of copies would be waiting for it."""
        self._let_go += 1
        if self._let_go >= SWEPT:
            self._let_go = 0
            gc.collect()
