"""What the things of Above and Below are called in keys: `buy:h07`, `send:cave_cat`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.villagers import VILLAGERS
from ludoteca.kernel import slugs

NAMES: Final = {
    "villager": slugs(villager.name for villager in VILLAGERS),
    "building": slugs(building.name for building in BUILDINGS),
}
