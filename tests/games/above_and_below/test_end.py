"""Reputation and the end of the game."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.above_and_below.scene import NAMES, Scene, scene, write


def reputations(*values: int) -> list[int]:
    """The reputation points of villages at these positions."""
    s = scene(len(values))
    for name, value in zip(NAMES, values, strict=False):
        s.has(name, reputation=value)
    return [s.score(name).reputation for name in NAMES[: len(values)]]


@rule("AB-REP-01", "AB-REP-02", "AB-REP-03")
def test_two_up_and_one_down_is_one_below_the_torch(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-76."""
    write(monkeypatch, 2, '[[choice]]\nletter = "a"\nauto = {reputation = 2}')
    write(monkeypatch, 3, '[[choice]]\nletter = "a"\nalways = {reputation = -1}\nauto = {}')
    s = scene().has("Ana", ready="builder trainer explorer v06").turn("Ana")
    s.explores("Ana", "builder trainer", 2).says("Ana", "decide a")
    assert s.village("Ana").reputation == 2
    s.turn("Ana").explores("Ana", "explorer v06", 3).says("Ana", "decide a")
    assert s.village("Ana").reputation == 1


@rule("AB-REP-02", "R-16")
def test_the_cube_stops_at_the_ends() -> None:
    """AS-77."""
    s = scene().has("Ana", reputation=-4).has("Bia", reputation=7)
    s.g.esteem(0, -1)
    s.g.esteem(1, 3)
    assert [v.reputation for v in s.g.villages] == [-4, 8]


@rule("AB-REP-04")
def test_the_points_of_the_track() -> None:
    """AS-64: the top space costs 2 points."""
    assert [reputations(value, 8)[0] for value in range(-4, 8)] == [-2, -1, -1, 0, 0, 0, 1, 1, 2, 2, 3, 4]
    assert reputations(8, 0) == [3 + 5, 0]


@rule("AB-REP-05", "AB-REP-04", "AB-END-04")
def test_three_places_among_three_or_four() -> None:
    """AS-81."""
    assert reputations(4, 2, 1) == [5 + 2, 3 + 1, 2 + 0]
    assert reputations(1, 4, -1, 2) == [2 + 0, 5 + 2, 0, 3 + 1]


@rule("AB-REP-06", "AB-ICON-28", "R-17")
def test_two_players() -> None:
    assert reputations(1, 0) == [3, 0]
    assert reputations(0, 0) == [2, 2]


@rule("AB-REP-07", "AB-REP-05", "R-17")
def test_tom_and_sarah_share_first_and_second_place() -> None:
    """AS-62."""
    assert reputations(1, 1, 0) == [4, 4, 2]
    assert reputations(1, 0, 0) == [5, 3, 3]
    assert reputations(0, 0, 0) == [4, 4, 4]  # 10 / 3, rounded up
    assert reputations(0, 0, 0, 0) == [3, 3, 3, 3]  # 10 / 4, rounded up
    assert reputations(1, 1, 0, 0) == [4, 4, 1, 1]


@rule("AB-END-02", "AB-TRACK-05")
def test_the_track_of_the_rulebook_gives_10_points() -> None:
    """AS-45, and AS-44: two fruits on the third space are worth 4."""
    assert scene().has("Ana", track="rope fish fruit*4").score("Ana").track == 8 + 1 + 1
    assert scene().has("Ana", track="rope fish fruit*2").score("Ana").track == 4 + 2
    eight = "mushroom fish fruit rope pot paper ore amethyst"
    assert scene().has("Ana", track=eight).score("Ana").track == 1 + 1 + 2 + 2 + 3 + 4 + 5 + 6


@rule("AB-END-03", "AB-END-05")
def test_a_house_of_2_points_gives_3() -> None:
    """AS-57."""
    s = scene()
    before = s.score("Ana").total
    assert s.score("Ana").buildings == 1  # the starting house
    assert s.has("Ana", buildings="h16").score("Ana").total == before + 2 + 1
    assert s.has("Ana", caves=3).score("Ana").total == before + 3  # caves are no buildings
    assert s.has("Ana", buildings="o01").score("Ana").total == before + 4


@rule("AB-END-06", "AB-ICON-26", "R-20")
def test_four_points_and_two_for_each_potion_and_ore() -> None:
    """AS-58."""
    s = scene().has("Ana", caves=1, stocked="o11", potion=2, track="ore", sale="potion")
    s.village("Ana").two = 0  # one ore still lies on the outpost
    before = s.score("Ana").total
    assert s.has("Ana", buildings="s1").score("Ana").total - before == 4 + 2 * 2 + 1 * 2 + 1


@rule("AB-END-06", "R-18")
def test_three_points_and_two_for_each_house() -> None:
    """AS-59."""
    s = scene().has("Ana", buildings="h16 h03", caves=1)
    before = s.score("Ana").total
    assert s.has("Ana", buildings="s2").score("Ana").total - before == 3 + 2 * 4 + 1
    before = s.score("Ana").total
    assert s.has("Ana", buildings="o01").score("Ana").total - before == 1  # an outpost is no house


@rule("AB-ICON-12", "R-19")
def test_two_points_for_each_of_seven_villagers() -> None:
    """AS-60."""
    s = scene().has("Ana", ready="builder trainer explorer v01 glogo", exhausted="v02", injured="v03", buildings="s3")
    assert s.score("Ana").bonus == 14


@rule("AB-ICON-21")
def test_a_point_for_each_empty_cave() -> None:
    """AS-61."""
    assert scene().has("Ana", caves=3, buildings="o01 s4").score("Ana").bonus == 3 + 2


def ended(**villages: dict[str, object]) -> Scene:
    s = scene(len(villages))
    for name, things in villages.items():
        s.has(name, reputation=0, **things)
    return s.round_ends(after=7)


@rule("AB-END-07", "AB-END-01")
def test_most_points_then_coins_then_buildings() -> None:
    s = ended(Ana={"track": "fish"}, Bia={"coins": 50})
    assert s.g.result is not None
    assert s.g.result.winners == (0,)
    s = ended(Ana={"coins": 5}, Bia={"coins": 6})
    assert s.g.result is not None
    assert s.g.result.ranks == (2, 1)
    s = ended(Ana={"coins": 6, "track": "fish"}, Bia={"coins": 6, "buildings": "h03"})
    assert s.g.result is not None
    assert len(set(s.g.result.scores)) == 1
    assert s.g.result.ranks == (2, 1)


@rule("R-24")
def test_what_is_still_tied_is_shared() -> None:
    s = ended(Ana={"coins": 6}, Bia={"coins": 6}, Caio={"coins": 5})
    assert s.g.result is not None
    assert s.g.result.ranks == (1, 1, 3)
