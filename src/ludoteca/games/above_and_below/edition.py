"""What an owner of Above and Below may correct: buildings, villagers, the tracks, and what the encounters give."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ludoteca.games.above_and_below import book
from ludoteca.games.above_and_below.book import AS_WRITTEN, BOOK, Effects
from ludoteca.games.above_and_below.content import board
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import GOODS, ITEM_NUMBER, ITEMS, NOTHING, POTION, TOKENS
from ludoteca.games.above_and_below.content.villagers import SPECIALS, VILLAGERS
from ludoteca.kernel.kinds import Fixed, Flag, Kind, Named, Number, Row, Several, Wrong, shown
from ludoteca.kernel.printed import RECONSTRUCTED, RULEBOOK, Figure, Printed, Table, figures

FEW: Final = Number(0, 9)
GOOD: Final = Named(("nothing", *GOODS), first=NOTHING)
TOKEN: Final = Named(("potion", "cider"), first=POTION)
WORTH: Final = Named(
    (*ITEMS, "villager", "house", "empty_cave"),
    only=("mushroom", "fish", "paper", "ore", "amethyst", "potion", "villager", "house", "empty_cave"),
)
COUNTED: Final = ("coins", "reputation", "cave_card", "injure")


class Gains:
    """What an encounter gives or takes: `2 coins, 1 rope, -1 reputation, 1 villager, 1 mechanical_man`."""

    says = "a list such as 2 coins, 1 rope, -1 reputation, 1 potion, 1 cave_card, 1 injure, 1 villager, 1 glogo"

    def write(self, value: Effects) -> str:
        said = [f"{getattr(value, name)} {name}" for name in COUNTED if getattr(value, name)]
        said += [f"{count} {ITEMS[item]}" for item, count in value.items]
        said += ["1 villager"] if value.villager else []
        said += [f"1 {value.special_villager}"] if value.special_villager else []
        return ", ".join(said) or "nothing"

    def read(self, said: Any) -> Effects:
        if not isinstance(said, str):
            raise Wrong(f"must be {self.says}; not {shown(said)}")
        found = Effects()
        for part in [] if said.strip() == "nothing" else said.split(","):
            found = self._with(found, part.strip())
        return found

    def _with(self, found: Effects, part: str) -> Effects:
        match = re.fullmatch(r"(-?[0-9]{1,2}) ([a-z_]+)", part)
        count, name = (int(match[1]), match[2]) if match else (0, "")
        if not count or name not in (*COUNTED, *ITEMS, "villager", *SPECIALS):
            raise Wrong(f"must be {self.says}; not {shown(part)}")
        if name in ("cave_card", "injure", "villager", *SPECIALS) and not 1 <= count <= (3 if name in COUNTED else 1):
            raise Wrong(f"cannot give {count} {name}")
        if name in COUNTED:
            return replace(found, **{name: count})  # type: ignore[arg-type]  # those four are numbers
        if name == "villager":
            return replace(found, villager=True)
        if name in SPECIALS:
            return replace(found, special_villager=name)
        return replace(found, items=(*found.items, (ITEM_NUMBER[name], count)))


class Perhaps:
    """The same where a choice may have none."""

    kind = Gains()
    says = f"{Gains.says}; or none"

    def write(self, value: Effects | None) -> str:
        return "none" if value is None else self.kind.write(value)

    def read(self, said: Any) -> Effects | None:
        return None if said == "none" else self.kind.read(said)


def _pairs(value: tuple[tuple[int, int], ...]) -> list[str]:
    return [f"{count} {ITEMS[item]}" for item, count in value]


def complaint() -> str:
    """What the book and the cards must still be after an edition."""
    for building in BUILDINGS:
        if NOTHING not in (building.stock, building.renew):
            return f"building {building.name} has goods both in stock and coming again"
    for number, page in BOOK.items():
        for before, after in zip(AS_WRITTEN[number].choices, page.choices, strict=True):
            where = f"encounter {number}{after.letter}"
            if bool(before.numbers) != bool(after.numbers) or (before.auto is None) != (after.auto is None):
                return f"{where} must stay what it is: a choice with dice, or one that succeeds at once"
            if (before.fail is None) != (after.fail is None):
                return f"{where} must have a penalty exactly if its story tells of a failure"
    return ""


BUILDING: Final[Mapping[str, Kind]] = {
    "kind": Fixed(),
    "cost": Number(0, 30),
    "vp": Number(0, 20),
    "income": FEW,
    "beds": FEW,
    "stock": GOOD,
    "renew": GOOD,
    "potion_now": Number(0, 1),
    "potion_income": Number(0, 1),
    "reputation_now": FEW,
    "reroll": FEW,
    "coin_on_build": FEW,
    "coin_on_explore": FEW,
    "trained_ready": Flag(),
    "pay_with": Several(TOKEN, most=2),
    "income_per": Fixed(lambda value: [ITEMS[item] for item in value]),
    "vp_per": Several(Row((WORTH, FEW)), most=3),
}
SYMBOLS: Final = ("hammer", "quill", "hammer_plus", "quill_plus", "bad_reputation", "own_bed", "no_cider_or_potion")
VILLAGER: Final[Mapping[str, Kind]] = {
    "lanterns": Several(Row((Number(1, 6), Number(1, 6))), least=1, most=6, rising=True),
    **{name: Flag() for name in SYMBOLS},
    "cave_cat_roll": Flag(),
}
ENCOUNTER: Final[Mapping[str, Kind]] = {
    "numbers": Several(Number(1, 15), most=4, rising=True),
    "rewards": Several(Gains(), most=4),
    "auto": Perhaps(),
    "always": Perhaps(),
    "fail": Perhaps(),
    "goto": Fixed(),
    "required_coins": Fixed(),
    "required_items": Fixed(_pairs),
    "cost_coins": Fixed(),
    "cost_items": Fixed(_pairs),
}


def _caves() -> list[Figure]:
    return [
        Figure(f"cave_{n:02}", numbers, Fixed(list), RECONSTRUCTED) for n, numbers in enumerate(board.PARAGRAPHS, 1)
    ]


PRINTED = Printed(
    (
        Table("building", BUILDINGS, BUILDING, word="building"),
        Table("villager", VILLAGERS, VILLAGER, word="villager"),
        Table("encounter", book.DECISIONS, ENCOUNTER, origin=RECONSTRUCTED, names=book.names_in(BOOK)),
        figures(
            Figure("starting_coins", board.COINS_EACH, Number(0, 30), RULEBOOK),
            Figure("training", board.TRAINING, Several(Number(0, 20), least=5, most=5), RECONSTRUCTED),
            Figure("points_per_good", board.POINTS_PER_GOOD, Several(FEW, least=8, most=8), RECONSTRUCTED),
            Figure("income", board.INCOME, Several(Number(0, 20), least=9, most=9), RECONSTRUCTED),
            Figure("reputation", board.REPUTATION_POINTS, Several(Number(-9, 20), least=13, most=13), RECONSTRUCTED),
            Figure("rounds", board.ROUNDS, Fixed(), RULEBOOK),
            Figure(
                "tokens",
                TOKENS,
                Fixed(lambda value: [f"{count} {name}" for name, count in zip(ITEMS, value, strict=True)]),
                RULEBOOK,
            ),
            *_caves(),
        ),
    ),
    complaint,
)
