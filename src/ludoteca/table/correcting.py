"""Pages on which an owner reads what is in a box and where it comes from, and corrects it."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.editions import write
from ludoteca.editions.binding import printed_of
from ludoteca.editions.paper import SIZE, plain, toml
from ludoteca.kernel import Edition, Game, Refused, Say
from ludoteca.kernel.edition import NAME_LENGTH
from ludoteca.kernel.kinds import Fixed
from ludoteca.kernel.printed import ORIGINS, Table
from ludoteca.paper import Markup, h
from ludoteca.table import shell
from ludoteca.table.files import FRESH
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor, one_line
from ludoteca.table.shell import choice, field, hidden
from ludoteca.table.visiting import box_of, client, html, pay, see, text
from ludoteca.words import Words

EMPTY: Final[tuple[object, ...]] = (0, False, "", [], "nothing", "none", "nobody")
"""What a component says of what it has not."""


async def printed(request: Request, house: House, visitor: Visitor) -> Response:
    """The box as we have it: nothing is corrected yet."""
    return _page(request, house, visitor, box_of(request, house))


async def edition(request: Request, house: House, visitor: Visitor) -> Response:
    """Somebody's edition, for everybody who has its address."""
    game = await house.owners.find(request.path_params["edition"], pay=pay(request, house))
    return _page(request, house, visitor, game)


def _page(request: Request, house: House, visitor: Visitor, game: Game) -> Response:
    words = shell.game_words(game, visitor)
    csrf = house.keeper.csrf(visitor.player.id)
    tables = {table.name: table for table in printed_of(game).tables}
    shown = tables.get(request.query_params.get("sort", "")) or next(iter(tables.values()))
    body = [_head(game, words, csrf), _sorts(game, words, shown), _components(game, words, csrf, shown)]
    title = words.t("edition-title", game=words.t("name"))
    return html(request, house, visitor, title, body, kind="edition", game=game)


async def bring(request: Request, house: House, visitor: Visitor) -> Response:
    """A whole file, as it was exported."""
    house.shares.spend("editions", visitor.player.id, client(request))
    game = box_of(request, house)
    form = await request.form()
    upload = form.get("file")
    said = text(form, "text")
    if upload is not None and not isinstance(upload, str):
        said = (await upload.read(SIZE)).decode("utf-8", "replace") or said
    found = await house.owners.read(game, said)
    await house.owners.keep(found)
    return see(f"/editions/{found.hash}")


async def correct(request: Request, house: House, visitor: Visitor) -> Response:
    """One component: what comes of it is another edition."""
    house.shares.spend("editions", visitor.player.id, client(request))
    form = await request.form()
    game = box_of(request, house)
    wanted = text(form, "base")
    base = await house.owners.find(wanted, game.code, pay(request, house)) if wanted else game
    sort, row = text(form, "sort"), text(form, "row")
    whole = plain(base)
    before = whole.get(sort, {}).get(row)
    if before is None:
        raise Refused("There is no such component in the box.", "missing")
    whole[sort][row] = {name: _typed(text(form, f"field-{name}"), value) for name, value in before.items()}
    name = one_line(text(form, "name"))[:NAME_LENGTH] or (base.edition.name if base.edition else "mine")
    found = await house.owners.read(game, _as_file(game, name, whole))
    await house.owners.keep(found)
    return see(f"/editions/{found.hash}?sort={quote(sort)}#{quote(row)}")


def _as_file(game: Game, name: str, whole: dict[str, dict[str, dict[str, Any]]]) -> str:
    lines = [f"game = {toml(game.code)}", f"name = {toml(name)}"]
    for sort, rows in whole.items():
        for row, fields in rows.items():
            lines += [f"[{sort}.{row}]", *(f"{field} = {toml(value)}" for field, value in fields.items())]
    return "\n".join(lines)


def _typed(said: str, before: Any) -> Any:
    """What somebody typed where this value stood: words as they are, everything else as in the file."""
    said = said.replace("\r", "").strip()
    if isinstance(before, str):
        return said
    try:
        value = tomllib.loads(f"value = {said}")["value"]
        return tomllib.loads(f"value = {toml(value)}")["value"]  # a date, say, is no value of any component
    except (ValueError, TypeError, RecursionError):
        return said


async def file(request: Request, house: House, visitor: Visitor) -> Response:
    """An edition, or the box as we have it, to take home and correct with an editor."""
    wanted = request.path_params.get("edition", "")
    game = await house.owners.find(wanted, pay=pay(request, house)) if wanted else box_of(request, house)
    words = shell.game_words(game, visitor)
    name = game.edition.name if game.edition else "mine"
    headers = {"content-disposition": f'attachment; filename="{game.code}-edition.toml"', **FRESH}
    said = await asyncio.to_thread(write, game, name, lambda word, number: _called(game, words, word, number))
    return PlainTextResponse(said, headers=headers, media_type="application/toml")


# How it looks.


