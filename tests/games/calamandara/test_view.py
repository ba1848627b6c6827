"""The page: turned to the viewer, provisional actions as ghosts, paths and effects before one decides."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from ludoteca.conformance.eyes import Can
from ludoteca.games.calamandara import GAME
from ludoteca.games.calamandara.content.memory import SLUGS
from ludoteca.games.calamandara.view import VIEW, board, cover, page
from ludoteca.games.calamandara.view.art import SCENES, scene
from ludoteca.games.calamandara.view.cards import back
from ludoteca.games.calamandara.view.drawing import Drawing
from ludoteca.games.calamandara.view.paths import link, paths
from ludoteca.games.calamandara.view.sky import labels
from ludoteca.games.calamandara.view.words import coordinates
from ludoteca.kernel import bits_of, rule
from ludoteca.table.shell import mark
from ludoteca.words import Words
from tests.games.calamandara.table import Table

ENGLISH = Words.of(GAME, "en", ("Ana", "Bia", "Caio", "Duda"))
PORTUGUESE = Words.of(GAME, "pt-BR", ("Ana", "Bia", "Caio", "Duda"))


def drawn(t: Table, seat: int, words: Words = ENGLISH) -> str:
    view = t.g.view(seat)
    return str(page(view, Can(list(view.options), words), words.t))


def test_a_token_carries_the_sign_its_player_has_at_the_table() -> None:
    """On the board the first player's sign was the second player's at the table."""
    html = drawn(Table(4).turn("A"), 0)
    for seat in range(4):
        token = re.search(rf'<g [^>]*class="token hue-{seat}".*?</g>', html)
        sign = re.search(r' d="([^"]+)"', str(mark(seat)))
        assert token
        assert sign
        assert sign[1] in token[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@rule("CAL-SETUP-02")
def test_everybody_looks_forward_from_the_bottom_of_the_page(seats: int) -> None:
    t = Table(seats).turn("A")
    for seat in range(seats):
        d = Drawing(t.g.view(seat))
        x, y = d.start(seat)
        middle, centre = d.place(t.cell("(8,8)"))
        assert y > centre
        assert x == pytest.approx(middle)
        assert d.turns(t.g.chart.forward[seat]) == 0
        left, _ = d.place(t.g.chart.local(seat, 1, 1))
        right, _ = d.place(t.g.chart.local(seat, 5, 1))
        assert left < right
        assert d.left < x < d.left + d.width
        assert d.top < y < d.top + d.height


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_letters_and_numbers_never_stand_on_each_other(seats: int) -> None:
    """Where two arms meet, the column's number stood on the row's letter."""
    for seat in range(seats):
        placed = [(x, y) for _, x, y in labels(Drawing(Table(seats).turn("A").g.view(seat)))]
        for (x, y), (u, v) in combinations(placed, 2):
            assert abs(x - u) >= 18 or abs(y - v) >= 14


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_land_has_a_picture_of_its_own_that_lies_within_it(seats: int) -> None:
    html = drawn(Table(seats).turn("A"), 0)
    pictures = re.findall(r'<svg [^>]*class="scenery hue-(\d)".*?</svg>', html)
    assert pictures == [str(seat) for seat in range(seats)]
    assert (
        len({re.sub(r"<svg [^>]*>", "", one) for one in re.findall(r'<svg [^>]*class="scenery.*?</svg>', html)})
        == seats
    )
    lands = re.findall(r'<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)" rx="9" class="land hue', html)
    inner = re.findall(r'<svg x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"[^>]*class="scenery', html)
    assert len(lands) == len(inner) == seats
    for land, picture in zip(lands, inner, strict=True):
        x, y, width, height = map(float, land)
        assert tuple(map(float, picture)) == (x + 3, y + 3, width - 6, height - 6)


@pytest.mark.parametrize(("seat", "corner"), [(0, "compass-low"), (1, "compass-right"), (2, "")])
def test_the_compass_stands_where_no_land_lies(seat: int, corner: str) -> None:
    """On a phone it lay on the land of whoever sat in that corner."""
    (sky,) = re.findall(r'class="cal-sky tee ?([a-z-]*)"', drawn(Table(3).turn("A"), seat))
    assert sky == corner


@rule("CAL-TURN-07")
def test_declared_insertions_and_moves_are_ghosts_on_everybodys_page() -> None:
    t = Table().symbols("A", "pegada").hand("B", "miragem").turn("A").does("A", "lay pegada", "at A(3,1)")
    for seat in range(5):
        assert "provisional" in drawn(t, seat)
        assert "<b>Ana</b><span>inserts Pegada on i1 facing north</span>" in drawn(t, seat)
    t.passes("B").does("A", "go A(3,1)")
    assert "ghost-token" in drawn(t, 2)
    t.passes("B")
    assert "ghost-token" not in drawn(t, 2)


@rule("CAL-P4-09", "CAL-STACK-01")
def test_the_pile_shows_its_cards_from_the_top_with_who_is_asked() -> None:
    t = (
        Table()
        .hand("A", "sombra")
        .hand("B", "ecos", "terras")
        .hand("C", "elmo")
        .turn("A")
        .does("A", "use sombra", "traveller B")
    )
    text = drawn(t, 3)
    assert "Sombra Dogmática" in text
    assert "Bia is asked" in text
    t.does("B", "use ecos")
    text = drawn(t, 3)
    assert text.index("Ecos Dissonantes</b>") < text.index("Sombra Dogmática</b>")
    assert "Caio is asked" in text


@rule("CAL-SETUP-12")
def test_a_card_says_its_effect_to_who_may_see_it() -> None:
    t = Table().hand("A", "monumento").turn("A")
    assert "Impede the move of a token." in drawn(t, 0)
    assert "Impeça o movimento de um token." in drawn(t, 0, PORTUGUESE)
    for seat in (1, 2, 3, 4):
        assert "Monumento" not in drawn(t, seat)


@rule("CAL-P1-01")
def test_a_symbol_card_says_what_may_be_acquired() -> None:
    text = drawn(Table().top_card("A", 4).turn("A"), 0)
    assert 'data-title="Symbol card"' in text
    for pick in ("none", "fogo", "montanha", "cachoeira"):
        assert f'data-pick="acquire:{pick}"' in text


@rule("CAL-P3-06")
def test_a_deck_that_is_used_up_is_an_empty_place_and_no_card() -> None:
    assert "spent" in str(back(ENGLISH.t, 0))
    assert ENGLISH.t("page-hidden") not in re.sub(r"<[^>]*>", "", str(back(ENGLISH.t, 0)))
    assert "spent" not in str(back(ENGLISH.t, 1)) + str(back(ENGLISH.t))


def test_the_start_point_says_what_it_is() -> None:
    text = drawn(Table().turn("A"), 0)
    assert 'data-title="Start point"' in text
    assert 'data-tip="From here a token goes' in text


@rule("CAL-P3-02", "CAL-SYM-ASA-01", "CAL-SYM-CAVERNA-01", "CAL-SYM-CAVERNA-03")
def test_a_reachable_pegada_shows_the_way_and_the_reason() -> None:
    t = Table().put("pegada", "A(3,4)", "A(4,2)").stands("A", "A(3,2)").put("asa", "A(5,2)").turn("A")
    text = drawn(t, 0)
    far = t.cell("A(3,4)")
    assert f'id="cal-way-{far}"' in text
    assert "by an Asa" in text
    ways = paths(t.g.board, 0, 2)
    assert ways[far] == [t.cell("A(3,2)"), far]
    assert [link(t.cell("A(3,2)"), t.cell(p)) for p in ("A(4,2)", "A(3,4)", "A(4,3)")] == ["step", "asa", "caverna"]


@rule("CAL-SYM-TORRE-01", "CAL-SYM-GEN-02")
def test_protection_and_rotation_are_visible() -> None:
    t = Table().put("torre", "(6,8)", facing="E").turn("A")
    text = drawn(t, 0)
    assert len(re.findall(r'class="cell [^"]*guarded', text)) == 8
    assert turned(text) == ["rotate(90"]
    assert turned(drawn(t, 1)) == [""]


def turned(text: str) -> list[str]:
    """How the Torres on the board are turned."""
    towers = re.findall(r"<g [^>]*symbol torre[^>]*>", text)
    return [found[0] if (found := re.search(r"rotate\(90", tower)) else "" for tower in towers]


@rule("CAL-OBJ-02")
def test_terminal_and_cover() -> None:
    t = Table().put("pegada", "A(3,1)").stands("A", "A(3,2)").turn("A")
    text = board(t.g.view(0), ENGLISH.t)
    assert "1P^" in text
    assert " @ " in text
    assert coordinates(t.cell("(8,8)")) == "i9"
    assert "<svg" in cover(ENGLISH.t)


@rule("CAL-SETUP-12")
def test_the_terminal_shows_all_that_is_open_to_everybody() -> None:
    """Q'hoz asks for the top of a discard and Terras for a depot: who plays without a page has to see them too."""
    t = Table().stands("A", "A(3,2)").discard("B", "templo", "ruinas").hand("B", "elmo").lacks("C", "estrela").turn("A")
    ana, bia, caio, _ = board(t.g.view(0), ENGLISH.t).splitlines()[-4:]
    assert "P Pegada, F Fogo" in board(t.g.view(0), ENGLISH.t)
    assert ana.startswith(f"1 Ana: {coordinates(t.cell('A(3,2)'))} | ")
    assert "Discard: Ruínas de Domodora, Templo de Calon" in bia  # the top one first
    assert "one card | " in bia
    assert "Elmo" not in bia
    assert "no cards | " in caio
    assert "Estrela 0" in caio


