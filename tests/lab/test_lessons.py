"""What can be learned without a network: weights by playing with others, a policy from a search. No PyTorch needed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from ludoteca.bots.experience import Experience, features_of, load, weighing_of
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.learned import by_experience
from ludoteca.bots.master import shipped
from ludoteca.kernel import Game, Random, Refused, Search, State, option
from ludoteca.lab.runner import here, runner
from ludoteca.lab.train import imitation, weighing
from ludoteca.lab.train.imitation import Noted, Page, Task, fit, note, watched
from ludoteca.lab.train.lessons import experience_of, learn_policy, learn_weights, settled
from ludoteca.lab.train.plan import CURVE, Lap, Plan, laps
from ludoteca.lab.train.trying import Contest, Contested, contested, odds
from ludoteca.lab.train.weighing import Progress, Trial, Tried, brought, nudges, signs_of, tried
from ludoteca.registry import box, boxes
from tests.cli.conftest import Run, run

__all__ = ["run"]  # the fixture

ABOVE = box("above_and_below")
DUNE = box("dune_imperium")
ROAM = box("roam")
ABLE = [game for game in boxes().values() if game.judge.weighing is not None]
DESCRIBED = [game for game in boxes().values() if game.judge.option_features is not None]
QUICK = Search(iterations=4, rounds=0, leaves=1, plans=4, guesses=1)
SMALL = Plan("above_and_below", rounds=2, games=2, checks=2, seats=2, seed=3)


def somewhere(game: Game, seats: int, picks: int = 60) -> State:
    g, chance = game.new(seats, 8), Random.seeded(8)
    for _ in range(picks):
        if not g.over:
            g.play(chance.pick(g.options))
    return g


# What a box offers to be learned.


def test_what_was_learned_so_far_can_be_gone_on_from() -> None:
    """The weights of bench/training are of today's names, and no bot uses them unless told to."""
    kept = load(Path(__file__).parents[2] / "bench" / "training" / "learned" / "above_and_below.json", ABOVE)
    assert kept.weights != weighing_of(ABOVE).weights
    assert not any(isinstance(learned, Experience) for learned in shipped(ABOVE))


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_learning_begins_with_what_the_strongest_level_believes(game: Game) -> None:
    what = weighing_of(game)
    judged = what.judged_by(what.weights)
    for seats in game.seats:
        for picks in (0, 25, 60):
            g = somewhere(game, seats, picks)
            assert judged(g) == pytest.approx(by_experience(game).values(g))


@pytest.mark.parametrize("game", ABLE, ids=lambda game: game.code)
def test_a_judgement_is_the_sum_of_what_counts(game: Game) -> None:
    """With any weights: who has more by them is judged to be ahead, and one who gets more of nothing else is not."""
    what, chance = weighing_of(game), Random.seeded(2)
    g = somewhere(game, 2)
    rows = what.aspects(g)
    assert all(len(row) == len(what.names) == len(what.weights) for row in rows)
    for _ in range(20):
        weights = [(chance.below(2001) - 1000) / 1000 for _ in what.names]
        mine, theirs = (sum(w * have for w, have in zip(weights, row, strict=True)) for row in rows[:2])
        first, second = what.judged_by(weights)(g)
        assert (first > second) == (mine > theirs)
        assert first + second == pytest.approx(1.0)


@pytest.mark.parametrize("game", DESCRIBED, ids=lambda game: game.code)
def test_every_option_and_every_situation_is_described(game: Game) -> None:
    features = features_of(game)
    assert all(len(features.about(one)) == len(features.marks) for one in game.actions)
    g = somewhere(game, max(game.seats))
    assert g.ask is not None
    assert len(features.moment(g, g.ask.seat)) == len(features.moments)


# Weights.


def test_players_of_a_trial_are_off_in_opposite_directions(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[float]] = []
    judge_with = weighing.judge_with

    def watch(game: Game, weights: list[float]) -> object:
        asked.append(list(weights))
        return judge_with(game, weights)

    monkeypatch.setattr(weighing, "judge_with", watch)
    weights = weighing_of(ABOVE).weights
    found = tried(Trial("above_and_below", 3, 5, weights, (0.01,) * len(weights)))
    middle, up, down = asked
    assert middle == list(weights), "the third has no partner"
    assert [u + d for u, d in zip(up, down, strict=True)] == pytest.approx([2 * w for w in weights])
    assert found[0].signs == signs_of(5, 0, len(weights))
    assert found == tried(Trial("above_and_below", 3, 5, weights, (0.01,) * len(weights)))


