"""What is used where a box says nothing: a page and a board made of its components, a judge that plays on at random.

None of this is beautiful or strong. It is there so that a game of one hour's age is on the web table, in the arena and
in a study, and so that every room can be furnished when its turn comes.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, get_args, get_origin, get_type_hints

from ludoteca.kernel.cards import PILE, UNKNOWN, Cards
from ludoteca.kernel.chance import Random
from ludoteca.kernel.component import Component
from ludoteca.kernel.option import Option
from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Seat
from ludoteca.paper import Markup, h

KERNEL: Final = {field.name for field in fields(State)}
Text = Callable[..., str]


# The table, field by field.


@dataclass(frozen=True)
class Thing:
    """One field of a component: what it is called, what it holds, and whether that is a pile of cards."""

    name: str
    value: Any
    pile: bool
    piles: bool
    """Several piles, such as the hands of all seats."""

    def one(self, value: Any) -> Thing:
        """One of several."""
        return Thing(self.name, value, self.piles, False)

    def per_seat(self, seats: int) -> bool:
        """One for each seat, as far as one can tell: a list of that length."""
        return isinstance(self.value, list) and not self.pile and len(self.value) == seats


@cache
def _piles(kind: Any) -> dict[str, tuple[bool, bool]]:
    """Which fields are declared as a `Pile`, or as a list of them."""

    def is_pile(hint: Any) -> bool:
        return PILE in getattr(hint, "__metadata__", ())

    hints = get_type_hints(kind, include_extras=True)
    return {
        name: (is_pile(hint), get_origin(hint) is list and is_pile(get_args(hint)[0])) for name, hint in hints.items()
    }


def forget_piles() -> None:
    """Forget what was found out about classes: when an edition is put away, its classes must not be kept alive here."""
    _piles.cache_clear()


def things(component: Component) -> Iterator[Thing]:
    """What a game put on the table, in the order in which its dataclass lists it."""
    kind: Any = type(component)
    declared = _piles(kind)
    for each in fields(component):  # type: ignore[arg-type]  # every component is a dataclass
        value = getattr(component, each.name)
        if each.name not in KERNEL and not isinstance(value, (Cards, Random)):
            yield Thing(each.name, value, *declared[each.name])


def faces_of(component: Component) -> Sequence[int]:
    """What the cards show, if they are all in one place."""
    found = [part for part in component.parts() if isinstance(part, Cards)]
    return found[0].face if len(found) == 1 else ()


def shown(thing: Thing, faces: Sequence[int]) -> list[str]:
    """What lies there as a few short texts. Cards show their face, or a question mark where it may not be known."""
    value = thing.value
    if thing.pile and faces:
        known = sorted(faces[card] for card in value if faces[card] != UNKNOWN)
        return [*map(str, known), *["?"] * (len(value) - len(known))]
    if isinstance(value, Component):
        return [f"{_label(each.name)} {' '.join(shown(each, faces)) or '–'}" for each in things(value)]
    if isinstance(value, (list, tuple)):
        return [" ".join(shown(thing.one(each), faces)) or "–" for each in value]
    if isinstance(value, dict):
        return [f"{key}: {' '.join(shown(thing.one(each), faces))}" for key, each in value.items()]
    if isinstance(value, (set, frozenset)):
        return sorted(map(str, value))
    if value is None or isinstance(value, bool):
        return ["✓" if value else "–"]
    return [str(value)]


def _label(name: str) -> str:
    return name.replace("_", " ")


def _rows(view: State, t: Text) -> Iterator[tuple[str, str, list[str]]]:
    """Label, whose it is (or nobody's), and what lies there: first what belongs to all, then seat by seat."""
    faces = faces_of(view)
    owned = [thing for thing in things(view) if thing.per_seat(view.seats)]
    for thing in things(view):
        if thing not in owned:
            yield _label(thing.name), "", shown(thing, faces)
    for seat in view.everyone:
        for thing in owned:
            yield _label(thing.name), t("plain-seat", seat=seat), shown(thing.one(thing.value[seat]), faces)


def page(view: State, can: object, t: Text) -> Markup:
    """A page for a game that has not drawn one: every field of its state, with cards where a `Pile` is declared."""
    groups: dict[str, list[Markup]] = {}
    for label, owner, found in _rows(view, t):
        chips = [h("span.chip", text) for text in found] or [h("span.chip.none", "–")]
        groups.setdefault(owner, []).append(h("div.row", h("dt", label), h("dd", chips)))
    sections = [h("section", h("h3", owner) if owner else None, h("dl", rows)) for owner, rows in groups.items()]
    return h("div.plain-board", sections)


def board(view: State, t: Text) -> str:
    """The same in text."""
    lines: list[str] = []
    last = ""
    for label, owner, found in _rows(view, t):
        if owner != last:
            lines += ["", owner]
            last = owner
        lines.append(f"  {label}: {'  '.join(found) or '–'}")
    return "\n".join(lines).strip("\n")


# Judging without a judge: by playing on at random (`playouts`), in any order.


def any_order(g: State, option: Option) -> float:
    """No preference: an order as good as any, another one in every guess, the same in the same guess."""
    return (zlib.crc32(option.key.encode(), g.rng.state & 0xFFFFFFFF) & 0xFFFF) / 0x10000


def everything(_g: State, _seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    return options


# The table as numbers.


def squashed(number: float) -> float:
    """Any number between -1 and 1, in the same order."""
    return number / (1 + abs(number))


def numbers(thing: Thing, now: Any, faces: Sequence[int], total: int) -> list[float]:
    """A field as numbers: as many of them as it had at the start of a game, whatever has become of it since.

    A pile says how many cards lie there and which of them are known; `total` is how many there are in the game."""
    was = thing.value
    if thing.pile and total:
        counts = [0.0] * total
        for card in now or ():
            if faces[card] != UNKNOWN:
                counts[faces[card]] = 1.0
        return [squashed(len(now or ())), *counts]
    if isinstance(was, (bool, int, float)):
        return [squashed(float(now)) if isinstance(now, (bool, int, float)) else 0.0]
    if isinstance(was, Component):
        values = {each.name: each.value for each in things(now)} if isinstance(now, Component) else {}
        return [x for each in things(was) for x in numbers(each, values.get(each.name), faces, total)]
    if isinstance(was, (list, tuple)):
        found = list(now) if isinstance(now, (list, tuple)) else []
        padded = found[: len(was)] + [None] * (len(was) - len(found))
        inside = [numbers(thing.one(x), y, faces, total) for x, y in zip(was, padded, strict=True)]
        return [squashed(len(found)), *(x for some in inside for x in some)]
    return []


class Numbers:
    """The features of a game that names none: the fields of its state as numbers, every seat's own in the order in
    which they sit from the one who looks. `sample` is a fresh table with as many seats as the game can have."""

    def __init__(self, sample: State) -> None:
        self.sample = sample
        self.total = len(faces_of(sample))
        found = self._fields(sample, 0)
        self.names = tuple(f"{name}_{n}" if len(some) > 1 else name for name, some in found for n, _ in enumerate(some))

    @property
    def about(self) -> dict[str, str]:
        """What can be said of features that nobody has described, by the first word of their name."""
        found = {"asked": "1 for the seat that is asked, counted from the one who looks"}
        for thing in things(self.sample):
            seats = ", seat by seat from the one who looks" if thing.per_seat(self.sample.seats) else ""
            found.setdefault(re.split("[-_]", thing.name)[0], f"the field {thing.name} of the state as numbers{seats}")
        return found

    def __call__(self, view: State, seat: Seat) -> list[float]:
        return [number for _, some in self._fields(view, seat) for number in some]

    def _fields(self, view: State, seat: Seat) -> list[tuple[str, list[float]]]:
        most, faces = self.sample.seats, faces_of(view)
        around = [(seat + n) % view.seats if n < view.seats else None for n in range(most)]
        asked = view.ask.seat if view.ask is not None else -1
        found = [(f"asked_{n}", [float(other == asked)]) for n, other in enumerate(around)]
        now = {thing.name: thing.value for thing in things(view)}
        for was in things(self.sample):
            value = now[was.name]
            if not was.per_seat(most):
                found.append((was.name, numbers(was, value, faces, self.total)))
                continue
            for n, other in enumerate(around):
                theirs = None if other is None else value[other]
                found.append((f"{was.name}_{n}", numbers(was.one(was.value[n]), theirs, faces, self.total)))
        return found
