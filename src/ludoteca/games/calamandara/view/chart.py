"""The drawing of the board: a night sky with the lands of the travellers, symbols, tokens, and what can be picked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from ludoteca.games.calamandara.asks import Act, PlanFacing, Redeclare, WhichFacing
from ludoteca.games.calamandara.board import facing_of, kind_of
from ludoteca.games.calamandara.content.chart import BIT, FENDA, START, Cell
from ludoteca.games.calamandara.content.memory import DIMENSOES, LACERACAO, LAMENTOS, RUINAS
from ludoteca.games.calamandara.content.symbols import OWNED, SYMBOL_NAMES, TURNED
from ludoteca.games.calamandara.placing import Lay
from ludoteca.games.calamandara.state import MOVE, Calamandara
from ludoteca.games.calamandara.view.drawing import CELL, Drawing
from ludoteca.games.calamandara.view.icons import SYMBOLS, icon
from ludoteca.games.calamandara.view.paths import STEP, link, paths
from ludoteca.games.calamandara.view.sky import coordinates as labels
from ludoteca.games.calamandara.view.sky import halo, lights, rings, sky, zones
from ludoteca.games.calamandara.view.stars import stars
from ludoteca.games.calamandara.view.words import coordinates
from ludoteca.kernel import Seat, bits_of
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import SEAT_SIGNS, Markup, h, sheet

FREE = 5 * CELL
"""A corner is free if no cell lies nearer to it than this, along both edges."""


def draw(view: Calamandara, can: Can, t: Text) -> Markup:
    """The whole board; where the screen is narrow, near in a pane that begins at the own token, if the viewer likes."""
    d = Drawing(view)
    layers = (
        list(stars(d)),
        list(sky(d)),
        list(zones(d, t)),
        rings(d),
        list(labels(d)),
        [_cell(d, cell, t) for cell in bits_of(d.map.cells)],
        halo(d),
        list(_fenda(d)),
        list(_symbols(d, t)),
        list(_starts(d, t)),
        list(_ghosts(d)),
        list(_tokens(d, t)),
        list(_targets(d, can, t)),
        list(_arrows(d, can)),
    )
    box = f"{d.left:g} {d.top:g} {d.width:g} {d.height:g}"
    shape = "strip" if view.seats == 2 else "cross" if view.seats == 4 else "tee"
    board = h(
        "svg.cal-board",
        h("defs", SYMBOLS, lights()),
        layers,
        viewBox=box,
        role="group",
        aria_label=t("page-board"),
    )
    size = f"--wide: {d.width / CELL:g}; --high: {d.height / CELL:g}"
    own = view.viewer if 0 <= view.viewer < view.seats else 0
    zoomed = {"data_centre": f"token-{own}", "data_zoom": "whole"}
    return h("div.cal-sky", board, _compass(d, t), id="cal-sky", class_=[shape, _corner(d)], style=size, **zoomed)


def _corner(d: Drawing) -> str | None:
    """The compass stands in the first corner of the sky that no cell comes near; on a strip there is room beside it."""
    places = [d.place(cell) for cell in bits_of(d.map.cells)]
    for name, x, y in ((None, d.left, d.top), ("compass-right", d.right, d.top), ("compass-low", d.left, d.bottom)):
        if not any(abs(u - x) < FREE and abs(v - y) < FREE for u, v in places):
            return name
    return None


def _compass(d: Drawing, t: Text) -> Markup:
    """Where north is: facings are named by it."""
    needle = h("path", d="M0-17 5-9-5-9z", transform=f"rotate({d.turns(0) * 90})")
    return h(
        "svg.cal-compass",
        h("circle", r=16),
        needle,
        h("text", t("north"), y=4.500),
        viewBox="-18 -18 36 36",
        role="img",
        aria_label=t("page-compass"),
        tip=t("page-compass"),
    )


def _zone(d: Drawing, cell: Cell, t: Text) -> str:
    home = d.map.home[cell]
    if cell == FENDA:
        return t("page-fenda")
    return t("zone-initial", seat=home) if home >= 0 else t("zone-final")


def _about(d: Drawing, cell: Cell, t: Text) -> dict[str, Any]:
    """The sheet of a cell: its coordinates, zone, symbol, token, and whether a Torre protects it."""
    board = d.view.board
    kind = board.cells[cell] & 15
    text = [t(f"does-{SYMBOL_NAMES[kind]}") if kind else t("page-empty-cell")]
    if kind in TURNED:
        text.append(t("page-faces", facing=t(f"facing-{facing_of(board.cells[cell])}")))
    if kind in OWNED:
        text.append(t("page-belongs", seat=board.cells[cell] >> 6 & 7))
    if board.shield & BIT[cell]:
        text.append(t("page-guarded"))
    name = t(f"symbol-{SYMBOL_NAMES[kind]}") if kind else _zone(d, cell, t)
    return sheet(f"{coordinates(cell)} · {name}", text, state=_zone(d, cell, t) if kind else "")


def _cell(d: Drawing, cell: Cell, t: Text) -> Markup:
    x, y = d.place(cell)
    home = d.map.home[cell]
    kind = "fenda" if cell == FENDA else f"home hue-{home}" if home >= 0 else "final"
    guarded = " guarded" if d.view.board.shield & BIT[cell] else ""
    size = CELL - 3
    box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 6}
    told = {} if d.view.board.cells[cell] else _about(d, cell, t)
    return h("rect.cell", **box, class_=kind + guarded, id=f"cell-{cell}", **told)


def _fenda(d: Drawing) -> Iterator[Markup]:
    """The rift: a star of light, open as long as nothing lies on it."""
    x, y = d.place(FENDA)
    star = (
        "M0-19 3.500-5 15-10 6-1.500 19 0 6 1.500 15 10 3.500 5 0 19-3.500 5-15 10-6 1.500-19 0-6-1.500-15-10-3.500-5z"
    )
    flare = "M0-74 2.500-2.500 74 0 2.500 2.500 0 74-2.500 2.500-74 0-2.500-2.500z"
    yield h("path.flare", d=flare, transform=f"translate({x:g} {y:g})")
    yield h("path.rift", d=star, transform=f"translate({x:g} {y:g})")


def _symbols(d: Drawing, t: Text) -> Iterator[Markup]:
    board = d.view.board
    for cell in bits_of(board.by[0]):
        x, y = d.place(cell)
        value = board.cells[cell]
        kind = kind_of(value)
        turns = d.turns(facing_of(value)) if kind in TURNED else 0
        seat = value >> 6 & 7
        told = {**_about(d, cell, t), "role": "img"}
        told["aria_label"] = f"{told['data-title']}. {told['data-tip']}"
        corner = f"translate({x + 6.5:g} {y + 6.5:g}) scale(.8)"
        owner = h("path.owner", d=SEAT_SIGNS[seat], transform=corner, class_=f"hue-{seat}") if kind in OWNED else None
        yield h(
            "g.piece",
            h("rect.plate", x=x - 17, y=y - 17, width=34, height=34, rx=8),
            icon(kind, x, y, CELL - 9, turns),
            _nose(x, y, turns) if kind in TURNED else None,
            owner,
            class_=SYMBOL_NAMES[kind],
            glide=f"symbol-{cell}",
            **told,
        )


def _nose(x: float, y: float, turns: int) -> Markup:
    """A mark on the side a symbol faces."""
    return h("path.nose", d="M-5-15.500 0-20.500 5-15.500z", transform=f"translate({x:g} {y:g}) rotate({turns * 90})")


def _starts(d: Drawing, t: Text) -> Iterator[Markup]:
    for seat in d.view.everyone:
        x, y = d.start(seat)
        told = sheet(t("page-start"), t("page-start-help"), state=t("page-by", seat=seat), rule="CAL-P3-06")
        yield h("circle.start", cx=x, cy=y, r=16, class_=f"hue-{seat}", **told)
        if d.view.first == seat:
            mark = (h("circle", r=8), h("text", 1, y=4))
            yield h("g.marker", mark, transform=f"translate({x + 22:g} {y + 9:g})", tip=t("page-first"))


def _tokens(d: Drawing, t: Text) -> Iterator[Markup]:
    for seat, cell in enumerate(d.view.board.tokens):
        x, y = d.start(seat) if cell == START else d.place(cell)
        where = t("page-start") if cell == START else coordinates(cell)
        told = sheet(t("page-token", seat=seat), t("page-token-help"), state=where)
        yield h(
            "g.token",
            h("ellipse.shadow", cy=11, rx=12, ry=5),
            h("path.pawn", d="M-11 11Q-12 5-6 2Q-10-3-7-9A8.500 8.500 0 0 1 7-9Q10-3 6 2Q12 5 11 11Q0 16-11 11z"),
            h("path.sign", d=SEAT_SIGNS[seat], transform="translate(0 -4) scale(.56) translate(-8 -8)"),
            class_=f"hue-{seat}",
            transform=f"translate({x:g} {y:g})",
            glide=f"token-{seat}",
            id=f"token-{seat}",
            role="img",
            aria_label=f"{told['data-title']}: {where}",
            **told,
        )


# What is only planned or declared.


def _ghosts(d: Drawing) -> Iterator[Markup]:
    """Insertions and moves that are declared or being planned, shown to all as provisional."""
    view = d.view
    lays: tuple[Lay, ...] = ()
    for base in view.bases:
        lays += base.lays
        if base.kind == MOVE:
            yield _ghost_token(d, base.seat, base.params[0])
    for item in view.pile:
        lays += item.lays
        if item.acts and item.effect in MARKS:
            yield from MARKS[item.effect](d, item.user, item.params)
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
    yield h("rect.ghost-cell", x=x - size / 2, y=y - size / 2, width=size, height=size, rx=7)
    turns = d.turns(lay.facing) if lay.kind in TURNED else 0
    nose = _nose(x, y, turns) if lay.kind in TURNED else None
    yield h("g.provisional", icon(lay.kind, x, y, CELL - 9, turns), nose, class_=SYMBOL_NAMES[lay.kind])
    for source, target, _ in lay.moves:
        yield from _ghost_move(d, source, target)


def _ghost_move(d: Drawing, source: Cell, target: Cell) -> Iterator[Markup]:
    (a, b), (u, v) = d.place(source), d.place(target)
    yield h("path.moving", d=f"M{a:g} {b:g}L{u:g} {v:g}")
    yield h("circle.moving", cx=u, cy=v, r=5)


def _ghost_token(d: Drawing, seat: Seat, cell: Cell) -> Markup:
    x, y = d.place(cell)
    return h("circle.ghost-token", cx=x, cy=y, r=15, class_=f"hue-{seat}")


def _doomed(d: Drawing, user: Seat, cells: tuple[int, ...]) -> Iterator[Markup]:
    for cell in cells:
        x, y = d.place(cell)
        yield h("path.doomed", d=f"M{x - 13:g} {y - 13:g}l26 26m0-26l-26 26")


def _lifted(d: Drawing, user: Seat, params: tuple[int, ...]) -> Iterator[Markup]:
    for source, target in zip(params[::3], params[1::3], strict=True):
        yield from _ghost_move(d, source, target)


def _led(d: Drawing, user: Seat, params: tuple[int, ...]) -> Iterator[Markup]:
    yield _ghost_token(d, params[0], params[1])


def _invading(d: Drawing, user: Seat, params: tuple[int, ...]) -> Iterator[Markup]:
    yield _ghost_token(d, user, params[0])


MARKS = {RUINAS: _doomed, LACERACAO: _lifted, LAMENTOS: _led, DIMENSOES: _invading}
"""How cards of the pile that name cells are shown on the board."""


# What can be picked.


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
            size = CELL - 1
            box = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size, "rx": 8}
            told = _about(d, cell, t)
            way = ways.get(cell) if verb == "go" or walker >= 0 else None
            if way is not None:
                yield _path(d, walker, way, f"cal-way-{cell}")
                told = {**told, "shows": f"cal-way-{cell}", "data-tip": f"{_reason(way, t)}. {told['data-tip']}"}
            yield h("rect.target", **box, **told, **attributes, class_=verb)


def _walker(view: Calamandara) -> Seat:
    """Whose walk the cells on offer are: the viewer's own, or that of the token Lamentos moves."""
    if isinstance(view.ask, (Act, Redeclare)):
        return view.viewer if view.viewer < view.seats else -1
    if view.draft is not None and view.draft.effect == LAMENTOS and len(view.draft.params) == 1:
        return view.draft.params[0]
    return -1


def _path(d: Drawing, seat: Seat, way: list[Cell], id: str) -> Markup:
    places = [d.start(seat)] if d.view.board.tokens[seat] == START else []
    places += [d.place(cell) for cell in way]
    line = "M" + "L".join(f"{x:g} {y:g}" for x, y in places)
    return h("path.ghost.way", d=line, id=id, class_=f"hue-{seat}")


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
    ask, draft = d.view.ask, d.view.draft
    if isinstance(ask, PlanFacing):
        cell = ask.cell
    elif isinstance(ask, WhichFacing) and draft is not None:
        cell = draft.params[-1]
    else:
        return
    x, y = d.place(cell)
    for facing in range(4):
        attributes = can("face", facing)
        if attributes:
            turn = f"translate({x:g} {y:g}) rotate({d.turns(facing) * 90})"
            yield h("g.arrow", h("path", d="M-20-22H20L0-54z"), transform=turn, **attributes)
