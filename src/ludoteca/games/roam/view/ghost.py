"""What a placement would do, before it is done: which squares get a marker, what is skipped, won and completed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from ludoteca.games.roam.content import CHARACTERS
from ludoteca.games.roam.geometry import SIDE, SLOTS, SQUARES_OF, Placement, cells
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view.land import HIGH, SQUARE, WIDE
from ludoteca.games.roam.view.map import corner, left, marker, top
from ludoteca.games.roam.view.words import slot as slot_name
from ludoteca.games.roam.view.words import square
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Markup, h, kept


class Prospect(NamedTuple):
    """What comes of a placement, as squares and numbers."""

    placed: int
    skipped: int
    blanks: int
    coins: int
    completed: tuple[tuple[int, tuple[Seat, ...]], ...]
    """Lands that would be complete, each with those who would have most markers there."""


def prospect(g: Roam, seat: Seat, place: Placement) -> Prospect:
    """Look ahead to the end of this placement, without blanks and artifacts."""
    placed = place.markers & ~g.full
    taken = g.taken | placed
    completed = tuple((slot, leaders(g, seat, placed, slot)) for slot in range(SLOTS) if not SQUARES_OF[slot] & ~taken)
    first = placed & ~g.taken
    return Prospect(placed, place.markers & g.full, place.blanks & g.land & ~g.full, g.coins_on(first), completed)


def leaders(g: Roam, seat: Seat, placed: int, slot: int) -> tuple[Seat, ...]:
    """Who would have most markers on a land."""
    counts = [g.count(s, slot) for s in g.everyone]
    counts[seat] += (placed & SQUARES_OF[slot]).bit_count()
    most = max(counts)
    return tuple(s for s in g.everyone if counts[s] == most)


def ghost(
    g: Roam, seat: Seat, ahead: Prospect, holes: tuple[tuple[int, int], ...], name: str, t: Callable[..., str]
) -> Markup:
    """The exact ghost of a pattern on the map, hidden until its square is hovered or focused."""
    first = ahead.placed & ~g.taken
    won = tuple((s, coins) for s in bits_of(first) if (coins := g.coins_on(1 << s))) if ahead.coins else ()
    return _ghost(seat, (ahead.placed, first, ahead.skipped), holes, won, judged(seat, ahead, t), name)


Judged = tuple[tuple[int, tuple[Seat, ...], str], ...]
"""Lands that would be complete, with those who would have most markers there, and who that is, in words."""


def judged(seat: Seat, ahead: Prospect, t: Callable[..., str]) -> Judged:
    return tuple((slot, best, verdict(seat, best, t)) for slot, best in ahead.completed)


@lru_cache(20_000)
def _ghost(
    seat: Seat,
    squares: tuple[int, int, int],
    holes: tuple[tuple[int, int], ...],
    won: tuple[tuple[int, int], ...],
    completed: Judged,
    name: str,
) -> Markup:
    placed, first, skipped = squares
    return h(
        "g.ghost",
        [marker(s // SIDE, s % SIDE, seat, level=0 if first >> s & 1 else 1) for s in bits_of(placed)],
        [_skipped(s) for s in bits_of(skipped)],
        [_blank(row, column) for row, column in holes],
        [_won(s, coins) for s, coins in won],
        [_completed(slot, best, text) for slot, best, text in completed],
        id=name,
        aria_hidden=True,
    )


def verdict(seat: Seat, best: Sequence[Seat], t: Callable[..., str]) -> str:
    """Who would claim a land."""
    if len(best) > 1:
        return t("ghost-tied")
    return t("ghost-yours") if best[0] == seat else t("ghost-theirs", seat=best[0])


def summary(seat: Seat, ahead: Prospect, t: Callable[..., str]) -> str:
    """The same in words."""
    return _summary(ahead.placed.bit_count(), ahead.skipped, ahead.coins, judged(seat, ahead, t), t)


@kept
def _summary(markers: int, skipped: int, coins: int, completed: Judged, t: Callable[..., str]) -> str:
    parts = [t("prospect-markers", count=markers)]
    if skipped:
        parts.append(t("prospect-skipped", squares=tuple(square(s) for s in bits_of(skipped))))
    if coins:
        parts.append(t("prospect-coins", count=coins))
    for slot, _, who in completed:
        parts.append(t("prospect-completes", slot=slot_name(slot), who=who))
    return " · ".join(parts)


@cache
def blanks(character: int, turns: int, at: int) -> tuple[tuple[int, int], ...]:
    """Where the blanks of a pattern lie, also beyond the edge of the map."""
    marks, holes = cells(CHARACTERS[character].pattern, turns)
    down, right = at // SIDE - marks[0][0], at % SIDE - marks[0][1]
    return tuple((row + down, column + right) for row, column in holes)


@cache
def _skipped(at: int) -> Markup:
    x, y = left(at % SIDE), top(at // SIDE)
    return h(
        "g",
        h("rect.skipped", x=x + 3, y=y + 3, width=SQUARE - 6, height=SQUARE - 6, rx=6),
        h("path.cross", d=f"M{x + 20} {y + 20}l20 20m0-20l-20 20"),
    )


@cache
def _blank(row: int, column: int) -> Markup:
    return h("rect.blank", x=left(column) + 8, y=top(row) + 8, width=SQUARE - 16, height=SQUARE - 16, rx=6)


@cache
def _won(at: int, coins: int) -> Markup:
    return h("text.plus", f"+{coins}", x=left(at % SIDE) + 46, y=top(at // SIDE) + 18)


def _completed(slot: int, best: Sequence[Seat], text: str) -> Markup:
    x, y = corner(slot)
    return h(
        "g",
        h("rect.whole", x=x, y=y, width=WIDE, height=HIGH, rx=6, class_="tied" if len(best) > 1 else None),
        h("text.verdict", text, x=x + WIDE // 2, y=y + HIGH // 2 + 4),
        class_=f"seat-{best[0]}" if len(best) == 1 else None,
    )
