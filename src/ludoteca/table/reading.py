"""What every page with a board needs so that its things can be read: places for the tip and the sheet, and words."""

from __future__ import annotations

import json
from typing import Any

from ludoteca.kernel import Game
from ludoteca.paper import Markup, h
from ludoteca.table.identity import Visitor
from ludoteca.words import Words

SCRIPT_WORDS = (
    *("lost", "back", "confirm", "cancel", "your-turn", "copied", "near", "whole"),
    *("play", "close", "why", "rule", "sheet", "thing", "things"),
)
WHY_WORDS = ("asks", "none")


def script_data(game: Game, visitor: Visitor, words: Words) -> dict[str, Any]:
    """What the script has to know of any page with a board on it."""
    return {
        "data_words": json.dumps(_said(words), ensure_ascii=False),
        "data_rules": f"/games/{game.code}/rules",
        "data_speed": visitor.prefers("speed"),
    }


def _said(words: Words) -> dict[str, str]:
    script = {key: words.t(f"script-{key}") for key in SCRIPT_WORDS}
    return script | {f"why-{key}": words.t(f"why-{key}") for key in WHY_WORDS}


def reading(words: Words) -> list[Markup]:
    """The tip beside what is pointed at, and the sheet that stays until it is closed."""
    return [
        h("div.tip", id="tip", role="tooltip", hidden=True),
        h("div.sheet", id="sheet", role="dialog", aria_label=words.t("script-sheet"), hidden=True),
    ]
