"""What lies in front of one pair of eyes: the board, the question, the chairs, the log. Only a view is ever drawn."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from ludoteca.kernel import Choice, Option, Refused, State
from ludoteca.paper import Markup, h
from ludoteca.store.people import now
from ludoteca.store.tables import SeatRow
from ludoteca.table import standing
from ludoteca.table.chronicle import SHOWN, line, spoken
from ludoteca.table.coach import coach
from ludoteca.table.consent import free, others_of
from ludoteca.table.shell import mark
from ludoteca.words import Words

if TYPE_CHECKING:
    from ludoteca.table.room import Guest, Room

log = logging.getLogger("ludoteca.table")


class Offer:
    """`can`: hands out each option on offer once. What no element of the page claims becomes a button."""

    def __init__(self, options: Sequence[Option], words: Words) -> None:
        self._words = words
        self._open = {(option.verb, *option.args): option for option in options}

    def __call__(self, verb: str, *args: int | str) -> dict[str, Any]:
        option = self._open.pop((verb, *args), None)
        return {} if option is None else {"role": "button", "tabindex": "0", **self.attributes(option)}

    def attributes(self, option: Option) -> dict[str, Any]:
        return {
            "data-pick": self._words.key(option),
            "aria-label": self._words.pick(option),
            "data-help": self._words.pick_help(option) or None,
        }

    def rest(self) -> list[Markup]:
        """A button for everything still open. Many numbers of one kind (bids, prices) become a stepper."""
        by_verb: dict[str, list[Option]] = {}
        for option in self._open.values():
            by_verb.setdefault(option.verb, []).append(option)
        found: list[Markup] = []
        for options in by_verb.values():
            numbers = len(options) >= STEPPED and all(len(o.args) == 1 and o.number >= 0 for o in options)
            found += [self._stepper(options)] if numbers else [self._button(option) for option in options]
        return found

    def _button(self, option: Option, kind: str = "") -> Markup:
        said = {**self.attributes(option), "aria-label": None, "class": kind or None}
        return h("button.pick", self._words.pick(option), **said, type="button")

    def _stepper(self, options: list[Option]) -> Markup:
        """One of the numbers at a time, with less and more beside it."""
        strides = (1, 5) if len(options) > LONG else (1,)
        step = [
            h("button.step", f"{sign}{by if by > 1 else ''}", data_do="step", data_by=f"{sign}{by}", type="button")
            for sign, by in ((sign, by) for sign in "-+" for by in (strides if sign == "+" else strides[::-1]))
        ]
        half = len(step) // 2
        picks = [self._button(option, "" if n else "now") for n, option in enumerate(options)]
        return h(
            "div.stepper", step[:half], picks, step[half:], role="group", aria_label=self._words.t("table-stepper")
        )


STEPPED = 6
"""So many numbers of one kind are stepped through; fewer are buttons side by side."""
LONG = 15
"""So many are worth longer strides."""


def board(room: Room, view: State, can: Offer, words: Words) -> Markup:
    """The game's page. One that fails is logged, and the game goes on with buttons."""
    try:
        return room.game.view.page(view, can, words.t)
    except Exception:
        log.exception("the page of %s failed", room.game.code)
        if room.house.strict:
            raise
        return h("p.broken", words.t("table-no-page"))


def surface(room: Room, guest: Guest) -> Markup:
    """Everything that changes with a pick."""
    words = room.words(guest.language)
    if not room.started:
        return h("div.surface", chairs(room, guest, words), waiting(room, guest, words))
    if guest.covered:
        return h("div.surface.covered", curtain(room, guest, words))
    view = room.view(guest.eyes)
    mine = room.asks(guest.eyes)
    offer = Offer(view.options if mine else (), words)
    drawn = board(room, view, offer, words)
    return h(
        "div.surface",
        chairs(room, guest, words),
        proposal(room, guest, words),
        dock(room, guest, words, offer.rest(), coach(room, guest.eyes, words)),
        h("div.board", drawn, id="board"),
    )


# The question.


def dock(room: Room, guest: Guest, words: Words, rest: list[Markup], advice: Markup | None = None) -> Markup:
    if room.over:
        return ending(room, guest, words)
    ask = room.ask
    if ask is None:
        return put_away(room, guest, words)
    if room.asks(guest.eyes):
        body = [
            advice,
            h("div.recap", id="recap", hidden=True),
            h("h2.question", words.question(ask)),
            h("div.picks", rest, id="picks") if rest else None,
            more_tools(words),
            tools(room, guest, words, ask),
            rule_of(ask, words),
        ]
        return h("section.dock.mine", body, id="dock", aria_label=words.t("table-your-decision"))
    thinks = room.is_bot(ask.seat)
    what = "standing-answers" if ask.seat == guest.eyes and room.waker.passing else "table-waits-for"
    text = words.t("table-thinks" if thinks else what, seat=ask.seat)
    return h(
        "section.dock",
        advice,
        h("p.question", h("span.dots", aria_hidden=True) if thinks else None, text),
        h("p.soft", words.t("table-busy")) if thinks and room.house.turns.busy else None,
        more_tools(words),
        tools(room, guest, words, ask),
        rule_of(ask, words),
        id="dock",
        aria_label=words.t("table-others-decision"),
    )


