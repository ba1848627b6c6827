"""The conditions that several questions share, each with the rule behind it: nothing, or why not."""

from __future__ import annotations

from ludoteca.games.above_and_below.content.goods import ITEMS
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Reason, Seat, absent, lacking


def is_yours(g: AboveAndBelow, seat: Seat, villager: int) -> Reason | None:
    """A villager of the own village, or on the way for it."""
    bit = 1 << villager
    if g.villages[seat].villagers & bit or (g.party & bit and g.explorer == seat):
        return None
    return absent("AB-ROUND-02", "not-your-villager", villager=villager)


def is_ready(g: AboveAndBelow, seat: Seat, villager: int) -> Reason | None:
    """Only villagers of the ready area work."""
    village, bit = g.villages[seat], 1 << villager
    if village.ready & bit:
        return None
    if g.party & bit:
        return Reason("AB-EXPLORE-02", "sent", villager=villager)
    if village.villagers & bit:
        area = "exhausted" if village.exhausted & bit else "injured"
        return Reason("AB-ROUND-08", "not-ready", villager=villager, area=area)
    return absent("AB-ROUND-02", "not-your-villager", villager=villager)


def in_party(g: AboveAndBelow, villager: int, rule: str) -> Reason | None:
    return None if g.party >> villager & 1 else absent(rule, "not-exploring", villager=villager)


def owned(village: Village, item: int, rule: str) -> Reason | None:
    """At least one in the own supply."""
    return None if village.items[item] else Reason(rule, "none-of", what=ITEMS[item])


def affordable(purse: int, price: int, rule: str) -> Reason | None:
    return lacking(purse, price, rule, "coins")
