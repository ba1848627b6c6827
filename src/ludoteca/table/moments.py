"""A moment as it is written on pages: the day and the time, the same in every language, at Greenwich."""

from __future__ import annotations

from datetime import UTC, datetime


def moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M")
