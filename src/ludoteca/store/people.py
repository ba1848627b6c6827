"""Who plays: a name, preferences, and a recovery code kept only as a hash."""

from __future__ import annotations

import hashlib
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.store.schema import devices, players, seats, setting

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that look alike: codes are read aloud and typed."""


def _steady() -> float:
    """Seconds that pass whatever is done to the clock on the wall, while the machine sleeps too."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


_BEGAN = time.time() - _steady()


def now() -> int:
    """Milliseconds since 1970, by the wall clock as it stood when this process began: it never jumps."""
    return int((_BEGAN + _steady()) * 1000)


def code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True)
class Player:
    """Somebody with a cookie."""

    id: str
    name: str = ""
    language: str = ""
    preferences: dict[str, Any] = field(default_factory=dict)
    has_recovery: bool = False
    device: str = ""
    """The browser through which they are here."""
    blocked: bool = False
    """An administrator lets them do nothing here."""


def find_player(c: Connection, who: str) -> Player | None:
    row = c.execute(select(players).where(players.c.id == who)).mappings().first()
    if row is None:
        return None
    return Player(
        row["id"],
        row["name"],
        row["language"],
        json.loads(row["preferences"]),
        has_recovery=row["recovery"] is not None,
        blocked=row["blocked"] is not None,
    )


def save_player(c: Connection, player: Player) -> None:
    values = {"name": player.name, "language": player.language, "preferences": json.dumps(player.preferences)}
    done = c.execute(update(players).where(players.c.id == player.id).values(**values))
    if not done.rowcount:
        c.execute(insert(players).values(id=player.id, created=now(), recovery=None, **values))
        c.execute(insert(devices).values(id=player.device or player.id, player=player.id, created=now(), seen=0))
    # The name at a table is the name the person has now; another person at the same device keeps theirs.
    c.execute(update(seats).where(seats.c.player == player.id, seats.c.kind == "person").values(name=player.name))


def new_recovery(c: Connection, who: str) -> str:
    """A code that moves this identity to another device; an older code stops working."""
    fresh = "-".join(code(4) for _ in range(4))
    c.execute(update(players).where(players.c.id == who).values(recovery=_hash(fresh)))
    return fresh


def recover(c: Connection, typed: str) -> Player | None:
    """Whose code this is. It works once: whoever saw it over a shoulder cannot use it again."""
    code_of = players.c.recovery == _hash(typed)
    row = c.execute(select(players.c.id).where(code_of)).first()
    if row is None or not c.execute(update(players).where(code_of).values(recovery=None)).rowcount:
        return None
    return find_player(c, row.id)


def server_secret(c: Connection) -> str:
    """The key that signs cookies."""
    return kept_secret(c, "secret", lambda: secrets.token_urlsafe(32))


def kept_secret(c: Connection, name: str, make: Callable[[], str]) -> str:
    """A key of the server: made at the first start, the same for every server process of this database."""
    found = c.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    if found is None:
        found = make()
        try:
            with c.begin_nested():
                c.execute(insert(setting).values(name=name, value=found))
        except IntegrityError:
            found = c.execute(select(setting.c.value).where(setting.c.name == name)).scalar()
    return str(found)


def touch(c: Connection) -> None:
    """Write something, to see whether it can be done."""
    values = {"value": str(now())}
    if not c.execute(update(setting).where(setting.c.name == "touched").values(**values)).rowcount:
        c.execute(insert(setting).values(name="touched", **values))


def _hash(typed: str) -> str:
    """Hyphens, spaces and capitals do not matter. 16 letters of 31 are 79 bits: no salt or slow hash is needed."""
    plain = "".join(letter for letter in typed.lower() if letter in LETTERS)
    return hashlib.sha256(plain.encode()).hexdigest()
