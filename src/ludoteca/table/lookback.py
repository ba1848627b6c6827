"""The page on which a game is looked back at: the button, the progress, the review."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from ludoteca.kernel import Refused
from ludoteca.paper import Markup, h
from ludoteca.review import Review, Verdict
from ludoteca.review.page import document, sections, style
from ludoteca.store.learning import ReviewRow
from ludoteca.table import shell
from ludoteca.table.files import FOREVER, FRESH
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.reviews import as_review, may_review
from ludoteca.table.room import Room
from ludoteca.table.visiting import client, html, room_of, see
from ludoteca.words import Words


async def review(request: Request, house: House, visitor: Visitor) -> Response:
    """What was found; until then how far it is; before that the button."""
    room = await ended_room(request, house)
    if request.method == "POST":
        house.shares.spend("reviews", visitor.player.id, client(request))
        await house.reviews.begin(room, visitor.player.id)
        return see(f"/table/{room.id}/review")
    words = room.words(visitor.language)
    row = await house.reviews.state(room)
    found = as_review(room, row) if row is not None else None
    csrf = house.keeper.csrf(visitor.player.id)
    body = whole(room, found, words, csrf) if found is not None else still(room, row, words, csrf)
    title = words.t("review-title", game=words.t("name"))
    sheet = h("link", rel="stylesheet", href=sheet_address())
    bar = h("a.crumb", words.t("table-back"), href=f"/table/{room.id}" if room.started else f"/table/{room.id}/replay")
    page = [sheet, h("h1", title), body]
    return html(request, house, visitor, title, page, kind="review", game=room.game, scripted=True, bar=bar)


async def progress(request: Request, house: House, visitor: Visitor) -> Response:
    """For the script: how far it is."""
    row = await house.reviews.state(await ended_room(request, house))
    told = {"done": row.done, "whole": row.whole, "complete": row.complete, "waits": row.under_way} if row else {}
    return JSONResponse(told, headers=FRESH)


async def export(request: Request, house: House, visitor: Visitor) -> Response:
    """The review as a page that needs nothing else."""
    room = await ended_room(request, house)
    row = await house.reviews.state(room)
    found = as_review(room, row) if row is not None else None
    if found is None:
        raise Refused("There is no review of this game yet.", "missing")
    name = f"ludoteca-{room.game.code}-{room.id}.html"
    headers = {"content-disposition": f'attachment; filename="{name}"', **FRESH}
    return HTMLResponse(document(found, room.match, room.words(visitor.language)), headers=headers)


async def ended_room(request: Request, house: House) -> Room:
    room = await room_of(request, house)
    if not room.ended:
        raise Refused("A game is looked back at when it is over: before that a review would tell secrets.", "eyes")
    return room


def still(room: Room, row: ReviewRow | None, words: Words, csrf: str) -> Markup:
    """Before there is a review."""
    t = words.t
    if not may_review(room):
        return h("p", t("review-none"))
    if row is not None and row.under_way:
        bar = h("progress", value=row.done, max=row.whole, id="review-bar", aria_label=t("review-working"))
        count = h("span", t("review-working-count", done=row.done, whole=row.whole), id="review-count")
        again = h("noscript", h("meta", http_equiv="refresh", content="3"))
        data: dict[str, Any] = {"data_review": room.id, "data_count": t("review-working-count", done="%d", whole="%w")}
        told = h("div", h("p", t("review-working")), bar, count, again)
        return h("section.card.reviewing", lid(room, words), told, id="reviewing", **data)
    return h(
        "section.card.reviewing",
        lid(room, words),
        h(
            "div",
            h("p.wrong", t("review-stopped"), role="alert") if row is not None else None,
            h("p", t("review-begin-why")),
            h(
                "form",
                shell.hidden(csrf),
                h("button.button.strong.big", t("review-begin")),
                method="post",
                action=f"/table/{room.id}/review",
            ),
        ),
    )


def lid(room: Room, words: Words) -> Markup:
    return h("div.lid", shell.cover(room.game, words))


def whole(room: Room, found: Review, words: Words, csrf: str) -> list[Markup]:
    t = words.t

    def tools(verdict: Verdict) -> Markup:
        see_it = h("a.button", t("review-see"), href=f"/table/{room.id}/replay?n={verdict.n}&eyes={verdict.seat}")
        play_on = h(
            "form",
            shell.hidden(csrf),
            h("input", type="hidden", name="n", value=verdict.n),
            h("input", type="hidden", name="seat", value=verdict.seat),
            h("button.button", t("review-play-on", seat=verdict.seat)),
            method="post",
            action=f"/table/{room.id}/play-on",
        )
        return h("div.verdict-tools", see_it, play_on)

    save = h("a.button", t("review-save"), href=f"/table/{room.id}/review/page", download=True)
    return [h("p.tools", save), sections(found, room.match, words, tools)]


def sheet_address() -> str:
    return f"/static/{shell.stamp(style().encode())}/review.css"


async def sheet(request: Request) -> Response:
    return Response(style(), media_type="text/css", headers=FOREVER)
