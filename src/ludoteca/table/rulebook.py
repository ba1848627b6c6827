"""The rules one wants to read: goal, turn, actions, an example of scoring and a glossary, each with pictures cut out of
a real table; then every sentence of the ledger. Searchable, and made to be printed."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from ludoteca.kernel import Game, Match, Option, State
from ludoteca.kernel.guide import Guide, Lesson, Moment
from ludoteca.kernel.primer import Plate, Primer
from ludoteca.ledger import Entry
from ludoteca.paper import Markup, h
from ludoteca.table.prose import prose, rule_mark
from ludoteca.table.scissors import cut, missing, root
from ludoteca.table.shell import asset
from ludoteca.words import LANGUAGES, Words

NAMES: Final = ("Ana", "Bia", "Caio", "Dora", "Edu", "Flora")
CANDIDATES: Final = 12
"""Moments that are looked at for one picture."""
FIRST_SEAT: Final = "seat-0 hue-0"
"""A part that lay in front of somebody has somebody's colour when it lies alone, too."""
LONGEST: Final = 3000
"""Picks of a game that is played for its pictures."""


@dataclass(frozen=True)
class Demonstration:
    """A game that was played for its pictures: every question in somebody's own turn, and how it ended."""

    moments: tuple[State, ...]
    last: State


