"""Games on a Ray cluster. A node that dies takes nothing with it: what it had not brought back is played elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

import ray

from ludoteca.lab.chunks import CHUNK, do_chunk, in_chunks

T = TypeVar("T")
R = TypeVar("R")

AHEAD = 4
"""Chunks that wait for each core of the cluster."""


def on_ray(address: str, work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    """On the cluster at this address (`host:port`, or `auto`), or on one that is started here for as long as it takes.

    Every node needs this package. Ray plays a chunk again when its node is lost; games follow from their orders, so
    whoever plays them, they are the same.
    """
    mine = not ray.is_initialized()
    if mine:
        ray.init(address=address or None, log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        yield from _spread(work, things)
    finally:
        if mine:
            ray.shutdown()


def _spread(work: Callable[[T], R], things: Iterable[T]) -> Iterator[R]:
    remote: Any = ray.remote(max_retries=-1, num_cpus=1, scheduling_strategy="SPREAD")(do_chunk)
    cores: Any = ray.cluster_resources
    shared = ray.put(work)
    chunks = in_chunks(enumerate(things), CHUNK)
    waiting: list[Any] = []
    done: set[int] = set()
    for chunk in chunks:
        waiting.append(remote.remote(shared, chunk))
        if len(waiting) >= AHEAD * max(1, int(cores().get("CPU", 1))):
            waiting = yield from _ready(waiting, done)
    while waiting:
        waiting = yield from _ready(waiting, done)


def _ready(waiting: list[Any], done: set[int]) -> Any:
    """Yield what has come back; the rest goes on waiting."""
    ready, waiting = ray.wait(waiting)
    for number, result in ray.get(ready[0]):
        if number not in done:
            done.add(number)
            yield result
    return waiting
