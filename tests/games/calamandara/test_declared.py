"""Whoever may answer reads everything that was declared: on the page and in the terminal, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ludoteca.conformance.eyes import Can
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.memory import DOMINIO, ECOS, QHOZ, SLUGS
from ludoteca.games.calamandara.view import board, page
from ludoteca.games.calamandara.view.declared import SAYS
from ludoteca.kernel import rule
from ludoteca.words import LANGUAGES, Words
from tests.games.calamandara.table import Table

NAMES = ("Ana", "Bia", "Caio", "Duda")


def read(t: Table, seat: int, language: str = "en") -> tuple[str, str]:
    """Page and terminal of that seat."""
    words = Words(GAME, language, NAMES, strict=True)
    view = t.g.view(seat)
    markup = str(page(view, Can(list(view.options), words), words.t))
    return re.sub(r"</b><span>", ": ", markup), board(view, words.t)


def templo() -> Table:
    t = Table().symbols("B", "asa").symbols("C", "torre").hand("A", "templo").hand("B", "elmo").turn("A")
    return t.does("A", "use templo", "of B asa", "of C torre")


def pesadelo() -> Table:
    t = Table().symbols("A", "fogo").symbols("B", "asa", "torre").hand("A", "pesadelo").hand("B", "elmo").turn("A")
    return t.does("A", "use pesadelo", "mode swap", "of B asa")


def terras() -> Table:
    t = Table().top_card("C", 2).hand("A", "terras").hand("B", "elmo").turn("A")
    return t.does("A", "use terras", "traveller C", "acquire torre")


def laceracao() -> Table:
    t = Table().put("montanha", "B(1,1)", by="B").hand("A", "laceracao").hand("B", "elmo").turn("A")
    return t.does("A", "use laceracao", "at (8,10)")


def dimensoes() -> Table:
    t = Table().put("pegada", "B(3,2)", "B(3,1)", by="B").hand("A", "dimensoes").hand("B", "miragem").turn("A")
    return t.does("A", "use dimensoes", "at B(3,2)")


def pinturas() -> Table:
    return Table().hand("A", "pinturas").hand("B", "elmo").turn("A").does("A", "use pinturas", "mode decks")


def monumento() -> Table:
    t = Table().put("pegada", "A(3,1)").hand("B", "monumento").hand("C", "elmo").turn("A")
    return t.does("A", "go A(3,1)").does("B", "use monumento")


def ecos() -> Table:
    t = Table().hand("A", "sombra").hand("B", "ecos", "ruinas").hand("C", "elmo").turn("A")
    return t.does("A", "use sombra", "traveller B").does("B", "use ecos")


def entropia() -> Table:
    t = Table().put("asa", "B(2,2)", by="B").symbols("A", "fogo").hand("A", "entropia").hand("B", "elmo").turn("A")
    return t.does("A", "use entropia")


def campos() -> Table:
    t = Table().symbols("A", "montanha").hand("B", "campos").hand("C", "elmo").turn("A")
    return t.does("A", "lay montanha", "at B(1,1)").does("B", "use campos")


def elmo() -> Table:
    t = Table().symbols("A", "asa").hand("B", "templo").hand("A", "elmo").hand("C", "elmo").turn("B")
    return t.does("B", "use templo").does("A", "use elmo")


def delirio() -> Table:
    t = Table().put("asa", "B(2,2)", by="B").symbols("A", "fogo").hand("A", "entropia").hand("B", "delirio")
    return t.hand("C", "elmo").turn("A").does("A", "use entropia").does("B", "use delirio")


SAID = {
    elmo: "annuls Templo de Calon of Bia",
    delirio: "stops Entropia Dogmática of Ana",
    campos: "Ana may not insert attack symbols this turn",
    templo: "discards Asa of Bia and Torre of Caio",
    pesadelo: "takes Asa and Torre of Bia and gives Fogo",
    terras: "acquires Pegada and Torre from the symbol card and the depot of Caio",
    laceracao: "relocates Montanha from a11 to i7",
    dimensoes: "the token of Ana goes to b9",
    pinturas: "the whole symbol decks pass one seat on, clockwise",
    monumento: "stops Ana from moving the token",
    ecos: "Sombra Dogmática: eliminates from the hand of Caio: a hidden card",
    entropia: "Ana inserts Fogo on b10",
}


@pytest.mark.parametrize("scene", SAID, ids=lambda scene: scene.__name__)
@rule("CAL-TURN-07", "CAL-P4-09")
def test_everybody_reads_what_a_card_of_the_pile_will_do(scene: Callable[[], Table]) -> None:
    t = scene()
    assert t.question == "Respond"
    for seat in range(4):
        for text in read(t, seat):
            assert SAID[scene] in text
        read(t, seat, "pt-BR")


@rule("CAL-TURN-07")
def test_a_declared_action_says_all_of_it_too() -> None:
    t = Table().top_card("A", 2).hand("B", "guardia", "miragem").turn("A").does("A", "acquire torre")
    assert all("Ana: acquires Pegada and Torre" in text for text in read(t, 1))
    t.passes("B").does("A", "lay pegada", "at (8,8)", "declare")
    assert all("inserts Pegada on the Fenda Dimensional facing north" in text for text in read(t, 1))
    t.passes("B").does("A", "memories", "draw 3")
    assert all("reserves 0, discards 0 and acquires 3 memory cards" in text for text in read(t, 1))


def test_every_card_that_acts_by_itself_has_a_sentence() -> None:
    assert {*SAYS, ECOS, DOMINIO, QHOZ} == set(range(len(SLUGS)))
    for language in LANGUAGES:
        words = Words(GAME, language, NAMES, strict=True)
        for slug in SLUGS:
            assert words.t(f"effect-{slug}")


@rule("CAL-CARD-GAVONIANO-02")
def test_which_card_is_given_is_not_said() -> None:
    t = Table().hand("A", "gavoniano", "poco").hand("B", "ruinas", "terras", "elmo").turn("A")
    t.does("A", "use gavoniano", "mode swap", "card poco")
    while t.question != "Respond":
        t.g.choose(t.g.options[0])
    for text in read(t, 1):
        assert "gives a card from the hand and takes from the hand of Bia" in text
        assert "O Poço" not in text
