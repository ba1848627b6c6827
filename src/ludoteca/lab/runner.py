"""Many games: here, in processes of this machine, or on a Ray cluster. The same orders give the same outcomes anywhere.

    from ludoteca.lab.play import Order, play
    from ludoteca.lab.runner import runner
    orders = [Order("roam", ("greedy", "random"), seed) for seed in range(1, 101)]
    for outcome in runner("", jobs=2)(play, orders): ...

A runner takes a function and what to call it with, and yields what comes back in any order. The function and its
arguments must pickle; a game's order does, a table does not need to.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from ludoteca.extras import needs
from ludoteca.kernel import Refused
from ludoteca.lab.chunks import CHUNK
from ludoteca.lab.play import Order, Outcome, play
from ludoteca.lab.workers import LostError, Worker, first_answers

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 3
"""So many processes killed in a row, without one that brought something back, are no accident."""
HANDED: Final = 0.2
"""Seconds that a handful of work should take: handing it over then costs nothing that could be measured."""


class Runner(Protocol):
    """Calls a function with everything, somewhere, and yields what came of it in any order."""

    def __call__(self, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]: ...


def runner(on: str = "", jobs: int = 1) -> Runner:
    """Where to run: `""` on this machine with so many processes, `ray` or `ray=ADDRESS` on a cluster."""
    if not on:
        return here if jobs == 1 else partial(in_processes, jobs)
    where, _, address = on.partition("=")
    if where != "ray":
        raise Refused(f"There is no way to run games on {on!r}: leave --on out, or say ray or ray=ADDRESS.", "on")
    needs("scale", "ray")
    from ludoteca.lab.cluster import on_ray

    return partial(on_ray, address)


def here(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """One after the other, in this process."""
    return map(work, things)


def in_processes(jobs: int, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """In so many processes. If one is killed, another does again what that one had not brought back."""
    pile = Pile(things, jobs)
    workers: list[Worker[T, R]] = []
    try:
        while True:
            while len(workers) < jobs and pile:
                workers.append(Worker(work))
                workers[-1].hand(pile.handful())
            if not workers:
                return
            for worker in first_answers(workers):
                answer = worker.take()
                if answer is None:
                    workers.remove(worker)
                    worker.dismiss()
                    pile.put_back(worker.handful)
                    continue
                seconds, results = answer
                pile.took(seconds)
                # Work first, so that nobody is idle while somebody looks at the results.
                if pile:
                    worker.hand(pile.handful())
                else:
                    workers.remove(worker)
                    worker.dismiss()
                yield from results
    finally:
        for worker in workers:
            worker.dismiss()


class Pile(Generic[T]):
    """What is still to be done, and how much of it to hand over at a time."""

    def __init__(self, things: Iterable[T], jobs: int) -> None:
        self._left = deque(things)
        self._count, self._jobs = len(self._left), jobs
        self._size = chunk_size(self._count, jobs)
        self._again: list[list[T]] = []
        self._killed = 0

    def __bool__(self) -> bool:
        return bool(self._left or self._again)

    def handful(self) -> list[T]:
        if self._again:
            return self._again.pop()
        return [self._left.popleft() for _ in range(last_sizes(self._size, len(self._left), self._jobs))]

    def put_back(self, handful: list[T]) -> None:
        """Whoever had it was killed."""
        self._again.append(handful)
        self._killed += 1
        if self._killed >= TRIES:
            raise LostError(f"{TRIES} processes in a row were killed at their work. Is the memory full?")

    def took(self, seconds: float) -> None:
        """A handful was done in that time."""
        self._killed = 0
        self._size = next_size(self._size, seconds, self._count, self._jobs)


def chunk_size(count: int, jobs: int) -> int:
    """Of the first ones: nobody knows yet how long a game takes. Small enough that all end at about the same time."""
    return max(1, min(CHUNK, count // (4 * jobs)))


def next_size(size: int, seconds: float, count: int, jobs: int) -> int:
    """Twice as many, if that many are soon done."""
    return size if seconds > HANDED / 2 else min(2 * size, max(size, count // (4 * jobs)))


def last_sizes(size: int, left: int, jobs: int) -> int:
    """Towards the end fewer and fewer, so that no process waits long for another's last handful."""
    return max(1, min(size, left // (2 * jobs)))


class Kept(Protocol):
    """What can be written down in one line."""

    @property
    def key(self) -> str: ...
    def row(self) -> str: ...


K = TypeVar("K", bound=Kept)


def resumed(orders: Iterable[Order], run: Runner, file: Path | None) -> Iterator[Outcome]:
    """All outcomes: first those that the file already knows, then the missing ones, each written down as it arrives."""
    return kept(play, Outcome.parse, orders, run, file)


def kept(
    work: Callable[[Order], K],
    parse: Callable[[str], K | None],
    orders: Iterable[Order],
    run: Runner,
    file: Path | None,
) -> Iterator[K]:
    """The same for anything that is made of a game."""
    wanted = {order.key: order for order in orders}
    done = {found.key: found for found in lines_of(file, parse) if found.key in wanted} if file else {}
    yield from done.values()
    missing = [order for key, order in wanted.items() if key not in done]
    if file:
        mend(file)
    for made in run(work, missing):
        if file:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(made.row() + "\n")
        yield made


def mend(file: Path) -> None:
    """If a killed run left half a line, the next one does not go on behind it."""
    if file.exists() and (end := file.read_bytes()[-1:]) and end != b"\n":
        with file.open("a", encoding="utf-8") as lines:
            lines.write("\n")


def lines_of(file: Path, parse: Callable[[str], K | None]) -> Iterator[K]:
    """What a file knows, but for a half-written line."""
    if file.exists():
        with file.open(encoding="utf-8") as lines:
            yield from filter(None, map(parse, lines))


def read(file: Path) -> Iterator[Outcome]:
    """The outcomes of a file."""
    return lines_of(file, Outcome.parse)
