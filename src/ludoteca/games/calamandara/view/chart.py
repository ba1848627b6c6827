"""The drawing of the board, turned so that the viewer looks up from the bottom."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final

from ludoteca.games.calamandara.board import Board, facing_of, kind_of
from ludoteca.games.calamandara.content.chart import BIT, FENDA, SIZE, START, Cell, Chart, place_of
from ludoteca.games.calamandara.content.memory import LAMENTOS, RUINAS
from ludoteca.games.calamandara.content.symbols import CACHOEIRA, ESPELHO, TURNED
from ludoteca.games.calamandara.placing import Lay
from ludoteca.games.calamandara.state import MOVE, Calamandara
from ludoteca.games.calamandara.view.icons import SYMBOLS, icon
from ludoteca.games.calamandara.view.paths import STEP, link, paths
from ludoteca.kernel import Choice, Seat, bits_of
from ludoteca.paper import SEAT_SIGNS, Markup, h

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

CELL: Final = 40
EDGE: Final = 57
"""From the middle of an outermost cell to the edge of the drawing: room for the start points."""


class Drawing:
    """Where things are drawn for one viewer."""

    def __init__(self, view: Calamandara) -> None:
        self.view = view
        self.map: Chart = view.chart
        self.forward = self.map.forward[view.viewer if 0 <= view.viewer < view.seats else 0]
        places = [self.place(cell) for cell in bits_of(self.map.cells)]
        self.left = min(x for x, _ in places) - EDGE
        self.top = min(y for _, y in places) - EDGE
        self.width = max(x for x, _ in places) + EDGE - self.left
        self.height = max(y for _, y in places) + EDGE - self.top

    def place(self, cell: Cell) -> tuple[float, float]:
        """The middle of a cell on the page."""
        x, y = place_of(cell)
        last = SIZE - 1
        x, y = ((x, y), (y, last - x), (last - x, last - y), (last - y, x))[self.forward]
        return (x + 0.5) * CELL, (y + 0.5) * CELL

    def turns(self, facing: int) -> int:
        return (facing - self.forward) % 4

    def start(self, seat: Seat) -> tuple[float, float]:
        """The start point of a seat, just outside the middle of its first row."""
        x, y = self.place(self.map.local(seat, 3, 1))
        u, v = self.place(self.map.local(seat, 3, 2))
        return x + (x - u) * 0.92, y + (y - v) * 0.92


def draw(view: Calamandara, can: Can, t: Text) -> Markup:
    """The whole board."""
    d = Drawing(view)
    layers = (
        [_cell(d, cell) for cell in bits_of(d.map.cells)],
        list(_symbols(d, view.board)),
        list(_starts(d, t)),
        list(_ghosts(d)),
        list(_tokens(d, t)),
        list(_targets(d, can, t)),
        list(_arrows(d, can)),
    )
    box = f"{d.left:g} {d.top:g} {d.width:g} {d.height:g}"
    shape = "cross" if view.seats > 2 else "strip"
    return h(
        "svg.cal-board", h("defs", SYMBOLS), layers, viewBox=box, role="img", aria_label=t("page-board"), class_=shape
    )


def _cell(d: Drawing, cell: Cell) -> Markup:
    x, y = d.place(cell)
    home = d.map.home[cell]
    kind = "fenda" if cell == FENDA else f"home seat-{home}" if home >= 0 else "final"
    guarded = " guarded" if d.view.board.shield & BIT[cell] else ""
    size = CELL - 2
    return h("rect.cell", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=5, class_=kind + guarded)


def _symbols(d: Drawing, board: Board) -> Iterator[Markup]:
    for cell in bits_of(board.by[0]):
        x, y = d.place(cell)
        value = board.cells[cell]
        kind = kind_of(value)
        turns = d.turns(facing_of(value)) if kind in TURNED else 0
        owned = f"of-{value >> 6 & 7}" if kind in (CACHOEIRA, ESPELHO) else None
        yield icon(kind, x, y, CELL - 3, turns, data_owner=owned, glide=f"symbol-{cell}")
        if owned:
            yield h("circle.owner", cx=x + 13, cy=y + 13, r=4.5, class_=f"seat-{value >> 6 & 7}")


def _starts(d: Drawing, t: Text) -> Iterator[Markup]:
    for seat in d.view.everyone:
        x, y = d.start(seat)
        first = d.view.first == seat
        yield h("circle.start", h("title", t("page-start")), cx=x, cy=y, r=15, class_=f"seat-{seat}")
        if first:
            yield h("text.marker", 1, x=x + 17, y=y + 5)


def _tokens(d: Drawing, t: Text) -> Iterator[Markup]:
    for seat, cell in enumerate(d.view.board.tokens):
        x, y = d.start(seat) if cell == START else d.place(cell)
        yield h(
            "g.token",
            h("circle", r=12),
            h("path", d=SEAT_SIGNS[seat], transform="scale(.76) translate(-8 -8)"),
            h("title", t("page-by", seat=seat)),
            class_=f"seat-{seat}",
            transform=f"translate({x:g} {y:g})",
            glide=f"token-{seat}",
        )


# What is only planned or declared.


def _ghosts(d: Drawing) -> Iterator[Markup]:
    """Insertions and moves that are declared or being planned, shown to all as provisional."""
    view = d.view
    lays: tuple[Lay, ...] = ()
    for base in view.bases:
        lays += base.lays
        if base.kind == MOVE:
            yield from _ghost_token(d, base.seat, base.params[0])
    for item in view.pile:
        lays += item.lays
        if item.effect == LAMENTOS and item.acts:
            yield from _ghost_token(d, item.params[0], item.params[1])
        if item.effect == RUINAS:
            for cell in item.params:
                x, y = d.place(cell)
                yield h("path.doomed", d=f"M{x - 13:g} {y - 13:g}l26 26m0-26l-26 26")
    if view.plan is not None:
        lays += view.plan.lays
        if view.plan.cell >= 0 and view.plan.kind:
            lays += (Lay(view.plan.kind, view.plan.cell, view.plan.facing, moves=view.plan.moves),)
    if view.draft is not None and view.plan is None:
        lays += view.draft.lays
    for lay in lays:
        yield from _ghost_lay(d, lay)


def _ghost_lay(d: Drawing, lay: Lay) -> Iterator[Markup]:
    x, y = d.place(lay.cell)
    size = CELL - 4
    yield h("rect.ghost-cell", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=6)
    turns = d.turns(lay.facing) if lay.kind in TURNED else 0
    yield h("g.provisional", icon(lay.kind, x, y, CELL - 6, turns))
    for source, target, _ in lay.moves:
        (a, b), (u, v) = d.place(source), d.place(target)
        yield h("path.moving", d=f"M{a:g} {b:g}L{u:g} {v:g}")
        yield h("circle.moving", cx=u, cy=v, r=5)


def _ghost_token(d: Drawing, seat: Seat, cell: Cell) -> Iterator[Markup]:
    x, y = d.place(cell)
    yield h("circle.ghost-token", cx=x, cy=y, r=14, class_=f"seat-{seat}")


# What can be picked.


def asking(view: Calamandara, *names: str) -> Any:
    """The question on the table, if it is one of these. Questions are told by name: a view knows no rules."""
    ask: Choice | None = view.ask
    return ask if ask is not None and type(ask).__name__ in names else None


def _targets(d: Drawing, can: Can, t: Text) -> Iterator[Markup]:
    """Cells on offer; a reachable Pegada shows the path to it and what makes its links."""
    view = d.view
    walker = _walker(view)
    ways = paths(view.board, walker, view.long_with) if walker >= 0 else {}
    for cell in bits_of(d.map.cells):
        for verb in ("at", "go", "lift", "transform"):
            attributes = can(verb, cell)
            if not attributes:
                continue
            x, y = d.place(cell)
            size = CELL - 3
            box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 6}
            way = ways.get(cell) if verb == "go" or walker >= 0 else None
            if way is not None:
                yield _path(d, walker, way, f"cal-way-{cell}")
                attributes = {**attributes, "shows": f"cal-way-{cell}", "tip": _reason(way, t)}
            yield h("rect.target", **box, **attributes, class_=verb)


def _walker(view: Calamandara) -> Seat:
    """Whose walk the cells on offer are: the viewer's own, or that of the token Lamentos moves."""
    if asking(view, "Act", "ActOpenly", "Redeclare"):
        return view.viewer if view.viewer < view.seats else -1
    if view.draft is not None and view.draft.effect == LAMENTOS and len(view.draft.params) == 1:
        return view.draft.params[0]
    return -1


