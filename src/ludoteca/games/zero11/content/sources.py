"""Where a datum comes from: the rulebook's text, or our own reconstruction where the artwork is not available."""

from __future__ import annotations

from typing import Final

RULEBOOK: Final = "rulebook"
RECONSTRUCTED: Final = "reconstructed"
