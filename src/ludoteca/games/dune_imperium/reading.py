"""What a network reads of Dune: Imperium: what a strong player would count, in few numbers of about 1.

Houses come from the one who looks clockwise; absent ones are all zeros. What matters more the longer the game goes on
is also told so many rounds long, points the more the nearer the end is. A guess is read: hands and decks as they may
lie, so that a table at the end of a line that was played on in thought is read as it is there. Of Intrigue cards only
one's own are read; of the others' one knows how many there are.
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.dune_imperium.content import DECK_CARDS, INTRIGUE_OF, KIND_OF
from ludoteca.games.dune_imperium.content.conflicts import CONFLICTS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE, SPICE_MUST_FLOW_KIND, IntrigueCard
from ludoteca.games.dune_imperium.content.leaders import LEADERS
from ludoteca.games.dune_imperium.effects.gains import Gain
from ludoteca.games.dune_imperium.effects.influence import Influence
from ludoteca.games.dune_imperium.icons import (
    ALLIANCE_AT,
    COMBAT,
    ENDGAME,
    FACTION_IDS,
    FACTIONS,
    FROM_GARRISON,
    NONE,
    PLOT,
    VICTORY,
    VP_AT,
    WON,
)
from ludoteca.games.dune_imperium.lesson import ON_CARD, STARTING
from ludoteca.games.dune_imperium.player import Player
from ludoteca.games.dune_imperium.prices import PRIZES, fading, rounds_left
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Features, Seat, described

HOUSES: Final = 4
PERSUASION: Final = tuple(ON_CARD[kind][0] for kind in KIND_OF)
SWORDS: Final = tuple(ON_CARD[kind][1] for kind in KIND_OF)
REVEALS: Final = tuple(ON_CARD[kind][2] for kind in KIND_OF)
SENDS: Final = tuple(ON_CARD[kind][3] for kind in KIND_OF)
ICONS: Final = tuple(DECK_CARDS[kind].icons for kind in KIND_OF)
"""What is printed on each face of a player's card."""
POINTS: Final = tuple(sum(e.vp for e in card.first if isinstance(e, Gain)) for card in CONFLICTS)
"""Victory Points for winning each Conflict."""


def _said(card: IntrigueCard) -> tuple[float, float, float, float, float]:
    """What an Intrigue card is good for: strength, Influence, a point, an end of the game, a Conflict that is won."""
    swords = influence = points = 0
    for mode in card.modes:
        for effect in mode.effects:
            if isinstance(effect, Gain):
                swords = max(swords, effect.swords if mode.window == COMBAT else 0)
                points = max(points, effect.vp if mode.window in (PLOT, COMBAT) else 0)
            if isinstance(effect, Influence) and mode.window == PLOT:
                influence = 1
    windows = [mode.window for mode in card.modes]
    return swords / 5, float(influence), float(points), float(ENDGAME in windows), float(WON in windows)


SAID: Final = tuple(_said(INTRIGUE[kind]) for kind in INTRIGUE_OF)

TABLE: Final = (
    *("round", "left", "late", "last", "decided", "prize-first", "prize-second", "prize-points", "prize-flag"),
    *("tier-1", "tier-2", "tier-3", "bonus-0", "bonus-1", "bonus-2", "hagal", "combat", "before"),
    *("sleeve-swords", "sleeve-influence", "sleeve-point", "sleeve-end", "sleeve-won", "sleeve-other"),
)
HOUSE: Final = (
    *("present", "asked", "first", "mentat", "revealed", "points", "points-late", "points-high", "ten"),
    *(f"influence-{faction}" for faction in FACTION_IDS),
    *("tracks-1", "tracks-3", "tracks-1-left", "tracks-3-left"),
    *("alliances", "alliance-threatened", "alliance-near", "alliance-next"),
    *("solari", "spice", "water", "solari-left", "spice-left", "water-left", "for-council", "for-swordmaster"),
    *("swordmaster", "council", "swordmaster-left", "council-left", "flags", "flags-left"),
    *("garrison", "garrison-left", "troops", "strength", "might", "lead", "chance", "chance-second"),
    *("agents", "hand", "hand-persuasion", "hand-much", "hand-swords", "hand-reveals", "hand-sends", "hand-icons"),
    *("persuasion", "cards", "deck-persuasion", "deck-swords", "deck-reveals", "deck-sends", "deck-spice-flow"),
    *("intrigue", "intrigue-left"),
    *(f"leader-{leader.id}" for leader in LEADERS),
)
NAMES: Final = (*TABLE, *(f"{name}-{house}" for house in range(HOUSES) for name in HOUSE))


