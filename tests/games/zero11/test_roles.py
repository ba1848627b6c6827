"""Fenrir: who becomes it, when, and who knows."""

from __future__ import annotations

import pytest

from ludoteca.games.zero11.rules.hour import HOUR
from ludoteca.kernel import UNKNOWN, rule
from tests.games.zero11.table import PEOPLE, zero11


@rule("O11-FENRIR-01", "O11-FENRIR-02", "O11-FENRIR-04")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_roles_are_dealt_at_hour_five_before_the_event(seats: int) -> None:
    """S-50."""
    t = zero11(seats)
    t.g.hour = 5
    t.heard.clear()
    t.g.order, t.g.agenda = list(range(seats)), [HOUR]
    t.g.settle()
    kinds = [event.kind for event in t.heard]
    assert kinds.index("roles") < kinds.index("event")
    faces = [t.g.roles.face[card] for card in t.g.role]
    assert faces.count(0) == 1
    assert len(set(faces)) == seats
    for seat in range(seats):
        view = t.g.view(seat)
        assert [view.roles.face[card] != UNKNOWN for card in view.role] == [s == seat for s in range(seats)]


@rule("O11-FENRIR-01")
@pytest.mark.parametrize("hour", [4, 6])
def test_roles_are_dealt_at_no_other_hour(hour: int) -> None:
    t = zero11()
    t.g.hour = hour
    t.g.order, t.g.agenda = [0, 1, 2, 3], [HOUR]
    t.g.settle()
    assert t.g.role == [-1] * 4


@rule("O11-FENRIR-01")
def test_anybody_may_become_fenrir() -> None:
    found = set()
    for seed in range(12):
        t = zero11(seed=seed)
        t.g.hour = 5
        t.g.order, t.g.agenda = [0, 1, 2, 3], [HOUR]
        t.g.settle()
        found |= {seat for seat in range(4) if t.g.is_fenrir(seat)}
    assert len(found) > 1


@rule("O11-FENRIR-01", "R-27")
@pytest.mark.parametrize(("alive", "dealt"), [([0, 2], [0, 1]), ([2], [])])
def test_roles_are_dealt_to_two_but_not_to_one(alive: list[int], dealt: list[int]) -> None:
    t = zero11()
    t.g.alive = sum(1 << seat for seat in alive)
    t.g.hour = 5
    t.g.order, t.g.agenda = alive, [HOUR]
    t.g.settle()
    assert sorted(t.g.roles.face[card] for card in t.g.role if card >= 0) == dealt


@rule("O11-FENRIR-01")
def test_only_active_players_get_a_role() -> None:
    """R-27."""
    t = zero11()
    t.g.alive = 0b1101
    t.g.hour = 5
    t.g.order, t.g.agenda = [0, 2, 3], [HOUR]
    t.g.settle()
    assert t.g.role[1] == -1
    assert sorted(t.g.roles.face[t.g.role[seat]] for seat in (0, 2, 3)) == [0, 1, 2]


@rule("O11-3P-02", "O11-FENRIR-01")
def test_three_players_have_no_fenrir() -> None:
    t = zero11(3)
    t.g.hour = 5
    t.g.order, t.g.agenda = [0, 1, 2], [HOUR]
    t.g.settle()
    assert t.g.role == [-1] * 3
    assert not any(t.g.is_fenrir(seat) for seat in range(3))


@rule("O11-FENRIR-02")
def test_no_effect_examines_a_role_card() -> None:
    t = zero11().fenrir("Mario").turn("Marco", "ev05")
    t.says("Marco", "choose lewis", "power examine", "examine Mario", "ability", "examine Mario")
    view = t.g.view(t.seat("Marco"))
    assert view.roles.face[t.g.role[t.seat("Mario")]] == UNKNOWN
    assert len(t.g.apart) == 5


@rule("O11-FENRIR-03", "O11-FENRIR-05")
def test_the_possessed_is_the_character_of_fenrirs_card() -> None:
    """S-81."""
    t = zero11().holds("Marco", "snowy").fenrir("Marco")
    assert t.g.is_fenrir(t.seat("Marco"))
    assert PEOPLE[t.g.own_character(t.seat("Marco"))] == "snowy"
    assert t.g.people.face[t.g.chosen] != PEOPLE.index("snowy")
