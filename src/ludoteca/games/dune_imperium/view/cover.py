"""The lid of the box: two moons over the dunes, and a worm on its way."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.paper import Markup, h

Text = Callable[..., str]


def cover(t: Text) -> Markup:
    """A picture of 240 by 160, with colours of its own."""
    stars = ((22, 18), (58, 34), (96, 14), (128, 40), (150, 20), (222, 52), (40, 58), (110, 62), (196, 74))
    return h(
        "svg",
        h("rect", width=240, height=160, fill="#2b2240"),
        h("rect", y=60, width=240, height=100, fill="#5a3550"),
        h("rect", y=86, width=240, height=74, fill="#a5583f"),
        [h("circle", cx=x, cy=y, r=1.1, fill="#ffe9c9") for x, y in stars],
        h("circle", cx=186, cy=36, r=18, fill="#ffdca3"),
        h("circle", cx=178, cy=31, r=4, fill="#e9bd7c"),
        h("circle", cx=212, cy=22, r=7, fill="#f2c48a"),
        h("path", d="M0 112C40 84 74 84 112 104S196 118 240 92V160H0Z", fill="#d98a43"),
        h("path", d="M58 108c8-26 34-30 48-14 8 9 8 18 5 24-5-12-16-20-27-16-9 3-14 10-15 18Z", fill="#8a4a2c"),
        h("path", d="M104 96c6 3 9 9 8 18l-9 3c1-8 0-15-4-19Z", fill="#4e2719"),
        h("path", d="M0 132C50 110 92 122 132 130S206 138 240 118V160H0Z", fill="#efb264"),
        h("path", d="M0 148C60 134 120 146 168 148S222 148 240 142V160H0Z", fill="#f8cf8d"),
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )
