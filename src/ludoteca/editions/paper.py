"""An edition as a file that a person reads and corrects: TOML, every component with its fields and its origin."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from typing import Any, Final

from ludoteca.editions.binding import bound, printed_of, values_of
from ludoteca.kernel import Game, Refused
from ludoteca.kernel.edition import NAME_LENGTH, Edition
from ludoteca.kernel.kinds import Fixed
from ludoteca.kernel.printed import ORIGINS

__all__ = ["ORIGINS", "Called", "checked", "plain", "read", "toml", "write"]

SIZE: Final = 200_000
"""Characters that a file may have; the longest of ours has half of it."""
Called = Callable[[str, int], str]
"""What the component of this sort and number is called in the reader's language, or nothing."""

HEAD: Final = """\
# An edition of {code}: every component of the box as we have it, and where we have it from.
#   printed = the rulebook says it     public = public pages say it
#   reconstructed = ours, fitting the rulebook     own = ours altogether
# Correct what your box shows otherwise and set its origin to "printed". What you leave out stays as it is.
# Play with it: ludoteca play {code} --edition FILE (also simulate, arena, study; or bring it to the web table).
game = "{code}"
name = {name}
"""


def nameless(_word: str, _number: int) -> str:
    return ""


def plain(game: Game) -> dict[str, dict[str, dict[str, Any]]]:
    """Everything in the box as words, numbers and lists, by table, component and field."""
    found: dict[str, dict[str, dict[str, Any]]] = {table.name: {} for table in printed_of(game).tables}
    for table, name, row in printed_of(game).components():
        said = {field: kind.write(getattr(row, field)) for field, kind in table.kinds_of(row).items()}
        found[table.name][name] = {**said, "origin": _origin(game, table.name, name) or table.origin_of(row)}
    return found


def _origin(game: Game, table: str, name: str) -> str:
    """What the edition says of a component's origin: the tables of the box do not know that it was corrected."""
    changes = game.edition.changes if game.edition else {}
    return str(changes.get(table, {}).get(name, {}).get("origin", ""))


def write(game: Game, name: str = "mine", called: Called = nameless) -> str:
    """The whole box as a file to correct."""
    lines = [HEAD.format(code=game.code, name=json.dumps(name, ensure_ascii=False))]
    whole = plain(game)
    for table in printed_of(game).tables:
        lines.append(f"\n# {'-' * 20} {table.name}")
        for field, kind in table.fields.items():
            lines.append(f"# {field}: {'cannot be changed' if isinstance(kind, Fixed) else kind.says}")
        for number, (row, fields) in enumerate(whole[table.name].items()):
            title = called(table.word, number) if table.word else ""
            lines += ["", f"[{table.name}.{row}]" + (f"  # {title}" if title else "")]
            lines += [f"{field} = {toml(value)}" for field, value in fields.items()]
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    """A value as a TOML file writes it."""
    if isinstance(value, str) and "\n" in value:
        return f"'''\n{value}\n'''"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False)


def read(game: Game, text: str) -> Edition:
    """The edition that a file says, as far as it differs from the box; one that cannot be is refused in a sentence."""
    if len(text) > SIZE:
        raise Refused(f"An edition is a text of at most {SIZE} characters.", "edition")
    try:
        said = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # no TOML, or a number of five thousand digits
        raise Refused(f"The edition cannot be read: {error}.", "edition") from error
    code, name = said.pop("game", None), said.pop("name", "mine")
    if code != game.code:
        raise Refused(f'The edition is not of {game.code}: it must say game = "{game.code}".', "edition")
    if not isinstance(name, str) or not name.isprintable() or not 0 < len(name.strip()) <= NAME_LENGTH:
        raise Refused(f"The name of an edition is a line of at most {NAME_LENGTH} letters.", "edition")
    return checked(game, Edition(code, name.strip(), _only_changes(game, said)))


def checked(game: Game, edition: Edition) -> Edition:
    bound(game, edition)
    return edition


def _only_changes(game: Game, said: dict[str, Any]) -> dict[str, dict[str, dict[str, Any]]]:
    """Without what the box says as well. Fields that cannot be changed may stand there unchanged."""
    whole = plain(game)
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for table, rows in said.items():
        if not isinstance(rows, dict) or not all(isinstance(row, dict) for row in rows.values()):
            raise Refused(
                f"The box has no {table!r}: write components as [table.name], such as {_example(whole)}.", "edition"
            )
        for name, fields in rows.items():
            as_printed = whole.get(table, {}).get(name, {})
            new = {field: value for field, value in fields.items() if not _same(as_printed.get(field), value)}
            if new or name not in whole.get(table, {}):
                found.setdefault(table, {})[name] = new
    values_of(printed_of(game), found)
    return _canonical(game, found)


def _same(one: Any, two: Any) -> bool:
    if isinstance(one, str) and isinstance(two, str):
        return one.strip() == two.strip()
    return type(one) is type(two) and bool(one == two)


def _canonical(game: Game, changes: dict[str, dict[str, dict[str, Any]]]) -> dict[str, dict[str, dict[str, Any]]]:
    """Each value as the box would write it: the same edition has the same hash however it is laid out."""
    rows = {(table.name, name): table.kinds_of(row) for table, name, row in printed_of(game).components()}
    whole, found = plain(game), dict[str, dict[str, dict[str, Any]]]()
    for table, named in changes.items():
        for name, fields in named.items():
            for field, value in fields.items():
                kind = rows[table, name].get(field)
                written = value if kind is None else kind.write(kind.read(value))
                if written != whole[table][name][field]:
                    found.setdefault(table, {}).setdefault(name, {})[field] = written
    return found


def _example(whole: dict[str, dict[str, dict[str, Any]]]) -> str:
    table = next(iter(whole))
    return f"[{table}.{next(iter(whole[table]))}]"
