"""What lies in the middle: buildings for sale, villagers to train, the round track and the reputation shaft."""

from __future__ import annotations

from ludoteca.games.above_and_below.content.board import (
    DEPTHS,
    FIRST_CAVE,
    PARAGRAPHS,
    REPUTATION_BONUS,
    REPUTATION_POINTS,
    ROUNDS,
    SURFACE,
    TORCH,
    TRAINING,
)
from ludoteca.games.above_and_below.content.goods import NOTHING
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.view.cards import Can, Text, building, figure
from ludoteca.games.above_and_below.view.icons import icon, pips
from ludoteca.kernel import bits_of
from ludoteca.paper import Markup, css, h

SKYLINE = h(
    "svg.skyline",
    h("path", d="M0 60V44h14V30l8-10 8 10v14h22V34h10l12-14 12 14h10v10h18V26l9-12 9 12v18h30V36l16-12 16 12v8h24V60z"),
    viewBox="0 0 220 60",
    preserveAspectRatio="xMidYMax meet",
    aria_hidden=True,
)


def market(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """All that can be built, in its four rows, and whom one can train."""
    face = view.cards.face
    return h(
        "div.market",
        h(
            "div.shelf",
            _row("stars", view.star_row, can, t),
            _row("keys", view.key_row, can, t),
        ),
        h(
            "div.shelf",
            _row("houses", [face[card] for card in view.house_row], can, t, len(view.house_pile)),
            _row("outposts", [face[card] for card in view.outpost_row], can, t, len(view.outpost_pile)),
        ),
    )


def _row(name: str, buildings: list[int] | tuple[int, ...], can: Can, t: Text, pile: int | None = None) -> Markup:
    swap = can("swap", name) if pile is not None else {}
    again = h("span.swap", icon("swap"), h("b", 1), icon("coin"), **swap) if swap else None
    left = None if pile is None else h("small", t("pile", count=pile))
    cards = [building(number, t, price=True, **can("buy", number)) for number in buildings]
    return h(
        "section.row",
        h("h3", h("span.label", t(f"row-{name}")), left, again),
        h("div.cards", cards) if cards else h("p.built", SKYLINE, t("row-built")),
        class_=name,
        style=css(__cards=len(cards)),
    )


def people(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """The five spaces at the top of the reputation board, with their costs; the special villagers; the next cave."""
    spaces = []
    for cost, villager in zip(TRAINING, view.villager_row, strict=True):
        who = h("div.gap") if villager == NOTHING else figure(villager, t, **can("hire", villager))
        spaces.append(h("li", who, h("span.cost", cost)))
    special = [figure(villager, t) for villager in bits_of(view.specials)]
    return h(
        "div.people",
        h(
            "section.row.hire",
            h("h3", t("to-train"), h("small", t("pile", count=len(view.villager_pile)))),
            h("ol.spaces", spaces),
            style=css(__cards=len(spaces)),
        ),
        h(
            "section.row.special",
            h("h3", t("special")),
            h("div.folk", special),
            style=css(__cards=len(special)),
        )
        if special
        else None,
        _next_cave(view, t),
    )


def _next_cave(view: AboveAndBelow, t: Text) -> Markup:
    """The cave pile lies face up: its top card shows which paragraphs it leads to."""
    head = h("h3", t("caves"), h("small", t("pile", count=len(view.cave_pile))))
    if not view.cave_pile:
        return h("section.row.next", head)
    top = view.cave_pile[-1]
    numbers = PARAGRAPHS[view.cards.face[top] - FIRST_CAVE]
    return h("section.row.next", head, cave(numbers, t, glide=f"cave-{top}"))


def cave(numbers: tuple[int, ...], t: Text, **attributes: str) -> Markup:
    """A cave card with the paragraphs of its six die results."""
    cells = [h("span", pips(roll), h("b", number)) for roll, number in enumerate(numbers, 1)]
    return h("div.cave-card", icon("cave"), h("div.numbers", cells), tip=t("cave-tip"), **attributes)


def shaft(view: AboveAndBelow, t: Text) -> Markup:
    """The reputation board: from the surface down into the cave, a cube for each player; and the round track."""
    levels = []
    for position in range(SURFACE, DEPTHS + 1):
        points = REPUTATION_POINTS[position - SURFACE]
        cubes = [
            h(f"i.cube.hue-{seat}", glide=f"cube-{seat}", tip=t("stands", seat=seat, count=position))
            for seat, village in enumerate(view.villages)
            if village.reputation == position
        ]
        sign = icon("reputation") if position == TORCH else None
        worth = f"{points:+d}".replace("-", "−") if points else "0"
        levels.append(h("li", sign, h("span.cubes", cubes), h("b", worth), icon("star")))
    rounds = [
        h("li", number, class_="now" if number == view.round else "past" if number < view.round else None)
        for number in range(1, ROUNDS + 1)
    ]
    bonus = [
        h("span", place, ". ", icon("star"), points) for place, points in enumerate(REPUTATION_BONUS[view.seats], 1)
    ]
    mug = icon("cider") if view.cider else h("span.gone")
    return h(
        "aside.shaft",
        h("h3", t("round", round=view.round, rounds=ROUNDS)),
        h("ol.rounds", rounds, aria_hidden=True),
        h("div.mug", mug, tip=t("cider-here") if view.cider else t("cider-gone")),
        h("h3", t("reputation")),
        h("ol.levels", levels),
        h("div.bonus", bonus, tip=t("reputation-bonus")),
    )
