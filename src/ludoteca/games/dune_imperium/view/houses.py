"""Everybody's area: the Leader's portrait, goods, troops, Agents, piles, cards in play."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS, Leader
from ludoteca.games.dune_imperium.icons import NONE, VICTORY
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, glyphs
from ludoteca.games.dune_imperium.view.art.easel import bust
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.games.dune_imperium.view.faces import in_words
from ludoteca.games.dune_imperium.view.marks import mark
from ludoteca.kernel import Seat
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Blocks, Markup, h, join, kept, sheet, within


def seating(view: Dune) -> tuple[int, ...]:
    """The viewer first, then clockwise."""
    return view.clockwise(view.first if view.me is None else view.me)


def name(view: Dune, who: int, t: Text) -> str:
    """A player's name; a Rival goes by its Leader's."""
    if not view.players[who].rival:
        return t("player", seat=who)
    leader = view.players[who].leader
    return t("house-hagal") if leader == NONE else t(f"leader-{LEADERS[leader].id}")


def seat_line(view: Dune, seat: Seat, t: Text) -> Markup:
    """What stays in sight: the score, then what can be spent and sent."""
    player = view.players[seat]
    return _seat_line(seat, player.vp, player.solari, player.spice, player.water, t)


@kept
def _seat_line(seat: Seat, vp: int, solari: int, spice: int, water: int, t: Text) -> Markup:
    return join(
        h("b.points", vp, glyphs.plain("vp"), tally=f"points-{seat}", tip=t("page-score", n=vp, goal=VICTORY)),
        _has(solari, "solari", t("thing-solari"), f"solari-{seat}"),
        _has(spice, "spice", t("thing-spice-all"), f"spice-{seat}"),
        _has(water, "water", t("thing-water-all"), f"water-{seat}"),
    )


def _has(number: int, sign: str, label: str, tally: str) -> Markup:
    return h("span", number, glyphs.plain(sign), tally=tally, tip=f"{label}: {number}")


def house(view: Dune, who: int, claims: Claims, t: Text) -> Blocks:
    """One House."""
    player = view.players[who]
    asked = view.ask is not None and who in {view.ask.seat, view.active}
    pick = claims.first(("to", view.target(who)), ("against", view.target(who)))
    return within(
        "section.house",
        _portrait(view, who, t),
        _head(who, name(view, who, t), _leads(view, who, t), _points(view, who), tuple(pick.items()), t),
        h("div.goods", goods(view, who, t)),
        h("div.honours", _honours(view, who, player, t)),
        _in_play(view, player, t),
        _discarded(view, who, t),
        class_=f"hue-{who}{' active' if asked else ''}{' done' if player.revealed else ''} {_of(view, who)}",
        id=f"seat-{who}",
    )


@kept
def _head(who: int, called: str, leads: str, points: int | None, pick: tuple[tuple[str, Any], ...], t: Text) -> Markup:
    """Who it is, by whom it is led, and how far it has come."""
    told = t("page-score", n=points, goal=VICTORY) if points is not None else ""
    return h(
        "header",
        h("h3", mark(who), h("span", called), **dict(pick)),
        h("span.leads", leads) if leads else None,
        h("span.points", points, glyphs.sign("vp"), tip=told) if points is not None else None,
    )


def _of(view: Dune, who: int) -> str:
    leader = view.players[who].leader
    return "hagal" if leader == NONE else LEADERS[leader].house


def _portrait(view: Dune, who: int, t: Text) -> Markup:
    return _drawn(view.players[who].leader, view.players[who].rival, who, t)


@kept
def _drawn(leader: int, rival: bool, who: int, t: Text) -> Markup:
    if leader == NONE:
        return h("div.portrait", h("span.blank", mark(who)))
    return h("div.portrait", bust(LEADERS[leader].id), **_told(LEADERS[leader], rival, t))


def _told(leader: Leader, rival: bool, t: Text) -> dict[str, str]:
    """The sheet of a Leader: of a Rival's only the signet ability counts."""
    left = t("page-ability", name=t(f"leader-{leader.id}-left"), does=t(f"ability-{leader.id}"))
    signet = t("page-ability", name=t(f"leader-{leader.id}-signet"), does=glyphs.say(t, effects.effect(leader.signet)))
    return sheet(t(f"leader-{leader.id}"), [signet] if rival else [left, signet], rule="DI-LEADER-01")


def _leads(view: Dune, who: int, t: Text) -> str:
    player = view.players[who]
    if player.leader == NONE:
        return ""
    return t("page-rival") if player.rival else t(f"leader-{LEADERS[player.leader].id}")


def _points(view: Dune, who: int) -> int | None:
    return view.players[who].vp if view.players[who].collects else None


