"""How Dune: Imperium judges itself: what a House is worth now, and which picks a beginner would look at first.

Worth is counted in Victory Points, by the price list of `prices.py`. It was checked by
`ludoteca arena dune_imperium --bots random,greedy`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.games.dune_imperium.asks import (
    AllianceHeir,
    ChooseFaction,
    ChooseTwoFactions,
    RivalFaction,
    RivalTwoFactions,
)
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.described import MARKS, MOMENTS, about, moment
from ludoteca.games.dune_imperium.icons import ALLIANCE_AT, NONE, VP_AT
from ludoteca.games.dune_imperium.lesson import BEGINNING, NAMES, aspects, judged_by
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.practice import practised
from ludoteca.games.dune_imperium.prices import (
    AGENT,
    BOUGHT,
    DONE,
    INTRIGUE_CARD,
    PLAYED,
    POWER,
    SEAT,
    SOLARI,
    SPENT,
    SPICE,
    STEPS,
    THIRD_AGENT,
    TROOP,
    USUAL,
    VISIT,
    WATER,
    conflict_worth,
    fading,
    power,
    rounds_left,
)
from ludoteca.games.dune_imperium.reading import LESSON
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Judge, Option, OptionFeatures, Search, Seat, Weighing, levels

SEARCH: Final = levels(iterations=(8, 24, 192), rounds=3, leaves=(1, 3, 3))
"""Three turns of one's own are about a round, with its Conflict: 48 iterations against a beginner of 40 leaves won 0.65
of 40 games that look one turn ahead, 0.88 of 40 that look three; six turns won 0.40 of 40 against three.
Against 8 iterations, 48 won 0.57 of 60 games with one leaf and 0.74 of 50 with three."""

MASTER: Final = {2: Search(iterations=150, rounds=3, leaves=3, learned=1.0)}
"""With two players the same search, judging by practice (`practice.py`), in the time of `mcts-strong`: chances that are
not overrated lie closer together, so that fewer decisions are clear early. 0.68 of 120 games (bench/arena)."""


def value(g: Dune, seat: Seat) -> float:
    """How well a House stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: Dune) -> list[float]:
    """The same of every seat, at one go."""
    rivals = [player for player in g.players if player.collects]
    left = rounds_left(g)
    chances = conflict_worth(g) if g.conflict else [0.0] * len(g.players)
    worths = [worth(g, player, left) + chance for player, chance in zip(rivals, chances, strict=False)]
    spread = 0.55 + 0.16 * left
    first, second = sorted(worths, reverse=True)[:2]
    return [1 / (1 + math.exp(((second if mine == first else first) - mine) / spread)) for mine in worths[: g.seats]]


def worth(g: Dune, player: Player, left: float) -> float:
    """Points, and what will become points in the rounds that are left."""
    total = player.vp + 0.0
    for level in player.influence:
        total += STEPS[level]
    use = min(1.0, 0.25 + 0.25 * left)  # what is left over at the end is worth little
    total += use * (
        SOLARI * fading(player.solari, 9) + SPICE * fading(player.spice, 7) + WATER * fading(player.water, 4)
    )
    total += use * (TROOP * fading(player.garrison, 7) + INTRIGUE_CARD * len(player.intrigue))
    total += left * (THIRD_AGENT * player.swordmaster + SEAT * player.council)
    face = g.cards.face
    cards = player.deck + player.hand + player.discard + player.played + player.shown
    if cards:
        total += 3.5 * left * (power(face, cards) / len(cards) - USUAL)
    if not player.revealed and player.hand:
        total += AGENT * min(player.agents, len(player.hand))
        total += 0.8 * power(face, player.hand)
    return total


def terms(g: Dune, seat: Seat) -> dict[str, float]:
    """What `worth` is made of, and the Conflict."""
    player, left = g.players[seat], rounds_left(g)
    use = min(1.0, 0.25 + 0.25 * left)
    goods = SOLARI * fading(player.solari, 9) + SPICE * fading(player.spice, 7) + WATER * fading(player.water, 4)
    found = {
        "points": float(player.vp),
        "influence": sum(STEPS[level] for level in player.influence),
        "goods": use * goods,
        "troops": use * TROOP * fading(player.garrison, 7),
        "intrigue": use * INTRIGUE_CARD * len(player.intrigue),
        "council": left * (THIRD_AGENT * player.swordmaster + SEAT * player.council),
    }
    conflict = conflict_worth(g)[seat] if g.conflict else 0.0
    return found | {"cards": worth(g, player, left) - sum(found.values()), "conflict": conflict}


