"""Games on a Ray cluster are the games that one process plays. `make soak` has two nodes and kills one."""

from __future__ import annotations

import warnings

from ludoteca.lab.play import Order, play
from ludoteca.lab.runner import runner


def test_a_cluster_plays_the_same_games() -> None:
    orders = [Order("roam", ("random", "random"), seed) for seed in range(1, 19)]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own, about the future of Ray
        outcomes = list(runner("ray")(play, orders))
    told = sorted((o.key, o.ranks, o.scores, o.picks) for o in outcomes)
    assert told == sorted((o.key, o.ranks, o.scores, o.picks) for o in map(play, orders))
