"""The eight biomes, drawn: a land is 120 wide and 180 high, two by three squares of 60.

All of it is our own drawing. The shapes are built once at import; a page refers to them by `<use>`. Colours come from
`style.css` through the classes `ground`, `mild`, `deep` and `spark`, so that light and dark tables share the drawing.
"""

from __future__ import annotations

from typing import Final

from ludoteca.paper import Markup, h, join

SQUARE: Final = 60
WIDE: Final = 120
HIGH: Final = 180


def _path(kind: str, d: str) -> Markup:
    return h(f"path.{kind}", d=d)


def _scatter(motif: Markup, places: tuple[tuple[float, float, float], ...]) -> Markup:
    """The same small drawing in several places and sizes."""
    return join(
        h("g", motif, transform=f"translate({x} {y})" + (f" scale({size})" if size != 1 else ""))
        for x, y, size in places
    )


# Small motifs, each drawn around its foot at (0, 0).
TUFT: Final = _path("line", "M-4 0q0-6-3-9M0 0q0-7 0-11M4 0q0-6 3-9")
FLOWER: Final = join(
    _path("line", "M0 0v-7"),
    h("circle.spark", cx=0, cy=-9, r=2.6),
)
PINE: Final = join(
    _path("bark", "M-1.2 0h2.4v-5h-2.4z"), _path("deep", "M0-24l7 9h-3.4l5 7h-3l4 5h-19.2l4-5h-3l5-7H-7z")
)
CACTUS: Final = _path("deep", "M-2 0v-9h-5q-3 0-3-3v-5h3v5h5v-9q0-2 2-2t2 2v6h5v-5h3v5q0 3-3 3h-5v12z")
DUNE: Final = _path("line", "M-16 0q9-9 17-5t17 4M-6 4q8-5 14-2")
REED: Final = join(_path("line", "M-4 0q1-9-1-16M1 0v-20M5 0q0-7 2-12"), _path("bark", "M-.6-26h3.2v8h-3.2z"))
RIPPLE: Final = _path("line.pale", "M-11 0q3-3 6 0t6 0t6 0M-4 5q3-3 6 0t6 0")
PEAK: Final = join(
    _path("deep", "M-24 0L-5-34l6 9 5-6L26 0z"),
    _path("mild", "M-5-34l6 9 5-6L26 0H4z"),
    _path("snow", "M-5-34l-6 11 4-2 3 4 4-4 2 2-1-2z"),
)
STONES: Final = join(_path("deep", "M-7 0q1-6 6-6t6 6z"), _path("mild", "M2 0q1-4 5-4t4 4z"))
WAVE: Final = _path("line", "M-17 0q4-5 8.5 0t8.5 0t8.5 0t8.5 0")
BOAT: Final = join(_path("bark", "M-9-3H9L6 3H-6z"), _path("snow", "M0-19V-5h8z"), _path("spark", "M-1-15v10h-6z"))
COLUMN: Final = join(
    _path("mild", "M-6 0h12v-3h-12zM-4-3h8v-20l-3-4-2 3-3-2z"),
    _path("line", "M-1.5-4v-18M1.5-4v-17"),
)
ARCH: Final = join(
    _path("mild", "M-14 0v-20q0-13 14-13t14 13V0h-6v-19q0-8-8-8t-8 8V0z"),
    _path("line", "M-14-10h6M8-10h6M-12-22l5 3M12-22l-5 3M0-33v6"),
)
FLAKE: Final = _path("line", "M0-7V7M-6-3.5L6 3.5M-6 3.5L6-3.5M-2-6l2 2 2-2M-2 6l2-2 2 2")
DRIFT: Final = _path("mild", "M-24 0q9-12 22-6q11-8 26 6z")

