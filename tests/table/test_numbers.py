"""One's own numbers, a recovery word that works once, and one button that forgets everything."""

from __future__ import annotations

import re
import time

from ludoteca.bots.measured import UNKNOWN, strength
from ludoteca.store.numbers import finished_by, rate_what_has_ended, ratings_of
from ludoteca.store.people import find_player
from ludoteca.store.tables import find_table
from ludoteca.table.numbers import puzzle_rating, rate
from tests.table.hall import Hall, Person, plays_to_the_end, two


def identity(house: Hall, person: Person) -> str:
    found = house.house.keeper.open(person.client.cookies.get("ludoteca"))
    assert found is not None
    return found.player


def plays(house: Hall, person: Person, **more: str) -> str:
    table = person.sets("me", "bot:random", **more)
    with person.sits(table) as tab:
        tab.hears()
        plays_to_the_end(tab)
    deadline = time.monotonic() + 60
    while (row := house.house.store.look(lambda c: find_table(c, table))) is None or row.result is None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    return table


def test_a_finished_game_is_counted_and_rated_once(house: Hall) -> None:
    ana = house.enters("Ana")
    assert "Finish a game" in ana.gets("/me/numbers")
    plays(house, ana)
    page = ana.gets("/me/numbers")
    assert "Finish a game" not in page
    who = identity(house, ana)
    (game,) = house.house.store.look(lambda c: finished_by(c, who))
    assert game.seat == 0
    (first,) = house.house.store.look(lambda c: ratings_of(c, who))
    assert first.games == 1
    ana.gets("/me/numbers")
    assert house.house.store.look(lambda c: ratings_of(c, who)) == [first]


def test_practice_is_not_rated(house: Hall) -> None:
    caio = house.enters("Caio")
    table = plays(house, caio)
    fork = caio.posts(f"/table/{table}/play-on", n="0", seat="0").headers["location"].removeprefix("/table/")
    with caio.sits(fork) as tab:
        tab.hears()
        plays_to_the_end(tab)
    caio.gets("/me/numbers")
    who = identity(house, caio)
    assert [row.games for row in house.house.store.look(lambda c: ratings_of(c, who))] == [1]


def test_nor_is_a_game_with_an_edition_or_one_whose_cards_are_known(house: Hall) -> None:
    """Bots were measured with the box as it is; and whoever plays a prepared game again knows what comes."""
    dora = house.enters("Dora")
    said = 'game = "toy"\nname = "mine"\n[board.trumped]\nvalue = 77\n'
    edition = str(dora.posts("/games/toy/edition", text=said).headers["location"]).rpartition("/")[2]
    plays(house, dora, edition=edition)
    house.house.seed = lambda: 7
    try:
        plays(house, dora)
    finally:
        house.house.seed = None
    dora.gets("/me/numbers")
    who = identity(house, dora)
    assert len(house.house.store.look(lambda c: finished_by(c, who))) == 2
    assert house.house.store.look(lambda c: ratings_of(c, who)) == []


def test_who_wins_rises_and_beating_the_strong_counts_more() -> None:
    (up, _), (down, _) = rate([UNKNOWN, UNKNOWN], [1, 2])
    assert up > UNKNOWN[0] > down
    over_strong = rate([UNKNOWN, strength("roam", "mcts-strong")], [1, 2])[0][0]
    over_weak = rate([UNKNOWN, strength("roam", "random")], [1, 2])[0][0]
    assert over_strong > over_weak
    assert strength("toy", "nobody") == UNKNOWN
    assert puzzle_rating([]) == 1500


def test_a_recovery_word_works_once(house: Hall) -> None:
    eva = house.enters("Eva")
    plays(house, eva)
    page = eva.posts("/me/recovery", 200).text
    found = re.search(r"<output>([^<]+)</output>", page)
    assert found
    phone, thief = house.enters(""), house.enters("")
    phone.posts("/me/recover", code=found[1])
    assert identity(house, phone) == identity(house, eva)
    assert "Finish a game" not in phone.gets("/me/numbers")
    thief.posts("/me/recover", 400, code=found[1])


def test_one_button_forgets_everything_and_leaves_others_their_games(house: Hall) -> None:
    ana = house.enters("Ana Forgets")
    bia, shared = two(house, ana)
    alone = plays(house, ana)
    who, other = identity(house, ana), identity(house, bia)
    ana.gets("/me/numbers")
    ana.posts("/me/forget", 400)
    assert house.house.store.look(lambda c: find_player(c, who)) is not None  # the box was not ticked
    ana.posts("/me/forget", sure="1")
    store = house.house.store
    assert store.look(lambda c: find_player(c, who)) is None
    assert store.look(lambda c: find_table(c, alone)) is None
    assert store.look(lambda c: ratings_of(c, who)) == []
    left = store.look(lambda c: find_table(c, shared))
    assert left is not None
    assert all(chair.player != who and chair.name != "Ana Forgets" for chair in left.chairs)
    assert any(chair.player == other for chair in left.chairs)
    page = bia.gets(f"/table/{shared}")
    assert "Ana Forgets" not in page
    assert "Jogador" in page  # somebody, and no free chair
    assert store.submit(lambda c: rate_what_has_ended(c, strength, rate, UNKNOWN)).result() >= 0


def test_what_somebody_said_goes_with_them_from_open_pages_too(house: Hall) -> None:
    ana = house.enters("Ana Forgets")
    bia, table = two(house, ana)
    with ana.sits(table) as at, bia.sits(table) as bt:
        at.says(do="chat", text="remember me")
        while not bt.hears()["chat"]:
            pass
        ana.posts("/me/forget", sure="1")
        assert at.is_cut() == 4401
        assert bt.is_cut() == 4401  # and loads the page again
    assert "remember me" not in bia.gets(f"/table/{table}")
    with bia.sits(table) as bt:  # Bia is not asked to wait for somebody who does not exist
        bt.hears()
        bt.says(do="takeover", seat=0)
        while "Um robô" not in "".join(bt.hears()["log"]):
            pass