@lru_cache(10_000)
def _fact(number: int, sign: str, label: str, tally: str | None = None) -> Markup:
    return h("span.fact", glyphs.sign(sign), number, tip=label, tally=tally)


def goods(view: Dune, who: int, t: Text) -> list[Markup]:
    """What a House has, in numbers, each under its own sign."""
    player = view.players[who]
    facts = []
    if player.collects:
        facts += [
            _fact(player.solari, "solari", t("page-has-solari", n=player.solari)),
            _fact(player.spice, "spice", t("page-has-spice", n=player.spice)),
            _fact(player.water, "water", t("page-has-water", n=player.water)),
        ]
    facts += [
        _fact(player.agents, "agent", t("page-agents", n=player.agents)),
        _fact(player.garrison, "garrison", t("page-garrison", n=player.garrison)),
        _fact(player.supply, "supply", t("page-supply", n=player.supply)),
    ]
    if player.collects:
        facts.append(_fact(len(player.intrigue), "intrigue", t("page-intrigues", n=len(player.intrigue))))
    if not player.rival:
        facts += [
            _fact(len(player.hand), "hand", t("page-in-hand", n=len(player.hand))),
            _fact(len(player.deck), "deck", t("page-in-deck", n=len(player.deck))),
        ]
    return facts


def beside_the_hand(view: Dune, who: int, t: Text) -> Markup | None:
    """The own Leader, the Agents that are ready, the garrison and the deck: the Houses lie further down the page."""
    player = view.players[who]
    if player.leader == NONE:
        return None
    ready = [glyphs.sign("agent") for _ in range(max(1, player.agents))]
    facts = (
        h("span.fact.ready", ready, None if player.agents else 0, tip=t("page-agents", n=player.agents)),
        _fact(player.garrison, "garrison", t("page-garrison", n=player.garrison)),
        _fact(len(player.deck), "deck", t("page-in-deck", n=len(player.deck))),
    )
    return h("div.own-side", _portrait(view, who, t), h("div.goods", facts), class_=f"hue-{who} {_of(view, who)}")


def honours(view: Dune, who: int) -> list[str]:
    """What a House has besides goods, as messages."""
    player, found = view.players[who], []
    if view.first == who:
        found.append("page-first")
    if player.council:
        found.append("page-council")
    if player.swordmaster:
        found.append("page-swordmaster")
    if view.mentat == who:
        found.append("page-mentat")
    return found


def _honours(view: Dune, who: int, player: Player, t: Text) -> list[Markup]:
    found = [h("span.honour", t(message), tip=t(f"{message}-how")) for message in honours(view, who)]
    if player.revealed:
        found.append(h("span.honour", t("page-revealed", n=player.swayed + player.persuasion)))
    if view.result is not None and not player.rival and view.result.ranks[who] == 1:
        found.append(h("span.honour.victor", t("page-winner")))
    return found


def _chip(view: Dune, card: int, t: Text, **attributes: str | None) -> Markup:
    """A card in play by its name; its sheet says the rest."""
    return _named(view.kind(card), tuple(attributes.items()), t)


@kept
def _named(kind: int, attributes: tuple[tuple[str, str | None], ...], t: Text) -> Markup:
    printed = DECK_CARDS[kind]
    title, *text = in_words(printed, t).splitlines()
    return h("span.chip", title, **sheet(title, text, rule=printed.rule), **dict(attributes))


def _in_play(view: Dune, player: Player, t: Text) -> Markup | None:
    cards = [_chip(view, card, t) for card in player.played]
    cards += [_chip(view, card, t, class_="shown") for card in player.shown]
    cards += [
        h("span.chip.plot", t(f"intrigue-{INTRIGUE[view.intrigue_kind(card)].id}"), tip=t("page-posted"))
        for card in player.posted
    ]
    return h("div.inplay", cards, role="group", aria_label=t("page-in-play")) if cards else None


def _discarded(view: Dune, who: int, t: Text) -> Markup | None:
    """The discard pile lies face up: anybody may read it."""
    pile = view.players[who].discard
    if not pile:
        return None
    return _pile(who, tuple(Counter(view.kind(card) for card in pile).items()), t)


@kept
def _pile(who: int, counted: tuple[tuple[int, int], ...], t: Text) -> Markup:
    names = [h("li", t(f"card-{DECK_CARDS[kind].id}"), h("span", f" ×{n}") if n > 1 else None) for kind, n in counted]
    top = h("summary", glyphs.sign("discard"), t("page-discard", n=sum(n for _, n in counted)))
    return h("details.discard", top, h("ul", names), id=f"discard-{who}")
