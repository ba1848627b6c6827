"""The conformance kit: what must be true of every box, checked on random games.

    python -m ludoteca.conformance roam --games 20
    python -m ludoteca.conformance mygame --minutes 5

The invariants are numbered as in docs/kernel.md. A box of yours passes the same kit as ours.
"""

from ludoteca.conformance.kit import Broken, Inspection, inspect_game, inspect_reasons, inspect_table

__all__ = ["Broken", "Inspection", "inspect_game", "inspect_reasons", "inspect_table"]
