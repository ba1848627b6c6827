"""Setup: the board, the decks, the Leaders, and everybody's pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.content import (
    DECK_CARDS,
    HAGAL_DUEL,
    HAGAL_SOLO,
    IMPERIUM_COUNT,
    INTRIGUE_OF,
    KIND_OF,
    LEADER,
    SECRET,
    SHARED_FACES,
    STARTER_COUNT,
)
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS, TIERS, USED
from ludoteca.games.dune_imperium.content.hagal import LEVELS
from ludoteca.games.dune_imperium.content.leaders import BEGINNERS, LEADERS
from ludoteca.games.dune_imperium.effects.cards import reshuffle
from ludoteca.games.dune_imperium.effects.intrigue import draw_intrigue
from ludoteca.games.dune_imperium.effects.troops import recruit
from ludoteca.games.dune_imperium.icons import FACTIONS, NONE, ROW
from ludoteca.games.dune_imperium.player import HouseHagal, Player, Rival
from ludoteca.games.dune_imperium.rules.round import Round
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import ELSEWHERE, Cards, Choice, Option, Random, Reason, Seat, Step, Variants, rule

GARRISON: Final = 3
RIVALS: Final[dict[int, tuple[type[Player], ...]]] = {1: (Rival, Rival), 2: (HouseHagal,), 3: (), 4: ()}
LEVEL_IDS: Final = tuple(level.id for level in LEVELS)


@rule("DI-SETUP-01", "DI-SETUP-12", "DI-SETUP-14")
def setup(seats: int, rng: Random, variants: Variants) -> Dune:
    """The Mentat and the Alliance tokens lie at their places, nobody has Influence, controls a space or sits in the
    Council; then decks are shuffled and pieces dealt.
    """
    solo = seats == 1
    hagal = hagal_cards(seats)
    g = Dune(
        seats=seats,
        rng=rng,
        players=[Player() for _ in range(seats)] + [kind() for kind in RIVALS[seats]],
        first=first_player(seats, rng),
        cards=Cards.deck(len(SHARED_FACES) + STARTER_COUNT * seats, seats),
        intrigues=Cards.deck(len(INTRIGUE_OF), seats),
        conflicts=Cards.deck(len(CONFLICTS), seats),
        tokens=Cards.deck(len(FACTIONS), seats),
        hagal=Cards.deck(len(hagal), seats),
        hagal_kinds=hagal,
        solo=solo,
        level=LEVEL_IDS.index(variants["difficulty"]) if solo else NONE,
        distinct=variants["houses"] == "distinct",
    )
    build_conflict_deck(g)
    shuffle_intrigue(g)
    deal_row(g)
    stack_reserve(g)
    shuffle_hagal(g)
    for seat in g.everyone:
        deal_pieces(g, seat)
    begin(g, variants["leaders"])
    return g


@rule("DI-SETUP-15", "DI-HAGAL-41")
def first_player(seats: int, rng: Random) -> int:
    """Drawn at random; in the solo game it is the Rival on your left."""
    return 1 if seats == 1 else rng.below(seats)


@rule("DI-SETUP-16", "DI-HAGAL-20", "DI-HAGAL-41")
def hagal_cards(seats: int) -> tuple[int, ...]:
    """One and two players play with House Hagal, each with some of its cards removed."""
    return HAGAL_SOLO if seats == 1 else HAGAL_DUEL if seats == 2 else ()


@rule("DI-SETUP-02")
def build_conflict_deck(g: Dune) -> None:
    """From the bottom: all four of tier III, five of tier II, one of tier I; the others are set aside unseen."""
    for tier in (3, 2, 1):
        pile = list(TIERS[tier])
        g.conflicts.shuffle(pile, g.rng)
        g.conflict_deck += pile[: USED[tier]]
        g.conflict_box += pile[USED[tier] :]


@rule("DI-SETUP-03")
def shuffle_intrigue(g: Dune) -> None:
    """The Intrigue Deck lies face down."""
    g.intrigue_deck = list(range(len(INTRIGUE_OF)))
    g.intrigues.shuffle(g.intrigue_deck, g.rng)


@rule("DI-SETUP-04")
def deal_row(g: Dune) -> None:
    """The Imperium Deck is shuffled, and five of its cards lie face up as the Imperium Row."""
    g.imperium = list(range(IMPERIUM_COUNT))
    g.cards.shuffle(g.imperium, g.rng)
    for _ in range(ROW):
        g.row.append(g.imperium.pop())
    g.cards.show_all(g.row)


@rule("DI-SETUP-05")
def stack_reserve(g: Dune) -> None:
    """Three stacks, face up: Arrakis Liaison, The Spice Must Flow, Foldspace."""
    g.reserve = [[], [], []]
    for card in range(IMPERIUM_COUNT, len(SHARED_FACES)):
        g.reserve[DECK_CARDS[KIND_OF[card]].stack].append(card)
    for stack in g.reserve:
        g.cards.show_all(stack)


def shuffle_hagal(g: Dune) -> None:
    g.hagal_deck = list(range(len(g.hagal_kinds)))
    g.hagal.shuffle(g.hagal_deck, g.rng)


@rule("DI-SETUP-07")
def deal_deck(g: Dune, seat: Seat) -> None:
    """The ten cards everybody begins with, shuffled."""
    start = len(SHARED_FACES) + STARTER_COUNT * seat
    g.players[seat].discard = list(range(start, start + STARTER_COUNT))
    reshuffle(g, seat)


@rule("DI-SETUP-08", "DI-SETUP-09")
def deal_pieces(g: Dune, seat: Seat) -> None:
    """One water, and two Agents on the Leader."""
    player = g.players[seat]
    deal_deck(g, seat)
    player.water = 1
    player.agents = player.own_agents
    player.vp = starting_score(g.seats)
    recruit_garrison(g, seat)


@rule("DI-SETUP-10")
def starting_score(seats: int) -> int:
    """With four players everybody has one Victory Point."""
    return 1 if seats == 4 else 0


@rule("DI-SETUP-11", "DI-SETUP-13")
def recruit_garrison(g: Dune, seat: Seat) -> None:
    """Three of the twelve troops are in the garrison, the others in the supply and none in the Conflict."""
    recruit(g, seat, GARRISON)


@rule("DI-SETUP-06", "R-42")
def begin(g: Dune, leaders: str) -> None:
    """Leaders are chosen clockwise, or dealt at random from all or from the four for beginners; then the first round
    starts.
    """
    ready = (RivalsSitDown(), *(SitDown(seat) for seat in g.people(g.first)), Round())
    if leaders == "choose":
        g.then(*(ChooseLeader(seat) for seat in g.people(g.first)), *ready)
        return
    for seat in g.everyone:
        free = free_leaders(g)
        if leaders == "beginner":
            free = [leader for leader in free if leader in BEGINNERS]
        g.players[seat].leader = g.rng.pick(free)
    g.then(*ready)


@rule("R-42", "DI-SETUP-06")
def free_leaders(g: Dune) -> list[int]:
    """Leaders nobody has; if the table wants it so, of Houses nobody leads."""
    taken = {player.leader for player in g.players}
    houses = {LEADERS[leader].house for leader in taken if leader != NONE} if g.distinct else set()
    return [n for n, leader in enumerate(LEADERS) if n not in taken and leader.house not in houses]


@dataclass(frozen=True)
class ChooseLeader(Choice):
    """Each player takes one Leader."""

    rule = "DI-SETUP-06"
    rules = ("R-42",)

    def options(self, g: Dune) -> Sequence[Option]:
        return [LEADER[leader] for leader in free_leaders(g)]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb != "leader":
            return ELSEWHERE
        if any(player.leader == pick.number for player in g.players):
            return Reason("DI-SETUP-06", "leader-taken", leader=pick.number)
        return None if pick.number in free_leaders(g) else Reason("R-42", "house-taken", leader=pick.number)

    def take(self, g: Dune, pick: Option) -> None:
        g.players[self.seat].leader = pick.number
        g.tell("leads", seat=self.seat, leader=pick.args[0])


@dataclass(frozen=True)
class SitDown(Step):
    """What a Leader has at the start, and what the level of the solo game adds."""

    rule = "DI-SETUP-17"
    rules = ("DI-LEADER-05", "DI-HAGAL-42")
    seat: Seat

    def do(self, g: Dune) -> None:
        leader = LEADERS[g.players[self.seat].leader]
        if leader.start is not None:
            leader.start.happen(g, self.seat, NONE)
        if g.solo:
            g.players[self.seat].solari += g.difficulty.solari
            g.players[self.seat].spice += g.difficulty.spice
        g.glance(self.seat)
        if leader.secretive:
            deck = list(FACTIONS)
            g.tokens.shuffle(deck, g.rng)
            g.tokens.show_all(deck, to=self.seat)
            g.then(ChooseSecret(self.seat), ChooseSecret(self.seat))


@dataclass(frozen=True)
class ChooseSecret(Choice):
    """Two Factions are chosen with tokens that lie face down; the other two go back unseen."""

    rule = "DI-CLAR-03"
    rules = ("DI-LEADER-04", "DI-SETUP-17")

    def options(self, g: Dune) -> Sequence[Option]:
        chosen = g.players[self.seat].tokens
        return [SECRET[f] for f in FACTIONS if all(g.tokens.face[token] != f for token in chosen)]

    def forbids(self, g: Dune, pick: Option) -> Reason | None:
        if pick.verb != "secret":
            return ELSEWHERE
        laid = any(g.tokens.face[token] == pick.number for token in g.players[self.seat].tokens)
        return Reason("DI-CLAR-03", "chosen") if laid else None

    def take(self, g: Dune, pick: Option) -> None:
        # The tokens laid down are always pieces 0 and 1, so that not even the piece says anything.
        face, chosen = g.tokens.face, g.players[self.seat].tokens
        here, there = len(chosen), face.index(pick.number)
        face[here], face[there] = face[there], face[here]
        chosen.append(here)


@dataclass(frozen=True)
class RivalsSitDown(Step):
    """Rivals have troops in supply or garrison, Agents, and in the solo game a Leader, water and what the level
    gives.
    """

    rule = "DI-HAGAL-41"
    rules = ("DI-HAGAL-20", "DI-HAGAL-40", "DI-HAGAL-42")

    def do(self, g: Dune) -> None:
        for who in g.rivals:
            rival = g.players[who]
            rival.agents = rival.own_agents
            if not rival.collects:
                continue
            rival.leader = g.rng.pick([leader for leader in free_leaders(g) if LEADERS[leader].rival])
            rival.water = 1
            recruit(g, who, g.difficulty.garrison)
            draw_intrigue(g, who, g.difficulty.intrigue)
            g.tell("rival", seat=who)
