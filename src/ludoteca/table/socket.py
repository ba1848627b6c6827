"""The socket of a table: what a tab says, and what it is told. Every message is checked before anything is believed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca import hinting, whynot
from ludoteca.kernel import Refused
from ludoteca.store import Unavailable
from ludoteca.store.people import find_player, save_player
from ludoteca.table import consent
from ludoteca.table.audience import Guest
from ludoteca.table.brains import Advice, default_level
from ludoteca.table.bucket import Bucket
from ludoteca.table.delta import Delta, spelled_out
from ludoteca.table.house import House
from ludoteca.table.identity import COOKIE, SPEEDS, one_line, with_preferences
from ludoteca.table.lines import Line
from ludoteca.table.outbox import Outbox
from ludoteca.table.room import Room
from ludoteca.table.security import MESSAGE
from ludoteca.table.tablepage import look_in
from ludoteca.table.visiting import visitor_of
from ludoteca.words import Words

LATER = ("too-fast", "editions")
"""Why a table cannot be brought to life now."""
COULD = 12
"""So many things a piece of the board may stand for."""

log = logging.getLogger("ludoteca.table")


async def socket(web: WebSocket) -> None:
    house: House = web.app.state.house
    await web.accept()
    with house.lines.open(house.keeper.open(web.cookies.get(COOKIE)), web) as line:
        await _enter(house, line)


async def _enter(house: House, line: Line) -> None:
    web = line.web
    try:
        visitor = await visitor_of(web, house)
        pay = partial(house.shares.spend, "editions", visitor.player.id, web.client.host if web.client else "")
        room = await house.room(web.path_params["table"], pay)
    except Unavailable:
        await web.close(1013)  # try again later: the script does
        return
    except Refused as refused:  # a table of other rules: its page says so
        await web.close(1013 if refused.code in LATER else 4404)
        return
    if room is None or visitor.player.blocked:
        await web.close(4404)
        return
    scheme = "https" if web.url.scheme == "wss" else "http"
    guest = look_in(room, visitor, f"{scheme}://{web.url.netloc}")
    _resume(guest, web)
    guest.client = web.client.host if web.client else ""
    edition = room.game.edition.hash if room.game.edition else ""
    with house.shares.tab(guest.player, guest.client, edition) as allowed:
        if allowed:
            await _attend(line, room, guest)
        else:
            await web.close(4429)


async def _attend(line: Line, room: Room, guest: Guest) -> None:
    """While the tab is open."""
    web, outbox = line.web, Outbox()
    guest.send = outbox.put
    # The table's own script puts boards together; whoever else listens gets each of them whole.
    writer = asyncio.create_task(_write(web, outbox, Delta() if "pieces" in web.query_params else None))
    room.come(guest)
    try:
        if room.seats_of(guest.player):
            await room.show(guest)
        else:  # who watches is nobody whom the others would miss: nothing changes for them
            await room.audience.show_to(guest)
        await _listen(line, room, guest, writer)
    finally:
        room.go(guest)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        if room.seats_of(guest.player) and not room.house.closing:
            await room.show()


def _resume(guest: Guest, web: WebSocket) -> None:
    """What the page that opened this socket already shows."""
    asked = web.query_params
    with contextlib.suppress(KeyError, ValueError):
        version, logged, said = int(asked["version"]), int(asked["log"]), int(asked["said"])
        guest.version, guest.logged, guest.said = version, max(0, logged), max(0, said)


async def _write(web: WebSocket, outbox: Outbox, delta: Delta | None) -> None:
    while True:
        message = await outbox.get()
        await web.send_text(json.dumps(delta.of(message) if delta else spelled_out(message), ensure_ascii=False))


async def _listen(line: Line, room: Room, guest: Guest, writer: asyncio.Task[None]) -> None:
    allowed, web = Bucket(room.house.messages, 8), line.web
    while not writer.done():
        try:
            heard = await web.receive()
        except (WebSocketDisconnect, RuntimeError):
            return
        if heard["type"] == "websocket.disconnect" or line.over:
            return
        text = heard.get("text") or ""  # what is not text is not understood
        if len(text.encode()) > MESSAGE:
            room.house.metrics.refused("oversized")
            await web.close(1009)
            return
        if not allowed.take():
            await guest.send(refusal(room, guest, Refused("Not so fast.", "too-fast")))
            continue
        try:
            await _heed(room, guest, text)
        except Refused as refused:
            room.house.metrics.refused(refused.code)
            guest.clicked = None
            await guest.send(refusal(room, guest, refused))
            if refused.code == "stale":
                await room.audience.show_to(guest)


async def _heed(room: Room, guest: Guest, text: str) -> None:
    try:
        await obey(room, guest, _read(text))
    except Unavailable:
        raise Refused("That could not be written down.", "unwritten") from None


def _read(text: str) -> dict[str, Any]:
    try:
        said = json.loads(text)
    except (ValueError, RecursionError):
        raise Refused("That was not understood.", "message") from None
    if not isinstance(said, dict):
        raise Refused("That was not understood.", "message")
    return said


def refusal(room: Room, guest: Guest, refused: Refused) -> dict[str, Any]:
    words = Words.of(None, guest.language)
    known = f"refused-{refused.code}"
    return {"refused": words.t(known) if words.has(known) else str(refused), "code": refused.code, "at": room.n}


async def obey(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    """One message: a pick, or one of the verbs below."""
    if "pick" in said:
        await pick(room, guest, said)
        return
    verb = VERBS.get(str(said.get("do")))
    if verb is None:
        raise Refused("That was not understood.", "message")
    if verb is not seen:  # the script says that by itself, with every board
        room.house.shares.spend("deeds", guest.player, guest.client)  # in all their tabs together
    await verb(room, guest, said)


def seat_of(room: Room, guest: Guest) -> int:
    """The seat that speaks: the one whose eyes this tab has."""
    if guest.covered:
        raise Refused("Lift the curtain first.", "curtain")
    if guest.eyes >= room.row.seats or room.row.chairs[guest.eyes].player != guest.player:
        raise Refused("You are watching: only who sits here may do that.", "watching")
    return guest.eyes


def number(said: dict[str, Any], name: str) -> int:
    value = said.get(name)
    if type(value) is not int:
        raise Refused("That was not understood.", "message")
    return value


async def pick(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    seat = seat_of(room, guest)
    if room.is_bot(seat):
        raise Refused("A bot plays for you: take your seat back first.", "stand-in")
    n, key = number(said, "n"), str(said["pick"])
    guest.clicked = (time.perf_counter(), time.thread_time())
    await room.pick(seat, n, key, first=guest)


async def undo(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await consent.take_back(room, seat_of(room, guest), number(said, "n"))


async def agree(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await consent.answer(room, seat_of(room, guest), yes=bool(said.get("yes")))


async def takeover(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await consent.take_over(room, seat_of(room, guest), number(said, "seat"))


async def leave(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await _change_hands(room, guest, default_level())


async def back(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await _change_hands(room, guest, "")


async def _change_hands(room: Room, guest: Guest, bot: str) -> None:
    seat = seat_of(room, guest)
    room.house.shares.spend("chat", guest.player, guest.client)  # everybody reads a line about it
    await room.stand_in(seat, bot)


async def chat(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    text = one_line(str(said.get("text", "")))[:300]
    if text:
        room.house.shares.spend("chat", guest.player, guest.client)
        await room.say(seat_of(room, guest), text)


async def hurry(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    seat_of(room, guest)
    room.hurry()


async def hint(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    """What a bot would do, looking at this seat's view. Only where nobody else is at the table to mind."""
    seat = seat_of(room, guest)
    if room.asked != seat or not room.alone():
        raise Refused("It is not your decision.", "not-asked")
    room.house.shares.spend("hints", guest.player, guest.client)
    n = room.n
    async with room.house.turns.of(guest.player):
        advice = await room.house.brains.advise(room.game, room.view(seat), n)
    if n == room.n and advice:
        words = room.words(guest.language)
        told = [_advice(room, one, words) for one in advice]
        await guest.send({"hint": advice[0][0], "n": n, "title": words.t("hint-title"), "advice": told})


