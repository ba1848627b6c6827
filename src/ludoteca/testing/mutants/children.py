"""Child processes: quiet, bounded, so many at a time."""

from __future__ import annotations

import math
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

Task = TypeVar("Task")

PATIENCE: Final = 1200
"""Seconds on the clock after which a child that only waits is ended. A busy machine is no evidence."""
MEMORY: Final = 6 << 30


def race(every: Sequence[Task], jobs: int, start: Callable[[Task], int]) -> Iterator[tuple[Task, int]]:
    """Start a child for each of these, so many at a time; how each of them ended, as soon as it has."""
    waiting, running = list(reversed(every)), dict[int, tuple[Task, float]]()
    while waiting or running:
        while waiting and len(running) < jobs:
            task = waiting.pop()
            running[start(task)] = task, time.monotonic()
        pid, status = os.waitpid(-1, os.WNOHANG)
        if pid in running:
            yield running.pop(pid)[0], os.waitstatus_to_exitcode(status)
        elif not pid:
            for child, (_, started) in running.items():
                if time.monotonic() - started > PATIENCE:
                    os.kill(child, 9)
            time.sleep(0.005)


def fork(work: Callable[[], int], cpu_seconds: float = 600) -> int:
    """Do this in a child, whose exit code it gives. The child's process number."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return pid
    code = 3
    try:
        _quiet(math.ceil(cpu_seconds))
        code = work()
    finally:
        os._exit(code)


def ended(pid: int) -> int:
    """The exit code of this child, when it has one."""
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def _quiet(cpu_seconds: int) -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_CPU, (cpu_seconds, cpu_seconds + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
