"""The open book: the paragraph with its choices, the party on the cave card, dice and lanterns, and how it ended."""

from __future__ import annotations

from typing import Any

from ludoteca.games.above_and_below.book import BOOK, Decision, Effects
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, PARAGRAPHS
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import HAMMER, LANTERNS, SPECIALS
from ludoteca.games.above_and_below.state import FAILED, UNRESOLVED, WITHOUT_DICE, AboveAndBelow
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.cards import Can, Text, figure
from ludoteca.games.above_and_below.view.icons import die, icon
from ludoteca.games.above_and_below.view.market import cave
from ludoteca.kernel import bits_of
from ludoteca.paper import Markup, h

ORNAMENT = h(
    "svg.ornament",
    h("path", d="M2 12 C30 2 50 22 78 12 S128 2 150 12 S198 22 222 12 S270 2 298 12"),
    [h("circle", cx=x, cy=12, r=r) for x, r in ((78, 2.2), (150, 3.4), (222, 2.2))],
    h("path.leaf", d="M150 12 C142 2 130 4 126 8 C134 12 142 14 150 12 C158 2 170 4 174 8 C166 12 158 14 150 12 Z"),
    viewBox="0 0 300 24",
    aria_hidden=True,
)


def picture(number: int) -> Markup:
    """A cave drawn from the paragraph's number: the same paragraph always looks the same."""
    hue, lights = number * 47 % 360, []
    for n in range(7):
        seed = (number * 73 + n * 151) % 997
        lights.append(h("circle.glow", cx=12 + seed % 216, cy=26 + seed // 7 % 46, r=1.2 + seed % 3))
    peaks = "".join(f"L{x} {18 + (number * (x + 13) * 31) % 26} " for x in range(12, 240, 19))
    teeth = "".join(f"L{x} {84 - (number * (x + 7) * 29) % 24} " for x in range(240, 0, -21))
    return h(
        "svg.scene",
        h("rect.deep", width=240, height=100),
        lights,
        h("path.roof", d=f"M0 0 H240 V20 {'L240 22 '}M0 0 L0 24 {peaks}L240 16 V0 Z"),
        h("path.floor", d=f"M0 100 V78 M240 100 L240 80 {teeth}L0 82 V100 Z"),
        h("path.path", d="M96 100 C108 86 132 84 118 72 C108 64 124 60 122 54"),
        viewBox="0 0 240 100",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden=True,
        style=f"--hue: {hue}",
    )


def open_book(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """The encounter that is being lived through. Rewards stay in the book until they are earned."""
    number = view.paragraph
    text = t(f"story-{number}")
    choices = [_choice(view, number, index, choice, can, t) for index, choice in enumerate(BOOK[number].choices)]
    spoken = " ".join([text, *(t(f"story-{number}-{choice.letter}") for choice in BOOK[number].choices)])
    return h(
        "article.book",
        picture(number),
        h(
            "div.leaf",
            h(
                "header",
                h("small", t("paragraph", number=number)),
                h("h2", t(f"story-{number}-title")),
                h("button.speak", icon("speak"), type="button", data_speak=spoken, aria_label=t("read-aloud")),
            ),
            h("p.tale", text),
            ORNAMENT,
            h("ol.choices", choices),
        ),
        _expedition(view, can, t),
        aria_label=t(f"story-{number}-title"),
        id=f"story-{number}",
    )


def _choice(view: AboveAndBelow, number: int, index: int, choice: Decision, can: Can, t: Text) -> Markup:
    """What is read of a choice: its label, its conditions, its explore numbers."""
    state = "" if view.choice == NOTHING else "chosen" if view.choice == index else "left"
    return h(
        "li",
        h("b", t(f"story-{number}-{choice.letter}")),
        h("span.terms", list(_terms(choice, t))),
        class_=state,
        **can("decide", choice.letter),
    )


def _terms(choice: Decision, t: Text) -> list[Markup]:
    told = [h("span.number", icon("lantern"), n, tip=t("explore-number", count=n)) for n in choice.numbers]
    what = words.WORDS["what"]
    for wanted, coins, items in (
        ("needs", choice.required_coins, choice.required_items),
        ("costs", choice.cost_coins, choice.cost_items),
    ):
        things = [(icon("coin"), coins, t("coins", count=coins))] if coins else []
        things += [(icon(ITEMS[i]), n, t("stock", count=n, what=what(ITEMS[i]))) for i, n in items]
        told += [h("span.term", t(wanted), " ", n, drawn, tip=label) for drawn, n, label in things]
    if choice.required_skill:
        skill = "hammer" if choice.required_skill == HAMMER else "quill"
        told.append(h("span.term", t("needs"), " ", icon(skill), tip=t(f"skill-{skill}")))
    for skilled, count in choice.bonus_per:
        skill = "hammer" if skilled == HAMMER else "quill"
        told.append(h("span.term", f"+{count}", icon("lantern"), "/", icon(skill), tip=t("bonus-per", count=count)))
    for item, count in choice.bonus_if:
        told.append(
            h("span.term", f"+{count}", icon("lantern"), " ", icon(ITEMS[item]), tip=t("bonus-if", count=count))
        )
    if not choice.numbers:
        told.append(h("span.term", t("no-dice")))
    return told


def _expedition(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """The party on the cave card, each with its die."""
    members = []
    for villager in bits_of(view.party):
        pick = can("injure", villager)
        members.append(figure(villager, t, seat=view.explorer, more=_die(view, villager, can, t), **pick))
    hurt = [
        figure(v, t, seat=view.explorer, class_=f"hurt seat-{view.explorer}", id=f"hurt-{v}", glide=f"hurt-{v}")
        for v in bits_of(view.sent & ~view.party)
    ]
    total = (
        h("strong.total", icon("lantern"), view.lanterns, tip=t("lanterns", count=view.lanterns)) if view.dice else None
    )
    numbers = PARAGRAPHS[view.cards.face[view.cave] - FIRST_CAVE]
    return h(
        "div.expedition",
        cave(numbers, t, glide=f"cave-{view.cave}"),
        h("div.folk", members, hurt),
        total,
    )


def _die(view: AboveAndBelow, villager: int, can: Can, t: Text) -> Markup | None:
    roll = view.dice.get(villager)
    if roll is None:
        return None
    given = LANTERNS[villager][roll]
    label = t("rolled", roll=roll, count=given)
    return h("span.roll", die(roll, label, **can("reroll", villager)), h("b", icon("lantern"), given))


def last_tale(view: AboveAndBelow, t: Text) -> Markup | None:
    """How the last encounter went, for whoever wants to read it again."""
    if view.explorer == NOTHING or view.reached == UNRESOLVED:
        return None
    number, failed = view.paragraph, view.reached == FAILED
    title = t(f"story-{number}-title")
    if view.choice == NOTHING:
        return h(
            "details.last",
            h("summary", t("last-tale", seat=view.explorer, title=title)),
            h("p", t(f"story-fail-{number % 6}")),
        )
    choice = BOOK[number].choices[view.choice]
    label = t(f"story-{number}-{choice.letter}")
    if failed:
        own = choice.fail is not None
        ending = t(f"story-{number}-{choice.letter}-fail") if own else t(f"story-fail-{number % 6}")
        effects = choice.fail
    else:
        ending = t(f"story-{number}-{choice.letter}-success")
        effects = choice.auto if view.reached == WITHOUT_DICE else choice.rewards[choice.numbers.index(view.reached)]
    sign = h("b.failed", t("it-failed")) if failed else h("b.done", t("it-succeeded"))
    gained = [h("span.gains", shown) for shown in [_effects(effects)] if shown] if effects is not None else []
    return h(
        "details.last",
        h("summary", icon("book"), t("last-tale", seat=view.explorer, title=title), " · ", label, " ", sign, gained),
        h("p.tale", t(f"story-{number}")),
        h("p.tale.ending", ending),
        h("p.ending-line", ending),
    )


def _effects(effects: Effects) -> list[Any]:
    """What an outcome gave or took, in pictures."""
    shown: list[Any] = []
    if effects.coins:
        shown.append(h("span.gain", f"{effects.coins:+d}", icon("coin")))
    shown += [h("span.gain", f"{count:+d}", icon(ITEMS[item])) for item, count in effects.items]
    if effects.reputation:
        shown.append(h("span.gain", f"{effects.reputation:+d}", icon("reputation")))
    if effects.villager or effects.special_villager in SPECIALS:
        shown.append(h("span.gain", "+1", icon("villager")))
    if effects.cave_card:
        shown.append(h("span.gain", f"+{effects.cave_card}", icon("cave")))
    return shown