def _advice(room: Room, advice: Advice, words: Words) -> dict[str, Any]:
    """One option in words, with the keys of its line for the ghosts on the board."""
    key, hope, brings, line = advice
    further = [words.pick(room.game.keys.read(pick)) for pick in line]
    return {
        "keys": [key, *line],
        "pick": words.pick(room.game.keys.read(key)),
        "chances": words.t("hint-chances", percent=round(100 * hope)),
        "brings": hinting.brought(brings, words),
        "then": words.t("hint-then", line=" → ".join(further)) if further else "",
    }


async def why(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    """Why `what` is not on offer to this seat; without it, everything the question is about and does not offer."""
    seat = seat_of(room, guest)
    view, words, could = room.view(seat), room.words(guest.language), str(said.get("what", "")).split()[:COULD]
    if could:
        found = whynot.nearest(view, [room.game.keys.read(one) for one in could], words)
        told = [found] if found else []
    else:
        told = whynot.refusals(room.game, view, words)
    lines = [{"text": one.text, "rule": one.rule, "picks": one.told(words)} for one in told]
    await guest.send({"why": " ".join(could), "n": room.n, "told": lines})


async def order(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    await room.set_standing(seat_of(room, guest), str(said.get("mode", "")))


async def close(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    seat_of(room, guest)
    await room.put_away(away=said["do"] == "close")


async def face_up(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    seat_of(room, guest)
    await room.lay_face_up()


async def lift(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    seat = number(said, "seat")
    if seat not in room.seats_of(guest.player):
        raise Refused("That is not your seat.", "not-asked")
    guest.eyes, guest.covered, guest.lifted = seat, False, room.n
    await room.audience.show_to(guest)


async def cover(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    guest.covered, guest.lifted = len(room.seats_of(guest.player)) > 1, -1
    await room.audience.show_to(guest)


async def seen(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    """How far somebody has watched; `away` when the tab goes out of sight."""
    guest.seen = min(room.n, number(said, "n"))
    awake = not said.get("away")
    turned, guest.awake = guest.awake != awake, awake
    room.audience.watched(guest)
    if turned:  # a deed like any other: all server processes are told
        room.house.shares.spend("deeds", guest.player, guest.client)
        room.say_who_is_here()


async def speed(room: Room, guest: Guest, said: dict[str, Any]) -> None:
    """How fast bots play while this tab looks; remembered with the player's other preferences."""
    mode = str(said.get("mode"))
    if mode not in SPEEDS:
        raise Refused("There is no such speed.", "message")
    guest.speed = mode
    room.say_who_is_here()

    def keep(c: Any) -> None:
        if (player := find_player(c, guest.player)) is not None:
            save_player(c, with_preferences(player, speed=mode))

    await room.house.store.write(keep)


VERBS: dict[str, Callable[[Room, Guest, dict[str, Any]], Awaitable[None]]] = {
    "undo": undo,
    "consent": agree,
    "takeover": takeover,
    "leave": leave,
    "back": back,
    "chat": chat,
    "hurry": hurry,
    "hint": hint,
    "why": why,
    "standing": order,
    "close": close,
    "reopen": close,
    "face-up": face_up,
    "lift": lift,
    "cover": cover,
    "seen": seen,
    "speed": speed,
}
