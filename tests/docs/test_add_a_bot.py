"""docs/add-a-bot.md is true: its blocks are a package that plays in simulate, in the arena and at the table."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.bots import Clock, levels, make, names
from ludoteca.kernel import Random
from ludoteca.registry import box
from ludoteca.table import brains

PAGE = Path(__file__).parents[2] / "docs" / "add-a-bot.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def put_on_the_shelf(folder: Path) -> None:
    """What an installer would leave behind, without running one."""
    for name, text in BLOCK.findall(PAGE.read_text("utf-8")):
        (folder / name).write_text(text, "utf-8")
    info = folder / "ludoteca_cautious-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-cautious\nVersion: 1.0\n")
    point = re.search(r"^cautious = (.*)$", (folder / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert point is not None
    (info / "entry_points.txt").write_text(f"[ludoteca.bots]\ncautious = {point[1].strip(chr(34))}\n")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    put_on_the_shelf(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    levels.makers.cache_clear()
    yield tmp_path
    levels.makers.cache_clear()
    sys.modules.pop("cautious", None)


def test_the_bot_has_thirty_lines() -> None:
    (python,) = [text for name, text in BLOCK.findall(PAGE.read_text("utf-8")) if name.endswith(".py")]
    body = python[python.index("class ") :]
    assert len([line for line in body.splitlines() if line.strip()]) <= 30


def test_it_is_named_after_ours_and_nobody_takes_their_names(installed: Path) -> None:
    assert names() == (*levels.NAMES, "cautious")
    entries = next(installed.glob("*.dist-info")) / "entry_points.txt"
    entries.write_text("[ludoteca.bots]\nmcts = cautious:Cautious\n")
    levels.makers.cache_clear()
    assert names() == levels.NAMES
    assert type(make("mcts", 1, box("roam"))).__name__ == "Searcher"


@pytest.mark.usefixtures("installed")
def test_it_sits_at_the_table() -> None:
    assert "cautious" in brains.offered()


@pytest.mark.usefixtures("installed")
def test_it_knows_only_what_its_seat_sees_and_can_hurry() -> None:
    game = box("roam")
    g, rng = game.new(3, 5), Random.seeded(5)
    for _ in range(20):
        g.play(rng.pick(g.options))
    assert g.ask is not None
    view = g.view(g.ask.seat)
    other = view.guess(Random.seeded(9)).view(g.ask.seat)
    bots = [make("cautious", 4, game, timed=False) for _ in range(2)]
    assert bots[0].decide(view) is bots[1].decide(other)
    assert bots[0].decide(view, Clock(hurried=lambda: True)) in view.options
    assert bots[0].thoughts()[0].visits == 1


@pytest.mark.parametrize(
    ("command", "says"),
    [
        (("simulate", "roam", "-n", "2", "--seats", "cautious,random", "--jobs", "2"), "2 games"),
        (("arena", "roam", "--bots", "random,cautious", "-n", "2"), "cautious"),
        (("simulate", "roam", "-n", "2", "--seats", "reckless,random"), "cautious"),
    ],
)
def test_commands_find_it(installed: Path, command: tuple[str, ...], says: str) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "ludoteca", *command],
        capture_output=True,
        text=True,
        timeout=240,
        check=False,
        env={**os.environ, "PYTHONPATH": str(installed), "COLUMNS": "160", "LANG": "en"},
        cwd=installed,
    )
    assert says in ran.stdout + ran.stderr
    assert ran.returncode == (2 if "reckless,random" in command else 0), ran.stdout + ran.stderr
