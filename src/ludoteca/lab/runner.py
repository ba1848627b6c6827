"""Many games: here, in processes of this machine, or on a Ray cluster. The same orders give the same outcomes anywhere.

    from ludoteca.lab.play import Order, play
    from ludoteca.lab.runner import runner
    orders = [Order("roam", ("greedy", "random"), seed) for seed in range(1, 101)]
    for outcome in runner("", jobs=2)(play, orders): ...

A runner takes a function and what to call it with, and yields what comes back in any order. The function and its
arguments must pickle; a game's order does, a table does not need to.
"""

from __future__ import annotations

import gc
import multiprocessing
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeVar

from ludoteca.kernel import Refused
from ludoteca.lab.chunks import CHUNK, do_timed
from ludoteca.lab.play import Order, Outcome, play
from ludoteca.registry import look_again

T = TypeVar("T")
R = TypeVar("R")

TRIES: Final = 3
"""How often work is handed out again after a process was killed."""
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
    try:
        from ludoteca.lab.cluster import on_ray
    except ModuleNotFoundError as error:
        raise Refused("Ray is not installed here: pip install 'ludoteca[scale]'.", "on") from error
    return partial(on_ray, address)


def here(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """One after the other, in this process."""
    return map(work, things)


def in_processes(jobs: int, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """In so many processes. If one is killed, what it had not brought back is done again."""
    missing = list(enumerate(things))
    tries = 0
    while missing:
        done: set[int] = set()
        try:
            for number, result in _pooled(jobs, work, missing):
                done.add(number)
                yield result
        except BrokenProcessPool:
            tries = 0 if done else tries + 1
            if tries >= TRIES:
                raise
        missing = [(number, thing) for number, thing in missing if number not in done]


def _pooled(jobs: int, work: Callable[[T], R], numbered: list[tuple[int, T]]) -> Iterator[tuple[int, R]]:
    handed, size = 0, chunk_size(len(numbered), jobs)
    with ProcessPoolExecutor(jobs, mp_context=_context(), initializer=_begin) as pool:
        waiting: set[Future[tuple[float, list[tuple[int, R]]]]] = set()
        try:
            while True:
                # A few chunks wait for each process, so that none is idle and a million orders fit in memory.
                while len(waiting) < 3 * jobs and (left := len(numbered) - handed):
                    chunk = numbered[handed : handed + last_sizes(size, left, jobs)]
                    handed += len(chunk)
                    waiting.add(pool.submit(do_timed, work, chunk))
                if not waiting:
                    return
                ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in ready:
                    seconds, results = future.result()
                    size = next_size(size, seconds, len(numbered), jobs)
                    yield from results
        finally:
            for future in waiting:
                future.cancel()


def _begin() -> None:
    """What a process does first: what it was forked with stays, but the shelf may hold more since then."""
    gc.freeze()
    look_again()


def _context() -> multiprocessing.context.BaseContext:
    """Processes fork from one that has imported what this one has, so that starting up is paid once; where the system
    cannot do that, each imports it anew. (This one cannot be forked itself: it may have threads.)"""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    ours = sorted(name for name in sys.modules if name.partition(".")[0] == __name__.partition(".")[0])
    context.set_forkserver_preload(["__main__", *ours])
    return context


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
