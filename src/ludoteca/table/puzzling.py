"""Puzzles at the table: today's and this week's of every box, the whole shelf, and one position to decide."""

from __future__ import annotations

import asyncio
import datetime as dt
import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Game, Refused, State
from ludoteca.paper import Markup, h
from ludoteca.puzzles import Puzzle, shelf
from ludoteca.registry import fetch, where
from ludoteca.store.learning import add_try, tries_at, tries_of
from ludoteca.table import shell
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.offer import Offer
from ludoteca.table.reading import reading, script_data
from ludoteca.table.visiting import box_of, html, see, text, whole
from ludoteca.words import Words

EASIEST: Final = 1100
HARDER: Final = 250
"""Rating of a puzzle that nobody has tried: so much, and so much more for every simple player who goes astray."""
SPREAD: Final = 400


@lru_cache(maxsize=64)
def position(at: str, name: str) -> State:
    """The table of a puzzle. A long game takes a moment to be played again."""
    game = fetch(at)
    return next(puzzle for puzzle in shelf(game.package) if puzzle.id == name).match(game).state


def daily(game: Game, day: dt.date) -> Puzzle | None:
    """Today's puzzle of a box: the shelf is gone through once before it begins again."""
    puzzles = sorted(shelf(game.package), key=lambda puzzle: puzzle.id)
    return puzzles[day.toordinal() % len(puzzles)] if puzzles else None


