"""What the time of an answer out of turn tells about a hand: measured at real tables, and what remains for people.

    python bench/timing.py [--tables 12]

Bots and standing answers play the toy of the tests at tables of people. Of each answer it is noted how long it took,
and whether its seat held anything that mattered. An adversary who knows only the time guesses; 50 % is pure chance.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import math
import random
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.kernel import Refused
from ludoteca.store.people import Player
from ludoteca.store.tables import sit_down
from ludoteca.table import standing
from ludoteca.table.house import House
from ludoteca.table.room import Room
from ludoteca.table.wish import Chair, Wish
from tests.table.toy import GAME

Answers = dict[bool, list[float]]
MEDIAN, SPREAD = 3.0, 0.7
"""Seconds that a person thinks about a question that matters: a log-normal guess, for the second table."""


async def play(house: House, bot: str, answers: Answers) -> None:
    """Two people who lay and draw as chance will, and between them the seat that is watched."""
    chairs = (Chair("me"), Chair(f"bot:{bot}") if bot else Chair("friend"), Chair("friend"))
    table = await house.set_table(Player("ana", "Ana"), Wish("toy", chairs, {"length": "long"}))
    for player in ("bia", "caio")[: sum(chair.who == "friend" for chair in chairs)]:
        await house.store.write(partial(sit_down, match=table, seat=None, player=player, name=player))
    room = await house.room(table)
    assert room is not None
    await room.catch_up()
    asked = (-1, 0.0, False)
    while not room.over:
        ask = room.ask
        if ask is not None and ask.reaction and ask.seat == 1 and asked[0] != room.n:
            asked = (room.n, time.monotonic(), len(room.match.state.options) > 1)
        if (ask is not None and ask.seat != 1) or (ask is not None and not bot and not room.passing):
            await asyncio.sleep(0.02)
            await click(room)
        else:
            await asyncio.sleep(0.01)
        if asked[0] >= 0 and room.n > asked[0]:
            answers[asked[2]].append(time.monotonic() - asked[1])
            asked = (-1, 0.0, False)


async def click(room: Room) -> None:
    ask, n = room.ask, room.n
    if ask is not None and not room.is_bot(ask.seat):
        option = random.choice(list(room.match.state.options))
        with contextlib.suppress(Refused):  # a standing answer was quicker
            await room.pick(ask.seat, n, room.game.keys.spell(option))


def guessed(answers: Answers) -> float:
    """How often the longer of two answers is the one that mattered."""
    pairs = [(a > b) + 0.5 * (a == b) for a in answers[True] for b in answers[False]]
    return statistics.fmean(pairs) if pairs else math.nan


async def measure(tables: int) -> None:
    house = House(str(Path(tempfile.mkdtemp(prefix="ludoteca-timing-")) / "t.db"), {"toy": GAME}, pace=0.0, workers=1)
    for name, bot in (("bots that search", "mcts"), ("people by hand at once, or by standing order", "")):
        answers: Answers = {True: [], False: []}
        await asyncio.gather(*(play(house, bot, answers) for _ in range(tables)))
        means = [statistics.fmean(answers[held]) for held in (True, False)]
        print(
            f"{name}: {len(answers[True])} answers that mattered took {means[0]:.2f} s, {len(answers[False])} that did"
            f" not {means[1]:.2f} s; guessed from the time {guessed(answers):.0%}"
        )
    await house.close()


def remains() -> None:
    """Somebody who thinks longer than the pause is seen to think."""
    chance = random.Random(1)
    thoughts = [chance.lognormvariate(math.log(MEDIAN), SPREAD) for _ in range(100_000)]
    for seconds in standing.PAUSES:
        longest = float(seconds or standing.LONGEST)
        seen = statistics.fmean(thought > longest for thought in thoughts)
        print(f"pause of {longest:4.1f} s: {seen:6.1%} of the questions that matter are seen to be thought about")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=12)
    args = parser.parse_args()
    asyncio.run(measure(args.tables))
    print(f"A person who thinks {MEDIAN:.0f} s about what matters (log-normal, spread {SPREAD}):")
    remains()
    return 0


if __name__ == "__main__":
    sys.exit(main())
