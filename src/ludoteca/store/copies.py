"""A copy of the whole database in one file, taken while servers write, and a database made of such a file.

SQLite copies itself (its online backup). PostgreSQL's own programs do it for PostgreSQL. What a copy holds is as secret
as the database: seeds, hands, the key that signs cookies. So is the file: its owner's only.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Engine, delete, inspect, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from ludoteca.kernel import Refused
from ludoteca.store import pgtools
from ludoteca.store.database import known_schema, open_engine, ready, schema_of, trouble
from ludoteca.store.schema import metadata, server

HEAD = b"SQLite format 3\0"
BROKEN = "is no copy that `ludoteca backup` made, or is damaged: give another file."
OCCUPIED = "There are tables in this database already: give --replace to lose them, or another --db."
IN_USE = "A server uses this database: stop it, then restore."


def back_up(db: str, file: Path) -> None:
    """All that is in the database at one moment, in one file. Whoever plays notices nothing."""
    if file.exists():
        raise Refused(f"{file} exists, and nothing is overwritten: give another name.", "file")
    part = file.with_name(f"{file.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        _copy_out(db, part)
        _to_disk(part)
        part.rename(file)
        _to_disk(file.parent)
    except OSError as error:
        raise Refused(
            f"{file} cannot be written ({error.strerror}): look at the folder and the disk.", "file"
        ) from error
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def restore(db: str, file: Path, *, replace: bool = False) -> str:
    """Make the database what the copy says, wholly or not at all, and bring its schema up to date. The schema that the
    copy had."""
    if not file.is_file():
        raise Refused(f"There is no file {file}: give the name of one that `ludoteca backup` made.", "file")
    with file.open("rb") as opened:
        head = opened.read(len(HEAD))
    if head == HEAD:
        if _postgres(db):
            raise Refused("This is a copy of SQLite: give --db the name of a file.", "database")
        return _into_sqlite(db, file, replace=replace)
    if head.startswith(pgtools.HEAD):
        if not _postgres(db):
            raise Refused("This is a copy of PostgreSQL: give --db a postgresql:// address.", "database")
        return _into_postgres(db, file, replace=replace)
    raise Refused(f"{file} {BROKEN}", "file")


def _copy_out(db: str, part: Path) -> None:
    if _postgres(db):
        with _opened(db) as engine:  # that it does not answer is said before a program is asked
            schema_of(engine)
        pgtools.dump(db, part)
        return
    source = _file_of(db)
    if not source.is_file():
        raise Refused(f"There is no database {source}: give --db the one that the server has.", "database")
    try:
        with contextlib.closing(_connect(source)) as here, contextlib.closing(_connect(part)) as there:
            here.backup(there)  # in one step: one moment of the database, while others write
            there.execute("PRAGMA journal_mode = DELETE")  # one file, without companions
            _whole(there)
    except sqlite3.DatabaseError as error:
        raise Refused(trouble(error), "database") from error


def _into_sqlite(db: str, file: Path, *, replace: bool) -> str:
    target = _file_of(db)
    work = target.with_name(f"{target.name}.restoring")
    if target.is_file() and target.stat().st_size and not replace:
        raise Refused(OCCUPIED, "database")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _forget(work)
        found = _prepared(file, work)
        with _opened(str(target)):  # a new file is for its owner only
            pass
        _move_in(work, target)
    except OSError as error:
        raise Refused(trouble(error), "database") from error
    finally:
        _forget(work)
    return found


def _prepared(file: Path, work: Path) -> str:
    """A copy of the copy, checked and up to date, before anything is overwritten."""
    work.touch(mode=0o600)
    try:
        with contextlib.closing(_connect(file)) as here, contextlib.closing(_connect(work)) as there:
            here.backup(there)
            _whole(there)
            found = there.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.DatabaseError as error:
        raise Refused(f"{file} {BROKEN}", "file") from error
    _bring_up_to_date(str(work))
    return str(found[0])


def _move_in(work: Path, target: Path) -> None:
    """In one transaction of the file that is there: its owner stays, and a fault in the middle changes nothing."""
    try:
        with contextlib.closing(_connect(work)) as here, contextlib.closing(_connect(target)) as there:
            there.execute("PRAGMA journal_mode = DELETE")  # only who is alone with it may say that
            here.backup(there)
    except sqlite3.OperationalError as error:
        raise Refused(IN_USE if "locked" in str(error) else trouble(error), "database") from error
    except sqlite3.DatabaseError as error:
        raise Refused(f"{target} is damaged: move it away with its -wal and -shm, then restore.", "database") from error


def _into_postgres(db: str, file: Path, *, replace: bool) -> str:
    found = pgtools.schema_in(file)
    if found is None:
        raise Refused(f"{file} {BROKEN}", "file")
    if found > known_schema():
        raise Refused(f"{file} was written by a newer Ludoteca (schema {found}): update Ludoteca.", "database")
    ours = [*reversed([table.name for table in metadata.sorted_tables]), "alembic_version"]
    with _opened(db) as engine:
        if inspect(engine).get_table_names():
            if not replace:
                raise Refused(OCCUPIED, "database")
            if schema_of(engine) > known_schema():
                raise Refused("A newer Ludoteca uses this database: restore with that one.", "database")
            if pgtools.alive(engine):
                raise Refused(IN_USE, "database")
    pgtools.load(db, file, instead_of=ours)
    _bring_up_to_date(db)
    return found


def _bring_up_to_date(db: str) -> None:
    engine = ready(db)
    with engine.begin() as c:
        c.execute(delete(server))  # whoever looked after tables when the copy was taken is not here
    engine.dispose()


def _postgres(db: str) -> bool:
    return db.startswith("postgres")


@contextlib.contextmanager
def _opened(db: str) -> Iterator[Engine]:
    """The database as it is: its schema stays what it was."""
    try:
        engine = open_engine(db)
        try:
            yield engine
        finally:
            engine.dispose()
    except (ArgumentError, ModuleNotFoundError) as error:
        raise Refused(
            "That is no address of a database: give --db a file name or postgresql://…", "database"
        ) from error
    except DBAPIError as error:
        raise Refused(trouble(error), "database") from error


def _file_of(db: str) -> Path:
    try:
        return Path(make_url(db).database or "" if "://" in db else db).expanduser()
    except ArgumentError as error:
        raise Refused(
            "That is no address of a database: give --db a file name or postgresql://…", "database"
        ) from error


def _connect(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=2, isolation_level=None)


def _whole(connection: sqlite3.Connection) -> None:
    (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if said != "ok":
        raise sqlite3.DatabaseError("malformed")


def _forget(work: Path) -> None:
    for companion in ("", "-wal", "-shm", "-journal"):
        with contextlib.suppress(OSError):
            work.with_name(work.name + companion).unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
