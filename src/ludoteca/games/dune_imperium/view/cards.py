"""Cards: the hand, the Intrigue cards, the Imperium Row with the Reserve, the Leaders to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ludoteca.games.dune_imperium.content import DECK_CARDS, INTRIGUE_OF, INTRIGUE_PICK, KIND_OF
from ludoteca.games.dune_imperium.content.deck import DeckCard
from ludoteca.games.dune_imperium.content.imperium import Bounty
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES_OF
from ludoteca.games.dune_imperium.icons import FACTION_IDS, FACTIONS
from ludoteca.games.dune_imperium.sending import reach
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, glyphs, houses, words
from ludoteca.kernel import UNKNOWN, Say, bits_of
from ludoteca.paper import Markup, h

if TYPE_CHECKING:
    from ludoteca.games.dune_imperium.view.page import Claims

Text = Callable[..., str]


def face(kind: int, t: Text, *extra: Any, **attributes: Any) -> Markup:
    """A deck card: name, cost, Factions, icons, both boxes."""
    card = DECK_CARDS[kind]
    factions = [glyphs.sign(FACTION_IDS[f], t(f"icon-{FACTION_IDS[f]}")) for f in FACTIONS if card.factions >> f & 1]
    return h(
        "article.card",
        h("header", h("b", t(f"card-{card.id}")), h("span.price", card.cost) if card.cost else None),
        h(
            "div.icons",
            h("span", glyphs.icons(card.icons, t) if not card.any_space else h("span.w", t("page-anywhere"))),
            h("span.kin", factions),
        ),
        h("div.box.agent", glyphs.printed(card.agent, t)),
        h("div.box.reveal", glyphs.printed(card.reveal, t)),
        h("div.box.acquire", h("small", t("page-acquire")), glyphs.printed(card.acquire, t)) if card.acquire else None,
        h("div.box.acquire", h("small", t("page-trashed")), glyphs.counted(card.bounty, "solari"))
        if isinstance(card, Bounty)
        else None,
        extra,
        tip=in_words(card, t),
        **attributes,
    )


def in_words(card: DeckCard, t: Text) -> str:
    """The whole card, said."""
    lines = [t(f"card-{card.id}")]
    if card.cost:
        lines.append(t("page-cost", n=card.cost))
    if card.any_space:
        lines += [t("page-anywhere-box"), t("page-moves-box")]
    if card.agent:
        lines.append(t("page-agent-box", effects=effects.effects(card.agent)))
    if card.reveal:
        lines.append(t("page-reveal-box", effects=effects.effects(card.reveal)))
    if card.acquire:
        lines.append(t("page-acquire-box", effects=effects.effects(card.acquire)))
    if isinstance(card, Bounty):
        lines.append(t("page-trashed-box", effects=(Say("amount-solari", {"n": card.bounty}),)))
    return "\n".join(lines)


def plot_in_words(kind: int, t: Text) -> str:
    """An Intrigue card, said: when it is played, and what it does then."""
    lines = [t(f"intrigue-{INTRIGUE[kind].id}")]
    for number, mode in enumerate(INTRIGUE[kind].modes):
        when = words.WHEN[mode.window]
        lines.append(t("page-when", when=Say(when), help=Say(f"{when}-how"), mode=words.played(kind, number)))
    return "\n".join(lines)


def hand(view: Dune, claims: Claims, t: Text) -> Markup | None:
    """The viewer's cards; hovering one lights the spaces it can reach now."""
    if view.me is None:
        return None
    me = view.players[view.me]
    held = []
    for card in me.hand:
        kind = view.kind(card)
        pick = claims.first(("play", kind), ("discard", kind), ("trash", kind, "hand"))
        held.append(face(kind, t, lights=lit(view, kind), glide=f"card-{card}", id=claims.id(f"card-{kind}"), **pick))
    plots = [plot(view, card, claims, t) for card in me.intrigue]
    top = me.deck[-1] if me.deck and view.cards.face[me.deck[-1]] != UNKNOWN else None
    known = h("p.known", t("page-top", card=words.card(view.kind(top)))) if top is not None else None
    secret = tuple(effects.faction(view.tokens.face[token]) for token in me.tokens)
    chosen = h("p.known", t("page-secret", factions=secret)) if secret else None
    empty = h("p.soft", t("page-empty-hand")) if not held and not plots else None
    return h(
        "section.hand",
        h("h3", t("page-hand"), h("span.goods", houses.goods(view, view.viewer, t))),
        h("div.cards", held, plots, empty),
        known,
        chosen,
        aria_label=t("page-hand"),
    )


