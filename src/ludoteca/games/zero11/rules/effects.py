"""What the printed effects do: of abilities, events, Power cards and Item tiles. None is ever boosted or divided."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ludoteca.games.zero11.content import effects as printed
from ludoteca.games.zero11.content.city import MYSTIC_SPACE
from ludoteca.games.zero11.content.gears import COMPOSE, EXAMINE, INVESTIGATE, MOVE_CLUE
from ludoteca.games.zero11.content.people import CHARACTERS, PAHLSSON, power_face
from ludoteca.games.zero11.picks import COPY, FREE, KEEP, RECOVER, SECOND, TO, WHO, WITH
from ludoteca.games.zero11.rules.actions import act, draw, examine, gain_pages, targets
from ludoteca.games.zero11.rules.clues import PlaceMysticClue, empty, full, gain_clue, lifts, mystic_is_free, pick_up
from ludoteca.games.zero11.rules.pointers import machines_are_banned
from ludoteca.games.zero11.rules.time import gain_time, pay, spare
from ludoteca.games.zero11.rules.walking import FreeRide, Stroll, free_rides
from ludoteca.games.zero11.state import NOBODY, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, rule

COPY_PRICE: Final = 2


@rule("O11-EVENT-08", "O11-POWER-07", "O11-ITEM-03", "O11-CLUE-07")
def carry_out(g: Zero11, seat: Seat, effect: printed.Effect, who: int) -> None:
    """One printed effect as it stands. `who` is the character whose ability it is, or the active one."""
    _DO[type(effect)](g, seat, effect, who)


def possible(g: Zero11, seat: Seat, effect: printed.Effect) -> bool:
    """Whether playing this effect would do anything, as far as everybody can see."""
    check = _POSSIBLE.get(type(effect))
    return check is None or check(g, seat, effect)


@dataclass(frozen=True)
class CarryOut(Step):
    """One effect of several, in the printed order."""

    rule = "O11-EVENT-05"
    seat: Seat
    effect: printed.Effect

    def do(self, g: Zero11) -> None:
        carry_out(g, self.seat, self.effect, g.active)


@dataclass(frozen=True)
class CopyAbility(Choice):
    """Påhlsson may pay 2 time and use the ability of any other character, used, unused or blocked."""

    rule = "O11-CHAR-06"
    rules = ("R-9", "R-10")
    idle = "keep"
    who: int

    def options(self, g: Zero11) -> Sequence[Option]:
        return _COPIES

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "copy":
            return None if pick is KEEP else ELSEWHERE
        return None if pick in _COPIES else Reason("O11-CHAR-06", "own-ability", character=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        if pick is KEEP:
            return
        copied = pick.number
        g.tell("copied", seat=self.seat, character=copied)
        pay(g, self.seat, COPY_PRICE)
        carry_out(g, self.seat, CHARACTERS[copied].ability, self.who)


_COPIES = (*(pick for character, pick in enumerate(COPY) if character != PAHLSSON), KEEP)


@dataclass(frozen=True)
class TakeFreeAction(Choice):
    """Vidal takes one of the four gear actions, unboosted."""

    rule = "O11-CHAR-10"
    rules = ("O11-CLUE-07",)

    def options(self, g: Zero11) -> Sequence[Option]:
        found = [FREE[INVESTIGATE], FREE[COMPOSE]]
        if targets(g, self.seat, unknown=True):
            found.append(FREE[EXAMINE])
        if lifts(g):
            found.append(FREE[MOVE_CLUE])
        return found

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "free":
            return ELSEWHERE
        if pick.number == EXAMINE and not targets(g, self.seat, unknown=True):
            return Reason("O11-ACTION-08", "all-seen")
        return Reason("R-17", "no-clue-to-move") if pick.number == MOVE_CLUE and not lifts(g) else None

    def take(self, g: Zero11, pick: Option) -> None:
        action = pick.number
        g.tell("acted", seat=self.seat, action=action, clues=0)
        act(g, self.seat, action, 1)


@dataclass(frozen=True)
class NameSecond(Choice):
    """Lewis calls a second character, which gets the Blocked marker."""

    rule = "O11-EVENT-16"
    rules = ("R-12",)

    def options(self, g: Zero11) -> Sequence[Option]:
        return seconds(g)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "second":
            return ELSEWHERE
        if pick.number == g.active:
            return Reason("O11-EVENT-16", "active-already", character=pick.number)
        return unused(g, pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        second = pick.number
        g.blocked |= 1 << second
        g.tell("second", seat=self.seat, character=second)
        if not g.house.block_only:
            g.second = second
            g.chart[second] = self.seat


def unused(g: Zero11, character: int) -> Reason | None:
    """Nobody has used this character in this Hour, and no event has blocked it."""
    if g.chart[character] != NOBODY:
        return Reason("O11-CHAR-03", "used", character=character, whose=g.chart[character])
    return Reason("O11-EVENT-06", "blocked", character=character) if g.blocked >> character & 1 else None


def seconds(g: Zero11) -> list[Option]:
    """Unused, unblocked characters."""
    return [pick for c, pick in enumerate(SECOND) if g.chart[c] == NOBODY and not g.blocked >> c & 1 and c != g.active]


@dataclass(frozen=True)
class RecoverPower(Choice):
    """Take one played Power card back into the hand."""

    rule = "O11-EVENT-18"
    rules = ("R-34",)

    def options(self, g: Zero11) -> Sequence[Option]:
        lost = g.lost[self.seat]
        return [pick for kind, pick in enumerate(RECOVER) if lost >> kind & 1]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "recover":
            return ELSEWHERE
        played = g.lost[self.seat] >> pick.number & 1
        return None if played else Reason("O11-EVENT-18", "power-not-played", power=pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        kind, seat = pick.number, self.seat
        card = next(c for c in g.spent if g.people.face[c] == power_face(seat, kind))
        g.spent = [c for c in g.spent if c != card]
        hand = g.hands[seat]
        hand.append(card)
        g.people.shuffle(hand, g.rng)
        g.people.show_all(hand, to=seat)
        g.lost[seat] ^= 1 << kind
        g.powers[seat] |= 1 << kind
        g.tell("recovered", seat=seat, power=kind)


@rule("R-16")
def movable(g: Zero11, character: int) -> bool:
    """Nobody may move a blocked character, except the declarer who chose it."""
    return not g.blocked >> character & 1 or (g.declared and character == g.active)


def after_teleport(g: Zero11, seat: Seat, *moved: int) -> None:
    """No clue but for the active character, and never the final entry of a declarer."""
    if g.active in moved:
        pick_up(g, seat, g.where[g.active])
    if g.declared:
        if g.active in moved:
            g.alone += (g.where[g.active],)
        if g.active in moved or g.people.face[g.chosen] in moved:
            g.reached = False


def against_moving(g: Zero11, character: int) -> Reason | None:
    return None if movable(g, character) else Reason("R-16", "blocked", character=character)


def against_swapping(g: Zero11, character: int) -> Reason | None:
    """Nobody may land on a third miniature."""
    space = g.where[character]
    crowded = space == g.organ or g.where.count(space) > 1
    return against_moving(g, character) or (Reason("R-16", "crowded", character=character) if crowded else None)


@dataclass(frozen=True)
class PassageWho(Choice):
    """Move any one character to any empty Mystic Building: which character?"""

    rule = "O11-ITEM-14"
    rules = ("R-16",)

    def options(self, g: Zero11) -> Sequence[Option]:
        return [pick for character, pick in enumerate(WHO) if movable(g, character)]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        return against_moving(g, pick.number) if pick.verb == "who" else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        g.then(PassageTo(self.seat, pick.number))


@dataclass(frozen=True)
class PassageTo(Choice):
    """Move any one character to any empty Mystic Building: which building?"""

    rule = "O11-ITEM-14"
    rules = ("R-15",)
    character: int

    def options(self, g: Zero11) -> Sequence[Option]:
        busy = full(g)
        return [TO[space] for space in MYSTIC_SPACE if not busy >> space & 1]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        return empty(g, pick.number) if pick.verb == "to" else ELSEWHERE

    def take(self, g: Zero11, pick: Option) -> None:
        g.where[self.character] = pick.number
        g.tell("passage", seat=self.seat, character=self.character, space=pick.number)
        after_teleport(g, self.seat, self.character)


@rule("R-16")
def partners(g: Zero11, one: int) -> list[Option]:
    """With whom a character can change places so that nobody lands on a third miniature."""

    def shared(character: int) -> bool:
        space = g.where[character]
        return space == g.organ or g.where.count(space) > 1

    if not movable(g, one) or shared(one):
        return []
    return [pick for two, pick in enumerate(WITH) if two != one and movable(g, two) and not shared(two)]


@dataclass(frozen=True)
class SwapWho(Choice):
    """Swap two character miniatures: the first."""

    rule = "O11-ITEM-15"
    rules = ("R-16",)

    def options(self, g: Zero11) -> Sequence[Option]:
        return [pick for character, pick in enumerate(WHO) if partners(g, character)]

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "who":
            return ELSEWHERE
        nobody = None if partners(g, pick.number) else Reason("O11-ITEM-15", "nobody-to-swap")
        return against_swapping(g, pick.number) or nobody

    def take(self, g: Zero11, pick: Option) -> None:
        g.then(SwapWith(self.seat, pick.number))


@dataclass(frozen=True)
class SwapWith(Choice):
    """Swap two character miniatures: the second."""

    rule = "O11-ITEM-15"
    rules = ("R-16",)
    character: int

    def options(self, g: Zero11) -> Sequence[Option]:
        return partners(g, self.character)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "with":
            return ELSEWHERE
        itself = Reason("O11-ITEM-15", "itself", character=pick.number) if pick.number == self.character else None
        return itself or against_swapping(g, pick.number)

    def take(self, g: Zero11, pick: Option) -> None:
        one, two = self.character, pick.number
        g.where[one], g.where[two] = g.where[two], g.where[one]
        g.tell("swapped", seat=self.seat, character=one, other=two)
        after_teleport(g, self.seat, one, two)


# One line for each printed verb.


def _pages(g: Zero11, seat: Seat, effect: printed.Pages, who: int) -> None:
    gain_pages(g, seat, effect.count)


def _time(g: Zero11, seat: Seat, effect: printed.Time, who: int) -> None:
    gain_time(g, seat, effect.count)


def _clues(g: Zero11, seat: Seat, effect: printed.Clues, who: int) -> None:
    gain_clue(g, seat, effect.count)


def _draw(g: Zero11, seat: Seat, effect: printed.Draw, who: int) -> None:
    draw(g, seat, effect.count)


def _look(g: Zero11, seat: Seat, effect: printed.Look, who: int) -> None:
    examine(g, seat, effect.count, effect.unknown, split=False)


def _walk(g: Zero11, seat: Seat, effect: printed.Walk, who: int) -> None:
    g.then(Stroll(seat, who, effect.steps))


def _ride(g: Zero11, seat: Seat, effect: printed.Ride, who: int) -> None:
    g.then(FreeRide(seat, effect.machines))


def _mystic_clue(g: Zero11, seat: Seat, effect: printed.MysticClue, who: int) -> None:
    if mystic_is_free(g):  # otherwise the ability is void
        g.then(PlaceMysticClue(seat))


def _free_action(g: Zero11, seat: Seat, effect: printed.FreeAction, who: int) -> None:
    g.then(TakeFreeAction(seat))


def _copy(g: Zero11, seat: Seat, effect: printed.CopyAbility, who: int) -> None:
    if spare(g, seat) >= COPY_PRICE:
        g.then(CopyAbility(seat, who))


def _second(g: Zero11, seat: Seat, effect: printed.SecondCharacter, who: int) -> None:
    if seconds(g):
        g.then(NameSecond(seat))


def _recover(g: Zero11, seat: Seat, effect: printed.Recover, who: int) -> None:
    if g.lost[seat]:
        g.then(RecoverPower(seat))


def _passage(g: Zero11, seat: Seat, effect: printed.Passage, who: int) -> None:
    g.then(PassageWho(seat))


def _swap(g: Zero11, seat: Seat, effect: printed.Swap, who: int) -> None:
    g.then(SwapWho(seat))


_DO: Final[dict[type[printed.Effect], Callable[[Zero11, Seat, Any, int], None]]] = {
    printed.Pages: _pages,
    printed.Time: _time,
    printed.Clues: _clues,
    printed.Draw: _draw,
    printed.Look: _look,
    printed.Walk: _walk,
    printed.Ride: _ride,
    printed.MysticClue: _mystic_clue,
    printed.FreeAction: _free_action,
    printed.CopyAbility: _copy,
    printed.SecondCharacter: _second,
    printed.Recover: _recover,
    printed.Passage: _passage,
    printed.Swap: _swap,
}


def _machine_calls(g: Zero11, seat: Seat, effect: printed.Ride) -> bool:
    return not machines_are_banned(g) and bool(free_rides(g, effect.machines))


def _somebody_to_examine(g: Zero11, seat: Seat, effect: printed.Look) -> bool:
    return bool(targets(g, seat, effect.unknown))


def _mystic_is_free(g: Zero11, seat: Seat, effect: printed.Effect) -> bool:
    return mystic_is_free(g)


def _somebody_to_swap(g: Zero11, seat: Seat, effect: printed.Swap) -> bool:
    return any(partners(g, one) for one in range(8))


def _never(g: Zero11, seat: Seat, effect: printed.Nothing) -> bool:
    return False


_POSSIBLE: Final[dict[type[printed.Effect], Callable[[Zero11, Seat, Any], bool]]] = {
    printed.Look: _somebody_to_examine,
    printed.Ride: _machine_calls,
    printed.MysticClue: _mystic_is_free,
    printed.Passage: _mystic_is_free,
    printed.Swap: _somebody_to_swap,
    printed.Nothing: _never,
}
