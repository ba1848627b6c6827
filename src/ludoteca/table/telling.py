""" "Tell me when it is my turn": one page with every way, and what becomes of the links in letters."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.kernel import Refused
from ludoteca.store import Unavailable
from ludoteca.store.channels import Channel, channels_of, close_channel, confirm_channel, open_channel
from ludoteca.store.people import save_player
from ludoteca.table import outside, pushing, tellpage
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.letters import mailbox
from ludoteca.table.post import Message, Outcome, new_secret
from ludoteca.table.visiting import client, html, see, text

WEEK = 7 * 24 * 3600
"""Seconds in which a mailbox can be confirmed."""
HERE = "/me/turns"


async def turns(request: Request, house: House, visitor: Visitor) -> Response:
    return await _page(request, house, visitor)


async def _page(request: Request, house: House, visitor: Visitor, tried: dict[str, Outcome] | None = None) -> Response:
    mine = await house.store.read(lambda c: channels_of(c, visitor.player.id))
    body = tellpage.page(
        visitor,
        house.keeper.csrf(visitor.player.id),
        mine,
        key=await house.post.public_key(),
        letters=house.post.postman is not None,
        tried=tried or {},
    )
    return html(request, house, visitor, visitor.words.t("tell-title"), body, kind="turns")


async def browser(request: Request, house: House, visitor: Visitor) -> Response:
    """This browser wants to be woken."""
    form = await request.form()
    address = text(form, "endpoint")
    outside.read(address, inside=house.post.customs.inside)
    keys = pushing.subscription(text(form, "p256dh"), text(form, "auth")) | {"device": visitor.player.device}
    await _open(request, house, visitor, Channel(visitor.player.id, "push", address, keys))
    return Response(status_code=204)


async def mail(request: Request, house: House, visitor: Visitor) -> Response:
    """A mailbox; it is written to when its owner has said that it is theirs."""
    if house.post.postman is None:
        raise Refused("This table writes no letters.", "mail")
    address = mailbox(text(await request.form(), "address"))
    house.shares.spend("letters", visitor.player.id, client(request))
    house.shares.spend("letters", f"to {address.lower()}", client(request))  # nobody's box is filled by strangers
    way = await _open(request, house, visitor, Channel(visitor.player.id, "mail", address, confirmed=False))
    if await house.post.ask(way) is not Outcome.DELIVERED:
        await house.store.write(lambda c: close_channel(c, way.id))
        raise Refused("The letter could not be sent: look at the address, or try again later.", "letter")
    return see(HERE)


async def hook(request: Request, house: House, visitor: Visitor) -> Response:
    """A program of this person's own is called."""
    address = text(await request.form(), "address").strip()
    outside.read(address, inside=house.post.customs.inside)
    await _open(request, house, visitor, Channel(visitor.player.id, "hook", address, {"secret": new_secret()}))
    return see(HERE)


async def _open(request: Request, house: House, visitor: Visitor, way: Channel) -> Channel:
    house.shares.spend("ways", visitor.player.id, client(request))
    origin = f"{request.url.scheme}://{request.url.netloc}"
    wanted = replace(way, language=visitor.language, origin=origin)
    player = replace(visitor.player, language=visitor.language)

    def write(c: Connection) -> Channel:
        save_player(c, player)
        return open_channel(c, wanted)

    return await house.store.write(write)


async def stop(request: Request, house: House, visitor: Visitor) -> Response:
    way = text(await request.form(), "channel")
    await house.store.write(partial(close_channel, channel=way, player=visitor.player.id))
    return see(HERE)


async def trial(request: Request, house: House, visitor: Visitor) -> Response:
    """A first message by every way, and what became of it."""
    house.shares.spend("letters", visitor.player.id, client(request))
    words = visitor.words
    message = Message(words.t("tell-trial-title"), words.t("tell-trial-text"), HERE, event="trial")
    mine = await house.store.read(lambda c: channels_of(c, visitor.player.id))
    tried = {way.id: await house.post.deliver(way, message) for way in mine if way.confirmed}
    for way in [way for way in mine if tried.get(way.id) is Outcome.DEAD]:
        await house.store.write(partial(close_channel, channel=way.id))
    return await _page(request, house, visitor, tried)


# The links in letters. They may be opened on any device: who has the letter speaks for the mailbox.


async def confirm(request: Request, house: House, visitor: Visitor) -> Response:
    """Asked once more on a page: programs that look through letters follow links, too."""
    channel = house.keeper.linked("confirm", request.path_params["token"], WEEK)
    t, done = visitor.words.t, False
    if request.method == "POST":
        done = await house.store.write(partial(confirm_channel, channel=channel))
        if not done:
            raise Refused("That link does not work any more.", "link")
    body = tellpage.confirming(visitor, house.keeper.csrf(visitor.player.id), request.url.path, done=done)
    return html(request, house, visitor, t("tell-title"), body, kind="turns")


async def unsubscribe(request: Request, house: House, visitor: Visitor) -> Response:
    """A link in a letter, followed by a person."""
    house.keeper.linked("stop", request.path_params["token"])
    body = tellpage.stopping(visitor, request.url.path)
    return html(request, house, visitor, visitor.words.t("letter-stop"), body, kind="turns")


async def unsubscribed(request: Request) -> Response:
    """The one click: by a person, or by their mail program, which knows nobody here (RFC 8058). No cookie is read."""
    house: House = request.app.state.house
    fresh: dict[str, Any] = {"cache-control": "no-store"}
    try:
        channel = house.keeper.linked("stop", request.path_params["token"])
        await house.store.write(partial(close_channel, channel=channel))
    except Refused as refused:
        return PlainTextResponse(str(refused), 400, fresh)
    except Unavailable:
        return PlainTextResponse("try again later", 503, fresh)
    person = "text/html" in request.headers.get("accept", "")
    return see("/unsubscribe") if person else PlainTextResponse("ok", 200, fresh)


async def stopped(request: Request, house: House, visitor: Visitor) -> Response:
    t = visitor.words.t
    return html(request, house, visitor, t("letter-stopped"), tellpage.stopped(visitor), kind="turns")
