"""The long form of other people's checks: every game at every player count. Part of `make soak`.

python bench/checks.py             all games
python bench/checks.py roam
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from typing import Any

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from ludoteca.lab import openspiel
from ludoteca.lab.gym import SeatEnv
from ludoteca.lab.pettingzoo import env
from ludoteca.registry import box, boxes


def checks(code: str, seats: int) -> dict[str, Callable[[], Any]]:
    table = partial(env, code, seats)
    spiel = partial(pyspiel.load_game, openspiel.PREFIX + code, {"players": seats})
    return {
        "PettingZoo api_test": lambda: api_test(table(flat=True), num_cycles=1000),
        "PettingZoo seed_test": lambda: seed_test(table, num_cycles=500),
        "PettingZoo performance_benchmark": lambda: performance_benchmark(table()),
        "Gymnasium check_env": lambda: check_env(SeatEnv(code, seats), skip_render_check=True),
        "OpenSpiel random_sim_test": lambda: pyspiel.random_sim_test(spiel(), 3, serialize=True, verbose=False),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="codes; all boxes if none are given")
    asked = parser.parse_args()
    for game in [box(code) for code in asked.games] or boxes().values():
        for seats in game.seats:
            for name, check in checks(game.code, seats).items():
                check()  # what does not hold raises
                print(f"{game.code}, {seats} seats: {name} passed", flush=True)


if __name__ == "__main__":
    main()
