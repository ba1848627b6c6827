"""How an encounter ends: rewards, penalties, and where the party and the cave card go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.above_and_below.book import BOOK, Effects
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, WITH_COIN_ON_EXPLORE
from ludoteca.games.above_and_below.content.goods import NOTHING
from ludoteca.games.above_and_below.content.picks import INJURE
from ludoteca.games.above_and_below.content.villagers import BIT, SPECIALS
from ludoteca.games.above_and_below.reader import WITHOUT_DICE
from ludoteca.games.above_and_below.rules.reasons import in_party
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, bits_of, rule


def hurt(g: AboveAndBelow, seat: Seat, pick: Option) -> None:
    """A villager of the party goes to the injured area."""
    villager = pick.number
    g.party ^= BIT[villager]
    g.villages[seat].injured |= BIT[villager]
    g.tell("injured", seat=seat, villager=villager)


@dataclass(frozen=True)
class SomebodyIsHurt(Choice):
    """Any villager of the party; where all of them are hurt there is nothing to choose."""

    left: int

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        options = INJURE.of(g.party)
        return options[:1] if self.left >= len(options) else options

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "injure":
            return ELSEWHERE
        not_there = in_party(g, pick.number, "R-8")
        return not_there or (None if pick in self.options(g) else Reason("R-8", "all-hurt"))


@rule("AB-REP-03", "R-31", "R-38")
def happen(g: AboveAndBelow, seat: Seat, effects: Effects) -> None:
    """Everything that the book gives or takes; what cannot be paid in full is paid as far as possible."""
    if effects.injure and g.party:
        g.then(InjureByText(seat, effects.injure))
    if effects.coins:
        coins = max(effects.coins, -g.villages[seat].coins)
        g.earn(seat, coins)
        if coins:
            g.tell("earned" if coins > 0 else "lost_coins", seat=seat, coins=abs(coins))
    for item, count in effects.items:
        if count > 0:
            g.gain(seat, item, count)
        else:
            g.lose(seat, item, -count)
    if effects.reputation:
        g.esteem(seat, effects.reputation)
    if effects.villager:
        welcome_leftmost(g, seat)
    if effects.special_villager:
        welcome_special(g, seat, effects.special_villager)
    for _ in range(effects.cave_card):
        find_cave(g, seat)


@rule("R-15", "R-38")
def welcome_leftmost(g: AboveAndBelow, seat: Seat) -> None:
    """The villager of the cheapest filled space joins, exhausted; the gap stays until the round ends."""
    for space, villager in enumerate(g.villager_row):
        if villager != NOTHING:
            g.villager_row[space] = NOTHING
            g.tell("joined", seat=seat, villager=villager)
            g.join(seat, villager)
            return


@rule("AB-SPECIAL-01", "R-15")
def welcome_special(g: AboveAndBelow, seat: Seat, name: str) -> None:
    """A special villager whom nobody has met joins, exhausted."""
    for villager in SPECIALS[name]:
        if g.specials & BIT[villager]:
            g.specials ^= BIT[villager]
            g.tell("joined", seat=seat, villager=villager)
            g.join(seat, villager)
            return


@rule("R-21")
def find_cave(g: AboveAndBelow, seat: Seat) -> None:
    """A further cave card from the top of the pile, if there is one."""
    if g.cave_pile:
        g.villages[seat].caves += (g.cave_pile.pop(),)
        if g.cave_pile:
            g.cards.show(g.cave_pile[-1])
        g.tell("found_cave", seat=seat)


@dataclass(frozen=True)
class InjureByText(SomebodyIsHurt):
    """The story injures villagers who are still on the card; the player says which."""

    rule = "AB-EXPLORE-14"
    rules = ("R-8", "R-31", "R-38")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        hurt(g, self.seat, pick)
        if self.left > 1 and g.party:
            g.then(InjureByText(self.seat, self.left - 1))


@dataclass(frozen=True)
class Always(Step):
    """Some effects come with the choice itself, before the dice."""

    rule = "AB-EXPLORE-05"
    rules = ("R-38",)
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        effects = g.reader.before_the_dice(BOOK[g.paragraph].choices[g.choice], g.rng)
        if effects is not None:
            happen(g, self.seat, effects)


@dataclass(frozen=True)
class Success(Step):
    """The reward of the number reached, then the party comes home and the cave is the player's."""

    rule = "AB-EXPLORE-11"
    rules = ("R-3", "R-38")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        choice = BOOK[g.paragraph].choices[g.choice]
        number = 0 if g.reached == WITHOUT_DICE else g.reached
        g.tell("succeeded", seat=self.seat, number=number, tale=f"{g.paragraph}-{choice.letter}-success")
        g.then(ComeHome(self.seat), KeepCave(self.seat))
        happen(g, self.seat, g.reader.reward(choice, g.reached, g.rng))
        paying = g.villages[self.seat].built & WITH_COIN_ON_EXPLORE
        if paying:
            reward_explorer(g, self.seat, paying)


@rule("AB-ICON-09")
def reward_explorer(g: AboveAndBelow, seat: Seat, paying: int) -> None:
    """With this symbol, 1 coin after an encounter that succeeded."""
    coins = sum(BUILDINGS[building].coin_on_explore for building in bits_of(paying))
    g.earn(seat, coins)
    g.tell("earned", seat=seat, coins=coins)


@dataclass(frozen=True)
class Failure(Step):
    """No reward and no cave. A failure text is read and its penalty applied; the card goes under the pile."""

    rule = "AB-EXPLORE-13"
    rules = ("AB-EXPLORE-14", "R-38")
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        penalty = None
        tale = f"fail-{g.paragraph % 6}"
        if g.choice != NOTHING:
            choice = BOOK[g.paragraph].choices[g.choice]
            penalty = g.reader.penalty(choice, g.rng)
            if choice.fail is not None:
                tale = f"{g.paragraph}-{choice.letter}-fail"
        g.tell("failed", seat=self.seat, tale=tale)
        g.then(ComeHome(self.seat), LoseCave(self.seat))
        if penalty is not None:
            happen(g, self.seat, penalty)


@dataclass(frozen=True)
class ComeHome(Step):
    """The villagers still on the card become exhausted."""

    rule = "AB-EXPLORE-12"
    rules = ("AB-EXPLORE-13",)
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        g.villages[self.seat].exhausted |= g.party
        g.party = 0


@dataclass(frozen=True)
class KeepCave(Step):
    """The cave card joins the row under the player's houses as an empty cave."""

    rule = "AB-EXPLORE-12"
    rules = ("R-35",)
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        g.villages[self.seat].caves += (g.cave,)
        g.cave = NOTHING
        g.tell("found_cave", seat=self.seat)


@dataclass(frozen=True)
class LoseCave(Step):
    """The cave card goes to the bottom of the pile."""

    rule = "AB-EXPLORE-13"
    seat: Seat

    def do(self, g: AboveAndBelow) -> None:
        g.cave_pile.insert(0, g.cave)
        g.cave = NOTHING
