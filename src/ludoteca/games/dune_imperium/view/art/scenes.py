"""What is on each picture: a light, a place, and things that stand in it, chosen by the card's own nature.

A part is written `name x y size colour`; a size below zero looks the other way. `@name` is somebody's face.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Scene:
    light: str
    place: str
    parts: tuple[str, ...]


def _(light: str, place: str, *parts: str) -> Scene:
    return Scene(light, place, parts)


DECK: Final[dict[str, Scene]] = {
    # What everybody starts with.
    "convincing_argument": _("hall", "council", "rays 60 -4 1.3", "lord 42 68 1 #2f5a86", "lady 76 68 -1 #8a3c6d"),
    "dagger": _("ember", "ridge", "sun 60 34 1.4", "dagger 60 46 1.15 #c99b3c"),
    "diplomacy": _("hall", "window", "clasp 60 44 1.35 #7a4f9a", "seal 60 20 .55"),
    "dune_the_desert_planet": _("space", "stars", "planet 60 34 1.7 #d98a43", "moons 96 20 .6"),
    "reconnaissance": _("dawn", "city", "thopter 66 24 1 #7d5a3a", "spy 24 68 .7 #56708a"),
    "seek_allies": _("dusk", "dunes", "steps 66 58 1.6", "lord 28 66 .85 #2f5a86", "fremen 92 58 .6 #8a6a3c"),
    "signet_ring": _("hall", "throne", "ring 60 40 1.3 #9c2c24"),
    # The Reserve.
    "arrakis_liaison": _("noon", "city", "@arrakis_liaison 58 74 .95"),
    "the_spice_must_flow": _("noon", "erg", "harvester 82 46 .75 #c26a22", "spice 44 62 1.6", "sun 18 14 .8"),
    "foldspace_card": _("space", "orbit", "tear 42 32 1.6", "heighliner 44 32 .7 #d97a2b"),
    # The Imperium Deck.
    "arrakis_recruiter": _(
        "noon", "city", "soldier 34 70 .9 #7a5a30", "crowd 84 68 .9 #a06a34", "banner 58 58 .9 #b0483a"
    ),
    "assassination_mission": _("night", "window", "spy 44 70 1 #3a2a4a", "gun 84 46 .9"),
    "bene_gesserit_initiate": _("bloom", "hall", "sister 60 70 1.05 #6a3f86"),
    "bene_gesserit_sister": _("bloom", "window", "sister 36 70 1 #4a3a7a", "robe 84 70 1 #2c1a3c"),
    "carryall": _("storm", "erg", "carryall 60 24 1 #a06a30", "dust 30 60 .9"),
    "chani": _("dusk", "erg", "moons 96 16 .8", "@chani 54 74 1"),
    "choam_directorship": _("hall", "council", "coins 60 34 1.2", "scroll 26 46 .7 #a3241f", "scroll 94 46 .7 #a3241f"),
    "crysknife": _("deep", "cave", "crysknife 56 52 1.25"),
    "dr_yueh": _("hall", "window", "@dr_yueh 60 75 1", "vial 100 44 .7"),
    "duncan_idaho": _("dawn", "ridge", "@duncan_idaho 52 74 1", "swords 96 40 .7 #c99b3c"),
    "fedaykin_death_commando": _(
        "ember", "erg", "fremen 40 68 1 #5c3a22", "fremen 72 70 1.1 #7a4a28", "boom 102 30 .7"
    ),
    "firm_grip": _("ember", "throne", "hand 60 46 1.3", "crown 60 14 .5 #9c2c24"),
    "fremen_camp": _("dusk", "camp", "tent 58 58 .9 #c27a3a", "fremen 82 66 .7 #5c4a33", "moons 94 14 .7"),
    "gene_manipulation": _("bloom", "web", "helix 44 36 1.1 #ff9ad0", "sister 86 70 .95 #6a3f86"),
    "guild_administrator": _("hall", "works", "guard 40 70 1 #b0483a", "letter 86 44 .9 #b0483a"),
    "guild_ambassador": _("space", "window", "@guild_ambassador 60 75 1"),
    "guild_bankers": _("hall", "hall", "scales 60 40 1.15", "coins 26 58 .7", "coins 94 58 .7"),
    "gun_thopter": _("ember", "city", "thopter 62 24 1.15 #8a2a1e", "boom 28 58 .6", "boom 98 60 .45"),
    "gurney_halleck": _("dusk", "hall", "@gurney_halleck 46 75 1", "baliset 96 44 .95"),
    "imperial_spy": _("night", "city", "spy 56 70 1.15 #4a4f70", "eye 98 20 .5"),
    "kwisatz_haderach": _("space", "web", "rays 60 2 1.5", "@kwisatz_haderach 60 75 1.02"),
    "lady_jessica": _("dawn", "window", "@lady_jessica 60 75 1.02"),
    "liet_kynes": _("noon", "dunes", "@liet_kynes 46 75 1", "water 98 42 .8"),
    "missionaria_protectiva": _("bloom", "sietch", "mother 60 68 .95 #7a4f9a", "crowd 60 73 1 #4a2659"),
    "opulence": _("hall", "throne", "crown 60 30 1.2 #7a3c9a", "coins 24 60 .8", "coins 96 60 .8"),
    "other_memory": _("bloom", "stars", "heads 54 44 1.3 #a06ac0", "eye 96 18 .5"),
    "piter_de_vries": _("ember", "hall", "@piter_de_vries 60 75 1", "vial 22 46 .75"),
    "power_play": _("hall", "council", "pawns 56 42 1.5"),
    "reverend_mother_mohiam": _("bloom", "throne", "@reverend_mother_mohiam 56 75 1", "box 98 54 .8"),
    "sardaukar_infantry": _(
        "storm", "ridge", "soldier 34 70 .95 #6a6f7c", "soldier 60 72 1.05 #4c515e", "soldier 88 70 .95 #6a6f7c"
    ),
    "sardaukar_legion": _("ember", "works", "ranks 60 68 1.25 #6a6f7c", "frigate 98 22 .6 #6a6f7c"),
    "scout": _("dawn", "ridge", "@scout 50 75 .98", "thumper 98 52 .8"),
    "shifting_allegiances": _("dusk", "hall", "mask 38 40 1 #2f8fb0", "mask 82 40 1 #b0483a"),
    "sietch_reverend_mother": _("deep", "sietch", "mother 60 70 1.1 #2f8fb0", "pool 60 66 .8"),
    "smugglers_thopter": _("night", "erg", "thopter 60 26 1 #56634a", "crate 92 58 .7", "steps 36 60 1"),
    "space_travel": _("space", "orbit", "frigate 42 40 1.1 #b0483a"),
    "spice_hunter": _("noon", "erg", "@spice_hunter 46 75 .98", "spice 96 60 .8"),
    "spice_smugglers": _(
        "night", "works", "crate 30 56 .9", "spice 34 44 .5", "spy 70 70 .95 #6b4a2a", "crate 100 58 .7"
    ),
    "stilgar": _("dusk", "ridge", "@stilgar 60 75 1.04"),
    "test_of_humanity": _("bloom", "hall", "box 50 50 1.35", "hand 84 42 .85"),
    "the_voice": _("bloom", "cave", "@the_voice 44 75 1", "voice 72 38 1.05"),
    "thufir_hawat": _("hall", "council", "@thufir_hawat 54 75 1", "pawns 100 48 .7"),
    "worm_riders": _("storm", "dunes", "worm 56 52 1.15 #e08a4a", "rider 44 26 .8", "rider 64 27 .8"),
}

INTRIGUE: Final[dict[str, Scene]] = {
    "allied_armada": _("space", "stars", "fleet 46 28 1.1", "fleet 78 50 .8", "banner 102 40 .7 #c9a24a"),
    "ambush": _("ember", "ridge", "duellist 36 68 .9 #8a2a1e", "fremen 84 62 .75 #5c3a22", "fremen 104 64 .7 #5c3a22"),
    "bindu_suspension": _("deep", "cave", "kneeler 60 64 1.2 #2f8fb0", "hourglass 98 40 .7"),
    "bribery": _("night", "hall", "hand 40 50 1.1", "purse 72 44 1 #7a4a8a"),
    "bypass_protocol": _("hall", "works", "arch 60 48 1.2", "letter 60 50 .6 #a3241f"),
    "calculated_hire": _("hall", "web", "scholar 50 70 1.05 #5a7f7a", "coins 94 52 .8"),
    "charisma": _(
        "noon", "city", "rays 60 0 1.2", "lord 60 66 1 #c27a3a", "crowd 28 74 .7 #a06a34", "crowd 94 74 .7 #a06a34"
    ),
    "choam_shares": _("hall", "window", "scroll 56 40 1.3 #a3241f", "coins 98 54 .7"),
    "corner_the_market": _("noon", "works", "spice 34 60 1", "spice 62 58 1.3", "spice 92 60 1", "scales 62 26 .7"),
    "councilors_dispensation": _("hall", "council", "seal 42 38 1.2", "spice 86 50 .9"),
    "demand_respect": _("dusk", "throne", "kneeler 34 68 .8 #4a2659", "lord 74 70 1.05 #9c2c24"),
    "dispatch_an_envoy": _("dawn", "erg", "lady 40 68 .95 #3d6a86", "letter 86 36 .9 #7a4f9a", "steps 84 58 1.2"),
    "double_cross": _("ember", "window", "clasp 60 42 1.2 #5b1410", "dagger 92 34 .7 #b0302a"),
    "favored_subject": _("hall", "throne", "crown 60 20 .8 #9c2c24", "kneeler 60 70 1 #8e8f98"),
    "guild_authorization": _("space", "hall", "seal 92 40 1", "navigator 46 68 1.05"),
    "infiltrate": _("night", "works", "spy 38 70 1 #22274f", "arch 86 50 1"),
    "know_their_ways": _("deep", "sietch", "fremen 44 68 1 #2f6f86", "lord 78 68 .95 #8a6a3c", "pool 62 70 .7"),
    "master_tactician": _("dusk", "web", "pawns 40 42 1.2", "swords 86 38 .9 #c99b3c"),
    "plans_within_plans": _("bloom", "web", "eye 60 36 1.2", "eye 60 36 .5"),
    "poison_snooper": _("hall", "hall", "snooper 60 40 1.2", "vial 96 52 .7"),
    "private_army": _("storm", "city", "ranks 50 70 1.1 #7a4a2a", "purse 100 34 .7 #7a2a1e"),
    "rapid_mobilization": _(
        "dawn", "works", "ranks 58 70 1 #56708a", "frigate 24 30 .7 #56708a", "frigate 96 26 .7 #56708a"
    ),
    "recruitment_mission": _("noon", "dunes", "banner 40 52 1.1 #2f5a86", "crowd 76 66 1 #8a6a3c"),
    "refocus": _("bloom", "cave", "eye 60 26 .8", "kneeler 60 68 1 #6a3f86"),
    "reinforcements": _(
        "dusk",
        "ridge",
        "frigate 92 26 .8 #4a6a56",
        "soldier 30 70 .85 #4a6a56",
        "soldier 50 70 .85 #4a6a56",
        "soldier 70 70 .85 #4a6a56",
    ),
    "secret_of_the_sisterhood": _("bloom", "throne", "robe 34 70 .9 #4a2659", "robe 86 70 -.9 #4a2659", "book 60 42 1"),
    "staged_incident": _("ember", "works", "boom 52 34 1.2", "mask 96 48 .8 #3a0d14"),
    "the_sleeper_must_awaken": _("space", "dunes", "eye 60 26 1.3", "spice 60 62 .9"),
    "tiebreaker": _("dusk", "hall", "duellist 34 68 .95 #2f5a86", "duellist 86 68 -.95 #9c2c24"),
    "to_the_victor": _("noon", "throne", "crown 60 26 1 #7a3c9a", "spice 28 60 .9", "spice 92 60 .9"),
    "urgent_mission": _("storm", "city", "rider 40 60 1.3", "letter 86 34 .8 #a3241f", "dust 70 62 .9"),
    "water_of_life": _("deep", "cave", "vial 60 40 1.5", "worm 24 60 .4 #3d9a98"),
    "water_peddlers_union": _("noon", "camp", "water 44 46 1", "water 66 50 .8", "guard 94 68 .8 #3d7a96"),
    "windfall": _("dawn", "camp", "coins 58 44 1.5", "dust 60 18 .9"),
}

CONFLICT: Final[dict[str, Scene]] = {
    "skirmish_vp_intrigue": _(
        "dusk", "ridge", "duellist 38 66 .9 #9c2c24", "duellist 82 66 -.9 #2f5a86", "letter 60 18 .5 #7a4f9a"
    ),
    "skirmish_vp_water": _(
        "deep", "ridge", "duellist 38 66 .9 #9c2c24", "duellist 82 66 -.9 #2f5a86", "water 60 22 .6"
    ),
    "skirmish_influence_spice": _(
        "noon", "erg", "duellist 38 66 .9 #9c2c24", "duellist 82 66 -.9 #2f5a86", "spice 60 62 .8"
    ),
    "skirmish_influence_solari": _(
        "storm", "works", "duellist 38 66 .9 #9c2c24", "duellist 82 66 -.9 #2f5a86", "coins 60 24 .6"
    ),
    "cloak_and_dagger": _("night", "window", "robe 42 70 1.1 #22274f", "dagger 86 42 1 #b0302a"),
    "desert_power": _("dusk", "dunes", "maw 56 40 1.05 #c2572a", "fremen 102 68 .65 #5c3a22"),
    "guild_bank_raid": _("ember", "hall", "coins 60 46 1.4", "boom 96 28 .7", "soldier 24 70 .8 #6a6f7c"),
    "machinations": _("bloom", "web", "pawns 40 44 1.2", "mask 86 38 .9 #7a4f9a"),
    "raid_stockpiles": _(
        "night", "works", "crate 34 56 1", "crate 62 60 .9", "spice 36 42 .7", "guard 96 70 .85 #8a2a1e"
    ),
    "secure_imperial_basin": _("dawn", "erg", "harvester 46 52 1 #c26a22", "banner 92 50 1 #9c2c24"),
    "siege_of_arrakeen": _("ember", "city", "ranks 60 71 1 #8a2a1e", "boom 86 24 .6"),
    "siege_of_carthag": _("storm", "works", "tower 60 48 1.2", "ranks 60 72 .9 #6a6f7c"),
    "sort_through_the_chaos": _("storm", "ridge", "storm 60 34 1.4", "scholar 60 70 .95 #5a7f7a"),
    "terrible_purpose": _("space", "erg", "rays 60 0 1.4", "kneeler 60 66 1 #c27a3a", "flags 60 36 .7 #2f5a38"),
    "battle_for_arrakeen": _(
        "ember",
        "city",
        "flags 60 34 1 #9c2c24",
        "duellist 30 70 .8 #9c2c24",
        "duellist 90 70 -.8 #2f5a86",
        "ranks 60 72 .8 #4a2a1a",
    ),
    "battle_for_carthag": _("ember", "works", "thopter 40 20 .8 #8a2a1e", "boom 92 34 .8", "ranks 60 70 1.1 #6a6f7c"),
    "battle_for_imperial_basin": _("noon", "erg", "worm 36 50 .9 #e08a4a", "ranks 88 68 .9 #7a4a2a", "spice 66 62 .6"),
    "grand_vision": _("space", "stars", "eye 60 30 1.4", "crowd 60 72 1 #3c2a5e"),
}

LEADERS: Final[dict[str, Scene]] = {
    "paul_atreides": _("dusk", "dunes", "moons 96 16 .8", "@paul_atreides 58 74 1.04"),
    "duke_leto_atreides": _("dawn", "city", "banner 100 44 .8 #22543d", "@duke_leto_atreides 54 74 1.04"),
    "baron_vladimir_harkonnen": _("ember", "throne", "@baron_vladimir_harkonnen 60 74 1.02"),
    "glossu_rabban": _("ember", "works", "@glossu_rabban 60 74 1.04"),
    "countess_ariana_thorvald": _("deep", "cave", "water 100 40 .7", "@countess_ariana_thorvald 54 74 1.04"),
    "earl_memnon_thorvald": _("night", "council", "@earl_memnon_thorvald 60 74 1.04"),
    "count_ilban_richese": _("hall", "hall", "coins 100 54 .7", "@count_ilban_richese 54 74 1.04"),
    "helena_richese": _("bloom", "window", "eye 100 20 .5", "@helena_richese 54 74 1.04"),
}

SPACE: Final[dict[str, Scene]] = {
    "conspire": _("hall", "throne", "lord 42 68 .9 #6a6f7c", "spy 78 70 .9 #4a3a2a"),
    "wealth": _("hall", "hall", "coins 60 46 1.3"),
    "heighliner": _("space", "stars", "heighliner 60 34 1 #d97a2b"),
    "foldspace": _("space", "orbit", "tear 50 34 1.8", "frigate 50 36 .6 #b0483a"),
    "selective_breeding": _("bloom", "web", "helix 60 36 1.15 #ff9ad0"),
    "secrets": _("bloom", "hall", "robe 46 70 1 #4a2659", "book 82 48 .9"),
    "hardy_warriors": _("dusk", "ridge", "fremen 42 68 1 #7a4a28", "fremen 76 68 1 #5c3a22"),
    "stillsuits": _("deep", "sietch", "fremen 52 68 1 #2f6f86", "water 84 46 .6"),
    "high_council": _("hall", "council", "rays 60 -4 1.3", "lady 60 66 .9 #8a3c6d"),
    "mentat": _("hall", "web", "scholar 60 70 1.05 #5a7f7a"),
    "rally_troops": _("dawn", "ridge", "flags 60 40 1 #3d6a48", "ranks 60 70 1 #3d6a48"),
    "swordmaster": _("ember", "hall", "shield 58 44 1.1", "duellist 58 68 1.1 #9c2c24"),
    "hall_of_oratory": _("hall", "hall", "rays 60 -2 1.2", "lord 60 66 .85 #3d6a86", "crowd 60 76 1.1 #553519"),
    "arrakeen": _("noon", "city", "banner 90 46 .8 #2f5a38"),
    "carthag": _("ember", "works", "tower 84 46 .9"),
    "research_station": _("deep", "works", "vial 36 46 .8", "scholar 80 70 .9 #3d7a96"),
    "sietch_tabr": _("deep", "sietch", "pool 60 66 1", "mother 60 62 .8 #2f8fb0"),
    "imperial_basin": _("noon", "erg", "harvester 74 48 .8 #c26a22", "sun 22 14 .7"),
    "hagga_basin": _("dusk", "ridge", "thopter 64 24 .9 #8a5a34"),
    "the_great_flat": _("noon", "dunes", "worm 62 52 1 #e08a4a"),
    "sell_melange": _("dusk", "works", "spice 40 60 1", "coins 84 52 .8"),
    "secure_contract": _("dawn", "city", "scroll 60 42 1.1 #b07a1c"),
}

REGION: Final[dict[str, Scene]] = {
    "landsraad": _("dusk", "hall", "rays 60 -6 1.4", "flags 60 34 1.1 #3f7440", "crowd 60 74 .9 #33200f"),
    "city": _("dawn", "city", "sun 60 20 1.1", "thopter 76 14 .45 #3a2016", "tower 60 50 .9"),
    "spice_trade": _("noon", "dunes", "sun 42 12 .9", "worm 64 44 .7 #e08a4a", "spice 52 66 .7", "spice 78 68 .5"),
}
