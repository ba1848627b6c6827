"""The Conflict: what is fought for, who stands in it with what strength, who waits in the garrisons, how the last one
ended.
"""

from __future__ import annotations

from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS, USED
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import faces, glyphs, houses
from ludoteca.games.dune_imperium.view.claims import Claims
from ludoteca.games.dune_imperium.view.marks import mark
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Blocks, Markup, h, kept, within

STANDING = 7
"""So many troops stand side by side; more are counted."""


def conflict(view: Dune, claims: Claims, t: Text) -> Blocks:
    """The arena."""
    number = view.conflicts.face[view.conflict[0]] if view.conflict else None
    fought = CONFLICTS[number] if number is not None else None
    head = t("page-round", n=view.round, rounds=sum(USED.values())) if view.round else t("page-no-conflict")
    tier = t("page-tier", tier=fought.tier, left=len(view.conflict_deck)) if fought else None
    card = faces.conflict(number, view.seats, f"conflict-{number}", t) if fought else None
    return within(
        "section.conflict",
        h("h3", glyphs.sign("combat"), t("page-conflict"), h("small", head, tip=tier)),
        card,
        within("ol.fighters", [fighter(view, who, t) for who in houses.seating(view)]),
        [_counts(view, claims, t, verb) for verb in ("deploy", "retreat")],
        _ended(view, t),
        id="conflict",
    )


def fighter(view: Dune, who: int, t: Text) -> Markup:
    """One House in the arena."""
    one = view.players[who]
    return _fighter(who, houses.name(view, who, t), one.conflict, one.swords, one.garrison, one.strength, t)


@kept
def _fighter(who: int, name: str, troops: int, swords: int, garrison: int, strength: int, t: Text) -> Markup:
    """Troops, swords, strength; and its garrison, from which more may come."""
    return h(
        "li",
        mark(who),
        h("span.name", name),
        h(
            "span.ranks",
            _troops(troops, "troop", t("page-in-conflict", n=troops)),
            h("span.num", swords, glyphs.sign("swords"), tip=t("page-swords", n=swords)) if swords else None,
        ),
        h("span.held", glyphs.sign("garrison"), garrison, tip=t("page-garrison", n=garrison)),
        h("b.strength", strength, tip=t("page-strength", n=strength), tally=f"strength-{who}"),
        class_=[f"hue-{who}", "in" if troops else "out"],
    )


def _troops(count: int, sign: str, label: str) -> Markup | None:
    if not count:
        return None
    if count > STANDING:
        return h("span.num", count, glyphs.sign(sign), tip=label)
    return h("span.row", [glyphs.sign(sign) for _ in range(count)], tip=label)


def _counts(view: Dune, claims: Claims, t: Text, verb: str) -> Markup | None:
    """How many troops are deployed, or retreat."""
    counts = [
        h("button.send", n, glyphs.sign("troop"), **attributes, type="button")
        for n in sorted(pick.number for pick in view.options if pick.verb == verb)
        if (attributes := claims(verb, n))
    ]
    return h("div.counts", h("b", t(f"page-how-many-{verb}")), counts) if counts else None


def _ended(view: Dune, t: Text) -> Markup | None:
    """How the last Conflict ended."""
    if not view.fought or not view.conflict_used:
        return None
    places = sorted(view.fought, key=lambda end: (end[2] or 9, -end[1]))
    ends = tuple((who, houses.name(view, who, t), strength, place) for who, strength, place in places)
    return _results(view.conflicts.face[view.conflict_used[-1]], ends, t)


@kept
def _results(number: int, ends: tuple[tuple[int, str, int, int], ...], t: Text) -> Markup:
    results = [
        h(
            "li",
            h("b", place or "–"),
            mark(who),
            h("span.name", name),
            h("span.num", strength, glyphs.sign("swords")),
            class_=f"hue-{who}",
            tip=t(f"page-result-{place}", seat=name, n=strength),
        )
        for who, name, strength, place in ends
    ]
    fought = t(f"conflict-{CONFLICTS[number].id}")
    return h("div.ended", h("small", t("page-ended", conflict=fought)), h("ol", results))
