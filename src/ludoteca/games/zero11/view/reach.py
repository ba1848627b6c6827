"""How far the active character can get, and what each space costs in time: read off the view, for the eye only."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.zero11.content.city import KIND, NEAR, STATIONS
from ludoteca.games.zero11.content.gears import ACTIVITY, MACHINE, MOVEMENT, NO_MACHINE, SYMBOLS, TAXI, TEETH
from ludoteca.games.zero11.state import Zero11

TAXI_STEPS = 3


@dataclass(frozen=True)
class Push:
    """What a push gives: the teeth at the pointers, and with which gears it is made."""

    steps: int
    gears: tuple[int, ...]
    teeth: tuple[int, int, int]

    @property
    def machine(self) -> int:
        return SYMBOLS[MACHINE][self.teeth[MACHINE]]

    @property
    def walk(self) -> int:
        return SYMBOLS[MOVEMENT][self.teeth[MOVEMENT]]

    @property
    def action(self) -> int:
        return SYMBOLS[ACTIVITY][self.teeth[ACTIVITY]]


def pushes(view: Zero11) -> list[Push]:
    """Every different outcome of a push of 1, 2 or 3; with all arrows in agreement any gear will do."""
    ways: tuple[tuple[int, ...], ...] = ((MACHINE, MOVEMENT, ACTIVITY),)
    if view.house.opposed_arrows:
        ways = ((MACHINE, ACTIVITY), (MOVEMENT,))
    return [Push(n, way, _teeth(view, way, n)) for way in ways for n in (1, 2, 3)]


def _teeth(view: Zero11, way: tuple[int, ...], n: int) -> tuple[int, int, int]:
    turned = [(tooth + (n if gear in way else -n)) % TEETH[gear] for gear, tooth in enumerate(view.gears)]
    return turned[0], turned[1], turned[2]


def reach(view: Zero11, steps: int, machine: int, time: int) -> dict[int, int]:
    """Space -> least time, walking up to `steps` at 1 time each and riding once. The start is left out."""
    start = view.where[view.active]
    banned = view.card is not None and view.card.no_machines
    best: dict[tuple[int, bool], int] = {(start, machine == NO_MACHINE or banned): 0}
    front = list(best)
    for here, ridden in front:
        paid = best[here, ridden]
        onward = [(there, ridden, paid + 1) for there in free_neighbours(view, here)] if paid < min(steps, time) else []
        if not ridden:
            onward += [(there, True, paid) for there in _rides(view, here, machine)]
        for there, used, price in onward:
            if price < best.get((there, used), 99):
                best[there, used] = price
                front.append((there, used))
    least: dict[int, int] = {}
    for (space, _), price in best.items():
        if space != start:
            least[space] = min(price, least.get(space, 99))
    return least


@dataclass(frozen=True)
class Way:
    """How to get to a space: the picks one after another, the spaces on the way, and what it costs."""

    picks: tuple[str, ...]
    spaces: tuple[int, ...]
    price: int

    def on(self, space: int, *picks: str, price: int = 0) -> Way:
        return Way((*self.picks, *picks), (*self.spaces, space), self.price + price)


def ways(view: Zero11, steps: int, machine: int, time: int) -> dict[int, Way]:
    """To each space in reach the cheapest way there, and of those the one of fewest picks."""
    start = view.where[view.active]
    banned = view.card is not None and view.card.no_machines
    best: dict[tuple[int, bool], Way] = {(start, machine == NO_MACHINE or banned): Way((), (), 0)}
    front = list(best)
    for here, ridden in front:
        so_far = best[here, ridden]
        onward: list[tuple[int, bool, Way]] = []
        if so_far.price < min(steps, time):
            left_taxi = _stopped(so_far)
            onward += [
                (s, ridden, left_taxi.on(s, f"walk:{s}", price=1)) for s in free_neighbours(view, here) if s != start
            ]
        if not ridden and machine == TAXI:
            onward += [(s, True, _joined(so_far, taxi)) for s, taxi in strolls(view, here, TAXI_STEPS, "taxi").items()]
        elif not ridden:
            onward += [(s, True, so_far.on(s, f"ride:{s}")) for s in _rides(view, here, machine)]
        for there, used, way in onward:
            known = best.get((there, used))
            if known is None or (way.price, len(way.picks)) < (known.price, len(known.picks)):
                best[there, used] = way
                front.append((there, used))
    found: dict[int, Way] = {}
    for (space, _), way in best.items():
        known = found.get(space)
        if space != start and (known is None or (way.price, len(way.picks)) < (known.price, len(known.picks))):
            found[space] = way
    return found


def _stopped(way: Way) -> Way:
    """Who leaves the taxi before its third space says so before he walks on."""
    since = len(way.picks) - 1 - way.picks[::-1].index("taxi") if "taxi" in way.picks else len(way.picks)
    ridden = way.picks[since + 1 :]
    early = 0 < len(ridden) < TAXI_STEPS and "stop" not in ridden
    return Way((*way.picks, "stop"), way.spaces, way.price) if early else way


def _joined(first: Way, then: Way) -> Way:
    return Way(first.picks + then.picks, first.spaces + then.spaces, first.price + then.price)


def strolls(view: Zero11, start: int, left: int, *begin: str) -> dict[int, Way]:
    """The free walks of up to so many spaces; who stops earlier says so."""
    found = {start: Way(begin, (), 0)}
    front = [start]
    for _ in range(left):
        onward = []
        for here in front:
            for there in free_neighbours(view, here):
                if there not in found:
                    found[there] = found[here].on(there, f"walk:{there}")
                    onward.append(there)
        front = onward
    return {space: way for space, way in found.items() if space != start}


def free_neighbours(view: Zero11, here: int) -> list[int]:
    """One step further: not onto another miniature, unless the way is open to a declarer."""
    if view.declared:
        return list(NEAR[here])
    return [s for s in NEAR[here] if s != view.organ and (s not in view.where or s == view.where[view.active])]


def _rides(view: Zero11, here: int, machine: int) -> list[int]:
    if machine == TAXI:
        found, front = {here}, [here]
        for _ in range(TAXI_STEPS):
            front = [s for at in front for s in free_neighbours(view, at) if s not in found]
            found.update(front)
        return list(found - {here})
    if KIND[here] != machine:
        return []
    return [s for s in STATIONS[machine] if s != here and (view.declared or not view.occupied(s))]
