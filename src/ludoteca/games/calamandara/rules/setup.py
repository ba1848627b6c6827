"""Chapter "setup": boards, decks, the three deck modes, opening hands, initial symbols, who begins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludoteca.games.calamandara.board import NOBODY, Board
from ludoteca.games.calamandara.content.chart import START
from ludoteca.games.calamandara.content.memory import HAND, MEMORY_COUNT, faces
from ludoteca.games.calamandara.content.picks import BEGIN, CARD, DRAFT, DRAW, NEXT_FACE, REST
from ludoteca.games.calamandara.content.symbols import SYMBOL_CARDS, SYMBOLS
from ludoteca.games.calamandara.rules.reasons import among, up_to
from ludoteca.games.calamandara.rules.table import draw
from ludoteca.games.calamandara.rules.turn import NextTurn, Turn
from ludoteca.games.calamandara.state import Calamandara, Card, Traveller, minus
from ludoteca.kernel import ELSEWHERE, Cards, Choice, Option, Random, Reason, Seat, Step, Variants, absent, rule

INITIAL_SYMBOLS = 2


@rule("CAL-OBJ-01", "CAL-COMP-01", "CAL-ICON-01")
def setup(seats: int, rng: Random, variants: Variants) -> Calamandara:
    """The boards are joined, everybody takes his own; then the cards are dealt."""
    g = Calamandara(
        seats=seats,
        rng=rng,
        memories=faces(variants["card_quantities"]),
        cards=Cards.deck(MEMORY_COUNT + len(SYMBOL_CARDS), seats),
        board=joined_boards(seats, int(variants["arm_zf_rows"])),
        travellers=playboards(seats),
    )
    agree(g, variants)
    g.then(*preparations(seats, variants["deck_mode"]), FirstTurn())
    return g


@rule("CAL-SETUP-02")
def joined_boards(seats: int, arm: int) -> Board:
    """The layout for this number of travellers; each token stands on the start point of its board."""
    return Board(seats=seats, arm=arm, tokens=(START,) * seats, guests=(NOBODY,) * seats, due=0)


@rule("CAL-SETUP-01", "CAL-SETUP-03", "CAL-COMP-02")
def playboards(seats: int) -> list[Traveller]:
    """Everybody has a playboard, with the depot filled with the printed quantities."""
    return [Traveller(seat=seat) for seat in range(seats)]


@rule("CAL-OBJ-04", "CAL-SYM-ESPELHO-03", "CAL-SYM-ASA-03", "CAL-CARD-TEMPLO-01")
def agree(g: Calamandara, variants: Variants) -> None:
    """How this table reads what can be read in two ways."""
    g.limit = 0 if variants["max_rounds"] == "none" else int(variants["max_rounds"])
    g.on_placement = variants["espelho_mode"] == "on_placement"
    g.long_with = int(variants["asa_caverna_long"])
    g.temple_to_user = variants["templo_to"] == "user_depot"


@rule("CAL-MODE-01", "CAL-MODE-02", "CAL-MODE-03")
def preparations(seats: int, deck_mode: str) -> list[Step]:
    """The steps of the setup in one of the three deck modes; the draft of Triagem needs to know who is first (R-7)."""
    everyone = range(seats)
    prepare: list[Step] = [DealSymbolCards()]
    if deck_mode == "triagem":
        prepare += [DrawMarkers(), DraftMemories()]
    else:
        prepare.append(DealMemories())
    if deck_mode == "sequencia":
        prepare += [OrderDecks(seat) for seat in everyone]
    prepare.append(RevealSymbolCards())
    prepare += [OpeningHand(seat) for seat in everyone]
    prepare += [InitialSymbol(seat) for seat in everyone for _ in range(INITIAL_SYMBOLS)]
    prepare.append(ShowInitialSymbols())
    if deck_mode != "triagem":
        prepare.append(DrawMarkers())
    return prepare


@dataclass(frozen=True)
class DealSymbolCards(Step):
    """The 36 symbol cards are shuffled and dealt evenly."""

    rule = "CAL-SETUP-04"

    def do(self, g: Calamandara) -> None:
        cards = list(range(MEMORY_COUNT, MEMORY_COUNT + len(SYMBOL_CARDS)))
        g.cards.shuffle(cards, g.rng)
        for seat, t in enumerate(g.travellers):
            t.faces = cards[seat :: g.seats]


@dataclass(frozen=True)
class RevealSymbolCards(Step):
    """Each symbol deck lies face up: its top card is visible to all."""

    rule = "CAL-SETUP-05"

    def do(self, g: Calamandara) -> None:
        for t in g.travellers:
            g.cards.show(t.faces[-1])


@dataclass(frozen=True)
class DealMemories(Step):
    """The 72 memory cards are shuffled and dealt evenly, face down: the decks L."""

    rule = "CAL-SETUP-06"

    def do(self, g: Calamandara) -> None:
        cards = list(range(MEMORY_COUNT))
        g.cards.shuffle(cards, g.rng)
        for seat, t in enumerate(g.travellers):
            t.deck = cards[seat :: g.seats]


# Modo Triagem.


@dataclass(frozen=True)
class DraftMemories(Step):
    """Modo Triagem: the whole memory deck goes round, everybody takes one card at a time.

    Who passes the rest on shows what is missing from it, so nothing of the draft is secret but the order of the decks.
    """

    rule = "CAL-MODE-03"

    def do(self, g: Calamandara) -> None:
        g.circle = tuple(range(MEMORY_COUNT))
        g.cards.show_all(g.circle)
        picks = [PickMemory((g.first + i) % g.seats) for i in range(MEMORY_COUNT)]
        g.then(*picks, ShuffleDecks())


@dataclass(frozen=True)
class PickMemory(Choice):
    """Take one card of those that are left and pass the rest to the left."""

    rule = "CAL-MODE-03"

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [DRAFT[kind] for kind in sorted({g.memory(card) for card in g.circle})]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return among(g, g.circle, pick, "CAL-MODE-03") if pick.verb == "draft" else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        card = next(card for card in g.circle if g.memory(card) == pick.args[0])
        g.circle = minus(g.circle, card)
        g.travellers[self.seat].deck.append(card)
        g.tell("drafted", seat=self.seat, memory=pick.args[0])


@dataclass(frozen=True)
class ShuffleDecks(Step):
    """After the draft every deck is shuffled (R-7)."""

    rule = "CAL-MODE-03"

    def do(self, g: Calamandara) -> None:
        for t in g.travellers:
            g.cards.shuffle(t.deck, g.rng)


# Modo Sequência.


@dataclass(frozen=True)
class OrderDecks(Step):
    """Modo Sequência: every traveller looks through his own decks and may reorder both, once."""

    rule = "CAL-MODE-02"
    seat: Seat

    def do(self, g: Calamandara) -> None:
        t = g.travellers[self.seat]
        g.cards.show_all(t.deck, self.seat)
        g.cards.show_all(t.faces, self.seat)
        g.then(OrderMemories(self.seat), OrderSymbolCards(self.seat))


@dataclass(frozen=True)
class OrderDeck(Choice):
    """Which card comes next from the top; the rest stays as it lies."""

    rule = "CAL-MODE-02"
    auto = False
    placed: int = 0

    def deck(self, g: Calamandara) -> list[Card]:
        """The deck that is put in order."""
        raise NotImplementedError

    def named(self, g: Calamandara, card: Card) -> Option:
        """What a card is called here."""
        raise NotImplementedError

    def rest(self, g: Calamandara) -> list[Card]:
        """What lies below the cards that were placed."""
        deck = self.deck(g)
        return deck[: len(deck) - self.placed]

    def take(self, g: Calamandara, pick: Option) -> None:
        if pick is REST:
            return
        deck = self.deck(g)
        top = len(deck) - self.placed
        at = next(i for i in range(top - 1, -1, -1) if self.named(g, deck[i]) is pick)
        deck.insert(top - 1, deck.pop(at))
        if self.placed + 2 < len(deck):
            g.then(replace(self, placed=self.placed + 1))


@dataclass(frozen=True)
class OrderMemories(OrderDeck):
    """The memory deck, by the names of its cards."""

    def deck(self, g: Calamandara) -> list[Card]:
        return g.travellers[self.seat].deck

    def named(self, g: Calamandara, card: Card) -> Option:
        return CARD[g.memory(card)]

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [REST, *(CARD[kind] for kind in sorted({g.memory(card) for card in self.rest(g)}))]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "card":
            return None if pick is REST else ELSEWHERE
        return among(g, self.rest(g), pick, "CAL-MODE-02")


@dataclass(frozen=True)
class OrderSymbolCards(OrderDeck):
    """The symbol deck, in which no two cards are alike."""

    def deck(self, g: Calamandara) -> list[Card]:
        return g.travellers[self.seat].faces

    def named(self, g: Calamandara, card: Card) -> Option:
        return NEXT_FACE[g.cards.face[card] - MEMORY_COUNT]

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [REST, *(self.named(g, card) for card in self.rest(g))]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        if pick.verb != "next_face":
            return None if pick is REST else ELSEWHERE
        return None if pick in self.options(g) else absent("CAL-MODE-02", "not-left", symbol_card=pick.number)


# Hands, symbols, order.


@dataclass(frozen=True)
class OpeningHand(Choice):
    """Up to five cards from the top of the own deck are the opening hand."""

    rule = "CAL-SETUP-07"

    def options(self, g: Calamandara) -> Sequence[Option]:
        return DRAW[: HAND + 1][::-1]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return up_to("draw", HAND, pick, "CAL-SETUP-07")

    def take(self, g: Calamandara, pick: Option) -> None:
        draw(g, self.seat, int(pick.args[0]))


@dataclass(frozen=True)
class InitialSymbol(Choice):
    """Two symbols of any kind are chosen from the own depot, hidden until everybody has chosen."""

    rule = "CAL-SETUP-08"
    rules = ("CAL-SETUP-09",)

    def options(self, g: Calamandara) -> Sequence[Option]:
        return [BEGIN[kind] for kind in SYMBOLS]

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        return None if pick.verb == "begin" else ELSEWHERE

    def take(self, g: Calamandara, pick: Option) -> None:
        g.travellers[self.seat].secret += (int(pick.args[0]),)


@dataclass(frozen=True)
class ShowInitialSymbols(Step):
    """All initial symbols are shown and lie in the reserves."""

    rule = "CAL-SETUP-09"

    def do(self, g: Calamandara) -> None:
        for t in g.travellers:
            for kind in t.secret:
                t.depot[kind] -= 1
                t.symbols.append(kind)
            g.tell("begins_with", seat=t.seat, symbol=t.secret[0], second=t.secret[1])
            t.secret = ()


@dataclass(frozen=True)
class DrawMarkers(Step):
    """As many order markers as travellers are drawn; who draws number 1 plays first."""

    rule = "CAL-SETUP-10"

    def do(self, g: Calamandara) -> None:
        g.first = g.rng.below(g.seats)
        g.tell("first", seat=g.first)


@dataclass(frozen=True)
class FirstTurn(Step):
    """The first traveller keeps marker 1 and begins; then clockwise."""

    rule = "CAL-SETUP-11"

    def do(self, g: Calamandara) -> None:
        g.then(Turn(g.first), NextTurn(g.first))
