"""A table for scenarios: lay symbols, tokens and cards as the story needs them, say who does what, look at it.

Travellers are A, B, C, D in clockwise order. `A(3,2)` is column 3, row 2 as A sees it, `(8,9)` a cell of the grid.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Self

from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.board import symbol
from ludoteca.games.calamandara.content.chart import START, cell_at
from ludoteca.games.calamandara.content.memory import MEMORY_COUNT, SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES
from ludoteca.games.calamandara.placing import facings
from ludoteca.games.calamandara.rules.responses import Respond
from ludoteca.games.calamandara.rules.settling import SETTLE
from ludoteca.games.calamandara.rules.turn import ActOpenly, EndTurn, NextTurn, Play, Turn
from ludoteca.games.calamandara.state import Calamandara, Traveller
from ludoteca.kernel import option
from ludoteca.testing.scenario import Scenario

NAMES = "ABCD"
FACING = {"N": 0, "E": 1, "S": 2, "W": 3}


class Table(Scenario[Calamandara]):
    """A table at which nothing has happened yet: full depots, empty hands, an empty board."""

    def __init__(self, seats: int = 4, **variants: str) -> None:
        super().__init__(GAME, " ".join(NAMES[:seats]), 1, **variants)
        g = self.g
        while g.ask is not None and not isinstance(g.ask, ActOpenly):
            g.choose(next(o for o in g.options if o.key in ("draw:0", "begin:1", "rest") or o.verb == "draft"))
        for t in g.travellers:
            for kind in t.symbols:
                t.depot[kind] += 1
            t.symbols = []
        g.agenda = []
        g.first = 0

    # Laying the table.

    def cell(self, name: str) -> int:
        found = re.fullmatch(r"([A-D]?)\((\d+),(\d+)\)", name)
        assert found, name
        x, y = int(found[2]), int(found[3])
        return self.g.chart.local(NAMES.index(found[1]), x, y) if found[1] else cell_at(x, y)

    def traveller(self, name: str) -> Traveller:
        return self.g.travellers[NAMES.index(name)]

    def put(self, kind: str, *places: str, by: str = "A", facing: str = "") -> Self:
        """Symbols of that traveller's depot lie on the board."""
        seat = NAMES.index(by)
        for place in places:
            cell = self.cell(place)
            number = SYMBOL_NAMES.index(kind)
            way = FACING[facing] if facing else facings(self.g.board, number, cell, seat, limited=False)[0]
            self.g.board.put(cell, symbol(number, way, seat))
            self.g.travellers[seat].depot[number] -= 1
        self.g.board.fresh = 0
        return self

    def stands(self, name: str, place: str) -> Self:
        """The token stands there, on a Pegada that is laid if need be, and hands are as they should be in that zone."""
        cell = self.cell(place)
        if not self.g.board.cells[cell]:
            self.put("pegada", place, by=name)
        seat = NAMES.index(name)
        self.g.board.stand(seat, cell)
        self.g.travellers[seat].inside = self.g.board.in_final_zone(seat)
        return self

    def _card(self, slug: str) -> int:
        memory = SLUGS.index(slug)
        for t in self.g.travellers:
            for card in t.deck:
                if self.g.memory(card) == memory:
                    t.deck.remove(card)
                    return card
        raise AssertionError(f"no {slug} left in the decks")

    def hand(self, name: str, *slugs: str) -> Self:
        for slug in slugs:
            card = self._card(slug)
            self.g.cards.show(card, NAMES.index(name))
            self.traveller(name).hand.append(card)
        return self

    def reserve(self, name: str, *slugs: str) -> Self:
        for slug in slugs:
            card = self._card(slug)
            self.g.cards.show(card, NAMES.index(name))
            self.traveller(name).reserve.append(card)
        return self

    def discard(self, name: str, *slugs: str) -> Self:
        for slug in slugs:
            card = self._card(slug)
            self.g.cards.show(card)
            self.traveller(name).discard.append(card)
        return self

    def waiting(self, name: str, slug: str) -> Self:
        card = self._card(slug)
        self.g.cards.show(card)
        self.traveller(name).waiting += (card,)
        return self

    def deck(self, name: str, *slugs: str) -> Self:
        """The deck holds exactly these cards, the last one on top; the others lie under the discard."""
        t = self.traveller(name)
        cards = [self._card(slug) for slug in slugs]
        self.g.cards.show_all(t.deck)
        t.discard = t.deck + t.discard
        t.deck = cards
        return self

    def symbols(self, name: str, *kinds: str) -> Self:
        t = self.traveller(name)
        for kind in kinds:
            t.depot[SYMBOL_NAMES.index(kind)] -= 1
            t.symbols.append(SYMBOL_NAMES.index(kind))
        return self

    def lacks(self, name: str, *kinds: str, but: int = 0) -> Self:
        """The depot has none of these, or but so many; they migrated to the next traveller's."""
        t = self.traveller(name)
        other = self.g.travellers[(t.seat + 1) % self.g.seats]
        for kind in kinds:
            number = SYMBOL_NAMES.index(kind)
            other.depot[number] += t.depot[number] - but
            t.depot[number] = but
        return self

    def top_card(self, name: str, number: int) -> Self:
        """Symbol card CS-number lies on top of that deck."""
        card = self.g.cards.face.index(MEMORY_COUNT + number - 1)
        t = self.traveller(name)
        for other in self.g.travellers:
            if card in other.faces:
                i = other.faces.index(card)
                other.faces[i], t.faces[-1] = t.faces[-1], card
        self.g.cards.show(card)
        return self

    def turn(self, name: str = "A", window: bool = False) -> Self:
        """It is that traveller's turn: at his first decision, or before the window that opens it."""
        g, seat = self.g, NAMES.index(name)
        g.turn, g.phase, g.number = seat, 1, g.number + (not window)
        g.agenda = [NextTurn(seat), Turn(seat)] if window else [NextTurn(seat), EndTurn(seat), Play(seat)]
        g.settle()
        return self

    def settle(self) -> Self:
        """Let the board come to rest as after an action."""
        self.g.agenda += SETTLE[::-1]
        self.g.settle()
        return self

    # Saying.

    def word(self, kind: str, word: str) -> int | str:
        if kind == "cell":
            return self.cell(word)
        if kind in ("symbol", "lower"):
            return 0 if word == "none" else SYMBOL_NAMES.index(word)
        names = {"memory": SLUGS, "seat": NAMES, "facing": "NESW"}
        return names[kind].index(word) if kind in names else super().word(kind, word)

    def spelled(self, kind: str, value: int | str) -> str:
        if kind in ("symbol", "lower"):
            return SYMBOL_NAMES[int(value)] or "none"
        return SLUGS[int(value)] if kind == "memory" else str(value) if kind == "cell" else super().spelled(kind, value)

    def passes(self, *names: str) -> Self:
        for name in names:
            self.does(name, "pass")
        return self

    def all_pass(self) -> Self:
        """Nobody answers any more."""
        while isinstance(self.g.ask, Respond):
            self.g.choose(option("pass"))
        return self

    # Looking.

    def offered(self, verb: str) -> set[str]:
        """What may follow a verb now: names of symbols or cards, numbers of cells; the verb itself if nothing does."""
        return {words.split()[0] if words else verb for words in self.on_offer(verb)}

    def cells(self, verb: str) -> set[int]:
        return {int(o.args[0]) for o in self.g.options if o.verb == verb}

    def at(self, *places: str) -> set[int]:
        return {self.cell(place) for place in places}

    def lies(self, place: str) -> str:
        return SYMBOL_NAMES[self.g.board.cells[self.cell(place)] & 15]

    def facing(self, place: str) -> str:
        return "NESW"[self.g.board.cells[self.cell(place)] >> 4 & 3]

    def is_on(self, name: str, place: str) -> bool:
        token = self.g.board.tokens[NAMES.index(name)]
        return token == START if place == "start" else token == self.cell(place)

    def held(self, name: str) -> list[str]:
        return sorted(SLUGS[self.g.memory(card)] for card in self.traveller(name).hand)

    def reserved(self, name: str) -> list[str]:
        return sorted(SLUGS[self.g.memory(card)] for card in self.traveller(name).reserve)

    def discarded(self, name: str) -> list[str]:
        """The discard from the bottom up."""
        return [SLUGS[self.g.memory(card)] for card in self.traveller(name).discard]

    def in_rs(self, name: str) -> list[str]:
        return sorted(SYMBOL_NAMES[kind] for kind in self.traveller(name).symbols)

    def in_depot(self, name: str, kind: str) -> int:
        return self.traveller(name).depot[SYMBOL_NAMES.index(kind)]

    def known(self, cards: Iterable[int]) -> list[bool]:
        return [self.g.open_to_all(card) for card in cards]
