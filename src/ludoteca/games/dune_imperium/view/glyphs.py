"""Effects as small pictures: a number and a sign where that says it, words where it does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from ludoteca.games.dune_imperium.effects import cards, choices, gains, influence, intrigue, troops, turn
from ludoteca.games.dune_imperium.effects.base import Effect
from ludoteca.games.dune_imperium.icons import ANY, FACTION_ICONS, FACTION_IDS, FACTIONS, ICON_IDS, STEAL_FROM
from ludoteca.games.dune_imperium.view import effects
from ludoteca.games.dune_imperium.view.art.icons import ICONS
from ludoteca.kernel import Say
from ludoteca.kernel.rooms import Text
from ludoteca.paper import Markup, h, join


@cache
def sign(name: str, label: str = "") -> Markup:
    """One sign; with a label it is read aloud, without one it only decorates."""
    inside = h("use", href=f"#di-i-{name}")
    if label:
        return h("svg.g", inside, viewBox="0 0 24 24", role="img", aria_label=label)
    return h("svg.g", inside, viewBox="0 0 24 24", aria_hidden="true")


def plain(name: str) -> Markup:
    """One sign with its shapes inside, for places where the page's symbols are not at hand."""
    return h("svg.g", Markup(ICONS[name]), viewBox="0 0 24 24", aria_hidden="true")


@cache
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
    if thing.faction != ANY:
        return h("span.n", f"+{thing.amount}", sign(FACTION_IDS[thing.faction]))
    if thing.trailing:
        return None
    if thing.among == FACTION_ICONS:
        return h("span.n", f"+{thing.amount}", sign("any", say(t, effects.effect(thing))))
    among = [sign(FACTION_IDS[f]) for f in FACTIONS if thing.among >> f & 1]
    return h("span.n", f"+{thing.amount}", join(*[join("/" if at else None, drawn) for at, drawn in enumerate(among)]))


def _two_factions(thing: influence.TwoFactions, t: Text) -> Markup:
    label = say(t, effects.effect(thing))
    return h("span.n", "+1", sign("any", label), "+1", sign("any"))


def _control(thing: turn.Control, t: Text) -> Markup:
    return h("span.n", sign("control", say(t, effects.effect(thing))))


def _trash(thing: cards.TrashCard, t: Text) -> Markup:
    return h("span.n", sign("trash", say(t, effects.effect(thing))))


def _arrow(thing: choices.Arrow, t: Text) -> Markup:
    return join(price(thing.cost, t), h("span.arrow", "→"), printed(thing.then, t))


def _if(thing: choices.If, t: Text) -> Markup | None:
    if thing.otherwise:
        return None
    return h("span.when", h("span.if", say(t, effects.effect(thing.condition))), printed(thing.then, t))


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
    influence.TwoFactions: _two_factions,
    cards.TrashCard: _trash,
    turn.Control: _control,
    turn.KeepMentat: _alone("mentat"),
    turn.TakeMentat: _alone("mentat"),
    turn.GainSwordmaster: _alone("agent"),
    choices.Arrow: _arrow,
    choices.If: _if,
    choices.OneOf: _one_of,
}
