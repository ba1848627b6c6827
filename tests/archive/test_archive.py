"""Games written down before keys had names are still read. Whoever mends a rule says here which of them it changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.kernel import UNCHANGED, Match, Record, examine
from ludoteca.registry import box

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.txt"))


def mended() -> dict[str, str]:
    """`dune_imperium/01 broken DI-DEPLOY-01`: what a mended rule made of a record of the archive."""
    lines = [line.split() for line in (HERE / "mended.txt").read_text("utf-8").splitlines()]
    return {words[0]: words[1] for words in lines if words and words[0] != "#"}


def name(file: Path) -> str:
    return f"{file.parent.name}/{file.stem}"


def test_there_are_a_dozen_of_every_game() -> None:
    assert len(RECORDS) == 5 * 12
    assert mended().keys() <= {name(file) for file in RECORDS}


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_an_old_record_is_still_read(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    verdict = examine(record, box(record.game))
    assert verdict.kind == mended().get(name(file), UNCHANGED), (
        f"{verdict.why} If a rule was mended on purpose, name it in tests/archive/mended.txt."
    )
    assert verdict.match.picks, "and it goes on as far as it fits"


@pytest.mark.parametrize("code", sorted({file.parent.name for file in RECORDS}))
def test_written_again_it_has_names_and_is_the_same_game(code: str) -> None:
    old = next(
        examine(Record.parse(file.read_text("utf-8")), box(code)) for file in RECORDS if file.parent.name == code
    )
    text = old.match.record().text()
    assert '[Ludoteca "2"]' in text
    again = Match.replay(Record.parse(text), box(code))
    assert again.state == old.match.state
    assert again.checks == old.match.checks
