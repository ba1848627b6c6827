"""What somebody does about oneself: name, preferences, language, devices, and moving to another one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.store.devices import add_device, devices_of, send_away
from ludoteca.store.people import Player, new_recovery, recover, save_player
from ludoteca.table.house import House
from ludoteca.table.identity import SPEEDS, SWITCHES, Badge, Visitor, new_device, with_preferences
from ludoteca.table.keyring import Site
from ludoteca.table.mepage import Oneself, me_page
from ludoteca.table.visiting import client, give_cookie, html, named, see, text
from ludoteca.words import language


async def me(request: Request, house: House, visitor: Visitor) -> Response:
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
    return await _page(request, house, visitor)


async def _page(request: Request, house: House, visitor: Visitor, status: int = 200, **more: Any) -> Response:
    body = await me_page(house, visitor, keys=Site.of(request).takes_keys, **more)
    return html(request, house, visitor, visitor.words.t("me-title"), body, status=status, kind="me")


async def recovery(request: Request, house: House, visitor: Visitor) -> Response:
    player = visitor.player

    def make(c: Any) -> str:
        save_player(c, player)
        return new_recovery(c, player.id)

    code = await house.store.write(make)
    return await _page(request, house, visitor, code=code)


async def move_here(request: Request, house: House, visitor: Visitor) -> Response:
    house.shares.spend("codes", visitor.player.id, client(request))
    typed = text(await request.form(), "code")
    found = await house.store.write(lambda c: recover(c, typed))
    if found is None:
        return await _page(request, house, visitor, 400, wrong=True)
    return await become(request, house, visitor, found)


async def become(request: Request, house: House, visitor: Visitor, found: Player) -> Response:
    """From now on this browser is a device of somebody else; whoever it was before has one device less."""
    badge = Badge(found.id, new_device())

    def move(c: Any) -> None:
        send_away(c, visitor.player.id, [visitor.player.device])
        add_device(c, badge.device, found.id)

    await house.store.write(move)
    house.lines.cut(devices=[visitor.player.device])
    response = see("/")
    give_cookie(request, response, house, badge)
    return response


async def devices(request: Request, house: House, visitor: Visitor) -> Response:
    """Send one device away, or all but this one."""
    who, here = visitor.player.id, visitor.player.device
    house.shares.spend("people", who, client(request))
    wanted = text(await request.form(), "device")
    mine = [device.id for device in await house.store.read(lambda c: devices_of(c, who)) if device.id != here]
    gone = mine if wanted == "others" else [device for device in mine if device == wanted]
    if not gone:
        raise Refused("There is no such device of yours.", "device")
    await house.store.write(partial(send_away, player=who, gone=gone))
    house.lines.cut(devices=gone)
    return see("/me#devices")


async def leave(request: Request, house: House, visitor: Visitor) -> Response:
    """Log out: this browser knows nobody any more, and its other tabs neither."""
    who, here = visitor.player.id, visitor.player.device
    found = await house.store.read(lambda c: Oneself.read(c, who))
    if not found.elsewhere(visitor) and not text(await request.form(), "sure"):
        raise Refused("There would be no way back: make a recovery code first, or tick the box.", "leave")
    await house.store.write(partial(send_away, player=who, gone=[here]))
    house.lines.cut(devices=[here])
    return house.keeper.leave(see("/"))


async def speak(request: Request, house: House, visitor: Visitor) -> Response:
    form = await request.form()
    player = replace(visitor.player, language=language(text(form, "language")))
    await house.store.write(lambda c: save_player(c, player))
    back = text(form, "next")
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    return see(back if safe else "/")
