"""Points: the progress track, buildings, reputation and what cards give for owned things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.games.above_and_below.content.board import POINTS_PER_GOOD, REPUTATION_BONUS, REPUTATION_POINTS, SURFACE
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, EMPTY_CAVE, HOUSE_ANY, HOUSE_MASK, VILLAGER
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import bits_of, rule


@dataclass(frozen=True)
class Score:
    """Where the points of a village come from."""

    track: int
    buildings: int
    reputation: int
    bonus: int

    @property
    def total(self) -> int:
        return self.track + self.buildings + self.reputation + self.bonus


@rule("AB-END-02", "AB-TRACK-05")
def track_points(village: Village) -> int:
    """Each good on the track is worth the left number of its space."""
    return sum(POINTS_PER_GOOD[space] * village.placed[good] for space, good in enumerate(village.track))


@rule("AB-END-05", "AB-ICON-01")
def card_points(village: Village) -> int:
    """Points printed on buildings, and points they give for things owned."""
    points = 0
    for building in bits_of(village.built):
        card = BUILDINGS[building]
        points += card.vp + sum(each * owned(village, thing) for thing, each in card.vp_per)
    return points


@rule("AB-ICON-12", "AB-ICON-21", "AB-ICON-26")
def owned(village: Village, thing: int) -> int:
    """How many of a thing that cards give points for: villagers, houses, empty caves, or something specific."""
    if thing == VILLAGER:
        return village.villagers.bit_count()
    if thing == HOUSE_ANY:
        return houses(village)
    if thing == EMPTY_CAVE:
        return village.empty_caves
    return village.has(thing)


@rule("R-18")
def houses(village: Village) -> int:
    """The starting house and the card that asks are houses too; outposts are not."""
    return (village.built & HOUSE_MASK).bit_count()


@rule("AB-REP-04")
def esteem_points(village: Village) -> int:
    """The points printed at the cube's space."""
    return REPUTATION_POINTS[village.reputation - SURFACE]


@rule("AB-END-04")
def reputation_bonus(villages: Sequence[Village]) -> list[int]:
    """Bonuses by place in reputation."""
    bonus = bonuses(len(villages))
    esteem = [village.reputation for village in villages]
    return [shared(bonus, sum(other > mine for other in esteem), esteem.count(mine)) for mine in esteem]


@rule("AB-REP-05", "AB-REP-06", "AB-ICON-28")
def bonuses(players: int) -> tuple[int, ...]:
    """By place: three of them for three or four players, only the highest for two."""
    return REPUTATION_BONUS[players]


@rule("AB-REP-07", "R-17")
def shared(bonus: tuple[int, ...], place: int, tied: int) -> int:
    """Tied players add the bonuses of their places, divide by their number and round up; missing places count 0."""
    return -(-sum(bonus[place : place + tied]) // tied)


@rule("AB-END-03", "AB-END-04")
def scores(villages: Sequence[Village]) -> list[Score]:
    """What each village would score now. Each building is worth 1 point; empty caves are no buildings."""
    bonus = reputation_bonus(villages)
    return [
        Score(
            track=track_points(village),
            buildings=village.built.bit_count(),
            reputation=bonus[seat] + esteem_points(village),
            bonus=card_points(village),
        )
        for seat, village in enumerate(villages)
    ]


def totals(villages: Sequence[Village]) -> list[int]:
    """The points of each village."""
    return [score.total for score in scores(villages)]
