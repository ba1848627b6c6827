"""What follows whenever something happened on the board: victory, pushes of Espelhos, and who changed zones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.calamandara.board import NOBODY
from ludoteca.games.calamandara.content.chart import BIT, START
from ludoteca.games.calamandara.content.memory import RESERVED
from ludoteca.games.calamandara.content.picks import AT, CARD, REST, cells_of
from ludoteca.games.calamandara.movement import next_pushed, retreats
from ludoteca.games.calamandara.rules.reasons import among, in_hand, on_board
from ludoteca.games.calamandara.rules.table import mix
from ludoteca.games.calamandara.state import EXIT_RECOVER, RF_PICKUP, Calamandara
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule


@rule("CAL-OBJ-02", "CAL-OBJ-03", "CAL-FD-01")
def somebody_won(g: Calamandara) -> bool:
    """The first token on the Fenda Dimensional wins at once, whoever moved it (R-27)."""
    winner = g.board.winner()
    if winner == NOBODY:
        return False
    g.winner = winner
    g.agenda.clear()
    g.tell("won", seat=winner)
    return True


@dataclass(frozen=True)
class Push(Step):
    """Espelhos push tokens back one by one, the active traveller's first, until nobody is mirrored."""

    rule = "CAL-SYM-ESPELHO-01"
    rules = ("CAL-SYM-ESPELHO-04", "CAL-CARD-MONUMENTO-02")
    left: tuple[int, ...] = ()
    """For each seat the cells its token has already left in this chain."""

    def do(self, g: Calamandara) -> None:
        board = g.board
        if somebody_won(g):
            return
        seat = next_pushed(board, g.turn, g.on_placement)
        if seat == NOBODY:
            board.fresh = 0
            return
        left = self.left or (0,) * g.seats
        if retreats(board, seat, left[seat], g.long_with):
            g.then(Retreat(seat, left))
        else:
            g.then(Decay(seat), Push(left))


@dataclass(frozen=True)
class Retreat(Choice):
    """A pushed token goes back one space on its path; its owner chooses among equal ways."""

    rule = "CAL-SYM-ESPELHO-05"
    rules = ("CAL-SYM-ESPELHO-01",)
    left: tuple[int, ...] = ()

    def options(self, g: Calamandara) -> Sequence[Option]:
        return cells_of(AT, retreats(g.board, self.seat, self.left[self.seat], g.long_with))

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "at":
            return ELSEWHERE
        if pick in self.options(g):
            return None
        return on_board(g.board, pick.number) or Reason("CAL-SYM-ESPELHO-05", "not-back", cell=pick.number)

    def take(self, g: Calamandara, pick: Option) -> None:
        left = list(self.left)
        left[self.seat] |= BIT[g.board.tokens[self.seat]]
        g.board.stand(self.seat, int(pick.args[0]))
        g.tell("pushed", seat=self.seat, cell=pick.args[0])
        g.then(Push(tuple(left)))


@dataclass(frozen=True)
class Decay(Step):
    """Decaimento: the token returns to the start point of its own board; the symbols stay."""

    rule = "CAL-DEC-01"
    rules = ("CAL-DEC-02", "CAL-FAQ-29", "CAL-SYM-ESPELHO-04")
    seat: Seat

    def do(self, g: Calamandara) -> None:
        g.board.stand(self.seat, START)
        g.tell("decayed", seat=self.seat)


@dataclass(frozen=True)
class CompareZones(Step):
    """When an action or card is done, whoever entered or left the Zona Final changes hands, in anybody's turn."""

    rule = "CAL-RF-02"
    rules = ("CAL-RF-01", "CAL-ZONE-02", "CAL-INV-02")

    def do(self, g: Calamandara) -> None:
        board = g.board
        for i in range(g.seats - 1, -1, -1):
            seat = (g.turn + i) % g.seats
            inside = board.in_final_zone(seat)
            if inside != g.travellers[seat].inside:
                g.then(EnterFinalZone(seat) if inside else LeaveFinalZone(seat))


