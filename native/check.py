"""Whether the compiled package plays the same games: a fingerprint of every option list, of every seventh state, and
now and then of a view, a guess and what the judge says.

python -m native.check [--games N] [codes]     compares the sources with what `native.build` has built
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path

from native.build import BUILD, PROJECT

PLAY = """
import hashlib, json, random, sys
from ludoteca.kernel import checksum, state
from ludoteca.registry import box, boxes

found = {"native": not state.__file__.endswith(".py")}
for code in json.loads(sys.argv[2]) or list(boxes()):
    game, digest = box(code), hashlib.blake2b(digest_size=8)
    tables = list(game.tables())
    for seed in range(int(sys.argv[1])):
        seats, variants = tables[seed % len(tables)]
        table, chance, n = game.new(seats, seed, **variants), random.Random(seed), 0
        while table.agenda:
            options = table.options
            digest.update(" ".join(option.key for option in options).encode())
            table.play(options[int(chance.random() * len(options))])
            n += 1
            if n % 7 == 0:
                digest.update(checksum(table).encode())
            if n % 61 == 0:
                seat = table.ask.seat if table.ask else 0
                view = table.view(seat)
                digest.update(checksum(view.guess(table.rng.clone())).encode() + checksum(view).encode())
                judged = game.judge.expects(table), game.judge.prefers(table, table.options)
                digest.update(repr((judged, game.features.of(view, seat))).encode())
        digest.update(repr(table.result).encode())
    found[code] = digest.hexdigest()
print(json.dumps(found))
"""


def fingerprints(package: Path, games: int, codes: list[str]) -> dict[str, str | bool]:
    """What the package at this place plays."""
    command = [sys.executable, "-c", PLAY, str(games), json.dumps(codes)]
    ran = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": str(package)}, cwd=package, check=True, capture_output=True, text=True
    )
    found: dict[str, str | bool] = json.loads(ran.stdout.splitlines()[-1])
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("codes", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    asked = parser.parse_args()
    with ThreadPoolExecutor(2) as pool:  # each waits for a process of its own
        both = pool.map(fingerprints, (PROJECT / "src", BUILD / "lib"), repeat(asked.games), repeat(asked.codes))
    interpreted, native = both
    assert native.pop("native") is True
    assert interpreted.pop("native") is False
    for code, told in interpreted.items():
        print(f"{code:20} {told}  {native[code]}  {'same' if told == native[code] else 'DIFFERENT'}")
    sys.exit(interpreted != native)


if __name__ == "__main__":
    main()
