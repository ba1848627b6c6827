"""How a situation of Calamandara and its options are told to whoever learns which of them to prefer."""

from __future__ import annotations

from ludoteca.games.calamandara.content.memory import ELMO, MIRAGEM
from ludoteca.games.calamandara.content.symbols import ASA, FOGO, PEGADA, SYMBOL_CARDS
from ludoteca.games.calamandara.described import BEARINGS, MARKS, MOMENTS, about, bearing, moment
from ludoteca.games.calamandara.state import Calamandara
from ludoteca.kernel import Option, option
from tests.games.calamandara.table import Table


def brings(g: Calamandara, one: Option) -> dict[str, float]:
    (row,) = bearing(g, 0, [one])
    return dict(zip(BEARINGS, row, strict=True))


def printed(one: Option) -> dict[str, float]:
    """What is not zero."""
    return {name: n for name, n in zip(MARKS, about(one), strict=True) if n}


def test_what_is_printed_on_cards_and_symbols() -> None:
    assert printed(option("use", MIRAGEM)) == {"miragem": 1.0}
    assert printed(option("use", ELMO)) == {"elmo": 1.0, "linked": 1.0}
    assert printed(option("lay", PEGADA)) == printed(option("of", 1, PEGADA)) == {"pegada": 1.0}
    assert printed(option("acquire", 0)) == {}, "only the central symbol, which the card tells"
    assert printed(option("at", 40)) == {}
    card = next(n for n, face in enumerate(SYMBOL_CARDS) if face[0] == PEGADA and FOGO in face and ASA in face)
    assert set(printed(option("next_face", card))) == {"central Pegada", "Pegada on it", "Fogo on it", "Asa on it"}


def test_a_cell_is_told_by_the_ways_of_both() -> None:
    t = Table(2).stands("A", "A(3,2)").stands("B", "B(3,2)")
    ahead, back = (brings(t.g, option("at", t.cell(name))) for name in ("A(3,3)", "A(1,1)"))
    assert (ahead["on the own way"], ahead["beside the own path"], ahead["on the leader's way"]) == (1.0, 1.0, 0.0)
    assert not back["on the own way"]
    assert back["steps from the Fenda"] > ahead["steps from the Fenda"]
    assert brings(t.g, option("at", t.cell("B(3,3)")))["on the leader's way"] == 1.0


def test_a_walk_is_told_by_the_steps_it_gains() -> None:
    t = Table(2).put("pegada", "A(3,3)").stands("A", "A(3,2)").put("montanha", "A(2,2)")
    told = brings(t.g, option("go", t.cell("A(3,3)")))
    assert (told["in reach"], told["a Pegada lies there"], told["steps gained"]) == (1.0, 1.0, 1 / 4)
    told = brings(t.g, option("go", t.cell("A(2,2)")))
    assert (told["in reach"], told["an obstacle lies there"], told["steps gained"]) == (0.0, 1.0, 0.0)


def test_acquiring_is_told_by_whether_a_pegada_comes_with_it() -> None:
    t = Table(2).top_card("A", 1)
    assert brings(t.g, option("acquire", 0))["a Pegada acquired"] == 1.0
    fogo = next(n for n, face in enumerate(SYMBOL_CARDS, 1) if face[0] == FOGO)
    t.top_card("A", fogo)
    assert brings(t.g, option("acquire", 0))["a Pegada acquired"] == 0.0
    assert brings(t.g, option("acquire", PEGADA))["a Pegada acquired"] == 1.0


def test_a_situation_is_told_from_the_own_side() -> None:
    t = Table(2).stands("A", "A(3,3)").symbols("A", "pegada", "fogo")
    mine, theirs = (dict(zip(MOMENTS, moment(t.g, seat), strict=True)) for seat in (0, 1))
    assert mine["lacking"] == theirs["the leader lacks"] < theirs["lacking"] == mine["the leader lacks"]
    assert (mine["Pegadas in reserve"], mine["Fogos in reserve"], mine["symbols in reserve"]) == (0.5, 1.0, 0.5)
    assert (mine["at the start"], theirs["at the start"]) == (0.0, 1.0)
