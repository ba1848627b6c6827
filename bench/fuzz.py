"""Odd messages, requests and records against a house of our own: nothing may fail, nothing may change.

    python bench/fuzz.py [--count 1000000]

Part of `make soak`; five thousand are part of `make test`. Three of four are messages, the rest requests and records.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.table.fair import LIMITS, Limit
from tests.table.fuzz import Fuzz, a_record
from tests.table.hall import hall

ROUND = 4000


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    print(f"seed {args.seed}")
    LIMITS["imports"] = LIMITS["tables"] = Limit(1e9, 1)
    sent, began = 0, time.monotonic()
    while sent < args.count:  # a new house now and then: a table must not only hold while it is new, and not only once
        with hall(Path(tempfile.mkdtemp(prefix="ludoteca-fuzz-")), burst=1e9, messages=1e9, absent=1e9) as house:
            fuzz, record = Fuzz(house, args.seed + sent), a_record(house)
            for _ in range(10):
                size = min(ROUND, args.count - sent - fuzz.done)
                if size <= 0:
                    break
                fuzz.messages(size * 3 // 4)
                fuzz.requests(size // 5)
                fuzz.records(size - size * 3 // 4 - size // 5, record)
            sent += fuzz.done
        print(
            f"{sent} odd messages, requests and records, {time.monotonic() - began:.0f} s: nothing failed or changed",
            flush=True,
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
