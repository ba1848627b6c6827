"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.calamandara.content.chart import BIT, FENDA, SIZE, START, cell_at
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, TURNED
from ludoteca.games.calamandara.state import Calamandara, Card
from ludoteca.games.calamandara.view.words import COLUMNS
from ludoteca.kernel import UNKNOWN, Seat

Text = Callable[..., str]

SIGNS = " PFMCVTEAS"
"""Pegada, Fogo, Montanha, Cachoeira, caVerna, Torre, Espelho, Asa, eStrela."""
ARROWS = "^>v<"


def board(view: Calamandara, t: Text) -> str:
    """The grid with its symbols, facings and tokens, then every playboard."""
    lines = [f"{t('page-round', round=view.round)}, {t('page-phase', phase=min(view.phase, 4))}"]
    lines += [_row(view, y) for y in range(SIZE) if any(view.chart.cells & BIT[cell_at(x, y)] for x in range(SIZE))]
    lines.append("    " + " ".join(f" {letter} " for letter in COLUMNS))
    lines += [_traveller(view, seat, t) for seat in view.everyone]
    if view.pile:
        names = ", ".join(t(f"memory-{SLUGS[item.effect]}") for item in view.pile)
        lines.append(f"{t('page-pile')}: {names}")
    return "\n".join(lines)


def _row(view: Calamandara, y: int) -> str:
    return f"{SIZE - y:>3} " + " ".join(_cell(view, cell_at(x, y)) for x in range(SIZE))


def _cell(view: Calamandara, cell: int) -> str:
    if not view.chart.cells & BIT[cell]:
        return "   "
    value = view.board.cells[cell]
    token = next((str(seat + 1) for seat, at in enumerate(view.board.tokens) if at == cell), "")
    if not value:
        return " @ " if cell == FENDA else " . " if view.chart.home[cell] >= 0 else " : "
    arrow = ARROWS[value >> 4 & 3] if value & 15 in TURNED else " "
    return (token or " ") + SIGNS[value & 15] + arrow


def _traveller(view: Calamandara, seat: Seat, t: Text) -> str:
    you = view.travellers[seat]
    symbols = ", ".join(t(f"symbol-{SYMBOL_NAMES[kind]}") for kind in you.symbols) or "-"
    where = t("page-start") if view.board.tokens[seat] == START else ""
    hand = t("page-hand") if seat == view.viewer else t("page-cards", count=len(you.hand))
    parts = [
        f"{t('page-by', seat=seat)} {where}".strip(),
        f"{t('page-symbols')}: {symbols}",
        f"{hand}: {_cards(view, you.hand, t)}",
        f"{t('page-reserve')}: {_cards(view, you.reserve, t)}",
        f"{t('page-deck')}: {len(you.deck)}",
    ]
    if you.faces and view.cards.face[you.faces[-1]] != UNKNOWN:
        face = view.symbol_face(you.faces[-1])
        parts.append(f"{t('page-card-above')}: " + ", ".join(t(f"symbol-{SYMBOL_NAMES[kind]}") for kind in face))
    if you.waiting or you.taken:
        cards = you.waiting + [card for card, _, _ in you.taken]
        parts.append(f"{t('page-waiting')}: {_cards(view, cards, t)}")
    return " | ".join(parts)


def _cards(view: Calamandara, cards: list[Card], t: Text) -> str:
    return (
        ", ".join("?" if view.cards.face[c] == UNKNOWN else t(f"memory-{SLUGS[view.memory(c)]}") for c in cards) or "-"
    )
