"""What lies on the table: the board, the travellers' playboards, the pile of cards in use and the action declared."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeVar

from ludoteca.games.calamandara.board import NOBODY, Board
from ludoteca.games.calamandara.content.chart import Chart
from ludoteca.games.calamandara.content.memory import HAND, MEMORY_COUNT, RESERVED, Memory
from ludoteca.games.calamandara.content.symbols import DEPOT, RESERVE_SPACES, SYMBOL_CARDS, Kind
from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.placing import Lay
from ludoteca.kernel import Cards, Component, Random, Result, Seat, State, Step, bits_of, rule

T = TypeVar("T")
Card = int
"""A piece of cardboard: memory cards first, then symbol cards."""
CLOCKWISE: Final = tuple(
    tuple(tuple((seat + i) % seats for i in range(1, seats)) for seat in range(seats)) for seats in range(5)
)
"""For each number of travellers and each of them, the others."""

# Operations: the part of an action or card that linked cards look at.
PLAY_TURN, ACQ_SYM, INS_SYM, MOVE_TOK, RES_MEM, ACQ_MEM, RF_TAKE = (1 << i for i in range(7))

# What a window opens on.
FREE, TURN_START, ACQUIRE, INSERT, MOVE, MEMORY, RF_PICKUP, EXIT_RECOVER, TURN_END = range(9)

# What became of a card on the pile.
ACTIVE, ANNULLED, TAKEN = range(3)

# Where a card lies or goes: a hand, a discard, waiting on a deck or on a Reserva Final.
IN_HAND, ON_DISCARD, ON_DECK, ON_RESERVE = range(4)

Place = tuple[int, Seat, Seat, int]
"""A place of that kind, whose playboard it is on, who may activate it there, since which turn it waits."""


def minus(things: tuple[T, ...], one: T) -> tuple[T, ...]:
    """The others, in their order. What is seldom there is kept in tuples: copies of a table share them."""
    place = things.index(one)
    return things[:place] + things[place + 1 :]


@dataclass(frozen=True)
class Base:
    """An action that was declared and is shown as provisional until its window closes (CAL-TURN-07)."""

    kind: int
    seat: Seat
    ops: int = 0
    params: tuple[int, ...] = ()
    lays: tuple[Lay, ...] = ()
    impeded: int = 0
    given_up: bool = False
    """Nobody impeded it: it had become impossible, or its traveller no longer wanted it."""

    @property
    def open(self) -> int:
        """Operations still pending."""
        return self.ops & ~self.impeded


@dataclass(kw_only=True)
class CardInUse(Component):
    """A card somebody uses, with everything that has been declared of it."""

    user: Seat
    actor: Seat
    """Who carries the effect out: the user, or the traveller it was used for (R-63)."""
    card: Card
    place: Place
    """Where the card came from."""
    effect: Memory
    """The effect it carries: its own, or that of the card it copies, takes or revives (R-51)."""
    body: Card
    """The card whose effect it is."""
    chain: tuple[Memory, ...] = ()
    """The cards that carry the effect, outermost first."""
    revived: tuple[Card, Seat] = (-1, NOBODY)
    """The card to be fetched, and from whose discard."""
    source: int = -1
    """The item copied or taken."""
    target: int = -1
    """The item annulled or impeded; 0 is the base action."""
    params: tuple[int, ...] = ()
    lays: tuple[Lay, ...] = ()
    reversed: bool = False
    """O Poço and Pinturas turn the other way once they were taken."""
    waits: bool = False
    """A linked card that will be laid down to wait."""
    idle: bool = False
    """Taken only to stop it: its taker has no use for it (R-86)."""

    @property
    def acts(self) -> bool:
        """Whether its effect is used now."""
        return not (self.waits or self.idle)

    @property
    @rule("CAL-CARD-POCO-01", "CAL-CARD-POCO-04", "CAL-CARD-PINTURAS-01", "CAL-CARD-PINTURAS-02")
    def direction(self) -> int:
        """Hands and decks pass clockwise; once the card was taken, the other way."""
        return -1 if self.reversed else 1


@dataclass(kw_only=True)
class Draft(CardInUse):
    """A card being declared: shown to all, not yet on the pile."""

    back: Step
    """The question to return to if a beneficiary declines."""
    undecided: bool = False
    """The carried card is linked and could be used at once: now, or wait (R-58)."""
    stage: int = 0


@dataclass(kw_only=True)
class Item(CardInUse):
    """A card on the pile. It is never changed there: another one takes its place (see `revise`)."""

    id: int
    victims: int = 0
    ops: int = 0
    impeded: int = 0
    status: int = ACTIVE

    @property
    def open(self) -> int:
        return self.ops & ~self.impeded if self.status == ACTIVE else 0


@dataclass(kw_only=True)
class Plan(Component):
    """Insertions being planned, symbol by symbol, before they are declared."""

    seat: Seat
    purpose: int
    """Base kind INSERT for phase 2, FREE for a card that inserts several, ACQUIRE for a card that inserts one."""
    stock: list[Kind]
    """The symbols that may be inserted."""
    depot: list[int]
    """What the depot would still hold, for transformations."""
    lays: tuple[Lay, ...] = ()
    ghosts: list[Board]
    """The board as it would be, one for each way pushed tokens could retreat (R-13); at first the table's own.

    Nothing is ever laid on a ghost, only on copies of it.
    """
    kind: Kind = 0
    cell: int = -1
    facing: int = 0
    stays: bool = True
    transforms: bool = False
    line: int = 0
    moves: tuple[tuple[int, int, int], ...] = ()
    source: int = -1
    """The cell a symbol was lifted from and has to be laid down again."""
    lifted: int = 0
    settled: int = 0


@dataclass(kw_only=True)
class Traveller(Component):
    """One playboard, and the hand of its owner."""

    seat: Seat
    depot: list[int] = field(default_factory=lambda: list(DEPOT))
    symbols: list[Kind] = field(default_factory=list)
    """The Reserva de Símbolos."""
    faces: list[Card] = field(default_factory=list)
    """The symbol deck, its visible top last."""
    used: list[Card] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)
    """Deck L, its top last."""
    hand: list[Card] = field(default_factory=list)
    reserve: list[Card] = field(default_factory=list)
    """The Reserva Final."""
    discard: list[Card] = field(default_factory=list)
    waiting: tuple[Card, ...] = ()
    """Linked cards lying face up on deck L (CAL-LINK-01)."""
    taken: tuple[tuple[Card, Seat, int], ...] = ()
    """Linked cards lying face up on the RF: card, who took it, in which turn (CAL-LINK-05)."""
    owed: bool = False
    """The reserved cards could not be taken yet (CAL-RF-07)."""
    inside: bool = False
    """Whether the token stood in the Zona Final when zones were last compared."""
    secret: tuple[Kind, ...] = ()
    """Initial symbols chosen and not yet shown (R-6)."""

    def hide(self, seat: int) -> None:
        super().hide(seat)
        if seat != self.seat:
            self.secret = (0,) * len(self.secret)

    def deal(self, seat: int, rng: Random) -> None:
        super().deal(seat, rng)
        if seat != self.seat:
            self.secret = tuple([1 + rng.below(9) for _ in self.secret])

    @property
    def room(self) -> int:
        """Free spaces of the Reserva de Símbolos."""
        return RESERVE_SPACES - len(self.symbols)

    @property
    def hand_limit(self) -> int:
        return RESERVED if self.inside else HAND

    @rule("CAL-P2-04", "CAL-FAQ-24")
    def keep(self, kind: Kind) -> None:
        """A symbol that could not be inserted goes to the RS, or to the depot if that is full."""
        if len(self.symbols) < RESERVE_SPACES:
            self.symbols.append(kind)
        else:
            self.depot[kind] += 1


@dataclass(kw_only=True)
class Calamandara(State):
    """The whole table."""

    memories: tuple[Memory, ...]
    """Which memory card each face is."""
    cards: Cards
    board: Board
    travellers: list[Traveller]
    circle: tuple[Card, ...] = ()
    """The memory deck while it goes round in Modo Triagem."""
    first: Seat = 0
    turn: Seat = 0
    number: int = 0
    """Turns begun so far."""
    round: int = 1
    phase: int = 1
    """The lowest phase that is still open in this turn (CAL-TURN-08)."""
    blocked: bool = False
    sealed: int = 0
    """Travellers who may not insert attack symbols this turn, as bits."""
    forgetful: int = 0
    """Travellers who may not reserve or acquire memory cards this turn."""
    skipped: int = 0
    """Symbol cards passed over in this phase 1 (R-11)."""
    refused: int = 0
    """Offers of beneficial cards declined this turn, so that nobody is asked again and again."""
    bases: list[Base] = field(default_factory=list)
    pile: list[Item] = field(default_factory=list)
    resolving: list[Item] = field(default_factory=list)
    destined: dict[Card, Place] = field(default_factory=dict)
    """Where the cards of the pile that have resolved will lie, in the order in which they will be laid down (R-90)."""
    queue: tuple[tuple[int, Seat], ...] = ()
    """Reserves to be taken and hands to be recovered, once the pile is empty."""
    again: tuple[Seat, ...] = ()
    """Turns granted by Queda dos Ventos."""
    draft: Draft | None = None
    plan: Plan | None = None
    laid: int = 0
    """Cards laid on the pile so far; numbers the items."""
    winner: Seat = NOBODY
    limit: int = 100
    """Rounds after which the game is a draw; 0 if it goes on until somebody wins (R-79)."""
    on_placement: bool = False
    long_with: int = 2
    temple_to_user: bool = False

    @property
    def chart(self) -> Chart:
        return self.board.chart

    def memory(self, card: Card) -> Memory:
        """Which memory card this is, for who may know it."""
        return self.memories[self.cards.face[card]]

    def symbol_face(self, card: Card) -> tuple[Kind, ...]:
        return SYMBOL_CARDS[self.cards.face[card] - MEMORY_COUNT]

    def open_to_all(self, card: Card) -> bool:
        """A face that everybody has seen: revealed by Percepção, or shown and returned (R-83)."""
        return self.cards.seen[card] == self.cards.everyone

    def has_secrets(self, seat: Seat) -> bool:
        """Whether this hand holds a card the table does not know: then it could hold anything."""
        hand = self.travellers[seat].hand
        if hand:
            seen, everyone = self.cards.seen, self.cards.everyone
            for card in hand:
                if seen[card] != everyone:
                    return True
        return False

    @property
    def quiet(self) -> bool:
        """Nobody holds a card, and none waits: no window needs to open."""
        for t in self.travellers:  # noqa: SIM110  # asked several times a turn: a generator takes three times as long
            if t.hand or t.waiting or t.taken:
                return False
        return True

    def clockwise(self, seat: Seat) -> tuple[Seat, ...]:
        """The other travellers, clockwise from the left of this one."""
        return CLOCKWISE[self.seats][seat]

    @property
    def base(self) -> Base | None:
        return self.bases[-1] if self.bases else None

    @property
    def planning(self) -> Plan:
        """The plan that a question is about."""
        assert self.plan is not None
        return self.plan

    @property
    @rule("CAL-STACK-04", "CAL-FAQ-15")
    def top(self) -> Item | None:
        """The last card: the only one that can be copied or taken."""
        return self.pile[-1] if self.pile else None

    def item(self, id: int) -> Item | None:
        return next((item for item in self.pile if item.id == id), None)

    def revise(self, new: Item) -> None:
        """Replace the item of that id on the pile."""
        for i, item in enumerate(self.pile):
            if item.id == new.id:
                self.pile[i] = new

    @rule("CAL-OBJ-02", "CAL-OBJ-04")
    def outcome(self) -> Result:
        """Whoever stands on the Fenda has won. Out of rounds nobody has: a draw, told by how near each came (R-79)."""
        if self.winner != NOBODY:
            return Result.of([int(seat == self.winner) for seat in self.everyone])
        steps = (steps_to_fenda(self.board, seat) for seat in self.everyone)
        return Result.drawn([max(0, self.chart.straight - away) for away in steps])

    @rule("CAL-P4-09")
    def _in_the_middle(self) -> list[Card]:
        """Cards in use lie in nobody's hand or discard. One copied before it was revived still lies there."""
        used = {item.card for item in self.pile + self.resolving}
        lying = {card for t in self.travellers for card in t.discard}
        middle = list(used.union(card for card in self.destined if card not in lying))
        return middle if self.draft is None else [*middle, self.draft.card]

    @rule("CAL-COMP-03", "CAL-COMP-04")
    def census(self) -> dict[str, object]:
        """Symbols by kind, memory cards and symbol cards, wherever they lie."""
        symbols = [0] * 10
        for cell in bits_of(self.board.by[0]):
            symbols[self.board.cells[cell] & 15] += 1
        cards = [*self.circle, *self._in_the_middle()]
        for t in self.travellers:
            for kind in t.symbols:
                symbols[kind] += 1
            for kind in range(1, 10):
                symbols[kind] += t.depot[kind]
            cards += t.faces + t.used + t.deck + t.hand + t.reserve + t.discard
            cards += t.waiting
            cards += [card for card, _, _ in t.taken]
        return {"symbols": symbols, "cards": sorted(cards)}
