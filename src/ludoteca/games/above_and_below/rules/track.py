"""The progress track: goods go on it at any time and never come off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ludoteca.games.above_and_below.content.goods import ITEMS, NO_ITEMS
from ludoteca.games.above_and_below.content.picks import DONE, PLACE, item_in
from ludoteca.games.above_and_below.rules.reasons import owned
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason, Seat, rule


@rule("AB-TRACK-02", "AB-TRACK-03", "AB-TRACK-04", "AB-TRACK-07")
def place(g: AboveAndBelow, seat: Seat, pick: Option) -> None:
    """A new kind goes on the next space from the left, a known one on its own space. Nothing ever leaves the track."""
    good = item_in(pick)
    village = g.villages[seat]
    g.remove(village, good, 1)
    if not village.placed[good]:
        village.track += (good,)
    village.placed[good] += 1
    g.tell("placed", seat=seat, item=ITEMS[good])


@rule("AB-TRACK-01", "R-5")
def goods_for_track(village: Village) -> list[Option]:
    """Every good of the own supply may go on the track."""
    return [option for option, count in zip(PLACE, village.items, strict=False) if count]


@dataclass(frozen=True)
class Progress(Choice):
    """Goods of the own supply may go on the track: after the action, when a round ends, and before the scoring."""

    rule = "AB-TRACK-01"
    rules = ("R-5", "R-20")
    idle = "done"

    def options(self, g: AboveAndBelow) -> Sequence[Option]:
        village = g.villages[self.seat]
        if village.items == NO_ITEMS:
            return NOTHING_TO_PLACE
        return [*goods_for_track(village), DONE]

    def forbids(self, g: AboveAndBelow, pick: Option) -> Reason | None:
        if pick.verb != "place":
            return None if pick is DONE else ELSEWHERE
        return owned(g.villages[self.seat], item_in(pick), "AB-TRACK-01")

    def take(self, g: AboveAndBelow, pick: Option) -> None:
        if pick is not DONE:
            place(g, self.seat, pick)
            g.then(self)


NOTHING_TO_PLACE: Final = (DONE,)
