"""The three Action Gears, drawn so that they mesh, and what a push of 1, 2 or 3 gives on all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.zero11.asks import PushGear
from ludoteca.games.zero11.content.gears import ACTIONS, GEARS, MACHINE, MACHINES, MOVEMENT, SPIN, SYMBOLS, TEETH
from ludoteca.games.zero11.state import NOBODY, Zero11
from ludoteca.games.zero11.view.drawing import gear_outline, icon, mark, polar
from ludoteca.games.zero11.view.reach import Push, pushes, reach
from ludoteca.paper import Markup, css, h

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

MODULE: Final = 20
"""Size of a tooth: two gears mesh because they share it."""
POINTERS: Final = (-90.0, -80.0, -90 - 90 / 7)
"""Where the pointers stand, in degrees: near the top, and such that every tooth finds a gap where two gears touch."""
Y: Final = 150
X: Final = (912, 912 + MODULE * (TEETH[0] + TEETH[1]) // 2, 912 + MODULE * (TEETH[0] + 2 * TEETH[1] + TEETH[2]) // 2)


def spins(view: Zero11) -> tuple[int, int, int]:
    """Which way the symbols run round each gear."""
    return (1, 1, 1) if view.house.opposed_arrows else SPIN


def train(view: Zero11, t: Text) -> Markup:
    """The chain of gears on the board."""
    return h(
        "g.gears",
        [_gear(view, gear, t) for gear in range(3)],
        [_pointer(gear) for gear in range(3)],
        h("text.reading", reads(view, t), x=X[1], y=Y + 152),
        role="img",
        aria_label=t("gears-now", **_shown(view, t)),
    )


def reads(view: Zero11, t: Text) -> str:
    """The same in a line of its own, where the drawing is too small to be read."""
    return t("gears-read", **_shown(view, t))


def _shown(view: Zero11, t: Text) -> dict[str, Any]:
    machine, movement, activity = view.gears
    return {
        "machine": t(f"machine-{MACHINES[SYMBOLS[0][machine]]}"),
        "steps": SYMBOLS[1][movement],
        "action": t(f"action-{ACTIONS[SYMBOLS[2][activity]]}"),
    }


def _gear(view: Zero11, gear: int, t: Text) -> Markup:
    teeth, spin = TEETH[gear], spins(view)[gear]
    pitch = 360 / teeth
    angle = spin * pitch * view.gears[gear]
    radius = MODULE * teeth / 2
    symbols = []
    for n, symbol in enumerate(SYMBOLS[gear]):
        at = POINTERS[gear] - spin * pitch * n
        x, y = polar(radius * 0.66, at)
        here = n == view.gears[gear]
        symbols.append(
            h(
                "g.symbol",
                _face(gear, symbol),
                data_symbol=symbol,
                transform=f"translate({x} {y}) rotate({round(at + 90, 2)})",
                class_="now" if here else None,
            )
        )
    return h(
        "g.gear",
        h(
            "g.wheel",
            h("path.rim", d=gear_outline(teeth, MODULE, POINTERS[gear])),
            h("circle.plate", r=radius - 25),
            h("circle.hub", r=11),
            h("circle.axle", r=4),
            symbols,
            id=f"gear-{gear}",
            data_turn=round(angle, 2),
            style=css(transform=f"rotate({angle:.2f}deg)"),
        ),
        transform=f"translate({X[gear]} {Y})",
        class_=GEARS[gear],
        tip=t(f"gear-{GEARS[gear]}"),
    )


def _face(gear: int, symbol: int) -> Markup:
    if gear == MOVEMENT:
        return h("text.number", symbol, y=9)
    names = MACHINES if gear == MACHINE else ACTIONS
    kind = "machine" if gear == MACHINE else "action"
    return mark(f"{kind}-{names[symbol]}", 0, 0, 37, class_=f"{kind} {names[symbol]}")


def _pointer(gear: int) -> Markup:
    x, y = polar(MODULE * TEETH[gear] / 2 + 36, POINTERS[gear])
    turn = round(POINTERS[gear] + 90, 2)
    return h("path.pointer", d="M0 16L-11-8H11z", transform=f"translate({X[gear] + x} {Y + y}) rotate({turn})")


def preview(view: Zero11, can: Can, t: Text) -> Markup:
    """One row for each outcome; a cell of it pushes its gear. Hovering a row lights what could be reached."""
    rows = pushes(view)
    return h(
        "section.pushes",
        h("h3", t("pushes")),
        h(
            "div.outcomes",
            [_outcome(view, push, index, can, t) for index, push in enumerate(rows)],
        ),
    )


def _outcome(view: Zero11, push: Push, index: int, can: Can, t: Text) -> Markup:
    cells = (
        [icon(f"machine-{MACHINES[push.machine]}"), t(f"machine-{MACHINES[push.machine]}")],
        [icon("sign-steps"), t("walk-up-to", steps=push.walk)],
        [icon(f"action-{ACTIONS[push.action]}"), t(f"action-{ACTIONS[push.action]}")],
    )
    return h(
        "div.outcome",
        h("span.cost", t("push-by", steps=push.steps), icon("sign-time")),
        [
            h(f"span.gives.{GEARS[gear]}", cell, **(can("push", gear, push.steps) if gear in push.gears else {}))
            for gear, cell in enumerate(cells)
        ],
        shows=f"reach-{index}" if view.active != NOBODY else None,
    )


def reaches(view: Zero11) -> list[tuple[str, dict[int, int]]]:
    """For each outcome what it lets the active character reach, with the price of push and steps."""
    ask = view.ask
    if view.active == NOBODY or not isinstance(ask, PushGear) or ask.seat != view.viewer:
        return []
    left = view.time[ask.seat] - 1
    found = []
    for index, push in enumerate(pushes(view)):
        prices = reach(view, push.walk, push.machine, left - push.steps)
        found.append((f"reach-{index}", {space: price + push.steps for space, price in prices.items()}))
    return found
