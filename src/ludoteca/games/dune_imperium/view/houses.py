"""Everybody's area: score, goods, troops, Agents, cards in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.icons import NONE, VICTORY
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, glyphs
from ludoteca.paper import Markup, h

if TYPE_CHECKING:
    from ludoteca.games.dune_imperium.view.page import Claims

Text = Callable[..., str]


def seating(view: Dune) -> tuple[int, ...]:
    """The viewer first, then clockwise."""
    return view.clockwise(view.first if view.me is None else view.me)


def name(view: Dune, who: int, t: Text) -> str:
    """A player's name; a Rival goes by its Leader's."""
    if not view.players[who].rival:
        return t("player", seat=who)
    leader = view.players[who].leader
    return t("house-hagal") if leader == NONE else t(f"leader-{LEADERS[leader].id}")


def house(view: Dune, who: int, claims: Claims, t: Text) -> Markup:
    """One House."""
    player = view.players[who]
    asked = view.ask is not None and who in {view.ask.seat, view.active}
    pick = claims.first(("to", view.target(who)), ("against", view.target(who)))
    return h(
        "section.house",
        h(
            "header",
            h("h3", name(view, who, t), **pick),
            _leader(view, who, t),
            h("span.score", player.vp, glyphs.sign("vp"), tip=t("page-score", n=player.vp, goal=VICTORY)),
        ),
        h("div.goods", goods(view, who, t)),
        h("div.honours", _honours(view, who, player, t)),
        _in_play(view, player, t),
        _discarded(view, player, t),
        _aside(view, who, t),
        class_=[
            f"seat-{who}",
            "active" if asked else "",
            "done" if player.revealed else "",
            "rival" if player.rival else "",
        ],
        id=f"seat-{who}",
    )


def _leader(view: Dune, who: int, t: Text) -> Markup | None:
    player = view.players[who]
    if player.leader == NONE:
        return None
    leader = LEADERS[player.leader]
    left = t("page-ability", name=t(f"leader-{leader.id}-left"), does=t(f"ability-{leader.id}"))
    signet = t("page-ability", name=t(f"leader-{leader.id}-signet"), does=glyphs.say(t, effects.effect(leader.signet)))
    return h("span.leads", t(f"leader-{leader.id}"), tip=signet if player.rival else f"{left}\n{signet}")


def _fact(number: int, sign: str, label: str) -> Markup:
    return h("span.fact", glyphs.sign(sign, label), number, tip=label)


def goods(view: Dune, who: int, t: Text) -> list[Markup]:
    """What a House has, in numbers."""
    player = view.players[who]
    facts = [
        _fact(player.solari, "solari", t("thing-solari")),
        _fact(player.spice, "spice", t("thing-spice")),
        _fact(player.water, "water", t("thing-water")),
        h(
            "span.fact",
            glyphs.sign("troop", t("page-garrison")),
            f"{player.garrison} · {player.supply}",
            tip=t("page-troops", garrison=player.garrison, supply=player.supply),
        ),
        _fact(player.agents, "agent", t("page-agents")),
        _fact(len(player.intrigue), "intrigue", t("thing-intrigue")),
    ]
    if not player.rival:
        piles = t("page-piles", hand=len(player.hand), deck=len(player.deck), discard=len(player.discard))
        facts.append(
            h(
                "span.fact",
                glyphs.sign("card", piles),
                f"{len(player.hand)} · {len(player.deck)} · {len(player.discard)}",
                tip=piles,
            )
        )
    return facts


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
    found = [h("span.honour", t(message)) for message in honours(view, who)]
    if player.revealed:
        found.append(h("span.honour", t("page-revealed", n=player.swayed + player.persuasion)))
    if view.result is not None and not player.rival and view.result.ranks[who] == 1:
        found.append(h("span.honour.victor", t("page-winner")))
    return found


def _discarded(view: Dune, player: Player, t: Text) -> Markup | None:
    """The discard pile lies face up: anybody may read it."""
    if not player.discard:
        return None
    counted = Counter(view.kind(card) for card in player.discard)
    names = [
        h("span.chip", t(f"card-{DECK_CARDS[kind].id}"), f" ×{n}" if n > 1 else None) for kind, n in counted.items()
    ]
    return h("details.pile", h("summary", f"{t('page-discard')} ({len(player.discard)})"), h("div.inplay", names))


def _aside(view: Dune, who: int, t: Text) -> Markup | None:
    """A card set aside lies open before its player."""
    cards = [h("span.chip", t(f"card-{view.deck_card(card).id}")) for card in view.players[who].aside]
    label = t("page-aside-of", seat=name(view, who, t))
    return h("div.inplay.aside", h("small", label), cards) if cards else None


def _in_play(view: Dune, player: Player, t: Text) -> Markup | None:
    cards = [
        h(
            "span.chip",
            t(f"card-{DECK_CARDS[view.kind(card)].id}"),
            glide=f"card-{card}",
            class_="shown" if card in player.shown else None,
        )
        for card in player.played + player.shown
    ]
    cards += [h("span.chip.plot", t(f"intrigue-{INTRIGUE[view.intrigue_kind(card)].id}")) for card in player.posted]
    return h("div.inplay", cards, role="group", aria_label=t("page-in-play")) if cards else None