def weekly(game: Game, day: dt.date) -> Puzzle | None:
    """This week's: one of the hard ones."""
    puzzles = sorted(shelf(game.package), key=lambda puzzle: (-puzzle.hard, -len(puzzle.solution), puzzle.id))
    hard = puzzles[: max(1, len(puzzles) // 3)]
    return hard[day.toordinal() // 7 % len(hard)] if hard else None


def rating(puzzle: Puzzle, solved: int, tried: int) -> int:
    """How hard it is: by what the simple players did, and more and more by people's first tries."""
    guess = EASIEST + HARDER * puzzle.hard
    return round(guess + SPREAD * math.log10((tried - solved + 2) / (solved + 2)) * tried / (tried + 4))


@dataclass(frozen=True)
class Tried:
    """What somebody has tried."""

    solved: dict[str, bool]

    def sign(self, puzzle: Puzzle) -> str:
        return {True: "✓", False: "✗", None: "·"}[self.solved.get(puzzle.id)]


def today() -> dt.date:
    return dt.datetime.now(dt.UTC).date()


async def puzzles(request: Request, house: House, visitor: Visitor) -> Response:
    """The page of all puzzles."""
    t = visitor.words.t
    who = visitor.player.id
    tried = Tried({row.puzzle: row.solved for row in await house.store.read(lambda c: tries_of(c, who))})
    cards = [card(game, visitor, tried) for game in house.games.values() if shelf(game.package)]
    body = [h("h1", t("puzzle-title")), h("p.lead", t("puzzle-lead")), h("ul.puzzle-shelves", cards)]
    styles = list(house.games.values())
    return html(request, house, visitor, t("puzzle-title"), body, kind="puzzles", styles=styles)


def card(game: Game, visitor: Visitor, tried: Tried) -> Markup:
    words = shell.game_words(game, visitor)
    t = words.t
    found = shelf(game.package)
    solved = sum(tried.solved.get(puzzle.id, False) for puzzle in found)

    def link(puzzle: Puzzle | None, label: str) -> Markup | None:
        return h("a.button.strong", t(label), href=address(game, puzzle)) if puzzle else None

    chips = [
        h("a.chip", number, h("span", tried.sign(puzzle)), href=address(game, puzzle), aria_label=_label(puzzle, words))
        for number, puzzle in enumerate(found, 1)
    ]
    return h(
        "li.card.puzzle-shelf",
        h("div.lid", shell.cover(game, words)),
        h("h2", t("name")),
        h("p.learning-links", link(daily(game, today()), "puzzle-daily"), link(weekly(game, today()), "puzzle-weekly")),
        h("details", h("summary", t("puzzle-shelf", solved=solved, count=len(found))), h("div.chips", chips)),
        class_=f"game-{game.code}",
    )


def _label(puzzle: Puzzle, words: Words) -> str:
    return words.t(f"puzzle-theme-{puzzle.theme}")


def address(game: Game, puzzle: Puzzle) -> str:
    return f"/puzzles/{game.code}/{puzzle.id}"


def puzzle_of(request: Request, game: Game) -> Puzzle:
    name = request.path_params["puzzle"]
    found = next((puzzle for puzzle in shelf(game.package) if puzzle.id == name), None)
    if found is None:
        raise Refused("There is no such puzzle.", "missing")
    return found


async def puzzle(request: Request, house: House, visitor: Visitor) -> Response:
    """One position: the question, and after the answer what was right."""
    game = box_of(request, house)
    found = puzzle_of(request, game)
    if request.method == "POST":
        return await answer(request, house, visitor, game, found)
    picked = request.query_params.get("picked", "")
    step = min(whole(request.query_params.get("step", "")) or 0, len(found.solution) - 1)
    words = Words.of(game, visitor.language, names(found, visitor))
    state = (await asyncio.to_thread(position, where(game), found.id)).clone()
    for key in found.solution[:step]:
        state.play(game.keys.read(key))
    if picked and not _offered(game, state, picked):
        raise Refused("That is not on offer here.", "not-on-offer")
    view = state.view(found.seat)
    offer = Offer(() if picked else view.options, words)
    drawn = game.view.page(view, offer, words.t)
    solved, tried = await house.store.read(lambda c: tries_at(c, found.id))
    told = (
        verdict(game, found, words, step, picked, solved, tried)
        if picked
        else question(found, view, words, step, offer, house.keeper.csrf(visitor.player.id), solved, tried)
    )
    body = [h("div.replay", told, h("div.board", drawn, id="board"), id="surface"), *reading(words)]
    title = words.t("puzzle-of", game=words.t("name"))
    bar = h("a.crumb", words.t("puzzle-title"), href="/puzzles")
    data = script_data(game, visitor, words)
    return html(request, house, visitor, title, body, kind="replay", game=game, scripted=True, bar=bar, data=data)


def _offered(game: Game, state: State, key: str) -> bool:
    try:
        return game.keys.read(key) in state.options
    except Refused:
        return False


async def answer(request: Request, house: House, visitor: Visitor, game: Game, found: Puzzle) -> Response:
    """Right, and perhaps on to the next pick; or wrong. The first try counts."""
    form = await request.form()
    picked, step = text(form, "pick"), whole(text(form, "step")) or 0
    if step >= len(found.solution):
        raise Refused("There is no such moment.", "moment")
    state = (await asyncio.to_thread(position, where(game), found.id)).clone()
    for key in found.solution[:step]:
        state.play(game.keys.read(key))
    if not _offered(game, state, picked):
        raise Refused("That is not on offer here.", "not-on-offer")
    right = picked == found.solution[step]
    if right and step + 1 < len(found.solution):
        return see(f"{address(game, found)}?step={step + 1}")
    who = visitor.player.id
    await house.store.write(lambda c: add_try(c, who, found.id, game.code, picked, solved=right))
    return see(f"{address(game, found)}?step={step}&picked={quote(picked)}")


def names(found: Puzzle, visitor: Visitor) -> tuple[str, ...]:
    t = visitor.words.t
    return tuple(
        t("puzzle-you" if seat == found.seat else "puzzle-rival", number=seat + 1) for seat in range(found.seats)
    )


def question(
    found: Puzzle, view: State, words: Words, step: int, offer: Offer, csrf: str, solved: int, tried: int
) -> Markup:
    t = words.t
    assert view.ask is not None
    rest = offer.rest()
    hardness = t("puzzle-rating", rating=rating(found, solved, tried))
    form = h(
        "form",
        shell.hidden(csrf),
        h("input", type="hidden", name="pick"),
        h("input", type="hidden", name="step", value=step),
        method="post",
        id="answer-form",
    )
    return h(
        "section.dock.mine",
        h("p.soft", hardness, " · ", t("puzzle-solved-by", solved=solved, tried=tried)),
        h("h1.question", t(f"puzzle-theme-{found.theme}")),
        h("p", t("puzzle-good", n=step) if step else t("puzzle-how")),
        h("h2.question", words.question(view.ask)),
        h("div.picks", rest, id="picks") if rest else None,
        form,
        id="dock",
        aria_label=t("table-your-decision"),
    )


def verdict(game: Game, found: Puzzle, words: Words, step: int, picked: str, solved: int, tried: int) -> Markup:
    """Right or wrong, the solution in words, and why it is one."""
    t = words.t
    right = picked == found.solution[step]
    line = " → ".join(words.pick(game.keys.read(key)) for key in found.solution)
    puzzles = shelf(game.package)
    onward = puzzles[(puzzles.index(found) + 1) % len(puzzles)]
    return h(
        "section.dock",
        h("h1.question", t("puzzle-right" if right else "puzzle-wrong")),
        h("p", t("puzzle-picked", pick=words.pick(game.keys.read(picked)))) if not right else None,
        h("p.solution", h("b", t("puzzle-solution"), " "), line),
        h(
            "p",
            t(
                "puzzle-why",
                second=words.pick(game.keys.read(found.second)),
                gap=f"{found.gap:.0%}",
                sure=f"{found.sure:.0%}",
            ),
        ),
        h("p.soft", t("puzzle-solved-by", solved=solved, tried=tried)),
        h(
            "div.tools",
            h("a.button.strong", t("puzzle-next"), href=address(game, onward)),
            h("a.button", t("puzzle-again"), href=address(game, found)),
            h("a.button", t("puzzle-title"), href="/puzzles"),
        ),
        id="dock",
        aria_label=t("puzzle-solution"),
    )
