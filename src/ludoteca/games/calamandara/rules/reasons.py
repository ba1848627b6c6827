"""The conditions that several questions share, each with the rule behind it: nothing, or why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ludoteca.games.calamandara.board import Board
from ludoteca.games.calamandara.content.chart import FENDA
from ludoteca.games.calamandara.content.symbols import (
    ASA,
    CACHOEIRA,
    CAVERNA,
    ESTRELA,
    FOGO,
    NOT_ON_FENDA,
    PEGADA,
    TORRE,
)
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import ELSEWHERE, Option, Reason, Seat, absent, lacking


def among(g: Calamandara, cards: Iterable[int], pick: Option, rule: str) -> Reason | None:
    """A card of this kind lies among those that are asked about."""
    if any(g.memory(card) == pick.number for card in cards):
        return None
    return absent(rule, "not-among", memory=pick.number)


def in_hand(g: Calamandara, seat: Seat, pick: Option, rule: str) -> Reason | None:
    """A card of this kind is in the hand of the seat."""
    if any(g.memory(card) == pick.number for card in g.travellers[seat].hand):
        return None
    return absent(rule, "not-in-hand", memory=pick.number)


def up_to(verb: str, most: int, pick: Option, rule: str) -> Reason | None:
    """A number, not above this one."""
    return lacking(most, pick.number, rule, "at-most", most=most) if pick.verb == verb else ELSEWHERE


def on_board(board: Board, cell: int) -> Reason | None:
    """The boards of those who play, and the middle."""
    return None if board.chart.cells >> cell & 1 else absent("CAL-ZONE-04", "no-such-space")


def untouchable(board: Board, cell: int) -> Reason | None:
    """Why nothing can be done to what lies there: nothing does, a token stands on it, a Torre protects it."""
    if reason := on_board(board, cell):
        return reason
    if not board.cells[cell]:
        return Reason("CAL-SYM-GEN-01", "empty-space", cell=cell)
    if board.standing >> cell & 1:
        return Reason("CAL-SYM-GEN-09", "under-token", cell=cell)
    return None if board.unprotected >> cell & 1 else Reason("CAL-SYM-TORRE-02", "protected", cell=cell)


LINE_LIMITS: Final = {TORRE: "CAL-SYM-GEN-05", ASA: "CAL-SYM-GEN-06", CAVERNA: "CAL-SYM-GEN-07"}
"""Symbols of which a line holds only so many."""


def unfit(board: Board, cell: int, seat: Seat, kind: int) -> Reason:
    """Why a symbol of this kind cannot be put there."""
    if reason := on_board(board, cell):
        return reason
    if kind == FOGO:
        return unburnt(board, cell)
    if board.cells[cell]:
        return Reason("CAL-SYM-GEN-01", "taken-space", cell=cell)
    if board.shield >> cell & 1 and not board.chart.initial[seat] >> cell & 1 and kind != PEGADA:
        return Reason("CAL-SYM-TORRE-01", "protected", cell=cell)
    if cell == FENDA and kind in NOT_ON_FENDA:
        return Reason("CAL-SYM-GEN-04", "not-on-fenda", symbol=kind)
    if rule := LINE_LIMITS.get(kind):
        return Reason(rule, "line-holds", symbol=kind)
    if kind == ESTRELA:
        return Reason("CAL-SYM-ESTRELA-02", "nothing-to-move")
    return Reason("CAL-ZONE-04", "unfit", cell=cell, symbol=kind)


def unburnt(board: Board, cell: int) -> Reason:
    """Why a Fogo cannot be put there: it burns what lies on a space, but not everything."""
    lies = board.cells[cell] & 15
    if not lies:
        return Reason("CAL-SYM-FOGO-05", "nothing-to-burn", cell=cell)
    if board.standing >> cell & 1:
        return Reason("CAL-SYM-FOGO-02", "under-token", cell=cell)
    if lies in {FOGO, CACHOEIRA}:
        return Reason("CAL-SYM-FOGO-02", "never-burns", symbol=lies)
    return Reason("CAL-SYM-FOGO-08", "protected", cell=cell)


def unreachable(board: Board, cell: int, seat: Seat) -> Reason:
    """Why a token cannot go there: only Pegadas without another token, along a way without a gap."""
    if reason := on_board(board, cell):
        return reason
    if board.cells[cell] & 15 != PEGADA:
        return Reason("CAL-P3-01", "no-pegada", cell=cell)
    if board.tokens[seat] == cell:
        return Reason("CAL-P3-03", "here-already")
    if board.standing >> cell & 1:
        return Reason("CAL-MOVE-02", "token-there", cell=cell)
    return Reason("CAL-P3-02", "no-way", cell=cell)
