"""The board: a score track, four banners of Factions, and Arrakis with its regions under the dusk."""

from __future__ import annotations

from typing import Any

from ludoteca.games.dune_imperium import sending
from ludoteca.games.dune_imperium.content.spaces import CONTROL_BONUS, SELLS, SPACES, Space
from ludoteca.games.dune_imperium.effects.base import Effect
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
    VICTORY,
    VP_AT,
)
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, glyphs, houses
from ludoteca.games.dune_imperium.view.art.easel import picture
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.games.dune_imperium.view.marks import mark
from ludoteca.kernel import Say
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Markup, h, join, once, sheet

TRACK = 12
"""The score track goes so far; who is beyond stands on its last space."""


def score_track(view: Dune, t: Text) -> Markup:
    """From 0 to beyond ten, where the end begins, with everybody's marker."""
    top = max(TRACK, *(player.vp for player in view.players))
    steps = [
        h(
            "li",
            h("span", points),
            [
                h("i.marker", mark(who), class_=f"hue-{who}", glide=f"vp-{who}", tip=_scored(view, who, t))
                for who, player in enumerate(view.players)
                if player.collects and player.vp == points
            ],
            class_="goal" if points == VICTORY else None,
        )
        for points in range(top + 1)
    ]
    return h("ol.score", steps, aria_label=t("page-score-track", goal=VICTORY))


def _scored(view: Dune, who: int, t: Text) -> str:
    said = t("page-score", n=view.players[who].vp, goal=VICTORY)
    return f"{houses.name(view, who, t)}: {said}"


def lands(view: Dune, claims: Claims, t: Text) -> list[Markup]:
    """Landsraad, cities and the desert, a region each."""
    return [
        h(
            "section.land",
            h("h3", glyphs.sign(ICON_IDS[icon]), h("span", t(f"icon-{ICON_IDS[icon]}"))),
            h("div.spaces", [space(view, n, claims, t) for n, place in enumerate(SPACES) if place.icon == icon]),
            class_=ICON_IDS[icon],
        )
        for icon in (LANDSRAAD, CITY, SPICE_TRADE)
    ]


def space(view: Dune, number: int, claims: Claims, t: Text) -> Markup:
    """One space: a place to look at, its cost, what it gives, and who stands there."""
    place = SPACES[number]
    pick = claims.first(("at", number), ("move", number), ("recall", number), ("name", number))
    seat = 0 if view.me is None else view.me
    closed = view.me == seat and sending.against_space(view, seat, number) is not None
    visitors = [
        h(
            "span.pawn",
            glyphs.sign("agent"),
            class_=f"hue-{who}",
            glide=f"agent-{who}-{number}-{n}",
            tip=t("page-agent-of", seat=houses.name(view, who, t)),
        )
        for who, player in enumerate(view.players)
        for n in range(player.places.count(number))
    ]
    return h(
        "div.space",
        _place(number, t),
        h("span.pawns", _marks(view, place, t), visitors),
        _deal((number, sending.price(view, seat, number)), t),
        _pool(view, place, t),
        id=f"space-{number}",
        class_=["shut" if closed and not pick else "", "taken" if visitors else ""],
        **_told(view, seat, number, t) | pick,
    )


def _told(view: Dune, seat: int, number: int, t: Text) -> dict[str, Any]:
    title, *text = describe(view, seat, number, t).splitlines()
    return sheet(title, text, rule=SPACES[number].rule)


@once
def _place(number: int, t: Text) -> Markup:
    place = SPACES[number]
    return join(picture("space", place.id), h("b", t(f"space-{place.id}")))


@once
def _deal(offer: tuple[int, Cost], t: Text) -> Markup:
    """What stands left and right of the arrow."""
    number, cost = offer
    return h("span.deal", _cost(SPACES[number], cost, t), h("span.gives", _gives(number, t)))


def _cost(place: Space, cost: Cost, t: Text) -> Markup | None:
    if place.sells:
        return h("span.cost", "2–5", glyphs.sign("spice"))
    if place.fremen:
        return h("span.cost", place.fremen, glyphs.sign("fremen"))
    return h("span.cost", glyphs.price(cost, t)) if cost != FREE else None


def _gives(number: int, t: Text) -> Markup:
    place = SPACES[number]
    if place.sells:
        return h("span.n", f"{min(SELLS.values())}–{max(SELLS.values())}", glyphs.sign("solari"))
    if place.maker != NONE:
        return h("span.u", glyphs.counted(place.base, "spice"))
    if place.once == "council":
        return h("span.u", "+2", glyphs.sign("persuasion"))
    if place.id == "foldspace":
        return h("span.u", glyphs.sign("card"))
    if place.id == "hall_of_oratory":
        return h("span.u", glyphs.sign("troop"), "+1", glyphs.sign("persuasion"))
    return glyphs.printed(place.effects, t)


