"""An edition is known by a short number, which two can be made to share: neither is ever taken for the other."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.editions import bound
from ludoteca.editions.paper import plain
from ludoteca.kernel import Edition, Refused, edition
from ludoteca.kernel.edition import COPIES
from ludoteca.registry import box
from ludoteca.store import Store
from ludoteca.store.editions import find_edition, keep_edition

Twins = tuple[Edition, Edition]


@pytest.fixture
def twins(monkeypatch: pytest.MonkeyPatch) -> Twins:
    """Two with one number. With 48 bits a patient person finds them in some 2^24 trials; here the number is a byte."""
    monkeypatch.setattr(edition, "HASH_BYTES", 1)
    found: dict[str, Edition] = {}
    for points in range(21 * 21):
        changes = {"character": {"c01": {"points": points // 21}, "c02": {"points": points % 21}}}
        one = Edition("roam", str(points), changes)
        if one.hash in found:
            return found[one.hash], one
        found[one.hash] = one
    raise AssertionError("no two alike")


def test_each_is_played_as_it_is_shown(twins: Twins) -> None:
    """The page of an edition lists its corrections; its twin, opened a moment before, would have been played."""
    opened = [bound(box("roam"), one) for one in twins]
    assert {game.package for game in opened} <= COPIES.keys()
    assert opened[0].package != opened[1].package
    for one, game in zip(twins, opened, strict=True):
        assert game.edition == one
        components = plain(game)["character"]
        for name, fields in one.changes["character"].items():
            assert components[name]["points"] == fields["points"]


def test_of_two_the_store_keeps_the_first(twins: Twins, tmp_path: Path) -> None:
    store = Store(str(tmp_path / "table.db"))
    first, second = twins
    try:
        store.submit(lambda c: keep_edition(c, first)).result()
        store.submit(lambda c: keep_edition(c, Edition(first.game, "another name", first.changes))).result()
        with pytest.raises(Refused):
            store.submit(lambda c: keep_edition(c, second)).result()
        assert store.look(lambda c: find_edition(c, first.hash)) == first
    finally:
        store.close()
