"""Pages about oneself: name, preferences, language, and moving to another device."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.store.people import new_recovery, recover, save_player
from ludoteca.table import lobby
from ludoteca.table.house import House
from ludoteca.table.identity import SPEEDS, SWITCHES, Visitor, with_preferences
from ludoteca.table.visiting import client, html, named, see, text
from ludoteca.words import language


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
    found = await house.store.write(lambda c: recover(c, typed))
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
