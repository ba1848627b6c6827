"""How 011 judges itself: what a seat's place at the table is worth, and which picks a beginner would consider.

A beginner collects pages, looks at cards until one suspect is left, keeps enough time for the Hours to come, wants to
be last when he holds a location tile, and declares only when he is sure. Worth is a sum of these.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ludoteca.games.zero11.content.city import BIT, DISTANCE
from ludoteca.games.zero11.content.gears import MOVEMENT, SYMBOLS
from ludoteca.games.zero11.content.people import JOHNSSON, LAST, LEWIS, LILJA, SNOWY, VIDAL, VIKSTROM
from ludoteca.games.zero11.content.tiles import KIND, TILES
from ludoteca.games.zero11.rules.gears import turned
from ludoteca.games.zero11.state import FENRIR_PAGES, FREE, HERO_PAGES, HOURS, MARKS, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view.notes import notes
from ludoteca.kernel import UNKNOWN, Option, Seat

PAGES: Final = 0.30
NAME: Final = 0.28
PLACE: Final = 0.12
MARK: Final = 0.12
TIME: Final = 0.20
CLUES: Final = 0.05
TILES_HELD: Final = 0.05
NEAR: Final = 0.06
"""Weights of what a seat has: pages, the name, the Organ's place or the wolf's marks, time, clues, tiles, nearness."""
AN_HOUR: Final = 4.4
"""Time Points that a thrifty player spends in an Hour."""
FINISH: Final = 15.0
"""What each place further ahead is worth in Time Points to somebody who could win in this Hour."""
USUAL_END: Final = 8
"""Somebody has usually won by this Hour: 23 of 26 games of bots ended in the fifth to the seventh."""
POSITION: Final = 0.004
"""What one Time Point's worth of a good position counts for."""
SEARCH: Final = {"rounds": 3, "leaves": 1, "impression": 2}
"""More iterations have not been shown to help yet: a lone search of 48 among two of 8 won 0.27 of 60 games, 0.32 of 60
when it looked one turn ahead instead of three; an even share is 0.33."""


