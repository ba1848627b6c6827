"""Learning from diaries with PyTorch: each page should foretell what the later ones say, and the last one who won."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from ludoteca.bots.network import Network
from ludoteca.lab.train.playing import Diary, Page

HIDDEN: Final = 24
ABSENT: Final = -30.0
"""The number of a seat that nobody sits in: it never wins."""
LAMBDA: Final = 0.8
"""How much a page is told by the end of the game, and how much by the page after it (Sutton 1988)."""
BATCH: Final = 512
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
        self.where = torch.tensor([n for page in pages for n in page.where], dtype=torch.int32)
        self.what = torch.tensor([number for page in pages for number in page.what])
        lengths = [0, *(len(page.where) for page in pages[:-1])]
        self.starts = torch.tensor(list(accumulate(lengths)), dtype=torch.int32)
        self.opinions = torch.tensor([[*page.opinions, *[0.0] * (seats - len(page.opinions))] for page in pages])
        self.absent = torch.tensor([[n >= len(page.opinions) for n in range(seats)] for page in pages])


def targets(model: Model, diaries: Sequence[Diary], seats: int, decay: float = LAMBDA) -> list[list[list[float]]]:
    """What each page of each diary should have said: a mixture of what the next one says and what came after it."""
    told = []
    spread = spread_of(diaries)
    for diary in diaries:
        with torch.no_grad():
            said = model(Book(diary.pages, seats)).exp().tolist()
        end = [*ending(diary, spread), *[0.0] * (seats - diary.seats)]
        later, found = end, [end]
        for after in reversed(said[1:]):
            later = [(1 - decay) * s + decay * t for s, t in zip(after, later, strict=True)]
            found.append(later)
        told.append(found[::-1])
    return told


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


def fit(model: Model, diaries: Sequence[Diary], seats: int, *, passes: int, rate: float, seed: int) -> float:
    """Some passes over all pages in any order; the mean loss of the last one."""
    order = torch.Generator().manual_seed(seed)
    wanted = [row for rows in targets(model, diaries, seats) for row in rows]
    pages = [page for diary in diaries for page in diary.pages]
    optimiser = torch.optim.Adam(model.parameters(), lr=rate, weight_decay=1e-6)
    loss = 0.0
    for number in range(passes):
        for group in optimiser.param_groups:
            group["lr"] = rate * (1 - number / passes)
        total = 0.0
        for batch in batches(len(pages), order):
            book = Book([pages[n] for n in batch], seats)
            off = -(torch.tensor([wanted[n] for n in batch]) * model(book)).sum(1).mean()
            optimiser.zero_grad()
            off.backward()
            optimiser.step()
            total += float(off.detach()) * len(batch)
        loss = total / len(pages)
    return loss


def batches(count: int, order: torch.Generator) -> Iterator[list[int]]:
    mixed = torch.randperm(count, generator=order).tolist()
    return (mixed[n : n + BATCH] for n in range(0, count, BATCH))
