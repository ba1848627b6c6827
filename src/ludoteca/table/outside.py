"""Calls to addresses that people gave us: never into our own network, never further than the address itself.

A name is looked up once, what it stands for is checked, and exactly that is called: a name that says something else a
moment later leads nowhere. Answers that lead on (redirects) are not followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from urllib.parse import urlsplit

from ludoteca.kernel import Refused

PATIENCE = 15.0
"""Seconds for a call and its answer."""
LONGEST = 1000
"""Letters of an address."""
PLAIN = re.compile(r"[!-~]+")
"""What may stand in a line of a request: no space, no control character, nothing that needs a code page."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
LOCAL64 = ipaddress.ip_network("64:ff9b:1::/48")
"""The same within one network, whose own addresses may be inside."""
LOOKUPS = ThreadPoolExecutor(64, "lookup")
"""Names are looked up apart: one that nobody answers for keeps nobody from reading the store. There are more threads
than calls at a time (`post.AT_ONCE`), because a name may be waited for when its call has long been given up."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


@dataclass(frozen=True)
class Where:
    """An address, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def origin(self) -> str:
        usual = self.port == (443 if self.secure else 80)
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"http{'s' if self.secure else ''}://{name}{'' if usual else f':{self.port}'}"


def read(typed: str, *, inside: bool = False) -> Where:
    """An https address as somebody typed it. Where the operator lets calls go inside, http to this machine as well."""
    try:
        parts = urlsplit(typed)
        secure, host = parts.scheme == "https", parts.hostname or ""
        port = parts.port or (443 if secure else 80)
    except ValueError:
        raise _refused() from None
    good = PLAIN.fullmatch(typed) and len(typed) <= LONGEST and host and parts.username is None
    if not good or not (secure or (parts.scheme == "http" and inside)):
        raise _refused()
    if (literal := _literal(host)) is not None:
        _allowed(literal, secure=secure, inside=inside)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Where(secure, host, port, path)


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _refused() -> Refused:
    return Refused("Only https addresses out in the open can be called.", "outside")


def _allowed(address: Address, *, secure: bool, inside: bool) -> None:
    """Whether this may be called: what everybody on the internet could call, or, if the operator allows it, ours."""
    if inside and (secure or address.is_loopback):
        return
    if not secure or not _public(address):
        raise _refused()


def _public(address: Address) -> bool:
    """Addresses that hold another one inside (mapped, 6to4, NAT64) are as public as that one."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    if address.teredo is not None or address.is_site_local or address in LOCAL64:
        return False
    within = address.ipv4_mapped or address.sixtofour
    if address in NAT64:
        within = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
    return within is None or _public(within)


async def call(typed: str, body: bytes, headers: Mapping[str, str], *, inside: bool = False) -> int:
    """Post this; the status of the answer. An address that may not be called is refused, silence is an OSError."""
    where = read(typed, inside=inside)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _call(where, body, headers, inside=inside)
    except Refused:
        raise
    except TimeoutError:
        raise ConnectionError("no answer") from None
    except (ValueError, asyncio.IncompleteReadError) as error:
        raise ConnectionError("no answer that could be read") from error


async def _call(where: Where, body: bytes, headers: Mapping[str, str], *, inside: bool) -> int:
    look_up = partial(socket.getaddrinfo, where.host, where.port, proto=socket.IPPROTO_TCP)
    found = await asyncio.get_running_loop().run_in_executor(LOOKUPS, look_up)
    address = str(found[0][4][0])
    _allowed(ipaddress.ip_address(address), secure=where.secure, inside=inside)
    reader, writer = await asyncio.open_connection(
        address, where.port, ssl=_tls() if where.secure else None, server_hostname=where.host if where.secure else None
    )
    try:
        told = {"Host": where.origin.partition("://")[2], "Content-Length": str(len(body)), "Connection": "close"}
        lines = [f"POST {where.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**told, **headers}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        answer = await reader.readline()
    finally:
        writer.close()
    version, _, rest = answer.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise ConnectionError("no answer that could be read")
    return int(rest[:3])


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
