"""What somebody does with passkeys: add one, remove one, come in with one from another device."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ludoteca.kernel import Refused
from ludoteca.store import Taken
from ludoteca.store.passkeys import Passkey, add_passkey, find_passkey, mark_used, passkeys_of, remove_passkey
from ludoteca.store.people import find_player, save_player
from ludoteca.store.tickets import issue, redeem
from ludoteca.table import keyring
from ludoteca.table.browsers import browser_of
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.keyring import PATIENCE, Site
from ludoteca.table.oneself import become
from ludoteca.table.visiting import client, see, text

NEW, KNOWN = "passkey-new", "passkey-known"
MOST = 20
"""Passkeys that one person may have."""


async def ask_new(request: Request, house: House, visitor: Visitor) -> Response:
    """The browser is about to make a key."""
    site, player = _site(request, house, visitor), visitor.player

    def begin(c: Any) -> tuple[str, list[Passkey]]:
        save_player(c, player)
        return issue(c, NEW, player.id, PATIENCE), passkeys_of(c, player.id)

    challenge, known = await house.store.write(begin)
    if len(known) >= MOST:
        raise Refused("You have many passkeys already: remove one first.", "passkeys")
    name = player.name or visitor.words.t("guest-name")
    return JSONResponse(keyring.wants_new(site, challenge, house.keeper.handle(player.id), name, known))


async def add(request: Request, house: House, visitor: Visitor) -> Response:
    site, who = _site(request, house, visitor), visitor.player.id
    answer = text(await request.form(), "answer")
    _, challenge = keyring.read(answer)
    await _use_up(house, NEW, who, challenge)
    passkey = keyring.made(site, answer, challenge, who)
    browser, system = browser_of(request.headers.get("user-agent", ""))
    named = replace(passkey, browser=browser, system=system)
    try:
        await house.store.write(partial(add_passkey, passkey=named))
    except Taken:
        raise Refused("That passkey is known already.", "passkey") from None
    return see("/me#passkeys")


async def ask_known(request: Request, house: House, visitor: Visitor) -> Response:
    """Somebody says that they are known here."""
    site = _site(request, house, visitor)
    challenge = await house.store.write(partial(issue, what=KNOWN, player=visitor.player.id, seconds=PATIENCE))
    return JSONResponse(keyring.wants_known(site, challenge))


async def enter(request: Request, house: House, visitor: Visitor) -> Response:
    site = _site(request, house, visitor)
    answer = text(await request.form(), "answer")
    wanted, challenge = keyring.read(answer)
    await _use_up(house, KNOWN, visitor.player.id, challenge)
    passkey = await house.store.read(lambda c: find_passkey(c, wanted))
    if passkey is None:
        raise Refused("Nobody here has that passkey.", "passkey")
    after = keyring.fits(site, answer, challenge, passkey)
    found = await house.store.read(lambda c: find_player(c, passkey.player))
    if found is None or not await house.store.write(partial(mark_used, passkey=passkey, count=after.count)):
        raise Refused("That passkey was used a moment ago.", "passkey")
    return await become(request, house, visitor, found)


async def remove(request: Request, house: House, visitor: Visitor) -> Response:
    wanted, who = text(await request.form(), "passkey"), visitor.player.id
    if not await house.store.write(partial(remove_passkey, player=who, wanted=wanted)):
        raise Refused("You have no such passkey.", "passkey")
    return see("/me#passkeys")


async def _use_up(house: House, what: str, player: str, challenge: str) -> None:
    """Every challenge is answered once: an answer that somebody overheard is worth nothing."""
    if not await house.store.write(partial(redeem, what=what, player=player, ticket=challenge)):
        raise Refused("That was asked too long ago, or answered already.", "passkey")


def _site(request: Request, house: House, visitor: Visitor) -> Site:
    house.shares.spend("passkeys", visitor.player.id, client(request))
    site = Site.of(request)
    if not site.takes_keys:
        raise Refused("Passkeys are made for a name: open the table at its name, not at a number.", "passkey-site")
    return site
