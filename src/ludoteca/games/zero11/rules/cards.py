"""Power cards and Item tiles, and what else a player may do between two effects of his own turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final

from ludoteca.games.zero11.content.people import POWER_EXAMINE, POWER_TRANSPORT, POWERS, power_face
from ludoteca.games.zero11.content.tiles import FIRST_ITEM, KIND, KINDS, Tile
from ludoteca.games.zero11.picks import DECLARE, ITEM, POWER
from ludoteca.games.zero11.rules.actions import holds
from ludoteca.games.zero11.rules.effects import carry_out, possible
from ludoteca.games.zero11.rules.time import pay, spare
from ludoteca.games.zero11.rules.victory import NameTheChosenOne, against_declaring, may_declare
from ludoteca.games.zero11.state import FREE, NOWHERE, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, absent, lacking, rule

_POWERS_OF: Final = tuple(tuple(kind for kind in range(4) if mask >> kind & 1) for mask in range(16))


@dataclass(frozen=True)
class TurnChoice(Choice):
    """A decision of one's own turn, at which one may also declare victory, play a Power card or play an Item."""

    rules: ClassVar[tuple[str, ...]] = ("O11-POWER-09", "O11-WIN-01", "R-18", "R-25")
    auto = False  # what else could be played here is a secret

    def own(self, g: Zero11) -> list[Option]:
        """What this sentence itself offers."""
        raise NotImplementedError

    def pick(self, g: Zero11, pick: Option) -> None:
        """What it does with it."""
        raise NotImplementedError

    def against(self, g: Zero11, pick: Option) -> Reason | None:
        """The first rule against something that this sentence itself is about."""
        return ELSEWHERE

    def options(self, g: Zero11) -> Sequence[Option]:
        found = self.own(g)
        seat = self.seat
        if may_declare(g, seat):
            found.append(DECLARE)
        if not cards_are_banned(g):
            found += playable_powers(g, seat)
            found += playable_items(g, seat)
        return found

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick is DECLARE:
            return against_declaring(g, self.seat)
        if pick.verb == "power":
            return against_cards(g) or against_power(g, self.seat, pick.number)
        if pick.verb == "item":
            return against_cards(g) or against_item(g, self.seat, pick.number)
        return self.against(g, pick)

    def take(self, g: Zero11, pick: Option) -> None:
        verb = pick.verb
        if verb == "power":
            g.then(self)
            play_power(g, self.seat, pick.number)
        elif verb == "item":
            g.then(self)
            play_item(g, self.seat, pick.number)
        elif pick is DECLARE:
            g.then(NameTheChosenOne(self.seat), self)
        else:
            self.pick(g, pick)


@rule("O11-EVENT-09")
def cards_are_banned(g: Zero11) -> bool:
    """An event may keep everybody from playing Power cards and Item tiles."""
    card = g.card
    return card is not None and card.no_cards


@rule("O11-POWER-01", "R-13")
def playable_powers(g: Zero11, seat: Seat) -> list[Option]:
    """At most one Power card in a turn; none that could do nothing."""
    found: list[Option] = []
    if g.power_played:
        return found
    for kind in _POWERS_OF[g.powers[seat]]:
        if kind in {POWER_EXAMINE, POWER_TRANSPORT} and not possible(g, seat, POWERS[kind].effect):
            continue
        found.append(POWER[kind])
    return found


@rule("O11-ITEM-01", "O11-ITEM-13")
def playable_items(g: Zero11, seat: Seat) -> list[Option]:
    """At most one Item in a turn; its cost must be paid, and it must be able to do something."""
    found: list[Option] = []
    if g.item_played:
        return found
    faces = g.tiles.face
    for card in g.racks[seat]:
        kind = KIND[faces[card]]
        if kind >= FIRST_ITEM:
            tile = KINDS[kind]
            if affordable(g, seat, tile) and tile.effect and possible(g, seat, tile.effect):
                found.append(ITEM[kind])
    return found


@rule("O11-ITEM-08", "O11-ITEM-11", "O11-TIME-05", "R-3")
def affordable(g: Zero11, seat: Seat, tile: Tile) -> bool:
    """Whether a player has the clue and the time that a tile costs."""
    return (tile.time <= 0 or spare(g, seat) >= tile.time) and g.clues[seat] >= tile.clue