def reading(g: Dune, seat: Seat) -> list[float]:
    """The table as one seat may see it, in a guess of what it does not."""
    players = g.players
    left = rounds_left(g)
    late = 1.0 / (1.0 + left)
    around: list[int] = [who for who, player in enumerate(players) if player.collects]
    count = len(around)
    at = around.index(seat)
    might = [might_of(g, player) for player in players]
    found = _table(g, seat, left, late)
    total = 0
    for who in around:
        total += players[who].vp
    for n in range(count):
        found += _house(g, around[(at + n) % count], left, late, total / count, might)
    found += [0.0] * (len(HOUSE) * (HOUSES - count))
    return found


def _table(g: Dune, seat: Seat, left: float, late: float) -> list[float]:
    found = [g.round / 10, left / 6, late, float(g.round == 10), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    for player in g.players:
        if player.vp >= VICTORY:
            found[4] = 1.0
    if g.conflict:
        card = g.conflicts.face[g.conflict[0]]
        first, second, _ = PRIZES[card]
        found[5] = first / 2
        found[6] = second / 2
        found[7] = POINTS[card] / 2
        found[8] = float(CONFLICTS[card].control != NONE)
        found[8 + CONFLICTS[card].tier] = 1.0
    found += [min(8.0, spice / 4) for spice in g.bonus]
    hagal = 0
    for player in g.players:
        if not player.collects:
            hagal = player.strength
    ask = g.ask
    found.append(min(8.0, hagal / 8))
    found.append(float(g.active == NONE))
    found.append(float(ask is not None and ask.seat == seat))
    sleeve = [0.0] * 6
    faces = g.intrigues.face
    for card in g.players[seat].intrigue:
        said = SAID[faces[card]]
        other = True
        for n in range(5):
            if said[n]:
                sleeve[n] += said[n]
                other = False
        if other:
            sleeve[5] += 0.5
    found += [min(8.0, number) for number in sleeve]
    return found


def might_of(g: Dune, player: Player) -> float:
    """The strength that a House may come to in this round: half of the troops it could still send, and its hand."""
    if player.revealed or player.rival:
        return float(player.strength)
    sent = 0.5 * min(player.garrison, FROM_GARRISON * player.agents)
    if not player.conflict and not sent:
        return 0.0
    total: float = 2.0 * (player.conflict + sent) + player.swords
    face = g.cards.face
    swords = 0.0
    for card in player.hand:
        swords += SWORDS[face[card]]
    return total + 0.7 * swords


def _house(g: Dune, who: int, left: float, late: float, usual: float, might: list[float]) -> list[float]:
    players = g.players
    player = players[who]
    long = left / 6
    ask = g.ask
    solari, spice, water = fading(player.solari, 9) / 6, fading(player.spice, 7) / 5, fading(player.water, 4) / 3
    garrison = fading(player.garrison, 7) / 6
    found = [
        1.0,
        float(ask is not None and ask.seat == who),
        float(g.first == who),
        float(who in (g.mentat, g.mentat_next)),
        float(player.revealed),
        player.vp / 10,
        max(-8.0, min(8.0, 0.5 * (player.vp - usual) * late)),
        max(0, player.vp - 6) / 4,
        float(player.vp >= VICTORY),
    ]
    found += _influence(g, who, long)
    flags = g.control.count(who)
    found += [
        min(8.0, solari),
        min(8.0, spice),
        min(8.0, water),
        min(8.0, solari * long),
        min(8.0, spice * long),
        min(8.0, water * long),
        long * (player.solari >= 5 and not player.council),
        long * (player.solari >= 8 and not player.swordmaster),
        float(player.swordmaster),
        float(player.council),
        long * player.swordmaster,
        long * player.council,
        flags / 2,
        long * flags,
        garrison,
        garrison * long,
        player.conflict / 5,
    ]
    found += _fight(g, who, might)
    found += _cards(g, player, long)
    intrigue = len(player.intrigue)
    found += [min(8.0, intrigue / 3), min(8.0, long * intrigue / 3)]
    leaders = [0.0] * len(LEADERS)
    if player.leader != NONE:
        leaders[player.leader] = 1.0
    return found + leaders


def _influence(g: Dune, who: int, long: float) -> list[float]:
    """The four tracks, steps before a point or an Alliance, and Alliances that may change hands."""
    players = g.players
    mine = players[who].influence
    ones = threes = held = threatened = near = further = 0
    for faction in FACTIONS:
        level = mine[faction]
        if level == VP_AT - 1:
            ones += 1
        elif level == ALLIANCE_AT - 1:
            threes += 1
        holder = g.alliances[faction]
        if holder == who:
            held += 1
            for other, player in enumerate(players):
                if other != who and player.collects and player.influence[faction] >= level:
                    threatened += 1
                    break
        else:
            needed = ALLIANCE_AT if holder == NONE else players[holder].influence[faction] + 1
            if level == needed - 1:
                near += 1
            elif level == needed - 2:
                further += 1
    return [
        *(mine[0] / 5, mine[1] / 5, mine[2] / 5, mine[3] / 5),
        *(ones / 2, threes / 2, long * ones / 2, long * threes / 2),
        *(held / 2, threatened / 2, near / 2, further / 2),
    ]


def _fight(g: Dune, who: int, might: list[float]) -> list[float]:
    """Strength, what it may become, how far ahead that is, and what it may win."""
    mine = might[who]
    best = 0.0
    for other, theirs in enumerate(might):
        if other != who and theirs > best:
            best = theirs
    lead = max(-1.5, min(1.5, (mine - best) / 6))
    chance = follows = 0.0
    if g.conflict and mine > 0:
        first, second, _ = PRIZES[g.conflicts.face[g.conflict[0]]]
        wins = max(0.0, min(1.0, 0.5 + (mine - best) / 8))
        chance, follows = first * wins / 2, second * (1 - wins) / 2
    return [g.players[who].strength / 12, mine / 12, lead, chance, follows]


def _cards(g: Dune, player: Player, long: float) -> list[float]:
    """What the hand may still do, and how much better the average card is than those everybody starts with."""
    face = g.cards.face
    persuasion = swords = reveals = sends = 0.0
    icons = flow = 0
    for card in player.hand:
        kind = face[card]
        flow += KIND_OF[kind] == SPICE_MUST_FLOW_KIND
        persuasion += PERSUASION[kind]
        swords += SWORDS[kind]
        reveals += REVEALS[kind]
        sends += SENDS[kind]
        icons |= ICONS[kind]
    deck = [persuasion, swords, reveals, sends]
    count = len(player.hand)
    for pile in (player.deck, player.discard, player.played, player.shown):
        count += len(pile)
        for card in pile:
            kind = face[card]
            deck[0] += PERSUASION[kind]
            deck[1] += SWORDS[kind]
            deck[2] += REVEALS[kind]
            deck[3] += SENDS[kind]
            flow += KIND_OF[kind] == SPICE_MUST_FLOW_KIND
    found = [0.0] * 8
    if not player.revealed:
        persuasion += 2 * player.council
        found = [
            min(player.agents, len(player.hand)) / 2,
            len(player.hand) / 5,
            persuasion / 6,
            max(0.0, persuasion - 6) / 4,
            swords / 4,
            reveals,
            sends / 2,
            icons.bit_count() / 7,
        ]
    found += [player.persuasion / 6, (count - 10) / 8]
    if count:
        for n in range(4):
            found.append(long * (deck[n] / count - STARTING[n]) * (2.0 if n < 2 else 6.0))
    else:
        found += [0.0, 0.0, 0.0, 0.0]
    found.append(flow / 2)
    return [max(-8.0, min(8.0, number)) for number in found]


ABOUT: Final = described("""
    round: the round, of ten
    left: rounds that are left, of six
    late: near 1 when hardly a round is left
    last: 1 in the tenth round
    decided: 1 if somebody has ten points
    prize: what the Conflict of this round brings
    tier: which Conflict it is
    bonus: bonus spice on the three Maker spaces, of four
    hagal: strength of House Hagal of two players, of eight
    combat: 1 in nobody's turn, as during the Combat
    before: 1 if it is one's own pick
    sleeve: own Intrigue cards, by what they are good for
    present: 1 for a House at the table
    asked: 1 for the House that is asked
    first: 1 for the first player
    mentat: 1 for who has the Mentat, or gets it next
    revealed: 1 after the Reveal turn
    points: Victory Points, of ten; ahead of the mean, the later the more; those above six
    ten: 1 with ten points
    influence: Influence with each Faction, of five
    tracks: tracks just before a point, and just before an Alliance
    alliances: Alliances held, of two
    alliance: those that somebody else may take with a step, that one step would take, and two
    solari: Solari, of six; then for the rounds that are left
    spice: spice, of five; then likewise
    water: water, of three; then likewise
    for: Solari enough for the High Council or the Swordmaster, for the rounds that are left
    swordmaster: 1 with the Swordmaster; then for the rounds that are left
    council: 1 with a High Council seat; then likewise
    flags: Control markers, of two; then likewise
    garrison: troops in the garrison, of six; then likewise
    troops: troops in the Conflict, of five
    strength: strength in the Conflict, of twelve
    might: what that may come to, of twelve
    lead: how far that is ahead of the strongest other
    chance: what it may bring
    agents: Agents to send, of two
    hand: the hand: cards, what they bring when revealed and sent, how many kinds of spaces they reach
    persuasion: Persuasion to spend, of six
    cards: cards owned beyond the first ten
    deck: how much better the average card is, for the rounds that are left; copies of The Spice Must Flow
    intrigue: Intrigue cards, of three; then for the rounds that are left
    leader: 1 for each House's Leader
""")

LESSON: Final = Features(NAMES, reading, ABOUT)