def value(g: Zero11, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    return values(g)[seat]


def values(g: Zero11) -> list[float]:
    """The same of every seat, at one go: mostly one's own progress, a little one's lead."""
    if g.winner != NOBODY:
        return [float(seat == g.winner) for seat in g.everyone]
    worths = [worth(g, seat) if g.plays(seat) else 0.0 for seat in g.everyone]
    best = sorted(worths, reverse=True)[:2]
    return [
        0.0
        if not mine
        else min(0.98, max(0.01, 0.74 * mine + 0.12 * (mine - (best[1] if mine == best[0] else best[0]))))
        for mine in worths
    ]


def worth(g: Zero11, seat: Seat) -> float:
    """What a seat has of what it needs."""
    fenrir = g.is_fenrir(seat)
    goal = FENRIR_PAGES if fenrir else HERO_PAGES
    doubts = suspects(g, seat)
    total = PAGES * min(1.0, g.pages[seat] / goal) + NAME * (1 - (doubts - 1) / 7)
    total += MARK * min(1.0, g.marks(seat) / MARKS) if fenrir else PLACE * located(g)
    total += TIME * enough_time(g, seat)
    total += CLUES * (1 - math.exp(-g.clues[seat] / 2)) + TILES_HELD * min(1.0, len(g.racks[seat]) / 3)
    if doubts == 1:
        total += NEAR * (2 if g.pages[seat] >= goal else 1) * (1 - goal_distance(g, seat, fenrir) / 12)
    return total + POSITION * position(g, seat)


def suspects(g: Zero11, seat: Seat) -> int:
    """How many characters the seat cannot exclude, counted quickly: never too few."""
    faces, seen = g.people.face, g.people.seen
    row = g.people.could[seat]
    count = 0
    for character in range(8):
        card = faces.index(character) if character in faces else UNKNOWN
        if card >= 0 and seen[card] >> seat & 1:
            if card == g.chosen:
                return 1
        elif not row or row[character] >> g.chosen & 1:
            count += 1
    return max(1, count)


def located(g: Zero11) -> float:
    """How far the Organ's place is known."""
    return 1.0 if g.organ != NOWHERE else 0.2 * (4 - g.slots.count(FREE))


def enough_time(g: Zero11, seat: Seat) -> float:
    """Time for the Hours that will be played; more than that is worth little, almost nothing is dangerous."""
    bid = g.price if g.lot != FREE and g.holder == seat else 0
    time = g.time[seat] - bid  # what is bid is as good as spent
    need = AN_HOUR * max(1, USUAL_END - g.hour) + 6
    return min(1.0, time / need) + 0.1 * min(1.0, max(0.0, (time - need) / need)) - 0.6 * math.exp(-time / 3)


def goal_distance(g: Zero11, seat: Seat, fenrir: bool) -> int:
    """Steps from the miniature that must walk to where it must go, once the name is certain."""
    chosen = g.people.face[g.chosen]
    if chosen == UNKNOWN:
        return 6
    if fenrir:
        own = g.own_character(seat)
        return DISTANCE[g.where[own]][g.where[chosen]] if own >= 0 else 6
    return DISTANCE[g.where[chosen]][g.organ] if g.organ != NOWHERE else 6


def position(g: Zero11, seat: Seat) -> float:
    """What the place in the turn order is worth in Time Points, held or about to be won."""
    if g.lot != FREE and g.holder == seat:
        return of_position(g, seat, g.lot)
    if seat in g.order:
        return of_position(g, seat, g.order.index(seat))
    return 0.6


def of_position(g: Zero11, seat: Seat, place: int) -> float:
    """The first chooses freely, the last may place a tile; the event favours somebody."""
    last = len(g.order) - 1
    points = 1.4 if place == 0 else 0.6
    if g.organ != NOWHERE and g.pages[seat] >= HERO_PAGES - 1 and suspects(g, seat) == 1:
        points += FINISH * (last - place)  # whoever comes first wins
    if place == last:
        faces = g.tiles.face
        tiles = [faces[tile] for tile in g.racks[seat] if faces[tile] != UNKNOWN]
        points = 3.0 if any(TILES[face].building >= 0 or TILES[face].organ for face in tiles) else 1.0
    card = g.card
    if card is not None and card.position is not None:
        points += 2.0 if place == (last if card.position == LAST else card.position - 1) else 0.0
    return points


# What a beginner would consider.


def sensible(g: Zero11, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Only what makes sense with this seat's own knowledge: no wild guess at the Chosen One, no bid beyond reason."""
    verb = options[0].verb
    if verb == "name":
        likely = [o for o in options if o.args[0] in certain(g, seat)]
        return likely or options
    if verb in {"bid", "pass"}:
        return options[:6]
    kept = [o for o in options if not (o.verb == "push" and o.args[0] and not g.house.opposed_arrows)]
    if any(o.verb == "declare" for o in kept) and not sure_enough(g, seat):
        kept = [o for o in kept if o.verb != "declare"]
    return kept or options


def sure_enough(g: Zero11, seat: Seat) -> bool:
    """One suspect left, or two in the last Hour. The quick count spares the exact one most of the time."""
    most = 2 if g.hour == HOURS else 1
    return suspects(g, seat) <= most + 2 and len(certain(g, seat)) <= most


def certain(g: Zero11, seat: Seat) -> tuple[int, ...]:
    """The characters this seat cannot exclude, exactly."""
    return notes(g if g.viewer == seat else g.view(seat)).suspects


ORDER: Final[dict[str, float]] = {
    "declare": 0.1, "name": 0.5, "ability": 0.9, "gift": 0.6, "bonus": 0.5, "copy": 0.5, "keep": 0.3, "finish": 0.4,
    "stop": 0.45, "taxi": 0.5, "ride": 0.5, "walk": 0.4, "push": 0.5, "place": 0.9, "reveal": 0.95, "decline": 0.1,
    "item": 0.55, "power": 0.42, "examine": 0.6, "unknown": 0.65, "take": 0.9, "leave": 0.1, "pass": 0.5, "bid": 0.3,
}  # fmt: skip
FAVOURITES: Final = {JOHNSSON: 0.9, VIKSTROM: 0.7, LEWIS: 0.8, VIDAL: 0.75, LILJA: 0.7, SNOWY: 0.5}


def towards(g: Zero11, space: int, base: float) -> float:
    """Clues lie on the way; once victory is declared everything depends on getting there now."""
    if not g.declared or g.ask is None:
        return base + (0.4 if g.clued & BIT[space] else 0.0)
    goal = g.where[g.people.face[g.chosen]] if g.is_fenrir(g.ask.seat) else g.organ
    return 2.0 - 0.05 * DISTANCE[space][goal]


def ready(g: Zero11, seat: Seat) -> bool:
    """Whether a declaration would succeed: pages, name and place are there, and some push leads far enough."""
    fenrir = g.is_fenrir(seat)
    if g.pages[seat] < (FENRIR_PAGES if fenrir else HERO_PAGES) or suspects(g, seat) > 1:
        return False
    mover = g.own_character(seat) if fenrir else g.people.face[g.chosen]
    return g.active in (NOBODY, mover) and any(in_reach(g, seat, MOVEMENT, steps) for steps in (1, 2, 3))


def in_reach(g: Zero11, seat: Seat, gear: int, steps: int) -> bool:
    """Whether pushing this gear so far shows enough spaces to walk to the goal, and there is time for it."""
    distance = goal_distance(g, seat, g.is_fenrir(seat))
    shown = SYMBOLS[MOVEMENT][turned(g.gears, gear, steps, g.house.opposed_arrows)[MOVEMENT]]
    return distance <= shown and g.time[seat] > steps + distance


def prefer(g: Zero11, option: Option) -> float:
    """Which picks to look at first, cheaply."""
    verb = option.verb
    base = ORDER.get(verb, 0.5)
    if not option.args:
        return 2.0 if verb == "declare" and g.ask is not None and ready(g, g.ask.seat) else base
    about = int(option.args[0])
    if verb in {"choose", "copy", "second", "mover"}:
        return FAVOURITES.get(about, 0.4)
    if verb in {"walk", "ride"}:
        return towards(g, about, base)
    if verb == "push":
        steps = int(option.args[1])
        winning = g.declared and g.ask is not None and in_reach(g, g.ask.seat, about, steps)
        return base - 0.1 * steps - 0.01 * about + winning
    if verb == "bid":
        return base - 0.02 * about + (0.25 if about == 0 else 0.0)
    if verb == "boost":
        return 0.5 + 0.05 * about
    if verb == "examine":
        return base - 0.02 * len(g.hands[about])
    if verb == "discard":
        return 0.6 - 0.3 * (TILES[KIND.index(about)].organ or TILES[KIND.index(about)].wolf > 0)
    return base
