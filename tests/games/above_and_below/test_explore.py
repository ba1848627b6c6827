"""Exploring: the party, the paragraph, the choice, dice and lanterns, injuries, success and failure."""

from __future__ import annotations

import re
from html import escape

import pytest

from ludoteca.games.above_and_below import GAME
from ludoteca.games.above_and_below.content.villagers import LANTERNS, VILLAGERS
from ludoteca.kernel import rule
from ludoteca.words import Words
from tests.games.above_and_below.scene import Scene, scene, write

RATS = """
[[choice]]
letter = "a"
explore = [{number = 3, reward = {coins = 1}}, {number = 4, reward = {goods = {mushroom = 1}}}]
[[choice]]
letter = "b"
explore = [{number = 7, reward = {coins = 5, goods = {ore = 1}}}]
"""


@pytest.fixture
def rats(monkeypatch: pytest.MonkeyPatch) -> Scene:
    """The sample of the rulebook: run and hide (3 or 4), stay and fight (7)."""
    write(monkeypatch, 6, RATS)
    return scene().has("Ana", coins=0).turn("Ana")


@rule("AB-EXPLORE-02", "AB-ROUND-02")
def test_one_ready_villager_cannot_explore() -> None:
    """AS-09."""
    s = scene().has("Ana", ready="builder").turn("Ana")
    assert not s.may("Ana", "explore")
    s = scene().has("Ana", ready="builder trainer").turn("Ana")
    assert s.may("Ana", "explore")


@rule("AB-EXPLORE-02", "R-29")
def test_two_or_more_go_and_there_is_no_upper_limit(rats: Scene) -> None:
    eight = "builder trainer explorer v06 v07 v08 v10 v11"
    s = rats.has("Ana", ready=eight).turn("Ana")
    s.says("Ana", "explore", "send builder")
    assert not s.may("Ana", "go")
    s.says("Ana", "send trainer")
    assert s.may("Ana", "go")
    for word in eight.split()[2:-1]:
        s.says("Ana", f"send {word}")
    s.rolls(1, *[1] * 8).says("Ana", "send v11", "decide a")
    assert len(s.g.dice) == 8


@rule("AB-EXPLORE-01", "AB-EXPLORE-03")
def test_the_die_says_which_paragraph_of_the_top_card_is_read(rats: Scene) -> None:
    """AS-10."""
    s = rats.explores("Ana", "builder trainer", 78)
    assert s.g.paragraph == 78
    assert s.told("read")[0]["die"] == 4
    assert s.g.cave not in s.g.cave_pile
    assert s.g.cards.face[s.g.cave] == 49 + 2
    assert s.g.cards.sees(s.g.cave_pile[-1], 2)  # the next one lies face up
    assert s.asks == "Ana Decide"


@rule("R-22")
def test_without_cave_cards_nobody_explores() -> None:
    s = scene()
    s.g.cave_pile.clear()
    s.turn("Ana")
    assert not s.may("Ana", "explore")


@rule("AB-EXPLORE-04", "R-30", "R-9")
def test_numbers_are_read_and_rewards_are_not(rats: Scene) -> None:
    """AS-11."""
    s = rats.explores("Ana", "builder trainer", 6)
    assert s.on_offer("decide") == ["a", "b"]
    read = s.told("read")[-1]
    assert set(read) == {"seat", "paragraph", "story", "die"}
    for language in ("en", "pt-BR"):
        words = Words(GAME, language, ("Ana", "Bia"), strict=True)
        for seat in (0, 1, 2):  # the explorer, the others and the spectators read the same
            page = str(GAME.view.page(s.g.view(seat), lambda *_: {}, words.t))
            book = page[page.index("<article") : page.index("</article")]
            for shown in ("story-6-title", "story-6", "story-6-a", "story-6-b"):
                assert escape(words.t(shown)) in book
            assert re.findall(r'class="number">.*?</svg>(\d+)<', book) == ["3", "4", "7"]
            assert "story-6-a-success" not in page
            assert escape(words.t("story-6-a-success")) not in page
            assert not re.search(r"#ab-(mushroom|ore|coin)", book)  # no reward, not even as a picture
            assert 'data-speak="' in book


