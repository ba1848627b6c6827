"""`python -m ludoteca.conformance`: what it says to whoever reads its log instead of looking at it."""

from __future__ import annotations

import subprocess
import sys


def inspect(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.conformance", *words], capture_output=True, text=True, check=False
    )


def test_a_long_run_tells_a_log_how_far_it_is() -> None:
    ended = inspect("roam", "--games", "4", "--samples", "1")
    assert ended.returncode == 0
    said = ended.stderr.splitlines()
    assert [line.split(",")[0] for line in said] == [f"roam: {n} of 4 games" for n in (1, 2, 3)] + ["roam: 4 games"]
    assert "every invariant holds" in said[-1]


def test_a_box_that_is_not_there_is_one_sentence() -> None:
    ended = inspect("ludo")
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
