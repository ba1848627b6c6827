"""The table in letters, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.spaces import CONTROL_SPACES, SPACES
from ludoteca.games.dune_imperium.icons import FACTION_IDS, NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.games.dune_imperium.view import effects, houses, words
from ludoteca.kernel import Say

Text = Callable[..., str]


def board(view: Dune, t: Text) -> str:
    """Round and Conflict, everybody's numbers, who stands where, the row, and the own cards."""
    lines = []
    if view.conflict:
        number = view.conflicts.face[view.conflict[0]]
        lines.append(t("board-round", n=view.round, conflict=words.conflict(number)))
        rewards = CONFLICTS[number]
        lines += [t("board-reward", place=p, effects=effects.effects(rewards.reward(p))) for p in (1, 2)]
        third = effects.effects(rewards.third)
        lines.append(t("board-reward", place=3, effects=third) if view.seats == 4 else t("board-third", effects=third))
    for who in houses.seating(view):
        lines += list(_house(view, who, t))
    for maker, space in enumerate(s for s in SPACES if s.maker != NONE):
        if view.bonus[maker]:
            lines.append(t("board-bonus", space=words.space(SPACES.index(space)), n=view.bonus[maker]))
    lines.append(t("board-row", cards=tuple(priced(view.kind(card)) for card in view.row)))
    if view.mentat == NONE:
        lines.append(t("board-mentat-free"))
    if view.me is not None:
        me = view.players[view.me]
        lines.append(t("board-hand", cards=tuple(words.card(view.kind(card)) for card in me.hand)))
        if me.intrigue:
            lines.append(t("board-intrigue", cards=tuple(timed(view.intrigue_kind(card)) for card in me.intrigue)))
    return "\n".join(lines)


def priced(kind: int) -> Say:
    """A card of the Imperium Row with the Persuasion it costs."""
    return Say("board-priced", {"card": words.card(kind), "n": DECK_CARDS[kind].cost})


def timed(kind: int) -> Say:
    """An Intrigue card with the moment at which it is played."""
    return Say("board-timed", {"card": words.intrigue(kind), "when": words.timing(kind)})


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
    allied = tuple(effects.faction(f) for f, holder in enumerate(view.alliances) if holder == who)
    if allied:
        lines.append(t("board-alliances", factions=allied))
    held = tuple(words.space(CONTROL_SPACES[flag]) for flag, holder in enumerate(view.control) if holder == who)
    if held:
        lines.append(t("board-control", spaces=held))
    won = tuple(Say(message) for message in houses.honours(view, who))
    if won:
        lines.append(t("board-honours", honours=won))
    if not player.rival:
        lines.append(t("board-cards", hand=len(player.hand), deck=len(player.deck)))
    in_play = [*player.played, *player.shown]
    for message, pile in (
        ("board-in-play", in_play),
        ("board-discard", player.discard),
        ("board-aside", player.aside),
    ):
        if pile:
            lines.append(t(message, cards=tuple(words.card(view.kind(card)) for card in pile)))
    if player.places:
        lines.append(t("board-places", spaces=tuple(words.space(space) for space in player.places)))
    if player.voice != NONE:
        lines.append(t("board-voice", space=words.space(player.voice)))
    return lines
