"""The page of Calamandara: the sky with the board, the cards in use, the own hand, everybody's playboard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ludoteca.games.calamandara.asks import WhichSymbol
from ludoteca.games.calamandara.content.chart import START
from ludoteca.games.calamandara.content.memory import SLUGS, TERRAS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, SYMBOLS, TURNED
from ludoteca.games.calamandara.movement import steps_to_fenda
from ludoteca.games.calamandara.state import FREE, TURN_END, TURN_START, Calamandara, Card, Item, Traveller
from ludoteca.games.calamandara.view.art import paints, scene
from ludoteca.games.calamandara.view.cards import back, does, face, known, small, symbol_card
from ludoteca.games.calamandara.view.chart import draw
from ludoteca.games.calamandara.view.declared import declared, declared_action
from ludoteca.games.calamandara.view.icons import SYMBOLS as DRAWINGS
from ludoteca.games.calamandara.view.icons import chip, picture_of
from ludoteca.games.calamandara.view.words import coordinates
from ludoteca.kernel import Seat, bits_of
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import SEAT_SIGNS, Markup, either, h, join


def page(view: Calamandara, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return h(
        "div.calamandara",
        h("svg.cal-scenes", h("defs", paints(), [scene(slug) for slug in _pictures(view)]), aria_hidden="true"),
        draw(view, can, t),
        _in_words(view, t),
        _in_use(view, can, t),
        h(
            "div.cal-side",
            _status(view, t),
            _hand(view, can, t),
            [_playboard(view, seat, can, t) for seat in _seating(view)],
        ),
        class_=("strip", "tee", "cross")[view.seats - 2],
    )


def _seating(view: Calamandara) -> list[Seat]:
    """The viewer first, then clockwise."""
    first = view.viewer if 0 <= view.viewer < view.seats else 0
    return [first, *view.clockwise(first)]


def _pictures(view: Calamandara) -> list[str]:
    """The scenes this page needs: of cards that the viewer can see."""
    cards = [item.card for item in view.pile]
    if view.draft is not None:
        cards.append(view.draft.card)
    for you in view.travellers:
        cards += [*you.hand, *you.reserve, *you.discard, *you.waiting, *(card for card, _, _ in you.taken)]
    return sorted({SLUGS[view.memory(card)] for card in cards if known(view, card)})


def _in_words(view: Calamandara, t: Text) -> Markup:
    """The board for those who listen: tokens, then symbols by zone."""
    lines = []
    for seat, cell in enumerate(view.board.tokens):
        where = t("page-start") if cell == START else coordinates(cell)
        lines.append(f"{t('page-token', seat=seat)}: {where}, {t('page-away', count=steps_to_fenda(view.board, seat))}")
    zones = [(t("zone-final"), view.chart.final)]
    zones += [(t("zone-initial", seat=seat), view.chart.initial[seat]) for seat in view.everyone]
    for name, mask in zones:
        found = ", ".join(_piece(view, cell, t) for cell in bits_of(view.board.by[0] & mask))
        lines.append(f"{name}: {found or t('page-nothing')}")
    return h("ul.sr", [h("li", line) for line in lines], aria_label=t("page-board"))


def _piece(view: Calamandara, cell: int, t: Text) -> str:
    value = view.board.cells[cell]
    words = f"{coordinates(cell)} {t(f'symbol-{SYMBOL_NAMES[value & 15]}')}"
    return f"{words} ({t(f'facing-{value >> 4 & 3}')})" if value & 15 in TURNED else words


# What is going on.


def _status(view: Calamandara, t: Text) -> Markup:
    if view.winner >= 0:
        return h("p.cal-status.won", t("page-winner", seat=view.winner))
    if view.over:
        return h("p.cal-status.won", t("page-draw"))
    steps = [
        h("li", h("b", n), t(f"phase-{n}"), class_="now" if n == view.phase else "done" if n < view.phase else None)
        for n in range(1, 5)
    ]
    whose = h("span", t("page-turn-of", seat=view.turn)) if view.number else None
    asked = None if view.ask is None else h("span.asked", t("page-asked", seat=view.ask.seat))
    line = h("p.cal-status", h("span", t("page-round", round=view.round)), whose, asked)
    return h("div.cal-now", line, h("ol.cal-phases", steps) if view.number else None)


def _in_use(view: Calamandara, can: Can, t: Text) -> Markup | None:
    """The declared action and the pile above it, the top card first; a target of a card is picked here."""
    rows = [_item(view, item, depth, can, t) for depth, item in enumerate(view.pile, 1)][::-1]
    if view.draft is not None:
        who = h("b", t("page-by", seat=view.draft.user))
        words = h("span.says", who, h("span", t("page-declaring")))
        rows.insert(0, h("li.draft", small(view, view.draft.card, t), words, class_=f"hue-{view.draft.user}"))
    base = view.base
    if base is not None and base.kind not in (FREE, TURN_START, TURN_END):
        said = declared_action(view, base)
        words = h("span.says", h("b", t("page-by", seat=base.seat)), h("span", t(said.message, **said.args)))
        rows.append(h("li.base", h("span.mark", "✦"), words, class_=f"hue-{base.seat}", **can("aim", 0)))
    if view.over and not rows:
        return None
    title = t("page-base") if rows and not (view.pile or view.draft) else t("page-pile")
    shown = h("ol", rows) if rows else h("p.none", t("page-no-pile"))
    return h("section.cal-use", h("h3", title), shown, id="cal-use", class_=None if rows else "idle")


def _item(view: Calamandara, item: Item, depth: int, can: Can, t: Text) -> Markup:
    said = declared(view, item)
    words = h("span.says", h("b", t("page-by", seat=item.user)), h("span", t(said.message, **said.args)))
    number = h("span.depth", depth)
    return h("li.item", small(view, item.card, t), words, number, class_=f"hue-{item.user}", **can("aim", depth))


# The own hand.


def _hand(view: Calamandara, can: Can, t: Text) -> Markup | None:
    """The viewer's own cards in a fan; each kind is picked on its first copy."""
    if not 0 <= view.viewer < view.seats:
        return None
    you = view.travellers[view.viewer]
    claimed: set[int] = set()
    cards = []
    for i, card in enumerate(you.hand):
        kind = view.memory(card)
        attributes = {} if kind in claimed else either(can(verb, kind) for verb in ("use", "card"))
        claimed.add(kind)
        state = t("page-shown") if view.open_to_all(card) else ""
        style = f"--at: {i - (len(you.hand) - 1) / 2:g}"
        cards.append(face(kind, t, state, glide=f"card-{card}", style=style, **attributes))
    title = h("h3", t("page-hand"), h("small", f"{len(you.hand)}/{you.hand_limit}"))
    shown = h("div.fan", cards, style=f"--n: {len(cards)}", id="cal-fan") if cards else h("p.none", t("page-no-hand"))
    return h("section.cal-hand", title, shown, id="cal-hand")