def against_cards(g: Zero11) -> Reason | None:
    """An event may keep everybody from playing cards."""
    return Reason("O11-EVENT-09", "no-cards") if cards_are_banned(g) else None


def against_power(g: Zero11, seat: Seat, kind: int) -> Reason | None:
    """A card still in the hand, the first of this turn, that does something."""
    if not g.powers[seat] >> kind & 1:
        return Reason("O11-POWER-02", "power-gone", power=kind)
    if g.power_played:
        return Reason("O11-POWER-01", "power-played")
    useless = kind in {POWER_EXAMINE, POWER_TRANSPORT} and not possible(g, seat, POWERS[kind].effect)
    return Reason("O11-POWER-07", "does-nothing") if useless else None


def against_item(g: Zero11, seat: Seat, kind: int) -> Reason | None:
    """An own tile, the first of this turn, whose cost can be paid and that does something."""
    if not holds(g, seat, kind):
        return absent("O11-ITEM-01", "no-tile", tile=kind)
    if g.item_played:
        return Reason("O11-ITEM-01", "item-played")
    tile = KINDS[kind]
    time = lacking(spare(g, seat), tile.time, "O11-TIME-05", "time") if tile.time > 0 else None
    useless = None if tile.effect and possible(g, seat, tile.effect) else Reason("O11-ITEM-03", "does-nothing")
    return time or lacking(g.clues[seat], tile.clue, "O11-ITEM-08", "clues") or useless


@rule("O11-POWER-02", "O11-POWER-08")
def play_power(g: Zero11, seat: Seat, kind: int) -> None:
    """Each of the four cards works once and then leaves the hand for good."""
    face = power_face(seat, kind)
    faces = g.people.face
    card = next(c for c in g.hands[seat] if faces[c] == face)
    g.hands[seat].remove(card)
    g.spent = [*g.spent, card]
    g.people.show(card)
    g.powers[seat] ^= 1 << kind
    g.lost[seat] |= 1 << kind
    g.power_played = True
    g.tell("power", seat=seat, power=kind)
    carry_out(g, seat, POWERS[kind].effect, g.active)


@rule("O11-ITEM-01", "O11-ITEM-02")
def play_item(g: Zero11, seat: Seat, kind: int) -> None:
    """Its cost is paid, its effect carried out; then it goes face down under the deck."""
    faces = g.tiles.face
    card = next(c for c in g.racks[seat] if KIND[faces[c]] == kind)
    g.racks[seat].remove(card)
    g.laid = card
    g.tiles.show(card)
    g.item_played = True
    tile = KINDS[kind]
    g.tell("item", seat=seat, tile=kind)
    g.then(LAY_UNDER)
    pay_for(g, seat, tile)
    if tile.effect:
        carry_out(g, seat, tile.effect, g.active)


@rule("O11-ITEM-08", "O11-ITEM-10", "O11-ITEM-11", "O11-ITEM-12")
def pay_for(g: Zero11, seat: Seat, tile: Tile) -> None:
    """Before the effect: a clue is discarded or time is paid, if the tile says so."""
    g.clues[seat] -= tile.clue
    if tile.time:
        pay(g, seat, tile.time)


@dataclass(frozen=True)
class LayUnder(Step):
    """After its effect the Item goes face down under the tile deck, whatever symbol it shows: an Organ or a Mark of the
    Wolf matters only for the Organ and for Fenrir."""

    rule = "O11-ITEM-02"
    rules = ("O11-ITEM-16",)

    def do(self, g: Zero11) -> None:
        g.deck.insert(0, g.laid)
        g.laid = FREE


LAY_UNDER = LayUnder()


@rule("R-18")
def could_interject(g: Zero11, seat: Seat) -> bool:
    """Whether, for all that the others know, the player might want to play or declare something now."""
    power, item = not g.power_played and g.powers[seat], not g.item_played and g.racks[seat]
    if (power or item) and not cards_are_banned(g):
        return True
    if g.declared:
        return False
    return g.organ != NOWHERE or (g.role[seat] >= 0 and bool(g.racks[seat]))
