"""Processes that work for this one, each at the end of a pipe of its own.

The standard library's pool shares queues and locks between its processes. In Python 3.11 it waits for ever when one
of them is killed while the next is being started, and with one process its whole pool is lost. Here nothing is shared:
who is killed loses only what was in its hands, and that is known.
"""

from __future__ import annotations

import gc
import multiprocessing
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from traceback import format_exception
from typing import Any, Final, Generic, TypeVar

from ludoteca.registry import look_again

T = TypeVar("T")
R = TypeVar("R")

GONE: Final = (EOFError, ConnectionError)
"""How a pipe says that nobody is at its other end."""


class LostError(RuntimeError):
    """Whoever does this work is killed, again and again."""


class Worker(Generic[T, R]):
    """A process that calls one function with whatever it is handed, a handful at a time."""

    def __init__(self, work: Callable[[T], R]) -> None:
        context = _context()
        self.pipe, theirs = context.Pipe()
        self.handful: list[T] = []
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        theirs.close()

    def hand(self, handful: list[T]) -> None:
        """A worker that is gone is noticed when its answer is taken, so it is not noticed here."""
        self.handful = handful
        with suppress(*GONE):
            self.pipe.send(handful)

    def take(self) -> tuple[float, list[R]] | None:
        """How long it took and what came of it. What went wrong there goes wrong here; nothing if it was killed."""
        try:
            answer: tuple[float, list[R]] | Exception = self.pipe.recv()
        except GONE:
            return None
        if isinstance(answer, Exception):
            raise answer
        self.handful = []
        return answer

    def dismiss(self) -> None:
        """Who waits for work sees the pipe close and goes; nobody needs what a busy one would still bring."""
        self.pipe.close()
        if self.handful:
            self._process.terminate()
        self._process.join()


def first_answers(workers: Iterable[Worker[T, R]]) -> Iterator[Worker[T, R]]:
    """Wait until some have an answer, or will never have one."""
    by_pipe = {worker.pipe: worker for worker in workers}
    return (by_pipe[pipe] for pipe in wait(list(by_pipe)) if isinstance(pipe, Connection))


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a worker does until its pipe closes. What it was forked with stays, but the shelf may hold more since."""
    gc.freeze()
    look_again()
    with suppress(*GONE, KeyboardInterrupt):
        while True:
            _send(pipe, _done(work, pipe.recv()))


def _done(work: Callable[[Any], Any], handful: list[Any]) -> object:
    """How long it took and what came of it, or what went wrong, with its place."""
    start = time.monotonic()
    try:
        done = [work(thing) for thing in handful]
    except Exception as error:  # noqa: BLE001  whatever it is, it is raised again where the results are looked at
        error.add_note("In a worker process:\n" + "".join(format_exception(error)))
        return error
    return time.monotonic() - start, done


def _send(pipe: Connection, answer: object) -> None:
    """Or say what could not be sent: pickling raises whatever the thing itself raises."""
    try:
        pipe.send(answer)
    except GONE:
        raise
    except Exception as error:  # noqa: BLE001
        pipe.send(RuntimeError(f"{answer!r} cannot be sent: {error}"))


def _context() -> Any:
    """Processes fork from one that has imported what this one has, so that starting up is paid once; where the system
    cannot do that, each imports it anew. (This one cannot be forked itself: it may have threads.)"""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    ours = sorted(name for name in sys.modules if name.partition(".")[0] == __name__.partition(".")[0])
    context.set_forkserver_preload(["__main__", *ours])
    return context
