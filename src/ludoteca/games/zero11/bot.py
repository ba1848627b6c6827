"""How 011 judges itself: what a seat's place at the table is worth, and which picks a beginner would consider.

A beginner collects pages, looks at cards until one suspect is left, keeps enough time for the Hours to come, wants to
be last when he holds a location tile, and declares only when he is sure. Worth is a sum of these. Once the Organ is
found it is a race: whoever can finish and comes first wins, see race.py.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.games.zero11 import described
from ludoteca.games.zero11.asks import Move, Stroll
from ludoteca.games.zero11.content.city import BIT, DISTANCE
from ludoteca.games.zero11.content.gears import NO_MACHINE, TAXI
from ludoteca.games.zero11.content.people import JOHNSSON, LEWIS, LILJA, POWER_COMPOSE, SNOWY, VIDAL, VIKSTROM
from ludoteca.games.zero11.content.tiles import KIND, TILES
from ludoteca.games.zero11.progress import BEGINNER, EXPERIENCED, later
from ludoteca.games.zero11.race import WAY, can_finish, pages_lacking, start_and_goal, this_hour, wins_by
from ludoteca.games.zero11.rules.gears import turned
from ludoteca.games.zero11.state import HOURS, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view.notes import notes
from ludoteca.kernel import Judge, Option, OptionFeatures, Seat, bits_of, levels

SEARCH: Final = levels(
    iterations=(60, 48, 400),
    rounds=0,
    leaves=1,
    impression=4,
    plans=12,
    guesses=4,
    worlds=(40, 48, 400),
    learned=(0.0, 1.0, 1.0),
)
"""Many guesses at what is hidden, and only to the end of the own turn. A plan made within one guess knows its cards: 40
ends of a turn in two guesses won no more than one look at each option (0.33 of 60 games, an even share). To play on to
the next turn did not help (60 iterations: 0.33 of 24). A beginner who looks 60 times won 0.48 of 120 among two who look
once, somebody experienced who looks 16 times 0.58 of 24 among two of those, and who looks 400 times 0.55 of 60 among
two who look 16 times; 800 against 200 won no more than an even share (36 games). Since nobody bids up any more, 16
looks by experience won 0.55 of 137 games against 60 by thumb, both line-ups together, 48 looks 0.65 of 60. More looks
pay if each is at a world of its own: 400 at 40 worlds won 0.58 of 60 games against 48, at 400 worlds 0.63 of 120."""


def value(g: Zero11, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1."""
    return values(g)[seat]


def values(g: Zero11) -> list[float]:
    """The same of every seat, at one go."""
    return _judged(g, BEGINNER)


def learned(g: Zero11) -> list[float]:
    """The same, by weights that were learned from games."""
    return _judged(g, EXPERIENCED)


def _judged(g: Zero11, weights: tuple[float, ...]) -> list[float]:
    """Who wins in this Hour, and who will if nobody does."""
    if g.winner != NOBODY:
        return [float(seat == g.winner) for seat in g.everyone]
    doubts = [suspects(g, seat) for seat in g.everyone]
    soon = this_hour(g, doubts)
    rest = 1.0 - sum(soon, 0.0)
    return [
        max(0.001, now + rest * then) if g.plays(seat) else 0.0
        for seat, now, then in zip(g.everyone, soon, later(g, doubts, weights), strict=True)
    ]


def suspects(g: Zero11, seat: Seat) -> int:
    """How many characters the seat cannot exclude, counted quickly: never too few."""
    people, chosen, bit = g.people, g.chosen, 1 << seat
    faces, seen = people.face, people.seen
    met = 0
    for card in range(len(faces)):
        if seen[card] & bit and faces[card] >= 0:
            if card == chosen:
                return 1
            met |= 1 << faces[card]
    row = people.could[seat]
    count = 0
    for character in range(8):
        if not met >> character & 1 and (not row or row[character] >> chosen & 1):
            count += 1
    return max(1, count)


