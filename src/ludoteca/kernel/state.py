"""The table: what lies on it, what the rules still owe, and what may be picked now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Self

from ludoteca.kernel.chance import Random
from ludoteca.kernel.component import DROP, SHARE, Component
from ludoteca.kernel.event import EVERYBODY, Event
from ludoteca.kernel.option import Option
from ludoteca.kernel.reason import ELSEWHERE, OVER, Reason
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.steps import Choice, Seat, Step

COMPILED: Final[bool] = False
"""`make native` writes True."""
TRUTH: Final = -1
"""`viewer` of a state that hides nothing."""

MANY: Final = 10
_SEATS: Final = tuple(range(seats) for seats in range(MANY))


@dataclass(frozen=True)
class Result:
    """How a game ended: points and rank of every seat. Ranks begin at 1; who shares a victory shares a rank."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    draw: bool = False
    """The game ended without a victory: all share rank 1, and nobody has won."""

    @staticmethod
    def of(scores: Sequence[int], *tie_breakers: Sequence[int]) -> Result:
        """More is better; ties go to the tie-breakers in order."""
        standings = list(zip(scores, *tie_breakers, strict=True))
        return Result(tuple(scores), tuple(1 + sum(other > mine for other in standings) for mine in standings))

    @staticmethod
    def drawn(scores: Sequence[int]) -> Result:
        """A draw. The points still tell how far everybody came."""
        return Result(tuple(scores), (1,) * len(scores), draw=True)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return () if self.draw else tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def race(self) -> bool:
        """Who came in first has 1 and the others 0: the ranks say as much, and nobody counted points."""
        return set(self.scores) <= {0, 1}


@dataclass(kw_only=True)
class State(Component):
    """The state is what lies on the table; the agenda is what the rules still owe."""

    seats: int
    rng: Random
    agenda: list[Step] = field(default_factory=list)
    viewer: int = TRUTH
    heard: list[Event] | None = field(default=None, compare=False, repr=False, metadata=DROP)
    """Where events go while somebody listens."""
    listed: Sequence[Option] | None = field(default=None, compare=False, repr=False, metadata=SHARE)
    """The options of the pending choice, so that they are listed once per decision."""

    # What a game writes.

    def outcome(self) -> Result:
        """The result, asked once nothing is owed any more."""
        raise NotImplementedError

    def census(self) -> dict[str, object]:
        """Everything in the box, counted where it lies. It stays equal for the whole game."""
        raise NotImplementedError

    def told(self, data: dict[str, Any]) -> dict[str, Any]:
        """The data of an event as listeners get it: a game overrides this to turn cards into faces. It is called only
        if somebody listens, so it costs nothing otherwise."""
        return data

    # What everybody calls.

    @property
    def ask(self) -> Choice | None:
        """The pending choice, or nothing when the game is over."""
        return self.agenda[-1] if self.agenda else None  # type: ignore[return-value]  # settle leaves a Choice on top

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def result(self) -> Result | None:
        return None if self.agenda else self.outcome()

    @property
    def everyone(self) -> range:
        return _SEATS[self.seats] if self.seats < MANY else range(self.seats)

    @property
    def options(self) -> Sequence[Option]:
        """What may be picked now, by the seat that is asked. Other seats' views list nothing."""
        listed = self.listed
        if listed is not None:
            return listed
        ask = self.ask
        mine = ask is not None and self.viewer in (TRUTH, ask.seat)
        self.listed = ask.options(self) if ask is not None and mine else ()
        return self.listed

    def why_not(self, pick: Option) -> Reason | None:
        """The first rule against this pick for whoever looks, or nothing if it is on offer to them."""
        ask = self.ask
        if ask is None:
            return OVER
        if self.viewer not in (TRUTH, ask.seat):
            return Reason(ask.rule, "not-asked", seat=ask.seat)
        if pick in self.options:
            return None
        against = ask.forbids(self, pick)
        return (
            Reason(ask.rule, "first", ask=ask, verb=pick.verb) if against is None or against is ELSEWHERE else against
        )

    def choose(self, pick: Option) -> None:
        """A pick from outside: refused unless it is on offer."""
        if self.viewer != TRUTH:
            raise Refused("This is one seat's view of the table: pick at the table itself.", "view")
        if not self.agenda:
            raise Refused("The game is over: nothing can be picked any more.", "over")
        if pick not in self.options:
            raise Refused(f"{pick.key} is not on offer now: pick one of the options listed.", "not-on-offer")
        self.play(pick)

    def play(self, pick: Option) -> None:
        """A pick known to be on offer: what searches and replays call."""
        self.agenda.pop().take(self, pick)
        self.settle()

    def then(self, first: Step | None = None, *rest: Step) -> None:
        """These steps, in this order, before anything already waiting."""
        if rest:
            self.agenda.extend(rest[::-1])
        if first is not None:
            self.agenda.append(first)

    def then_all(self, steps: Sequence[Step]) -> None:
        """The same of steps that belong together, such as those of a turn."""
        self.agenda.extend(steps[::-1])

    def settle(self) -> None:
        """Do what needs no deciding, until somebody must decide or the game is over."""
        agenda = self.agenda
        while agenda:
            step = agenda[-1]
            if isinstance(step, Choice) if COMPILED else step.waits:  # whichever is faster there
                options = step.options(self)
                if len(options) > 1 or (options and (step.reaction or not step.auto)):
                    self.listed = options
                    return
                if not options:
                    raise AssertionError(f"{step} offers nothing")
                agenda.pop()
                step.take(self, options[0])
            else:
                agenda.pop()
                step.do(self)
        self.listed = ()

    def tell(self, kind: str, /, **data: Any) -> None:
        """Narrate, if somebody listens. `to=` says which seats may know it, a bit for each; by default everybody."""
        if self.heard is not None:
            to = data.pop("to", EVERYBODY)
            self.heard.append(Event(kind, to, self.told(data)))

    # What a seat may know.

    def view(self, seat: Seat) -> Self:
        """The table as this seat sees it; seat number `seats` is a spectator."""
        if self.viewer not in (TRUTH, seat):
            raise Refused("A view cannot be looked at with other eyes.", "view")
        view = self.clone()
        view.listed = None
        view.viewer = seat
        view.hide(seat)
        return view

    def guess(self, rng: Random) -> Self:
        """A whole table that this view could be a view of."""
        if self.viewer == TRUTH:
            raise Refused("Only a view can be guessed at: call view(seat) first.", "view")
        guess = self.clone()
        guess.listed = None
        guess.viewer = TRUTH
        guess.deal(self.viewer, rng)
        return guess
