"""Bots that stand in, hurry and advise; games put away."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest

from ludoteca.kernel import Game, State
from ludoteca.table.brains import any_pick
from tests.table.hall import Hall, Person, hall, tokens, two


def test_a_bot_plays_on_for_somebody_who_left_and_hands_the_seat_back(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana, **{"variant-length": "long"})
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one()  # now Bia is asked, and she is away
        at.says(do="takeover", seat=1)
        while "A bot plays on for Bia." not in "".join(at.hears()["log"]):
            pass
        at.is_asked()
        with bia.sits(table) as bt:
            assert "Voltar ao meu lugar" in bt.hears()["html"]
            bt.says(n=bt.news["n"], pick="draw")
            assert bt.until(code="stand-in")
            bt.says(do="back")
            while "voltou" not in "".join(bt.hears()["log"]):
                pass
            at.says(do="takeover", seat=1)
            assert at.until(code="present")


def test_who_comes_back_while_the_table_is_asked_keeps_the_seat(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend", "friend")
    bia, caio = house.enters("Bia"), house.enters("Caio")
    for person in (bia, caio):
        person.joins(tokens(ana.gets(f"/table/{table}"))[0])
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        at.says(do="takeover", seat=2)
        while "proposal" not in bt.hears()["html"]:
            pass
        with caio.sits(table) as ct:
            ct.hears()
            bt.says(do="consent", yes=True)
            assert bt.until(code="present")
            while "proposal" in bt.news["html"]:
                bt.hears()
            at.picks_one("draw")
            bt.is_asked()
            bt.picks_one("draw")
            assert ct.until(turn=True)  # and not a bot


@pytest.mark.parametrize(("clock", "code"), [("days:1", "present"), ("game:5+10", "present")])
def test_nobody_is_absent_while_the_clock_gives_them_time(house: Hall, ana: Person, clock: str, code: str) -> None:
    _, table = two(house, ana, clock=clock)
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one("draw")
        assert 'data-do="takeover"' not in at.news["html"]
        at.says(do="takeover", seat=1)
        assert at.until(code=code)


def test_a_bot_takes_over_only_when_every_other_person_agrees(house: Hall, ana: Person) -> None:
    """Also those who happen to be away: Caio is asked although he has no tab open."""
    table = ana.sets("me", "friend", "friend")
    bia, caio = house.enters("Bia"), house.enters("Caio")
    for person in (bia, caio):
        person.joins(tokens(ana.gets(f"/table/{table}"))[0])
    with ana.sits(table) as at:
        at.is_asked()
        at.says(do="takeover", seat=1)
        while "proposal" not in at.hears()["html"]:
            pass
        assert "Waiting for Caio" in at.news["html"]
        with caio.sits(table) as ct:
            assert "proposal" in ct.hears()["html"]
            ct.says(do="consent", yes=True)
            while "A bot plays on for Bia." not in "".join(ct.hears()["log"]):
                pass


def test_who_is_back_behind_a_stand_in_is_asked_about_taking_back(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana, **{"variant-length": "long"})
    with ana.sits(table) as at, bia.sits(table) as bt:
        bt.hears()
        bt.says(do="leave")
        while "no lugar de Bia" not in "".join(bt.hears()["log"]):
            pass
        at.is_asked()
        at.picks_one("draw")
        at.is_asked()
        at.says(do="undo", n=at.news["n"])
        while "proposal" not in bt.hears()["html"]:
            pass
        bt.says(do="consent")
        while "would rather not" not in "".join(at.hears()["log"]):
            pass


def test_a_seat_that_does_not_exist_is_not_absent(house: Hall, ana: Person) -> None:
    _, table = two(house, ana)
    with ana.sits(table) as at:
        for seat in (-1, 2, 10**30):
            at.says(do="takeover", seat=seat)
            assert at.until(code="present")


def test_somebody_may_leave_a_bot_in_their_seat(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="leave")
        while "ending" not in tab.hears()["html"]:
            pass


def test_bots_can_be_told_to_hurry(tmp_path: Path) -> None:
    with hall(tmp_path, pace=30.0) as slow:
        ana = slow.enters("Ana")
        table = ana.sets("me", "bot:random")
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.picks_one("draw")
            assert "thinking" in tab.news["html"]
            tab.says(do="hurry")
            began = time.monotonic()
            tab.until(turn=True, timeout=20)
            assert time.monotonic() - began < 20


def test_a_bot_in_a_hurry_is_the_same_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with hall(tmp_path, pace=30.0) as slow:
        thought: list[str] = []

        async def think(game: Game, view: State, bot: str, seed: int, **_: object) -> str:
            thought.append(bot)
            return any_pick(game, view, seed)

        monkeypatch.setattr(slow.house.brains, "think", think)
        ana = slow.enters("Ana")
        table = ana.sets("me", "bot:mcts")
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.picks_one("draw")
            tab.says(do="hurry")
            tab.until(turn=True, timeout=20)
        assert set(thought) == {"mcts"}


@pytest.mark.parametrize(("speed", "waits"), [("slow", True), ("instant", False)])
def test_how_fast_bots_play_is_the_readers_choice_and_remembered(tmp_path: Path, speed: str, waits: bool) -> None:
    with hall(tmp_path, pace=1.0) as slow:
        ana = slow.enters("Ana")
        table = ana.sets("me", "bot:random")
        with ana.sits(table) as tab:
            tab.is_asked()
            tab.says(do="speed", mode="at the speed of light")
            assert tab.until(code="message")
            tab.says(do="speed", mode=speed)
            tab.picks_one("draw")
            began = time.monotonic()
            tab.until(turn=True, timeout=20)
            assert (time.monotonic() - began > 1.5) == waits
        assert f'data-speed="{speed}"' in ana.gets(f"/table/{table}")


def test_a_game_against_bots_can_be_put_away_and_taken_up_again(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        key = tab.picks[0]
        tab.says(do="close")
        while "put away" not in tab.hears()["html"]:
            pass
        tab.says(n=tab.news["n"], pick=key)
        assert tab.until(code="over")
        assert "Put away" in ana.gets("/")
        tab.says(do="reopen")
        tab.until(turn=True)
        tab.picks_one(key)
    _, shared = two(house, ana)
    with ana.sits(shared) as tab:
        tab.is_asked()
        tab.says(do="close")
        assert tab.until(code="shared")


def test_a_hint_is_something_on_offer_and_only_for_who_plays_alone(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="hint")
        while "hint" not in (heard := tab.hears()):
            pass
        assert heard["hint"] in tab.picks
        assert 1 <= len(heard["advice"]) <= 3
        best = heard["advice"][0]
        assert best["keys"][0] == heard["hint"]
        assert re.search(r"^\d+% to win$", best["chances"])
        assert best["brings"]
    _, shared = two(house, ana)
    with ana.sits(shared) as tab:
        tab.is_asked()
        tab.says(do="hint")
        assert tab.until(code="not-asked")
