"""Standing answers."""

from __future__ import annotations

import random
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from ludoteca.registry import box
from ludoteca.store.tables import find_table
from ludoteca.table import standing
from tests.table.hall import Hall, Person, hall, two


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
        assert 0.7 < time.monotonic() - began < 6  # the answer took its time
        bt.is_asked()
        deadline = time.monotonic() + 5
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
                assert "trump" not in bt.news["html"]
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