def terms(g: Zero11, seat: Seat) -> dict[str, float]:
    """What a seat's chances rest on. They are of different kinds, so nobody adds them up."""
    return {
        "pages": float(g.pages[seat]),
        "time": float(g.time[seat]),
        "clues": float(g.clues[seat]),
        "tiles": float(len(g.racks[seat])),
        "suspects": -float(suspects(g, seat)),
    }


# What a beginner would consider.


def sensible(g: Zero11, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """Only what makes sense with this seat's own knowledge: no wild guess at the Chosen One, no bid beyond reason."""
    verb = options[0].verb
    if verb == "name":
        likely = [o for o in options if o.args[0] in certain(g, seat)]
        return likely or options
    if verb in {"bid", "pass"}:
        return sensible_bids(g, seat, options)
    kept = [o for o in options if not (o.verb == "push" and o.args[0] and not g.house.opposed_arrows)]
    if any(o.verb == "stop" for o in kept) and not g.declared and not racing(g, seat):
        kept = purposeful(g, kept)
    if any(o.verb == "declare" for o in kept) and not sure_enough(g, seat):
        kept = [o for o in kept if o.verb != "declare"]
    return kept or options


def sensible_bids(g: Zero11, seat: Seat, options: Sequence[Option]) -> Sequence[Option]:
    """No more than one Hour's share of the time that is left; who may win in this Hour goes up to half of it, in
    strides rather than one by one."""
    bids = [o for o in options if o.verb == "bid"]
    least = int(bids[0].args[0]) if bids else 0
    if not racing(g, seat):
        share = max(1, g.time[seat] // (HOURS + 1 - g.hour))
        return [o for o in options if o.verb == "pass" or int(o.args[0]) <= share]
    stride = max(0, g.time[seat] // 2 - least) // 3
    return [o for o in options if o.verb == "pass" or int(o.args[0]) in {0, least + stride}]


def racing(g: Zero11, seat: Seat) -> bool:
    """Whether somebody, for all this seat knows, may win in this Hour."""
    return g.organ != NOWHERE or g.is_fenrir(seat)


def purposeful(g: Zero11, options: Sequence[Option]) -> list[Option]:
    """Nobody walks to and fro: each step leads nearer to a clue that is still within reach, or is not taken."""
    ask = g.ask
    if isinstance(ask, Stroll):
        who, steps = ask.who, ask.left
    else:
        who, steps = g.active, ask.steps if isinstance(ask, Move) else 0
    clues, here = bits_of(g.clued), g.where[who]
    way = WAY[ask.machine if isinstance(ask, Move) else NO_MACHINE]

    def leads(space: int, row: tuple[int, ...], left: int) -> bool:
        return any(row[clue] <= left and row[clue] < DISTANCE[here][clue] for clue in clues)

    return [
        o
        for o in options
        if not (o.verb == "walk" and not leads(_about(o), way[_about(o)], steps - 1))
        and not (o.verb == "ride" and not leads(_about(o), DISTANCE[_about(o)], steps))
        and not (o.verb == "taxi" and not leads(here, WAY[TAXI][here], steps))
    ]


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


def ready(g: Zero11, seat: Seat) -> bool:
    """Whether a declaration would succeed: the name is known, and some push leads far enough."""
    if suspects(g, seat) > 1:
        return False
    mover = g.own_character(seat) if g.is_fenrir(seat) else g.people.face[g.chosen]
    return g.active in (NOBODY, mover) and can_finish(g, seat, g.gears, g.time[seat])


def towards(g: Zero11, space: int, machine: int) -> float:
    """Once victory is declared everything depends on getting there now, with one ride on this machine."""
    ask: Any = g.ask
    ends = start_and_goal(g, ask.seat)
    return 2.0 - 0.05 * (0 if ends is None else WAY[machine][space][ends[1]])


def _walk(g: Zero11, option: Option) -> float:
    """Clues lie on the way."""
    space = _about(option)
    if g.declared:
        ask = g.ask
        return towards(g, space, ask.machine if isinstance(ask, Move) else NO_MACHINE)
    return ORDER["walk"] + (0.4 if g.clued & BIT[space] else 0.0)


def _ride(g: Zero11, option: Option) -> float:
    space = _about(option)
    return towards(g, space, NO_MACHINE) if g.declared else ORDER["ride"] + (0.4 if g.clued & BIT[space] else 0.0)


def _taxi(g: Zero11, option: Option) -> float:
    return towards(g, g.where[g.active], TAXI) if g.declared else ORDER["taxi"]


def _push(g: Zero11, option: Option) -> float:
    """A short push is a cheap one; a declarer wants the one that wins."""
    gear, steps = int(option.args[0]), int(option.args[1])
    ask: Any = g.ask
    after = turned(g.gears, gear, steps, g.house.opposed_arrows)
    winning = g.declared and wins_by(g, ask.seat, after, g.time[ask.seat], steps)
    return ORDER["push"] - 0.1 * steps - 0.01 * gear + winning


def _declare(g: Zero11, option: Option) -> float:
    ask: Any = g.ask
    return 2.0 if ready(g, ask.seat) else ORDER["declare"]


def _power(g: Zero11, option: Option) -> float:
    """A declarer who lacks pages composes them."""
    ask: Any = g.ask
    composes = _about(option) == POWER_COMPOSE and g.declared and pages_lacking(g, ask.seat) > 0
    return 1.5 if composes else ORDER["power"]


def _bid(g: Zero11, option: Option) -> float:
    return ORDER["bid"] - 0.02 * _about(option) + (0.25 if _about(option) == 0 else 0.0)


def _person(g: Zero11, option: Option) -> float:
    return FAVOURITES.get(_about(option), 0.4)


def _boost(g: Zero11, option: Option) -> float:
    return 0.5 + 0.05 * _about(option)


def _examine(g: Zero11, option: Option) -> float:
    """Among few cards it is easier to find somebody."""
    return ORDER["examine"] - 0.02 * len(g.hands[_about(option)])


def _discard(g: Zero11, option: Option) -> float:
    tile = TILES[KIND.index(_about(option))]
    return 0.6 - 0.3 * (tile.organ or tile.wolf > 0)


def _about(option: Option) -> int:
    return int(option.args[0])


SPECIAL: Final[dict[str, Callable[[Zero11, Option], float]]] = {
    "walk": _walk, "ride": _ride, "taxi": _taxi, "push": _push, "declare": _declare, "power": _power, "bid": _bid,
    "choose": _person, "copy": _person, "second": _person, "mover": _person, "boost": _boost, "examine": _examine,
    "discard": _discard,
}  # fmt: skip
"""Verbs whose worth depends on what they point at."""


def prefer(g: Zero11, option: Option) -> float:
    """Which picks to look at first, cheaply."""
    how = SPECIAL.get(option.verb)
    return ORDER.get(option.verb, 0.5) if how is None else how(g, option)


def moment(g: Zero11, seat: Seat) -> list[float]:
    """The situation as `described` tells it."""
    return described.moment(g, seat, suspects(g, seat))


DESCRIBED: Final = OptionFeatures(
    described.MOMENTS, moment, described.MARKS, described.about, described.BEARINGS, described.bearing
)

TEMPERAMENTS: Final = {
    "composer": {"pages": 0.15},
    "detective": {"suspects": 0.4},
    "gambler": {"time": -0.03},
}
"""Who would rather write, who would rather know, and who spends time as if there were no end to it."""

JUDGE: Final = Judge(
    value=value,
    values=values,
    prefer=prefer,
    sensible=sensible,
    learned=learned,
    search=SEARCH,
    terms=terms,
    temperaments=TEMPERAMENTS,
    option_features=DESCRIBED,
)
