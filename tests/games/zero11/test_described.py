"""How a situation of 011 and its options are told to whoever learns which of them to prefer."""

from __future__ import annotations

from ludoteca.games.zero11.bot import DESCRIBED, suspects
from ludoteca.games.zero11.content.city import BIT, BUILDINGS, DISTANCE, MYSTIC_SPACE, STATIONS
from ludoteca.games.zero11.content.gears import ACTIVITY, EXAMINE, MOVEMENT, SYMBOLS
from ludoteca.games.zero11.content.people import JOHNSSON, POWER_COMPOSE
from ludoteca.games.zero11.content.tiles import kind_of
from ludoteca.games.zero11.rules.gears import PushGear
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import Option, option
from tests.games.zero11.table import zero11


def brings(g: Zero11, seat: int, one: Option) -> dict[str, float]:
    assert DESCRIBED.bearing is not None
    (row,) = DESCRIBED.bearing(g, seat, [one])
    return dict(zip(DESCRIBED.bearings, row, strict=True))


def printed(one: Option) -> dict[str, float]:
    """What is not zero."""
    return {name: n for name, n in zip(DESCRIBED.marks, DESCRIBED.about(one), strict=True) if n}


def test_what_is_printed_on_people_cards_tiles_and_spaces() -> None:
    assert printed(option("choose", JOHNSSON)) == printed(option("copy", JOHNSSON)) == {"johnsson": 1.0}
    assert printed(option("power", POWER_COMPOSE)) == {"compose card": 1.0}
    assert printed(option("item", kind_of("lemuria"))) == {"pages given": 2.0}
    assert printed(option("discard", kind_of("deggial"))) == {"tile with the Organ": 1.0, "pages given": 1.0}
    assert printed(option("walk", MYSTIC_SPACE[0])) == {"Mystic Building": 1.0}
    assert printed(option("ride", STATIONS[1][0])) == {"station": 1.0}
    assert printed(option("walk", BUILDINGS[0])) == {}
    assert printed(option("push", 1, 3)) == {"movement gear": 1.0, "steps": 1.0}
    assert printed(option("examine", 2)) == {}, "whose hand it is says nothing"


def test_a_space_is_told_by_the_clues_there_and_near_it() -> None:
    g = zero11().g
    here, far = MYSTIC_SPACE[0], max(BUILDINGS, key=lambda space: DISTANCE[MYSTIC_SPACE[0]][space])
    g.clued = BIT[here]
    assert brings(g, 0, option("walk", here))["clue there"] == 1.0
    assert brings(g, 0, option("walk", here))["clues near it"] == 1 / 3
    assert not any(brings(g, 0, option("walk", far)).values())
    g.where[JOHNSSON] = here
    assert brings(g, 0, option("choose", JOHNSSON))["clue there"] == 1.0


def test_a_hand_is_told_by_what_the_seat_has_not_seen_of_it() -> None:
    g = zero11().g
    before = brings(g, 0, option("examine", 1))
    assert before["cards there"] == before["cards not seen yet"] == len(g.hands[1]) / 5
    g.people.show(g.hands[1][0], to=0)
    assert brings(g, 0, option("examine", 1))["cards not seen yet"] == before["cards there"] - 1 / 5


def test_a_push_is_told_by_what_the_gears_will_show() -> None:
    g = zero11().g
    g.agenda.append(PushGear(0))
    told = brings(g, 0, option("push", ACTIVITY, 1))
    assert SYMBOLS[ACTIVITY][(g.gears[ACTIVITY] + 1) % 7] == EXAMINE
    assert [told[f"{action} shown"] for action in ("move_clue", "examine", "investigate", "compose")] == [0, 1, 0, 0]
    assert told["steps shown"] == SYMBOLS[MOVEMENT][(g.gears[MOVEMENT] + 1) % 9] / 5


def test_a_situation_tells_what_the_seat_suspects() -> None:
    g = zero11().g
    before = dict(zip(DESCRIBED.moments, DESCRIBED.moment(g, 0), strict=True))
    assert before["suspects"] == suspects(g, 0) / 4
    assert not before["sure of the name"]
    g.people.show(g.chosen, to=0)
    g.pages[1] = 9
    after = dict(zip(DESCRIBED.moments, DESCRIBED.moment(g, 0), strict=True))
    assert (after["suspects"], after["sure of the name"], after["others' most pages"]) == (1 / 4, 1.0, 0.9)
