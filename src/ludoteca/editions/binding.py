"""A box with an edition in it: checked, copied, tried."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ludoteca.editions.copies import closed, opened
from ludoteca.editions.shelf import Shelf
from ludoteca.kernel import Game, Random, Refused
from ludoteca.kernel.edition import Changes, Copy, Edition
from ludoteca.kernel.game import Memory
from ludoteca.kernel.kinds import Kind, Wrong, shown
from ludoteca.kernel.printed import ORIGINS, Printed

SHELF: Final = Shelf()


def bound(game: Game, edition: Edition) -> Game:
    """The box with these corrections. The same edition is opened once; whatever is wrong with it is said in one
    sentence, and nothing has changed."""
    if edition.game != game.code:
        raise Refused(f"This is an edition of {edition.game}, not of {game.code}.", "edition")
    found = SHELF.take((game.package, edition.digest), lambda: _made(game, edition))
    named = found.edition
    return found if named is not None and named.name == edition.name else replace(found, edition=edition)


def is_open(game: Game, edition: Edition) -> bool:
    """Whether nothing has to be made for it."""
    return (game.package, edition.digest) in SHELF


def _made(game: Game, edition: Edition) -> tuple[Game, Copy]:
    values = values_of(printed_of(game), edition.changes)
    copy = Copy(f"{game.package}_edition_{edition.digest}", game.package, values)
    try:
        package = opened(copy)
        found = next(thing for thing in vars(package).values() if isinstance(thing, Game))
        made = replace(found, edition=edition, memory=Memory())
        if complaint := printed_of(made).complaint():
            raise Refused(f"The edition does not fit together: {complaint}.", "edition")
        _try(made)
    except Refused:
        closed(copy)
        raise
    except Exception as error:
        closed(copy)
        raise Refused(f"The edition does not fit together: {type(error).__name__}: {error}.", "edition") from error
    return made, copy


def _try(game: Game) -> None:
    """Every card is drawn, and one game by chance is played at every player count: it must begin, be seen, and come to
    its end."""
    if game.view.faces is not None:
        game.view.faces(_unsaid)
    for seats in game.seats:
        rng = Random.seeded(seats)
        g = game.new(seats, seed=seats)
        game.view.page(g.view(0), lambda *_: {}, _unsaid)
        for _ in range(game.bound):
            if g.ask is None:
                break
            g.play(rng.pick(g.options))
        else:
            raise Refused(f"With this edition a game of {seats} does not come to an end.", "edition")
        g.outcome()
        game.view.page(g.view(0), lambda *_: {}, _unsaid)


def _unsaid(message: str, **_: Any) -> str:
    """Whoever only tries a page needs no words."""
    return message


def printed_of(game: Game) -> Printed:
    if game.printed is None:
        raise Refused(f"{game.code} does not say what may be corrected in it: it has no edition.", "edition")
    return game.printed


def values_of(printed: Printed, changes: Changes) -> Changes:
    """The corrections, read as the box declares them."""
    kinds: dict[str, dict[str, Mapping[str, Kind]]] = {table.name: {} for table in printed.tables}
    for table, name, row in printed.components():
        kinds[table.name][name] = table.kinds_of(row)
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for sort, rows in changes.items():
        if sort not in kinds:
            raise Refused(f"The box has no [{sort}]: it has {', '.join(kinds)}.", "edition")
        for name, fields in rows.items():
            if name not in kinds[sort]:
                why = "components are neither added nor taken away"
                raise Refused(f"The box has no {sort} {shown(name)}: {why}.", "edition")
            known = kinds[sort][name]
            found.setdefault(sort, {})[name] = {
                field: _value(f"{sort} {name}", known, field, said) for field, said in fields.items()
            }
    return found


def _value(where: str, kinds: Mapping[str, Kind], field: str, said: Any) -> Any:
    if field == "origin":
        if said not in ORIGINS:
            raise Refused(f"{where}: origin must be one of {', '.join(ORIGINS)}; not {shown(said)}.", "edition")
        return said
    if field not in kinds:
        raise Refused(f"{where} has no {shown(field)}: it has {', '.join([*kinds, 'origin'])}.", "edition")
    try:
        return kinds[field].read(said)
    except Wrong as wrong:
        raise Refused(f"{where}: {field} {wrong}.", "edition") from wrong
