"""Where things are drawn for one viewer, who looks up from the bottom of the page."""

from __future__ import annotations

from typing import Final

from ludoteca.games.calamandara.content.chart import SIZE, Cell, Chart, place_of
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Seat, bits_of

CELL: Final = 40
EDGE: Final = 76
"""From the middle of an outermost cell to the edge of the drawing: room for start points, names and coordinates."""


class Drawing:
    """The board turned to a viewer."""

    def __init__(self, view: Calamandara) -> None:
        self.view = view
        self.map: Chart = view.chart
        self.forward = self.map.forward[view.viewer if 0 <= view.viewer < view.seats else 0]
        places = [self.place(cell) for cell in bits_of(self.map.cells)]
        self.left = min(x for x, _ in places) - EDGE
        self.top = min(y for _, y in places) - EDGE
        self.right = max(x for x, _ in places) + EDGE
        self.bottom = max(y for _, y in places) + EDGE
        self.width, self.height = self.right - self.left, self.bottom - self.top

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
        return x + (x - u) * 1.4, y + (y - v) * 1.4
