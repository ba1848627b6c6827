"""Markup: what is text stays text, what is markup stays markup."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludoteca.paper import KEPT, Markup, NotNow, css, either, h, join, kept, once, sheet, within
from ludoteca.table.surface import one_block
from ludoteca.words import Words


def test_an_element_with_classes_attributes_and_children() -> None:
    assert h("div.board.wide", "a", h("b", 3), id="map") == '<div id="map" class="board wide">a<b>3</b></div>'


def test_underscores_become_hyphens_and_a_trailing_one_is_dropped() -> None:
    assert h("rect", stroke_width=2, for_="x", viewBox="0 0 1 1") == (
        '<rect stroke-width="2" for="x" viewBox="0 0 1 1"></rect>'
    )


def test_everything_is_escaped() -> None:
    assert h("p", "<script>&'\"", title='"><script>') == (
        '<p title="&quot;&gt;&lt;script&gt;">&lt;script&gt;&amp;&#x27;&quot;</p>'
    )
    assert h("p", str(Markup("<b>")) + "<i>") == "<p>&lt;b&gt;&lt;i&gt;</p>"


def test_true_false_and_none() -> None:
    assert h("button", disabled=True, hidden=False, id=None) == "<button disabled></button>"
    assert h("i", aria_expanded=False, aria_pressed=True) == '<i aria-expanded="false" aria-pressed="true"></i>'


def test_children_may_be_lists_and_nothing() -> None:
    assert h("ul", [h("li", n) for n in range(2)], None, False) == "<ul><li>0</li><li>1</li></ul>"
    assert join(h("br"), ["a", [1]]) == "<br>a1"


def test_pieces_glide_and_hover_needs_no_script() -> None:
    assert h("i", glide="marker-3", style="left: 1px") == (
        '<i data-glide="marker-3" style="view-transition-name: marker-3; left: 1px"></i>'
    )
    assert h("i", lights="a b", shows="c", tip="d") == '<i data-lights="a b" data-shows="c" data-tip="d"></i>'


def test_a_sheet_is_attributes_and_leaves_out_what_there_is_not() -> None:
    told = sheet("Spy", ["One.", "", "Two."], cost=3, face=True)
    assert h("i", **told) == ('<i data-tip="One.\nTwo." data-title="Spy" data-cost="3" data-face></i>')
    assert h("i", **sheet(text="<b>")) == '<i data-tip="&lt;b&gt;"></i>'


def test_what_cannot_be_picked_counts_as_nothing_but_can_be_asked_why_not() -> None:
    later = NotNow({"data-could": "buy:3"})
    assert not later
    assert h("i", **later) == '<i data-could="buy:3"></i>'
    assert either([later, {"data-pick": "use:1"}]) == {"data-pick": "use:1"}
    assert either([later, {}, NotNow({"data-could": "sell:3"})]) == {"data-could": "buy:3 sell:3"}
    assert either([]) == {}


def test_dice_and_numbers_say_what_they_are() -> None:
    assert h("i", roll="1-6", tally="coins-0") == '<i data-roll="1-6" data-tally="coins-0"></i>'


def test_classes_add_up() -> None:
    assert h("i.a", class_=["b", "", "c"]) == '<i class="a b c"></i>'
    assert h("i", class_="b") == '<i class="b"></i>'


@pytest.mark.parametrize("bad", ["3", "a b", "a;b", ""])
def test_a_glide_that_css_would_not_understand_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="cannot glide"):
        h("i", glide=bad)


def test_the_later_of_two_attributes_counts() -> None:
    assert h("i", aria_label="a", **{"aria-label": "b"}) == '<i aria-label="b"></i>'


def test_no_script_gets_in() -> None:
    with pytest.raises(ValueError, match="no script"):
        h("i", onclick="x()")
    with pytest.raises(ValueError, match="no attribute name"):
        h("i", **{"a b": 1})
    with pytest.raises(ValueError, match="no tag"):
        h("i onclick=x")
    with pytest.raises(TypeError, match="no markup"):
        h("i", object())


def test_a_style() -> None:
    assert css(left="3px", __seat=2, top=None) == "left: 3px; --seat: 2"


def test_what_follows_from_a_thing_and_the_language_is_drawn_once() -> None:
    drawn: list[str] = []

    @once
    def face(card: int, t: Callable[..., str]) -> Markup:
        drawn.append(t("table-you"))
        return h("b", card, t("table-you"))

    english, portuguese = Words.of(None, "en", ("Ana",)), Words.of(None, "pt-BR")
    assert face(1, english.t) == face(1, Words.of(None, "en", ("Bia",)).t)
    assert face(1, portuguese.t) != face(1, english.t)
    assert face(2, english.t) != face(1, english.t)
    assert len(drawn) == 3
    assert face(1, lambda id, **_: id) == "<b>1table-you</b>", "somebody's own words are not kept"


def test_what_follows_from_its_values_is_drawn_once_for_each_of_them_and_language() -> None:
    drawn: list[tuple[object, ...]] = []

    @kept
    def draw(who: int, name: str, t: Callable[..., str]) -> Markup:
        drawn.append((who, name))
        return h("b", name, class_=f"hue-{who}")

    english, other = Words(None, "en", ("Ana",)), Words(None, "pt-BR", ("Ana",))
    assert draw(0, "Ana", english.t) == draw(0, "Ana", Words(None, "en", ("Bia",)).t) == '<b class="hue-0">Ana</b>'
    assert drawn == [(0, "Ana")]
    draw(0, "Ana", other.t)
    draw(0, "Bia", english.t)
    assert len(drawn) == 3
    draw(0, "Bia", lambda *_, **__: "")  # somebody's own words: nobody knows what they depend on
    assert len(drawn) == 4


def test_a_drawing_that_is_asked_for_now_and_then_is_kept_and_others_are_forgotten() -> None:
    drawn: list[int] = []

    @kept
    def draw(number: int, t: Callable[..., str]) -> Markup:
        drawn.append(number)
        return h("b", number)

    t = Words(None, "en").t
    for number in range(4 * KEPT):
        draw(number, t)
        draw(-1, t)
    assert drawn.count(-1) == 1
    draw(0, t)
    assert drawn.count(0) == 2


def test_an_element_in_blocks_is_the_element() -> None:
    inner = within("p", h("i", 1), None, [h("i", 2), within("b", h("u"))], hidden=True, class_="x")
    assert join(within("div", h("hr"), inner)) == h("div", h("hr"), join(inner))
    assert join(inner) == h("p", h("i", 1), h("i", 2), h("b", h("u")), hidden=True, class_="x")
    assert within("p", class_="y")[0] is within("p", class_="y")[0], "the same words, the same object"
    with pytest.raises(TypeError, match="no block"):
        within("p", "text")


def test_of_two_names_for_one_attribute_the_later_counts_where_the_first_stood() -> None:
    assert h("i", tip="a", id="x", **{"data-tip": "b"}) == '<i data-tip="b" id="x"></i>'
    assert h("i", tip="a", **{"data-tip": None}) == '<i data-tip="a"></i>'


@pytest.mark.parametrize(
    ("page", "drawn"),
    [
        (h("p", "a"), "<p>a</p>"),
        ("1 < 2", "<div>1 &lt; 2</div>"),
        ([h("p", "a"), " and more"], "<div><p>a</p> and more</div>"),
    ],
)
def test_any_page_is_a_block_from_a_tag_to_a_tag(page: Any, drawn: str) -> None:
    assert one_block(page) == [drawn]
