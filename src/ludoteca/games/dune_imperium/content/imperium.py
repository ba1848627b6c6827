"""The 43 different cards of the Imperium Deck, each beside what is printed on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.dune_imperium.board import Board
from ludoteca.games.dune_imperium.content.deck import DeckCard
from ludoteca.games.dune_imperium.effects.acquire import Cheaper
from ludoteca.games.dune_imperium.effects.cards import Discard, Draw, TakeFromDiscard, TrashCard, TrashSelf
from ludoteca.games.dune_imperium.effects.choices import (
    Alliance,
    AnotherInPlay,
    Arrow,
    EachOpponent,
    If,
    InfluenceOf,
    OneOf,
)
from ludoteca.games.dune_imperium.effects.gains import Cost, Gain, GainPer
from ludoteca.games.dune_imperium.effects.influence import Influence, InfluenceEach
from ludoteca.games.dune_imperium.effects.intrigue import DrawIntrigue
from ludoteca.games.dune_imperium.effects.troops import ALL, Deploy, LoseGarrison, LoseInConflict, Recruit, Retreat
from ludoteca.games.dune_imperium.effects.turn import CloseSpace, DoubleHarvest, StrongInfluence
from ludoteca.games.dune_imperium.icons import (
    ANY,
    BENE_GESSERIT,
    CITY,
    EMPEROR,
    FACTION_ICONS,
    FREMEN,
    GUILD,
    LANDSRAAD,
    SPICE_TRADE,
    icons,
)
from ludoteca.kernel import corrected

SISTERHOOD: Final = AnotherInPlay(BENE_GESSERIT)
BOND: Final = AnotherInPlay(FREMEN)


@dataclass(frozen=True)
class Bounty(DeckCard):
    """It pays its owner when some effect trashes it, wherever it lies."""

    bounty: int = 0
    """Solari."""

    def trashed(self, g: Board, who: int, card: int) -> None:
        Gain(solari=self.bounty).happen(g, who, card)


_IMPERIUM: Final = (
    DeckCard(
        "arrakis_recruiter",
        copies=2,
        cost=2,
        icons=icons(CITY),
        agent=(Recruit(1),),
        reveal=(Gain(persuasion=1, swords=1),),
    ),
    # 4 Solari when trashed by an effect.
    Bounty("assassination_mission", copies=2, cost=1, reveal=(Gain(solari=1, swords=1),), bounty=4, rule="DI-CLAR-12"),
    DeckCard(
        "bene_gesserit_initiate",
        copies=2,
        cost=3,
        factions=icons(BENE_GESSERIT),
        icons=icons(LANDSRAAD, CITY, SPICE_TRADE),
        agent=(Draw(1),),
        reveal=(Gain(persuasion=1),),
    ),
    # 2 Persuasion or 2 swords.
    DeckCard(
        "bene_gesserit_sister",
        copies=3,
        cost=3,
        factions=icons(BENE_GESSERIT),
        icons=icons(BENE_GESSERIT, LANDSRAAD),
        reveal=(OneOf((Gain(persuasion=2), Gain(swords=2))),),
    ),
    # Twice the space's own spice.
    DeckCard(
        "carryall",
        copies=1,
        cost=5,
        icons=icons(SPICE_TRADE),
        agent=(DoubleHarvest(),),
        reveal=(Gain(persuasion=1, spice=1),),
    ),
    # Any number of troops may retreat.
    DeckCard(
        "chani",
        copies=1,
        cost=5,
        factions=icons(FREMEN),
        icons=icons(FREMEN, CITY, SPICE_TRADE),
        reveal=(Gain(persuasion=2), Retreat(ALL)),
        acquire=(Gain(water=1),),
    ),
    # 1 Influence with every Faction when acquired.
    DeckCard("choam_directorship", copies=1, cost=8, reveal=(Gain(solari=3),), acquire=(InfluenceEach(1),)),
    # Fremen Bond: 1 Fremen Influence.
    DeckCard(
        "crysknife",
        copies=1,
        cost=3,
        factions=icons(FREMEN),
        icons=icons(FREMEN, SPICE_TRADE),
        agent=(Gain(solari=1),),
        reveal=(Gain(swords=1), If(BOND, (Influence(FREMEN),))),
    ),
    DeckCard("dr_yueh", copies=1, cost=1, icons=icons(CITY), agent=(Draw(1),), reveal=(Gain(persuasion=1),)),
    # 1 water for a troop and a card.
    DeckCard(
        "duncan_idaho",
        copies=1,
        cost=4,
        icons=icons(CITY),
        agent=(Arrow(Cost(water=1), (Recruit(1), Draw(1))),),
        reveal=(Gain(swords=2, water=1),),
    ),
    # Fremen Bond: 3 swords.
    DeckCard(
        "fedaykin_death_commando",
        copies=2,
        cost=3,
        factions=icons(FREMEN),
        icons=icons(CITY, SPICE_TRADE),
        agent=(TrashCard(),),
        reveal=(Gain(persuasion=1), If(BOND, (Gain(swords=3),))),
    ),
    # 2 Solari for 1 Influence with the Guild, the Bene Gesserit or the Fremen; 4 Persuasion with the Emperor's
    # Alliance.
    DeckCard(
        "firm_grip",
        copies=1,
        cost=4,
        factions=icons(EMPEROR),
        icons=icons(EMPEROR, LANDSRAAD),
        agent=(Arrow(Cost(solari=2), (Influence(ANY, 1, icons(GUILD, BENE_GESSERIT, FREMEN)),)),),
        reveal=(If(Alliance(EMPEROR), (Gain(persuasion=4),)),),
    ),
    # 2 spice for 3 troops.
    DeckCard(
        "fremen_camp",
        copies=2,
        cost=4,
        factions=icons(FREMEN),
        icons=icons(SPICE_TRADE),
        agent=(Arrow(Cost(spice=2), (Recruit(3),)),),
        reveal=(Gain(persuasion=2, swords=1),),
    ),
    # 2 spice with another Bene Gesserit card in play.
    DeckCard(
        "gene_manipulation",
        copies=2,
        cost=3,
        factions=icons(BENE_GESSERIT),
        icons=icons(LANDSRAAD, CITY),
        agent=(TrashCard(), If(SISTERHOOD, (Gain(spice=2),))),
        reveal=(Gain(persuasion=2),),
    ),
    DeckCard(
        "guild_administrator",
        copies=2,
        cost=2,
        factions=icons(GUILD),
        icons=icons(GUILD, SPICE_TRADE),
        agent=(TrashCard(),),
        reveal=(Gain(persuasion=1),),
    ),
    # 1 Guild Influence or 2 spice; with the Guild's Alliance 3 spice for a Victory Point.
    DeckCard(
        "guild_ambassador",
        copies=1,
        cost=4,
        factions=icons(GUILD),
        icons=icons(LANDSRAAD),
        agent=(OneOf((Influence(GUILD), Gain(spice=2))),),
        reveal=(If(Alliance(GUILD), (Arrow(Cost(spice=3), (Gain(vp=1),)),)),),
    ),
    # The Spice Must Flow costs 3 less this turn.
    DeckCard(
        "guild_bankers",
        copies=1,
        cost=3,
        factions=icons(GUILD),
        icons=icons(EMPEROR, GUILD, LANDSRAAD),
        reveal=(Cheaper(3),),
    ),
    # Every opponent loses a garrisoned troop; one of yours may join the Conflict.
    DeckCard(
        "gun_thopter",
        copies=2,
        cost=4,
        icons=icons(CITY, SPICE_TRADE),
        agent=(EachOpponent(LoseGarrison()),),
        reveal=(Gain(swords=3), Deploy(1)),
    ),
    # 3 Solari for 2 troops that may go straight to the Conflict.
    DeckCard(
        "gurney_halleck",
        copies=1,
        cost=6,
        icons=icons(CITY),
        agent=(Recruit(2), Draw(1)),
        reveal=(Gain(persuasion=2), Arrow(Cost(solari=3), (Recruit(2, to_conflict=True),))),
    ),
    # Trash this card for an Intrigue card.
    DeckCard(
        "imperial_spy",
        copies=2,
        cost=2,
        factions=icons(EMPEROR),
        icons=icons(EMPEROR),
        agent=(Arrow(Cost(trash_self=True), (DrawIntrigue(1),)),),
        reveal=(Gain(persuasion=1, swords=1),),
    ),
    # Any space, whoever stands there, with an Agent of the Leader or of the board.
    DeckCard("kwisatz_haderach", copies=1, cost=8, factions=icons(BENE_GESSERIT), agent=(Draw(1),), any_space=True),
    DeckCard(
        "lady_jessica",
        copies=1,
        cost=7,
        factions=icons(BENE_GESSERIT),
        icons=icons(BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE),
        agent=(Draw(2),),
        reveal=(Gain(persuasion=3, swords=1),),
        acquire=(Influence(ANY),),
    ),
    # 2 Persuasion for each Fremen card in play.
    DeckCard(
        "liet_kynes",
        copies=1,
        cost=5,
        factions=icons(EMPEROR, FREMEN),
        icons=icons(FREMEN, CITY),
        reveal=(GainPer(FREMEN, 2),),
        acquire=(Influence(EMPEROR),),
    ),
    # 1 Influence with another Bene Gesserit card in play. Its Faction comes from the errata.
    DeckCard(
        "missionaria_protectiva",
        copies=2,
        cost=1,
        factions=icons(BENE_GESSERIT),
        icons=icons(CITY),
        agent=(If(SISTERHOOD, (Influence(ANY),)),),
        reveal=(Gain(persuasion=1),),
        rule="DI-CLAR-29",
    ),
    # 6 Solari for a Victory Point.
    DeckCard(
        "opulence",
        copies=1,
        cost=6,
        factions=icons(EMPEROR),
        icons=icons(EMPEROR),
        agent=(Gain(solari=3),),
        reveal=(Gain(persuasion=1), Arrow(Cost(solari=6), (Gain(vp=1),))),
    ),
    # Draw a card, or take a Bene Gesserit card back from the discard pile.
    DeckCard(
        "other_memory",
        copies=1,
        cost=4,
        factions=icons(BENE_GESSERIT),
        icons=icons(CITY, SPICE_TRADE),
        agent=(OneOf((Draw(1), TakeFromDiscard(BENE_GESSERIT))),),
        reveal=(Gain(persuasion=2),),
    ),
    DeckCard(
        "piter_de_vries",
        copies=1,
        cost=5,
        icons=icons(LANDSRAAD, CITY),
        agent=(DrawIntrigue(1),),
        reveal=(Gain(persuasion=3, swords=1),),
    ),
    # 2 Influence instead of 1 at the Faction space; then it trashes itself.
    DeckCard("power_play", copies=3, cost=5, icons=FACTION_ICONS, agent=(StrongInfluence(), TrashSelf())),
    # With another Bene Gesserit card in play every opponent discards two cards.
    DeckCard(
        "reverend_mother_mohiam",
        copies=1,
        cost=6,
        factions=icons(EMPEROR, BENE_GESSERIT),
        icons=icons(EMPEROR, BENE_GESSERIT),
        agent=(If(SISTERHOOD, (EachOpponent(Discard(2)),)),),
        reveal=(Gain(persuasion=2, spice=2),),
    ),
    DeckCard("sardaukar_infantry", copies=2, cost=1, factions=icons(EMPEROR), reveal=(Gain(persuasion=1, swords=2),)),
    # Up to three garrisoned troops may join the Conflict.
    DeckCard(
        "sardaukar_legion",
        copies=2,
        cost=5,
        factions=icons(EMPEROR),
        icons=icons(EMPEROR, LANDSRAAD),
        agent=(Recruit(2),),
        reveal=(Gain(persuasion=1), Deploy(3)),
    ),
    # Up to two troops may retreat.
    DeckCard(
        "scout", copies=2, cost=1, icons=icons(CITY, SPICE_TRADE), reveal=(Gain(persuasion=1, swords=1), Retreat(2))
    ),
    # 1 Influence and 2 spice for 2 Influence.
    DeckCard(
        "shifting_allegiances",
        copies=2,
        cost=3,
        icons=icons(LANDSRAAD, SPICE_TRADE),
        agent=(Arrow(Cost(spice=2, influence=1), (Influence(ANY, 2),)),),
        reveal=(Gain(persuasion=2),),
    ),
    # Fremen Bond: 3 Persuasion and 1 spice.
    DeckCard(
        "sietch_reverend_mother",
        copies=1,
        cost=4,
        factions=icons(BENE_GESSERIT, FREMEN),
        icons=icons(BENE_GESSERIT, FREMEN),
        agent=(TrashCard(),),
        reveal=(If(BOND, (Gain(persuasion=3, spice=1),)),),
    ),
    # Two cards with 2 Influence in the Guild.
    DeckCard(
        "smugglers_thopter",
        copies=2,
        cost=4,
        factions=icons(GUILD),
        icons=icons(SPICE_TRADE),
        agent=(If(InfluenceOf(GUILD, 2), (Draw(2),)),),
        reveal=(Gain(persuasion=1, spice=1),),
    ),
    DeckCard(
        "space_travel",
        copies=2,
        cost=3,
        factions=icons(GUILD),
        icons=icons(GUILD),
        agent=(Draw(1),),
        reveal=(Gain(persuasion=2),),
    ),
    # Fremen Bond: 1 spice.
    DeckCard(
        "spice_hunter",
        copies=2,
        cost=2,
        factions=icons(FREMEN),
        icons=icons(FREMEN, SPICE_TRADE),
        reveal=(Gain(persuasion=1, swords=1), If(BOND, (Gain(spice=1),))),
    ),
    # 2 spice for 1 Guild Influence and 3 Solari.
    DeckCard(
        "spice_smugglers",
        copies=2,
        cost=2,
        factions=icons(GUILD),
        icons=icons(CITY),
        agent=(Arrow(Cost(spice=2), (Influence(GUILD), Gain(solari=3))),),
        reveal=(Gain(persuasion=1, swords=1),),
    ),
    DeckCard(
        "stilgar",
        copies=1,
        cost=5,
        factions=icons(FREMEN),
        icons=icons(FREMEN, CITY, SPICE_TRADE),
        agent=(Gain(water=1),),
        reveal=(Gain(persuasion=2, swords=3),),
    ),
    # Every opponent discards a card or loses a troop of the Conflict.
    DeckCard(
        "test_of_humanity",
        copies=1,
        cost=3,
        factions=icons(BENE_GESSERIT),
        icons=icons(BENE_GESSERIT, LANDSRAAD, CITY),
        agent=(EachOpponent(OneOf((Discard(1), LoseInConflict()))),),
        reveal=(Gain(persuasion=2),),
    ),
    # Close a space to the opponents until your next turn.
    DeckCard(
        "the_voice",
        copies=2,
        cost=2,
        factions=icons(BENE_GESSERIT),
        icons=icons(CITY, SPICE_TRADE),
        agent=(CloseSpace(),),
        reveal=(Gain(persuasion=2),),
    ),
    DeckCard(
        "thufir_hawat",
        copies=1,
        cost=5,
        icons=FACTION_ICONS | icons(CITY, SPICE_TRADE),
        agent=(Draw(1),),
        reveal=(Gain(persuasion=1), DrawIntrigue(1)),
    ),
    # 4 swords with 2 Fremen Influence, 2 more with their Alliance.
    DeckCard(
        "worm_riders",
        copies=2,
        cost=6,
        factions=icons(FREMEN),
        icons=icons(CITY, SPICE_TRADE),
        agent=(Gain(spice=2),),
        reveal=(If(InfluenceOf(FREMEN, 2), (Gain(swords=4),)), If(Alliance(FREMEN), (Gain(swords=2),))),
    ),
)
IMPERIUM: Final = corrected(__name__, "card", _IMPERIUM)
