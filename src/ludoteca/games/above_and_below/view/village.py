"""A village: its three areas, houses above ground, caves below, supply, sale circle and progress track."""

from __future__ import annotations

from typing import Any

from ludoteca.games.above_and_below.content.board import INCOME, POINTS_PER_GOOD
from ludoteca.games.above_and_below.content.buildings import HOUSE_MASK, OUTPOST_MASK
from ludoteca.games.above_and_below.content.goods import GOODS, ITEMS, NOTHING
from ludoteca.games.above_and_below.scoring import Score
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.cards import Can, Text, building, figure, labelled
from ludoteca.games.above_and_below.view.grottoes import grotto
from ludoteca.games.above_and_below.view.icons import icon, with_number
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Markup, css, either, h, sheet

ACTIONS = (
    ("explore", "lantern"),
    ("harvest", "mushroom"),
    ("build", "hammer"),
    ("train", "quill"),
    ("labor", "coin"),
    ("pass", "bed"),
)


SKY = h(
    "svg.sky",
    h("path.cloud", d="M40 34q4-12 16-9q6-10 18-4q12-4 14 8q10 2 8 9H42q-8-1-2-4z"),
    h("path.cloud", d="M210 26q3-9 12-7q5-8 14-3q9-3 11 6q8 2 6 7h-42q-5-1-1-3z"),
    h("path.hill", d="M0 74Q50 40 110 66T230 56T400 70V90H0z"),
    viewBox="0 0 400 90",
    preserveAspectRatio="xMaxYMax slice",
    aria_hidden=True,
)


def village(view: AboveAndBelow, seat: Seat, score: Score, can: Can, t: Text) -> Markup:
    """One player's side of the table; only the viewer's own can be acted on, but for the sale circle."""
    mine = seat == view.viewer
    own: Can = can if mine else _nothing
    asked = view.ask is not None and view.ask.seat == seat
    here = view.villages[seat]
    state = ["asked" if asked else "", "own" if mine else "", "passed" if view.passed >> seat & 1 else ""]
    return h(
        "section.village",
        _head(view, seat, score, t),
        h("div.board-of", _areas(view, seat, own, t), _actions(own, t) if mine else None),
        h("div.land", h("i.sun"), SKY, _above(here, own, t), _below(here, own, t)),
        h("div.goods", _supply(view, seat, own, can, t), _track(here, t)),
        class_=[f"hue-{seat}", *state],
        id=f"village-{seat}",
    )


def _nothing(*pick: Any) -> dict[str, Any]:
    """What may be picked on somebody else's side of the table."""
    return {}


def _head(view: AboveAndBelow, seat: Seat, score: Score, t: Text) -> Markup:
    here = view.villages[seat]
    told = t(
        "points-told", track=score.track, buildings=score.buildings, reputation=score.reputation, bonus=score.bonus
    )
    winner = view.result is not None and view.result.ranks[seat] == 1
    return h(
        "header",
        h("h3", h(f"i.cube.hue-{seat}"), t("player", seat=seat)),
        h("span.ribbon", icon("first"), t("first-player")) if view.first == seat else None,
        h("span.ribbon.rest", t("has-passed")) if view.passed >> seat & 1 and not view.over else None,
        h("span.ribbon.victor", icon("star"), t("winner")) if winner else None,
        h(
            "span.tallies",
            with_number("star", score.total, f"{t('points', count=score.total)} ({told})"),
            with_number("coin", here.coins, t("coins", count=here.coins), id=f"coins-{seat}"),
            with_number("bed", here.beds, t("beds", count=here.beds)),
            with_number("reputation", here.reputation, t("stands", seat=seat, count=here.reputation)),
        ),
    )


def _actions(can: Can, t: Text) -> Markup:
    """The actions printed on the board."""
    chips = []
    for verb, picture in ACTIONS:
        pick = can(verb)
        name = t(f"pick-{verb}")
        if pick:
            chips.append(h("span.action", icon(picture), h("b", name), class_=verb, **pick))
        elif pick.get("data-could"):  # it can be read why not
            chips.append(h("span.action.off", icon(picture), h("b", name), class_=verb, **sheet(name), **pick))
    return h("div.actions", chips)


