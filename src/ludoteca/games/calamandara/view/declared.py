"""What was declared with an action or a card of the pile, in a sentence: everybody who may answer sees all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ludoteca.games.calamandara.content import memory as cards
from ludoteca.games.calamandara.content.symbols import TURNED, Kind
from ludoteca.games.calamandara.placing import Lay
from ludoteca.games.calamandara.state import (
    ACQUIRE,
    EXIT_RECOVER,
    INSERT,
    MEMORY,
    MOVE,
    Base,
    Calamandara,
    Item,
)
from ludoteca.games.calamandara.view.words import action, cell, facing, memory, symbol, traveller
from ludoteca.kernel import Say

ANY: Final = -1
"""A card picked blindly."""
ZONES: Final = ("zone-hand", "zone-reserve")


def declared(g: Calamandara, item: Item) -> Say:
    """What a card of the pile is going to do, whoever carries it."""
    if item.waits:
        return Say("says-waits", {"memory": memory(item.effect)})
    if item.idle:
        return Say("says-idle", {"memory": memory(item.effect)})
    what = SAYS[item.effect](g, item)
    return Say("says-carried", {"memory": memory(item.effect), "what": what}) if item.chain else what


def declared_action(g: Calamandara, base: Base) -> Say:
    """What an action is going to do."""
    if base.kind == ACQUIRE:
        return Say("says-acquire", {"things": _symbols(base.params[1:])})
    if base.kind == INSERT:
        return Say("says-insert", {"things": _lays(base.lays)})
    if base.kind == MOVE:
        return Say("says-move", {"cell": cell(base.params[0])})
    if base.kind == MEMORY:
        reserved, dropped, drawn = base.params
        return Say("says-memory", {"reserved": reserved, "discarded": int(bool(dropped)), "drawn": drawn})
    if base.kind == EXIT_RECOVER:
        return Say("says-draw", {"seat": base.seat, "count": base.params[0]})
    return action(base.kind)


# Things in a sentence.


def _symbols(kinds: Sequence[Kind]) -> tuple[Say, ...]:
    return tuple(symbol(kind) for kind in kinds if kind)


def _on(kind: Kind, at: int) -> Say:
    return Say("thing-on", {"symbol": symbol(kind), "cell": cell(at)})


def _from_to(kind: Kind, source: int, goal: int) -> Say:
    return Say("thing-moved", {"symbol": symbol(kind), "cell": cell(source), "goal": cell(goal)})


def _lay(lay: Lay) -> Say:
    if lay.transforms:
        return Say("thing-becomes", {"symbol": symbol(lay.kind), "cell": cell(lay.cell)})
    here = _on(lay.kind, lay.cell)
    if not lay.stays:
        return Say("thing-removed", {"thing": here})
    if lay.kind in TURNED:
        return Say("thing-facing", {"thing": here, "facing": facing(lay.facing)})
    if lay.moves:
        moved = tuple(Say("thing-shifted", {"cell": cell(a), "goal": cell(b)}) for a, b, _ in lay.moves)
        return Say("thing-star", {"thing": here, "things": moved})
    return here


def _lays(lays: Sequence[Lay]) -> tuple[Say, ...]:
    return tuple(_lay(lay) for lay in lays)


def _aim(g: Calamandara, item: Item) -> Say:
    """What a card aims at: the declared action, or a card further down."""
    target = g.item(item.target) if item.target > 0 else None
    if target is not None:
        return Say("aim-card", {"memory": memory(target.effect), "seat": target.user})
    if item.target == 0 and g.bases:
        return Say("aim-action", {"action": action(g.bases[-1].kind), "seat": g.bases[-1].seat})
    return Say("aim-gone")


def _one_card(named: int) -> Say:
    return Say("thing-hidden") if named == ANY else memory(named)


# One sentence per card.

Says = Callable[[Calamandara, Item], Say]


def _impedes(g: Calamandara, item: Item) -> Say:
    return Say("says-impedes", {"aim": _aim(g, item)})


def _seals(g: Calamandara, item: Item) -> Say:
    """Campos stops only the attack symbols, and for the rest of the turn."""
    target = g.item(item.target) if item.target > 0 else None
    return Say("says-seals", {"seat": target.actor if target is not None else g.bases[-1].seat})


def _annuls(g: Calamandara, item: Item) -> Say:
    return Say("says-annuls", {"aim": _aim(g, item)})


def _elmo(g: Calamandara, item: Item) -> Say:
    return (_annuls, _impedes)[item.params[0]](g, item)


def _sopro(g: Calamandara, item: Item) -> Say:
    if not item.params:
        return _annuls(g, item)
    source, receiver = item.params
    places = {"aim": _aim(g, item), "zone": Say(("mode-depot", "mode-reserve")[source]), "seat": receiver}
    return Say("says-sopro", places)


def _miragem(g: Calamandara, item: Item) -> Say:
    return Say("says-draw", {"seat": item.actor, "count": item.params[0]})


def _poco(g: Calamandara, item: Item) -> Say:
    return Say("says-poco", {"turning": _turning(item)})


def _pinturas(g: Calamandara, item: Item) -> Say:
    return Say("says-pinturas", {"mode": Say(("mode-tops", "mode-decks")[item.params[0]]), "turning": _turning(item)})


def _turning(item: Item) -> Say:
    return Say("turning-back") if item.reversed else Say("turning")


def _dimensoes(g: Calamandara, item: Item) -> Say:
    return Say("says-goes", {"seat": item.user, "cell": cell(item.params[0])})


def _lamentos(g: Calamandara, item: Item) -> Say:
    return Say("says-goes", {"seat": item.params[0], "cell": cell(item.params[1])})


def _ruinas(g: Calamandara, item: Item) -> Say:
    return Say("says-ruinas", {"things": tuple(_on(g.board.cells[at] & 15, at) for at in item.params)})


def _laceracao(g: Calamandara, item: Item) -> Say:
    moves = zip(item.params[::3], item.params[1::3], strict=True)
    return Say("says-laceracao", {"things": tuple(_from_to(g.board.cells[a] & 15, a, b) for a, b in moves)})


def _pesadelo(g: Calamandara, item: Item) -> Say:
    mode, seat, *kinds = item.params
    if mode:
        given = symbol(kinds.pop())
        return Say("says-pesadelo-swap", {"seat": seat, "things": _symbols(kinds), "given": given})
    return Say("says-pesadelo", {"seat": seat, "things": _symbols(kinds)})


def _terras(g: Calamandara, item: Item) -> Say:
    return Say("says-terras", {"seat": item.params[0], "things": _symbols(item.params[2:])})


def _templo(g: Calamandara, item: Item) -> Say:
    pairs = zip(item.params[::2], item.params[1::2], strict=True)
    things = tuple(Say("thing-of", {"symbol": symbol(kind), "seat": seat}) for seat, kind in pairs)
    return Say("says-templo", {"things": things})


def _sombra(g: Calamandara, item: Item) -> Say:
    seat, zone, named = item.params
    return Say("says-sombra", {"seat": seat, "zone": Say(ZONES[zone]), "card": _one_card(named)})


def _percepcao(g: Calamandara, item: Item) -> Say:
    return Say("says-percepcao", {"things": tuple(traveller(seat) for seat in item.params)})


def _gavoniano(g: Calamandara, item: Item) -> Say:
    if not item.params[0]:
        return Say("says-gavoniano", {"seat": item.params[1], "card": _one_card(item.params[2])})
    # Which card is given only its giver and its receiver will know.
    _, own, _, seat, zone, one, two, *_ = item.params
    taken = {"seat": seat, "zone": Say(ZONES[zone]), "things": (_one_card(one), _one_card(two))}
    return Say("says-gavoniano-swap", {**taken, "own": Say(ZONES[own])})


def _entropia(g: Calamandara, item: Item) -> Say:
    return Say("says-inserts", {"seat": item.actor, "things": _lays(item.lays)})


def _with_symbol(message: str) -> Says:
    """An insertion, and a symbol that is discarded or kept beside it."""

    def says(g: Calamandara, item: Item) -> Say:
        other = item.params[1] if len(item.params) > 1 else 0
        if not other:
            return _entropia(g, item)
        return Say(message, {"seat": item.actor, "things": _lays(item.lays), "symbol": symbol(other)})

    return says


def _queda(g: Calamandara, item: Item) -> Say:
    return Say("says-queda", {"seat": item.actor})


SAYS: Final[dict[int, Says]] = {
    cards.ERRONIA: _impedes,
    cards.DELIRIO: _impedes,
    cards.GUARDIA: _impedes,
    cards.MONUMENTO: _impedes,
    cards.ORACULO: _impedes,
    cards.CAMPOS: _seals,
    cards.ELMO: _elmo,
    cards.SOPRO: _sopro,
    cards.MIRAGEM: _miragem,
    cards.POCO: _poco,
    cards.PINTURAS: _pinturas,
    cards.DIMENSOES: _dimensoes,
    cards.LAMENTOS: _lamentos,
    cards.RUINAS: _ruinas,
    cards.LACERACAO: _laceracao,
    cards.PESADELO: _pesadelo,
    cards.TERRAS: _terras,
    cards.TEMPLO: _templo,
    cards.SOMBRA: _sombra,
    cards.PERCEPCAO: _percepcao,
    cards.GAVONIANO: _gavoniano,
    cards.ENTROPIA: _entropia,
    cards.TEORIA: _with_symbol("says-teoria"),
    cards.MENTES: _with_symbol("says-mentes"),
    cards.QUEDA: _queda,
}
"""By the effect a card carries; Ecos, Domínio and Q'hoz always carry another one."""
