"""Dune: Imperium with two players: the tenth Victory Point, and the Conflict that brings it."""

from __future__ import annotations

from bench.sense_scenes import Scene
from tests.games.dune_imperium.scene import Scene as Table
from tests.games.dune_imperium.scene import dune


def siege() -> Table:
    """Two troops against two at Arrakeen, nine points each; the winner gets the tenth. Ana has an Ambush."""
    g = dune("Ana Bia").conflict("Siege of Arrakeen")
    for name in ("Ana", "Bia"):
        g.give(name, vp=9, conflict=2, garrison=0)
    return g.intrigue("Ana", "Ambush").intrigue("Bia", "Windfall").combat()


def last_turn(**ana: int) -> Table:
    """Bia has ten points and has revealed: the game ends with this round. Ana has nine, one Agent left, and more spice,
    which decides a tie. Nobody is in the Conflict."""
    g = dune("Ana Bia").give("Ana", **({"vp": 9, "agents": 1, "spice": 3} | ana))
    return g.give("Bia", vp=10, revealed=True, agents=0)


def diplomacy(g: Table) -> Table:
    """Ana may visit any faction."""
    return g.hand("Ana", "Diplomacy", "Dagger").turns("Ana").does("Ana", "Play Diplomacy")


def level_with_the_emperor() -> Table:
    """Both have Influence 4 with the Emperor, and Bia the Alliance; it is among her ten points."""
    g = last_turn().influence("Ana", emperor=4).influence("Bia", emperor=4).alliance("Bia", "emperor")
    return diplomacy(g.give("Ana", vp=9).give("Bia", vp=10))


def nine_persuasion() -> Table:
    """And no Agent left: the hand is revealed."""
    return last_turn(agents=0).hand("Ana", "Lady Jessica", "Stilgar", "Chani", "Convincing Argument").turns("Ana")


def alone_at_the_siege() -> Table:
    g = last_turn(garrison=3).conflict("Siege of Arrakeen").hand("Ana", "Dune, the Desert Planet", "Dagger")
    return g.turns("Ana").does("Ana", "Play Dune, the Desert Planet", "Go to Imperial Basin")


SCENES = (
    Scene(
        "four swords decide the siege",
        "win",
        "Two troops against two, and the winner of the siege has his tenth point. Ambush adds four swords, and "
        "there is no later Combat to keep it for.",
        siege,
        wrong=("Pass",),
    ),
    Scene(
        "the second step with the Fremen",
        "win",
        "Influence 1 with the Fremen: a visit to their space makes it 2, which is worth the Victory Point that is"
        " lacking. The other spaces bring Influence 1 elsewhere, which is worth none.",
        lambda: diplomacy(last_turn().influence("Ana", fremen=1).give("Ana", vp=9)),
        right=("Go to Stillsuits",),
    ),
    Scene(
        "an Alliance that nobody has",
        "win",
        "Influence 3 with the Fremen: the fourth step takes their Alliance, the Victory Point that is lacking.",
        lambda: diplomacy(last_turn().influence("Ana", fremen=3).give("Ana", vp=9)),
        right=("Go to Stillsuits",),
    ),
    Scene(
        "an Alliance changes hands",
        "keep",
        "Bia leads ten to nine with the Emperor's Alliance, and both stand level with him: one step further takes"
        " the Alliance over, a point more for Ana and one less for Bia.",
        level_with_the_emperor,
        right=("Go to Wealth",),
    ),
    Scene(
        "The Spice Must Flow",
        "win",
        "Nine Persuasion: The Spice Must Flow costs nine and is worth the Victory Point that is lacking. After "
        "any other card it can no longer be paid.",
        nine_persuasion,
        right=("Acquire The Spice Must Flow",),
    ),
    Scene(
        "nobody else at the siege",
        "win",
        "The Conflict brings the Victory Point that is lacking; Bia has revealed and has no troops there. One "
        "troop is enough, none is not.",
        alone_at_the_siege,
        wrong=("Done",),
    ),
)
