"""Bad input: one clear sentence that says what to do, exit code 2, and nothing has changed."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from ludoteca.kernel import Game, Match
from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play chess", "There is no game 'chess'. The games here are: "),
        ("simulate chess", "There is no game 'chess'. The games here are: "),
        ("rules chess", "There is no game 'chess'. The games here are: "),
        ("play lantern --seats me", "lantern is played by 2 or 3 or 4 players, but --seats names 1"),
        ("simulate lantern --seats random,random,random,random,random", "but --seats names 5: give one per seat."),
        ("simulate lantern --seats me,random", "Nobody can be asked here"),
        ("simulate lantern --seats deepblue,random", "There is no bot 'deepblue'. The bots are: random, "),
        ("play lantern --variant aim=sideways", "Variant aim of lantern is high or low, not 'sideways'."),
        ("play lantern --variant colour=red", "lantern has no variant 'colour'. It has aim."),
        ("play lantern --variant aim", "'aim' is not a variant: write it as name=value"),
        ("play lantern --variant aim=low --variant aim=high", "Variant aim is given twice: give it once."),
        ("play lantern --lang tlh", "There is no language 'tlh' here: take en or pt-BR."),
        ("play lantern --resume nowhere.txt", "nowhere.txt cannot be read"),
        ("replay nowhere.txt", "nowhere.txt cannot be read"),
        ("simulate lantern -n 2 --out result.xlsx", "name the file with .jsonl or .csv."),
        ("simulate lantern -n 2 --out nowhere/x.csv", "There is no folder nowhere"),
        ("rules lantern LAN-TRICK-1", "lantern has no rule 'LAN-TRICK-1'. Did you mean LAN-TRICK-0"),
        ("rules lantern XYZ", "lantern has no rule 'XYZ'. `ludoteca rules lantern` lists them."),
    ],
)
def test_one_sentence_and_exit_code_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*command.split())
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert ran.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "command", ["simulate lantern -n 0", "simulate lantern -n many", "simulate lantern --jobs 0", "juggle"]
)
def test_what_typer_refuses_also_ends_with_2(run: Run, command: str) -> None:
    assert run(*command.split()).code == 2


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('[Game "lantern"]', '[Game "chess"]', "There is no game 'chess'."),
        ("1. 0 blind", "1. 0 dance", "Pick 1 of the record does not fit the game: dance is not on offer now"),
        ("1. 0 blind", "1. 1 blind", "Pick 1 of the record does not fit the game: It is not this seat's decision"),
        ("1. 0 blind", "7. 0 blind", "is damaged: take the file again"),
        ("1. 0 blind", "", "is damaged: take the file again"),
        ('[Seed "7"]', '[Seed "8"]', "record"),
        ('[Seed "7"]', '[Seed "seven"]', "A number in the record's tags is damaged"),
        ('[Seed "7"]', "", "The record has no single [Seed] tag"),
        ('[Variants "aim=high"]', '[Variants "aim=wide"]', "Variant aim of lantern is high or low"),
        ('[Player "random"]', "", "lantern is played by 2, 3 or 4 players, not 1"),
    ],
)
def test_a_damaged_record_is_refused(
    run: Run, lantern: Game, tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    match = Match(lantern, ("me", "random"), 7)
    match.choose("blind")
    match.choose("blind")
    text = match.record().text()
    assert old in text
    file = tmp_path / "record.txt"
    file.write_text(text.replace(old, new, 1), "utf-8")
    before = file.read_bytes()
    for command in (["replay", str(file), "--all"], ["play", "lantern", "--resume", str(file)]):
        ran = run(*command, typed="q\n")
        assert ran.code == 2
        assert sentence in ran.err
        assert len(ran.err.strip().splitlines()) == 1
        assert file.read_bytes() == before


def test_a_file_that_is_no_text_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    ran = run("replay", str(file))
    assert (ran.code, ran.err) == (2, f"{file} is not a text file: give the name of a record file.\n")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("dance\n", "dance is not on offer now"),
        ("play:99\n", "play:99 is not on offer now"),
        ("77\n", "There is no such number in the list: type one from 1 to 6."),
        ("Tanz mit mir\n", "is not a pick"),
        ("u\n", "That cannot be taken back"),
        ("s\n", "Type s and the name of a file"),
        ("s /nowhere/at/all.txt\n", "/nowhere/at/all.txt cannot be written"),
    ],
)
def test_a_script_that_types_nonsense_stops_with_2(run: Run, typed: str, sentence: str) -> None:
    ran = run("play", "lantern", "--seats", "me,random", "--seed", "7", typed=typed)
    assert ran.code == 2
    assert sentence in ran.err


def test_resume_knows_its_own_seed_variants_and_game(run: Run, lantern: Game, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    file.write_text(Match(lantern, ("me", "random"), 7).record().text(), "utf-8")
    assert (
        "leave --seed, --variant and --edition out" in run("play", "lantern", "--resume", str(file), "--seed", "3").err
    )
    assert (
        "leave --seed, --variant and --edition out"
        in run("play", "lantern", "--resume", str(file), "--variant", "aim=low").err
    )
    assert (
        "The saved game has 2 seats" in run("play", "lantern", "--resume", str(file), "--seats", "me,random,random").err
    )


def test_a_port_that_is_taken_is_refused(run: Run) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        ran = run("serve", "--port", str(port))
    assert ran.code == 2
    assert f"127.0.0.1:{port} cannot be opened" in ran.err
    assert "no-such-host.invalid:8000 cannot be opened" in run("serve", "--host", "no-such-host.invalid").err
