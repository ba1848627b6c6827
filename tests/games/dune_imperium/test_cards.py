"""The 53 different cards of the players' decks: what is printed on each."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import ICON_IDS
from ludoteca.kernel import rule
from tests.games.dune_imperium.scene import CARD, SPACE, dune

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


@rule("DI-AGENT-02", "DI-AGENT-03", "DI-AGENT-07", "DI-AGENT-01", "DI-ROUND-08", "DI-AGENT-05")
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