ORDER: Final[dict[str, float]] = {
    "leader": 0.5, "secret": 0.5, "move": 0.4, "do": 0.6, "done": 0.35, "pass": 0.4, "stay": 0.5, "stop": 0.4,
    "skip": 0.3, "defend": 0.7, "on_top": 0.6, "on_discard": 0.4, "recall": 0.5,
}  # fmt: skip


def prefer(g: Dune, option: Option) -> float:
    """What a beginner would try first: good spaces, steps that score, dear cards; Agents before the Reveal turn."""
    how = SPECIAL.get(option.verb)
    return ORDER[option.verb] if how is None else how(g, option)


def prefers(g: Dune, options: Sequence[Option]) -> list[float]:
    """The same of each."""
    return [prefer(g, option) for option in options]


def _reveal(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    return 0.3 if g.players[ask.seat].agents else 0.9


def _at(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    space = SPACES[option.number]
    gain = VISIT[option.number]
    if space.maker != NONE:
        gain += SPICE * g.bonus[space.maker]
    if space.faction != NONE:
        gain += _step(g.players[ask.seat].influence[space.faction])
    return 0.4 + 0.5 * gain


def _step(level: int) -> float:
    """The next step on a track: to a point, or to an Alliance."""
    return 0.6 if level == VP_AT - 1 else 0.5 if level == ALLIANCE_AT - 1 else 0.1


INFLUENCING: Final = (AllianceHeir, ChooseFaction, ChooseTwoFactions, RivalFaction, RivalTwoFactions)
"""Questions about the Influence of somebody, who is not always whoever answers."""


def _faction(g: Dune, option: Option) -> float:
    ask: Any = g.ask
    who = ask.who if isinstance(ask, INFLUENCING) else ask.seat
    return 0.4 + _step(g.players[who].influence[option.number])


def _whom(g: Dune, option: Option) -> float:
    """Whoever leads."""
    return 0.4 + 0.03 * g.players[g.targeted(option.args[0])].vp


def _weak(g: Dune, option: Option) -> float:
    return 0.6 - 0.6 * POWER[option.number]


def _name(g: Dune, option: Option) -> float:
    return 0.4 + 0.5 * VISIT[option.number]


SPECIAL: Final[dict[str, Callable[[Dune, Option], float]]] = {
    "play": lambda _, option: PLAYED[option.number],
    "reveal": _reveal,
    "at": _at,
    "do": lambda _, option: DONE[option.number],
    "intrigue": lambda _, option: SPENT[option.number],
    "faction": _faction,
    "to": _whom,
    "against": _whom,
    "trash": _weak,
    "discard": _weak,
    "take": lambda _, option: BOUGHT[option.number],
    "buy": lambda _, option: BOUGHT[option.number],
    "claim": lambda _, option: BOUGHT[option.number],
    "acquire": lambda _, option: BOUGHT[option.number],
    "manipulate": lambda _, option: BOUGHT[option.number],
    "name": _name,
    "sell": lambda _, option: 0.5 + 0.04 * option.number,
    "deploy": lambda _, option: 0.5 + 0.03 * option.number,
    "retreat": lambda _, option: 0.5 - 0.05 * option.number,
}
"""Verbs whose worth depends on what they point at."""


TEMPERAMENTS: Final = {
    "raider": {"conflict": 1.0, "troops": 1.0},
    "diplomat": {"influence": 0.8},
    "gambler": {"intrigue": 1.0},
}
"""Who would rather fight, who would rather be liked, and who would rather have something up the sleeve."""

JUDGE: Final = Judge(
    value=value,
    values=values,
    prefer=prefer,
    prefers=prefers,
    search=SEARCH,
    terms=terms,
    weighing=Weighing(NAMES, BEGINNING, aspects, judged_by),
    option_features=OptionFeatures(MOMENTS, moment, MARKS, about),
    temperaments=TEMPERAMENTS,
    lesson=LESSON,
    learned=practised,
    master=MASTER,
)
