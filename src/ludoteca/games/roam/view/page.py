"""The page of Roam: the map, the lines of characters beside it, artifacts and auctions when there are any."""

from __future__ import annotations

from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view.beside import auction, for_sale, pile
from ludoteca.games.roam.view.explorers import explorer_side
from ludoteca.games.roam.view.on_map import whole_map
from ludoteca.games.roam.view.road import road
from ludoteca.games.roam.view.targets import Can, Text
from ludoteca.kernel import Seat
from ludoteca.paper import Blocks, Markup, join, within


def page(view: Roam, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return join(blocks(view, can, t))


def blocks(view: Roam, can: Can, t: Text) -> Blocks:
    """The same in parts."""
    return within(
        "div.roam",
        within(
            "div.roam-table",
            within(
                "div.sea",
                auction(view, t),
                whole_map(view, can, t),
                within("div.camp", pile(view, t), road(view, t)),
            ),
            within(
                "div.explorers",
                for_sale(view, can, t),
                [explorer_side(view, seat, can, t) for seat in _seating(view)],
            ),
        ),
    )


def _seating(view: Roam) -> tuple[Seat, ...]:
    """The viewer first, then clockwise."""
    return view.clockwise(view.viewer) if 0 <= view.viewer < view.seats else view.order
