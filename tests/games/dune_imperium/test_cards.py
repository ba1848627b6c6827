"""The 53 different cards of the players' decks: what is printed on each, and what it does."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.effects.acquire import acquire
from ludoteca.games.dune_imperium.icons import ICON_IDS
from ludoteca.kernel import rule
from tests.games.dune_imperium.scene import CARD, SPACE, Scene, dune

PRINTED = """
Convincing Argument | 2 | 0 |  |  | persuasion=2
Dagger | 2 | 0 |  | L | swords=1
Diplomacy | 1 | 0 |  | EGBF | persuasion=1
Dune, the Desert Planet | 2 | 0 |  | S | persuasion=1
Reconnaissance | 1 | 0 |  | C | persuasion=1
Seek Allies | 1 | 0 |  | EGBF |
Signet Ring | 1 | 0 |  | LCS | persuasion=1
Arrakis Liaison | 8 | 2 | F | LC | persuasion=2
The Spice Must Flow | 10 | 9 |  |  | spice=1
Foldspace | 6 | 0 |  | EGBFLCS |
Arrakis Recruiter | 2 | 2 |  | C | persuasion=1 swords=1
Assassination Mission | 2 | 1 |  |  | solari=1 swords=1
Bene Gesserit Initiate | 2 | 3 | B | LCS | persuasion=1
Bene Gesserit Sister | 3 | 3 | B | BL |
Carryall | 1 | 5 |  | S | persuasion=1 spice=1
Chani | 1 | 5 | F | FCS | persuasion=2
CHOAM Directorship | 1 | 8 |  |  | solari=3
Crysknife | 1 | 3 | F | FS | swords=1
Dr. Yueh | 1 | 1 |  | C | persuasion=1
Duncan Idaho | 1 | 4 |  | C | swords=2 water=1
Fedaykin Death Commando | 2 | 3 | F | CS | persuasion=1
Firm Grip | 1 | 4 | E | EL |
Fremen Camp | 2 | 4 | F | S | persuasion=2 swords=1
Gene Manipulation | 2 | 3 | B | LC | persuasion=2
Guild Administrator | 2 | 2 | G | GS | persuasion=1
Guild Ambassador | 1 | 4 | G | L |
Guild Bankers | 1 | 3 | G | EGL |
Gun Thopter | 2 | 4 |  | CS | swords=3
Gurney Halleck | 1 | 6 |  | C | persuasion=2
Imperial Spy | 2 | 2 | E | E | persuasion=1 swords=1
Kwisatz Haderach | 1 | 8 | B |  |
Lady Jessica | 1 | 7 | B | BLCS | persuasion=3 swords=1
Liet Kynes | 1 | 5 | EF | FC | persuasion=2
Missionaria Protectiva | 2 | 1 | B | C | persuasion=1
Opulence | 1 | 6 | E | E | persuasion=1
Other Memory | 1 | 4 | B | CS | persuasion=2
Piter De Vries | 1 | 5 |  | LC | persuasion=3 swords=1
Power Play | 3 | 5 |  | EGBF |
Reverend Mother Mohiam | 1 | 6 | EB | EB | persuasion=2 spice=2
Sardaukar Infantry | 2 | 1 | E |  | persuasion=1 swords=2
Sardaukar Legion | 2 | 5 | E | EL | persuasion=1
Scout | 2 | 1 |  | CS | persuasion=1 swords=1
Shifting Allegiances | 2 | 3 |  | LS | persuasion=2
Sietch Reverend Mother | 1 | 4 | BF | BF |
Smuggler's Thopter | 2 | 4 | G | S | persuasion=1 spice=1
Space Travel | 2 | 3 | G | G | persuasion=2
Spice Hunter | 2 | 2 | F | FS | persuasion=1 swords=1
Spice Smugglers | 2 | 2 | G | C | persuasion=1 swords=1
Stilgar | 1 | 5 | F | FCS | persuasion=2 swords=3
Test of Humanity | 1 | 3 | B | BLC | persuasion=2
The Voice | 2 | 2 | B | CS | persuasion=2
Thufir Hawat | 1 | 5 |  | EGBFCS | persuasion=1 intrigue=1
Worm Riders | 2 | 6 | F | CS |
"""
"""Name, copies, cost, Factions, Agent icons, and what a lone Reveal gives without any choice."""

LETTERS = dict(zip("EGBFLCS", ICON_IDS, strict=True))


@dataclass
class Printed:
    name: str
    copies: int
    cost: int
    factions: set[str]
    icons: set[str]
    reveal: dict[str, int]


def read(line: str) -> Printed:
    name, copies, cost, factions, icons, reveal = (part.strip() for part in line.split("|"))
    gains = {thing: int(n) for thing, n in (word.split("=") for word in reveal.split())}
    return Printed(name, int(copies), int(cost), {LETTERS[f] for f in factions}, {LETTERS[i] for i in icons}, gains)


CARDS = [read(line) for line in PRINTED.strip().splitlines()]
EVERY = pytest.mark.parametrize("card", CARDS, ids=[card.name for card in CARDS])


def icons_of(mask: int) -> set[str]:
    return {icon for number, icon in enumerate(ICON_IDS) if mask >> number & 1}


@rule("DI-ROUND-08", "DI-AGENT-02", "DI-CLAR-29")
@EVERY
def test_cost_copies_factions_and_icons_are_those_printed(card: Printed) -> None:
    kind = DECK_CARDS[CARD[card.name]]
    assert (kind.copies, kind.cost) == (card.copies, card.cost)
    assert icons_of(kind.factions) == card.factions
    assert icons_of(kind.icons) == card.icons


@rule("DI-AGENT-02", "DI-AGENT-03", "DI-AGENT-07", "DI-AGENT-01")
@EVERY
def test_a_card_sends_an_agent_to_the_spaces_of_its_icons(card: Printed) -> None:
    g = dune().hand("Ana", card.name).influence("Ana", fremen=2).give("Ana", solari=9, spice=9, water=9).turn("Ana")
    if not card.icons and card.name != "Kwisatz Haderach":
        assert g.said == ["Reveal your hand"]
        return
    everywhere = card.name == "Kwisatz Haderach"
    g.does("Ana", f"Play {card.name}")
    assert g.spaces() == {name for name, n in SPACE.items() if everywhere or ICON_IDS[SPACES[n].icon] in card.icons}


@rule("DI-REVEAL-02", "DI-REVEAL-03", "DI-ICON-11", "DI-ICON-20")
@EVERY
def test_a_lone_reveal_gives_what_is_printed(card: Printed) -> None:
    g = dune().hand("Ana", card.name).intrigue("Ana", "Ambush").turn("Ana").does("Ana", "Reveal your hand")
    if card.name == "Liet Kynes":
        g.does("Ana", "Resolve: 2 Persuasion for each Fremen card in play")
    ana = g.of("Ana")
    got = {thing: getattr(ana, thing) for thing in ("persuasion", "swords", "solari", "spice", "water", "vp")}
    got["intrigue"] = len(ana.intrigue) - 1
    assert {thing: n for thing, n in got.items() if n} == card.reveal
    assert g.cards("Ana", "shown") == [card.name]


def ana(*hand: str, **things: int) -> Scene:
    """Ana with these cards in hand; her deck has some cards of no account, and an Ambush keeps her turn open."""
    g = dune().hand("Ana", *hand).deck("Ana", "Dagger", "Diplomacy", "Reconnaissance").give("Ana", **things)
    return g.intrigue("Ana", "Ambush").turn("Ana")


def reveals(*hand: str, **things: int) -> Scene:
    return ana(*hand, **things).does("Ana", "Reveal your hand")


# Agent boxes.


@rule("DI-AGENT-08")
@pytest.mark.parametrize(
    ("card", "space", "thing", "amount"),
    [
        ("Arrakis Recruiter", "Arrakeen", "garrison", 3 + 1 + 1),
        ("Crysknife", "Imperial Basin", "solari", 1),
        ("Gurney Halleck", "Carthag", "garrison", 3 + 1 + 2),
        ("Opulence", "Wealth", "solari", 2 + 3),
        ("Sardaukar Legion", "Wealth", "garrison", 3 + 2),
        ("Stilgar", "Stillsuits", "water", 1 + 1),
        ("Worm Riders", "Imperial Basin", "spice", 1 + 2),
    ],
)
def test_agent_boxes_that_give_at_once(card: str, space: str, thing: str, amount: int) -> None:
    assert getattr(ana(card).goes("Ana", card, space).of("Ana"), thing) == amount


@rule("DI-ICON-08")
def test_piter_de_vries_draws_an_intrigue_card() -> None:
    assert len(ana("Piter De Vries").goes("Ana", "Piter De Vries", "Hall of Oratory").of("Ana").intrigue) == 2


@rule("DI-ICON-07")
@pytest.mark.parametrize(
    ("card", "space", "drawn"),
    [
        ("Bene Gesserit Initiate", "Secure Contract", 1),
        ("Dr. Yueh", "Carthag", 1),
        ("Foldspace", "Wealth", 1),
        ("Gurney Halleck", "Carthag", 1),
        ("Kwisatz Haderach", "Wealth", 1),
        ("Lady Jessica", "Secure Contract", 2),
        ("Space Travel", "Foldspace", 1),
        ("Thufir Hawat", "Secure Contract", 1),
    ],
)
def test_agent_boxes_that_draw(card: str, space: str, drawn: int) -> None:
    g = ana(card).goes("Ana", card, space)
    g.does("Ana", "Resolve: draw a card" if drawn == 1 else f"Resolve: draw {drawn} cards")
    assert len(g.of("Ana").hand) == drawn


@rule("DI-GEN-05", "DI-ICON-12", "DI-CLAR-30")
@pytest.mark.parametrize("card", ["Seek Allies", "Foldspace", "Power Play"])
def test_cards_that_trash_themselves(card: str) -> None:
    g = dune().hand("Ana", card).deck("Ana", "Dagger").turn("Ana")
    stack = len(g.g.reserve[2])
    g.goes("Ana", card, "Wealth")
    assert g.cards("Ana", "played") == []
    if card == "Foldspace":
        assert len(g.g.reserve[2]) == stack + 1
    else:
        assert CARD[card] in [g.g.kind(c) for c in g.g.box]


@rule("DI-AGENT-09", "DI-FACTION-03")
def test_s41_power_play_gives_two_influence() -> None:
    g = dune().hand("Ana", "Power Play").turn("Ana").goes("Ana", "Power Play", "Wealth")
    assert (g.of("Ana").influence[0], g.of("Ana").vp, g.of("Ana").solari) == (2, 1, 2)
    assert g.cards("Ana", "played") == []


@rule("DI-CLAR-13")
def test_carryall_doubles_the_base_only() -> None:
    g = ana("Carryall").bonus(imperial_basin=3).goes("Ana", "Carryall", "Imperial Basin")
    assert g.of("Ana").spice == 2 * 1 + 3


@rule("DI-AGENT-13")
def test_duncan_idaho_pays_water_for_a_troop_and_a_card() -> None:
    g = ana("Duncan Idaho", water=1).goes("Ana", "Duncan Idaho", "Carthag")
    g.does("Ana", "Resolve: 1 water → recruit a troop and draw a card")
    assert (g.of("Ana").garrison, len(g.of("Ana").hand), g.of("Ana").water) == (5, 1, 0)


@rule("DI-AGENT-13", "DI-ICON-18")
def test_s20_fremen_camp_pays_once() -> None:
    g = ana("Fremen Camp", spice=4).goes("Ana", "Fremen Camp", "Secure Contract")
    g.does("Ana", "Resolve: 2 spice → recruit 3 troops")
    assert (g.of("Ana").garrison, g.of("Ana").spice) == (6, 2)
    assert not g.can("Resolve:")
    g = ana("Fremen Camp", spice=4).goes("Ana", "Fremen Camp", "Secure Contract").does("Ana", "Done")
    assert g.of("Ana").spice == 4


@rule("DI-ICON-12", "DI-CLAR-30")
@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("Fedaykin Death Commando", "Carthag"),
        ("Gene Manipulation", "Carthag"),
        ("Guild Administrator", "Secure Contract"),
        ("Sietch Reverend Mother", "Stillsuits"),
    ],
)
def test_cards_that_may_trash_a_card(card: str, space: str) -> None:
    g = ana(card, "Dagger").goes("Ana", card, space).does("Ana", "Resolve: you may trash a card")
    assert {"Leave it", "Trash Dagger from your hand", f"Trash {card} from play"} <= set(g.said)
    g.does("Ana", "Trash Dagger from your hand")
    assert g.cards("Ana", "hand") == []
    g = ana(card, "Dagger").goes("Ana", card, space).does("Ana", "Done")
    assert g.cards("Ana", "hand") == ["Dagger"]


@rule("DI-CLAR-12")
def test_s42_assassination_mission_pays_when_it_is_trashed() -> None:
    g = ana("Guild Administrator", "Assassination Mission").goes("Ana", "Guild Administrator", "Secure Contract")
    g.does("Ana", "Resolve: you may trash a card", "Trash Assassination Mission from your hand")
    assert g.of("Ana").solari == 3 + 4


@rule("DI-ICON-10")
@pytest.mark.parametrize("sister", [True, False])
def test_gene_manipulation_gains_spice_with_a_sister(sister: bool) -> None:
    g = dune().hand("Ana", "Gene Manipulation").intrigue("Ana", "Ambush")
    g.put("Ana", "played", "The Voice") if sister else g
    g.turn("Ana").goes("Ana", "Gene Manipulation", "Carthag")
    assert g.of("Ana").spice == (2 if sister else 0)


@rule("DI-AGENT-13", "DI-ICON-14")
def test_firm_grip_buys_influence_outside_the_court() -> None:
    g = ana("Firm Grip", solari=2).goes("Ana", "Firm Grip", "Hall of Oratory")
    g.does("Ana", "Resolve: 2 Solari → 1 Influence with one of Spacing Guild, Bene Gesserit and Fremen")
    assert g.said == ["Spacing Guild", "Bene Gesserit", "Fremen"]
    g.does("Ana", "Fremen")
    assert g.of("Ana").influence == [0, 0, 0, 1]


@rule("DI-ICON-14")
def test_guild_ambassador_chooses_influence_or_spice() -> None:
    g = ana("Guild Ambassador").goes("Ana", "Guild Ambassador", "Hall of Oratory")
    assert not g.can("Done")
    g.does("Ana", "Resolve: 2 spice")
    assert g.of("Ana").spice == 2
    g = ana("Guild Ambassador").goes("Ana", "Guild Ambassador", "Hall of Oratory")
    g.does("Ana", "Resolve: 1 Influence with Spacing Guild")
    assert g.of("Ana").influence[1] == 1


@rule("DI-CLAR-17")
def test_gun_thopter_strikes_garrisons() -> None:
    g = (
        ana("Gun Thopter")
        .give("Bia", garrison=2)
        .give("Caio", garrison=0)
        .goes("Ana", "Gun Thopter", "Secure Contract")
    )
    g.does("Ana", "Resolve: each opponent: lose a troop of the garrison")
    assert (g.of("Ana").garrison, g.of("Bia").garrison, g.of("Caio").garrison) == (3, 1, 0)
    assert (g.of("Bia").supply, g.of("Caio").supply) == (11, 12)


@rule("DI-CLAR-18")
def test_imperial_spy_trashes_itself_for_intrigue() -> None:
    g = ana("Imperial Spy").goes("Ana", "Imperial Spy", "Wealth")
    g.does("Ana", "Resolve: trash this card → draw an Intrigue card")
    assert len(g.of("Ana").intrigue) == 2
    assert g.cards("Ana", "played") == []
    g = ana("Imperial Spy", "Guild Administrator", "Dagger", agents=2).goes(
        "Ana", "Guild Administrator", "Secure Contract"
    )
    g.does("Ana", "Resolve: you may trash a card", "Trash Imperial Spy from your hand")
    assert len(g.of("Ana").intrigue) == 1


@rule("DI-ICON-10")
@pytest.mark.parametrize("sister", [True, False])
def test_missionaria_protectiva_gains_influence_with_a_sister(sister: bool) -> None:
    g = dune().hand("Ana", "Missionaria Protectiva").intrigue("Ana", "Ambush")
    g.put("Ana", "played", "Missionaria Protectiva") if sister else g
    g.turn("Ana").goes("Ana", "Missionaria Protectiva", "Carthag")
    if not sister:
        assert not g.can("Resolve:")
        return
    g.does("Ana", "Resolve: with another Bene Gesserit card in play: 1 Influence", "Emperor")
    assert g.of("Ana").influence[0] == 1


@rule("DI-ICON-07")
def test_other_memory_draws_or_takes_a_sister_back() -> None:
    g = dune().hand("Ana", "Other Memory").deck("Ana", "Dagger").put("Ana", "discard", "The Voice", "Diplomacy")
    g.turn("Ana").goes("Ana", "Other Memory", "Secure Contract")
    g.does("Ana", "Resolve: take a Bene Gesserit card from your discard pile")
    assert g.cards("Ana", "hand") == ["The Voice"]
    g = ana("Other Memory").goes("Ana", "Other Memory", "Secure Contract")
    assert not g.can("Resolve: take")
    g.does("Ana", "Resolve: draw a card")
    assert len(g.of("Ana").hand) == 1


@rule("DI-CLAR-24", "DI-ICON-09")
def test_reverend_mother_mohiam_makes_everybody_discard_two() -> None:
    g = dune().hand("Ana", "Reverend Mother Mohiam").put("Ana", "played", "The Voice")
    g.hand("Bia", "Dagger", "Diplomacy", "Seek Allies").hand("Caio", "Dagger")
    g.turn("Ana").goes("Ana", "Reverend Mother Mohiam", "Wealth")
    assert g.asked == "Bia"
    g.does("Bia", "Discard Dagger", "Discard Seek Allies")
    assert g.cards("Bia", "hand") == ["Diplomacy"]
    assert g.cards("Bia", "discard") == ["Dagger", "Seek Allies"]
    assert g.cards("Caio", "hand") == []


@rule("DI-CLAR-24")
def test_mohiam_alone_harms_nobody() -> None:
    g = dune().hand("Ana", "Reverend Mother Mohiam").hand("Bia", "Dagger", "Diplomacy", "Seek Allies")
    g.turn("Ana").goes("Ana", "Reverend Mother Mohiam", "Wealth")
    assert len(g.of("Bia").hand) == 3


@rule("DI-CLAR-25", "DI-FACTION-03")
def test_s52_shifting_allegiances_may_return_to_the_same_faction() -> None:
    g = ana("Shifting Allegiances", spice=2).influence("Ana", fremen=1)
    g.goes("Ana", "Shifting Allegiances", "Secure Contract")
    g.does("Ana", "Resolve: 2 spice and lose 1 Influence → 2 Influence with a Faction of your choice")
    g.does("Ana", "Fremen")
    assert (g.of("Ana").influence[3], g.of("Ana").vp, g.of("Ana").spice) == (2, 1, 0)
    g = ana("Shifting Allegiances", spice=2).goes("Ana", "Shifting Allegiances", "Secure Contract")
    assert not g.can("Resolve:")


@rule("DI-ICON-15")
@pytest.mark.parametrize("level", [1, 2])
def test_smugglers_thopter_draws_two_with_guild_influence(level: int) -> None:
    g = ana("Smuggler's Thopter").influence("Ana", spacing_guild=level)
    g.goes("Ana", "Smuggler's Thopter", "Secure Contract")
    assert g.can("Resolve: with 2 Spacing Guild Influence: draw 2 cards") == (level == 2)
    if level == 2:
        g.does("Ana", "Resolve:")
        assert len(g.of("Ana").hand) == 2


@rule("DI-AGENT-13")
def test_spice_smugglers_trade_with_the_guild() -> None:
    g = ana("Spice Smugglers", spice=2).goes("Ana", "Spice Smugglers", "Carthag")
    g.does("Ana", "Resolve: 2 spice → 1 Influence with Spacing Guild and 3 Solari")
    assert (g.of("Ana").influence[1], g.of("Ana").solari, g.of("Ana").spice) == (1, 3, 0)


@rule("DI-CLAR-11", "DI-ICON-19")
def test_of_humanity_each_opponent_picks_what_it_can() -> None:
    g = ana("Test of Humanity").hand("Bia", "Dagger", "Diplomacy").give("Bia", conflict=1, garrison=0)
    g.give("Caio", conflict=2, garrison=0).hand("Caio")
    g.goes("Ana", "Test of Humanity", "Hall of Oratory").does("Ana", "Resolve: each opponent")
    assert g.said == ["Resolve: discard a card", "Resolve: lose a troop of the Conflict"]
    g.does("Bia", "Resolve: discard a card", "Discard Diplomacy")
    assert g.cards("Bia", "hand") == ["Dagger"]
    assert (g.of("Bia").conflict, g.of("Caio").conflict, g.of("Caio").supply) == (1, 1, 11)


@rule("DI-CLAR-01", "DI-CLAR-02")
def test_s36_the_voice_closes_a_space_until_its_players_next_turn() -> None:
    g = ana("The Voice", "Space Travel").goes("Ana", "The Voice", "Secure Contract")
    g.does("Ana", "Resolve: close a space", "Close Heighliner", "Done")
    g.hand("Bia", "Space Travel", "Kwisatz Haderach").give("Bia", spice=6)
    g.turn("Bia").does("Bia", "Play Kwisatz Haderach")
    assert "Heighliner" not in g.spaces()
    g.hand("Bia", "Diplomacy").turn("Bia").does("Bia", "Play Diplomacy")
    assert "Heighliner" not in g.spaces()
    g.give("Ana", spice=6).turn("Ana").does("Ana", "Play Space Travel")
    assert "Heighliner" in g.spaces()
    g.hand("Bia", "Diplomacy").turn("Bia").does("Bia", "Play Diplomacy")
    assert "Heighliner" in g.spaces()


@rule("DI-CLAR-06")
def test_kwisatz_haderach_moves_an_agent_even_back_to_its_space() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").deck("Ana", "Dagger").agent("Ana", "Wealth", "Stillsuits")
    g.agent("Bia", "Arrakeen").turn("Ana").does("Ana", "Play Kwisatz Haderach", "Take the Agent from Wealth")
    assert {"Arrakeen", "Wealth", "Stillsuits"} <= g.spaces()
    g.does("Ana", "Go to Wealth")
    assert (g.of("Ana").solari, g.of("Ana").influence[0]) == (2, 1)
    assert sorted(g.of("Ana").places) == sorted([SPACE["Wealth"], SPACE["Stillsuits"]])
    assert g.of("Ana").agents == 0


@rule("DI-CLAR-07", "DI-AGENT-10")
def test_kwisatz_haderach_does_not_open_what_is_closed_otherwise() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").give("Ana", council=True, swordmaster=True, solari=20).turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach")
    assert not g.spaces() & {"High Council", "Swordmaster", "Sietch Tabr", "Hardy Warriors", "Conspire"}
    assert "Rally Troops" in g.spaces()


# Reveal boxes with conditions and choices.


@rule("DI-REVEAL-04")
def test_bene_gesserit_sister_chooses_persuasion_or_swords() -> None:
    g = reveals("Bene Gesserit Sister")
    assert not g.can("Done")
    assert reveals("Bene Gesserit Sister").does("Ana", "Resolve: 2 Persuasion").of("Ana").persuasion == 2
    assert g.does("Ana", "Resolve: 2 swords").of("Ana").swords == 2


@rule("DI-ICON-22", "DI-CLAR-23")
def test_chani_retreats_any_number() -> None:
    g = reveals("Chani", conflict=4, garrison=0).does("Ana", "Resolve: you may retreat any number of troops")
    assert g.said[0] == "Retreat no troops"
    g.does("Ana", "Retreat 4 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison, g.of("Ana").strength) == (0, 4, 0)


@rule("DI-ICON-22", "DI-CLAR-23")
def test_scout_retreats_up_to_two() -> None:
    g = reveals("Scout", conflict=4, garrison=0).does("Ana", "Resolve: you may retreat up to 2 troops")
    assert g.said == ["Retreat no troops", "Retreat 1 troop", "Retreat 2 troops"]
    g.does("Ana", "Retreat 2 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison) == (2, 2)


@rule("DI-ICON-16")
@pytest.mark.parametrize(
    ("card", "thing", "alone", "bonded"),
    [
        ("Fedaykin Death Commando", "swords", 0, 3),
        ("Sietch Reverend Mother", "persuasion", 0, 3),
        ("Sietch Reverend Mother", "spice", 0, 1),
        ("Spice Hunter", "spice", 0, 1),
    ],
)
def test_fremen_bonds(card: str, thing: str, alone: int, bonded: int) -> None:
    assert getattr(reveals(card).of("Ana"), thing) == alone
    g = dune().hand("Ana", card).put("Ana", "played", "Arrakis Liaison").intrigue("Ana", "Ambush")
    assert getattr(g.turn("Ana").does("Ana", "Reveal your hand").of("Ana"), thing) == bonded


@rule("DI-ICON-16")
def test_crysknife_gains_fremen_influence_with_a_bond() -> None:
    assert reveals("Crysknife").of("Ana").influence[3] == 0
    assert reveals("Crysknife", "Chani").of("Ana").influence[3] == 1


@rule("DI-ICON-16")
def test_s54_two_bonds_enable_each_other() -> None:
    g = reveals("Fedaykin Death Commando", "Spice Hunter")
    assert (g.of("Ana").swords, g.of("Ana").persuasion, g.of("Ana").spice) == (4, 2, 1)


@rule("DI-CLAR-19", "DI-ICON-10")
def test_s55_liet_kynes_counts_fremen_of_both_kinds_of_turns() -> None:
    g = dune().hand("Ana", "Liet Kynes", "Stilgar").put("Ana", "played", "Arrakis Liaison").intrigue("Ana", "Ambush")
    g.turn("Ana").does("Ana", "Reveal your hand", "Resolve: 2 Persuasion for each Fremen card in play")
    assert g.of("Ana").persuasion == 6 + 2


@rule("DI-ICON-04")
def test_firm_grip_reveals_with_the_emperors_alliance() -> None:
    assert reveals("Firm Grip").of("Ana").persuasion == 0
    g = dune().hand("Ana", "Firm Grip").alliance("Ana", "emperor").intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").persuasion == 4


@rule("DI-ICON-04", "DI-ICON-21")
def test_guild_ambassador_buys_a_point_with_the_guilds_alliance() -> None:
    assert not reveals("Guild Ambassador", spice=3).can("Resolve:")
    g = dune().hand("Ana", "Guild Ambassador").alliance("Ana", "spacing_guild").give("Ana", spice=3, vp=0)
    g.turn("Ana").does("Ana", "Reveal your hand", "Resolve: with the Spacing Guild Alliance: 3 spice → 1 Victory Point")
    assert (g.of("Ana").vp, g.of("Ana").spice) == (1, 0)


@rule("DI-CLAR-16")
def test_s57_guild_bankers_make_every_copy_cheaper() -> None:
    g = dune().hand("Ana", "Guild Bankers", *["Convincing Argument"] * 2).give("Ana", council=True).turn("Ana")
    g.does("Ana", "Reveal your hand").give("Ana", persuasion=12)
    g.does("Ana", "Buy The Spice Must Flow", "Buy The Spice Must Flow")
    assert g.of("Ana").vp == 2
    assert g.cards("Ana", "discard").count("The Spice Must Flow") == 2


@rule("DI-AGENT-19")
@pytest.mark.parametrize(("card", "most"), [("Gun Thopter", 1), ("Sardaukar Legion", 3)])
def test_reveal_boxes_that_deploy(card: str, most: int) -> None:
    g = reveals(card, garrison=5).does("Ana", "Resolve: you may deploy")
    assert len(g.said) == most + 1
    g.does("Ana", g.said[-1])
    assert g.of("Ana").conflict == most


@rule("DI-AGENT-13")
def test_gurney_halleck_pays_for_troops_that_march_at_once() -> None:
    g = reveals("Gurney Halleck", solari=3, garrison=1).does("Ana", "Resolve: 3 Solari → recruit 2 troops")
    g.does("Ana", "Deploy 2 troops")
    assert (g.of("Ana").conflict, g.of("Ana").garrison, g.of("Ana").solari) == (2, 1, 0)


@rule("DI-AGENT-13", "DI-ICON-21")
def test_opulence_buys_a_point() -> None:
    g = reveals("Opulence", solari=6).does("Ana", "Resolve: 6 Solari → 1 Victory Point")
    assert (g.of("Ana").vp, g.of("Ana").solari) == (1, 0)


@rule("DI-ICON-15", "DI-ICON-04")
def test_worm_riders_need_influence_and_alliance() -> None:
    assert reveals("Worm Riders").of("Ana").swords == 0
    g = dune().hand("Ana", "Worm Riders").influence("Ana", fremen=2).intrigue("Ana", "Ambush").turn("Ana")
    assert g.does("Ana", "Reveal your hand").of("Ana").swords == 4
    g = dune().hand("Ana", "Worm Riders").influence("Ana", fremen=4).alliance("Ana", "fremen").intrigue("Ana", "Ambush")
    assert g.turn("Ana").does("Ana", "Reveal your hand").of("Ana").swords == 6


# Acquire boxes.


@rule("DI-ICON-01", "DI-CLAR-27")
def test_acquire_effects_happen_once_when_acquired() -> None:
    g = dune()
    for card in ("The Spice Must Flow", "Chani", "CHOAM Directorship", "Liet Kynes"):
        acquire(g.g, 0, g.fetch(CARD[card]))
    ana = g.of("Ana")
    assert (ana.vp, ana.water, ana.influence) == (1 + 1, 1, [2, 1, 1, 1])
    acquire(g.g, 1, g.fetch(CARD["Lady Jessica"]))
    g.g.settle()
    assert g.question == "ChooseFaction"
    g.does("Bia", "Bene Gesserit")
    assert g.of("Bia").influence == [0, 0, 1, 0]
    g.put("Ana", "hand", "The Spice Must Flow").turn("Ana").does("Ana", "Reveal your hand")
    assert ana.vp == 2
