"""Against foolishness: positions in which any sensible player knows the answer, and who knows it.

    python bench/sense.py find roam -n 45          look through games until the file is full; goes on where it stopped
    python bench/sense.py check roam               is it so? every position again in fresh worlds
    python bench/sense.py solve --levels greedy,mcts,master

What is right is not what a judge says: from each option quick players play on to the end, in many ways the hidden cards
could lie, with the same luck for every option. An option is wrong if that costs the game, or points, nearly everywhere,
and does so again when others play on, who judge as the strongest level does. The judge only says where to look. Games
are played by beginners who leave one pick in ten to chance, so that foolish positions come up as well. Positions that
were written by hand, each with its reason, are solved with them: bench/sense_scenes.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.sense_scenes import Scene, scenes
from ludoteca.bots import make
from ludoteca.bots.simple import GreedyBot, finish_turn
from ludoteca.kernel import Game, Judge, Option, Random, State
from ludoteca.lab.play import Astray, play_out, share_of_victory
from ludoteca.registry import box, boxes

FOLDER: Final = Path(__file__).parent / "sense_positions"
ASTRAY: Final = 0.1
"""Picks that the players of these games leave to chance."""
LATE: Final = 45
"""Only so many picks before the end of a game is looked: earlier, no player can be sure of much."""
APART: Final = 9
"""Picks between two positions of a game: neighbours are one and the same question."""
EACH: Final = 3
"""Positions of one game at most."""
PROMISING: Final = 0.04
"""What the game's own judge must say that options differ by before anybody plays on."""
WORLDS: Final = (3, 20)
"""Ways the hidden cards could lie: a first look, and a close one."""
MANY: Final = 10
"""Questions with more options are left out: to play on from all of them takes too long."""
LEAVES, MORE = 5, 12
"""Ends of a turn that whoever plays on compares; and whoever checks it."""
TURNS: Final = 400
LONGEST: Final = 2500
"""Turns and picks after which a game is given up."""
VICTORY, POINTS, SURELY = 0.4, 0.6, 4.0
"""A wrong option costs so much of a victory, or such a part of what points usually differ by, by so many standard
errors."""
STILL, FEW = 0.6, 0.4
"""When others play on a wrong answer has to cost such a part of that still, and such a part of all answers be wrong."""
BAR: Final = {"greedy": 0.6, "mcts-fast": 0.6, "mcts": 0.8, "mcts-strong": 0.8, "master": 0.95}
"""The share of the positions that each level has to know."""


