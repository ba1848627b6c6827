"""axe-core, on every page, in both themes: no serious finding."""

from __future__ import annotations

import random
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import Page

from ludoteca.table.admin.door import ticket
from tests.browser.conftest import Enter
from tests.browser.moves import asked, by_mouse, choose, sit
from tests.table.hall import Hall
from tests.table.test_between import alias

pytestmark = pytest.mark.browser


def findings(page: Page) -> list[str]:
    """What axe finds serious or critical on the page as it stands."""
    try:
        source = (resources.files("axe_playwright_python") / "axe.min.js").read_text("utf-8")
    except ModuleNotFoundError:
        pytest.fail("axe-core is missing: run `make setup`, which installs axe-playwright-python.")
    page.evaluate(source)
    result: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{page.url}: {found['id']}: {node['html'][:140]} {node.get('failureSummary', '')[:240]}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_finding(enter: Enter, scheme: str) -> None:
    page = enter(color_scheme=scheme, bypass_csp=True)
    found: list[str] = []
    table = sit(page, "roam", "me", "bot:random", "bot:random")
    asked(page)
    found += findings(page)
    choose(page, by_mouse, random.Random(1))
    asked(page)
    found += findings(page)
    for where in ("/", "/games/roam", "/games/toy/rules", "/me", "/nowhere", f"{table}/replay?n=1"):
        page.goto(where)
        found += findings(page)
    sit(page, "toy", "me", "guest")
    found += findings(page)  # the curtain
    sit(page, "toy", "me", "friend")
    found += findings(page)  # the secret link
    link = page.locator("input.link").input_value()
    friend = enter(color_scheme=scheme, bypass_csp=True)
    friend.goto(link)
    found += findings(friend)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_about_people_has_a_serious_finding(enter: Enter, hall: Hall, scheme: str) -> None:
    page = enter(color_scheme=scheme, bypass_csp=True)
    found: list[str] = []
    page.goto(f"/admin/enter/{hall.house.store.submit(ticket).result()}")
    found += findings(page)
    page.locator("main button").click()
    sit(page, "toy", "me", "friend")
    bia = hall.enters("Bia")
    table = bia.joins(page.locator("input.link").input_value().rsplit("/", 1)[1])
    page.goto(f"/table/{table}/people")
    for details in page.locator("details").all():
        details.evaluate("part => { part.open = true }")
    found += findings(page)
    bia.posts(f"/table/{table}/people/report", person=alias(bia, table), reason="name")
    page.locator("button[value=block]").click()
    for where in ("/me", "/admin", "/admin/tables", "/admin/people", "/admin/reports"):
        page.goto(where)
        found += findings(page)
    assert not found, "\n".join(found)
