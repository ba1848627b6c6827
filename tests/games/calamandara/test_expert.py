"""Where an expert lays an Asa, and the Pegada that is saved by it."""

from __future__ import annotations

from ludoteca.games.calamandara import expert, policy
from ludoteca.games.calamandara.content.symbols import ASA, PEGADA
from tests.games.calamandara.table import Table


def test_an_asa_is_laid_in_the_row_of_the_token_and_the_pegada_beyond_it() -> None:
    t = Table(2).stands("A", "A(3,2)")
    t.g.travellers[0].symbols[:] = [ASA, PEGADA]
    beside = [t.cell(f"A({column},2)") for column in (1, 2, 4, 5)]
    assert sorted(expert.soaring(t.g, t.g.board, 0)) == sorted(beside)
    t.put("asa", "A(1,2)")
    assert t.cell("A(3,4)") in expert.own_way(t.g, t.g.board, 0)
    assert t.cell("A(3,3)") not in expert.own_way(t.g, t.g.board, 0)
    assert t.cell("A(3,3)") in policy.own_way(t.g, t.g.board, 0)


def test_a_second_asa_in_the_same_row_is_of_no_use() -> None:
    t = Table(2).stands("A", "A(3,2)").put("asa", "A(1,2)")
    assert not expert.soaring(t.g, t.g.board, 0)


def test_a_way_without_asas_is_the_way_of_everybody() -> None:
    t = Table(2).stands("A", "A(3,2)").put("montanha", "A(3,4)")
    assert expert.own_way(t.g, t.g.board, 0) == policy.own_way(t.g, t.g.board, 0)
