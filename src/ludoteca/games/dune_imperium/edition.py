"""What an owner of Dune: Imperium may correct: what is printed on cards, spaces, Leaders and Conflicts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.hagal import HAGAL
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import FACTION_IDS, ICON_IDS, TROOPS, VICTORY
from ludoteca.kernel.kinds import Bits, Fixed, Flag, Kind, Number, Several
from ludoteca.kernel.printed import PUBLIC, RULEBOOK, Figure, Printed, Table, figures
from ludoteca.kernel.spoken import Spoken, spoken

COPIES: Final = Number(1, 12)
WORDS: Final = {"faction": FACTION_IDS}
IN_THE_RULEBOOK: Final = frozenset(
    [
        "convincing_argument",
        "dagger",
        "diplomacy",
        "dune_the_desert_planet",
        "reconnaissance",
        "seek_allies",
        "signet_ring",
        "arrakis_liaison",
        "the_spice_must_flow",
        "foldspace_card",
        "bene_gesserit_initiate",
        "duncan_idaho",
        "fremen_camp",
        "imperial_spy",
        "kwisatz_haderach",
        "sardaukar_legion",
        "smugglers_thopter",
        "space_travel",
        "stilgar",
        "test_of_humanity",
        "the_voice",
        "thufir_hawat",
        "ambush",
        "bindu_suspension",
        "calculated_hire",
        "corner_the_market",
        "demand_respect",
        "master_tactician",
        "poison_snooper",
        "private_army",
        "to_the_victor",
        "skirmish_vp_intrigue",
        "skirmish_vp_water",
        "skirmish_influence_spice",
        "skirmish_influence_solari",
        "machinations",
        "siege_of_arrakeen",
    ]
)
"""Cards that the rulebook shows; the others are in public inventories and pictures."""


def origin(component: Any) -> str:
    return RULEBOOK if component.id in IN_THE_RULEBOOK else PUBLIC


def _said(components: Iterable[Any], field: str) -> Spoken:
    """What may be said in a column: what is printed there somewhere."""
    return spoken((getattr(each, field) for each in components), WORDS)


def _some(components: Iterable[Any], field: str) -> Several:
    return Several(_said(components, field), most=5)


REWARDS: Final = Several(spoken((c.first + c.second + c.third for c in CONFLICTS), WORDS), least=1, most=4)

CARD: Final[Mapping[str, Kind]] = {
    "copies": COPIES,
    "cost": Number(0, 12),
    "factions": Bits(FACTION_IDS),
    "icons": Bits(ICON_IDS),
    "agent": _some(DECK_CARDS, "agent"),
    "reveal": _some(DECK_CARDS, "reveal"),
    "acquire": _some(DECK_CARDS, "acquire"),
    "bounty": Number(0, 12),
}
SPACE: Final[Mapping[str, Kind]] = {
    "cost": _said(SPACES, "cost"),
    "effects": _some(SPACES, "effects"),
    "combat": Flag(),
    "fremen": Fixed(),
}
PRINTED = Printed(
    (
        Table("card", DECK_CARDS, CARD, origin, word="card"),
        Table("space", SPACES, SPACE, PUBLIC, word="space"),
        Table("conflict", CONFLICTS, {"tier": Fixed(), "first": REWARDS, "second": REWARDS, "third": REWARDS}, origin),
        Table(
            "intrigue",
            INTRIGUE,
            {"copies": COPIES, "modes": Fixed(lambda modes: [spoken([mode]).write(mode) for mode in modes])},
            origin,
        ),
        Table("leader", LEADERS, {"signet": _said(LEADERS, "signet"), "house": Fixed(), "complexity": Fixed()}, PUBLIC),
        Table("hagal", HAGAL, {"copies": COPIES, "troops": Number(0, 5), "swords": Number(0, 9)}, PUBLIC),
        figures(
            Figure("troops_of_a_player", TROOPS, Fixed(), RULEBOOK),
            Figure("points_to_win", VICTORY, Fixed(), RULEBOOK),
        ),
    )
)
