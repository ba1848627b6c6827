"""Why a symbol cannot lie there, or a card cannot be used: the rule behind it, in words a newcomer understands."""

from __future__ import annotations

import pytest

from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.kernel import option, rule
from ludoteca.whynot import refusal
from ludoteca.words import Words
from tests.games.calamandara.table import Table

ENGLISH = Words(GAME, "en", strict=True)


@rule("CAL-SYM-FOGO-02", "CAL-SYM-FOGO-05", "CAL-SYM-GEN-04", "CAL-SYM-GEN-05", "CAL-SYM-ESTRELA-02")
@pytest.mark.parametrize(
    ("kind", "place", "said", "which"),
    [
        ("fogo", "A(3,3)", "never on an empty space", "CAL-SYM-FOGO-05"),
        ("fogo", "A(2,1)", "does not destroy this: Cachoeira", "CAL-SYM-FOGO-02"),
        ("torre", "A(3,2)", "The line holds as many", "CAL-SYM-GEN-05"),
        ("asa", "(8,8)", "never lie on the Fenda", "CAL-SYM-GEN-04"),
        ("estrela", "B(3,3)", "must move something", "CAL-SYM-ESTRELA-02"),
        ("montanha", "A(2,1)", "A symbol already lies there", "CAL-SYM-GEN-01"),
    ],
)
def test_a_symbol_that_does_not_fit_says_why(kind: str, place: str, said: str, which: str) -> None:
    t = Table(2).put("cachoeira", "A(2,1)").put("montanha", "A(4,1)").put("torre", "A(1,2)")
    t.symbols("A", kind).turn("A").does("A", f"lay {kind}")
    found = refusal(t.g.view(0), option("at", t.cell(place)), ENGLISH)
    assert found is not None
    assert said in found.text
    assert found.rule == which


def test_a_card_without_a_use_says_what_it_would_do() -> None:
    t = Table(2).hand("A", "ecos").turn("A")
    found = refusal(t.g.view(0), option("use", SLUGS.index("ecos")), ENGLISH)
    assert found is not None
    assert "Take an attack used against you" in found.text


@rule("CAL-CARD-GEN-01")
def test_a_card_that_is_not_in_the_hand_is_said_to_be_missing_there() -> None:
    t = Table(2).hand("A", "ecos").turn("A")
    found = refusal(t.g.view(0), option("use", SLUGS.index("terras")), ENGLISH)
    assert found is not None
    assert found.text.startswith("You do not hold this card")
