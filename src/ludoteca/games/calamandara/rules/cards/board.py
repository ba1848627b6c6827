"""Cards that act on the board: Ruínas, Laceração, Dimensões, Lamentos."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteca.games.calamandara.content.chart import BIT, BUT, START, Mask
from ludoteca.games.calamandara.content.memory import DIMENSOES, LACERACAO, LAMENTOS, RUINAS
from ludoteca.games.calamandara.content.picks import AT, FACE, LIFT, STOP, TRAVELLER, cells_of
from ludoteca.games.calamandara.content.symbols import PEGADA
from ludoteca.games.calamandara.movement import reach
from ludoteca.games.calamandara.placing import Move, facings, may_receive, moves_are_legal, relocate
from ludoteca.games.calamandara.rules.cards.effect import Effect, card
from ludoteca.games.calamandara.rules.cards.questions import WhichFacing, WhichSpace, WhichTraveller
from ludoteca.games.calamandara.state import MOVE_TOK, Calamandara, Draft, Item
from ludoteca.kernel import Choice, Option, Seat, bits_of, rule


@rule("CAL-ATK-01", "CAL-ATK-02", "CAL-ATK-03")
def victims_at(g: Calamandara, cells: Iterable[int], user: Seat) -> int:
    """Whom an attack on these cells hits: the owner of a ZI, for the ZF everybody else; the own ZI is free (R-48)."""
    victims = 0
    for cell in cells:
        home = g.chart.home[cell]
        victims |= 1 << home if home >= 0 else (1 << g.seats) - 1
    return victims & ~(1 << user)


@card(RUINAS)
class RuinasDeDomodora(Effect):
    """Destroy up to two symbols on the board; they go to the user's depot."""

    rule = "CAL-CARD-RUINAS-01"

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return bool(g.board.touchable)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 2 or (d.stage == 1 and g.board.touchable == BIT[d.params[0]]):
            return None
        return WhichSpace(d.user, RUINAS)

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return cells_of(AT, g.board.touchable)
        return [STOP, *cells_of(AT, g.board.touchable & BUT[d.params[0]])]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        super().chosen(g, d, pick)
        if pick is STOP:
            d.stage = 2

    def victims(self, g: Calamandara, d: Draft) -> int:
        return victims_at(g, d.params, d.user)

    def holds(self, g: Calamandara, item: Item) -> bool:
        return any(g.board.touchable & BIT[cell] for cell in item.params)

    def happen(self, g: Calamandara, item: Item) -> None:
        open_cells = g.board.touchable  # both targets are judged on the position before
        for cell in item.params:
            if open_cells & BIT[cell]:
                destroy(g, item.user, cell)


@rule("CAL-FAQ-14", "CAL-SYM-GEN-08")
def destroy(g: Calamandara, user: Seat, cell: int) -> None:
    """A symbol destroyed by a memory card goes to the depot of the card's user."""
    kind = g.board.lift(cell) & 15
    g.travellers[user].depot[kind] += 1
    g.tell("destroyed", seat=user, symbol=kind, cell=cell)


@card(LACERACAO)
class LaceracaoObtusa(Effect):
    """Relocate one symbol to any other space, or up to two that stay inside the ZF or among the ZIs."""

    rule = "CAL-CARD-LACERACAO-01"
    rules = ("CAL-FAQ-05",)

    # Declared as from, to, facing, and the same again.

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return any(self._leads_somewhere(g, user, cell, ()) for cell in bits_of(g.board.touchable))

    def _same_zone(self, g: Calamandara, cell: int) -> Mask:
        final = g.chart.final
        return final if final & BIT[cell] else g.chart.cells ^ final

    def _crossed(self, g: Calamandara, params: tuple[int, ...]) -> bool:
        return bool(params) and not self._same_zone(g, params[0]) & BIT[params[1]]

    def _targets(self, g: Calamandara, user: Seat, source: int, first: tuple[int, ...]) -> Mask:
        """Where the symbol of `source` may go, as the only one, as the first of two, or as the second."""
        board = g.board
        kind = board.cells[source] & 15
        empty = board.empty
        if first:
            free = (empty | BIT[first[0]]) & BUT[first[1]] & BUT[source]
            return may_receive(board, kind, free & self._same_zone(g, source), user)
        found = may_receive(board, kind, empty, user)
        # It may take the place of another symbol that moves on inside the same zone.
        zone = self._same_zone(g, source)
        for cell in bits_of(may_receive(board, kind, board.touchable & zone & BUT[source], user)):
            if may_receive(board, board.cells[cell] & 15, zone & (empty | BIT[source]), user):
                found |= BIT[cell]
        return found

    def _leads_somewhere(self, g: Calamandara, user: Seat, source: int, first: tuple[int, ...]) -> bool:
        """Whether it may go anywhere. Where there is an empty space for it, nothing else needs to be looked at."""
        board = g.board
        if not first and may_receive(board, board.cells[source] & 15, board.empty, user):
            return True
        return bool(self._targets(g, user, source, first))

    def _sources(self, g: Calamandara, d: Draft) -> Mask:
        board = g.board
        if d.stage == 0:
            sources = board.touchable
        elif board.cells[d.params[1]]:
            return BIT[d.params[1]]  # the symbol whose place was taken has to move on
        elif self._crossed(g, d.params):
            return 0
        else:
            sources = board.touchable & BUT[d.params[0]]
        mask = 0
        for cell in bits_of(sources):
            if self._leads_somewhere(g, d.user, cell, d.params[:2]):
                mask |= BIT[cell]
        return mask

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        if d.stage == 6 or (d.stage == 3 and not self._sources(g, d)):
            return None
        if d.stage in (2, 5):
            return WhichFacing(d.user, LACERACAO)
        return WhichSpace(d.user, LACERACAO)

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage in (0, 3):
            sources = self._sources(g, d)
            found = cells_of(LIFT, sources)
            return [STOP, *found] if d.stage == 3 and not g.board.cells[d.params[1]] else found
        if d.stage in (1, 4):
            return cells_of(AT, self._targets(g, d.user, d.params[-1], d.params[:2] if d.stage == 4 else ()))
        source, target = d.params[-2:]
        kind = g.board.cells[source] & 15
        return [FACE[f] for f in facings(g.board, kind, target, d.user, limited=False)]

    def chosen(self, g: Calamandara, d: Draft, pick: Option) -> None:
        super().chosen(g, d, pick)
        if pick is STOP:
            d.stage = 6

    def victims(self, g: Calamandara, d: Draft) -> int:
        return victims_at(g, [cell for move in _moves(d.params) for cell in move[:2]], d.user)

    def holds(self, g: Calamandara, item: Item) -> bool:
        return moves_are_legal(g.board, _moves(item.params), g.chart.cells, item.user)

    def happen(self, g: Calamandara, item: Item) -> None:
        relocate(g.board, _moves(item.params), item.user)
        for source, target, _ in _moves(item.params):
            g.tell("relocated", seat=item.user, cell=source, goal=target)


