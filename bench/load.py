"""The table under load: many live tables of two scripted people each, and how many clicks a process can answer.

    python bench/load.py [--tables 1000] [--every 15] [--seconds 40]   live tables at a person's pace
    python bench/load.py --saturate roam                               as many clicks as one process answers
    python bench/load.py --grow [10 30 ...]                            10 to 2,000 tables, with a plot (docs/load.svg)

One server process as `ludoteca serve` starts it, on loopback; the client runs on the same machine and counts in. Prints
the figures beside their bars. On a busy machine the clock says little: the server's own processor time per click is
printed as well, and does not depend on who else works.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from websockets.asyncio.client import ClientConnection, connect

from ludoteca.registry import box
from ludoteca.store import Store
from ludoteca.store.people import Player, code, now, save_player, server_secret
from ludoteca.store.tables import SeatRow, TableRow, add_table
from ludoteca.table.delta import SEAM
from ludoteca.table.identity import COOKIE, Badge, Keeper
from tests.table.hall import free_port, picks, server

STEPS = (10, 30, 100, 300, 1000, 2000)
PER_SECOND = 25
"""So many tables are taken up in a second, before anything is measured: each is read from the disk."""
CROWD, BRISK, SHORT = 240, 0.25, 15.0
"""Tables, seconds between two clicks of a person, and seconds in all of a run that saturates: short enough that hardly
a game comes to its end."""
KEPT = Path(__file__).parent / "results" / "load.json"
"""What `--grow` has found, by number of tables."""


@dataclass
class Figures:
    """What was measured."""

    tables: int
    waits: list[float] = field(default_factory=list)
    """Of the picks that were acknowledged."""
    refused: Counter[str] = field(default_factory=Counter)
    """Clicks that were not, by reason: they cost nearly nothing and must not count."""
    seconds: float = 0.0
    work: float = 0.0
    """Processor time of the server process while people clicked."""
    memory: float = 0.0
    """Of the server process at the end, in megabytes."""
    sent: int = 0

    def quantile(self, q: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(len(ordered) * q))] if ordered else 0.0

    def line(self) -> str:
        count = max(1, len(self.waits))
        return (
            f"{self.tables:5} tables  {count:6} clicks  {count / max(self.seconds, 0.001):6.1f}/s"
            f"  p50 {self.quantile(0.5) * 1000:6.1f} ms  p99 {self.quantile(0.99) * 1000:7.1f} ms"
            f"  server {self.work / count * 1000:5.2f} ms of processor time a click  {self.memory:5.0f} MB"
            f"  {self.sent / count / 1000:5.1f} kB a click{self._said_no()}"
        )

    def _said_no(self) -> str:
        return f"  refused, not counted: {dict(self.refused)}" if self.refused else ""


def seated(db: str, game: str, count: int) -> tuple[list[tuple[str, str, str]], Keeper]:
    """Tables of two people, laid into the store directly: table, first and second player."""
    store, titles = Store(db), box(game)
    keeper = Keeper(store.submit(server_secret).result())
    found = []

    def lay(c: Any, table: str, pair: tuple[str, str], seed: int) -> None:
        for name in pair:
            save_player(c, Player(name, name[:8]))
        chairs = tuple(SeatRow(seat, "person", player=name, name=name[:8]) for seat, name in enumerate(pair))
        variants = titles.settled({})
        row = TableRow(
            table, game, titles.version, 2, variants, seed, pair[0], created=now(), started=now(), chairs=chairs
        )
        add_table(c, row)

    for seed in range(count):
        table, pair = code(10), (code(20), code(20))
        store.submit(partial(lay, table=table, pair=pair, seed=seed))
        found.append((table, *pair))
    store.close()
    return found, keeper


class Person:
    """Somebody scripted, who clicks when asked, after a while."""

    def __init__(self, url: str, table: str, cookie: str, figures: Figures, pause: float, seed: int) -> None:
        self.url, self.table, self.cookie, self.figures, self.pause = url, table, cookie, figures, pause
        self.home = f"127.1.{seed // 200}.{seed % 200 + 1}"  # a house of their own: one address has its limits
        self.chance = random.Random(seed)
        self.pieces: list[str] = []
        """Of the board that came last, as the script in a browser keeps them."""
        self.news: dict[str, Any] = {}

    async def sit(self, until: float, begins: float) -> None:
        await asyncio.sleep(max(0.0, begins - time.monotonic()))
        origin: Any = self.url
        address = f"{self.url.replace('http', 'ws')}/table/{self.table}/socket?pieces=1"
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        options: Any = {"local_addr": (self.home, 0), "max_size": None, "compression": None}
        async with connect(address, origin=origin, additional_headers=headers, **options) as web:
            await self._hear(web)
            while time.monotonic() < until:
                await self._play(web, until)

    async def _play(self, web: ClientConnection, until: float) -> None:
        if not self.news.get("turn"):
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._hear(web), max(0.05, until - time.monotonic()))
            return
        await asyncio.sleep(self.pause * self.chance.uniform(0.5, 1.5))
        offered = [key for piece in self.pieces if "data-pick" in piece for key in picks(piece)]
        n = self.news["n"]
        if not offered:
            await asyncio.sleep(1)
            return
        began = time.perf_counter()
        await web.send(json.dumps({"n": n, "pick": self.chance.choice(offered)}))
        while self.news["n"] <= n and not self.news.get("refused"):
            await self._hear(web)
        if self.news.pop("refused", None):
            self.figures.refused[self.news["code"]] += 1
            await asyncio.sleep(0.1)
        else:
            self.figures.waits.append(time.perf_counter() - began)

    async def _hear(self, web: ClientConnection) -> None:
        text = await web.recv()
        self.figures.sent += len(text)
        heard = json.loads(text)
        if "html" in heard or "patch" in heard:
            patch = heard.pop("patch", None) or [heard.pop("html")]
            old = self.pieces
            parts = (part.split(SEAM) if isinstance(part, str) else old[part[0] : part[1]] for part in patch)
            self.pieces = [piece for part in parts for piece in part]
        self.news = {**self.news, **heard}


@contextlib.contextmanager
def opened(game: str, tables: int) -> Iterator[tuple[str, int, list[tuple[str, str, str]], Keeper]]:
    db = Path(tempfile.mkdtemp(prefix="ludoteca-load-")) / "table.db"
    laid, keeper = seated(str(db), game, tables)
    port = free_port()
    with server(port, db) as process:
        yield f"http://127.0.0.1:{port}", process.pid, laid, keeper


def measure(game: str, tables: int, pause: float, seconds: float) -> Figures:
    """This many tables, everybody clicking this often."""
    figures = Figures(tables)
    with opened(game, tables) as (url, pid, laid, keeper):

        async def everybody() -> None:
            coming = tables / PER_SECOND
            start = time.monotonic()
            until = start + coming + seconds
            people = [
                Person(url, table, keeper.seal(Badge(player, player)), figures, pause, seed)
                for seed, (table, *pair) in enumerate(laid)
                for player in pair
            ]
            arrivals = [start + coming * n / len(people) for n in range(len(people))]
            work = [asyncio.create_task(p.sit(until, at)) for p, at in zip(people, arrivals, strict=True)]
            await asyncio.sleep(coming)
            figures.waits.clear()  # while people still come in, every table is read from the disk
            figures.refused.clear()
            figures.sent, before, began = 0, processor(pid), time.monotonic()
            await asyncio.wait(work, timeout=seconds)
            figures.seconds, figures.work = time.monotonic() - began, processor(pid) - before
            for task in work:
                task.cancel()
            faults = [f for f in await asyncio.gather(*work, return_exceptions=True) if isinstance(f, Exception)]
            if faults:
                print(f"{len(faults)} people lost their line, the first by {faults[0]!r}")

        asyncio.run(everybody())
        figures.memory = resident(pid)
    return figures


def processor(pid: int) -> float:
    """Seconds that a process has worked. Its worker processes, where bots think, are not counted."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def live(args: argparse.Namespace) -> bool:
    figures = measure(args.game, args.tables, args.every, args.seconds)
    print(figures.line())
    met = figures.quantile(0.99) < 0.25 and figures.memory < 1500
    print(f"p99 under 250 ms and under 1,500 MB: {word(met)} (load of the machine: {os.getloadavg()[0]:.1f})")
    return met


