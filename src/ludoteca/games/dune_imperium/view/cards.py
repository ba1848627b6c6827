"""Cards on the table: the hand, what is in play this turn, the Imperium Row with the Reserve, the Leaders to choose."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ludoteca.games.dune_imperium.content import DECK_CARDS, INTRIGUE_OF, INTRIGUE_PICK, KIND_OF
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.content.spaces import SPACES_OF
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.sending import reach
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, faces, glyphs, houses, words
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.kernel import UNKNOWN, Seat, bits_of
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Blocks, Markup, css, h, kept, within


def hand(view: Dune, claims: Claims, t: Text) -> Blocks | None:
    """The viewer's cards, fanned; equal ones lie on one another. Hovering one lights the spaces it can reach now."""
    if view.me is None:
        return None
    me = view.players[view.me]
    counted = Counter(view.kind(card) for card in me.hand)
    held = [_held(view, view.me, kind, copies, claims, t) for kind, copies in counted.items()]
    held += [_plot(view, card, claims, t) for card in me.intrigue]
    fanned = [within("div.slot", card, style=css(__i=at - (len(held) - 1) / 2)) for at, card in enumerate(held)]
    empty = h("p.empty", t("page-empty-hand")) if not held else None
    return within(
        "section.hand",
        h("h3", t("page-hand"), _known(view, view.me, t)),
        houses.beside_the_hand(view, view.me, t),
        within("div.fan", fanned, empty),
        aria_label=t("page-hand"),
    )


def _held(view: Dune, seat: Seat, kind: int, copies: int, claims: Claims, t: Text) -> Markup:
    """Cards of one kind in the hand: one face, and the edges of the others behind it."""
    pick = claims.first(("play", kind), ("discard", kind), ("trash", kind, "hand"))
    first = next(card for card in view.players[seat].hand if view.kind(card) == kind)
    return faces.deck_card(
        kind,
        t,
        _many(copies, t),
        lights=_lit(view, seat, kind),
        glide=f"card-{first}",
        id=claims.id(f"card-{kind}"),
        **_behind(copies),
        **pick,
    )


@kept
def _many(copies: int, t: Text) -> Markup | None:
    """Equal cards lie on one another, so that all of them light up and are picked alike."""
    return h("span.copies", f"×{copies}", tip=t("page-copies", n=copies)) if copies > 1 else None


def _behind(copies: int) -> dict[str, str]:
    """The edges of the others."""
    return {"style": css(__deep=copies - 1)} if copies > 1 else {}


def _lit(view: Dune, seat: Seat, kind: int) -> str:
    """The spaces a card of the hand can reach: those open now on the own turn, those of its icons otherwise."""
    card = DECK_CARDS[kind]
    mine = view.active == seat and view.players[seat].agents > 0
    mask = reach(view, seat, card) if mine else SPACES_OF[card.icons]
    return " ".join(f"space-{n}" for n in bits_of(mask))


def _plot(view: Dune, card: int, claims: Claims, t: Text) -> Markup:
    """An Intrigue card of one's own, with its ways to be played."""
    kind = INTRIGUE_OF[view.intrigues.face[card]]
    ways = [claims(*_pick(kind, mode)) for mode in range(len(INTRIGUE[kind].modes))]
    return faces.plot(kind, t, ways, glide=f"card-intrigue-{card}", id=claims.id(f"intrigue-{kind}"))


def _pick(kind: int, mode: int) -> tuple[str, int]:
    pick = INTRIGUE_PICK[kind, mode]
    return pick.verb, pick.number


def _known(view: Dune, seat: Seat, t: Text) -> Markup | None:
    """What only this player knows: the top of the own deck, the Factions chosen in secret."""
    me = view.players[seat]
    known = []
    if me.deck and view.cards.face[me.deck[-1]] != UNKNOWN:
        known.append(t("page-top", card=words.card(view.kind(me.deck[-1]))))
    if me.tokens:
        secret = tuple(effects.faction(view.tokens.face[token]) for token in me.tokens)
        known.append(t("page-secret", factions=secret))
    return h("small", " ".join(known)) if known else None