def _moves(params: tuple[int, ...]) -> tuple[Move, ...]:
    return tuple((params[i], params[i + 1], params[i + 2]) for i in range(0, len(params), 3))


@rule("CAL-CARD-DIMENSOES-04", "CAL-FAQ-27")
def landing(g: Calamandara, user: Seat) -> Mask:
    """Free Pegadas the token may be put on, those in a Torre row too; but no token leaves a Torre row (R-28)."""
    board, chart = g.board, g.chart
    at = board.tokens[user]
    if at != START and board.shield & BIT[at]:
        return 0
    free = board.by[PEGADA] & ~board.standing
    found = 0
    for other in g.clockwise(user):
        cells = free & chart.boards[other]
        token = board.tokens[other]
        if cells and at_home(g, other):
            row = chart.row_from[other]
            cells = sum(BIT[cell] for cell in bits_of(cells) if row[cell] <= row[token])
        found |= cells
    return found


@rule("CAL-CARD-DIMENSOES-02", "CAL-CARD-DIMENSOES-03", "CAL-FAQ-23")
def at_home(g: Calamandara, other: Seat) -> bool:
    """Whoever stands on a Pegada of the own board closes what lies ahead of it; without that, all of it is open."""
    token = g.board.tokens[other]
    return token != START and bool(g.chart.boards[other] & BIT[token])


@card(DIMENSOES)
class DimensoesRelativas(Effect):
    """Put your token on a Pegada of another's board, level with his token or behind it, and use that board."""

    rule = "CAL-CARD-DIMENSOES-01"
    rules = ("CAL-MOVE-03",)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return bool(landing(g, user))

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return WhichSpace(d.user, DIMENSOES) if d.stage == 0 else None

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        return cells_of(AT, landing(g, d.user))

    def holds(self, g: Calamandara, item: Item) -> bool:
        return bool(landing(g, item.user) & BIT[item.params[0]])

    def happen(self, g: Calamandara, item: Item) -> None:
        cell = item.params[0]
        host = next(seat for seat in g.everyone if g.chart.boards[seat] & BIT[cell])
        g.board.stand(item.user, cell)
        g.board.invade(item.user, host)
        g.tell("invaded", seat=item.user, other=host, cell=cell)


@card(LAMENTOS)
class LamentosDeLucaresti(Effect):
    """Move any token by the rules of phase 3; never to a start point, never a token in a Torre row."""

    rule = "CAL-CARD-LAMENTOS-01"
    rules = ("CAL-SYM-TORRE-02", "CAL-TURN-06")

    def _goals(self, g: Calamandara, seat: Seat) -> Mask:
        at = g.board.tokens[seat]
        if at != START and g.board.shield & BIT[at]:
            return 0
        return reach(g.board, seat, g.long_with)

    def usable(self, g: Calamandara, user: Seat, left: int) -> bool:
        return bool(g.board.by[PEGADA]) and any(self._goals(g, seat) for seat in g.everyone)

    def ask(self, g: Calamandara, d: Draft) -> Choice | None:
        return (WhichTraveller(d.user, LAMENTOS), WhichSpace(d.user, LAMENTOS), None)[d.stage]

    def options(self, g: Calamandara, d: Draft) -> Sequence[Option]:
        if d.stage == 0:
            return [TRAVELLER[seat] for seat in g.everyone if self._goals(g, seat)]
        return cells_of(AT, self._goals(g, d.params[0]))

    def ops(self, g: Calamandara, d: Draft) -> int:
        return MOVE_TOK

    def holds(self, g: Calamandara, item: Item) -> bool:
        seat, cell = item.params
        return bool(self._goals(g, seat) & BIT[cell])

    def happen(self, g: Calamandara, item: Item) -> None:
        seat, cell = item.params
        g.board.stand(seat, cell)
        g.tell("moved", seat=seat, cell=cell)
