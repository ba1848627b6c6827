"""The browsers that hold somebody's cookie: each can be sent away by itself, and is refused everywhere from then on."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.store.channels import close_browsers
from ludoteca.store.notices import say_gone
from ludoteca.store.people import now
from ludoteca.store.schema import devices, players

SEEN_EVERY = 10 * 60 * 1000
"""Milliseconds after which it is written down again that a device was seen."""


@dataclass(frozen=True)
class Device:
    """A browser, and when it was last here."""

    id: str
    player: str
    browser: str = ""
    system: str = ""
    created: int = 0
    seen: int = 0

    @property
    def old(self) -> bool:
        """Every browser from before there was a list: their cookies name a person and no device."""
        return self.id == self.player

    @property
    def stale(self) -> bool:
        """Whether it should be written down that it is here."""
        return now() - self.seen > SEEN_EVERY


def add_device(c: Connection, device: str, player: str) -> None:
    c.execute(insert(devices).values(id=device, player=player, created=now(), seen=0))


def find_device(c: Connection, device: str) -> Device | None:
    row = c.execute(select(devices).where(devices.c.id == device)).mappings().first()
    return Device(**row) if row else None


def devices_of(c: Connection, player: str) -> list[Device]:
    """The one that was here last comes first."""
    rows = c.execute(select(devices).where(devices.c.player == player).order_by(devices.c.seen.desc())).mappings()
    return [Device(**row) for row in rows]


def mark_device(c: Connection, device: str, browser: str, system: str) -> None:
    """It is here now. One that was sent away meanwhile stays away."""
    c.execute(update(devices).where(devices.c.id == device).values(browser=browser, system=system, seen=now()))


def send_away(c: Connection, player: str, gone: Collection[str]) -> None:
    """These devices of a person hold nothing any more; every server process hears of it."""
    c.execute(delete(devices).where(devices.c.player == player, devices.c.id.in_(gone)))
    close_browsers(c, player, gone)
    say_gone(c, devices=gone)


def sent_away(c: Connection, held: Collection[tuple[str, str]]) -> list[str]:
    """Of these people and their devices, the devices that were sent away or whose people are blocked. Who is nobody yet
    has no device to lose."""
    names = {who for who, _ in held}
    people = {row.id: row.blocked for row in c.execute(select(players).where(players.c.id.in_(names)))}
    known = {
        (row.player, row.id)
        for row in c.execute(select(devices.c.player, devices.c.id).where(devices.c.id.in_({what for _, what in held})))
    }
    return [
        device
        for player, device in held
        if player in people and ((player, device) not in known or people[player] is not None)
    ]
