"""What has become of games that were played under earlier rules: played again under those of today."""

from __future__ import annotations

from dataclasses import dataclass

from ludoteca.kernel.game import Game
from ludoteca.kernel.match import Match
from ludoteca.kernel.record import Record
from ludoteca.kernel.refused import Refused

UNCHANGED = "unchanged"
"""Everything was asked, offered and counted as it was."""
CHANGED = "changed"
"""A rule was mended since: something is offered or counted otherwise, but every pick still fits."""
BROKEN = "broken"
"""A pick is no longer on offer: the game is as it was only up to there."""


@dataclass(frozen=True)
class Verdict:
    """How a record fares today."""

    kind: str
    match: Match
    """The game as far as it fits."""
    why: str = ""
    """What the first pick that does not fit met with."""


def examine(record: Record, game: Game) -> Verdict:
    """Play a record again, whatever version of the rules it was played under."""
    match = Match(game, record.players, record.seed, game.recorded(dict(record.variants)))
    match.second_thoughts = record.second_thoughts
    for pick in record.picks:
        try:
            match.choose(pick.key, pick.seat)
        except Refused as refused:
            return Verdict(BROKEN, match, str(refused))
    return Verdict(UNCHANGED if match.agrees(record) else CHANGED, match)
