"""The faces of cards: a frame, a name, a cost, a picture, icons, and everything that is printed."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS, ConflictCard
from ludoteca.games.dune_imperium.content.deck import RESERVE, STARTERS, DeckCard
from ludoteca.games.dune_imperium.content.imperium import Bounty
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.icons import FACTION_IDS, FACTIONS, FOUR, PLOT, TURN_START
from ludoteca.games.dune_imperium.view import effects, glyphs, words
from ludoteca.games.dune_imperium.view.art.easel import picture, used_by
from ludoteca.kernel import Say
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Markup, h, join, kept, once, sheet


def suit(card: DeckCard) -> str:
    """The colour of a card's frame: its Faction's, or the Reserve's, or plain."""
    of = [FACTION_IDS[f] for f in FACTIONS if card.factions >> f & 1]
    if of:
        return of[0]
    return "starter" if card in STARTERS else "reserve" if card in RESERVE else "imperium"


def deck_card(kind: int, t: Text, *extra: Markup | None, state: str = "", **attributes: Any) -> Markup:
    """A card of a deck: name, cost, picture, Agent icons on its left, Factions, and its boxes."""
    return _deck_card(kind, extra, state, tuple(attributes.items()), t)


@kept
def _deck_card(
    kind: int, extra: tuple[Markup | None, ...], state: str, given: tuple[tuple[str, Any], ...], t: Text
) -> Markup:
    card, attributes = DECK_CARDS[kind], dict(given)
    told = sheet(t(f"card-{card.id}"), _lines(kind, t), state=state, rule=card.rule, face=True)
    return h(
        "article.card",
        _printed_on(kind, t),
        extra,
        class_=[suit(card), attributes.pop("class_", "")],
        **told | attributes,
    )


@once
def _printed_on(kind: int, t: Text) -> Markup:
    card = DECK_CARDS[kind]
    name = t(f"card-{card.id}")
    factions = [glyphs.sign(FACTION_IDS[f], t(f"icon-{FACTION_IDS[f]}")) for f in FACTIONS if card.factions >> f & 1]
    cost = h("span.price", card.cost, glyphs.sign("persuasion"), aria_label=t("page-cost", n=card.cost), role="img")
    return join(
        h("header", h("b", name), cost if card.cost else None, class_="long" if card.cost and _long(name) else None),
        h(
            "div.scene",
            picture("card", card.id),
            h("span.icons", h("span.any", t("page-anywhere")) if card.any_space else glyphs.icons(card.icons, t)),
            h("span.kin", factions) if factions else None,
        ),
        h("div.box.agent", glyphs.printed(card.agent, t)) if card.agent else None,
        h("div.box.reveal", glyphs.printed(card.reveal, t)) if card.reveal else None,
        h("div.box.acquire", h("small", t("page-acquire")), glyphs.printed(card.acquire, t)) if card.acquire else None,
        _bounty(card, t),
    )


def _long(name: str) -> bool:
    """A word that hardly fits beside a cost."""
    return max(map(len, name.split())) > 10


@once
def _lines(kind: int, t: Text) -> list[str]:
    """What it says, below its name."""
    return in_words(DECK_CARDS[kind], t).splitlines()[1:]


def _bounty(card: DeckCard, t: Text) -> Markup | None:
    if not isinstance(card, Bounty):
        return None
    return h("div.box.acquire", h("small", t("page-trashed")), glyphs.counted(card.bounty, "solari"))


def in_words(card: DeckCard, t: Text) -> str:
    """The whole card, said."""
    lines = [t(f"card-{card.id}")]
    if card.cost:
        lines.append(t("page-cost", n=card.cost))
    if card.any_space:
        lines += [t("page-anywhere-box"), t("page-moves-box")]
    elif card.icons:
        lines.append(t("page-icons", icons=effects.icons(card.icons)))
    else:
        lines.append(t("page-no-icons"))
    if card.agent:
        lines.append(t("page-agent-box", effects=effects.effects(card.agent)))
    if card.reveal:
        lines.append(t("page-reveal-box", effects=effects.effects(card.reveal)))
    if card.acquire:
        lines.append(t("page-acquire-box", effects=effects.effects(card.acquire)))
    if isinstance(card, Bounty):
        lines.append(t("page-trashed-box", effects=(Say("amount-solari", {"n": card.bounty}),)))
    if card.factions:
        lines.append(t("page-kin", factions=effects.icons(card.factions)))
    return "\n".join(lines)


def plot(kind: int, t: Text, ways: list[dict[str, Any]], **attributes: Any) -> Markup:
    """An Intrigue card: each way to play it under the moment at which it is played; `ways` are their attributes."""
    return _plot(kind, tuple(tuple(claimed.items()) for claimed in ways), tuple(attributes.items()), t)


