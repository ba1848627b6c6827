"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012), single observer, any number of players.

Each iteration guesses how the hidden cards lie, walks down one tree shared by all guesses, plays on for a while and
asks the game how everybody stands. Every player on the way is taken to want the best for itself.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from ludoteca.bots.belief import Belief, Believer
from ludoteca.bots.bot import Clock, Thought
from ludoteca.bots.simple import GreedyBot, finish_turn, likelier_first, likeliest
from ludoteca.kernel import Judge, Option, Random, Search, State, save

REACH = 0.1
"""The search stops early when no other option could become the best one. For that, the iterations that are left are
taken to bring an option at most this much more than its mean so far."""
LONGEST = 40
"""Turns after which nobody plays on, whoever's turn it is."""


LINE = 12
"""Picks that a line (what would probably follow an option) tells at most."""
SURE = 3
"""A pick that was looked at less often than this is not told as part of a line."""
FORESEEN = 6
"""Questions that are thought through before they are asked, at most."""
IN_VAIN = 8
"""How often in a row nothing new may be foreseen before a bot stops thinking on."""


class Node:
    """A decision reached by a sequence of picks, whatever the hidden cards."""

    __slots__ = ("children", "favourite", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.children: dict[Option, Edge] = {}
        self.worth = 0
        """How many visits the first impression of each option counts for; 0 if there was none."""
        self.favourite: Option | None = None
        """What a beginner picked here on the first visit: to be looked at first."""

    def means(self, options: Sequence[Option]) -> list[tuple[float, Option, Edge]]:
        """What each of these options that is known may bring, by visits and first impression.

        An impression only says by how much an option is worse than the best one. What the best one brings is taken from
        the visits, because impressions are judged at the end of a turn, before the others have answered.
        """
        worth, level = self.worth, 0.0
        if worth and self.visits:
            edges = self.children.values()
            level = sum(edge.total - edge.visits * edge.behind for edge in edges) / self.visits
        found = []
        for option in options:
            edge = self.children.get(option)
            if edge is not None:
                mean = (edge.total + worth * (level + edge.behind)) / max(1, edge.visits + worth)
                found.append((mean, option, edge))
        return found


class Edge:
    """One option at a node: how often it was taken, how often it could have been, what it brought its taker."""

    __slots__ = ("available", "behind", "node", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.behind = 0.0
        """By first impression: how much less than the best option; never more than 0."""
        self.node = Node()


class Noise:
    """How much results of the same option vary from world to world, after taking away what was common to all options of
    a world: some worlds are good for everything one could pick."""

    __slots__ = ("free", "squares", "sums")

    def __init__(self) -> None:
        self.sums: dict[Option, tuple[int, float]] = {}
        self.squares = 0.0
        self.free = 0

    def look(self, brought: dict[Option, float]) -> None:
        """One more look at these options in the same world (Welford 1962, for all of them together)."""
        level = sum(brought.values()) / len(brought)
        for option, reward in brought.items():
            count, mean = self.sums.get(option, (0, 0.0))
            off = reward - level - mean
            mean += off / (count + 1)
            self.sums[option] = count + 1, mean
            self.squares += off * (reward - level - mean)
            self.free += count > 0

    @property
    def variance(self) -> float:
        return self.squares / self.free if self.free else 0.0


class Searcher:
    """A bot that searches. `iterations` and `seconds` are its usual budget; a clock may cut it short."""

    def __init__(
        self, judge: Judge[Any], search: Search, seed: int, iterations: int = 1_000_000, seconds: float = float("inf")
    ) -> None:
        self.judge = judge
        self.playing = judge
        """Whose preferences everybody follows while playing on."""
        self.search = search
        self.rng = Random.seeded(seed)
        self.iterations = iterations
        self.seconds = seconds
        self.beginner = GreedyBot(judge, seed, search.plans, search.guesses)
        self.belief: Belief | None = None
        """What it makes of the others' picks, if it does."""
        if search.belief:
            self.believe(Belief(judge, seed, search))
        self.root = Node()
        self.before = self.root
        """Where the last decision was made."""
        self.last: list[Thought] = []
        self.seat = -1
        self.done = 0
        """Iterations so far, over all decisions."""
        self.decided: tuple[State, Option] | None = None
        """What it was asked last, and what it answered."""
        self.foreseen: dict[bytes, Node] = {}
        """What it has thought since, by what it would then see."""

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        clock = (clock or Clock()).within(self.seconds, self.iterations)
        self.seat = view.viewer
        options = self.judge.sensible(view, self.seat, view.options)
        if len(options) == 1:
            self.root = self._below(options[0])
            self.last = [Thought(options[0], 1, 0.5)]
            self._answered(view, options[0])
            return options[0]
        if self.search.by_impression:
            return self._by_impression(view, clock)
        foreseen = self.foreseen.get(save(view)) if self.foreseen else None
        if foreseen is not None:
            ranked = self._go_on(view, clock, options, foreseen)
        else:
            ranked = self._consider(view, clock, options)
        means = {option: (mean, edge.visits) for mean, option, edge in self.root.means(ranked)}
        self.last = [
            Thought(option, visits, min(1.0, max(0.0, mean)))
            for option in ranked
            for mean, visits in (means.get(option, (0.0, 0)),)
        ]
        self.before = self.root
        self.root = self._below(ranked[0])
        self._answered(view, ranked[0])
        return ranked[0]

    def _by_impression(self, view: State, clock: Clock) -> Option:
        """What a first look finds best."""
        pick = self.beginner.decide(view, clock)
        self.last = list(self.beginner.thoughts())
        return pick

    def believe(self, belief: Belief) -> None:
        """Guess by what was seen, from now on."""
        self.belief = belief
        self.beginner = Believer(self.judge, belief.seed, self.search.plans, self.search.guesses, belief)

    def notices(self, seats: int) -> bool:
        """Whether it wants to be shown, at a table of so many, what others do."""
        return self.belief is not None

    def notice(self, before: State, after: State) -> None:
        """Somebody else has decided: this seat's views of the table before and after."""
        if self.belief is not None:
            self.belief.notice(before, after)

    def ponder(self, clock: Clock) -> None:
        """Think on while others decide, or look at what it has done: about what it will probably be asked next.

        It plays its answer in a guess, and the others like beginners, until it is asked again. What it then sees is
        thought through like any question. If just that is asked, most of the answer is there; if not, nothing is lost.
        """
        if self.decided is None:
            return
        kept, in_vain = self.root, 0
        while in_vain < IN_VAIN and len(self.foreseen) < FORESEEN and clock.left(0):
            in_vain += 1
            view = self._next_question(*self.decided)
            if view is None:
                continue
            seen, options = save(view), self.judge.sensible(view, self.seat, view.options)
            if seen in self.foreseen or len(options) < 2:
                continue
            self.root = Node()
            self._consider(view, clock.rest(self.iterations), options)
            if self.root.visits:
                self.foreseen[seen], in_vain = self.root, 0
        self.root = kept

    def _answered(self, view: State, pick: Option) -> None:
        self.decided = view, pick
        self.foreseen = {}

    def _next_question(self, view: State, pick: Option) -> State | None:
        """As this bot would see it, in a way the hidden cards could lie; nothing if the game may end before."""
        g = view.guess(self.rng)
        g.rng.deal(0, self.rng)
        g.play(pick)
        for _ in range(LONGEST):
            ask = g.ask
            if ask is None:
                return None
            if ask.seat == self.seat:
                return g.view(self.seat)
            _, g, _ = finish_turn(self.playing, g, ask.seat, self.search.leaves)
        return None

    def _consider(self, view: State, clock: Clock, options: Sequence[Option]) -> list[Option]:
        """Think it through, with the tree of this turn if it leads here."""
        if not self._fits(options):
            self.root = Node()
        known = self.root.visits
        self._first_impression(view, clock)
        return self._think(view, clock, self._hopeful(view, options), known)

    def _go_on(self, view: State, clock: Clock, options: Sequence[Option], foreseen: Node) -> list[Option]:
        """The question was foreseen: go on with the tree that `ponder` has grown for it."""
        self.root = foreseen
        return self._think(view, clock, self._hopeful(view, options), foreseen.visits)

    def line(self, option: Option) -> list[Option]:
        """What was looked at most often after this option, whoever picked it."""
        found: list[Option] = []
        edge = self.before.children.get(option)
        while edge is not None and edge.node.visits >= SURE and len(found) < LINE:
            further = max(edge.node.children.items(), key=lambda child: child[1].visits)
            found.append(further[0])
            edge = further[1]
        return found

    def thoughts(self) -> Sequence[Thought]:
        return self.last

    def _first_impression(self, view: State, clock: Clock) -> None:
        """Begin with the beginner's opinion of every option."""
        root = self.root
        root.worth = self.search.impression
        if not root.worth:
            return
        self.beginner.decide(view, clock)
        opinions = self.beginner.thoughts()
        for thought in opinions:
            edge = root.children.setdefault(thought.option, Edge())
            edge.behind = thought.estimate - opinions[0].estimate

    def _hopeful(self, view: State, options: Sequence[Option]) -> list[Option]:
        """The options in the order of first impressions, of which a search looks at the better ones."""
        known = self.root.children
        if self.root.worth and all(option in known for option in options):
            return sorted(options, key=lambda o: -known[o].behind)
        world = view.guess(self.rng)
        return likelier_first(options, self.judge.prefers(world, options))

    def _think(self, view: State, clock: Clock, options: list[Option], known: int) -> list[Option]:
        """Sequential halving (Karnin, Koren, Somekh 2013): the better half of the options is looked at twice as often,
        and so on until one is left. All of them, best first, are the answer.

        Options meet the same guesses and the same luck, so that they are compared and not what chance did to them. What
        an earlier decision of this turn has brought need not be thought again, but is looked at once more.
        """
        limit = min(clock.iterations, self.iterations)
        limit = max(limit - known, limit // 4)
        wide = max(2, round(self.search.widen * math.sqrt(limit)))
        left, behind = options[:wide], options[wide:]
        halvings = (len(left) - 1).bit_length()
        worlds: list[State] = []
        done = looks = 0
        noise = Noise()
        while len(left) > 1:
            for _ in range(max(1, round((limit - done) / (halvings * len(left))))):
                world = self._fate(view, worlds, looks)
                looks += 1
                brought: dict[Option, float] = {}
                for option in left:
                    if not clock.left(done):
                        return self._best_first(left) + behind
                    brought[option] = self._iterate(world.clone(), option)
                    done += 1
                    self.done += 1
                if self.search.error:
                    noise.look(brought)
                    self.root.worth = max(self.search.impression, round(noise.variance / self.search.error**2))
                if done >= 16 and self._decided(left, limit - done):
                    return self._best_first(left) + behind
            halvings -= 1
            left = self._best_first(left)
            half = (len(left) + 1) // 2
            left, behind = left[:half], left[half:] + behind
        return left + behind

    def _fate(self, view: State, worlds: list[State], looks: int) -> State:
        """A way the hidden cards could lie, with luck of its own."""
        if len(worlds) < self.search.worlds:
            worlds.append(self._guess(view))
        world = worlds[looks % len(worlds)]
        world.rng.deal(0, self.rng)  # the same cards perhaps, but not the same luck
        return world

    def _guess(self, view: State) -> State:
        if self.belief is None:
            return view.guess(self.rng)
        return self.belief.guess(view, self.rng)

    def _best_first(self, options: Sequence[Option]) -> list[Option]:
        means = {option: mean for mean, option, _ in self.root.means(options)}
        return sorted(options, key=lambda o: -means.get(o, 0.0))

    def _decided(self, options: Sequence[Option], left: int) -> bool:
        """Whether the second best option cannot become the best any more, even if it got all the iterations that are
        left and each of them brought `REACH` more than its mean."""
        means = sorted(self.root.means(options), key=lambda known: -known[0])
        first, (mean, _, edge) = means[0][0], means[1]
        weight = edge.visits + self.root.worth
        return (mean * weight + left * min(1.0, mean + REACH)) / max(1, weight + left) < first

    def _fits(self, options: Sequence[Option]) -> bool:
        """Whether the tree from the last decision of this turn can be used: it must know no option that is not on offer
        now."""
        return self.root.visits > 0 and set(self.root.children) <= set(options)

    def _below(self, option: Option) -> Node:
        edge = self.root.children.get(option)
        return edge.node if edge is not None else Node()

    def _iterate(self, g: State, option: Option) -> float:
        """Pick this, walk down, add one node, play on, and tell everybody on the way how it went.

        Returned is what it brought this bot."""
        parent, seat = self.root, self.seat
        path: list[tuple[Edge, int, Node]] = []
        alone = not self.search.rounds
        while True:
            edge = parent.children.get(option)
            if edge is None:
                edge = parent.children[option] = Edge()
                edge.available = 1
            path.append((edge, seat, parent))
            g.play(option)
            node = edge.node
            if not g.agenda or not edge.visits or (alone and g.agenda[-1].seat != seat):  # type: ignore[attr-defined]  # a Choice is on top
                break
            parent, seat = node, g.agenda[-1].seat  # type: ignore[attr-defined]  # a Choice is on top
            option = self._select(parent, g, self.judge.sensible(g, seat, g.options))
        end, pick = play_on(self.playing, self.search, g, self.seat, seat)
        if node.favourite is None:
            node.favourite = pick
        rewards = self.judge.expects(end)
        for edge, seat, parent in path:
            parent.visits += 1
            edge.visits += 1
            edge.total += rewards[seat]
        return rewards[self.seat]

    def _select(self, node: Node, g: State, options: Sequence[Option]) -> Option:
        """The most promising option, or a new one while the node may still widen."""
        children = node.children
        width = self.search.widen * math.sqrt(node.visits + 1)
        if len(children) < width and len(children) < len(options):
            untried: list[Option] = [o for o in options if o not in children]
            if untried:
                return node.favourite if node.favourite in untried else self._likeliest(untried, g)
        means = node.means(options)
        if not means:  # this guess offers nothing that was tried before
            return self._likeliest(list(options), g)
        # Curiosity is worth no more than there is to gain.
        brings = [mean for mean, _, _ in means]
        spread = self.search.explore * max(0.02, max(brings) - min(brings))
        best, most = means[0][1], -1.0
        for mean, option, edge in means:
            edge.available += 1
            score = mean + spread * math.sqrt(math.log(edge.available + 1) / max(1, edge.visits + node.worth))
            if score > most:
                best, most = option, score
        return best

    def _likeliest(self, options: list[Option], g: State) -> Option:
        if len(options) == 1:
            return options[0]
        start = self.rng.below(len(options))  # ties are broken by chance
        turned = options[start:] + options[:start]
        return likeliest(turned, self.judge.prefers(g, turned))


def play_on(judge: Judge[Any], search: Search, g: State, me: int, seat: int) -> tuple[State, Option | None]:
    """Everybody plays like a beginner until it has been my turn as often as `search.rounds` says: judged in between,
    whoever has just moved would always seem to be ahead. It begins with the rest of this seat's turn; the first pick on
    the way is told, too. `g` is used up."""
    rounds, leaves = search.rounds, search.leaves
    first: Option | None = None
    for _ in range(LONGEST):
        _, g, pick = finish_turn(judge, g, seat, leaves, judged=False)
        first = first or pick
        if not g.agenda:
            break
        seat = g.agenda[-1].seat  # type: ignore[attr-defined]  # a Choice is on top
        if seat == me:
            rounds -= 1
        if rounds <= 0:
            break
    return g, first
