"""The encounter book: figures from `book/*.toml`, words from `text/book-*.ftl`. The format is in `book/README.md`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any, Final

from ludoteca.games.above_and_below.content.goods import CIDER, ITEM_NUMBER, POTION
from ludoteca.games.above_and_below.content.villagers import HAMMER, QUILL
from ludoteca.kernel import Refused, corrected, rule

SKILL: Final = {"hammer": HAMMER, "quill": QUILL}


@dataclass(frozen=True)
class Effects:
    """What happens to a village: gains, and losses as negative numbers."""

    coins: int = 0
    items: tuple[tuple[int, int], ...] = ()
    """Goods, potions and ciders with how many of each."""
    reputation: int = 0
    villager: bool = False
    """A free villager from the cheapest filled space."""
    special_villager: str = ""
    cave_card: int = 0
    injure: int = 0


@dataclass(frozen=True)
class Decision:
    """One of the choices of a paragraph. Exactly one of `numbers`, `auto` and `goto` is there."""

    letter: str
    numbers: tuple[int, ...] = ()
    """The explore numbers, rising."""
    rewards: tuple[Effects, ...] = ()
    """Hidden until earned: the reward of each explore number."""
    auto: Effects | None = None
    goto: int = 0
    required_coins: int = 0
    required_items: tuple[tuple[int, int], ...] = ()
    required_skill: int = 0
    """Villagers one of whom must be in the party, as bits."""
    cost_coins: int = 0
    cost_items: tuple[tuple[int, int], ...] = ()
    always: Effects | None = None
    bonus_per: tuple[tuple[int, int], ...] = ()
    """Lanterns for each of these villagers in the party."""
    bonus_if: tuple[tuple[int, int], ...] = ()
    """Lanterns if this item is owned."""
    fail: Effects | None = None
    """The penalty; there exactly if the choice has a failure text of its own."""

    @property
    def conditional(self) -> bool:
        """Whether something must be owned, paid or able before it may be picked."""
        conditions = (self.required_coins, self.required_items, self.required_skill, self.cost_coins, self.cost_items)
        return any(conditions)


@dataclass(frozen=True)
class Encounter:
    """A paragraph: what it says is in the text files under its number."""

    number: int
    choices: tuple[Decision, ...]


def read_items(table: dict[str, Any]) -> tuple[tuple[int, int], ...]:
    """Goods, potions and ciders of a table of the book."""
    found = [(ITEM_NUMBER[name], count) for name, count in table.get("goods", {}).items()]
    found += [(item, table[name]) for name, item in (("potion", POTION), ("cider", CIDER)) if name in table]
    return tuple(found)


def read_effects(table: dict[str, Any]) -> Effects:
    return Effects(
        coins=table.get("coins", 0),
        items=read_items(table),
        reputation=table.get("reputation", 0),
        villager=table.get("villager") == "leftmost",
        special_villager=table.get("special_villager", ""),
        cave_card=table.get("cave_card", 0),
        injure=table.get("injure", 0),
    )


def read_decision(table: dict[str, Any]) -> Decision:
    requires, cost, bonus = table.get("requires", {}), table.get("cost", {}), table.get("bonus", ())
    explore = table.get("explore", ())
    return Decision(
        letter=table["letter"],
        numbers=tuple(step["number"] for step in explore),
        rewards=tuple(read_effects(step["reward"]) for step in explore),
        auto=read_effects(table["auto"]) if "auto" in table else None,
        goto=table.get("goto", 0),
        required_coins=requires.get("coins", 0),
        required_items=read_items(requires),
        required_skill=SKILL.get(requires.get("skill", ""), 0),
        cost_coins=cost.get("coins", 0),
        cost_items=read_items(cost),
        always=read_effects(table["always"]) if "always" in table else None,
        bonus_per=tuple((SKILL[b["per"]], b["lanterns"]) for b in bonus if "per" in b),
        bonus_if=tuple((ITEM_NUMBER[b["if_has"]], b["lanterns"]) for b in bonus if "if_has" in b),
        fail=read_effects(table["fail"]) if "fail" in table else None,
    )


@rule("AB-SETUP-16", "AB-EXPLORE-15")
def read_book() -> dict[int, Encounter]:
    """All the paragraphs by number."""
    found: dict[int, Encounter] = {}
    folder = resources.files("ludoteca.games.above_and_below").joinpath("book")
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            for table in tomllib.loads(file.read_text("utf-8"))["encounter"]:
                if table["number"] in found:
                    raise ValueError(f"{file.name}: paragraph {table['number']} is written twice")
                found[table["number"]] = Encounter(table["number"], tuple(map(read_decision, table["choice"])))
    return dict(sorted(found.items()))


def _corrected(book: dict[int, Encounter]) -> dict[int, Encounter]:
    """The book with what an edition says of its choices, each called by its paragraph and letter."""
    choices = tuple(choice for encounter in book.values() for choice in encounter.choices)
    names = names_in(book)
    changed = corrected(__name__, "encounter", choices, names)
    for name, choice in zip(names, changed, strict=True):
        if len(choice.numbers) != len(choice.rewards):
            told = f"{len(choice.numbers)} numbers and {len(choice.rewards)} rewards"
            raise Refused(f"The encounter {name} has {told}: give each number its reward.", "edition")
    after = iter(changed)
    return {number: replace(page, choices=tuple(next(after) for _ in page.choices)) for number, page in book.items()}


def names_in(book: dict[int, Encounter]) -> tuple[str, ...]:
    """`12a` is the first choice of paragraph 12."""
    return tuple(f"{number}{choice.letter}" for number, page in book.items() for choice in page.choices)


AS_WRITTEN: Final = read_book()
BOOK: Final = _corrected(AS_WRITTEN)


# What stands in the book in a place of this kind. Somebody who has not read on expects any of it.

DECISIONS: Final = tuple(choice for encounter in BOOK.values() for choice in encounter.choices)
REWARDS: Final = {
    number: tuple(d.rewards[d.numbers.index(number)] for d in DECISIONS if number in d.numbers)
    for number in sorted({number for d in DECISIONS for number in d.numbers})
}
"""Of each explore number."""
UNROLLED: Final = tuple(d for d in DECISIONS if not d.numbers)
"""Choices without explore numbers: some succeed at once, some read on."""
AT_ONCE: Final = tuple(d.auto for d in UNROLLED if d.auto is not None)
PENALTIES: Final = tuple(d.fail for d in DECISIONS if d.numbers)
"""Of the choices that can fail; most have none."""
COMING_WITH: Final = tuple(d.always for d in DECISIONS)
"""What comes with a choice before the dice; most have nothing."""
