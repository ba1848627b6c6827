"""What a table needs of the house it stands in: the store, the workers, the counters, the rules of the house."""

from __future__ import annotations

import math
import secrets
import time
from typing import TypedDict, Unpack

from ludoteca.store import Store
from ludoteca.store.admin import read_limits
from ludoteca.store.people import server_secret
from ludoteca.table.brains import Brains
from ludoteca.table.fair import BURST, Shares, Turns
from ludoteca.table.identity import Keeper
from ludoteca.table.leases import Leases
from ludoteca.table.lines import Lines
from ludoteca.table.metrics import Metrics
from ludoteca.table.post import Customs, Post

PACE = 0.7
"""Seconds a bot takes at least while somebody watches: people must be able to follow."""
ABSENT = 60.0
"""Seconds without a socket after which others may propose that a bot plays on, where no clock gives more."""
MESSAGES = 30.0
"""Messages in a row on one socket; and of all that somebody does at tables besides picking, on all of theirs."""


class Terms(TypedDict, total=False):
    """What may be other than usual in a house."""

    pace: float
    absent: float
    workers: int
    ponders: float
    burst: float
    messages: float
    strict: bool
    proxies: str
    customs: Customs


class Means:
    """The same for every table of the house."""

    def __init__(self, db: str, **terms: Unpack[Terms]) -> None:
        customs = terms.get("customs", Customs())  # what is wrong with them is said before anything is opened
        self.store = Store(db)
        self.keeper = Keeper(self.store.submit(server_secret).result())
        self.brains = Brains(terms.get("workers", 0), ponders=terms.get("ponders", 0.0))
        self.metrics = Metrics()
        self.post = Post(self.store, self.keeper, self.metrics, customs)
        self.process = secrets.token_hex(6)
        """What this server process is called among those at the same database."""
        self.leases = Leases(self.store, self.process)
        self.turns = Turns(len(self.brains.workers))
        self.messages = terms.get("messages", MESSAGES)
        self.shares = Shares(terms.get("burst", BURST), self.messages)
        self.lines = Lines()
        self.proxies = terms.get("proxies", "")
        """Addresses that speak for others, and for this machine when they speak for themselves."""
        self.pace = terms.get("pace", PACE)
        self.absent = terms.get("absent", ABSENT)
        self.strict = terms.get("strict", False)
        """A game's page that fails is an error (tests), not a table with buttons only (people)."""
        self.closing = False
        self.listens_since = math.inf
        """Since when what other server processes say is heard."""

    @property
    def in_touch_for(self) -> float:
        """Seconds for which this process has known, without a break, who is at a table elsewhere. After the database
        was away, or this process asleep, others may have come of whom it has not heard."""
        if not self.store.postgres:
            return math.inf
        return max(0.0, min(self.leases.lived_for, time.monotonic() - self.listens_since))

    async def learn_limits(self) -> None:
        """What an administrator has changed, here or at another server process."""
        self.shares.change(await self.store.read(read_limits))
