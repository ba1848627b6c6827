"""Which browser on which system a request comes from, as far as it matters to tell one's own devices apart."""

from __future__ import annotations

# The first that fits: everybody claims to be Safari, and most to be Chrome.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def browser_of(agent: str) -> tuple[str, str]:
    """Names of makers, the same in every language; nothing where nothing is recognised. The rest of what a browser says
    of itself is not kept."""
    return _first(BROWSERS, agent), _first(SYSTEMS, agent)


def _first(known: tuple[tuple[str, str], ...], agent: str) -> str:
    return next((name for sign, name in known if sign in agent), "")
