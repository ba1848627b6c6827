"""How Above and Below judges itself: what a village is worth now, and which picks a beginner would look at first.

Worth is counted in points. What scores today counts in full; what will bring points later (coins, income, villagers
and the beds they need, caves, goods not yet on the track) counts for what a beginner has made of it in the rounds
that are left.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.games.above_and_below.asks import Answer, Send
from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import INCOME, POINTS_PER_GOOD, ROUNDS, TRAINING
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, COST, RENEWING, WITH_REROLL
from ludoteca.games.above_and_below.content.goods import CIDER, GOODS, ITEM_NUMBER, NOTHING, POTION
from ludoteca.games.above_and_below.content.villagers import BIT, HAMMER, LANTERNS, NO_CIDER_OR_POTION, QUILL
from ludoteca.games.above_and_below.lesson import (
    BEGINNING,
    MARKS,
    MOMENTS,
    NAMES,
    about,
    by_rounds_left,
    moment,
    rows,
)
from ludoteca.games.above_and_below.lesson import chances as by_table
from ludoteca.games.above_and_below.rules.build import on_offer
from ludoteca.games.above_and_below.scoring import scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.games.above_and_below.weights import against_the_best, chances
from ludoteca.kernel import Judge, Option, OptionFeatures, Search, Seat, Weighing, bits_of, levels

COIN: Final = (0.16, 0.38, 0.65, 0.9, 0.9, 0.9, 0.9)
"""What a coin becomes, by the rounds that are left to spend it and to use what it buys. This and the figures below were
set by hand after what a first form of bench/gifts.py had measured with five, three and one round left: 100 games each,
one player given something, played on with it and without. Coins, caves, tokens, reputation, villagers, and houses with
beds, with income and that renew were given; how a villager's worth is shared between now and later is a guess."""
INCOME_WORTH: Final = (0.0, 0.5, 1.0, 1.8, 2.8, 3.8, 4.8)
"""What a coin of income in every round to come becomes."""
ENOUGH: Final = 14
"""Coins beyond this many wait too long to be spent."""
READY: Final = 0.8
READY_AT_LAST: Final = 0.4
"""A villager who can still act this round, and in the last round."""
VILLAGER: Final = 0.42
"""What a villager brings in each round to come."""
BED: Final = 0.9
"""What the bed brings him in."""
SPARE_BED: Final = 0.35
"""A bed for somebody who may still come."""
LANTERN: Final = 0.25
"""How much better a villager with one lantern more explores."""
RENEWING_CARD: Final = 0.6
"""A card that gets a new good in each round, besides the good that lies there."""
SEARCH: Final = levels(
    iterations=(8, 32, 96),
    rounds=2,
    leaves=1,
    impression=2,
    error=(0.0, 0.02, 0.01),
    plans=(40, 24, 320),
    guesses=(2, 2, 8),
    learned=(0.0, 1.0, 1.0),
)
"""Iterations are cheap here, and luck is large: how much a first impression counts against them (`error`) matters more
than their number. Who judges by learned weights won 0.56 of 140 games against `mcts-fast` with 48 or 64 iterations and
no such weight, 0.69 of 140 with it and 40 to 96 iterations, 0.63 of 80 with 24; by thumb with it 0.55 of 80. Against 40
iterations with it, 384 iterations and 160 plans won 0.50 of 30, 96 iterations and 320 plans in eight guesses, which are
trusted twice as far, 0.58 of 40 (tuning seeds, all of them)."""


def value(g: AboveAndBelow, seat: Seat) -> float:
    """How well a seat stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: AboveAndBelow) -> list[float]:
    """The same of every seat, at one go."""
    spread = 3.0 + 1.1 * max(0, ROUNDS - g.round)  # a lead counts for more when the end is near
    return against_the_best(worth(g), spread)


def learned(g: AboveAndBelow) -> list[float]:
    """The same, by weights that were learned from games."""
    return chances(g, worth(g))


def judged_by(weights: Sequence[float]) -> Callable[[AboveAndBelow], list[float]]:
    """The same, by weights of one's own."""
    table = by_rounds_left(weights)

    def values(g: AboveAndBelow) -> list[float]:
        return by_table(g, worth(g), table)

    return values


