"""Set-up, and the eleven Hours with their five phases."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.zero11.content.city import RUNES
from ludoteca.games.zero11.content.gears import MACHINE, MOVEMENT, TEETH
from ludoteca.games.zero11.content.people import EVENTS, FIRST_POWER, ROLES
from ludoteca.games.zero11.content.tiles import KIND, STONES, TILES
from ludoteca.games.zero11.picks import DISCARD
from ludoteca.games.zero11.rules.actions import GearAction, holds, mix_tiles
from ludoteca.games.zero11.rules.auction import AUCTIONS
from ludoteca.games.zero11.rules.characters import CharacterChosen, ChooseCharacter
from ludoteca.games.zero11.rules.clues import PlaceClues
from ludoteca.games.zero11.rules.gears import LastWord, MustPush
from ludoteca.games.zero11.rules.location import LOCATION_PHASE
from ludoteca.games.zero11.rules.time import EndTurn
from ludoteca.games.zero11.rules.victory import DealRoles
from ludoteca.games.zero11.state import FREE, HOURS, MOST_TIME, NOBODY, TILES_KEPT, House, Zero11
from ludoteca.kernel import ELSEWHERE, Cards, Choice, Option, Random, Reason, Seat, Step, Variants, absent, rule

FENRIR_WAKES: Final = 5
TIME_OF_THREE: Final = 36


@rule("O11-SETUP-01", "O11-SETUP-07", "O11-SETUP-08", "O11-3P-01")
def setup(seats: int, rng: Random, variants: Variants) -> Zero11:
    """The board with everything on it, and the first Hour about to begin."""
    g = Zero11(
        seats=seats,
        rng=rng,
        house=house(variants),
        people=Cards.deck(FIRST_POWER + 4 * seats, seats),
        tiles=Cards.deck(len(TILES), seats),
        events=Cards.deck(len(EVENTS), seats),
        roles=Cards.deck(ROLES, seats),
        hands=[[] for _ in range(seats)],
        powers=[15] * seats,
        unseen=nothing_looked_at(seats),
        lost=[0] * seats,
        role=[NOBODY] * seats,
        racks=[[] for _ in range(seats)],
        time=starting_time(seats),
        pages=[0] * seats,
        clues=[0] * seats,
        alive=(1 << seats) - 1,
        where=on_their_runes(),
    )
    deal_characters(g)
    shuffle_tiles_and_events(g)
    set_gears(g)
    mix_order(g)
    g.then(HOUR)
    return g


@rule("O11-ACTION-10")
def nothing_looked_at(seats: int) -> list[tuple[int, ...]]:
    """Everybody counts how many cards were examined: so far none of any hand, nor of the Unknown deck."""
    return [(1000,) * (seats + 1)] * seats


@rule("O11-SETUP-06")
def on_their_runes() -> list[int]:
    """Each of the eight miniatures starts on the space with its own rune."""
    return list(RUNES)


@rule("O11-TIME-01", "O11-3P-05", "R-29")
def starting_time(seats: int) -> list[int]:
    """Everybody begins with all the time there is, three players with less."""
    return [TIME_OF_THREE if seats == 3 else MOST_TIME] * seats


@rule("O11-SETUP-14", "O11-SETUP-15", "O11-SETUP-17")
def mix_order(g: Zero11) -> None:
    """The markers of the players, and of nobody else, in random order: it says who opens the auctions of Hour I."""
    g.order = list(g.everyone)
    g.rng.shuffle(g.order)


def house(variants: Variants) -> House:
    return House(
        opposed_arrows=variants["mesh_mode"] == "opposed_arrows",
        random_start=variants["gear_start"] == "random",
        block_only=variants["lewis_event"] == "block_only",
        split_examine=variants["examine_split"] == "yes",
        bid_all=variants["max_bid"] == "time",
        win_at_zero=variants["win_at_zero"] == "yes",
        unknown_face_up=variants["unknown_deck"] == "face_up",
    )


@rule("O11-SETUP-11")
def deal_characters(g: Zero11) -> None:
    """Character cards to the players, the Chosen One aside and unseen, the rest unknown."""
    cards = list(range(8))
    g.people.shuffle(cards, g.rng)
    deal_hands(g, cards)
    g.chosen = cards.pop(0)
    lay_out_the_rest(g, cards)
    mix_hands(g)


@rule("O11-SETUP-09", "O11-3P-04")
def deal_hands(g: Zero11, cards: list[int]) -> None:
    """One Character card each; two each for three players."""
    each = 2 if g.seats == 3 else 1
    for seat in g.everyone:
        g.hands[seat] = cards[:each] + [FIRST_POWER + 4 * seat + kind for kind in range(4)]
        del cards[:each]


@rule("O11-SETUP-12", "O11-3P-07", "O11-CLAR-06")
def lay_out_the_rest(g: Zero11, cards: list[int]) -> None:
    """The Unknown Characters, face down except for beginners; three players have none and turn the last card up."""
    if g.seats == 3:
        g.face_up = cards
        g.people.show_all(cards)
    else:
        g.unknown = cards
        if g.house.unknown_face_up:
            g.people.show_all(cards)


@rule("O11-SETUP-13")
def mix_hands(g: Zero11) -> None:
    """Everybody mixes his Character card with his four Power cards."""
    for seat, hand in enumerate(g.hands):
        g.people.shuffle(hand, g.rng)
        g.people.show_all(hand, to=seat)


@rule("O11-SETUP-03", "O11-SETUP-04", "O11-3P-03", "R-30")
def shuffle_tiles_and_events(g: Zero11) -> None:
    """One face-down deck each; three players leave Fenrir's Stones in the box."""
    g.deck = list(range(len(TILES)))
    if g.seats == 3:
        g.deck.remove(STONES)
        g.box.append(STONES)
        g.tiles.show(STONES)
    g.tiles.shuffle(g.deck, g.rng)
    g.coming = list(range(len(EVENTS)))
    g.events.shuffle(g.coming, g.rng)


