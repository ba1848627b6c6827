"""The toy's page: cards in hand can be clicked; passing and drawing are left to the table's buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.kernel import UNKNOWN, Say
from ludoteca.paper import Markup, h
from tests.table.toy.rules import Answer, Toy

WORDS: dict[str, Callable[[Any], Say]] = {}


def page(view: Toy, can: Callable[..., dict[str, Any]], t: Callable[..., str]) -> Markup:
    def card(c: int) -> Markup:
        face = view.cards.face[c]
        shown = t("toy-back") if face == UNKNOWN else t("toy-face", face=face)
        return h("li.toy-card", shown, id=f"card-{c}", glide=f"card-{c}", **(can("lay", c) or can("trump", c)))

    hands = [
        h("section", h("h3", t("toy-hand", seat=seat)), h("ul", [card(c) for c in hand]), h("p", view.points[seat]))
        for seat, hand in enumerate(view.hands)
    ]
    return h("div.toy", hands, h("ul", [card(c) for c in view.table[-3:]]))


def board(view: Toy, t: Callable[..., str]) -> str:
    return "\n".join(f"{seat}: {len(hand)}" for seat, hand in enumerate(view.hands))


def profile(view: Toy, ask: Answer) -> bool:
    """Worth asking: something can be trumped."""
    return len(ask.options(view)) > 1
