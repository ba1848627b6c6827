"""Who wants everything about them deleted is nowhere in the database afterwards, whichever tables it has by then."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Float, Integer, Table, Text, insert, select

from ludoteca.store import Store
from ludoteca.store.between import add_report, shun
from ludoteca.store.forgetting import forget_everything
from ludoteca.store.people import Player, new_recovery, save_player
from ludoteca.store.schema import chat, metadata, ratings, seats
from ludoteca.store.tables import PickRow, SeatRow, TableRow, add_chat, add_pick, add_table, find_table
from tests.store import server

ANA, BIA = "the-one-who-goes", "the-one-who-stays"
ABOUT_ANA = (ANA, "Ana Lima", "Ana's luck", "Ana's words")


@pytest.fixture(scope="module")
def postgres() -> Iterator[server.Postgres]:
    with server.postgres() as opened:
        yield opened


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.postgres)])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    address = str(tmp_path / "a.db")
    if request.param == "postgresql":
        address = request.getfixturevalue("postgres").another(f"t{abs(hash(request.node.name))}")
    opened = Store(address)
    yield opened
    opened.close()


def write(store: Store, job: Callable[[Connection], Any]) -> Any:
    return store.submit(job).result()


def filled(part: Table, player: str) -> dict[str, Any]:
    """A row of this part of the database that is this person's, whatever else it has to say."""
    values: dict[str, Any] = {}
    for column in part.columns:
        if column.name in ("player", "match"):
            values[column.name] = player if column.name == "player" else "shared"
        elif isinstance(column.type, Text):
            values[column.name] = f"{player}'s {column.name}"
        elif isinstance(column.type, Boolean):
            values[column.name] = True
        elif isinstance(column.type, (Integer, Float)):
            values[column.name] = 700 + len(player)
    return values


def lay(c: Connection) -> None:
    for who, name in ((ANA, "Ana Lima"), (BIA, "Bia")):
        save_player(c, Player(who, name, device=f"device of {who}"))
        new_recovery(c, who)
        c.execute(insert(ratings).values(who=who, game="toy", mu=1.0, sigma=1.0, games=1))
    ana = SeatRow(0, "person", player=ANA, name="Ana Lima", luck="Ana's luck")
    for table, other in (("shared", SeatRow(1, "person", player=BIA, name="Bia")), ("alone", SeatRow(1, "bot"))):
        add_table(c, TableRow(table, "toy", "1", 2, {}, 5, ANA, started=1, chairs=(ana, other)))
        add_pick(c, table, PickRow(0, 0, "draw", 1))
        add_chat(c, table, 1, 0, "chat", "Ana's words", ANA)
    add_chat(c, "shared", 1, 1, "chat", "Bia's words", BIA)
    shun(c, BIA, ANA, mute=True, block=True)
    add_report(c, "shared", BIA, ANA, "name", "what she is called")
    for part in metadata.sorted_tables:
        if "player" in part.c and part not in (seats, chat):
            for who in (ANA, BIA):
                c.execute(insert(part).values(**filled(part, who)))


def everything(c: Connection) -> str:
    return "\n".join(f"{part.name}: {row}" for part in metadata.sorted_tables for row in c.execute(select(part)))


def test_nothing_about_somebody_is_left_anywhere(store: Store) -> None:
    write(store, lay)
    before = store.look(everything)
    assert all(word in before for word in ABOUT_ANA)
    assert write(store, lambda c: forget_everything(c, ANA)) == {"shared", "alone"}
    after = store.look(everything)
    assert [word for word in ABOUT_ANA if word in after] == []
    assert store.look(lambda c: find_table(c, "alone")) is None


def test_others_keep_what_is_theirs(store: Store) -> None:
    write(store, lay)
    mine = [line for line in store.look(everything).splitlines() if BIA in line and ANA not in line]
    write(store, lambda c: forget_everything(c, ANA))
    after = store.look(everything).splitlines()
    assert len(mine) > 5
    assert [line for line in mine if line not in after] == []
    table = store.look(lambda c: find_table(c, "shared"))
    assert table is not None
    assert (table.owner, table.chairs[0].player, table.chairs[0].name, table.chairs[1].name) == ("", None, "", "Bia")


def test_whoever_is_not_there_is_forgotten_already(store: Store) -> None:
    write(store, lay)
    before = store.look(everything)
    assert write(store, lambda c: forget_everything(c, "nobody")) == set()
    assert store.look(everything) == before


def test_every_part_that_names_people_says_so_in_a_column_that_is_known() -> None:
    """A part of the database that kept people under another name would be overlooked."""
    other_names = {"owner", "who", "whom", "by", "about", "other", "person"}
    columns = {(part.name, column.name) for part in metadata.sorted_tables for column in part.columns}
    spoken_for = {("tables", "owner"), ("ratings", "who"), ("shunned", "other"), ("reports", "about")}
    assert {pair for pair in columns if pair[1] in other_names} == spoken_for


def test_a_chair_at_a_table_that_waits_is_free_again(store: Store) -> None:
    chairs = (SeatRow(0, "person", player=BIA, name="Bia"), SeatRow(1, "person", player=ANA, name="Ana Lima", luck="x"))
    waits = TableRow("waits", "toy", "1", 3, {}, 5, BIA, secret="s", promised="p", chairs=(*chairs, SeatRow(2, "open")))
    begun = TableRow("begun", "toy", "1", 2, {}, 5, BIA, started=1, secret="s", promised="q", chairs=chairs)

    def lay_both(c: Connection) -> None:
        save_player(c, Player(ANA, "Ana Lima"))
        add_table(c, waits)
        add_table(c, begun)
        forget_everything(c, ANA)

    write(store, lay_both)
    free, played = (store.look(lambda c, table=table: find_table(c, table)) for table in ("waits", "begun"))  # type: ignore[misc]
    assert free is not None
    assert played is not None
    assert (free.chairs[1].kind, free.chairs[1].luck, free.promised) == ("open", "", "p")
    assert free.chairs[1].token
    # The word that was mixed into the shuffle is gone: nobody is told that a promise was broken.
    assert (played.chairs[1].kind, played.promised, played.secret) == ("person", None, None)


def test_a_table_that_somebody_else_has_laid_stays(store: Store) -> None:
    """Who sat down at it alone, or was sent away from it, cannot take it along."""

    def laid(c: Connection) -> None:
        for who in (ANA, BIA):
            save_player(c, Player(who, who, device=f"device of {who}"))
        chairs = (SeatRow(0, "person", player=ANA, name="Ana Lima"), SeatRow(1, "bot"))
        add_table(c, TableRow("hers", "toy", "1", 2, {}, 5, BIA, started=1, chairs=chairs))
        add_table(c, TableRow("own", "toy", "1", 2, {}, 5, ANA, started=1, chairs=chairs))

    write(store, laid)
    write(store, lambda c: forget_everything(c, ANA))
    assert store.look(lambda c: find_table(c, "hers")) is not None
    assert store.look(lambda c: find_table(c, "own")) is None
