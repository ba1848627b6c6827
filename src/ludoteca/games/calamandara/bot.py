"""How Calamandara judges itself: who needs the fewest Pegadas to reach the Fenda, and what helps or hinders.

A beginner counts the Pegadas missing on the cheapest way of every token, adds what lies in the reserve and in the hand,
walks as far as the path leads, and lays the next Pegada where it shortens the way. Cards that stop others are kept for
moves that matter. The weights were set by hand and checked in `ludoteca arena calamandara --bots random,greedy`.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from ludoteca.games.calamandara import weights
from ludoteca.games.calamandara.beginner import ORDER, missing
from ludoteca.games.calamandara.content.symbols import PEGADA
from ludoteca.games.calamandara.described import DESCRIBED
from ludoteca.games.calamandara.expert import EXPERT
from ludoteca.games.calamandara.lesson import LESSON
from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.policy import prefer, sensible
from ludoteca.games.calamandara.race import foreseen
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.games.calamandara.weights import lacking
from ludoteca.kernel import Judge, Seat, levels

__all__ = ["JUDGE", "ORDER", "farsighted", "learned", "prefer", "sensible", "value", "values"]

IN_RESERVE: Final = 0.7
"""A Pegada in the reserve, in Pegadas on the board."""
SYMBOL: Final = 0.1
"""Any other symbol there, up to two."""
ROOM: Final = 0.2
"""Space for a Pegada that is still lacking: with a full reserve nothing more can be acquired."""
CARD: Final = 0.1
RESERVED: Final = 0.16
STEP: Final = 0.22
"""A step the token still has to walk: the path under it is safe."""
SPREAD: Final = 1.8
USUAL: Final = 5.3
"""What somebody lacks who is neither near nor far."""
FAR: Final = 7.0
BEYOND: Final = 0.3
"""Pegadas lacking beyond `FAR` count for less: much may happen before they are needed."""
RIVAL: Final = 0.85
IMPATIENCE: Final = 0.02
LEAST_WATCHED: Final = 0.3
"""What the rival lacks counts less than one's own need, and less from round to round: two who only watched each other
would wait for ever."""
SEARCH: Final = levels(
    iterations=(2, 4, 8),
    rounds=0,
    leaves=(1, 4, 4),
    impression=12,
    plans=(1, 8, 24),
    guesses=(1, 1, 2),
    learned=(0.22, 0.42, 1.0),
    farsighted=(False, False, True),
)
"""What to wish for is most of it. With `policy` nobody needs to compare many ends of a turn: 12 won 0.51 of 80 games
against one, 40 in two guesses 0.49 of 80. So the levels differ in judgement: of those who look at each option once,
whoever judges a quarter by `weights` won 0.63 of 100 games against the beginner, half by them 0.68, wholly by them 0.59
of 100 against half. To play on to the next turn did not help beginners (32 iterations against 8: 0.51 of 50)."""


def value(g: Calamandara, seat: Seat) -> float:
    """How well a seat stands against the best of the others, from 0 to 1."""
    return values(g)[seat]


def values(g: Calamandara) -> list[float]:
    """The same of every seat, at one go."""
    return decided(g) or compared(g, [cost(g, seat, missing(g.board, seat, g.long_with)) for seat in g.everyone])


def learned(g: Calamandara) -> list[float]:
    """The same, by weights that were learned from games."""
    return decided(g) or compared(g, [weights.cost(g, seat) for seat in g.everyone])


def farsighted(g: Calamandara) -> list[float]:
    """The same, by experience, and by who may be on the Fenda before long."""
    if g.winner >= 0:
        return decided(g)
    ways: list[int] = [lacking(g, seat) for seat in g.everyone]
    return foreseen(g, compared(g, [weights.cost_of(g, seat, ways[seat]) for seat in g.everyone]), ways)


def decided(g: Calamandara) -> list[float]:
    """What each seat has got once somebody has won; nothing before."""
    return [float(seat == g.winner) for seat in g.everyone] if g.winner >= 0 else []


def compared(g: Calamandara, costs: list[float]) -> list[float]:
    """Who lacks least stands best."""
    watched = max(LEAST_WATCHED, RIVAL - IMPATIENCE * g.round)
    least, second = sorted(costs)[:2]
    found: list[float] = []
    for mine in costs:
        rival = second if mine == least else least
        found.append(1 / (1 + math.exp((mine - watched * rival - (1 - watched) * USUAL) / SPREAD)))
    return found


def cost(g: Calamandara, seat: Seat, way: float) -> float:
    """How much a traveller still lacks, in Pegadas, who has so many to lay on the way to the Fenda."""
    t = g.travellers[seat]
    stock = float(t.symbols.count(PEGADA))
    cards = CARD * float(len(t.hand)) + RESERVED * float(len(t.reserve))
    useful = min(stock, way)
    kept = IN_RESERVE * useful + SYMBOL * min(2.0, float(len(t.symbols)) - useful)
    kept += ROOM * min(float(t.room), way - useful)
    needed = min(way, FAR) + BEYOND * max(0.0, way - FAR)
    return needed - kept - cards + STEP * steps_to_fenda(g.board, seat)


def terms(g: Calamandara, seat: Seat) -> dict[str, float]:
    """What `cost` is made of, in Pegadas: less of it is better."""
    t, way = g.travellers[seat], missing(g.board, seat, g.long_with)
    steps = -STEP * steps_to_fenda(g.board, seat)
    cards = CARD * len(t.hand) + RESERVED * len(t.reserve)
    needed = -(min(way, FAR) + BEYOND * max(0.0, way - FAR))
    found = {"way": needed, "steps": steps, "cards": cards}
    return found | {"symbols": -cost(g, seat, way) - sum(found.values())}


MASTER: Final = replace(SEARCH[-1], plans=20, expert=True)
"""As `mcts-strong`, with an eye for Asas (`expert`), and fewer plans to make up for the time that takes: 0.56 of 600
games against it, equally quick (bench/arena)."""

TEMPERAMENTS: Final = {
    "builder": {"way": 0.5},
    "runner": {"steps": 2.0},
    "collector": {"cards": 3.0},
}
"""Who would rather lay Pegadas, who would rather walk, and who would rather keep cards."""

JUDGE: Final = Judge(
    temperaments=TEMPERAMENTS,
    terms=terms,
    value=value,
    values=values,
    prefer=prefer,
    sensible=sensible,
    learned=learned,
    farsighted=farsighted,
    search=SEARCH,
    master=MASTER,
    lesson=LESSON,
    expert=EXPERT,
    option_features=DESCRIBED,
)
