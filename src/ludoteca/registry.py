"""Which boxes are on the shelf. They are found through the entry-point group `ludoteca.games`, ours like anybody's."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from ludoteca.editions import bound
from ludoteca.kernel import Edition, Game, Record, Refused
from ludoteca.kernel.game import EDITION

GROUP = "ludoteca.games"
OURS = "ludoteca.games."


@cache
def shelf() -> dict[str, EntryPoint]:
    """Every box that some installed package announces, by code."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


@cache
def boxes() -> dict[str, Game]:
    """Every box that can be played, by code."""
    found = {code: _open(point) for code, point in shelf().items()}
    return {code: game for code, game in found.items() if game is not None}


@cache
def box(code: str) -> Game:
    """The box of this code. Opens no other, so that one game's trouble is not another's."""
    point = shelf().get(code)
    game = _open(point) if point is not None else None
    if game is None:
        raise Refused(f"There is no game {code!r}. The games here are: {', '.join(boxes())}.", "game")
    return game


def look_again() -> None:
    """Forget what stood on the shelf: a package may have been put there since somebody looked."""
    for looked in (shelf, boxes, box):
        looked.cache_clear()


def edited(code: str, line: str) -> Game:
    """The box of this code with the edition of this line, if there is one."""
    return bound(box(code), Edition.of_line(line)) if line else box(code)


def box_of(record: Record) -> Game:
    """The box that a record was played with."""
    if not record.edition and EDITION in dict(record.variants):
        raise Refused("The record names an edition but does not carry it: export it again.", "edition")
    return edited(record.game, record.edition)


def where(game: Game) -> str:
    """The address of a box, `package:ATTRIBUTE`, at which another process finds it; and the edition, if it has one."""
    if game.edition is not None:
        return f"{where(box(game.code))}#{game.edition.line}"
    point = shelf().get(game.code)
    if point is not None and box(game.code) is game:
        return point.value
    for name, thing in vars(import_module(game.package)).items():
        if thing is game:
            return f"{game.package}:{name}"
    raise LookupError(f"{game.package} does not hold its game {game.code}: give the module in which it stands.")


def fetch(address: str) -> Game:
    """The box at this address."""
    address, _, line = address.partition("#")
    if line:
        return bound(fetch(address), Edition.of_line(line))
    module, _, name = address.partition(":")
    found = vars(import_module(module))[name]
    assert isinstance(found, Game)
    return found


def _open(point: EntryPoint) -> Game | None:
    try:
        module = __import__(point.module, fromlist=["GAME"])
    except ModuleNotFoundError as error:
        if point.module.startswith(OURS) and error.name == point.module:
            return None  # announced in pyproject.toml, not yet written
        raise
    game = getattr(module, point.attr, None)
    if game is None and point.module.startswith(OURS):
        return None  # being written: its rooms are there, the box is not closed yet
    if not isinstance(game, Game):
        raise TypeError(f"The entry point {point.name} = {point.value} of group {GROUP} is not a Game.")
    return game
