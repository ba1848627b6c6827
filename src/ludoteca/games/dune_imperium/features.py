"""Dune: Imperium as numbers for a learner: the board, every House, what one holds, and the question that is asked.

Players are counted clockwise from the one who looks: 0 is that seat itself. Absent players are all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.dune_imperium.asks import QUESTIONS
from ludoteca.games.dune_imperium.content import DECK_CARDS, INTRIGUE_OF, KIND_OF
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE, TROOPS
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import UNKNOWN, Features, Seat, described

PLAYERS: Final = range(4)
_NUMBERS: Final = (
    *("present", "asked", "active", "first", "vp", "solari", "spice", "water", "garrison", "supply", "conflict"),
    *("swords", "strength", "persuasion", "agents", "swordmaster", "council", "revealed", "hand", "deck", "discard"),
    *("intrigue", "mentat", "mentat-next"),
)


def _names() -> Iterator[str]:
    yield from (f"conflict-{card.id}" for card in CONFLICTS)
    yield from ("round", "deployable", "recruited")
    yield from (f"bonus-{maker}" for maker in range(3))
    yield from (f"row-{card.id}" for card in DECK_CARDS)
    yield from (f"reserve-{stack}" for stack in range(3))
    yield from (f"hand-{card.id}" for card in DECK_CARDS)
    yield from (f"intrigue-{card.id}" for card in INTRIGUE)
    yield from (f"pending-{number}" for number in range(len(UNITS)))
    yield from (f"ask-{question.__name__}" for question in QUESTIONS)
    for player in PLAYERS:
        yield from (f"{fact}-{player}" for fact in _NUMBERS)
        yield from (f"leader-{player}-{leader.id}" for leader in LEADERS)
        yield from (f"influence-{player}-{faction}" for faction in FACTION_IDS)
        yield from (f"alliance-{player}-{faction}" for faction in FACTION_IDS)
        yield from (f"control-{player}-{flag}" for flag in range(3))
        yield from (f"agent-{player}-{space.id}" for space in SPACES)
        yield from (f"voice-{player}-{space.id}" for space in SPACES)
        yield from (f"play-{player}-{card.id}" for card in DECK_CARDS)
        yield from (f"discard-{player}-{card.id}" for card in DECK_CARDS)


NAMES: Final = tuple(_names())


def features(view: Dune, seat: Seat) -> list[float]:
    """What this seat sees, as numbers that stay mostly between 0 and 1."""
    fought = view.conflicts.face[view.conflict[0]] if view.conflict else NONE
    found = [float(fought == number) for number in range(len(CONFLICTS))]
    found += [view.round / 10, float(view.turn.combat and view.turn.deployable), view.turn.recruited / TROOPS]
    found += [spice / 5 for spice in view.bonus]
    found += _kinds(view, view.row)
    found += [len(stack) / 10 for stack in view.reserve]
    me = view.players[seat]
    found += _kinds(view, me.hand)
    held = [0.0] * len(INTRIGUE)
    for card in me.intrigue:
        held[INTRIGUE_OF[view.intrigues.face[card]]] += 1.0
    found += held
    waiting = [0.0] * len(UNITS)
    for number, _ in view.pending:
        waiting[number] += 1.0
    found += waiting
    found += [float(type(view.ask) is question) for question in QUESTIONS]
    ring = view.clockwise(seat)
    for player in PLAYERS:
        found += _house(view, ring[player]) if player < len(ring) else [0.0] * _HOUSE
    return found


def _kinds(view: Dune, pile: list[int]) -> list[float]:
    """How many cards of each kind lie in a pile whose faces are known."""
    found = [0.0] * len(DECK_CARDS)
    for card in pile:
        if view.cards.face[card] != UNKNOWN:
            found[KIND_OF[view.cards.face[card]]] += 1.0
    return found


def _house(view: Dune, who: int) -> list[float]:
    player = view.players[who]
    facts = [
        1.0,
        float(view.ask is not None and view.ask.seat == who),
        float(view.active == who),
        float(view.first == who),
        *_numbers(player),
        float(view.mentat == who),
        float(view.mentat_next == who),
    ]
    facts += [float(player.leader == number) for number in range(len(LEADERS))]
    facts += [level / 6 for level in player.influence]
    facts += [float(holder == who) for holder in view.alliances]
    facts += [float(holder == who) for holder in view.control]
    facts += [float(player.places.count(space)) for space in range(len(SPACES))]
    facts += [float(player.voice == space) for space in range(len(SPACES))]
    return facts + _kinds(view, player.played + player.shown) + _kinds(view, player.discard)


def _numbers(player: Player) -> list[float]:
    return [
        player.vp / 10,
        player.solari / 10,
        player.spice / 10,
        player.water / 5,
        player.garrison / TROOPS,
        player.supply / TROOPS,
        player.conflict / TROOPS,
        player.swords / 10,
        player.strength / 20,
        player.persuasion / 10,
        player.agents / 4,
        float(player.swordmaster),
        float(player.council),
        float(player.revealed),
        len(player.hand) / 10,
        len(player.deck) / 20,
        len(player.discard) / 20,
        len(player.intrigue) / 5,
    ]


_HOUSE: Final = len(_NUMBERS) + len(LEADERS) + 11 + 2 * len(SPACES) + 2 * len(DECK_CARDS)


ABOUT: Final = described("""
    conflict: the Conflict that is fought for; then each player's troops in it, of twelve
    round: the round, of ten
    deployable: 1 while troops may be deployed
    recruited: troops recruited this turn, of twelve
    bonus: bonus spice on the three Maker spaces, of five
    row: cards of each kind in the Imperium Row
    reserve: cards left in each stack of the Reserve, of ten
    hand: own cards of each kind in hand; then how many cards each player holds, of ten
    intrigue: own Intrigue cards of each kind; then how many each player holds, of five
    pending: effects that wait for the active player, by their number in the box
    ask: 1 for the question that is asked
    present: 1 for a player who is at the table
    asked: 1 for the player who is asked
    active: 1 for the player whose turn it is
    first: 1 for the first player
    vp: Victory Points, of ten
    solari: Solari, of ten
    spice: spice, of ten
    water: water, of five
    garrison: troops in the garrison, of twelve
    supply: troops in the supply, of twelve
    swords: swords, of ten
    strength: strength in the Conflict, of twenty
    persuasion: Persuasion, of ten
    agents: Agents still to send, of four
    swordmaster: 1 with the Swordmaster
    council: 1 with a High Council seat
    revealed: 1 after the Reveal turn
    deck: cards in the deck, of twenty
    discard: cards in the discard, of twenty; then those of each kind for each player
    mentat: 1 for who has the Mentat now; then for who gets it next
    leader: 1 for each player's Leader
    influence: Influence of each player with each Faction, of six
    alliance: 1 for who holds each Alliance
    control: 1 for who controls Arrakeen, Carthag and the Imperial Basin
    agent: each player's Agents on each space
    voice: 1 for the space that a player's Voice closes
    play: cards of each kind that each player has in play or shows
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
