"""What is declared with a card, one pick at a time. The card itself says what may be picked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.calamandara.rules.cards.effect import EFFECTS
from ludoteca.games.calamandara.rules.reasons import on_board, untouchable
from ludoteca.games.calamandara.rules.responses import pursue
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, absent


def against_answer(g: Calamandara, rule: str, memory: int, pick: Option) -> Reason:
    """Why a card does not allow an answer."""
    if pick.verb == "traveller":
        if pick.number >= g.seats:
            return absent("CAL-TURN-01", "no-traveller")
        return Reason(rule, "not-for", memory=memory, other=pick.number)
    if pick.verb in {"at", "lift"}:
        there = untouchable(g.board, pick.number) if pick.verb == "lift" else on_board(g.board, pick.number)
        return there or Reason(rule, "not-by-card", memory=memory, effect=memory)
    if pick.verb in {"card", "aim", "of"}:
        return absent(rule, "not-by-card", memory=memory, effect=memory)
    return Reason(rule, "not-by-card", memory=memory, effect=memory)


@dataclass(frozen=True)
class Question(Choice):
    """Everything a card does is declared before anybody answers it."""

    rule = "CAL-TURN-07"
    memory: int = -1

    def options(self, g: Calamandara) -> Sequence[Option]:
        assert g.draft is not None
        return EFFECTS[g.draft.effect].options(g, g.draft)

    def forbids(self, g: Calamandara, pick: Option) -> Reason | None:
        offered = self.options(g)
        if pick in offered:
            return None
        assert g.draft is not None
        if all(pick.verb != other.verb for other in offered):
            return ELSEWHERE
        return against_answer(g, EFFECTS[g.draft.effect].rule, g.draft.effect, pick)

    def take(self, g: Calamandara, pick: Option) -> None:
        assert g.draft is not None
        EFFECTS[g.draft.effect].chosen(g, g.draft, pick)
        pursue(g)


class WhichTraveller(Question):
    """Against whom, or for whom."""


class WhichSpace(Question):
    """On which space of the board."""


class WhichSymbol(Question):
    """Which symbol."""


class WhichWay(Question):
    """In which of the ways printed on the card."""


class WhichAction(Question):
    """Against which declared action or card of the pile."""


class WhichFacing(Question):
    """Which way a relocated symbol looks."""


class HowMany(Question):
    """How many cards."""


@dataclass(frozen=True)
class WhichCard(Question):
    """Which card; asked even if there is one answer, because being asked would tell what a hand holds."""

    auto = False
