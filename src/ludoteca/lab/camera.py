"""A picture of the table: the page that a seat sees, photographed in Chromium, as an array of pixels.

One browser is started on first use and spoken to through a pipe (Chrome's DevTools protocol); it never goes online.
"""

from __future__ import annotations

import atexit
import base64
import fcntl
import html
import io
import json
import os
import shutil
import signal
import tempfile
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.kernel import Game, Refused, State
from ludoteca.table.looks import sheet
from ludoteca.words import Words

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SIZE = (1280, 960)
QUIET = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-first-run", "--mute-audio"),
    *("--disable-background-networking", "--disable-dev-shm-usage", "--remote-debugging-pipe"),
)


def picture(game: Game, view: State, language: str = "en") -> NDArray[np.uint8]:
    """What whoever this view belongs to sees: height, width, red-green-blue."""
    return photograph(document(game, view, language))


def document(game: Game, view: State, language: str) -> str:
    """The board of the web table as a page by itself; nothing on it can be clicked."""
    words = Words.of(game, language)
    body = str(game.view.page(view, lambda *_: {}, words.t))
    asked = "" if view.ask is None else html.escape(f"{words.seat(view.ask.seat)}: {words.question(view.ask)}")
    styles = "\n".join((sheet().decode(), _style(game.package)))
    return (
        f'<!doctype html><html lang="{language}" data-theme="light"><meta charset="utf-8"><style>{styles}</style>'
        f'<body class="page-table game-{game.code}"><main><div class="surface"><p>{asked}</p>'
        f'<div class="board" id="board">{body}</div></div></main></body></html>'
    )


@cache
def _style(package: str) -> str:
    file = resources.files(package) / "style.css"
    return file.read_text("utf-8") if file.is_file() else ""


def photograph(page: str) -> NDArray[np.uint8]:
    from PIL import Image

    with Image.open(io.BytesIO(_camera().take(page))) as taken:
        return np.asarray(taken.convert("RGB"), np.uint8).copy()


@cache
def _camera() -> Camera:
    return Camera()


def _pipe() -> tuple[int, int]:
    """A pipe whose ends have numbers out of the way of those that the browser expects."""
    ends = os.pipe()
    high = tuple(fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 16) for end in ends)
    for end in ends:
        os.close(end)
    return high[0], high[1]


class Camera:
    """A browser without a window, for as long as this process lives."""

    def __init__(self) -> None:
        found = next(filter(None, map(shutil.which, BROWSERS)), None)
        if found is None:
            raise Refused("Pictures need Chromium: install it, or render in mode ansi.", "render")
        self.folder = tempfile.mkdtemp(prefix="ludoteca-camera-")
        (hears, ours_out), (ours_in, says) = _pipe(), _pipe()
        command = [found, *QUIET, f"--window-size={SIZE[0]},{SIZE[1]}", f"--user-data-dir={self.folder}", "about:blank"]
        self.process = os.posix_spawn(
            found,
            command,
            os.environ,
            file_actions=[
                (os.POSIX_SPAWN_DUP2, hears, 3),  # Chrome reads from 3 and writes to 4
                (os.POSIX_SPAWN_DUP2, says, 4),
                (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
                (os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0),
            ],
        )
        self.out = os.fdopen(ours_out, "wb", buffering=0)
        self.input = os.fdopen(ours_in, "rb")
        self.number = 0
        self.rest = b""
        atexit.register(self.close)
        targets = self.ask("Target.getTargets")["targetInfos"]
        target = next(t["targetId"] for t in targets if t["type"] == "page")
        self.session: str = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.frame: str = self.ask("Page.getFrameTree", self.session)["frameTree"]["frame"]["id"]
        size: dict[str, Any] = {"width": SIZE[0], "height": SIZE[1], "deviceScaleFactor": 1, "mobile": False}
        self.ask("Emulation.setDeviceMetricsOverride", self.session, **size)

    def take(self, page: str) -> bytes:
        """A photograph of this page, as PNG."""
        self.ask("Page.setDocumentContent", self.session, frameId=self.frame, html=page)
        return base64.b64decode(self.ask("Page.captureScreenshot", self.session, format="png")["data"])

    def ask(self, method: str, session: str = "", **params: Any) -> dict[str, Any]:
        """One call and its answer; what the browser tells in between is of no interest."""
        self.number += 1
        call: dict[str, Any] = {"id": self.number, "method": method, "params": params}
        if session:
            call["sessionId"] = session
        self.out.write(json.dumps(call).encode() + b"\0")
        while True:
            answer = json.loads(self._message())
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                found: dict[str, Any] = answer["result"]
                return found

    def _message(self) -> bytes:
        while b"\0" not in self.rest:
            more = os.read(self.input.fileno(), 1 << 16)
            if not more:
                raise RuntimeError("The browser that takes pictures has ended.")
            self.rest += more
        message, _, self.rest = self.rest.partition(b"\0")
        return message

    def close(self) -> None:
        """End our browser, and only ours."""
        os.kill(self.process, signal.SIGTERM)
        os.waitpid(self.process, 0)
        self.out.close()
        self.input.close()
        shutil.rmtree(Path(self.folder), ignore_errors=True)
