"""A small language for scenes: say what each village has, who does what, and look at what is true afterwards.

    s = scene().has("Ana", coins=4, ready="builder explorer").turn("Ana")
    s.says("Ana", "build", "buy k2")
    assert s.village("Ana").coins == 0

Villagers and buildings go by their names in the content tables; `builder`, `trainer` and `explorer` are those of the
player who speaks. Dice are loaded with `rolls`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any, Self, cast

from ludoteca.games.above_and_below import GAME, book
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, FIRST_VILLAGER
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, HOUSES, KEYS, OUTPOSTS, STARS
from ludoteca.games.above_and_below.content.goods import ITEM_NUMBER, ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import BIT, PILE, SPECIAL, VILLAGERS
from ludoteca.games.above_and_below.rules import explore
from ludoteca.games.above_and_below.rules.build import move_in
from ludoteca.games.above_and_below.rules.rounds import ROUND_MARKER
from ludoteca.games.above_and_below.rules.turn import Send, a_turn
from ludoteca.games.above_and_below.scoring import Score, scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Random, bits_of
from ludoteca.testing.scenario import Scenario

NAMES = ("Ana", "Bia", "Caio", "Duda")
STARTERS = ("builder", "trainer", "explorer")
AREAS = ("ready", "exhausted", "injured")


@dataclass
class Loaded(Random):
    """Dice that fall as the scene says."""

    falls: list[int] = field(default_factory=list)

    def below(self, n: int) -> int:
        return self.falls.pop(0) - 1 if n == 6 and self.falls else super().below(n)


def building(name: str) -> int:
    return next(number for number, card in enumerate(BUILDINGS) if card.name == name)


class Scene(Scenario[AboveAndBelow]):
    """A table with named players. Ana is the first player."""

    def __init__(self, seats: int, seed: int = 1, **variants: str) -> None:
        super().__init__(GAME, " ".join(NAMES[:seats]), seed, **{"first_player": "seat_0"} | variants)
        self.g.rng = Loaded(self.g.rng.state)

    # Who and what.

    def village(self, name: str) -> Village:
        return self.g.villages[self.seat(name)]

    def score(self, name: str) -> Score:
        return scores(self.g.villages)[self.seat(name)]

    def villager(self, player: str, word: str) -> int:
        if word in STARTERS:
            return 3 * self.seat(player) + STARTERS.index(word)
        name, _, second = word.partition("-")
        return [v for v in range(12, 36) if VILLAGERS[v].name == name][1 if second else 0]

    def spell_villager(self, villager: int) -> str:
        name = VILLAGERS[villager].name
        return f"{name}-2" if villager in (33, 35) else name

    def who(self, player: str, area: str) -> str:
        """The villagers of an area, in order."""
        return " ".join(self.spell_villager(v) for v in bits_of(getattr(self.village(player), area)))

    def items(self, player: str, word: str) -> int:
        return self.village(player).items[ITEM_NUMBER[word]]

    def track(self, player: str) -> str:
        """The goods on the track, space by space: `"rope fish*2"`."""
        village = self.village(player)
        counts = ((ITEMS[good], village.placed[good]) for good in village.track)
        return " ".join(name if count == 1 else f"{name}*{count}" for name, count in counts)

    def on_card(self, player: str, name: str) -> int:
        """Goods that lie on a building."""
        village, bit = self.village(player), BIT[building(name)]
        return bool(village.one & bit) + bool(village.two & bit)

    # Before: what lies where.

    def has(self, player: str, **things: Any) -> Self:
        """Coins, items, villagers, buildings, caves, reputation, track, sale: what is named is set, the rest stays."""
        village = self.village(player)
        for key, value in things.items():
            if key == "coins":
                self.g.earn(self.seat(player), value - village.coins)
            elif key in ITEM_NUMBER:
                item = ITEM_NUMBER[key]
                self.g.supply[item] -= value - village.items[item]
                village.items[item] = value
            elif key in AREAS:
                self._move(player, key, value)
            elif key in ("buildings", "stocked"):
                for name in value.split():
                    self._own(player, building(name), stocked=key == "stocked")
            elif key == "caves":
                while len(village.caves) < value:
                    self.g.cards.show(self.g.cave_pile[0])
                    village.caves += (self.g.cave_pile.pop(0),)
            elif key == "track":
                self._track(village, value)
            elif key == "sale":
                village.sale = ITEM_NUMBER[value]
            elif key == "reputation":
                village.reputation = value
            else:
                raise AssertionError(f"a village has no {key}")
        self.g.listed = None
        return self

    def _move(self, player: str, area: str, words: str) -> None:
        village = self.village(player)
        wanted = 0
        for word in words.split():
            villager = self.villager(player, word)
            self._fetch(villager)
            wanted |= BIT[villager]
        rest = getattr(village, area) & ~wanted
        for other in AREAS:
            setattr(village, other, getattr(village, other) & ~wanted)
        setattr(village, area, wanted)
        # Who was there before and is not named is exhausted, so that nobody is lost.
        if area == "exhausted":
            village.injured |= rest
        else:
            village.exhausted |= rest

    def _fetch(self, villager: int) -> None:
        """Take a villager from the board, the pile or beside the board."""
        g = self.g
        if villager in SPECIAL:
            g.specials &= ~BIT[villager]
        elif villager in g.villager_row:
            g.villager_row[g.villager_row.index(villager)] = NOTHING
        elif villager in PILE:
            g.villager_pile = [c for c in g.villager_pile if g.cards.face[c] - FIRST_VILLAGER + PILE.start != villager]

    def _own(self, player: str, card: int, *, stocked: bool) -> None:
        g = self.g
        for pile in (g.house_pile, g.house_row, g.outpost_pile, g.outpost_row):
            pile[:] = [c for c in pile if g.cards.face[c] != card]
        g.key_row = tuple(key for key in g.key_row if key != card)
        g.star_row = tuple(star for star in g.star_row if star != card)
        self.village(player).built |= BIT[card]
        if stocked:
            move_in(g, self.seat(player), card)

    def _track(self, village: Village, words: str) -> None:
        for word in words.split():
            name, _, count = word.partition("*")
            good = ITEM_NUMBER[name]
            village.track += (good,)
            village.placed[good] = int(count or 1)
            self.g.supply[good] -= int(count or 1)

    def open(self, *names: str) -> Self:
        """These buildings lie open: houses and outposts in their rows, key and star houses in theirs."""
        g = self.g
        for name in names:
            card = building(name)
            if card in KEYS:
                g.key_row = (*[k for k in g.key_row if k != card], card)[-4:]
            elif card in STARS:
                assert card in g.star_row
            else:
                row, pile = (g.house_row, g.house_pile) if card in HOUSES else (g.outpost_row, g.outpost_pile)
                self._turn_up(row, pile, card)
        g.listed = None
        return self

    def _turn_up(self, row: list[int], pile: list[int], face: int) -> None:
        faces = self.g.cards.face
        if face not in (faces[c] for c in row):
            card = next(c for c in pile if faces[c] == face)
            pile[pile.index(card)] = row[0]
            row[:] = [*row[1:], card]
            self.g.cards.show(card)

    def row(self, which: str) -> list[str]:
        """The open cards of a row."""
        g = self.g
        if which in ("houses", "outposts"):
            return [BUILDINGS[g.cards.face[c]].name for c in (g.house_row if which == "houses" else g.outpost_row)]
        return [BUILDINGS[card].name for card in (g.key_row if which == "keys" else g.star_row)]

    def villagers_for_hire(self, *words: str) -> Self:
        """The five spaces from the left; `-` is an empty one."""
        g = self.g
        for space in range(len(words)):
            if g.villager_row[space] != NOTHING:
                card = next(
                    c
                    for c in range(FIRST_VILLAGER, FIRST_VILLAGER + 18)
                    if g.cards.face[c] - FIRST_VILLAGER + PILE.start == g.villager_row[space]
                )
                g.villager_pile.insert(0, card)
            g.villager_row[space] = NOTHING
        for space, word in enumerate(words):
            if word != "-":
                villager = self.villager("Ana", word)
                self._fetch(villager)
                g.villager_row[space] = villager
        g.listed = None
        return self

    def rolls(self, *falls: int) -> Self:
        """How the next dice fall."""
        cast(Loaded, self.g.rng).falls = list(falls)
        return self

    def turn(self, player: str, *, passed: str = "") -> Self:
        """It is this player's turn and nothing has been done in it."""
        g = self.g
        g.agenda = [ROUND_MARKER]
        g.passed = sum(BIT[self.seat(name)] for name in passed.split())
        g.row_swapped = g.circle_changed = False
        g.offers = (0, 0, 0, 0)
        g.then(*a_turn(self.seat(player), g.seats))
        g.settle()
        return self

    def round_ends(self, after: int = 1) -> Self:
        """Everybody has passed in this round."""
        self.g.round = after
        self.g.agenda = [ROUND_MARKER]
        self.g.settle()
        return self

    # Doing.

    def word(self, kind: str, word: str) -> int | str:
        if kind == "villager":
            return self.villager(self.asked, word)
        return building(word) if kind == "building" else super().word(kind, word)

    def spelled(self, kind: str, value: int | str) -> str:
        return str(value)

    def explores(self, player: str, party: str, paragraph: int, *falls: int) -> Self:
        """The player sends this party; the paragraph die leads to this paragraph; then the dice fall so."""
        g, face = self.g, FIRST_CAVE + (paragraph - 1) % 25
        card = next(c for c in g.cave_pile if g.cards.face[c] == face)
        g.cave_pile.remove(card)
        g.cave_pile.append(card)
        g.cards.show(card)
        self.rolls((paragraph - 1) // 25 + 1, *falls)
        self.says(player, "explore")
        for word in party.split():
            if isinstance(g.ask, Send) and self.may(player, f"send {word}"):
                self.says(player, f"send {word}")
        if isinstance(g.ask, Send):
            self.says(player, "go")
        return self


def scene(seats: int = 2, seed: int = 1, **variants: str) -> Scene:
    """A fresh table with so many players; Ana begins, unless the first player is to be drawn."""
    return Scene(seats, seed, **variants)


def write(monkeypatch: Any, number: int, text: str) -> None:
    """Put a paragraph of the test's own into the book."""
    choices = tuple(map(book.read_decision, tomllib.loads(text)["choice"]))
    monkeypatch.setitem(book.BOOK, number, book.Encounter(number, choices))
    monkeypatch.delitem(explore.FREE, number, raising=False)


__all__ = ["AREAS", "NAMES", "OUTPOSTS", "Scene", "building", "scene", "write"]
