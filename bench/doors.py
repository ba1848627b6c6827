"""Every door of the table in pairs of worlds that a seat cannot tell apart: nothing may differ. Part of `make soak`.

python bench/doors.py [--count 20000] [games ...]
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.registry import box, boxes
from ludoteca.table.house import House
from tests.table.doors import Doors


async def inspect(codes: list[str], count: int, seed: int) -> None:
    db = Path(tempfile.mkdtemp(prefix="ludoteca-doors-")) / "doors.db"
    house = House(str(db), workers=1, strict=True, absent=1e9)
    for code in codes:
        began = time.monotonic()
        hidden = Doors(house, box(code), seed).inspect(count)
        took = time.monotonic() - began
        print(f"{code}: {count} positions, {hidden} with something to hide, {took:.0f} s: no door tells", flush=True)
    await house.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}")
    asyncio.run(inspect(args.games or list(boxes()), args.count, args.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