def _pool(view: Dune, place: Space, t: Text) -> Markup | None:
    """Bonus spice lying on the sand, as many heaps as there are, up to five."""
    spice = view.bonus[place.maker] if place.maker != NONE else 0
    if not spice:
        return None
    heaps = [glyphs.sign("spice") for _ in range(min(5, spice))]
    return h("span.pool", heaps, h("b", f"+{spice}"), tip=t("page-bonus", n=spice))


def _marks(view: Dune, place: Space, t: Text) -> list[Markup | None]:
    holder = view.control[place.control] if place.control != NONE else NONE
    voices = [who for who, player in enumerate(view.players) if player.voice != NONE and SPACES[player.voice] is place]
    flag = (
        h(
            "span.flag",
            glyphs.sign("control"),
            class_=f"hue-{holder}",
            tip=t("page-controlled", seat=houses.name(view, holder, t)),
        )
        if holder != NONE
        else None
    )
    closed = [
        h(
            "span.voice",
            glyphs.sign("voice"),
            class_=f"hue-{who}",
            tip=t("page-closed", seat=houses.name(view, who, t)),
        )
        for who in voices
    ]
    return [glyphs.sign("combat", t("page-combat")) if place.combat else None, flag, *closed]


def describe(view: Dune, seat: int, number: int, t: Text) -> str:
    """What you would pay and get."""
    place = SPACES[number]
    lines = [*_terms((number, sending.price(view, seat, number)), t)]
    if place.maker != NONE:
        lines.append(t("page-harvest", n=place.base + view.bonus[place.maker]))
    if place.combat:
        lines.append(t("page-combat"))
    if place.control != NONE:
        lines.append(t("page-control", bonus=effects.effect(CONTROL_BONUS[place.control])))
    if sent := _sent_with(view, seat):
        lines.append(t("page-agent-box", effects=effects.effects(sent)))
    return "\n".join(lines)


@once
def _terms(offer: tuple[int, Cost], t: Text) -> tuple[str, ...]:
    """Its name, its price, its gains, whom it admits."""
    number, cost = offer
    place = SPACES[number]
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
    if place.fremen:
        lines.append(t("page-needs", n=place.fremen))
    return tuple(lines)


def _sent_with(view: Dune, seat: int) -> tuple[Effect, ...]:
    """The Agent box of the card just played, while its Agent is looking for a space."""
    played = view.players[seat].played
    sending_now = view.ask is not None and view.ask.seat == seat and any(pick.verb == "at" for pick in view.options)
    return view.deck_card(played[-1]).agent if played and sending_now else ()


def faction(view: Dune, number: int, claims: Claims, t: Text) -> Markup:
    """A Faction: its banner with its track and its Alliance, and its two spaces."""
    pick = claims.first(("faction", number), ("secret", number))
    name = FACTION_IDS[number]
    return h(
        "section.faction",
        h(
            "header",
            h("h3", glyphs.sign(name), h("span", t(f"icon-{name}")), **pick),
            _alliance(view, number, t),
        ),
        h(
            "ol.track",
            [_step(view, number, level, t) for level in range(INFLUENCE_MAX + 1)],
            aria_label=t("page-track"),
        ),
        h("div.spaces", [space(view, n, claims, t) for n, place in enumerate(SPACES) if place.faction == number]),
        class_=name,
        id=f"faction-{number}",
    )


def _alliance(view: Dune, number: int, t: Text) -> Markup:
    """The Alliance token: on its Faction, or in somebody's colour."""
    holder = view.alliances[number]
    if holder == NONE:
        return h("span.alliance.free", glyphs.sign("vp"), t("page-free"), tip=t("page-alliance"))
    name = houses.name(view, holder, t)
    return h(
        "span.alliance",
        glyphs.sign("vp"),
        h("span", name),
        class_=f"hue-{holder}",
        tip=f"{t('page-allied', seat=name)}\n{t('page-alliance')}",
    )


def _step(view: Dune, number: int, level: int, t: Text) -> Markup:
    """One space of a track with the cubes on it."""
    cubes = [
        h(
            "i.cube",
            mark(who),
            class_=f"hue-{who}",
            glide=f"cube-{number}-{who}",
            role="img",
            aria_label=t("page-influence-of", seat=houses.name(view, who, t), n=level),
        )
        for who, player in enumerate(view.players)
        if player.influence[number] == level
    ]
    extra = tip = None
    if level == VP_AT:
        extra, tip = glyphs.sign("vp"), t("page-track-vp")
    elif level == ALLIANCE_AT:
        extra, tip = glyphs.draw(BONUS[number], t), t("page-track-bonus", bonus=effects.effect(BONUS[number]))
    return h(
        "li",
        h("span.level", level),
        h("span.extra", extra),
        h("span.cubes", cubes),
        tip=tip,
        class_="prize" if extra else None,
    )
