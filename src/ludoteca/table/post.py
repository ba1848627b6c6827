"""The post office of a house: one message, by whichever way somebody wants to be told."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import logging
import secrets
import smtplib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from enum import Enum
from functools import partial
from urllib.parse import urlsplit

from ludoteca.kernel import Refused
from ludoteca.store import Store
from ludoteca.store.channels import Channel
from ludoteca.store.people import kept_secret, now
from ludoteca.table import outside, pushing
from ludoteca.table.fair import Turns
from ludoteca.table.identity import Keeper
from ludoteca.table.letters import Letter, Postman
from ludoteca.table.metrics import Metrics
from ludoteca.words import Words

log = logging.getLogger("ludoteca.table")

AT_ONCE = 16
"""So many are told at a time."""
GONE = (404, 410)
"""With these a push service, or a hook, says that nobody is there any more."""


@dataclass(frozen=True)
class Customs:
    """How people of this house are told, as its operator wants it."""

    address: str = ""
    """Where the house is found from outside: links in letters begin with it."""
    smtp: str = ""
    """The mail server; without one nobody gets letters."""
    sender: str = ""
    """The address that letters come from."""
    inside: bool = False
    """Whether hooks and push services may be in our own network."""
    grace: float = 15.0
    """Seconds that somebody has to come by themselves."""
    pause: float = 10.0
    """Seconds before the second try; each later one waits twice as long."""

    def __post_init__(self) -> None:
        if self.smtp and not (self.sender and self.address):
            raise Refused("Letters need --mail-from, and --address for the links in them.", "mail")
        if self.address and (urlsplit(self.address).scheme not in ("http", "https") or self.address.endswith("/")):
            raise Refused("Give --address as people type it: https://games.example.org", "mail")


@dataclass(frozen=True)
class Message:
    """What somebody is told: which game, who moved, and the way to the table. Nothing that is hidden from anybody."""

    title: str
    text: str
    path: str
    table: str = ""
    game: str = ""
    event: str = "turn"


class Outcome(Enum):
    """What became of it."""

    DELIVERED = "delivered"
    DEAD = "dead"
    FAILED = "failed"


class Post:
    """Knows the keys of the house and the way out."""

    def __init__(self, store: Store, keeper: Keeper, metrics: Metrics, customs: Customs) -> None:
        self.customs = customs
        self.postman = Postman(customs.smtp, customs.sender) if customs.smtp else None
        self._store, self._keeper, self._metrics = store, keeper, metrics
        self._key = ""
        self._places = Turns(AT_ONCE)  # somebody's forty slow hooks do not keep the others waiting
        self._threads = ThreadPoolExecutor(2, "post")  # a slow mail server keeps nobody from reading the store

    async def key(self) -> str:
        """The key that push services know us by, kept beside the one that signs cookies."""
        if not self._key:
            self._key = await self._store.write(lambda c: kept_secret(c, "vapid", pushing.new_key))
        return self._key

    async def public_key(self) -> str:
        return await asyncio.to_thread(pushing.public_half, await self.key())

    async def deliver(self, way: Channel, message: Message) -> Outcome:
        """Once, by this way. What goes wrong is no error of ours: it can be tried again."""
        send = {"push": self._push, "mail": self._write, "hook": self._call}[way.kind]
        try:
            async with self._places.of(way.player):
                outcome = await send(way, message)
        except Refused:
            outcome = Outcome.DEAD if way.kind == "push" else Outcome.FAILED
        except (OSError, smtplib.SMTPException) as error:
            log.info("somebody could not be told by %s: %s", way.kind, type(error).__name__)
            outcome = Outcome.FAILED
        except Exception as error:  # noqa: BLE001  # what a stranger gave us is not tried for ever
            log.warning("somebody could not be told by %s: %s", way.kind, type(error).__name__)
            outcome = Outcome.DEAD if way.kind == "push" else Outcome.FAILED
        self._metrics.told.labels(way.kind, outcome.value).inc()
        return outcome

    def link(self, way: Channel, path: str) -> str:
        """A link that works where this person reads it."""
        return f"{self.customs.address or way.origin}{path}"

    async def _push(self, way: Channel, message: Message) -> Outcome:
        said = {"title": message.title, "body": message.text, "url": message.path, "tag": message.table}
        where = outside.read(way.address, inside=self.customs.inside)
        topic = base64.urlsafe_b64encode(hashlib.sha256(f"{way.id} {message.table}".encode()).digest())[:32].decode()
        seal = partial(
            pushing.sealed, way.address, way.keys, said, key=await self.key(), origin=where.origin, topic=topic
        )
        body, headers = await asyncio.to_thread(seal, contact=self._contact(way))
        return _outcome(await outside.call(way.address, body, headers, inside=self.customs.inside))

    def _contact(self, way: Channel) -> str:
        """Whom a push service writes to if we misbehave."""
        host = urlsplit(self.customs.address or way.origin).hostname or ""
        return f"mailto:{self.customs.sender or 'ludoteca@' + (host if '.' in host else 'localhost')}"

    async def _write(self, way: Channel, message: Message) -> Outcome:
        words = Words.of(None, way.language)
        stop = self.link(way, f"/unsubscribe/{self._keeper.link('stop', way.id)}")
        text = words.t("letter-turn", text=message.text, link=self.link(way, message.path), stop=stop)
        return await self._send(Letter(way.address, message.title, text, stop))

    async def ask(self, way: Channel) -> Outcome:
        """A first letter: is this your mailbox, and may we write to it?"""
        words = Words.of(None, way.language)
        link = self.link(way, f"/confirm/{self._keeper.link('confirm', way.id)}")
        letter = Letter(way.address, words.t("letter-confirm-title"), words.t("letter-confirm", link=link))
        try:
            return await self._send(letter)
        except (OSError, smtplib.SMTPException):
            return Outcome.FAILED

    async def _send(self, letter: Letter) -> Outcome:
        if self.postman is None:
            return Outcome.FAILED
        taken = await asyncio.get_running_loop().run_in_executor(self._threads, self.postman.brings, letter)
        return Outcome.DELIVERED if taken else Outcome.DEAD

    async def _call(self, way: Channel, message: Message) -> Outcome:
        told = {"event": message.event, "table": message.table, "game": message.game, "title": message.title}
        told |= {"text": message.text, "url": self.link(way, message.path)}
        body = json.dumps(told, ensure_ascii=False).encode()
        headers = {"Content-Type": "application/json", "User-Agent": "Ludoteca", **signed(way.keys["secret"], body)}
        return _outcome(await outside.call(way.address, body, headers, inside=self.customs.inside))

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _outcome(status: int) -> Outcome:
    if status in GONE:
        return Outcome.DEAD
    return Outcome.DELIVERED if 200 <= status < 300 else Outcome.FAILED


def new_secret() -> str:
    """A hook's own."""
    return f"whsec_{base64.b64encode(secrets.token_bytes(24)).decode()}"


def signed(secret: str, body: bytes) -> dict[str, str]:
    """As https://www.standardwebhooks.com has it: who knows the secret knows that it was us, and when."""
    name, at = f"msg_{secrets.token_hex(12)}", str(now() // 1000)
    key = base64.b64decode(secret.removeprefix("whsec_"))
    seal = hmac.new(key, f"{name}.{at}.".encode() + body, hashlib.sha256).digest()
    return {
        "webhook-id": name,
        "webhook-timestamp": at,
        "webhook-signature": f"v1,{base64.b64encode(seal).decode()}",
    }
