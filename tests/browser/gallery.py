"""`make gallery`: every game early, middle, late and at its end, on five widths, light and dark, in both languages;
every card face on one sheet; each page looked at by the rules of `looks.js`. Pictures and findings lie in `gallery/`.

    python -m tests.browser.gallery                                   # all of it
    python -m tests.browser.gallery roam --widths 390 1440 --moments middle --languages en --schemes light
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from ludoteca.registry import box, shelf
from tests.browser.conftest import chromium
from tests.browser.contrast import faint
from tests.browser.positions import MOMENTS, bring, position
from tests.browser.seen import looking
from tests.table.hall import Hall, open_hall

WIDTHS = {360: 740, 390: 844, 820: 1180, 1440: 900, 2560: 1440}
TOUCH = 980
LANGUAGES = {"en": "en-US", "pt-BR": "pt-BR"}


def looks(page: Page, *, touch: bool) -> list[str]:
    """What is wrong with this page."""
    page.evaluate("() => document.fonts.ready")
    return [str(finding) for finding in page.evaluate(looking("looks.js"), touch)] + faint(page)


def settings(width: int, scheme: str, language: str, url: str) -> dict[str, Any]:
    touch = width < TOUCH
    return {
        "viewport": {"width": width, "height": WIDTHS.get(width, 900)},
        "has_touch": touch,
        "is_mobile": touch,
        "color_scheme": scheme,
        "locale": LANGUAGES[language],
        "reduced_motion": "reduce",
        "base_url": url,
    }


def tour(browser: Browser, hall: Hall, code: str, wanted: argparse.Namespace) -> Iterator[tuple[str, Page, bool]]:
    """Every page of one game that is wanted: its name, the page, and whether it is touched."""
    for language in wanted.languages:
        first = browser.new_context(**settings(1440, "light", language, hall.url))
        addresses = {m: bring(first.new_page(), position(code, m), ended=m == "end") for m in wanted.moments}
        if wanted.faces and box(code).view.faces is not None:
            addresses["faces"] = f"/games/{code}/cards"
        cookies = first.storage_state()
        first.close()
        for width in wanted.widths:
            light = settings(width, wanted.schemes[0], language, hall.url)
            context = browser.new_context(**light, storage_state=cookies)
            page = context.new_page()
            for moment, address in addresses.items():
                page.goto(address)
                page.wait_for_selector("body[data-ready] #surface, body[data-ready] #board")
                page.wait_for_load_state("networkidle") if moment == "faces" else page.wait_for_timeout(150)
                for scheme in wanted.schemes:
                    page.emulate_media(color_scheme=scheme)
                    yield f"{code}-{moment}-{width}-{scheme}-{language}", page, width < TOUCH
            context.close()


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=sorted(shelf()))
    parser.add_argument("--widths", nargs="*", type=int, default=list(WIDTHS))
    parser.add_argument("--moments", nargs="*", default=list(MOMENTS))
    parser.add_argument("--schemes", nargs="*", default=["light", "dark"])
    parser.add_argument("--languages", nargs="*", default=list(LANGUAGES))
    parser.add_argument("--out", type=Path, default=Path("gallery"))
    parser.add_argument("--no-pictures", action="store_true")
    parser.add_argument("--no-faces", dest="faces", action="store_false")
    wanted = parser.parse_args(words)
    wanted.out.mkdir(exist_ok=True)
    pages, wrong = 0, 0
    with (
        TemporaryDirectory() as folder,
        sync_playwright() as play,
        (wanted.out / "findings.txt").open("w", buffering=1) as notes,
    ):
        hall = open_hall(Path(folder) / "table.db", {code: box(code) for code in wanted.games}, burst=100_000)
        browser = chromium(play)
        for code in wanted.games:
            for name, page, touch in tour(browser, hall, code, wanted):
                if not wanted.no_pictures:
                    page.screenshot(path=wanted.out / f"{name}.png", full_page="faces" in name)
                findings = looks(page, touch=touch)
                pages, wrong = pages + 1, wrong + len(findings)
                notes.writelines(f"{name}: {finding}\n" for finding in findings)
                print(f"{name}: {len(findings) or 'good'}", flush=True)  # noqa: T201  # a tool for the terminal
        browser.close()
        hall.close()
    print(f"{pages} pages, {wrong} findings in {wanted.out / 'findings.txt'}")  # noqa: T201
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
