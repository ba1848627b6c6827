"""The 28 memory cards, one class each, by what they act on."""

from ludoteca.games.calamandara.rules.cards import board, hands, impeding, inserting, pile, symbols

__all__ = ["board", "hands", "impeding", "inserting", "pile", "symbols"]
