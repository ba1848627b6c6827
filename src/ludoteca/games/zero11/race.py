"""Who could finish on his next turn. The bots count it in advance: once the Organ is found, whoever can and comes first
wins, so the last auction is worth all the time that the way to the Organ leaves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludoteca.games.zero11.content.city import DISTANCE, SPACES, STATIONS
from ludoteca.games.zero11.content.effects import Effect, Pages, Walk
from ludoteca.games.zero11.content.gears import (
    ACTIVITY,
    COMPOSE,
    MACHINE,
    MACHINES,
    MOVEMENT,
    NO_MACHINE,
    SYMBOLS,
    TAXI,
)
from ludoteca.games.zero11.content.people import CHARACTERS, JOHNSSON, POWER_COMPOSE, POWER_TRANSPORT, POWERS, SNOWY
from ludoteca.games.zero11.rules.gears import Move, MustPush, PushGear, turned
from ludoteca.games.zero11.rules.walking import TAXI_STEPS
from ludoteca.games.zero11.state import FREE, MARKS, NOBODY, NOWHERE, Zero11
from ludoteca.kernel import UNKNOWN, Seat

Ways = tuple[tuple[int, ...], ...]


def _ways(machine: int) -> Ways:
    """For each pair of spaces the steps to be walked from one to the other with one ride on this machine."""
    if machine == NO_MACHINE:
        return DISTANCE
    if machine == TAXI:
        return tuple(tuple(max(0, far - TAXI_STEPS) for far in row) for row in DISTANCE)
    stations = STATIONS[machine]
    to_station = [min(row[s] for s in stations) for row in DISTANCE]
    return tuple(
        tuple(min(DISTANCE[a][b], to_station[a] + to_station[b]) for b in range(SPACES)) for a in range(SPACES)
    )


WAY: Final = tuple(_ways(machine) for machine in range(len(MACHINES) + 1))
"""By machine, the last one being none. A declarer may pass and enter occupied spaces, so nothing is in the way."""
SHORTEST: Final = tuple(tuple(min(way[a][b] for way in WAY) for b in range(SPACES)) for a in range(SPACES))
"""With a ride on any machine, as the Transport card gives it."""

SURE: Final = 0.95
GUESSING: Final = 0.08
"""How often somebody finishes who has everything, and who still doubts between two names. In 120 games of greedy bots
it was 0.94 of 109 turns, and one of 26."""
UNFORESEEN: Final = 0.07
"""How often somebody finishes who, as far as this counts, cannot: items and events may help (0.06 of 188 turns)."""


def _given(effect: Effect) -> int:
    """The pages or spaces that somebody's ability or a card gives."""
    return effect.count if isinstance(effect, Pages) else effect.steps if isinstance(effect, Walk) else 0


FREE_WALK: Final = _given(CHARACTERS[SNOWY].ability)
"""Spaces that Snowy walks before the push."""
OWN_PAGES: Final = _given(CHARACTERS[JOHNSSON].ability)
CARD_PAGES: Final = _given(POWERS[POWER_COMPOSE].effect)
EAGER: Final = 4.0
"""Time Points that make somebody e times as likely to win the last auction."""


def pages_lacking(g: Zero11, seat: Seat) -> int:
    return max(0, g.pages_needed(seat) - g.pages[seat])


def start_and_goal(g: Zero11, seat: Seat) -> tuple[int, int] | None:
    """Where the miniature stands that the declarer must move, and where it must go."""
    chosen = g.people.face[g.chosen]
    if chosen == UNKNOWN:
        return None
    if g.is_fenrir(seat):
        own = g.own_character(seat)
        return (g.where[own], g.where[chosen]) if own >= 0 else None
    return (g.where[chosen], g.organ) if g.organ != NOWHERE else None


