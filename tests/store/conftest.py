"""PostgreSQL of our own, for whoever tests with it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.store import server
from tests.store.server import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with server.postgres() as opened:
        yield opened


@pytest.fixture
def address(postgres: Postgres, request: pytest.FixtureRequest) -> str:
    """A database of this test's own: a house would go on with the tables of the others."""
    return postgres.another(f"t{abs(hash(request.node.name))}")
