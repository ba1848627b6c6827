"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer, any number of players.

Each iteration guesses how the hidden cards lie, walks down one tree shared by all guesses, plays on for a while and
asks the game how everybody stands. Every player on the way is taken to want the best for itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ludoteca.bots.bot import Clock, Mind, Thought, standing
from ludoteca.bots.simple import GreedyBot, finish_turn
from ludoteca.kernel import Option, Random, State

LONGEST = 12
"""Turns after which nobody plays on, whoever's turn it is."""


class Node:
    """A decision reached by a sequence of picks, whatever the hidden cards."""

    __slots__ = ("children", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[Option, Edge] = {}


class Edge:
    """One option at a node: how often it was taken, how often it could have been, what it brought its taker."""

    __slots__ = ("available", "node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.node = Node()


class Searcher:
    """A bot that searches. `iterations` and `seconds` are its usual budget; a clock may cut it short."""

    def __init__(self, mind: Mind, seed: int, iterations: int = 1_000_000, seconds: float = float("inf")) -> None:
        self.mind = mind
        self.manner = mind.manner
        self.rng = Random.seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.beginner = GreedyBot(mind, seed)
        self.root = Node()
        self.last: list[Thought] = []
        self.seat = -1
        self.done = 0
        """Iterations so far, over all decisions."""

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        clock = clock or Clock(self.seconds, self.iterations)
        options = view.options
        self.seat = view.viewer
        if len(options) == 1:
            self.root = self._below(options[0])
            self.last = [Thought(options[0], 1, 0.5)]
            return options[0]
        known = self.root.visits if self._fits(options) else 0
        if not known:
            self.root = Node()
            self._first_impression(view, clock)
        self._think(view, clock, known)
        edges = self.root.children
        tried = sorted((o for o in options if o in edges), key=lambda o: -edges[o].visits)
        self.last = [Thought(o, edges[o].visits, edges[o].total / max(1, edges[o].visits)) for o in tried]
        best = tried[0] if tried else max(options, key=lambda o: self.mind.prefer(view, o))
        self.root = self._below(best)
        return best

    def thoughts(self) -> Sequence[Thought]:
        return self.last

    def _first_impression(self, view: State, clock: Clock) -> None:
        """Begin with the beginner's opinion of every option, worth a few visits each."""
        worth = self.manner.impression
        if not worth:
            return
        self.beginner.decide(view, clock)
        for thought in self.beginner.thoughts():
            edge = self.root.children[thought.option] = Edge()
            edge.visits = edge.available = worth
            edge.total = worth * thought.estimate
            self.root.visits += worth

    def _think(self, view: State, clock: Clock, known: int) -> None:
        """What an earlier decision of this turn has brought need not be thought again, but is looked at once more."""
        done = 0
        limit = min(clock.iterations, self.iterations)
        limit = max(limit - known, limit // 4)
        worlds: list[State] = []
        while clock.left(done) and done < limit:
            if len(worlds) < self.manner.worlds:
                worlds.append(view.guess(self.rng))
            g = worlds[done % len(worlds)].clone()
            g.rng.deal(0, self.rng)  # the same cards, but not the same luck
            self._iterate(g)
            done += 1
            self.done += 1
            if done % 16 == 0 and self._decided(limit - done, clock):
                break

    def _decided(self, left: int, clock: Clock) -> bool:
        """Whether the runner-up cannot catch up any more."""
        if clock.seconds != float("inf"):
            return False
        visits = sorted((edge.visits for edge in self.root.children.values()), reverse=True)
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _fits(self, options: Sequence[Option]) -> bool:
        """A tree grown during the own last decision is of use if it leads to just these options."""
        return self.root.visits > 0 and set(self.root.children) <= set(options)

    def _below(self, option: Option) -> Node:
        edge = self.root.children.get(option)
        return edge.node if edge is not None else Node()

    def _iterate(self, g: State) -> None:
        """Walk down, add one node, play on, and tell everybody on the way how it went."""
        node = self.root
        path: list[tuple[Edge, int, Node]] = []
        seat = -1
        while g.agenda:
            seat = g.agenda[-1].seat  # type: ignore[attr-defined]  # a Choice is on top
            option, fresh = self._select(node, g)
            edge = node.children[option]
            path.append((edge, seat, node))
            g.play(option)
            node = edge.node
            if fresh:
                break
        rewards = standing(self.mind, self._play_on(g, seat))
        for edge, seat, parent in path:
            parent.visits += 1
            edge.visits += 1
            edge.total += rewards[seat]

    def _select(self, node: Node, g: State) -> tuple[Option, bool]:
        """The most promising option, or a new one while the node may still widen."""
        options = g.options
        children = node.children
        width = self.manner.widen * math.sqrt(node.visits + 1)
        if len(children) < width and len(children) < len(options):
            untried = [o for o in options if o not in children]
            if untried:
                option = self._likeliest(untried, g)
                edge = children[option] = Edge()
                edge.available = 1
                return option, True
        best, most = options[0], -1.0
        known = False
        spread = self.manner.explore * self._spread(node)
        for option in options:
            found = children.get(option)
            if found is None:
                continue
            known = True
            found.available += 1
            bonus = math.sqrt(math.log(found.available) / found.visits) if found.visits else 9.0
            score = found.total / found.visits + spread * bonus if found.visits else 9.0
            if score > most:
                best, most = option, score
        if not known:  # this guess offers nothing that was tried before
            option = self._likeliest(list(options), g)
            children[option] = Edge()
            children[option].available = 1
            return option, True
        return best, False

    def _spread(self, node: Node) -> float:
        """How far apart the options of this node are: curiosity is worth no more than there is to gain."""
        means = [edge.total / edge.visits for edge in node.children.values() if edge.visits]
        return max(0.02, max(means) - min(means)) if means else 1.0

    def _likeliest(self, options: list[Option], g: State) -> Option:
        if len(options) == 1:
            return options[0]
        prefer = self.mind.prefer
        start = self.rng.below(len(options))  # ties are broken by chance
        return max(options[start:] + options[:start], key=lambda o: prefer(g, o))

    def _play_on(self, g: State, seat: int) -> State:
        """Everybody plays like a beginner until it is this bot's turn again: judged in between, whoever has just
        moved would always seem to be ahead."""
        me, rounds, leaves = self.seat, self.manner.rounds, self.manner.leaves
        for _ in range(LONGEST):
            g = finish_turn(self.mind, g, seat, leaves)[1]
            if not g.agenda:
                break
            seat = g.agenda[-1].seat  # type: ignore[attr-defined]  # a Choice is on top
            if seat == me:
                rounds -= 1
            if rounds <= 0:
                break
        return g
