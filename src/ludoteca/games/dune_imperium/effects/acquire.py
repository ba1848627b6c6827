"""New cards for a deck: bought, gained for free, set aside."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.effects.base import Condition, Effect
from ludoteca.kernel import ELSEWHERE, Choice, Numbered, Option, Reason, absent, option, rule

ACQUIRE: Final = Numbered("acquire")
MANIPULATE: Final = Numbered("manipulate")
ON_TOP: Final = option("on_top")
ON_DISCARD: Final = option("on_discard")

LIAISON: Final = 0
SPICE_MUST_FLOW: Final = 1
FOLDSPACE: Final = 2
BUYABLE: Final = (LIAISON, SPICE_MUST_FLOW)
CLAIM_DISCOUNT: Final = 1
"""What a set-aside card costs less."""


@rule("DI-REVEAL-13", "R-26")
def take_from_row(g: Board, card: int) -> None:
    """The gap is filled from the Imperium Deck at once; without cards the row stays short."""
    slot = g.row.index(card)
    if g.imperium:
        g.row[slot] = g.imperium.pop()
        g.cards.show(g.row[slot])
        g.tell("row", card=g.row[slot])
    else:
        del g.row[slot]


@rule("DI-GEN-04", "DI-REVEAL-12", "DI-ICON-01", "R-26")
def acquire(g: Board, who: int, card: int, on_top: bool = False) -> None:
    """Face up to the discard pile, or on top of the deck where a card says so; then its acquire effect happens,
    once.
    """
    player = g.players[who]
    if on_top:
        player.deck.append(card)
        g.glance(who)
    else:
        player.discard.append(card)
    g.tell("acquired", seat=who, card=card)
    g.acquired(who, card)


def on_offer(g: Board, who: int) -> list[tuple[int, list[int]]]:
    """The cards this player could acquire, each with the pile it lies in: row, Reserve, own set-aside card."""
    found = [(card, g.row) for card in g.row]
    found += [(g.reserve[stack][-1], g.reserve[stack]) for stack in BUYABLE if g.reserve[stack]]
    found += [(card, g.players[who].aside) for card in g.players[who].aside]
    return found


def take_away(g: Board, card: int, pile: list[int]) -> None:
    """Out of the pile it lies in."""
    if pile is g.row:
        take_from_row(g, card)
    else:
        pile.remove(card)


@dataclass(frozen=True)
class SomethingToAcquire(Condition):
    """There is a card of that printed cost or less."""

    rule = "R-49"
    most: int

    def holds(self, g: Board, who: int, card: int) -> bool:
        return any(g.cost(other) <= self.most for other, _ in on_offer(g, who))


@dataclass(frozen=True)
class AcquireFree(Effect):
    """Acquire a card of that printed cost or less without paying; Foldspace excluded."""

    rule = "R-26"
    rules = ("R-23",)
    most: int
    on_top: bool = False

    def happen(self, g: Board, who: int, card: int) -> None:
        g.then(ChooseAcquire(who, self.most, self.on_top))


@dataclass(frozen=True)
class ChooseAcquire(Choice):
    """Which card comes for free."""

    rule = "R-26"
    most: int
    on_top: bool

    def options(self, g: Board) -> Sequence[Option]:
        offer = on_offer(g, self.seat)
        return list({ACQUIRE[g.kind(card)]: None for card, _ in offer if g.cost(card) <= self.most})

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "acquire":
            return ELSEWHERE
        costs = [g.cost(card) for card, _ in on_offer(g, self.seat) if g.kind(card) == pick.number]
        if not costs:
            return absent("R-26", "not-for-sale", card=pick.number)
        return None if min(costs) <= self.most else Reason("R-26", "too-dear", most=self.most)

    def take(self, g: Board, pick: Option) -> None:
        card, pile = next(found for found in on_offer(g, self.seat) if g.kind(found[0]) == pick.number)
        if self.on_top:
            take_away(g, card, pile)
            acquire(g, self.seat, card, on_top=True)
        else:
            receive(g, self.seat, card, pile)


@rule("DI-REVEAL-12", "DI-CLAR-21", "R-26")
def receive(g: Board, who: int, card: int, pile: list[int]) -> None:
    """A card goes to the discard pile and is not used now; on a Reveal turn a posted card may let it go on top."""
    if g.revealing(who) and g.on_top_allowed(who):
        g.then(WhereTo(who, card))
    else:
        take_away(g, card, pile)
        acquire(g, who, card)


@dataclass(frozen=True)
class WhereTo(Choice):
    """After Recruitment Mission each card acquired on the Reveal turn may go on top of the deck instead."""

    rule = "DI-CLAR-21"
    card: int

    def options(self, g: Board) -> Sequence[Option]:
        return _WHERE

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        return None if pick in _WHERE else ELSEWHERE

    def take(self, g: Board, pick: Option) -> None:
        take_away(g, self.card, next(pile for card, pile in on_offer(g, self.seat) if card == self.card))
        acquire(g, self.seat, self.card, pick is ON_TOP)


_WHERE: Final = (ON_TOP, ON_DISCARD)


@dataclass(frozen=True)
class AcquireFoldspace(Effect):
    """Acquire a Foldspace card from the Reserve, if one is left."""

    rule = "DI-ICON-02"
    rules = ("DI-SPACE-04", "R-26")

    @property
    def at_once(self) -> bool:
        return True

    def ready(self, g: Board, who: int, card: int) -> bool:
        return bool(g.reserve[FOLDSPACE])

    def happen(self, g: Board, who: int, card: int) -> None:
        if g.reserve[FOLDSPACE]:
            acquire(g, who, g.reserve[FOLDSPACE].pop())


@dataclass(frozen=True)
class Manipulate(Effect):
    """Remove and replace a card of the Imperium Row: you alone may buy it, for less, until the end of your next
    Reveal turn.
    """

    rule = "DI-LEADER-09"
    rules = ("R-23",)

    def ready(self, g: Board, who: int, card: int) -> bool:
        return bool(g.row)

    def happen(self, g: Board, who: int, card: int) -> None:
        if g.row:
            g.then(ChooseManipulated(who))


@dataclass(frozen=True)
class ChooseManipulated(Choice):
    """Which card of the row is set aside."""

    rule = "R-23"
    rules = ("DI-LEADER-09",)

    def options(self, g: Board) -> Sequence[Option]:
        return list({MANIPULATE[g.kind(card)]: None for card in g.row})

    def forbids(self, g: Board, pick: Option) -> Reason | None:
        if pick.verb != "manipulate":
            return ELSEWHERE
        in_row = any(g.kind(card) == pick.number for card in g.row)
        return None if in_row else absent("R-23", "not-in-row", card=pick.number)

    def take(self, g: Board, pick: Option) -> None:
        card = next(card for card in g.row if g.kind(card) == pick.number)
        take_from_row(g, card)
        g.players[self.seat].aside.append(card)
        g.tell("set_aside", seat=self.seat, card=card)


@dataclass(frozen=True)
class Cheaper(Effect):
    """The Spice Must Flow costs less for the rest of this turn, every copy of it."""

    rule = "DI-CLAR-16"
    amount: int

    @property
    def at_once(self) -> bool:
        return True

    def happen(self, g: Board, who: int, card: int) -> None:
        g.turn.discount += self.amount
