"""Everything in the box as numbers: which card is of which kind, what each player may pick, what each box gives to
each Leader.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.deck import RESERVE, STARTERS, Signet
from ludoteca.games.dune_imperium.content.hagal import HAGAL
from ludoteca.games.dune_imperium.content.imperium import IMPERIUM
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS, Leader
from ludoteca.games.dune_imperium.content.spaces import SELLS, SPACES
from ludoteca.games.dune_imperium.effects.acquire import ACQUIRE, MANIPULATE, ON_DISCARD, ON_TOP
from ludoteca.games.dune_imperium.effects.base import UNITS, Effect, unit
from ludoteca.games.dune_imperium.effects.cards import DISCARD, SKIP, TAKE, TRASH, TrashSelf
from ludoteca.games.dune_imperium.effects.choices import EachOpponent, If, OneOf, do
from ludoteca.games.dune_imperium.effects.influence import FACTION, SpaceInfluence, WeighedInfluence
from ludoteca.games.dune_imperium.effects.troops import DEPLOY, RETREAT
from ludoteca.games.dune_imperium.effects.turn import NAME, PASS, RECALL, STAY
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.kernel import Option, option, rule

DECK_CARDS: Final = (*STARTERS, *RESERVE, *IMPERIUM)
_KINDS: Final = range(len(DECK_CARDS))
_PLACES: Final = range(len(SPACES))
KIND: Final = {card.id: kind for kind, card in enumerate(DECK_CARDS)}


def _dealt(cards: Iterable[tuple[int, int]]) -> tuple[int, ...]:
    return tuple(kind for kind, copies in cards for _ in range(copies))


_STARTER_FACES: Final = _dealt((KIND[card.id], card.copies) for card in STARTERS)
SHARED_FACES: Final = _dealt((KIND[card.id], card.copies) for card in (*IMPERIUM, *RESERVE))
IMPERIUM_COUNT: Final = sum(card.copies for card in IMPERIUM)
STARTER_COUNT: Final = len(_STARTER_FACES)
KIND_OF: Final = SHARED_FACES + _STARTER_FACES * 4
"""The kind of each face: the Imperium Deck, the Reserve, then ten cards for each seat."""
INTRIGUE_OF: Final = _dealt((kind, card.copies) for kind, card in enumerate(INTRIGUE))
HAGAL_SOLO: Final = _dealt((kind, card.copies * card.solo) for kind, card in enumerate(HAGAL))
HAGAL_DUEL: Final = _dealt((kind, card.copies * card.duel) for kind, card in enumerate(HAGAL))


class Box:
    """The units of an Agent box, a Reveal box or a space, as one Leader reads them."""

    __slots__ = ("now", "units", "weighs")

    def __init__(self, effects: Iterable[Effect], leader: Leader) -> None:
        effects = [_read(effect, leader) for effect in effects]
        self.now: tuple[Effect, ...] = tuple(e for e in effects if e.at_once and type(e).ready is Effect.ready)
        """Those that resolve by themselves, whatever the circumstances."""
        self.units: tuple[int, ...] = tuple(unit(e) for e in effects if e not in self.now)
        """Those that wait for their condition, their cost or a decision."""
        self.weighs: bool = any(e.weighs_influence for e in effects)


@rule("DI-ICON-05", "DI-LEADER-01")
def _read(effect: Effect, leader: Leader) -> Effect:
    """The signet icon is the signet ability of the Leader; another effect is what the left ability makes of it."""
    return leader.signet if isinstance(effect, Signet) else leader.instead(effect)


AGENT_BOX: Final = tuple(tuple(Box(card.agent, leader) for card in DECK_CARDS) for leader in LEADERS)
REVEAL_BOX: Final = tuple(Box(card.reveal, LEADERS[0]) for card in DECK_CARDS)
SPACE_BOX: Final = tuple(tuple(Box(space.effects, leader) for space in SPACES) for leader in LEADERS)
SPACE_INFLUENCE: Final = tuple(None if space.faction == NONE else SpaceInfluence(space.faction) for space in SPACES)
WEIGHED_INFLUENCE: Final = tuple(
    NONE if space.faction == NONE else unit(WeighedInfluence(space.faction)) for space in SPACES
)
PAYMENT_UNIT: Final = tuple(NONE if leader.on_payment is None else unit(leader.on_payment) for leader in LEADERS)


def _branches(effect: Effect) -> Iterable[OneOf]:
    if isinstance(effect, OneOf):
        yield effect
    elif isinstance(effect, EachOpponent):
        yield from _branches(effect.effect)
    elif isinstance(effect, If):
        for inner in effect.then + effect.otherwise:
            yield from _branches(inner)


def _number_branches() -> None:
    """Branches of a choice are picked like units, wherever the choice is printed."""
    printed: list[Effect] = list(UNITS)
    printed += [effect for card in INTRIGUE for mode in card.modes for effect in mode.effects]
    printed += [effect for card in CONFLICTS for effect in card.first + card.second + card.third]
    for effect in printed:
        for choice in _branches(effect):
            for branch in choice.branches:
                unit(branch)


_number_branches()
DO: Final = tuple(do(number) for number in range(len(UNITS)))
AT_ONCE: Final = tuple(effect.at_once for effect in UNITS)
OPTIONAL: Final = tuple(effect.optional for effect in UNITS)
SELF_TRASH: Final = unit(TrashSelf())
OFFERS: Final = tuple(
    tuple(unit(branch) for branch in effect.branches) if isinstance(effect, OneOf) else (number,)
    for number, effect in enumerate(UNITS)
)
"""What is picked to resolve each unit: itself, or one of its branches."""

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "leader": ("leader",),
    "secret": ("faction",),
    "play": ("card",),
    "reveal": (),
    "move": ("origin",),
    "at": ("space",),
    "sell": ("amount",),
    "intrigue": ("way",),
    "do": ("unit",),
    "deploy": ("amount",),
    "retreat": ("amount",),
    "done": (),
    "pass": (),
    "stay": (),
    "stop": (),
    "skip": (),
    "defend": (),
    "faction": ("faction",),
    "to": ("player",),
    "against": ("player",),
    "trash": ("card", "zone"),
    "discard": ("card",),
    "take": ("card",),
    "buy": ("card",),
    "claim": ("card",),
    "acquire": ("card",),
    "manipulate": ("card",),
    "on_top": (),
    "on_discard": (),
    "name": ("space",),
    "recall": ("space",),
}

LEADER: Final = tuple(option("leader", n) for n in range(len(LEADERS)))
SECRET: Final = tuple(option("secret", f) for f in range(4))
PLAY: Final = tuple(option("play", kind) for kind in _KINDS)
REVEAL: Final = option("reveal")
FROM_LEADER: Final = option("move", "leader")
MOVE: Final = tuple(option("move", space) for space in _PLACES)
AT: Final = tuple(option("at", space) for space in _PLACES)
BUY: Final = tuple(option("buy", kind) for kind in _KINDS)
CLAIM: Final = tuple(option("claim", kind) for kind in _KINDS)
SELL: Final = {amount: option("sell", amount) for amount in SELLS}
WAYS: Final = tuple((kind, mode) for kind, card in enumerate(INTRIGUE) for mode in range(len(card.modes)))
"""Every way to play every Intrigue card."""
INTRIGUE_PICK: Final = {way: option("intrigue", number) for number, way in enumerate(WAYS)}
MODES: Final = tuple(
    tuple((mode.window, mode, INTRIGUE_PICK[kind, n]) for n, mode in enumerate(card.modes))
    for kind, card in enumerate(INTRIGUE)
)
TARGETS: Final = (*range(4), "hagal", *(leader.id for leader in LEADERS if leader.rival))
"""Whom an option may point at: a seat, the third House of two players, a Rival by its Leader."""
TO: Final = tuple(option("to", target) for target in TARGETS)
AGAINST: Final = tuple(option("against", target) for target in TARGETS)
DONE, STOP, DEFEND = (option(verb) for verb in ("done", "stop", "defend"))

ACTIONS: Final[tuple[Option, ...]] = (
    *(*LEADER, *SECRET, *PLAY, REVEAL, FROM_LEADER, *MOVE, *AT, *SELL.values()),
    *INTRIGUE_PICK.values(),
    *(*DO, *DEPLOY, *RETREAT, DONE, PASS, STAY, STOP, SKIP, DEFEND, *FACTION, *TO, *AGAINST),
    *(picks[kind] for picks in (*TRASH.values(), DISCARD, TAKE) for kind in _KINDS),
    *(*BUY, *CLAIM, *(picks[kind] for picks in (ACQUIRE, MANIPULATE) for kind in _KINDS)),
    *(ON_TOP, ON_DISCARD, *(NAME[space] for space in _PLACES), *(RECALL[space] for space in _PLACES)),
)
