"""What sits at a table is what the arena measured: a bot keeps its tree, and hurries as itself."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from functools import partial
from typing import cast

import pytest

from ludoteca import bots
from ludoteca.bots.ismcts import Searcher
from ludoteca.kernel import Option, State, save
from ludoteca.registry import box, fetch, where
from ludoteca.table import brains
from ludoteca.table.brains import decide
from tests.table import toy

ROAM = box("roam")


@pytest.fixture(autouse=True)
def _nobody_has_thought_yet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """And nobody looks at a clock, so that the machine may be slow."""
    monkeypatch.setattr(bots, "make", partial(bots.make, timed=False))
    brains._bots.clear()
    yield
    brains._bots.clear()


def decided(g: State, moment: int, *, bot: str = "mcts-fast", who: str = "t/0") -> str:
    assert g.ask is not None
    return brains.decide(where(ROAM), save(g.view(g.ask.seat)), bot, 1, who, moment, 1)


def test_a_bot_is_kept_with_its_tree_for_the_rest_of_its_turn() -> None:
    g = ROAM.new(2, 3)
    assert g.ask is not None
    seat = g.ask.seat
    g.choose(ROAM.keys.read(decided(g, 0, bot="mcts")))
    bot = cast(Searcher, brains._bots["t/0"].bot)
    grown = bot.root
    assert grown.visits > 0, "what was thought about what comes next"
    assert g.ask is not None
    assert g.ask.seat == seat
    before = grown.visits
    decided(g, 1, bot="mcts")
    assert brains._bots["t/0"].bot is bot
    assert grown.visits > before, "it was looked at again"


def test_it_plays_as_in_the_arena_from_the_same_seed() -> None:
    g = ROAM.new(2, 4)
    assert g.ask is not None
    seat, alone = g.ask.seat, bots.make("mcts-fast", 1, ROAM)
    moment = 0
    while g.ask.seat == seat:
        pick = alone.decide(g.view(seat))
        assert decided(g, moment) == ROAM.keys.spell(pick)
        g.choose(pick)
        moment += 1
        assert g.ask is not None
    assert moment > 1


@pytest.mark.parametrize(("moment", "name"), [(2, "mcts-fast"), (1, "mcts-fast"), (3, "greedy")])
def test_what_was_taken_back_or_plays_otherwise_begins_anew(moment: int, name: str) -> None:
    g = ROAM.new(2, 3)
    decided(g, 2)
    first = brains._bots["t/0"].bot
    decided(g, moment, bot=name)
    assert brains._bots["t/0"].bot is not first


def test_a_worker_keeps_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brains, "KEPT", 2)
    g = ROAM.new(2, 3)
    for seat in range(3):
        decided(g, 0, bot="greedy", who=f"t/{seat}")
    assert list(brains._bots) == ["t/1", "t/2"]


class Patient:
    """Thinks until somebody says hurry, and then says the best it has found."""

    def __init__(self) -> None:
        self.begun = threading.Event()

    def decide(self, view: State, clock: bots.Clock | None = None) -> Option:
        assert clock is not None
        self.begun.set()
        while clock.left(0):
            pass
        return view.options[-1]

    def thoughts(self) -> Sequence[bots.Thought]:
        return ()


def test_hurry_makes_the_same_bot_answer_with_its_best_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    patient, said = Patient(), []
    monkeypatch.setattr(bots, "make", lambda *_args, **_kwargs: patient)
    g = ROAM.new(2, 3)
    assert g.ask is not None
    data = save(g.view(g.ask.seat))
    thinking = threading.Thread(
        target=lambda: said.append(brains.decide(where(ROAM), data, "mcts", 1, "t/0", 0, 70)), daemon=True
    )
    thinking.start()
    assert patient.begun.wait(60)
    brains._hurried[7 % brains.TICKETS] = 7
    assert thinking.is_alive(), "another seat was told to hurry"
    brains._hurried[70 % brains.TICKETS] = 70
    thinking.join(60)
    assert said == [ROAM.keys.spell(g.options[-1])]


def test_a_box_is_found_again_in_any_package_and_under_any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in (ROAM, toy.GAME):
        assert fetch(where(game)) is game
    monkeypatch.setitem(vars(toy), "BOX", toy.GAME)
    monkeypatch.delattr(toy, "GAME")
    assert where(vars(toy)["BOX"]) == "tests.table.toy:BOX"


def test_a_turn_is_over_after_eight_seconds_of_thought_whatever_is_left_to_decide() -> None:
    """Each decision of a turn has what the ones before have left; somebody else's pick begins a new turn."""
    seat = brains.Seated("mcts", bots.make("mcts", 1, ROAM), ROAM, moment=4, spent=5.5)
    assert seat.clock(5, lambda: False).seconds == pytest.approx(2.5)
    seat.spent = 30.0
    assert seat.clock(5, lambda: False).seconds == brains.HASTE
    assert seat.clock(7, lambda: False).seconds == brains.TURN


