"""Mutants are found where rules are said, break what they say they break, and die when a test bites."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteca.testing.mutants.carriers import carriers, citing_tests
from ludoteca.testing.mutants.operators import break_in, changes
from ludoteca.testing.mutants.plan import Mutant, chosen, mutants
from ludoteca.testing.mutants.report import Verdicts, explanations, page
from ludoteca.testing.mutants.trial import Verdict

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
        g.tell("turn")
        g.then(First(), Second())
'''
TESTS = """
from toy.shop import may_buy

@rule("TOY-1")
def test_enough_is_enough() -> None:
    assert may_buy(3, 3)
    assert not may_buy(2, 3)
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


@pytest.mark.parametrize(
    ("after", "code"),
    [("coins > price", 1), ("coins < price", 1), ("price >= 0", 0)],
    ids=["more", "less", "unnoticed"],
)
def test_a_mutant_dies_when_a_citing_test_bites_and_survives_otherwise(
    toy: list[Mutant], tmp_path: Path, after: str, code: int
) -> None:
    (mutant,) = (mutant for mutant in toy if mutant.change.after == after)
    words = (str(mutant.carrier.file), mutant.name, mutant.module, *mutant.tests)
    ran = subprocess.run(
        [sys.executable, "-m", "ludoteca.testing.mutants.fresh", *words],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert ran.returncode == code, ran.stdout + ran.stderr


def test_a_verdict_counts_until_code_or_test_changes(toy: list[Mutant], tmp_path: Path) -> None:
    kept = Verdicts(tmp_path / "verdicts.jsonl")
    kept.keep(Verdict(toy[0], True, "test failed"))
    assert Verdicts(kept.file).of(toy[0]) == Verdict(toy[0], True, "test failed")
    assert kept.of(toy[1]) is None
    test = tmp_path / "tests" / "test_toy.py"
    test.write_text(test.read_text() + "\n# more\n")
    (again, *_) = mutants(tmp_path / "toy", "toy", tmp_path / "tests")
    assert again.name == toy[0].name
    assert Verdicts(kept.file).of(again) is None


def test_survivors_are_explained_in_a_file_and_shown_on_the_page(toy: list[Mutant], tmp_path: Path) -> None:
    file = tmp_path / "equivalent.toml"
    file.write_text(f"[[equivalent]]\nmutant = {toy[0].name!r}\nwhy = 'prices are never 0'\n")
    why = explanations(file)
    assert why == {toy[0].name: "prices are never 0"}
    shown = page([Verdict(toy[0], False, "survived"), Verdict(toy[1], True, "test failed")], why)
    assert "1 of 2 mutants killed over 1 rules" in shown
    assert "prices are never 0" in shown
    assert citing_tests(tmp_path / "tests")["TOY-1"]