def _areas(view: AboveAndBelow, seat: Seat, can: Can, t: Text) -> Markup:
    """Ready, exhausted, injured; and who is on the way while an action is prepared."""
    here = view.villages[seat]
    areas = [("ready", here.ready), ("exhausted", here.exhausted), ("injured", here.injured)]
    ask = view.ask
    if view.party and view.cave == NOTHING and ask is not None and ask.seat == seat:
        areas.insert(1, ("going", view.party))
    return h("div.areas", [_area(name, folk, seat, can, t) for name, folk in areas])


def _area(name: str, folk: int, seat: Seat, can: Can, t: Text) -> Markup:
    figures = []
    for villager in bits_of(folk):
        pick = either(can(verb, villager) for verb in ("send", "bed", "potion", "cider"))
        figures.append(figure(villager, t, seat=seat, **pick))
    return h(
        "div.area", h("h4", t(f"folk-{name}")), h("div.folk", figures), class_=name, style=css(__folk=len(figures))
    )


def _above(here: Village, can: Can, t: Text) -> Markup:
    cards = [_own(here, number, can, t) for number in bits_of(here.built & HOUSE_MASK)]
    return h("div.above", cards[-1:] + cards[:-1], aria_label=t("above"), role="group")


def _below(here: Village, can: Can, t: Text) -> Markup:
    """Outposts lie on the first caves; into the others one looks."""
    outposts = [_own(here, number, can, t) for number in bits_of(here.built & OUTPOST_MASK)]
    empty = [
        h("div.cavern", grotto(card), tip=t("cavern-tip"), glide=f"cave-{card}") for card in here.caves[len(outposts) :]
    ]
    return h("div.below", outposts, empty, aria_label=t("below"), role="group")


def _own(here: Village, number: int, can: Can, t: Text) -> Markup:
    goods = (here.one >> number & 1) + (here.two >> number & 1)
    return building(number, t, goods=goods, **can("take", number))


def _supply(view: AboveAndBelow, seat: Seat, own: Can, can: Can, t: Text) -> Markup:
    """Goods and tokens in stock. One's own go on the track by a click, or on the circle by their price tag."""
    here = view.villages[seat]
    chips = []
    for item, count in enumerate(here.items):
        if not count:
            continue
        name = ITEMS[item]
        place = own("place", name) if item < len(GOODS) else {}
        sell = own("sell", name)
        label = t("stock", count=count, what=words.WORDS["what"](name))
        chips.append(
            h(
                "span.item",
                h("span.chip", icon(name), h("b", count), tip=label, **labelled("img", label) | place),
                h("span.tag", icon("sale"), **sell) if sell else None,
            )
        )
    return h("div.supply", _circle(view, seat, own, can, t), chips or h("small", t("no-goods")))


def _circle(view: AboveAndBelow, seat: Seat, own: Can, can: Can, t: Text) -> Markup:
    sale = view.villages[seat].sale
    pick = own("withdraw") or (can("offer", seat) if seat != view.viewer else {})
    if sale == NOTHING:
        empty = labelled("img", t("circle-empty"))
        return h("span.circle", icon("sale"), tip=t("circle-empty"), **empty | pick)
    label = t("circle", what=words.WORDS["what"](ITEMS[sale]))
    return h("span.circle.full", icon(ITEMS[sale]), tip=label, **labelled("img", label) | pick)


def _track(here: Village, t: Text) -> Markup:
    """The progress track: points and income above each space, goods on it."""
    spaces = []
    for space, points in enumerate(POINTS_PER_GOOD):
        good = here.track[space] if space < len(here.track) else NOTHING
        goods = [icon(ITEMS[good]), h("b", here.placed[good])] if good != NOTHING else None
        head = h("span.worth", icon("star"), points, icon("coin"), INCOME[space + 1])
        spaces.append(
            h("li", head, h("span.spot", goods), class_="rightmost" if space + 1 == len(here.track) else None)
        )
    name = t("track", income=here.income())
    return h("div.progress", h("h4", name), h("ol.track", spaces, aria_label=name))
