"""What stands outside, on loopback: a push service or a hook that writes down what it is told, and a mail server."""

from __future__ import annotations

import base64
import email
import email.policy
import json
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Call:
    """One POST that came in."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Sink:
    """Something that listens, and everything it has heard."""

    port: int = 0
    heard: list[Any] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    """What to say to the next ones; then 201."""
    _news: threading.Condition = field(default_factory=threading.Condition)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def hears(self, something: Any) -> int:
        with self._news:
            self.heard.append(something)
            self._news.notify_all()
            return self.answers.pop(0) if self.answers else 201

    def wait(self, count: int, timeout: float = 20) -> list[Any]:
        """Until so many have come."""
        with self._news:
            assert self._news.wait_for(lambda: len(self.heard) >= count, timeout), f"{len(self.heard)} of {count}"
            return list(self.heard)


@contextmanager
def listening() -> Iterator[Sink]:
    """A push service, or a hook."""
    sink = Sink()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:  # the name that http.server wants
            body = self.rfile.read(int(self.headers["content-length"]))
            told = {name.lower(): value for name, value in self.headers.items()}
            self.send_response(sink.hears(Call(self.path, told, body)))
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    sink.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield sink
    server.shutdown()
    server.server_close()


@contextmanager
def mailboxes(missing: str = "nobody@") -> Iterator[Sink]:
    """A mail server; addresses that begin so do not exist."""
    sink = Sink()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.says("220 sink")
            while line := self.rfile.readline().decode().strip():
                verb = line.split(" ")[0].upper()
                if verb == "DATA":
                    self.says("354 go on")
                    sink.hears(self.letter())
                if verb == "RCPT" and f"<{missing}" in line:
                    self.says("550 no such mailbox")
                else:
                    self.says("221 bye" if verb == "QUIT" else "250 ok")

        def says(self, line: str) -> None:
            self.wfile.write(f"{line}\r\n".encode())

        def letter(self) -> EmailMessage:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.removeprefix(b"."))
            found = email.message_from_bytes(b"".join(lines), policy=email.policy.default)
            assert isinstance(found, EmailMessage)
            return found

    class Server(socketserver.ThreadingTCPServer):
        daemon_threads = True

    server = Server(("127.0.0.1", 0), Handler)
    sink.port = server.server_address[1]
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield sink
    server.shutdown()
    server.server_close()


class Browser:
    """The keys of a browser that has subscribed, as `PushManager.subscribe` gives them."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"

    def form(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": _text(point), "auth": _text(self._auth)}

    def reads(self, call: Call) -> dict[str, Any]:
        """What the push service could not."""
        plain = http_ece.decrypt(call.body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(plain)
        return told


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()
