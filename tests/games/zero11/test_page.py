"""The page: gears that mesh, prices of the spaces in reach, and what may be clicked where."""

from __future__ import annotations

import math
import re
from typing import Any, cast

import pytest

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.content.city import at
from ludoteca.games.zero11.content.gears import SYMBOLS, TEETH
from ludoteca.games.zero11.state import Zero11
from ludoteca.games.zero11.view import board, cover, page
from ludoteca.games.zero11.view import gears as drawn
from ludoteca.games.zero11.view.reach import pushes, reach, ways
from ludoteca.kernel import Option, Random, rule
from ludoteca.words import Words
from tests.games.zero11.table import Table, zero11

WORDS = Words(GAME, "en", ("Ana", "Bia", "Caio", "Davi", "Eva", "Fred"), strict=True)


class Can:
    """Whatever is on offer can be clicked; remembers what the page asked for."""

    def __init__(self, view: Zero11) -> None:
        self.offered = {(o.verb, *o.args) for o in view.options}
        self.claimed: list[tuple[Any, ...]] = []

    def __call__(self, *pick: Any) -> dict[str, Any]:
        if pick not in self.offered:
            return {}
        self.claimed.append(pick)
        return {"data_pick": ":".join(map(str, pick))}


def shown(t: Table, name: str) -> tuple[str, Can]:
    view = t.g.view(t.seat(name))
    can = Can(view)
    return str(page(view, can, WORDS.t)), can


@rule("O11-GEAR-05")
def test_where_two_gears_touch_a_tooth_meets_a_gap_whatever_they_show() -> None:
    """Teeth stand at the pointer and every pitch from it, also after any number of steps."""
    touching = ((0, 0.0, 1, 180.0), (1, 0.0, 2, 180.0))
    for one, at_one, two, at_two in touching:
        offset = (at_one - drawn.POINTERS[one]) % (360 / TEETH[one]) / (360 / TEETH[one])
        other = (at_two - drawn.POINTERS[two]) % (360 / TEETH[two]) / (360 / TEETH[two])
        assert min(offset, 1 - offset) == pytest.approx(0, abs=1e-9)  # a tooth
        assert other == pytest.approx(0.5)  # a gap
    radii = [drawn.MODULE * teeth / 2 for teeth in TEETH]
    assert drawn.X[1] - drawn.X[0] == radii[0] + radii[1]
    assert drawn.X[2] - drawn.X[1] == radii[1] + radii[2]


TURN_DRAWN = re.compile(r'data-turn="(?P<turn>[-\d.]+)"')
SYMBOL_DRAWN = re.compile(r'data-symbol="(?P<symbol>\d+)" transform="translate\((?P<x>[-\d.]+) (?P<y>[-\d.]+)\)')


@rule("O11-GEAR-06")
@pytest.mark.parametrize("mode", ["uniform", "opposed_arrows"])
def test_the_symbol_at_the_pointer_is_the_one_that_counts(mode: str) -> None:
    """Read off the drawing: of the symbols on a gear, as far as it is turned, the one that stands at the pointer."""
    for n in range(0, 63, 5):
        t = zero11(mesh_mode=mode).gears(n % 8, n % 9, n % 7)
        text, _ = shown(t, "Marco")
        at_pointer = {}
        for gear, wheel in enumerate(text.split('id="gear-')[1:]):
            turned = TURN_DRAWN.search(wheel)
            assert turned is not None
            for symbol in SYMBOL_DRAWN.finditer(wheel):
                angle = math.degrees(math.atan2(float(symbol["y"]), float(symbol["x"]))) + float(turned["turn"])
                if abs((angle - drawn.POINTERS[gear] + 180) % 360 - 180) < 1:
                    at_pointer[gear] = int(symbol["symbol"])
        assert at_pointer == {gear: SYMBOLS[gear][tooth] for gear, tooth in enumerate(t.g.gears)}


