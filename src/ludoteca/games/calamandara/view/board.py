"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludoteca.games.calamandara.content.chart import BIT, FENDA, SIZE, START, cell_at
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, TURNED
from ludoteca.games.calamandara.state import FREE, TURN_END, TURN_START, Calamandara, Card
from ludoteca.games.calamandara.view.declared import declared, declared_action
from ludoteca.games.calamandara.view.words import COLUMNS
from ludoteca.kernel import UNKNOWN, Seat

Text = Callable[..., str]

SIGNS = " PFMCVTEAS"
"""Pegada, Fogo, Montanha, Cachoeira, caVerna, Torre, Espelho, Asa, eStrela."""
ARROWS = "^>v<"
UNSAID = (FREE, TURN_START, TURN_END)
"""Windows in which nothing was declared but that a turn begins or ends, or a card is used."""


def board(view: Calamandara, t: Text) -> str:
    """The grid with its symbols, facings and tokens, then every playboard."""
    lines = [f"{t('page-round', round=view.round)}, {t('page-phase', phase=min(view.phase, 4))}"]
    lines += [_row(view, y) for y in range(SIZE) if any(view.chart.cells & BIT[cell_at(x, y)] for x in range(SIZE))]
    lines.append("    " + " ".join(f" {letter} " for letter in COLUMNS))
    lines += [_traveller(view, seat, t) for seat in view.everyone]
    lines += _in_use(view, t)
    return "\n".join(lines)


def _in_use(view: Calamandara, t: Text) -> Iterator[str]:
    """The declared action and the pile above it, with everything that was declared."""
    base = view.base
    if base is not None and base.kind not in UNSAID:
        said = declared_action(view, base)
        yield f"{t('page-base')}: {t('page-by', seat=base.seat)}: {t(said.message, **said.args)}"
    if view.pile:
        yield f"{t('page-pile')}:"
    for number, item in enumerate(view.pile, 1):
        said = declared(view, item)
        name = t(f"memory-{SLUGS[view.memory(item.card)]}")
        yield f"  {number}. {name} ({t('page-by', seat=item.user)}): {t(said.message, **said.args)}"


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
        cards = [*you.waiting, *(card for card, _, _ in you.taken)]
        parts.append(f"{t('page-waiting')}: {_cards(view, cards, t)}")
    return " | ".join(parts)


def _cards(view: Calamandara, cards: list[Card], t: Text) -> str:
    return (
        ", ".join("?" if view.cards.face[c] == UNKNOWN else t(f"memory-{SLUGS[view.memory(c)]}") for c in cards) or "-"
    )
