"""Fenrir, declaring victory, winning and failing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.tiles import KIND, TILES
from ludoteca.games.zero11.picks import NAME
from ludoteca.games.zero11.rules.time import eliminate
from ludoteca.games.zero11.state import MARKS, NOBODY, NOWHERE, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, lacking, rule


@dataclass(frozen=True)
class DealRoles(Step):
    """At the start of Hour V the Fenrir card and as many Hero cards as needed are dealt in secret, one to each."""

    rule = "O11-FENRIR-01"
    rules = ("R-27", "R-38")

    def do(self, g: Zero11) -> None:
        players = g.players
        if len(players) < 2:
            return
        cards = list(range(len(players)))
        g.roles.shuffle(cards, g.rng)
        for seat, card in zip(players, cards, strict=True):
            deal_role(g, seat, card)
        g.tell("roles")


@rule("O11-FENRIR-02")
def deal_role(g: Zero11, seat: Seat, card: int) -> None:
    """A role card is seen by its owner alone; it lies beside the hand, where nobody can examine it."""
    g.role[seat] = card
    g.roles.show(card, to=seat)


@rule("O11-WIN-01", "R-25")
def may_declare(g: Zero11, seat: Seat) -> bool:
    """Whether a player may declare victory now, as far as he and everybody can see; pages may still come."""
    if g.declared:
        return False
    return fenrir_is_ready(g, seat) if g.is_fenrir(seat) else organ_is_found(g)


@rule("O11-WIN-02", "O11-ORGAN-08")
def organ_is_found(g: Zero11) -> bool:
    """A Hero declares when the Organ's place is known; it is found at the end of an Hour, of Hour X at the latest."""
    return g.organ != NOWHERE


@rule("O11-WIN-05", "O11-WIN-07")
def fenrir_is_ready(g: Zero11, seat: Seat) -> bool:
    """Fenrir holds two Marks of the Wolf, and has not chosen anybody but the Possessed."""
    own = g.active in (NOBODY, g.own_character(seat))
    return own and g.marks(seat) >= MARKS


def against_declaring(g: Zero11, seat: Seat) -> Reason | None:
    """What is missing to declare victory, as far as the player and everybody can see."""
    if g.declared:
        return Reason("O11-WIN-01", "declared")
    if not g.is_fenrir(seat):
        return Reason("O11-WIN-02", "no-organ") if g.organ == NOWHERE else None
    if g.active not in (NOBODY, g.own_character(seat)):
        return Reason("O11-WIN-07", "not-the-possessed", character=g.own_character(seat))
    return lacking(g.marks(seat), MARKS, "O11-WIN-05", "marks")


@dataclass(frozen=True)
class NameTheChosenOne(Choice):
    """The declarer names the Chosen One and looks at its card alone."""

    rule = "O11-WIN-03"
    rules = ("R-25",)
    auto = False  # one more click before everything is at stake

    def options(self, g: Zero11) -> Sequence[Option]:
        return all_but_the_possessed(g, self.seat) if g.is_fenrir(self.seat) else all_or_the_active(g)

    def forbids(self, g: Zero11, pick: Option) -> Reason | None:
        if pick.verb != "name":
            return ELSEWHERE
        if g.is_fenrir(self.seat):
            mine = pick.number == g.own_character(self.seat)
            return Reason("O11-FENRIR-05", "your-own", character=pick.number) if mine else None
        active = g.active in (NOBODY, pick.number)
        return None if active else Reason("O11-WIN-04", "only-active", character=g.active)

    def take(self, g: Zero11, pick: Option) -> None:
        named, seat = pick.number, self.seat
        fenrir = g.is_fenrir(seat)
        g.tell("declared", seat=seat, character=named, fenrir="yes" if fenrir else "no")
        if g.role[seat] >= 0:
            g.roles.show(g.role[seat])  # what he declares tells everybody which card he holds
        if fenrir:
            show_marks(g, seat)
        g.people.show(g.chosen, to=seat)
        if g.people.face[g.chosen] == named:
            named_rightly(g, seat, g.own_character(seat) if fenrir else named)
        else:
            named_wrongly(g, seat, named)