def rule_of(ask: Choice, words: Words) -> Markup | None:
    """The rule behind the question, one key away."""
    ids = [identity for identity in (ask.rule, *ask.rules) if identity and words.rule(identity)]
    if not ids:
        return None
    return h(
        "details.rule",
        h("summary", words.t("table-rule"), h("kbd", "r")),
        h("dl", [(h("dt", identity), h("dd", words.rule(identity))) for identity in ids]),
        id="rule",
    )


def more_tools(words: Words) -> Markup:
    """On a phone the dock is slim: its tools come when asked for."""
    return h("button.tool.more", "⋯", data_do="more", type="button", aria_label=words.t("table-tools"))


def tools(room: Room, guest: Guest, words: Words, ask: Choice) -> Markup | None:
    """Undo, hurry, stand in, cover."""
    t = words.t
    found = []
    mine = guest.eyes < room.row.seats
    if mine and any(pick.seat == guest.eyes for pick in room.match.picks):
        freely = not others_of(room, guest.eyes) or free(room, guest.eyes)
        label = t("table-undo") if freely else t("table-ask-undo")
        found.append(h("button.tool", label, h("kbd", "u"), data_do="undo", type="button"))
    if room.is_bot(ask.seat) and mine and not room.waker.hurry:
        found.append(h("button.tool", t("table-hurry"), h("kbd", "h"), data_do="hurry", type="button"))
    if mine and room.row.chairs[guest.eyes].kind != "bot" and room.is_bot(guest.eyes):
        found.append(h("button.tool.strong", t("table-take-back-seat"), data_do="back", type="button"))
    if mine and room.asks(guest.eyes) and room.alone():
        found.append(h("button.tool", t("table-hint"), h("kbd", "t"), data_do="hint", type="button"))
    if form := standing_form(room, guest, words):
        found.append(form)
    if len(room.seats_of(guest.player)) > 1 and room.row.curtain:
        found.append(h("button.tool", t("table-cover"), data_do="cover", type="button"))
    return h("div.tools", found) if found else None


def put_away(room: Room, guest: Guest, words: Words) -> Markup:
    """A table closed before the end."""
    again = h("button.button.strong", words.t("table-reopen"), data_do="reopen", type="button")
    replay = h("a.button", words.t("table-watch-replay"), href=f"/table/{room.id}/replay?n=0")
    mine = guest.eyes < room.row.seats and not room.row.face_up
    open_up = h("button.button", words.t("table-face-up"), data_do="face-up", type="button")
    return h(
        "section.dock",
        h("h2.question", words.t("table-closed-for-good" if room.row.face_up else "table-closed")),
        h("div.tools", again if mine else None, replay, open_up if mine else None),
        id="dock",
        aria_label=words.t("table-closed"),
    )


def ending(room: Room, guest: Guest, words: Words) -> Markup:
    """Who won."""
    t = words.t
    result = room.match.state.result
    assert result is not None
    order = sorted(range(room.row.seats), key=lambda seat: (result.ranks[seat], seat))
    winners = tuple(words.seat(seat) for seat in result.winners)
    rows = [
        h(
            "tr",
            h("td.rank", f"{result.ranks[seat]}."),
            h("th", mark(seat), words.seat(seat), scope="row"),
            h("td.points", result.scores[seat]),
            class_="winner" if seat in result.winners else None,
        )
        for seat in order
    ]
    won = ("table-nobody", "table-winner", "table-winners")[min(len(winners), 2)]
    return h(
        "section.dock.ending",
        h("h2.question", t(won, names=winners)),
        h(
            "table.result",
            h("caption.hidden", t("table-result")),
            h(
                "thead.hidden",
                h("tr", h("th", t("table-rank")), h("th", t("table-player")), h("th", t("table-points"))),
            ),
            h("tbody", rows),
        ),
        second_thoughts(room, words),
        promised(room, words),
        h(
            "div.tools",
            h("a.button.strong", t("table-watch-replay"), href=f"/table/{room.id}/replay?n=0"),
            h("a.button", t("table-again"), href=f"/games/{room.game.code}?like={room.id}"),
            h("a.button", t("table-record"), href=f"/table/{room.id}/record", download=True),
        ),
        id="dock",
        aria_label=t("table-result"),
    )


