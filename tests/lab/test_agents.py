"""Programs in any language play; wrong answers are refused clearly; they are told nothing they may not know."""

from __future__ import annotations

import json
import shutil
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.server import ServerConnection, serve

from ludoteca.bots import agents
from ludoteca.bots.agents import Agent, sit
from ludoteca.kernel import Random, Refused, State
from ludoteca.lab.play import Order, play
from ludoteca.registry import box, boxes

FIRST = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"type": "ready"}), flush=True)
    elif message["type"] == "ask":
        print(json.dumps(ANSWER), flush=True)
"""


def program(folder: Path, answer: str) -> str:
    file = folder / "bot.py"
    file.write_text(FIRST.replace("ANSWER", answer))
    return f"{sys.executable} {file}"


def test_twenty_lines_of_javascript_play_a_whole_game(root: Path) -> None:
    node = shutil.which("node")
    assert node, "node is part of the machine that runs these tests"
    script = root / "examples" / "bot.js"
    assert len(script.read_text().splitlines()) <= 25
    bot = f"{node} {script}"
    one, two = (play(Order("roam", (bot, "random"), 3)) for _ in range(2))
    assert (one.ranks, one.scores, one.picks) == (two.ranks, two.scores, two.picks)
    assert one.decisions[0] > 10


def test_a_program_plays_by_number_or_by_key(tmp_path: Path) -> None:
    by_number = play(Order("roam", (program(tmp_path, '{"pick": 1}'), "random"), 5))
    by_key = play(Order("roam", (program(tmp_path, '{"pick": message["options"][0]["key"]}'), "random"), 5))
    assert (by_number.scores, by_number.picks) == (by_key.scores, by_key.picks)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ('{"pick": 10**9}', "not on offer"),
        ('{"pick": True}', "not on offer"),
        ('{"pick": "fly:7"}', "not on offer"),
        ("[1]", "not a line of JSON"),
        ("sys.exit()", "has ended"),
    ],
)
def test_a_program_that_does_not_play_is_named_in_one_sentence(tmp_path: Path, answer: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        play(Order("roam", (program(tmp_path, answer), "random"), 1))
    assert "bot.py does not play" in str(refused.value)


def test_a_program_that_is_silent_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "silent.py"
    file.write_text("import time; time.sleep(30)")
    monkeypatch.setattr(agents, "PATIENCE", 0.2)
    with pytest.raises(Refused, match="not answered"):
        play(Order("roam", (f"{sys.executable} {file}", "random"), 1))


def test_what_cannot_be_started_or_reached_is_refused() -> None:
    view = box("roam").new(2, 1).view(0)
    for name in ("./no/such/program", "ws://127.0.0.1:1/nobody"):
        with pytest.raises(Refused, match="does not play") as refused:
            sit(name, 1, box("roam")).decide(view)
        assert not str(refused.value).endswith(("..", "?."))
    with pytest.raises(Refused):
        sit("hal", 1, box("roam"))


def test_a_program_plays_over_a_websocket() -> None:
    def answer(socket: ServerConnection) -> None:
        for line in socket:
            asked = json.loads(line)["type"] == "ask"
            socket.send(json.dumps({"pick": 1} if asked else {"type": "ready", "protocol": 1}))

    with serve(answer, "127.0.0.1", 0) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = server.socket.getsockname()[1]
        played = play(Order("roam", (f"ws://127.0.0.1:{port}/roam", "random"), 2))
        server.shutdown()
    assert played.decisions[0] > 10


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_program_is_told_nothing_that_its_seat_may_not_know(code: str) -> None:
    """Deal what the seat cannot see some other way: not a letter of the question changes."""
    game = boxes()[code]
    seats = max(game.seats)
    for moment, world in moments(code, seats, 4):
        assert moment.ask is not None
        seat = moment.ask.seat
        told = [Agent("x/y", 1, game).question(table.view(seat)) for table in (moment, world)]
        assert told[0] == told[1]
        assert json.dumps(told[0])


def moments(code: str, seats: int, count: int) -> list[tuple[State, State]]:
    """Tables of a random game, each beside another that the asked seat cannot tell from it."""
    g, rng = box(code).new(seats, 11), Random.seeded(5)
    found: list[tuple[State, State]] = []
    for n in range(40 * count):
        if g.ask is None:
            break
        if n % 40 == 39:
            world: Any = g.view(g.ask.seat).guess(rng)
            found.append((g.clone(), world))
        g.play(rng.pick(g.options))
    assert found
    return found
