"""Games written down before keys had names are still read. Whoever mends a rule says here which of them it changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.kernel import UNCHANGED, Match, Record, examine
from ludoteca.registry import box
from tests.archive.mend import HERE, mended, name

RECORDS = sorted(HERE.glob("*/*.txt"))


def test_there_are_a_dozen_of_every_game() -> None:
    assert len(RECORDS) == 5 * 12
    assert mended().keys() <= {name(file) for file in RECORDS}


@pytest.mark.parametrize("file", RECORDS, ids=name)
def test_an_old_record_is_still_read(file: Path) -> None:
    record = Record.parse(file.read_text("utf-8"))
    verdict = examine(record, box(record.game))
    assert verdict.kind == mended().get(name(file), UNCHANGED), (
        f"{verdict.why} If a rule was mended on purpose: python -m tests.archive.mend 'RULE-01 why'."
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
