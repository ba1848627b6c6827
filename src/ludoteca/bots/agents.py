"""Players in any language: a program that reads one line of JSON and answers with one, over its own standard input and
output or over a WebSocket. docs/lab/agents.md is the protocol.

    ludoteca arena roam --bots ./mybot,greedy
    ludoteca play roam --seats me,ws://127.0.0.1:9000/roam

Such a program is told what its seat may know, and nothing else. Whoever names one on the command line starts it; the
web table never does, because anybody could name anything there.
"""

from __future__ import annotations

import json
import queue
import shlex
import subprocess
import threading
import weakref
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from typing import IO, Any, Final, Protocol

from ludoteca.bots.bot import Bot, Clock, Thought
from ludoteca.bots.levels import make
from ludoteca.extras import needs
from ludoteca.kernel import Game, Option, Refused, State, save
from ludoteca.words import Words

PROTOCOL: Final = 1
PATIENCE: Final = 60.0
"""Seconds after which a program that does not answer is given up."""
TRIES: Final = 3
"""Answers that may be wrong before it is given up."""


def sit(name: str, seed: int, game: Game, *, timed: bool = True) -> Bot:
    """A bot of ours by its name, or a program by its path or address."""
    return Agent(name, seed, game, timed=timed) if "/" in name else make(name, seed, game, timed=timed)


class Line(Protocol):
    """A connection to a program: one message, one line."""

    def say(self, message: dict[str, Any]) -> None: ...
    def hear(self, seconds: float) -> str: ...


class Pipes:
    """A program that this one has started."""

    def __init__(self, command: str) -> None:
        words = shlex.split(command)
        try:
            self.process = subprocess.Popen(  # noqa: S603  # whoever calls named it on the command line
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1
            )
        except OSError as error:
            raise Refused(
                f"{command} cannot be started ({error.strerror}), give the path of a program", "bot"
            ) from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.input = self.process.stdin
        self.lines: queue.Queue[str] = queue.Queue()
        threading.Thread(target=_listen, args=(self.process.stdout, self.lines), daemon=True).start()
        weakref.finalize(self, _end, self.process)

    def say(self, message: dict[str, Any]) -> None:
        try:
            self.input.write(json.dumps(message, ensure_ascii=False) + "\n")
            self.input.flush()
        except OSError as error:
            raise Refused("it has ended", "bot") from error

    def hear(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise Refused(f"it has not answered within {seconds:.0f} seconds", "bot") from None
        if not line:
            raise Refused("it has ended", "bot")
        return line


def _listen(source: IO[str], lines: queue.Queue[str]) -> None:
    for line in source:
        lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    """Our own child, and only it."""
    process.terminate()
    try:
        process.wait(2)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            with suppress(OSError):  # what it was never told
                pipe.close()


class Socket:
    """A program that listens somewhere."""

    def __init__(self, address: str) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        try:
            opened = ExitStack()
            self.socket = opened.enter_context(connect(address, open_timeout=10))
        except (OSError, ValueError, WebSocketException) as error:
            raise Refused(f"nobody answers at {address}, start the program first", "bot") from error
        weakref.finalize(self, opened.close)

    def say(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message, ensure_ascii=False))

    def hear(self, seconds: float) -> str:
        try:
            return str(self.socket.recv(timeout=seconds))
        except TimeoutError:
            raise Refused(f"it has not answered within {seconds:.0f} seconds", "bot") from None


class Agent:
    """A program at a seat, wherever a bot can sit."""

    def __init__(self, name: str, seed: int, game: Game, *, timed: bool = True, language: str = "en") -> None:
        self.name, self.seed, self.game, self.timed, self.language = name, seed, game, timed, language
        self.remote = name.startswith(("ws://", "wss://"))
        if self.remote:
            needs("web", "websockets")
        self.line: Line | None = None
        self.decisions = 0
        self.words = Words.of(game, language)

    def decide(self, view: State, clock: Clock | None = None) -> Option:
        try:
            if self.line is None:
                self.line = self._connect(view)
            self.decisions += 1
            return self._answer(self.line, self.question(view, clock), view)
        except (Refused, ValueError) as refused:
            raise Refused(f"{self.name} does not play: {refused}.", "bot") from refused

    def thoughts(self) -> Sequence[Thought]:
        return ()

    def _connect(self, view: State) -> Line:
        line: Line = Socket(self.name) if self.remote else Pipes(self.name)
        line.say(
            {
                "type": "hello",
                "protocol": PROTOCOL,
                "game": self.game.code,
                "name": self.words.t("name"),
                "rules": self.game.version,
                "seat": view.viewer,
                "seats": view.seats,
                "language": self.language,
                "seed": self.seed,
            }
        )
        answer = _read(line.hear(PATIENCE))
        if answer.get("type") != "ready" or answer.get("protocol", PROTOCOL) != PROTOCOL:
            raise Refused(f'it answered hello with {str(answer)[:80]}, not with {{"type": "ready"}}', "bot")
        return line

    def question(self, view: State, clock: Clock | None = None) -> dict[str, Any]:
        """Everything that the seat may know of this decision; made of its view only."""
        assert view.ask is not None
        seconds = clock.seconds if clock is not None and self.timed and clock.seconds < PATIENCE else None
        options = enumerate(view.options, 1)
        return {
            "type": "ask",
            "number": self.decisions,
            "seat": view.viewer,
            "question": self.words.question(view.ask),
            "rule": view.ask.rule,
            "options": [{"number": n, "key": self.game.keys.spell(o), "says": self.words.pick(o)} for n, o in options],
            "text": self.game.view.board(view, self.words.t),
            "view": json.loads(save(view)),
            "seconds": seconds,
        }

    def _answer(self, line: Line, question: dict[str, Any], view: State) -> Option:
        """Ask until the answer is on offer, but not for ever."""
        why = ""
        for _ in range(TRIES):
            line.say(question)
            try:
                return picked(_read(line.hear(PATIENCE)).get("pick"), self.game, view)
            except Wrong as wrong:
                why = str(wrong)
                line.say({"type": "refused", "why": why})
        raise Refused(f"it answered wrongly {TRIES} times; the last time {why}", "bot")


class Wrong(ValueError):  # noqa: N818  # an answer is wrong, the program that hears it is not
    """An answer that is no pick."""


def picked(answer: object, game: Game, view: State) -> Option:
    """The option that a number or a key means."""
    options = list(view.options)
    if isinstance(answer, int) and not isinstance(answer, bool) and 1 <= answer <= len(options):
        return options[answer - 1]
    for option in options:
        if answer in (option.key, game.keys.spell(option)):
            return option
    raise Wrong(f"{str(answer)[:60]!r} is not on offer: answer with a number from 1 to {len(options)} or a key")


def _read(line: str) -> dict[str, Any]:
    try:
        message = json.loads(line)
    except ValueError:
        message = None
    if not isinstance(message, dict):
        raise ValueError(f"{line[:60].strip()!r} is not a line of JSON")  # a wrong answer, not a wrong type
    return message
