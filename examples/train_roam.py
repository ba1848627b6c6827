"""Train MaskablePPO (sb3-contrib) at Roam against random players, for some minutes on one core, and draw its curve.

    pip install 'ludoteca[research,train]'
    python examples/train_roam.py --minutes 6 --out docs/lab/train-roam

Every half minute of processor time the learner plays whole games at both seats against players it has not met. Written:
OUT.csv, OUT.svg and the trained policy OUT.zip.
"""

from __future__ import annotations

import argparse
import csv
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from ludoteca.kernel import Result
from ludoteca.lab.gym import SeatEnv
from ludoteca.lab.intervals import wilson
from ludoteca.lab.reward import lead, victory

EVERY = 30.0
"""Seconds of learning between two examinations; seconds of a core, so that a busy machine learns as much."""


def worth(result: Result) -> list[float]:
    """Victory, and a little for the points on the way there: a learner of few games needs more than yes and no."""
    leads = lead(result)
    return [won + max(-1.0, min(1.0, ahead / 20)) for won, ahead in zip(victory(result), leads, strict=True)]


def examine(model: MaskablePPO, against: str, games: int, seed: int) -> float:
    """Share of victories over whole games, at either seat in turn."""
    won = 0.0
    for n in range(games):
        env = SeatEnv("roam", seats=2, seat=n % 2, against=against)
        seen, _ = env.reset(seed=seed + n // 2)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += (reward + 1) / 2
    return won / games


class Examiner(BaseCallback):
    """Stops learning when the time is over, and looks now and then how far it has come."""

    def __init__(self, seconds: float, games: int) -> None:
        super().__init__()
        self.seconds, self.games = seconds, games
        self.learning = 0.0
        self.began = time.process_time()
        self.rows: list[tuple[float, int, float, float, float]] = []

    def _on_step(self) -> bool:
        return self.learning + time.process_time() - self.began < self.seconds

    def _on_rollout_end(self) -> None:
        now = self.learning + time.process_time() - self.began
        if not self.rows or now - self.rows[-1][0] >= EVERY:
            self.note(now)

    def note(self, now: float) -> None:
        rate = examine(self.model, "random", self.games, 900_000)
        self.rows.append((now, self.num_timesteps, rate, *wilson(rate * self.games, self.games)))
        print(f"{now:5.0f} s, {self.num_timesteps:7} decisions: {rate:.0%} won against random", flush=True)
        self.learning, self.began = now, time.process_time()  # examinations are not learning time


def draw(rows: list[tuple[float, int, float, float, float]], file: Path) -> None:
    import matplotlib as mpl

    mpl.use("Agg")
    import matplotlib.pyplot as plt

    seconds, steps, rates, low, high = (np.array(column) for column in zip(*rows, strict=True))
    figure, axes = plt.subplots(figsize=(8, 4), layout="constrained")
    axes.fill_between(seconds / 60, low, high, alpha=0.2, color="#3d7a78", linewidth=0)
    axes.plot(seconds / 60, rates, "o-", color="#3d7a78")
    axes.axhline(0.5, color="#999", linewidth=1, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlabel(f"minutes of learning on one core ({steps[-1]:,} decisions in all)")
    axes.set_ylabel("victories against random, 95 % interval")
    axes.set_title("MaskablePPO learns Roam for two")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(file)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=6.0)
    parser.add_argument("--games", type=int, default=200, help="in each examination")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("train-roam"))
    asked = parser.parse_args()
    torch.set_num_threads(1)
    makers: list[Any] = [lambda: SeatEnv("roam", seats=2, against="random", reward=worth) for _ in range(asked.tables)]
    model = MaskablePPO(
        *("MlpPolicy", DummyVecEnv(makers)),
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        learning_rate=5e-4,
        gamma=0.997,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=asked.seed,
        device="cpu",
    )
    examiner = Examiner(60 * asked.minutes, asked.games)
    examiner.init_callback(model)
    examiner.note(0.0)
    model.learn(10**9, callback=examiner)
    examiner.note(examiner.learning + time.process_time() - examiner.began)
    for rival in ("random", "greedy"):
        rate = examine(model, rival, asked.games, 950_000)
        low, high = wilson(rate * asked.games, asked.games)
        print(f"at the end, fresh seeds, against {rival}: {rate:.1%} ({low:.1%} to {high:.1%}) of {asked.games} games")
    model.save(asked.out.with_suffix(".zip"))
    with asked.out.with_suffix(".csv").open("w", newline="") as file:
        csv.writer(file).writerows([("seconds", "decisions", "victories", "low", "high"), *examiner.rows])
    draw(examiner.rows, asked.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
