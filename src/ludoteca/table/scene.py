"""The picture over the lobby: a table under a lamp, with a game laid out and a cup of coffee. Our own drawing."""

from __future__ import annotations

from ludoteca.paper import Markup, h, join

PERSON = (
    "M0-26c5 0 8 4 8 8 0 2-1 4-2 5l10 5c2 1 2 4-1 4l-8 1 5 11c1 2 0 3-2 3H4l-4-7-4 7h-6c-2 0-3-1-2-3l5-11-8-1"
    "c-3 0-3-3-1-4l10-5c-1-1-2-3-2-5 0-4 3-8 8-8z"
)


def person(x: int, y: int, colour: str, size: float = 1.0) -> Markup:
    shadow = h("ellipse.sh", cx=2, cy=12, rx=15, ry=4)
    return h("g", shadow, h("path", d=PERSON, fill=colour), transform=f"translate({x} {y}) scale({size})")


def card(x: int, y: int, turn: int, colour: str) -> Markup:
    inner = join(
        h("rect.paper", x=-15, y=-21, width=30, height=42, rx=4),
        h("rect", x=-10, y=-16, width=20, height=20, rx=2, fill=colour),
        h("path", d="M-9 10h18M-9 15h12", stroke="#c9b28b", stroke_width=2),
    )
    return h("g", inner, transform=f"translate({x} {y}) rotate({turn})")


def die(x: int, y: int, turn: int, pips: tuple[tuple[int, int], ...]) -> Markup:
    dots = [h("circle.pip", cx=px, cy=py, r=2.3) for px, py in pips]
    return h(
        "g",
        h("rect.die", x=-11, y=-11, width=22, height=22, rx=5),
        dots,
        transform=f"translate({x} {y}) rotate({turn})",
    )


SCENE = h(
    "svg.scene",
    h("path.glow", d="M210 62L70 212h280z"),
    h("path.cord", d="M210 0v34"),
    h("path.lamp", d="M210 30c-30 0-46 20-50 36h100c-4-16-20-36-50-36z"),
    h("ellipse.bulb", cx=210, cy=67, rx=22, ry=7),
    h("path.wood", d="M30 176h360l26 66H4z"),
    h("path.edge", d="M4 242h412v12H4z"),
    h("path.mat", d="M104 182h212l22 50H82z"),
    h("path.mat-line", d="M98 199h224M91 215h238M157 182l-14 50M210 182v50M263 182l14 50"),
    card(66, 212, -14, "#c23b32"),
    card(352, 214, 12, "#2f6fb5"),
    card(374, 222, 24, "#e2a72e"),
    person(150, 196, "#c23b32", 0.9),
    person(244, 190, "#2f6fb5", 0.8),
    person(206, 214, "#e2a72e"),
    person(286, 212, "#3e8a4b", 0.95),
    die(120, 222, 12, ((-4, -4), (0, 0), (4, 4))),
    die(180, 228, -18, ((-4, -4), (4, -4), (-4, 4), (4, 4))),
    h("ellipse.sh", cx=326, cy=186, rx=20, ry=5),
    h("path.cup", d="M308 158h34c0 16-4 27-17 27s-17-11-17-27z"),
    h("path", d="M341 163c9-2 11 11-2 12", fill="none", stroke="#fff4e2", stroke_width=4),
    h("ellipse.coffee", cx=325, cy=158.5, rx=15, ry=3.5),
    h("path.steam", d="M319 150c-4-7 4-9 0-17M330 150c-4-7 4-9 0-17"),
    viewBox="0 0 420 256",
    aria_hidden=True,
)
