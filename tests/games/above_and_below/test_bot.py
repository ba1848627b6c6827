"""The beginner and the numbers for learners."""

from __future__ import annotations

from typing import Any, cast

import pytest

from ludoteca.bots import make
from ludoteca.bots.simple import GreedyBot
from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.bot import hope, prefer, sensible, value, values, worth
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER
from ludoteca.games.above_and_below.features import NAMES, features
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Random, rule
from tests.games.above_and_below.scene import Scene, scene, write


def test_every_pick_of_random_games_has_a_preference_and_every_table_a_value() -> None:
    rng = Random.seeded(3)
    seen: set[str] = set()
    for seed in range(12):
        g = cast(AboveAndBelow, GAME.new(seats=2 + seed % 3, seed=seed))
        while g.agenda:
            for option in g.options:
                seen.add(option.verb)
                assert -2.0 < prefer(g, option) < 3.0
            everyone = values(g)
            assert all(0.0 <= one <= 1.0 for one in everyone)
            assert value(g, 1) == everyone[1]
            g.play(rng.pick(g.options))
    assert {"build", "explore", "decide", "bed", "price", "accept"} <= seen


def test_the_beginner_beats_chance() -> None:
    for seed in range(3):
        g = GAME.new(seats=2, seed=seed)
        mine = seed % 2
        bot, rng = GreedyBot(GAME.judge, seed), Random.seeded(seed)
        while (ask := g.ask) is not None:
            g.play(bot.decide(g.view(mine)) if ask.seat == mine else rng.pick(g.options))
        assert g.result is not None
        assert g.result.winners == (mine,)
        assert g.result.scores[mine] > 20


def test_points_coins_and_rest_are_worth_having() -> None:
    s = scene(3)
    before = value(s.g, 0)
    assert value(s.has("Ana", coins=9).g, 0) > before
    assert value(s.has("Ana", track="fish fruit").g, 0) > value(scene(3).has("Ana", coins=9).g, 0)
    hurt = scene(3).has("Ana", injured="builder")
    assert value(hurt.g, 0) < before
    assert value(scene().has("Ana", injured="builder").g, 1) > value(scene().g, 1)


def test_a_bed_and_income_are_worth_several_points_early_and_few_late() -> None:
    """As bench/gifts.py has measured: about 7 points with five rounds left, about 3 with one."""
    for building in ("h16", "h02"):  # a bed and 2 points; income and 1 point
        worths = []
        for current in (2, 6):
            s = scene()
            s.g.round = current
            before = worth(s.g)[0]
            s.g.villages[0].built |= 1 << next(n for n, card in enumerate(BUILDINGS) if card.name == building)
            worths.append(worth(s.g)[0] - before)
        assert worths[0] > worths[1] + 1
        assert 4 < worths[0] < 9


def test_a_beginner_sells_at_a_good_price_only() -> None:
    for price, answer in ((3, "refuse"), (9, "accept")):
        s = scene().has("Bia", amethyst=1, sale="amethyst", coins=0).has("Ana", coins=12).turn("Ana")
        s.says("Ana", "offer Bia", f"price {price}")
        assert GreedyBot(GAME.judge, 1).decide(s.g.view(1)).verb == answer


def sensible_picks(s: Scene, name: str) -> set[str]:
    view = s.g.view(s.seat(name))
    return {option.key for option in sensible(view, s.seat(name), view.options)}


def test_what_was_refused_is_not_offered_again_in_the_same_turn() -> None:
    s = scene(3).has("Bia", amethyst=1, sale="amethyst").has("Ana", coins=12).turn("Ana")
    assert "offer:1" in sensible_picks(s, "Ana")
    s.says("Ana", "offer Bia", "price 3").says("Bia", "refuse")
    assert s.may("Ana", "offer Bia")
    assert "offer:1" not in sensible_picks(s, "Ana")


def test_what_is_for_sale_stays_for_sale() -> None:
    s = scene().has("Ana", potion=1, cider=1).turn("Ana")
    assert "sell:cider" in sensible_picks(s, "Ana")
    s.says("Ana", "sell potion").turn("Ana")
    assert s.may("Ana", "sell cider")
    assert not sensible_picks(s, "Ana") & {"sell:cider", "withdraw"}


@pytest.mark.parametrize(("seats", "price", "hoped"), [(3, 3, False), (3, 9, True), (2, 9, False)])
def test_a_buyer_expects_nobody_to_sell_at_a_loss_or_to_an_only_rival(seats: int, price: int, hoped: bool) -> None:
    """In the last round an ore is worth more to Ana, whose track is long, than to Bia; dear enough, both gain."""
    s = scene(seats).has("Ana", coins=12, track="fish fruit rope pot paper").has("Bia", ore=1, sale="ore", coins=0)
    s.g.round = ROUNDS
    s.turn("Ana").says("Ana", "offer Bia", f"price {price}")
    ask: Any = s.g.ask
    assert (hope(s.g, 0, 1, ITEM_NUMBER["ore"], ask.coins) > 0) is hoped


def test_features_have_names_and_depend_on_the_view_alone() -> None:
    rng = Random.seeded(5)
    g = cast(AboveAndBelow, GAME.new(seats=3, seed=8))
    assert len(set(NAMES)) == len(NAMES)
    while g.agenda:
        for seat in g.everyone:
            numbers = features(g.view(seat), seat)
            assert len(numbers) == len(NAMES)
            assert numbers == features(g.view(seat).guess(rng), seat)
        g.play(rng.pick(g.options))


RICH = """
[[choice]]
letter = "a"
explore = [{number = 3, reward = {coins = NUMBER_A}}]
[[choice]]
letter = "b"
explore = [{number = 3, reward = {coins = NUMBER_B}}]
[[choice]]
letter = "c"
auto = {coins = NUMBER_A}
"""


@rule("AB-EXPLORE-06")
@pytest.mark.parametrize("level", ["greedy", "mcts-fast"])
def test_a_bot_has_not_read_the_book(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    """Whatever the choices hide, the same seed picks the same."""
    answers = set()
    for a, b in ((0, 30), (30, 0)):
        write(monkeypatch, 6, RICH.replace("NUMBER_A", str(a)).replace("NUMBER_B", str(b)))
        s = scene().turn("Ana").explores("Ana", "builder trainer", 6)
        assert s.g.ask is not None
        assert s.g.paragraph == 6
        answers.add(make(level, 4, GAME, timed=False).decide(s.g.view(0)).key)
    assert len(answers) == 1


@rule("AB-EXPLORE-06")
def test_an_imagined_encounter_gives_what_such_places_give(monkeypatch: pytest.MonkeyPatch) -> None:
    write(monkeypatch, 6, RICH.replace("NUMBER_A", "77").replace("NUMBER_B", "77"))
    s = scene().has("Ana", coins=0).turn("Ana").explores("Ana", "builder trainer", 6)
    view = s.g.view(0)
    rng = Random.seeded(5)
    coins = set()
    for _ in range(60):
        table = view.guess(rng)
        assert table.view(0) == view
        while table.cave >= 0:  # until the encounter is over
            table.play(rng.pick(table.options))
        coins.add(table.villages[0].coins)
    assert len(coins) > 3
    assert max(coins) < 30
