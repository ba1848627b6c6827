"""What a master knows by weights: written down by name, read again, and honest."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ludoteca.bots import Clock, make
from ludoteca.bots.experience import Experience, features_of, load, save, weighing_of
from ludoteca.bots.habits import Habit
from ludoteca.bots.learned import by_experience
from ludoteca.bots.master import Master
from ludoteca.kernel import Game, Judge, Random, Refused, State
from ludoteca.registry import box, boxes

ABLE = [game for game in boxes().values() if game.judge.weighing is not None and game.judge.option_features]
ABOVE = box("above_and_below")
ROAM = box("roam")


def experience(game: Game, counts: tuple[int, ...] = ()) -> Experience:
    """With numbers of its own everywhere, so that nothing that is left out goes unnoticed."""
    rng = Random.seeded(11)
    features = features_of(game)

    def numbers(count: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 1000 for _ in range(count)]

    verbs = sorted({option.verb for option in game.actions})
    habits = {
        verb: Habit(0.5, numbers(len(features.moments)), numbers(len(features.marks)))
        for verb in verbs[: len(verbs) // 2]
    }
    weights = tuple(w + 0.1 * off for w, off in zip(weighing_of(game).weights, numbers(200), strict=False))
    return Experience(tuple(round(w, 4) for w in weights), habits, {game.actions[3].key: 0.25}, counts)


def somewhere(game: Game, seats: int, picks: int) -> State:
    g, chance = game.new(seats, 8), Random.seeded(8)
    for _ in range(picks):
        g.play(chance.pick(g.options))
    while g.ask is not None and len(g.options) < 3:
        g.play(chance.pick(g.options))
    return g


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_what_is_written_is_read_again(game: Game, tmp_path: Path) -> None:
    one = experience(game, (2, 3))
    save(one, game, tmp_path / "master.json")
    assert load(tmp_path / "master.json", game) == one
    assert (tmp_path / "master.json").stat().st_size < 300_000


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_an_option_promises_the_sum_of_what_is_known_of_it(game: Game) -> None:
    one, features = experience(game), features_of(game)
    judge = one.judge(game)
    seen = 0
    for picks in (5, 30, 60, 90):
        g = somewhere(game, 2, picks)
        assert g.ask is not None
        moment = features.moment(g, g.ask.seat)
        likes = by_experience(game).prefers(g, g.options)
        for option, like, promise in zip(g.options, likes, judge.prefers(g, g.options), strict=True):
            habit = one.habits.get(option.verb)
            if habit is None:
                assert promise == like
                continue
            seen += 1
            situation = sum(w * x for w, x in zip(habit.moment, moment, strict=True))
            printed = sum(w * x for w, x in zip(habit.marks, features.about(option), strict=True))
            own = one.options.get(option.key, 0.0)
            assert promise == pytest.approx(situation + printed + own + habit.trust * like)
            assert judge.prefer(g, option) == pytest.approx(promise)
    assert seen


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_a_master_by_weights_decides_the_same_however_the_hidden_cards_lie(game: Game) -> None:
    """Both are asked the same question with the same seed; what only the others know is dealt some other way."""
    few = {"iterations": 12}
    for picks in (7, 40, 83):
        g = somewhere(game, 2, picks)
        assert g.ask is not None
        seat = g.ask.seat
        other = g.view(seat).guess(Random.seeded(77))
        picked = [decided(game, table, seat, few) for table in (g, other)]
        assert picked[0] == picked[1]


def decided(game: Game, g: State, seat: int, few: dict[str, Any]) -> Any:
    bot = Master(game, [experience(game)], 5, float("inf"))
    return bot.decide(g.view(seat), Clock(**few)), bot.thoughts()


def test_a_master_by_weights_judges_by_them_and_leaves_other_player_counts_to_the_level_below() -> None:
    one = Master(ABOVE, [experience(ABOVE, (2,))], 5, float("inf"))
    g = somewhere(ABOVE, 2, 40)
    one.sit_down(2)
    assert one.judge.values(g) == weighing_of(ABOVE).judged_by(experience(ABOVE).weights)(g)
    three = somewhere(ABOVE, 3, 40)
    assert three.ask is not None
    view, few = three.view(three.ask.seat), Clock(iterations=12)
    below = make("mcts-strong", 5, ABOVE, timed=False)
    assert one.decide(view, few) == below.decide(view, few)
    assert one.thoughts() == below.thoughts()


@pytest.mark.parametrize(
    "broken",
    ["", "[]", "{}", '{"game": "above_and_below"}', '{"game": "above_and_below", "counts": [], "weights": {}}'],
)
def test_another_file_is_refused_in_one_sentence(tmp_path: Path, broken: str) -> None:
    (tmp_path / "master.json").write_text(broken, "utf-8")
    with pytest.raises(Refused, match="is not what"):
        load(tmp_path / "master.json", ABOVE)


def test_what_was_learned_at_another_game_or_of_other_things_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "master.json"
    save(experience(ABOVE), ABOVE, file)
    with pytest.raises(Refused, match="is not what `ludoteca train roam` writes"):
        load(file, ROAM)
    told = json.loads(file.read_text("utf-8"))
    told["weights"]["dragons"] = 1.0
    file.write_text(json.dumps(told), "utf-8")
    with pytest.raises(Refused, match="is not what"):
        load(file, ABOVE)


def test_a_box_that_offers_nothing_to_be_learned_says_so() -> None:
    nothing = cast(Game, SimpleNamespace(code="nothing", judge=Judge()))
    for ask in (weighing_of, features_of):
        with pytest.raises(Refused, match="nothing"):
            ask(nothing)
