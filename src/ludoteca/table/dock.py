"""The question: what is decided now and by whom, and the tools beside it."""

from __future__ import annotations

from ludoteca.kernel import Choice, Text
from ludoteca.paper import Markup, h, kept
from ludoteca.table import standing
from ludoteca.table.audience import Guest
from ludoteca.table.consent import others_of
from ludoteca.table.ending import ending, put_away
from ludoteca.table.prose import prose, rule_mark
from ludoteca.table.room import Room
from ludoteca.words import Words


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
            more_tools(words.t),
            tools(room, guest, words, ask),
            rule_of(ask, words),
            why_not(words.t),
        ]
        return h("section.dock.mine", body, id="dock", aria_label=words.t("table-your-decision"))
    thinks = room.is_bot(ask.seat)
    what = "standing-answers" if ask.seat == guest.eyes and room.passing else "table-waits-for"
    text = words.t("table-thinks" if thinks else what, seat=ask.seat)
    return h(
        "section.dock",
        advice,
        h("p.question", h("span.dots", aria_hidden=True) if thinks else None, text),
        h("p.soft", words.t("table-busy")) if thinks and room.house.turns.busy else None,
        more_tools(words.t),
        tools(room, guest, words, ask),
        rule_of(ask, words),
        id="dock",
        aria_label=words.t("table-others-decision"),
    )


def rule_of(ask: Choice, words: Words) -> Markup | None:
    """The rule behind the question, one key away."""
    ids = [identity for identity in (ask.rule, *ask.rules, *ask.see) if identity and words.rule(identity)]
    if not ids:
        return None
    page = f"/games/{words.game.code}/rules" if words.game else ""
    return _rules(tuple((identity, words.rule(identity)) for identity in ids), page, words.t)


@kept
def _rules(told: tuple[tuple[str, str], ...], page: str, t: Text) -> Markup:
    sentences = [h("dd", prose(sentence, page), " ", rule_mark(identity, page)) for identity, sentence in told]
    return h("details.rule", h("summary", t("table-rule"), h("kbd", "r")), h("dl", sentences), id="rule")


@kept
def why_not(t: Text) -> Markup:
    """What this question does not offer, and why: the script asks for it when it is opened."""
    return h("details.rule.whynot", h("summary", t("why-title"), h("kbd", "y")), h("dl", id="whynot-list"), id="whynot")


@kept
def more_tools(t: Text) -> Markup:
    """On a phone the dock is slim: its tools come when asked for."""
    return h("button.tool.more", "⋯", data_do="more", type="button", aria_label=t("table-tools"))


def tools(room: Room, guest: Guest, words: Words, ask: Choice) -> Markup | None:
    """Undo, hurry, stand in, cover."""
    t = words.t
    found = []
    mine = guest.eyes < room.row.seats
    if mine and any(pick.seat == guest.eyes for pick in room.match.picks):
        # All that the last pick told anybody is found out when it is taken back: that is dear to know.
        others = others_of(room, guest.eyes)
        asks = others and (room.match.picks[-1].seat != guest.eyes or room.match.shown())
        label = t("table-ask-undo") if asks else t("table-undo")
        found.append(_undo(label, t))
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


@kept
def _undo(label: str, _: Text) -> Markup:
    return h("button.tool", label, h("kbd", "u"), data_do="undo", type="button")


def standing_form(room: Room, guest: Guest, words: Words) -> Markup | None:
    """How questions outside the own turn are answered."""
    if guest.eyes >= room.row.seats or not standing.reactions(room.game):
        return None
    knows = room.game.view.matters is not None
    modes = [mode for mode in standing.MODES if mode != standing.MATTERS or knows]
    return _standing_form(tuple(modes), room.row.chairs[guest.eyes].standing, words.t)


@kept
def _standing_form(modes: tuple[str, ...], now_set: str, t: Text) -> Markup:
    buttons = [
        h(
            "button.tool",
            t(f"standing-{mode or 'ask'}"),
            data_do="standing",
            data_mode=mode,
            type="button",
            aria_pressed=mode == now_set,
        )
        for mode in modes
    ]
    # No list to choose from: arrows walk over the dock, and must not change an answer by passing over it.
    chosen = h("summary", h("span", t("standing-title")), h("b", t(f"standing-{now_set or 'ask'}")))
    return h("details.standing", chosen, h("div", buttons, role="group"), id="standing")
