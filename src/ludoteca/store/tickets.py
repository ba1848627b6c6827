"""Secrets that work once and for a while: the challenge of a passkey, the link that makes an administrator."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert

from ludoteca.store.people import now
from ludoteca.store.schema import tickets


def issue(c: Connection, what: str, player: str, seconds: int) -> str:
    """A new one, good for this and for this person. Those that nobody used in time go."""
    fresh = secrets.token_urlsafe(32)
    c.execute(delete(tickets).where(tickets.c.until < now()))
    c.execute(insert(tickets).values(hash=_hash(fresh), what=what, player=player, until=now() + 1000 * seconds))
    return fresh


def redeem(c: Connection, what: str, player: str, ticket: str) -> bool:
    """Use it up; False if it is not good for this, not this person's, too old, or used already."""
    mine = (tickets.c.hash == _hash(ticket)) & (tickets.c.what == what) & (tickets.c.player == player)
    return bool(c.execute(delete(tickets).where(mine, tickets.c.until >= now())).rowcount)


def _hash(ticket: str) -> str:
    return hashlib.sha256(ticket.encode("utf-8", "replace")).hexdigest()
