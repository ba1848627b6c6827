"""Records of any game: text to match to text is the identity, and no damage is ever more than a refusal."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteca.kernel import Match, Record, Refused
from ludoteca.kernel.record import FORMAT
from tests.strategies import damages, matches

SOME = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@SOME
@given(match=matches())
def test_a_record_comes_back_as_it_was_written(match: Match) -> None:
    text = match.record().text()
    again = Match.replay(Record.parse(text), match.game)
    assert again.record().text() == text
    assert again.state == match.state


@SOME
@given(match=matches(), data=st.data())
def test_a_damaged_record_is_refused_or_still_a_record(match: Match, data: st.DataObject) -> None:
    text = data.draw(damages(match.record().text()))
    said = ""
    try:
        record = Record.parse(text)
        again = Match.replay(record, match.game)
    except Refused as refused:
        said = str(refused)
    else:
        # Under other rules, or written in the old format, a game that fits is taken as it is.
        exact = record.rules == match.game.version and record.format == FORMAT
        assert again.record() == record if exact else again.picks == list(record.picks)
    assert not said or (said.endswith(".") and "\n" not in said)


@SOME
@given(match=matches(), data=st.data())
def test_looking_back_and_branching_off_change_nothing(match: Match, data: st.DataObject) -> None:
    before = match.record()
    n = data.draw(st.integers(0, len(match.picks)))
    fork = match.fork(n)
    assert fork.state == match.at(n)
    assert match.record() == before


@SOME
@given(match=matches())
def test_what_is_taken_back_can_be_picked_again(match: Match) -> None:
    if not match.picks or not match.may_undo(match.picks[-1].seat):
        return
    before, last = match.record(), match.picks[-1]
    match.undo(last.seat)
    match.choose(last.key, last.seat)
    assert match.record() == before
