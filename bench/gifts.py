"""What a thing is worth: one player is given it, and the rest of the game is played with it and without.

    python bench/gifts.py above_and_below --when 1 3 5 --games 100
    python bench/gifts.py zero11 --seats 3 --when 3 --games 150

What players have when they win says little about that: who is ahead has more of everything. A gift makes the difference
itself, with the same seeds before and after it. The figures are beside what the game's bot room says of the same gift.
`--when` is a moment of the game: in Above and Below the rounds left after this one, in 011 the Hour.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from ludoteca.bots.simple import GreedyBot
from ludoteca.games.above_and_below.content.board import ROUNDS
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, Building
from ludoteca.games.above_and_below.content.goods import CIDER, GOODS, POTION
from ludoteca.kernel import Game, Judge, State
from ludoteca.lab.intervals import mean_interval
from ludoteca.lab.play import Astray, play_out, share_of_victory
from ludoteca.registry import box

ASTRAY = 0.05
"""How often somebody picks at random on the way there, so that not all games are alike."""

Gift = Callable[[Any, int], bool]
"""Gives a seat something; False if it cannot be given here."""


@dataclass(frozen=True)
class Presents:
    """What can be given in a game, when, and what its bot room says of a seat."""

    moment: Callable[[Any], bool]
    said: Callable[[Any, int], float]
    gifts: dict[str, Gift]


def above_and_below(when: int) -> Presents:
    from ludoteca.games.above_and_below.bot import worth

    def item(number: int) -> Gift:
        def give(g: Any, seat: int) -> bool:
            g.villages[seat].items[number] += 1
            g.supply[number] -= 1
            return True

        return give

    def house(wanted: Callable[[Building], bool]) -> Gift:
        def give(g: Any, seat: int) -> bool:
            card = next((card for card in g.house_pile if wanted(BUILDINGS[card])), None)
            if card is None:
                return False
            g.house_pile.remove(card)
            g.villages[seat].built |= 1 << card
            return True

        return give

    def coins(g: Any, seat: int) -> bool:
        g.villages[seat].coins += 3
        return True

    def villager(g: Any, seat: int) -> bool:
        space = next((space for space, who in enumerate(g.villager_row) if who >= 0), None)
        if space is None:
            return False
        g.villages[seat].ready |= 1 << g.villager_row[space]
        g.villager_row[space] = -1
        return True

    def cave(g: Any, seat: int) -> bool:
        if g.cave_pile:
            g.villages[seat].caves += (g.cave_pile.pop(0),)
            return True
        return False

    def new_good(g: Any, seat: int) -> bool:
        village = g.villages[seat]
        lacking = (good for good in range(len(GOODS)) if not village.placed[good] + village.items[good])
        good = next((good for good in lacking if g.supply[good]), None)
        return good is not None and item(good)(g, seat)

    def reputation(g: Any, seat: int) -> bool:
        g.villages[seat].reputation = min(8, g.villages[seat].reputation + 2)
        return True

    return Presents(
        moment=lambda g: bool(ROUNDS - g.round <= when),
        said=lambda g, seat: worth(g)[seat],
        gifts={
            "3 coins": coins,
            "a villager": villager,
            "a cave": cave,
            "a good of a new kind": new_good,
            "a potion": item(POTION),
            "a cider": item(CIDER),
            "2 reputation": reputation,
            "a house with a bed": house(lambda b: b.beds > 0 and not b.income and b.renew < 0 and b.stock < 0),
            "a house with income": house(lambda b: b.income > 0 and not b.beds),
            "a house that renews": house(lambda b: b.renew >= 0),
        },
    )


def zero11(when: int) -> Presents:
    from ludoteca.games.zero11.bot import suspects, value

    def time(g: Any, seat: int) -> bool:
        g.time[seat] = min(45, g.time[seat] + 4)
        return True

    def pages(g: Any, seat: int) -> bool:
        g.pages[seat] += 3
        return bool(g.pages[seat] <= 15)

    def name(g: Any, seat: int) -> bool:
        news = suspects(g, seat) > 1
        g.people.show(g.chosen, to=seat)
        return news

    def clues(g: Any, seat: int) -> bool:
        g.clues[seat] += 2
        return True

    return Presents(
        moment=lambda g: bool(g.hour >= when),
        said=value,
        gifts={"4 Time Points": time, "3 pages": pages, "the name": name, "2 clues": clues},
    )


PRESENTS: dict[str, Callable[[int], Presents]] = {"above_and_below": above_and_below, "zero11": zero11}


def beginners(judge: Judge[Any], seats: int, seed: int, leaves: int) -> list[GreedyBot]:
    return [GreedyBot(judge, seed + seat, leaves, 1) for seat in range(seats)]


def started(game: Game, seats: int, count: int, presents: Presents, leaves: int) -> Iterator[tuple[int, State]]:
    """So many games that have come to the moment."""
    seed = 700_000
    while count:
        seed += 1
        g, chance = game.new(seats, seed), random.Random(seed)
        bots = [Astray(bot, ASTRAY, chance) for bot in beginners(game.judge, seats, 11 * seed, leaves)]
        play_out(g, bots, until=presents.moment)
        if g.ask is not None:
            count -= 1
            yield seed, g


def finished(game: Game, g: State, seed: int, leaves: int) -> tuple[list[float], list[float]]:
    """Victories and points of everybody."""
    bots = beginners(game.judge, g.seats, 7 * seed, leaves)
    play_out(g, bots)
    result = g.outcome()
    return [share_of_victory(result.ranks, seat) for seat in g.everyone], list(result.scores)


def mean(numbers: list[float]) -> str:
    middle, _, high = mean_interval(numbers)
    return f"{middle:+.2f} ± {high - middle:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("code", choices=PRESENTS)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--when", type=int, nargs="+", default=[3])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--leaves", type=int, default=1, help="ends of a turn that the players compare")
    asked = parser.parse_args()
    game = box(asked.code)
    for when in asked.when:
        presents = PRESENTS[asked.code](when)
        games = list(started(game, asked.seats, asked.games, presents, asked.leaves))
        without = [finished(game, g.clone(), seed, asked.leaves) for seed, g in games]
        for name, give in presents.gifts.items():
            won, points, said = [], [], []
            for n, (seed, g) in enumerate(games):
                seat, richer = n % asked.seats, g.clone()
                if not give(richer, seat):
                    continue
                said.append(presents.said(richer, seat) - presents.said(g, seat))
                wins, scores = finished(game, richer, seed, asked.leaves)
                won.append(wins[seat] - without[n][0][seat])
                points.append(scores[seat] - without[n][1][seat])
            if len(won) > 1:
                print(
                    f"{when}: {name}: {len(won)} games, {mean(points)} points, {mean(won)} victories; "
                    f"the room says {statistics.fmean(said):+.2f}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