def _path(d: Drawing, seat: Seat, way: list[Cell], id: str) -> Markup:
    places = [d.start(seat)] if d.view.board.tokens[seat] == START else []
    places += [d.place(cell) for cell in way]
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
    return h("path.ghost.way", d=line, id=id, class_=f"seat-{seat}")


def _reason(way: list[Cell], t: Text) -> str:
    """How long the path is, and by which symbols."""
    kinds = {link(a, b) for a, b in pairwise(way)} - {STEP}
    parts = [t("page-path", steps=len(way))]
    if "asa" in kinds:
        parts.append(t("page-path-asa"))
    if "caverna" in kinds:
        parts.append(t("page-path-caverna"))
    return ", ".join(parts)


def _arrows(d: Drawing, can: Can) -> Iterator[Markup]:
    """Facings are picked by arrows around the cell."""
    ask = asking(d.view, "PlanFacing", "WhichFacing")
    if ask is None:
        return
    cell = getattr(ask, "cell", -1)
    if cell < 0 and d.view.draft is not None:
        cell = d.view.draft.params[-1]
    x, y = d.place(cell)
    for facing in range(4):
        attributes = can("face", facing)
        if attributes:
            turn = f"translate({x:g} {y:g}) rotate({d.turns(facing) * 90})"
            yield h("g.arrow", h("path", d="M-14-24H14L0-46z"), transform=turn, **attributes)
