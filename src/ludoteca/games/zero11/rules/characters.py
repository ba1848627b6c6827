"""Phases 4.1 and 4.2: choosing a character, what the event brings, and the ability."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.effects import Effect, Twice
from ludoteca.games.zero11.content.people import CHARACTERS, LAST
from ludoteca.games.zero11.picks import ABILITY, BONUS, CHOOSE, DECLARE, GIFT, MOVER
from ludoteca.games.zero11.rules.cards import TurnChoice, could_interject
from ludoteca.games.zero11.rules.effects import CarryOut, carry_out, unused
from ludoteca.games.zero11.rules.victory import NameTheChosenOne, against_declaring, may_declare
from ludoteca.games.zero11.state import NOBODY, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule

CHOICES = tuple((character, 1 << character, pick) for character, pick in enumerate(CHOOSE))


@dataclass(frozen=True)
class ChooseCharacter(Choice):
    """Any character neither used this Hour nor blocked, whatever card the player holds; or declare victory first."""

    rule = "O11-CHAR-02"
    rules = ("O11-SETUP-10", "O11-WIN-01")
    auto = False  # whether a declaration is possible too may be a secret

    def options(self, g: Zero11) -> Sequence[Option]:
        found = to_choose_from(g)
        if may_declare(g, self.seat):
            found.append(DECLARE)
        return found

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick is DECLARE:
            return against_declaring(g, self.seat)
        return unused(g, pick.number) if pick.verb == "choose" else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is DECLARE:
            g.then(NameTheChosenOne(self.seat))
            return
        character = pick.number
        g.active = character
        g.chart[character] = self.seat
        g.tell("chose", seat=self.seat, character=character)


@rule("O11-CHAR-03", "O11-EVENT-06")
def to_choose_from(g: Zero11) -> list[Option]:
    """A character is used at most once in an Hour, and not at all while it carries the Blocked marker."""
    chart, blocked = g.chart, g.blocked
    return [pick for character, bit, pick in CHOICES if chart[character] < 0 and not blocked & bit]


@rule("O11-EVENT-02", "O11-EVENT-03", "O11-EVENT-04", "O11-3P-06")
def gift(g: Zero11, seat: Seat) -> Effect | None:
    """What the event gives to the player on this position."""
    card = g.card
    if card is None or card.position is None:
        return None
    position = len(g.order) if card.position == LAST else card.position
    here = position <= len(g.order) and g.order[position - 1] == seat
    return card.gift if here else None


@rule("O11-EVENT-05")
def bonus(g: Zero11) -> tuple[Effect, ...]:
    """What the event gives to whoever selects this character."""
    card = g.card
    return card.bonus if card is not None and card.favours == g.active else ()


@dataclass(frozen=True)
class CharacterChosen(Step):
    """After 4.1 come the effects of the event and then the ability."""

    rule = "O11-CHAR-04"
    rules = ("R-11", "R-12")
    seat: Seat

    def do(self, g: Zero11) -> None:
        seat = self.seat
        given, extra = gift(g, seat), bonus(g)
        times = uses_of_ability(given)
        g.then(Ability(seat, g.active, times), LendAbility(seat), WhoMoves(seat))
        if given is None or times == 2:
            g.then(*(CarryOut(seat, effect) for effect in extra))
        elif extra:
            g.then(EventEffects(seat))
        else:
            g.then(CarryOut(seat, given))


@rule("O11-EVENT-10")
def uses_of_ability(given: Effect | None) -> int:
    """Position III may owe its event that the ability is used twice."""
    return 2 if isinstance(given, Twice) else 1


@dataclass(frozen=True)
class EventEffects(Choice):
    """Position effect and character bonus both fall to this player: he takes them in the order he likes.

    Nothing is played before them, so that no Power of this turn comes back at once; victory can be declared.
    """

    rule = "O11-EVENT-04"
    rules = ("R-11", "O11-EVENT-18", "O11-WIN-01")

    def options(self, g: Zero11) -> Sequence[Option]:
        return (GIFT, BONUS, DECLARE) if may_declare(g, self.seat) else (GIFT, BONUS)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick is DECLARE:
            return against_declaring(g, self.seat)
        return None if pick in (GIFT, BONUS) else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is DECLARE:
            g.then(NameTheChosenOne(self.seat), self)
            return
        given = gift(g, self.seat)
        assert given is not None
        position = [CarryOut(self.seat, given)]
        character = [CarryOut(self.seat, effect) for effect in bonus(g)]
        g.then_all(position + character if pick is GIFT else character + position)


@dataclass(frozen=True)
class Ability(Step):
    """The ability is used; where something could be played before it, the player says when."""

    rule = "O11-CHAR-04"
    rules = ("R-9",)
    seat: Seat
    character: int
    times: int

    def do(self, g: Zero11) -> None:
        if could_interject(g, self.seat):
            g.then(UseAbility(self.seat, self.character, self.times))
        else:
            use_ability(g, self.seat, self.character, self.times)


@dataclass(frozen=True)
class UseAbility(TurnChoice):
    """Use the ability of this character."""

    rule = "O11-CHAR-04"
    rules = ("R-9",)
    character: int
    times: int

    def own(self, g: Zero11) -> list[Option]:
        return [ABILITY]

    def against(self, g: Zero11, pick: Option) -> Reason | None:
        return None if pick is ABILITY else ELSEWHERE

    def pick(self, g: Zero11, pick: Option) -> None:
        use_ability(g, self.seat, self.character, self.times)


@rule("O11-CHAR-04", "O11-EVENT-10")
def use_ability(g: Zero11, seat: Seat, character: int, times: int) -> None:
    """What is printed for this character happens; a second use comes when the first is complete."""
    if times > 1:
        g.then(Ability(seat, character, times - 1))
    g.tell("ability", seat=seat, character=character)
    carry_out(g, seat, CHARACTERS[character].ability, character)


@dataclass(frozen=True)
class LendAbility(Step):
    """The second character lends its ability after Lewis has used hers."""

    rule = "O11-EVENT-16"
    rules = ("R-12",)
    seat: Seat

    def do(self, g: Zero11) -> None:
        if g.second != NOBODY:
            g.then(Ability(self.seat, g.second, 1))


@dataclass(frozen=True)
class WhoMoves(Step):
    """Before the gears are pushed the player decides which of the two is the active character; a declarer cannot."""

    rule = "O11-EVENT-16"
    rules = ("R-12",)
    seat: Seat

    def do(self, g: Zero11) -> None:
        if g.second != NOBODY and not g.declared:
            g.then(ChooseMover(self.seat))


@dataclass(frozen=True)
class ChooseMover(Choice):
    """Lewis or her shadow."""

    rule = "O11-EVENT-16"
    rules = ("R-12",)

    def options(self, g: Zero11) -> Sequence[Option]:
        return (MOVER[g.active], MOVER[g.second])

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "mover":
            return ELSEWHERE
        called = pick.number in (g.active, g.second)
        return None if called else Reason("O11-EVENT-16", "not-called", character=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        g.active = pick.number
        g.tell("mover", seat=self.seat, character=g.active)