@rule("O11-GEAR-05", "O11-GEAR-08")
@pytest.mark.parametrize("mode", ["uniform", "opposed_arrows"])
def test_the_preview_says_what_each_push_really_gives(mode: str) -> None:
    start = zero11(mesh_mode=mode).gears(3, 5, 2).turn("Marco").says("Marco", "choose johnsson", "ability")
    for push in pushes(start.g.view(0)):
        for gear in push.gears:
            g = start.g.clone()
            pick = next(o for o in g.options if o.verb == "push" and o.args == (gear, push.steps))
            g.choose(pick)
            assert tuple(g.gears) == push.teeth
            shows = tuple(SYMBOLS[n][tooth] for n, tooth in enumerate(g.gears))
            assert shows == (push.machine, push.walk, push.action)
    assert {(gear, p.steps) for p in pushes(start.g) for gear in p.gears} == {
        (gear, n) for gear in range(3) for n in (1, 2, 3)
    }


@rule("O11-MOVE-02", "O11-MOVE-08")
@pytest.mark.parametrize("seed", range(4))
def test_prices_are_what_walking_there_really_costs(seed: int) -> None:
    """Every space with a price is reached for it by some way of moving, and no other space is reached."""
    t = zero11(seed=seed).gears(seed, seed + 2, seed).turn("Marco", "ev06")
    t.says("Marco", "choose johnsson", "ability", "push machine 1")
    ask: Any = t.g.ask
    told = reach(t.g.view(0), ask.steps, ask.machine, t.time("Marco") - 1)
    found: dict[int, int] = {}
    seen: set[tuple[Any, ...]] = set()
    waiting = [t.g.clone()]
    start = t.time("Marco")
    while waiting:
        g = waiting.pop()
        space = g.where[g.active]
        key = (space, g.ask, g.time[0])
        if key in seen:
            continue
        seen.add(key)
        if type(g.ask).__name__ == "Move":
            found[space] = min(start - g.time[0], found.get(space, 99))
        for option in g.options:
            if option.verb in {"walk", "ride", "taxi"} or (option.verb == "stop" and type(g.ask).__name__ == "Stroll"):
                after = g.clone()
                after.choose(option)
                waiting.append(after)
    found.pop(t.g.where[t.g.active])
    assert told == found


def test_the_page_lights_what_a_push_would_reach() -> None:
    t = zero11().gears(0, 8, 0).turn("Marco").says("Marco", "choose vikstrom", "ability")
    text, can = shown(t, "Marco")
    assert {pick for pick in can.claimed if pick[0] == "push"} == {("push", g, n) for g in range(3) for n in (1, 2, 3)}
    assert 'data-shows="reach-0"' in text
    assert 'id="reach-0"' in text
    other, none = shown(t, "Mario")
    assert none.claimed == []
    assert 'id="reach-0"' not in other


def test_gears_say_how_far_they_are_turned() -> None:
    t = zero11().gears(0, 0, 0)
    before, _ = shown(t, "Marco")
    t.gears(1, 1, 1)
    after, _ = shown(t, "Marco")
    turns = [re.findall(r'id="gear-\d"[^>]*data-turn="([-\d.]+)"', text) for text in (before, after)]
    assert [[float(angle) for angle in row] for row in turns] == [[0, 0, 0], [45, -40, 51.43]]


