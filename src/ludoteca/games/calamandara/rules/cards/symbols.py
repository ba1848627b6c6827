"""Cards that act on symbols off the board: Pesadelo, Terras, Pinturas, Templo."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.calamandara.content.memory import PESADELO, PINTURAS, TEMPLO, TERRAS
from ludoteca.games.calamandara.content.picks import ACQUIRE, MODES, OF, STOP, SYMBOL, TRAVELLER
from ludoteca.games.calamandara.content.symbols import RESERVE_SPACES, Kind
from ludoteca.games.calamandara.rules.acquiring import offers, take_symbols
from ludoteca.games.calamandara.rules.cards.effect import Effect, card
from ludoteca.games.calamandara.rules.cards.hands import everybody_else
from ludoteca.games.calamandara.rules.cards.questions import WhichSymbol, WhichTraveller, WhichWay
from ludoteca.games.calamandara.state import ACQ_SYM, Calamandara, Draft, Item
from ludoteca.kernel import Choice, Option, Seat

TAKE, SWAP = 0, 1
TOPS, DECKS = 0, 1


@card(PESADELO)
class PesadeloDoAbandono(Effect):
    """Swap one symbol of your reserve for two of another's, or take one from another's."""

    rule = "CAL-CARD-PESADELO-01"

    # Declared: take, traveller, symbol; or swap, traveller, symbol, second symbol, symbol given.

    def _may_swap(self, g: Calamandara, user: Seat) -> bool:
        symbols = g.travellers[user].symbols
        return bool(symbols) and any(len(t.symbols) > 1 for t in g.travellers if t.seat != user)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        # With a full reserve neither way fits: the swap would leave five.
        return g.travellers[user].room > 0 and any(t.symbols for t in g.travellers if t.seat != user)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 0:
            return WhichWay(d.user, PESADELO)
        last = 2 if d.params[0] == TAKE else 4
        return WhichSymbol(d.user, PESADELO) if d.stage < last else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [MODES["take"], MODES["swap"]] if self._may_swap(g, d.user) else [MODES["take"]]
        if d.stage == 1:
            least = 1 if d.params[0] == TAKE else 2
            others = [t for t in g.travellers if t.seat != d.user and len(t.symbols) >= least]
            return [OF[t.seat][kind] for t in others for kind in sorted(set(t.symbols))]
        if d.stage == 2:
            rest = g.travellers[d.params[1]].symbols[:]
            rest.remove(d.params[2])
            return [SYMBOL[kind] for kind in sorted(set(rest))]
        return [SYMBOL[kind] for kind in sorted(set(g.travellers[d.user].symbols))]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 0:
            d.params = (TAKE if pick is MODES["take"] else SWAP,)
            d.stage = 1
        else:
            super().chosen(g, d, pick)

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 1 << d.params[1]

    def holds(self, g: Calamandara, item: Item) -> bool:
        mode, seat, *kinds = item.params
        if g.travellers[item.user].room < 1:
            return False
        if mode == SWAP and kinds.pop() not in g.travellers[item.user].symbols:
            return False
        return _contains(g.travellers[seat].symbols, kinds)

    def happen(self, g: Calamandara, item: Item) -> None:
        mode, seat, *kinds = item.params
        mine, theirs = g.travellers[item.user].symbols, g.travellers[seat].symbols
        if mode == SWAP:
            given = kinds.pop()
            mine.remove(given)
            theirs.append(given)
            g.tell("gave_symbol", seat=item.user, other=seat, symbol=given)
        for kind in kinds:
            theirs.remove(kind)
            mine.append(kind)
            g.tell("took_symbol", seat=item.user, other=seat, symbol=kind)


def _contains(symbols: list[Kind], wanted: list[Kind]) -> bool:
    return all(symbols.count(kind) >= wanted.count(kind) for kind in wanted)


@card(TERRAS)
class TerrasNomades(Effect):
    """Acquire symbols from the top symbol card of any traveller's deck, out of that traveller's depot."""

    rule = "CAL-CARD-TERRAS-01"
    rules = ("CAL-CARD-TERRAS-02", "CAL-CARD-TERRAS-03", "CAL-TURN-06")

    # Declared: traveller, his symbol card, central and lower symbol.

    def _offers(self, g: Calamandara, user: Seat, owner: Seat) -> list[tuple[Kind, Kind]]:
        t = g.travellers[owner]
        return offers(g.symbol_face(t.faces[-1]), t.depot, g.travellers[user].room)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        if len(g.travellers[user].symbols) >= RESERVE_SPACES:
            return False
        return any(self._offers(g, user, owner) for owner in g.everyone)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return (WhichTraveller(d.user, TERRAS), WhichSymbol(d.user, TERRAS), None)[d.stage]

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [TRAVELLER[owner] for owner in g.everyone if self._offers(g, d.user, owner)]
        return [ACQUIRE[lower] for _, lower in self._offers(g, d.user, d.params[0])]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        if d.stage == 1:
            found = self._offers(g, d.user, d.params[0])
            central, lower = next(offer for offer in found if offer[1] == pick.args[0])
            d.params += (g.travellers[d.params[0]].faces[-1], central, lower)
            d.stage = 2
        else:
            super().chosen(g, d, pick)

    def ops(self, g: Calamandara, d: Draft) -> int:
        return ACQ_SYM

    def victims(self, g: Calamandara, d: Draft) -> int:
        return 1 << d.params[0] if d.params[0] != d.user else 0

    def holds(self, g: Calamandara, item: Item) -> bool:
        owner, card, central, lower = item.params
        return g.travellers[owner].faces[-1] == card and (central, lower) in self._offers(g, item.user, owner)

    def happen(self, g: Calamandara, item: Item) -> None:
        owner, _, central, lower = item.params
        take_symbols(g, item.user, owner, central, lower)


@card(PINTURAS)
class PinturasSubmersas(Effect):
    """All revealed symbol cards, or all symbol decks with their used piles, pass one seat on clockwise."""

    rule = "CAL-CARD-PINTURAS-01"

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return True

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return WhichWay(d.user, PINTURAS) if d.stage == 0 else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        return (MODES["tops"], MODES["decks"])

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        d.params = (TOPS if pick is MODES["tops"] else DECKS,)
        d.stage = 1

    def victims(self, g: Calamandara, d: Draft) -> int:
        return everybody_else(g, d.user)

    def happen(self, g: Calamandara, item: Item) -> None:
        step = item.direction
        if item.params[0] == TOPS:
            tops = [t.faces.pop() for t in g.travellers]
            for seat, card in enumerate(tops):
                g.travellers[(seat + step) % g.seats].faces.append(card)
        else:
            piles = [(t.faces, t.used) for t in g.travellers]
            for seat, (faces, used) in enumerate(piles):
                t = g.travellers[(seat + step) % g.seats]
                t.faces, t.used = faces, used
        g.tell("paintings_turned", seat=item.user)


@card(TEMPLO)
class TemploDeCalon(Effect):
    """Discard up to two symbols from the reserves of any travellers."""

    rule = "CAL-CARD-TEMPLO-01"
    rules = ("CAL-CARD-TEMPLO-02",)

    # Declared: traveller and symbol, once or twice.

    def _left(self, g: Calamandara, params: tuple[int, ...]) -> list[list[Kind]]:
        symbols = [t.symbols[:] for t in g.travellers]
        for i in range(0, len(params), 2):
            symbols[params[i]].remove(params[i + 1])
        return symbols

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(t.symbols for t in g.travellers)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage >= 2 or not any(self._left(g, d.params)):
            return None
        return WhichSymbol(d.user, TEMPLO)

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        found = [OF[seat][k] for seat, kinds in enumerate(self._left(g, d.params)) for k in sorted(set(kinds))]
        return [STOP, *found] if d.params else found

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        super().chosen(g, d, pick)
        if pick is STOP:
            d.stage = 2

    def victims(self, g: Calamandara, d: Draft) -> int:
        victims = 0
        for seat in d.params[::2]:
            victims |= 1 << seat
        return victims & ~(1 << d.user)

    def holds(self, g: Calamandara, item: Item) -> bool:
        return any(item.params[i + 1] in g.travellers[item.params[i]].symbols for i in range(0, len(item.params), 2))

    def happen(self, g: Calamandara, item: Item) -> None:
        for i in range(0, len(item.params), 2):
            t = g.travellers[item.params[i]]
            kind = item.params[i + 1]
            if kind in t.symbols:
                t.symbols.remove(kind)
                g.travellers[item.user if g.temple_to_user else t.seat].depot[kind] += 1
                g.tell("lost_symbol", seat=t.seat, symbol=kind)
