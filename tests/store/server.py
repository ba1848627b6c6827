"""A PostgreSQL server of our own: on a socket in a folder of its own (short enough for a socket's name)."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest


def tool(name: str) -> str:
    found = shutil.which(name) or next(map(str, sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)
    if found is None:
        pytest.fail("There is no PostgreSQL on this machine: run `make postgres`, then the tests again.")
    return found


def run(folder: Path, *command: str | Path) -> None:
    """PostgreSQL refuses to run as root: then it runs as nobody."""
    nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] if os.getuid() == 0 else []
    log = (folder / "out").open("ab")
    subprocess.run([*nobody, *command], check=True, stdout=log, stderr=log, cwd=folder, timeout=60)
    log.close()


class Postgres:
    """It can be stopped and started again while others believe that it is there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = f"postgresql://ludoteca@/postgres?host={folder}"
        run(folder, tool("initdb"), "-D", folder / "data", "-U", "ludoteca", "-A", "trust")

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c max_connections=200"
        log = self.folder / "log"
        run(self.folder, tool("pg_ctl"), "-D", self.folder / "data", "-w", "-o", options, "-l", log, "start")

    def another(self, name: str) -> str:
        """A further database of the same server; its address."""
        run(self.folder, tool("createdb"), "-h", self.folder, "-U", "ludoteca", name)
        return f"postgresql://ludoteca@/{name}?host={self.folder}"

    def stop(self) -> None:
        """As if somebody had pulled the plug."""
        run(self.folder, tool("pg_ctl"), "-D", self.folder / "data", "-w", "-m", "immediate", "stop")


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
    if os.getuid() == 0:
        os.chown(folder, 65534, 65534)
    server = Postgres(folder)
    server.start()
    try:
        yield server
    finally:
        with contextlib.suppress(subprocess.CalledProcessError):
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def eventually(so: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not so():
        assert time.monotonic() < deadline
        time.sleep(0.05)
