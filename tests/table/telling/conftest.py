"""A hall with a postman, and somebody outside who listens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteca.table.post import Customs
from tests.table.hall import Hall, hall
from tests.table.sinks import Sink, listening, mailboxes
from tests.table.telling.ways import QUICK


@pytest.fixture(scope="module")
def letters() -> Iterator[Sink]:
    with mailboxes() as sink:
        yield sink


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, letters: Sink) -> Iterator[Hall]:
    mail: dict[str, Any] = {"smtp": f"smtp://127.0.0.1:{letters.port}", "sender": "table@example.org"}
    customs = Customs(address="https://games.example.org", **mail, **QUICK)
    with hall(tmp_path_factory.mktemp("telling"), customs=customs) as opened:
        yield opened


@pytest.fixture
def service() -> Iterator[Sink]:
    with listening() as sink:
        yield sink
