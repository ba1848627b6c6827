"""Learning from diaries with PyTorch: each page should foretell what the later ones say, and the last one who won."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ludoteca.bots.network import Network
from ludoteca.lab.train.playing import Diary, Page

Array = np.ndarray[Any, np.dtype[np.float32]]

HIDDEN: Final = 24
ABSENT: Final = -30.0
"""The number of a seat that nobody sits in: it never wins."""
LAMBDA: Final = 0.8
"""How much a page is told by the end of the game, and how much by the page after it (Sutton 1988). In the first round,
when no page has anything to tell that the game's own judge did not know, only the end counts."""
BATCH: Final = 1024
COST: Final = 2e-5
"""Of large weights, so that what was seen by chance is not believed."""
BY_POINTS: Final = 0.5
"""How much of the end of a game is told by how far the points are apart: who lost by one point did nearly everything
right, and a bare victory says nothing of that."""


class Model(nn.Module):
    """The same network as `ludoteca.bots.network.Network`, where PyTorch can reach it."""

    def __init__(self, features: int, seats: int, hidden: int = HIDDEN) -> None:
        super().__init__()
        self.inputs = nn.EmbeddingBag(features, hidden, mode="sum")
        self.opinions = nn.Linear(seats, hidden)
        self.outputs = nn.Linear(hidden, seats)
        self.trust = nn.Parameter(torch.ones(1))
        nn.init.normal_(self.inputs.weight, std=0.05)
        nn.init.zeros_(self.outputs.weight)  # in the beginning it thinks what the game's own judge thinks
        nn.init.zeros_(self.outputs.bias)

    def forward(self, book: Book) -> Tensor:
        """The logarithm of each seat's chance."""
        units = self.inputs(book.where, book.starts, per_sample_weights=book.what) + self.opinions(book.opinions)
        powers = self.outputs(functional.relu(units)) + self.trust * book.opinions
        return functional.log_softmax(powers.masked_fill(book.absent, ABSENT), dim=1)

    def plain(self) -> Network:
        """The network to be written down."""
        with torch.no_grad():
            return Network(
                inputs=self.inputs.weight.tolist(),
                opinions=self.opinions.weight.t().tolist(),
                bias=self.opinions.bias.tolist(),
                outputs=self.outputs.weight.tolist(),
                level=self.outputs.bias.tolist(),
                trust=float(self.trust),
            )

    def take(self, network: Network) -> None:
        """Go on from one that was written down."""
        with torch.no_grad():
            self.inputs.weight.copy_(torch.tensor(network.inputs))
            self.opinions.weight.copy_(torch.tensor(network.opinions).t())
            self.opinions.bias.copy_(torch.tensor(network.bias))
            self.outputs.weight.copy_(torch.tensor(network.outputs))
            self.outputs.bias.copy_(torch.tensor(network.level))
            self.trust.fill_(network.trust)


class Book:
    """Pages bound together, as PyTorch wants them: all their features in one row, and where each page begins."""

    def __init__(self, pages: Sequence[Page], seats: int) -> None:
        lengths = np.array([0, *(len(page.where) for page in pages[:-1])])
        opinions = np.zeros((len(pages), seats), dtype=np.float32)
        absent = np.ones((len(pages), seats), dtype=bool)
        for number, page in enumerate(pages):
            opinions[number, : len(page.opinions)] = page.opinions
            absent[number, : len(page.opinions)] = False
        self.where = torch.from_numpy(np.concatenate([page.where for page in pages]).astype(np.int32))
        self.what = torch.from_numpy(np.concatenate([page.what for page in pages]).astype(np.float32))
        self.starts = torch.from_numpy(lengths.cumsum().astype(np.int32))
        self.opinions = torch.from_numpy(opinions)
        self.absent = torch.from_numpy(absent)


def said_by(model: Model, pages: Sequence[Page], seats: int) -> Array:
    """What the model says of each page: every seat's chance."""
    with torch.no_grad():
        read = [model(Book(pages[n : n + BATCH], seats)).exp() for n in range(0, len(pages), BATCH)]
    return np.asarray(torch.cat(read).numpy())


def targets(model: Model, diaries: Sequence[Diary], seats: int, decay: float = LAMBDA) -> Array:
    """What each page of each diary should have said: a mixture of what the next one says and what came after it."""
    pages = [page for diary in diaries for page in diary.pages]
    wanted = np.zeros((len(pages), seats), dtype=np.float32)
    said = said_by(model, pages, seats) if decay < 1 else wanted
    spread = spread_of(diaries)
    behind = 0
    for diary in diaries:
        first, behind = behind, behind + len(diary.pages)
        later = np.zeros(seats, dtype=np.float32)
        later[: diary.seats] = ending(diary, spread)
        for n in range(behind - 1, first - 1, -1):
            wanted[n] = later
            later = (1 - decay) * said[n] + decay * later
    return wanted


def spread_of(diaries: Sequence[Diary]) -> float:
    """How far the points at the end of a game usually lie from their mean; 0 where there are none to compare."""
    apart = [(p - sum(d.points) / d.seats) ** 2 for d in diaries for p in d.points]
    return math.sqrt(sum(apart) / len(apart)) if apart else 0.0


def ending(diary: Diary, spread: float) -> list[float]:
    """What the last page should have said: who won, and partly by how much."""
    if not spread:
        return list(diary.won)
    top = max(diary.points)
    shares = [math.exp((points - top) / spread) for points in diary.points]
    return [
        (1 - BY_POINTS) * won + BY_POINTS * share / sum(shares) for won, share in zip(diary.won, shares, strict=True)
    ]


def fit(
    model: Model,
    diaries: Sequence[Diary],
    seats: int,
    *,
    passes: int,
    rate: float,
    seed: int,
    decay: float = LAMBDA,
) -> float:
    """Some passes over all pages in any order, in ever smaller steps; the mean loss of the last one."""
    order = torch.Generator().manual_seed(seed)
    wanted = torch.from_numpy(targets(model, diaries, seats, decay))
    pages = [page for diary in diaries for page in diary.pages]
    optimiser = torch.optim.Adam(model.parameters(), lr=rate, weight_decay=COST)
    loss, seen = 0.0, 0
    for _ in range(passes):
        total = 0.0
        for batch in batches(len(pages), order):
            for group in optimiser.param_groups:
                group["lr"] = rate * (1 - seen / (passes * len(pages)))
            seen += len(batch)
            book = Book([pages[n] for n in batch], seats)
            off = -(wanted[batch] * model(book)).sum(1).mean()
            optimiser.zero_grad()
            off.backward()
            optimiser.step()
            total += float(off.detach()) * len(batch)
        loss = total / len(pages)
    return loss


def batches(count: int, order: torch.Generator) -> Iterator[list[int]]:
    mixed = torch.randperm(count, generator=order).tolist()
    return (mixed[n : n + BATCH] for n in range(0, count, BATCH))
