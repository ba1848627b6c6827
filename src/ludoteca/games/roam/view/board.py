"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.roam.content import ARTIFACTS, CHARACTERS, LANDS, LANDSCAPES
from ludoteca.games.roam.geometry import SIDE, SYMBOLS, cells
from ludoteca.games.roam.state import GAP, Roam
from ludoteca.games.roam.view import words
from ludoteca.kernel import Seat, bits_of

SIGNS = "●▲■◆"
"""The same four signs as on the drawn markers."""

Text = Callable[..., str]


def board(view: Roam, t: Text) -> str:
    """Map, row of artifacts, and every player's line."""
    parts = [_map(view, t), _pile(view, t)]
    if view.full_game:
        parts.append(t("row") + ": " + ", ".join(_for_sale(a, t) for a in view.row))
    parts += [_player(view, seat, t) for seat in view.order]
    return "\n".join(parts)


def _map(view: Roam, t: Text) -> str:
    lines = ["     " + "   ".join(f" {words.COLUMNS[2 * k]}   {words.COLUMNS[2 * k + 1]} " for k in range(3))]
    rule = "   +" + "+".join(["-" * 9] * 3) + "+"
    lines += [_biomes(view, 0, t), rule]
    for row in range(SIDE):
        if row == 3:
            lines.append(rule)
        bands = ("".join(_square(view, row * SIDE + 2 * k + c) for c in range(2)) for k in range(3))
        lines.append(f" {row + 1} |" + "|".join(f" {band}" for band in bands) + "|")
    lines += [rule, _biomes(view, 3, t)]
    return "\n".join(lines)


def _pile(view: Roam, t: Text) -> str:
    """How many lands are left; the top one lies in sight, with the coins of its three rows of squares."""
    told = t("pile", count=LANDS - view.laid)
    if view.laid == LANDS:
        return told
    landscape = view.lands.face[view.laid]
    masks = SYMBOLS[landscape][0]
    coins = ["$" * sum(mask >> s & 1 for mask in masks) or "·" for s in TOP_LAND]
    rows = " / ".join(" ".join(coins[row : row + 2]) for row in (0, 2, 4))
    return f"{told} {t('top-land', land=t(f'biome-{LANDSCAPES[landscape][0]}'), coins=rows)}"


TOP_LAND: Final = (0, 1, SIDE, SIDE + 1, 2 * SIDE, 2 * SIDE + 1)
"""The squares of a land, as they lie in the first slot of the map."""


def _biomes(view: Roam, first: int, t: Text) -> str:
    def name(card: int) -> str:
        return t("gap") if card == GAP else t(f"biome-{LANDSCAPES[view.lands.face[card]][0]}")

    return "    " + " ".join(f"{name(card)[:9]:^9}" for card in view.slots[first : first + 3])


def _square(view: Roam, square: int) -> str:
    """Four characters: the markers, or the coins that wait there."""
    bit = 1 << square
    if not view.land & bit:
        return "    "
    signs = "".join(SIGNS[seat] for seat in view.everyone if view.ground[seat] & bit)
    signs += "".join(SIGNS[seat] for seat in view.everyone if view.upper[seat] & bit)
    return f"{signs or '$' * view.coins_on(bit) or '·':<4}"


def _for_sale(artifact: int, t: Text) -> str:
    tile = ARTIFACTS[artifact]
    name = t("seller", artifact=words.artifact(artifact), coins=tile.cost)
    return f"{name} ({t(f'ability-{words.ability(tile.ability)}')})"


def _player(view: Roam, seat: Seat, t: Text) -> str:
    explorer = view.explorers[seat]
    facts = [
        t("fact-points", count=view.score(seat)),
        t("fact-coins", count=explorer.coins),
        t("fact-markers", count=explorer.supply),
    ]
    if view.outpost == seat:
        facts.append(t("outpost"))
    lines = [f"{SIGNS[seat]} {t('seat', seat=seat)}: " + ", ".join(facts)]
    for character, turns in zip(explorer.cards, explorer.facing, strict=True):
        up = explorer.up >> character & 1
        name = t(words.character(character).message)
        points = CHARACTERS[character].points
        lines.append(f"    {' ' if up else '☾'} {_pattern(character, turns):<24} {name} ({points})")
    for artifact in bits_of(explorer.tiles):
        up = explorer.tiles_up >> artifact & 1
        ability = t(f"ability-{words.ability(ARTIFACTS[artifact].ability)}")
        lines.append(f"    {' ' if up else '☾'} {ability:<24} {t(words.artifact(artifact).message)}")
    return "\n".join(lines)


def _pattern(character: int, turns: int) -> str:
    """A pattern on one line, as it will lie: `##/#o`."""
    marks, blanks = cells(CHARACTERS[character].pattern, turns)
    look = dict.fromkeys(marks, "#") | dict.fromkeys(blanks, "o")
    high = 1 + max(row for row, _ in look)
    wide = 1 + max(column for _, column in look)
    return "/".join("".join(look.get((row, column), ".") for column in range(wide)) for row in range(high))
