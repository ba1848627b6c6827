"""The rooms of a box: what a game may say of itself besides its rules, and the types that each of them has.

    view.py       VIEW = View(page=page, board=board, words=WORDS)
    bot.py        JUDGE = Judge(value=value, prefer=prefer)
    features.py   FEATURES = Features(NAMES, features)

Every room may be left out, and everything in it: `ludoteca.kernel.plain` holds what is used instead. A type checker
compares what a box puts into its rooms with the types here, ours like anybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
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
    """How far a first impression is usually wrong. If it is given, the impression counts for as many visits as it takes
    to know more than it does, judged by how far visits differ from each other; but never for less than `impression`."""
    plans: int = 40
    """Ends of the own turn that are compared for the first impression."""
    guesses: int = 2
    """Ways the hidden cards could lie that are looked at for it."""
    worlds: int = 40
    """Ways the hidden cards could lie that one decision looks at, each of them again and again."""
    learned: float = 0.0
    """Judge so far by `Judge.learned`, and for the rest by `Judge.values`: 1 wholly, 0.5 half by thumb still."""
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
    `master`: those of the highest level, which judges by what a network has learned.

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
        master: Search | None = None,
        prefers: Callable[[G, Sequence[Option]], list[float]] | None = None,
        terms: Callable[[G, Seat], Mapping[str, float]] | None = None,
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
        """What somebody says who has learned such a part of it: between the beginner and the experienced."""
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


@dataclass(frozen=True)
class Features(Generic[G]):
    """The table as numbers, for learning: the same names and the same length at every table of the game."""

    names: tuple[str, ...]
    of: Callable[[G, Seat], list[float]]
    """What a seat sees, from that seat's side; the first argument is its view."""
    about: Mapping[str, str] = field(default_factory=dict)
    """What the features of each block are, a block being those whose names begin with the same word."""
