"""The network that the master judges by: read, asked, and refused when it is not what it should be."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.bots import Clock, make, offered
from ludoteca.bots.lanes import MOST, Lanes
from ludoteca.bots.learned import Learned, opinion
from ludoteca.bots.master import Master, below, settings_of, shipped, shipped_hunches
from ludoteca.bots.network import Network, fingerprint, load, read_by, save
from ludoteca.kernel import Features, Game, Judge, Option, Random, Refused, Search, State
from ludoteca.registry import box, boxes
from tests.conformance.toy import GAME as TOY

ROAM = box("roam")
ZERO11 = box("zero11")


def network(game: Game, hidden: int = 3) -> Network:
    """One with numbers of its own everywhere, so that nothing that is left out goes unnoticed."""
    rng = Random.seeded(11)
    most = max(game.seats)

    def numbers(count: int) -> list[float]:
        return [(rng.below(2001) - 1000) / 1024 for _ in range(count)]  # these survive half precision

    inputs = [numbers(hidden) for _ in game.lesson.names]
    opinions = [numbers(hidden) for _ in range(most)]
    outputs = [numbers(hidden) for _ in range(most)]
    return Network(inputs, opinions, numbers(hidden), outputs, numbers(most), 0.5)


def test_its_chances_are_those_of_the_formula() -> None:
    net = Network(
        inputs=[[1.0, -2.0], [0.5, 0.25], [3.0, 3.0]],
        opinions=[[0.5, 0.0], [0.0, -0.5]],
        bias=[0.1, 0.2],
        outputs=[[1.0, -1.0], [0.5, 2.0]],
        level=[0.3, -0.3],
        trust=2.0,
    )
    found = net.chances([1.0, 0.5, 0.0], [0.4, -0.4])
    units = [0.1 + 1.0 + 0.25 + 0.2, max(0.0, 0.2 - 2.0 + 0.125 + 0.2)]
    powers = [0.3 + 2.0 * 0.4 + units[0] - units[1], -0.3 - 2.0 * 0.4 + 0.5 * units[0] + 2.0 * units[1]]
    total = sum(math.exp(power) for power in powers)
    assert found == pytest.approx([math.exp(power) / total for power in powers])


@pytest.mark.parametrize("game", boxes().values(), ids=lambda game: game.code)
def test_side_by_side_in_one_integer_it_says_the_same(game: Game) -> None:
    """In games of beginners, with large numbers and small ones; no feature is too large for its lane."""
    net = network(game, hidden=24)
    small = replace(net, inputs=[[weight / 256 for weight in row] for row in net.inputs])
    both = [(one, Lanes(one)) for one in (net, small)]
    for seats in (min(game.seats), max(game.seats)):
        g, rng = game.new(seats, 3), Random.seeded(4)
        for _ in range(6):
            ask = g.ask
            if ask is None:
                break
            features = game.lesson.of(g, ask.seat)
            assert max(map(abs, features)) <= MOST
            opinions = [(rng.below(13) - 6) / 3 for _ in g.everyone]
            for one, quick in both:
                assert quick.chances(features, opinions) == pytest.approx(one.chances(features, opinions), abs=1e-3)
            for _ in range(20):
                if g.ask is not None:
                    g.choose(rng.pick(g.options))


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    net = network(ROAM)
    file = tmp_path / "master.net"
    save(net, ROAM, file)
    assert load(file, ROAM) == replace(net, reads=fingerprint(ROAM.features))


def test_a_network_says_at_which_player_counts_it_has_learned(tmp_path: Path) -> None:
    file = tmp_path / "master.net"
    save(replace(network(ROAM), counts=(2, 4)), ROAM, file)
    assert load(file, ROAM).counts == (2, 4)


def test_where_it_has_not_learned_the_level_below_decides() -> None:
    """A master of the game for four is no master at three: there it is asked nothing."""
    net = replace(network(ZERO11), counts=(4,))
    view = ZERO11.new(3, 4).view(0)
    one, other = Master(ZERO11, [Lanes(net)], 5, float("inf")), make("mcts-strong", 5, ZERO11, timed=False)
    few = Clock(iterations=24)
    assert one.decide(view, few) == other.decide(view, few)
    assert one.thoughts() == other.thoughts()
    learned = Master(ZERO11, [Lanes(replace(net, counts=(3, 4)))], 5, float("inf"))
    learned.decide(view, few)
    assert learned.thoughts() != other.thoughts()


@pytest.mark.parametrize("broken", [b"", b"{}\n", b"not json\nabc", b'{"sizes": [1, 1, 1, 1]}\nxyz'])
def test_another_file_is_refused_in_one_sentence(tmp_path: Path, broken: bytes) -> None:
    file = tmp_path / "master.net"
    file.write_bytes(broken)
    with pytest.raises(Refused, match="not a network"):
        load(file, ROAM)


def test_a_network_of_other_features_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "master.net"
    save(network(TOY), TOY, file)
    with pytest.raises(Refused, match="other features"):
        load(file, ROAM)


def test_every_seat_reads_its_own_chance() -> None:
    """Whoever looks, chances are told in the order of the seats and make one victory."""
    g = ROAM.new(3, 4)
    judge = Learned(ROAM, Lanes(network(ROAM)))
    for me in g.everyone:
        judge.me = me
        values = judge.values(g)
        assert values[me] == judge.value(g, me)
        assert values[me:] + values[:me] == judge.seen_by(g, me)
        assert sum(values) == pytest.approx(1.0)


def test_opinions_are_never_sure() -> None:
    assert opinion(0.5) == 0.0
    assert opinion(1.0) == opinion(2.0) == pytest.approx(-opinion(0.0))
    assert opinion(1.0) < 10


def test_a_box_without_a_network_has_a_master_all_the_same() -> None:
    g = TOY.new(2, 3)
    assert g.ask is not None
    assert not shipped(TOY)
    assert make("master", 1, TOY, timed=False).decide(g.view(g.ask.seat)) in g.options


@pytest.mark.parametrize("game", boxes().values(), ids=lambda game: game.code)
def test_what_is_shipped_fits_its_box(game: Game) -> None:
    """What it was learned with is that of today, it is small, and it plays."""
    package = Path(str(__import__(game.package, fromlist=["_"]).__file__)).parent
    files = [*package.glob("master*"), *package.glob("hunches*")]
    assert sum(file.stat().st_size for file in files) < 300_000
    assert isinstance(make("master", 1, game), Master)
    for learned in shipped(game):
        if isinstance(learned, Lanes):
            read = read_by(learned.network, game)
            assert read is not None
            assert len(learned.network.inputs) == len(read.names)


def test_player_counts_may_be_learned_apart() -> None:
    """Whoever sits down at a table remembers what was learned for so many players, and plays with its settings."""
    two, more = replace(network(ROAM), counts=(2,)), replace(network(ROAM), counts=(3, 4), trust=2.0)
    bot = Master(ROAM, [Lanes(two), Lanes(more)], 5, float("inf"))
    for seats, wanted in ((2, two), (3, more), (4, more), (2, two)):
        bot.decide(ROAM.new(seats, 4).view(0), Clock(iterations=2))
        assert bot.network is not None
        assert bot.network.network.network == wanted


def test_a_box_may_say_how_a_master_searches_at_each_player_count(monkeypatch: pytest.MonkeyPatch) -> None:
    learned = Lanes(network(ROAM))
    monkeypatch.setattr(ROAM.judge, "master", {2: Search(iterations=7), 4: Search(by_impression=True)})
    assert settings_of(ROAM, 2, learned, shipped_hunches(ROAM)[0]).iterations == 7
    assert settings_of(ROAM, 2, learned).iterations == 144, "they are meant for a master with the policy of the box"
    assert settings_of(ROAM, 4, learned) == Search(by_impression=True, iterations=288)
    assert settings_of(ROAM, 3, learned).iterations == 144


def test_a_master_need_not_have_learned_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box may know how to play better than `mcts-strong` without a network: its settings hold where it says so."""
    monkeypatch.setattr(TOY.judge, "master", {2: Search(iterations=5, rounds=2)})
    bot = make("master", 1, TOY, timed=False)
    assert isinstance(bot, Master)
    bot.sit_down(2)
    assert (bot.search, bot.iterations) == (Search(iterations=5, rounds=2), 5)
    bot.sit_down(3)
    assert bot.search == below(TOY)


