"""The sign of a seat, the same as beside its name at the table."""

from __future__ import annotations

from functools import cache

from ludoteca.paper import SEAT_SIGNS, Markup, h


@cache
def mark(who: int) -> Markup:
    return h("svg.mark", h("path", d=SEAT_SIGNS[who]), viewBox="0 0 16 16", aria_hidden="true", class_=f"hue-{who}")
