"""Buildings and villagers as they lie on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.above_and_below.content.buildings import BUILDINGS, THINGS, Building
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import VILLAGERS, Villager
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.faces import face
from ludoteca.games.above_and_below.view.icons import icon
from ludoteca.games.above_and_below.view.pictures import picture
from ludoteca.paper import Markup, h, sheet

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
    return " · ".join(does(number, t))


def does(number: int, t: Text) -> list[str]:
    """What a card is and does, one thing after another."""
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
    return said + [t(f"does-per-{thing(what)}", count=each) for what, each in card.vp_per]


def building(number: int, t: Text, *, goods: int = 0, price: bool = False, **attributes: Any) -> Markup:
    """A card: its picture, what it costs, its name, its icons, and the goods that lie on it."""
    card = BUILDINGS[number]
    name = t(words.WORDS["building"](number).message)
    told = does(number, t)
    lying = h("span.lying", [icon(ITEMS[max(card.stock, card.renew)])] * goods) if goods else None
    cost = t("coins", count=card.cost)
    return h(
        "article.building",
        picture(number),
        h("span.cost", card.cost) if price and card.cost else None,
        h("span.name", name),
        h("span.signs", symbols(card)),
        lying,
        class_=card.kind,
        id=f"building-{number}",
        glide=f"card-building-{number}",
        **sheet(name, told, cost=cost if price else "", face=True),
        **attributes or labelled("group", t("building-label", name=name, cost=card.cost, told=" · ".join(told))),
    )


def steps(villager: Villager) -> list[Markup]:
    """How many lanterns for which roll."""
    return [h("span.step", f"{least}+", [icon("lantern")] * count) for least, count in villager.lanterns]


def skills(villager: Villager) -> list[Markup]:
    found = []
    for has, drawn, sign in (
        (villager.hammer, "hammer", ""),
        (villager.hammer_plus, "hammer", "+"),
        (villager.quill, "quill", ""),
        (villager.quill_plus, "quill", "+"),
        (villager.bad_reputation, "reputation", "−"),
        (villager.cave_cat_roll, "reroll", "3+"),
        (villager.own_bed, "bed", ""),
    ):
        if has:
            found.append(h("span.skill", icon(drawn), sign))
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


def figure(
    number: int, t: Text, *, seat: int | None = None, hurt: bool = False, more: Any = None, **attributes: Any
) -> Markup:
    """A villager: who it is, what it can do, which rolls give lanterns. A hurt one is a memory of who was there."""
    card = VILLAGERS[number]
    name = t(words.villager(number).message)
    told = describe_villager(number, t)
    return h(
        "article.figure",
        face(number),
        h("span.skills", skills(card)),
        h("span.name", name),
        h("span.steps", steps(card)),
        more,
        class_=["nobody" if seat is None else f"hue-{seat}", "hurt" if hurt else ""],
        id=f"villager-{number}" if not hurt else None,
        glide=f"card-villager-{number}" if not hurt else None,
        **sheet(name, told.split(" · "), face=True),
        **attributes or labelled("group", f"{name}: {told}"),
    )