def _head(game: Game, words: Words, csrf: str) -> Markup:
    t, mine = words.t, game.edition
    address = f"/editions/{mine.hash}" if mine else f"/games/{game.code}/edition"
    links = [
        h("a", t("edition-download"), href=f"{address}/file"),
        h("a", t("edition-cards"), href=f"/games/{game.code}/cards") if mine is None and game.view.faces else None,
        h("a", t("edition-printed"), href=f"/games/{game.code}/edition") if mine else None,
    ]
    return h(
        "section.edition-head",
        h("h1", t("edition-title", game=t("name"))),
        h("p.lead", t("edition-is", name=mine.name) if mine else t("edition-none")),
        h("p", t("edition-how")),
        _changes(mine, words) if mine else None,
        h("p.links-of-game", links),
        h("p", h("a.button.strong", t("edition-play"), href=f"/games/{game.code}?edition={mine.hash}"))
        if mine
        else None,
        h(
            "details",
            h("summary", t("edition-bring")),
            h(
                "form",
                hidden(csrf),
                field(t("edition-file"), h("input", type="file", name="file", accept=".toml")),
                field(t("edition-text"), h("textarea", name="text", rows=4, spellcheck="false")),
                h("button.button", t("edition-bring-button")),
                method="post",
                action=f"/games/{game.code}/edition",
                enctype="multipart/form-data",
            ),
        ),
    )


def _changes(mine: Edition, words: Words) -> Markup:
    items = [
        h("li", h("a", f"{sort} {row}", href=f"?sort={sort}#{row}"), f": {', '.join(fields)}")
        for sort, rows in mine.changes.items()
        for row, fields in rows.items()
    ]
    return h("details", h("summary", words.t("edition-changes", count=len(items))), h("ul", items), open=len(items) < 8)


def _sorts(game: Game, words: Words, shown: Table) -> Markup:
    items = [
        h(
            "li",
            h(
                "a",
                words.t(f"sort-{table.name}") if words.has(f"sort-{table.name}") else table.name,
                h("small", f" {len(table.rows)}"),
                href=f"?sort={table.name}",
                aria_current="page" if table is shown else None,
            ),
        )
        for table in printed_of(game).tables
    ]
    return h("nav.sorts", h("ul", items), aria_label=words.t("edition-sorts"))


def _components(game: Game, words: Words, csrf: str, table: Table) -> Markup:
    whole = plain(game)[table.name]
    changed = game.edition.changes.get(table.name, {}) if game.edition else {}
    items = [
        _component(game, words, csrf, table, number, row, whole[row], row in changed)
        for number, row in enumerate(table.called)
    ]
    return h("section.components", items)


def _component(
    game: Game, words: Words, csrf: str, table: Table, number: int, row: str, values: dict[str, Any], changed: bool
) -> Markup:
    t, origin = words.t, values["origin"]
    kinds = table.kinds_of(table.rows[number])
    title = _called(game, words, table.word, number)
    fixed = [name for name, kind in kinds.items() if isinstance(kind, Fixed)]
    controls = [
        field(name, _control(name, values[name]), kind.says) for name, kind in kinds.items() if name not in fixed
    ]
    origins = choice("field-origin", [(o, t(f"origin-{o}")) for o in ORIGINS], origin)
    told = [h("p.soft", f"{name}: {shown_as(values[name])}") for name in fixed]
    kept = [h("input", type="hidden", name=f"field-{name}", value=_text(values[name])) for name in fixed]
    form = h(
        "form",
        hidden(csrf),
        [
            h("input", type="hidden", name=name, value=value)
            for name, value in (("base", game.edition.hash if game.edition else ""), ("sort", table.name), ("row", row))
        ],
        kept,
        controls,
        field(t("edition-origin"), origins),
        None if game.edition else field(t("edition-name"), h("input", name="name", value="", maxlength=NAME_LENGTH)),
        h("button.button.strong", t("edition-correct")),
        method="post",
        action=f"/games/{game.code}/edition/correct",
    )
    summary = h(
        "summary",
        h("b", title or row),
        h("code", f" {row} ") if title else None,
        h("span.origin", t(f"origin-{origin}"), class_=f"origin-{origin}"),
        h("span.badge", t("edition-corrected")) if changed else None,
        h("span.values", in_a_line({name: values[name] for name in kinds})),
    )
    return h("details.component", summary, told, form, id=row)


def _control(name: str, value: Any) -> Markup:
    said = _text(value)
    if "\n" in said or len(said) > 60:
        return h("textarea", said, name=f"field-{name}", rows=max(3, said.count("\n") + 1), spellcheck="false")
    return h("input", name=f"field-{name}", value=said, autocomplete="off", spellcheck="false")


def _text(value: Any) -> str:
    return value if isinstance(value, str) else toml(value)


def in_a_line(values: Mapping[str, Any]) -> str:
    """What a component has, by name, without what it has not; a lone value says what it is by itself."""
    if len(values) == 1:
        return shown_as(*values.values())
    return " · ".join(f"{name} {shown_as(value)}" for name, value in values.items() if value not in EMPTY)


def shown_as(value: Any) -> str:
    """A value in a line."""
    said = _text(value).replace("\n", "/")
    return said if len(said) <= 80 else f"{said[:77]}…"


def _called(game: Game, words: Words, word: str, number: int) -> str:
    name = game.view.words[word](number) if word in game.view.words else ""
    return words.say(name) if isinstance(name, Say) else ""
