"""Play random games of a box and check the invariants on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from ludoteca.conformance import agenda, page, reasons, replay, secrets, table
from ludoteca.conformance.broken import Broken
from ludoteca.conformance.inspection import Inspection
from ludoteca.kernel import Choice, Game, Random, Variants

__all__ = ["Broken", "Inspection", "inspect_game", "inspect_reasons", "inspect_table"]


Check = Callable[[Inspection], None]
LIGHT: tuple[Check, ...] = (table.nothing_is_lost, table.somebody_can_pick, table.options_are_actions)
"""Cheap: after every pick."""
DEEP: tuple[Check, ...] = (
    agenda.steps_are_immutable,
    agenda.table_stands_without_agenda,
    secrets.guess_agrees_with_view,
    secrets.options_are_what_the_seat_sees,
    secrets.worlds_look_alike,
    secrets.worlds_go_on_alike,
    table.only_offers_are_taken,
    replay.clone_is_apart,
    replay.save_comes_back,
    page.every_option_once,
    page.every_option_in_words,
    reasons.reasons_agree_with_options,
)
"""At sampled picks."""


def light(look: Inspection) -> None:
    for check in LIGHT:
        check(look)


def deep(look: Inspection) -> None:
    for check in DEEP:
        check(look)


def inspect_table(game: Game, seats: int, variants: Variants, seed: int, samples: int = 6) -> Inspection:
    """One random game, looked at closely `samples` times on average; raises `Broken` with the way to see it again."""
    look = Inspection(game, seats, variants, seed)
    sampling = Random.seeded(seed ^ 0xC0FFEE)
    expected = 200
    try:
        while True:
            light(look)
            if not look.picks or look.state.over or sampling.below(expected) < samples:
                deep(look)
            if look.state.over:
                break
            table.ends_in_time(look)
            look.play(look.rng.pick(look.state.options))
        table.result_is_whole(look)
        replay.picks_make_the_state(look)
    except Broken:
        raise
    except Exception as error:
        raise Broken(0, f"{type(error).__name__}: {error}", look.where()) from error
    return look


def inspect_reasons(game: Game, positions: int, seed: int = 0, share: int = 12) -> Counter[type[Choice]]:
    """Positions of random games of every kind of table, most of rare questions: how many were looked at of each."""
    tables = list(game.tables())
    seen: Counter[type[Choice]] = Counter()
    n = 0
    while seen.total() < positions:
        seats, variants = tables[n % len(tables)]
        look = Inspection(game, seats, variants, seed + n)
        n += 1
        while look.state.ask is not None and seen.total() < positions:
            asked = type(look.state.ask)
            if look.rng.below(4 + seen[asked] * share) < share:
                reasons.reasons_agree_with_options(look)
                seen[asked] += 1
            look.play(look.rng.pick(look.state.options))
    return seen


def inspect_game(game: Game, games: int, seed: int = 0, samples: int = 6) -> Iterator[Inspection]:
    """Random games over every player count and variant in turn."""
    tables = list(game.tables())
    for n in range(games):
        seats, variants = tables[n % len(tables)]
        yield inspect_table(game, seats, variants, seed + n, samples)