# Playboards.


def _playboard(view: Calamandara, seat: Seat, can: Can, t: Text) -> Markup:
    you = view.travellers[seat]
    notes = [h("p.note", t("page-sealed"))] if view.sealed >> seat & 1 else []
    if view.forgetful >> seat & 1:
        notes.append(h("p.note", t("page-forgetful")))
    asked = ".asked" if view.ask is not None and view.ask.seat == seat else ""
    first = h("span.first", 1, tip=t("page-first")) if view.first == seat and view.number else None
    sign = h("svg.sign", h("path", d=SEAT_SIGNS[seat]), viewBox="0 0 16 16", aria_hidden="true")
    away = h("span.away", t("page-away", count=steps_to_fenda(view.board, seat)))
    return h(
        f"section.cal-playboard{asked}",
        h("h3", sign, h("span", t("page-by", seat=seat)), first, away, **can("traveller", seat)),
        notes,
        h(
            "div.places",
            _place(t("page-symbols"), _reserve_of_symbols(view, you, can, t), t("page-symbols-help"), "rs"),
            _place(t("page-card-above"), _symbols_above(view, you, can, t), t("page-card-above-help"), "above"),
            list(_piles(view, you, can, t)),
        ),
        _depot(view, you, can, t),
        class_=f"hue-{seat}",
    )


def _place(name: str, things: Any, tip: str, kind: str) -> Markup:
    """A named place of a playboard."""
    return h("div.place", h("h4", name, tip=tip), h("div.things", things), class_=kind)


def _reserve_of_symbols(view: Calamandara, you: Traveller, can: Can, t: Text) -> list[Markup]:
    """Four spaces; the viewer's own symbols are inserted from here."""
    mine = you.seat == view.viewer
    claimed: set[int] = set()
    chips = []
    for kind in you.symbols:
        attributes: dict[str, Any] = {}
        if kind not in claimed:
            attributes = can("of", you.seat, kind)
            if not attributes and mine and not isinstance(view.ask, WhichSymbol):
                attributes = can("lay", kind)
        claimed.add(kind)
        chips.append(chip(kind, does(kind, t), **attributes))
    return chips + [h("span.chip.space") for _ in range(you.room)]


