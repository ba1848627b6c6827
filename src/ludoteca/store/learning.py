"""What people learn by: a review of a game and how far it is, and first tries at puzzles."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, insert, select, update

from ludoteca.store.people import now
from ludoteca.store.schema import reviews, tries

GIVEN_UP = 60_000
"""Milliseconds without a word after which a review is taken to have stopped with its server process."""


@dataclass(frozen=True)
class ReviewRow:
    """How far the review of a table is; when it is complete, what was found."""

    beat: int
    done: int
    whole: int
    data: list[dict[str, Any]] | None = None

    @property
    def complete(self) -> bool:
        return self.data is not None

    @property
    def under_way(self) -> bool:
        return not self.complete and now() - self.beat < GIVEN_UP


def find_review(c: Connection, match: str) -> ReviewRow | None:
    row = c.execute(select(reviews).where(reviews.c.match == match)).mappings().first()
    if row is None:
        return None
    return ReviewRow(row["beat"], row["done"], row["whole"], json.loads(row["data"]) if row["data"] else None)


def begin_review(c: Connection, match: str, whole: int) -> bool:
    """Make it this process's business; False if it is another's, or done already."""
    found = find_review(c, match)
    values = {"beat": now(), "done": 0, "whole": whole}
    if found is None:
        c.execute(insert(reviews).values(match=match, **values))  # two at once: the second insert is refused
        return True
    if found.complete or found.under_way:
        return False
    mine = (reviews.c.match == match) & (reviews.c.beat == found.beat)
    return bool(c.execute(update(reviews).where(mine).values(**values)).rowcount)


def go_on_with_review(c: Connection, match: str, done: int) -> None:
    c.execute(update(reviews).where(reviews.c.match == match).values(done=done, beat=now()))


def still_reviewing(c: Connection, match: str) -> None:
    """A sign of life between two steps forward."""
    c.execute(update(reviews).where((reviews.c.match == match) & reviews.c.data.is_(None)).values(beat=now()))


def keep_review(c: Connection, match: str, data: Sequence[dict[str, Any]], accuracy: Sequence[float]) -> None:
    c.execute(
        update(reviews)
        .where(reviews.c.match == match)
        .values(
            data=json.dumps(list(data), separators=(",", ":")),
            accuracy=json.dumps([round(each, 1) for each in accuracy]),
            done=reviews.c.whole,
            beat=now(),
        )
    )


@dataclass(frozen=True)
class TryRow:
    """Somebody's first try at a puzzle."""

    puzzle: str
    game: str
    picked: str
    solved: bool
    at: int


def add_try(c: Connection, player: str, puzzle: str, game: str, picked: str, *, solved: bool) -> bool:
    """The first try counts; of a later one nothing is written."""
    mine = (tries.c.player == player) & (tries.c.puzzle == puzzle)
    if c.execute(select(tries.c.puzzle).where(mine)).first() is not None:
        return False
    values = {"player": player, "puzzle": puzzle, "game": game, "picked": picked, "solved": solved, "at": now()}
    c.execute(insert(tries).values(**values))
    return True


def tries_of(c: Connection, player: str) -> list[TryRow]:
    """In the order in which they were made."""
    rows = c.execute(select(tries).where(tries.c.player == player).order_by(tries.c.at)).mappings()
    return [TryRow(row["puzzle"], row["game"], row["picked"], row["solved"], row["at"]) for row in rows]


def tries_at(c: Connection, puzzle: str) -> tuple[int, int]:
    """How many people solved a puzzle at first sight, and how many tried."""
    rows = c.execute(select(tries.c.solved).where(tries.c.puzzle == puzzle)).all()
    return sum(row.solved for row in rows), len(rows)
