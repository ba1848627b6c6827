"""Hunches are learned with PyTorch: to share out the preference as a search thinks of the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ludoteca.bots.experience import features_of
from ludoteca.bots.hunches import UNITS, Hunch, fingerprint
from ludoteca.kernel import Game, Option
from ludoteca.lab.train.imitation import CARE, TRUST, Noted

PASSES: Final = 25
BATCH: Final = 512
RATE: Final = 0.01
COST: Final = 1e-5
"""Of large weights, so that what was seen by chance is not believed."""


class Model(nn.Module):
    """The same policy as `ludoteca.bots.hunches.Hunch`, where PyTorch can reach it; it has rows for all verbs."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        features = features_of(game)
        self.verbs = sorted({option.verb for option in game.actions})
        self.sizes = (len(features.moments), len(features.marks), len(features.bearings))
        self.inputs = nn.Linear(sum(self.sizes) + 1, UNITS, bias=False)
        self.verb = nn.Embedding(len(self.verbs), UNITS)
        self.level = nn.Embedding(len(self.verbs), 1)
        self.outputs = nn.Linear(UNITS, 1, bias=False)
        self.trust = nn.Parameter(torch.tensor(TRUST))  # in the beginning it believes what the game says
        self.reads = fingerprint(game)
        nn.init.normal_(self.verb.weight, std=0.3)
        nn.init.zeros_(self.level.weight)

    def forward(self, rows: Tensor, verbs: Tensor) -> Tensor:
        """What each option promises; a row ends with what the game's own `prefer` says."""
        units = functional.relu(self.inputs(rows) + self.verb(verbs))
        promises: Tensor = self.outputs(units)[:, 0] + self.level(verbs)[:, 0] + self.trust * rows[:, -1]
        return promises

    def plain(self, met: Sequence[str]) -> Hunch:
        """The policy to be written down, of the verbs that were met."""
        numbers = [self.verbs.index(verb) for verb in met]
        with torch.no_grad():
            rows = self.inputs.weight.t().tolist()
            verb, level = self.verb.weight.tolist(), self.level.weight[:, 0].tolist()
            first, second, third = self.sizes
            return Hunch(
                verbs=tuple(met),
                moment=rows[:first],
                printed=rows[first : first + second],
                bearing=rows[first + second : first + second + third],
                verb=[verb[n] for n in numbers],
                like=rows[-1],
                outputs=self.outputs.weight[0].tolist(),
                level=[level[n] for n in numbers],
                trust=float(self.trust.detach()),
                reads=self.reads,
            )

    def take(self, hunch: Hunch) -> None:
        """Go on from one that was written down."""
        rows = [*hunch.moment, *hunch.printed, *hunch.bearing, hunch.like]
        with torch.no_grad():
            self.inputs.weight.copy_(torch.tensor(rows).t())
            self.outputs.weight.copy_(torch.tensor([hunch.outputs]))
            self.trust.fill_(hunch.trust)
            for verb, row, level in zip(hunch.verbs, hunch.verb, hunch.level, strict=True):
                number = self.verbs.index(verb)
                self.verb.weight[number] = torch.tensor(row)
                self.level.weight[number] = level


class Sheet:
    """Decisions as PyTorch wants them: a row for each option, and to which decision it belongs."""

    def __init__(self, game: Game, decisions: Sequence[Noted]) -> None:
        features = features_of(game)
        verbs = {verb: n for n, verb in enumerate(sorted({option.verb for option in game.actions}))}
        options = [Option.parse(key) for one in decisions for key in one.keys]
        lengths = np.array([len(one.keys) for one in decisions])
        self.count = len(decisions)
        self.ends = lengths.cumsum()
        self.owner = torch.from_numpy(np.repeat(np.arange(self.count), lengths))
        self.verbs = torch.tensor([verbs[option.verb] for option in options])
        self.met = sorted({option.verb for option in options})
        printed = {option: features.about(option) for option in set(options)}
        blocks = [
            np.repeat(np.array([one.moment for one in decisions], dtype=np.float32), lengths, axis=0),
            np.array([printed[option] for option in options], dtype=np.float32),
            np.array([row for one in decisions for row in one.bearings or [[]] * len(one.keys)], dtype=np.float32),
            np.array([[like] for one in decisions for like in one.likes], dtype=np.float32),
        ]
        self.rows = torch.from_numpy(np.hstack(blocks))
        self.estimates = torch.tensor([estimate for one in decisions for estimate in one.estimates])
        self.wanted = shares(self.estimates / CARE, self.owner, self.count).exp()

    def options_of(self, decisions: Sequence[int]) -> tuple[Tensor, Tensor]:
        """The rows of some decisions, and to which of them each belongs."""
        first = [self.ends[n - 1] if n else 0 for n in decisions]
        rows = [torch.arange(int(start), int(self.ends[n])) for start, n in zip(first, decisions, strict=True)]
        owner = np.repeat(np.arange(len(rows)), [len(one) for one in rows])
        return torch.cat(rows), torch.from_numpy(owner)

    def named(self, promises: Tensor) -> float:
        """How often the option that promises most is the one the search thinks best; ties count as far as they go."""
        best, tops = (highest(numbers, self.owner, self.count)[self.owner] for numbers in (self.estimates, promises))
        picked = (promises >= tops).float()
        ties = torch.zeros(self.count).index_add(0, self.owner, picked)
        right = picked * (self.estimates >= best) / ties[self.owner]
        return float(right.sum()) / self.count

    def missed(self, promises: Tensor) -> float:
        """How much less the search thinks of that option than of the best one, on average."""
        best, tops = (highest(numbers, self.owner, self.count)[self.owner] for numbers in (self.estimates, promises))
        picked = (promises >= tops).float()
        ties = torch.zeros(self.count).index_add(0, self.owner, picked)
        return float((picked * (best - self.estimates) / ties[self.owner]).sum()) / self.count


def highest(numbers: Tensor, owner: Tensor, count: int) -> Tensor:
    """Of each decision."""
    return torch.full((count,), -torch.inf).scatter_reduce(0, owner, numbers, "amax")


def shares(powers: Tensor, owner: Tensor, count: int) -> Tensor:
    """The logarithm of each option's share within its decision."""
    lower = powers - highest(powers.detach(), owner, count)[owner]
    total = torch.zeros(count).index_add(0, owner, lower.exp())
    return lower - total.log()[owner]


def fit(
    model: Model, game: Game, decisions: Sequence[Noted], *, seed: int, passes: int = PASSES
) -> tuple[Hunch, float]:
    """Some passes over all decisions in any order, in ever smaller steps; the mean loss of the last one."""
    sheet = Sheet(game, decisions)
    order = torch.Generator().manual_seed(seed)
    optimiser = torch.optim.Adam(model.parameters(), lr=RATE, weight_decay=COST)
    loss, seen = 0.0, 0
    for _ in range(passes):
        total = 0.0
        mixed = torch.randperm(sheet.count, generator=order).tolist()
        for batch in (mixed[n : n + BATCH] for n in range(0, sheet.count, BATCH)):
            for group in optimiser.param_groups:
                group["lr"] = RATE * (1 - seen / (passes * sheet.count))
            seen += len(batch)
            rows, owner = sheet.options_of(batch)
            said = shares(model(sheet.rows[rows], sheet.verbs[rows]), owner, len(batch))
            off: Any = -(sheet.wanted[rows] * said).sum() / len(batch)
            optimiser.zero_grad()
            off.backward()
            optimiser.step()
            total += float(off.detach()) * len(batch)
        loss = total / sheet.count
    return model.plain(sheet.met), loss
