"""The rooms of a box: what a game may say of itself besides its rules, and the types that each of them has.

    view.py       VIEW = View(page=page, board=board, words=WORDS)
    bot.py        JUDGE = Judge(value=value, prefer=prefer)
    features.py   FEATURES = Features(NAMES, features)

Every room may be left out, and everything in it: `ludoteca.kernel.plain` holds what is used instead. A type checker
compares what a box puts into its rooms with the types here, ours like anybody's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from ludoteca.kernel import plain
from ludoteca.kernel.option import Option
from ludoteca.kernel.playout import playouts, victory
from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Choice, Seat
from ludoteca.paper import Blocks, Markup

G = TypeVar("G", bound=State)

Can = Callable[..., dict[str, Any]]
"""`can(verb, *args)`: the attributes that make an element pick this option, if it is on offer to whoever looks."""
Text = Callable[..., str]
"""`t(message, **args)`: a message in the reader's language."""
Word = Callable[[Any], Any]
"""What a value of some kind is called: a `Say`, or the value itself."""
Temperament = Mapping[str, float]
"""What a player likes for its own sake: a weight for some of the judge's terms. Having one more of such a thing than
the others have on average multiplies the odds of winning, as this player feels them, by e to the power of the weight. A
weight below zero is for what the player dislikes."""


@dataclass(frozen=True, kw_only=True)
class View(Generic[G]):
    """How a game looks. Everything here is given a view of the table, never the truth."""

    page: Callable[[G, Can, Text], Markup] = plain.page
    """The table on the web."""
    blocks: Callable[[G, Can, Text], Blocks] | None = None
    """The same in parts, if the page is large: those that did not change are neither drawn nor sent again."""
    board: Callable[[G, Text], str] = plain.board
    """The table in a terminal."""
    words: Mapping[str, Word] = field(default_factory=dict)
    """How the arguments of options, the fields of questions and the data of events are called, by their name."""
    cover: Callable[[Text], Markup] | None = None
    """The lid of the box in the lobby; otherwise the lobby draws a pattern."""
    matters: Callable[[G, Choice], bool] | None = None
    """Whether a question outside the own turn is worth the attention of the seat that is asked. A box that can tell
    lets its players ask to be bothered only then."""
    seat_line: Callable[[G, Seat, Text], Markup] | None = None
    """What matters most of a seat, in one short line beside its name: it stays in sight of everybody."""
    faces: Callable[[Text], Markup] | None = None
    """Every card of the game, to be read at leisure."""
    moments: Collection[str] = ()
    """The kinds of events that are great moments: the table makes more of them."""


@dataclass(frozen=True)
class Search:
    """How a bot searches in this game. `levels` writes one of these for each of the three searching levels."""

    iterations: int = 0
    """How often a decision is thought through; 0: as often as the level does in any game."""
    rounds: int = 1
    """Below the tree everybody plays on by the game's own preferences, until it has been the bot's turn so many times;
    0: only to the end of this turn, for games in which others hardly matter. The end is judged by `Judge.values`."""
    leaves: int = 8
    """Ends of a turn that are compared while playing on."""
    explore: float = 0.5
    """Weight of curiosity in UCB1; rewards lie in 0..1."""
    widen: float = 1.0
    """A node visited n times looks at `widen * sqrt(n)` options, the preferred ones first."""
    impression: int = 6
    """Visits that the first impression of an option counts for."""
    error: float = 0.0
    """By how much a first impression is usually wrong (a standard deviation). If it is given, the impression counts for
    as many visits as would be equally sure, which follows from how much visits differ from each other; but never for
    fewer than `impression`."""
    by_impression: bool = False
    """Trust the first impression alone, and look no further than the end of the own turn: for a judge who knows more of
    what comes then than playing on would find out."""
    plainly: bool = False
    """A master's: while playing on everybody picks by the game's own judge, and what was learned is asked only where
    that ends. A network knows more and takes longer."""
    plans: int = 40
    """Ends of the own turn that are compared for the first impression."""
    guesses: int = 2
    """Ways the hidden cards could lie that are looked at for it."""
    worlds: int = 40
    """Ways the hidden cards could lie that one decision looks at, each of them again and again."""
    belief: int = 0
    """Each such way is drawn from so many guesses, the likelier ones more often by what the others have picked
    (`ludoteca.bots.belief`); 0: all guesses are alike."""
    care: float = 0.09
    """For `belief`, how carefully others are taken to pick: if `prefer` of two options differs by this much, the better
    one is picked e (2.7) times as often as the other. `bench/belief.py fit` finds it."""
    whim: float = 0.3
    """And the share of picks that are taken to be made at random, for reasons nobody else knows."""
    learned: float = 0.0
    """The share of the judgement that `Judge.learned` has; the rest is `Judge.values`. 0: only `values`, 1: only
    `learned`."""
    farsighted: bool = False
    """Judge by `Judge.farsighted` instead of by either."""
    expert: bool = False
    """Consider and prefer options as `Judge.expert` does."""


