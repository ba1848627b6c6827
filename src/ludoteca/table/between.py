"""What people at a table do about each other: mute, block, report; and the owner may remove somebody."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.store.between import REASONS, Shunned, add_report, shun, shunned_by
from ludoteca.store.people import save_player
from ludoteca.table import consent
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor, one_line
from ludoteca.table.peoplepage import people_page
from ludoteca.table.room import Room
from ludoteca.table.visiting import client, html, room_of, see, text

NOBODY = Shunned("", "", "", mute=False, block=False)
REPORT = 600
"""Letters of a report."""


async def people(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    who = visitor.player.id
    known = {one.other: one for one in await house.store.read(lambda c: shunned_by(c, who))}
    told = request.query_params.get("told") == "1"
    body = people_page(house.keeper, visitor, room, known, told=told)
    return html(request, house, visitor, visitor.words.t("people-at-table"), body, kind="people", game=room.game)


async def shunning(request: Request, house: House, visitor: Visitor) -> Response:
    """Mute or block somebody who sits here, or no longer."""
    room, other = await _meant(request, house, visitor)
    known = {one.other: one for one in await house.store.read(lambda c: shunned_by(c, visitor.player.id))}
    now_is = known.get(other, NOBODY)
    match text(await request.form(), "do"):
        case "mute":
            await _shun(house, visitor, other, mute=True, block=now_is.block)
        case "unmute":
            await _shun(house, visitor, other, mute=False, block=now_is.block)
        case "block":  # whom one does not want to meet one does not want to hear
            await _shun(house, visitor, other, mute=True, block=True)
        case "unblock":
            await _shun(house, visitor, other, mute=now_is.mute, block=False)
        case _:
            raise Refused("That was not understood.", "message")
    return see(f"/table/{room.id}/people")


async def pardon(request: Request, house: House, visitor: Visitor) -> Response:
    """From one's own list: whoever it is may be heard and met again."""
    house.shares.spend("people", visitor.player.id, client(request))
    wanted = text(await request.form(), "person")
    mine = await house.store.read(lambda c: shunned_by(c, visitor.player.id))
    found = next((one for one in mine if one.id == wanted), None)
    if found is None:
        raise Refused("There is nobody like that on your list.", "person")
    await _shun(house, visitor, found.other, mute=False, block=False)
    return see("/me#shunned")


async def _shun(house: House, visitor: Visitor, other: str, *, mute: bool, block: bool) -> None:
    me = visitor.player

    def write(c: Connection) -> None:
        save_player(c, me)
        shun(c, me.id, other, mute=mute, block=block)

    await house.store.write(write)
    house.lines.cut(players=[me.id])  # one's own pages, which load anew without the words


async def report(request: Request, house: House, visitor: Visitor) -> Response:
    room, other = await _meant(request, house, visitor)
    house.shares.spend("reports", visitor.player.id, client(request))
    form = await request.form()
    reason, said = text(form, "reason"), one_line(text(form, "text"))[:REPORT]
    if reason not in REASONS:
        raise Refused("Choose a reason from the list.", "reason")
    telling = partial(add_report, match=room.id, player=visitor.player.id, about=other, reason=reason, text=said)
    await house.store.write(telling)
    return see(f"/table/{room.id}/people?told=1")


async def remove(request: Request, house: House, visitor: Visitor) -> Response:
    room, other = await _meant(request, house, visitor)
    if not text(await request.form(), "sure"):
        raise Refused("Tick the box first: nobody has been removed.", "sure")
    await consent.remove(room, visitor.player.id, other)
    return see(f"/table/{room.id}")


async def _meant(request: Request, house: House, visitor: Visitor) -> tuple[Room, str]:
    """The table, and the person at it whom the form means."""
    house.shares.spend("people", visitor.player.id, client(request))
    room, me = await room_of(request, house), visitor.player.id
    wanted = text(await request.form(), "person")
    others = {chair.player for chair in room.row.chairs if chair.player} - {me}
    for other in others:
        if house.keeper.alias(me, other) == wanted:
            return room, other
    raise Refused("That person does not sit here any more.", "person")
