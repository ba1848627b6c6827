"""Explore: a cave card, a paragraph, a choice, dice and lanterns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.book import BOOK, Decision
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, PARAGRAPHS
from ludoteca.games.above_and_below.content.buildings import TAKES
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.picks import AIM, DECIDE, KEEP, REROLL, STOP
from ludoteca.games.above_and_below.content.villagers import LANTERNS
from ludoteca.games.above_and_below.reader import WITHOUT_DICE
from ludoteca.games.above_and_below.rules.outcome import Always, Failure, SomebodyIsHurt, Success, hurt
from ludoteca.games.above_and_below.rules.payment import Pay
from ludoteca.games.above_and_below.rules.reasons import affordable, in_party
from ludoteca.games.above_and_below.state import FAILED, UNRESOLVED, AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, bits_of, lacking, rule

FREE: Final = {
    number: tuple(DECIDE[i] for i in range(len(paragraph.choices)))
    for number, paragraph in BOOK.items()
    if not any(choice.conditional for choice in paragraph.choices)
}
"""The options of the paragraphs that ask nothing of the village."""


@dataclass(frozen=True)
class Explore(Step):
    """The top cave card goes to the left of the board and the party on it; a die says which paragraph is read."""

    rule = "AB-EXPLORE-01"
    rules = ("AB-EXPLORE-03", "R-26")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        card = g.cave_pile.pop()
        if g.cave_pile:  # the pile lies face up
            g.cards.show(g.cave_pile[-1])
        g.cave = card
        g.sent = g.party
        g.explorer = self.seat
        g.dice = {}
        g.lanterns = 0
        g.reached = UNRESOLVED
        die = g.rng.below(6)
        g.tell("explored", seat=self.seat, villagers=tuple(bits_of(g.party)))
        read(g, self.seat, PARAGRAPHS[g.cards.face[card] - FIRST_CAVE][die], die + 1)


@rule("AB-EXPLORE-04", "R-9", "R-30", "R-37")
def read(g: AboveAndBelow, seat: Seat, paragraph: int, die: int = 0) -> None:
    """The paragraph, its choices and explore numbers are read to everybody; the rewards are not.

    Where no choice can be picked the encounter fails without a penalty.
    """
    g.paragraph = paragraph
    g.choice = NOTHING
    g.tell("read", seat=seat, paragraph=paragraph, story=paragraph, die=die)
    if paragraph in FREE or Decide(seat).options(g):
        g.then(Decide(seat))
    else:
        g.reached = FAILED
        g.then(Failure(seat))


@rule("R-37")
def against_choice(choice: Decision, village: Village, sent: int) -> Reason | None:
    """What a choice requires is looked for in the supply and on the track, its cost in the supply only."""
    if village.coins < choice.required_coins:
        return affordable(village.coins, choice.required_coins, "R-37")
    for item, count in choice.required_items:
        if village.has(item) < count:
            return lacking(village.has(item), count, "R-37", "items", what=ITEMS[item])
    if choice.required_skill and not sent & choice.required_skill:
        return Reason("R-37", "skill")
    for item, count in choice.cost_items:
        if village.items[item] < count:
            return lacking(village.items[item], count, "R-37", "items", what=ITEMS[item])
    return affordable(village.purse - lost_purse(village, choice), choice.cost_coins, "R-37")


def lost_purse(village: Village, choice: Decision) -> int:
    """Tokens that the cost itself takes and that therefore cannot pay its coins."""
    return sum(count for item, count in choice.cost_items if item in TAKES and village.built & TAKES[item])


@dataclass(frozen=True)
class Decide(Choice):
    """The explorer picks one of the choices of the paragraph, and everybody hears it."""

    rule = "AB-EXPLORE-05"
    rules = ("AB-EXPLORE-06", "R-37", "R-38")
    auto = False
    """Even a paragraph with a single way out is there to be read."""

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        free = FREE.get(g.paragraph)
        if free is not None:
            return free
        village = g.villages[self.seat]
        choices = BOOK[g.paragraph].choices
        return [DECIDE[i] for i, choice in enumerate(choices) if against_choice(choice, village, g.sent) is None]

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "decide":
            return ELSEWHERE
        choices = BOOK[g.paragraph].choices
        number = DECIDE.index(pick)
        if number >= len(choices):
            return absent("AB-EXPLORE-05", "no-such-choice")
        return against_choice(choices[number], g.villages[self.seat], g.sent)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        seat = self.seat
        g.choice = DECIDE.index(pick)
        choice = BOOK[g.paragraph].choices[g.choice]
        g.tell("decided", seat=seat, story=g.paragraph, decision=f"{g.paragraph}-{choice.letter}")
        for item, count in choice.cost_items:
            g.lose(seat, item, count)
        g.then(GoOn(seat))
        if g.reader.comes_with(choice):
            g.then(Always(seat))
        if choice.cost_coins:
            g.then(Pay(seat, choice.cost_coins))


@dataclass(frozen=True)
class GoOn(Step):
    """A choice leads to a further paragraph, succeeds without dice, or is rolled for."""

    rule = "AB-EXPLORE-15"
    rules = ("R-9", "R-38")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        choice = g.reader.way_on(BOOK[g.paragraph].choices[g.choice], g.rng)
        if choice.goto:
            read(g, self.seat, choice.goto)
        elif choice.auto is not None:
            g.reached = WITHOUT_DICE
            g.then(Success(self.seat))
        else:
            g.then(RollDice(self.seat), Strive(self.seat), Outcome(self.seat))


@dataclass(frozen=True)
class RollDice(Step):
    """One die for each villager on the card; the lanterns are added, and those that the choice gives besides."""

    rule = "AB-EXPLORE-07"
    rules = ("AB-EXPLORE-09", "R-29", "R-38")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        below = g.rng.below
        lanterns = 0
        dice = {}
        for villager in bits_of(g.party):
            roll = dice[villager] = below(6) + 1
            lanterns += LANTERNS[villager][roll]
        g.dice = dice
        g.lanterns = lanterns + bonus(g, self.seat)
        g.tell("rolled", seat=self.seat, lanterns=g.lanterns, dice=tuple(dice.values()))
        rerolls = g.villages[self.seat].rerolls
        if rerolls and dice:
            g.then(Reroll(self.seat, rerolls))


@rule("R-37", "R-38")
def bonus(g: AboveAndBelow, seat: Seat) -> int:
    """Lanterns for hammers and quills of the party as it was sent, and once for something owned."""
    choice = BOOK[g.paragraph].choices[g.choice]
    village = g.villages[seat]
    return sum(lanterns * (g.sent & skilled).bit_count() for skilled, lanterns in choice.bonus_per) + sum(
        lanterns for item, lanterns in choice.bonus_if if village.has(item)
    )


@dataclass(frozen=True)
class Reroll(Choice):
    """Each symbol allows one die of the encounter to be rolled again; the new result stands."""

    rule = "AB-ICON-07"
    rules = ("R-33",)
    idle = "keep"
    left: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        return (KEEP, *REROLL.of(g.party))

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "reroll":
            return None if pick is KEEP else ELSEWHERE
        return in_party(g, pick.number, "AB-ICON-07")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is KEEP:
            return
        villager = pick.number
        roll = g.rng.below(6) + 1
        steps = LANTERNS[villager]
        g.lanterns += steps[roll] - steps[g.dice[villager]]
        g.dice = {**g.dice, villager: roll}
        g.tell("rerolled", seat=self.seat, villager=villager, die=roll, lanterns=g.lanterns)
        if self.left > 1:
            g.then(Reroll(self.seat, self.left - 1))


@dataclass(frozen=True)
class Strive(Choice):
    """To reach a number, or a higher one, villagers may be injured; a useless injury is not allowed."""

    rule = "AB-EXPLORE-10"
    rules = ("R-8", "R-32")
    idle = "stop"

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        reach = g.lanterns + g.party.bit_count()
        options = [AIM[n] for n in BOOK[g.paragraph].choices[g.choice].numbers if g.lanterns < n <= reach]
        options.append(STOP)
        return options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "aim":
            return None if pick is STOP else ELSEWHERE
        number = pick.number
        if number not in BOOK[g.paragraph].choices[g.choice].numbers:
            return absent("AB-EXPLORE-06", "no-such-number")
        if number <= g.lanterns:
            return Reason("R-32", "reached", lanterns=g.lanterns)
        return lacking(g.lanterns + g.party.bit_count(), number, "AB-EXPLORE-10", "lanterns")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is not STOP:
            number = pick.number
            g.then(Injure(self.seat, number - g.lanterns))


@dataclass(frozen=True)
class Injure(SomebodyIsHurt):
    """Each injured villager leaves the card for the injured area and gives 1 lantern more; its own still count."""

    rule = "AB-EXPLORE-10"
    rules = ("R-8",)

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        hurt(g, self.seat, pick)
        g.lanterns += 1
        if self.left > 1:
            g.then(Injure(self.seat, self.left - 1))


@dataclass(frozen=True)
class Outcome(Step):
    """The total reaches one of the explore numbers or it does not; only the highest number reached counts."""

    rule = "AB-EXPLORE-09"
    rules = ("AB-EXPLORE-06", "AB-EXPLORE-11", "R-3")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        numbers = BOOK[g.paragraph].choices[g.choice].numbers
        g.reached = max((number for number in numbers if number <= g.lanterns), default=FAILED)
        g.then(Success(self.seat) if g.reached else Failure(self.seat))
