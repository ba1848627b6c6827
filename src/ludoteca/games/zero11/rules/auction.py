"""Phase 2: the turn order of the Hour is sold by auction."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.picks import BID, PASS, POSITION
from ludoteca.games.zero11.rules.time import pay
from ludoteca.games.zero11.state import FREE, NOBODY, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, lacking, rule


@dataclass(frozen=True)
class Auctions(Step):
    """One auction after another until everybody has a position."""

    rule = "O11-AUCTION-01"

    def do(self, g: Zero11) -> None:
        waiting = unplaced(g)
        if len(waiting) > 1:
            g.bidders = sum(1 << seat for seat in waiting)
            g.then(OpenAuction(foremost(waiting)), self)
        elif waiting:
            take_the_rest(g, waiting[0])


@rule("O11-AUCTION-06")
def unplaced(g: Zero11) -> list[Seat]:
    """Who takes part: players without a position, as they stood in the previous order."""
    return [seat for seat in g.before if g.plays(seat) and seat not in g.order]


@rule("O11-AUCTION-03", "O11-AUCTION-07", "R-1", "R-39")
def foremost(waiting: list[Seat]) -> Seat:
    """The one who stood foremost in the previous order opens, several times in a row if he does not win."""
    return waiting[0]


@rule("O11-AUCTION-08")
def take_the_rest(g: Zero11, seat: Seat) -> None:
    """The last unplaced player takes the one remaining position for free, without an auction."""
    position = g.order.index(FREE)
    g.order[position] = seat
    g.tell("placed", seat=seat, position=position, bid=0)


@rule("R-3")
def highest(g: Zero11, seat: Seat) -> int:
    """The most a player can bid: he keeps one Time Point, unless the table allows to bid everything."""
    return g.time[seat] if g.house.bid_all else g.time[seat] - 1


@dataclass(frozen=True)
class OpenAuction(Choice):
    """The opener names a free position, not higher than the number of players."""

    rule = "O11-AUCTION-02"

    def options(self, g: Zero11) -> Sequence[Option]:
        return [POSITION[position] for position, seat in enumerate(g.order) if seat == FREE]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "position":
            return ELSEWHERE
        if pick.number >= len(g.order):
            return absent("O11-AUCTION-02", "no-position", count=len(g.order))
        holder = g.order[pick.number]
        return None if holder == FREE else Reason("O11-AUCTION-06", "position-taken", whose=holder)

    def take(self, g: Zero11, pick: Option) -> None:
        g.lot = pick.number
        g.holder = self.seat
        g.then(OpeningBid(self.seat))


@dataclass(frozen=True)
class OpeningBid(Choice):
    """He makes an opening bid, which may be 0."""

    rule = "O11-AUCTION-02"
    rules = ("O11-AUCTION-10", "R-3")

    def options(self, g: Zero11) -> Sequence[Option]:
        return BID[: highest(g, self.seat) + 1]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        return lacking(highest(g, self.seat), pick.number, "R-3", "time") if pick.verb == "bid" else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        bid(g, self.seat, pick.number)


@dataclass(frozen=True)
class Raise(Choice):
    """Clockwise, each other unplaced player raises by at least 1 or passes; who passed is out of that auction."""

    rule = "O11-AUCTION-04"
    rules = ("O11-AUCTION-10", "R-2", "R-3")
    idle = "pass"

    def options(self, g: Zero11) -> Sequence[Option]:
        return (PASS, *BID[g.price + 1 : highest(g, self.seat) + 1])

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "bid":
            return None if pick is PASS else ELSEWHERE
        if pick.number <= g.price:
            return Reason("O11-AUCTION-10", "too-low", bid=g.price, whose=g.holder)
        return lacking(highest(g, self.seat), pick.number, "R-3", "time")

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is PASS:
            g.bidders ^= 1 << self.seat
            g.tell("passed", seat=self.seat)
            go_on(g, self.seat)
        else:
            bid(g, self.seat, pick.number)


def bid(g: Zero11, seat: Seat, price: int) -> None:
    g.price, g.holder = price, seat
    g.tell("bid", seat=seat, bid=price, position=g.lot)
    go_on(g, seat)


@rule("O11-AUCTION-04", "R-2")
def go_on(g: Zero11, seat: Seat) -> None:
    """The next bidder clockwise; when it is the holder's turn again, all others have passed."""
    for beside in range(seat + 1, seat + g.seats):
        after = beside % g.seats
        if g.bidders >> after & 1:
            break
    g.then(WIN_AUCTION if after == g.holder else Raise(after))


@dataclass(frozen=True)
class WinAuction(Step):
    """The winner puts his marker on the position and pays his bid."""

    rule = "O11-AUCTION-05"
    rules = ("O11-AUCTION-06", "O11-AUCTION-10", "O11-TIME-01")

    def do(self, g: Zero11) -> None:
        seat, price = g.holder, g.price
        g.order[g.lot] = seat
        g.tell("placed", seat=seat, position=g.lot, bid=price)
        g.lot, g.price, g.holder, g.bidders = FREE, 0, NOBODY, 0
        if price:
            pay(g, seat, price)


AUCTIONS = Auctions()
WIN_AUCTION = WinAuction()
