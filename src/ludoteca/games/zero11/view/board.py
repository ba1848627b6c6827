"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.zero11.content.city import HEIGHT, KIND, PIAZZAS, SLOTS, SPACES, WIDTH, X, Y
from ludoteca.games.zero11.content.gears import ACTIONS, MACHINES, SYMBOLS
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS
from ludoteca.games.zero11.content.tiles import KIND as TILE_KIND
from ludoteca.games.zero11.state import FREE, NOWHERE, Zero11
from ludoteca.games.zero11.view import words
from ludoteca.games.zero11.view.notes import notes
from ludoteca.games.zero11.view.sides import own_characters
from ludoteca.kernel import Seat

Text = Callable[..., str]

LETTERS = "·YGBM"
"""Kinds of spaces: plain, yellow, green and blue stations, mystic."""
INITIALS = "LPVSKDEJ"
"""Lilja, Påhlsson, Vikström, Snowy, Koleberg, viDal, lEwis, Johnsson."""


def board(view: Zero11, t: Text) -> str:
    """Hour and event, map, gears, slots, players, and what the viewer knows."""
    parts = [_head(view, t), _map(view), _legend(t), _gears(view, t), _slots(view, t)]
    parts += [_player(view, seat, t) for seat in view.everyone]
    parts += [_own(view, t), _suspects(view, t)]
    return "\n".join(part for part in parts if part)


def _head(view: Zero11, t: Text) -> str:
    head = t("clock", hour=t(f"hour-{min(view.hour, 12)}"))
    if view.event >= 0:
        key = EVENTS[view.events.face[view.event]].key
        head += f" {t(f'hourcard-{key}')}: {t(f'hourcard-{key}-text')}"
    return head


def _map(view: Zero11) -> str:
    grid = [["   "] * WIDTH for _ in range(HEIGHT)]
    for x, y in PIAZZAS:
        grid[y][x] = " + "
    for space in range(SPACES):
        who = "".join(INITIALS[c] for c in range(8) if view.where[c] == space)
        what = who or ("O" if space == view.organ else LETTERS[KIND[space]])
        clue = "*" if view.clued >> space & 1 else " "
        grid[Y[space]][X[space]] = f" {what}{clue}"[:3]
    head = "    " + "".join(f"{x:>2} " for x in range(WIDTH))
    return "\n".join([head, *(f"{y:>2}  " + "".join(row) for y, row in enumerate(grid))])


def _legend(t: Text) -> str:
    people = ", ".join(f"{INITIALS[c]} {t(f'character-{CHARACTERS[c].key}')}" for c in range(8))
    kinds = ", ".join(f"{LETTERS[kind]} {t(f'kind-{name}')}" for kind, name in enumerate(_KINDS))
    return f"{people}\n{kinds}, * {t('clue')}, O {t('organ')}"


_KINDS = ("plain", "train", "monorail", "airship", "mystic")


def _gears(view: Zero11, t: Text) -> str:
    machine, walk, action = (SYMBOLS[gear][tooth] for gear, tooth in enumerate(view.gears))
    return t("gears-now", machine=t(f"machine-{MACHINES[machine]}"), steps=walk, action=t(f"action-{ACTIONS[action]}"))


def _slots(view: Zero11, t: Text) -> str:
    placed = [
        f"{t(f'slot-{SLOTS[slot]}')}: {t(words.tile(TILE_KIND[view.tiles.face[tile]]).message)}"
        for slot, tile in enumerate(view.slots)
        if tile != FREE
    ]
    if view.organ != NOWHERE:
        placed.append(t("organ-stands", space=words.space(view.organ)))
    return "; ".join(placed)


def _player(view: Zero11, seat: Seat, t: Text) -> str:
    facts = [
        t("fact-time", count=view.time[seat]),
        t("pages-of", count=view.pages[seat]),
        t("fact-clues", count=view.clues[seat]),
        t("fact-tiles", count=len(view.racks[seat])),
        t("fact-cards", count=len(view.hands[seat])),
    ]
    if not view.plays(seat):
        facts.append(t("is-out"))
    if seat in view.order:
        facts.insert(0, t(f"position-{view.order.index(seat)}"))
    return f"{t('seat', seat=seat)}: " + ", ".join(facts)


def _own(view: Zero11, t: Text) -> str:
    seat = view.viewer
    if not 0 <= seat < view.seats:
        return ""
    cards = [t(f"character-{CHARACTERS[c].key}") for c in own_characters(view)]
    tiles = [t(words.tile(TILE_KIND[view.tiles.face[tile]]).message) for tile in view.racks[seat]]
    if view.role[seat] >= 0:
        cards.append(t("role-fenrir") if view.is_fenrir(seat) else t("role-hero"))
    return f"{t('your-hand')}: " + ", ".join(cards + tiles)


def _suspects(view: Zero11, t: Text) -> str:
    found = notes(view).suspects
    return t("sheet-suspects", count=len(found)) + " " + ", ".join(t(f"character-{CHARACTERS[c].key}") for c in found)
