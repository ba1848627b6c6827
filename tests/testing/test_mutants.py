"""Mutants are found where rules are said, break what they say they break, and die when a test bites."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.testing.mutants.__main__ import noticed_once, planned, sample
from ludoteca.testing.mutants.carriers import carriers, citing_tests, spoken
from ludoteca.testing.mutants.operators import break_in, changes
from ludoteca.testing.mutants.plan import Mutant, chosen, mutants
from ludoteca.testing.mutants.report import page
from ludoteca.testing.mutants.trial import FAILED, SURVIVED, Verdict
from ludoteca.testing.mutants.verdicts import Share, Verdicts, explanations, record, unexplained

TOY = '''
LIMIT = card(coins=4, rule="TOY-3")

@rule("TOY-1")
def may_buy(coins: int, price: int) -> bool:
    """Whoever has the price may buy."""
    return coins >= price and price > 0

class Turn:
    rule = "TOY-2"
    def do(self, g):
        if g.over:
            return
        if g.loud:
            g.tell("turn")
        g.then(First(), Second())
'''
TESTS = """
from toy.shop import may_buy

@rule("TOY-1")
def test_enough_is_enough() -> None:
    assert may_buy(3, 3)
    assert not may_buy(2, 3)

@rule("TOY-4")
def test_of_another_rule() -> None:
    assert not may_buy(0, 0)
    assert may_buy(1, 1)
