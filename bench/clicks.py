"""What a click costs inside the server, without sockets: the pick, both boards, what goes over the line.

    python bench/clicks.py [--game roam] [--clicks 400] [--warm 120] [--tables 12] [--profile 30]

The same tables and the same picks every time, in processor time: two versions of the program can be compared on a busy
machine. `--profile` shows where the time goes; the hash at the end is of every board that was drawn, so that a faster
program can be shown to draw the same.
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import hashlib
import json
import pstats
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from ludoteca.registry import box
from ludoteca.store.people import Player
from ludoteca.store.tables import sit_down
from ludoteca.table.audience import Guest
from ludoteca.table.delta import Delta
from ludoteca.table.house import House
from ludoteca.table.room import Room
from ludoteca.table.wish import Chair, Wish


class Reader:
    """A tab: it gets what a browser would, and forgets it."""

    def __init__(self) -> None:
        self.delta = Delta()
        self.sent = 0
        self.drawn = hashlib.blake2b()

    async def send(self, message: dict[str, Any]) -> None:
        self.drawn.update("".join(message["html"]).encode())
        self.sent += len(json.dumps(self.delta.of(message), ensure_ascii=False))


async def laid(house: House, game: str, number: int) -> tuple[Room, list[Reader]]:
    """A table of two people who both look."""
    people = [Player(f"{number}-{name}", name) for name in ("Ana", "Bia")]
    prepared = 1000 + number
    table = await house.set_table(people[0], Wish(game, (Chair("me"), Chair("friend")), {}, seed=prepared))
    await house.store.write(lambda c: sit_down(c, table, None, people[1].id, people[1].name))
    room = await house.room(table)
    assert room is not None
    await room.catch_up()
    readers = []
    for seat, person in enumerate(people):
        reader = Reader()
        readers.append(reader)
        room.come(Guest(person.id, ("en", "pt-BR")[seat], reader.send, seat))
    await room.show()
    return room, readers


async def play(
    house: House, game: str, tables: int, clicks: int, warm: int, watch: cProfile.Profile | None
) -> tuple[float, int, str]:
    """Seconds of processor time for so many clicks, letters sent, and a hash of every board that was drawn."""
    rooms = [await laid(house, game, number) for number in range(tables)]
    chance = random.Random(5)
    began, loop, done = time.process_time(), time.thread_time(), -warm
    while done < clicks:
        if done == 0:  # texts are read and first drawings made: from here on it counts
            began, loop = time.process_time(), time.thread_time()
            if watch is not None:
                watch.enable()
        room, _ = rooms[done % tables]
        ask = room.ask
        if ask is None or room.passing:
            await asyncio.sleep(0.01)
            done += ask is None
            continue
        option = chance.choice(list(room.match.state.options))
        await room.pick(ask.seat, room.n, room.game.keys.spell(option), first=room.audience.guests[ask.seat])
        done += 1
    if watch is not None:
        watch.disable()
    spent = time.process_time() - began
    print(f"of it the event loop: {(time.thread_time() - loop) / clicks * 1000:.2f} ms a click")
    drawn = hashlib.blake2b(b"".join(reader.drawn.digest() for _, readers in rooms for reader in readers))
    return spent, sum(reader.sent for _, readers in rooms for reader in readers), drawn.hexdigest()[:16]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="roam")
    parser.add_argument("--clicks", type=int, default=400)
    parser.add_argument("--warm", type=int, default=120, help="clicks before those that count")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--profile", type=int, default=0, metavar="LINES")
    parser.add_argument("--by", default="tottime", choices=("tottime", "cumtime"))
    args = parser.parse_args()
    db = Path(tempfile.mkdtemp(prefix="ludoteca-clicks-")) / "table.db"
    watch = cProfile.Profile(time.thread_time) if args.profile else None

    async def whole() -> tuple[float, int, str]:
        house = House(str(db), {args.game: box(args.game)}, workers=1)
        found = await play(house, args.game, args.tables, args.clicks, args.warm, watch)
        await house.close()
        return found

    spent, sent, drawn = asyncio.run(whole())
    print(
        f"{args.game}: {spent / args.clicks * 1000:.2f} ms a click, {sent / args.clicks / 1000:.1f} kB, boards {drawn}"
    )
    if watch is not None:
        pstats.Stats(watch).sort_stats(args.by).print_stats(args.profile)
    return 0


if __name__ == "__main__":
    sys.exit(main())
