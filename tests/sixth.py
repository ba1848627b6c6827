"""Lantern, the game that docs/add-a-game.md builds, written to disk from that page."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[1] / "docs" / "add-a-game.md"
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def files_of_the_page() -> dict[str, str]:
    """Every block that names a file."""
    return dict(BLOCK.findall(PAGE.read_text("utf-8")))


ROOMS = ("lantern/view.py", "lantern/bot.py", "lantern/features.py", "lantern/text/page.")
"""What the page adds after the game can be played."""


def write(folder: Path, *, rooms: bool = True) -> None:
    """The source tree of the package, with or without what only makes it better."""
    for name, text in files_of_the_page().items():
        if not rooms and name.startswith(ROOMS):
            continue
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def put_on_the_shelf(folder: Path, *, rooms: bool = True) -> None:
    """What an installer would leave behind, without running one: the package and its entry point."""
    write(folder, rooms=rooms)
    info = folder / "ludoteca_lantern-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludoteca-lantern\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[ludoteca.games]\nlantern = lantern:GAME\n")
