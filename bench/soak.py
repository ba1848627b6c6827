"""`make soak`: the conformance kit on every box for a stated time, one box after the other."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time

from ludoteca.conformance import Broken, inspect_reasons
from ludoteca.registry import box, boxes

POSITIONS = 500
"""Positions of each title in which every action is on offer or has its reason."""


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
        held = subprocess.call([*kit, "--minutes", str(asked.minutes), "--seed", str(asked.seed)]) == 0
        broken += not (held and reasons_hold(code, asked.seed))
    print(f"{len(codes) - broken} of {len(codes)} boxes hold")
    return 1 if broken else 0


def reasons_hold(code: str, seed: int) -> bool:
    """Why can't I?"""
    try:
        seen = inspect_reasons(box(code), POSITIONS, seed)
    except Broken as fault:
        print(fault)
        return False
    print(f"{code}: {seen.total()} positions of {len(seen)} questions, no refusal without its reason")
    return True


if __name__ == "__main__":
    sys.exit(main())
