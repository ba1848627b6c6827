"""A match: picks are the truth, undo is free until something was revealed, a record is read back as it was written."""

from __future__ import annotations

import pytest

from ludoteca.kernel import Match, Option, Record, Refused, checksum, load, save
from tests.conformance.toy import GAME


def a_match(picks: int = 0, seed: int = 7) -> Match:
    match = Match(GAME, ["Ana", 'Zé "Bola"'], seed)
    for _ in range(picks):
        match.choose(match.state.options[0])
    return match


def test_picks_and_events_are_kept() -> None:
    match = a_match(3)
    assert [pick.seat for pick in match.picks] == [0, 1, 0]
    assert len(match.events) == 4
    assert [event.kind for event in match.events[2]] == ["laid", "hidden", "won"]


def test_a_pick_of_the_wrong_seat_or_not_on_offer_changes_nothing() -> None:
    match = a_match(1)
    before = checksum(match.state)
    with pytest.raises(Refused, match="not this seat's decision"):
        match.choose(match.state.options[0], seat=0)
    with pytest.raises(Refused, match="not on offer"):
        match.choose("lay:11" if Option.parse("lay:11") not in match.state.options else "lay:10")
    with pytest.raises(Refused, match="not a pick"):
        match.choose("DROP TABLE pick")
    assert checksum(match.state) == before
    assert len(match.picks) == 1


def test_undo_is_free_until_a_face_was_shown_or_another_decided() -> None:
    match = a_match()
    start = match.state.clone()
    match.choose(match.state.options[0])
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.undo(0)
    assert match.state == start
    assert match.picks == []
    match.choose(match.state.options[0])
    match.choose(match.state.options[0])  # turns the cards up
    with pytest.raises(Refused, match="cannot be taken back"):
        match.undo(1)


def test_any_moment_can_be_looked_at_and_branched_from() -> None:
    match = a_match(4)
    assert match.at(4) == match.state
    assert match.at(2).points == a_match(2).state.points  # type: ignore[attr-defined]
    branch = match.fork(2)
    branch.choose(branch.state.options[-1])
    assert len(match.picks) == 4
    assert len(branch.picks) == 3
    with pytest.raises(Refused, match="4 picks"):
        match.at(5)


@pytest.mark.parametrize("picks", [0, 3, 6])
def test_text_to_match_to_text_is_the_identity(picks: int) -> None:
    text = a_match(picks).record().text()
    assert Match.replay(Record.parse(text), GAME).record().text() == text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("1. 0 lay:", "1. 1 lay:", "not this seat"),
        ("[Seed", "[Sled", r"no single \[Seed\]"),
        ('[Game "toy"]', '[Game "roam"]', "record is of roam"),
        ('[Ludoteca "2"]', '[Ludoteca "9"]', "format 9"),
        ("2. 1", "3. 1", "Line 13"),
        ('[Seed "7"]', '[Seed "x"]', "number in the record"),
        ('[Scores "', '[Scores "9', "file was changed"),
    ],
)
def test_a_damaged_record_is_refused_with_what_to_do(old: str, new: str, says: str) -> None:
    text = a_match(6).record().text()
    assert old in text
    with pytest.raises(Refused, match=says):
        Match.replay(Record.parse(text.replace(old, new, 1)), GAME)


def test_a_saved_state_comes_back_and_other_bytes_do_not() -> None:
    state = a_match(3).state
    assert load(GAME, save(state)) == state
    for bad in (
        b"",
        b"[]",
        b'{"is":"os:system"}',
        b'{"is":"ludoteca.kernel.say:Say","message":"x","args":{"dict":[]}}',
    ):
        with pytest.raises(Refused, match="not a saved table"):
            load(GAME, bad)


def test_wrong_seats_and_variants_are_refused() -> None:
    with pytest.raises(Refused, match="2 or 3 players, not 5"):
        GAME.new(5, 1)
    with pytest.raises(Refused, match="no variant 'tall'"):
        GAME.new(2, 1, tall="yes")


def test_a_view_takes_no_picks_and_no_other_eyes() -> None:
    view = a_match().state.view(0)
    with pytest.raises(Refused, match="pick at the table"):
        view.choose(view.options[0])
    with pytest.raises(Refused, match="other eyes"):
        view.view(1)
    with pytest.raises(Refused, match="Only a view"):
        a_match().state.guess(view.rng)


def test_a_finished_game_takes_no_picks() -> None:
    match = a_match(6)
    assert match.state.over
    assert match.state.result is not None
    with pytest.raises(Refused, match="over"):
        match.choose("lay:1")
