"""A bare installation says which extra is missing before anything is done."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BARE = """
import sys
import importlib.util as util
found, absent = util.find_spec, {"starlette", "openskill", "matplotlib"}
util.find_spec = lambda name, package=None: None if name in absent else found(name, package)
sys.modules.update(dict.fromkeys(absent))  # importing one of them fails
from ludoteca.cli import main
main()
"""


@pytest.mark.parametrize(
    ("command", "missing", "extra"),
    [
        (["serve", "--port", "1"], "starlette", "web"),
        (["arena", "roam", "-n", "1000"], "openskill", "research"),
        (["arena", "roam", "-n", "1000", "--plot", "p.svg"], "openskill, matplotlib", "research"),
    ],
)
def test_the_missing_extra_is_named_in_one_sentence(
    tmp_path: Path, command: list[str], missing: str, extra: str
) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", BARE, *command],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        timeout=60,
    )
    assert ran.returncode == 2
    assert ran.stderr == f"This needs more packages ({missing} cannot be found): pip install 'ludoteca[{extra}]'.\n"
    assert ran.stdout == ""
    assert list(tmp_path.iterdir()) == []
