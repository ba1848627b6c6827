"""docs/add-a-game.md is true: its blocks are installed as a package from outside, checked and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.words import LANGUAGES
from tests import sixth

Shell = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of the page, built and installed into a folder of its own by the ordinary installer."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("site")
    sixth.write(source)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run(
        [*pip, "--target", str(target), str(source)], check=True, capture_output=True, text=True, timeout=120
    )
    return target


@pytest.fixture
def shell(installed: Path, tmp_path: Path) -> Shell:
    def run(*command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        there = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": there, "COLUMNS": "100", "LANG": "en"}
        return subprocess.run(
            [sys.executable, "-m", *command],
            input=typed,
            capture_output=True,
            text=True,
            timeout=240,
            check=False,
            env=environment,
            cwd=tmp_path,
        )

    return run


CORE = [f"lantern/{name}.py" for name in ("__init__", "content", "rules", "state")]


def test_the_game_has_less_than_110_lines() -> None:
    python = [text for name, text in sixth.files_of_the_page().items() if name.endswith(".py")]
    lines = [line for text in python for line in text.splitlines() if line.strip()]
    assert len(python) == 8
    assert len(lines) < 215
    core = [line for name in CORE for line in sixth.files_of_the_page()[name].splitlines() if line.strip()]
    assert len(core) < 110


def test_it_passes_the_conformance_kit(shell: Shell) -> None:
    ran = shell("ludoteca.conformance", "lantern", "--games", "24")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "every invariant holds" in ran.stdout + ran.stderr


def test_its_scenes_are_true_and_bite(shell: Shell, tmp_path: Path) -> None:
    """The tests of the page, in the language that all boxes share; with another rule they fail."""
    sixth.write(tmp_path)
    alone = ("-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(tmp_path))
    ran = shell("pytest", *alone, str(tmp_path / "tests"))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    rules = tmp_path / "lantern" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("(min if g.low else max)", "(max if g.low else min)"), "utf-8")
    assert shell("pytest", *alone, str(tmp_path / "tests")).returncode == 1


def test_the_page_says_what_the_checks_of_its_tests_and_texts_find(shell: Shell, tmp_path: Path) -> None:
    sixth.write(tmp_path)
    ran = shell("ludoteca.ledger", "lantern", "--tests", "tests")
    assert ran.returncode == 1
    assert ran.stdout.count("has no test") == 4
    assert shell("ludoteca.testing.texts", "lantern").returncode == 0


def test_it_is_on_the_shelf(shell: Shell) -> None:
    assert "Lantern · 5 minutes" in shell("ludoteca", "games").stdout


def test_it_is_played_in_the_terminal(shell: Shell) -> None:
    ran = shell(
        "ludoteca", "play", "lantern", "--seats", "me,random,random", "--seed", "5", typed="light\nblind\n1\n1\n1\n"
    )
    assert ran.returncode == 0, ran.stderr
    assert "The top of the deck is" in ran.stdout
    assert re.search(r"^1\. .*: \d points?$", ran.stdout, re.MULTILINE)


def test_it_is_simulated_on_two_processes(shell: Shell) -> None:
    ran = shell("ludoteca", "simulate", "lantern", "-n", "40", "--seats", "random,random", "--jobs", "2")
    assert ran.returncode == 0, ran.stderr
    assert "40 games" in ran.stdout


def test_the_commands_of_the_page_are_those_that_were_tried() -> None:
    """Whoever changes a block of commands changes these tests too."""
    first, checks, console = re.findall(r"```console\n(.*?)```", sixth.PAGE.read_text("utf-8"), re.DOTALL)
    assert first == "$ pip install '.[web,research,testing]'\n"
    assert checks.splitlines() == [
        "$ pip install -e .",
        "$ python -m pytest",
        "$ python -m ludoteca.ledger lantern --tests tests",
        "$ python -m ludoteca.testing.texts lantern",
    ]
    assert console.splitlines() == [
        "$ python -m ludoteca.conformance lantern",
        "$ ludoteca play lantern --seats me,mcts,random",
        "$ ludoteca simulate lantern -n 1000 --seats random,random --jobs 2",
        "$ ludoteca arena lantern --bots random,greedy,mcts-fast -n 20",
        "$ ludoteca serve",
    ]


def test_it_speaks_both_languages() -> None:
    assert {f"lantern/text/{language}.ftl" for language in LANGUAGES} <= sixth.files_of_the_page().keys()
