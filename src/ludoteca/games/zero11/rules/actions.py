"""Phase 4.4: Examine, Investigate, Compose and Move Clue, boosted with clues."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.gears import COMPOSE, EXAMINE, INVESTIGATE, MOVE_CLUE
from ludoteca.games.zero11.content.tiles import KIND
from ludoteca.games.zero11.picks import BOOST, MOST_CLUES, UNKNOWN_DECK
from ludoteca.games.zero11.picks import EXAMINE as EXAMINE_SEAT
from ludoteca.games.zero11.rules.clues import LiftClue, lifts
from ludoteca.games.zero11.rules.pointers import action_shown
from ludoteca.games.zero11.rules.victory import judge
from ludoteca.games.zero11.state import HERO_PAGES, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, lacking, rule


@rule("O11-ACTION-05", "O11-ACTION-11")
def gain_pages(g: Zero11, seat: Seat, count: int) -> None:
    """Pages of music; the track ends at 15."""
    had = g.pages[seat]
    g.pages[seat] = min(HERO_PAGES, had + count)
    if had < HERO_PAGES:
        g.tell("pages", seat=seat, count=g.pages[seat] - had)
    else:
        g.tell("pages_full", seat=seat)
    judge(g, seat)


@rule("O11-ACTION-04", "R-36")
def draw(g: Zero11, seat: Seat, count: int) -> None:
    """Draw Investigation tiles, as many as there are."""
    deck, rack, tiles = g.deck, g.racks[seat], g.tiles
    count = min(count, len(deck))
    for _ in range(count):
        tile = deck.pop()
        rack.append(tile)
        tiles.show(tile, to=seat)
    if count:
        g.tell("drew", seat=seat, count=count, to=~(1 << seat))
        g.tell("drew_these", seat=seat, tile=tuple(KIND[tiles.face[t]] for t in rack[-count:]), to=1 << seat)


def holds(g: Zero11, seat: Seat, kind: int) -> bool:
    """Whether a player has an Investigation tile of this kind."""
    faces = g.tiles.face
    return any(KIND[faces[tile]] == kind for tile in g.racks[seat])


@rule("R-31")
def mix_tiles(g: Zero11, seat: Seat) -> None:
    """Tiles are held hidden: nobody who knew one of them can follow it when one leaves the hand."""
    rack = g.racks[seat]
    if len(rack) > 1:
        g.tiles.shuffle(rack, g.rng)
        g.tiles.show_all(rack, to=seat)


def fresh(g: Zero11, pile: list[int]) -> list[int]:
    """The cards of a hand or deck that the examiner has not seen this turn."""
    apart = g.apart
    return [card for card in pile if card not in apart]


@rule("O11-ACTION-02", "O11-ACTION-03", "R-14")
def targets(g: Zero11, seat: Seat, unknown: bool) -> list[Option]:
    """Another player's hand, or the Unknown deck, with a card not yet seen this turn; the Chosen One's card never."""
    hands, alive, apart = g.hands, g.alive, g.apart
    found = [
        EXAMINE_SEAT[s] for s in range(g.seats) if s != seat and alive >> s & 1 and (not apart or fresh(g, hands[s]))
    ]
    if unknown and lies_face_down(g) and fresh(g, g.unknown):
        found.append(UNKNOWN_DECK)
    return found


@rule("O11-3P-07", "O11-CLAR-06")
def lies_face_down(g: Zero11) -> bool:
    """Whether there may be something to find out in the Unknown deck: beginners see it anyway."""
    return not g.house.unknown_face_up


@dataclass(frozen=True)
class Examine(Choice):
    """Look at random cards of one hand or of the Unknown deck; cards of a boosted gear action may come from several."""

    rule = "O11-ACTION-02"
    rules = ("R-14",)
    looks: int
    unknown: bool
    split: bool

    def options(self, g: Zero11) -> Sequence[Option]:
        return targets(g, self.seat, self.unknown)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick is UNKNOWN_DECK:
            if not (lies_face_down(g) and g.unknown):
                return absent("O11-CLAR-06", "no-unknown")
            if not self.unknown:
                return Reason(self.rule, "hands-only")
            return None if fresh(g, g.unknown) else Reason("O11-ACTION-08", "all-seen")
        if pick.verb != "examine":
            return ELSEWHERE
        if pick.number >= g.seats or pick.number == self.seat:
            return absent("O11-ACTION-02", "another-hand")
        if not g.plays(pick.number):
            return Reason("R-27", "eliminated", whose=pick.number)
        return None if fresh(g, g.hands[pick.number]) else Reason("O11-ACTION-08", "all-seen")

    def take(self, g: Zero11, pick: Option) -> None:
        if self.split:
            look(g, self.seat, pick, 1)
            examine(g, self.seat, self.looks - 1, self.unknown, split=True)
        else:
            look(g, self.seat, pick, self.looks)


@rule("O11-ACTION-02", "O11-CLAR-01", "R-14")
def examine(g: Zero11, seat: Seat, looks: int, unknown: bool, split: bool) -> None:
    """Whoever sends it, gear, ability, event, card or tile: ask whose cards, as long as there is something to see."""
    if looks and targets(g, seat, unknown):
        g.then(Examine(seat, looks, unknown, split and looks > 1))


@rule("O11-ACTION-02", "O11-ACTION-08", "O11-ACTION-10")
def look(g: Zero11, seat: Seat, target: Option, looks: int) -> None:
    """Only the examiner sees the cards; the examined player shuffles first, so he learns only how many."""
    if target is UNKNOWN_DECK:
        where = g.seats
        cards = fresh(g, g.unknown)
    else:
        where = int(target.args[0])
        cards = fresh(g, g.hands[where])
        if len(cards) > 1:
            g.people.shuffle(cards, g.rng)
    if cards:
        row = g.unseen[seat]
        left = row[where] * max(0, len(cards) - looks) // len(cards)
        g.unseen[seat] = (*row[:where], left, *row[where + 1 :])
    del cards[looks:]
    g.people.show_all(cards, to=seat)
    g.apart = [*g.apart, *cards]
    tell_look(g, seat, target, cards)


def tell_look(g: Zero11, seat: Seat, target: Option, cards: list[int]) -> None:
    faces = tuple(g.people.face[card] for card in cards)
    others = ~(1 << seat)
    if target is UNKNOWN_DECK:
        g.tell("examined_unknown", seat=seat, count=len(cards), to=others)
        g.tell("saw_unknown", seat=seat, person=faces, to=1 << seat)
    else:
        whose = int(target.args[0])
        g.tell("examined", seat=seat, whose=whose, count=len(cards), to=others)
        g.tell("saw", seat=seat, whose=whose, person=faces, to=1 << seat)


@rule("O11-CLUE-06", "R-14")
def useful(g: Zero11, seat: Seat, action: int) -> int:
    """How many clues can add something to this action; more would be thrown away."""
    if action == COMPOSE:
        return max(0, HERO_PAGES - 1 - g.pages[seat])
    if action == INVESTIGATE:
        return max(0, len(g.deck) - 1)
    if action == EXAMINE:
        unseen = [len(fresh(g, g.hands[s])) for s in g.players if s != seat]
        if lies_face_down(g):
            unseen.append(len(fresh(g, g.unknown)))
        within_reach = sum(unseen) if g.house.split_examine else max(unseen, default=0)
        return max(0, within_reach - 1)
    return 0


@dataclass(frozen=True)
class GearAction(Step):
    """After moving, the action on the Activity Gear must be carried out."""

    rule = "O11-ACTION-01"
    rules = ("O11-CLUE-07",)
    seat: Seat

    def do(self, g: Zero11) -> None:
        action = action_shown(g)
        if action == MOVE_CLUE:
            act(g, self.seat, action, 1)
        else:
            g.then(Boost(self.seat, action))


@dataclass(frozen=True)
class Boost(Choice):
    """How many clues to spend on the gear's action is announced before anything is seen."""

    rule = "O11-CLUE-08"
    rules = ("O11-CLAR-03", "O11-ACTION-07")
    action: int

    def options(self, g: Zero11) -> Sequence[Option]:
        return BOOST[: 1 + min(g.clues[self.seat], useful(g, self.seat, self.action), MOST_CLUES)]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "boost":
            return ELSEWHERE
        most = useful(g, self.seat, self.action)
        too_many = Reason("O11-ACTION-07", "useless-clues", count=most) if pick.number > most else None
        return lacking(g.clues[self.seat], pick.number, "O11-CLUE-06", "clues") or too_many

    def take(self, g: Zero11, pick: Option) -> None:
        clues = pick.number
        g.clues[self.seat] -= clues
        g.tell("acted", seat=self.seat, action=self.action, clues=clues)
        act(g, self.seat, self.action, 1 + clues)


@rule("O11-ACTION-02", "O11-ACTION-04", "O11-ACTION-05", "O11-ACTION-06")
def act(g: Zero11, seat: Seat, action: int, count: int) -> None:
    """One of the four gear actions, so many times."""
    if action == EXAMINE:
        examine(g, seat, count, unknown=True, split=g.house.split_examine)
    elif action == INVESTIGATE:
        draw(g, seat, count)
    elif action == COMPOSE:
        gain_pages(g, seat, count)
    elif lifts(g):
        g.then(LiftClue(seat))