def lit(view: Dune, kind: int) -> str:
    """The spaces a card of the hand can reach: those open now on the own turn, those of its icons otherwise."""
    card = DECK_CARDS[kind]
    mine = view.active == view.viewer and view.players[view.viewer].agents > 0
    mask = reach(view, view.viewer, card) if mine else SPACES_OF[card.icons]
    return " ".join(f"space-{n}" for n in bits_of(mask))


def plot(view: Dune, card: int, claims: Claims, t: Text) -> Markup:
    """An Intrigue card of one's own, with its ways to be played."""
    kind = INTRIGUE_OF[view.intrigues.face[card]]
    ways = [
        h(
            "div.box.way",
            h("small.when", t(words.WHEN[INTRIGUE[kind].modes[mode].window])),
            glyphs.say(t, words.played(kind, mode)),
            **claims(*_pick(kind, mode)),
        )
        for mode in range(len(INTRIGUE[kind].modes))
    ]
    return h(
        "article.card.plot",
        h("header", h("b", t(f"intrigue-{INTRIGUE[kind].id}")), glyphs.sign("intrigue")),
        ways,
        tip=plot_in_words(kind, t),
        glide=f"intrigue-{card}",
        id=claims.id(f"intrigue-{kind}"),
    )


def _pick(kind: int, mode: int) -> tuple[str, int]:
    pick = INTRIGUE_PICK[kind, mode]
    return pick.verb, int(pick.args[0])


def market(view: Dune, claims: Claims, t: Text) -> Markup:
    """The Imperium Row, the Reserve and one's own set-aside card, with the Persuasion to spend."""
    goods = []
    me = None if view.me is None else view.players[view.me]
    for card in me.aside if me else ():
        kind = view.kind(card)
        note = h("small.note", t("page-aside"))
        goods.append(face(kind, t, note, glide=f"card-{card}", **claims.first(("claim", kind), ("acquire", kind))))
    for card in view.row:
        kind = view.kind(card)
        pick = claims.first(("buy", kind), ("acquire", kind), ("manipulate", kind))
        goods.append(face(kind, t, glide=f"card-{card}", id=claims.id(f"card-{kind}"), **pick))
    for stack in view.reserve:
        if stack:
            kind = KIND_OF[view.cards.face[stack[-1]]]
            note = h("small.note", t("page-left", n=len(stack)))
            goods.append(
                face(kind, t, note, id=claims.id(f"card-{kind}"), **claims.first(("buy", kind), ("acquire", kind)))
            )
    active = view.players[view.active] if view.active != -1 else None
    purse = (
        h("span.purse", active.persuasion, glyphs.sign("persuasion", t("thing-persuasion")))
        if active is not None and active.revealed
        else None
    )
    return h("section.market", h("h3", t("page-row"), purse), h("div.cards", goods), aria_label=t("page-row"))


def leaders(view: Dune, claims: Claims, t: Text) -> Markup:
    """The Leaders, while they are being chosen."""
    offered = []
    for number, leader in enumerate(LEADERS):
        owner = next((who for who, player in enumerate(view.players) if player.leader == number), None)
        offered.append(
            h(
                "article.card.leader",
                h("header", h("b", t(f"leader-{leader.id}")), h("span.price", "●" * leader.complexity)),
                h("div.box.agent", h("b", t(f"leader-{leader.id}-left")), h("span.w", t(f"ability-{leader.id}"))),
                h(
                    "div.box.reveal",
                    h("b", t(f"leader-{leader.id}-signet")),
                    h("span.w", glyphs.say(t, effects.effect(leader.signet))),
                ),
                class_=f"seat-{owner}" if owner is not None else None,
                id=f"leader-{number}",
                **claims("leader", number),
            )
        )
    return h("section.leaders", h("h3", t("variant-leaders")), h("div.cards", offered))
