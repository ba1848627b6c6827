"""The page: the market or the open book in the middle, the reputation shaft beside it, the villages below."""

from __future__ import annotations

from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import NOTHING
from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.games.above_and_below.scoring import scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.view.cards import Can, Text, building, figure
from ludoteca.games.above_and_below.view.faces import face_symbol
from ludoteca.games.above_and_below.view.icons import icon, symbols
from ludoteca.games.above_and_below.view.market import market, people, shaft
from ludoteca.games.above_and_below.view.story import last_tale, open_book
from ludoteca.games.above_and_below.view.village import village
from ludoteca.kernel import Seat, bits_of
from ludoteca.paper import Markup, h, join


def page(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    points = scores(view.villages)
    own, *others = [village(view, seat, points[seat], can, t) for seat in seating(view)]
    reading = view.cave != NOTHING
    middle = [open_book(view, can, t)] if reading else [market(view, can, t), people(view, can, t), last_tale(view, t)]
    center = h("div.middle", h("div.center", middle), shaft(view, t))
    home = h("div.villages", own)
    return h(
        "div.ab",
        symbols(),
        h("svg.ab-symbols", [face_symbol(villager) for villager in in_sight(view)], aria_hidden=True),
        [center, home] if reading else [home, center],
        h("div.villages", others),
        class_="reading" if reading else None,
    )


def in_sight(view: AboveAndBelow) -> list[int]:
    """Everybody whose face is on the page."""
    people = view.specials | view.party | view.sent
    for here in view.villages:
        people |= here.villagers
    return sorted({*bits_of(people), *(villager for villager in view.villager_row if villager != NOTHING)})


def seat_line(view: AboveAndBelow, seat: Seat, t: Text) -> Markup:
    """What stays in sight of everybody: points, coins, ready villagers and reputation."""
    here = view.villages[seat]
    ready = here.ready.bit_count()
    told = (
        ("star", scores(view.villages)[seat].total, "points", "b.points"),
        ("coin", here.coins, "coins", "span"),
        ("villager", ready, "ready", "span"),
    )
    return join(
        h(tag, icon(sign), count, tally=f"{name}-{seat}", tip=t(f"line-{name}", count=count))
        for sign, count, name, tag in told
    )


def faces(t: Text) -> Markup:
    """Everybody and everything that can be built, on one sheet."""
    people = range(len(VILLAGERS))
    return h(
        "div.ab.all-faces",
        symbols(),
        h("svg.ab-symbols", [face_symbol(villager) for villager in people], aria_hidden=True),
        h("div.folk", [figure(villager, t) for villager in people]),
        h("div.cards", [building(number, t, price=True) for number in range(len(BUILDINGS))]),
    )


def seating(view: AboveAndBelow) -> list[Seat]:
    """The viewer first, then clockwise."""
    return view.around(view.viewer if 0 <= view.viewer < view.seats else 0)
