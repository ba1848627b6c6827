"""The same store on PostgreSQL, and two server processes that hear each other."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.store import Store, Taken
from ludoteca.store.people import Player, find_player, new_recovery, recover, save_player
from ludoteca.store.tables import PickRow, SeatRow, TableRow, add_chat, add_pick, add_table, chat_since, picks_since
from tests.table.hall import open_hall, tokens

pytestmark = pytest.mark.postgres


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


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A server of our own, on a socket in a folder of its own (short enough for a socket's name)."""
    folder = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
    if os.getuid() == 0:
        os.chown(folder, 65534, 65534)
    data = folder / "data"
    run(folder, tool("initdb"), "-D", data, "-U", "ludoteca", "-A", "trust")
    options = f"-k {folder} -c listen_addresses='' -c fsync=off"
    run(folder, tool("pg_ctl"), "-D", data, "-w", "-o", options, "-l", folder / "log", "start")
    yield f"postgresql://ludoteca@/postgres?host={folder}"
    with contextlib.suppress(subprocess.CalledProcessError):
        run(folder, tool("pg_ctl"), "-D", data, "-w", "-m", "immediate", "stop")
    shutil.rmtree(folder, ignore_errors=True)


def test_inserting_is_the_lock_between_two_processes(address: str) -> None:
    one, two = Store(address), Store(address)
    chairs = (SeatRow(0, "person", player="ana"), SeatRow(1, "bot", bot="random"))
    one.submit(
        lambda c: add_table(c, TableRow("t1", "toy", "1", 2, {}, 2**63, "ana", started=1, chairs=chairs))
    ).result()
    for n in range(20):
        first = one.submit(lambda c, n=n: add_pick(c, "t1", PickRow(n, 0, "draw", 1)))  # type: ignore[misc]
        second = two.submit(lambda c, n=n: add_pick(c, "t1", PickRow(n, 1, "pass", 1)))  # type: ignore[misc]
        errors = [future.exception(20) for future in (first, second)]
        assert [type(error) for error in errors if error] == [Taken]
    assert len(one.look(lambda c: picks_since(c, "t1"))) == 20
    said = one.submit(lambda c: add_chat(c, "t1", 0, 0, "chat", "Oi")).result()
    assert two.look(lambda c: chat_since(c, "t1"))[0] == said
    one.submit(lambda c: save_player(c, Player("ana", "Ana", "pt-BR", {"confirm": True}))).result()
    code = one.submit(lambda c: new_recovery(c, "ana")).result()
    assert two.look(lambda c: recover(c, code)) is not None
    found = two.look(lambda c: find_player(c, "ana"))
    assert found is not None
    assert found.preferences == {"confirm": True}
    one.close()
    two.close()


def test_two_servers_at_one_database_ask_the_same_question(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana, bia = one.enters("Ana"), two.enters("Bia")
        table = ana.sets("me", "friend")
        bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
        with ana.sits(table) as here, bia.sits(table) as away:
            here.is_asked()
            here.picks_one("draw")
            here.says(do="undo", n=1)
            while "proposal" not in away.hears()["html"]:
                pass
            away.says(do="consent", yes=True)
            assert here.until(n=2)["turn"]
    finally:
        one.close()
        two.close()


def test_two_servers_at_one_database_show_the_same_table(address: str) -> None:
    one, two = open_hall(address), open_hall(address)
    try:
        ana = one.enters("Ana")
        table = ana.sets("me", "guest", curtain="")
        there = two.enters("Ana")
        there.client.cookies = ana.client.cookies  # the same person, through the other door
        with ana.sits(table) as here, there.sits(table) as away:
            here.is_asked()
            away.is_asked()
            here.picks_one("draw")
            away.until(n=1)  # heard, not asked for
            away.is_asked()
            away.picks_one("draw")
            here.until(n=2)
            away.says(do="chat", text="two doors")
            deadline = time.monotonic() + 10
            while not here.hears()["chat"]:
                assert time.monotonic() < deadline
    finally:
        one.close()
        two.close()


def test_who_has_a_tab_at_another_door_is_not_absent(address: str) -> None:
    one, two = open_hall(address, absent=0.0), open_hall(address, absent=0.0)
    try:
        ana, bia = one.enters("Ana"), two.enters("Bia")
        table = ana.sets("me", "friend")
        bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
        with ana.sits(table) as here:
            here.is_asked()
            assert 'data-do="takeover"' in here.news["html"]
            with bia.sits(table) as away:
                away.hears()
                while 'data-do="takeover"' in here.hears()["html"]:
                    pass
                here.says(do="takeover", seat=1)
                assert here.until(code="present")
            while 'data-do="takeover"' not in here.hears()["html"]:
                pass
    finally:
        one.close()
        two.close()
