"""Invariants 2, 4, 6 and 7: nothing a seat may not know reaches that seat.

The kit makes *another world*: it takes a seat's view and deals the rest some other way. The seat cannot tell the two
worlds apart, so nothing that reaches it may differ, now or after the same pick.
"""

from __future__ import annotations

from typing import Any

from ludoteca.conformance import eyes
from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.kernel import Cards, Component, Event, Option, Seat, State, save
from ludoteca.words import LANGUAGES


def watchers(state: State) -> range:
    """Every seat, and the spectators."""
    return range(state.seats + 1)


def other_world(look: Inspection, seat: Seat) -> State:
    """The same table for this seat, dealt otherwise; chance will bring the same."""
    world = look.state.view(seat).guess(look.rng)
    world.rng.state = look.state.rng.state
    return world


def options_are_what_the_seat_sees(look: Inspection) -> None:
    ask = look.state.ask
    if ask is None:
        return
    offered, seen = list(look.state.options), list(look.state.view(ask.seat).options)
    check(look, 4, offered == seen, f"seat {ask.seat} is offered {offered} but its view lists {seen}")
    world = list(other_world(look, ask.seat).options)
    check(look, 4, offered == world, f"seat {ask.seat} is offered {offered}, and {world} if others held other cards")


def guess_agrees_with_view(look: Inspection) -> None:
    for seat in watchers(look.state):
        view = look.state.view(seat)
        guess = view.guess(look.rng)
        check(look, 6, guess.view(seat) == view, f"what seat {seat} sees changes with what it guesses")
        check(look, 6, guess.census() == look.census, f"a guess of seat {seat} holds {guess.census()}")
        check(look, 6, view.view(seat) == view, f"the view of seat {seat} hides something from itself")


def worlds_look_alike(look: Inspection) -> None:
    for seat in watchers(look.state):
        here, there = look.state.view(seat), other_world(look, seat).view(seat)
        check(look, 7, save(here) == save(there), f"the view of seat {seat} tells what it cannot see")
        language = look.rng.pick(LANGUAGES)
        sights, others = eyes.sights(look.game, here, language), eyes.sights(look.game, there, language)
        for name, sight in sights.items():
            check(look, 7, sight == others[name], f"the {name} of seat {seat} tells what it cannot see")


def worlds_go_on_alike(look: Inspection) -> None:
    """After the same pick, a seat to which nothing was shown still cannot tell the worlds apart.

    Which of its own hidden cards another seat moves may differ from world to world, so the whole table is compared
    for the one who picked, and for the others only what follows when it looks the same.
    """
    ask = look.state.ask
    if ask is None:
        return
    for seat in watchers(look.state):
        pick = look.rng.pick(look.state.options)
        here, there = look.state.clone(), other_world(look, seat)
        if pick not in there.options:
            continue  # the other world's player holds other cards: not a pick of this world
        before = learned(here, seat)
        told, heard = told_to(here, pick, seat), told_to(there, pick, seat)
        mine, other = here.view(seat), there.view(seat)
        nothing_shown = learned(here, seat) == learned(there, seat) == before
        same_table = bare(mine) == bare(other)
        if seat == ask.seat and nothing_shown:
            check(
                look, 7, same_table, f"{pick.key} shows seat {seat} nothing, yet the table tells it what it cannot see"
            )
        if same_table:
            agendas = mine.agenda == other.agenda
            check(look, 2, agendas, f"the agenda tells seat {seat} a secret: {mine.agenda[-3:]} or {other.agenda[-3:]}")
        if same_table and nothing_shown:
            check(look, 7, told == heard, f"the log tells seat {seat} a secret: {told} or {heard}")


def learned(state: State, seat: Seat) -> tuple[int, list[int], int]:
    """How far chance has gone, which faces a seat has seen, and how much else is still hidden from it."""
    seen: list[int] = []
    parts: list[Component] = [state]
    while parts:
        part = parts.pop()
        if isinstance(part, Cards):
            seen.extend(bits >> seat & 1 for bits in part.seen)
        parts.extend(part.parts())
    whole, view = bare(state).split(b","), bare(state.view(seat)).split(b",")
    return state.rng.state, seen, sum(here != there for here, there in zip(whole, view, strict=False))


def told_to(state: State, pick: Option, seat: Seat) -> list[Event]:
    told: list[Event] = []
    state.heard = told
    state.play(pick)
    state.heard = None
    return [event for event in told if event.known_to(seat)]


def bare(view: State) -> Any:
    """The view without its agenda."""
    copy = view.clone()
    copy.agenda = []
    return save(copy)
