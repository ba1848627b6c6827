"""Chapter "phase 1": what a symbol card gives, and what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.calamandara.content.symbols import Kind
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Seat, rule


@rule("CAL-P1-01", "CAL-P1-03", "CAL-P1-05")
def offers(face: tuple[Kind, ...], depot: Sequence[int], room: int) -> list[tuple[Kind, Kind]]:
    """What a symbol card gives: the central symbol and one lower one, as far as depot and reserve allow (R-10)."""
    central, lower = face[0], face[1:]
    if room <= 0:
        return []
    lower_ones = [kind for kind in lower if depot[kind]]
    if not depot[central]:
        return [(0, kind) for kind in lower_ones]
    return with_central(central, lower_ones, room)


@rule("CAL-P1-01", "CAL-P1-04", "CAL-P1-09")
def with_central(central: Kind, lower: list[Kind], room: int) -> list[tuple[Kind, Kind]]:
    """The central symbol alone, or with a lower one that the depot has if there is a second free space."""
    found = [(central, 0)]
    if room > 1:
        found += [(central, kind) for kind in lower]
    return found


@rule("CAL-P1-06", "CAL-CARD-TERRAS-03")
def take_symbols(g: Calamandara, seat: Seat, owner: Seat, central: Kind, lower: Kind) -> None:
    """Symbols from an owner's depot to a traveller's reserve, through the owner's top symbol card."""
    for kind in (central, lower):
        if kind:
            g.travellers[owner].depot[kind] -= 1
            g.travellers[seat].symbols.append(kind)
    if owner == seat:
        g.tell("acquired", seat=seat, symbols=taken(central, lower))
    else:
        g.tell("acquired_from", seat=seat, other=owner, symbols=taken(central, lower))
    use_up(g, owner)


def taken(central: Kind, lower: Kind) -> tuple[Kind, ...]:
    """The symbols acquired: often both, sometimes only one of them."""
    return tuple(kind for kind in (central, lower) if kind)


@rule("CAL-P1-02", "CAL-P1-08", "CAL-SETUP-05", "CAL-CARD-TERRAS-02")
def use_up(g: Calamandara, seat: Seat) -> None:
    """The top symbol card goes face down to the used pile; an empty deck is turned over without shuffling (R-12)."""
    t = g.travellers[seat]
    t.used.append(t.faces.pop())
    if not t.faces:
        t.faces = t.used[::-1]
        t.used = []
    g.cards.show(t.faces[-1])
