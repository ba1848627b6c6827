"""Only what changed goes over the line: a board is sent as pieces of the one before it, and what is new between them.

A board is cut where one tag ends and the next begins. The script in the browser cuts its own in the same way, so a
piece needs only its number.
"""

from __future__ import annotations

from itertools import islice
from typing import Any

SEAM = "><"
STRIDE = 64
"""So many pieces are compared at once."""
Patch = list[Any]
"""Pieces of the board before, as [from, to), and new text, in the order in which they make the new board."""


class Delta:
    """What one tab has got so far."""

    def __init__(self) -> None:
        self._pieces: list[str] = []

    def of(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message as it is sent: with a patch in the place of the whole board, where that is shorter."""
        html = message.get("html")
        if html is None:
            return message
        old, self._pieces = self._pieces, html.split(SEAM)
        if not old:
            return message
        patch = difference(old, self._pieces)
        if sum(len(part) for part in patch if isinstance(part, str)) > len(html) // 2:
            return message
        return {**{name: value for name, value in message.items() if name != "html"}, "patch": patch}


def difference(old: list[str], new: list[str]) -> Patch:
    """The same beginning, the same end, and what lies between piece by piece."""
    most = min(len(old), len(new))
    start = _alike(old, 0, new, 0) if most and old[0] == new[0] else 0
    left = most - start
    end = next((i for i in range(left) if old[-1 - i] != new[-1 - i]), left)
    patch: Patch = [[0, start]] if start else []
    patch += _between(old, start, new[start : len(new) - end])
    if end:
        patch.append([len(old) - end, len(old)])
    return patch


def _between(old: list[str], start: int, new: list[str]) -> Patch:
    """Each piece where it lay before, with as many as follow it there; what lay nowhere is said."""
    places = range(len(old) - 1, start - 1, -1)
    where = dict(zip(islice(reversed(old), len(places)), places, strict=True))  # of equal pieces the first
    patch: Patch = []
    fresh: list[str] = []
    at, most, aligned = 0, len(new), start
    while at < most:
        beside = aligned + len(fresh)  # where it lies if the new pieces before it took the place of as many
        place = beside if beside < len(old) and old[beside] == new[at] else where.get(new[at])
        if place is None:
            fresh.append(new[at])
            at += 1
            continue
        if fresh:
            patch.append(SEAM.join(fresh))
            fresh = []
        length = _alike(old, place, new, at)
        patch.append([place, place + length])
        at += length
        aligned = place + length
    if fresh:
        patch.append(SEAM.join(fresh))
    return patch


def _alike(old: list[str], place: int, new: list[str], at: int) -> int:
    """How many pieces are the same from here on: in long strides, then one by one."""
    length = 1
    while old[place + length : place + length + STRIDE] == new[at + length : at + length + STRIDE]:
        if at + length >= len(new) or place + length >= len(old):
            return min(len(new) - at, len(old) - place)
        length += STRIDE
    most = min(len(old) - place, len(new) - at)
    while length < most and old[place + length] == new[at + length]:
        length += 1
    return min(length, most)


def whole(message: dict[str, Any], pieces: list[str]) -> str:
    """The board that a message makes of the pieces of the one before it: what the script does, in Python."""
    if "html" in message:
        return str(message["html"])
    parts = [part if isinstance(part, str) else SEAM.join(pieces[part[0] : part[1]]) for part in message["patch"]]
    return SEAM.join(parts)
