"""Effects as small pictures: a number and a sign where that says it, words where it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from ludoteca.games.dune_imperium.effects import cards, choices, gains, influence, intrigue, troops, turn
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.icons import ANY, FACTION_IDS, ICON_IDS, STEAL_FROM
from ludoteca.games.dune_imperium.view import effects
from ludoteca.kernel import Say
from ludoteca.paper import Markup, h, join

Text = Callable[..., str]

_SHAPES: Final = {
    "solari": '<circle cx="12" cy="12" r="10" fill="#c9cdd3" stroke="#6d7480" stroke-width="1.6"/>'
    '<path d="M8 15.5c4 2 8 .5 8-2.2 0-3.6-7.6-1.6-7.6-4.4C8.4 6.6 12.6 6 15.6 8" fill="none" stroke="#4d5560" '
    'stroke-width="2" stroke-linecap="round"/>',
    "spice": '<path d="M12 1.5 21 6.8v10.4L12 22.5 3 17.2V6.8Z" fill="#e07b1f" stroke="#8a4310" '
    'stroke-width="1.6"/><path d="M8 14c2-5 6-6 8-5-1 4-4 6-8 5Z" fill="#ffd59a"/>',
    "water": '<path d="M12 1.5c4.5 6 7.5 9.6 7.5 13.5a7.5 7.5 0 0 1-15 0C4.5 11.1 7.5 7.5 12 1.5Z" '
    'fill="#4aa3d8" stroke="#1f5f8b" stroke-width="1.6"/><path d="M8.5 14.5a4 4 0 0 0 3 4" fill="none" '
    'stroke="#dff2ff" stroke-width="1.8" stroke-linecap="round"/>',
    "vp": '<path d="m12 1.5 3.1 6.7 7.3.8-5.4 5 1.5 7.2L12 17.6 5.5 21.2 7 14 1.6 9l7.3-.8Z" '
    'fill="#f2c84b" stroke="#8a6408" stroke-width="1.4"/>',
    "persuasion": '<path d="M12 1.5 22 12 12 22.5 2 12Z" fill="#3d6fb4" stroke="#1d3f70" stroke-width="1.6"/>'
    '<path d="M12 6.5 17 12l-5 5.5L7 12Z" fill="#a9c8f0"/>',
    "swords": '<path d="M4 3 17.5 16.5M20 3 6.5 16.5M4 18l3.5-3.5M20 18l-3.5-3.5M3 21l3-3M21 21l-3-3" fill="none" '
    'stroke="#9b2c22" stroke-width="2.4" stroke-linecap="round"/>',
    "troop": '<path d="m12 2 9 5v10l-9 5-9-5V7Z" fill="var(--seat, #7b6a58)" stroke="#0006" stroke-width="1.2"/>'
    '<path d="m12 2 9 5-9 5-9-5Z" fill="#fff5"/>',
    "card": '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="#f4e7cf" stroke="#6c5437" stroke-width="1.6"/>'
    '<path d="M8 7h8M8 11h8M8 15h5" stroke="#a78a62" stroke-width="1.5"/>',
    "intrigue": '<rect x="5" y="2.5" width="14" height="19" rx="2" fill="#6b4b8a" stroke="#3d2457" stroke-width="1.6"/>'
    '<path d="M12 7c3 0 4 3 4 5-2 0-3-1-4-1s-2 1-4 1c0-2 1-5 4-5Z" fill="#e9d8ff"/>',
    "agent": '<path d="M12 2a4.2 4.2 0 0 1 2.6 7.5c3 1.2 4.6 4.5 5 11.5H4.4c.4-7 2-10.3 5-11.5A4.2 4.2 0 0 1 '
    '12 2Z" fill="var(--seat, #7b6a58)" stroke="#0007" stroke-width="1.2"/>',
    "mentat": '<circle cx="12" cy="12" r="10" fill="#5a7f7a" stroke="#24403c" stroke-width="1.5"/>'
    '<path d="M7 17V9l5 5 5-5v8" fill="none" stroke="#eafff9" stroke-width="2.2"/>',
    "combat": '<path d="M5 4 19 18M19 4 5 18M4 20l4-4M20 20l-4-4" fill="none" stroke="currentColor" stroke-width="2.2" '
    'stroke-linecap="round"/>',
    "emperor": '<path d="M3 19 2 7l5.5 4L12 3l4.5 8L22 7l-1 12Z" fill="#8e8f98" stroke="#40414a" stroke-width="1.4"/>',
    "spacing_guild": '<circle cx="12" cy="12" r="9.5" fill="#b0483a" stroke="#5d1e16" stroke-width="1.4"/>'
    '<path d="M12 5v14M5 12h14" stroke="#ffe2da" stroke-width="2.4"/>',
    "bene_gesserit": '<path d="M12 2c6 3 8 8 7 14-3 4-11 4-14 0C4 10 6 5 12 2Z" fill="#7a4f9a" stroke="#3d2154" '
    'stroke-width="1.4"/><circle cx="12" cy="13" r="3.5" fill="#f1e2ff"/>',
    "fremen": '<path d="M2 12c4-7 16-7 20 0-4 7-16 7-20 0Z" fill="#2f8fb0" stroke="#0f4a60" stroke-width="1.4"/>'
    '<circle cx="12" cy="12" r="4" fill="#dff6ff"/><circle cx="12" cy="12" r="1.8" fill="#0f4a60"/>',
    "landsraad": '<path d="m12 1.5 10 7.3-3.8 12.7H5.8L2 8.8Z" fill="#4f8a4c" stroke="#23491f" stroke-width="1.4"/>',
    "city": '<circle cx="12" cy="12" r="10" fill="#4473b8" stroke="#1d3a69" stroke-width="1.4"/>',
    "spice_trade": '<path d="M12 2 22.5 21h-21Z" fill="#e3b23c" stroke="#80600d" stroke-width="1.4"/>',
    "control": '<path d="M6 22V3M6 4h13l-4 4 4 4H6" fill="var(--seat, none)" stroke="currentColor" stroke-width="2" '
    'stroke-linejoin="round"/>',
}
"""Drawn by hand for a square of 24."""


@cache
def sheet() -> Markup:
    """All signs, once per page; the others refer to them."""
    symbols = "".join(
        f'<symbol id="di-{name}" viewBox="0 0 24 24">{shape}</symbol>'
        for name, shape in _SHAPES.items()
        if "--seat" not in shape
    )
    return Markup(f'<svg class="di-sheet" aria-hidden="true" width="0" height="0">{symbols}</svg>')


def sign(name: str, label: str = "") -> Markup:
    """One sign; with a label it is read aloud, without one it only decorates."""
    shape = _SHAPES[name]
    inside = Markup(shape) if "--seat" in shape else h("use", href=f"#di-{name}")
    if label:
        return h("svg.g", inside, viewBox="0 0 24 24", role="img", aria_label=label)
    return h("svg.g", inside, viewBox="0 0 24 24", aria_hidden="true")


def counted(number: int, name: str) -> Markup:
    """2 and a sign."""
    return h("span.n", number if number != 1 else None, sign(name))


def say(t: Text, words: Say) -> str:
    return t(words.message, **words.args)


def icons(mask: int, t: Text) -> list[Markup]:
    """The Agent icons of a card."""
    return [sign(icon, t(f"icon-{icon}")) for number, icon in enumerate(ICON_IDS) if mask >> number & 1]


def price(cost: gains.Cost, t: Text) -> Markup:
    """What stands left of an arrow."""
    parts = [counted(getattr(cost, thing), thing) for thing in ("solari", "spice", "water") if getattr(cost, thing)]
    rest = [words for words in effects.cost(cost) if not words.message.startswith("amount-")]
    return join(parts, [h("span.w", say(t, words)) for words in rest])


def printed(things: Iterable[Effect], t: Text) -> Markup:
    """A box of a card or a space."""
    return join([h("span.u", draw(thing, t)) for thing in things])


def draw(thing: Effect, t: Text) -> Markup:
    """One unit."""
    drawn = _DRAWN.get(type(thing))
    found = drawn(thing, t) if drawn else None
    return found if found is not None else h("span.w", say(t, effects.effect(thing)))


def _gain(thing: gains.Gain, t: Text) -> Markup:
    things = ("persuasion", "swords", "solari", "spice", "water", "vp")
    return join([counted(getattr(thing, name), name) for name in things if getattr(thing, name)])


def _influence(thing: influence.Influence, t: Text) -> Markup | None:
    if thing.faction == ANY:
        return None
    return h("span.n.plus", f"+{thing.amount}", sign(FACTION_IDS[thing.faction]))


def _arrow(thing: choices.Arrow, t: Text) -> Markup:
    return join(price(thing.cost, t), h("span.arrow", "→"), printed(thing.then, t))


def _if(thing: choices.If, t: Text) -> Markup | None:
    if thing.otherwise:
        return None
    return join(h("span.w.if", say(t, effects.effect(thing.condition))), h("span.arrow", ":"), printed(thing.then, t))


def _one_of(thing: choices.OneOf, t: Text) -> Markup | None:
    if thing.count > 1:
        return None
    return join(draw(thing.branches[0], t), h("span.arrow", "/"), draw(thing.branches[1], t))


def _amount(name: str) -> Callable[[Any, Text], Markup]:
    """Effects that are a number of one thing."""

    def drawn(thing: Any, t: Text) -> Markup:
        return counted(thing.amount, name)

    return drawn


def _steal(thing: intrigue.StealIntrigue, t: Text) -> Markup:
    return h("span.n", f"{STEAL_FROM}+", sign("intrigue"), h("span.arrow", "→"), sign("intrigue"))


def _recruit(thing: troops.Recruit, t: Text) -> Markup | None:
    return None if thing.to_conflict else counted(thing.amount, "troop")


def _alone(name: str) -> Callable[[Any, Text], Markup]:
    """Effects that are one thing."""

    def drawn(thing: Any, t: Text) -> Markup:
        return counted(1, name)

    return drawn


_DRAWN: Final[dict[type, Callable[[Any, Text], Markup | None]]] = {
    gains.Gain: _gain,
    cards.Draw: _amount("card"),
    intrigue.DrawIntrigue: _amount("intrigue"),
    intrigue.StealIntrigue: _steal,
    troops.Recruit: _recruit,
    influence.Influence: _influence,
    turn.TakeMentat: _alone("mentat"),
    turn.GainSwordmaster: _alone("agent"),
    choices.Arrow: _arrow,
    choices.If: _if,
    choices.OneOf: _one_of,
}
