"""Contrast as it is drawn: WCAG AA for every text of a page, on whatever lies under it (gradients, SVG, picks).

The page is photographed with its letters and without them; what differs are the letters, and what is there without them
is their ground."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Page

from tests.browser.seen import HERE, looking

LENGTH = (
    "() => Math.max(document.documentElement.scrollHeight, document.getElementById('board')?.scrollHeight || 0) + 200"
)
"""High enough to show a whole table at once: what scrolls is unrolled."""


def faint(page: Page) -> list[str]:
    """The texts that are too faint."""
    screen = page.viewport_size
    assert screen
    page.set_viewport_size({"width": screen["width"], "height": min(4000, page.evaluate(LENGTH))})
    page.evaluate("() => document.fonts.ready")
    camera = page.context.new_cdp_session(page)
    with_letters = _picture(camera)
    texts = page.evaluate(looking("contrast.js"))
    without = _picture(camera)
    camera.detach()
    page.evaluate("() => { document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1) }")
    page.set_viewport_size(screen)
    desk = page.context.new_page()  # a page of its own: the table's policy lets no picture in from elsewhere
    found = desk.evaluate((HERE / "glyphs.js").read_text("utf-8"), [texts, [with_letters, without]])
    desk.close()
    assert sum("unseen" in one for one in found) < len(texts), "the letters did not go away"
    told = [
        f"contrast: {one['name']} {one['ratio']:.2f} {one['ink']} {one['share']:.2f}" for one in found if "ratio" in one
    ]
    return list(dict.fromkeys(told))


def _picture(camera: CDPSession) -> str:
    """Written quickly rather than small: it goes from one tab to another and is forgotten."""
    return str(camera.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})["data"])