def saturate(args: argparse.Namespace) -> bool:
    """More clicks than one process can answer, though nobody clicks faster than a person may: it does nothing else."""
    figures = measure(args.saturate, CROWD, BRISK, min(args.seconds, SHORT))
    print(figures.line())
    bar = {"roam": 400, "dune_imperium": 250}.get(args.saturate, 0)
    possible = len(figures.waits) / max(figures.work, 0.001)
    judged = f"bar {bar}: {word(possible >= bar)}"
    print(f"{args.saturate}: {possible:.0f} clicks a second of the server's own time; {judged}")
    return possible >= bar


def grow(args: argparse.Namespace) -> bool:
    """Some steps, or all; the plot is of all that were ever measured."""
    for tables in args.grow or STEPS:
        figures = measure(args.game, tables, args.every, args.seconds)
        print(figures.line(), flush=True)
        found = json.loads(KEPT.read_text("utf-8")) if KEPT.is_file() else {}
        found[str(tables)] = {
            "median_ms": round(figures.quantile(0.5) * 1000, 1),
            "p99_ms": round(figures.quantile(0.99) * 1000, 1),
            "memory_mb": round(figures.memory),
            "work_ms": round(figures.work / max(1, len(figures.waits)) * 1000, 2),
        }
        KEPT.write_text(json.dumps(dict(sorted(found.items(), key=lambda row: int(row[0]))), indent=1) + "\n", "utf-8")
    plot(json.loads(KEPT.read_text("utf-8")), Path(__file__).parent.parent / "docs" / "load.svg")
    return True


def plot(found: dict[str, dict[str, float]], file: Path) -> None:
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "ludoteca"
    from matplotlib import pyplot as plt

    tables = [int(name) for name in found]
    drawing, (left, right) = plt.subplots(1, 2, figsize=(9, 3.4), layout="constrained")
    for column, label in (("median_ms", "median"), ("p99_ms", "p99")):
        left.plot(tables, [row[column] for row in found.values()], "o-", label=label)
    left.set(xscale="log", yscale="log", xlabel="live tables of two", ylabel="click to new board, ms")
    left.legend()
    right.plot(tables, [row["memory_mb"] for row in found.values()], "o-")
    right.set(xscale="log", xlabel="live tables of two", ylabel="memory of the server, MB", ylim=(0, None))
    drawing.savefig(file, metadata={"Date": None})


def word(met: bool) -> str:
    return "met" if met else "MISSED"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roam")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--every", type=float, default=15.0, help="seconds that a person thinks")
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--saturate", metavar="GAME")
    parser.add_argument("--grow", nargs="*", type=int, metavar="TABLES")
    args = parser.parse_args()
    return int(not (saturate(args) if args.saturate else grow(args) if args.grow is not None else live(args)))


if __name__ == "__main__":
    sys.exit(main())
