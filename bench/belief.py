"""What a belief that learns knows, from which numbers, and whether it wins.

    python bench/belief.py fit zero11 --seats 3 -n 20        how carefully players pick: the likeliest care and whim
    python bench/belief.py gains zero11 --seats 3 -n 40      whether it believes the truth more than a guess does
    python bench/belief.py play zero11 --seats 3 -n 200      one who believes alone among players who only guess
    python bench/belief.py play zero11 --seats 3 -n 200 --alone known       one who knows what the others know

`gains`: the first seat notices what the others do. Whenever it is asked, the likelihood of what it has seen, if the
cards lie as they do, is compared with its mean over plain guesses. The logarithm of that is what the truth has gained
on a guess: above zero the belief knows more than guessing does. `--alone known` says what a belief could bring at most:
in the worlds of that player the cards that others have seen lie as they do (`all`: all cards do). The truth is used
here only, never by a bot.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.bots import LEVELS, make
from ludoteca.bots.belief import Belief, decks
from ludoteca.bots.ismcts import Searcher
from ludoteca.bots.simple import finish_turn
from ludoteca.kernel import Game, Judge, Option, Random, Search, Seat, State
from ludoteca.lab.intervals import mean_interval, wilson
from ludoteca.lab.play import share_of_victory
from ludoteca.registry import box

GUESSES = 24
"""Plain guesses that the truth is compared with."""
CARES = [0.001 * 1.3**n for n in range(30)]
WHIMS = [0.01, 0.03, 0.06, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9]


def looking(judge: Judge[Any]) -> Judge[Any]:
    """A judge who prefers what leads to the better end of the turn, as a beginner finds it."""

    def prefers(g: State, options: Any) -> list[float]:
        assert g.ask is not None
        return [_looked(judge, g, g.ask.seat, option) for option in options]

    return Judge(values=judge.values, prefers=prefers, sensible=judge.sensible)


def _looked(judge: Judge[Any], g: State, seat: Seat, option: Option) -> float:
    after = g.clone()
    after.play(option)
    return finish_turn(judge, after, seat, 1)[0]


POLICIES = {"prefer": lambda judge: judge, "look": looking}


# How carefully players pick.


def fit(game: Game, asked: argparse.Namespace) -> None:
    """The numbers that make what players of this level picked likeliest, if the cards lie as they do."""
    seen: list[tuple[list[float], int]] = []
    judge = POLICIES[asked.policy](judge_of(game, asked.level))
    spent = 0.0
    for seed in range(asked.seed, asked.seed + asked.games):
        g = game.new(asked.seats, seed)
        bots = [make(asked.level, 1009 * seed + seat, game, timed=False) for seat in range(asked.seats)]
        while (ask := g.ask) is not None:
            pick, options = bots[ask.seat].decide(g.view(ask.seat)), list(g.options)
            if len(options) > 1:
                start = time.process_time()
                liked = judge.prefers(g.clone(), options)
                spent += time.process_time() - start
                seen.append(([taste - max(liked) for taste in liked], options.index(pick)))
            g.choose(pick)
    likely, care, whim = max((log_likelihood(seen, care, whim), care, whim) for care in CARES for whim in WHIMS)
    by_chance = -sum(math.log(len(liked)) for liked, _ in seen)
    print(
        f"{game.code}: {len(seen)} picks of {asked.level}; by {asked.policy} a pick has the log likelihood "
        f"{likely / len(seen):.3f} with care {care:.4f} and whim {whim}, {by_chance / len(seen):.3f} by chance, "
        f"{log_likelihood(seen, asked.care, asked.whim) / len(seen):.3f} with care {asked.care} and whim {asked.whim}; "
        f"{1e6 * spent / len(seen):.0f} us each"
    )


def log_likelihood(seen: list[tuple[list[float], int]], care: float, whim: float) -> float:
    total = 0.0
    for behind, pick in seen:
        shares = [math.exp(taste / care) for taste in behind]
        total += math.log(whim / len(shares) + (1.0 - whim) * shares[pick] / sum(shares))
    return total


def judge_of(game: Game, level: str) -> Judge[Any]:
    """Who judges for this level."""
    return game.judge.at(game.judge.search[list(LEVELS).index(level)]) if level in LEVELS else game.judge


# Whether the truth gains on a guess.


@dataclass
class Seen:
    """What came of one game."""

    gains: list[float]
    others: int = 0
    told: int = 0
    wrong: int = 0
    noticing: float = 0.0
    weighing: float = 0.0


def gains_of(game: Game, asked: argparse.Namespace, seed: int) -> Seen:
    """What the truth gained at each question of the first seat; picks of others, those told, and wrongly, and seconds
    spent."""
    g, found = game.new(asked.seats, seed), Seen([])
    bots = [make(asked.level, 1009 * seed + seat, game, timed=False) for seat in range(asked.seats)]
    judge = POLICIES[asked.policy](judge_of(game, asked.level))
    belief, rng = Belief(judge, seed, settings(asked)), Random.seeded(seed)
    while (ask := g.ask) is not None:
        before = g.view(0)
        if ask.seat == 0 and len(g.options) > 1:
            belief.guess(before, rng)  # which forgets what says nothing any more
            if belief.sightings:
                start = time.process_time()
                likely = [belief.likelihood(before.guess(rng)) for _ in range(GUESSES)]
                found.weighing += time.process_time() - start
                found.gains.append(math.log(belief.likelihood(g) / (sum(likely) / GUESSES)))
        pick = bots[ask.seat].decide(g.view(ask.seat))
        g.choose(pick)
        if ask.seat:
            noticed(belief, before, g.view(0), pick, found)
    return found


def noticed(belief: Belief, before: State, after: State, pick: Option, found: Seen) -> None:
    known, start = belief.sightings[-1:], time.process_time()
    belief.notice(before, after)
    found.noticing += time.process_time() - start
    found.others += 1
    if belief.sightings[-1:] != known:
        found.told += 1
        found.wrong += belief.sightings[-1].pick is not pick


def gains(game: Game, asked: argparse.Namespace) -> None:
    games = [gains_of(game, asked, seed) for seed in range(asked.seed, asked.seed + asked.games)]
    questions = sum(len(one.gains) for one in games)
    others = sum(one.others for one in games)
    mean, low, high = mean_interval([sum(one.gains) / len(one.gains) for one in games if one.gains])
    print(
        f"{game.code}, {asked.policy}: {questions} questions of {len(games)} games of {asked.level}, "
        f"{sum(one.told for one in games)} of {others} picks tell, {sum(one.wrong for one in games)} of them wrongly; "
        f"the truth gains {mean:+.3f} ({low:+.3f} to {high:+.3f}, by games); to notice takes "
        f"{1e6 * sum(one.noticing for one in games) / max(1, others):.0f} us, to weigh a guess "
        f"{1e6 * sum(one.weighing for one in games) / max(1, GUESSES * questions):.0f} us"
    )


# Whether it wins.


class Known(Belief):
    """Knows how the cards lie that others have seen, or all of them: no bot can, it says what knowing would bring."""

    def __init__(self, judge: Judge[Any], seed: int, search: Search, table: State, *, everything: bool) -> None:
        super().__init__(judge, seed, search)
        self.table = table
        self.everything = everything

    def notice(self, before: State, after: State) -> None:
        """It knows already."""

    def guess(self, view: State, rng: Random) -> State:
        view = view.clone()
        others = sum(1 << seat for seat in view.everyone if seat != view.viewer)
        for deck, true in zip(decks(view), decks(self.table), strict=True):
            for card, seen in enumerate(true.seen):
                if self.everything or seen & others:
                    deck.face[card] = true.face[card]
        return view.guess(rng)


def players(game: Game, asked: argparse.Namespace, g: State, seed: int, alone: Seat) -> list[Searcher]:
    """All of this level; one of them believes, or knows."""
    usual = game.judge.search[list(LEVELS).index(asked.level)]
    usual = replace(usual, iterations=usual.iterations or LEVELS[asked.level].iterations)
    own = replace(usual, iterations=asked.iterations or usual.iterations)
    judge = game.judge.at(usual)
    found = [
        Searcher(judge, search, 1009 * seed + seat, search.iterations)
        for seat in g.everyone
        for search in (own if seat == alone else usual,)
    ]
    if asked.alone == "belief":
        found[alone].believe(Belief(POLICIES[asked.policy](judge), 1009 * seed + alone, settings(asked)))
    elif asked.alone != "nothing":
        everything = asked.alone == "all"
        found[alone].believe(Known(judge, 1009 * seed + alone, settings(asked), g, everything=everything))
    return found


def play(game: Game, asked: argparse.Namespace) -> None:
    won: list[float] = []
    spent, asked_of = [0.0, 0.0], [0, 0]
    for n in range(asked.games):
        seed, alone = asked.seed + n // asked.seats, n % asked.seats
        g = game.new(asked.seats, seed)
        bots = players(game, asked, g, seed, alone)
        while (ask := g.ask) is not None:
            seat, before, start = ask.seat, g.view(alone), time.process_time()
            pick = bots[seat].decide(g.view(seat))
            spent[seat == alone] += time.process_time() - start
            asked_of[seat == alone] += 1
            g.choose(pick)
            if seat != alone:
                after, start = g.view(alone), time.process_time()
                bots[alone].notice(before, after)
                spent[1] += time.process_time() - start
        won.append(share_of_victory(g.outcome().ranks, alone))
        if len(won) % asked.every == 0 or len(won) == asked.games:
            low, high = wilson(sum(won), len(won))
            print(
                f"{game.code}, {asked.alone} alone among {asked.seats} of {asked.level}: {sum(won) / len(won):.3f} of "
                f"{len(won)} games ({low:.3f} to {high:.3f}, even {1 / asked.seats:.3f}); "
                f"{1000 * spent[1] / max(1, asked_of[1]):.2f} ms a decision beside "
                f"{1000 * spent[0] / max(1, asked_of[0]):.2f}",
                flush=True,
            )


def settings(asked: argparse.Namespace) -> Search:
    return Search(belief=asked.tries, care=asked.care, whim=asked.whim)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["fit", "gains", "play"])
    parser.add_argument("code")
    parser.add_argument("--level", default="mcts")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=7_000)
    parser.add_argument("--policy", choices=POLICIES, default="prefer", help="what the others are taken to look for")
    parser.add_argument("--care", type=float, default=Search.care)
    parser.add_argument("--whim", type=float, default=Search.whim)
    parser.add_argument("--tries", type=int, default=1, help="guesses that each world is drawn from")
    parser.add_argument("--alone", choices=["belief", "known", "all", "nothing"], default="belief")
    parser.add_argument("--iterations", type=int, default=0, help="of the one alone, for equal time")
    parser.add_argument("--every", type=int, default=50, help="games after which it says how it stands")
    asked = parser.parse_args()
    {"fit": fit, "gains": gains, "play": play}[asked.what](box(asked.code), asked)


if __name__ == "__main__":
    main()
