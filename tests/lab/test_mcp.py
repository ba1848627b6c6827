"""A client of the protocol's own package plays a whole game of each title, and is told only what its seat may know."""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

from ludoteca.kernel import Match, Random
from ludoteca.lab.mcp import Shelf, Table, server
from ludoteca.registry import boxes
from ludoteca.words import Words

SHORT = {"calamandara": {"max_rounds": "50"}}


def answer_of(result: Any) -> Any:
    assert not result.is_error, result.content
    told = result.structured_content
    return told["result"] if set(told) == {"result"} else told


async def whole_game(code: str) -> dict[str, Any]:
    chance = random.Random(3)
    async with Client(server()) as client:
        asked = {"game": code, "bots": "random", "seed": 7, "variants": SHORT.get(code, {})}
        seen = answer_of(await client.call_tool("sit_down", asked))
        table = seen["table"]
        for n in range(5000):
            if seen["over"]:
                break
            assert seen["question"]
            option = chance.choice(seen["options"])
            pick = option["number"] if n % 2 else option["key"]
            seen = answer_of(await client.call_tool("pick", {"table": table, "option": pick}))
        assert answer_of(await client.call_tool("look", {"table": table}))["over"]
        return dict(seen)


@pytest.mark.parametrize("code", sorted(boxes()))
def test_a_whole_game(code: str) -> None:
    seen = asyncio.run(whole_game(code))
    assert seen["over"]
    assert len(seen["scores"]) == len(seen["ranks"])


def test_the_tools_say_what_there_is_and_refuse_clearly() -> None:
    async def visit() -> None:
        async with Client(server()) as client:
            tools = {tool.name for tool in (await client.list_tools()).tools}
            assert tools == {"list_games", "sit_down", "look", "pick", "rule", "why_not"}
            games = answer_of(await client.call_tool("list_games", {"lang": "pt-BR"}))
            assert {game["game"] for game in games} == set(boxes())
            rule = answer_of(await client.call_tool("rule", {"game": "roam", "id": "roam-turn-01"}))
            assert rule["id"] == "ROAM-TURN-01"
            seen = answer_of(await client.call_tool("sit_down", {"game": "roam", "bots": "random", "seed": 1}))
            table = seen["table"]
            for why, on_offer in ((seen["options"][0]["key"], True), ("at:0", False), ("fly:7", False)):
                said = answer_of(await client.call_tool("why_not", {"table": table, "option": why}))
                assert said["on_offer"] == on_offer
                assert said["why"]
            bad: list[tuple[str, dict[str, Any]]] = [
                ("sit_down", {"game": "chess"}),
                ("sit_down", {"game": "roam", "seat": 9}),
                ("sit_down", {"game": "roam", "bots": "./program"}),
                ("sit_down", {"game": "roam", "variants": {"mode": "huge"}}),
                ("pick", {"table": table, "option": 999}),
                ("pick", {"table": "nowhere", "option": 1}),
                ("rule", {"game": "roam", "id": "ROAM-X"}),
            ]
            for name, arguments in bad:
                result = await client.call_tool(name, arguments)
                assert result.is_error, (name, arguments)
            assert answer_of(await client.call_tool("look", {"table": table}))["options"] == seen["options"]

    asyncio.run(visit())


def test_the_command_serves_on_standard_input_and_output() -> None:
    async def visit() -> None:
        here = StdioServerParameters(command=sys.executable, args=["-m", "ludoteca", "mcp"])
        async with Client(here) as client:
            seen = answer_of(await client.call_tool("sit_down", {"game": "roam", "bots": "random", "seed": 1}))
            assert seen["options"]

    asyncio.run(visit())


@pytest.mark.parametrize("code", sorted(boxes()))
def test_no_answer_tells_what_the_seat_cannot_see(code: str) -> None:
    """Deal what the seat cannot see some other way: not a letter of any answer changes."""
    game = boxes()[code]
    seats = max(game.seats)
    match = Match(game, [f"Ana {seat}" for seat in range(seats)], 4)
    rng, looked = Random.seeded(9), 0
    for n in range(120):
        ask = match.state.ask
        if ask is None:
            break
        if n % 30 == 29:
            looked += 1
            answers = []
            real = match.state
            for world in (real, real.view(ask.seat).guess(rng)):
                match.state = world
                table = Table(match, ask.seat, Words.of(game, "en", match.players), {}, told=len(match.events))
                shelf = Shelf()
                shelf.tables["t"] = table
                unavailable = next(o for o in game.actions if o not in real.options)
                answers.append((table.answer(), shelf.why_not("t", unavailable.key)))
            match.state = real
            assert answers[0] == answers[1]
        match.choose(rng.pick(match.state.options))
    assert looked
