"""Deal faces to cards so that each lands where it could be."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Final

from ludoteca.kernel.chance import Random

if TYPE_CHECKING:
    from mypy_extensions import i64

COMPILED: Final[bool] = False
"""`make native` writes True."""
WORD: Final = (1 << 62) - 1
"""Masks up to this live in a register."""
BITS_OF_BYTE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256)
)


def deal_faces(places: dict[int, int], rng: Random) -> dict[int, int]:
    """Face -> card, at random, given for each face the cards it could be (as bits).

    Faces with the same places form a group. A group that fills its places leaves none of them to others. What remains
    nearly always lies apart or inside each other; then each group, the narrowest first, takes any of the cards left to
    it, and every deal that is possible is as likely as any other.
    """
    groups: dict[int, list[int]] = {}
    for face, mask in places.items():
        groups.setdefault(mask, []).append(face)
    dealt: dict[int, int] = {}
    groups = _fill(groups, dealt, rng)
    narrow_first = sorted(groups, key=int.bit_count)
    if not _nested(narrow_first):
        dealt.update(_match({face: mask for mask, faces in groups.items() for face in faces}, rng))
        return dealt
    taken = 0
    for mask in narrow_first:
        taken |= _deal_group(groups[mask], mask & ~taken, dealt, rng)
    return dealt


def _fill(groups: dict[int, list[int]], dealt: dict[int, int], rng: Random) -> dict[int, list[int]]:
    """Deal every group that has no more cards to lie on than faces, since it leaves none of those cards to others. That
    may make another group such a one, so it goes on until none is; returns the groups that are left."""
    while full := next((mask for mask, faces in groups.items() if mask.bit_count() <= len(faces)), 0):
        taken = _deal_group(groups.pop(full), full, dealt, rng)
        rest: dict[int, list[int]] = {}
        for mask, faces in groups.items():
            rest.setdefault(mask & ~taken, []).extend(faces)
        groups = rest
    return groups


def _deal_group(faces: list[int], mask: int, dealt: dict[int, int], rng: Random) -> int:
    """Deal these faces among these cards; returns the cards taken."""
    cards = bits_of(mask)
    if len(cards) < len(faces):
        raise AssertionError("no way to deal the unseen cards agrees with what was seen")
    rng.shuffle(cards)
    taken = 0
    for face, card in zip(faces, cards, strict=False):
        dealt[face] = card
        taken |= 1 << card
    return taken


def _nested(narrow_first: list[int]) -> bool:
    """Whether any two of these sets are apart or one inside the other."""
    pairs = itertools.combinations(narrow_first, 2)
    return all(narrow & wide in (0, narrow) for narrow, wide in pairs)


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    if COMPILED:
        return bits_by_byte(mask)
    bits: list[int] = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits


def bits_by_byte(mask: int) -> list[int]:
    """The same, compiled: eight at a time, because masks of more than 62 bits are slow there."""
    if 0 <= mask <= WORD:  # one below zero has no end of bits, and is refused below
        return bits_of_word(mask)
    bits: list[int] = []
    eights = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
    for i in range(len(eights)):  # to iterate over bytes makes an object of each
        if eights[i]:
            for bit in BITS_OF_BYTE[eights[i]]:
                bits.append(8 * i + bit)  # noqa: PERF401  # compiled, this is faster
    return bits


def bits_of_word(word: i64) -> list[int]:
    """The same of a mask that fits into a register."""
    bits: list[int] = []
    first = 0
    while word:
        for bit in BITS_OF_BYTE[word & 255]:
            bits.append(first + bit)  # noqa: PERF401  # compiled, this is faster
        word >>= 8
        first += 8
    return bits


def bit_count(mask: int) -> int:
    """What `make native` puts in place of `mask.bit_count()`, which compiled code would look up by name."""
    if 0 <= mask <= WORD:
        return bits_in_word(mask)
    return mask.bit_count()


def bits_in_word(word: i64) -> i64:
    """How many bits are set, counted in pairs, then in fours, then in bytes, and those summed up."""
    word -= word >> 1 & 0x1555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    return word * 0x0101010101010101 >> 56 & 127


def _match(places: dict[int, int], rng: Random) -> dict[int, int]:
    """A random perfect matching: augmenting paths in random order, then many random swaps that keep it valid."""
    faces = list(places)
    rng.shuffle(faces)
    holder: dict[int, int] = {}

    def place(face: int, tried: set[int]) -> bool:
        cards = bits_of(places[face])
        rng.shuffle(cards)
        for card in cards:
            if card in tried:
                continue
            tried.add(card)
            if card not in holder or place(holder[card], tried):
                holder[card] = face
                return True
        return False

    for face in faces:
        if not place(face, set()):
            raise AssertionError("no way to deal the unseen cards agrees with what was seen")
    dealt = {face: card for card, face in holder.items()}
    for _ in range(8 * len(faces)):
        one, two = rng.pick(faces), rng.pick(faces)
        a, b = dealt[one], dealt[two]
        if places[one] >> b & 1 and places[two] >> a & 1:
            dealt[one], dealt[two] = b, a
    return dealt
