"""What a pick told, decided from views: cards, secrets that are no cards, and books that nobody has read."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest

from ludoteca.kernel import Choice, Game, Match, Option, Random, Refused, Result, State, Variants, option
from ludoteca.registry import boxes

NAME = tuple(option("name", n) for n in range(9))
READ, WAIT = option("read"), option("wait")
BOOK = (3, 1, 4)


@dataclass(kw_only=True)
class Guessing(State):
    """Everybody has a number in mind, and there is a book: no card at all."""

    minds: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    coins: int = 0
    unread: bool = False

    def hide(self, seat: int) -> None:
        super().hide(seat)
        self.minds = [mind if s == seat else -1 for s, mind in enumerate(self.minds)]
        self.unread = False

    def deal(self, seat: int, rng: Random) -> None:
        super().deal(seat, rng)
        self.minds = [rng.below(9) if mind < 0 else mind for mind in self.minds]
        self.unread = True

    def outcome(self) -> Result:
        return Result.of([0] * self.seats)

    def census(self) -> dict[str, object]:
        return {}


@dataclass(frozen=True)
class Think(Choice):
    """Have a number in mind; who is last to do so shows them all."""

    def options(self, g: Guessing) -> Sequence[Option]:
        return NAME

    def take(self, g: Guessing, pick: Option) -> None:
        g.minds.append(int(pick.args[0]))
        if len(g.minds) == g.seats:
            g.shown, g.minds = g.minds, []
            g.then(Book(self.seat))


@dataclass(frozen=True)
class Book(Choice):
    """Read the first page of the book, or wait."""

    def options(self, g: Guessing) -> Sequence[Option]:
        return (READ, WAIT)

    def take(self, g: Guessing, pick: Option) -> None:
        g.then(Book(self.seat))
        if pick is READ:
            g.coins += g.rng.pick(BOOK) if g.unread else BOOK[0]


def setup(seats: int, rng: Random, variants: Variants) -> Guessing:
    g = Guessing(seats=seats, rng=rng)
    g.then(*(Think(seat) for seat in range(seats)))
    return g


GAME = Game(
    code="guessing",
    package=__name__,
    version="1",
    seats=(2,),
    setup=setup,
    actions=(*NAME, READ, WAIT),
    bound=50,
)


def test_a_number_in_mind_can_be_changed_until_the_others_are_shown() -> None:
    match = Match(GAME, ["Ana", "Bia"], 1)
    match.choose("name:4")
    assert match.may_undo(0)  # nobody else knows it
    match.choose("name:7")
    assert not match.may_undo(1)  # now Bia has seen Ana's
    with pytest.raises(Refused, match="something was shown"):
        match.undo(1)


def test_what_was_read_cannot_be_unread() -> None:
    match = Match(GAME, ["Ana", "Bia"], 1)
    for key in ("name:4", "name:7", "wait"):
        match.choose(key)
    assert match.may_undo(1)
    match.choose("read")
    assert not match.may_undo(1)
    match.choose("wait")
    assert match.may_undo(1)
    match.undo(1)
    assert not match.may_undo(1)  # asked again of the pick that is now the last one


def asked(code: str, kind: str, variants: Variants, tells: str = "") -> list[bool]:
    """Whether picks of such a question (that led to such an event) can be taken back freely, in games of chance."""
    found: list[bool] = []
    game = boxes()[code]
    for seed in range(4):
        match, chance = Match(game, ["Ana", "Bia"], seed, variants), random.Random(seed)
        for _ in range(160):
            ask = match.state.ask
            if ask is None:
                break
            told = {event.kind for event in match.choose(chance.choice(list(match.state.options)))}
            if type(ask).__name__ == kind and (not tells or tells in told):
                found.append(match.may_undo(ask.seat))
    return found


def test_a_reward_of_the_book_is_read_once() -> None:
    free = asked("above_and_below", "Strive", {}, tells="succeeded")
    assert len(free) >= 5
    assert True not in free


@pytest.mark.parametrize("mode", ["padrao", "triagem"])
def test_the_last_to_choose_initial_symbols_has_seen_the_others(mode: str) -> None:
    free = asked("calamandara", "InitialSymbol", {"deck_mode": mode})
    assert free.count(False) == 4  # the last pick of each of four games
    assert True in free


def test_putting_the_own_deck_in_order_tells_the_others_nothing() -> None:
    free = asked("calamandara", "OrderMemories", {"deck_mode": "sequencia"})
    assert free.count(True) > 9 * free.count(False)
