"""`make rules` must notice every kind of gap: each is made on purpose in a small project of its own."""

from importlib import resources
from pathlib import Path

import pytest

from ludoteca.kernel import Game
from ludoteca.ledger import audit, main, read_ledger

LEDGER = """# Toy
## Turn
- **TOY-TURN-01** Turns pass
  clockwise.
- **TOY-TURN-02** Take a coin.

## Rulings
- **R-1** Which way is clockwise?
"""
AGREED = "TOY-TURN-01\nTOY-TURN-02\n"
CODE = '''
class NextTurn:
    """Turns pass."""
    rule = "TOY-TURN-01"
    rules = ("R-1",)
    see = ("TOY-TURN-02",)

@rule("TOY-TURN-02")
def take() -> None: ...
'''
TESTS = """
@rule("TOY-TURN-01", "TOY-TURN-02")
def test_turns() -> None: ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    files = {
        "src/ludoteca/games/toy/rules.en.md": LEDGER,
        "src/ludoteca/games/toy/rules.pt-BR.md": LEDGER,
        "src/ludoteca/games/toy/rules.py": CODE,
        "tests/games/toy/test_toy.py": TESTS,
        "tests/ledger/agreed/toy.txt": AGREED,
    }
    root = tmp_path / "main"
    for name, text in files.items():
        file = root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return root


def faults(root: Path) -> list[str]:
    return audit(root, {"toy"})[1]


def change(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new))


def test_an_entry_goes_on_over_indented_lines_and_knows_its_chapter() -> None:
    entries = read_ledger(LEDGER)
    assert entries["TOY-TURN-01"].text == "Turns pass clockwise."
    assert entries["TOY-TURN-01"].chapter == "Turn"
    assert [entry.id for entry in entries.values() if entry.ruling] == ["R-1"]


def test_rulings_are_numbered_after_one_letter() -> None:
    entries = read_ledger("- **H-2** The Rival moves first.\n- **TOY-TURN-01** Turns pass.\n")
    assert [entry.ruling for entry in entries.values()] == [True, False]


def test_an_id_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="R-1 stands twice"):
        read_ledger(LEDGER + "- **R-1** again")


def test_a_complete_game_has_no_faults(project: Path) -> None:
    (toy,), wrong = audit(project, {"toy"})
    assert wrong == []
    assert (len(toy.ids), toy.with_code, toy.with_test, toy.rulings) == (2, 2, 2, 1)


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("src/ludoteca/games/toy/rules.py", '@rule("TOY-TURN-02")', "", "TOY-TURN-02 has no code"),
        ("tests/games/toy/test_toy.py", ', "TOY-TURN-02"', "", "TOY-TURN-02 has no test"),
        ("tests/games/toy/test_toy.py", "def test_turns", "def turns", "TOY-TURN-01 has no test"),
        ("src/ludoteca/games/toy/rules.py", '"R-1"', '"R-7"', "cites R-7: no such rule"),
        (
            "src/ludoteca/games/toy/rules.py",
            'see = ("TOY-TURN-02"',
            'see = ("TOY-TURN-05"',
            "cites TOY-TURN-05",
        ),
        ("tests/games/toy/test_toy.py", '"TOY-TURN-01"', '"TOY-TURN-01", "TOY-TURN-03"', "cites TOY-TURN-03: no such"),
        ("tests/games/toy/test_toy.py", '"TOY-TURN-01"', '"TOY-TURN-01", "R-9"', "cites R-9: no such rule"),
        ("src/ludoteca/games/toy/rules.pt-BR.md", "TOY-TURN-02", "TOY-TURN-04", "TOY-TURN-02 is told in one language"),
        ("tests/ledger/agreed/toy.txt", "TURN-01", "TURN-08", "TOY-TURN-08 is in the project's ledger"),
        ("tests/ledger/agreed/toy.txt", "TOY-TURN-01", "", "TOY-TURN-01 is not in the project's ledger"),
    ],
)
def test_every_gap_is_a_fault(project: Path, file: str, old: str, new: str, fault: str) -> None:
    change(project, file, old, new)
    assert any(fault in found for found in faults(project)), faults(project)


def test_a_citation_of_no_game_at_all_is_a_fault(project: Path) -> None:
    (project / "tests" / "test_else.py").write_text('@rule("CHESS-MOVE-01")\ndef test_it() -> None: ...\n')
    assert faults(project) == [f"{project}/tests/test_else.py:1 cites CHESS-MOVE-01: no such rule"]


def test_a_missing_ledger_is_a_fault(project: Path) -> None:
    (project / "src/ludoteca/games/toy/rules.pt-BR.md").unlink()
    assert "rules.pt-BR.md is missing" in faults(project)[0]


def test_a_game_that_is_not_registered_yet_is_reported_but_does_not_fail(project: Path) -> None:
    change(project, "tests/games/toy/test_toy.py", ', "TOY-TURN-02"', "")
    (toy,), wrong = audit(project, {})
    assert toy.faults == ["TOY-TURN-02 has no test"]
    assert wrong == []


def test_without_agreed_ids_the_games_own_ledgers_are_enough(project: Path) -> None:
    (project / "tests/ledger/agreed/toy.txt").unlink()
    assert faults(project) == []


def test_a_chapter_may_begin_with_a_digit() -> None:
    assert list(read_ledger("- **TOY-3P-01** Three players.")) == ["TOY-3P-01"]


def test_a_rule_is_checked_when_its_mutants_die(project: Path) -> None:
    assert audit(project, {"toy"})[0][0].checked is None, "never tried"
    record = project / "tests" / "mutants" / "toy.txt"
    record.parent.mkdir()
    record.write_text("TOY-TURN-01 4 1 0\nTOY-TURN-02 4 0 1\n")
    assert audit(project, {"toy"})[0][0].checked == 1, "a survivor of the second is not explained"
    record.write_text("TOY-TURN-01 0 1 0\n")
    assert audit(project, {"toy"})[0][0].checked == 0, "nothing was killed"


# Boxes of other packages.


def test_a_box_of_another_package_is_audited_with_its_own_tests(lantern: Game, tmp_path: Path) -> None:
    tests = tmp_path / "scenes"
    tests.mkdir()
    cite = "@rule({})\ndef test_all() -> None: ...\n"
    ids = list(read_ledger((resources.files(lantern.package) / "rules.en.md").read_text("utf-8")))
    (tests / "test_all.py").write_text(cite.format(", ".join(map(repr, ids))))
    assert main([lantern.code], tests) == 0
    (tests / "test_all.py").write_text(cite.format(", ".join(map(repr, ids[1:]))))
    assert main([lantern.code], tests) == 1


def test_where_no_box_lies_and_none_is_named_one_sentence_says_what_to_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main() == 2
    assert capsys.readouterr().err == "Say whose rules: python -m ludoteca.ledger CODE --tests FOLDER.\n"
    assert main(["chess"]) == 2
    assert "There is no game 'chess'" in capsys.readouterr().err
