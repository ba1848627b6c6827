"""Fenrir, declaring victory, winning and failing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.zero11.content.tiles import KIND, TILES
from ludoteca.games.zero11.picks import NAME
from ludoteca.games.zero11.rules.time import eliminate
from ludoteca.games.zero11.state import FENRIR_PAGES, HERO_PAGES, MARKS, NOBODY, NOWHERE, Zero11
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, Step, lacking, rule


@dataclass(frozen=True)
class DealRoles(Step):
    """At the start of Hour V the Fenrir card and as many Hero cards as needed are dealt in secret, one to each."""

    rule = "O11-FENRIR-01"
    rules = ("O11-FENRIR-02", "O11-FENRIR-03", "O11-FENRIR-04", "O11-FENRIR-05", "R-38", "R-40", "O11-3P-02")

    def do(self, g: Zero11) -> None:
        players = g.players
        if len(players) < 2:
            return
        cards = list(range(len(players)))
        g.roles.shuffle(cards, g.rng)
        for seat, card in zip(players, cards, strict=True):
            g.role[seat] = card
            g.roles.show(card, to=seat)
        g.tell("roles")


@rule("O11-WIN-01", "O11-WIN-02", "O11-WIN-05", "O11-WIN-14", "O11-ORGAN-08", "R-25")
def may_declare(g: Zero11, seat: Seat) -> bool:
    """Whether a player may declare victory now, as far as he and everybody can see; pages may still come."""
    if g.declared:
        return False
    if not g.is_fenrir(seat):
        return g.organ != NOWHERE
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
    """The declarer names the Chosen One: anybody before choosing a character; afterwards a Hero only the active one."""

    rule = "O11-WIN-03"
    rules = ("O11-WIN-02", "O11-WIN-05", "O11-WIN-06", "O11-WIN-09", "O11-WIN-10", "O11-EVENT-07", "R-25")
    auto = False  # one more click before everything is at stake

    def options(self, g: Zero11) -> Sequence[Option]:
        if g.is_fenrir(self.seat):
            own = g.own_character(self.seat)
            return [pick for character, pick in enumerate(NAME) if character != own]
        return NAME if g.active == NOBODY else (NAME[g.active],)

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
            self.rightly(g, g.own_character(seat) if fenrir else named)
        else:
            g.tell("wrong", seat=seat, character=named)
            everybody_rules_out(g, named)
            eliminate(g, seat)

    def rightly(self, g: Zero11, mover: int) -> None:
        """The card is shown to all, and the character that must move becomes the active one."""
        g.people.show(g.chosen)
        for card in g.hands[self.seat]:
            if g.people.face[card] == mover:
                g.people.show(card)  # only the Possessed can be moved by its own card's holder
        g.tell("right", seat=self.seat, character=g.people.face[g.chosen])
        g.active = mover
        if g.chart[mover] == NOBODY:
            g.chart[mover] = self.seat
        g.declared = True
        g.alone = (g.where[mover],)


@rule("O11-WIN-05", "O11-ITEM-13", "O11-ITEM-16")
def show_marks(g: Zero11, seat: Seat) -> None:
    """Fenrir shows as few tiles as make two Marks of the Wolf."""
    faces = g.tiles.face
    shown, marks = [], 0
    for tile in sorted(g.racks[seat], key=lambda tile: -TILES[faces[tile]].wolf):
        if marks < MARKS:
            shown.append(tile)
            marks += TILES[faces[tile]].wolf
    g.tiles.show_all(shown)
    g.tell("marks", seat=seat, tile=tuple(KIND[faces[tile]] for tile in shown))


@rule("O11-WIN-03", "R-26")
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


@rule("O11-WIN-02", "O11-WIN-05", "O11-WIN-08", "O11-WIN-13", "O11-WIN-14", "R-25")
def judge(g: Zero11, seat: Seat) -> None:
    """A declarer wins at the first moment when place, pages and time agree."""
    if not (g.declared and g.reached):
        return
    goal = FENRIR_PAGES if g.is_fenrir(seat) else HERO_PAGES
    if g.pages[seat] >= goal and (g.time[seat] > 0 or g.house.win_at_zero):
        g.winner = seat
        g.tell("won", seat=seat, fenrir="yes" if g.is_fenrir(seat) else "no")
        g.agenda.clear()
