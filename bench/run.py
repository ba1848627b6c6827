"""`make bench`: one run on one core over every box, interpreted and native, beside other people's engines; written down
as JSON under bench/results and as the page docs/bench.md.

    python bench/run.py                      everything: about four minutes
    python bench/run.py --seconds 1 roam     a quick look at one box; nothing is written
    python bench/run.py --check              is anything slower than the run that was written down?

Decisions per second of different games cannot be compared as such. Catanatron is the yardstick: it is measured in every
run, and what is checked are ratios to it, so that a slower machine does not look like a slower engine.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.page import write_page

HERE = Path(__file__).parent
PROJECT = HERE.parent
LATEST = HERE / "results" / "latest.json"
PEERS = PROJECT / ".venv-peers"
WANTED = ("catanatron==3.2.1", "rlcard==1.2.0", "open_spiel==2.0.2", "pettingzoo==1.27.0", "pygame==2.6.1")
YARDSTICK = "catanatron"
FALLS = 0.15
"""A ratio to the yardstick that falls by more than this is a fault."""
Results = dict[str, Any]


def told_by(command: list[str], package: Path | None = None) -> Results:
    """What a script prints, run with this package first on the path."""
    environment = {**os.environ, "PYTHONPATH": str(package)} if package else dict(os.environ)
    ran = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    found: Results = json.loads(ran.stdout.splitlines()[-1])
    return found


def engine(package: Path, games: list[str], seconds: float) -> Results:
    command = [sys.executable, str(HERE / "engine.py"), "--seconds", str(seconds), *games]
    return told_by(command, package)


def peers(seconds: float) -> Results:
    """In an environment of its own, made on first use."""
    python = PEERS / "bin" / "python"
    if not python.is_file():
        subprocess.run([sys.executable, "-m", "venv", str(PEERS)], check=True)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, *WANTED], check=True)
    return told_by([str(python), str(HERE / "peers.py"), str(seconds)])


def native(games: list[str] | None = None) -> Path:
    """Where the compiled package lies; it is built first if it is not there or no longer of these sources."""
    ran = subprocess.run(
        [sys.executable, "-m", "native.build"], cwd=PROJECT, check=True, capture_output=True, text=True
    )
    return Path(ran.stdout.splitlines()[-1])


def run(games: list[str], seconds: float) -> Results:
    compiled = native()
    before = peers(seconds)
    interpreted = engine(PROJECT / "src", games, seconds)
    return {
        "machine": f"{platform.processor() or platform.machine()}, {os.cpu_count()} cores",
        "python": platform.python_version(),
        "interpreted": interpreted["boxes"],
        "native": engine(compiled, games, seconds)["boxes"],
        "peers": better_of(before, peers(seconds)),
        "load": os.getloadavg()[1],
    }


def better_of(before: Results, after: Results) -> Results:
    """Of each peer the faster of two figures, so that a busy minute of the machine does not make us look good."""
    return {name: max(before[name], after[name], key=lambda row: float(row["decisions_per_second"])) for name in before}


def ratios(results: Results) -> dict[str, float]:
    """Decisions per second of every box, either way, in those of the yardstick."""
    unit = results["peers"][YARDSTICK]["decisions_per_second"]
    return {
        f"{code}, {how}": row["decisions_per_second"] / unit
        for how in ("interpreted", "native")
        for code, row in results[how].items()
    }


def slower(before: Results, after: Results) -> list[str]:
    """What has fallen behind the yardstick."""
    was, now = ratios(before), ratios(after)
    return [
        f"{name}: {now[name]:.1f} times {YARDSTICK}, {was[name]:.1f} before"
        for name in was
        if name in now and now[name] < (1 - FALLS) * was[name]
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    parser.add_argument("--seconds", type=float, default=3.0, help="time for random play of each box")
    parser.add_argument("--check", action="store_true", help="compare with the run that was written down")
    asked = parser.parse_args()
    results = run(asked.games, asked.seconds)
    for name, ratio in ratios(results).items():
        print(f"{name:32} {ratio:6.1f} times {YARDSTICK}")
    if asked.check:
        worse = slower(json.loads(LATEST.read_text("utf-8")), results)
        print("\n".join(worse) or "nothing is slower")
        sys.exit(bool(worse))
    if not asked.games:
        LATEST.parent.mkdir(exist_ok=True)
        LATEST.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
        write_page(results)


if __name__ == "__main__":
    main()