@rule("R-25")
def all_or_the_active(g: Zero11) -> Sequence[Option]:
    """A Hero names anybody before he chooses a character, and afterwards only the active one."""
    return NAME if g.active == NOBODY else (NAME[g.active],)


@rule("O11-FENRIR-05")
def all_but_the_possessed(g: Zero11, seat: Seat) -> Sequence[Option]:
    """The Possessed is never the Chosen One: Fenrir holds its card himself."""
    own = g.own_character(seat)
    return [pick for character, pick in enumerate(NAME) if character != own]


@rule("O11-WIN-03")
def named_rightly(g: Zero11, seat: Seat, mover: int) -> None:
    """The card is shown to all, and the declaration is open."""
    g.people.show(g.chosen)
    for card in g.hands[seat]:
        if g.people.face[card] == mover:
            g.people.show(card)  # only the Possessed can be moved by its own card's holder
    g.tell("right", seat=seat, character=g.people.face[g.chosen])
    choose_as_declarer(g, seat, mover)
    g.declared = True
    g.alone = (g.where[mover],)


@rule("O11-CHAR-03", "O11-WIN-09", "O11-WIN-10", "O11-EVENT-07")
def choose_as_declarer(g: Zero11, seat: Seat, mover: int) -> None:
    """The character that must move becomes the active one, although it was used this Hour or is blocked."""
    g.active = mover
    if g.chart[mover] == NOBODY:
        g.chart[mover] = seat


@rule("O11-WIN-03", "O11-WIN-06")
def named_wrongly(g: Zero11, seat: Seat, named: int) -> None:
    """The card goes back face down, and the declarer is out at once, be he a Hero or Fenrir."""
    g.tell("wrong", seat=seat, character=named)
    everybody_rules_out(g, named)
    eliminate(g, seat)


@rule("O11-WIN-05", "O11-ITEM-13", "O11-ITEM-16")
def show_marks(g: Zero11, seat: Seat) -> None:
    """Fenrir shows as few tiles as make two Marks of the Wolf; what else they show or do does not matter."""
    faces = g.tiles.face
    shown, marks = [], 0
    for tile in sorted(g.racks[seat], key=lambda tile: -TILES[faces[tile]].wolf):
        if marks < MARKS:
            shown.append(tile)
            marks += TILES[faces[tile]].wolf
    g.tiles.show_all(shown)
    g.tell("marks", seat=seat, tile=tuple(KIND[faces[tile]] for tile in shown))


@rule("R-26")
def everybody_rules_out(g: Zero11, named: int) -> None:
    """The card went back face down, but all have heard that it does not show the named character."""
    not_there = ~(1 << g.chosen)
    g.people.could = tuple(
        (*row[:named], row[named] & not_there, *row[named + 1 :]) if row else row for row in g.people.could
    )


@rule("O11-WIN-04", "O11-WIN-07", "R-41")
def came(g: Zero11, seat: Seat) -> None:
    """The declarer's character has entered a space by walking or riding."""
    here = g.where[g.active]
    goal = g.where[g.people.face[g.chosen]] if g.is_fenrir(seat) else g.organ
    g.reached = here == goal
    if g.where.count(here) == 1 and here != g.organ:
        g.alone += (here,)


@rule("O11-WIN-14", "R-25")
def judge(g: Zero11, seat: Seat) -> None:
    """A declarer wins at the first moment when place, pages and time agree, in whatever order they came."""
    if g.declared and g.reached and g.pages[seat] >= g.pages_needed(seat) and had_time(g, seat):
        win(g, seat)


@rule("O11-WIN-08")
def had_time(g: Zero11, seat: Seat) -> bool:
    """Every step was paid for and time is left, unless the table lets one win with none."""
    return g.time[seat] > 0 or g.house.win_at_zero


@rule("O11-WIN-13")
def win(g: Zero11, seat: Seat) -> None:
    """Exactly one player wins, and the game is over."""
    g.winner = seat
    g.tell("won", seat=seat, fenrir="yes" if g.is_fenrir(seat) else "no")
    g.agenda.clear()
