"""The shuffle is promised, mixed with everybody's luck, shown at the end, and anybody can check it."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteca.kernel import Match, Random, Record, Refused, load, save
from ludoteca.kernel.chance import Sealed
from ludoteca.kernel.promise import Proof, promise, seed_of
from ludoteca.registry import boxes
from ludoteca.store.tables import find_table
from tests.table.hall import Hall, Person, plays_to_the_end, tokens


def test_a_game_carries_the_proof_of_its_shuffle(house: Hall, ana: Person, tmp_path: Path) -> None:
    page = ana.gets("/games/toy")
    (nonce,) = re.findall(r'name="nonce" value="([\w-]+)"', page)
    shown = promise(house.house.keeper.shuffle(nonce))
    assert shown[:32] in page
    table = ana.sets("me", "bot:random", nonce=nonce, luck="sete")
    assert shown[:32] in ana.gets(f"/table/{table}")
    with ana.sits(table) as tab:
        tab.is_asked()
        secret = house.house.keeper.shuffle(nonce)
        assert secret not in ana.gets(f"/table/{table}")
        plays_to_the_end(tab)
        assert "✓ The shuffle is the one that was promised" in tab.news["html"]
    text = ana.gets(f"/table/{table}/record")
    record = Record.parse(text)
    assert record.proof == Proof(shown, secret, ("sete", ""))
    assert Match.replay(record, house.house.games["toy"]).record().text() == text
    for broken in (
        replace(record, seed=record.seed ^ 1),
        replace(record, proof=replace(record.proof, luck=("oito", ""))),
        replace(record, proof=replace(record.proof, secret="0" * 64)),
    ):
        with pytest.raises(Refused):
            Match.replay(broken, house.house.games["toy"])


def test_a_promise_is_used_once(house: Hall, ana: Person) -> None:
    first = ana.sets("me", "bot:random", nonce="the same page")
    second = ana.sets("me", "bot:random", nonce="the same page")  # the form was sent twice
    rows = [house.house.store.look(lambda c, t=t: find_table(c, t)) for t in (first, second)]  # type: ignore[misc]
    assert rows[0] is not None
    assert rows[1] is not None
    assert rows[0].promised != rows[1].promised
    assert rows[0].seed != rows[1].seed


def test_a_promise_is_used_once_though_its_table_is_gone(house: Hall, ana: Person) -> None:
    """Else somebody could look at a secret, have the table deleted, and be promised the same for a table of others."""
    first = ana.sets("me", "bot:random", nonce="seen before")
    with ana.sits(first) as tab:
        tab.is_asked()
        for deed, said in (("close", "put away"), ("face-up", "everything was looked at")):
            tab.says(do=deed)
            while said not in tab.hears()["html"]:
                pass
    proof = Record.parse(ana.gets(f"/table/{first}/record")).proof
    assert proof is not None
    ana.posts("/me/forget", sure="1")
    ana.gets(f"/table/{first}", 404)
    second = house.enters("Ana again").sets("me", "friend", nonce="seen before")
    row = house.house.store.look(lambda c: find_table(c, second))
    assert row is not None
    assert row.promised is not None
    assert row.secret != proof.secret


def test_who_comes_later_has_a_word_in_the_shuffle_of_the_whole_table(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "friend", luck="um")
    bia = house.enters("Bia")
    token = tokens(ana.gets(f"/table/{table}"))[0]
    before = house.house.store.look(lambda c: find_table(c, table))
    assert before is not None
    assert before.promised is not None
    assert before.promised[:32] in bia.gets(f"/join/{token}")
    bia.posts(f"/join/{token}", name="Bia", luck="dois\n\0")
    row = house.house.store.look(lambda c: find_table(c, table))
    assert row is not None
    assert row.secret is not None
    assert row.seed == seed_of(row.secret, ["um", "dois"]) != before.seed
    assert house.house.rooms[table].match.seed == row.seed
    with ana.sits(table) as tab:
        tab.is_asked()
        tab.picks_one("draw")


def test_dice_that_were_seen_tell_nothing_of_those_to_come() -> None:
    """The small generator is told by two numbers of its state; the sealed one keeps its key out of every view."""
    game = boxes()["above_and_below"]
    state = game.new(2, seed_of("a", []))
    assert isinstance(state.rng, Sealed)
    assert state.rng.key
    view = state.view(0)
    assert isinstance(view.rng, Sealed)
    assert not view.rng.key
    assert state.rng.key not in save(view).decode()
    guess = view.guess(Random.seeded(1))
    before = guess.rng.state
    assert guess.rng.bits() != guess.rng.bits()
    assert guess.rng.state != before
    assert load(game, save(state)) == state


def test_a_sealed_shuffle_is_fair_and_the_same_for_ever() -> None:
    rng = Random.seeded(seed_of("ludoteca", ["x"]))
    assert [rng.below(1000) for _ in range(5)] == FIRST
    counts = [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert min(counts) > 850
    cards = list(range(52))
    rng.shuffle(cards)
    assert sorted(cards) == list(range(52))
    assert cards != list(range(52))


FIRST = [917, 352, 906, 743, 988]


def test_verify_says_what_it_found(house: Hall, ana: Person, tmp_path: Path) -> None:
    game = boxes()["roam"]
    secret, luck = "a secret", ("", "duas")
    match = Match(game, ["Ana", "Bia"], seed_of(secret, luck))
    for _ in range(10):
        match.choose(match.state.options[0])
    match.proof = Proof(promise(secret), secret, luck)
    good, bad, old = (tmp_path / name for name in ("good.txt", "bad.txt", "old.txt"))
    good.write_text(match.record().text())
    bad.write_text(match.record().text().replace('[Luck "duas"]', '[Luck "três"]'))
    match.proof = None
    old.write_text(match.record().text())

    def verify(file: Path) -> tuple[int, str]:
        command = [sys.executable, "-m", "ludoteca", "verify", str(file), "--lang", "en"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        return done.returncode, done.stdout + done.stderr

    code, said = verify(good)
    assert code == 0
    assert "✓ The secret is the one promised" in said
    assert "word of one player" in said
    assert verify(bad) == (2, "The seed does not follow from the secret and the players' words.\n")
    assert "no promise" in verify(old)[1]


def test_a_record_that_is_brought_in_again_keeps_its_proof(house: Hall, ana: Person) -> None:
    table = ana.sets("me", "bot:random", luck="sete")
    with ana.sits(table) as tab:
        tab.is_asked()
        plays_to_the_end(tab)
    text = ana.gets(f"/table/{table}/record")
    for _ in range(2):  # also where the game itself lies, and twice
        where = ana.posts("/import", record=text).headers["location"].partition("/replay")[0]
        again = Record.parse(ana.gets(f"{where}/record"))
        assert again.proof == Record.parse(text).proof
        assert again.proof is not None
        again.proof.check(again.seed)


def test_a_game_that_is_played_on_from_a_record_promises_nothing(house: Hall, ana: Person) -> None:
    """Whoever plays there has seen how it was shuffled."""
    table = ana.sets("me", "bot:random")
    with ana.sits(table) as tab:
        plays_to_the_end(tab)
    text = ana.gets(f"/table/{table}/record")
    again = str(ana.posts("/import", record=text).headers["location"]).removeprefix("/table/").partition("/")[0]
    branch = str(ana.posts(f"/table/{again}/play-on", n="0", seat="0").headers["location"]).removeprefix("/table/")
    assert "that was promised before" not in ana.gets(f"/table/{branch}")
    assert house.house.rooms[branch].proof() is None
