"""What may be clicked on the map: places, squares, lands, edges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludoteca.games.roam.geometry import SIDE
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view import ghost
from ludoteca.games.roam.view import map as chart
from ludoteca.kernel import Seat
from ludoteca.paper import Markup

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

EDGES: Final = ("south", "west", "north", "east")


def targets(view: Roam, ahead: dict[int, ghost.Prospect], can: Can, t: Text) -> Iterator[Markup]:
    """What may be clicked on the map."""
    offered: dict[str, list[int]] = {}
    for option in view.options:
        if option.args:
            offered.setdefault(option.verb, []).append(int(option.args[0]))
    for s in offered.get("at", ()):
        yield _position(view.viewer, s, ahead[s], can, t)
    for verb in ("slide", "to", "put", "replace"):
        for s in offered.get(verb, ()):
            yield chart.target(*divmod(s, SIDE), class_=verb, **can(verb, s))
    for paid, free, signs in (("blank", "free", ("blank-paid", "blank-free")), _OVER):
        for s in sorted({*offered.get(paid, ()), *offered.get(free, ())}):
            yield from _blank_targets(s, can(paid, s), can(free, s), signs, t)
    for slot in offered.get("claim", ()):
        yield chart.land_target(slot, **can("claim", slot))
    for edge in offered.get("edge", ()):
        yield chart.edge_target(EDGES[edge], t(f"edge-{edge}"), **can("edge", edge))


def _position(seat: Seat, at: int, ahead: ghost.Prospect, can: Can, t: Text) -> Markup:
    """A place for the pattern: hovering its first square shows the ghost and says what would come of it."""
    tip = ghost.summary(seat, ahead, t)
    return chart.target(*divmod(at, SIDE), shows=f"ghost-at-{at}", tip=tip, **can("at", at))


_OVER: Final = ("blank_over", "free_over", ("over-paid", "over-free"))
"""A blank over another player's marker, which a Replace takes away."""


def _blank_targets(
    s: int, paid: dict[str, Any], free: dict[str, Any], signs: tuple[str, str], t: Text
) -> Iterator[Markup]:
    """A blank to be paid for, or free by an artifact; where it may be both, each has half of the square."""
    row, column = divmod(s, SIDE)
    half = 0.5 if paid and free else 1
    if paid:
        yield chart.target(row, column, high=half, class_="blank", **paid)
        yield chart.caption(row, column, t(signs[0]), 0.25 if free else 0.5)
    if free:
        yield chart.target(row + 1 - half, column, high=half, class_="blank", **free)
        yield chart.caption(row, column, t(signs[1]), 0.75 if paid else 0.5)
