"""Golden playthroughs and perft: what the games do, as text that a person reviews as a diff.

    make golden                                  # every game of TABLES
    python -m tests.golden.regenerate roam       # one

A playthrough is a random game told in sentences; every so often the board is drawn. The rest of a long game is written
as the keys of its picks, so that a file stays short enough to be read. Perft counts the sequences of picks of a given
length from a fresh table, with what is hidden left as the seed dealt it: a rule that offers one option more or less
shows at once. To add a game, add its tables to `TABLES`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from ludoteca.kernel import Match, Random, State
from ludoteca.registry import box
from ludoteca.words import Words

HERE = Path(__file__).parent
NAMES = ("Ana", "Bia", "Caio", "Davi", "Eva", "Gil")
BOARD_EVERY = 25
"""A board is drawn before every so many picks."""
TOLD = 150
"""So many picks are told in sentences."""
KEYS_IN_A_LINE = 10


@dataclass(frozen=True)
class Table:
    """A game to be played at random and written down."""

    name: str
    seats: int
    seed: int
    variants: dict[str, str] = field(default_factory=dict)
    depth: int = 3
    """How deep perft counts."""


TABLES: dict[str, tuple[Table, ...]] = {
    "roam": (
        Table("basic-2", 2, 1, depth=5),
        Table("full-3", 3, 2, {"mode": "full"}, depth=5),
        Table(
            "everything-4",
            4,
            3,
            {
                "mode": "full",
                "outpost": "yes",
                "stacking": "yes",
                "edges": "chosen",
                "claimed_card_facing": "as_on_map",
            },
            depth=6,
        ),
    ),
    "dune_imperium": (
        Table("alone-sardaukar", 1, 1, {"difficulty": "sardaukar"}, depth=5),
        Table("two-kwisatz-haderach", 2, 2, {"difficulty": "kwisatz_haderach"}, depth=4),
        Table("distinct-houses-3", 3, 3, {"houses": "distinct"}, depth=4),
        Table("beginner-4", 4, 4, {"leaders": "beginner"}, depth=5),
    ),
    "calamandara": (
        Table("padrao-2", 2, 1, depth=4),
        Table("sequencia-3", 3, 2, {"deck_mode": "sequencia", "arm_zf_rows": "1"}),
        Table(
            "triagem-4",
            4,
            3,
            {
                "deck_mode": "triagem",
                "espelho_mode": "on_placement",
                "asa_caverna_long": "1",
                "templo_to": "user_depot",
                "card_quantities": "alternative",
                "max_rounds": "50",
            },
            depth=2,
        ),
    ),
    "zero11": (
        Table("as-printed-3", 3, 1),
        Table("gears-4", 4, 2, {"mesh_mode": "opposed_arrows", "gear_start": "random", "max_bid": "time"}),
        Table(
            "other-readings-6",
            6,
            3,
            {"lewis_event": "block_only", "examine_split": "no", "win_at_zero": "yes", "unknown_deck": "face_up"},
        ),
    ),
    "above_and_below": (
        Table("usual-2", 2, 1, depth=5),
        Table("one-offer-3", 3, 2, {"offers": "1"}, depth=5),
        Table("six-offers-4", 4, 3, {"offers": "6"}, depth=5),
    ),
}


def playthrough(code: str, table: Table) -> str:
    """A random game in sentences, from the first question to the result."""
    return "\n".join([*_head(code, table), *_told(code, table)]) + "\n"


def _head(code: str, table: Table) -> Iterator[str]:
    agreed = ", ".join(f"{name}={value}" for name, value in table.variants.items()) or "as usual"
    yield f"# {code}, {table.seats} players, seed {table.seed}, {agreed}"


def _told(code: str, table: Table) -> Iterator[str]:
    game = box(code)
    names = NAMES[: table.seats]
    words = Words(game, "en", names, strict=True)
    match = Match(game, names, table.seed, table.variants)
    chance = Random.seeded(table.seed)

    def draw(state: State) -> Iterator[str]:
        """The board as somebody sees it who only watches."""
        board = game.view.board(state.view(table.seats), words.t)
        yield from ("", *(line.rstrip() for line in board.splitlines()), "")

    for event in match.events[0]:
        yield f"      {words.event(event)}"
    while (ask := match.state.ask) is not None and len(match.picks) < TOLD:
        n = len(match.picks)
        if n % BOARD_EVERY == 0:
            yield from draw(match.state)
        options = match.state.options
        pick = chance.pick(options)
        asked = f"{names[ask.seat]} [{ask.rule}] {words.question(ask)}"
        yield f"{n + 1:>4}. {asked} {len(options)} options. {words.pick(pick)} ({game.keys.spell(pick)})"
        for event in match.choose(pick):
            yield f"      {words.event(event)}"
    if not match.state.over:
        yield from _rest(match, chance)
        yield from (f"      {words.event(event)}" for event in match.events[-1])
    result = match.state.result
    assert result is not None
    yield from draw(match.state)
    yield f"Scores {result.scores}, ranks {result.ranks}, check {match.record().check}"


def _rest(match: Match, chance: Random) -> Iterator[str]:
    """What is picked in a long game's rest, and of how many options: go:12/9."""
    picked: list[str] = []
    start = len(match.picks) + 1
    while match.state.ask is not None:
        options = match.state.options
        pick = chance.pick(options)
        picked.append(f"{match.game.keys.spell(pick)}/{len(options)}")
        match.choose(pick)
    yield ""
    for n in range(0, len(picked), KEYS_IN_A_LINE):
        yield f"{start + n:>4}. {' '.join(picked[n : n + KEYS_IN_A_LINE])}"


def perft(code: str) -> str:
    """How many sequences of picks there are from the fresh tables, by length."""
    lines = ["# Sequences of picks from a fresh table, by their length"]
    for table in TABLES[code]:
        state = box(code).new(table.seats, table.seed, **table.variants)
        counts = [count(state, depth) for depth in range(1, table.depth + 1)]
        lines.append(f"{table.name:<20} {' '.join(f'{n:>9}' for n in counts)}")
    return "\n".join(lines) + "\n"


def count(state: State, depth: int) -> int:
    """Sequences of exactly this length; a game that ends earlier counts for none."""
    if state.ask is None:
        return 0
    if depth == 1:
        return len(state.options)
    total = 0
    for pick in state.options:
        after = state.clone()
        after.play(pick)
        total += count(after, depth - 1)
    return total


def goldens(code: str) -> dict[str, str]:
    """File name -> text."""
    found = {f"{table.name}.txt": playthrough(code, table) for table in TABLES[code]}
    return {**found, "perft.txt": perft(code)}


def main(codes: list[str]) -> None:
    for code in codes or list(TABLES):
        folder = HERE / code
        folder.mkdir(exist_ok=True)
        for name, text in goldens(code).items():
            (folder / name).write_text(text, "utf-8")
            sys.stdout.write(f"{folder.name}/{name}: {len(text.splitlines())} lines\n")


if __name__ == "__main__":
    main(sys.argv[1:])
