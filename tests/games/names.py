"""Components called by the names printed on them."""

from __future__ import annotations

import re
from importlib import resources

from ludoteca.kernel import Game


def names_of(game: Game) -> dict[str, str]:
    """Message id -> English name, from the game's own text."""
    text = (resources.files(game.package) / "text" / "names.en.ftl").read_text("utf-8")
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))
