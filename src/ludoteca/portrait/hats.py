"""Hats go over everything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.paper import Markup, join
from ludoteca.portrait.brush import Look, p, shade


def _hat(*shapes: tuple[str, str]) -> Callable[[Look], Markup]:
    """Paths, each in the colour of the coat, of the trim, of leather, of straw, of iron, or darker."""

    def drawn(look: Look) -> Markup:
        colours = {
            "coat": look.coat, "dark": shade(look.coat, 0.66), "trim": look.trim, "leather": "#7a5230",
            "straw": "#e0bd6a", "iron": "#8d949b", "hair": look.hair, "black": "#2b2a33", "gold": "#d9a93a",
            "glow": "#ffd766", "green": "#5f8f4e", "red": "#b83f34", "white": "#fbf6ea",
        }  # fmt: skip
        return join([p(d, colours[colour]) for colour, d in shapes])

    return drawn


HATS: Final[dict[str, Callable[[Look], Markup]]] = {
    "": _hat(),
    "top": _hat(("black", "M32 4H68L65 26H35z"), ("black", "M20 26Q50 18 80 26Q78 33 50 31T20 26z"), ("trim", "M34.6 19H65.4L65 25H35z")),
    "bowler": _hat(("dark", "M30 26Q30 4 50 4T70 26z"), ("dark", "M20 27Q50 20 80 27Q76 33 50 31T24 33z"), ("trim", "M30 21H70V26H30z")),
    "cap": _hat(("coat", "M28 30Q26 8 50 8T72 30z"), ("dark", "M26 29Q46 22 70 29Q82 33 84 38Q62 30 30 34z")),
    "captain": _hat(("white", "M24 18Q28 4 50 4T76 18L70 28H30z"), ("black", "M29 26H71V32Q50 28 29 32z"), ("gold", "M46 17h8v8h-8z"), ("black", "M30 32Q50 28 70 32Q64 38 50 37T30 32z")),
    "hood": _hat(("coat", "M50 2Q20 6 22 48Q22 66 32 76Q28 54 32 38Q38 20 50 20T68 38Q72 54 68 76Q78 66 78 48Q80 6 50 2z"), ("dark", "M50 16Q34 17 31 42Q34 24 50 22T69 42Q66 17 50 16z")),
    "straw": _hat(("straw", "M32 26Q32 8 50 8T68 26z"), ("straw", "M10 30Q50 14 90 30Q74 38 50 34T10 30z"), ("trim", "M32 21Q50 15 68 21V27Q50 21 32 27z")),
    "pointed": _hat(("coat", "M50-6Q56 12 70 28H30Q44 12 50-6z"), ("dark", "M20 30Q50 20 80 30Q72 38 50 34T20 30z"), ("trim", "M33 22Q50 18 67 22L70 28Q50 24 30 28z")),
    "helmet": _hat(("iron", "M28 38Q24 6 50 6T72 38L66 34Q50 26 34 34z"), ("dark", "M47 4h6v26h-6z"), ("gold", "M50 28m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0")),
    "miner": _hat(("gold", "M28 32Q26 8 50 8T72 32z"), ("leather", "M24 30H76V35H24z"), ("glow", "M42 15a8 8 0 1 0 16 0a8 8 0 1 0-16 0z")),
    "hardhat": _hat(("leather", "M30 30Q28 8 50 8T70 30z"), ("leather", "M22 29Q50 24 78 29V34Q50 29 22 34z"), ("dark", "M47 8h6v20h-6z")),
    "feather": _hat(("coat", "M30 26Q34 10 52 10T72 24z"), ("dark", "M18 28Q50 18 84 26Q74 36 50 33T18 28z"), ("trim", "M66 22Q74-2 92 2Q86 20 70 26z")),
    "scarf": _hat(("coat", "M28 40Q24 10 50 10T72 40Q68 26 50 26T28 40z"), ("dark", "M70 34Q84 38 86 56Q76 54 68 42z")),
    "turban": _hat(("trim", "M28 34Q22 10 50 8T72 34Q62 24 50 30T28 34z"), ("coat", "M32 22Q50 14 68 24Q58 22 48 30Q38 26 32 22z"), ("gold", "M50 14a4 4 0 1 0 .1 0")),
    "crown": _hat(("gold", "M30 28L27 8 39 18 50 4 61 18 73 8 70 28Q50 24 30 28z"), ("red", "M50 16a3 3 0 1 0 .1 0")),
    "wreath": _hat(("green", "M27 32q2-9 8-8q0-8 8-7q4-7 10-2q8-3 10 4q8-1 8 8q6 0 4 8q-8-8-24-9t-24 6z"), ("red", "M36 24a2.4 2.4 0 1 0 .1 0M52 17a2.4 2.4 0 1 0 .1 0M66 24a2.4 2.4 0 1 0 .1 0")),
    "veil": _hat(("coat", "M24 60Q18 8 50 8T76 60L70 84Q74 40 68 32Q50 22 32 32Q26 40 30 84z"), ("trim", "M31 31Q50 20 69 31L68 35Q50 25 32 35z")),
    "beret": _hat(("coat", "M24 26Q24 8 52 8Q80 10 76 22Q62 30 32 32Q26 32 24 26z"), ("dark", "M52 4h4v6h-4z")),
    "lamp": _hat(("leather", "M28 33H72V38Q50 32 28 38z"), ("iron", "M43 22h14v14H43z"), ("glow", "M46 25h8v8h-8z")),
    "fez": _hat(("red", "M36 8H64L68 30Q50 26 32 30z"), ("black", "M50 8Q66 8 70 24L66 24Q64 12 50 10z")),
    "antlers": _hat(("leather", "M36 24Q22 18 22-2L28 8 30-4 34 8 42 20zM64 24Q78 18 78-2L72 8 70-4 66 8 58 20z")),
    "umbrella": _hat(("red", "M14 26Q20-4 50-4T86 26Q78 20 70 26Q60 20 50 26Q40 20 30 26Q22 20 14 26z"), ("white", "M50-4Q38 8 38 23Q44 20 50 26Q56 20 62 23Q62 8 50-4z")),
    "basket": _hat(("straw", "M28 6H72L66 28H34z"), ("leather", "M28 6H72V11H28zM31 17H69V20H31z"), ("red", "M36 6q4-8 10 0zM54 6q4-8 10 0z")),
    "kerchief": _hat(("trim", "M28 36Q26 10 50 10T72 36Q62 24 50 24T28 36z"), ("red", "M38 20a2 2 0 1 0 .1 0M50 15a2 2 0 1 0 .1 0M62 20a2 2 0 1 0 .1 0")),
}  # fmt: skip
