"""What the Agent boxes of the cards do."""

from __future__ import annotations

import pytest

from ludoteca.kernel import rule
from tests.games.dune_imperium.hands import ana, reveals
from tests.games.dune_imperium.scene import CARD, SPACE, dune


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
    g.does("Ana", "do draw" if drawn == 1 else f"do draw_{drawn}")
    assert len(g.of("Ana").hand) == drawn


@rule("DI-GEN-05", "DI-ICON-12", "DI-CLAR-30", "R-43")
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


@rule("DI-AGENT-09", "DI-FACTION-03", "R-43")
def test_s41_power_play_gives_two_influence() -> None:
    g = dune().hand("Ana", "Power Play").turn("Ana").goes("Ana", "Power Play", "Wealth")
    assert (g.of("Ana").influence[0], g.of("Ana").vp, g.of("Ana").solari) == (2, 1, 2)
    assert g.cards("Ana", "played") == []


@rule("DI-CLAR-13", "DI-AGENT-20", "R-20")
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


@rule("DI-CLAR-12", "R-24")
def test_s42_assassination_mission_pays_when_it_is_trashed() -> None:
    g = ana("Guild Administrator", "Assassination Mission").goes("Ana", "Guild Administrator", "Secure Contract")
    g.does("Ana", "Resolve: you may trash a card", "Trash Assassination Mission from your hand")
    assert g.of("Ana").solari == 3 + 4


@rule("DI-CLAR-12")
def test_assassination_mission_revealed_pays_no_more_than_is_printed() -> None:
    g = reveals("Assassination Mission").does("Ana", "Done")
    assert (g.of("Ana").solari, g.of("Ana").swords) == (1, 1)


@rule("DI-ICON-10", "R-6", "R-7")
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


@rule("DI-ICON-14", "R-1")
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


@rule("DI-CLAR-18", "DI-AGENT-13")
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


@rule("DI-ICON-10", "DI-CLAR-29", "R-7")
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
    assert reveals("Missionaria Protectiva").of("Ana").persuasion == 1


@rule("DI-ICON-07", "R-7", "R-45")
def test_other_memory_draws_or_takes_a_sister_back() -> None:
    g = dune().hand("Ana", "Other Memory").deck("Ana", "Dagger").put("Ana", "discard", "The Voice", "Diplomacy")
    g.turn("Ana").goes("Ana", "Other Memory", "Secure Contract")
    g.does("Ana", "Resolve: take a Bene Gesserit card from your discard pile")
    assert g.cards("Ana", "hand") == ["The Voice"]
    g = ana("Other Memory").put("Ana", "discard", "Diplomacy").goes("Ana", "Other Memory", "Secure Contract")
    assert not g.can("Resolve: take")
    g.does("Ana", "Resolve: draw a card")
    assert len(g.of("Ana").hand) == 1


@rule("DI-CLAR-24", "DI-ICON-09", "R-6", "R-38")
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


@rule("DI-CLAR-25", "DI-FACTION-03", "R-11")
def test_s52_shifting_allegiances_may_return_to_the_same_faction() -> None:
    g = ana("Shifting Allegiances", spice=2).influence("Ana", fremen=1)
    g.goes("Ana", "Shifting Allegiances", "Secure Contract")
    g.does("Ana", "Resolve: 2 spice and lose 1 Influence → 2 Influence with a Faction of your choice")
    g.does("Ana", "Fremen")
    assert (g.of("Ana").influence[3], g.of("Ana").vp, g.of("Ana").spice) == (2, 1, 0)
    g = ana("Shifting Allegiances", spice=2).goes("Ana", "Shifting Allegiances", "Secure Contract")
    assert not g.can("Resolve:")


@rule("DI-ICON-15", "R-7")
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
    assert (g.asked, g.question) == ("Bia", "ChooseBranch")
    g.does("Bia", "Resolve: discard a card", "Discard Diplomacy")
    assert g.cards("Bia", "hand") == ["Dagger"]
    assert (g.of("Bia").conflict, g.of("Caio").conflict, g.of("Caio").supply) == (1, 1, 11)


@rule("DI-CLAR-11", "DI-ICON-19")
def test_of_humanity_nobody_loses_a_troop_that_is_not_there() -> None:
    g = ana("Test of Humanity").hand("Bia", "Dagger").hand("Caio")
    g.goes("Ana", "Test of Humanity", "Hall of Oratory").does("Ana", "Resolve: each opponent")
    assert g.cards("Bia", "hand") == []
    assert g.asked == "Ana"


@rule("DI-CLAR-01", "DI-CLAR-02", "R-12", "DI-ROUND-03")
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


@rule("DI-CLAR-06", "DI-AGENT-01", "R-13", "R-46")
def test_kwisatz_haderach_moves_an_agent_even_back_to_its_space() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").deck("Ana", "Dagger").agent("Ana", "Wealth", "Stillsuits")
    g.agent("Bia", "Arrakeen").turn("Ana").does("Ana", "Play Kwisatz Haderach")
    assert sorted(g.said) == ["Take the Agent from Stillsuits", "Take the Agent from Wealth"]
    g.does("Ana", "Take the Agent from Wealth")
    assert {"Arrakeen", "Wealth", "Stillsuits"} <= g.spaces()
    g.does("Ana", "Go to Wealth")
    assert (g.of("Ana").solari, g.of("Ana").influence[0]) == (2, 1)
    assert sorted(g.of("Ana").places) == sorted([SPACE["Wealth"], SPACE["Stillsuits"]])
    assert g.of("Ana").agents == 0


@rule("DI-CLAR-07", "DI-AGENT-10", "R-13")
def test_kwisatz_haderach_does_not_open_what_is_closed_otherwise() -> None:
    g = dune().hand("Ana", "Kwisatz Haderach").give("Ana", council=True, swordmaster=True, solari=20).turn("Ana")
    g.does("Ana", "Play Kwisatz Haderach")
    assert not g.spaces() & {"High Council", "Swordmaster", "Sietch Tabr", "Hardy Warriors", "Conspire"}
    assert "Rally Troops" in g.spaces()
