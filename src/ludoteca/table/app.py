"""The web application: addresses, forms, answers."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import replace
from functools import wraps
from http import HTTPStatus
from typing import Any

from starlette.applications import Starlette
from starlette.datastructures import FormData
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from ludoteca.kernel import Game, Refused
from ludoteca.paper import Markup, h
from ludoteca.store import Unavailable
from ludoteca.store.people import find_player, new_recovery, recover, save_player
from ludoteca.store.tables import TableRow, find_table, open_tables, sit_down, table_of_token, tables_of
from ludoteca.table import lobby, replay, shell
from ludoteca.table.coach import wish_for
from ludoteca.table.house import Chair, House, Wish
from ludoteca.table.identity import (
    COOKIE,
    SPEEDS,
    SWITCHES,
    Visitor,
    asked_language,
    clean_name,
    newcomer,
    one_line,
    with_preferences,
)
from ludoteca.table.reading import script_data
from ludoteca.table.room import Room
from ludoteca.table.security import Guard
from ludoteca.table.socket import socket
from ludoteca.table.tablepage import table_page
from ludoteca.words import language

log = logging.getLogger("ludoteca.table")

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-store"}
TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}

STATUS = {"form": 403, "missing": 404, "too-large": 413, "too-fast": 429}

Handler = Callable[[Request, House, Visitor], Awaitable[Response]]


def build(house: House) -> Starlette:
    """The application around a house."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes = [
        Route("/", page(home)),
        Route("/games/{game}", page(game)),
        Route("/games/{game}/rules", page(rules)),
        Route("/games/{game}/cards", page(cards)),
        Route("/games/{game}/learn", page(learn), methods=["POST"]),
        Route("/tables", page(new_table), methods=["POST"]),
        Route("/table/{table}", page(table)),
        Route("/table/{table}/sit", page(sit), methods=["GET", "POST"]),
        Route("/table/{table}/replay", page(look_back)),
        Route("/table/{table}/play-on", page(play_on), methods=["POST"]),
        Route("/table/{table}/record", page(record)),
        WebSocketRoute("/table/{table}/socket", socket),
        Route("/join/{token}", page(join), methods=["GET", "POST"]),
        Route("/import", page(bring_in), methods=["POST"]),
        Route("/me", page(me), methods=["GET", "POST"]),
        Route("/me/recovery", page(recovery), methods=["POST"]),
        Route("/me/recover", page(move_here), methods=["POST"]),
        Route("/language", page(speak), methods=["POST"]),
        Route("/static/{stamp}/games/{name}.css", game_css),
        Route("/static/{stamp}/games/{name}/display.woff2", game_font),
        Route("/static/{stamp}/{name:path}", static),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
    ]
    middleware = [
        Middleware(Guard, metrics=house.metrics, burst=house.burst),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers={404: missing})
    app.state.house = house
    return app


# Who asks.


async def visitor_of(request: Any, house: House) -> Visitor:
    """The player of the cookie; somebody without a cookie of ours is new here."""
    identity = house.keeper.open(request.cookies.get(COOKIE))
    if identity is None:
        return newcomer(request)
    player = await house.store.read(lambda c: find_player(c, identity))
    if player is None:
        return replace(newcomer(request), player=replace(newcomer(request).player, id=identity), fresh=False)
    return Visitor(player, player.language or asked_language(request))


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
            if request.method == "POST":
                house.keeper.check(visitor.player.id, str((await request.form()).get("csrf", "")))
            response = await handler(request, house, visitor)
        except Refused as refused:
            house.metrics.refused(refused.code)
            status = STATUS.get(refused.code, 400)
            response = sorry(request, house, visitor, refused, status)
        except Unavailable:
            return unwritten(request, house, visitor)
        if visitor.fresh and COOKIE not in response.headers.get("set-cookie", ""):
            house.keeper.give(response, visitor.player.id, secure=request.url.scheme == "https")
        response.headers.setdefault("cache-control", "no-store")
        return response

    return answer


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
    value = form.get(name, "")
    return value if isinstance(value, str) else ""


def lucky(typed: str) -> str:
    """Somebody's word for the shuffle."""
    return one_line(typed)[:40]


