"""The two simple levels: a bot that picks at random, and a beginner who looks one turn ahead."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Clock, Mind, Thought, standing
from ludoteca.kernel import Option, Random, State

LEAVES = 240
"""Ends of the own turn that the greedy bot compares at a decision."""
WORLDS = 2
"""Ways the hidden cards could lie that it takes into account."""


class RandomBot:
    """Any option on offer, each as likely as the others."""

    def __init__(self, seed: int) -> None:
        self.rng = Random.seeded(seed)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        return self.rng.pick(view.options)

    def thoughts(self) -> Sequence[Thought]:
        return ()


class GreedyBot:
    """Looks at every way to end its own turn, if there are not too many, and takes the best by the game's `value`.

    A turn is a sequence of small picks. The budget of leaves is shared out evenly among the options at each of them,
    the likelier ones by the game's `prefer` first; where it runs out, `prefer` alone goes on.
    """

    def __init__(self, mind: Mind, seed: int) -> None:
        self.mind = mind
        self.rng = Random.seeded(seed)
        self.last: list[Thought] = []

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        options = view.options
        ask = view.ask
        assert ask is not None
        if len(options) == 1:
            self.last = [Thought(options[0], 1, 0.5)]
            return options[0]
        share = max(1, LEAVES // (len(options) * WORLDS))
        totals: dict[Option, float] = {}
        looked = 0
        while looked < WORLDS and (not looked or clock is None or clock.left(looked)):
            world = view.guess(self.rng)
            judged: dict[Option, float] = {}
            for taste, option in sorted(((self.mind.prefer(world, o), o) for o in options), key=lambda pair: -pair[0]):
                if judged and clock is not None and not clock.left(looked):
                    break
                judged[option] = self.after(world, option, ask.seat, share) + 1e-6 * taste
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

    def after(self, world: State, option: Option, seat: int, leaves: int) -> float:
        """The best standing this seat can reach in its turn once it has taken this option."""
        g = world.clone()
        g.play(option)
        steps = 0
        while g.agenda and g.agenda[-1].seat == seat and steps < 40:  # type: ignore[attr-defined]  # a Choice is on top
            options = g.options
            if leaves >= 2 and len(options) > 1:
                share = leaves // len(options)
                if share == 0:
                    options = sorted(options, key=lambda o: -self.mind.prefer(g, o))[:leaves]
                return max(self.after(g, o, seat, share) for o in options)
            g.play(max(options, key=lambda o: self.mind.prefer(g, o)))
            steps += 1
        return self.mind.value(g, seat) if g.agenda else standing(self.mind, g)[seat]

    def thoughts(self) -> Sequence[Thought]:
        return self.last
