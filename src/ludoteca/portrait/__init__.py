"""People drawn by our own code: a small vocabulary of heads, hair, hats, beards, eyes and collars, so that everybody in
a game has a face of his own.

    Look(skin="#e0ac7d", hair="#3b2a1e", coat="#7b3fa0", cut="bun", hat="hood", eyes="glasses")

A `Look` says what somebody wears; `portrait(look)` is the drawing, in a box of 100 by 100, to be put into a `<symbol>`.
Beasts and other beings are heads of their own (`being="fox"`), with the same coats and hats. Colours are attributes, so
the drawing needs no style sheet and looks the same in a sheet, on a card and on the lid of a box.
"""

from __future__ import annotations

from ludoteca.paper import Markup, h, join
from ludoteca.portrait.beings import BEINGS
from ludoteca.portrait.brush import Look
from ludoteca.portrait.coats import COLLARS
from ludoteca.portrait.hats import HATS

__all__ = ["Look", "portrait", "symbol"]


def symbol(id: str, look: Look) -> Markup:
    """The portrait as something to be used again and again on a page."""
    return h("symbol", portrait(look), id=id, viewBox="0 0 100 100")


def portrait(look: Look) -> Markup:
    """Somebody from the shoulders up, before a ground of one colour with a light in it."""
    return join(
        h("path", d="M0 0H100V100H0z", fill=look.ground),
        h("circle", cx=50, cy=46, r=40, fill="#fff", fill_opacity=0.28),
        COLLARS[look.collar](look),
        BEINGS[look.being](look),
        HATS[look.hat](look),
    )