def promised(room: Room, words: Words) -> Markup | None:
    """That the shuffle was promised before anybody sat down; at the end, that the promise was kept."""
    if room.row.promised is None:
        return None
    proof = room.proof()
    if proof is None:
        return h("p.soft.promise", words.t("promise-made", promised=room.row.promised[:16]))
    try:
        proof.check(room.row.seed)
    except Refused:
        return h("p.promise", words.t("promise-broken"))
    return h("p.soft.promise", "✓ ", words.t("promise-kept", promised=room.row.promised[:16]))


def second_thoughts(room: Room, words: Words) -> Markup | None:
    """A result of somebody who knew what would come is not like another."""
    if not room.row.second_thoughts:
        return None
    return h("p.soft", h("span.badge", words.t("table-second-thoughts")), " ", words.t("table-second-thoughts-why"))


# Around the board.


def chairs(room: Room, guest: Guest, words: Words) -> Markup:
    """Who sits where, who is asked, who is away, how much time is left."""
    at = now()
    view = room.view(room.row.seats if guest.covered else guest.eyes) if room.started else None
    return h(
        "ol.chairs",
        [_chair(room, guest, words, chair, at, view) for chair in room.row.chairs],
        id="chairs",
        aria_label=words.t("table-chairs"),
    )


def seat_line(room: Room, view: State | None, seat: int, words: Words) -> Markup | None:
    """What stays in sight of everybody: the score, and what else the game's page says matters most."""
    draw = room.game.view.seat_line
    return h("span.stand", draw(view, seat, words.t)) if draw is not None and view is not None else None


def _chair(room: Room, guest: Guest, words: Words, chair: SeatRow, at: int, view: State | None) -> Markup:
    t = words.t
    seat = chair.seat
    asked = room.asked == seat
    away = chair.kind in ("person", "guest") and not chair.bot and not room.present(seat)
    state = [
        h("span.badge", t("table-you")) if seat == guest.eyes and not guest.covered else None,
        h("span.badge.turn", t("table-to-play")) if asked else None,
        h("span.badge", t("table-bot")) if chair.kind == "bot" else None,
        h("span.badge", t("table-stand-in")) if chair.kind != "bot" and chair.bot else None,
        h("span.badge.away", t("table-away")) if away and room.started and not room.over else None,
        _time(room, seat, at, words),
    ]
    if guest.eyes < room.row.seats and room.started and not room.over and room.absent(seat):
        state.append(h("button.tool", t("table-take-over"), data_do="takeover", data_seat=seat, type="button"))
    return h(
        "li.chair",
        mark(seat),
        h("span.who", words.seat(seat)),
        seat_line(room, view, seat, words),
        state,
        class_=["asked" if asked else "", f"hue-{seat}"],
        aria_current="step" if asked else None,
    )


def _time(room: Room, seat: int, at: int, words: Words) -> Markup | None:
    if not room.clock.terms.ticking or room.over or not room.started:
        return None
    left = room.clock.remaining(seat, room.asked, at)
    return h(
        "time.clock",
        clock_text(left, words),
        data_left=left if seat == room.asked else None,
        class_="low" if left < 60_000 else None,
        aria_label=words.t("table-time-left", time=clock_text(left, words)),
    )


