"""A person at a real terminal: a slip of the finger is answered and asked again, not punished."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests import sixth


class Screen:
    """A terminal with the program in it."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.text = ""

    def wait_for(self, text: str, seconds: float = 60) -> None:
        """Read until this is on the screen, and forget what came before it."""
        end = time.monotonic() + seconds
        while text not in self.text:
            assert time.monotonic() < end, f"{text!r} did not come: {self.text}"
            if select.select([self.master], [], [], 0.1)[0]:
                self.text += os.read(self.master, 4096).decode("utf-8", "replace")
        self.text = self.text.partition(text)[2]

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> int:
        try:
            return self.process.wait(30)
        finally:
            os.close(self.master)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    sixth.put_on_the_shelf(tmp_path)
    return {**os.environ, "PYTHONPATH": str(tmp_path), "LANG": "pt_BR.UTF-8", "TERM": "dumb", "COLUMNS": "100"}


def test_a_slip_is_answered_and_asked_again(environment: dict[str, str]) -> None:
    command = [sys.executable, "-m", "ludoteca", "play", "lantern", "--seats", "me,me", "--seed", "7"]
    screen = Screen(command, environment)
    screen.wait_for("Jogador 1: O que você joga?")
    screen.wait_for("> ")
    screen.type("77")
    screen.wait_for("digite um de 1 a 6.")
    screen.type("dance")
    screen.wait_for("Isso não está disponível agora")
    screen.type("Tanz mit mir")
    screen.wait_for("Não entendi")
    screen.type("u")
    screen.wait_for("Não dá para desfazer")
    screen.type("s")
    screen.wait_for("s noite.txt")
    screen.type("1")
    screen.wait_for("O teclado passa para Jogador 2.")
    screen.type("")
    screen.wait_for("Jogador 2: O que você joga?")
    screen.type("q")
    screen.wait_for("Você saiu depois de 1 escolha.")
    assert screen.close() == 0
