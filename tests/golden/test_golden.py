"""The games still do what the reviewed text says. After a change on purpose: `python -m tests.golden.regenerate`."""

from __future__ import annotations

import pytest

from tests.golden.regenerate import HERE, TABLES, Table, perft, playthrough


@pytest.mark.parametrize(("code", "table"), [(code, table) for code in TABLES for table in TABLES[code]])
def test_a_golden_game_is_told_as_before(code: str, table: Table) -> None:
    golden = (HERE / code / f"{table.name}.txt").read_text("utf-8")
    assert playthrough(code, table) == golden


@pytest.mark.parametrize("code", list(TABLES))
def test_as_many_sequences_of_picks_as_before(code: str) -> None:
    assert perft(code) == (HERE / code / "perft.txt").read_text("utf-8")
