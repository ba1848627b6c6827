"""Calamandara with two travellers: whoever stands on the Fenda Dimensional has won."""

from __future__ import annotations

from bench.sense_scenes import Scene
from tests.games.calamandara.table import Table

FENDA = "(8,8)"


def travellers(a: str, b: str = "B(3,8)") -> Table:
    """B stands before the Fenda, too, unless it is said otherwise."""
    return Table(2).stands("A", a).stands("B", b)


SCENES = (
    Scene(
        "both are one step away",
        "win",
        "Both stand before the Fenda, a Pegada lies on it, and it is A's turn: he wins now, or B does next. To "
        "burn that Pegada is no better than to wait.",
        lambda: travellers("A(3,8)").put("pegada", FENDA, by="B").symbols("A", "fogo").turn("A"),
        wrong=("end_turn",),
    ),
    Scene(
        "the whole way in one move",
        "win",
        "A Pegada lies before A and another one on the Fenda: a token walks over both in one move. Whoever stops "
        "between them lets B go first.",
        lambda: travellers("A(3,7)").put("pegada", "A(3,8)", FENDA).turn("A"),
        wrong=("end_turn", "go A(3,8)"),
    ),
    Scene(
        "a Fogo against the last step",
        "keep",
        "B stands before the Fenda with a Pegada on it and wins in his turn. A is two cells away and has a Fogo, "
        "which burns what lies there: to end the turn without it loses.",
        lambda: travellers("A(3,7)").put("pegada", FENDA, by="B").symbols("A", "fogo").turn("A"),
        wrong=("end_turn",),
    ),
    Scene(
        "a mountain on the Fenda",
        "win",
        "Both stand before the Fenda, a Montanha lies on it, and both have a Fogo to burn it and a Pegada to lay:"
        " whoever ends his turn first gives away a victory.",
        lambda: (
            travellers("A(3,8)")
            .put("montanha", FENDA, by="B")
            .symbols("A", "fogo", "pegada")
            .symbols("B", "fogo", "pegada")
            .turn("A")
        ),
        wrong=("end_turn",),
    ),
    Scene(
        "the last Pegada",
        "win",
        "Both stand before the empty Fenda with a Pegada in the reserve: laid there, it carries whoever lays it.",
        lambda: travellers("A(3,8)").symbols("A", "pegada").symbols("B", "pegada").turn("A"),
        wrong=("end_turn",),
    ),
)
