"""Buildings and villagers as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ludoteca.games.above_and_below.content.buildings import BUILDINGS, THINGS, Building
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import VILLAGERS, Villager
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.icons import icon
from ludoteca.paper import Markup, h

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]


def labelled(role: str, label: str) -> dict[str, Any]:
    """How something that cannot be picked is said; what can be picked says so itself."""
    return {"role": role, "aria_label": label}


def thing(number: int) -> str:
    """The picture of something that points are printed for."""
    return ITEMS[number] if number < len(ITEMS) else THINGS[number]


def symbols(card: Building) -> list[Markup]:
    """Every icon of a card, as printed."""
    shown: list[Markup] = []
    if card.stock != NOTHING:
        shown.append(h("span.sign", icon(ITEMS[card.stock]), icon(ITEMS[card.stock])))
    if card.renew != NOTHING:
        shown.append(h("span.sign", icon("swap"), icon(ITEMS[card.renew])))
    if card.beds:
        shown.append(h("span.sign", [icon("bed")] * card.beds))
    if card.income:
        shown.append(h("span.sign", "+", card.income, icon("coin")))
    if card.potion_now:
        shown.append(h("span.sign", icon("potion")))
    if card.potion_income:
        shown.append(h("span.sign", "+", card.potion_income, icon("potion")))
    if card.reputation_now:
        shown.append(h("span.sign", icon("reputation")))
    if card.reroll:
        shown.append(h("span.sign", [icon("reroll")] * card.reroll))
    shown += _conditions(card)
    if card.vp:
        shown.append(h("span.sign.points", icon("star"), h("b", card.vp)))
    shown += [h("span.sign.points", icon("star"), h("b", each), "/", icon(thing(what))) for what, each in card.vp_per]
    return shown


def _conditions(card: Building) -> list[Markup]:
    """Icons that do something on an occasion."""
    shown = []
    if card.coin_on_build:
        shown.append(h("span.sign", icon("hammer"), icon("arrow"), icon("coin")))
    if card.coin_on_explore:
        shown.append(h("span.sign", icon("lantern"), icon("arrow"), icon("coin")))
    if card.trained_ready:
        shown.append(h("span.sign", icon("quill"), icon("arrow"), icon("villager")))
    shown += [h("span.sign", icon(ITEMS[token]), "=", icon("coin")) for token in card.pay_with]
    if card.income_per:
        shown.append(h("span.sign", "+1", icon("coin"), "/", [icon(ITEMS[good]) for good in card.income_per]))
    return shown


def describe(number: int, t: Text) -> str:
    """What a card does, in words."""
    card = BUILDINGS[number]
    said = [t(f"kind-{card.kind}")]
    if card.stock != NOTHING:
        said.append(t("does-stock", what=words.WORDS["what"](ITEMS[card.stock])))
    if card.renew != NOTHING:
        said.append(t("does-renew", what=words.WORDS["what"](ITEMS[card.renew])))
    for does, count in (
        ("does-beds", card.beds),
        ("does-income", card.income),
        ("does-potion_now", card.potion_now),
        ("does-potion_income", card.potion_income),
        ("does-reputation", card.reputation_now),
        ("does-reroll", card.reroll),
        ("does-coin_on_build", card.coin_on_build),
        ("does-coin_on_explore", card.coin_on_explore),
        ("does-vp", card.vp),
    ):
        if count:
            said.append(t(does, count=count))
    if card.trained_ready:
        said.append(t("does-trained_ready"))
    said += [t("does-pay_with", what=words.WORDS["what"](ITEMS[token])) for token in card.pay_with]
    if card.income_per:
        said.append(t("does-income_per"))
    said += [t(f"does-per-{thing(what)}", count=each) for what, each in card.vp_per]
    return " · ".join(said)


FRONTS: Final = {
    "house": "M4 22 V13 L16 4 L28 13 V22 Z",
    "starting": "M3 22 V12 Q16 0 29 12 V22 Z",
    "key": "M6 22 V9 H10 V5 L16 1 L22 5 V9 H26 V22 Z",
    "star": "M2 22 V12 L9 8 L16 1 L23 8 L30 12 V22 Z",
    "outpost": "M2 22 C2 9 8 3 16 3 C24 3 30 9 30 22 Z",
}
"""What the front of a building looks like, by kind."""


@cache
def front(kind: str) -> Markup:
    door = h("path.door", d="M13 22 V16 Q16 13 19 16 V22 Z")
    windows = [h("rect.window", x=x, y=14, width=3.4, height=3.4, rx=0.8) for x in (7, 21.6)]
    wall = h("path.wall", d=FRONTS[kind])
    return h("svg.front", wall, windows, door, viewBox="0 0 32 23", aria_hidden=True)


def building(number: int, t: Text, *, goods: int = 0, price: bool = False, **attributes: Any) -> Markup:
    """A card: its front, its name, what it costs, its icons, and the goods that lie on it."""
    card = BUILDINGS[number]
    name = t(words.WORDS["building"](number).message)
    told = describe(number, t)
    lying = h("span.lying", [icon(ITEMS[max(card.stock, card.renew)])] * goods) if goods else None
    return h(
        "div.building",
        h("span.cost", card.cost) if price else None,
        h("span.name", name),
        front(card.kind),
        h("span.signs", symbols(card)),
        lying,
        class_=card.kind,
        id=f"building-{number}",
        glide=f"building-{number}",
        tip=f"{name}: {told}",
        **attributes or labelled("group", t("building-label", name=name, cost=card.cost, told=told)),
    )


def steps(villager: Villager) -> list[Markup]:
    """How many lanterns for which roll."""
    return [h("span.step", f"{least}+", [icon("lantern")] * count) for least, count in villager.lanterns]


def skills(villager: Villager) -> list[Markup]:
    found = []
    for has, picture, sign in (
        (villager.hammer, "hammer", ""),
        (villager.hammer_plus, "hammer", "+"),
        (villager.quill, "quill", ""),
        (villager.quill_plus, "quill", "+"),
        (villager.bad_reputation, "reputation", "−"),
        (villager.cave_cat_roll, "reroll", "3+"),
        (villager.own_bed, "bed", ""),
    ):
        if has:
            found.append(h("span.skill", icon(picture), sign))
    if villager.no_cider_or_potion:
        found.append(h("span.skill.never", icon("cider"), icon("potion")))
    return found


def describe_villager(number: int, t: Text) -> str:
    """Skills, special rules and lanterns in words."""
    card = VILLAGERS[number]
    said = [
        t(f"skill-{name}")
        for name in ("hammer", "quill", "hammer_plus", "quill_plus", "bad_reputation", "cave_cat_roll", "own_bed")
        if getattr(card, name)
    ]
    said.append(", ".join(t("skill-lanterns", roll=least, count=count) for least, count in card.lanterns))
    return " · ".join(said)


@cache
def _body(kind: str) -> Markup:
    """A figure: people wear what they do, the special ones look special."""
    if kind == "cave_cat":
        shape = [
            h("path.cloth", d="M8 40 C6 26 12 22 20 22 C28 22 34 26 32 40 Z"),
            h("path.cloth", d="M10 20 L9 6 L16 11 H24 L31 6 L30 20 C28 26 12 26 10 20 Z"),
            h("circle.ink", cx=16, cy=16, r=1.6),
            h("circle.ink", cx=24, cy=16, r=1.6),
        ]
    elif kind == "mechanical_man":
        shape = [
            h("rect.cloth", x=8, y=20, width=24, height=20, rx=3),
            h("rect.skin", x=11, y=5, width=18, height=14, rx=3),
            h("circle.ink", cx=16, cy=12, r=2),
            h("circle.ink", cx=24, cy=12, r=2),
            h("path.seam", d="M20 5V1.5M12 26h16M12 31h16"),
        ]
    elif kind == "glogo":
        shape = [
            h("path.cloth", d="M4 40 C4 18 12 6 20 6 C28 6 36 18 36 40 Z"),
            h("circle.skin", cx=20, cy=18, r=6.5),
            h("circle.ink", cx=20, cy=18, r=2.6),
        ]
    elif kind == "liquid_woman":
        shape = [
            h(
                "path.cloth",
                d="M20 2 C26 10 31 15 31 22 C31 27 28 29 30 34 C31 37 30 40 27 40 H13 "
                "C10 40 9 37 10 34 C12 29 9 27 9 22 C9 15 14 10 20 2 Z",
            ),
            h("circle.ink", cx=17, cy=20, r=1.5),
            h("circle.ink", cx=23, cy=20, r=1.5),
        ]
    else:
        shape = [
            h("path.cloth", d="M6 40 C6 28 12 21 20 21 C28 21 34 28 34 40 Z"),
            h("circle.skin", cx=20, cy=13.5, r=7.5),
            h("path.hat", d=HATS[kind]),
        ]
    return h("svg.body", shape, viewBox="0 0 40 41", aria_hidden=True)


HATS: Final = {
    "hammer": "M11 11 C11 5 15 3 20 3 C25 3 29 5 29 11 Z M9 10 H31 V12.4 H9 Z",
    "quill": "M11.6 10 L20 1.5 L28.4 10 C25 12 15 12 11.6 10 Z",
    "both": "M11 11 C11 4 29 4 29 11 L20 8.4 Z",
    "plain": "M10.5 12.5 C10 4 17 2 20 2 C23 2 30 4 29.5 12.5 C27 8.5 13 8.5 10.5 12.5 Z",
}


def dress(number: int) -> str:
    """Which figure a villager is."""
    card = VILLAGERS[number]
    if number >= 30:
        return card.name
    hammer, quill = card.hammer or card.hammer_plus, card.quill or card.quill_plus
    if hammer and quill:
        return "both"
    return "hammer" if hammer else "quill" if quill else "plain"


def figure(
    number: int, t: Text, *, seat: int | None = None, hurt: bool = False, more: Any = None, **attributes: Any
) -> Markup:
    """A villager: who it is, what it can do, which rolls give lanterns. A hurt one is a memory of who was there."""
    card = VILLAGERS[number]
    name = t(words.villager(number).message)
    told = describe_villager(number, t)
    kind = dress(number)
    return h(
        "div.figure",
        h("span.portrait", _body(kind), h("span.skills", skills(card))),
        h("span.steps", steps(card)),
        more,
        class_=[kind, "nobody" if seat is None else f"seat-{seat}", "hurt" if hurt else ""],
        id=f"villager-{number}" if not hurt else None,
        glide=f"villager-{number}" if not hurt else None,
        tip=f"{name}: {told}",
        **attributes or labelled("group", f"{name}: {told}"),
    )
