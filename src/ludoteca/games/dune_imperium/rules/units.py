"""Units in the order the player likes."""

from __future__ import annotations

from ludoteca.games.dune_imperium.content import AT_ONCE, DO, OFFERS, OPTIONAL, SELF_TRASH
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Option, Reason, Seat, Step, absent, rule


@rule("R-6", "R-7")
def sweep(g: Dune, seat: Seat) -> None:
    """Do what is compulsory, leaves nothing to decide and could not be done better later, as soon as its condition
    holds.
    """
    found = True
    while found:
        found = False
        for entry in g.pending:
            number, card = entry
            if AT_ONCE[number] and UNITS[number].ready(g, seat, card):
                g.pending.remove(entry)
                UNITS[number].happen(g, seat, card)
                found = True
                break


@rule("R-6")
def resolved_by_itself(g: Dune, seat: Seat, loop: Step) -> bool:
    """Do what needs no decision. True if that may have changed what is left: then the loop comes again."""
    if not g.pending:
        return False
    sweep(g, seat)
    unit = _alone(g, seat)
    if unit is None:
        return False
    number, card = unit
    g.then(loop)
    g.pending.remove(unit)
    UNITS[number].happen(g, seat, card)
    return True


def _alone(g: Dune, seat: Seat) -> tuple[int, int] | None:
    """The one compulsory unit that is left, if nothing could come before or after it but what waits for its
    condition.
    """
    if g.players[seat].intrigue:
        return None
    left = [entry for entry in g.pending if not _waits(entry[0])]
    if len(left) != 1:
        return None
    number, card = left[0]
    alone = not OPTIONAL[number] and len(OFFERS[number]) == 1 and UNITS[number].ready(g, seat, card)
    return left[0] if alone else None


def _waits(number: int) -> bool:
    """It resolves by itself: when its condition holds, or as the last thing of the turn."""
    return AT_ONCE[number] or number == SELF_TRASH


def nothing_ready(g: Dune, seat: Seat) -> bool:
    if not g.pending:
        return True
    return not any(number != SELF_TRASH and UNITS[number].ready(g, seat, card) for number, card in g.pending)


@rule("DI-CLAR-30")
def compulsory(number: int) -> bool:
    """Most effects are: not those that say "you may", arrows and the trash icon. A card trashes itself by itself."""
    return number != SELF_TRASH and not OPTIONAL[number]


@rule("DI-AGENT-12", "DI-REVEAL-04", "R-1", "R-7")
def units_on_offer(g: Dune, seat: Seat) -> tuple[list[Option], bool]:
    """The units that can resolve now, and whether one of them must before the turn ends."""
    offered: list[Option] = []
    owed = False
    for number, card in g.pending:
        effect = UNITS[number]
        if not effect.ready(g, seat, card):
            continue
        if compulsory(number):
            owed = True
        for branch in OFFERS[number]:
            if DO[branch] not in offered and (branch == number or UNITS[branch].ready(g, seat, card)):
                offered.append(DO[branch])
    return offered, owed


def against_unit(g: Dune, seat: Seat, number: int) -> Reason | None:
    """A unit that is still to come, whose condition holds and whose cost can be paid."""
    if not any(number in OFFERS[pending] for pending, _ in g.pending):
        return absent("R-1", "not-printed")
    return None if DO[number] in units_on_offer(g, seat)[0] else Reason("R-7", "cannot-now")


@rule("R-1", "DI-ICON-18")
def resolve(g: Dune, seat: Seat, pick: Option) -> None:
    """The unit picked happens, once; the others wait. A choice that could be used up for it waits too, if the same is
    printed by itself elsewhere.
    """
    branch = pick.number
    found = [entry for entry in g.pending if branch in OFFERS[entry[0]] and UNITS[entry[0]].ready(g, seat, entry[1])]
    entry = next((entry for entry in found if entry[0] == branch), found[0])
    g.pending.remove(entry)
    UNITS[branch].happen(g, seat, entry[1])
