"""The game of docs/add-a-game.md without one line on looks, bots or learning has all of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from ludoteca import bots
from ludoteca.conformance.eyes import Can, sights
from ludoteca.conformance.kit import inspect_table
from ludoteca.kernel import Game, Random
from ludoteca.words import LANGUAGES, Words
from tests.conftest import on_the_shelf
from tests.table.hall import hall


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    folder = tmp_path / "bare"
    folder.mkdir()
    yield from on_the_shelf(folder, monkeypatch, rooms=False)


def test_it_keeps_every_promise_with_the_plain_page_and_features(bare: Game) -> None:
    for seats in bare.seats:
        inspect_table(bare, seats, {}, seed=seats)


def test_the_plain_page_shows_what_a_seat_sees_and_no_more(bare: Game) -> None:
    g = bare.new(3, 5)
    words = Words(bare, "en", ("Ana", "Bia", "Caio"), strict=True)
    page = str(bare.view.page(g.view(1), Can([], words), words.t))
    hands = [part.partition("</section>")[0] for part in page.split("<section>")[2:]]
    assert [part.count("?") for part in hands] == [4, 0, 4]
    mine = sorted(g.cards.face[card] for card in g.hands[1])  # type: ignore[attr-defined]  # Lantern's own fields
    assert all(f">{number}<" in hands[1] for number in mine)
    assert "Bia" in bare.view.board(g.view(1), words.t)


def test_every_bot_plays_it_and_those_that_think_beat_chance(bare: Game) -> None:
    wins = dict.fromkeys(("greedy", "mcts"), 0.0)
    for name in wins:
        for seed in range(20):
            g = bare.new(2, seed)
            players = [bots.make(name, seed, bare, timed=False), bots.make("random", seed, bare)]
            while g.ask:
                g.choose(players[g.ask.seat].decide(g.view(g.ask.seat)))
            wins[name] += (g.outcome().ranks[0] == 1) / g.outcome().ranks.count(1)
    assert min(wins.values()) > 11, wins


def test_features_are_as_many_at_every_table_and_begin_with_the_one_who_looks(bare: Game) -> None:
    names = bare.features.names
    assert len(set(names)) == len(names)
    for seats in bare.seats:
        g, rng = bare.new(seats, 3), Random.seeded(3)
        while not g.over:
            for seat in g.everyone:
                seen = dict(zip(names, bare.features.of(g.view(seat), seat), strict=True))
                assert all(-1 <= number <= 1 for number in seen.values())
                assert g.ask is not None
                assert seen["asked_0"] == (g.ask.seat == seat)
                held = [number for number in range(18) if seen[f"hands_0_{number + 1}"]]
                assert held == sorted(g.cards.face[card] for card in g.hands[seat])  # type: ignore[attr-defined]  # Lantern's own fields
            g.play(rng.pick(g.options))


def test_what_a_seat_cannot_tell_apart_looks_the_same(bare: Game) -> None:
    g = bare.new(4, 8)
    worlds = [g.view(2).guess(Random.seeded(n)).view(2) for n in range(3)]
    for one, two in pairwise(worlds):
        assert sights(bare, one, LANGUAGES[0]) == sights(bare, two, LANGUAGES[0])


def test_it_is_played_at_the_web_table(bare: Game, tmp_path: Path) -> None:
    with hall(tmp_path, games={bare.code: bare}) as opened:
        ana = opened.enters("Ana")
        table = ana.sets("me", "bot:greedy", game=bare.code)
        with ana.sits(table) as tab:
            tab.is_asked()
            assert "plain-board" in tab.news["html"]
            while "ending" not in tab.is_asked()["html"]:
                tab.picks_one()


def test_a_room_that_says_nothing_is_named(bare: Game) -> None:
    (Path(sys.modules["lantern"].__path__[0]) / "view.py").write_text("PAGE = 3\n")
    with pytest.raises(TypeError, match=r"write VIEW = View\(\.\.\.\)"):
        _ = bare.view


ROOM = """
from lantern.state import Lantern
from ludoteca.kernel import Judge, View

def value(g: Lantern, seat: str) -> float: return 0.5
def board(view: Lantern) -> str: return ""

JUDGE = Judge(value=value)
VIEW: View[Lantern] = View(board=board)
"""


def test_a_type_checker_compares_rooms_of_other_packages_with_the_contract(bare: Game) -> None:
    folder = Path(sys.modules["lantern"].__path__[0])
    (folder / "wrong.py").write_text(ROOM)
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-incremental", str(folder / "wrong.py")],
        capture_output=True,
        text=True,
        check=False,
        cwd=folder.parent,
    )
    wrong = [line for line in ran.stdout.splitlines() if "wrong.py" in line and "error" in line]
    assert any('"value"' in line or "Judge" in line for line in wrong), ran.stdout + ran.stderr
    assert any('"board"' in line or "View" in line for line in wrong), ran.stdout + ran.stderr
