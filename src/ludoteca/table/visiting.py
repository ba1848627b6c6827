"""What every page does: know its visitor, give the cookie, read the form, and say sorry in a sentence."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial, wraps
from http import HTTPStatus
from typing import Any

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from ludoteca.kernel import Game, Refused
from ludoteca.paper import Markup
from ludoteca.store import Unavailable
from ludoteca.store.between import muted_by
from ludoteca.store.devices import find_device, mark_device
from ludoteca.store.people import find_player, save_player
from ludoteca.table import lobby, shell
from ludoteca.table.browsers import browser_of
from ludoteca.table.house import House
from ludoteca.table.identity import COOKIE, Badge, Visitor, asked_language, clean_name, newcomer, one_line
from ludoteca.table.owners import Pay
from ludoteca.table.room import Room

STATUS = {"form": 403, "blocked": 403, "missing": 404, "too-large": 413, "too-slow": 408, "too-fast": 429}
LEFT = ("/me/numbers", "/me/forget", "/language")
"""What is left to somebody who is blocked: to have everything about them deleted."""
UNREAD = ("too-large", "too-slow")
"""What was not read to its end: nothing more can be heard on that line."""

Handler = Callable[[Request, House, Visitor], Awaitable[Response]]


async def visitor_of(request: Any, house: House) -> Visitor:
    """The player of the cookie. Who has no cookie of ours is new here, and so is a device that was sent away."""
    badge = house.keeper.open(request.cookies.get(COOKIE))
    if badge is None:
        return newcomer(request)
    player, device, muted = await house.store.read(
        lambda c: (find_player(c, badge.player), find_device(c, badge.device), muted_by(c, badge.player))
    )
    if player is None:
        return newcomer(request, badge)
    if device is None or device.player != player.id:
        return newcomer(request)
    if device.stale:
        kind = ("", "") if device.old else browser_of(request.headers.get("user-agent", ""))
        house.store.submit(partial(mark_device, device=device.id, browser=kind[0], system=kind[1]))
    return Visitor(replace(player, device=device.id), player.language or asked_language(request), muted=muted)


def page(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    """A page: it knows its visitor, gives the cookie, and says sorry in a sentence."""

    @wraps(handler)
    async def answer(request: Request) -> Response:
        house: House = request.app.state.house
        try:
            visitor = await visitor_of(request, house)
        except Unavailable:
            return unwritten(request, house, newcomer(request))
        try:
            request.state.person = visitor.player.id
            if visitor.player.blocked and request.url.path not in LEFT:
                raise Refused("An administrator has blocked you here.", "blocked")
            if request.method == "POST":
                house.keeper.check(visitor.player.id, str((await request.form()).get("csrf", "")))
            response = await handler(request, house, visitor)
        except Refused as refused:
            house.metrics.refused(refused.code)
            status = STATUS.get(refused.code, 400)
            response = sorry(request, house, visitor, refused, status)
            if refused.code in UNREAD:
                response.headers["connection"] = "close"
        except Unavailable:
            return unwritten(request, house, visitor)
        for_all = "public" in response.headers.get("cache-control", "")  # what keeps it would hand on the cookie
        if visitor.fresh and not for_all and COOKIE not in response.headers.get("set-cookie", ""):
            give_cookie(request, response, house, Badge(visitor.player.id, visitor.player.device))
        response.headers.setdefault("cache-control", "no-store")
        return response

    return answer


def give_cookie(request: Request, response: Response, house: House, badge: Badge) -> None:
    house.keeper.give(response, badge, secure=request.url.scheme == "https")


def sorry(request: Request, house: House, visitor: Visitor, refused: Refused, status: int) -> Response:
    words = visitor.words
    known = f"refused-{refused.code}"
    sentence = words.t(known) if words.has(known) else str(refused)
    return html(request, house, visitor, words.t("sorry-title"), lobby.sorry(visitor, sentence), status=status)


def unwritten(request: Request, house: House, visitor: Visitor) -> Response:
    """The store cannot now. Nobody gets a cookie: who could not be looked up may have one."""
    house.metrics.refused("unwritten")
    answer = sorry(request, house, visitor, Refused("Nothing can be written now.", "unwritten"), 503)
    answer.headers["retry-after"] = "5"
    return answer


def html(
    request: Request,
    house: House,
    visitor: Visitor,
    title: str,
    body: Sequence[Any],
    *,
    status: int = 200,
    **more: Any,
) -> Response:
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    csrf = house.keeper.csrf(visitor.player.id)
    document: Markup = shell.page(visitor, title, *body, csrf=csrf, here=here, **more)
    return HTMLResponse(document, status)


def see(address: str) -> Response:
    return RedirectResponse(address, HTTPStatus.SEE_OTHER)


def text(form: FormData, name: str) -> str:
    """What was typed there. No database can look for NUL or for half a character."""
    value = form.get(name, "")
    return value.replace("\0", "").encode("utf-8", "replace").decode() if isinstance(value, str) else ""


def lucky(typed: str) -> str:
    """Somebody's word for the shuffle."""
    return one_line(typed)[:40]


def client(request: Request) -> str:
    """Where the request comes from; behind a proxy that is trusted, what the proxy says."""
    return request.client.host if request.client else ""


def pay(request: Request, house: House) -> Pay:
    """Whoever looks at an edition that is not open, or at a table of one, has it opened on their account."""
    return partial(house.shares.spend, "editions", request.state.person, client(request))


def whole(typed: str) -> int | None:
    """A number as a person writes one: not ², not five thousand digits."""
    return int(typed) if typed.isascii() and typed.isdigit() and len(typed) < 7 else None


async def named(request: Request, house: House, visitor: Visitor) -> Visitor:
    """The visitor under the name that a form gives; whoever gives none is a guest."""
    name = clean_name(text(await request.form(), "name")) or visitor.player.name or visitor.words.t("guest-name")
    player = replace(visitor.player, name=name, language=visitor.language)
    await house.store.write(lambda c: save_player(c, player))
    return replace(visitor, player=player)


async def room_of(request: Request, house: House) -> Room:
    room = await house.room(request.path_params["table"], pay(request, house))
    if room is None:
        raise Refused("There is no such table.", "missing")
    return room


def box_of(request: Request, house: House) -> Game:
    found = house.games.get(request.path_params["game"])
    if found is None:
        raise Refused("There is no such game.", "missing")
    return found


async def missing(request: Request, error: Exception) -> Response:
    del error
    house: House = request.app.state.house
    try:
        visitor = await visitor_of(request, house)
    except Unavailable:
        return unwritten(request, house, newcomer(request))
    return sorry(request, house, visitor, Refused("There is nothing at this address.", "missing"), 404)
