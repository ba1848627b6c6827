"""A turn: wake up, use one character, find lost ones, buy an artifact; then the next player, or the end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from ludoteca.games.roam.content import CARDS_TO_END, COIN, DONE, QUIET_ROUNDS, REST, USE
from ludoteca.games.roam.rules.artifacts import (
    BETWEEN,
    BuyArtifact,
    Slide,
    against_between,
    between_placements,
    flip,
    gain_coin,
)
from ludoteca.games.roam.rules.claiming import FindCharacters
from ludoteca.games.roam.rules.placing import Place
from ludoteca.games.roam.rules.reasons import in_line
from ludoteca.games.roam.state import Explorer, Roam
from ludoteca.kernel import Choice, Option, Reason, Seat, Step, lacking, rule

RESTED: Final = True
UNRESTED: Final = False


@dataclass(frozen=True)
class Turn(Step):
    """Starting with the first player, turns pass clockwise."""

    rule = "ROAM-TURN-01"
    rules = ("ROAM-ART-02", "ROAM-SETUP-11")
    seat: Seat

    def do(self, g: Roam) -> None:
        g.then_all((full_turn if g.full_game else basic_turn)(self.seat))


@dataclass(frozen=True)
class Wake(Step):
    """If all your characters are face down, turn all of them face up; then take your turn normally."""

    rule = "ROAM-REST-01"
    seat: Seat

    def do(self, g: Roam) -> None:
        if g.explorers[self.seat].up:
            g.then(UseCharacter(self.seat, UNRESTED))
        else:
            rest(g, self.seat, 0)
            g.then(UseCharacter(self.seat, RESTED))


@rule("ROAM-REST-03", "ROAM-ART-08")
def early_rest_costs(explorer: Explorer) -> int:
    """1 coin for each character that is already face up; artifacts that are do not make it any dearer."""
    return explorer.up.bit_count()


@rule("ROAM-REST-04", "ROAM-ART-07")
def rest(g: Roam, seat: Seat, cost: int) -> None:
    """Turn every character face up, and every artifact as well."""
    explorer = g.explorers[seat]
    explorer.coins -= cost
    explorer.up = 0
    for character in explorer.cards:
        explorer.up |= 1 << character
    explorer.tiles_up = explorer.tiles
    g.tell("rested", seat=seat, coins=cost)


@dataclass(frozen=True)
class UseCharacter(Choice):
    """Use exactly one of your face-up characters. Before that you may take an early rest, and use artifacts."""

    rule = "ROAM-TURN-02"
    rules = ("ROAM-REST-02", "ROAM-REST-03", "R-8")
    see = ("ROAM-ART-08",)
    rested: bool
    """R-8: one rest a turn, and a character must be left to use after it."""

    def options(self, g: Roam) -> list[Option]:
        explorer = g.explorers[self.seat]
        up = explorer.up
        offered = [USE[c] for c in explorer.cards if up >> c & 1]
        if not self.rested and early_rest_costs(explorer) <= explorer.coins:
            offered.append(REST)
        if explorer.tiles_up & BETWEEN:
            offered += between_placements(g, self.seat, keep_one_up=self.rested)
        return offered

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        up = g.explorers[self.seat].up
        if pick.verb == "use":
            not_mine = in_line(g, self.seat, pick.number)
            down = not up >> pick.number & 1
            return not_mine or (Reason("ROAM-TURN-02", "face-down", character=pick.number) if down else None)
        if pick is REST:
            once = Reason("R-8", "rested") if self.rested else None
            explorer = g.explorers[self.seat]
            return once or lacking(explorer.coins, early_rest_costs(explorer), "ROAM-REST-03", "coins")
        return against_between(g, self.seat, pick, keep_one_up=self.rested)

    def take(self, g: Roam, pick: Option) -> None:
        if pick.verb == "use":
            self.use(g, pick.number)
        elif pick is REST:
            rest(g, self.seat, early_rest_costs(g.explorers[self.seat]))
            g.then(UseCharacter(self.seat, RESTED))
        else:
            use_ability(g, self.seat, pick, Wake(self.seat) if not self.rested else self)

    def use(self, g: Roam, character: int) -> None:
        """Turn the card face down and place its pattern."""
        explorer = g.explorers[self.seat]
        explorer.up &= ~(1 << character)
        g.tell("used", seat=self.seat, character=character)
        place = Place(self.seat, character, explorer.facing[explorer.cards.index(character)])
        if explorer.tiles_up & BETWEEN:  # placing can only use tiles up
            g.then(place, AfterPlacing(self.seat))
        else:
            g.then(place)


def use_ability(g: Roam, seat: Seat, pick: Option, back: Step) -> None:
    """Gain a coin, flip a character or slide a marker; then go back to the window it was used in."""
    if pick is COIN:
        gain_coin(g, seat)
        g.then(back)
    elif pick.verb == "flip":
        flip(g, seat, pick.number)
        g.then(back)
    else:
        g.then(Slide(seat, pick.number), back)


@dataclass(frozen=True)
class AfterPlacing(Choice):
    """After placing, before the end of the turn, artifacts may still be used."""

    rule = "ROAM-ART-06"
    idle = "done"

    def options(self, g: Roam) -> list[Option]:
        return [*between_placements(g, self.seat), DONE]

    def forbids(self, g: Roam, pick: Option) -> Reason | None:
        return None if pick is DONE else against_between(g, self.seat, pick)

    def take(self, g: Roam, pick: Option) -> None:
        if pick is not DONE:
            use_ability(g, self.seat, pick, self)


@dataclass(frozen=True)
class NextTurn(Step):
    """When a player owns ten cards, finish the round so that all have had the same number of turns."""

    rule = "ROAM-END-01"
    rules = ("ROAM-END-02", "ROAM-SETUP-08")
    seat: Seat

    def do(self, g: Roam) -> None:
        g.quiet += 1
        order = g.order
        following = order[order.index(self.seat) + 1 - len(order)]
        if following == order[0] and (somebody_has_ten(g) or g.quiet >= QUIET_ROUNDS * g.seats):
            g.tell("end")
        else:
            g.then_all((full_turn if g.full_game else basic_turn)(following))


def somebody_has_ten(g: Roam) -> bool:
    return any(len(explorer.cards) >= CARDS_TO_END for explorer in g.explorers)


@cache
def full_turn(seat: Seat) -> tuple[Step, ...]:
    return Wake(seat), FindCharacters(seat), BuyArtifact(seat), NextTurn(seat)


@cache
def basic_turn(seat: Seat) -> tuple[Step, ...]:
    return Wake(seat), FindCharacters(seat), NextTurn(seat)
