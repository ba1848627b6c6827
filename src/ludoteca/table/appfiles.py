"""What makes an app of the table: its manifest and icons, the worker that wakes it, and a page without a network."""

from __future__ import annotations

import asyncio
import json

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ludoteca.paper import h
from ludoteca.table import shell
from ludoteca.table.files import FOREVER
from ludoteca.table.house import House
from ludoteca.table.icons import png
from ludoteca.table.identity import Visitor
from ludoteca.table.scene import SCENE
from ludoteca.table.visiting import html
from ludoteca.words import LANGUAGES, Words

SIZES = {"180": 180, "192": 192, "512": 512, "whole": 512}
WOOD = "#3b2a20"


async def worker(request: Request) -> Response:
    """It must lie at the root to look after every page, and is asked for anew each time."""
    return Response(shell.static("worker/sw.js"), media_type="text/javascript", headers={"cache-control": "no-cache"})


async def manifest(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in LANGUAGES:
        return PlainTextResponse("not here", 404)
    t = Words.of(None, language).t
    pictures = [
        {"src": shell.asset("icon.svg"), "sizes": "any", "type": "image/svg+xml"},
        *(
            {"src": shell.icon_of(name), "sizes": f"{SIZES[name]}x{SIZES[name]}", "type": "image/png"}
            for name in ("192", "512")
        ),
        {"src": shell.icon_of("whole"), "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ]
    said = {
        "id": "/",
        "name": "Ludoteca",
        "short_name": "Ludoteca",
        "description": t("lobby-lead"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": WOOD,
        "theme_color": WOOD,
        "categories": ["games"],
        "icons": pictures,
    }
    text = json.dumps(said, ensure_ascii=False)
    return Response(text, media_type="application/manifest+json", headers={"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    size = SIZES.get(request.path_params["name"])
    if size is None:
        return PlainTextResponse("not here", 404)
    whole = request.path_params["name"] == "whole"
    drawn = await asyncio.to_thread(png, size, whole=whole)
    return Response(drawn, media_type="image/png", headers=FOREVER)


async def offline(request: Request, house: House, visitor: Visitor) -> Response:
    """What somebody sees who has no network: the boards that this browser has kept."""
    t = visitor.words.t
    body = [
        h("h1", t("offline-title")),
        h("p.lead", t("offline-lead")),
        SCENE,
        h("ul.kept-boards", id="kept-boards", data_none=t("offline-none")),
    ]
    answer = html(request, house, visitor, t("offline-title"), body, kind="offline")
    answer.headers["content-language"] = visitor.language
    return answer
