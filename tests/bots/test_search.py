"""What the search is made of: turns played to their end, impressions, and a tree that is kept."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any, cast

import pytest

from ludoteca.bots import LEVELS, make
from ludoteca.bots.bot import Clock
from ludoteca.bots.ismcts import Edge, Node, Noise, Searcher, play_on
from ludoteca.bots.simple import GreedyBot, finish_turn
from ludoteca.kernel import Choice, Game, Judge, Option, Random, Result, Search, Seat, State, Step, levels, option, save
from ludoteca.registry import box
from tests.conformance.toy import GAME as TOY

SMALL, BIG, PASS, OBJECT = option("small"), option("big"), option("pass"), option("object")


@dataclass(kw_only=True)
class Table(State):
    """Seat 0 takes twice, seat 1 may object to each; then seat 1 takes."""

    points: list[int] = field(default_factory=lambda: [0, 0])
    polite: bool = False
    """Nobody objects, nobody is asked."""

    def outcome(self) -> Result:
        return Result.of(self.points)


@dataclass(frozen=True)
class Take(Choice):
    def options(self, g: Table) -> list[Option]:
        return [SMALL, BIG]

    def take(self, g: Table, pick: Option) -> None:
        gain = Gain(self.seat, 1 + (pick is BIG))
        g.then(*([gain] if g.polite else [Answer(Seat(1 - self.seat)), gain]))


@dataclass(frozen=True)
class Answer(Choice):
    reaction = True
    idle = "pass"

    def options(self, g: Table) -> list[Option]:
        return [PASS, OBJECT]

    def take(self, g: Table, pick: Option) -> None:
        if pick is OBJECT:
            g.agenda.pop()


@dataclass(frozen=True)
class Gain(Step):
    seat: Seat
    amount: int

    def do(self, g: Table) -> None:
        g.points[self.seat] += self.amount


def table(*, polite: bool = False) -> Table:
    g = Table(seats=2, rng=Random.seeded(1), polite=polite)
    g.then(Take(Seat(0)), Take(Seat(0)), Take(Seat(1)))
    g.settle()
    return g


def judge() -> Judge[Any]:
    return Judge(
        value=lambda g, seat: g.points[seat] / 10,
        values=lambda g: [p / 10 for p in g.points],
        prefer=lambda _, o: float(o is SMALL),
    )


def test_a_turn_is_played_to_its_end_through_the_silence_of_the_others() -> None:
    worth, end, first = finish_turn(judge(), table(), 0, 8)
    assert worth == pytest.approx(0.4)
    assert end.ask == Take(Seat(1))
    assert first is BIG


def test_without_leaves_the_likeliest_is_taken() -> None:
    worth, _, first = finish_turn(judge(), table(), 0, 1)
    assert worth == pytest.approx(0.2)
    assert first is SMALL


def test_who_does_not_ask_what_an_end_is_worth_has_nobody_judge_it() -> None:
    """Playing on compares nothing where one end is enough: a judge who was asked there cost half of a search."""
    silent = judge()
    silent.value = lambda _g, _seat: pytest.fail("nobody asked")
    _, end, first = finish_turn(silent, table(), 0, 1, judged=False)
    assert end.ask == Take(Seat(1))
    assert first is SMALL
    play_on(silent, Search(rounds=1, leaves=1), table(), 0, 0)


def test_who_plays_alone_judges_after_some_picks() -> None:
    g = Table(seats=1, rng=Random.seeded(1), polite=True)
    g.then(*[Take(Seat(0))] * 50)
    g.settle()
    worth, end, _ = finish_turn(judge(), g, 0, 4)
    assert end.ask is not None
    assert worth == pytest.approx(
        1.4 + 0.2
    )  # fourteen picks, the first two of them with leaves to see that big is bigger


def test_only_what_makes_sense_is_considered() -> None:
    modest = judge()
    modest.sensible = lambda _g, _seat, options: [o for o in options if o is not BIG]
    assert finish_turn(modest, table(), 0, 8)[0] == pytest.approx(0.2)


def test_an_impression_says_how_far_behind_not_how_high() -> None:
    node = Node()
    node.worth = 4
    node.children = {SMALL: Edge(), BIG: Edge()}
    node.children[SMALL].behind = -0.1
    seen = node.children[BIG]
    seen.visits, seen.total, node.visits = 4, 1.2, 4  # 0.3 each, whatever the beginner hoped for
    means = {o: mean for mean, o, _ in node.means([SMALL, BIG])}
    assert means[BIG] == pytest.approx(0.3)
    assert means[SMALL] == pytest.approx(0.2)


def test_noise_is_what_looks_at_the_same_option_differ_by() -> None:
    noise = Noise()
    for luck in (0.1, 0.5, 0.9):  # what all options of a look have in common is no noise
        noise.look({SMALL: luck, BIG: luck + 0.2})
    assert noise.variance == pytest.approx(0.0)
    noise.look({SMALL: 0.9, BIG: 0.1})
    assert noise.variance > 0.05


class Coin:
    """Worth nothing or everything, as luck will have it, whatever was picked."""

    def __init__(self) -> None:
        self.rng = Random.seeded(3)

    def __call__(self, g: Table) -> list[float]:
        return [float(self.rng.below(2)) for _ in g.points]


def test_where_luck_decides_a_few_looks_do_not_overrule_the_first_impression() -> None:
    def picks(error: float) -> set[Option]:
        found = set()
        for seed in range(12):
            lucky = judge()
            bot = Searcher(lucky, Search(impression=1, error=error, rounds=1), seed, 8)
            lucky.values = Coin()  # playing on sees a coin, the beginner sees points
            found.add(bot.decide(table().view(0)))
        return found

    assert picks(0.0) == {SMALL, BIG}
    assert picks(0.02) == {BIG}


def test_a_careful_level_compares_more_ends_of_its_turn() -> None:
    bot = Searcher(judge(), Search(plans=90, guesses=3), 1, 8)
    assert (bot.beginner.leaves, bot.beginner.worlds) == (90, 3)


def test_what_was_thought_for_the_last_pick_is_not_thought_again() -> None:
    bot = Searcher(judge(), Search(impression=0), 1, 40)
    g = table(polite=True)
    pick = bot.decide(g.view(0))
    assert pick is BIG
    assert bot.done == 16, "decided: the small one cannot catch up"
    known = bot.root
    assert known.visits > 5
    g.play(pick)
    bot.decide(g.view(0))
    assert known.visits > bot.done - 16, "the tree was kept"


def test_options_are_compared_under_the_same_guess_and_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    met: list[tuple[Option, int]] = []
    bot = Searcher(judge(), Search(impression=0), 1, 8)
    iterate = bot._iterate

    def watched(g: State, pick: Option) -> None:
        met.append((pick, g.rng.state))
        iterate(g, pick)

    monkeypatch.setattr(bot, "_iterate", watched)
    bot.decide(table(polite=True).view(0))
    lucks = [{luck for pick, luck in met if pick is o} for o in (SMALL, BIG)]
    assert lucks[0] == lucks[1]
    assert len(lucks[0]) == 4, "and every look has luck of its own"


def test_the_better_half_is_looked_at_more_often() -> None:
    g = TOY.new(3, 2)
    bot = Searcher(TOY.judge, TOY.judge.search[0], 1, 64)
    assert g.ask is not None
    bot.decide(g.view(g.ask.seat))
    visits = [thought.visits for thought in bot.thoughts()]
    assert visits == sorted(visits, reverse=True)


def test_settings_come_from_the_box() -> None:
    assert cast(Searcher, make("mcts", 1, TOY)).search.rounds == 2
    assert levels(rounds=3, leaves=(1, 2, 4)) == tuple(Search(rounds=3, leaves=n) for n in (1, 2, 4))


def test_a_box_may_say_how_often_each_level_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    def thinks() -> list[int]:
        return [cast(Searcher, make(name, 1, TOY)).iterations for name in LEVELS]

    assert thinks() == [level.iterations for level in LEVELS.values()]
    monkeypatch.setattr(TOY.judge, "search", levels(iterations=(3, 5, 7)))
    assert thinks() == [3, 5, 7]


@pytest.mark.parametrize("name", ["greedy", "mcts-strong"])
def test_seconds_are_kept(name: str) -> None:
    g = TOY.new(3, 2)
    assert g.ask is not None
    start = time.perf_counter()
    make(name, 1, TOY).decide(g.view(g.ask.seat), Clock(seconds=0.05))
    assert time.perf_counter() - start < 1


# Thinking on while others decide.

ROAM = box("roam")
DUNE = box("dune_imperium")


def pondered(bot: Searcher, g: State) -> tuple[Option, Searcher]:
    """The bot decides, and thinks on without haste."""
    assert g.ask is not None
    pick = bot.decide(g.view(g.ask.seat))
    bot.ponder(Clock())
    return pick, bot


def searcher(level: str, seed: int = 5) -> Searcher:
    return cast(Searcher, make(level, seed, ROAM, timed=False))


def test_what_was_foreseen_needs_only_a_last_look() -> None:
    """The next question of the own turn at Roam is foreseen: where to place what it has just decided to use."""
    g = ROAM.new(2, 3)
    pick, bot = pondered(searcher("mcts"), g)
    assert bot.foreseen
    g.choose(pick)
    assert g.ask is not None
    view = g.view(g.ask.seat)
    assert save(view) in bot.foreseen
    before = bot.done
    assert bot.decide(view) in g.options
    assert 0 < bot.done - before <= bot.iterations // 4 + 1
    assert not bot.foreseen, "that was for the question before"


def test_thinking_on_leaves_the_tree_and_the_thoughts_of_the_decision_alone() -> None:
    g = ROAM.new(2, 3)
    assert g.ask is not None
    bot = searcher("mcts-fast")
    bot.decide(g.view(g.ask.seat))
    tree, visits, thoughts = bot.root, bot.root.visits, list(bot.thoughts())
    bot.ponder(Clock())
    assert bot.root is tree
    assert tree.visits == visits
    assert list(bot.thoughts()) == thoughts


def test_whoever_is_wanted_stops_thinking_on_at_once() -> None:
    g = ROAM.new(2, 3)
    assert g.ask is not None
    bot = searcher("mcts")
    bot.ponder(Clock())  # nothing was decided yet
    bot.decide(g.view(g.ask.seat))
    bot.ponder(Clock(hurried=lambda: True))
    assert not bot.foreseen
    looks = iter(range(1_000_000))
    bot.ponder(Clock(hurried=lambda: next(looks) > 40))
    assert next(looks) < 60, "asked at every iteration"


@pytest.mark.parametrize("game", [ROAM, DUNE], ids=lambda game: game.code)
def test_who_thinks_on_decides_the_same_whatever_it_cannot_see(game: Game) -> None:
    g, chance = game.new(2, 8), Random.seeded(8)
    for _ in range(40):
        g.play(chance.pick(g.options))
    assert g.ask is not None
    seat = g.ask.seat
    answers = []
    for table in (g, g.view(seat).guess(Random.seeded(77))):
        bot = cast(Searcher, make("mcts-fast", 3, game, timed=False))
        first, _ = pondered(bot, table.clone())
        answers.append((first, sorted(bot.foreseen)))
    assert answers[0] == answers[1]
    assert answers[0][1], "something was foreseen"


def test_a_master_thinks_on_as_whoever_decided() -> None:
    g = ROAM.new(2, 3)
    _, bot = pondered(searcher("master"), g)
    assert bot.foreseen


def test_who_trusts_a_first_impression_looks_no_further() -> None:
    """The answer and the thoughts are the beginner's, and nothing is played on."""
    roam = box("roam")
    view = roam.new(2, 7).view(0)
    search = Search(by_impression=True, plans=24, guesses=3)
    bot, beginner = Searcher(roam.judge, search, 5), GreedyBot(roam.judge, 5, 24, 3)
    assert bot.decide(view) == beginner.decide(view)
    assert bot.thoughts() == beginner.thoughts()
    assert not bot.done
