"""What an administrator does. Each deed is logged, without a name."""

from __future__ import annotations

import logging
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.store.admin import block_person, see_to, shut_table, write_limits
from ludoteca.table.admin.looking import limits_of
from ludoteca.table.fair import REQUESTS, Limit
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.visiting import see, text, whole

log = logging.getLogger("ludoteca.admin")

LEAST = Limit(20, 1)
"""Requests that an address is left in any case: with fewer no page opens, this one neither."""


async def shut(request: Request, house: House, visitor: Visitor) -> Response:
    """Close a table for good. Who plays there is told so; what they hold stays their secret."""
    del visitor
    match = text(await request.form(), "table")
    if not await house.store.write(partial(shut_table, match=match)):
        raise Refused("That table is over already, or was never there.", "over")
    if match in house.rooms:
        await house.rooms[match].catch_up()
    log.info("table %s was closed", match)
    return see("/admin/tables")


async def block(request: Request, house: House, visitor: Visitor) -> Response:
    form = await request.form()
    who, blocked = text(form, "person"), text(form, "do") == "block"
    if who == visitor.player.id or not await house.store.write(partial(block_person, player=who, blocked=blocked)):
        raise Refused("Nobody like that can be blocked: administrators cannot.", "unblockable")
    house.lines.cut(players=[who])
    log.info("a person was %s", "blocked" if blocked else "let in again")
    back = text(form, "back")
    return see("/admin/reports" if back == "reports" else "/admin/people")


async def seen_to(request: Request, house: House, visitor: Visitor) -> Response:
    del visitor
    report = whole(text(await request.form(), "report"))
    if report is None or not await house.store.write(partial(see_to, report=report)):
        raise Refused("That report is closed already.", "report")
    return see("/admin/reports")


async def limit(request: Request, house: House, visitor: Visitor) -> Response:
    """New limits for everybody, at once and on every server process; or the usual ones."""
    del visitor
    form = await request.form()
    wanted: dict[str, list[float]] = {}
    if text(form, "do") != "usual":
        for what, usual in limits_of(house).items():
            burst = _number(text(form, f"burst-{what}"), 0)
            every = _number(text(form, f"every-{what}"), 0.01) if usual.every else 0.0
            if Limit(burst, every) != usual or house.shares.is_changed(what):
                wanted[what] = [burst, every]
    if REQUESTS in wanted and (wanted[REQUESTS][0] < LEAST.burst or wanted[REQUESTS][1] > LEAST.every):
        raise Refused("With so few requests no page would open, not even this one.", "limit-requests")
    await house.store.write(partial(write_limits, limits=wanted))
    await house.learn_limits()
    log.info("limits were changed")
    return see("/admin#limits")


def _number(typed: str, least: float) -> float:
    """A number as a person writes one, in either language."""
    plain = typed.strip().replace(",", ".")
    if len(plain) > 10 or not plain.isascii() or not plain.replace(".", "", 1).isdigit() or float(plain) < least:
        raise Refused("Limits are numbers: how many in a row, and seconds until one more.", "limit")
    return float(plain)
