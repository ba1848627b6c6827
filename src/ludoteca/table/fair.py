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
    """Only so many bots think at the same time. Those that wait take turns by person: one thought for each person, and
    then again."""

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
    "deeds": Limit(30, 0.125),
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
PLAYED = 6
"""Editions with which one person may play at the same time: a process holds a hundred for all."""
HOUSEHOLD = 4
"""An address may play with so many times as many."""


class Shares:
    """Who has asked for how much."""

    def __init__(self, burst: float = BURST, deeds: float = LIMITS["deeds"].burst) -> None:
        own = {REQUESTS: Limit(burst, 0.025), "deeds": Limit(deeds, LIMITS["deeds"].every)}
        self._usual = ChainMap(own, LIMITS)
        self._buckets: defaultdict[str, OrderedDict[str, Bucket]] = defaultdict(OrderedDict)
        self._open: Counter[str] = Counter()
        self._at: defaultdict[str, Counter[str]] = defaultdict(Counter)
        """With which editions somebody has tabs open."""
        self._homes: OrderedDict[str, str] = OrderedDict()
        """From which household somebody last asked for something."""
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
        self._homes[person] = house_of(address)
        self._homes.move_to_end(person)
        if len(self._homes) > KNOWN:
            self._homes.popitem(last=False)
        for who, times in ((person, 1), (house_of(address), CLUB)):
            if not self._bucket(what, who, times).take():
                raise Refused("Not so fast.", "too-fast")

    def request(self, address: str, price: float = 1) -> bool:
        """One request, which counts as so many; whether it may be."""
        return self._bucket(REQUESTS, house_of(address), 1).take(price)

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

    def check_plays(self, edition: str, played: Sequence[tuple[str, str]], person: str, address: str) -> None:
        """Refuse one more to whoever plays with many editions. `played` are all that are being played, each with the
        person who set a table of it."""
        home = house_of(address)
        own = {each for each, owner in played if owner == person}
        ours = {each for each, owner in played if self._homes.get(owner) == home}
        most = self.most("played", PLAYED)
        if edition not in own and (len(own) >= most or len(ours) >= most * HOUSEHOLD):
            raise Refused("You play with many editions already: finish some of those games first.", "played")

    @contextlib.contextmanager
    def tab(self, person: str, address: str, edition: str = "") -> Iterator[bool]:
        """While a tab is open; whether it may be."""
        most, played = self.most("sockets", SOCKETS), self.most("played", PLAYED)
        me, us = f"person {person}", f"house {house_of(address)}"
        self._open.update((me, us))
        for account in (me, us) if edition else ():
            self._at[account][edition] += 1
        try:
            yield (
                self._open[me] <= most
                and self._open[us] <= most * CLUB
                and len(self._at.get(me, ())) <= played
                and len(self._at.get(us, ())) <= played * HOUSEHOLD
            )
        finally:
            for account in (me, us):
                _one_less(self._open, account)
                if edition and _one_less(self._at[account], edition):
                    del self._at[account]


def _one_less(counts: Counter[str], what: str) -> bool:
    """Whether nothing at all is counted any more."""
    counts[what] -= 1
    if not counts[what]:
        del counts[what]
    return not counts


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


def is_near(address: str, proxies: str) -> bool:
    """Whether this is the machine itself, or one of these addresses and networks."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    found = getattr(found, "ipv4_mapped", None) or found
    return found.is_loopback or any(found in network for network in _networks(proxies))


def _networks(written: str) -> Iterator[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """Addresses and networks with commas between. What is neither (a proxy may be `*`) is nobody's."""
    for each in written.split(","):
        with contextlib.suppress(ValueError):
            yield ipaddress.ip_network(each.strip(), strict=False)
