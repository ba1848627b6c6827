"""What a player must be told: when a card is played, where Persuasion comes from, who is meant, how things stand."""

from __future__ import annotations

import re

import pytest

from ludoteca.conformance.eyes import Can
from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.content import DECK_CARDS
from ludoteca.games.dune_imperium.content.intrigue import INTRIGUE
from ludoteca.games.dune_imperium.effects.influence import Influence, TwoFactions
from ludoteca.games.dune_imperium.icons import ANY
from ludoteca.games.dune_imperium.rules.combat import ResolveConflict
from ludoteca.games.dune_imperium.rules.hagal import RivalTurn
from ludoteca.games.dune_imperium.rules.round import Makers, Recall
from ludoteca.games.dune_imperium.view import board, page
from ludoteca.games.dune_imperium.view.faces import every_face, in_words, plot_in_words
from ludoteca.kernel import rule
from ludoteca.testing.scenario import Curtain
from ludoteca.words import LANGUAGES, Words, sources
from tests.games.dune_imperium.hagal import alone, duel, next_card
from tests.games.dune_imperium.scene import CARD, PLOT, SPACE, Scene, dune

DEAR = ("Opulence", "Stilgar", "Chani", "Lady Jessica", "Gurney Halleck")


def log(g: Scene) -> list[str]:
    return [g.words.event(event) for event in g.heard]


def drawn(g: Scene, seat: int = 0) -> str:
    """The page that a seat sees, with nothing to click."""
    return str(page(g.g.view(seat), lambda *_: {}, g.words.t))


def terminal(g: Scene, seat: int = 0) -> str:
    return board(g.g.view(seat), g.words.t)


# When an Intrigue card is played.

MOMENTS = {
    "Ambush": "Combat (In Combat, while you have a troop in the Conflict)",
    "Bribery": "Plot (At any time on your own turn)",
    "Bindu Suspension": "Plot, at the start (At the start of your turn, before anything else)",
    "Infiltrate": "Plot, before the card (On your turn, before you play a card to send an Agent)",
    "To the Victor...": "Combat, when you win (After you alone have won a Conflict)",
    "Plans Within Plans": "Endgame (At the end of the game)",
}


@rule("DI-INTRIGUE-03", "DI-INTRIGUE-04", "DI-INTRIGUE-05", "DI-INTRIGUE-06")
@pytest.mark.parametrize("card", MOMENTS)
def test_an_intrigue_card_says_when_it_is_played(card: str) -> None:
    g = dune().intrigue("Ana", card)
    assert MOMENTS[card] in plot_in_words(PLOT[card], g.words.t)
    label = MOMENTS[card].split(" (")[0]
    assert label in drawn(g)
    assert MOMENTS[card] in drawn(g), "the sheet of the card"
    assert f"{card} ({label})" in terminal(g)


@rule("DI-INTRIGUE-03")
def test_a_card_of_two_types_says_both() -> None:
    said = plot_in_words(PLOT["Tiebreaker"], dune().words.t)
    assert "Combat (" in said
    assert "Endgame (" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mode_of_every_intrigue_card_has_its_moment(language: str) -> None:
    t = Words(GAME, language, strict=True).t
    for kind, card in enumerate(INTRIGUE):
        assert len(plot_in_words(kind, t).splitlines()) == 1 + len(card.modes)


# What else is printed.


@rule("DI-CLAR-12")
def test_assassination_mission_says_what_it_pays_when_trashed() -> None:
    g = dune().hand("Ana", "Assassination Mission")
    card = DECK_CARDS[CARD["Assassination Mission"]]
    assert (card.copies, card.cost) == (2, 1)
    assert "When an effect trashes it: 4 Solari" in in_words(card, g.words.t)
    assert "when trashed" in drawn(g)


@rule("DI-CLAR-06")
def test_kwisatz_haderach_says_its_two_freedoms() -> None:
    said = in_words(DECK_CARDS[CARD["Kwisatz Haderach"]], dune().words.t)
    assert "even where Agents stand" in said
    assert "stands on the board already" in said


@rule("R-30", "DI-COMBAT-09")
def test_the_third_reward_says_that_it_is_for_ties() -> None:
    assert "only for those who tie for second place" in drawn(dune("Ana Bia Caio"))
    assert "only for those who tie for second place" not in drawn(dune("Ana Bia Caio Davi"))
    assert "only for ties for second place" in terminal(dune("Ana Bia"))
    assert "only for ties for second place" not in terminal(dune("Ana Bia Caio Davi"))


@rule("R-39")
def test_everybody_may_read_a_discard_pile() -> None:
    g = dune().put("Bia", "discard", "Stilgar", "Dagger", "Dagger")
    for text in (drawn(g), terminal(g), drawn(g, seat=3)):
        assert "Stilgar" in text
        assert "Dagger" in text


