"""The documentation as a site: what its menu names exists, its links lead somewhere, its picture shows what is there.

`make docs` builds it strictly; this is what can be checked in a moment.
"""

from __future__ import annotations

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

OUTSIDE = ("http://", "https://", "mailto:")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]*[.#/][^)\s]*)\)")


def tool(root: Path, name: str) -> ModuleType:
    """A script of docs/tools."""
    spec = importlib.util.spec_from_file_location(name, root / "docs" / "tools" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def site(root: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((root / "mkdocs.yml").read_text("utf-8"))
    return found


def named(part: Any) -> Iterator[str]:
    """The files of the menu."""
    if isinstance(part, str):
        yield part
    else:
        for inner in part.values() if isinstance(part, dict) else part:
            yield from named(inner)


def anchors(text: str) -> set[str]:
    """What headings are called in a link, as the site calls them."""
    heads = re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL), re.MULTILINE)
    return {re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", head.lower()).strip()) for head in heads}


def test_the_menu_names_pages_that_exist_and_finds_the_others(root: Path, site: dict[str, Any]) -> None:
    pages = {file.relative_to(root / "docs").as_posix() for file in (root / "docs").rglob("*.md")}
    listed = list(named(site["nav"]))
    assert len(listed) == len(set(listed))
    assert set(listed) <= pages
    tool(root, "pages").on_config(site)
    assert set(named(site["nav"])) == pages, "a page that nobody put into the menu comes last"


def test_every_link_of_every_page_leads_somewhere(root: Path) -> None:
    broken = []
    for page in sorted((root / "docs").rglob("*.md")):
        text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
        for link in LINK.findall(text):
            file, _, anchor = link.partition("#")
            target = (page.parent / file).resolve() if file else page
            if link.startswith(OUTSIDE):
                continue
            if not target.exists() or (anchor and anchor not in anchors(target.read_text("utf-8"))):
                broken.append(f"{page.name}: {link}")
    assert broken == []


def test_the_site_asks_nothing_of_other_hosts(site: dict[str, Any]) -> None:
    assert site["theme"]["font"] is False
    assert not {"extra_javascript", "extra_css"} & site.keys()
    assert set(site["extra"]) == {"generator"}


def test_every_game_has_a_guide_with_state_questions_and_rulings(root: Path) -> None:
    pages = tool(root, "pages")
    for package in sorted((root / "src" / "ludoteca" / "games").iterdir()):
        if (package / "rules.en.md").is_file():
            text = (root / "docs" / "games" / f"{package.name}.md").read_text("utf-8")
            shown = pages.on_page_markdown(text)
            assert "## Timing" in shown
            assert shown.count("\n- **") > 20, "rulings"
            assert len(re.findall(r"^\| `\w+` \| `\w+` \| `", shown, re.MULTILINE)) > 10, "fields of the state"
            assert len(re.findall(r"^\| `\w+` \| .+ \| \S+ \|$", shown, re.MULTILINE)) > 5, "questions with their rules"
            assert "<!--" not in shown


def test_whoever_reads_a_page_on_github_is_told_where_to_look(root: Path) -> None:
    """What the site fills in is not left empty in the file, and nothing of that reaches the site."""
    pages = tool(root, "pages")
    for page in sorted((root / "docs").rglob("*.md")):
        text = page.read_text("utf-8")
        places = re.findall(r"^<!-- (?!end)\w.*?-->$", text, re.MULTILINE)
        told = re.findall(r"^<!-- (?!end)\w.*?-->\n\S.*\]\(\.\./.*\n<!-- end -->$", text, re.MULTILINE)
        assert len(places) == len(told), page
        shown = pages.on_page_markdown(text)
        assert [place for place in told if place.splitlines()[1] in shown] == []
    shown = pages.on_page_markdown((root / "docs" / "testing.md").read_text("utf-8"))
    assert re.search(r"^\| roam \| \d+ \|", shown, re.MULTILINE)


def test_the_contract_of_a_box_names_every_room(root: Path) -> None:
    rooms = re.findall(r'_room\("(\w+)", "(\w+)", (\w+)\)', (root / "src/ludoteca/kernel/game.py").read_text("utf-8"))
    assert len(rooms) == 7
    said = (root / "docs" / "box.md").read_text("utf-8")
    assert [room for room, name, kind in rooms if f"`{room}.py`" not in said or f"{name} = {kind}(" not in said] == []


def test_the_picture_shows_every_room_and_every_arrow_leads_down(root: Path) -> None:
    architecture = tool(root, "architecture")
    rooms, arrows = architecture.rooms_and_arrows()
    level = architecture.levels(rooms, arrows)
    assert {"kernel", "games", "table", "lab", "testing"} <= set(rooms)
    assert [f"{one} > {two}" for one, two in arrows if level[one] <= level[two]] == [], "a circle of imports"
    drawn = architecture.drawn()
    assert all(f">{room}</text>" in drawn for room in rooms)
    assert drawn.count("data-arrow=") == len(arrows)
