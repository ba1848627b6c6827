"""Dune: Imperium as numbers for a learner: the board, every House, what one holds, and the question that is asked.

Players are counted clockwise from the one who looks: 0 is that seat itself. Absent players are all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, INTRIGUE_OF, KIND_OF
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.effects.base import UNITS
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE, TROOPS
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import UNKNOWN, Features, Seat

PLAYERS: Final = range(4)
QUESTIONS: Final = (
    *("ChooseLeader", "ChooseSecret", "StartOfTurn", "TakeTurn", "ChooseAgent", "SendAgent", "SellSpice"),
    *("AgentEffects", "RevealEffects", "WhereTo", "ChooseBranch", "NameSpace", "ChooseRecall", "PassOrStay"),
    *("ChooseTrash", "ChooseDiscard", "ChooseFromDiscard", "ChooseDeploy", "ChooseRetreat", "ChooseVictim"),
    *("ChooseAcquire", "ChooseManipulated", "AllianceHeir", "ChooseFaction", "LoseInfluence", "ChooseTwoFactions"),
    *("RivalFaction", "RivalTwoFactions", "RivalBranch"),
    *("Defend", "CombatCards", "MoreCombatCards", "WinnerCards", "EndgameCards"),
)
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
    yield from (f"ask-{question}" for question in QUESTIONS)
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
    found += [float(type(view.ask).__name__ == question) for question in QUESTIONS]
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


FEATURES: Final = Features(NAMES, features)
