"""The simple levels: pure chance, somebody carefree, and a beginner who looks one turn ahead."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ludoteca.bots.bot import Clock, Thought
from ludoteca.kernel import Judge, Option, Random, State

TURN = 14
"""Picks of one's own after which a turn is judged as it stands: who plays alone has turns without end."""
LONGEST = 80
"""Picks of everybody after which it is, too."""
CARE = 0.03
"""How much a carefree player overlooks: of two options whose values differ by this much, the worse one is taken about
once in four times."""


def likeliest(options: Sequence[Option], tastes: list[float]) -> Option:
    """The first of those that are preferred most."""
    return options[tastes.index(max(tastes))]


def likelier_first(options: Sequence[Option], tastes: list[float]) -> list[Option]:
    """In the order of preference; those that are preferred alike stay as they were."""
    order = sorted(range(len(tastes)), key=lambda i: -tastes[i])
    return [options[i] for i in order]


def finish_turn(
    judge: Judge[Any], g: State, seat: int, leaves: int, picks: int = TURN, *, judged: bool = True
) -> tuple[float, State, Option | None]:
    """The best end of this seat's turn, as the seat would judge it, among so many, and the first pick on the way there.

    A turn is a sequence of small picks. The budget of leaves is shared out evenly among the options at each of them;
    where it does not suffice the likelier ones by the game's `prefer` are looked at, in the end only the likeliest.
    `g` is used up on the way. Who compares nothing and will not ask what the end is worth need not have it `judged`.
    """
    first: Option | None = None
    for _ in range(LONGEST):
        ask = g.ask
        if ask is None:
            break
        if ask.seat != seat:
            silence = next((o for o in g.options if o.verb == ask.idle), None) if ask.reaction else None
            if silence is None:
                break
            g.play(silence)  # whoever could answer is taken to let it pass: before that nothing has happened yet
            continue
        if not picks:
            break
        picks -= 1
        options = judge.sensible(g, seat, g.options)
        count = len(options)
        if leaves < 2 or count == 1:
            pick = likeliest(options, judge.prefers(g, options)) if count > 1 else options[0]
            first = first or pick
            g.play(pick)
            continue
        if count > leaves:
            options = likelier_first(options, judge.prefers(g, options))[:leaves]
        most, best = -1.0, g
        for option in options:
            after = g.clone()
            after.play(option)
            worth, end, _ = finish_turn(judge, after, seat, leaves // len(options), picks)
            if worth > most:
                most, best, pick = worth, end, option
        return most, best, first or pick
    if not judged:
        return 0.0, g, first
    return (judge.value(g, seat) if g.agenda else judge.expects(g)[seat]), g, first


class RandomBot:
    """Any option on offer, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Random.seeded(seed)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        return self.rng.pick(view.options)

    def thoughts(self) -> Sequence[Thought]:
        return ()


class GreedyBot:
    """Looks at every option, ends its turn after it in so many ways, and takes the best by the game's `value`.

    With one leaf and one world that is the greedy level: one look ahead, and then what the game's `prefer` says. With
    more it is the first impression that a search begins with.
    """

    def __init__(self, judge: Judge[Any], seed: int, leaves: int = 1, worlds: int = 1) -> None:
        self.judge = judge
        self.rng = Random.seeded(seed)
        self.leaves = leaves
        self.worlds = worlds
        self.last: list[Thought] = []

    def guess(self, view: State) -> State:
        """A way the hidden cards could lie."""
        return view.guess(self.rng)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        ask = view.ask
        assert ask is not None
        options = self.judge.sensible(view, ask.seat, view.options)
        if len(options) == 1:
            self.last = [Thought(options[0], 1, 0.5)]
            return options[0]
        share = max(1, self.leaves // (len(options) * self.worlds))
        totals: dict[Option, float] = {}
        looked = 0
        while looked < self.worlds and (not looked or clock is None or clock.left(looked)):
            world = self.guess(view)
            judged: dict[Option, float] = {}
            tastes = dict(zip(options, self.judge.prefers(world, options), strict=True))
            for option, taste in sorted(tastes.items(), key=lambda pair: -pair[1]):
                if judged and clock is not None and not clock.left(looked):
                    break
                g = world.clone()
                g.play(option)
                judged[option] = finish_turn(self.judge, g, ask.seat, share)[0] + 1e-6 * taste
            if looked and len(judged) < len(options):
                break  # no time to be fair to all of them
            for option, judgement in judged.items():
                totals[option] = totals.get(option, 0.0) + judgement
            looked += 1
        self.last = [
            Thought(option, share * looked, min(1.0, max(0.0, total / looked)))
            for option, total in sorted(totals.items(), key=lambda item: -item[1])
        ]
        return self.last[0].option

    def thoughts(self) -> Sequence[Thought]:
        return self.last


class CarefreeBot:
    """Sees what a beginner sees, and does not look closely: good options are likelier than bad ones, blunders rare."""

    def __init__(self, judge: Judge[Any], seed: int) -> None:
        self.beginner = GreedyBot(judge, seed)
        self.rng = Random.seeded(seed + 1)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        self.beginner.decide(view, clock)
        thoughts = self.beginner.last
        weights = [math.exp((thought.estimate - thoughts[0].estimate) / CARE) for thought in thoughts]
        point = sum(weights) * self.rng.below(1 << 30) / (1 << 30)
        for thought, weight in zip(thoughts, weights, strict=True):
            point -= weight
            if point < 0:
                return thought.option
        return thoughts[0].option

    def thoughts(self) -> Sequence[Thought]:
        return self.beginner.last