def test_a_seat_s_bot_thinks_on_after_its_decision_and_only_then() -> None:
    g = ROAM.new(2, 3)
    decided(g, 4, bot="mcts-fast")
    bot = cast(Searcher, brains._bots["t/0"].bot)
    brains.ponder("t/0", 3, 60.0, 5)  # of a decision that something came after
    brains.ponder("t/1", 4, 60.0, 5)
    assert not bot.foreseen
    brains.ponder("t/0", 4, 60.0, 5)
    assert bot.foreseen
    decided(g, 5, bot="greedy", who="t/2")
    brains.ponder("t/2", 5, 60.0, 5)  # a beginner has nothing to think about


def test_a_bot_that_fails_while_others_decide_begins_anew() -> None:
    g = ROAM.new(2, 3)
    decided(g, 4)
    bot = cast(Searcher, brains._bots["t/0"].bot)
    bot.decided = g, g.options[0]  # the truth is no view, and cannot be guessed at
    brains.ponder("t/0", 4, 60.0, 5)
    assert "t/0" not in brains._bots


class Pool:
    """A process that does at once whatever it is given, and remembers what that was and who had been told to hurry."""

    def __init__(self, worker: brains.Worker) -> None:
        self.worker, self.given = worker, list[str]()
        self.hurried = list[set[int]]()

    def submit(self, work: Callable[..., object], *_: object) -> Future[object]:
        self.given.append(work.__name__)
        self.hurried.append(set(self.worker._hurried))
        done: Future[object] = Future()
        done.set_result("rest")
        return done


def test_only_an_idle_worker_lets_its_bots_think_on_and_whoever_asks_comes_first() -> None:
    async def evening() -> Pool:
        worker = brains.Worker()
        worker.ponder("t/0", 4, 1.5, 5)  # it has not begun yet
        pool = Pool(worker)
        worker._pool = cast(ProcessPoolExecutor, pool)
        worker.waiting = 1
        worker.ponder("t/0", 4, 1.5, 6)
        worker.waiting = 0
        worker.ponder("t/0", 4, 1.5, 7)
        assert await worker.ask(60.0, decide) == "rest"
        return pool

    pool = asyncio.run(evening())
    assert pool.given == ["ponder", "decide"]
    assert 7 not in pool.hurried[0]
    assert 7 in pool.hurried[1], "it gives up before anybody else is heard"


def test_a_hurry_outlives_the_next_question_to_that_worker() -> None:
    """Tickets share places: that of a thought long given up must not take the place of one that is wanted soon."""

    async def evening() -> list[set[int]]:
        worker = brains.Worker()
        pool = Pool(worker)
        worker._pool = cast(ProcessPoolExecutor, pool)
        worker.hurry(brains.TICKETS)
        await worker.ask(60.0, decide)
        worker.ponder("t/0", 4, 1.5, 7)
        await worker.ask(60.0, decide)
        worker.hurry(brains.TICKETS + 7)
        await worker.ask(60.0, decide)
        return pool.hurried

    first, _, second, third = asyncio.run(evening())
    assert brains.TICKETS in first
    assert 7 in second
    assert brains.TICKETS + 7 in third


@pytest.mark.parametrize(
    ("ponders", "load", "asked"), [(0.0, 0.0, ["decide"]), (1.5, 0.0, ["decide", "ponder"]), (1.5, 900.0, ["decide"])]
)
def test_bots_think_on_where_the_house_lets_them_and_a_core_is_free(
    ponders: float, load: float, asked: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.getloadavg", lambda: (load, 0.0, 0.0))

    async def evening() -> list[str]:
        house = brains.Brains(1, ponders=ponders)
        (worker,) = house.workers
        pool = Pool(worker)
        worker._pool = cast(ProcessPoolExecutor, pool)
        g = ROAM.new(2, 3)
        assert g.ask is not None
        await house.think(ROAM, g.view(g.ask.seat), "mcts", 1, who="t/0", moment=4)
        return pool.given

    assert asyncio.run(evening()) == asked
