"""The open book: the paragraph with its choices, the party on the cave card, dice and lanterns, and how it ended."""

from __future__ import annotations

from typing import Any

from ludoteca.games.above_and_below.book import BOOK, Decision, Effects
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, PARAGRAPHS
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import HAMMER, LANTERNS, SPECIALS
from ludoteca.games.above_and_below.reader import WITHOUT_DICE
from ludoteca.games.above_and_below.state import FAILED, UNRESOLVED, AboveAndBelow
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.cards import Can, Text, figure
from ludoteca.games.above_and_below.view.icons import die, icon
from ludoteca.games.above_and_below.view.market import cave
from ludoteca.kernel import bits_of
from ludoteca.paper import Markup, css, h

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

    def chance(salt: int, below: int) -> int:
        return (number * 7919 + salt * 104729 + number * salt * 31) // 7 % below

    roof = "".join(f"L{x} {9 + chance(x, 7)} L{x + 7} {14 + chance(x + 1, 16)} " for x in range(0, 480, 20))
    hill = 18 + chance(6, 24)
    floor = "".join(f"L{x} {50 + chance(x + 2, 5)} " for x in range(480, -1, -24))
    crystals = [
        h(
            "path.crystal",
            d=f"M{x} 55 l{3 + chance(x, 4)} -{9 + chance(x + 3, 14)} l{4 + chance(x, 3)} {9 + chance(x, 9)} z",
        )
        for x in (chance(n, 430) + 20 for n in range(5, 10))
    ]
    caps = [
        h("path.cap", d=f"M{x} 53 v-6 m-5 0 a5 4 0 0 1 10 0 z") for x in (chance(n, 440) + 20 for n in range(11, 15))
    ]
    lights = [
        h("circle.glow", cx=chance(n, 460) + 10, cy=18 + chance(n + 1, 26), r=0.6 + chance(n, 3) / 3)
        for n in range(20, 32)
    ]
    people = [
        h(
            "g.walker",
            h("path", d="M0 0 c0 -7 2 -9 4 -9 s4 2 4 9 z"),
            h("circle", cx=4, cy=-11.5, r=2.6),
            h("circle.lamp", cx=10.5, cy=-5, r=1.7),
            transform=f"translate({at} 55)",
        )
        for at in (96 + chance(40, 250), 118 + chance(40, 250))
    ]
    return h(
        "svg.scene",
        h("rect.deep", width=480, height=60),
        h("path.far", d=f"M0 60 V34 C80 {20 + chance(3, 20)} 150 {30 + chance(4, 20)} 240 38 S400 {hill} 480 36 V60 Z"),
        lights,
        h("path.roof", d=f"M0 0 L0 12 {roof}L480 12 V0 Z"),
        crystals,
        caps,
        people,
        h("path.floor", d=f"M480 60 L480 52 {floor}L0 60 Z"),
        viewBox="0 0 480 60",
        preserveAspectRatio="xMidYMid slice",
        aria_hidden=True,
        style=css(__hue=number * 47 % 360),
    )


def open_book(view: AboveAndBelow, can: Can, t: Text) -> Markup:
    """The encounter that is being lived through. Rewards stay in the book until they are earned."""
    number = view.paragraph
    text = t(f"story-{number}")
    choices = [_choice(view, number, index, choice, can, t) for index, choice in enumerate(BOOK[number].choices)]
    labels = [t(f"story-{number}-{choice.letter}") for choice in BOOK[number].choices]
    spoken = " ".join([*text.split(), *(f"{label}." for label in labels)])
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
            h("div.choices", choices),
        ),
        _expedition(view, can, t),
        aria_label=t(f"story-{number}-title"),
        id=f"story-{number}",
    )


def _choice(view: AboveAndBelow, number: int, index: int, choice: Decision, can: Can, t: Text) -> Markup:
    """What is read of a choice: its label, its conditions, its explore numbers."""
    state = "" if view.choice == NOTHING else "taken" if view.choice == index else "left"
    # What is read aloud of it says more than the name of the pick.
    pick = {name: value for name, value in can("decide", choice.letter).items() if "label" not in name}
    return h(
        "div.choice",
        h("b", t(f"story-{number}-{choice.letter}")),
        h("span.terms", list(_terms(choice, t))),
        class_=state,
        **pick,
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
    hurt = [figure(v, t, seat=view.explorer, hurt=True) for v in bits_of(view.sent & ~view.party)]
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
    choice = None if view.choice == NOTHING else BOOK[number].choices[view.choice]
    ending, effects = t(f"story-fail-{number % 6}"), None
    if choice is not None and not failed:
        ending = t(f"story-{number}-{choice.letter}-success")
        effects = choice.auto if view.reached == WITHOUT_DICE else choice.rewards[choice.numbers.index(view.reached)]
    elif choice is not None and choice.fail is not None:
        ending, effects = t(f"story-{number}-{choice.letter}-fail"), choice.fail
    sign = h("b.failed", t("it-failed")) if failed else h("b.done", t("it-succeeded"))
    return h(
        "div.last",
        h(
            "details",
            h(
                "summary",
                t("last-tale", seat=view.explorer, title=t(f"story-{number}-title")),
                [" · ", t(f"story-{number}-{choice.letter}")] if choice is not None else None,
                sign,
                _effects(effects) if effects is not None else None,
            ),
            h("p.tale", t(f"story-{number}")),
        ),
        h("p.epilogue", ending),
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
