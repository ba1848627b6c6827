"""Deal faces to cards so that each lands where it could be."""

from __future__ import annotations

from ludoteca.kernel.chance import Random


def deal_faces(places: dict[int, int], rng: Random) -> dict[int, int]:
    """Face -> card, at random, given for each face the cards it could be (as bits)."""
    groups: dict[int, list[int]] = {}
    for face, mask in places.items():
        groups.setdefault(mask, []).append(face)
    dealt: dict[int, int] = {}
    taken = 0
    for mask, faces in groups.items():
        cards = bits_of(mask)
        if len(cards) != len(faces) or mask & taken:
            return _match(places, rng)  # the groups overlap: known and unknown cards were shuffled together
        taken |= mask
        rng.shuffle(cards)
        dealt.update(zip(faces, cards, strict=True))
    return dealt


def bits_of(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    bits = []
    while mask:
        low = mask & -mask
        bits.append(low.bit_length() - 1)
        mask ^= low
    return bits


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
