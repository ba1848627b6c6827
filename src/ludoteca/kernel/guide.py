"""A guided first game: a prepared table and a coach who says at each question what it is about.

    guide.py      GUIDE = Guide(seats=2, seed=7, lessons=(Lesson("move", asks=(Move,), done=("at",)), ...))

A lesson is shown with the first question it is about and comes back until it is learned. The learner may do anything
the rules allow: the coach follows the questions, not a script. Its words are `guide-<name>` in the box's texts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ludoteca.kernel.option import Option
from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Choice, Seat

QUIET: Final = 4
"""Questions without anything new after which the coach tells what has not come up by itself."""
INSISTS: Final = 3
"""Times that a lesson is shown in vain before it lets the others go first; after twice as many it has been said."""


@dataclass(frozen=True)
class Moment:
    """A question that the learner was asked, or is asked now."""

    ask: Choice
    verbs: frozenset[str]
    """What was on offer."""
    pick: Option | None = None
    untrue: frozenset[str] = frozenset()
    """Lessons that would not have been true of the table as it lay."""

    @staticmethod
    def of(g: State, pick: Option | None = None) -> Moment:
        """The question on the table."""
        assert g.ask is not None
        return Moment(g.ask, frozenset(option.verb for option in g.options), pick)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """One thing to learn."""

    name: str
    asks: tuple[type[Choice], ...]
    """The questions it is about."""
    done: tuple[str, ...] = ()
    """It is learned by an answer with one of these verbs; by any answer where none is named."""
    tries: tuple[Option, ...] = ()
    """Answers the coach would try: the page points at those that are on offer."""
    points: tuple[str, ...] = ()
    """Elements of the page that it speaks of, as CSS selectors."""
    after: str = ""
    """The lesson that must be learned before this one makes sense, where the order of questions does not see to it."""
    teaches: tuple[str, ...] = ()
    """Actions of the game that it introduces, by verb, besides those of `done`."""
    begins: tuple[str, ...] = ()
    """Verbs on the way to those of `done`: it is already shown where one of these is on offer."""
    when: Callable[[Any, Seat], bool] | None = None
    """What must be true of the table, as far as the learner (the seat) sees it, so that the words are."""
    warns: tuple[str, ...] = ()
    """Answers that are allowed and cost the learner something: `guide-<name>-<verb>` says what, afterwards."""

    def about(self, moment: Moment) -> bool:
        """Whether it can be learned here: nobody is told to build who cannot."""
        within = not self.done or not moment.verbs.isdisjoint((*self.done, *self.begins))
        return within and isinstance(moment.ask, self.asks) and self.name not in moment.untrue

    def learned_by(self, moment: Moment) -> bool:
        """By what was answered; where it was only told, by any answer."""
        assert moment.pick is not None
        return not self.done or moment.pick.verb in self.done or not self.about(moment)


@dataclass(frozen=True)
class Word:
    """What the coach says now."""

    lesson: Lesson | None
    """Nothing while there is nothing new to say about the question."""
    learned: int
    of: int
    otherwise: str = ""
    """The learner has just done something else than the coach would have tried: the message that says so."""

    @property
    def finished(self) -> bool:
        return self.learned == self.of


@dataclass(frozen=True, kw_only=True)
class Guide:
    """A prepared table and its lessons, in the order in which they are best learned.

    The last one closes: it comes when all others are learned. What does not come up by itself, as in a game without a
    tie, is told at the closing lesson's kind of question."""

    seats: int
    seed: int
    lessons: tuple[Lesson, ...]
    variants: Mapping[str, str] = field(default_factory=dict)
    learner: Seat = 0
    bot: str = "greedy"
    """Who plays against the learner."""
    minutes: int = 10

    def moment(self, g: State, pick: Option | None = None) -> Moment:
        """The question on the table, and which lessons would be untrue of it."""
        there = Moment.of(g, pick)
        seat = there.ask.seat
        untrue = frozenset(one.name for one in self.lessons if one.when is not None and not one.when(g, seat))
        return replace(there, untrue=untrue)

    def word(self, past: Iterable[Moment], now: Moment | None) -> Word:
        """What to say at this moment, after what the learner was asked and answered so far."""
        learned: set[str] = set()
        shown: Counter[str] = Counter()
        quiet = 0
        otherwise = ""
        for moment in past:
            lesson = self._next(moment, learned, shown, quiet)
            quiet = quiet + 1 if lesson is None else 0
            otherwise = ""
            if lesson is None or moment.pick is None:
                continue
            shown[lesson.name] += 1
            otherwise = _otherwise(lesson, moment)
            if lesson.learned_by(moment) or shown[lesson.name] >= 2 * INSISTS:
                learned.add(lesson.name)
        lesson = self._next(now, learned, shown, quiet) if now is not None else None
        return Word(lesson, len(learned), len(self.lessons), otherwise)

    def _next(self, moment: Moment, learned: set[str], shown: Mapping[str, int], quiet: int) -> Lesson | None:
        ready = [one for one in self.lessons if one.name not in learned and (not one.after or one.after in learned)]
        closing = self.lessons[-1]
        if len(learned) + 1 < len(self.lessons):
            ready = [one for one in ready if one is not closing]
        fits = [one for one in ready if one.about(moment)]
        fits.sort(key=lambda one: shown.get(one.name, 0) >= INSISTS)
        if not fits and quiet >= QUIET and isinstance(moment.ask, closing.asks):
            fits = ready
        return fits[0] if fits else None

    @property
    def taught(self) -> frozenset[str]:
        """Every verb that some lesson is about."""
        return frozenset(verb for lesson in self.lessons for verb in (*lesson.done, *lesson.teaches))


def _otherwise(lesson: Lesson, moment: Moment) -> str:
    """The message about an answer that the coach would not have tried."""
    pick = moment.pick
    assert pick is not None
    if pick.verb in lesson.warns:
        return f"guide-{lesson.name}-{pick.verb}"
    tries = [one for one in lesson.tries if one.verb in moment.verbs]
    meant = pick in tries if tries else not lesson.done or pick.verb in (*lesson.done, *lesson.begins)
    return "" if meant or not lesson.about(moment) else "coach-otherwise"
