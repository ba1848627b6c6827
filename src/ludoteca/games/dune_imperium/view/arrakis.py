"""The board: Factions with their tracks, the Landsraad, cities, deserts, and the Conflict."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludoteca.games.dune_imperium import sending
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS, USED, ConflictCard
from ludoteca.games.dune_imperium.content.spaces import CONTROL_BONUS, SELLS, SPACES, Space
from ludoteca.games.dune_imperium.effects.gains import FREE, Cost
from ludoteca.games.dune_imperium.effects.influence import BONUS
from ludoteca.games.dune_imperium.icons import (
    ALLIANCE_AT,
    CITY,
    FACTION_IDS,
    ICON_IDS,
    INFLUENCE_MAX,
    LANDSRAAD,
    NONE,
    SPICE_TRADE,
    VP_AT,
)
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, glyphs, houses
from ludoteca.kernel import Say
from ludoteca.paper import Markup, h

if TYPE_CHECKING:
    from ludoteca.games.dune_imperium.view.page import Claims

Text = Callable[..., str]
THIRD, FOUR = 3, 4


def lands(view: Dune, claims: Claims, t: Text) -> list[Markup]:
    """Landsraad, cities and spice trade, a row each."""
    return [
        h(
            "section.land",
            h("h3", glyphs.sign(ICON_IDS[icon]), t(f"icon-{ICON_IDS[icon]}")),
            h("div.spaces", [space(view, n, claims, t) for n, place in enumerate(SPACES) if place.icon == icon]),
            class_=ICON_IDS[icon],
        )
        for icon in (LANDSRAAD, CITY, SPICE_TRADE)
    ]


def space(view: Dune, number: int, claims: Claims, t: Text) -> Markup:
    """One space: cost, what it gives, who stands there, and on hover what it would mean for you."""
    place = SPACES[number]
    pick = claims.first(("at", number), ("move", number), ("recall", number), ("name", number))
    seat = 0 if view.me is None else view.me
    cost = sending.price(view, seat, number)
    visitors = [
        h("span.pawn", glyphs.sign("agent"), class_=f"seat-{who}", glide=f"agent-{who}-{number}-{n}")
        for who, player in enumerate(view.players)
        for n in range(player.places.count(number))
    ]
    spice = view.bonus[place.maker] if place.maker != NONE else 0
    shut = bool(sending.obstacles(view, seat, number)) and view.viewer == seat and not pick
    return h(
        "div.space",
        h("b", t(f"space-{place.id}")),
        h(
            "span.deal",
            _cost(place, cost, t),
            h("span.gives", _gives(place, t)),
        ),
        h("span.marks", _marks(view, place, t), visitors, _pool(spice, t)),
        id=f"space-{number}",
        class_=["shut" if shut else "", "combat" if place.combat else "", "taken" if visitors else ""],
        tip=describe(view, seat, number, t),
        **pick,
    )


def _cost(place: Space, cost: Cost, t: Text) -> Markup | None:
    if place.sells:
        return h("span.cost", "2–5", glyphs.sign("spice"))
    return h("span.cost", glyphs.price(cost, t)) if cost != FREE else None


def _gives(place: Space, t: Text) -> Markup:
    if place.sells:
        return h("span.n", f"{min(SELLS.values())}–{max(SELLS.values())}", glyphs.sign("solari"))
    if place.maker != NONE:
        return h("span.u", glyphs.counted(place.base, "spice"))
    if place.once == "council":
        return h("span.u", "+2", glyphs.sign("persuasion"))
    if place.id == "hall_of_oratory":
        return h("span.u", glyphs.sign("troop"), "+1", glyphs.sign("persuasion"))
    return glyphs.printed(place.effects, t)


def _pool(spice: int, t: Text) -> Markup | None:
    """Bonus spice lying there."""
    return h("span.pool", f"+{spice}", glyphs.sign("spice"), tip=t("page-bonus", n=spice)) if spice else None


def _marks(view: Dune, place: Space, t: Text) -> list[Markup | None]:
    holder = view.control[place.control] if place.control != NONE else NONE
    voices = [who for who, player in enumerate(view.players) if player.voice != NONE and SPACES[player.voice] is place]
    return [
        glyphs.sign("combat", t("page-combat")) if place.combat else None,
        h(
            "span.flag",
            glyphs.sign("control"),
            class_=f"seat-{holder}",
            tip=t("page-controlled", seat=houses.name(view, holder, t)),
        )
        if holder != NONE
        else None,
        *(
            h("span.voice", "✕", class_=f"seat-{who}", tip=t("page-closed", seat=houses.name(view, who, t)))
            for who in voices
        ),
    ]


def describe(view: Dune, seat: int, number: int, t: Text) -> str:
    """What you would pay and get, and why you cannot if you cannot."""
    place, cost = SPACES[number], sending.price(view, seat, number)
    lines = [t(f"space-{place.id}")]
    if place.sells:
        lines.append(t("page-sells"))
    else:
        paid = effects.cost(cost)
        if paid:
            lines.append(t("page-pay", cost=paid))
        gains = effects.effects(place.effects)
        if place.faction != NONE:
            gains += (Say("effect-influence", {"n": 1, "faction": effects.faction(place.faction)}),)
        lines.append(t("page-get", gains=gains))
    if place.maker != NONE:
        lines.append(t("page-harvest", n=place.base + view.bonus[place.maker]))
    if place.combat:
        lines.append(t("page-combat"))
    if place.control != NONE:
        lines.append(t("page-control", bonus=effects.effect(CONTROL_BONUS[place.control])))
    card = getattr(view.ask, "card", NONE) if type(view.ask).__name__ == "SendAgent" else NONE
    if card != NONE and view.deck_card(card).agent:
        lines.append(t("page-agent-box", effects=effects.effects(view.deck_card(card).agent)))
    if view.viewer == seat:
        lines += [t(f"why-closed-{reason}") for reason in sending.obstacles(view, seat, number)]
    return "\n".join(lines)


def faction(view: Dune, number: int, claims: Claims, t: Text) -> Markup:
    """A Faction: its two spaces, its track and its Alliance."""
    pick = claims.first(("faction", number), ("secret", number))
    holder = view.alliances[number]
    token = h(
        "span.alliance",
        glyphs.sign("vp"),
        houses.name(view, holder, t) if holder != NONE else t("page-free"),
        class_=f"seat-{holder}" if holder != NONE else "free",
        tip=t("page-alliance"),
    )
    return h(
        "section.faction",
        h("header", h("h3", glyphs.sign(FACTION_IDS[number]), t(f"icon-{FACTION_IDS[number]}"), **pick), token),
        h(
            "ol.track",
            [_step(view, number, level, t) for level in range(INFLUENCE_MAX + 1)],
            aria_label=t("page-track"),
        ),
        h("div.spaces", [space(view, n, claims, t) for n, place in enumerate(SPACES) if place.faction == number]),
        class_=FACTION_IDS[number],
        id=f"faction-{number}",
    )


def _step(view: Dune, number: int, level: int, t: Text) -> Markup:
    """One space of a track with the cubes on it."""
    cubes = [
        h(
            "i.cube",
            class_=f"seat-{who}",
            glide=f"cube-{number}-{who}",
            role="img",
            aria_label=houses.name(view, who, t),
        )
        for who, player in enumerate(view.players)
        if player.influence[number] == level
    ]
    extra = tip = None
    if level == VP_AT:
        extra, tip = glyphs.sign("vp"), t("page-track-vp")
    elif level == ALLIANCE_AT:
        extra, tip = glyphs.draw(BONUS[number], t), t("page-track-bonus", bonus=effects.effect(BONUS[number]))
    return h("li", h("small", level), extra, h("span.cubes", cubes), tip=tip, class_="prize" if extra else None)


def conflict(view: Dune, claims: Claims, t: Text) -> Markup:
    """What is fought for, and who stands how."""
    fought = CONFLICTS[view.conflicts.face[view.conflict[0]]] if view.conflict else None
    rewards = (
        [
            h(
                "li",
                h("b", place),
                glyphs.printed(fought.reward(place), t),
                tip=reward_in_words(view, fought, place, t),
            )
            for place in (1, 2, 3)
        ]
        if fought
        else []
    )
    fighters = [
        h(
            "li",
            h("span.name", houses.name(view, who, t)),
            h("span.troops", glyphs.sign("troop"), player.conflict),
            h("span.troops", glyphs.sign("swords"), player.swords),
            h("b.strength", _strength(player.strength), tip=t("page-strength", n=player.strength)),
            class_=[f"seat-{who}", "in" if player.conflict else "out"],
        )
        for who, player in enumerate(view.players)
    ]
    counts = [
        h("span.count", n, **attributes)
        for verb in ("deploy", "retreat")
        for n in range(13)
        if (attributes := claims(verb, n))
    ]
    return h(
        "section.conflict",
        h("h3", glyphs.sign("swords"), t(f"conflict-{fought.id}") if fought else t("page-no-conflict")),
        h("small", t("page-round", n=view.round, rounds=sum(USED.values())) if fought else None),
        h("small", t("page-tier", tier=fought.tier, left=len(view.conflict_deck))) if fought else None,
        h("ol.rewards", rewards),
        h("ol.fighters", fighters),
        h("div.counts", h("small", t("page-how-many")), counts) if counts else None,
        id=f"conflict-{CONFLICTS.index(fought)}" if fought else None,
    )


def reward_in_words(view: Dune, card: ConflictCard, place: int, t: Text) -> str:
    """What a place brings; the third only for ties unless four play."""
    lines = [t("page-reward", effects=effects.effects(card.reward(place)))]
    if place == THIRD and view.seats < FOUR:
        lines.append(t("page-third-reward"))
    return "\n".join(lines)


def _strength(strength: int) -> str:
    """Above twenty the marker is turned over."""
    return str(strength) if strength <= 20 else f"+20 {strength - 20}"
