"""What an owner of 011 may correct: the map of the city, the gears and the symbols of the tiles, which we had to
reconstruct. What the rulebook prints of characters, events and items is said in words on the page and stays."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.zero11.content import city, gears
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWERS
from ludoteca.games.zero11.content.tiles import TILES
from ludoteca.kernel.kinds import Checked, Fixed, Flag, Kind, Named, Number, Picture, Row, Several
from ludoteca.kernel.printed import RECONSTRUCTED, RULEBOOK, Figure, Printed, Table, figures
from ludoteca.kernel.spoken import spoken

EVERY_PLACE: Final = tuple(f"x{x}y{y}" for x in range(city.WIDTH) for y in range(city.HEIGHT))
PLACE: Final = Named(EVERY_PLACE, plain=True)


def _said(value: Any) -> Any:
    if isinstance(value, tuple):
        return [_said(each) for each in value]
    return "none" if value is None else spoken([value]).write(value)


def _named(value: int | None) -> str:
    return "nobody" if value is None else CHARACTERS[value].key


def _different(places: tuple[str, ...]) -> str:
    return "" if len(set(places)) == len(places) else "must name different places"


def _gear(number: int, kind: Kind) -> Figure:
    teeth = gears.TEETH[number]
    name = f"{gears.GEARS[number]}_gear"
    return Figure(name, gears.SYMBOLS[number], Several(kind, least=teeth, most=teeth), RECONSTRUCTED)


def complaint() -> str:
    """The map must still hold what the rules speak of."""
    mystic = {city.place(space) for space, kind in enumerate(city.KIND) if kind == city.MYSTIC}
    if mystic != set(city.MYSTIC_PLACES):
        return f"the Mystic Buildings (M) of the map lie at {', '.join(sorted(mystic))}"
    for place, space in zip(city.RUNE_PLACES, city.RUNES, strict=True):
        if city.KIND[space] != city.PLAIN:
            return f"the rune at {place} does not lie on a building"
    for kind, name in enumerate(("taxi", "train", "monorail", "airship")):
        if kind and len(city.STATIONS[kind]) < 2:  # from one to another
            return f"the {name} needs two stations"
    for slot in range(4):
        if not any(city.AREA[slot]):
            return f"the Organ could stand nowhere {city.SLOTS[slot]} of a Mystic Building"
    return ""


MAP: Final = Picture("orYGBM+.", high=(city.HEIGHT,) * 2, wide=(city.WIDTH,) * 2, join="\n")
LINES: Final = Several(Row((PLACE, PLACE)), most=30)
FIGURES: Final = figures(
    Figure("map", city.MAP, MAP, RECONSTRUCTED),
    Figure("lines", city.LINE_PLACES, LINES, RECONSTRUCTED),
    Figure(
        "mystic_buildings",
        city.MYSTIC_PLACES,
        Checked(Several(PLACE, least=5, most=5), _different),
        RECONSTRUCTED,
    ),
    Figure("runes", city.RUNE_PLACES, Checked(Several(PLACE, least=8, most=8), _different), RECONSTRUCTED),
    _gear(gears.MACHINE, Named(gears.MACHINES)),
    _gear(gears.MOVEMENT, Number(1, 6)),
    _gear(gears.ACTIVITY, Named(gears.ACTIONS)),
    *(Figure(f"power_{power.key}", power.effect, Fixed(_said), RULEBOOK) for power in POWERS),
)
PRINTED = Printed(
    (
        FIGURES,
        Table(
            "tile",
            TILES,
            {"organ": Flag(), "wolf": Number(0, 2), "effect": Fixed(_said), "time": Fixed(), "clue": Fixed()},
        ),
        Table("character", CHARACTERS, {"ability": Fixed(_said), "rune": Fixed()}, RULEBOOK, word="character"),
        Table(
            "event",
            EVENTS,
            {
                "position": Fixed(lambda value: "none" if value is None else value or "last"),
                "gift": Fixed(_said),
                "favours": Fixed(_named),
                "bonus": Fixed(_said),
                "bans": Fixed(_named),
                "no_cards": Fixed(),
                "no_machines": Fixed(),
            },
            RECONSTRUCTED,
        ),
    ),
    complaint,
)
