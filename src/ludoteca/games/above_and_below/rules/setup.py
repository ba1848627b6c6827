"""Laying the table."""

from __future__ import annotations

from ludoteca.games.above_and_below.content.board import (
    CARDS,
    COINS_EACH,
    EXTRA_COINS,
    FIRST_CAVE,
    FIRST_VILLAGER,
    KEY_HOUSES_IN_PLAY,
    TRAINING,
)
from ludoteca.games.above_and_below.content.buildings import HOUSES, KEYS, OUTPOSTS, STARTING_HOUSES
from ludoteca.games.above_and_below.content.goods import CIDER, COINS, TOKENS
from ludoteca.games.above_and_below.content.villagers import BIT, BUILDER, EXPLORER, SPECIAL, TRAINER
from ludoteca.games.above_and_below.rules.build import refill
from ludoteca.games.above_and_below.rules.rounds import ROUND, draw_villager
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Cards, Random, Seat, Variants, rule


@rule("AB-SETUP-01", "AB-SETUP-12", "AB-REP-01")
def settle_village(seat: Seat, place: int, seats: int) -> Village:
    """A board, coins, a starting house, three villagers; the cube on the torch."""
    ready, exhausted = starting_villagers(seat, seats)
    coins = starting_coins(seats, place)
    return Village(coins=coins, ready=ready, exhausted=exhausted, built=BIT[STARTING_HOUSES[seat]])


@rule("AB-SETUP-02", "AB-SETUP-03", "AB-ICON-27")
def starting_villagers(seat: Seat, seats: int) -> tuple[int, int]:
    """Who is ready and who exhausted: with four players only the villager with the hammer is ready in round 1."""
    builder, trainer, explorer = (BIT[3 * seat + kind] for kind in (BUILDER, TRAINER, EXPLORER))
    others = trainer | explorer
    return (builder, others) if seats == 4 else (builder | others, 0)


@rule("AB-SETUP-14")
def starting_coins(seats: int, place: int) -> int:
    """7 coins and, late in the turn order, maybe one more."""
    return COINS_EACH + EXTRA_COINS[seats][place]


@rule("AB-SETUP-05")
def key_houses(rng: Random) -> tuple[int, ...]:
    """Four of the nine, drawn."""
    keys = list(KEYS)
    rng.shuffle(keys)
    return tuple(sorted(keys[:KEY_HOUSES_IN_PLAY]))


@rule("AB-SETUP-13")
def first_player(seats: int, rng: Random, variants: Variants) -> Seat:
    """Drawn, unless the table agreed that the first seat begins."""
    return rng.below(seats) if variants["first_player"] == "random" else 0


@rule("AB-SETUP-13", "AB-SETUP-14")
def settle_clockwise(seats: int, first: Seat) -> list[Village]:
    """Who plays later, counted from the first player on, may begin with more coins."""
    return [settle_village(seat, (seat - first) % seats, seats) for seat in range(seats)]


@rule("AB-SETUP-06", "AB-SETUP-07", "AB-SETUP-09", "AB-SETUP-10")
def setup(seats: int, rng: Random, variants: Variants) -> AboveAndBelow:
    """Rows, piles and the supply; specials aside; the round marker on the first cave; one cider on the board."""
    cards = Cards.deck(CARDS, seats=seats)
    house_pile, outpost_pile, cave_pile, villager_pile = shuffled_piles(cards, rng)
    keys = key_houses(rng)
    supply = list(TOKENS)
    supply[CIDER] -= 1
    first = first_player(seats, rng, variants)
    villages = settle_clockwise(seats, first)
    g = AboveAndBelow(
        seats=seats,
        rng=rng,
        cards=cards,
        villages=villages,
        supply=supply,
        bank=COINS - sum(village.coins for village in villages),
        house_pile=house_pile,
        outpost_pile=outpost_pile,
        cave_pile=cave_pile,
        villager_pile=villager_pile,
        key_row=keys,
        specials=sum(BIT[villager] for villager in SPECIAL),
        cider=1,
        first=first,
        offer_limit=int(variants["offers"]),
        offers=(0, 0, 0, 0),
        agenda=[ROUND],
    )
    lay_rows(g)
    return g


@rule("AB-SETUP-08", "AB-SETUP-11", "AB-SETUP-15")
def shuffled_piles(cards: Cards, rng: Random) -> list[list[int]]:
    """Houses, outposts, caves and villagers, each shuffled into a pile of its own."""
    piles = [HOUSES, OUTPOSTS, range(FIRST_CAVE, FIRST_VILLAGER), range(FIRST_VILLAGER, CARDS)]
    for pile in piles:
        cards.shuffle(pile, rng)
    return [list(pile) for pile in piles]


@rule("AB-SETUP-04", "AB-SETUP-08", "AB-SETUP-11", "AB-SETUP-15")
def lay_rows(g: AboveAndBelow) -> None:
    """Four houses, four outposts and five villagers are turned up; the cave pile lies face up, the star houses too."""
    refill(g, g.house_row, g.house_pile)
    refill(g, g.outpost_row, g.outpost_pile)
    g.villager_row = [draw_villager(g) for _ in TRAINING]
    g.cards.show(g.cave_pile[-1])
