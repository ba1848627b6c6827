"""Everything that can ever be picked, in tables made once."""

from __future__ import annotations

from typing import Final

from ludoteca.games.above_and_below.content.board import LEAST_PRICE, MOST_PRICE
from ludoteca.games.above_and_below.content.buildings import BUILDINGS, FOR_SALE
from ludoteca.games.above_and_below.content.goods import GOODS, ITEM_NUMBER, ITEMS
from ludoteca.games.above_and_below.content.villagers import PILE, VILLAGERS
from ludoteca.kernel import Option, option

VERBS: Final[dict[str, tuple[str, ...]]] = {
    "explore": (),
    "build": (),
    "harvest": (),
    "train": (),
    "labor": (),
    "pass": (),
    "send": ("villager",),
    "go": (),
    "back": (),
    "sell": ("item",),
    "withdraw": (),
    "offer": ("seat",),
    "price": ("coins",),
    "accept": (),
    "refuse": (),
    "swap": ("row",),
    "pay": ("token",),
    "place": ("item",),
    "done": (),
    "buy": ("building",),
    "take": ("building",),
    "store": (),
    "hire": ("villager",),
    "enter": ("area",),
    "decide": ("letter",),
    "reroll": ("villager",),
    "keep": (),
    "aim": ("number",),
    "stop": (),
    "injure": ("villager",),
    "potion": ("villager",),
    "cider": ("villager",),
    "rest": (),
    "bed": ("villager",),
}


class Fan:
    """One option per number, and the options of all the numbers of a bit mask.

    The mask is looked up in slices of twelve bits, which stay few; a table of whole masks would grow without end.
    """

    __slots__ = ("all", "slices")

    def __init__(self, verb: str, count: int) -> None:
        self.all = tuple(option(verb, number) for number in range(count))
        self.slices: tuple[list[tuple[Option, ...] | None], ...] = tuple([None] * 4096 for _ in range(0, count, 12))

    def __getitem__(self, number: int) -> Option:
        return self.all[number]

    def of(self, mask: int) -> tuple[Option, ...]:
        found: tuple[Option, ...] = ()
        start = 0
        for table in self.slices:
            part = mask & 4095
            if part:
                options = table[part]
                if options is None:
                    options = tuple(self.all[start + bit] for bit in range(12) if part >> bit & 1)
                    table[part] = options
                found = found + options if found else options
            mask >>= 12
            start += 12
        return found


def item_in(pick: Option) -> int:
    """The good, potion or cider that a pick points at."""
    return ITEM_NUMBER[pick.args[0]]  # type: ignore[index]  # the verbs that are asked for have a word


EXPLORE: Final = option("explore")
BUILD: Final = option("build")
HARVEST: Final = option("harvest")
TRAIN: Final = option("train")
LABOR: Final = option("labor")
PASS: Final = option("pass")
GO: Final = option("go")
BACK: Final = option("back")
WITHDRAW: Final = option("withdraw")
ACCEPT: Final = option("accept")
REFUSE: Final = option("refuse")
DONE: Final = option("done")
STORE: Final = option("store")
KEEP: Final = option("keep")
STOP: Final = option("stop")
REST: Final = option("rest")
SWAP_HOUSES: Final = option("swap", "houses")
SWAP_OUTPOSTS: Final = option("swap", "outposts")
ENTER_READY: Final = option("enter", "ready")
ENTER_EXHAUSTED: Final = option("enter", "exhausted")
PAY_COINS: Final = option("pay", "coins")
PAY_POTION: Final = option("pay", "potion")
PAY_CIDER: Final = option("pay", "cider")

SELL: Final = tuple(option("sell", item) for item in ITEMS)
PLACE: Final = tuple(option("place", item) for item in GOODS)
OFFER: Final = tuple(option("offer", seat) for seat in range(4))
PRICE: Final = tuple(option("price", coins) for coins in range(LEAST_PRICE, MOST_PRICE + 1))
BUY: Final = tuple(option("buy", building) for building in FOR_SALE)
HIRE: Final = tuple(option("hire", villager) for villager in PILE)
DECIDE: Final = tuple(option("decide", letter) for letter in "abc")
AIM: Final = tuple(option("aim", number) for number in range(16))
TAKE: Final = Fan("take", len(BUILDINGS))
SEND: Final = Fan("send", len(VILLAGERS))
REROLL: Final = Fan("reroll", len(VILLAGERS))
INJURE: Final = Fan("injure", len(VILLAGERS))
GIVE_POTION: Final = Fan("potion", len(VILLAGERS))
GIVE_CIDER: Final = Fan("cider", len(VILLAGERS))
BED: Final = Fan("bed", len(VILLAGERS))

ACTIONS: Final = (
    *(EXPLORE, BUILD, HARVEST, TRAIN, LABOR, PASS, GO, BACK, WITHDRAW, ACCEPT, REFUSE, DONE, STORE, KEEP, STOP, REST),
    *(SWAP_HOUSES, SWAP_OUTPOSTS, ENTER_READY, ENTER_EXHAUSTED, PAY_COINS, PAY_POTION, PAY_CIDER),
    *(*SELL, *PLACE, *OFFER, *PRICE, *BUY, *HIRE, *DECIDE, *AIM[1:]),
    *(*TAKE.all, *SEND.all, *REROLL.all, *INJURE.all, *GIVE_POTION.all, *GIVE_CIDER.all, *BED.all),
)
