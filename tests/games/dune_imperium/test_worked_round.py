"""The round that the rulebook tells: João, Abgail and Denis fight for Arrakeen."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Refused, option, rule
from tests.games.dune_imperium.scene import SPACE, Scene, dune


def siege() -> Scene:
    """What the example takes for granted."""
    g = dune("João Abgail Denis").conflict("Siege of Arrakeen").control("João", "Carthag").bonus(the_great_flat=1)
    g.offer("Space Travel", "Lady Jessica", "Opulence", "Chani", "Gurney Halleck").next_in_row("Worm Riders")
    g.give("João", agents=1, garrison=3)
    g.hand("João", "Dune, the Desert Planet", "Imperial Spy", "Smuggler's Thopter", "Stilgar")
    g.give("Abgail", agents=1, garrison=1, water=1).hand("Abgail", "Duncan Idaho", "Seek Allies")
    g.deck("Abgail", "Seek Allies", "Diplomacy").intrigue("Abgail", "Ambush").next_intrigue("Windfall")
    g.give("Denis", agents=1, solari=4).hand("Denis", "Bene Gesserit Initiate").deck("Denis", "Diplomacy", "Dagger")
    return g


def joao_sends(g: Scene) -> Scene:
    g.turns("João").does("João", "Play Dune, the Desert Planet")
    return g.does("João", "Go to Imperial Basin")


def abgail_sends(g: Scene) -> Scene:
    joao_sends(g).does("João", "Deploy 2 troops")
    return g.does("Abgail", "Play Duncan Idaho", "Go to Carthag")


def denis_sends(g: Scene) -> Scene:
    abgail_sends(g).does("Abgail", "Resolve: 1 water → recruit a troop and draw a card", "Deploy 3 troops", "Done")
    return g.does("Denis", "Play Bene Gesserit Initiate", "Go to Rally Troops")


def joao_reveals(g: Scene) -> Scene:
    return denis_sends(g)


def all_reveal(g: Scene) -> Scene:
    joao_reveals(g).does("João", "Acquire Space Travel")
    g.does("Abgail", "Reveal your hand")
    return g.does("Abgail", "Done")


@rule("DI-AGENT-01", "DI-AGENT-16", "DI-AGENT-20", "DI-SPACE-18")
def test_s01_joao_goes_to_the_imperial_basin_with_two_troops() -> None:
    g = joao_sends(siege())
    assert g.of("João").spice == 1
    assert not g.can("Deploy 3 troops")
    with pytest.raises(Refused):
        g.g.choose(option("deploy", 3))
    g.does("João", "Deploy 2 troops")
    assert (g.of("João").conflict, g.of("João").garrison) == (2, 1)


@rule("DI-CONTROL-02", "DI-SPACE-15")
def test_s02_abgail_pays_the_control_bonus_to_joao() -> None:
    g = abgail_sends(siege())
    assert g.of("João").solari == 1


@rule("DI-AGENT-12", "DI-AGENT-13", "DI-SPACE-15", "DI-ICON-18")
def test_s03_abgail_pays_water_once_for_a_troop_and_a_card() -> None:
    g = abgail_sends(siege()).give("Abgail", water=2, garrison=2)
    assert g.of("Abgail").garrison == 2
    assert g.plots("Abgail") == ["Ambush", "Windfall"]
    g.does("Abgail", "Resolve: 1 water → recruit a troop and draw a card")
    assert (g.of("Abgail").water, g.of("Abgail").garrison) == (1, 3)
    assert "Diplomacy" in g.cards("Abgail", "hand")
    assert not g.can("Resolve:")


@rule("DI-AGENT-16", "DI-AGENT-17", "DI-AGENT-14")
def test_s04_abgail_may_send_the_recruited_and_the_garrisoned_troops() -> None:
    g = abgail_sends(siege()).does("Abgail", "Resolve: 1 water → recruit a troop and draw a card")
    assert g.can("Deploy 3 troops")
    assert not g.can("Deploy 4 troops")
    g.does("Abgail", "Deploy 3 troops")
    assert (g.of("Abgail").conflict, g.of("Abgail").garrison) == (3, 0)
    richer = abgail_sends(siege().give("Abgail", garrison=2))
    richer.does("Abgail", "Resolve: 1 water → recruit a troop and draw a card")
    assert richer.can("Deploy 4 troops")


@rule("DI-AGENT-06", "DI-AGENT-19", "DI-SPACE-11")
def test_s05_denis_rallies_troops_that_stay_at_home() -> None:
    g = denis_sends(siege())
    assert g.of("Denis").solari == 0
    assert g.cards("Denis", "hand") == ["Dagger"]
    assert (g.of("Denis").garrison, g.of("Denis").conflict) == (7, 0)
    assert g.asked == "João"


@rule("DI-REVEAL-02", "DI-REVEAL-03", "DI-REVEAL-04", "DI-REVEAL-05", "DI-REVEAL-06", "DI-REVEAL-11")
def test_s06_joao_reveals_three_cards() -> None:
    g = joao_reveals(siege())
    joao = g.of("João")
    assert g.question == "RevealEffects"
    assert (joao.spice, joao.persuasion, joao.swords, joao.strength) == (2, 4, 4, 8)


@rule("DI-REVEAL-10", "DI-REVEAL-11", "DI-REVEAL-12", "DI-REVEAL-13", "DI-REVEAL-09")
def test_s07_joao_buys_space_travel() -> None:
    g = joao_reveals(siege())
    g.does("João", "Acquire Space Travel")
    assert g.row == ["Worm Riders", "Lady Jessica", "Opulence", "Chani", "Gurney Halleck"]
    # One Persuasion is left and buys nothing, so the turn ends and it is lost.
    assert g.asked == "Abgail"
    assert g.of("João").persuasion == 0
    assert sorted(g.cards("João", "discard")) == sorted(
        ["Dune, the Desert Planet", "Imperial Spy", "Smuggler's Thopter", "Stilgar", "Space Travel"]
    )


@rule("DI-COMBAT-01", "DI-COMBAT-02")
def test_s08_abgail_ambushes() -> None:
    g = all_reveal(siege())
    assert [p.strength for p in g.g.players] == [8, 6, 0]
    # João holds no Intrigue card, so the table passes for him.
    assert (g.asked, g.question) == ("Abgail", "CombatCards")
    g.does("Abgail", "Intrigue: Ambush")
    assert g.of("Abgail").strength == 10
    g.does("Abgail", "Stop")
    assert (g.asked, g.question) == ("Abgail", "CombatCards")
    g.does("Abgail", "Pass")


@rule("DI-COMBAT-05", "DI-COMBAT-06", "DI-COMBAT-11", "DI-CONTROL-01")
def test_s09_abgail_wins_arrakeen() -> None:
    g = all_reveal(siege()).does("Abgail", "Intrigue: Ambush", "Stop", "Pass")
    assert g.question == "WinnerCards"
    solari = g.of("Denis").solari
    assert g.of("Abgail").vp == 1
    assert g.g.control[0] == 1
    assert g.of("João").solari == 1 + 4
    g.does("Abgail", "Done")
    assert solari == g.of("Denis").solari
    assert [p.conflict for p in g.g.players] == [0, 0, 0]
    assert [(p.supply + p.garrison) for p in g.g.players] == [12, 12, 12]
    assert g.of("Abgail").supply == 12


@rule("DI-MAKER-01", "DI-MAKER-02", "DI-RECALL-02")
def test_s10_spice_grows_and_agents_return() -> None:
    g = all_reveal(siege()).does("Abgail", "Intrigue: Ambush", "Stop", "Pass", "Done")
    imperial, hagga, flat = g.g.bonus
    assert (flat, hagga, imperial) == (2, 1, 0)
    assert [p.agents for p in g.g.players] == [2, 2, 2]
    assert not any(SPACE["Carthag"] in p.places for p in g.g.players)
    assert g.names[g.g.first] == "Abgail"