def test_settings_for_what_was_learned_do_not_hold_where_it_was_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """A box may say them once, for its network: without it they would be those of nobody."""
    monkeypatch.setattr(ROAM.judge, "master", Search(iterations=104, leaves=3))
    assert settings_of(ROAM, 3, None) == below(ROAM) != settings_of(ROAM, 3, Lanes(network(ROAM)))


def test_a_network_reads_what_it_was_learned_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A box may name a lesson after a network was learned with all features: that one still reads those."""
    file = tmp_path / "master.net"
    save(network(ROAM), ROAM, file)
    monkeypatch.setattr(ROAM.judge, "lesson", Features(("one",), lambda *_: [1.0]))
    assert Learned(ROAM, Lanes(load(file, ROAM))).features == ROAM.features.of
    save(network(ROAM), ROAM, file)  # it reads one number now
    assert Learned(ROAM, Lanes(load(file, ROAM))).features == ROAM.lesson.of
    monkeypatch.setattr(ROAM.judge, "lesson", None)
    with pytest.raises(Refused, match="other features"):
        load(file, ROAM)


def test_who_plays_on_plainly_asks_the_network_only_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody picks by the game's own judge meanwhile; the end is judged by the network."""
    for plainly in (True, False):
        monkeypatch.setattr(ROAM.judge, "master", Search(iterations=12, plainly=plainly))
        bot = Master(ROAM, [Lanes(network(ROAM))], 5, float("inf"))
        bot.sit_down(2)
        assert bot.network is not None
        assert bot.judge is bot.network
        assert bot.playing is (bot.network.own if plainly else bot.network)


