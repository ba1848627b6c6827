"""Fair shares: whose bot may think next, and how much one person and one address may ask for."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections import ChainMap, Counter, OrderedDict, defaultdict, deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from dataclasses import dataclass

from ludoteca.kernel import Refused
from ludoteca.table.bucket import Bucket

LONGEST = 12.0
"""Seconds that the strongest bot would think with the house to itself."""
SHORTEST = 0.3
"""What is left of them at worst."""


class Turns:
    """So many think at a time. Who waits is served round the table: one thought for each person, then the next."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def busy(self) -> bool:
        """Whether more wait than think: then everybody's bots think shorter."""
        return self.waiting > self.places

    def seconds(self) -> float | None:
        """How long a thought may take now; with few in the house, as long as the bot likes."""
        return max(SHORTEST, LONGEST * self.places / (self.waiting + 1)) if self.busy else None

    @contextlib.asynccontextmanager
    async def of(self, person: str) -> AsyncIterator[float | None]:
        """Wait for this person's turn; gives the seconds that the thought may take."""
        if self._free:
            self._free -= 1
        else:
            await self._queue(person)
        try:
            yield self.seconds()
        finally:
            self._next()

    async def _queue(self, person: str) -> None:
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():
                self._next()  # it was this one's turn, who does not want it any more
            raise

    def _next(self) -> None:
        """The one who has waited longest, of the person whose last turn is longest ago."""
        while self._waiting:
            person, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[person] = places
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


@dataclass(frozen=True)
class Limit:
    """So many in a row, and one more after so many seconds."""

    burst: float
    every: float = 0.0


LIMITS = {
    "tables": Limit(60, 20),
    "imports": Limit(10, 30),
    "editions": Limit(30, 10),
    "hints": Limit(6, 10),
    "chat": Limit(15, 2),
    "codes": Limit(6, 60),
    "people": Limit(60, 5),
    "passkeys": Limit(20, 15),
    "reports": Limit(5, 600),
    "reviews": Limit(4, 180),
    "letters": Limit(3, 600),
    "ways": Limit(20, 10),
}
"""What one person may do. An address, behind which a whole club may sit, may do ten times as much."""
REQUESTS = "requests"
"""Of any kind, and on account of the address alone: who asks is not known yet."""
BURST = 240.0
"""Requests in a row that one address may make before it is slowed down, to 40 a second."""
KNOWN = 20_000
"""How many are remembered, of each sort; whoever has asked for nothing for longest is forgotten first."""
SOCKETS = 100
"""Tabs that one person may have open."""
CLUB = 10


class Shares:
    """Who has asked for how much."""

    def __init__(self, burst: float = BURST) -> None:
        self._usual = ChainMap({REQUESTS: Limit(burst, 0.025)}, LIMITS)
        self._buckets: defaultdict[str, OrderedDict[str, Bucket]] = defaultdict(OrderedDict)
        self._open: Counter[str] = Counter()
        self._changed: dict[str, Limit] = {}
        """What an administrator wants otherwise."""

    def change(self, limits: Mapping[str, Sequence[float]]) -> None:
        """From now on so. Everybody begins anew: who had used up the old limit may try the new one."""
        self._changed = {what: Limit(*limit) for what, limit in limits.items()}
        self._buckets.clear()

    @property
    def limits(self) -> dict[str, Limit]:
        """As they are now."""
        return {what: self.limit(what) for what in self._usual}

    def limit(self, what: str) -> Limit:
        return self._changed.get(what, self._usual[what])

    def is_changed(self, what: str) -> bool:
        return what in self._changed

    def most(self, what: str, usual: int) -> int:
        """So many at a time, where it is not a matter of how fast."""
        return int(self._changed[what].burst) if what in self._changed else usual

    def spend(self, what: str, person: str, address: str) -> None:
        """One of this, on account of the person and of the address."""
        for who, times in ((person, 1), (house_of(address), CLUB)):
            if not self._bucket(what, who, times).take():
                raise Refused("Not so fast.", "too-fast")

    def request(self, address: str) -> bool:
        """One request; whether it may be."""
        return self._bucket(REQUESTS, house_of(address), 1).take()

    def _bucket(self, what: str, who: str, times: int) -> Bucket:
        known = self._buckets[what]
        bucket = known.get(who)
        if bucket is None:
            limit = self.limit(what)
            bucket = known[who] = Bucket(limit.burst * times, times / limit.every)
            if len(known) > KNOWN:
                known.popitem(last=False)
        known.move_to_end(who)
        return bucket

    @contextlib.contextmanager
    def tab(self, person: str, address: str) -> Iterator[bool]:
        """While a tab is open; whether it may be."""
        most = self.most("sockets", SOCKETS)
        accounts = ((f"person {person}", most), (f"house {house_of(address)}", most * CLUB))
        for account, _ in accounts:
            self._open[account] += 1
        try:
            yield all(self._open[account] <= most for account, most in accounts)
        finally:
            for account, _ in accounts:
                self._open[account] -= 1
                if not self._open[account]:
                    del self._open[account]


def house_of(address: str) -> str:
    """An address of the new kind belongs to a household that has 2^64 of them; one of the old kind that a proxy wrote
    in the new way is still one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network(f"{found}/64", strict=False)) if found.version == 6 else str(found)
