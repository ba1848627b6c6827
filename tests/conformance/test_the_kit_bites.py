"""Every invariant of the kit is shown to bite: a toy that breaks it, and the kit that says so."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludoteca.conformance import Broken, inspect_game, kit
from ludoteca.kernel import Choice, Event, Game, Random, State, Step, Variants, View, option
from ludoteca.paper import Markup, h, join
from tests.conformance.toy import GAME, LAY, ROUNDS, Lay, Toy, TurnUp, deal
from tests.conformance.toy.faults import (
    Betray,
    Betraying,
    Burn,
    Careless,
    Chatty,
    Contrary,
    Crash,
    Cruel,
    Endless,
    Forgetful,
    Forgiving,
    Gamble,
    Loose,
    Marked,
    Mumbling,
    Peeked,
    Rich,
    Short,
    Shrugging,
    Siamese,
    Silent,
    Spying,
)


def toy(choice: type[Choice] = Lay, turn_up: Step | None = None, kind: type[Toy] = Toy, **box: Any) -> Game:
    """The toy with one part exchanged."""

    def setup(seats: int, rng: Random, variants: Variants) -> State:
        g = deal(seats, rng, variants, kind)
        g.then(*[*(choice(seat) for seat in range(seats)), turn_up or TurnUp()] * ROUNDS)
        return g

    return replace(GAME, setup=setup, **box)


def breaks(game: Game, invariant: int) -> None:
    with pytest.raises(Broken) as broken:
        for _ in inspect_game(game, games=12, samples=120):
            pass
    assert broken.value.invariant == invariant, str(broken.value)


def test_a_good_toy_passes() -> None:
    assert len(list(inspect_game(GAME, games=10, samples=60))) == 10


def test_1_a_step_that_can_change() -> None:
    breaks(toy(Loose), 1)


def test_2_a_secret_on_the_agenda() -> None:
    breaks(toy(Peeked), 2)


def test_3_a_card_kept_in_a_step() -> None:
    breaks(toy(Cruel, kind=Forgiving), 3)


def test_4_options_that_know_another_hand() -> None:
    breaks(toy(Spying), 4)


def test_5_an_offer_that_is_no_action() -> None:
    breaks(toy(actions=LAY[:5]), 5)


def test_5_a_pick_taken_without_being_offered() -> None:
    breaks(toy(kind=Careless), 5)


def test_6_a_guess_that_contradicts_what_was_seen() -> None:
    breaks(toy(kind=Forgetful), 6)


def test_7_a_log_that_tells_a_face() -> None:
    breaks(toy(Chatty), 7)


def test_7_a_table_that_moves_by_a_hidden_card() -> None:
    breaks(toy(Betray), 7)


def test_7_a_secret_beside_the_cards() -> None:
    with pytest.raises(Broken) as broken:
        list(inspect_game(toy(kind=Marked), games=6, samples=120))
    assert broken.value.invariant in (6, 7)


def test_8_chance_from_outside() -> None:
    breaks(toy(turn_up=Gamble()), 8)


def test_8_a_clone_that_is_not_apart() -> None:
    with pytest.raises(Broken):
        list(inspect_game(toy(kind=Siamese), games=6, samples=120))


def test_9_a_card_that_vanishes() -> None:
    breaks(toy(turn_up=Burn()), 9)


def test_10_a_game_that_does_not_end() -> None:
    breaks(toy(Endless), 10)


def test_10_a_result_that_forgets_a_seat() -> None:
    breaks(toy(kind=Short), 10)


def test_11_an_option_without_words() -> None:
    breaks(toy(Rich, actions=(*LAY, option("bribe")), bound=60), 11)


@pytest.mark.parametrize("fault", ["twice", "strange", "to all"])
def test_11_a_page_that_offers_wrongly(fault: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def page(view: State, can: Any, _: Any) -> Markup:
        keys = [o.key for o in view.options if can(o.verb, *o.args)]
        if fault == "strange":
            keys.append("lay:99")
        if fault == "to all":
            keys = ["lay:1"]
        return join(h("i", data_pick=key) for key in keys * (2 if fault == "twice" else 1))

    monkeypatch.setitem(vars(GAME), "view", View(page=page))
    breaks(GAME, 11)


@pytest.mark.parametrize("fault", [Contrary, Silent, Shrugging, Betraying, Mumbling])
def test_12_a_reason_that_disagrees_is_missing_tells_a_secret_or_is_not_said(fault: type[Lay]) -> None:
    breaks(toy(fault), 12)


def test_0_a_crash_is_reported_with_the_way_to_see_it_again() -> None:
    with pytest.raises(Broken, match="--seats 2 --seed 0"):
        kit.inspect_table(toy(turn_up=Crash()), 2, {}, 0)


def test_events_say_who_may_know_them() -> None:
    told: list[Event] = []
    g = GAME.begin(2, 1, {}, told)
    g.choose(g.options[0])
    hidden = next(event for event in told if event.kind == "hidden")
    assert [hidden.known_to(seat) for seat in (0, 1, 2)] == [True, False, False]
