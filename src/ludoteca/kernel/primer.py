"""The illustrated pages of a box's rules: what to show first, and which part of the table is its picture.

    primer.py     PRIMER = Primer(goal=Plate("goal", shows=".map"), turn=(Plate("place", shows=".party"), ...), ...)

Pictures are not drawn anew: they are cut out of a real table at a moment when the thing is on it, so they cannot grow
old. The words of a plate are `primer-<name>` and `primer-<name>-title` of the box's texts; where the box has none,
those of the lesson of that name in its guided first game.
"""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.kernel.guide import Guide


@dataclass(frozen=True)
class Plate:
    """One thing to understand, in a picture and a few sentences."""

    name: str
    shows: str = ""
    """The part of the page that is its picture, as `tag.class` or `.class`; none: words only."""
    lesson: str = ""
    """The lesson whose question is asked in the picture; otherwise the one of its own name, or any moment."""


@dataclass(frozen=True)
class Term:
    """A word of the game with its sign. `primer-term-<name>` says it: the word, an em dash, what it means."""

    name: str
    shows: str = ""


@dataclass(frozen=True, kw_only=True)
class Primer:
    """What a newcomer reads before anything else."""

    goal: Plate
    turn: tuple[Plate, ...] = ()
    """A turn, or a round, from its beginning to its end."""
    actions: tuple[Plate, ...] = ()
    """What can be done, each with the pieces it is done with."""
    end: Plate | None = None
    """How it ends, and how points are counted; an example comes from a game that was played for it."""
    terms: tuple[Term, ...] = ()
    ripe: float = 0.4
    """From which part of the game the pictures are best taken: when the table has filled a little."""

    @property
    def plates(self) -> tuple[Plate, ...]:
        return (self.goal, *self.turn, *self.actions, *((self.end,) if self.end else ()))

    @staticmethod
    def plain(guide: Guide | None) -> Primer | None:
        """For a box that has written none: the lessons of its guided first game, one after the other."""
        if guide is None:
            return None
        goal, *others = (Plate(lesson.name) for lesson in guide.lessons)
        return Primer(goal=goal, actions=tuple(others))
