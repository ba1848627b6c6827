"""Above and Below as numbers for a learner: every village, what is on offer, the encounter, and the question asked.

Players are counted clockwise from the one who looks: 0 is that seat itself. Absent players are all zeros.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludoteca.games.above_and_below.asks import (
    QUESTIONS,
    Answer,
    Injure,
    InjureByText,
    PayWith,
    Reroll,
    Sleep,
    TakeGood,
)
from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import DEPTHS, PARAGRAPHS, ROUNDS, TRAINING
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, FOR_SALE
from ludoteca.games.above_and_below.content.goods import GOODS, ITEMS, TOKENS
from ludoteca.games.above_and_below.content.villagers import PILE, VILLAGERS
from ludoteca.games.above_and_below.scoring import scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.kernel import Choice, Features, Seat, described

PLAYERS: Final = range(4)
_FACTS: Final = (
    *("present", "asked", "first", "passed", "coins", "points", "reputation", "beds", "income", "caves"),
    *("rerolls", "harvest", "offers"),
)
_AREAS: Final = ("ready", "exhausted", "injured")
_CHOICES: Final = range(3)


def _names() -> Iterator[str]:
    for player in PLAYERS:
        yield from (f"{fact}-{player}" for fact in _FACTS)
        yield from (f"item-{item}-{player}" for item in ITEMS)
        yield from (f"sale-{item}-{player}" for item in ITEMS)
        yield from (f"placed-{good}-{player}" for good in GOODS)
        yield from (f"space-{good}-{player}" for good in GOODS)
        for area in _AREAS:
            yield from (f"{area}-{villager}-{player}" for villager in range(len(VILLAGERS)))
        yield from (f"built-{building}-{player}" for building in range(len(BUILDINGS)))
        yield from (f"goods-{building}-{player}" for building in range(len(BUILDINGS)))
    yield from (f"open-{building}" for building in FOR_SALE)
    yield from (f"hire-{villager}" for villager in PILE)
    yield from (f"supply-{item}" for item in ITEMS)
    yield from (f"ask-{question.__name__}" for question in QUESTIONS)
    yield from (f"party-{villager}" for villager in range(len(VILLAGERS)))
    yield from (f"die-{villager}" for villager in range(len(VILLAGERS)))
    for choice in _CHOICES:
        yield from (f"{fact}-{choice}" for fact in ("there", "picked", "lowest", "highest"))
    yield from ("round", "cider", "cave-pile", "lanterns", "price", "left", "swapped", "changed")


NAMES: Final = tuple(_names())
_PLAYER: Final = len(_FACTS) + 2 * len(ITEMS) + 2 * len(GOODS) + len(_AREAS) * len(VILLAGERS) + 2 * len(BUILDINGS)


def features(view: AboveAndBelow, seat: Seat) -> list[float]:
    """What this seat sees, as numbers that stay mostly between 0 and 1."""
    seats = view.around(seat)
    points = scores(view.villages)
    found: list[float] = []
    for player in PLAYERS:
        found += _player(view, seats[player], points[seats[player]].total) if player < view.seats else [0.0] * _PLAYER
    found += _market(view)
    ask = view.ask
    found += [float(type(ask) is question) for question in QUESTIONS]
    found += _flags(view.party, len(VILLAGERS))
    found += [view.dice.get(villager, 0) / 6 for villager in range(len(VILLAGERS))]
    found += _story(view)
    return [
        *found,
        view.round / ROUNDS,
        float(view.cider),
        len(view.cave_pile) / len(PARAGRAPHS),
        view.lanterns / 10,
        _coins(ask) / 10,
        _more(ask) / 5,
        float(view.row_swapped),
        float(view.circle_changed),
    ]


def _coins(ask: Choice | None) -> int:
    """The price or the coins that the question speaks of."""
    return ask.price if isinstance(ask, PayWith) else ask.coins if isinstance(ask, Answer) else 0


def _more(ask: Choice | None) -> int:
    """How many more the question is about."""
    if isinstance(ask, Sleep):
        return ask.beds
    return ask.left if isinstance(ask, (Injure, InjureByText, Reroll, TakeGood)) else 0


def _flags(mask: int, count: int) -> list[float]:
    return [float(mask >> bit & 1) for bit in range(count)]


def _player(view: AboveAndBelow, seat: Seat, points: int) -> list[float]:
    village = view.villages[seat]
    facts = [
        1.0,
        float(view.ask is not None and view.ask.seat == seat),
        float(view.first == seat),
        float(view.passed >> seat & 1),
        village.coins / 20,
        points / 50,
        village.reputation / DEPTHS,
        village.beds / 8,
        village.income() / 15,
        village.empty_caves / 5,
        village.rerolls / 4,
        village.harvest / 8,
        view.offers[seat] / 6,
    ]
    facts += [count / 5 for count in village.items]
    facts += [float(village.sale == item) for item in range(len(ITEMS))]
    facts += [count / 5 for count in village.placed]
    facts += [(village.track.index(good) + 1) / 8 if good in village.track else 0.0 for good in range(len(GOODS))]
    for area in (village.ready, village.exhausted, village.injured):
        facts += _flags(area, len(VILLAGERS))
    facts += _flags(village.built, len(BUILDINGS))
    return facts + [(village.one >> b & 1) / 2 + (village.two >> b & 1) / 2 for b in range(len(BUILDINGS))]


def _market(view: AboveAndBelow) -> list[float]:
    """What is open, whom one can train and how cheaply, and what the supply still holds."""
    face = view.cards.face
    open_cards = {*view.key_row, *view.star_row, *(face[card] for card in view.house_row + view.outpost_row)}
    costs = dict(zip(view.villager_row, TRAINING, strict=True))
    found = [float(building in open_cards) for building in FOR_SALE]
    found += [1 / costs[villager] if villager in costs else 0.0 for villager in PILE]
    return found + [left / most for left, most in zip(view.supply, TOKENS, strict=True)]


def _story(view: AboveAndBelow) -> list[float]:
    """The choices of the open paragraph as they are read: explore numbers, never rewards."""
    choices = BOOK[view.paragraph].choices if view.cave >= 0 else ()
    found: list[float] = []
    for index in _CHOICES:
        if index >= len(choices):
            found += [0.0] * 4
            continue
        numbers = choices[index].numbers or (0,)
        found += [1.0, float(view.choice == index), numbers[0] / 8, numbers[-1] / 8]
    return found


ABOUT: Final = described("""
    present: 1 for a player who is at the table
    asked: 1 for the player who is asked
    first: 1 for the first player
    passed: 1 for who has passed
    coins: coins, of twenty
    points: points if it ended now, of fifty
    reputation: reputation, as a share of the deepest
    beds: beds, of eight
    income: income, of fifteen
    caves: empty caves, of five
    rerolls: rerolls in an encounter, of four
    harvest: goods that can be harvested, of eight
    offers: offers made this round, of six
    item: goods, potions and ciders in store, of five
    sale: 1 for what a player has for sale
    placed: goods on the progress track, of five
    space: the space of each good on the track, of eight
    ready: villagers in the ready area, by number
    exhausted: exhausted villagers
    injured: injured villagers
    built: buildings of each player, by number
    goods: goods lying on each building: a half, or one
    open: 1 for a building that can be bought
    hire: villagers that can be trained: one divided by their cost
    supply: tokens left of each kind, as a share
    ask: 1 for the question that is asked
    party: villagers in the exploring party
    die: what each of them rolled, of six
    there: 1 for each choice that the paragraph has
    picked: 1 for the choice that was taken
    lowest: its lowest explore number, of eight
    highest: its highest
    round: the round, of seven
    cider: 1 while the cider of the round is there
    cave: share of the cave cards left
    lanterns: lanterns so far, of ten
    price: the price or the coins that the question speaks of, of ten
    left: how many more the question is about, of five
    swapped: 1 after a row was swapped
    changed: 1 after the circle was changed
""")

FEATURES: Final = Features(NAMES, features, ABOUT)