def wins_by(g: Zero11, seat: Seat, gears: Sequence[int], time: int, steps: int) -> bool:
    """Whether a declarer who has just pushed for so many steps, and sees these gears, gets there with all his pages."""
    ends = start_and_goal(g, seat)
    if ends is None:
        return False
    start, goal = ends
    chosen = NOBODY if g.is_fenrir(seat) else g.people.face[g.chosen]
    card, powers = g.card, g.powers[seat]
    machine = NO_MACHINE if card is not None and card.no_machines else SYMBOLS[MACHINE][gears[MACHINE]]
    if g.power_played or (card is not None and card.no_cards):
        powers = 0
    lacking = pages_lacking(g, seat) - (OWN_PAGES if chosen == JOHNSSON else 0)
    if SYMBOLS[ACTIVITY][gears[ACTIVITY]] == COMPOSE:
        lacking -= 1 + g.clues[seat]
    way = WAY[machine][start][goal]
    if chosen == SNOWY and not g.declared:
        way = min(way, DISTANCE[start][goal] - FREE_WALK)  # walked before anybody knows which machine will come
    if lacking > 0:
        if lacking > CARD_PAGES or not powers >> POWER_COMPOSE & 1:
            return False
    elif powers >> POWER_TRANSPORT & 1 and machine != NO_MACHINE:
        way = min(way, SHORTEST[start][goal])
    return way <= SYMBOLS[MOVEMENT][gears[MOVEMENT]] and time > steps + max(0, way)


def can_finish(g: Zero11, seat: Seat, gears: list[int], time: int) -> bool:
    """Whether some push leads far enough."""
    opposed = g.house.opposed_arrows
    pushes = (MACHINE, MOVEMENT) if opposed else (MACHINE,)
    return any(
        wins_by(g, seat, turned(gears, gear, steps, opposed), time, steps) for steps in (1, 2, 3) for gear in pushes
    )


def on_the_way(g: Zero11, seat: Seat) -> bool:
    """Whether a declarer who has pushed his gear will get there, or is there already."""
    ends, ask = start_and_goal(g, seat), g.ask
    if isinstance(ask, Move) and ends is not None:
        return WAY[ask.machine][ends[0]][ends[1]] <= ask.steps
    return g.reached


def chance(g: Zero11, seat: Seat, doubts: int, ahead: int) -> float:
    """How likely a seat wins on its turn of this Hour, with so many players ahead of it who each push a gear."""
    fenrir = g.is_fenrir(seat)
    if not fenrir and g.organ == NOWHERE:
        return 0.0
    if doubts > 2 or pages_lacking(g, seat) > 8 or (fenrir and g.marks(seat) < MARKS):
        return 0.0
    if seat in g.chart:  # his turn has come already
        mover = g.own_character(seat) if fenrir else g.people.face[g.chosen]
        if g.active != mover or g.chart[mover] != seat:
            return 0.0
        if g.declared and MustPush(seat) not in g.agenda and not isinstance(g.ask, PushGear):
            return SURE * on_the_way(g, seat)
    time = g.time[seat] - (g.price if g.lot != FREE and g.holder == seat else 0)
    shifts = range(ahead, 3 * ahead + 1)
    opposed = g.house.opposed_arrows
    finishes = sum(can_finish(g, seat, turned(g.gears, MACHINE, shift, opposed), time) for shift in shifts)
    best = SURE if doubts == 1 else GUESSING
    return UNFORESEEN + (best - UNFORESEEN) * finishes / len(shifts)


def this_hour(g: Zero11, doubts: Sequence[int]) -> list[float]:
    """How likely each seat is to win before the Hour is over."""
    won = [0.0] * g.seats
    if g.organ == NOWHERE and not any(g.is_fenrir(seat) for seat in g.everyone):
        return won
    order = list(g.order)
    if g.lot != FREE and g.holder != NOBODY:
        order[g.lot] = g.holder
    unplaced = [seat for seat in g.before if g.plays(seat) and seat not in order]
    still_open, ahead = 1.0, 0
    for seat in order:
        if seat != FREE:
            if not g.plays(seat):
                continue
            mine = chance(g, seat, doubts[seat], ahead)
            won[seat] += still_open * mine
            still_open *= 1 - mine
            ahead += seat not in g.chart
        elif unplaced:
            still_open *= 1 - _sold(g, unplaced, doubts, ahead, won, still_open)
            ahead += 1
    return won


def _sold(
    g: Zero11, unplaced: list[Seat], doubts: Sequence[int], ahead: int, won: list[float], still_open: float
) -> float:
    """A position still to be sold goes to whoever could win on it and has most time to bid."""
    chances = {seat: chance(g, seat, doubts[seat], ahead) for seat in unplaced}
    eager = {seat: math.exp(g.time[seat] / EAGER) if chances[seat] > UNFORESEEN else 1.0 for seat in unplaced}
    total = sum(eager.values())
    for seat in unplaced:
        won[seat] += still_open * chances[seat] * eager[seat] / total
    return sum(chances[seat] * eager[seat] for seat in unplaced) / total
