"""The page around every page: head, top bar, language and theme, and the small things pages share."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from typing import Any

from ludoteca.kernel import Game
from ludoteca.paper import SEAT_SIGNS, Markup, h, join
from ludoteca.table.identity import Visitor
from ludoteca.table.looks import sheet
from ludoteca.words import LANGUAGES, Words

TONGUES = {"en": "English", "pt-BR": "Português"}


@cache
def static(name: str) -> bytes:
    """A file of ours; the style sheet is put together of its parts."""
    return sheet() if name == SHEET else (resources.files("ludoteca.table") / "static" / name).read_bytes()


@cache
def of_game(package: str, *names: str) -> bytes:
    """Files of a box one after another; what it does not have is left out."""
    files = [resources.files(package) / name for name in names]
    return b"\n".join(file.read_bytes() for file in files if file.is_file())


def game_style(package: str) -> bytes:
    """The style sheet of a box, after the mood it gives the room; a game without them has none."""
    return of_game(package, "mood.css", "style.css")


def game_type(package: str) -> bytes:
    """The face of a box's headings (woff2, under an open licence); a game without one has none."""
    return of_game(package, "display.woff2")


@cache
def stamp(content: bytes) -> str:
    """Part of the address, so that browsers may keep a file for ever and still see a new one at once."""
    return hashlib.blake2b(content, digest_size=5).hexdigest()


@cache
def scripts() -> tuple[str, ...]:
    """The modules of the script, the one that begins first."""
    folder = resources.files("ludoteca.table") / "static"
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".js"))
    return ("table.js", *(name for name in names if name != "table.js"))


APART = ("rules.js", "passkey.js", "app.js", "turns.js")
"""Scripts of pages of their own, which no table needs."""
EARLY = "early.js"
"""No module: it keeps a click until the modules have come."""
FONTS = ("fonts/sans.woff2", "fonts/serif.woff2")
SHEET = "table.css"
STYLE = (SHEET, *FONTS)


def asset(name: str) -> str:
    """Files that name each other (modules; the style and its fonts) share one stamp."""
    group = scripts() if name.endswith(".js") else STYLE if name in STYLE else (name,)
    return f"/static/{stamp(b''.join(map(static, group)))}/{name}"


def icon_of(size: int | str) -> str:
    return f"/icons/{stamp(static('icon.svg'))}/{size}.png"


def style_of(game: Game) -> str:
    return f"/static/{stamp(game_style(game.home) + game_type(game.home))}/games/{game.code}.css"


def type_of(game: Game) -> str:
    """Where its style sheet looks for it."""
    return style_of(game).replace(".css", "/display.woff2")


def preloads(game: Game | None) -> list[Markup]:
    """The type of this page, fetched before the style sheet asks for it."""
    faces = [asset(name) for name in FONTS]
    if game is not None and game_type(game.home):
        faces.append(type_of(game))
    return [h("link", rel="preload", href=face, as_="font", type="font/woff2", crossorigin=True) for face in faces]


LOGO = h(
    "svg.logo",
    h("rect", x=2, y=2, width=28, height=28, rx=8),
    h(
        "path",
        d="M16 6.6c2.4 0 3.9 1.8 3.9 3.8 0 1-.4 1.8-.9 2.5l5 2.7c.9.5.8 1.9-.4 2l-4.2.5 2.5 5.4c.4.8-.1 1.5-.9 1.5h-3.2"
        "L16 21.6l-1.8 3.4H11c-.9 0-1.3-.7-.9-1.5l2.5-5.4-4.2-.5c-1.2-.1-1.3-1.5-.4-2l5-2.7c-.5-.7-.9-1.5-.9-2.5"
        " 0-2 1.5-3.8 3.9-3.8z",
    ),
    viewBox="0 0 32 32",
    aria_hidden=True,
)
"""A wooden player piece."""


def _scripts() -> Iterator[Markup]:
    yield h("script", src=asset(EARLY))  # not async: it must be there before the page is shown, like the style
    for name in scripts():
        if name not in (*APART, EARLY):
            yield h("link", rel="modulepreload", href=asset(name))
    yield h("script", src=asset("table.js"), type="module")


