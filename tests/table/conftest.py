"""A hall for the tests of a module, and Ana in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.hall import Hall, Person, hall


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), absent=0.0) as opened:
        yield opened


@pytest.fixture
def ana(house: Hall) -> Person:
    return house.enters("Ana")
