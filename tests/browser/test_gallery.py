"""What the gallery looks for: each rule finds what breaks it, and says nothing about a page that is well."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from ludoteca.registry import box, shelf
from tests.browser.conftest import Enter
from tests.browser.gallery import looks, tour
from tests.table.hall import hall

pytestmark = pytest.mark.browser

GOOD = """<div id="surface"><section id="dock" class="dock mine"><h2>What now?</h2><div class="picks">
<button data-pick="pass" style="min-width:60px;min-height:50px">Pass</button></div></section>
<div id="board"><p>One line of text.</p><b data-tip="Coins" tabindex="-1" style="padding:9px">3</b>
<i role="button" tabindex="0" data-pick="a" style="display:block;width:60px;height:60px"></i></div></div>"""


def drawn(ground: str, style: str) -> str:
    """A word in a drawing."""
    rect = f'<rect width="300" height="40" fill="{ground}"/>'
    return f'<svg width="300" height="40">{rect}<text x="9" y="25" style="{style}">A word</text></svg>'


STEPS = '<span class="stepper" style="display:flex"><button style="flex:none;width:120px">+5</button></span>'
SIGN = '<svg width="16" height="16"></svg>'
BROKEN = (
    ("cut", '<p style="width:40px;overflow:hidden;white-space:nowrap">A sentence much too long</p>'),
    (
        "cut sign",
        '<p style="width:40px;overflow:hidden;white-space:nowrap">Five <svg width="16" height="16"></svg></p>',
    ),
    ("overlap", '<p style="height:0;margin:0">Under the other one</p><p style="margin:0">Above the other one</p>'),
    ("broken word", '<p style="width:30px;overflow-wrap:anywhere">Underground</p>'),
    ("cut choice", '<select style="width:60px;height:50px"><option>Much too long for it</select>'),
    ("tight", '<button data-pick="t" style="width:40px;height:60px;padding:0">Oferecer</button>'),
    ("see-through", '<p style="position:sticky;top:0">Stays while others pass</p>'),
    ("small text", '<p style="font-size:9px">Too small</p>'),
    ("contrast", '<p style="background:#2a2f45;color:#7a4a2a">Brown on navy</p>'),
    ("contrast", drawn("navy", "")),
    ("contrast", '<p style="background:linear-gradient(90deg, #fff, #555);color:#777">On a gradient</p>'),
    ("contrast", '<button data-pick="c" style="padding:20px;background:#c08a2e;color:#e9c26b">Pick</button>'),
    ("small pick", '<i role="button" tabindex="0" data-pick="b" style="display:block;width:20px;height:20px"></i>'),
    ("answer out of sight", '<i role="button" data-pick="b" style="display:block;margin-top:3000px;padding:30px"></i>'),
    ("step out of sight", f'<p style="width:90px;overflow:auto">{STEPS}</p>'),
    ("tip out of reach", '<b data-tip="Nobody gets here">3</b>'),
    ("over the edge", '<p style="width:3000px">Wide</p>'),
)


STYLE = """#dock { position: absolute; top: 400px } h2 { font-size: 18px }
body { margin: 8px; background: #fff; color: #111; font: 16px sans-serif }"""


def kinds(page: Page, more: str = "", *, touch: bool = False, then: str = "") -> set[str]:
    """What is found on the good page with this added to its board, and this done to its dock."""
    body = GOOD.replace("</div></div>", more + "</div></div>")
    page.set_content(f"<!doctype html><style>{STYLE}</style><body>{body}")
    if then:
        page.evaluate(f"() => document.querySelector('#dock').style.cssText = '{then}'")
    return {finding.split(":")[0] for finding in looks(page, touch=touch)}


def test_every_rule_bites_and_a_page_that_is_well_has_no_findings(enter: Enter) -> None:
    page = enter(viewport={"width": 800, "height": 600})
    assert kinds(page) == set()
    for wrong, part in BROKEN:
        assert kinds(page, part) == {wrong}
    assert kinds(page, then="position: static") == {"jump"}
    assert "question out of sight" in kinds(page, then="position: absolute; top: 4000px")


def test_a_finger_needs_more_room_than_a_mouse(enter: Enter) -> None:
    page = enter(viewport={"width": 800, "height": 600})
    part = '<i role="button" data-pick="b" style="display:block;width:36px;height:36px"></i>'
    assert kinds(page, part) == set()
    assert kinds(page, part, touch=True) == {"small pick"}


def test_a_halo_is_part_of_the_ground(enter: Enter) -> None:
    page = enter(viewport={"width": 800, "height": 600})
    assert kinds(page, drawn("#444", "")) == {"contrast"}
    assert kinds(page, drawn("#444", "paint-order:stroke;stroke:#fff;stroke-width:5px")) == set()


@pytest.mark.parametrize("code", sorted(shelf()))
def test_a_table_in_the_middle_of_a_game_is_well(browser: Browser, tmp_path: Path, code: str) -> None:
    """One page of each game on a phone and one on a wide screen; `make gallery` looks at all of them."""
    with hall(tmp_path, games={code: box(code)}, burst=100_000) as opened:
        for width, scheme, language in ((390, "light", "pt-BR"), (1440, "dark", "en")):
            wanted = Namespace(moments=["middle"], widths=[width], schemes=[scheme], languages=[language], faces=False)
            for name, page, touch in tour(browser, opened, code, wanted):
                assert (name, looks(page, touch=touch)) == (name, [])
