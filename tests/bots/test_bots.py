"""Bots are honest, repeatable, and can be told to hurry."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from ludoteca.bots import NAMES, Clock, consider, make
from ludoteca.bots.master import shipped, shipped_hunches
from ludoteca.kernel import Game, Random, Refused, State
from ludoteca.registry import boxes
from tests.conformance.toy import GAME as TOY

GAMES = [TOY, *boxes().values()]
SEARCHING = [name for name in NAMES if name.startswith("mcts") or name == "master"]


def moments(game: Game, seed: int, every: int, most: int, seats: int = 0) -> Iterator[State]:
    """Some decisions of a random game, with as many players as there can be unless told otherwise."""
    g = game.new(seats or game.seats[-1], seed)
    rng = Random.seeded(seed)
    found = 0
    for n in range(game.bound):
        if g.over or found == most:
            return
        if n % every == 0 and len(g.options) > 1:
            found += 1
            yield g
        g.play(rng.pick(g.options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
@pytest.mark.parametrize("name", ["carefree", "greedy", *SEARCHING])  # their judgements differ, too
def test_a_bot_decides_the_same_whatever_it_cannot_see(game: Game, name: str) -> None:
    """Deal what the seat cannot see some other way: the decision, from the same seed and iterations, stays."""
    for g in moments(game, seed=5, every=9, most=3):
        decides_the_same(game, name, g)


LEARNED = [
    (game, seats)
    for game in boxes().values()
    for one in (*shipped(game), *shipped_hunches(game))
    for seats in one.counts
]


@pytest.mark.parametrize(("game", "seats"), LEARNED, ids=lambda one: one.code if isinstance(one, Game) else str(one))
def test_a_master_does_so_at_the_player_counts_it_has_learned(game: Game, seats: int) -> None:
    """At others the level below decides for it, and nothing would be said of what was learned."""
    for g in moments(game, seed=5, every=9, most=6, seats=seats):
        decides_the_same(game, "master", g)


def test_there_is_such_a_master() -> None:
    assert LEARNED


def decides_the_same(game: Game, name: str, g: State) -> None:
    """With what the seat cannot see dealt some other way. Whoever peeks may pick the same all the same: what it thinks
    of every option tells more."""
    assert g.ask is not None
    seat = g.ask.seat
    other = g.view(seat).guess(Random.seeded(77))
    here, there = make(name, 3, game, timed=False), make(name, 3, game, timed=False)
    assert here.decide(g.view(seat), Clock(iterations=12)) is there.decide(other.view(seat), Clock(iterations=12))
    assert list(here.thoughts()) == list(there.thoughts())


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    def played() -> list[str]:
        g = TOY.new(3, 4)
        bots = [make(name, seat, TOY, timed=False) for seat in range(3)]
        picks = []
        while g.ask:
            pick = bots[g.ask.seat].decide(g.view(g.ask.seat), Clock(iterations=30))
            picks.append(pick.key)
            g.choose(pick)
        return picks

    assert played() == played()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.code)
def test_a_bot_told_to_hurry_answers_within_100_ms(game: Game) -> None:
    for g in moments(game, seed=2, every=11, most=3):
        assert g.ask is not None
        bot = make("mcts-strong", 1, game)
        view = g.view(g.ask.seat)
        slowest = float("inf")
        for _ in range(3):  # a busy machine may steal one try
            start = time.perf_counter()
            assert bot.decide(view, Clock(hurried=lambda: True)) in view.options
            slowest = min(slowest, time.perf_counter() - start)
        assert slowest < 0.1


def test_thoughts_are_the_options_best_first() -> None:
    g = TOY.new(2, 8)
    assert g.ask is not None
    bot = make("mcts", 1, TOY, timed=False)
    best = bot.decide(g.view(g.ask.seat))
    thoughts = bot.thoughts()
    assert thoughts[0].option is best
    assert {thought.option for thought in thoughts} <= set(g.options)
    assert all(0 <= thought.estimate <= 1 for thought in thoughts)
    assert [t.estimate for t in thoughts] == sorted((t.estimate for t in thoughts), reverse=True)


@pytest.mark.parametrize("level", NAMES)
def test_a_hint_is_at_most_three_options_and_knows_only_the_view(level: str) -> None:
    g = TOY.new(3, 8)
    assert g.ask is not None
    view = g.view(g.ask.seat)
    hint = consider(view, 4, TOY, level=level, clock=Clock(iterations=20))
    assert 1 <= len(hint) <= 3
    assert {thought.option for thought in hint} <= set(g.options)
    other = view.guess(Random.seeded(5)).view(g.ask.seat)
    assert hint == consider(other, 4, TOY, level=level, clock=Clock(iterations=20))


def test_greedy_and_search_beat_chance_at_the_toy() -> None:
    wins = dict.fromkeys(("greedy", "mcts"), 0.0)
    for name in wins:
        for seed in range(40):
            g = TOY.new(2, seed)
            bots = [make(name, seed, TOY, timed=False), make("random", seed, TOY)]
            while g.ask:
                g.choose(bots[g.ask.seat].decide(g.view(g.ask.seat), Clock(iterations=60)))
            result = g.outcome()
            wins[name] += (result.ranks[0] == 1) / result.ranks.count(1)
    assert min(wins.values()) >= 20, wins


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Refused, match="mcts-strong"):
        make("hal9000", 1, TOY)


@pytest.mark.parametrize("name", SEARCHING)
def test_a_forced_pick_takes_no_thought(name: str) -> None:
    g = TOY.new(2, 3)
    while g.ask and len(g.hands[g.ask.seat]) > 2:  # type: ignore[attr-defined]  # the toy's own field
        g.play(g.options[0])
    assert g.ask is not None
    view = g.view(g.ask.seat)
    view.listed = view.options[:1]
    assert make(name, 1, TOY).decide(view, Clock(iterations=0)) is view.options[0]
