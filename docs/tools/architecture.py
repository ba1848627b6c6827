"""`python docs/tools/architecture.py`: draws docs/architecture.svg from the imports that are really there.

Every room of the package is a box, every arrow says that modules of one import modules of the other, lazy and typing
imports included. Rooms stand above what they import.
"""

from __future__ import annotations

from collections import Counter
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
OUT = ROOT / "docs" / "architecture.svg"
PACKAGE = "ludoteca"
WIDTH, ROW, HIGH, GAP = 1000, 118, 58, 26
STYLE = (
    "text{font-family:system-ui,sans-serif;fill:#2b2a27}.name{font-size:17px;font-weight:600}.small{font-size:12px;"
    "fill:#6b675f}rect.room{fill:#fff;stroke:#8a7f6a;stroke-width:1.4}path{fill:none;stroke:#8a7f6a;stroke-opacity:.45}"
)


def room_of(module: str) -> str:
    """The part of the package that a module belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 else ""


def rooms_and_arrows() -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """How many modules each room has, and how many imports lead from one room to another."""
    graph = grimp.build_graph(PACKAGE, cache_dir=None)
    skipped = {"", "__main__"}
    rooms = Counter(room for module in graph.modules if (room := room_of(module)) not in skipped)
    arrows: Counter[tuple[str, str]] = Counter()
    for module in graph.modules:
        for imported in graph.find_modules_directly_imported_by(module):
            pair = (room_of(module), room_of(imported))
            if pair[0] != pair[1] and not skipped & set(pair):
                arrows[pair] += 1
    return rooms, arrows


def levels(rooms: Counter[str], arrows: Counter[tuple[str, str]]) -> dict[str, int]:
    """How high each room stands: one above the highest that it imports."""
    found: dict[str, int] = {}

    def level(room: str, above: tuple[str, ...] = ()) -> int:
        if room not in found:
            below = [two for one, two in arrows if one == room and two not in above]
            found[room] = max((level(two, (*above, room)) + 1 for two in below), default=0)
        return found[room]

    for room in sorted(rooms):
        level(room)
    return found


def drawn() -> str:
    """The picture, as SVG."""
    rooms, arrows = rooms_and_arrows()
    level = levels(rooms, arrows)
    rows = [sorted(room for room in rooms if level[room] == high) for high in range(max(level.values()) + 1)]
    height = ROW * len(rows) + 30
    at: dict[str, tuple[float, float, float]] = {}
    for high, row in enumerate(rows):
        wide = min(190, (WIDTH - GAP * (len(row) + 1)) / len(row))
        left = (WIDTH - len(row) * wide - GAP * (len(row) - 1)) / 2
        for place, room in enumerate(row):
            at[room] = left + place * (wide + GAP), height - ROW * (high + 1), wide
    parts = [_arrow(f"{one}>{two}", at[one], at[two], count) for (one, two), count in sorted(arrows.items())]
    parts += [_room(room, rooms[room], *at[room]) for room in sorted(rooms)]
    said = f"{sum(rooms.values())} modules in {len(rooms)} rooms; an arrow leads to what is imported"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{said}">'
        f'<style>{STYLE}</style><defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" '
        f'markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="#8a7f6a"/></marker>'
        f'</defs><rect width="{WIDTH}" height="{height}" rx="14" fill="#fbf9f4"/>'
        f'<text class="small" x="20" y="24">{said}</text>{"".join(parts)}</svg>\n'
    )


def _room(name: str, modules: int, x: float, y: float, wide: float) -> str:
    middle = x + wide / 2
    count = f"{modules} module{'s' if modules > 1 else ''}"
    return (
        f'<rect class="room" x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{HIGH}" rx="10"/>'
        f'<text class="name" x="{middle:.0f}" y="{y + 26:.0f}" text-anchor="middle">{name}</text>'
        f'<text class="small" x="{middle:.0f}" y="{y + 45:.0f}" text-anchor="middle">{count}</text>'
    )


def _arrow(name: str, one: tuple[float, float, float], two: tuple[float, float, float], count: int) -> str:
    x1, y1, x2, y2 = one[0] + one[2] / 2, one[1] + HIGH, two[0] + two[2] / 2, two[1] - 2
    bend = (y2 - y1) * 0.45
    thick = 1 + min(count, 60) / 20
    curve = f"M{x1:.0f} {y1:.0f}C{x1:.0f} {y1 + bend:.0f} {x2:.0f} {y2 - bend:.0f} {x2:.0f} {y2:.0f}"
    return f'<path data-arrow="{escape(name)}" d="{curve}" stroke-width="{thick:.1f}" marker-end="url(#tip)"/>'


if __name__ == "__main__":
    OUT.write_text(drawn(), "utf-8")
