"""Beside the map: the pile, an auction that is going on, the artifacts for sale."""

from __future__ import annotations

from typing import Any

from ludoteca.games.roam.asks import Bid
from ludoteca.games.roam.content import ARTIFACTS, LANDS, LANDSCAPES
from ludoteca.games.roam.geometry import SIDE, SYMBOLS
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view import line, words
from ludoteca.games.roam.view.targets import Can, Text
from ludoteca.games.roam.view.things import thing
from ludoteca.kernel import bits_of
from ludoteca.paper import Markup, h, kept, sheet


def pile(view: Roam, t: Text) -> Markup:
    """How many lands are left, and the terrain side of the top one."""
    left = LANDS - view.laid
    return _top(left, view.laid, view.lands.face[view.laid] if left else -1, t)


@kept
def _top(left: int, card: int, landscape: int, t: Text) -> Markup:
    text = h("span", t("pile", count=left))
    if not left:
        return h("div.pile", text)
    biome = LANDSCAPES[landscape][0]
    one, two, three = SYMBOLS[landscape][0]
    dots = [
        h("use", href="#roam-coin", x=s % SIDE * 60 + 5 + 17 * n, y=s // SIDE * 60 + 22, width=18, height=18)
        for n, mask in enumerate((one, two, three))
        for s in bits_of(mask)
    ]
    picture = h(
        "svg",
        h("use", href=f"#roam-{biome}", width=120, height=180),
        dots,
        viewBox="0 0 120 180",
        glide=f"card-{card}",
        role="img",
        aria_label=t(f"biome-{biome}"),
    )
    return h("div.pile", picture, text)


def auction(view: Roam, t: Text) -> Markup | None:
    """Who bids for a tied land, and what has been bid."""
    bid = view.ask
    if not isinstance(bid, Bid):
        return None
    standing = t("no-bid-yet") if bid.high < 0 else t("highest-bid", seat=bid.holder, coins=bid.high)
    bidders = [
        h(
            f"li.seat-{seat}",
            line.marker_picture(seat),
            t("bidder", seat=seat, coins=view.explorers[seat].coins),
            class_="now" if seat == bid.seat else None,
        )
        for seat in (bid.seat, *bid.rest)
    ]
    return h(
        "section.auction",
        h("strong", t("auction", slot=words.slot(bid.slot))),
        h("div", standing),
        h("ol", bidders),
        lights=f"slot-{bid.slot}",
    )


def for_sale(view: Roam, can: Can, t: Text) -> Markup | None:
    """The row of artifacts, in the full game."""
    if not view.full_game:
        return None
    tiles = [
        tile_card(artifact, t, cost=ARTIFACTS[artifact].cost, up=True, **can("buy", artifact)) for artifact in view.row
    ]
    return h("section", h("h3.heading", t("row")), h("div.sale", tiles))


def tile_card(artifact: int, t: Text, *, cost: int | None, up: bool, **attributes: Any) -> Markup:
    """An artifact, for sale at its cost or somebody's own."""
    tile = ARTIFACTS[artifact]
    ability = words.ability(tile.ability)
    name = t(words.artifact(artifact).message)
    doing = t(f"ability-{ability}")
    state = "" if up else t("face-down")
    return line.artifact(
        name,
        thing(artifact),
        ability,
        doing,
        cost,
        tile.points,
        up=up,
        state=state,
        label=t("tile-label", name=name, doing=doing, cost=tile.cost, points=tile.points, state=state),
        **sheet(name, [doing, t(f"doing-{ability}")], cost=t("fact-coins", count=tile.cost), state=state),
        **{"id": f"artifact-{artifact}", "glide": f"card-artifact-{artifact}"} | attributes,
    )
