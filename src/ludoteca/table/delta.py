"""Only what changed goes over the line: a board is sent as pieces of the one before it, and what is new between them.

A board is cut where one tag ends and the next begins. The script in the browser cuts its own in the same way, so a
piece needs only its number.
"""

from __future__ import annotations

from typing import Any

SEAM = "><"
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
    start = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), most)
    left = most - start
    end = next((i for i in range(left) if old[-1 - i] != new[-1 - i]), left)
    patch: Patch = [[0, start]] if start else []
    patch += _between(old, start, new[start : len(new) - end])
    if end:
        patch.append([len(old) - end, len(old)])
    return patch


def _between(old: list[str], start: int, new: list[str]) -> Patch:
    where: dict[str, int] = {}
    for at in range(len(old) - 1, start - 1, -1):
        where[old[at]] = at
    found: list[list[Any]] = []
    expected = -1
    for piece in new:
        if 0 <= expected < len(old) and old[expected] == piece:
            found[-1][1] = expected = expected + 1
            continue
        at = where.get(piece, -1)
        if at >= 0:
            found.append([at, at + 1])
            expected = at + 1
        elif expected == -1 and found:
            found[-1].append(piece)
        else:
            found.append([None, piece])
            expected = -1
    return [part if part[0] is not None else SEAM.join(part[1:]) for part in found]


def whole(message: dict[str, Any], pieces: list[str]) -> str:
    """The board that a message makes of the pieces of the one before it: what the script does, in Python."""
    if "html" in message:
        return str(message["html"])
    parts = [part if isinstance(part, str) else SEAM.join(pieces[part[0] : part[1]]) for part in message["patch"]]
    return SEAM.join(parts)