def test_walking_is_clicked_on_the_map() -> None:
    t = zero11().gears(2, 1, 2).far_away("vikstrom").stands("vikstrom x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    _, can = shown(t, "Marco")
    assert ("walk", at("x7y5")) in can.claimed


def test_what_the_question_is_about_stands_nearest_to_the_city() -> None:
    """It moves with what happens, not with whose turn it is: nobody's page jumps because they are asked."""
    t = zero11().gears(0, 8, 0).turn("Marco")
    assert "people-first" in shown(t, "Marco")[0]
    assert "hand-first" in shown(t, "Mario")[0]
    t.says("Marco", "choose vikstrom", "ability")
    assert all("gears-first" in shown(t, name)[0] for name in ("Marco", "Mario"))
    auction = zero11().last_order("Marco Mario Cristiano Leonardo")
    for said in ("", "position II", "bid 0"):
        auction = auction.says("Marco", said) if said else auction
        assert all("order-first" in shown(auction, name)[0] for name in ("Marco", "Mario"))


def test_secrets_stay_off_the_page() -> None:
    """Two worlds that Mario cannot tell apart give Mario the same page."""
    t = zero11(seed=3).turn("Marco").says("Marco", "choose lilja", "ability")
    view = t.g.view(t.seat("Mario"))
    other = view.guess(Random.seeded(5)).view(t.seat("Mario"))
    texts = {str(page(v, Can(v), WORDS.t)) for v in (view, other)}
    assert len(texts) == 1


def test_the_terminal_shows_the_city_and_the_own_hand() -> None:
    t = zero11().holds("Marco", "snowy").tiles("Marco", "barter").organ("x7y5").clued("x5y3")
    text = board(t.g.view(0), WORDS.t)
    assert "Snowy" in text
    assert "Barter" in text
    assert "O" in text
    assert "*" in text
    assert "Barter" not in board(t.g.view(1), WORDS.t)
    assert str(cover(WORDS.t)).startswith("<svg")


def test_an_examined_player_still_sees_his_own_hand() -> None:
    t = zero11().holds("Mario", "snowy").gears(0, 8, 0).turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "examine Mario")
    text, _ = shown(t, "Mario")
    assert re.search(r'class="piece own snowy"', text)


def test_every_page_can_be_drawn_in_both_languages() -> None:
    for language in ("en", "pt-BR"):
        words = Words(GAME, language, ("Ana", "Bia", "Caio"), strict=True)
        g = cast(Zero11, GAME.new(seats=3, seed=2))
        rng, n = Random.seeded(2), 0
        while not g.over:
            if n % 9 == 0:
                for seat in range(4):
                    view = g.view(seat)
                    assert page(view, Can(view), words.t)
                    assert board(view, words.t)
            g.play(rng.pick(g.options))
            n += 1
        assert page(g.view(0), Can(g.view(0)), words.t)


@rule("O11-MOVE-02", "O11-MOVE-08")
@pytest.mark.parametrize("seed", range(8))
def test_the_way_to_a_space_further_off_can_be_walked_pick_by_pick_at_its_price(seed: int) -> None:
    """Whatever machine is shown: every way is a sequence of picks on offer that ends on its space."""
    t = zero11(seed=seed).gears(seed, seed + 2, seed).turn("Marco", "ev06")
    t.says("Marco", "choose johnsson", "ability", "push machine 1")
    ask: Any = t.g.ask
    found = ways(t.g.view(0), ask.steps, ask.machine, t.time("Marco") - 1)
    assert {space: way.price for space, way in found.items()} == reach(
        t.g.view(0), ask.steps, ask.machine, t.time("Marco") - 1
    )
    for space, way in found.items():
        g = t.g.clone()
        for key in way.picks:
            g.choose(Option.parse(key))
        assert g.where[g.active] == space == way.spaces[-1]
        assert t.time("Marco") - g.time[0] == way.price


def test_a_space_further_off_is_one_click_and_its_way_is_drawn() -> None:
    t = zero11().gears(2, 1, 2).far_away("vikstrom").stands("vikstrom x7y3").turn("Marco")
    t.says("Marco", "choose vikstrom", "ability", "push machine 1")
    text, _ = shown(t, "Marco")
    far = re.findall(r'data-shows="way-(\d+)"[^>]* data-way="([^"]+)"', text)
    assert far
    assert all(f'id="way-{space}"' in text and keys.endswith(f":{space}") for space, keys in far)
    assert "data-way" not in shown(t, "Mario")[0]


@rule("O11-AUCTION-11")
def test_the_page_says_what_each_position_is_worth_and_who_bids() -> None:
    t = zero11().last_order("Marco Mario Cristiano Leonardo").says("Marco", "position II")
    text, _ = shown(t, "Marco")
    worth = [WORDS.t(f"position-{place}") for place in ("first", "middle", "middle", "last")]
    assert re.findall(r'data-tip="([^"]*)" class="post', text) == worth
    assert "Ana opens position II." in text
    assert "Bia holds position II for 1." in shown(t.says("Marco", "bid 0").says("Mario", "bid 1"), "Marco")[0]
