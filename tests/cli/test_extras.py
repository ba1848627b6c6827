"""A bare installation says which extra is missing before anything is done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BARE = """
import sys
import importlib.util as util
absent = {"alembic", "sqlalchemy", "starlette", "websockets"}
absent |= {"matplotlib", "mcp", "numpy", "openskill", "pyarrow", "ray", "torch"}
found = util.find_spec
util.find_spec = lambda name, package=None: None if name in absent else found(name, package)
sys.modules.update(dict.fromkeys(absent))  # importing one of them fails
from ludoteca.cli import main
main()
"""


def bare(folder: Path, *command: str, program: str = BARE) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", program, *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        timeout=240,
    )


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        (["serve", "--port", "1"], "alembic, openskill, sqlalchemy, starlette, websockets", "web"),
        (["arena", "roam", "-n", "1000"], "openskill", "research"),
        (["arena", "roam", "-n", "1000", "--plot", "p.svg"], "openskill, matplotlib", "research"),
        (["study", "roam", "-n", "1000"], "pyarrow", "research"),
        (["mcp"], "mcp", "research"),
        (["train", "roam"], "torch", "train"),
        (["train", "roam", "--teach", "weights"], "numpy", "research"),
        (["train", "roam", "--teach", "hunches"], "torch", "train"),
        (["simulate", "roam", "-n", "1000", "--on", "ray"], "ray", "scale"),
        (["simulate", "roam", "--seats", "ws://127.0.0.1:9/x,random"], "websockets", "web"),
        (["play", "roam", "--seats", "ws://127.0.0.1:9/x,random"], "websockets", "web"),
        (["backup", "copy"], "alembic, sqlalchemy", "web"),
        (["admin"], "alembic, sqlalchemy, starlette", "web"),
    ],
)
def test_the_missing_extra_is_named_in_one_sentence(
    tmp_path: Path, command: list[str], missing: str, extra: str
) -> None:
    ran = bare(tmp_path, *command)
    assert ran.returncode == 2
    assert ran.stderr == f"This needs more packages ({missing} cannot be found): pip install 'ludoteca[{extra}]'.\n"
    assert ran.stdout == ""
    assert list(tmp_path.iterdir()) == []


def test_what_needs_no_extra_works_without_any(tmp_path: Path) -> None:
    assert "4 games" in bare(tmp_path, "simulate", "roam", "-n", "4", "--seats", "random,random").stdout
    assert "ROAM-TURN-01" in bare(tmp_path, "rules", "roam", "ROAM-TURN-01").stdout


BARE_MUTANTS = BARE.replace("absent = {", 'absent = {"pytest", "pytest_timeout", ')


def test_mutants_say_that_they_need_pytest(tmp_path: Path) -> None:
    command = "import runpy\nrunpy.run_module('ludoteca.testing.mutants', run_name='__main__')"
    ran = bare(tmp_path, program=BARE_MUTANTS.replace("from ludoteca.cli import main\nmain()", command))
    assert ran.returncode == 2
    assert ran.stderr == (
        "This needs more packages (pytest, pytest_timeout cannot be found): pip install 'ludoteca[testing]'.\n"
    )
    assert list(tmp_path.iterdir()) == []


def test_what_mutants_are_made_of_can_be_imported_without_pytest(tmp_path: Path) -> None:
    look = "from ludoteca.testing.mutants import plan, report, trial, verdicts, warm\nprint(plan.Mutant.__name__)"
    ran = bare(tmp_path, program=BARE_MUTANTS.replace("from ludoteca.cli import main\nmain()", look))
    assert (ran.stdout, ran.stderr) == ("Mutant\n", "")


def test_a_study_on_a_cluster_that_is_not_there_leaves_no_folder(tmp_path: Path) -> None:
    program = BARE.replace('"pyarrow", ', "")
    ran = bare(tmp_path, "study", "roam", "-n", "1000", "--on", "ray", program=program)
    assert ran.stderr == "This needs more packages (ray cannot be found): pip install 'ludoteca[scale]'.\n"
    assert list(tmp_path.iterdir()) == []
