"""What lies in front of one pair of eyes: the board, the question, the chairs, the log. Only a view is ever drawn."""

from __future__ import annotations

import logging
from typing import Any

from ludoteca.kernel import State
from ludoteca.paper import Blocks, Markup, h, join, within
from ludoteca.table.audience import Drawings, Guest
from ludoteca.table.chairs import chairs, proposal
from ludoteca.table.chronicle import SHOWN, line, said
from ludoteca.table.coach import coach
from ludoteca.table.dock import dock
from ludoteca.table.offer import Offer
from ludoteca.table.room import Room
from ludoteca.table.shell import cover, mark
from ludoteca.words import Words

log = logging.getLogger("ludoteca.table")


def board(room: Room, view: State, can: Offer, words: Words) -> Blocks:
    """The game's page. One that fails is logged, and the game goes on with buttons."""
    draw = room.game.view.blocks
    try:
        return draw(view, can, words.t) if draw is not None else one_block(room.game.view.page(view, can, words.t))
    except Exception:
        log.exception("the page of %s failed", room.game.code)
        if room.house.strict:
            raise
        return Blocks([h("p.broken", words.t("table-no-page"))])


def one_block(page: Any) -> Blocks:
    """A page by somebody who knows nothing of blocks, which go from a tag to a tag."""
    drawn = join(page)
    return Blocks([drawn if drawn.startswith("<") and drawn.endswith(">") else h("div", drawn)])


def surface(room: Room, guest: Guest) -> Blocks:
    """Everything that changes with a pick."""
    words = room.words(guest.language)
    if not room.started:
        return within("div.surface", chairs(room, guest, words), waiting(room, guest, words))
    if guest.covered:
        return within("div.surface.covered", curtain(room, guest, words))
    view = room.view(guest.eyes)
    mine = room.asks(guest.eyes)
    offer = Offer(view.options if mine else (), words, asking=guest.eyes < room.row.seats)
    drawn = board(room, view, offer, words)
    return within(
        "div.surface",
        chairs(room, guest, words),
        proposal(room, guest, words),
        dock(room, guest, words, offer.rest(), coach(room, guest.eyes, words)),
        within("div.board", drawn, id="board"),
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
        h("div.lid", cover(room.game, words)),
        h(
            "div",
            h("h2", t("waiting-title")),
            h("p", t("waiting-how") if insider else t("waiting-outside")),
            h("ul.links", links) if links else None,
            h("a.button", t("waiting-sit"), href=f"/table/{room.id}/sit") if not insider and room.row.listed else None,
            h(
                "p.links-of-game",
                h("a", t("game-rules"), href=f"/games/{room.game.code}/rules"),
                h("a", t("game-cards"), href=f"/games/{room.game.code}/cards") if room.game.view.faces else None,
            ),
        ),
    )


# The log and what is said.


def news(room: Room, guest: Guest) -> dict[str, Any]:
    """The message that brings one tab up to date."""
    told = tidings(room, guest)
    return {**told, "html": join(told["html"])}


def tidings(room: Room, guest: Guest, drawn: Drawings | None = None) -> dict[str, Any]:
    """The same, with the board in blocks. `drawn` is what spectators of the same moment were shown."""
    eyes = room.row.seats if guest.covered else guest.eyes
    words = room.words(guest.language)
    version = (room.log_version << 8) | eyes
    reset = version != guest.version
    start = 0 if reset else guest.logged
    entries = [entry for entry in room.log[start:] if entry.known_to(eyes)][-SHOWN:]
    guest.version, guest.logged = version, len(room.log)
    told = said(room, guest, words, guest.said)
    guest.said = len(room.chat)
    mine = not guest.covered and room.asks(guest.eyes)
    return {
        "n": room.n,
        "html": _surface(room, guest, drawn),
        "log": [line(room, entry, words) for entry in entries],
        "reset": reset,
        "chat": told,
        "known": [guest.version, guest.logged, guest.said],
        "eyes": "" if guest.covered else guest.eyes,
        "over": room.over,
        "turn": mine or (guest.covered and room.asked in room.seats_of(guest.player)),
        "title": title(room, words, mine=mine),
    }


def _surface(room: Room, guest: Guest, drawn: Drawings | None) -> Blocks:
    """Drawn once for all who only watch and read the same language. At the end there is a link on it, which begins with
    the address by which each of them came."""
    if drawn is None or guest.eyes != room.row.seats or not room.started or guest.player == room.row.owner:
        return surface(room, guest)
    key = f"{room.n} {guest.language} {guest.address if room.over else ''}"
    if key not in drawn:
        drawn[key] = surface(room, guest)
    return drawn[key]


def title(room: Room, words: Words, *, mine: bool) -> str:
    name = words.t("name")
    if room.over:
        return words.t("title-over", game=name)
    return words.t("title-turn", game=name) if mine else words.t("title-table", game=name)