def page(
    visitor: Visitor,
    title: str,
    *body: Any,
    csrf: str,
    here: str,
    game: Game | None = None,
    styles: Sequence[Game] = (),
    scripted: bool = False,
    kind: str = "plain",
    data: dict[str, Any] | None = None,
    bar: Any = None,
    card: Sequence[Markup] = (),
) -> Markup:
    """A whole document. `card` is what a network shows where its address is pasted."""
    t = visitor.words.t
    theme = visitor.prefers("theme")
    head = h(
        "head",
        h("meta", charset="utf-8"),
        h("meta", name="viewport", content="width=device-width, initial-scale=1"),
        h("meta", name="color-scheme", content="light dark" if theme == "auto" else theme),
        h("meta", name="theme-color", content="#3b2a20"),
        h("title", title),
        list(card),
        h("link", rel="icon", href=asset("icon.svg"), type="image/svg+xml"),
        h("link", rel="apple-touch-icon", href=icon_of(180)),
        h("link", rel="manifest", href=f"/manifest.{visitor.language}.webmanifest"),
        preloads(game),
        h("link", rel="stylesheet", href=asset(SHEET)),
        [
            h("link", rel="stylesheet", href=style_of(box))
            for box in (game, *styles)
            if box is not None and game_style(box.home)
        ],
        h("script", src=asset("app.js"), type="module"),
        list(_scripts()) if scripted else None,
    )
    inside = h(
        "body",
        h("a.skip", t("shell-skip"), href="#main"),
        top_bar(visitor, csrf, here, bar),
        h("main", *body, id="main", tabindex="-1"),
        class_=[f"page-{kind}", f"game-{game.code}" if game else ""],
        data_who=hashlib.blake2b(visitor.player.id.encode(), key=b"who", digest_size=8).hexdigest(),
        **(data or {}),
    )
    root = h("html", head, inside, lang=visitor.language, data_theme=None if theme == "auto" else theme)
    return join(Markup("<!doctype html>"), root)


def top_bar(visitor: Visitor, csrf: str, here: str, extra: Any) -> Markup:
    t = visitor.words.t
    return h(
        "header.bar",
        h("a.brand", LOGO, h("span", "Ludoteca"), href="/", aria_label=t("shell-home")),
        h("div.bar-middle", extra),
        h(
            "nav",
            language_form(visitor, csrf, here),
            h(
                "a.me",
                h("span.avatar", (visitor.player.name or "?")[0].upper(), aria_hidden=True),
                h("span.wide", visitor.player.name or t("shell-you")),
                href="/me",
                aria_label=t("shell-me", name=visitor.player.name or t("shell-you")),
            ),
            aria_label=t("shell-nav"),
        ),
    )


def language_form(visitor: Visitor, csrf: str, here: str) -> Markup:
    """Every other language is one click away, also in the middle of a game."""
    buttons = [
        h(
            "button",
            TONGUES[code],
            name="language",
            value=code,
            lang=code,
            data_short=code[:2].upper(),
            aria_current=True if mine else None,
        )
        for code in LANGUAGES
        for mine in [code == visitor.language]
    ]
    return h(
        "form.tongues",
        hidden(csrf),
        h("input", type="hidden", name="next", value=here),
        buttons,
        method="post",
        action="/language",
        role="group",
        aria_label=visitor.words.t("shell-language"),
    )


def hidden(csrf: str) -> Markup:
    return h("input", type="hidden", name="csrf", value=csrf)


def field(label: str, control: Markup, hint: str = "") -> Markup:
    return h("label.field", h("span", label), control, h("small", hint) if hint else None)


def choice(name: str, values: list[tuple[str, str]], chosen: str, **more: Any) -> Markup:
    options = [h("option", text, value=value, selected=value == chosen) for value, text in values]
    return h("select", options, name=name, **more)


def checkbox(name: str, label: str, on: bool, hint: str = "", *, required: bool = False) -> Markup:
    box = h("input", type="checkbox", name=name, value="1", checked=on, required=required)
    return h("label.check", box, h("span", label, h("small", hint) if hint else None))


@cache
def mark(seat: int) -> Markup:
    """Every seat has a sign besides its colour."""
    sign = h("path", d=SEAT_SIGNS[seat % len(SEAT_SIGNS)])
    return h("svg.mark", sign, viewBox="0 0 16 16", class_=f"hue-{seat}", aria_hidden=True)


def game_words(game: Game, visitor: Visitor) -> Words:
    return Words.of(game, visitor.language)


def cover(game: Game, words: Words) -> Markup:
    """The lid of the box: the game's own drawing, or a pattern of its own from the letters of its code."""
    return game.view.cover(words.t) if game.view.cover is not None else pattern(game.code)


@cache
def pattern(seed: str) -> Markup:
    """Quarter circles and squares in three tones of one hue, different for every name."""
    digest = hashlib.blake2b(seed.encode(), digest_size=32).digest()
    hue = int.from_bytes(digest[:2], "big") % 360
    tones = [f"hsl({hue} 45% 38%)", f"hsl({(hue + 28) % 360} 60% 55%)", f"hsl({(hue + 330) % 360} 55% 72%)"]
    shapes = [h("rect", width=240, height=160, fill=f"hsl({hue} 40% 26%)")]
    for i in range(24):
        x, y, byte = i % 6 * 40, i // 6 * 40, digest[i % 32]
        tone = tones[byte % 3]
        quarter = f"M{x} {y}h40a40 40 0 0 1-40 40z"
        turn = f"rotate({byte // 3 % 4 * 90} {x + 20} {y + 20})"
        if byte % 5 == 0:
            shapes.append(h("circle", cx=x + 20, cy=y + 20, r=12, fill=tone))
        elif byte % 7:
            shapes.append(h("path", d=quarter, transform=turn, fill=tone))
    return h("svg", shapes, viewBox="0 0 240 160", preserveAspectRatio="xMidYMid slice", aria_hidden=True)