@rule("R-39", "DI-LEADER-09")
def test_everybody_sees_the_card_that_helena_set_aside() -> None:
    g = dune().offer("Spice Hunter", "Scout", "Scout", "Dr. Yueh", "Opulence")
    g.put("Bia", "aside", "Lady Jessica")
    assert "Set aside by Bia" in drawn(g)
    assert "Lady Jessica" in drawn(g)
    assert "Set aside: Lady Jessica" in terminal(g)


# The log.


@rule("DI-REVEAL-14", "R-15", "DI-INTRIGUE-09")
def test_the_log_says_where_all_persuasion_comes_from() -> None:
    g = dune().hand("Ana", "Dagger").intrigue("Ana", "Charisma").agent("Ana", "Hall of Oratory").turn("Ana")
    g.of("Ana").council = True
    g.does("Ana", "Intrigue: Charisma", "Reveal your hand")
    told = log(g)
    assert "Ana has 2 Persuasion from the High Council seat." in told
    assert "Ana has 1 Persuasion from the Agent in the Hall of Oratory." in told
    assert "Ana has 2 Persuasion from Charisma." in told
    assert g.of("Ana").persuasion == 5


@rule("DI-REVEAL-11")
def test_a_reveal_turn_with_nothing_to_buy_still_shows_its_persuasion() -> None:
    g = dune().hand("Ana", "Reconnaissance").offer(*DEAR)
    g.turn("Ana").does("Ana", "Reveal your hand")
    assert g.asked == ""
    assert "Ana leaves 1 Persuasion unspent." in log(g)
    assert (g.of("Ana").persuasion, g.of("Ana").swayed) == (0, 1)
    assert "Revealed with 1 Persuasion" in drawn(g)


@rule("DI-REVEAL-11", "DI-RECALL-02")
def test_what_was_spent_counts_until_the_round_is_over() -> None:
    g = dune().hand("Ana", "Convincing Argument", "Reconnaissance").offer(*DEAR).turn("Ana")
    g.does("Ana", "Reveal your hand", "Acquire Arrakis Liaison")
    assert g.of("Ana").swayed == 3
    g.owe(Recall())
    assert g.of("Ana").swayed == 0


@rule("DI-MAKER-01")
def test_the_log_tells_of_makers() -> None:
    g = dune().bonus(hagga_basin=2).agent("Ana", "The Great Flat").owe(Makers(), Curtain(0))
    assert log(g) == ["Makers: 1 bonus spice on Imperial Basin now.", "Makers: 3 bonus spice on Hagga Basin now."]


@rule("DI-RECALL-02")
def test_the_log_tells_who_gets_the_first_player_marker() -> None:
    assert "The First Player marker passes to Bia." in log(dune().owe(Recall()))


@rule("DI-LEADER-09")
def test_the_log_tells_when_a_set_aside_card_leaves_the_game() -> None:
    g = dune().hand("Ana", "Dagger").put("Ana", "aside", "Opulence").turn("Ana").does("Ana", "Reveal your hand")
    assert "Opulence, set aside by Ana, leaves the game." in log(g)


@rule("DI-COMBAT-05", "DI-COMBAT-06")
def test_how_the_last_conflict_ended_stays_to_be_read() -> None:
    g = dune().give("Ana", conflict=2).give("Bia", conflict=1).owe(ResolveConflict(), Curtain(0))
    assert g.g.fought == [(0, 4, 1), (1, 2, 2)]


# House Hagal.


@rule("DI-HAGAL-02", "DI-HAGAL-23")
def test_the_log_tells_which_hagal_card_was_turned_and_what_it_took() -> None:
    g = next_card(duel(), "hh_wealth", "hh_harvest_spice").bonus(hagga_basin=2).agent("Ana", "Wealth")
    g.owe(RivalTurn(2), Curtain(0))
    assert log(g) == [
        "House Hagal turns a Hagal card: Wealth.",
        "House Hagal turns a Hagal card: Harvest Spice.",
        "House Hagal sends an Agent to Hagga Basin.",
        "House Hagal takes 4 spice from Hagga Basin out of play.",
    ]


@rule("DI-HAGAL-22", "H-5")
def test_the_log_does_not_promise_house_hagal_a_reward() -> None:
    g = duel().conflict("Siege of Carthag").control("Bia", "Carthag").give("Rival 1", conflict=2)
    g.owe(ResolveConflict(), Curtain(0))
    assert log(g) == [
        "House Hagal holds the first place and takes no reward.",
        "House Hagal removes the Control marker of Bia: Carthag.",
    ]


@rule("DI-HAGAL-02", "H-3")
def test_the_log_says_when_a_rival_finds_no_space() -> None:
    g = duel()
    g.of("Bia").places = list(SPACE.values())
    g.owe(RivalTurn(2), Curtain(0))
    assert log(g)[-1] == "House Hagal finds no free space and sends no more Agents this round."


@rule("R-37")
def test_the_log_names_whose_intrigue_card_was_taken() -> None:
    g = dune().hand("Ana", "Diplomacy").intrigue("Bia", "Ambush", "Bribery", "Charisma", "Windfall")
    g.turn("Ana").goes("Ana", "Diplomacy", "Secrets")
    assert "Ana takes an Intrigue card from Bia." in log(g)


