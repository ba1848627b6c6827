"""Kill the server again and again in the middle of a storm of clicks: no acknowledged pick may be lost or doubled.

    python bench/kills.py [--kills 200] [--db sqlite|postgresql]

Part of `make soak`. Ten kills on each kind of database are part of `make test`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.store.server import postgres
from tests.table.storm import Kills


def strike(db: Path | str, kind: str, times: int, seed: int) -> None:
    kills, began = Kills(db, 12, seed=seed), time.monotonic()
    while kills.killed < times:
        kills.kill()
        if kills.killed % 10 == 0:
            print(f"{kind}: {kills.killed} kills, {kills.picks} acknowledged picks, all there", flush=True)
    kills.shown()
    kills.close()
    print(f"{kind}: {times} kills in {time.monotonic() - began:.0f} s, {kills.picks} acknowledged picks: none lost")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--db", choices=["sqlite", "postgresql"], help="both, unless one is named")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}")
    if args.db != "postgresql":
        strike(Path(tempfile.mkdtemp(prefix="ludoteca-kills-")) / "table.db", "SQLite", args.kills, args.seed)
    if args.db != "sqlite":
        with postgres() as database:
            strike(database.address, "PostgreSQL", args.kills, args.seed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
