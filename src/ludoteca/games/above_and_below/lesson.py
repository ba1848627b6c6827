"""What can be learned of Above and Below by playing: what a village has, and how options and situations are described.

The weights of `weights.py` are where learning begins. A master counts some things more (quills, lanterns, tokens), and
knows the last round apart from the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul
from typing import Final

from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import CIDER, GOODS, ITEM_NUMBER, POTION
from ludoteca.games.above_and_below.content.villagers import HAMMER, LANTERNS, NO_CIDER_OR_POTION, QUILL, VILLAGERS
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.games.above_and_below.weights import SPREAD, WEIGHTS, against_the_best, aspects
from ludoteca.kernel import Option, Seat, bits_of

MORE: Final = (
    "ready trainers",
    "lanterns of those who are ready",
    "lanterns",
    "injured villagers",
    "potions",
    "ciders",
    "rerolls",
    "kinds of goods on the track",
    "goods on the track",
    "villagers without a bed",
    "caves",
)
"""What counts besides the aspects of the learned weights; nothing in the beginning."""
COUNTED: Final = (*WEIGHTS, *MORE)
NAMES: Final = tuple(
    f"{name}{when}" for when in ("", ", for each round left", ", in the last round") for name in COUNTED
)
BEGINNING: Final = (
    *(last for last, _ in WEIGHTS.values()),
    *(0.0 for _ in MORE),
    *(more for _, more in WEIGHTS.values()),
    *(0.0 for _ in range(len(COUNTED) + len(MORE))),
)
"""What `weights.py` says, to begin with."""


def counted(village: Village, worth: float, *, passed: bool) -> list[float]:
    """What a village has, in the order of the names; `worth` is what a beginner thinks of it."""
    people, ready = village.villagers, 0 if passed else village.ready
    beds = village.beds + (people & NO_CIDER_OR_POTION).bit_count()
    items = village.items
    bright = 0
    for villager in bits_of(people):
        bright += LANTERNS[villager][4]
    awake = 0
    for villager in bits_of(ready):
        awake += LANTERNS[villager][4]
    return [
        *aspects(village, worth, passed=passed),
        (ready & QUILL).bit_count(),
        awake,
        bright,
        village.injured.bit_count(),
        items[POTION],
        items[CIDER],
        village.rerolls,
        len(village.track),
        sum(village.placed),
        max(0, people.bit_count() - beds),
        len(village.caves),
    ]


def rows(g: AboveAndBelow, worths: list[float]) -> list[list[float]]:
    """What every village has: now, for each round left, and in the last round."""
    left = max(0, ROUNDS - g.round)
    found = []
    for seat, village in enumerate(g.villages):
        row = counted(village, worths[seat], passed=bool(g.passed >> seat & 1))
        found.append([*row, *(left * number for number in row), *(number * (not left) for number in row)])
    return found


def by_rounds_left(weights: Sequence[float]) -> list[list[float]]:
    """What one of each is worth, by the rounds that are left."""
    count = len(COUNTED)
    usual, more, last = weights[:count], weights[count : 2 * count], weights[2 * count :]
    return [
        [u + left * m + (0.0 if left else end) for u, m, end in zip(usual, more, last, strict=True)]
        for left in range(ROUNDS)
    ]


def chances(g: AboveAndBelow, worths: list[float], table: list[list[float]]) -> list[float]:
    """How likely each seat is to beat the best of the others, by such a table."""
    left = max(0, ROUNDS - g.round)
    weights = table[left]
    points = [
        sum(map(mul, weights, counted(village, worths[seat], passed=bool(g.passed >> seat & 1))))
        for seat, village in enumerate(g.villages)
    ]
    return against_the_best(points, SPREAD[left])


MOMENTS: Final = (
    *("always", "rounds left", "last round", "coins", "ready", "ready builders", "ready trainers", "spare beds"),
    *("empty caves", "harvest", "goods", "tokens", "exhausted", "injured", "party", "others have passed"),
)


def moment(g: AboveAndBelow, seat: Seat) -> list[float]:
    """The situation of a village in a few numbers."""
    village = g.villages[seat]
    left = max(0, ROUNDS - g.round)
    ready, items = village.ready, village.items
    return [
        1.0,
        left / 6,
        float(not left),
        village.coins / 10,
        ready.bit_count() / 5,
        float(bool(ready & HAMMER)),
        float(bool(ready & QUILL)),
        (village.beds - village.villagers.bit_count()) / 3,
        village.empty_caves / 3,
        village.harvest / 4,
        sum(items[: len(GOODS)]) / 4,
        (items[POTION] + items[CIDER]) / 3,
        village.exhausted.bit_count() / 5,
        village.injured.bit_count() / 2,
        g.party.bit_count() / 4,
        (g.passed & ~(1 << seat)).bit_count() / (g.seats - 1),
    ]


MARKS: Final = (
    *("few lanterns", "many lanterns", "builder", "trainer", "special"),
    *("cost", "points", "points for things", "beds", "income", "stock", "renews", "reroll", "potions", "reputation"),
    *("good", "token", "number"),
)
WHOM: Final = frozenset({"send", "hire", "reroll", "injure", "potion", "cider", "bed"})
WHAT: Final = frozenset({"buy", "take"})


def about(option: Option) -> list[float]:
    """What is printed on the villager, the building or the good that an option points at."""
    verb = option.verb
    if verb in WHOM:
        return _villager(option.number)
    if verb in WHAT:
        return _building(option.number)
    item = ITEM_NUMBER.get(str(option.args[0]), -1) if option.args and option.number < 0 else -1
    if verb in ("place", "sell") and option.number >= 0:
        item = option.number
    row = [0.0] * len(MARKS)
    row[-3:] = [max(0, item) / 8 * (item < POTION), float(item >= POTION), max(0, option.number) / 8]
    return row


def _villager(number: int) -> list[float]:
    villager, lanterns = VILLAGERS[number], LANTERNS[number]
    row = [0.0] * len(MARKS)
    row[:5] = [
        lanterns[2] / 2,
        lanterns[5] / 2,
        float(villager.hammer or villager.hammer_plus),
        float(villager.quill or villager.quill_plus),
        float(number >= 30),
    ]
    return row


def _building(number: int) -> list[float]:
    card = BUILDINGS[number]
    row = [0.0] * len(MARKS)
    row[5:15] = [
        card.cost / 10,
        card.vp / 4,
        float(len(card.vp_per)),
        float(card.beds),
        card.income + 0.5 * len(card.income_per),
        float(card.stock >= 0),
        float(card.renew >= 0),
        float(card.reroll),
        float(card.potion_now + 2 * card.potion_income),
        float(card.reputation_now),
    ]
    return row
