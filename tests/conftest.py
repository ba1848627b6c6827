"""What all tests share."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from ludoteca import registry, words
from ludoteca.kernel import Game
from ludoteca.kernel.native import running
from tests import sixth

# The integration machine tries the same examples every time; at a desk chance may find new ones. Neither asks how fast
# the machine is: a busy one must not fail a test.
PATIENT = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("desk", PATIENT)
settings.register_profile("integration", PATIENT, derandomize=True)
settings.load_profile("integration" if os.environ.get("CI") else "desk")


NOT_NATIVE = Path(__file__).parent / "native" / "exceptions.toml"
"""Tests that cannot run on compiled code, by name, each with its reason."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """`make test-native` leaves out what patches Python itself; nothing else is ever left out."""
    if running().startswith("native"):
        named = {name for names in tomllib.loads(NOT_NATIVE.read_text("utf-8")).values() for name in names}
        left_out = [item for item in items if item.nodeid.split("[")[0] in named]
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=left_out)


@pytest.fixture
def lantern(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """A small game from outside the package, for tests of tools that should not care which game they are given."""
    yield from on_the_shelf(tmp_path_factory.mktemp("lantern"), monkeypatch)


def on_the_shelf(folder: Path, monkeypatch: pytest.MonkeyPatch, *, rooms: bool = True) -> Iterator[Game]:
    """Lantern, installed in this folder for as long as a test lasts."""
    sixth.put_on_the_shelf(folder, rooms=rooms)
    monkeypatch.syspath_prepend(str(folder))
    forget()
    yield registry.box("lantern")
    for name in [name for name in sys.modules if name.split(".")[0] == "lantern"]:
        del sys.modules[name]
    forget()


def forget() -> None:
    for remembered in (registry.shelf, registry.boxes, registry.box, words.bundle, words.sources, words.variables):
        remembered.cache_clear()
    words.ledger_of.cache_clear()
    words._OURS.clear()


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return Path(__file__).parents[1]