@dataclass
class Album:
    """Pictures of one game in one language, and the symbols that they share."""

    words: Words
    shown: Demonstration
    guide: Guide | None
    ripe: float
    symbols: dict[str, str] = field(default_factory=dict)
    pages: dict[int, str] = field(default_factory=dict)

    def picture(self, plate: Plate) -> Markup | None:
        """The part of the table that this is about, at a moment when it matters."""
        if not plate.shows:
            return None
        lesson = self._lesson(plate.lesson or plate.name)
        about = [n for n, there in enumerate(self.shown.moments) if lesson is None or lesson.about(self._moment(there))]
        some = about or list(range(len(self.shown.moments)))
        some = some[int(len(some) * self.ripe) :] + some
        return next(filter(None, (self._cut(n, plate.shows) for n in some[:CANDIDATES])), None)

    def sign(self, shows: str) -> Markup | None:
        """The first time this is seen on the table."""
        some = range(0, len(self.shown.moments), max(1, len(self.shown.moments) // CANDIDATES))
        return next(filter(None, (self._cut(n, shows) for n in some)), None)

    def _cut(self, n: int, selector: str) -> Markup | None:
        page = self._page(n)
        found = cut(page, selector)
        if found is None:
            return None
        missing(found, page, self.symbols)
        return h("div.cutting", h("div", found, class_=f"{root(page)} {FIRST_SEAT}"), inert=True, aria_hidden="true")

    def _page(self, n: int) -> str:
        if n not in self.pages:
            there = self.shown.moments[n]
            view = there.view(there.ask.seat if there.ask else 0)
            self.pages[n] = str(self.words.game.view.page(view, _offer(there), self.words.t)) if self.words.game else ""
        return self.pages[n]

    def _moment(self, there: State) -> Moment:
        return self.guide.moment(there) if self.guide else Moment.of(there)

    def _lesson(self, name: str) -> Lesson | None:
        return next((one for one in self.guide.lessons if one.name == name), None) if self.guide else None

    def defined(self) -> Markup:
        return h("svg.defined", h("defs", [Markup(one) for one in self.symbols.values()]), aria_hidden="true")


def _offer(state: State) -> Any:
    """What could be picked at that moment is lit, as it is at a table."""
    offered = set(state.options)

    def can(verb: str, *args: Any) -> dict[str, Any]:
        return {"data_pick": ""} if Option(verb, args) in offered else {}

    return can


def demonstration(game: Game) -> Demonstration:
    """The table of the guided first game, anybody doing anything."""
    guide = game.guide
    seats = guide.seats if guide else game.seats[0]
    match = Match(game, NAMES[:seats], guide.seed if guide else 1, dict(guide.variants) if guide else {})
    chance = random.Random(7)
    moments: list[State] = []
    while not match.state.over and len(match.picks) < LONGEST:
        ask = match.state.ask
        assert ask is not None
        if not ask.reaction and len(match.state.options) > 1:
            moments.append(match.state.clone())
        match.choose(chance.choice(match.state.options).key, ask.seat)
    return Demonstration(tuple(moments), match.state)


_drawing: Final = threading.Lock()
"""Books are drawn in threads: by two at once, a name of the pictures could be taken for a word of everybody's."""


def book(game: Game, language: str) -> list[Any]:
    """The page; made once for each language."""
    with _drawing:
        return game.remembered(("book", language), lambda: _book(game, language))


def _book(game: Game, language: str) -> list[Any]:
    words = Words.of(game, language, NAMES)
    primer = game.primer
    head = [
        h("h1", words.t("rules-title", game=words.t("name"))),
        h("p.lead", words.t("about")),
        _search(words),
    ]
    told = list(_told(game, words, primer)) if primer else []
    script = h("script", src=asset("rules.js"), type="module")
    return [*head, _contents(words, primer is not None), *told, every_rule(words), script]


def _search(words: Words) -> Markup:
    t = words.t
    field = h(
        "input", type="search", name="q", id="rules-search", placeholder=t("rules-search"), aria_label=t("rules-search")
    )
    return h(
        "p.rules-tools", field, h("output", id="rules-found"), h("button.button", t("rules-print"), id="rules-print")
    )


def _contents(words: Words, illustrated: bool) -> Markup:
    parts = ("goal", "turn", "actions", "scoring", "terms") if illustrated else ()
    links = [h("li", h("a", words.t(f"rules-{part}"), href=f"#{part}")) for part in (*parts, "every")]
    return h("nav.chapters", h("ul", links), aria_label=words.t("rules-chapters"))


def _told(game: Game, words: Words, primer: Primer) -> Iterator[Any]:
    t = words.t
    shown = game.remembered("demonstration", lambda: demonstration(game))
    album = Album(words, shown, game.guide, primer.ripe)
    yield h("section.primer", h("h2", t("rules-goal"), id="goal"), _plate(primer.goal, album, "goal"))
    if primer.turn:
        steps = [h("li", _plate(plate, album, "step")) for plate in primer.turn]
        yield h("section.primer", h("h2", t("rules-turn"), id="turn"), h("ol.steps-of-turn", steps))
    acts = [_plate(plate, album, "act") for plate in primer.actions]
    yield h("section.primer", h("h2", t("rules-actions"), id="actions"), h("div.acts", acts))
    yield h(
        "section.primer",
        h("h2", t("rules-scoring"), id="scoring"),
        _plate(primer.end, album, "goal") if primer.end else None,
        _example(game, shown.last, words),
    )
    if primer.terms:
        terms = [_term(album, words, term.name, term.shows) for term in primer.terms]
        yield h("section.primer", h("h2", t("rules-terms"), id="terms"), h("dl.terms", terms))
    yield album.defined()


def _plate(plate: Plate, album: Album, kind: str) -> Markup:
    words = album.words
    name = f"primer-{plate.name}" if words.has(f"primer-{plate.name}") else f"guide-{plate.name}"
    title = h("h3", words.t(f"{name}-title"))
    return h("article.plate", album.picture(plate), h("div.said", title, h("p", words.t(name))), class_=kind)


def _term(album: Album, words: Words, name: str, shows: str) -> Markup:
    word, _, meaning = words.t(f"primer-term-{name}").partition(" — ")
    sign = album.sign(shows) if shows else None
    return h("div.term", h("dt", sign, h("b", word)), h("dd", meaning))


def _example(game: Game, state: State, words: Words) -> Markup | None:
    """Where the points of that game came from."""
    if not state.over or state.result is None:
        return None
    sources = [game.facts.sources(state, seat) for seat in state.everyone]
    names = [name for name in sources[0] if any(one.get(name) for one in sources)]
    if not names:
        return None
    seats = [h("th", NAMES[seat], scope="col") for seat in state.everyone]
    rows = [
        h("tr", h("th", words.t(name), scope="row"), [h("td", words.figure(one.get(name, 0), "g")) for one in sources])
        for name in names
    ]
    total = [h("td", h("b", words.figure(sum(one.values()), "g"))) for one in sources]
    return h(
        "table.example",
        h("caption", words.t("rules-example", names=NAMES[: state.seats])),
        h("thead", h("tr", h("td"), seats)),
        h("tbody", rows, h("tr", h("th", words.t("rules-total"), scope="row"), total)),
    )


def every_rule(words: Words) -> Markup:
    """The whole ledger, by chapter; the number of a sentence stands behind a small mark."""
    chapters: dict[str, list[Markup]] = {}
    for entry in words.rules().values():
        chapters.setdefault(entry.chapter, []).append(_sentence(entry))
    parts = [h("section.chapter", h("h3", name), h("ul", items)) for name, items in chapters.items()]
    return h(
        "section.every", h("h2", words.t("rules-every"), id="every"), h("p.soft", words.t("rules-own-words")), parts
    )


def _sentence(entry: Entry) -> Markup:
    return h("li", prose(entry.text), " ", rule_mark(entry.id), id=entry.id)


def warm(games: list[Game]) -> None:
    """Make every page before somebody waits for it."""
    for game in games:
        for language in LANGUAGES:
            book(game, language)