def have(g: AboveAndBelow) -> list[list[float]]:
    """What every village has that counts."""
    return rows(g, worth(g))


def worth(g: AboveAndBelow) -> list[float]:
    """Every seat's points, and what will become points."""
    left = max(0, ROUNDS - g.round)
    worths = [
        score.total + prospects(village, left, passed=bool(g.passed >> seat & 1))
        for seat, (village, score) in enumerate(zip(g.villages, scores(g.villages), strict=True))
    ]
    ask = g.ask
    if isinstance(ask, Answer):
        worths[ask.other] += hope(g, ask.other, ask.seat, ITEM_NUMBER[ask.item], ask.coins)
    return worths


def terms(g: AboveAndBelow, seat: Seat) -> dict[str, float]:
    """What `worth` is made of."""
    village, left = g.villages[seat], max(0, ROUNDS - g.round)
    score = scores(g.villages)[seat]
    coins = COIN[left] * (min(village.coins, ENOUGH) + 0.4 * max(0, village.coins - ENOUGH))
    income = INCOME_WORTH[left] * (village.income() - INCOME[0])
    goods = sum(stored(village, good, left) * count for good, count in enumerate(village.items[: len(GOODS)]) if count)
    folk = people(village, left, passed=bool(g.passed >> seat & 1))
    found = {
        "track": float(score.track),
        "buildings": float(score.buildings + score.bonus),
        "reputation": float(score.reputation),
        "coins": coins + income,
        "goods": goods + lying(village, left),
        "villagers": folk,
    }
    return found | {"caves": worth(g)[seat] - sum(found.values())}


def prospects(village: Village, left: int, *, passed: bool) -> float:
    """What a village will make of what it has in the rounds that are left after this one."""
    total = COIN[left] * (min(village.coins, ENOUGH) + 0.4 * max(0, village.coins - ENOUGH))
    total += INCOME_WORTH[left] * (village.income() - INCOME[0])
    total += sum(stored(village, good, left) * count for good, count in enumerate(village.items[: len(GOODS)]) if count)
    total += lying(village, left)
    if left:
        tokens = 0.8 * (village.items[POTION] + village.items[CIDER])
        cave = 1.2 if left > 1 else 0.35
        caves = cave * (min(village.empty_caves, 3) + 0.3 * max(0, village.empty_caves - 3))
        total += min(tokens, 3.2) + caves + 0.06 * village.reputation * min(left, 4)
        total += 0.15 * left * (village.built & WITH_REROLL).bit_count()
    return total + people(village, left, passed=passed)


def people(village: Village, left: int, *, passed: bool) -> float:
    """Villagers who can act now, and those who will be able to later, with the beds they need."""
    ready = village.ready
    action = READY if left else READY_AT_LAST
    total = 0.0 if passed else action * ready.bit_count() - 0.04 * (ready & (HAMMER | QUILL)).bit_count()
    if not left:
        return total
    count = village.villagers.bit_count()
    beds = village.beds + (village.villagers & NO_CIDER_OR_POTION).bit_count()
    slept_in = min(count + 1, beds)
    bright = sum(LANTERNS[villager][3] + LANTERNS[villager][5] for villager in bits_of(village.villagers)) / 2 - count
    each_round = VILLAGER * count + BED * slept_in + SPARE_BED * (beds - slept_in) + LANTERN * 0.2 * bright
    return total + left * each_round - 0.8 * village.injured.bit_count()


def stored(village: Village, good: int, left: int) -> float:
    """A good in the supply: nearly what it would be worth on the track, so that it goes there in time."""
    if village.placed[good]:
        return 0.95 * POINTS_PER_GOOD[village.track.index(good)]
    kinds = len(village.track)
    return 0.95 * (POINTS_PER_GOOD[kinds] + INCOME_WORTH[left] * (INCOME[kinds + 1] - INCOME[kinds]))


def lying(village: Village, left: int) -> float:
    """Goods on buildings still need somebody to fetch them; cards that renew bring more."""
    renewing = (village.built & RENEWING).bit_count()
    total = RENEWING_CARD * left * renewing
    for building in bits_of(village.one):
        card = BUILDINGS[building]
        count = 1 + (village.two >> building & 1)
        total += 0.6 * stored(village, max(card.stock, card.renew), left) * count
    return total