def _symbols_above(view: Calamandara, you: Traveller, can: Can, t: Text) -> Markup | None:
    return symbol_card(view, you.faces, len(you.used), can, t, _acquires_from(view) == you.seat)


def _acquires_from(view: Calamandara) -> Seat:
    """Whose symbol card is being acquired from."""
    if view.draft is not None:
        return view.draft.params[0] if view.draft.effect == TERRAS and view.draft.params else -1
    return view.viewer


def _piles(view: Calamandara, you: Traveller, can: Can, t: Text) -> Iterator[Markup]:
    """Deck, hand, reserve, discard, and cards that wait."""
    deck = back(t, len(you.deck), tip=t("page-deck-help"), tally=f"deck-{you.seat}")
    yield _place(t("page-deck-name"), deck, t("page-deck-help"), "deck")
    if you.seat != view.viewer:
        held = [small(view, card, t) for card in you.hand] or h("span.none", "–")
        yield _place(t("page-their-hand", count=len(you.hand)), held, t("page-hand-help"), "held")
    reserve = [small(view, card, t) for card in you.reserve] + [h("span.cal-gap")] * (3 - len(you.reserve))
    yield _place(t("page-reserve"), reserve, t("page-reserve-help"), "rf")
    if you.discard:
        yield _place(f"{t('page-discard')} {len(you.discard)}", _discard(view, you, t), t("page-discard-help"), "d")
    if you.waiting:
        mine = you.seat == view.viewer
        shown = [small(view, c, t, **(can("activate", view.memory(c)) if mine else {})) for c in you.waiting]
        yield _place(t("page-waiting"), shown, t("page-waiting-help"), "waits")
    if you.taken:
        shown = [small(view, c, t, **can("reclaim", view.memory(c), you.seat)) for c, _, _ in you.taken]
        yield _place(t("page-taken"), shown, t("page-taken-help"), "waits")


def _discard(view: Calamandara, you: Traveller, t: Text) -> Markup:
    """The top card; all of them unfold, because a discard lies face up. A number is enough to see, and leaves room."""
    cards: list[Card] = you.discard
    if len(cards) == 1:
        return small(view, cards[0], t)
    under = [small(view, card, t) for card in cards[-2::-1]]
    more = h(
        "span.more", h("span.sr", t("page-under", count=len(under))), h("span", f"+{len(under)}", aria_hidden="true")
    )
    top = h("summary", small(view, cards[-1], t), more)
    return h("details.under", top, h("div.things", under), id=f"cal-discard-{you.seat}")


def _depot(view: Calamandara, you: Traveller, can: Can, t: Text) -> Markup:
    """How many symbols of each kind are left; initial symbols are chosen here."""
    mine = you.seat == view.viewer
    chips = [chip(kind, does(kind, t), you.depot[kind], **(can("begin", kind) if mine else {})) for kind in SYMBOLS]
    return h("div.place.depot", h("h4", t("page-depot"), tip=t("page-depot-help")), h("div.things", join(chips)))


# Beside the table.


def seat_line(view: Calamandara, seat: Seat, t: Text) -> Markup:
    """How far the token is from the Fenda, the cards in hand, the symbols at hand."""
    you = view.travellers[seat]
    away = steps_to_fenda(view.board, seat)
    kinds = [picture_of(kind) for kind in you.symbols]
    return join(
        h("b.points", "✦", away, tally=f"away-{seat}", data_sound="none", tip=t("page-away", count=away)),
        h("span", "▮", len(you.hand), tip=t("page-their-hand", count=len(you.hand))),
        h("span.cal-line", kinds, tip=t("page-symbols")) if kinds else None,
    )


def faces(t: Text) -> Markup:
    """Every memory card and every symbol, to be read at leisure."""
    cards = [face(memory, t) for memory in range(len(SLUGS))]
    symbols = [
        h("article.cal-kind", chip(kind, ""), h("span.text", does(kind, t)), data_face=True, class_=SYMBOL_NAMES[kind])
        for kind in SYMBOLS
    ]
    return h(
        "div.calamandara.cal-faces",
        h("svg.cal-scenes", h("defs", paints(), [scene(slug) for slug in SLUGS], DRAWINGS), aria_hidden="true"),
        h("div.all", cards),
        h("div.all.kinds", symbols),
    )
