"""Why can't I? What the page, the terminal and agents are told about what is not on offer."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Game, Option, State
from ludoteca.registry import box
from ludoteca.whynot import meant, refusal, refusals, refusals_of
from ludoteca.words import Words


@pytest.fixture
def roam() -> Game:
    return box("roam")


def beginning(roam: Game, seat: int = 0) -> State:
    return roam.new(2, seed=3, mode="full", first_player="seat_0").view(seat)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "3 coins are missing."), ("pt-BR", "Faltam 3 moedas.")], ids=["en", "pt-BR"]
)
def test_a_reason_has_numbers_and_a_rule(roam: Game, language: str, said: str) -> None:
    found = refusal(beginning(roam), Option.parse("rest"), Words(roam, language, strict=True))
    assert found is not None
    assert (found.text, found.rule) == (said, "ROAM-REST-03")


def test_what_is_on_offer_has_no_reason(roam: Game) -> None:
    view = beginning(roam)
    words = Words(roam, "en", strict=True)
    assert refusals_of(view, view.options, words) == []


def test_what_is_asked_later_is_said_with_its_moment_and_the_question(roam: Game) -> None:
    found = refusal(beginning(roam), Option.parse("buy:0"), Words(roam, "en", strict=True))
    assert found is not None
    assert "at the end of your turn" in found.text
    assert "Which character do you use?" in found.text


def test_whoever_is_not_asked_hears_who_is(roam: Game) -> None:
    words = Words(roam, "en", ("Ana", "Bia"), strict=True)
    view = beginning(roam, seat=1)
    found = refusal(view, Option.parse("rest"), words)
    assert found is not None
    assert found.text == "It is not your decision: Ana is asked."
    assert refusals(roam, view, words) == []


def test_a_list_leaves_out_what_is_not_on_the_table_and_gathers_what_is_alike(roam: Game) -> None:
    words = Words(roam, "en", strict=True)
    told = [(one.text, one.picks) for one in refusals(roam, beginning(roam), words)]
    assert told == [("3 coins are missing.", ["Rest early"])]
    g = roam.new(2, seed=3, mode="full", first_player="seat_0")
    g.choose(g.options[0])
    (out, *_) = refusals(roam, g.view(0), words)
    assert "stick out" in out.text
    assert len(out.picks) > 6
    assert out.told(words).endswith(f"and {len(out.picks) - 6} more")


def test_a_game_that_is_over_says_so(roam: Game) -> None:
    g = roam.new(2, seed=3)
    g.agenda.clear()
    g.listed = None
    found = refusal(g.view(0), Option.parse("rest"), Words(roam, "en", strict=True))
    assert found is not None
    assert found.text == "The game is over."


@pytest.mark.parametrize("typed", ["rest", "REST", "Rest early", "early"])
def test_a_key_a_verb_or_a_part_of_a_name_is_understood(roam: Game, typed: str) -> None:
    assert meant(roam, typed, Words(roam, "en")) == [Option.parse("rest")]


def test_a_name_of_nothing_means_nothing(roam: Game) -> None:
    assert meant(roam, "zeppelin", Words(roam, "en")) == []
    assert meant(roam, "", Words(roam, "en")) == []
