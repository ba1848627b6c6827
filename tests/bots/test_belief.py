"""A belief that learns from what others do: it sees what its seat sees, and no more."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

import pytest

from ludoteca.bots import make
from ludoteca.bots.belief import Belief, Believer
from ludoteca.bots.bot import Clock
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.master import Master
from ludoteca.kernel import Cards, Choice, Judge, Option, Random, Refused, Result, Search, Seat, State, option
from ludoteca.lab.play import play_out
from ludoteca.registry import box

LAY = tuple(option("lay", face) for face in range(6))
BOAST, HUSH = option("boast"), option("hush")
HAND = (0, 1, 2)
ZERO11 = box("zero11")


@dataclass(kw_only=True)
class Table(State):
    """Seat 1 holds three of six cards and lays two of them; nobody has seen the other three."""

    cards: Cards
    hand: list[int] = field(default_factory=lambda: list(HAND))
    laid: list[int] = field(default_factory=list)
    open: bool = True
    """Cards are laid face up."""
    boasts: int = 0

    @property
    def high(self) -> bool:
        return max(self.cards.face[card] for card in self.hand) > 3

    def outcome(self) -> Result:
        return Result.of([0, sum(self.cards.face[card] for card in self.laid)])


@dataclass(frozen=True)
class Lay(Choice):
    def options(self, g: Table) -> list[Option]:
        return [LAY[face] for face in sorted(g.cards.face[card] for card in g.hand)]

    def take(self, g: Table, pick: Option) -> None:
        card = next(card for card in g.hand if g.cards.face[card] == pick.args[0])
        g.hand.remove(card)
        g.laid.append(card)
        if g.open:
            g.cards.show(card)


@dataclass(frozen=True)
class Boast(Choice):
    def options(self, g: Table) -> list[Option]:
        return [BOAST, HUSH]

    def take(self, g: Table, pick: Option) -> None:
        g.boasts += pick is BOAST


JUDGE: Judge[Any] = Judge(value=lambda *_: 0.5, prefer=lambda _, pick: float(pick.args[0]))
"""The higher the better."""
SEARCH = Search(belief=1)


def table(faces: tuple[int, ...], *, is_open: bool = True) -> Table:
    """As if it had been dealt so."""
    cards = Cards.deck(6, 2)
    cards.shuffle(range(6), Random.seeded(1))
    cards.face = list(faces)
    cards.show_all(HAND, to=1)
    g = Table(seats=2, rng=Random.seeded(1), cards=cards, open=is_open)
    g.then(Lay(Seat(1)), Lay(Seat(1)))
    g.settle()
    return g


def noticed(g: Table, face: int) -> Belief:
    """Seat 0 has seen seat 1 lay this face."""
    belief, before = Belief(JUDGE, 3, SEARCH), g.view(0)
    g.play(LAY[face])
    belief.notice(before, g.view(0))
    return belief


def test_who_lays_a_low_card_probably_has_no_higher_one() -> None:
    belief = noticed(table((2, 1, 0, 3, 4, 5)), 2)
    assert [sighting.pick for sighting in belief.sightings] == [LAY[2]]
    assert belief.likelihood(table((2, 1, 0, 3, 4, 5))) > 5 * belief.likelihood(table((2, 5, 4, 3, 1, 0)))


def test_guesses_that_make_what_was_seen_likelier_come_up_more_often() -> None:
    g = table((2, 1, 0, 3, 4, 5))
    belief, rng = noticed(g, 2), Random.seeded(9)
    view = g.view(0)

    def rest(world: State) -> bool:
        """Whether the two cards left in the hand are lower than the one laid."""
        return all(world.cards.face[card] < 2 for card in (1, 2))  # type: ignore[attr-defined]  # the table's own

    belief.search = Search(belief=8)
    beginner = Believer(JUDGE, 5, 1, 1, belief)
    learned = Counter(rest(belief.guess(view, rng)) for _ in range(200))
    impression = Counter(rest(beginner.guess(view)) for _ in range(200))
    plain = Counter(rest(view.guess(rng)) for _ in range(200))
    assert min(learned[True], impression[True]) > 2 * plain[True]


def test_a_guess_comes_up_as_often_as_what_was_seen_makes_it_likely() -> None:
    """Weighed one by one, all the ways the other two cards of the hand could lie, and the guesses, which are drawn."""
    g = table((2, 1, 0, 3, 4, 5))
    belief, rng = noticed(g, 2), Random.seeded(9)
    view = g.view(0)
    hands = list(permutations((0, 1, 3, 4, 5), 2))
    likely = [
        belief.likelihood(table((2, *hand, *(face for face in (0, 1, 3, 4, 5) if face not in hand)))) for hand in hands
    ]
    low = sum(weight for hand, weight in zip(hands, likely, strict=True) if max(hand) < 2) / sum(likely)
    drawn = [belief.guess(view, rng) for _ in range(2000)]
    found = sum(max(world.cards.face[1:3]) < 2 for world in drawn) / len(drawn)  # type: ignore[attr-defined]  # the table's own
    assert low > 0.3, "a tenth, if nothing was seen"
    assert found == pytest.approx(low, abs=0.06)


def test_a_question_that_everybody_answers_alike_tells_nothing() -> None:
    """Who is asked to boast does so with a high card in hand, or whatever lies there."""
    g = table((2, 1, 0, 3, 4, 5))
    g.agenda.append(Boast(Seat(1)))
    g.settle()
    before = g.view(0)
    g.play(BOAST)
    proud: Judge[Any] = Judge(value=lambda *_: 0.5, prefer=lambda g, pick: float((pick is BOAST) == g.high))
    vain: Judge[Any] = Judge(value=lambda *_: 0.5, prefer=lambda _, pick: float(pick is BOAST))
    for judge, told in ((proud, [BOAST]), (vain, [])):
        belief = Belief(judge, 3, SEARCH)
        belief.notice(before, g.view(0))
        assert [sighting.pick for sighting in belief.sightings] == told


def test_what_was_laid_in_secret_is_not_told() -> None:
    assert not noticed(table((2, 1, 0, 3, 4, 5), is_open=False), 2).sightings


def test_what_was_shuffled_away_says_nothing_any_more() -> None:
    g = table((2, 1, 0, 3, 4, 5))
    belief = noticed(g, 2)
    before = g.view(0)
    g.play(LAY[1])
    belief.notice(before, g.view(0))
    assert len(belief.sightings) == 2
    g.cards.shuffle(range(6), Random.seeded(4))
    belief.guess(g.view(0), Random.seeded(5))
    assert len(belief.sightings) == 1, "only what was seen while no card lay open"


def test_a_belief_is_shown_views_and_nothing_else() -> None:
    g = table((2, 1, 0, 3, 4, 5))
    with pytest.raises(Refused):
        Belief(JUDGE, 3, SEARCH).notice(g, g)


def believing(seed: int) -> Searcher:
    search = replace(ZERO11.judge.search[0], belief=3)
    return Searcher(ZERO11.judge.at(search), search, seed, 6)


def test_a_bot_that_believes_decides_the_same_whatever_it_cannot_see() -> None:
    """It has seen a whole stretch of a game; then what it cannot see is dealt some other way."""
    g = ZERO11.new(3, 8)
    others = [make("greedy", seat, ZERO11) for seat in range(3)]
    bot, again = believing(5), believing(5)
    assert bot.belief is not None
    while (ask := g.ask) is not None and (ask.seat or len(g.options) < 3 or len(bot.belief.sightings) < 5):
        before = g.view(0)
        g.choose(others[ask.seat].decide(g.view(ask.seat)))
        if ask.seat:
            for one in (bot, again):
                one.notice(before, g.view(0))
    assert g.ask is not None
    other = g.view(0).guess(Random.seeded(77))
    assert other.people.face != g.people.face  # type: ignore[attr-defined]  # 011's own
    assert bot.decide(g.view(0), Clock()) is again.decide(other.view(0), Clock())


def test_in_a_game_of_011_the_truth_gains_on_a_guess() -> None:
    """bench/belief.py measures it in many."""
    g, rng = ZERO11.new(3, 720_001), Random.seeded(1)
    bots = [make("greedy", seat, ZERO11) for seat in range(3)]
    belief, gained = Belief(ZERO11.judge, 1, SEARCH), []
    for _ in range(140):
        if g.ask is None:
            break
        seat, before = g.ask.seat, g.view(0)
        g.choose(bots[seat].decide(g.view(seat)))
        if seat:
            belief.notice(before, g.view(0))
        elif belief.sightings:
            likely = [belief.likelihood(g.view(0).guess(rng)) for _ in range(8)]
            gained.append(math.log(belief.likelihood(g) / (sum(likely) / len(likely))))
    assert len(gained) > 20
    assert sum(gained) / len(gained) > 0.1


def test_in_what_is_imagined_every_face_could_lie_where_it_does() -> None:
    """Whoever reckons with what players have worked out would find no way to deal the cards otherwise."""
    asked = 0

    def prefers(g: Any, options: Any) -> list[float]:
        nonlocal asked
        asked += 1
        for row in g.people.could:
            assert all(row[face] >> card & 1 for card, face in enumerate(g.people.face))
        return ZERO11.judge.prefers(g, options)

    belief = Belief(Judge(prefers=prefers), 1, SEARCH)
    g, rng = ZERO11.new(3, 720_003), Random.seeded(1)
    bots = [make("greedy", seat, ZERO11) for seat in range(3)]
    for _ in range(250):
        if g.ask is None:
            break
        seat, before = g.ask.seat, g.view(0)
        if not seat:
            belief.guess(before, rng)
        g.choose(bots[seat].decide(g.view(seat)))
        if seat:
            belief.notice(before, g.view(0))
    assert asked > 1000


def test_the_arena_shows_a_believing_bot_what_others_do() -> None:
    g = ZERO11.new(3, 4)
    bot = believing(1)
    play_out(g, [bot, make("greedy", 2, ZERO11), make("greedy", 3, ZERO11)], until=lambda g: g.hour > 3)  # type: ignore[attr-defined]  # 011's own
    assert bot.belief is not None
    assert bot.belief.sightings


def test_a_master_believes_where_its_box_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """It sits down at a table of so many before anybody has picked, and is shown what others do from then on."""
    search = replace(ZERO11.judge.search[0], iterations=6, belief=1)
    monkeypatch.setattr(ZERO11.judge, "master", {3: search})
    bot = Master(ZERO11, (), 1, float("inf"))
    assert not bot.notices(4)
    assert bot.notices(3)
    g = ZERO11.new(3, 4)
    play_out(g, [bot, make("greedy", 2, ZERO11), make("greedy", 3, ZERO11)], until=lambda g: g.hour > 3)  # type: ignore[attr-defined]  # 011's own
    assert bot.belief is not None
    assert bot.belief.sightings
    assert isinstance(bot.beginner, Believer)
    assert bot.beginner.belief is bot.belief, "its first impression guesses by what was seen, too"
