"""Hours, time and elimination: what Time Points buy, and what happens when they are gone."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.zero11.content.city import DISTANCE, SPACES
from ludoteca.games.zero11.state import FREE, MOST_TIME, NOBODY, Zero11
from ludoteca.kernel import Seat, Step, rule


@rule("O11-TIME-02")
def gain_time(g: Zero11, seat: Seat, count: int) -> None:
    """Nobody ever has more than 45 Time Points."""
    had = g.time[seat]
    g.time[seat] = min(MOST_TIME, had + count)
    if had < MOST_TIME:
        g.tell("time", seat=seat, count=g.time[seat] - had)
    else:
        g.tell("time_full", seat=seat)


@rule("O11-TIME-01", "O11-TIME-05", "R-3")
def spare(g: Zero11, seat: Seat) -> int:
    """What a player may pay of his own free will: never the last Time Point, unless a declarer may win with none."""
    return g.time[seat] if g.declared and g.house.win_at_zero else g.time[seat] - 1


@rule("O11-TIME-03", "O11-TIME-04")
def pay(g: Zero11, seat: Seat, count: int) -> None:
    """Spend one's own Time Points; at 0 one is out, before anything else happens."""
    g.time[seat] -= count
    if g.time[seat] == 0 and not (g.declared and g.house.win_at_zero):
        eliminate(g, seat)


@rule("O11-TIME-03", "R-27", "R-28")
def eliminate(g: Zero11, seat: Seat) -> None:
    """Out: the Character cards are revealed, everything else goes back; the miniature stays where it is."""
    g.alive &= ~(1 << seat)
    faces = g.people.face
    people = [card for card in g.hands[seat] if faces[card] < 8]
    g.spent += [card for card in g.hands[seat] if faces[card] >= 8]
    g.people.show_all(g.hands[seat])
    g.hands[seat] = people
    g.powers[seat] = 0
    g.clues[seat] = 0
    g.tell("eliminated", seat=seat, character=tuple(faces[card] for card in people))
    lay_shuffled_under(g, seat)
    if g.declared:
        step_back(g)
    if not g.alive:
        g.tell("all_out")
        g.agenda.clear()
    elif EndTurn(seat) in g.agenda:
        while g.agenda[-1] != EndTurn(seat):
            g.agenda.pop()


@rule("R-27")
def lay_shuffled_under(g: Zero11, seat: Seat) -> None:
    """The tiles of an eliminated player, also the one he was just playing, go shuffled under the deck."""
    tiles = g.racks[seat]
    if g.laid != FREE:
        tiles = [*tiles, g.laid]
        g.laid = FREE
    if len(tiles) > 1:
        g.tiles.shuffle(tiles, g.rng)
    g.deck[:0] = tiles
    g.racks[seat] = []


@rule("R-26")
def step_back(g: Zero11) -> None:
    """A miniature that ended on an occupied space returns to the last space of its path where it stood alone."""
    who = g.active
    others = [space for character, space in enumerate(g.where) if character != who]
    here = g.where[who]
    if here not in others and here != g.organ:
        return
    for space in reversed(g.alone):
        if space not in others and space != g.organ:
            g.where[who] = space
            return
    free = [space for space in range(SPACES) if space not in others and space != g.organ]
    g.where[who] = min(free, key=DISTANCE[here].__getitem__)


@dataclass(frozen=True)
class EndTurn(Step):
    """At the end of a turn examined cards are shuffled back, and a declaration that was not fulfilled eliminates."""

    rule = "O11-ACTION-09"
    rules = ("O11-CLAR-02", "O11-WIN-04", "O11-WIN-07")
    seat: Seat

    def do(self, g: Zero11) -> None:
        if g.declared and g.plays(self.seat):
            g.tell("failed", seat=self.seat)
            eliminate(g, self.seat)
        if g.apart:
            shuffle_back(g)
        g.active = g.second = NOBODY
        g.power_played = g.item_played = g.declared = g.reached = False
        g.alone = ()


@rule("O11-ACTION-09", "O11-CLAR-02")
def shuffle_back(g: Zero11) -> None:
    """The cards seen this turn are shuffled into the hand or the deck they came from."""
    apart = set(g.apart)
    for seat, hand in enumerate(g.hands):
        if not apart.isdisjoint(hand):
            if g.plays(seat) and len(hand) > 1:
                g.people.shuffle(hand, g.rng)
            g.people.show_all(hand, to=seat)
    if not apart.isdisjoint(g.unknown) and len(g.unknown) > 1:
        g.people.shuffle(g.unknown, g.rng)
    g.apart = []
