"""What stands in the place of the question when nothing is asked any more: the end, or a table put away."""

from __future__ import annotations

from ludoteca.kernel import Refused
from ludoteca.kernel.promise import SHOWN
from ludoteca.paper import Markup, h
from ludoteca.table.audience import Guest
from ludoteca.table.recap import recap
from ludoteca.table.room import Room
from ludoteca.table.shell import mark
from ludoteca.table.summary import due, known, look_again
from ludoteca.words import Words


def put_away(room: Room, guest: Guest, words: Words) -> Markup:
    """A table closed before the end."""
    again = h("button.button.strong", words.t("table-reopen"), data_do="reopen", type="button")
    replay = h("a.button", words.t("table-watch-replay"), href=f"/table/{room.id}/replay?n=0")
    mine = guest.eyes < room.row.seats and not room.row.face_up and not room.row.shut
    what = "table-shut" if room.row.shut else "table-closed-for-good" if room.row.face_up else "table-closed"
    open_up = h("button.button", words.t("table-face-up"), data_do="face-up", type="button")
    return h(
        "section.dock",
        h("h2.question", words.t(what)),
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
            None if result.race else h("td.points", result.scores[seat]),
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
                h(
                    "tr",
                    h("th", t("table-rank")),
                    h("th", t("table-player")),
                    None if result.race else h("th", t("table-points")),
                ),
            ),
            h("tbody", rows),
        ),
        h(
            "div.tools",
            h("a.button.strong", t("review-table"), href=f"/table/{room.id}/review"),
            h("a.button", t("table-watch-replay"), href=f"/table/{room.id}/replay?n=0"),
            h("a.button", t("table-again"), href=f"/games/{room.game.code}?like={room.id}"),
            h("a.button", t("table-record"), href=f"/table/{room.id}/record", download=True),
        ),
        how_it_went(room, words),
        share(room, guest, words),
        second_thoughts(room, words),
        promised(room, words),
        id="dock",
        aria_label=t("table-result"),
    )


def how_it_went(room: Room, words: Words) -> Markup | None:
    """Where the points came from, how they grew, and what to remember. It comes a moment after the result."""
    if due(room):
        room.errands.later(_look_again(room))
    found = known(room)
    return recap(found, room.match, words) if found is not None else None


async def _look_again(room: Room) -> None:
    if await look_again(room, room.house.store):
        await room.show()


def share(room: Room, guest: Guest, words: Words) -> Markup:
    """The address of this table, with a picture where it is pasted."""
    t = words.t
    link = h("input.link", value=f"{guest.address}/table/{room.id}", readonly=True, aria_label=t("end-link"), id="link")
    return h(
        "div.share",
        link,
        h("button.button", t("end-share"), data_copy="link", type="button"),
        h("a.button", t("end-picture"), href=f"/table/{room.id}/picture.svg", download=True),
    )


def promised(room: Room, words: Words) -> Markup | None:
    """That the shuffle was promised before anybody sat down; at the end, that the promise was kept."""
    proof = room.proof()
    if room.row.promised is None and proof is None:
        return None
    if proof is None:
        return h("p.soft.promise", words.t("promise-made", promised=(room.row.promised or "")[:SHOWN]))
    try:
        proof.check(room.row.seed)
    except Refused:
        return h("p.promise", words.t("promise-broken"))
    return h("p.soft.promise", "✓ ", words.t("promise-kept", promised=proof.promised[:SHOWN]))


def second_thoughts(room: Room, words: Words) -> Markup | None:
    """A result of somebody who knew what would come is not like another."""
    if not room.row.second_thoughts:
        return None
    return h("p.soft", h("span.badge", words.t("table-second-thoughts")), " ", words.t("table-second-thoughts-why"))