def clock_text(left: int, words: Words) -> str:
    seconds = left // 1000
    if seconds >= 86_400:
        return words.t("table-days-hours", days=seconds // 86_400, hours=seconds % 86_400 // 3600)
    if seconds >= 3600:
        return f"{seconds // 3600}:{seconds % 3600 // 60:02}:{seconds % 60:02}"
    return f"{seconds // 60}:{seconds % 60:02}"


def proposal(room: Room, guest: Guest, words: Words) -> Markup | None:
    """What the table is asked to agree to."""
    asked = room.proposal
    if asked is None:
        return None
    t = words.t
    if asked.what == "undo":
        text = t("table-wants-undo", seat=asked.by, count=len(room.match.picks) - asked.to)
    else:
        text = t("table-wants-takeover", seat=asked.by, other=words.seat(asked.to))
    buttons = None
    if guest.eyes in asked.needed:
        buttons = [
            h("button.button.strong", t("table-agree"), data_do="consent", data_yes="1", type="button"),
            h("button.button", t("table-refuse"), data_do="consent", type="button"),
        ]
    waits = tuple(words.seat(seat) for seat in sorted(asked.needed))
    return h(
        "section.proposal", h("p", text), buttons or h("p.soft", t("table-waits-consent", names=waits)), role="alert"
    )


def curtain(room: Room, guest: Guest, words: Words) -> Markup:
    """Between two people at one device: nothing secret is on the screen."""
    t = words.t
    mine = [seat for seat in room.seats_of(guest.player) if not room.is_bot(seat)]
    next_one = room.asked if room.asked in mine else None
    first = next_one if next_one is not None else mine[0]
    rest = [seat for seat in mine if seat != first]
    text = t("curtain-pass", seat=first) if next_one is not None else t("curtain-closed")
    return h(
        "section.curtain",
        h("div.drape", aria_hidden=True),
        h(
            "div.curtain-card",
            mark(first),
            h("h2", text),
            h("p.soft", t("curtain-why")),
            h(
                "button.button.strong.big",
                t("curtain-lift", seat=first),
                data_do="lift",
                data_seat=first,
                type="button",
            ),
            [h("button.button", t("curtain-lift", seat=s), data_do="lift", data_seat=s, type="button") for s in rest],
        ),
        id="curtain",
        aria_label=text,
    )


def waiting(room: Room, guest: Guest, words: Words) -> Markup:
    """Before the game: the secret links, for those who sit here already."""
    t = words.t
    insider = bool(room.seats_of(guest.player)) or room.row.owner == guest.player
    links = []
    for chair in room.row.chairs:
        if chair.kind == "open" and chair.token and insider:
            url = f"{guest.address}/join/{chair.token}"
            links.append(
                h(
                    "li",
                    h("span", t("waiting-seat", number=chair.seat + 1)),
                    h("input.link", value=url, readonly=True, aria_label=t("waiting-link"), id=f"link-{chair.seat}"),
                    h("button.button", t("waiting-copy"), data_copy=f"link-{chair.seat}", type="button"),
                )
            )
    return h(
        "section.waiting",
        h("h2", t("waiting-title")),
        h("p", t("waiting-how") if insider else t("waiting-outside")),
        h("ul.links", links) if links else None,
        h("a.button", t("waiting-sit"), href=f"/table/{room.id}/sit") if not insider and room.row.listed else None,
    )


# The log and what is said.


def news(room: Room, guest: Guest, drawn: dict[str, Markup] | None = None) -> dict[str, Any]:
    """The message that brings one tab up to date. `drawn` is what spectators of the same moment were shown."""
    eyes = room.row.seats if guest.covered else guest.eyes
    words = room.words(guest.language)
    version = (room.log_version << 8) | eyes
    reset = version != guest.version
    start = 0 if reset else guest.logged
    lines = [line(room, entry, words) for entry in room.log[start:] if entry.known_to(eyes)]
    guest.version, guest.logged = version, len(room.log)
    said = [spoken(room, row, words) for row in room.chat[guest.said :]]
    guest.said = len(room.chat)
    mine = not guest.covered and room.asks(guest.eyes)
    return {
        "n": room.n,
        "html": _surface(room, guest, drawn),
        "log": lines[-SHOWN:],
        "reset": reset,
        "chat": said,
        "known": [guest.version, guest.logged, guest.said],
        "eyes": "" if guest.covered else guest.eyes,
        "over": room.over,
        "turn": mine or (guest.covered and room.asked in room.seats_of(guest.player)),
        "title": title(room, words, mine=mine),
    }


def _surface(room: Room, guest: Guest, drawn: dict[str, Markup] | None) -> Markup:
    """Drawn once for all who only watch and read the same language."""
    if drawn is None or guest.eyes != room.row.seats or not room.started or guest.player == room.row.owner:
        return surface(room, guest)
    key = f"{room.n} {guest.language}"
    if key not in drawn:
        drawn[key] = surface(room, guest)
    return drawn[key]


def title(room: Room, words: Words, *, mine: bool) -> str:
    name = words.t("name")
    if room.over:
        return words.t("title-over", game=name)
    return words.t("title-turn", game=name) if mine else words.t("title-table", game=name)


def standing_form(room: Room, guest: Guest, words: Words) -> Markup | None:
    """How questions outside the own turn are answered."""
    if guest.eyes >= room.row.seats or not reactions(room.game.package):
        return None
    knows = room.game.view.matters is not None
    modes = [mode for mode in standing.MODES if mode != standing.MATTERS or knows]
    now_set = room.row.chairs[guest.eyes].standing
    buttons = [
        h(
            "button.tool",
            words.t(f"standing-{mode or 'ask'}"),
            data_do="standing",
            data_mode=mode,
            type="button",
            aria_pressed=mode == now_set,
        )
        for mode in modes
    ]
    # No list to choose from: arrows walk over the dock, and must not change an answer by passing over it.
    chosen = h("summary", h("span", words.t("standing-title")), h("b", words.t(f"standing-{now_set or 'ask'}")))
    return h("details.standing", chosen, h("div", buttons, role="group"), id="standing")


@cache
def reactions(package: str) -> list[type[Choice]]:
    """The questions outside the own turn that this game asks."""
    found: list[type[Choice]] = []
    waiting: list[type[Choice]] = [Choice]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.reaction and kind.__module__.startswith(package):
            found.append(kind)
    return found
