"""Pages of one table: set it, sit down, play, look back, play on, take its record home."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.bots import joined
from ludoteca.kernel import Refused
from ludoteca.kernel.game import EDITION
from ludoteca.paper import h
from ludoteca.store.between import check_welcome
from ludoteca.store.tables import find_table, sit_down, table_of_token
from ludoteca.table import lobby, replay
from ludoteca.table.files import FRESH
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor, clean_name
from ludoteca.table.picture import card
from ludoteca.table.reading import script_data
from ludoteca.table.tablepage import table_page
from ludoteca.table.visiting import client, html, lucky, named, pay, room_of, see, text, whole
from ludoteca.table.wish import Chair, Wish


async def new_table(request: Request, house: House, visitor: Visitor) -> Response:
    form = await request.form()
    box = house.game(text(form, "game"))
    house.shares.spend("tables", visitor.player.id, client(request))
    visitor = await named(request, house, visitor)
    count = text(form, "seats")
    if whole(count) not in box.seats:
        raise Refused("Choose how many play.", "seats")
    chairs = tuple(
        Chair(
            _who(text(form, f"seat-{seat}"), text(form, f"temperament-{seat}")),
            clean_name(text(form, f"name-{seat}")),
            lucky(text(form, "luck")),
        )
        for seat in range(int(count))
    )
    variants = {variant.name: text(form, f"variant-{variant.name}") or variant.default for variant in box.variants}
    if edition := text(form, EDITION):
        house.check_plays(edition, visitor.player, client(request))
        variants[EDITION] = edition
    wish = Wish(
        box.code,
        chairs,
        variants,
        clock=text(form, "clock"),
        expired=text(form, "expired") or "bot",
        curtain=bool(text(form, "curtain")),
        pause=whole(text(form, "pause")) or 0,
        nonce=text(form, "nonce")[:40],
    )
    return see(f"/table/{await house.set_table(visitor.player, wish)}")


def _who(chosen: str, temperament: str) -> str:
    """Who is meant to sit there; a temperament was asked for only if that is a bot."""
    kind, _, level = chosen.partition(":")
    return f"{kind}:{joined(level, temperament)}" if kind == "bot" else chosen


async def table(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    if not room.started and room.row.finished:
        return see(f"/table/{room.id}/replay?n=0")
    address = str(request.base_url).rstrip("/")
    title, body, more = table_page(room, visitor, address)
    more["card"] = card(room, room.words(visitor.language), address)
    return html(request, house, visitor, title, body, kind="table", game=room.game, scripted=True, **more)


async def look_back(request: Request, house: House, visitor: Visitor) -> Response:
    room = await room_of(request, house)
    if not room.started and not room.ended:
        raise Refused("The table still waits for somebody.", "not-started")
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
    house.shares.spend("tables", visitor.player.id, client(request))
    await house.check_room_for(visitor.player)
    if room.game.edition:
        house.check_plays(room.game.edition.hash, visitor.player, client(request))
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
    room = await house.room(match, pay(request, house))
    if room is None:
        raise Refused("There is no such table.", "missing")
    if room.seats_of(visitor.player.id):
        return see(f"/table/{match}")
    if room.row.finished:
        raise Refused("The game is over.", "over")
    who = visitor.player.id
    await house.store.read(lambda c: check_welcome(c, find_table(c, match), who))
    if request.method == "GET":
        csrf = house.keeper.csrf(who)
        body = lobby.invitation(house, visitor, csrf, room.row, action)
        return html(request, house, visitor, "Ludoteca", body, kind="join", game=room.game)
    player = (await named(request, house, visitor)).player
    luck = lucky(text(await request.form(), "luck"))

    def take(c: Connection) -> bool:
        check_welcome(c, find_table(c, match), player.id)
        return sit_down(c, match, seat, player.id, player.name, luck)

    if not await house.store.write(take):
        raise Refused("Somebody sat down there a moment ago.", "invitation")
    await room.catch_up()
    return see(f"/table/{match}")
