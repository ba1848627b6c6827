"""Hidden information, solved once: who has seen which face, and where an unseen face could lie."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Annotated, Final

from ludoteca.kernel.chance import Random
from ludoteca.kernel.component import Component
from ludoteca.kernel.matching import deal_faces

UNKNOWN: Final = -1
PILE: Final = "pile"
Pile = Annotated[list[int], PILE]
"""A `list[int]` of cards. Pages and features that nobody has written yet show the faces of what is declared as one."""


class Shuffle:
    """What a shuffle makes of everybody's knowledge is worked out when somebody asks; until then it is noted here."""

    def __init__(self, pile: list[int], face: list[int], seen: list[int], before: Shuffle | None) -> None:
        self.pile = pile
        self.face = face
        self.seen = seen
        self.before = before
        """An earlier one that nobody has asked about either. Clones share the chain."""

    def known_after(self, rows: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        """Where each seat thinks each face could be, once this pile has been shuffled."""
        mask = 0
        for card in self.pile:
            mask |= 1 << card
        # A view keeps only its own seat's knowledge.
        return tuple([self._row_after(row, 1 << seat, mask) if row else row for seat, row in enumerate(rows)])

    def _row_after(self, row: tuple[int, ...], bit: int, mask: int) -> tuple[int, ...]:
        new = list(row)
        reach = mask
        for card in self.pile:
            face = self.face[card]
            if not self.seen[card] & bit:
                reach |= row[face]
            new[face] = mask
        if reach == mask:
            return tuple(new)
        # For all this seat knows a face of the pile could have lain elsewhere, so one from elsewhere may be in it.
        for card, face in enumerate(self.face):
            could = row[face]
            if self.seen[card] & bit:
                new[face] = mask if mask >> card & 1 else could
            elif could & mask:
                new[face] = could | mask
            else:
                new[face] = could
        return tuple(new)


@cache
def _each_its_own(count: int) -> tuple[int, ...]:
    """For each face of a fresh deck the one card it is on, as bits."""
    return tuple([1 << card for card in range(count)])


class Cards(Component):
    """Pieces of cardboard whose faces may be hidden. A card is a number; its face is what is printed on it.

    Shuffling deals the faces anew among the same cards, so that a card's number never tells anything.
    """

    FIELDS = ("face", "seen", "could", "everyone")

    def __init__(self, face: list[int], seen: list[int], could: tuple[tuple[int, ...], ...], everyone: int) -> None:
        self.face = face
        self.seen = seen
        """For each card one bit per seat, and one more for the spectators."""
        self.everyone = everyone
        self._could = could
        self._shuffled: Shuffle | None = None

    @staticmethod
    def deck(count: int, seats: int) -> Cards:
        """Fresh from the box: card c shows face c, and everybody knows the order although nobody has looked."""
        return Cards(
            face=list(range(count)),
            seen=[0] * count,
            could=(_each_its_own(count),) * (seats + 1),
            everyone=(1 << (seats + 1)) - 1,
        )

    @property
    def could(self) -> tuple[tuple[int, ...], ...]:
        """For each seat and face: the cards that could show it for all the shuffles that this seat has watched, one bit
        for each card. Clones share the tuples."""
        if self._shuffled is not None:
            self._work_out()
        return self._could

    @could.setter
    def could(self, rows: tuple[tuple[int, ...], ...]) -> None:
        self._could = rows
        self._shuffled = None

    def _work_out(self) -> None:
        """Bring `could` up to date by all shuffles noted since. It is put off until somebody asks, because random play
        shuffles often and never asks: done at each shuffle, it took a third of its time."""
        noted = []
        shuffle = self._shuffled
        while shuffle is not None:
            noted.append(shuffle)
            shuffle = shuffle.before
        rows = self._could
        for shuffle in reversed(noted):
            rows = shuffle.known_after(rows)
        self.could = rows

    def clone(self) -> Cards:
        """A copy. What the shuffles have left to work out is worked out before, once for this table and all its
        copies."""
        return Cards(self.face[:], self.seen[:], self.could, self.everyone)

    def other_side(self, face: list[int]) -> Cards:
        """The same cards seen from behind, where something else is printed. Who knows one side knows the other."""
        behind = Cards(face, self.seen[:], self._could, self.everyone)
        behind._shuffled = self._shuffled
        return behind

    def parts(self) -> list[Component]:
        return []

    def shuffle(self, pile: Sequence[int], rng: Random) -> None:
        """Deal the faces of these cards anew among them. Nobody knows any longer which is which."""
        cards = list(pile)
        self._shuffled = Shuffle(cards, self.face[:], self.seen[:], self._shuffled)
        faces = [self.face[card] for card in cards]
        rng.shuffle(faces)
        for card, face in zip(cards, faces, strict=True):
            self.face[card] = face
            self.seen[card] = 0

    def show(self, card: int, to: int | None = None) -> None:
        """Let a seat see this face, or everybody."""
        if to is None:
            self.seen[card] = self.everyone
        else:
            self.seen[card] |= 1 << to

    def show_all(self, pile: Iterable[int], to: int | None = None) -> None:
        for card in pile:
            self.show(card, to)

    def sees(self, card: int, seat: int) -> bool:
        return bool(self.seen[card] >> seat & 1)

    def hide(self, seat: int) -> None:
        bit = 1 << seat
        self.face = [face if seen & bit else UNKNOWN for face, seen in zip(self.face, self.seen, strict=True)]
        self.could = tuple(row if s == seat else () for s, row in enumerate(self.could))

    def deal(self, seat: int, rng: Random) -> None:
        """Put the unseen faces down some way they could lie, all such ways being possible."""
        count = len(self.face)
        unseen = [card for card, face in enumerate(self.face) if face == UNKNOWN]
        hidden = [True] * count
        for face in self.face:
            if face != UNKNOWN:
                hidden[face] = False
        faces = [face for face in range(count) if hidden[face]]
        row, bits = self.could[seat], _each_its_own(count)
        mask = 0
        for card in unseen:
            mask |= bits[card]
        places = [row[face] & mask for face in faces]
        if places.count(mask) == len(places):  # one deck, the usual case
            rng.shuffle(faces)
            for card, face in zip(unseen, faces, strict=True):
                self.face[card] = face
        else:
            for face, card in deal_faces(dict(zip(faces, places, strict=True)), rng).items():
                self.face[card] = face
        # What the others have worked out is not known either; that a face stays in its own pile everybody knows.
        self.could = (row,) * len(self.could)
