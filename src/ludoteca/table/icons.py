"""The sign of the house as pictures of any size: the same lines as in static/icon.svg, filled by our own hand.

Phones put an app on their screen only with a PNG of it. The drawing is a rounded square and a wooden player piece:
curves become short lines, lines are counted row by row (four rows to a pixel), and zlib writes the picture.
"""

from __future__ import annotations

import re
import struct
import zlib
from functools import cache
from itertools import accumulate

WOOD, CREAM = (0xB4, 0x47, 0x2A), (0xFF, 0xF6, 0xE8)
BOX = 32.0
"""The drawing's own measure."""
PIECE = (
    "M16 6.6c2.4 0 3.9 1.8 3.9 3.8 0 1-.4 1.8-.9 2.5l5 2.7c.9.5.8 1.9-.4 2l-4.2.5 2.5 5.4c.4.8-.1 1.5-.9 1.5h-3.2"
    "L16 21.6l-1.8 3.4H11c-.9 0-1.3-.7-.9-1.5l2.5-5.4-4.2-.5c-1.2-.1-1.3-1.5-.4-2l5-2.7c-.5-.7-.9-1.5-.9-2.5"
    " 0-2 1.5-3.8 3.9-3.8z"
)
CORNER = 8 * 0.4477
"""Of a quarter circle of radius 8: how far a curve's handles stay away from the corner."""
SQUARE = (
    f"M10 2L22 2c{8 - CORNER} 0 8 {CORNER} 8 8L30 22c0 {8 - CORNER}-{CORNER} 8-8 8L10 30c-{8 - CORNER} 0-8-{CORNER}-8-8"
    f"L2 10c0-{8 - CORNER} {CORNER}-8 8-8z"
)
FINE = 4
"""Rows that are counted for each row of the picture."""
STEPS = 12
"""Short lines for each curve."""

Point = tuple[float, float]


@cache
def png(size: int, *, whole: bool = False) -> bytes:
    """The sign, so many pixels wide; `whole` fills the corners and keeps the piece smaller, for systems that cut the
    picture into a shape of their own."""
    scale, edge = (0.8, 0.1 * size) if whole else (1.0, 0.0)
    ground = [[1.0] * size] * size if whole else coverage(outline(SQUARE), size)
    piece = coverage([(x * scale + edge / size * BOX, y * scale + edge / size * BOX) for x, y in outline(PIECE)], size)
    return _written(size, ground, piece)


def outline(path: str) -> list[Point]:
    """The corners of a path of M, L, l, h, H, c and z."""
    points: list[Point] = []
    for command, numbers in re.findall(r"([MLlhHcz])([^MLlhHcz]*)", path):
        values = [float(n) for n in re.findall(r"-?(?:\d+\.\d+|\.\d+|\d+)", numbers)]
        x, y = points[-1] if points else (0.0, 0.0)
        if command in "hH":
            points.append((values[0] + (x if command == "h" else 0.0), y))
        elif command == "c":
            for i in range(0, len(values), 6):
                points += _curve(points[-1], values[i : i + 6])
        elif command in "MLl":
            for i in range(0, len(values), 2):
                x, y = points[-1] if points and command == "l" else (0.0, 0.0)
                points.append((x + values[i], y + values[i + 1]))
    return points


def _curve(start: Point, by: list[float]) -> list[Point]:
    (x, y), (a, b, c, d, e, f) = start, by
    found = []
    for step in range(1, STEPS + 1):
        t = step / STEPS
        u, v, w = 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append((x + u * a + v * c + w * e, y + u * b + v * d + w * f))
    return found


def coverage(corners: list[Point], size: int) -> list[list[float]]:
    """Which part of each pixel lies inside, row by row."""
    scale = size / BOX
    edges = [
        (x1 * scale, y1 * scale, x2 * scale, y2 * scale)
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True)
    ]
    return [_row(edges, row, size) for row in range(size)]


def _row(edges: list[tuple[float, float, float, float]], row: int, size: int) -> list[float]:
    """What begins and ends where is noted first, and then added up from left to right."""
    steps = [0.0] * (size + 2)
    for line in range(FINE):
        y = row + (line + 0.5) / FINE
        crossed = sorted(x1 + (y - y1) * (x2 - x1) / (y2 - y1) for x1, y1, x2, y2 in edges if (y1 <= y) != (y2 <= y))
        for n, x in enumerate(crossed):
            sign, pixel = (-1 if n % 2 else 1) / FINE, int(x)
            steps[pixel] += sign * (pixel + 1 - x)
            steps[pixel + 1] += sign * (x - pixel)
    return list(accumulate(steps))[:size]


def _written(size: int, ground: list[list[float]], piece: list[list[float]]) -> bytes:
    tones = [bytes(round(a + (b - a) * n / 255) for a, b in zip(WOOD, CREAM, strict=True)) for n in range(256)]
    rows = bytearray()
    for under, over in zip(ground, piece, strict=True):
        rows.append(0)
        for alpha, light in zip(under, over, strict=True):
            rows += tones[round(255 * light)]
            rows.append(round(255 * alpha))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
