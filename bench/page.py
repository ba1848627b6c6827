"""docs/bench.md, written from a run: tables, the bars of issue 20 beside what was measured, and three plots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

PROJECT: Final = Path(__file__).parents[1]
PAGE: Final = PROJECT / "docs" / "bench.md"
PLOTS: Final = PROJECT / "docs" / "bench"
Results = dict[str, Any]

NAMES: Final = {
    "roam": "Roam",
    "above_and_below": "Above and Below",
    "dune_imperium": "Dune: Imperium",
    "zero11": "011",
    "calamandara": "Calamandara",
}
COLUMNS: Final = {
    "decisions_per_second": "decisions/s",
    "games_per_second": "games/s",
    "iterations_per_second": "MCTS iterations/s",
    "playouts_per_second": "playouts/s",
    "clone_us": "clone µs",
    "view_us": "view µs",
    "guess_us": "guess µs",
    "save_us": "save µs",
    "load_us": "load µs",
    "page_us": "page µs",
    "bytes_per_state": "bytes",
}
RATIO: Final = {"roam": 4.5, "above_and_below": 3.5, "dune_imperium": 4.5, "zero11": 4.0, "calamandara": 4.0}
"""Native to interpreted, random play: what issue 20 asks for."""
TO_PEER: Final = {"roam": 30, "above_and_below": 18, "dune_imperium": 14, "zero11": 13, "calamandara": 9}
SEARCH: Final = 3.5


def write_page(results: Results) -> None:
    PLOTS.mkdir(parents=True, exist_ok=True)
    draw(results)
    PAGE.write_text("\n".join(page(results)) + "\n", "utf-8")


def page(results: Results) -> Iterator[str]:
    yield "# How fast"
    yield ""
    yield (
        f"Written by `make bench`: one run, one core, CPU time, Python {results['python']} on {results['machine']}. "
        f"On average {results['load']:.0f} processes wanted a core in the last five minutes of it. "
        "Random play with the full option list at every decision, three players. The numbers are in "
        "bench/results/latest.json; `make bench-check` runs again and fails when a ratio to catanatron falls by 15 %."
    )
    for how, title in (("interpreted", "Interpreted"), ("native", "Native (`make native`)")):
        yield f"\n## {title}\n"
        yield from table(results[how])
    yield "\n## Native to interpreted, and both to catanatron\n"
    yield from compared(results)
    yield "\n## Others, in the same run\n"
    yield from others(results["peers"])
    yield "\n## Growth\n"
    yield "Decisions per second by number of players, and what a decision costs early and late in a game.\n"
    yield "![Decisions per second by number of players](bench/seats.svg)\n"
    yield "![Microseconds per decision by tenth of a game](bench/length.svg)\n"
    yield "![Decisions per second beside others](bench/beside.svg)"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def table(rows: Results) -> Iterator[str]:
    yield "| | " + " | ".join(COLUMNS.values()) + " |"
    yield "|---" + "|---:" * len(COLUMNS) + "|"
    for code, name in NAMES.items():
        if code in rows:
            yield f"| {name} | " + " | ".join(number(rows[code][column]) for column in COLUMNS) + " |"


def against(value: float, bar: float) -> str:
    return f"{value:.2f} (bar {bar:g}{'' if value >= bar else ', missed'})"


def compared(results: Results) -> Iterator[str]:
    unit = results["peers"]["catanatron"]["decisions_per_second"]
    yield "| | random play | MCTS iterations | clone | interpreted / catanatron | native / catanatron |"
    yield "|---|---:|---:|---:|---:|---:|"
    for code, name in NAMES.items():
        if code not in results["native"]:
            continue
        slow, fast = results["interpreted"][code], results["native"][code]
        play = fast["decisions_per_second"] / slow["decisions_per_second"]
        think = fast["iterations_per_second"] / slow["iterations_per_second"]
        copy = slow["clone_us"] / fast["clone_us"]
        ours = against(fast.get("four", fast)["decisions_per_second"] / unit, TO_PEER[code])
        yield (
            f"| {name} | {against(play, RATIO[code])} | {against(think, SEARCH)} | {copy:.1f} | "
            f"{slow['decisions_per_second'] / unit:.1f} | {ours} |"
        )
    dune = results["native"].get("dune_imperium", {})
    if "four" in dune:
        theirs = results["peers"]["catanatron"]["games_per_second"]
        games = dune["four"]["games_per_second"]
        yield (
            "\nThe bar of Dune: Imperium is set for four players, and its last figure is theirs. "
            f"Native they play {games:,.0f} games/s, catanatron {theirs:.1f}."
        )


def others(peers: Results) -> Iterator[str]:
    yield "| | decisions/s | games/s | clone µs |"
    yield "|---|---:|---:|---:|"
    for name, row in peers.items():
        copy = number(row["clone_us"]) if row["clone_us"] else "–"
        yield f"| {name} | {number(row['decisions_per_second'])} | {number(row['games_per_second'])} | {copy} |"


def draw(results: Results) -> None:
    """Three plots, without a date in them, so that the same numbers are the same file."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "ludoteca"
    from matplotlib import pyplot as plt

    def save(figure: Any, name: str) -> None:
        figure.tight_layout()
        figure.savefig(PLOTS / f"{name}.svg", metadata={"Date": None})
        plt.close(figure)

    for name, key, across in (("seats", "by_seats", "players"), ("length", "by_tenth", "tenth of a game")):
        figure, axes = plt.subplots(figsize=(7, 4))
        for n, (code, called) in enumerate(NAMES.items()):
            for how, line, label in (("native", "-", called), ("interpreted", ":", None)):
                points = results[how][code][key]
                named = points if isinstance(points, dict) else dict(enumerate(points, 1))
                xs = [int(x) for x in named]
                axes.plot(xs, list(named.values()), line, marker="o", markersize=3, label=label, color=f"C{n}")
        axes.set_yscale("log")
        axes.set_ylabel("decisions/s" if name == "seats" else "µs per decision")
        axes.set_xlabel(f"{across} (dotted: interpreted)")
        axes.legend(fontsize=7)
        save(figure, name)
    rows = {NAMES[code]: row["decisions_per_second"] for code, row in results["native"].items()}
    rows |= {f"{NAMES[code]}, interpreted": row["decisions_per_second"] for code, row in results["interpreted"].items()}
    rows |= {name: row["decisions_per_second"] for name, row in results["peers"].items()}
    ordered = sorted(rows.items(), key=lambda row: row[1])
    figure, axes = plt.subplots(figsize=(7, 0.28 * len(ordered) + 1))
    axes.barh([name for name, _ in ordered], [speed for _, speed in ordered])
    axes.set_xscale("log")
    axes.set_xlabel("decisions/s, random play, one core")
    save(figure, "beside")
