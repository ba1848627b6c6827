"""What is printed on cards and spaces, said in words: each kind of effect is one message of `text/`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache
from typing import Any, Final

from ludoteca.games.dune_imperium.content.deck import Signet
from ludoteca.games.dune_imperium.content.intrigue import OwnsMostSpice, OwnsSpice
from ludoteca.games.dune_imperium.content.leaders import AddictedHarvest, SeatWithConnections
from ludoteca.games.dune_imperium.content.spaces import CONTROL_SPACES, SPACES
from ludoteca.games.dune_imperium.effects import acquire, cards, choices, gains, influence, intrigue, troops, turn
from ludoteca.games.dune_imperium.effects.base import Condition, Effect
from ludoteca.games.dune_imperium.icons import ANY, FACTION_ICONS, FACTION_IDS, FACTIONS, ICON_IDS
from ludoteca.kernel import Say

Words = Say | tuple[Say, ...]


def faction(number: int) -> Say:
    return Say(f"icon-{FACTION_IDS[number]}")


def icons(mask: int) -> tuple[Say, ...]:
    """Agent icons, or the Factions of a card."""
    return tuple(Say(f"icon-{icon}") for number, icon in enumerate(ICON_IDS) if mask >> number & 1)


@cache
def effect(thing: Effect | Condition) -> Say:
    """The words of an effect or a condition."""
    return _SAID[type(thing)](thing)


def is_said(condition: Condition) -> bool:
    """Whether a condition is printed; that a target is there to be hit goes without saying (R-49)."""
    return type(condition) in _SAID


def effects(things: Iterable[Effect]) -> tuple[Say, ...]:
    return tuple(effect(thing) for thing in things)


def amounts(thing: gains.Gain | gains.Cost) -> tuple[Say, ...]:
    """2 Solari, 1 spice."""
    counted = ("solari", "spice", "water", "vp", "persuasion", "swords")
    return tuple(
        Say(f"amount-{field.name}", {"n": getattr(thing, field.name)})
        for field in fields(thing)
        if field.name in counted and getattr(thing, field.name)
    )


def cost(thing: gains.Cost) -> tuple[Say, ...]:
    """What is paid."""
    paid = amounts(thing)
    if thing.influence:
        paid += (Say("cost-influence"),)
    if thing.trash:
        paid += (Say("cost-trash"),)
    if thing.trash_self:
        paid += (Say("cost-trash-self"),)
    if thing.troops:
        paid += (Say("cost-troops", {"n": thing.troops}),)
    return paid


def _plain(message: str, *names: str) -> Callable[[Any], Say]:
    """A message that takes some fields of the effect as numbers."""
    return lambda thing: Say(message, {name: getattr(thing, name) for name in names})


def _influence(thing: influence.Influence) -> Say:
    if thing.faction != ANY:
        return Say("effect-influence", {"n": thing.amount, "faction": faction(thing.faction)})
    if thing.trailing:
        return Say("effect-influence-trailing", {"n": thing.amount})
    if thing.among != FACTION_ICONS:
        among = tuple(faction(f) for f in FACTIONS if thing.among >> f & 1)
        return Say("effect-influence-among", {"n": thing.amount, "factions": among})
    return Say("effect-influence-any", {"n": thing.amount})


def _upto(thing: troops.Deploy | troops.Retreat, some: str, any_number: str) -> Say:
    return Say(any_number) if thing.most == troops.ALL else Say(some, {"n": thing.most})


def _if(thing: choices.If) -> Say:
    parts: dict[str, Any] = {"condition": effect(thing.condition), "then": effects(thing.then)}
    if thing.otherwise:
        return Say("effect-if-else", {**parts, "otherwise": effects(thing.otherwise)})
    return Say("effect-if", parts)


def _one_of(thing: choices.OneOf) -> Say:
    if thing.count > 1:
        return Say("effect-some-of", {"n": thing.count, "branches": effects(thing.branches)})
    one, two = effects(thing.branches)
    return Say("effect-or", {"one": one, "two": two})


_SAID: Final[dict[type, Callable[[Any], Say]]] = {
    gains.Gain: lambda e: Say("effect-gain", {"things": amounts(e)}),
    gains.GainPer: lambda e: Say("effect-gain-per", {"n": e.persuasion, "faction": faction(e.faction)}),
    cards.Draw: lambda e: Say("effect-draw", {"n": e.amount}),
    cards.TrashCard: _plain("effect-trash"),
    cards.TrashSelf: _plain("effect-trash-self"),
    cards.Discard: lambda e: Say("effect-discard", {"n": e.amount}),
    cards.TakeFromDiscard: lambda e: Say("effect-take-back", {"faction": faction(e.faction)}),
    cards.Refocus: _plain("effect-refocus"),
    cards.LookAtTop: _plain("effect-look"),
    cards.TrashTop: _plain("effect-trash-top"),
    intrigue.DrawIntrigue: lambda e: Say("effect-draw-intrigue", {"n": e.amount}),
    intrigue.StealIntrigue: _plain("effect-steal"),
    influence.Influence: _influence,
    influence.SpaceInfluence: lambda e: Say("effect-space-influence", {"faction": faction(e.faction)}),
    influence.WeighedInfluence: lambda e: Say("effect-space-influence", {"faction": faction(e.faction)}),
    influence.InfluenceEach: lambda e: Say("effect-influence-each", {"n": e.amount}),
    influence.TwoFactions: _plain("effect-two-factions"),
    troops.Recruit: lambda e: Say("effect-recruit-deploy" if e.to_conflict else "effect-recruit", {"n": e.amount}),
    troops.Deploy: lambda e: _upto(e, "effect-deploy", "effect-deploy-any"),
    troops.DeployFromSupply: _plain("effect-deploy-supply"),
    troops.Retreat: lambda e: _upto(e, "effect-retreat", "effect-retreat-any"),
    troops.LoseGarrison: _plain("effect-lose-garrison"),
    troops.LoseInConflict: _plain("effect-lose-conflict"),
    troops.StrikeOpponent: _plain("effect-strike"),
    choices.Arrow: lambda e: Say("effect-arrow", {"cost": cost(e.cost), "then": effects(e.then)}),
    choices.If: _if,
    choices.OneOf: _one_of,
    choices.EachOpponent: lambda e: Say("effect-each-opponent", {"effect": effect(e.effect)}),
    acquire.AcquireFree: lambda e: Say("effect-acquire-top" if e.on_top else "effect-acquire", {"n": e.most}),
    acquire.AcquireFoldspace: _plain("effect-foldspace"),
    acquire.Manipulate: _plain("effect-manipulate"),
    acquire.Cheaper: lambda e: Say("effect-cheaper", {"n": e.amount}),
    turn.Harvest: lambda e: Say("effect-harvest", {"n": e.base}),
    AddictedHarvest: lambda e: Say("effect-harvest-addicted", {"n": e.base}),
    turn.DoubleHarvest: _plain("effect-double-harvest"),
    turn.StrongInfluence: _plain("effect-strong-influence"),
    turn.TakeSeat: _plain("effect-seat"),
    SeatWithConnections: _plain("effect-seat-connections"),
    turn.Oratory: _plain("effect-oratory"),
    turn.TakeMentat: _plain("effect-mentat"),
    turn.KeepMentat: _plain("effect-keep-mentat"),
    turn.GainSwordmaster: _plain("effect-swordmaster"),
    turn.Control: lambda e: Say("effect-control", {"space": Say(f"space-{SPACES[CONTROL_SPACES[e.place]].id}")}),
    turn.CloseSpace: _plain("effect-close"),
    turn.RecallAgent: _plain("effect-recall"),
    turn.MayPass: _plain("effect-may-pass"),
    turn.MoreIcons: _plain("effect-envoy"),
    turn.IgnoreEnemies: _plain("effect-infiltrate"),
    turn.RevealPersuasion: lambda e: Say("effect-reveal-persuasion", {"n": e.amount}),
    Signet: _plain("effect-signet"),
    choices.InfluenceOf: lambda e: Say("condition-influence", {"n": e.least, "faction": faction(e.faction)}),
    choices.Alliance: lambda e: (
        Say("condition-any-alliance")
        if e.faction == ANY
        else Say("condition-alliance", {"faction": faction(e.faction)})
    ),
    choices.AnotherInPlay: lambda e: Say("condition-another", {"faction": faction(e.faction)}),
    choices.OnRevealTurn: _plain("condition-reveal"),
    choices.Councillor: _plain("condition-council"),
    choices.Tracks: lambda e: Say("condition-tracks", {"n": e.least, "tracks": e.tracks}),
    OwnsSpice: lambda e: Say("condition-owns", {"n": e.least}),
    OwnsMostSpice: _plain("condition-owns-most"),
}