"""
HEAD = "def rule(*ids):\n    return lambda thing: thing\n"


@pytest.fixture
def toy(tmp_path: Path) -> list[Mutant]:
    for name, text in {
        "toy/__init__.py": "",
        "toy/shop.py": HEAD + TOY.replace("LIMIT = card", "LIMIT = dict"),
        "tests/test_toy.py": HEAD + TESTS,
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return mutants(tmp_path / "toy", "toy", tmp_path / "tests")


def test_every_kind_of_carrier_is_found_with_its_rules() -> None:
    found = {(carrier.name, *carrier.ids) for carrier in carriers(Path("toy.py"), ast.parse(TOY))}
    assert found == {("", "TOY-3"), ("may_buy", "TOY-1"), ("Turn", "TOY-2")}


def test_what_can_be_broken_is_broken_and_narration_is_left_alone() -> None:
    module = ast.parse(TOY)
    found = {(c.before, c.after) for carrier in carriers(Path("toy.py"), module) for c in changes(module, carrier.node)}
    assert found == {
        ("4", "5"),
        ("coins >= price", "coins > price"),
        ("coins >= price", "coins < price"),
        ("price > 0", "price >= 0"),
        ("price > 0", "price <= 0"),
        ("0", "1"),
        ("coins >= price and price > 0", "coins >= price or price > 0"),
        ("coins >= price and price > 0", "coins >= price"),
        ("coins >= price and price > 0", "price > 0"),
        ("if g.over", "if True"),
        ("if g.over", "if False"),
        ("g.then(First(), Second())", "pass"),
        ("g.then(First(), Second())", "g.then(Second(), First())"),
        ("g.then(First(), Second())", "g.then(Second())"),
    }


def test_a_change_is_made_where_it_was_found() -> None:
    module = ast.parse(TOY)
    (carrier,) = (carrier for carrier in carriers(Path("toy.py"), module) if carrier.name == "may_buy")
    (change,) = (change for change in changes(module, carrier.node) if change.after == "coins < price")
    assert ast.unparse(break_in(module, change)) == ast.unparse(
        ast.parse(TOY.replace("coins >= price", "coins < price"))
    )


def test_only_rules_that_a_test_cites_have_mutants_and_a_rule_keeps_its_own(toy: list[Mutant]) -> None:
    assert {id for mutant in toy for id in mutant.carrier.ids} == {"TOY-1"}
    assert all(mutant.tests[0].endswith("tests/test_toy.py::test_enough_is_enough") for mutant in toy)
    assert [mutant.name for mutant in chosen(toy, 3)] == [mutant.name for mutant in chosen(toy[::-1], 3)]
    assert len(chosen(toy, 3)) == 3


def try_all(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """`python -m ludoteca.testing.mutants toy`, as its author would call it."""
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.testing.mutants", "toy", "--per-rule", "99", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])},
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )


def how_each_ended(folder: Path) -> dict[str, str]:
    rows = [json.loads(line) for line in (folder / "out" / "mutants" / "verdicts.jsonl").read_text().splitlines()]
    return {row["mutant"].partition(" -> ")[2]: row["how"] for row in rows}


def test_a_mutant_dies_when_a_citing_test_bites_and_survives_otherwise(toy: list[Mutant], tmp_path: Path) -> None:
    ran = try_all(tmp_path, "--hints")
    how = how_each_ended(tmp_path)
    assert how["coins > price"] == how["coins < price"] == FAILED, ran.stdout + ran.stderr
    assert how["price >= 0"] == how["coins >= price"] == SURVIVED
    assert ran.returncode == 1, "fewer than 95 % were killed"
    assert "price >= 0  (toy/shop.py:9)\n          noticed by tests/test_toy.py::test_of_another_rule" in ran.stdout, (
        ran.stdout
    )


def test_enough_tests_reach_the_bar_and_only_what_changed_is_tried_again(toy: list[Mutant], tmp_path: Path) -> None:
    test = tmp_path / "tests" / "test_toy.py"
    test.write_text(test.read_text().replace('@rule("TOY-4")', '@rule("TOY-1")'))
    ran = try_all(tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert (tmp_path / "tests" / "mutants" / "toy.txt").read_text() == record(
        [Verdict(mutant, FAILED) for mutant in toy], {}
    )
    lines = (tmp_path / "out" / "mutants" / "verdicts.jsonl").read_text()
    assert try_all(tmp_path).returncode == 0
    assert (tmp_path / "out" / "mutants" / "verdicts.jsonl").read_text() == lines


def test_what_the_record_lists_as_killed_can_be_left_out_and_stays_recorded(toy: list[Mutant], tmp_path: Path) -> None:
    file = tmp_path / "tests" / "mutants" / "toy.txt"
    file.parent.mkdir()
    file.write_text(record([Verdict(toy[0], FAILED)], {}))
    ran = try_all(tmp_path, "--unrecorded")
    rows = (tmp_path / "out" / "mutants" / "verdicts.jsonl").read_text().splitlines()
    assert {json.loads(row)["mutant"] for row in rows} == {mutant.name for mutant in toy[1:]}, ran.stdout + ran.stderr
    assert toy[0].mark in file.read_text()
    assert f" of {len(toy)} mutants killed" in ran.stdout


def test_what_a_parameter_is_when_nobody_gives_it_is_broken_too(toy: list[Mutant], tmp_path: Path) -> None:
    """It stands outside the body of its function, which is all that a warm process can exchange."""
    for file, before, after in (("toy/shop.py", "price: int)", "price: int = 3)"), ("tests/test_toy.py", "3, 3", "3")):
        (tmp_path / file).write_text((tmp_path / file).read_text().replace(before, after))
    ran = try_all(tmp_path)
    assert how_each_ended(tmp_path)["4"] == FAILED, ran.stdout + ran.stderr


def test_a_ruling_is_checked_by_the_tests_of_its_own_box(tmp_path: Path) -> None:
    for box in ("toy", "chess"):
        (tmp_path / "games" / box).mkdir(parents=True)
        (tmp_path / "games" / box / "test_it.py").write_text("@rule('R-1', 'TOY-1')\ndef test_it() -> None: ...\n")
    cited = citing_tests(tmp_path, "toy")
    assert cited["R-1"] == [f"{(tmp_path / 'games' / 'toy' / 'test_it.py').as_posix()}::test_it"]
    assert len(cited["TOY-1"]) == 2


def test_tests_that_fail_anyway_are_no_proof(toy: list[Mutant], tmp_path: Path) -> None:
    test = tmp_path / "tests" / "test_toy.py"
    test.write_text(test.read_text().replace("assert may_buy(3, 3)", "assert may_buy(1, 3)"))
    ran = try_all(tmp_path)
    assert ran.returncode == 1
    assert "fail as it is" in ran.stderr


def test_a_verdict_counts_until_code_or_test_changes(toy: list[Mutant], tmp_path: Path) -> None:
    kept = Verdicts(tmp_path / "verdicts.jsonl")
    kept.keep(Verdict(toy[0], FAILED))
    assert Verdicts(kept.file).of(toy[0]) == Verdict(toy[0], FAILED)
    assert kept.of(toy[1]) is None
    test = tmp_path / "tests" / "test_toy.py"
    test.write_text(test.read_text() + "\n@rule('TOY-5')\ndef test_more() -> None: ...\n")
    assert Verdicts(kept.file).of(_again(tmp_path)) is not None, "another test says nothing of this one"
    test.write_text(test.read_text().replace("may_buy(2, 3)", "may_buy(1, 3)"))
    again = _again(tmp_path)
    assert again.name == toy[0].name
    assert Verdicts(kept.file).of(again) is None


def _again(folder: Path) -> Mutant:
    spoken.cache_clear()
    return mutants(folder / "toy", "toy", folder / "tests")[0]


def test_survivors_are_explained_in_a_file_and_shown_on_the_page(toy: list[Mutant], tmp_path: Path) -> None:
    file = tmp_path / "equivalent.toml"
    file.write_text(f"[[equivalent]]\nmutants = [{toy[0].name!r}]\nwhy = 'prices are never 0'\n")
    why = explanations(file)
    assert why == {toy[0].name: "prices are never 0"}
    verdicts = [Verdict(toy[0], SURVIVED), Verdict(toy[1], FAILED), Verdict(toy[2], SURVIVED)]
    assert unexplained(verdicts, why) == [toy[2]]
    assert Share.of("toy", verdicts, why) == Share("toy", rules=1, killed=1, equivalent=1, left=1)
    assert record(verdicts, why) == f"TOY-1 1 1 1 {toy[1].mark}\n"
    shown = page(verdicts, why, {toy[2].name: "test_far_away"})
    assert "prices are never 0" in shown
    assert "test_far_away" in shown
    assert citing_tests(tmp_path / "tests", "toy")["TOY-1"]


@pytest.mark.timeout(1300)
def test_every_explanation_is_of_a_mutant_that_exists(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Code that was rewritten leaves explanations behind that nobody would miss."""
    monkeypatch.chdir(root)
    names = {mutant.name for mutant in planned([], Path("tests"), per_rule=9999)}
    assert set(explanations(Path("tests/equivalent_mutants.toml"))) <= names


@pytest.mark.timeout(1300)
def test_a_rotating_sample_is_noticed(root: Path, tmp_path: Path) -> None:
    """Sixty mutants that were noticed once, others after every change: at most three may go unseen (the bar is 95 %).

    The same tree has the same sample, so that it is never red by bad luck; `make mutants` tries all of them.
    """
    words = ["--sample", "60", "--jobs", "1", "--out", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, "-m", "ludoteca.testing.mutants", *words],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=1200,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert len((tmp_path / "verdicts.jsonl").read_text().splitlines()) == 60


def test_what_was_noticed_once_is_sampled(toy: list[Mutant], tmp_path: Path) -> None:
    verdicts = [Verdict(toy[0], SURVIVED), Verdict(toy[1], FAILED), Verdict(toy[2], FAILED)]
    (tmp_path / "toy.txt").write_text(record(verdicts, {}))
    assert noticed_once(toy, tmp_path) == toy[1:3]
    assert sample(toy, 3) == sample(toy, 3)
