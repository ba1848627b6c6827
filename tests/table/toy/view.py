"""The toy's page: cards in hand can be clicked; passing and drawing are left to the table's buttons."""

from __future__ import annotations

from ludoteca.kernel import UNKNOWN, Can, Choice, Text, View
from ludoteca.paper import Markup, h, sheet
from tests.table.toy.rules import Toy


def page(view: Toy, can: Can, t: Text) -> Markup:
    def card(c: int) -> Markup:
        face = view.cards.face[c]
        shown = t("toy-back") if face == UNKNOWN else t("toy-face", face=face)
        pick = can("lay", c) or can("trump", c)
        told = sheet(text=t("toy-card"), cost=1, rule="TOY-02", face=True)
        return h("li.toy-card", shown, id=f"card-{c}", glide=f"card-{c}", **told, **pick)

    hands = [
        h("section", h("h3", t("toy-hand", seat=seat)), h("ul", [card(c) for c in hand]), h("p", view.points[seat]))
        for seat, hand in enumerate(view.hands)
    ]
    return h("div.toy", hands, h("ul", [card(c) for c in view.table[-3:]]))


def board(view: Toy, t: Text) -> str:
    return "\n".join(f"{seat}: {len(hand)}" for seat, hand in enumerate(view.hands))


def matters(view: Toy, ask: Choice) -> bool:
    """Worth asking: something can be trumped."""
    return len(ask.options(view)) > 1


def seat_line(view: Toy, seat: int, t: Text) -> Markup:
    return h("b.points", view.points[seat], tally=f"points-{seat}", tip=t("toy-points"))


def faces(t: Text) -> Markup:
    return h(
        "div.toy",
        [h("li.toy-card", t("toy-face", face=n), **sheet(t("toy-face", face=n), t("toy-card"))) for n in (1, 2)],
    )


VIEW = View(page=page, board=board, matters=matters, seat_line=seat_line, faces=faces, moments={"laid", "trumped"})
