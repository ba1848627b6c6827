"""The scripts that look at a page, each with what `seen.js` knows."""

from __future__ import annotations

from pathlib import Path

HERE = Path(__file__).parent


def looking(name: str) -> str:
    """A script of this folder, ready for `page.evaluate`."""
    common, script = ((HERE / file).read_text("utf-8") for file in ("seen.js", name))
    return f"(asked) => {{\n{common}\nreturn (\n{script.rstrip()}\n)(asked);\n}}"