@rule("AB-EXPLORE-05")
def test_the_explorer_chooses_and_everybody_hears_it(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer", 6, 1, 1)
    assert s.asks == "Ana Decide"
    s.says("Ana", "decide a")
    assert s.told("decided") == [{"seat": 0, "story": 6, "decision": "6-a"}]


@rule("AB-EXPLORE-08", "AB-ICON-16")
def test_the_best_step_counts_alone() -> None:
    """AS-12 and AS-67."""
    explorer, builder = LANTERNS[2], LANTERNS[0]
    assert VILLAGERS[2].lanterns == ((1, 1), (3, 2))
    assert (explorer[2], explorer[5]) == (1, 2)
    assert VILLAGERS[0].lanterns == ((1, 1), (4, 2))
    assert (builder[3], builder[4]) == (1, 2)


@rule("AB-EXPLORE-07", "AB-EXPLORE-09")
def test_each_villager_has_its_own_die(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer explorer", 6, 1, 4, 2).says("Ana", "decide b")
    assert s.g.dice == {0: 1, 1: 4, 2: 2}
    assert s.g.lanterns == 1 + 2 + 1


@rule("AB-EXPLORE-06", "AB-EXPLORE-07", "AB-EXPLORE-11")
@pytest.mark.parametrize(("rolls", "total"), [((1, 1, 1), 3), ((4, 1, 1), 4), ((4, 4, 1), 5)])
def test_a_total_of_3_to_5_reaches_only_the_3(
    monkeypatch: pytest.MonkeyPatch, rolls: tuple[int, ...], total: int
) -> None:
    """AS-71."""
    write(
        monkeypatch,
        6,
        """[[choice]]
        letter = "a"
        explore = [{number = 3, reward = {coins = 1}}, {number = 6, reward = {coins = 9}}]""",
    )
    s = scene().has("Ana", coins=0).turn("Ana").explores("Ana", "builder trainer explorer", 6, *rolls)
    s.says("Ana", "decide a")
    assert len(s.g.dice) == 3
    assert s.g.lanterns == total
    if s.asks == "Ana Strive":
        s.says("Ana", "stop")
    assert s.g.reached == 3
    assert s.village("Ana").coins == 1


@rule("AB-EXPLORE-11", "R-3")
def test_only_the_highest_number_reached_pays(rats: Scene) -> None:
    """AS-13."""
    s = rats.explores("Ana", "builder trainer explorer", 6, 4, 4, 1).says("Ana", "decide a")
    assert s.g.lanterns == 5
    assert s.items("Ana", "mushroom") == 1
    assert s.village("Ana").coins == 0


@rule("AB-EXPLORE-09", "AB-EXPLORE-11")
def test_an_exact_total_is_a_success(rats: Scene) -> None:
    """AS-14."""
    rats.has("Ana", ready="builder trainer explorer v14").turn("Ana")
    s = rats.explores("Ana", "builder trainer explorer v14", 6, 4, 1, 1, 5).says("Ana", "decide b")
    assert s.g.lanterns == 7
    assert s.village("Ana").coins == 5
    assert s.items("Ana", "ore") == 1


@rule("AB-EXPLORE-10", "R-8")
def test_two_injuries_lift_5_to_7(rats: Scene) -> None:
    """AS-15."""
    s = rats.explores("Ana", "builder trainer explorer", 6, 4, 4, 1).says("Ana", "decide b")
    assert s.asks == "Ana Strive"
    s.says("Ana", "aim 7", "injure builder", "injure explorer")
    assert s.g.lanterns == 7
    assert s.g.reached == 7
    assert s.who("Ana", "injured") == "builder explorer"
    assert s.who("Ana", "exhausted") == "trainer"


@rule("AB-EXPLORE-10")
def test_injuries_may_lift_a_success_to_a_higher_number(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer explorer", 6, 1, 1, 1).says("Ana", "decide a")
    assert s.g.lanterns == 3
    s.says("Ana", "aim 4", "injure trainer")
    assert s.items("Ana", "mushroom") == 1
    assert s.who("Ana", "injured") == "trainer"


@rule("R-32", "AB-EXPLORE-10")
def test_a_useless_injury_is_not_offered(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer", 6, 1, 1).says("Ana", "decide b")  # 2 lanterns, 7 is out of reach
    assert s.told("failed")
    assert s.who("Ana", "injured") == ""
    s = scene().turn("Ana").explores("Ana", "builder trainer", 6, 4, 4).says("Ana", "decide a")  # the 4 is reached
    assert s.told("succeeded")
    assert s.who("Ana", "injured") == ""


@rule("AB-EXPLORE-10", "R-32")
def test_one_may_also_injure_nobody_and_fail(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer explorer", 6, 4, 4, 1).says("Ana", "decide b", "stop")
    assert s.told("failed")
    assert s.who("Ana", "injured") == ""


@rule("AB-EXPLORE-12", "R-35")
def test_after_a_success_the_cave_is_the_players_and_the_party_exhausted(rats: Scene) -> None:
    """AS-17."""
    pile = len(rats.g.cave_pile)
    s = rats.explores("Ana", "builder trainer", 6, 4, 4)
    card = s.g.cave
    s.says("Ana", "decide a")
    assert s.village("Ana").caves == (card,)
    assert s.village("Ana").empty_caves == 1
    assert s.who("Ana", "exhausted") == "builder trainer"
    assert s.who("Ana", "ready") == "explorer"
    assert len(s.g.cave_pile) == pile - 1


@rule("AB-EXPLORE-13", "AB-EXPLORE-14")
def test_after_a_failure_the_card_goes_under_the_pile_and_the_penalty_applies(monkeypatch: pytest.MonkeyPatch) -> None:
    """AS-18."""
    write(
        monkeypatch,
        1,
        '[[choice]]\nletter = "a"\nexplore = [{number = 8, reward = {coins = 9}}]\nfail = {injure = 1}',
    )
    s = scene().has("Ana", coins=0).turn("Ana").explores("Ana", "builder trainer", 1, 1, 1)
    card = s.g.cave
    s.says("Ana", "decide a")
    assert s.asks == "Ana InjureByText"
    s.says("Ana", "injure trainer")
    assert s.village("Ana").caves == ()
    assert s.village("Ana").coins == 0
    assert s.g.cave_pile[0] == card
    assert s.who("Ana", "injured") == "trainer"
    assert s.who("Ana", "exhausted") == "builder"
    assert s.told("failed") == [{"seat": 0, "tale": "1-a-fail"}]


@rule("AB-EXPLORE-14")
def test_a_failure_without_a_text_of_its_own_has_no_penalty(rats: Scene) -> None:
    s = rats.explores("Ana", "builder trainer", 6, 1, 1).says("Ana", "decide b")
    assert s.told("failed") == [{"seat": 0, "tale": "fail-0"}]
    assert s.who("Ana", "exhausted") == "builder trainer"


@rule("AB-ICON-07", "R-33", "AB-EXPLORE-07")
def test_each_symbol_rolls_one_die_again_and_the_new_result_stands(rats: Scene) -> None:
    s = rats.has("Ana", buildings="k3").turn("Ana")
    s.explores("Ana", "builder trainer", 6, 4, 1, 1, 6).says("Ana", "decide a")
    assert s.g.lanterns == 3
    s.says("Ana", "reroll builder")  # falls to 1
    assert s.g.lanterns == 2
    s.says("Ana", "reroll builder")  # the same die, with the other symbol
    assert s.g.lanterns == 3
    assert s.asks == "Ana Strive"


@rule("AB-ICON-07", "R-33")
def test_rerolls_come_before_injuries_and_need_not_be_used(rats: Scene) -> None:
    s = rats.has("Ana", buildings="k3 k6 o21").turn("Ana")
    assert s.village("Ana").rerolls == 4
    s.explores("Ana", "builder trainer", 6, 4, 1).says("Ana", "decide a")
    assert s.asks == "Ana Reroll"
    assert not s.may("Ana", "aim 4")
    s.says("Ana", "keep")
    assert s.asks == "Ana Strive"


@rule("AB-ICON-09", "AB-EXPLORE-11")
def test_a_coin_after_a_success_and_none_after_a_failure(rats: Scene) -> None:
    """AS-20."""
    s = rats.has("Ana", buildings="k6").turn("Ana")
    s.explores("Ana", "builder trainer", 6, 4, 4).says("Ana", "decide a", "keep")
    assert s.village("Ana").coins == 1
    s = scene().has("Ana", buildings="k6", coins=0).turn("Ana")
    s.explores("Ana", "builder trainer", 6, 1, 1).says("Ana", "decide b", "keep")
    assert s.village("Ana").coins == 0
