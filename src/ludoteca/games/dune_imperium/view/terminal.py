"""The table in letters, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, houses, words

Text = Callable[..., str]


def board(view: Dune, t: Text) -> str:
    """Round and Conflict, everybody's numbers, who stands where, the row, and the own cards."""
    lines = []
    if view.conflict:
        number = view.conflicts.face[view.conflict[0]]
        lines.append(t("board-round", n=view.round, conflict=words.conflict(number)))
        rewards = CONFLICTS[number]
        lines += [t("board-reward", place=p, effects=effects.effects(rewards.reward(p))) for p in (1, 2, 3)]
    for who in houses.seating(view):
        lines += list(_house(view, who, t))
    for maker, space in enumerate(s for s in SPACES if s.maker != NONE):
        if view.bonus[maker]:
            lines.append(t("board-bonus", space=words.space(SPACES.index(space)), n=view.bonus[maker]))
    lines.append(t("board-row", cards=tuple(words.card(view.kind(card)) for card in view.row)))
    if 0 <= view.viewer < view.seats:
        me = view.players[view.viewer]
        lines.append(t("board-hand", cards=tuple(words.card(view.kind(card)) for card in me.hand)))
        if me.intrigue:
            lines.append(t("board-intrigue", cards=tuple(words.intrigue(view.intrigue_kind(c)) for c in me.intrigue)))
    return "\n".join(lines)


def _house(view: Dune, who: int, t: Text) -> list[str]:
    player = view.players[who]
    lines = [
        t(
            "board-house",
            name=houses.name(view, who, t),
            vp=player.vp,
            solari=player.solari,
            spice=player.spice,
            water=player.water,
            garrison=player.garrison,
            conflict=player.conflict,
            strength=player.strength,
            agents=player.agents,
            intrigue=len(player.intrigue),
        )
    ]
    levels = tuple(f"{t(f'icon-{id}')} {player.influence[n]}" for n, id in enumerate(FACTION_IDS))
    lines.append(t("board-influence", levels=", ".join(levels)))
    if player.places:
        lines.append(t("board-places", spaces=tuple(words.space(space) for space in player.places)))
    return lines