def client(request: Request) -> str:
    """Where the request comes from; behind a proxy that is trusted, what the proxy says."""
    return request.client.host if request.client else ""


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
    room = await house.room(request.path_params["table"])
    if room is None:
        raise Refused("There is no such table.", "missing")
    return room


def box_of(request: Request, house: House) -> Game:
    found = house.games.get(request.path_params["game"])
    if found is None:
        raise Refused("There is no such game.", "missing")
    return found


# Pages.


async def home(request: Request, house: House, visitor: Visitor) -> Response:
    who = visitor.player.id
    mine, free = await house.store.read(lambda c: (tables_of(c, who), open_tables(c)))
    free = [row for row in free if not lobby.chair_of(row, who)]
    for row in mine:
        if row.started and not row.finished:
            with contextlib.suppress(
                Refused
            ):  # played under other rules: it stays in the list, and says so when opened
                await house.room(row.id)
    csrf = house.keeper.csrf(who)
    return html(
        request,
        house,
        visitor,
        "Ludoteca",
        lobby.lobby(house, visitor, csrf, mine, free),
        kind="lobby",
        styles=list(house.games.values()),
    )


async def game(request: Request, house: House, visitor: Visitor) -> Response:
    box = box_of(request, house)
    like = await _like(request, house, visitor)
    csrf = house.keeper.csrf(visitor.player.id)
    title = shell.game_words(box, visitor).t("name")
    body = lobby.game_page(house, visitor, csrf, box, like)
    return html(request, house, visitor, title, body, kind="game", game=box)


async def _like(request: Request, house: House, visitor: Visitor) -> TableRow | None:
    """A table to be set like an earlier one of this player's."""
    wanted = request.query_params.get("like")
    row = await house.store.read(lambda c: find_table(c, wanted)) if wanted else None
    mine = row is not None and (lobby.chair_of(row, visitor.player.id) or row.owner == visitor.player.id)
    return row if mine and row and row.game == request.path_params["game"] else None


async def rules(request: Request, house: House, visitor: Visitor) -> Response:
    box = box_of(request, house)
    title = shell.game_words(box, visitor).t("rules-title", game=shell.game_words(box, visitor).t("name"))
    return html(request, house, visitor, title, lobby.rules_page(visitor, box), kind="rules", game=box)


async def cards(request: Request, house: House, visitor: Visitor) -> Response:
    """Every card face of a game, to be read at leisure."""
    box = box_of(request, house)
    words = shell.game_words(box, visitor)
    draw = box.view.faces
    if draw is None:
        raise Refused("This game shows no cards.", "missing")
    body = lobby.cards_page(words, draw(words.t))
    data = script_data(box, visitor, words)
    title = words.t("cards-title", game=words.t("name"))
    return html(request, house, visitor, title, body, kind="cards", game=box, scripted=True, data=data)


async def learn(request: Request, house: House, visitor: Visitor) -> Response:
    """A guided first game begins at once; nobody has to say a name for it."""
    box = box_of(request, house)
    if box.guide is None:
        raise Refused("This game has no guided game.", "missing")
    player = visitor.player
    if not player.name:
        player = replace(player, name=visitor.words.t("guest-name"))
    return see(f"/table/{await house.set_table(player, wish_for(box, box.guide))}")


async def new_table(request: Request, house: House, visitor: Visitor) -> Response:
    form = await request.form()
    box = house.game(text(form, "game"))
    house.shares.spend("tables", visitor.player.id, client(request))
    visitor = await named(request, house, visitor)
    count = text(form, "seats")
    if whole(count) not in box.seats:
        raise Refused("Choose how many play.", "seats")
    chairs = tuple(
        Chair(text(form, f"seat-{seat}"), clean_name(text(form, f"name-{seat}")), lucky(text(form, "luck")))
        for seat in range(int(count))
    )
    wish = Wish(
        box.code,
        chairs,
        {variant.name: text(form, f"variant-{variant.name}") or variant.default for variant in box.variants},
        clock=text(form, "clock"),
        expired=text(form, "expired") or "bot",
        curtain=bool(text(form, "curtain")),
        nonce=text(form, "nonce")[:40],
    )
    return see(f"/table/{await house.set_table(visitor.player, wish)}")


