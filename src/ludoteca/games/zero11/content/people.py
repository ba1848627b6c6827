"""Characters, Power cards, roles and events."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.zero11.content.effects import (
    Clues,
    CopyAbility,
    Draw,
    Effect,
    FreeAction,
    Look,
    MysticClue,
    Pages,
    Recover,
    Ride,
    SecondCharacter,
    Time,
    Twice,
    Walk,
)
from ludoteca.games.zero11.content.sources import RECONSTRUCTED

LILJA, PAHLSSON, VIKSTROM, SNOWY, KOLEBERG, VIDAL, LEWIS, JOHNSSON = range(8)


@dataclass(frozen=True)
class Character:
    """One of the eight people of Turin, with the ability printed on the chart."""

    key: str
    ability: Effect
    rune: str
    """Each character has an Elder Futhark rune; which one is reconstructed."""
    rule: str


CHARACTERS: Final = (
    # Draw 2 Investigation tiles.
    Character("lilja", Draw(2), "ᛚ", rule="O11-CHAR-05"),
    # Pay 2 time, then use the ability of any other character.
    Character("pahlsson", CopyAbility(), "ᛈ", rule="O11-CHAR-06"),
    # Gain 3 time.
    Character("vikstrom", Time(3), "ᚹ", rule="O11-CHAR-07"),
    # Walk up to 3 spaces for free.
    Character("snowy", Walk(3), "ᛊ", rule="O11-CHAR-08"),
    # Place 1 clue on any empty Mystic Building.
    Character("koleberg", MysticClue(), "ᚲ", rule="O11-CHAR-09"),
    # Take one free action, unboosted.
    Character("vidal", FreeAction(), "ᚢ", rule="O11-CHAR-10"),
    # Examine 2 random cards from the hand of one player.
    Character("lewis", Look(2, unknown=False), "ᛖ", rule="O11-CHAR-11"),
    # Gain 2 pages.
    Character("johnsson", Pages(2), "ᛃ", rule="O11-CHAR-12"),
)
"""The rulebook spells some of them in two ways; they are the same people (R-37)."""


@dataclass(frozen=True)
class Power:
    """One of the four kinds of Power card."""

    key: str
    effect: Effect
    rule: str


POWER_EXAMINE, POWER_TRANSPORT, POWER_INVESTIGATE, POWER_COMPOSE = range(4)
POWERS: Final = (
    # Look at 3 cards of one other player's hand or of the Unknown deck.
    Power("examine", Look(3), rule="O11-POWER-03"),
    # One free ride on any Transport Machine, on top of normal movement.
    Power("transport", Ride((0, 1, 2, 3)), rule="O11-POWER-04"),
    # Draw 3 Investigation tiles.
    Power("investigate", Draw(3), rule="O11-POWER-05"),
    # Gain 3 pages.
    Power("compose", Pages(3), rule="O11-POWER-06"),
)
POWER_KEYS: Final = tuple(power.key for power in POWERS)

# Faces of the cards of the hands: the characters first, then four powers for each seat.
FIRST_POWER: Final = 8
PEOPLE: Final = 8 + 4 * 6


def power_face(seat: int, kind: int) -> int:
    """The face of one player's Power card."""
    return FIRST_POWER + 4 * seat + kind


def power_kind(face: int) -> int:
    """Which of the four powers this face shows, or -1 for a Character card (or a face one cannot see)."""
    return (face - FIRST_POWER) % 4 if face >= FIRST_POWER else -1


# Faces of the role cards: one Fenrir, five Heroes.
FENRIR: Final = 0
ROLES: Final = 6

LAST: Final = 0
"""Position "X" of an event: the last player, however many there are."""


@dataclass(frozen=True)
class Event:
    """One Event card. The effects are printed; how the 26 effects of the text group into 11 cards is reconstructed."""

    key: str
    rule: str
    position: int | None = None
    gift: Effect | None = None
    """What the player on that position gets."""
    favours: int | None = None
    bonus: tuple[Effect, ...] = ()
    """What the player who selects that character gets."""
    bans: int | None = None
    no_cards: bool = False
    no_machines: bool = False


EVENTS_SOURCE: Final = RECONSTRUCTED
EVENTS: Final = (
    # II: +2 pages. Koleberg: 1 clue and a free walk of 3. Nobody may play Power cards or Item tiles.
    Event(
        "ev01",
        rule="O11-EVENT-09",
        position=2,
        gift=Pages(2),
        favours=KOLEBERG,
        bonus=(Clues(1), Walk(3)),
        no_cards=True,
    ),
    # III uses the ability of his active character twice. Påhlsson is blocked.
    Event("ev02", rule="O11-EVENT-10", position=3, gift=Twice(), bans=PAHLSSON),
    # IV draws 2 tiles. Lilja: 1 clue and a tile.
    Event("ev03", rule="O11-EVENT-11", position=4, gift=Draw(2), favours=LILJA, bonus=(Clues(1), Draw(1))),
    # III examines 2 cards. Vidal: 1 clue and 1 time.
    Event("ev04", rule="O11-EVENT-12", position=3, gift=Look(2), favours=VIDAL, bonus=(Clues(1), Time(1))),
    # Påhlsson: 1 clue and 2 time. No Transport Machine may be used.
    Event("ev05", rule="O11-EVENT-13", favours=PAHLSSON, bonus=(Clues(1), Time(2)), no_machines=True),
    # II: +2 time. Lewis is blocked.
    Event("ev06", rule="O11-EVENT-14", position=2, gift=Time(2), bans=LEWIS),
    # IV: +3 time. Johnsson: 1 clue and 1 page. Vikström is blocked.
    Event(
        "ev07",
        rule="O11-EVENT-15",
        position=4,
        gift=Time(3),
        favours=JOHNSSON,
        bonus=(Clues(1), Pages(1)),
        bans=VIKSTROM,
    ),
    # Last draws 1 tile. Who selects Lewis picks a second character.
    Event("ev08", rule="O11-EVENT-16", position=LAST, gift=Draw(1), favours=LEWIS, bonus=(SecondCharacter(),)),
    # Last may walk up to 3 spaces for free. Snowy is blocked.
    Event("ev09", rule="O11-EVENT-17", position=LAST, gift=Walk(3), bans=SNOWY),
    # Last takes one played Power card back. Vikström: 1 page and a tile. Koleberg is blocked.
    Event(
        "ev10",
        rule="O11-EVENT-18",
        position=LAST,
        gift=Recover(),
        favours=VIKSTROM,
        bonus=(Pages(1), Draw(1)),
        bans=KOLEBERG,
    ),
    # Last draws 3 tiles. Snowy: 1 page and 2 time. Lilja is blocked.
    Event(
        "ev11", rule="O11-EVENT-19", position=LAST, gift=Draw(3), favours=SNOWY, bonus=(Pages(1), Time(2)), bans=LILJA
    ),
)
