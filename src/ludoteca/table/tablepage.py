"""The page of a table as it is first sent; the script keeps it up to date."""

from __future__ import annotations

from typing import Any

from ludoteca.kernel import Game
from ludoteca.kernel.game import EDITION
from ludoteca.paper import Markup, h
from ludoteca.table.audience import Guest
from ludoteca.table.chronicle import log_of, said
from ludoteca.table.ending import promised
from ludoteca.table.identity import SPEEDS, Visitor
from ludoteca.table.reading import reading, script_data
from ludoteca.table.room import Room
from ludoteca.table.surface import news
from ludoteca.words import Words

KEYS = ("tab", "arrows", "enter", "number", "i", "shift", "u", "r", "y", "h", "t", "l", "c", "question", "escape")
SIGNS = {
    "tab": "Tab",
    "arrows": "← ↑ ↓ →",
    "enter": "Enter",
    "number": "1 … 9",
    "i": "i, I",
    "shift": "⇧ ← ↑ ↓ →",
    "question": "?",
    "escape": "Esc",
}


async def _nowhere(_: dict[str, Any]) -> None:
    return None


def look_in(room: Room, visitor: Visitor, address: str) -> Guest:
    """A tab as it begins: with one's own eyes, the spectators', or behind the curtain where several share it."""
    player = visitor.player.id
    mine = [seat for seat in room.seats_of(player) if not room.is_bot(seat)] or list(room.seats_of(player))
    eyes = mine[0] if mine else room.row.seats
    guest = Guest(player, visitor.language, _nowhere, eyes, address=address, speed=visitor.prefers("speed"))
    guest.muted = visitor.muted
    guest.covered = len(mine) > 1 and room.row.curtain and room.started and not room.over
    room.audience.look_up(guest)
    return guest


def table_page(room: Room, visitor: Visitor, address: str) -> tuple[str, list[Any], dict[str, Any]]:
    guest = look_in(room, visitor, address)
    words = room.words(visitor.language)
    eyes = room.row.seats if guest.covered else guest.eyes
    kept = room.row.chairs[guest.eyes].seen if guest.eyes < room.row.seats else None
    seen = None if kept is None else max(kept, room.audience.seen_by(guest.player))
    fresh = news(room, guest)
    data = {
        "data_table": room.id,
        "data_n": room.n,
        "data_log": guest.logged,
        "data_version": guest.version,
        "data_said": guest.said,
        "data_turn": "1" if fresh["turn"] else None,
        "data_over": "1" if room.over else None,
        "data_seat": fresh["eyes"],
        "data_keep": "1" if _may_be_kept(room, guest) else None,
        **script_data(room.game, visitor, words),
        **{f"data_{key}": "1" if visitor.prefers(key) else None for key in ("confirm", "sound", "notify", "speak")},
    }
    body = h(
        "div.play",
        h("h1.hidden", words.t("name")),
        h("p.kept-note", words.t("offline-board"), id="kept-note", hidden=True),
        h("div", Markup(fresh["html"]), id="surface"),
        side(room, guest, words, log_of(room, eyes, words, seen)),
    )
    extras = [
        h("div.hidden", id="live", aria_live="polite"),
        h("div.moments", id="moment-box", aria_hidden=True),
        h("div.toast", id="toast", role="status", hidden=True),
        *reading(words),
        keys(words),
    ]
    bar = [
        h("a.crumb", words.t("name"), href=f"/games/{room.game.code}"),
        h("a.crumb", words.t("table-rules"), href=f"/games/{room.game.code}/rules", target="_blank"),
        h("a.crumb", words.t("table-replay"), href=f"/table/{room.id}/replay"),
        h("button.crumb", "?", type="button", data_do="keys", aria_label=words.t("keys-title")),
    ]
    return str(fresh["title"]), [body, *extras], {"data": data, "bar": bar}


def _may_be_kept(room: Room, guest: Guest) -> bool:
    """Whether the browser may keep the last board for a day without a network: not where several people share it."""
    return len(room.seats_of(guest.player)) < 2 or not room.row.curtain or room.over


def side(room: Room, guest: Guest, words: Words, lines: Markup) -> Markup:
    """The log, the chat and what one may set for this table."""
    t = words.t
    mine = guest.eyes < room.row.seats
    talk = h(
        "form",
        h(
            "input",
            name="text",
            maxlength=300,
            autocomplete="off",
            aria_label=t("chat-say"),
            placeholder=t("chat-say"),
            id="say",
        ),
        h("button.button", t("chat-send")),
        id="chat-form",
    )
    return h(
        "aside.side",
        h(
            "section.panel",
            h("h2", t("log-title"), h("kbd", "l")),
            h("ol.log", lines, id="log", tabindex="0", aria_label=t("log-title")),
        ),
        h(
            "section.panel",
            h("h2", t("chat-title"), h("kbd", "c")),
            h("ol.chat", said(room, guest, words), id="chat", aria_label=t("chat-title")),
            talk if mine else None,
        ),
        h(
            "details.panel",
            h("summary", t("side-more")),
            speeds(guest, words),
            h("button.button", t("side-leave"), data_do="leave", type="button") if mine and not room.over else None,
            h("button.button", t("side-close"), data_do="close", type="button")
            if mine and not room.over and room.alone()
            else None,
            h("a.button", t("side-settings"), href="/me"),
            h("a.button", t("people-at-table"), href=f"/table/{room.id}/people"),
            h("a.button", t("table-record"), href=f"/table/{room.id}/record") if room.ended else None,
            promised(room, words) if room.started and not room.ended else None,
            h("p.soft", t("side-variants", list=variants(room, words))) if room.row.variants else None,
            named_edition(room.game, words),
        ),
        aria_label=t("side-title"),
    )


def speeds(guest: Guest, words: Words) -> Markup:
    """How fast bots play and pieces move; remembered."""
    buttons = [
        h(
            "button.tool",
            words.t(f"speed-{speed}"),
            data_do="speed",
            data_mode=speed,
            type="button",
            aria_pressed=speed == guest.speed,
        )
        for speed in SPEEDS
    ]
    return h("div.speeds", h("span", words.t("me-speed")), buttons, role="group", aria_label=words.t("me-speed"))


def named_edition(game: Game, words: Words) -> Markup | None:
    """Which edition this is, and the way to what it changes."""
    mine = game.edition
    if mine is None:
        return None
    return h("p.soft.edition", h("a", words.t("edition-named", name=mine.name), href=f"/editions/{mine.hash}"))


def variants(room: Room, words: Words) -> tuple[str, ...]:
    return tuple(
        f"{words.t(f'variant-{name}')}: {words.t(f'variant-{name}-{value}')}"
        for name, value in room.row.variants.items()
        if name != EDITION
    )


def keys(words: Words) -> Markup:
    """What the keyboard does."""
    rows = [
        h("tr", h("th", h("kbd", SIGNS.get(key, key)), scope="row"), h("td", words.t(f"keys-{key}"))) for key in KEYS
    ]
    return h(
        "dialog",
        h("h2", words.t("keys-title")),
        h("table", h("tbody", rows)),
        h("form", h("button.button.strong", words.t("keys-close")), method="dialog"),
        id="keys",
        aria_label=words.t("keys-title"),
    )