def hope(g: AboveAndBelow, buyer: Seat, seller: Seat, item: int, coins: int) -> float:
    """What a pending offer may bring the buyer: nobody sells at a loss, and not to an only rival who gains more."""
    left = max(0, ROUNDS - g.round)
    price = COIN[left] * coins
    gain = has_worth(g.villages[buyer], item, left) - price
    earns = price - has_worth(g.villages[seller], item, left)
    accepted = SOLD if earns > (max(0.0, gain) if g.seats == 2 else 0.0) else SOLD_AT_A_LOSS
    return accepted * gain - TROUBLE


SOLD: Final = 0.9
SOLD_AT_A_LOSS: Final = 0.01
TROUBLE: Final = 0.05
"""How often an offer is accepted that is good for the seller, and one that is not; and what it costs to make one."""


def has_worth(village: Village, item: int, left: int) -> float:
    """What a good, a potion or a cider is worth to a village."""
    return stored(village, item, left) if item < len(GOODS) else TOKEN


TOKEN: Final = 0.35


def sensible(g: AboveAndBelow, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """No beginner sweeps a row away on the chance of a better one, changes again and again what is for sale, or offers
    anew what has just been refused."""
    return [option for option in options if not idle_fancy(g, seat, option)] or options


def idle_fancy(g: AboveAndBelow, seat: Seat, option: Option) -> bool:
    verb = option.verb
    if verb == "sell":
        return g.villages[seat].sale != NOTHING
    if verb == "offer":
        return g.offers[_number(option)] > 0  # it still lies there, so it was not sold
    return verb in IDLE_FANCIES


IDLE_FANCIES: Final = {"withdraw", "swap"}

ORDER: Final[dict[str, float]] = {
    "explore": 0.84,
    "train": 0.35,
    "harvest": 0.9,
    "labor": 0.3,
    "pass": 0.26,
    "back": 0.3,
    "sell": 0.04,
    "withdraw": 0.48,
    "offer": 0.19,
    "refuse": 0.76,
    "swap": 0.06,
    "done": 0.15,
    "store": 0.96,
    "keep": 0.32,
    "stop": 0.2,
    "rest": 0.32,
    "potion": 0.47,
    "cider": 0.6,
    "place": 0.72,
    "take": 0.43,
}
"""Found by bench/order.py in 300 trials: 1.1 (± 0.4) points ahead of those set by hand in 400 games of fresh seeds."""


def prefer(g: AboveAndBelow, option: Option) -> float:
    """What a beginner would try first: build, fetch, explore in threes, use every bed."""
    how = SPECIAL.get(option.verb)
    return ORDER[option.verb] if how is None else how(g, option)


def _number(option: Option) -> int:
    return int(option.args[0])


def _go(g: AboveAndBelow, option: Option) -> float:
    """Three or four explore together; everybody labors or harvests."""
    ask: Any = g.ask
    if ask.action != "explore":
        return 0.45
    party = sum(LANTERNS[villager][3] for villager in bits_of(g.party))
    return 0.8 if party >= 5 else 0.55 if party >= 4 else 0.3


def _send(g: AboveAndBelow, option: Option) -> float:
    """Who has no skill goes first, who has many lanterns explores."""
    ask = g.ask
    villager = _number(option)
    skilled = bool((HAMMER | QUILL) & BIT[villager])
    return 0.56 - 0.08 * skilled + 0.03 * LANTERNS[villager][3] * (isinstance(ask, Send) and ask.action == "explore")


def gain(village: Village, building: int, left: int) -> float:
    """What a building brings in the rounds that are left, less what its coins would have."""
    card = BUILDINGS[building]
    crowded = village.beds <= village.villagers.bit_count()
    bed = BED if crowded else SPARE_BED
    points = 1.0 + card.vp + 1.5 * len(card.vp_per) + INCOME_WORTH[left] * card.income + left * bed * card.beds
    points += 2.0 * (card.stock >= 0) + (1.0 + 0.6 * left) * (card.renew >= 0)
    return points - COIN[left] * card.cost


def _buy(g: AboveAndBelow, option: Option) -> float:
    ask: Any = g.ask
    return 0.45 + 0.08 * gain(g.villages[ask.seat], _number(option), ROUNDS - g.round)


def _build(g: AboveAndBelow, option: Option) -> float:
    """As good as the best building that can be paid."""
    ask: Any = g.ask
    village = g.villages[ask.seat]
    left, purse = ROUNDS - g.round, village.purse
    gains = [gain(village, building, left) for building in on_offer(g, ask.seat) if COST[building] <= purse]
    return 0.7 + 0.06 * max(gains, default=0.0)


def _accept(g: AboveAndBelow, option: Option) -> float:
    """For more coins than the thing is worth."""
    ask: Any = g.ask
    item, left = ITEM_NUMBER[ask.item], ROUNDS - g.round
    worth = has_worth(g.villages[ask.seat], item, left)
    coins: int = ask.coins
    return 0.5 + 0.1 * (COIN[left] * coins - worth)


def _hire(g: AboveAndBelow, option: Option) -> float:
    villager = _number(option)
    return 0.4 + 0.1 * LANTERNS[villager][4] - 0.05 * TRAINING[g.villager_row.index(villager)]


def _decide(g: AboveAndBelow, option: Option) -> float:
    """A number that the party will probably reach."""
    choice = BOOK[g.paragraph].choices["abc".index(str(option.args[0]))]
    if not choice.numbers:
        return 0.5
    likely = sum(LANTERNS[villager][4] for villager in bits_of(g.party))
    return 0.5 + 0.05 * (likely - choice.numbers[0])


def _reroll(g: AboveAndBelow, option: Option) -> float:
    steps, roll = LANTERNS[_number(option)], g.dice[_number(option)]
    return 0.45 + 0.15 * (sum(steps[1:]) / 6 - steps[roll])


def _bed(g: AboveAndBelow, option: Option) -> float:
    """Skilled and exhausted ones first: they are ready again at once."""
    ask: Any = g.ask
    villager = BIT[_number(option)]
    return 0.5 + 0.2 * bool(g.villages[ask.seat].exhausted & villager) + 0.1 * bool(villager & (HAMMER | QUILL))


def _price(g: AboveAndBelow, option: Option) -> float:
    return 0.5 - 0.03 * abs(_number(option) - 4)


def _aim(g: AboveAndBelow, option: Option) -> float:
    return 0.5 - 0.08 * (_number(option) - g.lanterns)


def _injure(g: AboveAndBelow, option: Option) -> float:
    return 0.5 - 0.1 * bool(BIT[_number(option)] & (HAMMER | QUILL))


def _word(g: AboveAndBelow, option: Option) -> float:
    """Enter ready, pay with what is worth least."""
    return {"ready": 0.6, "exhausted": 0.1, "coins": 0.5, "cider": 0.4, "potion": 0.3}[str(option.args[0])]


SPECIAL: Final[dict[str, Callable[[AboveAndBelow, Option], float]]] = {
    "go": _go,
    "send": _send,
    "buy": _buy,
    "build": _build,
    "accept": _accept,
    "hire": _hire,
    "decide": _decide,
    "reroll": _reroll,
    "bed": _bed,
    "price": _price,
    "aim": _aim,
    "injure": _injure,
    "enter": _word,
    "pay": _word,
}
"""Verbs whose worth depends on what they point at."""


MASTER: Final = {
    seats: Search(by_impression=True, plans=plans, guesses=8) for seats, plans in ((2, 240), (3, 216), (4, 190))
}
"""With a network that knows what a turn will come to, comparing more ends of it beats playing on: 0.74 of 100 games
against `mcts-strong`, in the same time (tuning seeds; 0.71 of 200 on fresh ones, bench/arena)."""

TEMPERAMENTS: Final = {"builder": {"buildings": 0.3}, "host": {"villagers": 0.15}}
"""Who would rather build, and who would rather have people around."""

JUDGE: Final = Judge(
    value=value,
    values=values,
    learned=learned,
    weighing=Weighing(NAMES, BEGINNING, have, judged_by),
    terms=terms,
    prefer=prefer,
    sensible=sensible,
    option_features=OptionFeatures(MOMENTS, moment, MARKS, about),
    search=SEARCH,
    master=MASTER,
    temperaments=TEMPERAMENTS,
)
