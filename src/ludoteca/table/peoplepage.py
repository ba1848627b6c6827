"""The page of the people at a table, and the list of those whom one does not want to hear or meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ludoteca.paper import Markup, h
from ludoteca.store.between import REASONS, Shunned
from ludoteca.store.tables import SeatRow
from ludoteca.table.identity import Keeper, Visitor
from ludoteca.table.room import Room
from ludoteca.table.shell import checkbox, choice, field, hidden, mark
from ludoteca.words import Words


def people_page(keeper: Keeper, visitor: Visitor, room: Room, known: Mapping[str, Shunned], *, told: bool) -> list[Any]:
    """Everybody else who sits here. A person with several chairs (others at the same device) is shown once."""
    words, me = room.words(visitor.language), visitor.player.id
    others: dict[str, SeatRow] = {}
    for chair in room.row.chairs:
        if chair.player and chair.player != me:
            others.setdefault(chair.player, chair)
    t = words.t
    return [
        h("h1", t("people-at-table")),
        h("p", h("a", t("table-back"), href=f"/table/{room.id}")),
        h("p.card", t("report-told"), role="status") if told else None,
        [_person(keeper, words, room, me, chair, known.get(player)) for player, chair in others.items()]
        or h("p", t("people-none")),
    ]


def _person(keeper: Keeper, words: Words, room: Room, me: str, chair: SeatRow, known: Shunned | None) -> Markup:
    """What one may do about this person."""
    t, csrf = words.t, keeper.csrf(me)
    alias = h("input", type="hidden", name="person", value=keeper.alias(me, chair.player or ""))
    where = f"/table/{room.id}/people"
    muted, blocked = (known.mute, known.block) if known else (False, False)
    verbs = ("unmute" if muted else "mute", "unblock" if blocked else "block")
    buttons = [h("button.button", t(f"people-{verb}"), name="do", value=verb) for verb in verbs]
    return h(
        "section.card.person",
        h("h2", mark(chair.seat), words.seat(chair.seat)),
        h("p.soft", t("people-muted")) if muted else None,
        h("p.soft", t("people-blocked")) if blocked else None,
        h("form.choices", hidden(csrf), alias, buttons, method="post", action=where),
        h("p.soft", t("people-means")),
        _report(words, csrf, alias, where),
        _remove(words, csrf, alias, where, room) if room.row.owner == me else None,
        class_=f"hue-{chair.seat}",
    )


def _report(words: Words, csrf: str, alias: Markup, where: str) -> Markup:
    t = words.t
    reasons = [(reason, t(f"report-{reason}")) for reason in REASONS]
    return h(
        "details",
        h("summary", t("report-title")),
        h(
            "form",
            hidden(csrf),
            alias,
            field(t("report-reason"), choice("reason", reasons, REASONS[0])),
            field(t("report-text"), h("textarea", name="text", rows=3, maxlength=600)),
            h("button.button", t("report-send")),
            method="post",
            action=f"{where}/report",
        ),
    )


def _remove(words: Words, csrf: str, alias: Markup, where: str, room: Room) -> Markup | None:
    """Only for the owner of the table, as long as it is not over."""
    if room.over or room.row.finished:
        return None
    t = words.t
    return h(
        "details",
        h("summary", t("remove-title")),
        h("p", t("remove-running") if room.started else t("remove-waiting")),
        h(
            "form",
            hidden(csrf),
            alias,
            checkbox("sure", t("remove-sure"), on=False, required=True),
            h("button.button.danger", t("remove-button")),
            method="post",
            action=f"{where}/remove",
        ),
    )


def shunned(visitor: Visitor, csrf: str, found: Sequence[Shunned]) -> Markup | None:
    """One's own list, on the page about oneself."""
    if not found:
        return None
    t = visitor.words.t
    rows = []
    for one in found:
        button = h("button.button.small", t("shunned-pardon"), name="person", value=one.id)
        name = one.name or t("card-person")
        what = [t("people-muted") if one.mute else None, " ", t("people-blocked") if one.block else None]
        form = h("form", hidden(csrf), button, method="post", action="/me/people")
        rows.append(h("li", h("span.whom", name, h("small", what)), form))
    return h("section.card", h("h2", t("shunned-title")), h("ul.people", rows), id="shunned")
