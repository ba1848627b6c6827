"""The only chance there is: a small generator whose state lies on the table with everything else."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from ludoteca.kernel.component import Component

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_64: Final = (1 << 64) - 1
_32: Final = (1 << 32) - 1
_TWICE: Final = (1 << 32) + 1
"""A word times this stands twice in a row: shifted, its low half is the word turned round."""
COMPILED: Final[bool] = False
"""`make native` writes True: there numbers beyond 62 bits are slow, and words of 32 bits stay in registers."""


KEY: Final = 66
"""Digits of a table's key; a longer one comes in pairs of them."""


@dataclass
class Random(Component):
    """PCG32 (O'Neill 2014): 64 bits of state, the same numbers on every machine and for ever, so records replay."""

    state: int = 0

    @staticmethod
    def seeded(seed: int) -> Random:
        """Nearby seeds start far apart: the state is stirred before the first number is used. A seed of more than 64
        bits is a key."""
        if seed.bit_length() > 64:
            digits = f"{abs(seed):x}"  # a record may name any number, also one that no table would choose
            return Sealed(key=digits if len(digits) <= KEY or len(digits) % 2 == 0 else f"0{digits}")
        random = Random((seed * 2 + 1) & _64)
        for _ in range(4):
            random.state = ((random.state ^ (random.state >> 29)) * _MULTIPLIER + _INCREMENT) & _64
        return random

    def bits(self) -> int:
        """32 random bits."""
        if COMPILED:
            return self._bits_in_words()
        state = self.state
        self.state = (state * _MULTIPLIER + _INCREMENT) & _64
        mixed = (state >> 45 ^ state >> 27) & _32
        return mixed * _TWICE >> (state >> 59) & _32

    def _bits_in_words(self) -> int:
        """The same, compiled."""
        high: i64 = self.state >> 32
        low: i64 = self.state & _32
        self.state = stepped(high, low)
        return mixed(high, low)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        return (self.bits() * n) >> 32

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        """Fisher and Yates, in place. `bits` is written out here, because guessing shuffles at every iteration."""
        if COMPILED:
            self.state = shuffled(self.state, things)
            return
        state = self.state
        for i in range(len(things) - 1, 0, -1):
            mixed = (state >> 45 ^ state >> 27) & _32
            j = (mixed * _TWICE >> (state >> 59) & _32) * (i + 1) >> 32
            state = (state * _MULTIPLIER + _INCREMENT) & _64
            things[i], things[j] = things[j], things[i]
        self.state = state

    def hide(self, seat: int) -> None:
        """Nobody may know what chance will bring."""
        self.state = 0

    def deal(self, seat: int, rng: Random) -> None:
        self.state = (rng.bits() << 32) | rng.bits()


# The same generator in words of 32 bits.

_MULTIPLIER_HIGH: Final = 1481765933
_MULTIPLIER_LOW: Final = 1284865837
_INCREMENT_HIGH: Final = 335903614
_INCREMENT_LOW: Final = 4150755663


def mixed(high: i64, low: i64) -> i64:
    """32 random bits of a state."""
    word: i64 = (high >> 13 ^ high << 5 ^ low >> 27) & _32
    turn: i64 = high >> 27
    return (word >> turn | word << 32 - turn) & _32


def stepped(high: i64, low: i64) -> int:
    """The state after this one."""
    product: i64 = low * _MULTIPLIER_LOW + _INCREMENT_LOW
    top: int = (high * _MULTIPLIER_LOW + low * _MULTIPLIER_HIGH + _INCREMENT_HIGH + (product >> 32 & _32)) & _32
    rest: int = product & _32
    return top << 32 | rest


def shuffled(state: int, things: list[Any]) -> int:
    """Shuffle in place; returned is the state of the generator after that."""
    high: i64 = state >> 32
    low: i64 = state & _32
    i: i64
    for i in range(len(things) - 1, 0, -1):
        j: i64 = mixed(high, low) * (i + 1) >> 32
        product: i64 = low * _MULTIPLIER_LOW + _INCREMENT_LOW
        high = (high * _MULTIPLIER_LOW + low * _MULTIPLIER_HIGH + _INCREMENT_HIGH + (product >> 32 & _32)) & _32
        low = product & _32
        things[i], things[j] = things[j], things[i]
    top: int = high
    rest: int = low
    return top << 32 | rest


@dataclass
class Sealed(Random):
    """Chance for a table of people: BLAKE2 of a key and a counter, so that nobody who has seen a thousand dice can tell
    the next one. Without the key, at a table that somebody imagines, it is the small generator again."""

    key: str = ""

    def bits(self) -> int:
        if not self.key:
            return super().bits()
        self.state += 1
        told = hashlib.blake2b(b"%d" % self.state, key=bytes.fromhex(self.key.zfill(KEY))[-64:], digest_size=4)
        return int.from_bytes(told.digest(), "big")

    def shuffle(self, things: list[Any]) -> None:
        if not self.key:
            super().shuffle(things)
            return
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def hide(self, seat: int) -> None:
        super().hide(seat)
        self.key = ""
