"""Standing answers."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.kernel import Game, State
from ludoteca.registry import box
from ludoteca.store.tables import find_table
from ludoteca.table import standing
from tests.table.hall import Hall, Person, hall, tokens, two


def test_a_standing_answer_passes_and_ends_with_the_own_turn(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        bt.hears()
        bt.says(do="standing", mode="turn")
        began = time.monotonic()
        at.picks_one(next(key for key in at.picks if key.startswith("lay")))
        log = ""
        while "passou" not in log:
            log += "".join(bt.hears()["log"])
        assert time.monotonic() - began > 0.7  # the answer took its time
        bt.is_asked()
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            row = house.house.store.look(lambda c: find_table(c, table))
            if row is not None and row.chairs[1].standing == "matters":  # the toy knows what matters
                break
            time.sleep(0.05)
        else:
            raise AssertionError("it is Bia's turn, and the standing answer still stands")


def test_an_answer_by_hand_takes_as_long_as_a_standing_one(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        bt.says(do="standing", mode="")
        while 'data-mode="" type="button" aria-pressed="true"' not in bt.hears()["html"]:
            pass
        at.picks_one(next(key for key in at.picks if key.startswith("lay")))
        began = time.monotonic()
        bt.is_asked()
        bt.picks_one("pass")
        assert time.monotonic() - began > 0.5


def test_who_is_asked_only_if_it_matters_is_not_asked_in_vain(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        bt.hears()
        room = house.house.rooms[table]
        toy: Any = room.match.state
        highest = max(toy.hands[0], key=lambda card: toy.cards.face[card])
        beaten = any(toy.cards.face[card] > toy.cards.face[highest] for card in toy.hands[1])
        at.picks_one(f"lay:{highest}")
        if beaten:
            bt.until(turn=True)
            assert any(key.startswith("trump") for key in bt.picks)
        else:
            log = ""
            while "passou" not in log:
                assert not any(key.startswith("trump") for key in bt.picks)
                log += "".join(bt.hears()["log"])


def test_there_is_no_other_standing_answer(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="standing", mode="cheat")
        assert tab.until(code="standing")


def test_against_bots_alone_nobody_is_asked_what_has_a_single_answer(tmp_path: Path) -> None:
    game = box("dune_imperium")
    with hall(tmp_path, games={game.code: game}, burst=100_000) as house:
        house.house.seed = lambda: 11
        ana = house.enters("Ana")
        table = ana.sets("me", "bot:random", "bot:random", game=game.code, **{"variant-leaders": "beginner"})
        chance = random.Random(5)
        with ana.sits(table) as at:
            found = False
            while not found and not at.news.get("over"):
                while not at.news.get("turn") and not at.news.get("over"):
                    at.hears()
                if at.news["turn"]:
                    assert len(at.picks) > 1
                    at.picks_one(chance.choice(at.picks))
                match = house.house.rooms[table].match
                mine = [index for index, pick in enumerate(match.picks) if pick.seat == 0]
                found = any(len(match.at(index).options) == 1 for index in mine)
        assert found


def test_with_others_at_the_table_a_single_answer_is_asked_for_all_the_same() -> None:
    state: Any = box("dune_imperium").new(3, 1, leaders="beginner")
    chair = SimpleNamespace(standing=standing.MATTERS)
    view = SimpleNamespace(options=[object()])
    for solo in (True, False):
        room: Any = SimpleNamespace(row=SimpleNamespace(chairs=[chair] * 3), solo=lambda solo=solo: solo)
        assert standing.answers(room, state.ask, cast(Any, view)) is solo


def test_a_table_chooses_how_long_answers_take(house: Hall, ana: Person) -> None:
    _bia, table = two(house, ana, pause="5")
    room = house.house.rooms[table]
    assert room.row.pause == 5
    assert all(4 <= standing.pause(room) <= 5 for _ in range(200))
    form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "friend"}
    ana.posts("/tables", 400, **form, pause="7")
    alone = ana.sets("me", "bot:random", pause="20")
    assert standing.pause(house.house.rooms[alone]) == 0, "there is nobody to hide from"


@pytest.mark.parametrize("hears", [True, False])
def test_a_bot_that_has_something_to_think_about_does_not_show_it(
    house: Hall, ana: Person, monkeypatch: pytest.MonkeyPatch, *, hears: bool
) -> None:
    """It would think for a minute; out of turn it answers when everybody would, or passes."""
    hurried = asyncio.Event()
    brains = house.house.brains

    async def ponder(game: Game, view: State, *_: Any, **__: Any) -> str:
        if view.ask is not None and view.ask.reaction:
            await asyncio.wait_for(hurried.wait(), 60)
        return game.keys.spell(view.options[-1])

    monkeypatch.setattr(brains, "think", ponder)
    monkeypatch.setattr(brains, "hurry", lambda _: hurried.set() if hears else None)
    table = ana.sets("me", "bot:random", "friend")
    bia = house.enters("Bia")
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
    with ana.sits(table) as tab:
        tab.is_asked()
        n = tab.picks_one(next(key for key in tab.picks if key.startswith("lay")))["n"]
        tab.until(n=n + 1)
