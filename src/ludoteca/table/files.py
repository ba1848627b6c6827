"""Files and numbers: what is asked for by programs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.table import shell
from ludoteca.table.fair import is_near
from ludoteca.table.house import House

FOREVER = {"cache-control": "public, max-age=31536000, immutable"}
FRESH = {"cache-control": "no-store"}
TYPES = {"css": "text/css", "js": "text/javascript", "svg": "image/svg+xml", "woff2": "font/woff2"}


async def static(request: Request) -> Response:
    name = request.path_params["name"]
    kind = TYPES.get(name.rpartition(".")[2])
    if kind is None or name not in ("icon.svg", *shell.STYLE, *shell.scripts()):
        return PlainTextResponse("not here", 404)
    return Response(shell.static(name), media_type=kind, headers=FOREVER)


async def game_css(request: Request) -> Response:
    house: House = request.app.state.house
    box = house.games.get(request.path_params["name"])
    if box is None:
        return PlainTextResponse("not here", 404)
    return Response(shell.game_style(box.package), media_type="text/css", headers=FOREVER)


async def game_font(request: Request) -> Response:
    house: House = request.app.state.house
    box = house.games.get(request.path_params["name"])
    if box is None or not shell.game_type(box.package):
        return PlainTextResponse("not here", 404)
    return Response(shell.game_type(box.package), media_type=TYPES["woff2"], headers=FOREVER)


async def healthz(request: Request) -> Response:
    """Alive, and what is acknowledged would be on the disk."""
    house: House = request.app.state.house
    says = "closing" if house.closing else "ok" if await house.writes() else "cannot write"
    return PlainTextResponse(says, 200 if says == "ok" else 503, FRESH)


async def metrics(request: Request) -> Response:
    """For this machine, and for a proxy's that asks for itself. They count what answers out of turn must not show: how
    many were given by hand and by a standing order, and how long bots thought about them."""
    house: House = request.app.state.house
    if not is_near(request.client.host if request.client else "", house.proxies):
        return PlainTextResponse("not here", 404)
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4", headers=FRESH)
