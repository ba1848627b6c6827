"""The compiled package plays the same games as its sources: `make native`, docs/native.md."""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.registry import boxes
from native.build import BUILD, PROJECT, build
from native.check import fingerprints
from tests import sixth


@pytest.fixture(scope="session")
def native() -> Path:
    """Built once, and not again until a source changes."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two workers of pytest may want it at the same moment
        return build(jobs=os.cpu_count() or 1)


def run(package: Path, *command: str, also: str = "") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [str(package), also, str(PROJECT)]))}
    return subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        timeout=290,
        check=False,
        env=environment,
        cwd=PROJECT,
    )


@pytest.mark.timeout(1500)  # whoever comes first builds it
def test_it_says_that_it_is_compiled(native: Path) -> None:
    assert "native (mypyc" in run(native, "-m", "ludoteca", "--version").stdout
    assert "interpreted by" in run(PROJECT / "src", "-m", "ludoteca", "--version").stdout


@pytest.mark.timeout(1500)
@pytest.mark.parametrize("code", sorted(boxes()))
def test_the_same_options_and_states_as_interpreted(native: Path, code: str) -> None:
    """Every option list, every seventh state, views and guesses of seeded games; `make soak` plays 200 of each box."""
    games = 3 if code == "calamandara" else 10
    interpreted, compiled = (fingerprints(package, games, [code]) for package in (PROJECT / "src", native))
    assert interpreted.pop("native") is False
    assert compiled.pop("native") is True
    assert interpreted == compiled


@pytest.mark.timeout(1500)
@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_compiled_box_passes_the_conformance_kit(native: Path, code: str) -> None:
    ran = run(native, "-m", "ludoteca.conformance", code, "--games", "1")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.timeout(1500)
def test_compiled_games_are_told_as_the_goldens_say(native: Path) -> None:
    ran = run(native, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/golden")
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.mark.timeout(1500)
def test_an_interpreted_box_of_somebody_else_runs_on_the_compiled_kernel(native: Path, tmp_path: Path) -> None:
    sixth.put_on_the_shelf(tmp_path)
    ran = run(native, "-m", "ludoteca.conformance", "lantern", "--games", "6", also=str(tmp_path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
