"""A guided first game: a prepared table and a coach who says at each question what it is about.

    guide.py      GUIDE = Guide(seats=2, seed=7, lessons=(Lesson("move", asks=(Move,), done=("at",)), ...))

A lesson is shown with the first question it is about and comes back until it is learned. The learner may do anything
the rules allow: the coach follows the questions, not a script. Its words are `guide-<name>` in the box's texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from ludoteca.kernel.option import Option
from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Choice, Seat


@dataclass(frozen=True)
class Moment:
    """A question that the learner was asked, or is asked now."""

    ask: Choice
    verbs: frozenset[str]
    """What was on offer."""
    pick: Option | None = None

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

    def about(self, moment: Moment) -> bool:
        """Whether it can be learned here: nobody is told to build who cannot."""
        return isinstance(moment.ask, self.asks) and (not self.done or not moment.verbs.isdisjoint(self.done))

    def learned_by(self, pick: Option) -> bool:
        return not self.done or pick.verb in self.done


@dataclass(frozen=True)
class Word:
    """What the coach says now."""

    lesson: Lesson | None
    """Nothing while there is nothing new to say about the question."""
    learned: int
    of: int
    otherwise: bool = False
    """The learner has just done something else than the coach would have tried: that is fine, and said so."""

    @property
    def finished(self) -> bool:
        return self.learned == self.of


@dataclass(frozen=True, kw_only=True)
class Guide:
    """A prepared table and its lessons, in the order in which they are best learned."""

    seats: int
    seed: int
    lessons: tuple[Lesson, ...]
    variants: Mapping[str, str] = field(default_factory=dict)
    learner: Seat = 0
    bot: str = "greedy"
    """Who plays against the learner."""
    minutes: int = 10

    def word(self, past: Iterable[Moment], now: Moment | None) -> Word:
        """What to say at this moment, after what the learner was asked and answered so far."""
        learned: set[str] = set()
        otherwise = False
        for moment in past:
            lesson = self._next(moment, learned)
            if lesson is not None and moment.pick is not None:
                otherwise = bool(lesson.tries) and moment.pick not in lesson.tries
                if lesson.learned_by(moment.pick):
                    learned.add(lesson.name)
        lesson = self._next(now, learned) if now is not None else None
        return Word(lesson, len(learned), len(self.lessons), otherwise)

    def _next(self, moment: Moment, learned: set[str]) -> Lesson | None:
        ready = (one for one in self.lessons if one.name not in learned and (not one.after or one.after in learned))
        return next((one for one in ready if one.about(moment)), None)

    @property
    def taught(self) -> frozenset[str]:
        """Every verb that some lesson is about."""
        return frozenset(verb for lesson in self.lessons for verb in (*lesson.done, *lesson.teaches))
