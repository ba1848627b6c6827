"""The board: a score track, four banners of Factions, and Arrakis with its regions under the dusk."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from ludoteca.games.dune_imperium import sending
from ludoteca.games.dune_imperium.content import DECK_CARDS
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
from ludoteca.paper import Blocks, Markup, h, join, kept, once, sheet, within

Named = tuple[int, str]
"""A player and the name."""
TRACK = 12
"""The score track goes so far; who is beyond stands on its last space."""


def score_track(view: Dune, t: Text) -> Markup:
    """From 0 to beyond ten, where the end begins, with everybody's marker."""
    collect = [
        (who, player.vp, houses.name(view, who, t)) for who, player in enumerate(view.players) if player.collects
    ]
    return _score_track(max(TRACK, *(player.vp for player in view.players)), tuple(collect), t)


@kept
def _score_track(top: int, collect: tuple[tuple[int, int, str], ...], t: Text) -> Markup:
    steps = [
        h(
            "li",
            h("span", points),
            [
                h("i.marker", mark(who), class_=f"hue-{who}", glide=f"vp-{who}", tip=_scored(vp, name, t))
                for who, vp, name in collect
                if vp == points
            ],
            class_="goal" if points == VICTORY else None,
        )
        for points in range(top + 1)
    ]
    return h("ol.score", steps, aria_label=t("page-score-track", goal=VICTORY))


def _scored(vp: int, name: str, t: Text) -> str:
    return f"{name}: {t('page-score', n=vp, goal=VICTORY)}"


class Ground(NamedTuple):
    """What is asked of every space at one moment, found once for all of them."""

    standing: dict[int, list[tuple[int, int, str]]]
    """Agents: whose, the how manieth of this player, and the player's name."""
    voices: dict[int, list[Named]]
    """Who has closed a space with The Voice."""
    shut: int
    """Spaces to which the viewer could send no Agent now, as bits."""
    prices: tuple[Cost, ...]
    sent: int
    """The card just played, while its Agent is looking for a space."""


def survey(view: Dune, t: Text) -> Ground:
    standing: dict[int, list[tuple[int, int, str]]] = {}
    voices: dict[int, list[Named]] = {}
    for who, player in enumerate(view.players):
        called = houses.name(view, who, t)
        for number in player.places:
            there = standing.setdefault(number, [])
            there.append((who, sum(one[0] == who for one in there), called))
        if player.voice != NONE:
            voices.setdefault(player.voice, []).append((who, called))
    seat = 0 if view.me is None else view.me
    shut = ~sending.open_spaces(view, seat) if _sending(view) else 0
    return Ground(standing, voices, shut, sending.prices(view, seat), _sent_with(view, seat))


def lands(view: Dune, ground: Ground, claims: Claims, t: Text) -> list[Blocks]:
    """Landsraad, cities and the desert, a region each."""
    return [
        within(
            "section.land",
            _signpost(ICON_IDS[icon], t),
            within("div.spaces", [space(view, n, ground, claims, t) for n in SPACES_IN[icon]]),
            class_=ICON_IDS[icon],
        )
        for icon in (LANDSRAAD, CITY, SPICE_TRADE)
    ]


SPACES_IN: Final = {
    icon: tuple(n for n, place in enumerate(SPACES) if place.icon == icon) for icon in (LANDSRAAD, CITY, SPICE_TRADE)
}
SPACES_WITH: Final = tuple(
    tuple(n for n, place in enumerate(SPACES) if place.faction == number) for number in range(len(FACTION_IDS))
)


@once
def _signpost(region: str, t: Text) -> Markup:
    """What a region looks like, with its icon and its name."""
    return h("h3", picture("region", region), glyphs.sign(region), h("span", t(f"icon-{region}")))


def space(view: Dune, number: int, ground: Ground, claims: Claims, t: Text) -> Markup:
    """One space: a place to look at, its cost, what it gives, and who stands there."""
    place = SPACES[number]
    pick = claims.first(("at", number), ("move", number), ("recall", number), ("name", number))
    shut = bool(ground.shut >> number & 1) and not pick
    cost = ground.prices[number]
    price = (cost.solari, cost.spice, cost.water)
    spice = view.bonus[place.maker] if place.maker != NONE else 0
    standing, voices = tuple(ground.standing.get(number, ())), tuple(ground.voices.get(number, ()))
    marks = _holder(view, place, t), voices
    return _space(number, shut, standing, marks, price, spice, ground.sent, tuple(pick.items()), t)


def _sending(view: Dune) -> bool:
    """Whether the viewer is asked where, or with what, to send an Agent: only then a space can be shut to them."""
    asked = view.ask is not None and view.ask.seat == view.me
    return asked and any(pick.verb in ("play", "at") for pick in view.options)


@kept
def _space(
    number: int,
    shut: bool,
    standing: tuple[tuple[int, int, str], ...],
    marks: tuple[Named | None, tuple[Named, ...]],
    price: tuple[int, int, int],
    spice: int,
    sent: int,
    pick: tuple[tuple[str, Any], ...],
    t: Text,
) -> Markup:
    place, cost = SPACES[number], Cost(*price)
    visitors = [
        h(
            "span.pawn",
            glyphs.sign("agent"),
            class_=f"hue-{who}",
            glide=f"agent-{who}-{number}-{n}",
            tip=t("page-agent-of", seat=name),
        )
        for who, n, name in standing
    ]
    title, *text = _described(number, cost, spice, sent, t)
    return h(
        "div.space",
        _place(number, t),
        h("span.pawns", _marks(place, *marks, t), visitors),
        _deal((number, cost), t),
        _pool(spice, t),
        id=f"space-{number}",
        class_=["shut" if shut else "", "taken" if visitors else ""],
        **sheet(title, text, rule=place.rule) | dict(pick),
    )


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


