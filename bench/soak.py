"""`make soak`: the conformance kit on every box for a stated time, one box after the other."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from ludoteca.registry import box, boxes


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    parser.add_argument("--minutes", type=float, default=10.0, help="time for each box")
    parser.add_argument(
        "--seed", type=int, default=int(time.time()), help="seed of the first game; printed, so that it can be repeated"
    )
    asked = parser.parse_args()
    codes = [box(code).code for code in asked.games] or list(boxes())
    broken = 0
    for code in codes:
        print(f"{code}: {asked.minutes:g} minutes from seed {asked.seed}", flush=True)
        kit = [sys.executable, "-m", "ludoteca.conformance", code]
        broken += subprocess.call([*kit, "--minutes", str(asked.minutes), "--seed", str(asked.seed)]) != 0
    print(f"{len(codes) - broken} of {len(codes)} boxes hold")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