Given = tuple[tuple[str, Any], ...]


@kept
def _plot(kind: int, ways: tuple[Given, ...], given: Given, t: Text) -> Markup:
    card, attributes = INTRIGUE[kind], dict(given)
    drawn = [
        h(
            "div.box.way",
            h("small.moment", t(words.WHEN[card.modes[mode].window])),
            h("span", glyphs.say(t, words.played(kind, mode))),
            **dict(claimed),
        )
        for mode, claimed in enumerate(ways)
    ]
    told = sheet(t(f"intrigue-{card.id}"), plot_in_words(kind, t).splitlines()[1:], rule="DI-INTRIGUE-03", face=True)
    first = card.modes[0].window
    return h(
        "article.card.plot",
        h("header", h("b", t(f"intrigue-{card.id}")), glyphs.sign("intrigue")),
        h("div.scene", picture("intrigue", card.id)),
        drawn,
        class_="plot-own" if first & (PLOT | TURN_START) else "plot-fight",
        **told | attributes,
    )


def plot_in_words(kind: int, t: Text) -> str:
    """An Intrigue card, said: when it is played, and what it does then."""
    lines = [t(f"intrigue-{INTRIGUE[kind].id}")]
    for number, mode in enumerate(INTRIGUE[kind].modes):
        when = words.WHEN[mode.window]
        lines.append(t("page-when", when=Say(when), help=Say(f"{when}-how"), mode=words.played(kind, number)))
    return "\n".join(lines)


@kept
def conflict(number: int, seats: int, id: str | None, t: Text) -> Markup:
    """A Conflict card: what is fought for, and what each place brings."""
    card = CONFLICTS[number]
    rewards = [
        h(
            "li",
            h("b", place),
            h("span.prize", glyphs.printed(card.reward(place), t)),
            tip=reward_in_words(card, seats, place, t),
            class_="ties" if place == 3 and seats < FOUR else None,
        )
        for place in (1, 2, 3)
    ]
    told = [reward_in_words(card, seats, place, t) for place in (1, 2, 3)]
    return h(
        "article.card.fight",
        h("header", h("b", t(f"conflict-{card.id}")), h("span.tier", "I" * card.tier)),
        h("div.battlefield", h("div.scene", picture("conflict", card.id)), h("ol.rewards", rewards)),
        **sheet(t(f"conflict-{card.id}"), told, rule="DI-COMBAT-05", face=True),
        id=id,
    )


def reward_in_words(card: ConflictCard, seats: int, place: int, t: Text) -> str:
    """What a place brings; the third only for ties unless four play."""
    said = t("page-reward", place=place, effects=effects.effects(card.reward(place)))
    return f"{said}\n{t('page-third-reward')}" if place == 3 and seats < FOUR else said


def leader(number: int, t: Text, **attributes: Any) -> Markup:
    """A Leader: the face, the House, both abilities."""
    return _leader(number, tuple(attributes.items()), t)


@kept
def _leader(number: int, given: tuple[tuple[str, Any], ...], t: Text) -> Markup:
    who, attributes = LEADERS[number], dict(given)
    left, signet = t(f"ability-{who.id}"), glyphs.say(t, effects.effect(who.signet))
    told = [
        t("page-ability", name=t(f"leader-{who.id}-left"), does=left),
        t("page-ability", name=t(f"leader-{who.id}-signet"), does=signet),
        t("page-complexity", n=who.complexity),
    ]
    return h(
        "article.card.leader",
        h("header", h("b", t(f"leader-{who.id}")), h("span.price", "◆" * who.complexity, aria_hidden="true")),
        h("div.scene", picture("leader", who.id), h("span.crest", t(f"house-{who.house}"))),
        h("div.box.agent", h("b", t(f"leader-{who.id}-left")), h("span.w", left)),
        h("div.box.reveal", h("b", t(f"leader-{who.id}-signet")), h("span.w", signet)),
        **sheet(t(f"leader-{who.id}"), told, rule="DI-LEADER-01", face=True) | {"class_": who.house} | attributes,
    )


def every_face(t: Text) -> Markup:
    """Every card of the box on one sheet."""
    groups = (
        ("variant-leaders", [leader(number, t) for number in range(len(LEADERS))]),
        ("page-imperium-deck", [deck_card(kind, t) for kind in range(len(DECK_CARDS))]),
        ("page-intrigue-deck", [plot(kind, t, [{} for _ in card.modes]) for kind, card in enumerate(INTRIGUE)]),
        ("page-conflict-deck", [conflict(number, FOUR, None, t) for number in range(len(CONFLICTS))]),
    )
    shown = join([h("section.album", h("h2", t(name)), h("div.cards", cards)) for name, cards in groups])
    return h("div.dune", used_by(shown), h("div.cloth", shown))