PUSH: Final = Push()
COMPARE_ZONES: Final = CompareZones()
SETTLE: Final = (PUSH, COMPARE_ZONES)


@dataclass(frozen=True)
class EnterFinalZone(Step):
    """On entering the ZF the hand goes face down on top of the own deck L; then the reserved cards become the hand."""

    rule = "CAL-RF-02"
    rules = ("CAL-RF-05",)
    seat: Seat

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        t.inside = True
        g.queue += ((RF_PICKUP, self.seat),)
        g.tell("entered", seat=self.seat)
        if len(t.hand) > 1:
            mix(g, t.hand, self.seat)
            g.then(StackHand(self.seat))
        else:
            t.deck += t.hand
            t.hand = []


@dataclass(frozen=True)
class StackHand(Choice):
    """Its owner chooses in which order the hand lies on the deck; waiting cards stay above it."""

    rule = "CAL-RF-02"
    auto = False

    def options(self, g: Calamandara) -> Sequence[Option]:
        kinds = sorted({g.memory(card) for card in g.travellers[self.seat].hand})
        return [REST, *(CARD[kind] for kind in kinds)]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "card":
            return None if pick is REST else ELSEWHERE
        return in_hand(g, self.seat, pick, "CAL-RF-02")

    def take(self, g: Calamandara, pick: Option) -> None:
        t = g.travellers[self.seat]
        if pick is REST:
            t.deck += t.hand
            t.hand = []
            return
        card = next(card for card in t.hand if g.memory(card) == pick.args[0])
        t.hand.remove(card)
        t.deck.append(card)
        if len(t.hand) > 1:
            g.then(self)
        else:
            t.deck += t.hand
            t.hand = []


@dataclass(frozen=True)
class LeaveFinalZone(Step):
    """On leaving the ZF, for any reason, the remaining reserved cards go back to the RF and the hand may be filled."""

    rule = "CAL-RF-06"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        t.inside = False
        t.owed = False
        g.queue += ((EXIT_RECOVER, self.seat),)
        g.tell("left", seat=self.seat)
        mix(g, t.hand, self.seat)
        t.reserve += t.hand
        t.hand = []
        if len(t.reserve) > RESERVED:
            g.then(KeepThree(self.seat, in_hand=False))


@dataclass(frozen=True)
class KeepThree(Choice):
    """Three cards at most are kept; the rest goes face down on top of the own deck L."""

    rule = "CAL-CARD-POCO-02"
    auto = False
    in_hand: bool = True

    def options(self, g: Calamandara) -> Sequence[Option]:
        t = g.travellers[self.seat]
        pile = t.hand if self.in_hand else t.reserve
        return [CARD[kind] for kind in sorted({g.memory(card) for card in pile})]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        t = g.travellers[self.seat]
        pile = t.hand if self.in_hand else t.reserve
        return among(g, pile, pick, "CAL-CARD-POCO-02") if pick.verb == "card" else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        """The pick is the card put away."""
        t = g.travellers[self.seat]
        pile = t.hand if self.in_hand else t.reserve
        mix(g, pile, self.seat)
        card = next(card for card in pile if g.memory(card) == pick.args[0])
        pile.remove(card)
        t.deck.append(card)
        g.tell("put_away", seat=self.seat)
        if len(pile) > RESERVED:
            g.then(self)


QUEUED: Final[dict[int, Callable[[Seat], Step]]] = {}
"""What follows for whoever entered or left the ZF, by what stands in the queue; the chapter on the reserve fills it."""


@dataclass(frozen=True)
class RunQueue(Step):
    """Reserves are taken and hands recovered clockwise from the active traveller, before anything else goes on."""

    rule = "CAL-RF-02"

    def do(self, g: Calamandara) -> None:
        if not g.queue:
            return
        queue = sorted(g.queue, key=lambda entry: (entry[1] - g.turn) % g.seats)
        kind, seat = queue.pop(0)
        g.queue = tuple(queue)
        g.then(QUEUED[kind](seat), self)


RUN_QUEUE: Final = RunQueue()
