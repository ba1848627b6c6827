"""An edition is open as long as somebody holds it, and then really gone: modules, classes, sentences, all of it."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from ludoteca.bots import make
from ludoteca.bots.levels import inclined
from ludoteca.editions import bound, is_open, read
from ludoteca.editions.binding import SHELF
from ludoteca.kernel import Edition, Game, Random, Refused, State, load, save
from ludoteca.kernel.edition import COPIES
from ludoteca.registry import box
from ludoteca.words import Words
from tests.editions.test_editions import CHANGES, CODES, corrected
from tests.table.toy import GAME as TOY


@pytest.fixture(autouse=True)
def few_at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One stays open although nobody holds it."""
    let_go()
    monkeypatch.setattr(SHELF, "at_hand", 1)
    yield
    let_go()


def let_go() -> None:
    """Nobody asks for an edition for a long time."""
    SHELF._last.clear()
    for _ in range(2):  # nobody holds it; then nothing of it is on the shelf
        gc.collect()


def worth(points: int, name: str = "mine") -> Edition:
    """The toy, in which a trump brings so much."""
    return Edition("toy", name, {"board": {"trumped": {"value": points}}})


def plays(game: Game) -> State:
    """Somebody plays with it, is told about it, and asks what a bot thinks of it."""
    g = game.new(game.seats[0], seed=3)
    words = Words.of(game, "en", ("Ana", "Bia", "Caio", "Duda")[: game.seats[0]])
    bot = make("greedy", 1, game)
    for _ in range(20):
        if g.ask is not None:
            words.question(g.ask)
            game.view.page(g.view(0), lambda *_: {}, words.t)
            g.play(bot.decide(g.view(g.ask.seat)))
    for temperament in game.judge.temperaments:
        inclined(game, temperament)
    assert load(game, save(g)) == g
    return g


def to_its_end(g: State, seed: int) -> tuple[int, ...]:
    rng = Random.seeded(seed)
    while g.ask is not None:
        g.play(rng.pick(g.options))
    return g.outcome().scores


@pytest.mark.parametrize("code", CODES)
def test_nothing_is_left_of_an_edition_that_nobody_holds(code: str) -> None:
    mine = corrected(code, CHANGES[code])
    g = plays(mine)
    package = mine.package
    modules = [module for name, module in sys.modules.items() if f"{name}.".startswith(f"{package}.")]
    left = [weakref.ref(thing) for thing in (mine, type(g), mine.setup, mine.memory, *modules)]
    del mine, g, modules
    let_go()
    assert [ref() for ref in left if ref() is not None] == []
    assert package not in COPIES
    assert not [name for name in sys.modules if name.startswith(package)]


HOLD: dict[str, Callable[[Game], Game]] = {
    "as it was opened": lambda game: game,
    "as somebody sees it": lambda game: replace(game, temperament="bold"),
    "under another name": lambda _: bound(TOY, worth(30, "yours")),
}


@pytest.mark.parametrize("how", HOLD)
def test_it_stays_open_as_long_as_anybody_holds_a_box_made_of_it(how: str) -> None:
    held = HOLD[how](bound(TOY, worth(30)))
    let_go()
    assert is_open(TOY, worth(30))
    assert bound(TOY, worth(30)).setup is held.setup
    del held
    let_go()
    assert not is_open(TOY, worth(30))


def test_what_lies_on_a_table_is_played_to_its_end_though_the_box_was_closed() -> None:
    g = bound(TOY, worth(40)).new(2, seed=5)
    let_go()
    assert not is_open(TOY, worth(40))
    table = load(bound(TOY, worth(40)), save(g))
    assert type(table) is not type(g), "it was opened anew"
    assert to_its_end(table, 5) == to_its_end(g, 5)


def test_a_process_holds_so_many_and_opens_the_next_when_one_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(SHELF, "most", 3)
    held = [bound(TOY, worth(50 + n)) for n in range(3)]
    for _ in range(2):
        with pytest.raises(Refused, match="Too many editions are being played") as refused:
            bound(TOY, worth(60))
        assert refused.value.code == "editions"
    assert bound(TOY, worth(51)) is held[1], "those that are open go on"
    del held[0]
    assert to_its_end(bound(TOY, worth(60)).new(2, seed=1), 1)


def test_a_process_does_not_grow_with_how_many_were_opened() -> None:
    def open_many(first: int) -> int:
        for n in range(16):
            plays(bound(TOY, worth(first + n)))
        let_go()
        return len(gc.get_objects())

    open_many(1000)  # what every process learns once
    before = open_many(2000)
    assert open_many(3000) < before + 200


def test_what_does_not_fit_leaves_nothing_behind_either() -> None:
    zero11 = box("zero11")
    before = [name for name in sys.modules if "_edition_" in name]
    with pytest.raises(Refused, match="map"):
        read(zero11, 'game = "zero11"\n[board.map]\nvalue = """\n' + "o...........\n" * 9 + '"""')
    let_go()
    assert [name for name in sys.modules if "_edition_" in name] == before


def test_many_threads_open_and_let_go() -> None:
    def one(n: int) -> tuple[int, ...]:
        return to_its_end(bound(TOY, worth(70 + n % 7)).new(2, seed=n), n)

    with ThreadPoolExecutor(8) as threads:
        found = list(threads.map(one, [*range(24)] * 2))
    assert found[:24] == found[24:]
