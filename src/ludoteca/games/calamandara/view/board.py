"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ludoteca.games.calamandara.content.chart import BIT, FENDA, SIZE, START, cell_at
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, SYMBOLS, TURNED, Kind
from ludoteca.games.calamandara.state import FREE, TURN_END, TURN_START, Calamandara, Card
from ludoteca.games.calamandara.view.declared import declared, declared_action
from ludoteca.games.calamandara.view.words import COLUMNS, coordinates
from ludoteca.kernel import UNKNOWN, Seat

Text = Callable[..., str]

SIGNS = " PFMCVTEAS"
"""Pegada, Fogo, Montanha, Cachoeira, caVerna, Torre, Espelho, Asa, eStrela."""
ARROWS = "^>v<"
NONE = "-"
UNSAID = (FREE, TURN_START, TURN_END)
"""Windows in which nothing was declared but that a turn begins or ends, or a card is used."""


def board(view: Calamandara, t: Text) -> str:
    """The grid with its symbols, facings and tokens, what the signs mean, then every playboard."""
    lines = [f"{t('page-round', round=view.round)}, {t('page-phase', phase=min(view.phase, 4))}"]
    lines += [_row(view, y) for y in range(SIZE) if any(view.chart.cells & BIT[cell_at(x, y)] for x in range(SIZE))]
    lines.append("    " + " ".join(f" {letter} " for letter in COLUMNS))
    lines.append(", ".join(f"{SIGNS[kind]} {_symbol(kind, t)}" for kind in range(1, len(SIGNS))))
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


def _symbol(kind: Kind, t: Text) -> str:
    return t(f"symbol-{SYMBOL_NAMES[kind]}")


def _traveller(view: Calamandara, seat: Seat, t: Text) -> str:
    """The number of the token, where it stands, and everything of a playboard that is open to all (R-80)."""
    you = view.travellers[seat]
    at = view.board.tokens[seat]
    parts = [
        f"{seat + 1} {t('page-by', seat=seat)}: {t('page-start') if at == START else coordinates(at)}",
        f"{t('page-symbols')}: {', '.join(_symbol(kind, t) for kind in you.symbols) or NONE}",
        f"{t('page-depot')}: {', '.join(f'{_symbol(kind, t)} {you.depot[kind]}' for kind in SYMBOLS)}",
        _hand(view, seat, t),
        f"{t('page-reserve')}: {_cards(view, you.reserve, t)}",
        f"{t('page-deck')}: {len(you.deck)}",
        f"{t('page-discard')}: {_cards(view, you.discard[::-1], t)}",
    ]
    if you.faces and view.cards.face[you.faces[-1]] != UNKNOWN:
        face = view.symbol_face(you.faces[-1])
        parts.append(f"{t('page-card-above')}: {', '.join(_symbol(kind, t) for kind in face)}")
    if you.waiting or you.taken:
        cards = [*you.waiting, *(card for card, _, _ in you.taken)]
        parts.append(f"{t('page-waiting')}: {_cards(view, cards, t)}")
    return " | ".join(parts)


def _hand(view: Calamandara, seat: Seat, t: Text) -> str:
    """The own cards; of others how many there are, and those that everybody knows."""
    hand = view.travellers[seat].hand
    if seat == view.viewer:
        return f"{t('page-hand')}: {_cards(view, hand, t)}"
    count = t("page-cards", count=len(hand))
    return f"{count}: {_cards(view, hand, t)}" if any(view.cards.face[card] != UNKNOWN for card in hand) else count


def _cards(view: Calamandara, cards: Sequence[Card], t: Text) -> str:
    """The top one of a discard pile first."""
    known = ("?" if view.cards.face[c] == UNKNOWN else t(f"memory-{SLUGS[view.memory(c)]}") for c in cards)
    return ", ".join(known) or NONE
