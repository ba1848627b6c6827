"""How a situation of Dune: Imperium and the options in it are described to whoever learns which of them to prefer."""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, WAYS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.lesson import ON_CARD
from ludoteca.games.dune_imperium.prices import (
    BOUGHT,
    DONE,
    PLAYED,
    POWER,
    SPENT,
    VISIT,
    cost_worth,
    effects_worth,
    rounds_left,
)
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Option, Seat

MOMENTS: Final = (
    *("always", "rounds left", "first round", "Agents", "cards in hand", "Solari", "spice", "water", "garrison"),
    *("troops in the Conflict", "ahead in the Conflict", "the prize", "Swordmaster", "High Council"),
    *("Intrigue cards", "Persuasion", "others who have revealed", "ahead in points"),
)


def moment(g: Dune, seat: Seat) -> list[float]:
    """The situation of a House in a few numbers."""
    player = g.players[seat]
    others = [other for who, other in enumerate(g.players) if who != seat]
    strongest = max(other.strength for other in others)
    most = max(other.vp for other in others)
    return [
        1.0,
        rounds_left(g) / 6,
        float(g.round == 1),
        player.agents / 2,
        len(player.hand) / 5,
        player.solari / 6,
        player.spice / 5,
        player.water / 3,
        player.garrison / 6,
        player.conflict / 4,
        max(-1.5, min(1.5, (player.strength - strongest) / 6)),
        (g.conflicts.face[g.conflict[0]] >= 4) / 2 if g.conflict else 0.0,
        float(player.swordmaster),
        float(player.council),
        len(player.intrigue) / 3,
        player.persuasion / 6,
        sum(other.revealed for other in others) / len(others),
        (player.vp - most) / 4,
    ]


MARKS: Final = (
    *("printed Persuasion", "printed swords", "other Reveal", "for an Agent", "icons", "card cost", "power", "bought"),
    *("visit", "costs", "Faction", "combat", "Maker", "space effects", "unit", "Intrigue", "Intrigue cost", "number"),
)
OF_CARDS: Final = frozenset({"play", "trash", "discard", "take", "buy", "claim", "acquire", "manipulate"})
OF_SPACES: Final = frozenset({"at", "name", "move", "recall"})


def about(option: Option) -> list[float]:
    """What is printed on the card, the space or the effect that an option points at."""
    verb, number = option.verb, option.number
    row = [0.0] * len(MARKS)
    if number < 0:
        return row
    if verb in OF_CARDS:
        card = DECK_CARDS[number]
        played = PLAYED[number] if verb == "play" else BOUGHT[number]
        row[:8] = [*ON_CARD[number], card.cost / 5, POWER[number], played]
    elif verb in OF_SPACES:
        space = SPACES[number]
        row[8:14] = [
            VISIT[number],
            cost_worth(space.cost),
            float(space.faction != NONE),
            float(space.combat),
            float(space.maker != NONE),
            effects_worth(space.effects),
        ]
    elif verb == "do":
        row[14] = DONE[number]
    elif verb == "intrigue":
        kind, mode = WAYS[number]
        row[15:17] = [SPENT[number], cost_worth(INTRIGUE[kind].modes[mode].cost)]
    else:
        row[17] = number / 5
    return row
