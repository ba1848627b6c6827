"""One writer, many readers. What `write` has answered is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from ludoteca.kernel import Refused

T = TypeVar("T")
Job = Callable[[Connection], T]
Outcome = tuple[Any, BaseException | None]
Attempt = Callable[[Connection, Job[Any]], Outcome]

MIGRATIONS = Path(__file__).parent / "migrations"
BATCH = 64
"""So many waiting writes share one trip to the disk."""
READERS = 8
"""Threads that read. They are the store's own: whatever else takes long in a thread, every page can be looked up."""
LOCKED = 4
"""Seconds to wait for another program's lock on the file before somebody is told to try again."""


class Taken(Exception):  # noqa: N818  # it is said as it reads: except Taken
    """Somebody else was first: the row is already there."""


class Unavailable(Exception):  # noqa: N818  # it is said as it reads: except Unavailable
    """The database cannot write or read now: full, locked, or gone. Nothing is lost; it may be tried again."""


def faulty(error: BaseException) -> bool:
    """Whether the database is at fault, and not the one who asked."""
    asked_wrongly = isinstance(error, (IntegrityError, DataError, ProgrammingError))
    return isinstance(error, NoConnection) or (isinstance(error, DBAPIError) and not asked_wrongly)


def unavailable(error: BaseException) -> Unavailable:
    """What is at fault, without the statement and its values: those may be secret."""
    return Unavailable(type(getattr(error, "orig", None) or error).__name__)


