"""Three hundred positions of each game through every door of the table; `bench/doors.py` looks at twenty thousand."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import save
from ludoteca.registry import box, boxes
from ludoteca.table.house import House
from ludoteca.table.surface import news
from tests.table import doors
from tests.table.doors import Doors


def look(folder: Path, code: str, count: int, seed: int) -> int:
    async def inspect() -> int:
        house = House(str(folder / "doors.db"), workers=1, strict=True, absent=1e9)
        try:
            return Doors(house, box(code), seed).inspect(count)
        finally:
            await house.close()

    return asyncio.run(inspect())


@pytest.mark.parametrize("code", list(boxes()))
def test_no_door_tells_what_a_seat_cannot_see(code: str, tmp_path: Path) -> None:
    assert look(tmp_path, code, 300, 21) > 150, "hardly anything was hidden"


def test_a_door_that_tells_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def talkative(room: Any, guest: Any) -> dict[str, Any]:
        return {**news(room, guest), "everything": save(room.match.state).decode()}

    monkeypatch.setattr(doors, "news", talkative)
    with pytest.raises(AssertionError, match="tells what it cannot see"):
        look(tmp_path, "zero11", 20, 3)
