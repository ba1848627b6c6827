"""What a network reads of the table: as many numbers as names, small ones, and nothing that the seat cannot see."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from ludoteca.bots.lanes import MOST
from ludoteca.bots.simple import GreedyBot
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.symbols import ASA
from ludoteca.games.calamandara.lesson import NAMES, lesson
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.ways import Ways
from ludoteca.games.calamandara.wings import winged
from ludoteca.kernel import Random
from tests.games.calamandara.table import Table


def views(seats: int, picks: int = 240) -> Iterator[Calamandara]:
    """What the seats of a game see now and then."""
    g = GAME.new(seats, 7700 + seats)
    bots = [GreedyBot(GAME.judge, seat) for seat in range(seats)]
    for n in range(picks):
        ask = g.ask
        if ask is None:
            return
        if not n % 30:
            yield from (cast(Calamandara, g.view(seat)) for seat in range(seats))
        g.play(bots[ask.seat].decide(g.view(ask.seat)))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_numbers_agree_with_their_names(seats: int) -> None:
    for view in views(seats):
        numbers = lesson(view.guess(Random.seeded(1)), view.viewer)
        assert len(numbers) == len(NAMES) == len(set(NAMES))
        assert all(0 <= number <= MOST for number in numbers)
        by_name = dict(zip(NAMES, numbers, strict=True))
        assert [by_name[f"present-{i}"] for i in range(4)] == [float(i < seats) for i in range(4)]
        absent = tuple(f"-{i}" for i in range(seats, 4))
        per_seat = NAMES[: NAMES.index("present-1")]
        for name in (f"{name[:-2]}{end}" for name in per_seat for end in absent):
            assert by_name[name] == 0


def test_what_a_seat_cannot_see_does_not_count() -> None:
    for view in views(2):
        told = {tuple(lesson(view.guess(Random.seeded(n)), view.viewer)) for n in range(6)}
        assert len(told) == 1


def test_an_asa_saves_a_pegada() -> None:
    """It lies in the row of the token, and no Pegada beyond it need be there yet."""
    t = Table(2).stands("A", "A(3,2)")
    plain = Ways(t.g.board, 0, t.g.long_with)
    assert winged(t.g.board, plain) == plain.length()
    t.put("asa", "A(1,2)")
    assert winged(t.g.board, Ways(t.g.board, 0, t.g.long_with)) == plain.length() - 1


def test_an_asa_in_the_reserve_counts_as_one_less_to_find() -> None:
    t = Table(2).stands("A", "A(3,4)")
    t.g.travellers[0].symbols[:] = []
    before = dict(zip(NAMES, lesson(t.g, 0), strict=True))
    t.g.travellers[0].symbols[:] = [ASA]
    after = dict(zip(NAMES, lesson(t.g, 0), strict=True))
    assert after["saved-0"] > before["saved-0"]