def test_what_a_nudge_brings_is_found_in_many_games() -> None:
    """Of five weights the second brings something, the fourth costs something."""
    chance = np.random.default_rng(1)
    found = []
    for seed in range(3000):
        signs = signs_of(seed, 0, 5)
        lead = 3.0 * signs[1] - 2.0 * signs[3] + chance.normal(0, 8)
        found.append(Tried(seed, signs, lead, float(np.sign(lead))))
    told = brought(found)
    assert told[1] > 0.1
    assert abs(told[0]) < 0.05
    assert told[3] < -0.07
    assert abs(told[2]) < 0.05
    after, _ = Progress.at((1.0,) * 5).after(found, (0.5,) * 5)
    assert after.weights[1] > 1.0 > after.weights[3]


def test_nudges_are_smaller_where_players_differ_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weighing, "SAMPLED", 3)
    found = dict(zip(weighing_of(ABOVE).names, nudges(ABOVE, 2, 1), strict=True))
    assert found["coins"] < found["ready builders"]
    assert all(0 < nudge < 100 for nudge in found.values())


# A policy.


def decisions(count: int = 400) -> list[Noted]:
    """A search that likes houses with beds, and to pass when the last round is near."""
    chance = np.random.default_rng(4)
    features = features_of(ABOVE)
    found = []
    for _ in range(count):
        moment = [1.0, *chance.random(len(features.moments) - 1).tolist()]
        keys = [f"buy:{n}" for n in chance.choice(60, 3, replace=False)] + ["pass"]
        beds = features.marks.index("beds")
        worth = [features.about(option("buy", int(key[4:])))[beds] for key in keys[:3]] + [2.0 - 3.0 * moment[1]]
        best = sorted(range(4), key=lambda n: -worth[n])
        estimates = [0.5 + 0.05 * worth[n] for n in best]
        found.append(Noted(moment, [keys[n] for n in best], [0.5] * 4, estimates))
    return found


def test_a_policy_learns_what_the_search_prefers_and_why() -> None:
    """Also of a building that it has never met: by what is printed on it, and by the situation."""
    noted = decisions()
    habits, options, loss = fit(ABOVE, noted)
    features = features_of(ABOVE)
    beds, left = features.marks.index("beds"), features.moments.index("rounds left")
    assert habits["buy"].marks[beds] > 0.5
    assert habits["pass"].moment[left] - habits["buy"].moment[left] < -0.5
    assert fit(ABOVE, noted, passes=2)[2] > loss
    page = Page(ABOVE, noted)
    assert page.wanted.sum() == pytest.approx(len(noted), rel=1e-3)
    assert set(options) <= {key for one in noted for key in one.keys}


def test_a_search_notes_only_what_its_seat_sees() -> None:
    """Deal what it cannot see some other way: the same is written, with the same luck in guessing."""
    g = somewhere(DUNE, 3, 91)
    while len(g.options) < 2:
        g.play(g.options[0])
    assert g.ask is not None
    seat = g.ask.seat
    other = g.view(seat).guess(Random.seeded(4))
    assert by_experience(DUNE).values(g) != by_experience(DUNE).values(other), "something is hidden"
    bot = Searcher(by_experience(DUNE), QUICK, 3, 4)
    bot.decide(g.view(seat))
    assert bot.thoughts()
    told = note(DUNE, g.view(seat), bot, Random.seeded(9))
    assert told == note(DUNE, other.view(seat), bot, Random.seeded(9))
    assert len(told[0].keys) == len(told[0].likes) == len(told[0].estimates) > 1


def test_the_same_task_is_noted_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "settings_of", lambda *_, **__: QUICK)
    one = watched(Task("above_and_below", 2, 5))
    assert one == watched(Task("above_and_below", 2, 5))
    assert len(one.decisions) > 20
    assert all(len(noted.keys) > 1 for noted in one.decisions)


# Players who search.


def test_searching_players_each_have_nudges_of_their_own() -> None:
    weights = weighing_of(ROAM).weights
    one = contested(Contest("roam", 3, 5, weights, (0.1,) * len(weights), 2))
    assert one == contested(Contest("roam", 3, 5, weights, (0.1,) * len(weights), 2))
    assert len(set(one.signs)) == 3
    assert all(len(signs) == len(weights) for signs in one.signs)
    assert sum(one.shares) == pytest.approx(1.0)


