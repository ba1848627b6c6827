"""The private note sheet: what the viewer knows for certain, derived from the view alone."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.games.zero11.content.people import FENRIR
from ludoteca.games.zero11.state import Zero11
from ludoteca.kernel import UNKNOWN, bits_of

Place = str
"""`hand-2`, `unknown`, `chosen` or `face-up`."""


@dataclass(frozen=True)
class Notes:
    """What a seat knows for certain."""

    places: tuple[frozenset[Place], ...]
    """For each character every place where its card could still lie."""
    roles: tuple[str, ...]
    """For each seat `hero`, `fenrir`, or nothing where it cannot be known."""

    @property
    def suspects(self) -> tuple[int, ...]:
        """The characters that could be the Chosen One."""
        return tuple(character for character, places in enumerate(self.places) if "chosen" in places)


def notes(view: Zero11) -> Notes:
    """The sheet of the seat that looks, or of the spectators."""
    return Notes(tuple(frozenset(places) for places in _places(view)), _roles(view))


def place_of(view: Zero11) -> dict[int, Place]:
    """Where each card of the hands and the characters lies. The piles are public, their faces are not."""
    found = {card: f"hand-{seat}" for seat, hand in enumerate(view.hands) for card in hand}
    found |= dict.fromkeys(view.unknown, "unknown")
    found |= dict.fromkeys(view.face_up, "face-up")
    found |= dict.fromkeys(view.spent, "spent")
    found[view.chosen] = "chosen"
    return found


def _places(view: Zero11) -> list[set[Place]]:
    lies = place_of(view)
    places: list[set[Place]] = [set() for _ in range(8)]
    for card, face in enumerate(view.people.face):
        if 0 <= face < 8:
            places[face] = {lies[card]}
    for face, cards in _open(view).items():
        if face < 8:
            places[face] = {lies[card] for card in cards}
    return places


def _open(view: Zero11) -> dict[int, set[int]]:
    """For each unseen face every card that shows it in some way to deal all the unseen faces.

    A face may take another's card exactly if a chain of exchanges leads back to it. So: one way to deal them, and what
    can be reached from it.
    """
    cards = view.people
    unseen = [card for card, face in enumerate(cards.face) if face == UNKNOWN]
    if not unseen:
        return {}
    mask = sum(1 << card for card in unseen)
    row = cards.could[view.viewer]
    known = set(cards.face)
    could = {face: row[face] & mask for face in range(len(row)) if face not in known}
    at = _some_way(could)
    faces = list(could)
    reach = [sum(1 << j for j, other in enumerate(faces) if could[face] >> at[other] & 1) for face in faces]
    for k in range(len(faces)):
        for i in range(len(faces)):
            if reach[i] >> k & 1:
                reach[i] |= reach[k]
    return {
        face: {at[faces[j]] for j in bits_of(reach[i]) if could[face] >> at[faces[j]] & 1 and reach[j] >> i & 1}
        for i, face in enumerate(faces)
    }


def _some_way(could: dict[int, int]) -> dict[int, int]:
    """Face -> card, by augmenting paths."""
    holder: dict[int, int] = {}

    def put(face: int, tried: set[int]) -> bool:
        for card in bits_of(could[face]):
            if card not in tried:
                tried.add(card)
                if card not in holder or put(holder[card], tried):
                    holder[card] = face
                    return True
        return False

    for face in could:
        put(face, set())
    return {face: card for card, face in holder.items()}


def _roles(view: Zero11) -> tuple[str, ...]:
    faces = [view.roles.face[card] if card >= 0 else UNKNOWN for card in view.role]
    if FENRIR in faces:
        return tuple(
            "" if card < 0 else "fenrir" if face == FENRIR else "hero"
            for card, face in zip(view.role, faces, strict=True)
        )
    hidden = [seat for seat, card in enumerate(view.role) if card >= 0 and faces[seat] == UNKNOWN]
    roles = ["hero" if face > FENRIR else "" for face in faces]
    if len(hidden) == 1:
        roles[hidden[0]] = "fenrir"  # the only card nobody could place
    return tuple(roles)