@rule("DI-CLAR-15", "DI-HAGAL-09")
def test_a_pick_names_the_rival_it_is_about() -> None:
    g = duel().intrigue("Ana", "Double Cross").hand("Ana", "Dagger").give("Ana", solari=1)
    g.give("Rival 1", conflict=1).give("Bia", conflict=1).turn("Ana").does("Ana", "Intrigue: Double Cross")
    assert g.said == ["Strike Bia", "Strike House Hagal"]
    g.does("Ana", "Strike House Hagal")
    assert (g.of("Rival 1").conflict, g.of("Bia").conflict) == (0, 1)
    g = alone().intrigue("Ana", "Double Cross").hand("Ana", "Dagger").give("Ana", solari=1)
    g.give("Rival 1", conflict=1).give("Rival 2", conflict=1).turn("Ana").does("Ana", "Intrigue: Double Cross")
    assert g.said == ['Strike Glossu "The Beast" Rabban', "Strike Count Ilban Richese"]


@rule("DI-HAGAL-49")
def test_a_question_about_a_rival_says_so() -> None:
    g = alone().owe(Curtain(0))
    for effect in (Influence(ANY), TwoFactions()):
        effect.happen(g.g, 2, -1)
        g.g.listed = None
        g.g.settle()
        assert g.g.ask is not None
        assert g.words.question(g.g.ask).startswith("The Rival Count Ilban Richese: ")
        g.owe(Curtain(0))


# The terminal.


@rule("DI-FACTION-06", "DI-CONTROL-01", "DI-SPACE-09", "DI-ICON-17")
def test_the_terminal_shows_alliances_control_council_and_mentat() -> None:
    g = dune().alliance("Bia", "fremen").control("Bia", "Carthag")
    assert "The Mentat lies at its place." in terminal(g)
    g.of("Bia").council = True
    g.g.mentat = 1
    shown = terminal(g)
    assert "Alliances: Fremen" in shown
    assert "Controls Carthag" in shown
    assert "High Council and Mentat" in shown
    assert "The Mentat lies at its place." not in shown


@rule("R-39", "DI-CLAR-01", "DI-REVEAL-10")
def test_the_terminal_shows_what_else_is_public() -> None:
    g = dune().hand("Bia", "Dagger", "Dagger").put("Bia", "played", "Stilgar").offer("Opulence")
    g.of("Bia").deck = g.of("Bia").deck[:3]
    g.of("Bia").voice = SPACE["Heighliner"]
    shown = terminal(g)
    assert "Cards: 2 in hand, 3 in the deck" in shown
    assert "In play: Stilgar" in shown
    assert "Closed by The Voice: Heighliner" in shown
    assert "Opulence (6)" in shown  # what it costs
    assert terminal(duel()).count("in the deck") == 2  # House Hagal has no cards


# Portuguese.


def test_in_portuguese_cards_are_drawn_by_comprar_and_gained_by_adquirir() -> None:
    text = "\n".join(sources(GAME.package, "pt-BR").values())
    for id, value in re.findall(r"^([\w-]+) = (.*(?:\n(?: +.*|\}.*))*)", text, re.MULTILINE):
        draws = re.search(r"\bcompr(a|e|ar|ou|ada|adas)\b", value)
        about = (
            "effect-draw",
            "effect-harvest-addicted",
            "event-drew",
            "event-got_",
            "ability-",
            "guide-",
            "primer-round",
        )
        assert not draws or id.startswith(about), f"{id}: {value}"
    assert Words(GAME, "pt-BR").t("pick-buy", card="Chani") == "Adquirir Chani"


def test_one_is_said_in_the_singular() -> None:
    t = Words(GAME, "pt-BR").t
    assert (t("page-left", n=1), t("page-left", n=2)) == ("resta 1", "restam 2")


@rule("DI-AGENT-16")
def test_the_arena_says_whether_troops_go_or_come_back() -> None:
    """It asked "How many?" over a single button, and whoever was new did not know of what."""
    g = (
        dune()
        .hand("Ana", "Reconnaissance")
        .intrigue("Ana", "Windfall")
        .turn("Ana")
        .goes("Ana", "Reconnaissance", "Arrakeen")
    )
    view = g.g.view(0)
    drawn = str(page(view, Can(list(view.options), g.words), g.words.t))
    assert "Deploy how many?" in drawn
    assert "Retreat how many?" not in drawn


@rule("DI-LEADER-01")
def test_a_leader_tells_both_abilities_and_is_shown_larger() -> None:
    words = dune().words
    assert words.t("leader-count_ilban_richese-left") in drawn(dune().leader("Ana", "Count Ilban Richese"))
    leaders = re.findall(r"<article[^>]*card leader[^>]*>", str(every_face(words.t)))
    assert len(leaders) == 8
    assert all("data-face" in leader for leader in leaders)
