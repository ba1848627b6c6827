"""Games are handed over to processes and nodes a few at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

CHUNK: Final = 8
"""Games handed over at a time."""


def in_chunks(things: Iterable[T], size: int) -> Iterator[list[T]]:
    rest = iter(things)
    while chunk := list(islice(rest, size)):
        yield chunk


def do_chunk(work: Callable[[T], R], numbered: Sequence[tuple[int, T]]) -> list[tuple[int, R]]:
    return [(number, work(thing)) for number, thing in numbered]
