"""Games on a real Ray cluster of two nodes on this machine, one of which is killed in the middle. Part of `make soak`.

    python bench/nodes.py --games 60

Every game must come back once, and be the game that one process plays.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

import ray as _ray
from ray.cluster_utils import Cluster

from ludoteca.lab.cluster import on_ray
from ludoteca.lab.play import Order, Outcome, play

ray: Any = _ray


def slowly(order: Order) -> Outcome:
    """A game that takes long enough for a node to die in the middle of it."""
    time.sleep(0.2)
    return play(order)


def told(outcomes: list[Outcome]) -> list[tuple[Any, ...]]:
    return sorted((o.key, o.ranks, o.scores, o.picks) for o in outcomes)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    orders = [Order("roam", ("random", "random"), seed) for seed in range(1, asked.games + 1)]
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    other = cluster.add_node(num_cpus=1)
    ray.init(address=cluster.address, log_to_driver=False)
    killed, outcomes = 0.0, []
    try:
        for outcome in on_ray(cluster.address, slowly, orders):
            outcomes.append(outcome)
            if not killed and len(outcomes) >= asked.games // 4:
                cluster.remove_node(other, allow_graceful=False)
                killed = len(outcomes) / asked.games
                print(f"node killed after {len(outcomes)} of {asked.games} games", flush=True)
        alive = sum(node["Alive"] for node in ray.nodes())
    finally:
        ray.shutdown()
        cluster.shutdown()
    same = told(outcomes) == told([play(order) for order in orders])
    print(f"{len(outcomes)} games came back, {alive} node left; the same games as in one process: {same}")
    return 0 if same and killed and alive == 1 else 1


if __name__ == "__main__":
    sys.exit(main())
