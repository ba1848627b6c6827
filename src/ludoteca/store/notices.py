"""What server processes at one PostgreSQL tell each other about people. With a database of its own there is nobody to
tell."""

from __future__ import annotations

import json
from collections.abc import Collection

from sqlalchemy import Connection, text

PEOPLE = "ludoteca_people"
MOST = 60
"""So many names fit into one notice: PostgreSQL takes 8,000 bytes."""


def say_gone(c: Connection, devices: Collection[str] = (), players: Collection[str] = ()) -> None:
    """The open lines of these devices and people are to be cut, wherever they end."""
    for some in _portions(devices):
        _say(c, {"devices": some})
    for some in _portions(players):
        _say(c, {"players": some})


def say_anew(c: Connection, tables: Collection[str]) -> None:
    """What has been at these tables was changed: who has them in memory must read them from the beginning."""
    for some in _portions(tables):
        _say(c, {"tables": some})


def say_limits(c: Connection) -> None:
    """An administrator has changed how much everybody may ask for."""
    _say(c, {"limits": []})


def _portions(names: Collection[str]) -> list[list[str]]:
    every = sorted(names)
    return [every[start : start + MOST] for start in range(0, len(every), MOST)]


def _say(c: Connection, told: dict[str, list[str]]) -> None:
    if c.dialect.name == "postgresql":
        c.execute(text("SELECT pg_notify(:channel, :said)"), {"channel": PEOPLE, "said": json.dumps(told)})