@dataclass(frozen=True)
class Position:
    """Somebody is asked, and some answers are foolish: any other one will do."""

    id: str
    kind: str
    """`win`: it ends the game at once; `keep`: a wrong answer gives the game away; `gain`: it gives away points."""
    seats: int
    seed: int
    picks: str
    seat: int
    right: tuple[str, ...]
    wrong: tuple[str, ...]
    costs: float
    """What the least of the wrong answers costs: shares of a victory, or points if `kind` is `gain`."""

    def state(self, game: Game) -> State:
        """The table at the question."""
        g = game.begin(self.seats, self.seed, {})
        for key in self.picks.split():
            g.choose(game.keys.read(key))
        return g

    def solved(self, game: Game, level: str, state: State | None = None, seed: int = 1) -> bool:
        """Whether a level of bot knows better than to pick what is wrong."""
        view = (state or self.state(game)).view(self.seat)
        return game.keys.spell(make(level, seed, game, timed=False).decide(view)) not in self.wrong

    def line(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


def positions(code: str) -> list[Position]:
    """Those that are kept of a game."""
    file = FOLDER / f"{code}.jsonl"
    rows = file.read_text("utf-8").splitlines() if file.exists() else []
    told = [json.loads(row) for row in rows]
    return [Position(**{**one, "right": tuple(one["right"]), "wrong": tuple(one["wrong"])}) for one in told]


@dataclass
class Ends:
    """What came of one option, world by world."""

    victories: list[float]
    leads: list[float]
    at_once: list[bool]
    """Whether the game was over before anybody else was asked."""


def ends(
    by: Judge[Any], view: State, options: Sequence[Option], worlds: int, seed: int, leaves: int = LEAVES
) -> dict[Option, Ends]:
    """Everybody plays on to the end from every option, in the same worlds and with the same luck."""
    cards = Random.seeded(seed)
    me = view.viewer
    found = {option: Ends([], [], []) for option in options}
    for _ in range(worlds):
        world = view.guess(cards)
        for option in options:
            g = world.clone()
            g.play(option)
            _, g, _ = finish_turn(by, g, me, leaves)
            found[option].at_once.append(g.over)
            g = to_the_end(by, g, leaves)
            result = g.outcome()
            found[option].victories.append(share_of_victory(result.ranks, me) if g.over and not result.draw else 0.0)
            rivals = [score for seat, score in enumerate(result.scores) if seat != me]
            found[option].leads.append(result.scores[me] - max(rivals))
    return found


def to_the_end(by: Judge[Any], g: State, leaves: int) -> State:
    """Everybody compares a few ends of each turn. `g` is used up."""
    for _ in range(TURNS):
        ask = g.ask
        if ask is None:
            break
        _, g, _ = finish_turn(by, g, ask.seat, leaves)
    return g


def costs(best: list[float], other: list[float], least: float) -> float:
    """How much less the other brings on average, if that is much and sure; else nothing."""
    gaps = [a - b for a, b in zip(best, other, strict=True)]
    gap = fmean(gaps)
    error = pstdev(gaps) / math.sqrt(len(gaps))
    return gap if gap >= least and gap >= SURELY * error else 0.0


def verdict(found: dict[Option, Ends], spread: float) -> tuple[str, list[Option], list[Option], float] | None:
    """The kind of position, what is right, what is wrong and what that costs; nothing if it is not plain."""
    for kind, least in (("victory", VICTORY), ("points", POINTS * spread)):
        if not least:
            continue
        by = {option: end.victories if kind == "victory" else end.leads for option, end in found.items()}
        best = max(by, key=lambda option: fmean(by[option]))
        lost = {option: costs(by[best], by[option], least) for option in by if option != best}
        wrong = [option for option, cost in lost.items() if cost]
        right = [option for option in by if option == best or fmean(by[best]) - fmean(by[option]) <= least / 4]
        if 2 * len(wrong) < len(found) or len(found) < 2:
            continue
        cost = min(lost[option] for option in wrong)
        if kind == "points":
            return "gain", right, wrong, cost
        return "win" if all(found[best].at_once) and all(found[best].victories) else "keep", right, wrong, cost
    return None


def played(game: Game, seats: int, seed: int) -> list[Option]:
    """A game of careless beginners."""
    chance = random.Random(seed)
    g = game.begin(seats, seed, {})
    picks: list[Option] = []
    bots = [Astray(GreedyBot(game.judge, 31 * seed + seat), ASTRAY, chance) for seat in range(seats)]
    play_out(g, bots, lambda _g, _ask, pick: picks.append(pick), lambda _g: len(picks) > LONGEST)
    return picks if g.over else []


def spread_of(game: Game, seats: int, games: int = 12) -> float:
    """How far the leads at the end of such games usually lie apart; nothing where one just wins."""
    leads: list[float] = []
    for seed in range(5001, 5001 + games):
        g = game.begin(seats, seed, {})
        play_out(g, [GreedyBot(game.judge, seed + seat) for seat in range(seats)])
        scores = g.outcome().scores
        leads.append(scores[0] - max(scores[1:]))
    return pstdev(leads) if max(map(abs, leads)) > 1 else 0.0


def promising(game: Game, view: State) -> bool:
    """Whether it is worth playing on: the game's judge sees a difference between the best and half of the others."""
    if not 1 < len(view.options) <= MANY:
        return False
    bot = GreedyBot(game.judge, 1)
    bot.decide(view)
    hopes = [thought.estimate for thought in bot.thoughts()]
    return len(hopes) > 1 and hopes[0] - hopes[len(hopes) // 2] >= PROMISING


def find(game: Game, seats: int, seed: int, spread: float) -> Iterator[Position]:
    """The plain positions of one game, from its end backwards."""
    picks = played(game, seats, seed)
    chance = random.Random(seed)
    found, before = 0, len(picks) + APART
    numbers = range(max(0, len(picks) - LATE), len(picks))
    for n in reversed(numbers):
        if found == EACH or before - n < APART or chance.random() < 0.4:
            continue
        g = game.begin(seats, seed, {})
        for pick in picks[:n]:
            g.choose(pick)
        assert g.ask is not None
        view = g.view(g.ask.seat)
        told = plainly(game, view, spread, seed + n) if promising(game, view) else None
        if told is not None:
            found, before = found + 1, n
            kind, right, wrong, cost = told
            spell = game.keys.spell
            keys = " ".join(spell(pick) for pick in picks[:n])
            name = f"{seats}-{seed}-{n}"
            yield Position(
                name, kind, seats, seed, keys, view.viewer, tuple(map(spell, right)), tuple(map(spell, wrong)), cost
            )


def plainly(game: Game, view: State, spread: float, seed: int) -> tuple[str, list[Option], list[Option], float] | None:
    """A first look at everything, then a close one."""
    options = list(view.options)
    told = None
    for worlds in WORLDS:
        told = verdict(ends(game.judge, view, options, worlds, seed + worlds), spread)
        if told is None:
            return None
    return told


def solve(code: str, level: str, most: int = 10_000) -> tuple[int, int, list[str]]:
    """How many of the positions a level knows, of how many, and which it does not."""
    game = box(code)
    kept, written = positions(code)[:most], scenes(code)[:most]
    missed = [one.id for one in kept if not one.solved(game, level)]
    missed += [f"({one.id})" for one in written if not one.solved(level)]
    return len(kept) + len(written) - len(missed), len(kept) + len(written), missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("find", "check", "solve"))
    parser.add_argument("codes", nargs="*")
    parser.add_argument("-n", type=int, default=45, help="positions to be found")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drop", action="store_true", help="check: and take those that do not hold out of the file")
    parser.add_argument("--levels", default=",".join(BAR))
    asked: Any = parser.parse_args()
    failed = 0
    for code in asked.codes or list(boxes()):
        if asked.what == "find":
            _find(code, asked.n, asked.seed)
        elif asked.what == "check":
            failed += _check(code, drop=asked.drop)
        else:
            failed += _solve(code, asked.levels.split(","))
    return 1 if failed else 0


def _find(code: str, want: int, seed: int) -> None:
    game = box(code)
    counts = [count for count in game.seats if count > 1][:2]
    spreads = {count: spread_of(game, count) for count in counts}
    kept = positions(code)
    seed = max([seed - 1, *(one.seed for one in kept)]) + 1
    while len(kept) < want:
        seats = counts[seed % 4 == 0 and len(counts) > 1]
        for one in find(game, seats, seed, spreads[seats]):
            kept.append(one)
            with (FOLDER / f"{code}.jsonl").open("a", encoding="utf-8") as file:
                file.write(one.line() + "\n")
            print(f"{code} {len(kept)}: {one.id} {one.kind}, {one.costs:.2f}, wrong {one.wrong}", flush=True)
        seed += 1


def _check(code: str, *, drop: bool) -> int:
    """Every position again, in worlds that nobody has looked at, played on by those who judge as the strongest do."""
    game = box(code)
    kept = positions(code)
    held = [checked for one in kept if (checked := check(game, one)) is not None]
    lost = {one.id for one in kept} - {one.id for one in held}
    print(f"{code}: {len(held)} of {len(kept)} positions hold; not {' '.join(sorted(lost))}", flush=True)
    for scene in scenes(code):
        if scene.played and shown(scene) <= 0:
            lost.add(scene.id)
            print(f"{code}: playing on does not show {scene.id!r}", flush=True)
    if drop:
        (FOLDER / f"{code}.jsonl").write_text("".join(one.line() + "\n" for one in held), "utf-8")
    return len(lost)


def check(game: Game, one: Position, worlds: int = WORLDS[1], seed: int = 777) -> Position | None:
    """The position with those wrong answers that are wrong here, too; nothing if they are no longer many."""
    view = one.state(game).view(one.seat)
    by_key = {game.keys.spell(option): option for option in view.options}
    best = by_key[one.right[0]]
    wrong = {key: by_key[key] for key in one.wrong}
    found = ends(game.judge.at(game.judge.search[-1]), view, [best, *wrong.values()], worlds, seed, MORE)

    def lost(option: Option) -> float:
        if one.kind == "gain":
            return costs(found[best].leads, found[option].leads, STILL * one.costs)
        return costs(found[best].victories, found[option].victories, STILL * VICTORY)

    still = {key: cost for key, option in wrong.items() if (cost := lost(option))}
    if len(still) < FEW * len(view.options):
        return None
    return replace(one, wrong=tuple(still), costs=min(still.values()))


def shown(one: Scene, worlds: int = 6, seed: int = 5) -> float:
    """By how much of a victory the best answer of a scene is ahead of the best foolish one, when everybody plays on."""
    table = one.table()
    ask, spell = table.g.ask, table.game.keys.spell
    assert ask is not None
    judge, foolish = table.game.judge.at(table.game.judge.search[-1]), one.foolish(table)
    found = ends(judge, table.g.view(ask.seat), list(table.g.options), worlds, seed)
    hopes = {spell(option): fmean(end.victories) for option, end in found.items()}
    return max(hopes[key] for key in hopes if key not in foolish) - max(hopes[key] for key in foolish)


def _solve(code: str, levels: Sequence[str]) -> int:
    failed = 0
    for level in levels:
        knows, of, missed = solve(code, level)
        enough = knows >= BAR.get(level, 0.0) * of
        failed += not enough
        print(f"{code} {level}: {knows} of {of}{'' if enough else ' TOO FEW'}; not {' '.join(missed)}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
