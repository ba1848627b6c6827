"""The numbers for a learner."""

from __future__ import annotations

from ludoteca.games.dune_imperium.features import NAMES, features
from tests.games.dune_imperium.scene import dune


def test_every_number_has_a_name_and_only_one() -> None:
    for names in ("Ana", "Ana Bia", "Ana Bia Caio", "Ana Bia Caio Davi"):
        g = dune(names).hand("Ana", "Dagger").turn("Ana")
        assert len(features(g.g.view(0), 0)) == len(NAMES) == len(set(NAMES))


def test_they_say_what_the_seat_sees() -> None:
    g = (
        dune()
        .hand("Ana", "Dagger", "Dagger")
        .intrigue("Ana", "Ambush")
        .intrigue("Bia", "Windfall")
        .give("Bia", solari=5)
    )
    g.agent("Bia", "Wealth").influence("Caio", fremen=3).turn("Ana")
    said = dict(zip(NAMES, features(g.g.view(0), 0), strict=True))
    assert said["hand-dagger"] == 2
    assert said["intrigue-ambush"] == 1
    assert said["intrigue-windfall"] == 0
    assert (said["solari-1"], said["agent-1-wealth"], said["influence-2-fremen"]) == (0.5, 1, 0.5)
    assert said["ask-StartOfTurn"] == 1
