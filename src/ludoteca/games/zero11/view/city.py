"""The map of Turin: streets, stations, Mystic Buildings, clues, miniatures, the Organ, and what may be clicked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteca.games.zero11.asks import Move, Stroll
from ludoteca.games.zero11.content.city import (
    AIRSHIP,
    EDGES,
    KIND,
    LINES,
    MONORAIL,
    MYSTIC,
    MYSTIC_KEYS,
    MYSTIC_SPACE,
    PIAZZAS,
    PLAIN,
    RUNES,
    SLOTS,
    SPACES,
    TRAIN,
    X,
    Y,
)
from ludoteca.games.zero11.content.people import CHARACTERS
from ludoteca.games.zero11.content.tiles import KIND as TILE_KIND
from ludoteca.games.zero11.state import FREE, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view import gears
from ludoteca.games.zero11.view.drawing import mark, polar
from ludoteca.games.zero11.view.pictures import dial, sector
from ludoteca.games.zero11.view.reach import Way, strolls, ways
from ludoteca.games.zero11.view.words import space as space_word
from ludoteca.games.zero11.view.words import tile as tile_word
from ludoteca.kernel import bits_of
from ludoteca.paper import Markup, either, h, join, sheet

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

CELL: Final = 100
LEFT: Final = 64
TOP: Final = 62
WIDE: Final = 1360
HIGH: Final = 930
CLOCK: Final = (112, 812)
COMPASS: Final = (1226, 801)
ON_SPACE: Final = ("clue", "walk", "ride", "lift", "drop", "to", "organ", "displace")
"""Verbs whose pick is a space of the city."""
KINDS: Final = {PLAIN: "plain", TRAIN: "train", MONORAIL: "monorail", AIRSHIP: "airship", MYSTIC: "mystic"}


def at(space: int) -> tuple[int, int]:
    """The middle of a space."""
    return LEFT + CELL * X[space], TOP + CELL * Y[space]


def city(view: Zero11, can: Can, t: Text) -> Markup:
    """The whole board as one drawing."""
    walk = _now(view)
    picks = [either(_named(verb, can(verb, space)) for verb in ON_SPACE) for space in range(SPACES)]
    return h(
        "svg.city",
        BACKGROUND,
        h("g.great-dial", dial(min(view.hour, HOURS), WIDE, HIGH)),
        STREETS,
        [_space(view, space, picks[space], t) for space in range(SPACES)],
        _area(view),
        gears.train(view, t),
        _clock(view, t),
        _compass(view, t),
        [_clue(space) for space in bits_of(view.clued)],
        _organ(view, t),
        [_miniature(view, character, t) for character in range(8)],
        [_prices(name, prices) for name, prices in gears.reaches(view)],
        [_way(view, space, way) for space, way in walk.items() if len(way.picks) > 1],
        [_target(space, walk.get(space), picks[space], t) for space in range(SPACES)],
        _prices("", {space: way.price for space, way in walk.items()}),
        viewBox=f"0 0 {WIDE} {HIGH}",
        role="group",
        aria_label=t("map"),
    )


def _streets() -> Markup:
    """Streets between spaces that touch; printed lines across the squares and over the river."""
    plain = [f"M{at(a)[0]} {at(a)[1]}L{at(b)[0]} {at(b)[1]}" for a, b in EDGES if (a, b) not in LINES]
    lines = [f"M{at(a)[0]} {at(a)[1]}L{at(b)[0]} {at(b)[1]}" for a, b in LINES]
    return join(h("path.street", d="".join(plain)), h("path.line", d="".join(lines)))


def _river() -> Markup:
    bend = "M1346 334C1240 380 1150 440 1128 540C1116 620 1132 650 1096 700C1060 750 1010 770 992 830L978 918"
    return join(h("path.river.bank", d=bend), h("path.river", d=bend), h("path.river.gleam", d=bend))


def _piazza(x: int, y: int) -> Markup:
    cx, cy = LEFT + CELL * x, TOP + CELL * y
    return join(h("circle.piazza", cx=cx, cy=cy, r=30), h("circle.fountain", cx=cx, cy=cy, r=10))


BACKGROUND: Final = join(
    h("rect.paper", width=WIDE, height=HIGH, rx=22),
    _river(),
    h("rect.frame", x=9, y=9, width=WIDE - 18, height=HIGH - 18, rx=16),
)
STREETS: Final = join([_piazza(x, y) for x, y in PIAZZAS], _streets())

_ROOFS: Final = (
    "M-26 22V-8L0-24 26-8V22z",
    "M-28 22V-14H-8V-24H8V-14H28V22z",
    "M-26 22V-16L-13-24 0-16 13-24 26-16V22z",
    "M-24 22V-12Q0-34 24-12V22z",
)
"""Silhouettes of houses, so that no street looks like the next."""
_LIT: Final = (
    "M-17-3h9v9h-9zM9-3H18V6H9zM-4 10H4V22H-4z",
    "M-20-5h8v8h-8zM-4-15h8v8h-8zM12-5h8v8h-8zM-20 9h8v8h-8zM12 9h8v8h-8z",
    "M-18-8h7v9h-7zM-3-8h7v9h-7zM12-8h7v9h-7zM-3 9h7v13h-7z",
    "M-14-5h8v10h-8zM6-5h8v10H6zM-4 9Q0 4 4 9V22H-4z",
)
"""Where somebody is still awake in them."""
MYSTIC_SHAPES: Final = {
    "cimitero": "M-26 24V8H-18V-10Q-18-18-10-18T-2-10V24zM6 24V-4H2V-10H6V-20H12V-10H16V-4H12V24zM20 24V10H28V24z",
    "obelisco": "M-16 26V18H16V26zM-9 18L-5-22 0-32 5-22 9 18z",
    "mole": "M-30 26V4H30V26zM-22 4Q-20-16 0-24Q20-16 22 4zM-4-24V-34H4V-24zM0-34V-46",
    "museo": "M-30 26V20H30V26zM-26 20V-2H-18V20zM-10 20V-2H-2V20zM6 20V-2H14V20zM20 20V-2H28V20zM-30-4L0-24 30-4z",
    "tempio": "M-26 26V-4L0-20 26-4V26zM-18-8V-28H-10V-12M10-12V-28H18V-8M-6 26V10Q0 2 6 10V26",
}


def _space(view: Zero11, space: int, here: dict[str, Any], t: Text) -> Markup:
    x, y = at(space)
    kind = KINDS[KIND[space]]
    drawn: list[Any] = [h("rect.plot", x=-40, y=-40, width=80, height=80, rx=12)]
    if KIND[space] == MYSTIC:
        key = MYSTIC_KEYS[MYSTIC_SPACE.index(space)]
        drawn += [h("path.house", d=MYSTIC_SHAPES[key]), h("text.sign", t(f"tile-{key}").split()[0], y=57)]
    elif KIND[space] == PLAIN:
        shape = (X[space] * 3 + Y[space] * 5) % len(_ROOFS)
        drawn.append(h("path.house", d=_ROOFS[shape], class_=f"tint-{(X[space] + 2 * Y[space]) % 3}"))
        if space in RUNES:
            drawn.append(mark(f"rune-{CHARACTERS[RUNES.index(space)].key}", 0, 4, 30, class_="carved"))
        else:
            drawn.append(h("path.lit-windows", d=_LIT[shape]))
    else:
        drawn.append(mark(f"machine-{kind}", 0, 0, 54, class_="machine"))
    return h(
        "g.space",
        drawn,
        transform=f"translate({x} {y})",
        id=f"space-{space}",
        class_=kind,
        tip=t(space_word(space).message),
        **({} if here else here),  # what is not on offer can be asked why not
    )


def _area(view: Zero11) -> Markup | None:
    """Where the Organ could stand, as far as the tiles in the slots say."""
    if view.organ != NOWHERE or all(tile == FREE for tile in view.slots):
        return None
    return h("g.area", [h("circle", cx=at(s)[0], cy=at(s)[1], r=47) for s in bits_of(view.area())])


def _clue(space: int) -> Markup:
    x, y = at(space)
    return h(
        "g.clue",
        h("circle", cx=x + 27, cy=y - 27, r=15),
        mark("sign-clue", x + 27, y - 27, 22),
        glide=f"clue-{space}",
    )


def _organ(view: Zero11, t: Text) -> Markup | None:
    if view.organ == NOWHERE:
        return None
    x, y = at(view.organ)
    return h(
        "g.organ",
        h("circle", cx=x, cy=y, r=40),
        mark("sign-organ", x, y - 2, 60),
        tip=t("organ-stands", space=space_word(view.organ)),
        glide="organ",
    )


def _miniature(view: Zero11, character: int, t: Text) -> Markup:
    """A figure on its space, named below it, or above where a Mystic Building has its sign; figures that share one in a
    declaration stand side by side."""
    x, y = at(view.where[character])
    sharing = [c for c in range(8) if view.where[c] == view.where[character]]
    if len(sharing) > 1 or view.where[character] == view.organ:
        x += 22 if character == view.active else -18
    key = CHARACTERS[character].key
    kinds = [key]
    if character == view.active:
        kinds.append("active")
    if view.blocked >> character & 1:
        kinds.append("blocked")
    return h(
        "g.miniature",
        h("ellipse.shadow", cx=x, cy=y + 27, rx=27, ry=9),
        h("path.body", d=f"M{x - 24} {y + 27}q0-8 8-10a28 28 0 1 1 32 0q8 2 8 10z"),
        h("use", href=f"#zero11-face-{key}", x=x - 23, y=y - 30, width=46, height=46, clip_path="url(#zero11-medal)"),
        h("text.named", t(f"character-{key}"), x=x, y=y - 38 if KIND[view.where[character]] == MYSTIC else y + 50),
        class_=kinds,
        glide=f"mini-{key}",
        **sheet(t(f"epithet-{key}"), t(f"ability-{key}"), state=_stands(view, character, t)),
    )


def _stands(view: Zero11, character: int, t: Text) -> str:
    return t("stands-at", space=space_word(view.where[character]))


def _now(view: Zero11) -> dict[int, Way]:
    """What the walk under way can still reach, and how, for the seat that walks."""
    ask = view.ask
    if ask is None or ask.seat != view.viewer or view.active == NOBODY:
        return {}
    if isinstance(ask, Move):
        return ways(view, ask.steps, ask.machine, view.time[ask.seat] - 1)
    if isinstance(ask, Stroll) and ask.who == view.active:
        return strolls(view, view.where[view.active], ask.left)
    return {}


def _way(view: Zero11, space: int, way: Way) -> Markup:
    """The way to a space further off, drawn while the hand points at it."""
    spots = [at(s) for s in (view.where[view.active], *way.spaces)]
    line = "L".join(f"{x} {y}" for x, y in spots)
    return h(
        "g.ghost.way", h("path", d=f"M{line}"), [h("circle", cx=x, cy=y, r=9) for x, y in spots[1:]], id=f"way-{space}"
    )


def _prices(name: str, prices: dict[int, int]) -> Markup | None:
    """A price tag on every space in reach; those of a push are shown while its row is hovered."""
    if not prices:
        return None
    tags = [
        h(
            "g.price",
            h("circle", cx=at(s)[0] - 27, cy=at(s)[1] - 27, r=15),
            h("text", price, x=at(s)[0] - 27, y=at(s)[1] - 27),
        )
        for s, price in prices.items()
    ]
    return h("g.ghost.reach", tags, id=name) if name else h("g.reach", tags)


def _named(verb: str, pick: dict[str, Any]) -> dict[str, Any]:
    """What is picked looks like what it does."""
    return {**pick, "class_": verb} if pick else pick


def _target(space: int, way: Way | None, here: dict[str, Any], t: Text) -> Markup | None:
    """What may be clicked: a space to put something on, the next step, or a space further off to walk to at once."""
    x, y = at(space)
    box = {"x": x - 44, "y": y - 44, "width": 88, "height": 88, "rx": 14}
    if here:
        return h("rect.target", **box, **here)
    if way is None:
        return None
    there = t("walk-there", space=space_word(space), count=way.price)
    far = {"data_way": " ".join(way.picks), "role": "button", "tabindex": 0, "aria_label": there}
    return h("rect.target.far", **box, shows=f"way-{space}", tip=there, **far)


HOURS: Final = 12


def _clock(view: Zero11, t: Text) -> Markup:
    """The clock of Ragnarök: eleven Hours, and the end."""
    cx, cy = CLOCK
    marks = []
    for hour in range(1, HOURS + 1):
        x, y = polar(76, 30 * hour - 90)
        kinds = ["end" if hour == HOURS else "", "fenrir" if hour == 5 and view.seats > 3 else ""]
        kinds.append("past" if hour < view.hour else "")
        marks.append(h("text.hour", t(f"hour-{hour}"), x=x, y=y + 8, class_=kinds))
    angle = 30 * min(view.hour, HOURS)
    across = polar(46, angle + 90)
    return h(
        "g.dial-clock",
        h("circle.case", r=102),
        h("circle.dial", r=94),
        h("path.night", d=sector(94, 30 * (min(view.hour, HOURS) - 1))) if view.hour > 1 else None,
        marks,
        h("path.hand", d="M-5 16L0-64 5 16z", style=f"transform: rotate({angle}deg)", id="clock-hand", data_turn=angle),
        h("circle.axle", r=6),
        # Where the hours are too small to be read, the present one stands across from the hand.
        h("text.now", t(f"hour-{min(view.hour, HOURS)}"), x=across[0], y=across[1]),
        transform=f"translate({cx} {cy})",
        tip=t("clock", hour=t(f"hour-{min(view.hour, HOURS)}")),
        role="img",
        aria_label=t("clock", hour=t(f"hour-{min(view.hour, HOURS)}")),
    )


_SLOT_AT: Final = ((0, -62), (66, 0), (0, 62), (-66, 0))
_SLOT: Final = {"width": 92, "height": 36, "rx": 8}


def _compass(view: Zero11, t: Text) -> Markup:
    """The four slots around the Organ, with the building each tile puts on that side."""
    cx, cy = COMPASS
    return h(
        "g.compass",
        h("circle.rose", r=116),
        h("path.star", d="M0-40L9-9 40 0 9 9 0 40-9 9-40 0-9-9z"),
        mark("sign-organ", 0, 0, 34, class_="sought" if view.organ == NOWHERE else "found"),
        [_slot(view, slot, t) for slot in range(4)],
        transform=f"translate({cx} {cy})",
        tip=t("compass"),
    )


def _slot(view: Zero11, slot: int, t: Text) -> Markup:
    x, y = _SLOT_AT[slot]
    tile = view.slots[slot]
    direction = t(f"slot-{SLOTS[slot]}")
    if tile == FREE:
        return h("g.slot", h("rect", x=x - 46, y=y - 18, **_SLOT), h("text", direction, x=x, y=y + 7))
    kind = TILE_KIND[view.tiles.face[tile]]
    name = t(tile_word(kind).message)
    return h(
        "g.slot.filled",
        h("rect", x=x - 46, y=y - 18, **_SLOT),
        h("text", name.split()[0], x=x, y=y + 7),
        glide=f"tile-{tile}",
        tip=t("slot-says", tile=name, slot=direction),
    )
