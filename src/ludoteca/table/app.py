"""The web application: which address is answered by whom."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Route, WebSocketRoute

from ludoteca.table import (
    appfiles,
    between,
    correcting,
    files,
    lookback,
    numbers,
    oneself,
    passkeys,
    picture,
    puzzling,
    seating,
    shelf,
    telling,
)
from ludoteca.table.admin import door, looking, ruling
from ludoteca.table.admin.door import ruled
from ludoteca.table.house import House
from ludoteca.table.security import Guard
from ludoteca.table.socket import socket
from ludoteca.table.visiting import missing, page


def build(house: House) -> Starlette:
    """The application around a house."""

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    routes = [
        Route("/", page(shelf.home)),
        Route("/games/{game}", page(shelf.game)),
        Route("/games/{game}/rules", page(shelf.rules)),
        Route("/games/{game}/cards", page(shelf.cards)),
        Route("/games/{game}/learn", page(shelf.learn), methods=["POST"]),
        Route("/games/{game}/edition", page(correcting.printed)),
        Route("/games/{game}/edition", page(correcting.bring), methods=["POST"]),
        Route("/games/{game}/edition/correct", page(correcting.correct), methods=["POST"]),
        Route("/games/{game}/edition/file", page(correcting.file)),
        Route("/editions/{edition}", page(correcting.edition)),
        Route("/editions/{edition}/file", page(correcting.file)),
        Route("/puzzles", page(puzzling.puzzles)),
        Route("/puzzles/{game}/{puzzle}", page(puzzling.puzzle), methods=["GET", "POST"]),
        Route("/tables", page(seating.new_table), methods=["POST"]),
        Route("/table/{table}", page(seating.table)),
        Route("/table/{table}/sit", page(seating.sit), methods=["GET", "POST"]),
        Route("/table/{table}/people", page(between.people)),
        Route("/table/{table}/people", page(between.shunning), methods=["POST"]),
        Route("/table/{table}/people/report", page(between.report), methods=["POST"]),
        Route("/table/{table}/people/remove", page(between.remove), methods=["POST"]),
        Route("/table/{table}/replay", page(seating.look_back)),
        Route("/table/{table}/play-on", page(seating.play_on), methods=["POST"]),
        Route("/table/{table}/record", page(seating.record)),
        Route("/table/{table}/picture.svg", page(picture.picture)),
        Route("/table/{table}/review", page(lookback.review), methods=["GET", "POST"]),
        Route("/table/{table}/review/progress", page(lookback.progress)),
        Route("/table/{table}/review/page", page(lookback.export)),
        WebSocketRoute("/table/{table}/socket", socket),
        Route("/join/{token}", page(seating.join), methods=["GET", "POST"]),
        Route("/import", page(seating.bring_in), methods=["POST"]),
        Route("/me", page(oneself.me), methods=["GET", "POST"]),
        Route("/me/numbers", page(numbers.numbers)),
        Route("/me/forget", page(numbers.forgotten), methods=["POST"]),
        Route("/me/turns", page(telling.turns)),
        Route("/me/turns/push", page(telling.browser), methods=["POST"]),
        Route("/me/turns/mail", page(telling.mail), methods=["POST"]),
        Route("/me/turns/hook", page(telling.hook), methods=["POST"]),
        Route("/me/turns/stop", page(telling.stop), methods=["POST"]),
        Route("/me/turns/try", page(telling.trial), methods=["POST"]),
        Route("/confirm/{token}", page(telling.confirm), methods=["GET", "POST"]),
        Route("/unsubscribe", page(telling.stopped)),
        Route("/unsubscribe/{token}", page(telling.unsubscribe)),
        Route("/unsubscribe/{token}", telling.unsubscribed, methods=["POST"]),
        Route("/me/recovery", page(oneself.recovery), methods=["POST"]),
        Route("/me/devices", page(oneself.devices), methods=["POST"]),
        Route("/me/passkeys", page(passkeys.add), methods=["POST"]),
        Route("/me/passkeys/ask", page(passkeys.ask_new), methods=["POST"]),
        Route("/me/passkeys/remove", page(passkeys.remove), methods=["POST"]),
        Route("/me/enter", page(passkeys.enter), methods=["POST"]),
        Route("/me/enter/ask", page(passkeys.ask_known), methods=["POST"]),
        Route("/me/people", page(between.pardon), methods=["POST"]),
        Route("/me/leave", page(oneself.leave), methods=["POST"]),
        Route("/me/recover", page(oneself.move_here), methods=["POST"]),
        Route("/admin", page(ruled(looking.overview))),
        Route("/admin/enter/{ticket}", page(door.enter), methods=["GET", "POST"]),
        Route("/admin/limits", page(ruled(ruling.limit)), methods=["POST"]),
        Route("/admin/tables", page(ruled(looking.tables))),
        Route("/admin/tables/shut", page(ruled(ruling.shut)), methods=["POST"]),
        Route("/admin/people", page(ruled(looking.people))),
        Route("/admin/people", page(ruled(ruling.block)), methods=["POST"]),
        Route("/admin/reports", page(ruled(looking.reports))),
        Route("/admin/reports", page(ruled(ruling.seen_to)), methods=["POST"]),
        Route("/language", page(oneself.speak), methods=["POST"]),
        Route("/static/{stamp}/games/{name}.css", files.game_css),
        Route("/static/{stamp}/games/{name}/display.woff2", files.game_font),
        Route("/static/{stamp}/review.css", lookback.sheet),
        Route("/static/{stamp}/{name:path}", files.static),
        Route("/sw.js", appfiles.worker),
        Route("/manifest.{language}.webmanifest", appfiles.manifest),
        Route("/offline", page(appfiles.offline)),
        Route("/icons/{stamp}/{name}.png", appfiles.icon),
        Route("/healthz", files.healthz),
        Route("/metrics", files.metrics),
    ]
    middleware = [
        Middleware(Guard, metrics=house.metrics, shares=house.shares),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]
    app = Starlette(routes=routes, middleware=middleware, lifespan=lifespan, exception_handlers={404: missing})
    app.state.house = house
    return app
