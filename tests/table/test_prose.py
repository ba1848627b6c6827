"""Sentences of ledgers as players read them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.ledger import ID, LANGUAGES
from ludoteca.paper import h
from ludoteca.registry import box, shelf
from ludoteca.table.prose import prose
from ludoteca.words import Words
from tests.table.hall import hall


def shown(text: str) -> str:
    """What is written on the page: without tags, and so without what marks say only when asked."""
    return re.sub(r"<[^>]+>", "", str(h("p", prose(text))))


def test_what_is_cited_stands_behind_a_mark() -> None:
    assert shown("Once per turn, besides R-36; nobody waits.") == "Once per turn, besides §; nobody waits."
    assert shown("Lay them out (ROAM-ART-01, R-2).") == "Lay them out §§."
    assert shown("As in CAL-LINK-01..04.") == "As in §–§."
    assert 'href="/rules#R-36"' in str(h("p", prose("Besides R-36.", "/rules")))
    assert 'href="#CAL-LINK-04"' in str(h("p", prose("As in CAL-LINK-01..04.")))


def test_asterisks_are_stress() -> None:
    assert str(h("p", prose("**Attack** is *declared*."))) == "<p><b>Attack</b> is <em>declared</em>.</p>"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(shelf()))
def test_no_sentence_shows_a_number_and_every_mark_leads_somewhere(code: str, language: str) -> None:
    ledger = Words.of(box(code), language).rules()
    for entry in ledger.values():
        assert not re.search(rf"\b{ID}\b|\*|`", shown(entry.text)), entry.id
        assert set(re.findall(r'data-id="([^"]+)"', str(h("p", prose(entry.text))))) <= set(ledger), entry.id


def test_what_a_variant_means_is_told_without_numbers(tmp_path: Path) -> None:
    with hall(tmp_path, games={"above_and_below": box("above_and_below")}) as house:
        page = house.enters("Ana").gets("/games/above_and_below")
    about = page[page.index('id="about-offers"') :].partition("</small>")[0]
    assert "just harvested <a" in about
    assert not re.search(rf">[^<]*\b{ID}\b", about)
