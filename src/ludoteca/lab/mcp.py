"""A server of the Model Context Protocol: a language model sits down at a table, looks, asks for rules and picks.

    ludoteca mcp

One conversation, one shelf of tables; the model has one seat at each and bots have the others. Every answer is made of
that seat's view.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from ludoteca.bots import DEFAULT, make, names
from ludoteca.bots.agents import picked
from ludoteca.bots.bot import Bot
from ludoteca.kernel import Event, Game, Match, Refused
from ludoteca.lab.seeing import eyes
from ludoteca.registry import box, boxes
from ludoteca.whynot import refusal
from ludoteca.words import Words, language

INSTRUCTIONS: Final = (
    "Play modern board games. Call list_games, then sit_down; look shows your table and your numbered options; pick "
    "takes one. rule explains a rule by its ID; why_not says why something is not on offer."
)
OPEN_AT_ONCE: Final = 50
"""Tables of one conversation; the oldest is cleared when there are more."""


@dataclass
class Table:
    """One game: the model at one seat, bots at the others."""

    match: Match
    seat: int
    words: Words
    bots: dict[int, Bot]
    told: int = 0
    """Up to which pick the model has been told what happened."""
    news: list[str] = field(default_factory=list)

    def let_bots_play(self) -> None:
        while (ask := self.match.state.ask) is not None and ask.seat != self.seat:
            self.match.choose(self.bots[ask.seat].decide(self.match.state.view(ask.seat)), ask.seat)

    def heard(self) -> list[str]:
        """What this seat has heard since it was last told."""
        events: list[Event] = [e for told in self.match.events[self.told :] for e in told if e.known_to(self.seat)]
        self.told = len(self.match.events)
        return [self.words.event(event) for event in events]

    def answer(self) -> dict[str, Any]:
        state = self.match.state
        view = state.view(self.seat)
        look = eyes(self.match.game)
        result = state.result
        found: dict[str, Any] = {
            "seat": self.seat,
            "board": self.match.game.view.board(view, self.words.t),
            "happened": self.heard(),
            "over": result is not None,
        }
        if result is not None:
            found |= {"scores": list(result.scores), "ranks": list(result.ranks), "won": result.ranks[self.seat] == 1}
        else:
            assert view.ask is not None
            found |= {"question": self.words.question(view.ask), "rule": view.ask.rule}
            found["options"] = look.offers(view, self.words.language, self.words.names)
        return found


class Shelf:
    """What the tools of one server share."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}

    def table(self, id: str) -> Table:
        if id not in self.tables:
            raise ToolError(f"There is no table {id!r}: sit down first.")
        return self.tables[id]

    def list_games(self, lang: str = "en") -> list[dict[str, Any]]:
        """The games that can be played, with player counts and variants."""
        found = []
        for game in boxes().values():
            words = Words.of(game, language(lang))
            variants = {variant.name: list(variant.values) for variant in game.variants}
            found.append(
                {
                    "game": game.code,
                    "name": words.t("name"),
                    "about": words.t("about"),
                    "seats": list(game.seats),
                    "variants": variants,
                    "bots": list(names()),
                }
            )
        return found

    def sit_down(
        self,
        game: str,
        seats: int = 0,
        seat: int = 0,
        bots: str = DEFAULT,
        seed: int = -1,
        variants: dict[str, str] | None = None,
        lang: str = "en",
    ) -> dict[str, Any]:
        """Begin a game: you at one seat (counted from 0), bots at the others. Answers with the table's id and what you
        see."""
        try:
            table = _sat_down(box(game), seats, seat, bots, seed, variants or {}, language(lang))
        except Refused as refused:
            raise ToolError(str(refused)) from refused
        while len(self.tables) >= OPEN_AT_ONCE:
            del self.tables[next(iter(self.tables))]
        id = f"{game}-{secrets.token_hex(3)}"
        self.tables[id] = table
        return {"table": id, **table.answer()}

    def look(self, table: str) -> dict[str, Any]:
        """What you see: the board in text, what has happened since you last looked, the question and your options."""
        return self.table(table).answer()

    def pick(self, table: str, option: int | str) -> dict[str, Any]:
        """Take one of your options, by its number or key; the bots play until you are asked again."""
        at = self.table(table)
        state = at.match.state
        if state.over:
            raise ToolError("The game is over: nothing can be picked any more.")
        wanted = int(option) if isinstance(option, str) and option.isdigit() else option
        try:
            at.match.choose(picked(wanted, at.match.game, state.view(at.seat)), at.seat)
            at.let_bots_play()
        except (Refused, ValueError) as error:
            raise ToolError(str(error)) from error
        return at.answer()

    def rule(self, game: str, id: str, lang: str = "en") -> dict[str, str]:
        """A rule of a game in our own words, by its ID, such as ROAM-TURN-08."""
        try:
            entry = Words.of(box(game), language(lang)).rules().get(id.upper())
        except Refused as refused:
            raise ToolError(str(refused)) from refused
        if entry is None:
            raise ToolError(f"{game} has no rule {id!r}.")
        return {"id": entry.id, "chapter": entry.chapter, "text": entry.text}

    def why_not(self, table: str, option: str) -> dict[str, Any]:
        """Why this option (a key such as use:17) cannot be picked now, as far as your seat may know."""
        at = self.table(table)
        view = at.match.state.view(at.seat)
        try:
            wanted = at.match.game.keys.read(option)
        except Refused as refused:
            return {"on_offer": False, "why": str(refused)}
        if wanted not in at.match.game.index:
            return {"on_offer": False, "why": f"{option} is never an option of this game."}
        if view.ask is None:
            return {"on_offer": False, "why": "The game is over."}
        if wanted in view.options:
            return {"on_offer": True, "why": "It is on offer: pick it."}
        against = refusal(view, wanted, at.words)
        assert against is not None  # it is not on offer
        same = [at.match.game.keys.spell(o) for o in view.options if o.verb == wanted.verb]
        return {
            "on_offer": False,
            "why": against.text,
            "rules": {against.rule: at.words.rule(against.rule)} if against.rule else {},
            "of_this_kind_on_offer": same,
        }


def _sat_down(game: Game, seats: int, seat: int, bots: str, seed: int, variants: dict[str, str], lang: str) -> Table:
    count = seats or min((n for n in game.seats if n > 1), default=game.seats[0])
    if not 0 <= seat < count:
        raise Refused(f"There is no seat {seat}: take one from 0 to {count - 1}.", "seats")
    named = [name.strip() for name in bots.split(",")]
    others = [n for n in range(count) if n != seat]
    if len(named) == 1:
        named *= len(others)
    if len(named) != len(others):
        raise Refused(f"{count} seats leave {len(others)} for bots, not {len(named)}.", "seats")
    start = secrets.randbelow(2**32) if seed < 0 else seed
    players = {other: make(name, start * 1009 + other, game) for other, name in zip(others, named, strict=True)}
    called = ["you" if n == seat else f"{named[others.index(n)]} {n}" for n in range(count)]
    match = Match(game, called, start, variants)
    table = Table(match, seat, Words.of(game, lang, tuple(called)), players)
    table.let_bots_play()
    return table


def server() -> MCPServer[Any]:
    """A server with a shelf of its own."""
    shelf = Shelf()
    made: MCPServer[Any] = MCPServer("ludoteca", instructions=INSTRUCTIONS)
    for tool in (shelf.list_games, shelf.sit_down, shelf.look, shelf.pick, shelf.rule, shelf.why_not):
        made.tool()(tool)
    return made
