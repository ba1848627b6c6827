"""What stays true in every game, whoever plays how."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from ludoteca.games.dune_imperium import GAME
from ludoteca.games.dune_imperium.icons import NONE
from ludoteca.games.dune_imperium.state import Dune
from ludoteca.kernel import Event, Random, rule

TABLES = [(1, {"difficulty": level}) for level in ("mercenary", "kwisatz_haderach")]
TABLES += [(2, {}), (3, {}), (3, {"leaders": "random"}), (4, {"leaders": "random", "houses": "distinct"})]


@rule("DI-GEN-07", "DI-ICON-21", "DI-FACTION-01", "DI-FACTION-06", "DI-CONTROL-01", "DI-GEN-01")
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_a_random_game_keeps_its_books(seats: int, variants: dict[str, str], seed: int) -> None:
    g = cast(Dune, GAME.new(seats, seed, **variants))
    heard: list[Event] = []
    g.heard = heard
    rng = Random.seeded(seed)
    census, start = g.census(), [player.vp for player in g.players]
    assert g.viewer == -1
    for _ in range(GAME.bound):
        if g.over:
            break
        g.choose(rng.pick(g.options))
        assert g.census() == census
        for player in g.players:
            assert min(player.solari, player.spice, player.water, player.supply, player.garrison, player.conflict) >= 0
            assert all(0 <= level <= 6 for level in player.influence)
            assert player.agents >= 0
        for faction, holder in enumerate(g.alliances):
            best = max(player.influence[faction] for player in g.players)
            if holder != NONE:
                assert g.players[holder].influence[faction] == best >= 4
            elif not g.agenda or type(g.ask).__name__ != "AllianceHeir":
                assert best < 4
    assert g.over
    scored: Counter[object] = Counter()
    for event in heard:
        if event.kind in {"scored", "unscored"}:
            scored[event.data["seat"]] += event.data["points"] * (1 if event.kind == "scored" else -1)
    assert [start[who] + scored[g.called(who)] for who in range(len(g.players))] == [p.vp for p in g.players]
