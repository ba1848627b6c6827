"""A policy with a hidden layer: asked, written down, read again, and honest. No PyTorch needed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.bots import Clock
from ludoteca.bots.experience import features_of
from ludoteca.bots.hunches import UNITS, Hunch, Hunches, fingerprint, judged_with, load, save
from ludoteca.bots.learned import Learned, by_experience
from ludoteca.bots.master import Master, shipped, shipped_hunches
from ludoteca.kernel import Game, Random, Refused, State, option
from ludoteca.registry import box, boxes

ROAM = box("roam")
DUNE = box("dune_imperium")


def hunch(game: Game, counts: tuple[int, ...] = ()) -> Hunch:
    """With numbers of its own everywhere, so that nothing that is left out goes unnoticed; some verbs it never met."""
    rng, features = Random.seeded(11), features_of(game)

    def numbers(count: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 1024 for _ in range(count)]  # these survive half precision

    verbs = tuple(sorted({one.verb for one in game.actions})[:-1])
    names = (features.moments, features.marks, features.bearings, verbs)
    moment, printed, bearing, verb = ([numbers(UNITS) for _ in block] for block in names)
    like, outputs, level, reads = numbers(UNITS), numbers(UNITS), numbers(len(verbs)), fingerprint(game)
    return Hunch(verbs, moment, printed, bearing, verb, like, outputs, level, 0.5, counts, reads)


def somewhere(game: Game, seats: int, picks: int) -> State:
    g, chance = game.new(seats, 8), Random.seeded(8)
    for _ in range(picks):
        g.play(chance.pick(g.options))
    while g.ask is not None and len(g.options) < 3:
        g.play(chance.pick(g.options))
    return g


@pytest.mark.parametrize("game", boxes().values(), ids=lambda game: game.code)
def test_quick_and_plain_it_promises_the_same(game: Game) -> None:
    one, features, own = hunch(game), features_of(game), by_experience(game)
    quick = Hunches(own, features, one)
    seats = max(game.seats)
    met = 0
    for picks in (5, 30, 60, 90):
        g = somewhere(game, seats, picks)
        assert g.ask is not None
        seat, options = g.ask.seat, g.options
        likes, moment = own.prefers(g, options), features.moment(g, seat)
        bearings = features.bearing(g, seat, options) if features.bearing else [[] for _ in options]
        for _ in range(2):  # the second time what is printed is remembered
            found = quick.prefers(g, options)
            for pick, like, here, promise in zip(options, likes, bearings, found, strict=True):
                if pick.verb not in one.verbs:
                    assert promise == like
                    continue
                met += 1
                assert promise == pytest.approx(one.promise(pick.verb, moment, features.about(pick), here, like))
                assert quick.prefer(g, pick) == pytest.approx(promise)
    assert met


def test_a_unit_counts_only_when_it_is_positive() -> None:
    units = [[1.0] + [0.0] * (UNITS - 1)]
    one = Hunch(("go",), units, [], units, [[-1.0] * UNITS], [0.5] * UNITS, [2.0] * UNITS, [3.0], 10.0)
    assert one.promise("go", [0.0], [], [0.0], 0.1) == pytest.approx(10.0 * 0.1 + 3.0)
    assert one.promise("go", [1.5], [], [0.0], 0.0) == pytest.approx(3.0 + 2.0 * 0.5)
    assert one.promise("go", [1.5], [], [1.0], 0.0) == pytest.approx(3.0 + 2.0 * 1.5)


@pytest.mark.parametrize("game", boxes().values(), ids=lambda game: game.code)
def test_what_is_written_is_read_again(game: Game, tmp_path: Path) -> None:
    one = hunch(game, (2, 3))
    save(one, game, tmp_path / "hunches.net")
    assert load(tmp_path / "hunches.net", game) == one
    assert (tmp_path / "hunches.net").stat().st_size < 30_000


@pytest.mark.parametrize("broken", [b"", b"[]", b"{}\nxyz", b'{"game": "roam"}\n'])
def test_another_file_is_refused_in_one_sentence(tmp_path: Path, broken: bytes) -> None:
    (tmp_path / "hunches.net").write_bytes(broken)
    with pytest.raises(Refused, match="is not a policy"):
        load(tmp_path / "hunches.net", ROAM)


def test_what_was_learned_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "hunches.net"
    save(hunch(DUNE), DUNE, file)
    with pytest.raises(Refused, match="other features: `ludoteca train roam`"):
        load(file, ROAM)


def test_a_master_prefers_by_it_and_judges_as_before() -> None:
    g = somewhere(ROAM, 2, 40)
    plain = Master(ROAM, shipped(ROAM), 5, float("inf"))
    told = Master(ROAM, shipped(ROAM), 5, float("inf"), [hunch(ROAM, (2,))])
    for one in (plain, told):
        one.sit_down(2)
    assert isinstance(plain.judge, Learned)
    assert told.judge.values(g) == plain.judge.values(g)
    own = by_experience(ROAM)
    assert plain.judge.prefers(g, g.options) == own.prefers(g, g.options)
    assert told.judge.prefers(g, g.options) == judged_with(own, ROAM, hunch(ROAM)).prefers(g, g.options)
    assert told.judge.prefers(g, g.options) != own.prefers(g, g.options)
    told.sit_down(3)
    assert told.judge.prefers(g, g.options) == own.prefers(g, g.options), "not learned with three"


@pytest.mark.parametrize("game", boxes().values(), ids=lambda game: game.code)
def test_a_master_by_hunches_decides_the_same_however_the_hidden_cards_lie(game: Game) -> None:
    """Both are asked the same question with the same seed; what only the others know is dealt some other way."""
    seats = 3 if 2 not in game.seats else 2
    for picks in (7, 40):
        g = somewhere(game, seats, picks)
        assert g.ask is not None
        seat = g.ask.seat
        other = g.view(seat).guess(Random.seeded(77))
        picked = [decided(game, table, seat) for table in (g, other)]
        assert picked[0] == picked[1]


def decided(game: Game, g: State, seat: int) -> Any:
    bot = Master(game, shipped(game), 5, float("inf"), [hunch(game)])
    return bot.decide(g.view(seat), Clock(iterations=12)), bot.thoughts()


def test_what_is_shipped_is_of_today() -> None:
    """Each policy in a box names verbs of the game and can be asked."""
    for game in boxes().values():
        verbs = {one.verb for one in game.actions}
        for one in shipped_hunches(game):
            assert set(one.verbs) <= verbs
            assert one.reads == fingerprint(game)


def test_an_unknown_verb_is_left_to_the_game() -> None:
    g = somewhere(ROAM, 2, 40)
    few = replace(hunch(ROAM), verbs=(), verb=[], level=[])
    own = by_experience(ROAM)
    assert Hunches(own, features_of(ROAM), few).prefers(g, g.options) == own.prefers(g, g.options)
    assert option("use", 3).verb not in few.verbs
