"""Combat: Combat cards, ranks, rewards, what the winner may add, and the troops go home."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.dune_imperium.content import DONE, STOP
from ludoteca.games.dune_imperium.effects.base import Effect, happen
from ludoteca.games.dune_imperium.effects.turn import PASS, Control
from ludoteca.games.dune_imperium.icons import COMBAT, NONE, WON
from ludoteca.games.dune_imperium.rules.hagal import HagalSwords
from ludoteca.games.dune_imperium.rules.intrigue import against_window, intrigue_on_offer, play_intrigue
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Choice, Option, Reason, Seat, Step, rule


@dataclass(frozen=True)
class Combat(Step):
    """First the Rivals turn cards for swords, then players with troops may play Combat cards, then the Conflict is
    resolved.
    """

    rule = "DI-COMBAT-01"
    rules = ("DI-HAGAL-08",)

    def do(self, g: Dune) -> None:
        g.active = NONE
        rivals = [who for who in g.clockwise(g.first) if g.players[who].rival and g.players[who].conflict]
        g.then(*(HagalSwords(who) for who in rivals), Opportunity(g.first, 0), ResolveConflict(), CombatEnds())


@rule("DI-COMBAT-01", "R-29")
def involved(g: Dune) -> list[Seat]:
    """The players who have a troop in the Conflict."""
    return [seat for seat in g.everyone if g.players[seat].conflict]


def next_seat(g: Dune, seat: Seat) -> Seat:
    """Clockwise among those who hold Intrigue cards: Rivals play none."""
    return (seat + 1) % g.seats


@dataclass(frozen=True)
class Opportunity(Step):
    """Players with troops act in turn order until all of them have passed in a row; without Intrigue cards one can
    only pass.
    """

    rule = "DI-COMBAT-02"
    rules = ("R-29",)
    seat: Seat
    passes: int

    def do(self, g: Dune) -> None:
        fighters = involved(g)
        if self.passes >= len(fighters):
            return
        if self.seat not in fighters:
            g.then(Opportunity(next_seat(g, self.seat), self.passes))
        elif not g.players[self.seat].intrigue:
            g.then(Opportunity(next_seat(g, self.seat), self.passes + 1))
        else:
            g.then(CombatCards(self.seat, self.passes))


@dataclass(frozen=True)
class CombatCards(Choice):
    """Play a Combat card or pass; passing does not lock you out."""

    rule = "DI-COMBAT-01"
    rules = ("DI-COMBAT-02", "DI-INTRIGUE-05", "R-29")
    reaction = True
    idle = "pass"
    passes: int

    def options(self, g: Dune) -> Sequence[Option]:
        return [*intrigue_on_offer(g, self.seat, COMBAT), PASS]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        return against_window(g, self.seat, pick, COMBAT, PASS)

    def take(self, g: Dune, pick: Option) -> None:
        if pick is PASS:
            g.tell("passed", seat=self.seat)
            g.then(Opportunity(next_seat(g, self.seat), self.passes + 1))
        else:
            g.then(AfterCombatCard(self.seat))
            play_intrigue(g, self.seat, pick)


@dataclass(frozen=True)
class AfterCombatCard(Step):
    """Any number of cards may follow one another, as long as a troop of yours is left; an opportunity with a card is
    no pass.
    """

    rule = "R-29"
    seat: Seat

    def do(self, g: Dune) -> None:
        player = g.players[self.seat]
        if player.conflict and player.intrigue:
            g.then(MoreCombatCards(self.seat))
        else:
            g.then(Opportunity(next_seat(g, self.seat), 0))


@dataclass(frozen=True)
class MoreCombatCards(Choice):
    """Another Combat card, or stop: stopping is not passing."""

    rule = "R-29"
    reaction = True
    idle = "stop"

    def options(self, g: Dune) -> Sequence[Option]:
        return [*intrigue_on_offer(g, self.seat, COMBAT), STOP]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        return against_window(g, self.seat, pick, COMBAT, STOP)

    def take(self, g: Dune, pick: Option) -> None:
        if pick is STOP:
            g.then(Opportunity(next_seat(g, self.seat), 0))
        else:
            g.then(AfterCombatCard(self.seat))
            play_intrigue(g, self.seat, pick)


@rule("DI-COMBAT-06")
def ranked(strengths: Sequence[int]) -> list[list[int]]:
    """Who is equally strong, strongest first; without strength nobody counts."""
    ranks: dict[int, list[int]] = {}
    for who, strength in enumerate(strengths):
        if strength:
            ranks.setdefault(strength, []).append(who)
    return [ranks[strength] for strength in sorted(ranks, reverse=True)]


@rule("DI-COMBAT-05", "DI-HAGAL-24", "H-5")
def places(strengths: Sequence[int], four_players: bool) -> dict[int, int]:
    """Who takes which reward; House Hagal keeps its rank like anybody."""
    groups = ranked(strengths)
    if not groups:
        return {}
    taken, rest = second_places(groups) if len(groups[0]) == 1 else shared_first(groups)
    if third_is_paid(rest, four_players):
        taken[rest[0]] = 3
    return taken


@rule("DI-COMBAT-10", "R-30")
def third_is_paid(rest: Sequence[int], four_players: bool) -> bool:
    """Only of four players, and only to one who is third alone."""
    return four_players and len(rest) == 1


@rule("DI-COMBAT-09")
def second_places(groups: Sequence[list[int]]) -> tuple[dict[int, int], list[int]]:
    """Behind a winner: whoever is tied for second takes the third reward, and then nobody is left to compete for it."""
    taken = {groups[0][0]: 1}
    seconds = groups[1] if len(groups) > 1 else []
    for who in seconds:
        taken[who] = 2 if len(seconds) == 1 else 3
    return taken, groups[2] if len(groups) > 2 and len(seconds) == 1 else []


@rule("DI-COMBAT-07", "DI-COMBAT-08")
def shared_first(groups: Sequence[list[int]]) -> tuple[dict[int, int], list[int]]:
    """Nobody wins; the tied take the second reward, and behind exactly two of them the others compete for the third."""
    return dict.fromkeys(groups[0], 2), groups[1] if len(groups) > 1 and len(groups[0]) == 2 else []


@dataclass(frozen=True)
class ResolveConflict(Step):
    """Rewards are taken from the First Player clockwise; then the sole winner may play what is played after winning."""

    rule = "DI-COMBAT-05"
    rules = ("R-31",)

    def do(self, g: Dune) -> None:
        taken = places([player.strength for player in g.players], g.seats == 4)
        g.fought = [
            (who, g.players[who].strength, taken.get(who, 0)) for who in g.clockwise(g.first) if g.players[who].strength
        ]
        for who, place in taken.items():
            g.tell("place" if g.players[who].collects else "hagal_place", seat=who, place=place)
        rewards = [Reward(who, taken[who]) for who in g.clockwise(g.first) if who in taken]
        g.then_all([*rewards, *sole_winner(g, taken)])


@rule("DI-COMBAT-04", "DI-COMBAT-12", "R-32")
def sole_winner(g: Dune, taken: dict[int, int]) -> list[Step]:
    """After all rewards, and not after a tie, the winner may play what is played after winning; Rivals play nothing."""
    return [Winner(who) for who, place in taken.items() if place == 1 and not g.players[who].rival]


@dataclass(frozen=True)
class Reward(Step):
    """A reward of the Conflict card, for Rivals of the solo game as for players."""

    rule = "R-31"
    rules = ("R-50", "DI-HAGAL-45")
    who: int
    place: int

    def do(self, g: Dune) -> None:
        effects = g.fought_for.reward(self.place)
        if not g.players[self.who].collects:
            effects = left_by_hagal(effects)
        if effects:
            happen(g, self.who, effects, NONE)


@rule("DI-HAGAL-22", "H-5")
def left_by_hagal(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Rewards of the two-player House Hagal vanish, but where it wins control, the marker that lies there goes."""
    return tuple(effect for effect in effects if isinstance(effect, Control))


