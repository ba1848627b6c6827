"""What every request passes through: headers, the Origin of posts and sockets, sizes and rates."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.kernel import Refused
from ludoteca.table.fair import Shares
from ludoteca.table.metrics import Metrics

# No inline script at all. Style *attributes* are needed for view-transition-name and positions; style elements are not.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LETTERS = "/unsubscribe/"
"""Mail programs post here for somebody who clicked in a letter: they have no Origin, and send no cookie that is heeded.
What the letter's link carries is all that counts."""
BODY = 256 * 1024
"""The largest post: a record of a long game fits."""
PATIENCE = 20.0
"""Seconds for the body of a post to arrive."""
EXCESS = 16 * BODY
"""How much of a post that is too large is still let go by, so that its sender is there to read the refusal."""
PAUSE = 0.5
"""Seconds without anything new after which a sender is taken to wait for the answer."""
DEAR = ("/replay", "/picture.svg", "/rules", "/cards", "/edition", "/file", "/play-on")
"""Ends of addresses whose pages take the server ten to forty milliseconds, several times as long as any other. At forty
a second one address alone would have all of its time."""
PRICE = 4
"""So many requests each of them counts for."""
MESSAGE = 4 * 1024
"""The largest message on the socket: a chat line fits."""


class Guard:
    """ASGI middleware around the whole app."""

    def __init__(self, app: ASGIApp, metrics: Metrics, shares: Shares) -> None:
        self.app, self.metrics, self.shares = app, metrics, shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal:
            self.metrics.refused(refusal[1])
            await _refuse(scope, receive, send, *refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, _limited(receive), _dressed(send))

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        headers = Headers(scope=scope)
        address = scope["client"][0] if scope.get("client") else ""
        if not self.shares.request(address, price_of(scope["path"])):
            return 429, "too many requests"
        asks = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if asks and not same_origin(headers, scope["scheme"]) and not scope["path"].startswith(LETTERS):
            return 403, "foreign origin"
        if announced(headers) > BODY:
            return 413, "too large"
        if "\0" in scope["path"] or b"%00" in scope.get("query_string", b""):
            return 400, "no such address"  # no database can look for that
        return None


def announced(headers: Headers) -> int:
    """How much a request says that it will send; what is no number is taken for more than anybody reads."""
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() and len(length) < 10 else 10**9


def price_of(path: str) -> int:
    return PRICE if path.endswith(DEAR) or path.startswith("/editions/") else 1


def same_origin(headers: Headers, scheme: str) -> bool:
    """Browsers always send Origin with a post and a socket. It must name the host that was asked, and behind TLS a page
    that came through TLS, too: anybody on the way can put another in the place of one that did not."""
    try:
        origin = urlsplit(headers["origin"])
    except (KeyError, ValueError):  # http://[
        return False
    if scheme in ("https", "wss") and origin.scheme != "https":
        return False
    return origin.netloc == headers.get("host", "")


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4000 + status, "reason": why})
        return
    answer = PlainTextResponse(why, status, headers=HEADERS)
    await send({"type": "http.response.start", "status": status, "headers": answer.raw_headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": True})
    if status == 413 and announced(Headers(scope=scope)) <= EXCESS:
        await _let_go_by(receive)
    await send({"type": "http.response.body"})


async def _let_go_by(receive: Receive) -> None:
    """Whoever is answered while still sending may read a broken connection instead of the answer: what TCP has not
    handed over when a connection closes resets it. So what is still coming is taken and forgotten, within bounds."""
    taken, more = 0, True
    now = asyncio.get_running_loop().time
    deadline = now() + PATIENCE
    while more and taken < EXCESS:
        try:
            async with asyncio.timeout_at(min(deadline, now() + PAUSE)):
                message = await receive()
        except TimeoutError:
            return
        taken += len(message.get("body", b""))
        more = message.get("more_body", False)


def _limited(receive: Receive) -> Receive:
    """A post is counted while it comes in, and not waited for if it comes letter by letter."""
    taken, whole, deadline = 0, False, 0.0

    async def counted() -> Message:
        nonlocal taken, whole, deadline
        if whole:
            return await receive()
        deadline = deadline or asyncio.get_running_loop().time() + PATIENCE
        try:
            async with asyncio.timeout_at(deadline):
                message = await receive()
        except TimeoutError:
            raise Refused("That took too long to arrive.", "too-slow") from None
        whole = not message.get("more_body", False)
        taken += len(message.get("body", b""))
        if taken > BODY:
            if not whole:
                await _let_go_by(receive)
            raise Refused("That is too large.", "too-large")
        return message

    return counted


def _dressed(send: Send) -> Send:
    async def with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return with_headers
