"""Why can't I? What a seat may not pick now, and the first rule against it: for the page, the terminal and agents."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from ludoteca.kernel import Game, Option, Reason, State
from ludoteca.words import Words

NAMED: Final = 6
"""So many things that are refused for the same reason are named; the others are counted."""


@dataclass(frozen=True)
class Refusal:
    """One reason, and everything it stands against."""

    text: str
    rule: str
    picks: list[str] = field(default_factory=list)

    def told(self, words: Words) -> str:
        """The picks in a list that is not too long."""
        named = tuple(self.picks[:NAMED])
        more = len(self.picks) - len(named)
        return words.t("why-and-more", picks=", ".join(named), more=more) if more else " · ".join(named)


def refusal(view: State, pick: Option, words: Words) -> Refusal | None:
    """Why whoever looks may not pick this now, or nothing if they may."""
    reason = view.why_not(pick)
    return None if reason is None else Refusal(words.reason(reason), reason.rule, [words.pick(pick)])


def nearest(view: State, picks: Sequence[Option], words: Words) -> Refusal | None:
    """Of several things that one piece stands for: why not the one that the question is about."""
    found = [(pick, reason) for pick in picks if (reason := view.why_not(pick)) is not None]
    near = [one for one in found if not _general(one[1])] or found
    return _gathered(near[:1], words)[0] if near else None


def refusals(game: Game, view: State, words: Words) -> list[Refusal]:
    """What the pending question is about and does not offer. What is not even on the table is left out."""
    ask = view.ask
    if ask is None or view.viewer != ask.seat:
        return []
    against = ((action, view.why_not(action)) for action in game.actions)
    return _gathered([(a, r) for a, r in against if r is not None and not r.far and not _general(r)], words)


def refusals_of(view: State, picks: Sequence[Option], words: Words) -> list[Refusal]:
    """Why these are not on offer; what is on offer is left out."""
    return _gathered([(pick, reason) for pick in picks if (reason := view.why_not(pick)) is not None], words)


def _gathered(against: Sequence[tuple[Option, Reason]], words: Words) -> list[Refusal]:
    """What is refused for the same reason, together."""
    found: dict[tuple[str, str], Refusal] = {}
    for pick, reason in against:
        text = words.reason(reason)
        found.setdefault((text, reason.rule), Refusal(text, reason.rule)).picks.append(words.pick(pick))
    return list(found.values())


def meant(game: Game, text: str, words: Words) -> list[Option]:
    """The options that somebody means who writes a key, a verb, or a part of what a pick is called."""
    wanted = text.strip().casefold()
    exact = [action for action in game.actions if wanted in (words.key(action), action.verb)]
    return exact or [action for action in game.actions if wanted and wanted in words.pick(action).casefold()]


def _general(reason: Reason) -> bool:
    """It says only that something else is asked."""
    return reason.words in ("first", "rule")