@dataclass(frozen=True)
class Winner(Step):
    """The window of the winner is open while there are Intrigue cards in hand."""

    rule = "R-32"
    seat: Seat

    def do(self, g: Dune) -> None:
        if g.players[self.seat].intrigue:
            g.then(WinnerCards(self.seat))


@dataclass(frozen=True)
class WinnerCards(Choice):
    """Cards for when you win a Conflict are played after the rewards, by the sole winner only."""

    rule = "DI-COMBAT-04"
    rules = ("DI-COMBAT-12", "DI-CLAR-05", "R-32")
    reaction = True
    idle = "done"

    def options(self, g: Dune) -> Sequence[Option]:
        return [*intrigue_on_offer(g, self.seat, WON), DONE]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        return against_window(g, self.seat, pick, WON, DONE)

    def take(self, g: Dune, pick: Option) -> None:
        if pick is not DONE:
            g.then(Winner(self.seat))
            play_intrigue(g, self.seat, pick)


@dataclass(frozen=True)
class CombatEnds(Step):
    """All troops of the Conflict return to the supply and the Combat markers to 0."""

    rule = "DI-COMBAT-11"

    def do(self, g: Dune) -> None:
        for player in g.players:
            player.supply += player.conflict
            player.conflict = 0
            player.swords = 0
        g.conflict_used += g.conflict
        g.conflict = []