async def table(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    if not room.started and room.row.finished:
        return see(f"/table/{room.id}/replay?n=0")
    title, body, more = table_page(room, visitor, str(request.base_url).rstrip("/"))
    return html(request, house, visitor, title, body, kind="table", game=room.game, scripted=True, **more)


async def look_back(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    last = len(room.match.picks)
    asked = whole(request.query_params.get("n", ""))
    n = last if asked is None else min(asked, last)
    allowed = replay.eyes_for(room, visitor.player.id)
    mine = [str(seat) for seat in room.seats_of(visitor.player.id) if str(seat) in allowed]
    eyes = request.query_params.get("eyes") or (mine[0] if mine else "watch")
    if eyes not in allowed:
        raise Refused("Those eyes are not yours while the game goes on.", "eyes")
    words = room.words(visitor.language)
    body = replay.replay_page(room, visitor, house.keeper.csrf(visitor.player.id), n, eyes)
    bar = h("a.crumb", words.t("table-back"), href=f"/table/{room.id}") if room.started else None
    title = words.t("replay-title", game=words.t("name"))
    data = script_data(room.game, visitor, words)
    return html(request, house, visitor, title, body, kind="replay", game=room.game, scripted=True, bar=bar, data=data)


async def play_on(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    form = await request.form()
    n, seat = whole(text(form, "n")), whole(text(form, "seat"))
    if not replay.may_play_on(room, visitor.player.id):
        raise Refused("That game still goes on: what chance will bring is nobody's to see.", "eyes")
    if n is None or seat is None or n > len(room.match.picks) or seat >= room.row.seats:
        raise Refused("There is no such moment.", "moment")
    if not visitor.player.name:
        visitor = replace(visitor, player=replace(visitor.player, name=visitor.words.t("guest-name")))
    if not room.ended:
        await room.think_twice()  # who plays ahead comes back knowing what will come
    return see(f"/table/{await house.play_on(visitor.player, room, n, seat)}")


async def record(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    if not room.ended:
        raise Refused("The record tells what chance will bring: it is given when the game is over.", "eyes")
    room.match.players = room.names(visitor.language)
    room.match.second_thoughts, room.match.proof = room.row.second_thoughts, room.proof()
    name = f"ludoteca-{room.game.code}-{room.id}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', **FRESH}
    return PlainTextResponse(room.match.record().text(), headers=headers)


async def bring_in(request: Request, house: House, visitor: Visitor) -> Response:
    house.shares.spend("imports", visitor.player.id, client(request))
    form = await request.form()
    player = visitor.player
    return see(f"/table/{await house.bring_in(player, text(form, 'record'))}/replay?n=0")


# Sitting down.


async def join(request: Request, house: House, visitor: Visitor) -> Response:
    token = request.path_params["token"]
    found = await house.store.read(lambda c: table_of_token(c, token))
    if found is None:
        raise Refused("This invitation was used already.", "invitation")
    match, seat = found
    return await _invite(request, house, visitor, match, seat, f"/join/{token}")


async def sit(request: Request, house: House, visitor: Visitor) -> Response:
    """A chair at a table that is open to anybody."""
    room = await room_of(request, house)
    if not room.row.listed or not any(chair.kind == "open" for chair in room.row.chairs):
        raise Refused("No chair is free here.", "invitation")
    return await _invite(request, house, visitor, room.id, None, f"/table/{room.id}/sit")


async def _invite(
    request: Request, house: House, visitor: Visitor, match: str, seat: int | None, action: str
) -> Response:
    room = await house.room(match)
    if room is None:
        raise Refused("There is no such table.", "missing")
    if room.seats_of(visitor.player.id):
        return see(f"/table/{match}")
    if request.method == "GET":
        csrf = house.keeper.csrf(visitor.player.id)
        body = lobby.invitation(house, visitor, csrf, room.row, action)
        return html(request, house, visitor, "Ludoteca", body, kind="join", game=room.game)
    player = (await named(request, house, visitor)).player
    luck = lucky(text(await request.form(), "luck"))
    if not await house.store.write(lambda c: sit_down(c, match, seat, player.id, player.name, luck)):
        raise Refused("Somebody sat down there a moment ago.", "invitation")
    await room.catch_up()
    return see(f"/table/{match}")


# Oneself.


async def me(request: Request, house: House, visitor: Visitor) -> Response:
    csrf = house.keeper.csrf(visitor.player.id)
    if request.method == "POST":
        form = await request.form()
        visitor = await named(request, house, visitor)
        theme = text(form, "theme")
        chosen: dict[str, Any] = {key: bool(text(form, key)) for key in SWITCHES}
        chosen["theme"] = theme if theme in ("light", "dark") else "auto"
        if text(form, "speed") in SPEEDS:
            chosen["speed"] = text(form, "speed")
        player = with_preferences(visitor.player, **chosen)
        await house.store.write(lambda c: save_player(c, player))
        for room in [room for room in house.rooms.values() if room.seats_of(player.id)]:
            await room.catch_up()
        return see("/me")
    return html(request, house, visitor, visitor.words.t("me-title"), lobby.me_page(visitor, csrf), kind="me")


async def recovery(request: Request, house: House, visitor: Visitor) -> Response:
    player = visitor.player

    def make(c: Any) -> str:
        save_player(c, player)
        return new_recovery(c, player.id)

    code = await house.store.write(make)
    body = lobby.me_page(visitor, house.keeper.csrf(player.id), code=code)
    return html(request, house, visitor, visitor.words.t("me-title"), body, kind="me")


async def move_here(request: Request, house: House, visitor: Visitor) -> Response:
    house.shares.spend("codes", visitor.player.id, client(request))
    typed = text(await request.form(), "code")
    found = await house.store.read(lambda c: recover(c, typed))
    if found is None:
        body = lobby.me_page(visitor, house.keeper.csrf(visitor.player.id), wrong=True)
        return html(request, house, visitor, visitor.words.t("me-title"), body, status=400, kind="me")
    response = see("/")
    house.keeper.give(response, found.id, secure=request.url.scheme == "https")
    return response


async def speak(request: Request, house: House, visitor: Visitor) -> Response:
    form = await request.form()
    player = replace(visitor.player, language=language(text(form, "language")))
    await house.store.write(lambda c: save_player(c, player))
    back = text(form, "next")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    return see(back if safe else "/")


# Files and numbers.


async def static(request: Request) -> Response:
    name = request.path_params["name"]
    kind = TYPES.get(name.rpartition(".")[2])
    if kind is None or name not in ("icon.svg", *shell.STYLE, *shell.scripts()):
        return PlainTextResponse("not here", 404)
    return Response(shell.static(name), media_type=kind, headers=FOREVER)


async def game_css(request: Request) -> Response:
    house: House = request.app.state.house
    box = house.games.get(request.path_params["name"])
    if box is None:
        return PlainTextResponse("not here", 404)
    return Response(shell.game_style(box.package), media_type="text/css", headers=FOREVER)


async def game_font(request: Request) -> Response:
    house: House = request.app.state.house
    box = house.games.get(request.path_params["name"])
    if box is None or not shell.game_type(box.package):
        return PlainTextResponse("not here", 404)
    return Response(shell.game_type(box.package), media_type=TYPES["woff2"], headers=FOREVER)


async def healthz(request: Request) -> Response:
    """Alive, and what is acknowledged would be on the disk."""
    house: House = request.app.state.house
    says = "closing" if house.closing else "ok" if await house.writes() else "cannot write"
    return PlainTextResponse(says, 200 if says == "ok" else 503, FRESH)


async def metrics(request: Request) -> Response:
    house: House = request.app.state.house
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4", headers=FRESH)


async def missing(request: Request, error: Exception) -> Response:
    del error
    house: House = request.app.state.house
    try:
        visitor = await visitor_of(request, house)
    except Unavailable:
        return unwritten(request, house, newcomer(request))
    return sorry(request, house, visitor, Refused("There is nothing at this address.", "missing"), 404)