def test_playing_on_follows_who_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search asks one judge for preferences while playing on, and the other how it ended."""
    monkeypatch.setattr(ROAM.judge, "master", Search(iterations=12, rounds=1, leaves=1, impression=0, plainly=True))
    bot = Master(ROAM, [Lanes(network(ROAM))], 5, float("inf"))
    bot.sit_down(2)
    asked: Counter[str] = Counter()

    def prefers(g: State, options: Sequence[Option]) -> list[float]:
        asked["playing on"] += 1
        return ROAM.judge.prefers(g, options)

    def values(g: State) -> list[float]:
        asked["the end"] += 1
        return [0.5, 0.5]

    bot.playing = Judge(value=lambda *_: 1 / 0, prefers=prefers)  # nobody compares ends
    bot.judge = Judge(values=values)
    bot.decide(ROAM.new(2, 4).view(0))
    assert asked["the end"] == 12
    assert asked["playing on"] > 12


def test_a_table_offers_five_levels_and_chance() -> None:
    assert offered()[:6] == ("carefree", "greedy", "mcts-fast", "mcts", "master", "random")


def test_somebody_carefree_blunders_seldom_and_errs_often() -> None:
    """Over the decisions of some games of Roam: now and then not the best, hardly ever something far behind."""
    decisions = erred = blundered = 0
    for seed in range(4):
        g = ROAM.new(2, seed)
        bot = make("carefree", seed, ROAM)
        while g.ask and decisions < 60 * (seed + 1):
            pick = bot.decide(g.view(g.ask.seat))
            behind = {thought.option: bot.thoughts()[0].estimate - thought.estimate for thought in bot.thoughts()}
            decisions += len(behind) > 1
            erred += behind[pick] > 0
            blundered += behind[pick] > 0.2
            g.choose(pick)
    assert erred > decisions / 8
    assert blundered < decisions / 50


def test_a_master_by_impression_looks_at_all_its_guesses() -> None:
    """A box that does not say how many iterations it wants has not said none: the master looked at one option only."""
    game = box("above_and_below")
    bot = make("master", 1, game, timed=False)
    assert isinstance(bot, Master)
    view = game.new(2, 3).view(game.new(2, 3).ask.seat)  # type: ignore[union-attr]  # somebody is asked
    bot.decide(view)
    assert bot.search.by_impression
    considered = game.judge.sensible(view, view.viewer, view.options)
    assert len(considered) > 1
    share = bot.search.plans // (len(considered) * bot.search.guesses)
    assert {thought.option for thought in bot.thoughts()} == set(considered)
    assert {thought.visits for thought in bot.thoughts()} == {max(1, share) * bot.search.guesses}
