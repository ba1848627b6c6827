"""`make bench-check` fails when it should, and the page says which bars were missed."""

from __future__ import annotations

import json
from typing import Any

from bench.page import COLUMNS, NAMES, page
from bench.run import LATEST, better_of, ratios, slower


def results(ours: float = 300_000.0, native: float = 1_500_000.0, theirs: float = 30_000.0) -> dict[str, Any]:
    def row(speed: float) -> dict[str, Any]:
        return {**dict.fromkeys(COLUMNS, speed), "by_seats": {"2": speed, "3": speed}, "by_tenth": [1.0] * 10}

    peer = {"decisions_per_second": theirs, "games_per_second": 25.0, "clone_us": 30.0}
    return {
        "machine": "one",
        "python": "3.11",
        "interpreted": {code: row(ours) for code in NAMES},
        "native": {code: row(native) for code in NAMES},
        "peers": {"catanatron": peer},
        "load": 1.0,
    }


def test_a_slower_machine_is_no_slower_engine() -> None:
    assert not slower(results(), results(150_000.0, 750_000.0, 15_000.0))


def test_a_fall_of_more_than_fifteen_per_cent_is_named() -> None:
    assert not slower(results(), results(native=1_300_000.0))
    worse = slower(results(), results(native=1_200_000.0))
    assert len(worse) == len(NAMES)
    assert all("native: 40.0 times catanatron, 50.0 before" in line for line in worse)


def test_a_busy_minute_does_not_make_the_yardstick_slower() -> None:
    quiet, busy = results()["peers"], results(theirs=20_000.0)["peers"]
    assert better_of(quiet, busy) == better_of(busy, quiet) == quiet


def test_the_page_says_which_bar_was_missed() -> None:
    assert "missed" not in "\n".join(page(results()))
    assert "| Roam | 3.00 (bar 4.5, missed) |" in "\n".join(page(results(native=900_000.0)))


def test_the_bar_of_dune_is_measured_with_four_players() -> None:
    run = results()
    run["native"]["dune_imperium"]["four"] = {"decisions_per_second": 390_000.0, "games_per_second": 1_234.0}
    text = "\n".join(page(run))
    assert "13.00 (bar 14, missed)" in text
    assert "1,234 games/s" in text


def test_a_run_is_written_down_to_compare_with() -> None:
    before = json.loads(LATEST.read_text("utf-8"))
    assert {name.split(",")[0] for name in ratios(before)} == set(NAMES)
