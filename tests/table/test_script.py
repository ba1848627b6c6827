"""One script, small enough to read, without a build step."""

from ludoteca.table.shell import static


def test_the_script_stays_under_six_hundred_lines() -> None:
    script = static("table.js").decode()
    assert len(script.splitlines()) < 600
    assert max(map(len, script.splitlines())) < 140
    assert "eval(" not in script