class Store:
    """The database, its schema brought up to date, and one thread that writes."""

    def __init__(self, url: str) -> None:
        self.engine = ready(url)
        self.own: set[int] = set()
        """PostgreSQL's numbers of the lines to it that this process has, or had."""
        if self.postgres:
            event.listen(self.engine, "connect", self._number)
            self.engine.dispose()  # those that were opened before are not counted
        self.fault: str | None = None
        """What went wrong with the last write, if something did."""
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        self._jobs: queue.SimpleQueue[tuple[Job[Any], Future[Any]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="store-writer", daemon=True)
        self._writer.start()

    def _number(self, connection: Any, _record: object) -> None:
        self.own.add(connection.info.backend_pid)

    @property
    def postgres(self) -> bool:
        return self.engine.dialect.name == "postgresql"

    async def write(self, job: Job[T]) -> T:
        """Run this in a transaction; returns when it is durable."""
        return await asyncio.wrap_future(self.submit(job))

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.look, job)

    def submit(self, job: Job[T]) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def look(self, job: Job[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except (DBAPIError, NoConnection) as error:
            if faulty(error):
                raise unavailable(error) from None
            raise

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._writer.join(timeout=30)
        self._readers.shutdown(wait=False)
        self.engine.dispose()

    def _write_all(self) -> None:
        while True:
            first = self._jobs.get()
            batch = [first]
            with contextlib.suppress(queue.Empty):
                while batch[-1] is not None and len(batch) < BATCH:
                    batch.append(self._jobs.get_nowait())
            # Who gave up waiting before it began is not written; who gives up later has been written all the same.
            work = [entry for entry in batch if entry is not None and entry[1].set_running_or_notify_cancel()]
            if work:
                self._write(work)
            if batch[-1] is None:
                return

    def _write(self, work: list[tuple[Job[Any], Future[Any]]]) -> None:
        """One transaction for all. Hardly ever is one of them refused: then all are done again, each in a savepoint of
        its own, so that one refusal does not undo the others."""
        try:
            answers = self._together(work, _do)
            if answers is None:
                answers = self._together(work, _try) or []
        except Exception as error:  # noqa: BLE001  # whatever it was, those who wait must hear of it
            if len(work) > 1:  # a deadlock with another process, say: one by one they get through
                self._write(work[:1])
                # If not even one does, the others need not wait for the same fault once more each.
                self._write(work[1:]) if self.fault is None else self._refuse(work[1:], unavailable(error))
                return
            self.fault = type(error).__name__ if faulty(error) else None
            self._refuse(work, unavailable(error) if faulty(error) else error)
            return
        self.fault = None
        for (_, future), (answer, failure) in zip(work, answers, strict=True):
            if failure is None:
                future.set_result(answer)
            else:
                future.set_exception(failure)

    def _together(self, work: list[tuple[Job[Any], Future[Any]]], how: Attempt) -> list[Outcome] | None:
        """What came of each, all of it durable; or nothing, if one that has no savepoint was refused."""
        answers: list[Outcome] = []
        with self.engine.connect() as connection, connection.begin() as transaction:
            for job, _ in work:
                answer, error = how(connection, job)
                if error is not None and faulty(error):
                    raise error
                if error is not None and how is _do:
                    transaction.rollback()
                    return None
                answers.append((answer, error))
        return answers

    def _refuse(self, work: list[tuple[Job[Any], Future[Any]]], error: Exception) -> None:
        for _, future in work:
            future.set_exception(error)


def _do(connection: Connection, job: Job[Any]) -> Outcome:
    try:
        return job(connection), None
    except Exception as error:  # noqa: BLE001  # `_try` finds out what it is worth
        return None, error


def _try(connection: Connection, job: Job[Any]) -> Outcome:
    savepoint = connection.begin_nested()
    try:
        answer = job(connection)
    except IntegrityError as error:
        savepoint.rollback()
        return None, Taken(str(error.orig))
    except Exception as error:  # noqa: BLE001  # handed to the one who waits
        with contextlib.suppress(Exception):  # with the connection gone there is nothing to roll back
            savepoint.rollback()
        return None, error
    savepoint.commit()
    return answer, None


def ready(url: str) -> Engine:
    """The database with its schema up to date. What is wrong with it is said in a sentence, with what to do."""
    try:
        engine = open_engine(url)
        migrate(engine)
        with engine.begin() as connection:
            connection.execute(text("UPDATE setting SET value = value WHERE name = 'touched'"))  # may it be written?
    except (ArgumentError, ModuleNotFoundError) as error:
        raise Refused(
            "That is no address of a database: give --db a file name or postgresql://user@host/name.", "database"
        ) from error
    except (DBAPIError, OSError) as error:
        raise Refused(trouble(error), "database") from error
    return engine


TROUBLE = {
    "readonly": "The database may not be written: give this user the right to write the file and its folder.",
    "not a database": "The file is no database, or is damaged: give another --db, or put back a copy of it.",
    "malformed": "The database is damaged: put back a copy of it (ludoteca.db, ludoteca.db-wal) from before.",
    "full": "The disk is full: make room, then start again. Nothing that was acknowledged is lost.",
    "locked": "Another program holds the database: stop it, then start again.",
    "password": "The database refuses this user: look at the user's name and password in --db.",
    "unable to open": "The file of the database cannot be opened: look at the folder, and who may write there.",
}


def trouble(error: DBAPIError | sqlite3.Error | OSError) -> str:
    """In a sentence what is wrong. Never the statement, and never the address: a password may stand in it."""
    if isinstance(error, OSError):
        return TROUBLE["unable to open"]
    said = str(getattr(error, "orig", None) or error).lower()
    for sign, sentence in TROUBLE.items():
        if sign in said:
            return sentence
    return "The database does not answer: look whether it runs, and at the host, port and name in --db."


def open_engine(url: str) -> Engine:
    """A file name, or an address such as sqlite:///file.db or postgresql://user@host/name."""
    if "://" not in url:
        path = Path(url).expanduser()
        path.parent.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{path}"
    address = make_url(url)
    if address.drivername in ("postgresql", "postgres"):
        wanted = address.set(drivername="postgresql+psycopg")
        return create_engine(wanted, pool_pre_ping=True, hide_parameters=True, connect_args={"connect_timeout": 10})
    if address.database and not address.database.startswith((":memory:", "file:")):
        _keep_private(Path(address.database))
    engine = create_engine(address, hide_parameters=True, connect_args={"timeout": LOCKED})
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin)
    return engine


def _keep_private(file: Path) -> None:
    """Hands, seeds and the key that signs cookies are in it: it is for this user only."""
    file.touch(mode=0o600)
    if file.stat().st_uid == os.getuid() and file.stat().st_mode & 0o077:
        file.chmod(0o600)


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """WAL lets readers read while the writer writes; FULL makes a commit wait for the disk."""
    connection.isolation_level = None  # the driver's own idea of transactions breaks savepoints
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin(connection: Connection) -> None:
    writes = threading.current_thread().name == "store-writer"
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the schema up to date; server processes that start together wait for each other."""
    newest = known_schema()
    found = schema_of(engine)
    if found == newest:
        return  # the usual start, without half a second of imports
    if found > newest:
        raise Refused(
            f"The database was written by a newer Ludoteca (schema {found}, this one knows {newest}): update Ludoteca.",
            "database",
        )
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(1819632751)"))  # the letters "ludo"
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def known_schema() -> str:
    """The newest schema that this program knows."""
    return max(file.stem.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def schema_of(engine: Engine) -> str:
    """The schema's version, or nothing for an empty database."""
    if not inspect(engine).has_table("alembic_version"):
        return ""
    with engine.connect() as connection:
        return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar() or "")
