"""What is in a box and may be corrected: the room `edition.py` of a box, with `PRINTED = Printed(...)`.

    PRINTED = Printed(
        Table("artifact", ARTIFACTS, {"cost": Number(0, 20), "points": Number(0, 20), "ability": Named(ABILITIES)}),
        figures(Figure("outpost_points", OUTPOST_POINTS, Number(0, 20), PRINTED_IN_THE_RULEBOOK)),
    )

Every component is listed with where it comes from. A field says how it is written in an edition, and read; what stands
in no field of the declaration cannot be changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ludoteca.kernel.edition import names_of
from ludoteca.kernel.kinds import Kind

RULEBOOK: Final = "printed"
"""The rulebook says it."""
PUBLIC: Final = "public"
"""Public pages say it."""
RECONSTRUCTED: Final = "reconstructed"
"""Ours: it fits the rulebook and copies no printed component."""
OURS: Final = "own"
"""Ours altogether, like the prose of an encounter."""
ORIGINS: Final = (RULEBOOK, PUBLIC, RECONSTRUCTED, OURS)
_SAID: Final = {"rulebook": RULEBOOK, "printed": RULEBOOK}


@dataclass(frozen=True)
class Table:
    """Components of one sort: cards, tiles, spaces."""

    name: str
    rows: tuple[Any, ...]
    fields: Mapping[str, Kind]
    origin: str | Callable[[Any], str] = ""
    """Where each comes from; otherwise the component's own `source` says it."""
    word: str = ""
    """How the box's words call this sort, if they do: `character`."""
    names: tuple[str, ...] = ()

    @property
    def called(self) -> tuple[str, ...]:
        return self.names or names_of(self.rows)

    def origin_of(self, row: Any) -> str:
        said = self.origin(row) if callable(self.origin) else self.origin or row.source
        return _SAID.get(said, said)

    def kinds_of(self, row: Any) -> Mapping[str, Kind]:
        """The fields of one component; subclasses may have more than others."""
        return {name: kind for name, kind in self.fields.items() if hasattr(row, name)}


@dataclass(frozen=True)
class Figure:
    """One number of the box, or one list of them, with its own kind."""

    name: str
    value: Any
    kind: Kind
    source: str


class Figures(Table):
    """The numbers of the boards, each under its name."""

    def kinds_of(self, row: Figure) -> Mapping[str, Kind]:
        return {"value": row.kind}


def figures(*rows: Figure) -> Figures:
    return Figures("board", rows, {})


def nothing() -> str:
    return ""


@dataclass(frozen=True)
class Printed:
    """Everything in a box that an edition may speak of."""

    tables: tuple[Table, ...]
    complaint: Callable[[], str] = field(default=nothing)
    """Asked of the copy that an edition made: what does not fit together, in a sentence, or nothing."""

    def components(self) -> Iterator[tuple[Table, str, Any]]:
        for table in self.tables:
            for name, row in zip(table.called, table.rows, strict=True):
                yield table, name, row