@rule("O11-SETUP-02", "R-4", "R-6")
def set_gears(g: Zero11) -> None:
    """The Activity Gear shows Move Clue; the others stand at their first tooth, or anywhere."""
    if g.house.random_start:
        g.gears[MACHINE] = g.rng.below(TEETH[MACHINE])
        g.gears[MOVEMENT] = g.rng.below(TEETH[MOVEMENT])


@dataclass(frozen=True)
class Hour(Step):
    """Each of the eleven Hours has five phases, and everybody finishes one before the next begins."""

    rule = "O11-TURN-01"
    rules = ("O11-FENRIR-01",)

    def do(self, g: Zero11) -> None:
        change_columns(g)
        g.tell("hour", hour=g.hour)
        g.then(REVEAL_EVENT, AUCTIONS, PlaceClues(1), Characters(0), LOCATION_PHASE, KeepThree(0), END_HOUR)
        if fenrir_wakes(g):
            g.then(DEAL_ROLES)


@rule("O11-AUCTION-09", "R-27")
def change_columns(g: Zero11) -> None:
    """What was the order of this Hour is the previous one; the free column has a position for everybody who plays."""
    g.before = [seat for seat in g.order if g.plays(seat)]
    g.order = [FREE] * len(g.before)


@rule("O11-FENRIR-01", "O11-SETUP-16", "O11-3P-02", "R-40")
def fenrir_wakes(g: Zero11) -> bool:
    """Hero and Fenrir cards are set aside until Hour V; among three players they stay there."""
    return g.hour == FENRIR_WAKES and g.seats > 3


@dataclass(frozen=True)
class RevealEvent(Step):
    """The top Event card is revealed and valid for this Hour."""

    rule = "O11-EVENT-01"
    rules = ("O11-EVENT-06",)

    def do(self, g: Zero11) -> None:
        g.event = g.coming.pop()
        g.events.show(g.event)
        block(g, EVENTS[g.events.face[g.event]].bans)
        g.tell("event", event=g.events.face[g.event])


@rule("O11-EVENT-06")
def block(g: Zero11, character: int | None) -> None:
    """The character that an event bans gets the Blocked marker, nobody else has it."""
    g.blocked = 0 if character is None else 1 << character


@dataclass(frozen=True)
class Characters(Step):
    """In turn order each player completes his turn before the next begins."""

    rule = "O11-CHAR-01"
    rules = ("R-27",)
    position: int

    def do(self, g: Zero11) -> None:
        if self.position < len(g.order):
            seat = g.order[self.position]
            g.then(Characters(self.position + 1))
            if g.plays(seat):
                g.then_all(a_turn(seat))


@dataclass(frozen=True)
class KeepThree(Step):
    """At the end of the Hour everybody discards down to three tiles; until then he may hold more."""

    rule = "O11-TURN-04"
    rules = ("O11-TURN-05", "R-31")
    position: int

    def do(self, g: Zero11) -> None:
        for position in range(self.position, len(g.order)):
            seat = g.order[position]
            if len(g.racks[seat]) > TILES_KEPT:
                g.then(DiscardTile(seat), KeepThree(position))
                return


@dataclass(frozen=True)
class DiscardTile(Choice):
    """The owner chooses what goes face down under the deck, and in which order."""

    rule = "O11-TURN-04"
    rules = ("R-31",)
    auto = False  # four tiles that look the same are a secret too

    def options(self, g: Zero11) -> Sequence[Option]:
        faces = g.tiles.face
        return [DISCARD[kind] for kind in dict.fromkeys(KIND[faces[tile]] for tile in g.racks[self.seat])]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "discard":
            return ELSEWHERE
        mine = holds(g, self.seat, pick.number)
        return None if mine else absent("O11-TURN-04", "no-tile", tile=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        kind, rack = pick.number, g.racks[self.seat]
        mix_tiles(g, self.seat)
        tile = next(t for t in rack if KIND[g.tiles.face[t]] == kind)
        rack.remove(tile)
        g.deck.insert(0, tile)
        g.tell("discarded", seat=self.seat, to=~(1 << self.seat))
        g.tell("discarded_this", seat=self.seat, tile=kind, to=1 << self.seat)


@dataclass(frozen=True)
class EndHour(Step):
    """The clock advances; at XII everybody has lost."""

    rule = "O11-TURN-02"
    rules = ("O11-WIN-12",)

    def do(self, g: Zero11) -> None:
        clear_chart(g)
        g.hour += 1
        if g.hour <= HOURS:
            g.then(HOUR)
        else:
            g.tell("ragnarok")


@rule("O11-TURN-03")
def clear_chart(g: Zero11) -> None:
    """All markers leave the Character Chart, the Blocked marker too."""
    g.chart = [NOBODY] * 8
    block(g, None)


@cache
def a_turn(seat: Seat) -> tuple[Step, ...]:
    """The steps of one turn of phase 4."""
    return (
        ChooseCharacter(seat),
        CharacterChosen(seat),
        MustPush(seat),
        GearAction(seat),
        LastWord(seat),
        EndTurn(seat),
    )


HOUR = Hour()
DEAL_ROLES = DealRoles()
REVEAL_EVENT = RevealEvent()
END_HOUR = EndHour()
