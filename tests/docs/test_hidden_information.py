"""docs/hidden-information.md runs from top to bottom."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any


def test_the_page_runs(root: Path) -> None:
    text = (root / "docs" / "hidden-information.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "hidden-information.md", "exec"), names)
