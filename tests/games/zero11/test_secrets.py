"""What each seat can know: checked against every world that agrees with what it has seen and heard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import cast

import pytest

from ludoteca.games.zero11 import GAME
from ludoteca.games.zero11.state import Zero11
from ludoteca.games.zero11.view.notes import notes, place_of
from ludoteca.kernel import UNKNOWN, Event, Option, Random, rule
from tests.games.zero11.table import PEOPLE, zero11

World = tuple[str, ...]
"""For each character the place of its card."""


class Witness:
    """One seat that writes down, from the events it hears alone, what it knows for certain."""

    def __init__(self, g: Zero11, seat: int) -> None:
        self.seat = seat
        self.sure: dict[int, str] = {}
        self.not_chosen: set[int] = set()
        lies = place_of(g)
        if seat < g.seats:
            self.sure = {g.people.face[card]: lies[card] for card in g.hands[seat] if g.people.face[card] < 8}
        self.sure |= {g.people.face[card]: "face-up" for card in g.face_up}
        if g.house.unknown_face_up:
            self.sure |= {g.people.face[card]: "unknown" for card in g.unknown}
        self.room = Counter({f"hand-{s}": 2 if g.seats == 3 else 1 for s in range(g.seats)})
        self.room |= Counter({"chosen": 1, "unknown": len(g.unknown), "face-up": len(g.face_up)})

    def hear(self, event: Event, truth: Zero11) -> None:
        if not event.known_to(self.seat):
            return
        data = event.data
        if event.kind == "saw":
            self.sure |= {face: f"hand-{data['whose']}" for face in data["person"] if face < 8}
        elif event.kind == "saw_unknown":
            self.sure |= dict.fromkeys(data["person"], "unknown")
        elif event.kind == "wrong":
            self.not_chosen.add(data["character"])
            if data["seat"] == self.seat:
                self.sure[truth.people.face[truth.chosen]] = "chosen"
        elif event.kind == "right":
            self.sure[data["character"]] = "chosen"
        elif event.kind == "eliminated":
            self.sure |= dict.fromkeys(data["character"], f"hand-{data['seat']}")
        elif event.kind == "declared" and data["fenrir"] == "yes" and truth.declared:
            # Rightly declared: everybody sees whom he moves.
            self.sure[truth.active] = f"hand-{data['seat']}"

    def worlds(self) -> Iterator[World]:
        """Every way the eight cards could lie."""
        return self._lay((), dict(self.room - Counter(self.sure.values())))

    def _lay(self, laid: World, room: dict[str, int]) -> Iterator[World]:
        character = len(laid)
        if character == 8:
            yield laid
        elif character in self.sure:
            yield from self._lay((*laid, self.sure[character]), room)
        else:
            for place in list(room):
                if room[place] and not (place == "chosen" and character in self.not_chosen):
                    room[place] -= 1
                    yield from self._lay((*laid, place), room)
                    room[place] += 1


def world_of(g: Zero11) -> World:
    lies = place_of(g)
    where = {face: lies[card] for card, face in enumerate(g.people.face) if 0 <= face < 8}
    return tuple(where[c] for c in range(8))


def pick(g: Zero11, rng: Random) -> Option:
    """Random, but thrifty, curious and fond of declaring, so that much is learnt before the end."""
    options = list(g.options)
    if options[0].verb in {"pass", "bid"}:
        return options[0]
    curious = [o for o in options if o.verb in {"examine", "unknown", "place", "reveal", "name", "declare"}]
    if curious and rng.below(3):
        return rng.pick(curious)
    return rng.pick(options)


@rule("O11-ACTION-09", "O11-CLAR-02", "O11-WIN-03", "O11-SETUP-11", "O11-FENRIR-05", "O11-EVENT-18")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_notes_and_guesses_are_exactly_the_worlds_a_seat_cannot_exclude(seats: int, seed: int) -> None:
    heard: list[Event] = []
    g = cast(Zero11, GAME.new(seats=seats, seed=seed))
    witnesses = [Witness(g, seat) for seat in range(seats + 1)]
    rng, n = Random.seeded(seed), 0
    while not g.over:
        g.heard = heard
        g.play(pick(g, rng))
        g.heard = None
        news = any(event.kind in {"saw", "saw_unknown", "wrong", "right", "eliminated"} for event in heard)
        for witness in witnesses:
            for event in heard:
                witness.hear(event, g)
        heard.clear()
        n += 1
        if news and n % 6 == 0:
            for witness in witnesses:
                check(g, witness, rng)


def check(g: Zero11, witness: Witness, rng: Random) -> None:
    view = g.view(witness.seat)
    worlds = set(witness.worlds())
    assert world_of(g) in worlds
    sheet = notes(view)
    assert sheet.places == tuple(frozenset(world[c] for world in worlds) for c in range(8))
    for _ in range(2):
        assert world_of(view.guess(rng)) in worlds
    if len(worlds) <= 6:
        assert {world_of(view.guess(rng)) for _ in range(40)} == worlds


@rule("O11-ACTION-09", "O11-WIN-03", "R-27")
def test_guesses_reach_every_world_and_no_other() -> None:
    """Three players: Marco has seen one card of each hand, and somebody has named a third in vain."""
    t = zero11(3).holds("Marco", "lilja", "pahlsson").holds("Mario", "vikstrom", "snowy")
    t.holds("Cristiano", "koleberg", "vidal").chosen("lewis").organ("x7y5")
    g, witness = t.g, Witness(t.g, 0)
    for seat, seen in ((1, "vikstrom"), (2, "vidal")):
        card = next(c for c in g.hands[seat] if g.people.face[c] == PEOPLE.index(seen))
        g.people.show(card, to=0)
        g.people.shuffle(g.hands[seat], g.rng)
        g.people.show_all(g.hands[seat], to=seat)
        witness.sure[PEOPLE.index(seen)] = f"hand-{seat}"
    worlds = set(witness.worlds())
    assert len(worlds) == 6  # Snowy, Koleberg and Lewis: two hands and the Chosen One
    rng = Random.seeded(3)
    assert {world_of(g.view(0).guess(rng)) for _ in range(120)} == worlds
    t.turn("Mario", "ev05").says("Mario", "declare", "name koleberg")
    witness.not_chosen.add(PEOPLE.index("koleberg"))
    witness.sure |= {PEOPLE.index("vikstrom"): "hand-1", PEOPLE.index("snowy"): "hand-1"}  # Mario revealed them
    assert set(witness.worlds()) == {world_of(g)}
    assert notes(g.view(0)).suspects == (PEOPLE.index("lewis"),)
    assert {world_of(g.view(0).guess(rng)) for _ in range(30)} == {world_of(g)}


@rule("O11-ACTION-02", "O11-ACTION-09")
def test_a_character_once_seen_in_a_hand_stays_on_the_sheet() -> None:
    t = (
        zero11()
        .gears(0, 8, 0)
        .holds("Mario", "snowy")
        .played("Mario", "examine", "transport", "investigate", "compose")
    )
    t.turn("Marco").says("Marco", "choose vikstrom", "ability", "push machine 1", "stop", "examine Mario", "finish")
    assert notes(t.g.view(0)).places[PEOPLE.index("snowy")] == {"hand-1"}
    assert len(notes(t.g.view(2)).places[PEOPLE.index("snowy")]) > 1


@rule("O11-SETUP-11", "O11-WIN-03")
def test_the_sheet_names_the_chosen_one_only_when_it_is_certain() -> None:
    t = zero11(3)
    g = t.g
    suspects = notes(g.view(0)).suspects
    assert len(suspects) == 5  # neither one's own two nor the open one
    assert g.people.face[g.chosen] in suspects
    g.people.show_all(g.hands[1], to=0)
    assert len(notes(g.view(0)).suspects) == 3
    g.people.show_all(g.hands[2], to=0)
    assert notes(g.view(0)).suspects == (g.people.face[g.chosen],)


@rule("O11-FENRIR-02")
def test_roles_on_the_sheet() -> None:
    t = zero11().fenrir("Mario")
    assert notes(t.g.view(1)).roles == ("hero", "fenrir", "hero", "hero")
    assert notes(t.g.view(0)).roles == ("hero", "", "", "")
    assert notes(t.g.view(4)).roles == ("", "", "", "")
    for seat in (2, 3):
        t.g.roles.show(t.g.role[seat])
    assert notes(t.g.view(0)).roles == ("hero", "fenrir", "hero", "hero")


@rule("O11-ACTION-10", "O11-SETUP-11", "O11-FENRIR-02")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_reveals_the_chosen_one_before_a_declaration(seats: int) -> None:
    rng = Random.seeded(seats)
    g = cast(Zero11, GAME.new(seats=seats, seed=seats))
    while not g.over:
        told: list[Event] = []
        g.heard = told
        g.play(pick(g, rng))
        g.heard = None
        if any(event.kind == "declared" for event in told):
            break
        assert all(g.view(seat).people.face[g.chosen] == UNKNOWN for seat in range(seats + 1))