def stage(view: Dune, t: Text) -> Blocks | None:
    """What the player on turn has in play: the card of this turn stays in sight as long as the turn lasts."""
    if view.active == NONE:
        return None
    player = view.players[view.active]
    cards = player.shown if player.revealed else player.played[-1:]
    shown = [faces.deck_card(view.kind(card), t, glide=f"card-{card}") for card in cards]
    plots = [
        faces.plot(view.intrigue_kind(card), t, [{} for _ in INTRIGUE[view.intrigue_kind(card)].modes])
        for card in (*view.resolving, *player.posted)
    ]
    if not shown and not plots:
        return None
    purse = (
        h(
            "span.purse",
            h("b", player.persuasion, tally=f"persuasion-{view.active}", data_sound="none"),
            glyphs.sign("persuasion", t("thing-persuasion")),
            tip=t("page-purse", n=player.persuasion),
        )
        if player.revealed
        else None
    )
    title = t("page-revealing" if player.revealed else "page-playing", seat=houses.name(view, view.active, t))
    return within(
        "section.stage",
        h("h3", title, purse),
        within("div.cards", plots, shown),
        class_=f"hue-{view.active}{' slips' if player.revealed else ''}",
    )


def market(view: Dune, claims: Claims, t: Text) -> Blocks:
    """The Imperium Row, the Reserve and cards set aside, between the decks they come from."""
    goods = [_aside(view, who, card, claims, t) for who in houses.seating(view) for card in view.players[who].aside]
    for kind, copies in Counter(view.kind(card) for card in view.row).items():
        pick = claims.first(("buy", kind), ("acquire", kind), ("manipulate", kind))
        first = next(card for card in view.row if view.kind(card) == kind)
        goods.append(_sold(view, kind, claims, t, pick, _many(copies, t), glide=f"card-{first}", **_behind(copies)))
    for stack in view.reserve:
        if stack:
            kind = KIND_OF[view.cards.face[stack[-1]]]
            pick = claims.first(("buy", kind), ("acquire", kind))
            left = h("span.copies", t("page-left", n=len(stack)))
            goods.append(_sold(view, kind, claims, t, pick, left, style=css(__deep=min(4, (len(stack) + 2) // 3))))
    piles = [
        pile("imperium", len(view.imperium), t("page-imperium-deck"), t),
        pile("intrigue", len(view.intrigue_deck), t("page-intrigue-deck"), t),
    ]
    return within(
        "section.market",
        h("h3", t("page-row"), h("span.piles", piles)),
        within("div.cards", goods),
        aria_label=t("page-row"),
    )


def _sold(
    view: Dune, kind: int, claims: Claims, t: Text, pick: dict[str, Any], *extra: Any, **attributes: Any
) -> Markup:
    return faces.deck_card(kind, t, *extra, id=claims.id(f"card-{kind}"), **attributes, **pick)


def _aside(view: Dune, who: int, card: int, claims: Claims, t: Text) -> Markup:
    """A card set aside lies open; only its player may acquire it."""
    kind = view.kind(card)
    mine = who == view.me
    label = t("page-aside") if mine else t("page-aside-of", seat=houses.name(view, who, t))
    pick = claims.first(("claim", kind), ("acquire", kind)) if mine else {}
    note = h("span.note", label)
    return faces.deck_card(kind, t, note, state=label, glide=f"card-{card}", class_=f"aside hue-{who}", **pick)


@kept
def pile(back: str, count: int, label: str, t: Text) -> Markup:
    """A deck, face down: as thick as it has cards."""
    return h(
        "span.pile",
        h("i.back", class_=back, style=css(__deep=min(6, (count + 5) // 6))),
        count,
        tip=t("page-pile", name=label, n=count),
        role="img",
        aria_label=t("page-pile", name=label, n=count),
    )


def leaders(view: Dune, claims: Claims, t: Text) -> Markup:
    """The Leaders, while they are being chosen."""
    offered = []
    for number, leader in enumerate(LEADERS):
        owner = next((who for who, player in enumerate(view.players) if player.leader == number), None)
        offered.append(
            faces.leader(
                number,
                t,
                class_=leader.house if owner is None else f"{leader.house} chosen-by hue-{owner}",
                id=f"leader-{number}",
                **claims("leader", number),
            )
        )
    return h("section.leaders", h("h3", t("variant-leaders")), h("div.cards", offered))
