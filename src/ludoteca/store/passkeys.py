"""Passkeys: the public half of each, and whose it is."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from ludoteca.store.people import now
from ludoteca.store.schema import passkeys


@dataclass(frozen=True)
class Passkey:
    """A key pair whose other half is in somebody's browser, phone or security key."""

    id: str
    player: str
    site: str
    key: str
    count: int = 0
    browser: str = ""
    system: str = ""
    created: int = 0
    used: int = 0


def add_passkey(c: Connection, passkey: Passkey) -> None:
    c.execute(insert(passkeys).values(**{**vars(passkey), "created": now()}))


def find_passkey(c: Connection, wanted: str) -> Passkey | None:
    row = c.execute(select(passkeys).where(passkeys.c.id == wanted)).mappings().first()
    return Passkey(**row) if row else None


def passkeys_of(c: Connection, player: str) -> list[Passkey]:
    """The oldest first."""
    mine = select(passkeys).where(passkeys.c.player == player).order_by(passkeys.c.created)
    return [Passkey(**row) for row in c.execute(mine).mappings()]


def mark_used(c: Connection, passkey: Passkey, count: int) -> bool:
    """It opened the door, and says that it has done so this often; False if it was used elsewhere a moment ago."""
    same = (passkeys.c.id == passkey.id) & (passkeys.c.count == passkey.count)
    return bool(c.execute(update(passkeys).where(same).values(count=count, used=now())).rowcount)


def remove_passkey(c: Connection, player: str, wanted: str) -> bool:
    return bool(c.execute(delete(passkeys).where(passkeys.c.id == wanted, passkeys.c.player == player)).rowcount)