def levels(**said: Any) -> tuple[Search, Search, Search]:
    """The settings of the three searching levels, weakest first: `levels(rounds=3, leaves=(1, 3, 3))` gives one number
    to all of them, or one to each."""
    weak, usual, strong = (
        Search(**{name: value[level] if isinstance(value, tuple) else value for name, value in said.items()})
        for level in range(3)
    )
    return weak, usual, strong


@dataclass(frozen=True)
class Policy(Generic[G]):
    """Which options to consider, and which of them first."""

    prefer: Callable[[G, Option], float]
    sensible: Callable[[G, Seat, Sequence[Option]], Sequence[Option]] = plain.everything
    prefers: Callable[[G, Sequence[Option]], list[float]] | None = None
    """`prefer` of many options at one go, where that is cheaper: the same numbers."""


@dataclass(frozen=True)
class Weighing(Generic[G]):
    """A judgement that can be learned: a seat's points are a sum of everything that counts, each so many times its
    weight. `ludoteca train CODE --teach weights` finds better weights by playing."""

    names: tuple[str, ...]
    """What counts."""
    weights: tuple[float, ...]
    """How much each counts before anything is learned."""
    aspects: Callable[[G], list[list[float]]]
    """How much of each every seat has; `g` is a full state or a guess."""
    judged_by: Callable[[Sequence[float]], Callable[[G], list[float]]]
    """`Judge.values` with these weights."""


@dataclass(frozen=True)
class OptionFeatures(Generic[G]):
    """How options are described, so that a policy can be learned that also knows what to think of a card it has never
    seen. `ludoteca train CODE --teach policy` learns it from what a search finds."""

    moments: tuple[str, ...]
    moment: Callable[[G, Seat], list[float]]
    """The situation of the seat that is asked, in a few numbers of about 1."""
    marks: tuple[str, ...]
    about: Callable[[Option], list[float]]
    """What is printed on what an option points at, likewise; the same at any time."""
    bearings: tuple[str, ...] = ()
    bearing: Callable[[G, Seat, Sequence[Option]], list[list[float]]] | None = None
    """What each option would bring about here, likewise, for a policy with a hidden layer: what neither the moment nor
    the print tells, such as how a pattern lies on the map. All zeros: nothing to say."""


