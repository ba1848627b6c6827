"""What people do at a table: play, take back, share a device, leave, come back, look back, play on."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel import Match, Record
from ludoteca.store.tables import change_table, find_table, picks_since
from ludoteca.table.clocks import DAY, MINUTE, Clock, Terms
from tests.table.hall import Hall, Person, Tab, hall, open_hall, tokens

FACE = re.compile(r"\bface \d")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall"), absent=0.0) as opened:
        yield opened


@pytest.fixture
def ana(house: Hall) -> Person:
    return house.enters("Ana")


def two(house: Hall, ana: Person, **more: str) -> tuple[Person, str]:
    table = ana.sets("me", "friend", **more)
    bia = house.enters("Bia", "pt-BR")
    bia.joins(tokens(ana.gets(f"/table/{table}"))[0])
    return bia, table


def plays_to_the_end(tab: Tab) -> None:
    while "ending" not in tab.is_asked()["html"]:
        tab.picks_one(next((key for key in tab.picks if key != "draw"), ""))


def test_a_whole_game_against_bots(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random", "bot:greedy")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
        assert "wins" in tab.news["html"] or "share" in tab.news["html"]
        assert tab.news["title"].startswith("Finished")
    time.sleep(0.2)
    assert "Played to the end" in ana.gets("/")


def test_two_people_with_a_secret_link_see_only_their_own_hand(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        bt.hears()
        mine, theirs = at.news["html"], bt.news["html"]
        assert len(FACE.findall(mine)) == len(FACE.findall(theirs)) == 2
        assert mine.count("back") >= 2
        faces = re.findall(r"face (\d+)", mine)
        assert not set(faces) & set(re.findall(r"face (\d+)", theirs))
        at.picks_one("draw")
        at_log, bt_log = "".join(at.news["log"]), ""
        while "comprou" not in bt_log:
            bt_log += "".join(bt.hears()["log"])
        assert re.search(r"Ana drew \d+", at_log)
        assert "Ana comprou uma carta" in bt_log
        assert not re.search(r"comprou \d", bt_log)


def test_the_language_changes_in_the_middle_of_a_game(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    assert "Lay or draw?" in ana.gets(f"/table/{table}")
    answer = ana.posts("/language", language="pt-BR", next=f"/table/{table}")
    assert answer.headers["location"] == f"/table/{table}"
    page = ana.gets(f"/table/{table}")
    assert "Baixar ou comprar?" in page
    assert '<html lang="pt-BR"' in page
    assert ana.posts("/language", language="en", next="//evil.example").headers["location"] == "/"


def test_the_rule_behind_the_question_is_on_the_page(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    page = ana.gets(f"/table/{table}")
    assert "TOY-01" in page
    assert "Lay a card from your hand, or draw one." in page


def test_what_no_element_claims_becomes_a_button(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    page = ana.gets(f"/table/{table}")
    assert re.search(r'<button type="button"[^>]*data-pick="draw"|<button[^>]*data-pick="draw"[^>]*class="pick"', page)
    assert page.count('data-pick="draw"') == 1
    assert len(re.findall(r'<li [^>]*data-pick="lay:\d+"', page)) == 2


def test_a_page_that_fails_is_not_an_unplayable_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("tests.table.toy.view.page", broken)
    with hall(tmp_path, strict=False) as opened:
        ana = opened.enters("Ana")
        table = ana.sets("me", "bot:random")
        with ana.sits(table) as tab:
            tab.is_asked()
            assert "cannot be drawn" in tab.news["html"]
            plays_to_the_end(tab)


def test_nobody_sets_more_than_fifty_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludoteca.table.house.TABLES", 2)
    with hall(tmp_path) as opened:
        ana = opened.enters("Ana")
        for _ in range(2):
            ana.sets("me", "friend")
        form = {"game": "toy", "name": "Ana", "seats": "2", "seat-0": "me", "seat-1": "friend"}
        assert "fifty tables" in ana.posts("/tables", 400, **form).text


def test_a_spoofed_host_poisons_nobody_elses_link(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend")
    ana.client.get(f"/table/{table}", headers={"host": "evil.example"})
    assert "evil.example" not in ana.gets(f"/table/{table}")


# Taking back.


def test_taking_back_after_new_information_is_asked_of_the_others(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.is_asked()
        at.picks_one("draw")
        at.says(do="undo", n=at.news["n"])
        while "proposal" not in bt.hears()["html"]:
            pass
        assert "Ana gostaria de desfazer" in bt.news["html"]
        bt.says(do="consent")  # no
        while "would rather not" not in "".join(at.hears()["log"]):
            pass
        at.says(do="undo", n=at.news["n"])
        while "proposal" not in bt.hears()["html"]:
            pass
        bt.says(do="consent", yes=True)
        heard = at.until(n=2)
        assert "took back" in "".join(heard["log"])
        assert heard["turn"]
    rows = house.house.store.look(lambda c: picks_since(c, table))
    assert [row.key for row in rows] == ["draw", "<0"]  # the journal only grows


def test_against_bots_everything_can_be_taken_back(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        first = tab.news["html"]
        tab.picks_one()
        tab.is_asked()
        asked = tab.news["n"]
        tab.says(do="undo", n=asked)
        while not (tab.news["n"] > asked and tab.news["turn"]):  # the board may be sent again before the undo arrives
            tab.hears()
        assert sorted(FACE.findall(tab.news["html"])) == sorted(FACE.findall(first))
        tab.picks_one()  # the game goes on


def test_nothing_of_mine_to_take_back(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.says(do="undo", n=tab.news["n"])
        assert tab.until(code="undo")


# One device.


def test_the_curtain_hides_everything_between_two_people(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", **{"name-1": "Caio"})
    page = ana.gets(f"/table/{table}")
    assert "curtain" in page
    assert not FACE.search(page)
    with ana.sits(table) as tab:
        assert not FACE.search(tab.hears()["html"])
        tab.says(n=0, pick="draw")
        assert tab.until(code="curtain")
        tab.says(do="lift", seat=0)
        while not FACE.search(tab.hears()["html"]):
            pass
        drawn = tab.picks_one("draw")
        assert "Pass the device to Caio" in drawn["html"]
        assert not FACE.search(drawn["html"])
        assert drawn["reset"]  # the log of the other side goes with it
        assert not re.search(r"drew \d", "".join(drawn["log"]))
        tab.says(do="lift", seat=1)
        lifted = tab.until(turn=True)
        assert FACE.search(lifted["html"])
        assert not re.search(r"drew \d", "".join(lifted["log"]))
        tab.says(do="cover")
        assert not FACE.search(tab.hears()["html"])
    for eyes in ("0", "1"):
        ana.gets(f"/table/{table}/replay?n=0&eyes={eyes}", status=400)


def test_nobody_lifts_the_curtain_of_another(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        tab.says(do="lift", seat=2)
        assert tab.until(code="not-asked")


def test_without_a_curtain_the_eyes_follow_the_question(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "guest", curtain="")
    with ana.sits(table) as tab:
        tab.is_asked()
        n = tab.news["n"]
        tab.picks_one("draw")
        assert tab.news["turn"]
        assert tab.news["n"] == n + 1


# Bots and absent people.


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
        while "hint" not in (heard := tab.hears(30)):
            pass
        assert heard["hint"] in tab.picks
        assert 1 <= len(heard["text"].splitlines()) <= 3
        assert re.search(r": \d+ % \(\d+\)$", heard["text"])
    _, shared = two(house, ana)
    with ana.sits(shared) as tab:
        tab.is_asked()
        tab.says(do="hint")
        assert tab.until(code="not-asked")


# Standing answers.


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
        while 'selected value=""' not in bt.hears()["html"] and 'value="" selected' not in bt.news["html"]:
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


# Looking back, playing on, records.


def test_replay_record_import_and_playing_on(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    page = ana.gets(f"/table/{table}/replay?n=1&eyes=all")
    assert "back" not in re.findall(r'<li id="card-\d+"[^>]*>(\w+)', page)[:4]
    assert 'rel="next"' in page
    ana.gets(f"/table/{table}/replay?n=1&eyes=1")
    stranger = house.enters("Davi")
    stranger.gets(f"/table/{table}/replay?n=2&eyes=0")
    text = ana.gets(f"/table/{table}/record")
    record = Record.parse(text)
    assert Match.replay(record, house.house.games["toy"]).state.over
    brought = stranger.posts("/import", record=text).headers["location"]
    assert "/replay" in brought
    assert "Ana" in stranger.gets(brought)
    fork = stranger.posts(brought.split("/replay")[0] + "/play-on", n="2", seat="1").headers["location"]
    with stranger.sits(fork.removeprefix("/table/")) as tab:
        tab.hears()
        assert tab.news["n"] >= 2
        plays_to_the_end(tab)


def test_a_running_game_against_bots_can_be_branched_but_not_one_against_people(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    ana.posts(f"/table/{table}/play-on", n="0", seat="0")
    _, table = two(house, ana)
    ana.posts(f"/table/{table}/play-on", 400, n="0", seat="0")


def test_since_you_left(house: Hall, ana: Person) -> None:
    bia, table = two(house, ana, **{"variant-length": "long"})
    with bia.sits(table) as bt:
        bt.hears()
        bt.says(do="seen", n=0)
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one("draw")
    assert "Desde que você saiu" not in bia.gets(f"/table/{table}")  # nothing was seen before: all of it is new
    with bia.sits(table) as bt:
        bt.is_asked()
        bt.says(do="seen", n=bt.news["n"])
        bt.picks_one("draw")
        bt.says(do="seen", n=bt.news["n"])
    with ana.sits(table) as at:
        at.is_asked()
        at.picks_one("draw")
    deadline = time.monotonic() + 5
    while "Desde que você saiu" not in bia.gets(f"/table/{table}"):
        assert time.monotonic() < deadline
        time.sleep(0.05)


# Who one is.


def test_a_recovery_code_opens_the_same_seats_elsewhere(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random")
    code = re.search(r"<output>([a-z0-9-]+)</output>", ana.posts("/me/recovery", 200).text)
    assert code
    phone = house.enters("?")
    assert table not in phone.gets("/")
    phone.posts("/me/recover", 400, code="aaaa-aaaa-aaaa-aaaa")
    phone.posts("/me/recover", code=code[1].upper())
    assert table in phone.gets("/")
    with phone.sits(table) as tab:
        assert tab.is_asked()["turn"]


def test_preferences_are_kept(house: Hall, ana: Person) -> None:
    ana.posts("/me", name="Ana Lima", theme="dark", confirm="1")
    page = ana.gets("/me")
    assert 'data-theme="dark"' in page
    assert 'value="Ana Lima"' in page
    table = ana.sets("me", "bot:random", name="Ana Lima")
    assert 'data-confirm="1"' in ana.gets(f"/table/{table}")


def test_an_open_table_is_in_the_lobby_until_it_is_full(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "anyone")
    bia = house.enters("Bia")
    assert f"/table/{table}/sit" in bia.gets("/")
    bia.posts(f"/table/{table}/sit", name="Bia")
    assert f"/table/{table}/sit" not in house.enters("Caio").gets("/")
    assert "Bia" in ana.gets(f"/table/{table}")


# Clocks.


def test_a_clock_follows_from_the_journal() -> None:
    clock = Clock(Terms.read("game:5+10"), 2, start=0)
    clock.decided(0, 60_000, asked_next=0)  # a minute, and asked again: no bonus yet
    assert clock.remaining(0, 0, 60_000) == 4 * MINUTE
    clock.decided(0, 90_000, asked_next=1)
    assert clock.remaining(0, 1, 200_000) == 3 * MINUTE + 40_000
    assert clock.remaining(1, 1, 100_000) == 5 * MINUTE - 10_000
    assert Clock(Terms.read("days:3"), 2, 0).remaining(1, 1, DAY) == 2 * DAY
    assert not Terms.read("").ticking


@pytest.mark.parametrize(("expired", "sign"), [("bot", "A bot plays on for Ana."), ("pass", "ran out of time")])
def test_when_time_is_up(tmp_path: Path, expired: str, sign: str) -> None:
    with hall(tmp_path) as late:
        ana = late.enters("Ana")
        table = ana.sets("me", "friend", clock="game:5+10", expired=expired)
        late.house.store.submit(lambda c: change_table(c, table, started=1)).result()
        late.house.rooms.pop(table, None)  # as after a long night: five minutes are over
        with ana.sits(table) as tab:
            log = ""
            while sign not in log:
                log += "".join(tab.hears()["log"])


# The house.


def test_health_metrics_and_a_graceful_stop(tmp_path: Path) -> None:
    opened = open_hall(tmp_path / "x.db")
    ana = opened.enters("Ana")
    assert ana.gets("/healthz") == "ok"
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.picks_one()
    text = ana.gets("/metrics")
    assert 'ludoteca_picks_total{by="person"} 1.0' in text
    assert "Ana" not in text
    opened.close()
    again = open_hall(tmp_path / "x.db")
    try:
        back = again.enters("Ana")
        back.client.cookies = ana.client.cookies
        with back.sits(table) as tab:
            assert tab.hears()["n"] >= 1
    finally:
        again.close()


def test_first_page_is_small_and_asks_nobody_else(house: Hall, ana: Person) -> None:
    page = ana.gets("/")
    links = re.findall(r'(?:href|src)="([^"]+\.(?:css|js|svg))"', page)
    assert all(link.startswith("/static/") for link in links)
    total = len(page) + sum(len(ana.gets(link)) for link in links)
    assert total < 150_000
    assert "http://" not in page.replace(house.url, "").replace("http://www.w3.org", "")
    assert json.dumps(links).count("table.css") == 1
