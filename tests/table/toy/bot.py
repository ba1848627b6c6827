"""Points are good."""

from ludoteca.kernel import Judge, Option, State


def value(g: State, seat: int) -> float:
    points: list[int] = g.points  # type: ignore[attr-defined]
    return points[seat] / (1 + sum(points))


def prefer(g: State, pick: Option) -> float:
    return float(pick.verb == "trump")


JUDGE = Judge(value=value, prefer=prefer)