class Judge(Generic[G]):
    """What a game tells its bots: how well a seat does, and what is worth a look.

    `value(g, seat)` from 0 to 1: what the seat may expect; `g` is a full state or a guess.
    `values(g)`: the same for every seat, if that is cheaper at one go.
    `prefer(g, option)`: which options to look at first; any number, bigger is better. Must be cheap.
    `prefers(g, options)`: the same numbers for many options, if that is cheaper at one go.
    `sensible(g, seat, options)`: leaves out what nobody would do who knows only what this seat knows. A search that
    knows the cards of a guess would otherwise bet on them.
    `learned(g)`: `values` by weights that were learned from games, for the levels whose `Search` asks for it, and as
    far as it does.
    `farsighted(g)`: likewise, by somebody who also sees a victory coming within the next turns.
    `expert`: how somebody experienced considers and prefers options, likewise.
    `search`: the settings of the three searching levels, weakest first.
    `terms(g, seat)`: what its judgment of a seat is made of, by name, so that a hint can say what an option brings. The
    name is said by `term-<name>`; if they add up to something, `term-unit` says to what.
    `master`: those of the highest level, which judges by what a network has learned, or those for each player count.
    `weighing`, `option_features`: what can be learned by playing: a judgement, and which options to look at first.
    `lesson`: what a network reads of the table, where a few well-chosen numbers teach more than all features do.
    `temperaments`: what players of some temper want more than they should, for variety at the table. Each is called by
    `temperament-<name>`.

    A box that says nothing is judged by playing on at random.
    """

    value: Callable[[G, Seat], float]
    values: Callable[[G], list[float]]
    prefer: Callable[[G, Option], float]
    prefers: Callable[[G, Sequence[Option]], list[float]]
    sensible: Callable[[G, Seat, Sequence[Option]], Sequence[Option]]

    def __init__(
        self,
        value: Callable[[G, Seat], float] | None = None,
        values: Callable[[G], list[float]] | None = None,
        prefer: Callable[[G, Option], float] = plain.any_order,
        sensible: Callable[[G, Seat, Sequence[Option]], Sequence[Option]] = plain.everything,
        learned: Callable[[G], list[float]] | None = None,
        farsighted: Callable[[G], list[float]] | None = None,
        expert: Policy[G] | None = None,
        search: tuple[Search, Search, Search] | None = None,
        master: Search | Mapping[int, Search] | None = None,
        prefers: Callable[[G, Sequence[Option]], list[float]] | None = None,
        terms: Callable[[G, Seat], Mapping[str, float]] | None = None,
        weighing: Weighing[G] | None = None,
        option_features: OptionFeatures[G] | None = None,
        temperaments: Mapping[str, Temperament] | None = None,
        lesson: Features[G] | None = None,
    ) -> None:
        by_playing = value is None and values is None
        self.values = values or (self._one_by_one if value else playouts)
        self.value = value or self._one_of_all
        self.prefer = prefer
        self.prefers = prefers or self._each_option
        self.sensible = sensible
        self.learned = learned
        self.farsighted = farsighted
        self.expert = expert
        self.search = search or (levels(rounds=0, leaves=1, plans=8, guesses=1) if by_playing else levels())
        self.master = master
        self.terms = terms
        self.weighing = weighing
        self.option_features = option_features
        self.temperaments = temperaments or {}
        self.lesson = lesson

    def inclined(self, temperament: str) -> Judge[G]:
        """This judge as somebody of this temperament uses it, who also believes that all others have the same
        temperament."""
        leaning = self.temperaments[temperament]
        return Judge(
            values=self._leaning(self.values, leaning),
            prefer=self.prefer,
            prefers=self.prefers,
            sensible=self.sensible,
            learned=self._leaning(self.learned, leaning) if self.learned else None,
            farsighted=self._leaning(self.farsighted, leaning) if self.farsighted else None,
            expert=self.expert,
            search=self.search,
            master=self.master,
            terms=self.terms,
            weighing=self._weighing_leaning(leaning),
            option_features=self.option_features,
            lesson=self.lesson,
        )

    def _weighing_leaning(self, leaning: Temperament) -> Weighing[G] | None:
        weighing = self.weighing
        if weighing is None:
            return None
        judged_by = weighing.judged_by
        return replace(weighing, judged_by=lambda weights: self._leaning(judged_by(weights), leaning))

    def _leaning(self, values: Callable[[G], list[float]], leaning: Temperament) -> Callable[[G], list[float]]:
        terms = self.terms
        assert terms is not None, "a temperament leans on the judge's terms"

        def wished(g: G) -> list[float]:
            return wishful(values(g), [terms(g, seat) for seat in g.everyone], leaning)

        return wished

    def at(self, search: Search) -> Judge[G]:
        """This judge as these settings want it: by learned weights, with an expert's eye, or just so."""
        learned = self.farsighted if search.farsighted else self._learned_by(search.learned)
        policy = self.expert if search.expert else None
        if learned is None and policy is None:
            return self
        return Judge(
            value=self.value if learned is None else None,
            values=learned or self.values,
            prefer=policy.prefer if policy else self.prefer,
            prefers=policy.prefers if policy else self.prefers,
            sensible=policy.sensible if policy else self.sensible,
            search=self.search,
            terms=self.terms,
        )

    def _learned_by(self, part: float) -> Callable[[G], list[float]] | None:
        """A judgement between `values` (part 0) and `learned` (part 1)."""
        learned, values = self.learned, self.values
        if learned is None or not part or part == 1.0:
            return learned if part else None

        def between(g: G) -> list[float]:
            both = zip(values(g), learned(g), strict=True)
            return [(1.0 - part) * thumb + part * weighed for thumb, weighed in both]

        return between

    def expects(self, g: G) -> list[float]:
        """What each seat may expect, from 0 to 1; a finished game is won or lost, or shared."""
        return victory(g.outcome()) if g.over else self.values(g)

    def _one_by_one(self, g: G) -> list[float]:
        return [self.value(g, seat) for seat in g.everyone]

    def _each_option(self, g: G, options: Sequence[Option]) -> list[float]:
        prefer = self.prefer
        return [prefer(g, option) for option in options]

    def _one_of_all(self, g: G, seat: Seat) -> float:
        return self.values(g)[seat]


def wishful(values: Sequence[float], has: Sequence[Mapping[str, float]], leaning: Temperament) -> list[float]:
    """What each seat may expect, as players of this temperament feel it: more, if a seat has more of what they like
    than the others have. What is certain stays so: 0 and 1 do not change."""
    others = max(1, len(has) - 1)
    found = []
    for value, mine in zip(values, has, strict=True):
        ahead = 0.0
        for term, weight in leaning.items():
            theirs = sum([seat[term] for seat in has]) - mine[term]
            ahead += weight * (mine[term] - theirs / others)
        against = math.exp(min(30.0, -ahead)) * (1.0 - value)
        found.append(value / (value + against) if value else 0.0)
    return found


@dataclass(frozen=True)
class Features(Generic[G]):
    """The table as numbers, for learning: the same names and the same length at every table of the game."""

    names: tuple[str, ...]
    of: Callable[[G, Seat], list[float]]
    """What a seat sees, from that seat's side; the first argument is its view."""
    about: Mapping[str, str] = field(default_factory=dict)
    """What the features of each block are, a block being those whose names begin with the same word."""
