"""Only what changed goes over the line: a board is sent as pieces of the one before it, and what is new between them.

A board is cut where one tag ends and the next begins. The script in the browser cuts its own in the same way, so a
piece needs only its number.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from operator import eq
from typing import Any

SEAM = "><"
STRIDE = 64
"""So many pieces are compared at once."""
LONG = 8000
"""A changed block of more letters than this is compared piece by piece. Of a shorter one everything between its first
and last difference is sent."""
FEW = 4
"""If at most one block in so many has changed, blocks are compared place by place instead of being searched for."""
Patch = list[Any]
"""Pieces of the board before, as [from, to), and new text, in the order in which they make the new board."""
Blocks = Sequence[str]
"""A board in parts, each from a tag to a tag: most of them stay what they were."""


class Delta:
    """What one tab has got so far."""

    def __init__(self) -> None:
        self._blocks: Blocks = ()
        self._counts: list[int] = []
        """How many pieces each block has."""

    def of(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message as it is sent: with a patch in the place of the whole board, where that is shorter."""
        if "html" not in message:
            return message
        old, counts, new = self._blocks, self._counts, message["html"]
        self._blocks, self._counts = new, _counted(old, counts, new)
        patch = compared(old, counts, new) if old else []
        letters = sum(len(part) for part in patch if type(part) is str)
        if not old or letters > sum(map(len, new)) // 2:
            return spelled_out(message)
        return {**{name: value for name, value in message.items() if name != "html"}, "patch": patch}


def _counted(old: Blocks, counts: Sequence[int], new: Blocks) -> list[int]:
    """How many pieces each of the new blocks has: of most of them that is known."""
    if len(old) == len(new):
        before = zip(old, counts, new, strict=True)
        return [count if was is block else block.count(SEAM) + 1 for was, count, block in before]
    known = dict(zip(old, counts, strict=True))
    return [known.get(block) or block.count(SEAM) + 1 for block in new]


def spelled_out(message: dict[str, Any]) -> dict[str, Any]:
    """With the whole board, for whoever does not put it together."""
    return {**message, "html": "".join(message["html"])} if "html" in message else message


def compared(old: Blocks, counts: Sequence[int], new: Blocks) -> Patch:
    """Blocks that stayed are named by their pieces; of the others, what differs is said. The two ends of a board are
    like no other block, since they keep a bracket: they are compared by themselves."""
    if min(len(old), len(new)) < 3:
        return difference("".join(old), "".join(new), 0)
    last = sum(counts) - counts[-1]
    patch = difference(old[0][:-1], new[0][:-1], 0)
    patch += _inside(old[1:-1], counts[1:-1], new[1:-1], counts[0])
    return patch + difference(old[-1][1:], new[-1][1:], last)


def _inside(old: Blocks, counts: Sequence[int], new: Blocks, passed: int) -> Patch:
    """`passed`: so many pieces come before these blocks."""
    if len(old) == len(new):
        same = list(map(eq, old, new))
        if same.count(False) * FEW <= len(same):
            return _in_place(old, counts, new, same, passed)
    where = {block: at for at, block in zip(range(len(old) - 1, -1, -1), reversed(old), strict=True)}  # the first
    patch: Patch = []
    at, aligned, most = 0, 0, len(new)
    while at < most:
        begin = at
        while at < most and new[at] not in where:
            at += 1
        place = _place(old, where, new, at, aligned + at - begin)
        if at > begin:
            patch += _instead(old, counts, aligned, max(aligned, place), new[begin:at], passed)
        passed += sum(counts[aligned:place]) if place >= aligned else -sum(counts[place:aligned])
        aligned, first = place, passed
        while at < most and aligned < len(old) and old[aligned] == new[at]:
            passed += counts[aligned]
            aligned, at = aligned + 1, at + 1
        if passed > first:
            patch.append([first, passed])
    return patch


def _in_place(old: Blocks, counts: Sequence[int], new: Blocks, same: list[bool], passed: int) -> Patch:
    """Nothing came or went, and little changed."""
    patch: Patch = []
    begin = 0
    while begin < len(new):
        end = same.index(False, begin) if False in same[begin:] else len(new)
        if end > begin:
            patch.append([passed, passed := passed + sum(counts[begin:end])])
        if end < len(new):
            patch += difference(old[end][1:-1], new[end][1:-1], passed)
            passed += counts[end]
        begin = end + 1
    return patch


def _place(old: Blocks, where: dict[str, int], new: Blocks, at: int, beside: int) -> int:
    """Where a block lay before: in the same place, if the new ones before it took the place of as many."""
    if at == len(new):
        return len(old)
    return beside if beside < len(old) and old[beside] == new[at] else where[new[at]]


def _instead(old: Blocks, counts: Sequence[int], begin: int, end: int, new: Blocks, passed: int) -> Patch:
    """New blocks in the place of old ones: each compared with its own, if they are as many."""
    if len(new) != end - begin:
        return ["".join(new)[1:-1]]
    patch: Patch = []
    for block, before, count in zip(new, old[begin:end], counts[begin:end], strict=True):
        patch += difference(before[1:-1], block[1:-1], passed)
        passed += count
    return patch


def difference(old: str, new: str, passed: int) -> Patch:
    """The pieces at the beginning and at the end that are the same, and what lies between them."""
    if old == new:
        return [[passed, passed + old.count(SEAM) + 1]]
    before, after = old.split(SEAM), new.split(SEAM)
    most = min(len(before), len(after))
    start = next((i for i in range(most) if before[i] != after[i]), most)
    left = most - start
    end = next((i for i in range(left) if before[-1 - i] != after[-1 - i]), left)
    between = after[start : len(after) - end]
    patch: Patch = [[0, start]] if start else []
    if len(new) > LONG:
        patch += _between(before, start, between)
    elif between:
        patch.append(SEAM.join(between))
    patch += [[len(before) - end, len(before)]] if end else []
    return [part if type(part) is str else [part[0] + passed, part[1] + passed] for part in patch]


def _between(old: list[str], start: int, new: list[str]) -> Patch:
    """Each new piece that was somewhere in the old board is named by its place there, together with all that follow it
    in both; other pieces are sent as text."""
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