def test_every_card_has_a_picture_of_its_own_made_of_known_things() -> None:
    assert set(SCENES) == set(SLUGS)
    assert len({str(scene(slug)) for slug in SLUGS}) == len(SLUGS)
    html = str(VIEW.faces(PORTUGUESE.t)) if VIEW.faces else ""
    assert html.count("cal-card") == len(SLUGS)
    for slug in SLUGS:
        assert f'href="#art-{slug}"' in html


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_cell_of_the_log_can_be_found_on_the_board(seats: int) -> None:
    """Letters and numbers stand at the ends of the lines, and every cell says its own name."""
    t = Table(seats).put("torre", "A(1,2)").turn("A")
    for seat in range(seats):
        html = drawn(t, seat)
        marks = set(re.findall(r'class="at">([a-q]|\d+)<', html))
        for cell in bits_of(t.g.chart.cells):
            name = coordinates(cell)
            assert {name[0], name[1:]} <= marks
            assert f'data-title="{name} · ' in html
        assert 'role="group"' in html  # not one picture: each piece is read by itself
        assert f"{coordinates(t.cell('A(1,2)'))} · Torre. Torre (tower)" in html


def test_a_full_table_stays_small() -> None:
    """More symbols laid than the games of bots ever had, and two thirds of all cards used: the page of one seat."""
    t = Table(4).turn("A")
    for cell in bits_of(t.g.chart.cells)[::2]:
        t.g.board.put(cell, 1 + cell % 9)
    for you in t.g.travellers:
        t.g.cards.show_all(you.deck)
        you.discard, you.deck = you.deck[:12], you.deck[12:]
    assert len(drawn(t, 0).encode()) < 190_000
