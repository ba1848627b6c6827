"""A guided first game at the table: one press, and the coach sits beside the question."""

from __future__ import annotations

from pathlib import Path

from ludoteca.registry import box
from tests.table.hall import hall

GAMES = {"roam": box("roam")}


def test_one_press_begins_and_nobody_else_is_coached(tmp_path: Path) -> None:
    with hall(tmp_path, games=GAMES) as here:
        learner = here.enters("Ana")
        table = learner.posts("/games/roam/learn").headers["location"]
        page = learner.gets(table)
        assert 'id="coach"' in page
        assert 'data-lesson="goal"' in page
        assert "0 of 12 lessons" in page
        other = here.enters("Bea")
        assert 'id="coach"' not in other.gets(table)


def test_an_ordinary_table_has_no_coach(tmp_path: Path) -> None:
    with hall(tmp_path, games=GAMES) as here:
        ana = here.enters("Ana")
        table = ana.sets("me", "bot:random", game="roam")
        assert 'id="coach"' not in ana.gets(f"/table/{table}")