def _pool(spice: int, t: Text) -> Markup | None:
    """Bonus spice lying on the sand, as many heaps as there are, up to five."""
    if not spice:
        return None
    heaps = [glyphs.sign("spice") for _ in range(min(5, spice))]
    return h("span.pool", heaps, h("b", f"+{spice}"), tip=t("page-bonus", n=spice))


def _holder(view: Dune, place: Space, t: Text) -> Named | None:
    """Who controls it."""
    holder = view.control[place.control] if place.control != NONE else NONE
    return (holder, houses.name(view, holder, t)) if holder != NONE else None


def _marks(place: Space, holder: Named | None, voices: tuple[Named, ...], t: Text) -> list[Markup | None]:
    flag = (
        h("span.flag", glyphs.sign("control"), class_=f"hue-{holder[0]}", tip=t("page-controlled", seat=holder[1]))
        if holder is not None
        else None
    )
    closed = [
        h("span.voice", glyphs.sign("voice"), class_=f"hue-{who}", tip=t("page-closed", seat=name))
        for who, name in voices
    ]
    return [glyphs.sign("combat", t("page-combat")) if place.combat else None, flag, *closed]


def _described(number: int, cost: Cost, spice: int, sent: int, t: Text) -> list[str]:
    """What you would pay and get."""
    place = SPACES[number]
    lines = [*_terms((number, cost), t)]
    if place.maker != NONE:
        lines.append(t("page-harvest", n=place.base + spice))
    if place.combat:
        lines.append(t("page-combat"))
    if place.control != NONE:
        lines.append(t("page-control", bonus=effects.effect(CONTROL_BONUS[place.control])))
    if sent != NONE and DECK_CARDS[sent].agent:
        lines.append(t("page-agent-box", effects=effects.effects(DECK_CARDS[sent].agent)))
    return [line for told in lines for line in told.splitlines()]


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


def _sent_with(view: Dune, seat: int) -> int:
    """The card just played, while its Agent is looking for a space."""
    played = view.players[seat].played
    sending_now = view.ask is not None and view.ask.seat == seat and any(pick.verb == "at" for pick in view.options)
    return view.kind(played[-1]) if played and sending_now else NONE


def faction(view: Dune, number: int, ground: Ground, claims: Claims, t: Text) -> Blocks:
    """A Faction: its banner with its track and its Alliance, and its two spaces."""
    pick = claims.first(("faction", number), ("secret", number))
    holder = view.alliances[number]
    allied = houses.name(view, holder, t) if holder != NONE else ""
    return within(
        "section.faction",
        _banner(number, tuple(pick.items()), holder, allied, t),
        _crest(FACTION_IDS[number]),
        track(view, number, t),
        within("div.spaces", [space(view, n, ground, claims, t) for n in SPACES_WITH[number]]),
        class_=FACTION_IDS[number],
        id=f"faction-{number}",
    )


@cache
def _crest(name: str) -> Markup:
    return h("span.crest-of", glyphs.sign(name))


@kept
def _banner(number: int, pick: tuple[tuple[str, Any], ...], holder: int, allied: str, t: Text) -> Markup:
    name = FACTION_IDS[number]
    title = h("h3", glyphs.sign(name), h("span", t(f"icon-{name}")), **dict(pick))
    return h("header", title, _alliance(holder, allied, t))


def _alliance(holder: int, name: str, t: Text) -> Markup:
    """The Alliance token: on its Faction, or in somebody's colour."""
    if holder == NONE:
        return h("span.alliance.free", glyphs.sign("vp"), t("page-free"), tip=t("page-alliance"))
    return h(
        "span.alliance",
        glyphs.sign("vp"),
        h("span", name),
        class_=f"hue-{holder}",
        tip=f"{t('page-allied', seat=name)}\n{t('page-alliance')}",
    )


def track(view: Dune, number: int, t: Text) -> Markup:
    """A Faction's track with everybody's cube."""
    cubes = [(who, player.influence[number], houses.name(view, who, t)) for who, player in enumerate(view.players)]
    return _track(number, tuple(cubes), t)


@kept
def _track(number: int, cubes: tuple[tuple[int, int, str], ...], t: Text) -> Markup:
    steps = [_step(number, level, cubes, t) for level in range(INFLUENCE_MAX + 1)]
    return h("ol.track", steps, aria_label=t("page-track"))


def _step(number: int, level: int, cubes: tuple[tuple[int, int, str], ...], t: Text) -> Markup:
    """One space of a track with the cubes on it."""
    standing = [
        h(
            "i.cube",
            mark(who),
            class_=f"hue-{who}",
            glide=f"cube-{number}-{who}",
            role="img",
            aria_label=t("page-influence-of", seat=name, n=level),
        )
        for who, influence, name in cubes
        if influence == level
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
        h("span.cubes", standing),
        tip=tip,
        class_="prize" if extra else None,
    )
