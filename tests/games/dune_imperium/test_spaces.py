"""The 22 board spaces: what each costs and gives."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from ludoteca.games.dune_imperium.content.spaces import SPACES
from ludoteca.games.dune_imperium.icons import ICON_IDS
from ludoteca.games.dune_imperium.sending import against_space, closed
from ludoteca.kernel import UNKNOWN, Reason, rule
from tests.games.dune_imperium.scene import SPACE, Scene, dune

CARD_FOR = {
    "emperor": "Diplomacy",
    "spacing_guild": "Diplomacy",
    "bene_gesserit": "Diplomacy",
    "fremen": "Diplomacy",
    "landsraad": "Dagger",
    "city": "Reconnaissance",
    "spice_trade": "Dune, the Desert Planet",
}


@dataclass
class Visit:
    """What is paid, and what the visitor has more of afterwards."""

    space: str
    icon: str
    pays: dict[str, int] = field(default_factory=dict)
    gains: dict[str, int] = field(default_factory=dict)
    combat: bool = False


VISITS = [
    Visit("Conspire", "emperor", {"spice": 4}, {"solari": 5, "garrison": 2, "intrigue": 1, "emperor": 1}),
    Visit("Wealth", "emperor", {}, {"solari": 2, "emperor": 1}),
    Visit("Heighliner", "spacing_guild", {"spice": 6}, {"garrison": 5, "water": 2, "spacing_guild": 1}, True),
    Visit("Foldspace", "spacing_guild", {}, {"discard": 1, "spacing_guild": 1}),
    Visit("Selective Breeding", "bene_gesserit", {"spice": 2}, {"bene_gesserit": 1}),
    Visit("Secrets", "bene_gesserit", {}, {"intrigue": 1, "bene_gesserit": 1}),
    Visit("Hardy Warriors", "fremen", {"water": 1}, {"garrison": 2, "fremen": 1}, True),
    Visit("Stillsuits", "fremen", {}, {"water": 1, "fremen": 1}, True),
    Visit("High Council", "landsraad", {"solari": 5}, {"council": 1}),
    Visit("Mentat", "landsraad", {"solari": 2}, {"hand": 1, "agents": 1}),
    Visit("Rally Troops", "landsraad", {"solari": 4}, {"garrison": 4}),
    Visit("Swordmaster", "landsraad", {"solari": 8}, {"swordmaster": 1, "agents": 1}),
    Visit("Hall of Oratory", "landsraad", {}, {"garrison": 1}),
    Visit("Arrakeen", "city", {}, {"garrison": 1, "hand": 1}, True),
    Visit("Carthag", "city", {}, {"garrison": 1, "intrigue": 1}, True),
    Visit("Research Station", "city", {"water": 2}, {"hand": 3}, True),
    Visit("Sietch Tabr", "city", {}, {"garrison": 1, "water": 1}, True),
    Visit("Imperial Basin", "spice_trade", {}, {"spice": 1}, True),
    Visit("Hagga Basin", "spice_trade", {"water": 1}, {"spice": 2}, True),
    Visit("The Great Flat", "spice_trade", {"water": 2}, {"spice": 3}, True),
    Visit("Sell Melange", "spice_trade", {"spice": 2}, {"solari": 6}),
    Visit("Secure Contract", "spice_trade", {}, {"solari": 3}),
]
COUNTED = ("solari", "spice", "water", "garrison", "agents", "council", "swordmaster", "hand", "intrigue", "discard")


def count(g: Scene) -> dict[str, int]:
    player = g.of("Ana")
    found: dict[str, Any] = {name: getattr(player, name) for name in COUNTED}
    found = {name: len(value) if isinstance(value, list) else int(value) for name, value in found.items()}
    return found | dict(zip(ICON_IDS, player.influence, strict=False))


def ready(visit: Visit) -> Scene:
    g = dune().leader("Ana", "Helena Richese").hand("Ana", CARD_FOR[visit.icon])
    g.deck("Ana", "Dagger", "Reconnaissance", "Diplomacy", "Seek Allies")
    g.give("Ana", **visit.pays)
    if visit.space == "Sietch Tabr":
        g.influence("Ana", fremen=2)
    return g.turn("Ana")


@rule("DI-SPACE-01", "DI-SPACE-02", "DI-SPACE-03", "DI-SPACE-04", "DI-SPACE-05", "DI-SPACE-06", "DI-SPACE-07")
@rule("DI-SPACE-08", "DI-SPACE-09", "DI-SPACE-10", "DI-SPACE-11", "DI-SPACE-12", "DI-SPACE-13", "DI-SPACE-14")
@rule("DI-SPACE-15", "DI-SPACE-16", "DI-SPACE-17", "DI-SPACE-18", "DI-SPACE-19", "DI-SPACE-20", "DI-SPACE-21")
@rule("DI-SPACE-22", "DI-AGENT-08", "DI-AGENT-09", "DI-ICON-23", "DI-ICON-08", "DI-ICON-02", "DI-ICON-03", "DI-ICON-07")
@rule("DI-AGENT-05", "R-2")
@pytest.mark.parametrize("visit", VISITS, ids=[visit.space for visit in VISITS])
def test_a_visit_costs_and_gives_what_is_printed(visit: Visit) -> None:
    g = ready(visit)
    before = count(g)
    g.goes("Ana", CARD_FOR[visit.icon], visit.space)
    after = count(g)
    change = {name: after[name] - before[name] for name in after if after[name] != before[name]}
    expected = {name: -amount for name, amount in visit.pays.items()}
    for name, amount in visit.gains.items():
        expected[name] = expected.get(name, 0) + amount
    expected["hand"] = expected.get("hand", 0) - 1
    expected["agents"] = expected.get("agents", 0) - 1
    assert change == {name: amount for name, amount in expected.items() if amount}
    printed = SPACES[SPACE[visit.space]].cost
    assert [printed.solari, printed.spice, printed.water] == [
        visit.pays.get(n, 0) for n in ("solari", "spice", "water")
    ]
    assert g.can("Deploy 1 troop") == visit.combat


@rule("DI-AGENT-05", "DI-AGENT-06", "R-2")
@pytest.mark.parametrize("visit", [v for v in VISITS if v.pays], ids=lambda visit: visit.space)
def test_who_lacks_one_of_the_cost_cannot_go(visit: Visit) -> None:
    g = ready(visit)
    thing, amount = next(iter(visit.pays.items()))
    g.give("Ana", **{thing: amount - 1}).turn("Ana")
    g.hand("Ana", CARD_FOR[visit.icon]).turn("Ana").does("Ana", f"Play {CARD_FOR[visit.icon]}")
    assert visit.space not in g.spaces() if g.question == "SendAgent" else SPACE[visit.space] not in g.of("Ana").places


@rule("DI-AGENT-15", "DI-ICON-25")
def test_ten_spaces_are_combat_spaces() -> None:
    combat = {visit.space for visit in VISITS if visit.combat}
    assert {name for name, number in SPACE.items() if SPACES[number].combat} == combat
    assert len(combat) == 10
    for visit in VISITS:
        g = ready(visit).give("Ana", garrison=3, **visit.pays).does("Ana", f"Play {CARD_FOR[visit.icon]}")
        if g.question == "SendAgent":
            g.does("Ana", f"Go to {visit.space}")
        assert g.can("Deploy 1 troop") == visit.combat, visit.space


@rule("DI-SPACE-05", "DI-AGENT-08", "DI-AGENT-13", "DI-ICON-12", "R-48")
def test_selective_breeding_trashes_a_card_for_two() -> None:
    g = dune().hand("Ana", "Diplomacy", "Convincing Argument").deck("Ana", "Dagger", "Seek Allies").give("Ana", spice=2)
    g.turn("Ana").goes("Ana", "Diplomacy", "Selective Breeding")
    g.does("Ana", "Resolve: trash a card → draw 2 cards")
    assert not g.can("Leave it")
    assert g.can("Trash Diplomacy from play")
    g.does("Ana", "Trash Convincing Argument from your hand")
    assert sorted(g.cards("Ana", "hand")) == ["Dagger", "Seek Allies"]


@rule("DI-SPACE-05", "DI-AGENT-13", "DI-CLAR-30", "R-48")
def test_selective_breeding_without_trashing_still_gives_influence() -> None:
    g = dune().hand("Ana", "Diplomacy").give("Ana", spice=2).turn("Ana").goes("Ana", "Diplomacy", "Selective Breeding")
    g.does("Ana", "Done")
    assert g.of("Ana").influence[2] == 1
    assert g.cards("Ana", "hand") == []


@rule("DI-SPACE-06", "DI-ICON-24", "DI-INTRIGUE-07", "R-37")
def test_s24_secrets_takes_one_from_whoever_holds_four() -> None:
    g = dune().hand("Ana", "Diplomacy").intrigue("Bia", "Ambush", "Bribery", "Windfall", "Refocus")
    g.intrigue("Caio", "Charisma", "Infiltrate", "Tiebreaker").turn("Ana").goes("Ana", "Diplomacy", "Secrets")
    assert (len(g.of("Ana").intrigue), len(g.of("Bia").intrigue), len(g.of("Caio").intrigue)) == (2, 3, 3)
    assert g.plots("Ana")[1] in {"Ambush", "Bribery", "Windfall", "Refocus"}
    stolen = g.of("Ana").intrigue[1]
    assert [g.g.view(seat).intrigues.face[stolen] != UNKNOWN for seat in range(3)] == [True, True, False]


@rule("DI-SPACE-09", "DI-REVEAL-14")
def test_s26_a_seat_gives_persuasion_at_once_and_is_taken_once() -> None:
    g = dune().hand("Ana", "Dagger", "Dagger").give("Ana", solari=13).turn("Ana").goes("Ana", "Dagger", "High Council")
    g.does("Ana", "Fremen").turn("Ana").does("Ana", "Play Dagger")
    assert "High Council" not in g.spaces()
    assert "Swordmaster" in g.spaces()
    g = dune().hand("Ana", "Convincing Argument").give("Ana", council=True).turn("Ana").does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 4


@rule("DI-SPACE-10", "DI-ICON-17", "R-16")
def test_the_mentat_away_from_home_is_not_taken_again() -> None:
    g = dune().hand("Ana", "Dagger").deck("Ana", "Diplomacy").give("Ana", solari=2)
    g.g.mentat = 1
    g.turn("Ana").goes("Ana", "Dagger", "Mentat")
    assert (g.of("Ana").agents, g.cards("Ana", "hand"), g.of("Ana").solari) == (1, ["Diplomacy"], 0)
    assert g.g.mentat == 1


@rule("DI-SPACE-12")
def test_a_swordmaster_is_gained_once() -> None:
    g = dune().hand("Ana", "Dagger").give("Ana", solari=20, swordmaster=True).turn("Ana").does("Ana", "Play Dagger")
    assert "Swordmaster" not in g.spaces()
    assert "High Council" in g.spaces()


@rule("DI-SPACE-13", "DI-REVEAL-14", "R-15")
def test_s29_the_hall_persuades_while_the_agent_stands_there() -> None:
    g = dune().hand("Ana", "Convincing Argument").agent("Ana", "Hall of Oratory").turn("Ana")
    g.does("Ana", "Reveal your hand")
    assert g.of("Ana").persuasion == 3
    g = dune().hand("Ana", "Convincing Argument").agent("Ana", "Hall of Oratory").intrigue("Ana", "Urgent Mission")
    g.turn("Ana").does("Ana", "Intrigue: Urgent Mission", "Reveal your hand")
    assert g.of("Ana").persuasion == 2


@rule("DI-SPACE-21", "R-47", "DI-AGENT-05")
def test_s23_melange_is_sold_in_one_exchange() -> None:
    g = dune().hand("Ana", "Dune, the Desert Planet").give("Ana", spice=5).turn("Ana")
    g.goes("Ana", "Dune, the Desert Planet", "Sell Melange")
    assert g.said == [
        "Sell 2 spice for 6 Solari",
        "Sell 3 spice for 8 Solari",
        "Sell 4 spice for 10 Solari",
        "Sell 5 spice for 12 Solari",
    ]
    g.does("Ana", "Sell 5 spice for 12 Solari")
    assert (g.of("Ana").spice, g.of("Ana").solari) == (0, 12)
    g = dune().hand("Ana", "Dune, the Desert Planet").give("Ana", spice=1).turn("Ana")
    g.does("Ana", "Play Dune, the Desert Planet")
    assert "Sell Melange" not in g.spaces()


@rule("DI-AGENT-10", "DI-SPACE-17")
def test_sietch_tabr_asks_for_two_fremen_influence() -> None:
    g = dune().hand("Ana", "Reconnaissance").influence("Ana", fremen=1).turn("Ana").does("Ana", "Play Reconnaissance")
    assert "Sietch Tabr" not in g.spaces()
    g = dune().hand("Ana", "Reconnaissance").influence("Ana", fremen=2).turn("Ana").does("Ana", "Play Reconnaissance")
    assert "Sietch Tabr" in g.spaces()


@rule("DI-AGENT-20", "DI-ICON-13", "DI-MAKER-02", "R-20")
@pytest.mark.parametrize(
    ("space", "id", "base"),
    [
        ("Imperial Basin", "imperial_basin", 1),
        ("Hagga Basin", "hagga_basin", 2),
        ("The Great Flat", "the_great_flat", 3),
    ],
)
def test_a_harvest_takes_the_base_and_all_the_bonus(space: str, id: str, base: int) -> None:
    g = dune().hand("Ana", "Dune, the Desert Planet").give("Ana", water=2).bonus(**{id: 4}).turn("Ana")
    g.goes("Ana", "Dune, the Desert Planet", space)
    assert g.of("Ana").spice == base + 4
    assert g.g.bonus[SPACES[SPACE[space]].maker] == 0


@rule("DI-CONTROL-02", "R-2")
@pytest.mark.parametrize(
    ("space", "thing"), [("Arrakeen", "solari"), ("Carthag", "solari"), ("Imperial Basin", "spice")]
)
def test_the_controller_is_paid_for_every_visit_the_own_ones_too(space: str, thing: str) -> None:
    card = "Dune, the Desert Planet" if space == "Imperial Basin" else "Reconnaissance"
    g = dune().hand("Ana", card).control("Bia", space).turn("Ana").goes("Ana", card, space)
    assert getattr(g.of("Bia"), thing) == 1
    g = dune().hand("Bia", card).control("Bia", space).turn("Bia").goes("Bia", card, space)
    assert getattr(g.of("Bia"), thing) == (2 if thing == "spice" else 1)


@rule("DI-SPACE-05", "DI-AGENT-13")
def test_selective_breeding_without_a_card_to_trash_draws_nothing() -> None:
    g = dune().hand("Ana", "Seek Allies").deck("Ana", "Dagger", "Diplomacy").give("Ana", spice=2)
    g.intrigue("Ana", "Ambush").turn("Ana").goes("Ana", "Seek Allies", "Selective Breeding")
    assert g.can("Resolve: trash a card")
    g.does("Ana", "Resolve: trash this card")
    assert g.said == ["Done"]
    assert g.of("Ana").influence[2] == 1


@rule("DI-AGENT-04", "DI-AGENT-05", "DI-AGENT-06", "DI-AGENT-10", "DI-SPACE-09", "DI-SPACE-12", "DI-SPACE-17")
@pytest.mark.parametrize(
    ("space", "reason"),
    [
        ("Wealth", None),
        ("Secrets", Reason("DI-AGENT-04", "agent-there", player=1)),
        ("Stillsuits", Reason("DI-CLAR-01", "voice")),
        ("Conspire", Reason("DI-AGENT-06", "spice", missing=4)),
        ("Sietch Tabr", Reason("DI-AGENT-10", "fremen", missing=2)),
        ("High Council", Reason("DI-SPACE-09", "once")),
        ("Swordmaster", Reason("DI-AGENT-06", "solari", missing=3)),
    ],
)
def test_the_table_says_why_a_space_is_closed(space: str, reason: Reason | None) -> None:
    g = dune().agent("Bia", "Secrets").give("Ana", council=True, solari=5, spice=0)
    g.of("Bia").voice = SPACE["Stillsuits"]
    assert against_space(g.g, 0, SPACE[space]) == reason
    g.give("Ana", council=False, swordmaster=True, solari=8)
    assert against_space(g.g, 0, SPACE["High Council"]) is None
    assert against_space(g.g, 0, SPACE["Swordmaster"]) == Reason("DI-SPACE-12", "once")


@rule("DI-CLAR-01", "R-12")
def test_the_voice_never_binds_its_own_player() -> None:
    g = dune()
    g.of("Ana").voice = SPACE["Stillsuits"]
    assert (closed(g.g, 0), closed(g.g, 1)) == (0, 1 << SPACE["Stillsuits"])
    assert against_space(g.g, 0, SPACE["Stillsuits"]) is None
    assert against_space(g.g, 1, SPACE["Stillsuits"]) == Reason("DI-CLAR-01", "voice")