DRAWINGS: Final[dict[str, Markup]] = {
    "meadow": join(
        _path("mild", "M0 62q34-26 66-8t54-10v52q-34 18-62 4t-58 10z"),
        _path("deep faint", "M0 150q40-22 74-6t46-8v44H0z"),
        _scatter(
            TUFT, ((16, 30, 1), (98, 22, 0.9), (70, 78, 1), (14, 112, 0.9), (104, 118, 1), (50, 166, 1), (88, 172, 0.8))
        ),
        _scatter(FLOWER, ((28, 54, 1), (110, 56, 1), (44, 108, 1.1), (84, 128, 1), (24, 172, 1), (62, 16, 0.9))),
    ),
    "forest": join(
        _path("mild", "M0 40q30-22 58-6t62-12v40q-38 20-64 6t-56 10zM0 128q32-18 62-4t58-8v34q-30 16-60 4t-60 8z"),
        _scatter(
            PINE,
            (
                (16, 34, 0.95),
                (34, 28, 0.7),
                (104, 40, 1),
                (86, 30, 0.7),
                (62, 66, 0.8),
                (10, 96, 0.8),
                (30, 104, 1),
                (110, 98, 0.8),
                (92, 108, 0.95),
                (58, 128, 0.75),
                (14, 164, 0.9),
                (74, 172, 1),
                (108, 168, 0.8),
                (42, 174, 0.7),
            ),
        ),
    ),
    "desert": join(
        _path("mild", "M0 46q28-22 58-6t62-14v40q-30 22-60 8t-60 10z"),
        _path("shade", "M0 140q26-18 56-4t64-16v40q-34 14-62 6t-58 8z"),
        _scatter(DUNE, ((26, 24, 1), (92, 66, 1), (30, 92, 0.9), (88, 132, 1), (30, 168, 1))),
        _scatter(CACTUS, ((104, 36, 0.9), (16, 72, 0.8), (64, 120, 0.8), (104, 176, 0.9))),
    ),
    "marsh": join(
        _path("mild", "M8 30q26-20 54-8t46 2q14 14-6 24t-48 2t-44 0q-14-10-2-20z"),
        _path("mild", "M14 128q22-18 48-8t46 4q10 14-8 22t-44 2t-40 0q-12-10-2-20z"),
        _scatter(RIPPLE, ((40, 34, 1), (88, 40, 0.9), (36, 134, 0.9), (84, 140, 1))),
        _scatter(
            REED,
            (
                (12, 66, 0.9),
                (64, 76, 1),
                (108, 84, 0.9),
                (22, 108, 0.8),
                (98, 116, 0.7),
                (14, 174, 1),
                (62, 176, 0.8),
                (106, 176, 1),
            ),
        ),
    ),
    "mountain": join(
        _path("mild", "M0 74q22-14 40-4t36-6t44 4v30q-40 14-64 4t-56 6z"),
        _scatter(PEAK, ((30, 50, 0.9), (92, 58, 1), (28, 116, 0.8), (90, 118, 0.9), (34, 172, 0.9), (94, 174, 0.8))),
        _scatter(STONES, ((62, 26, 1), (60, 92, 1), (64, 150, 1))),
    ),
    "coast": join(
        _path("sand", "M0 0h120v34q-24 18-52 6t-68 14z"),
        _path("foam", "M0 54q40-26 68-14t52-6v6q-24 18-52 6t-68 14z"),
        _scatter(WAVE, ((34, 82, 1), (92, 74, 0.9), (84, 112, 1), (30, 122, 0.9), (34, 156, 1), (94, 164, 0.9))),
        _scatter(BOAT, ((62, 142, 0.9),)),
        _scatter(STONES, ((20, 26, 0.8), (98, 18, 0.8))),
    ),
    "ruins": join(
        _path("mild faint", "M0 52h24v-12h30v12h26v-8h40v50H86v10H52V94H20v8H0z"),
        _path(
            "line",
            "M6 132h24v12H6zM30 132h24v12H30zM18 144h24v12H18zM70 168h22v10H70zM92 168h22v10H92zM82 158h22v10H82z",
        ),
        _scatter(ARCH, ((34, 50, 0.9), (90, 122, 1))),
        _scatter(COLUMN, ((78, 40, 1), (104, 46, 0.8), (14, 112, 0.9), (54, 114, 0.8))),
        _scatter(TUFT, ((58, 62, 0.8), (30, 176, 0.8), (112, 142, 0.8))),
    ),
    "snowfield": join(
        _scatter(DRIFT, ((30, 48, 1.1), (96, 76, 1), (26, 122, 1), (88, 150, 1.1), (34, 176, 1))),
        _scatter(
            FLAKE,
            (
                (74, 20, 1),
                (14, 22, 0.7),
                (104, 34, 0.8),
                (52, 82, 0.9),
                (14, 80, 0.7),
                (72, 112, 0.8),
                (108, 112, 1),
                (56, 150, 0.7),
                (106, 170, 0.8),
            ),
        ),
        _scatter(PINE, ((110, 62, 0.55), (14, 150, 0.6))),
    ),
}

BIOMES: Final = tuple(DRAWINGS)


def symbol(biome: str) -> Markup:
    """What a page defines once for each biome that lies on the map."""
    return h(
        "symbol",
        h("g", h("rect.ground", width=WIDE, height=HIGH), DRAWINGS[biome], class_=f"roam-art {biome}"),
        id=f"roam-{biome}",
        viewBox=f"0 0 {WIDE} {HIGH}",
    )


SYMBOLS: Final[dict[str, Markup]] = {biome: symbol(biome) for biome in BIOMES}
