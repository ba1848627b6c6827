"""Who comes in: somebody with a link that works once becomes an administrator; for others there is nothing here."""

from __future__ import annotations

from functools import wraps

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.paper import h
from ludoteca.store.admin import is_admin, make_admin
from ludoteca.store.people import save_player
from ludoteca.store.tickets import issue, redeem
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.shell import hidden
from ludoteca.table.visiting import Handler, client, html, see

ADMIN = "admin"
GOOD_FOR = 3600
"""Seconds for which a link can be used."""


def ruled(handler: Handler) -> Handler:
    """A page for administrators. Everybody else is told what they would be told of any address that is not there."""

    @wraps(handler)
    async def answer(request: Request, house: House, visitor: Visitor) -> Response:
        if visitor.fresh or not await house.store.read(lambda c: is_admin(c, visitor.player.id)):
            raise Refused("There is nothing at this address.", "missing")
        return await handler(request, house, visitor)

    return answer


def ticket(c: Connection) -> str:
    """The secret of a link that works once."""
    return issue(c, ADMIN, "", GOOD_FOR)


async def enter(request: Request, house: House, visitor: Visitor) -> Response:
    """A program that only looks at links must not use one up: that takes a press of the button."""
    if request.method == "GET":
        t = visitor.words.t
        form = h(
            "form",
            hidden(house.keeper.csrf(visitor.player.id)),
            h("button.button.strong", t("admin-enter-button")),
            method="post",
            action=request.url.path,
        )
        card = h("section.card", h("h1", t("admin-title")), h("p", t("admin-enter")), form)
        return html(request, house, visitor, t("admin-title"), [card], kind="admin")
    house.shares.spend("codes", visitor.player.id, client(request))
    used, player = request.path_params["ticket"], visitor.player

    def become(c: Connection) -> bool:
        if not redeem(c, ADMIN, "", used):
            return False
        save_player(c, player)
        make_admin(c, player.id)
        return True

    if not await house.store.write(become):
        raise Refused("That link was used already, or is too old.", "ticket")
    return see("/admin")
