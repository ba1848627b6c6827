"""The script: native modules, each small enough to read, without a build step."""

import re

from ludoteca.registry import box, shelf
from ludoteca.table.shell import asset, game_style, scripts, static


def test_every_module_is_small_and_evaluates_nothing() -> None:
    assert scripts()[0] == "table.js"
    for name in scripts():
        script = static(name).decode()
        assert len(script.splitlines()) < 250, name
        assert max(map(len, script.splitlines())) < 140, name
        assert "eval(" not in script, name
        assert "innerHTML" not in script or name == "morph.js", name  # only what the server drew


def test_modules_import_only_each_other_and_share_one_stamp() -> None:
    for name in scripts():
        wanted = re.findall(r'from "([^"]+)"', static(name).decode())
        assert {f"./{other}" for other in scripts()} >= set(wanted), name
    assert len({asset(name).rsplit("/", 1)[0] for name in scripts()}) == 1


def test_nothing_on_a_board_moves_for_ever() -> None:
    """A picture that breathes is painted sixty times a second: it took a third of a core from everybody who looked."""
    for code in shelf():
        assert "infinite" not in game_style(box(code).package).decode(), code
