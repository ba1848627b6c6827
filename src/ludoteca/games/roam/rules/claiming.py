"""Completed lands: who claims them, the auction of a tie, and what becomes of the markers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.roam.content import BID, CLAIM, COIN, HIGHEST_BID, PASS
from ludoteca.games.roam.geometry import FACING_OF_SLOT, SQUARES_OF
from ludoteca.games.roam.rules.artifacts import at_any_moment, gain_coin
from ludoteca.games.roam.rules.reasons import coin_ready
from ludoteca.games.roam.state import GAP, NOBODY, Roam
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, lacking, rule

NO_BID = -1
_LANDS: Final = tuple(enumerate(SQUARES_OF))


@dataclass(frozen=True)
class FindCharacters(Step):
    """At the end of your turn the lost character of every completely occupied land is found."""

    rule = "ROAM-CLAIM-01"
    rules = ("ROAM-TURN-15",)
    seat: Seat

    def do(self, g: Roam) -> None:
        complete = complete_lands(g)
        if len(complete) == 1:
            g.then(Claim(self.seat, complete[0]))
        elif complete:
            g.then(ClaimNext(self.seat), self)


def complete_lands(g: Roam) -> list[int]:
    taken = g.taken
    return [slot for slot, squares in _LANDS if squares & taken == squares]


@dataclass(frozen=True)
class ClaimNext(Choice):
    """When several lands are complete, the active player chooses the order (R-6)."""

    rule = "ROAM-CLAIM-01"

    def options(self, g: Roam) -> list[Option]:
        return [CLAIM[slot] for slot in complete_lands(g)]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick.verb != "claim":
            return ELSEWHERE
        squares = SQUARES_OF[pick.number]
        return lacking((squares & g.taken).bit_count(), squares.bit_count(), "ROAM-CLAIM-01", "incomplete")

    def take(self, g: Roam, pick: Option) -> None:
        g.then(Claim(self.seat, pick.number))


@dataclass(frozen=True)
class Claim(Step):
    """Most markers claim the land; a tie is settled by bids, beginning with the active player and going clockwise."""

    rule = "ROAM-CLAIM-02"
    rules = ("ROAM-CLAIM-03", "ROAM-VAR-04")
    active: Seat
    slot: int

    def do(self, g: Roam) -> None:
        counts = [g.count(seat, self.slot) for seat in g.everyone]
        most = max(counts)
        tied = tuple(seat for seat in g.clockwise(self.active) if counts[seat] == most)
        if len(tied) == 1:
            g.then(Award(tied[0], self.slot, 0))
        else:
            g.tell("tie", slot=self.slot)
            g.then(Bid(tied[0], self.slot, self.active, tied[1:], NO_BID, NOBODY))


@dataclass(frozen=True)
class Bid(Choice):
    """Each tied player bids once, more than the last bid and no more than the own coins, or passes."""

    rule = "ROAM-CLAIM-04"
    rules = ("ROAM-CLAIM-05", "ROAM-CLAIM-06")
    idle = "pass"
    slot: int
    active: Seat
    rest: tuple[Seat, ...]
    high: int
    holder: Seat

    def options(self, g: Roam) -> list[Option]:
        coins = min(g.explorers[self.seat].coins, HIGHEST_BID)
        extra = at_any_moment(g, self.seat) if self.seat == self.active else []
        return [*BID[self.high + 1 : coins + 1], *extra, PASS]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        if pick is COIN:
            return coin_ready(g, self.seat) if self.seat == self.active else Reason("ROAM-ART-06", "not-your-turn")
        if pick.verb != "bid":
            return None if pick is PASS else ELSEWHERE
        if pick.number <= self.high:
            return Reason("ROAM-CLAIM-04", "too-low", coins=self.high, owner=self.holder)
        return lacking(g.explorers[self.seat].coins, pick.number, "ROAM-CLAIM-04", "coins")

    def take(self, g: Roam, pick: Option) -> None:
        if pick is COIN:
            gain_coin(g, self.seat)
            g.then(self)
            return
        high, holder = self.high, self.holder
        if pick is PASS:
            g.tell("passed", seat=self.seat)
        else:
            high, holder = pick.number, self.seat
            g.tell("bid", seat=self.seat, coins=high)
        if self.rest:
            g.then(Bid(self.rest[0], self.slot, self.active, self.rest[1:], high, holder))
        elif holder == NOBODY:
            g.then(Award(self.seat, self.slot, 0))  # all passed, the last one gets it
        else:
            g.then(Award(holder, self.slot, high))


@dataclass(frozen=True)
class Award(Step):
    """The claimed card joins your line, character side up, and can be used from your next turn."""

    rule = "ROAM-CLAIM-07"
    rules = ("ROAM-CLAIM-05",)
    seat: Seat
    slot: int
    price: int

    def do(self, g: Roam) -> None:
        card = g.slots[self.slot]
        g.lost.show(card)
        character = g.lost.face[card]
        explorer = g.explorers[self.seat]
        explorer.coins -= self.price
        explorer.cards += (character,)
        explorer.facing += (claimed_facing(g, self.seat, self.slot),)
        explorer.up |= 1 << character
        g.tell("claimed", seat=self.seat, slot=self.slot, character=character, coins=self.price)
        g.then(ReturnMarkers(self.seat, self.slot), ReplaceLand(self.slot))


@rule("R-1")
def claimed_facing(g: Roam, seat: Seat, slot: int) -> int:
    """Towards the map from the edge of its new owner; by a table option as it lay on the map."""
    return FACING_OF_SLOT[slot] if g.as_on_map else g.explorers[seat].edge


@dataclass(frozen=True)
class ReturnMarkers(Step):
    """All markers on the card go back to their owners; every other player who had one there gains 1 coin."""

    rule = "ROAM-CLAIM-08"
    rules = ("ROAM-CLAIM-10", "ROAM-CLAIM-11")
    seat: Seat
    slot: int

    def do(self, g: Roam) -> None:
        squares = SQUARES_OF[self.slot]
        for seat in g.everyone:
            count = g.count(seat, self.slot)
            g.explorers[seat].supply += count
            g.ground[seat] &= ~squares
            g.upper[seat] &= ~squares
            if count and seat != self.seat:
                g.explorers[seat].coins += 1
                g.tell("consoled", seat=seat)


@dataclass(frozen=True)
class ReplaceLand(Step):
    """The top card of the pile takes the place of the claimed one, turned the same way."""

    rule = "ROAM-CLAIM-09"
    slot: int

    def do(self, g: Roam) -> None:
        g.lay_land(self.slot)
        g.tell("gap" if g.slots[self.slot] == GAP else "land", slot=self.slot)