def test_the_odds_tell_what_a_nudge_brings() -> None:
    """Whoever has the first nudge up is e times as likely to win as whoever has it down, whatever the second one is."""
    chance = np.random.default_rng(1)
    found = []
    for seed in range(600):
        signs = tuple((int(one), int(two)) for one, two in chance.choice((-1, 1), (3, 2)))
        powers = np.exp([0.5 * one for one, _ in signs])
        won = chance.choice(3, p=powers / powers.sum())
        found.append(Contested(seed, signs, tuple(float(seat == won) for seat in range(3))))
    nobody = Contested(601, ((1, 1), (1, 1), (-1, 1)), (0.0, 0.0, 0.0))
    first, second = odds([*found, nobody])
    assert first == pytest.approx(0.5, abs=0.15)
    assert second == pytest.approx(0.0, abs=0.15)


# Courses.


def course(plan: Plan, folder: Path, jobs: int = 1) -> list[Lap]:
    learn = learn_policy if plan.teach == "policy" else learn_weights
    return list(learn(plan, folder, here if jobs == 1 else runner("", jobs), lambda *_: None))


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "settings_of", lambda *_, **__: QUICK)
    monkeypatch.setattr(weighing, "SAMPLED", 2)


@pytest.mark.usefixtures("_quick")
@pytest.mark.parametrize(("teach", "looks"), [("weights", 0), ("weights", 2), ("policy", 0)])
def test_a_stopped_course_goes_on_as_if_it_had_not_been(tmp_path: Path, teach: str, looks: int) -> None:
    plan = replace(SMALL, teach=teach, looks=looks)
    whole = course(plan, tmp_path / "whole")
    course(replace(plan, rounds=1), tmp_path / "stopped")
    assert course(plan, tmp_path / "stopped") == whole == laps(tmp_path / "stopped")
    texts = [experience_of(tmp_path / name, 2).read_text("utf-8") for name in ("whole", "stopped")]
    assert texts[0] == texts[1]
    assert load(experience_of(tmp_path / "whole", 2), ABOVE).counts == (2,)
    with pytest.raises(Refused, match="another course"):
        course(replace(plan, games=5), tmp_path / "whole")


def test_what_is_believed_is_the_mean_of_the_later_rounds(tmp_path: Path) -> None:
    for number in (1, 2, 3, 4, 5):
        (tmp_path / f"progress-{number}.json").write_text(f'{{"weights": [{number}.0, 1.0], "way": [0, 0]}}', "utf-8")
    assert settled(tmp_path, 5) == (4.0, 1.0)
    assert settled(tmp_path, 4) == (3.5, 1.0)
    assert settled(tmp_path, 1) == (1.0, 1.0)


@pytest.mark.usefixtures("_quick")
def test_a_policy_follows_the_weights_and_keeps_them(tmp_path: Path) -> None:
    course(replace(SMALL, teach="weights", rounds=1), tmp_path / "one")
    file = experience_of(tmp_path / "one", 1)
    course(replace(SMALL, teach="policy", rounds=1, begin=str(file)), tmp_path / "two")
    both: Experience = load(experience_of(tmp_path / "two", 1), ABOVE)
    assert both.weights == load(file, ABOVE).weights != weighing_of(ABOVE).weights
    assert both.habits


@pytest.mark.usefixtures("_quick")
def test_the_command_teaches_weights_without_pytorch(run: Run, tmp_path: Path) -> None:
    said = ("train", "above_and_below", "--teach", "weights", "-o", str(tmp_path), "-n", "2", "--checks", "2")
    told = run(*said, "--rounds", "1", "--seats", "2", "--plans", "1", "--against", "random", "--proofs", "3")
    assert told.code == 0, told.err
    assert "2 players: alone among random it won 1.00 of 4 games (0.51 to 1.00, even 0.50)" in " ".join(
        told.out.split()
    )
    assert load(tmp_path / "master.json", ABOVE).weights
    assert (tmp_path / CURVE).read_text("utf-8").count("\n") == 1


def test_an_unknown_rival_is_refused_before_anything_is_learned(run: Run, tmp_path: Path) -> None:
    told = run("train", "above_and_below", "--teach", "weights", "-o", str(tmp_path / "none"), "--against", "nobody")
    assert told.code
    assert "There is no bot 'nobody'" in told.err + told.out
    assert not (tmp_path / "none").exists()


def test_what_cannot_be_taught_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    told = run("train", "roam", "--teach", "manners", "-o", str(tmp_path / "none"))
    assert told.code
    assert "take one of network, weights, policy, hunches" in told.err + told.out
    told = run("train", "zero11", "--teach", "weights", "-o", str(tmp_path / "none"), "--rounds", "1", "-n", "2")
    assert told.code
    assert "no weights to be learned" in told.err + told.out
