"""PostgreSQL's own programs: pg_dump, pg_restore, psql. A password is never an argument: others may see those."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Engine, inspect, make_url, text

from ludoteca.kernel import Refused

HEAD = b"PGDMP"


def dump(db: str, file: Path) -> None:
    """One moment of the database, while others write."""
    _run("pg_dump", db, "--format=custom", "--no-owner", "--no-privileges", f"--file={file}")


def schema_in(file: Path) -> str | None:
    """The schema's version that a copy has, or nothing: then it is no copy of ours."""
    ran = _call("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file))
    found = re.search(r"^COPY \S*alembic_version .*\n(\d+)$", ran.stdout, re.MULTILINE)
    return found[1] if ran.returncode == 0 and found else None


def load(db: str, file: Path, instead_of: Sequence[str]) -> None:
    """The copy in the place of these tables, in one transaction."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-") as folder:  # for its owner only
        drop, script = Path(folder) / "drop.sql", Path(folder) / "copy.sql"
        names = ", ".join(f'"{name}"' for name in instead_of)
        drop.write_text(f"DROP TABLE IF EXISTS {names} CASCADE;\n", "utf-8")
        written = _call("pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(file))
        if written.returncode:
            raise Refused(_said("pg_restore", written), "database")
        quiet = ("--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", "--output=/dev/null")
        _run("psql", db, *quiet, "--single-transaction", f"--file={drop}", f"--file={script}")


def alive(engine: Engine) -> bool:
    """Whether a server process has said a moment ago that it lives."""
    if not inspect(engine).has_table("server"):
        return False
    with engine.connect() as c:
        now = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
        return c.execute(text(f"SELECT 1 FROM server WHERE until > {now}")).first() is not None  # noqa: S608  # ours


def _run(program: str, db: str, *arguments: str) -> None:
    address = make_url(db)
    asked = address.query.get("password")  # postgresql://host/name?password=... is an address too
    password = address.password or (asked if isinstance(asked, str) else None)
    parts = address.set(drivername="postgresql").difference_update_query(["password"])
    bare = parts._replace(password=None).render_as_string(hide_password=False)  # `set` would leave it as it was
    ran = _call(program, f"--dbname={bare}", "--no-password", *arguments, password=password)
    if ran.returncode:
        raise Refused(_said(program, ran), "database")


def _call(program: str, *arguments: str, password: str | None = None) -> subprocess.CompletedProcess[str]:
    found = shutil.which(program)
    if found is None:
        raise Refused(
            f"{program} is not on this machine: install PostgreSQL's client programs, then try again.", "program"
        )
    environment = {**os.environ, "LC_ALL": "C", **({"PGPASSWORD": password} if password else {})}
    command = [found, *arguments]  # no shell reads it; the address is the operator's own
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)  # noqa: S603  # see above


def _said(program: str, ran: subprocess.CompletedProcess[str]) -> str:
    """The program's own first words, in one line."""
    lines = [line for line in ran.stderr.splitlines() if line.strip()] or ["it stopped"]
    return f"{program} could not do it ({lines[0].strip()}); nothing has changed."
