"""What an owner of Roam may correct: the two sides of the cards, the artifacts, the numbers of the rulebook."""

from __future__ import annotations

from ludoteca.games.roam import content
from ludoteca.kernel.kinds import Checked, Fixed, Named, Number, Picture, Several
from ludoteca.kernel.printed import RULEBOOK, Figure, Printed, Table, figures


def _has_a_marker(pattern: str) -> str:
    return "" if "#" in pattern else "must have at least one marker (#)"


PATTERN = Checked(Picture("#o.", high=(1, 6), wide=(1, 6)), _has_a_marker)
COINS = Picture("0123", high=(3, 3), wide=(2, 2), join=" ")
POINTS = Number(0, 20)


def _starting_coins(seats: int) -> Figure:
    purses = Several(Number(0, 20), least=seats, most=seats)
    return Figure(f"starting_coins_{seats}", content.STARTING_COINS[seats], purses, RULEBOOK)


PRINTED = Printed(
    (
        Table(
            "character",
            content.LOST,
            {
                "pattern": PATTERN,
                "points": POINTS,
                "coins": COINS,
                "biome": Named(content.BIOMES, plain=True),
            },
            word="character",
        ),
        Table("starting", content.STARTING, {"pattern": PATTERN, "points": POINTS}),
        Table(
            "artifact",
            content.ARTIFACTS,
            {"ability": Named(content.ABILITIES), "cost": Number(0, 20), "points": POINTS},
            word="artifact",
        ),
        figures(
            Figure("markers", content.MARKERS, Number(6, 60), RULEBOOK),
            Figure("artifacts_for_sale", content.ROW, Number(1, 12), RULEBOOK),
            Figure("characters_to_end", content.CARDS_TO_END, Number(4, 20), RULEBOOK),
            *map(_starting_coins, (2, 3, 4)),
            Figure("cards", content.LANDS, Fixed(), RULEBOOK),
            Figure("price_of_a_blank", content.BLANK_COST, Fixed(), RULEBOOK),
            Figure("points_of_the_outpost", content.OUTPOST_POINTS, Fixed(), RULEBOOK),
        ),
    )
)
