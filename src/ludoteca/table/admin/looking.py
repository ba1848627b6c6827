"""What an administrator looks at."""

from __future__ import annotations

import os
import resource
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.paper import h
from ludoteca.store.admin import STATES, census, open_reports, people_like, tables_that
from ludoteca.table.admin import drawing
from ludoteca.table.fair import PLAYED, SOCKETS, Limit
from ludoteca.table.house import RUNNING_AT_ONCE, House
from ludoteca.table.identity import Visitor
from ludoteca.table.visiting import html


async def overview(request: Request, house: House, visitor: Visitor) -> Response:
    count = await house.store.read(census)
    body = [
        h(
            "div.beside",
            drawing.load(visitor, _load(house), count),
            drawing.limits(visitor, house.keeper.csrf(visitor.player.id), limits_of(house)),
        ),
    ]
    return _page(request, house, visitor, "load", body)


def _load(house: House) -> dict[str, Any]:
    """Of this server process, and of the machine."""
    return {
        "rooms": len(house.rooms),
        "tabs": sum(len(room.audience.guests) for room in house.rooms.values()),
        "waiting": house.turns.waiting,
        "workers": house.turns.places,
        "machine": " ".join(f"{load:.1f}" for load in os.getloadavg()),
        "memory": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
        "store": "PostgreSQL" if house.store.postgres else "SQLite",
    }


def limits_of(house: House) -> dict[str, Limit]:
    """As they are now. What is no matter of how fast has no second number."""
    usual = {"sockets": SOCKETS, "running": RUNNING_AT_ONCE, "played": PLAYED}
    return {**house.shares.limits, **{what: Limit(house.shares.most(what, number)) for what, number in usual.items()}}


async def tables(request: Request, house: House, visitor: Visitor) -> Response:
    state = request.query_params.get("state", "")
    state = state if state in STATES else STATES[0]
    found = await house.store.read(lambda c: tables_that(c, state))
    csrf = house.keeper.csrf(visitor.player.id)
    return _page(request, house, visitor, "tables", drawing.tables(house, visitor, csrf, found, state))


async def people(request: Request, house: House, visitor: Visitor) -> Response:
    typed = request.query_params.get("name", "")[:40]
    found = await house.store.read(lambda c: people_like(c, typed))
    csrf = house.keeper.csrf(visitor.player.id)
    return _page(request, house, visitor, "people", drawing.people(visitor, csrf, found, typed))


async def reports(request: Request, house: House, visitor: Visitor) -> Response:
    found = await house.store.read(open_reports)
    csrf = house.keeper.csrf(visitor.player.id)
    return _page(request, house, visitor, "reports", drawing.reports(visitor, csrf, found))


def _page(request: Request, house: House, visitor: Visitor, here: str, body: list[Any]) -> Response:
    t = visitor.words.t
    return html(request, house, visitor, t("admin-title"), [*drawing.head(visitor, here), *body], kind="admin")
