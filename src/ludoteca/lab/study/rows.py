"""The raw rows of a study as CSV and Parquet. docs/lab/study.md says what every column means."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from ludoteca.lab.study.watching import PARTS, Studied

Row = dict[str, Any]


def tables(games: Sequence[Studied]) -> dict[str, list[Row]]:
    """Each table by its name."""
    return {
        "games": [_game(game) for game in games],
        "seats": [row for game in games for row in _seats(game)],
        "things": [row for game in games for row in _things(game)],
        "curve": [row for game in games for row in _curve(game)],
        "options": list(_options(games)),
    }


def _game(game: Studied) -> Row:
    outcome = game.outcome
    return {
        "seed": outcome.seed,
        "seats": len(outcome.bots),
        "decisions": outcome.picks,
        "rounds": game.rounds,
        "seconds": sum(outcome.seconds),
        "winners": outcome.ranks.count(1),
        "lead_changes": game.leads,
        "decided": game.decided,
        "answers": game.answers,
        "options_mean": sum(game.options) / PARTS,
    }


def _seats(game: Studied) -> Iterator[Row]:
    outcome = game.outcome
    for seat, bot in enumerate(outcome.bots):
        row: Row = {"seed": outcome.seed, "seat": seat, "bot": bot, "rank": outcome.ranks[seat]}
        row |= {"score": outcome.scores[seat], "won": outcome.wins(seat), "decisions": outcome.decisions[seat]}
        row |= {"opening": game.opening[seat], "purchase": game.purchase[seat]}
        row |= {_column(name): str(value) for name, value in game.kinds[seat].items()}
        row |= {_column(name): value for name, value in game.numbers[seat].items()}
        row |= {f"points_{_column(name)}": value for name, value in game.sources[seat].items()}
        yield row


def _things(game: Studied) -> Iterator[Row]:
    for seat, things in enumerate(game.things):
        for name, some in things.items():
            for thing in some:
                yield {"seed": game.outcome.seed, "seat": seat, "kind": _column(name), "thing": str(thing)}


def _curve(game: Studied) -> Iterator[Row]:
    for part, points in enumerate(game.curve):
        for seat, value in enumerate(points):
            yield {"seed": game.outcome.seed, "part": part, "seat": seat, "points": float(value)}


def _options(games: Sequence[Studied]) -> Iterator[Row]:
    keys = sorted({key for game in games for key in game.offered})
    for key in keys:
        offered = sum(game.offered.get(key, 0) for game in games)
        yield {"option": key, "offered": offered, "taken": sum(game.taken.get(key, 0) for game in games)}


def _column(name: str) -> str:
    return name.removeprefix("study-").replace("-", "_")


def write(folder: Path, games: Sequence[Studied]) -> None:
    """Every table in both formats."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    for name, rows in tables(games).items():
        if not rows:
            continue
        columns = list(dict.fromkeys(column for row in rows for column in row))
        with (folder / f"{name}.csv").open("w", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, columns)
            writer.writeheader()
            writer.writerows(rows)
        pq.write_table(pa.table({c: [row.get(c) for row in rows] for c in columns}), folder / f"{name}.parquet")
