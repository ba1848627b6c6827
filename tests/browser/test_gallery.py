"""What the gallery looks for: each rule finds what breaks it, and says nothing about a page that is well."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Enter
from tests.browser.gallery import looks

pytestmark = pytest.mark.browser

GOOD = """<div id="surface"><section id="dock" class="dock mine"><h2>What now?</h2><div class="picks">
<button data-pick="pass" style="min-width:60px;min-height:50px">Pass</button></div></section>
<div id="board"><p>One line of text.</p><b data-tip="Coins" tabindex="-1" style="padding:9px">3</b>
<i role="button" tabindex="0" data-pick="a" style="display:block;width:60px;height:60px"></i></div></div>"""

BROKEN = {
    "cut": '<p style="width:40px;overflow:hidden;white-space:nowrap">A sentence much too long</p>',
    "overlap": '<p style="height:0;margin:0">Under the other one</p><p style="margin:0">Above the other one</p>',
    "broken word": '<p style="width:30px;overflow-wrap:anywhere">Underground</p>',
    "small text": '<p style="font-size:9px">Too small</p>',
    "contrast": '<p style="background:#2a2f45;color:#7a4a2a">Brown on navy</p>',
    "small pick": '<i role="button" tabindex="0" data-pick="b" style="display:block;width:20px;height:20px"></i>',
    "answer out of sight": '<i role="button" data-pick="b" style="display:block;margin-top:3000px;padding:30px"></i>',
    "tip out of reach": '<b data-tip="Nobody gets here">3</b>',
    "over the edge": '<p style="width:3000px">Wide</p>',
}


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
    for wrong, part in BROKEN.items():
        assert kinds(page, part) == {wrong}
    assert kinds(page, then="position: static") == {"jump"}
    assert "question out of sight" in kinds(page, then="position: absolute; top: 4000px")


def test_a_finger_needs_more_room_than_a_mouse(enter: Enter) -> None:
    page = enter(viewport={"width": 800, "height": 600})
    part = '<i role="button" data-pick="b" style="display:block;width:36px;height:36px"></i>'
    assert kinds(page, part) == set()
    assert kinds(page, part, touch=True) == {"small pick"}
