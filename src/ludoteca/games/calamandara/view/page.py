"""The page of Calamandara: the board in front of the viewer, the cards in use, everybody's playboard, the own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ludoteca.games.calamandara.content.memory import SLUGS, TERRAS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, SYMBOLS
from ludoteca.games.calamandara.state import FREE, TURN_END, TURN_START, Calamandara, Card, Item, Traveller
from ludoteca.games.calamandara.view.chart import asking, draw
from ludoteca.games.calamandara.view.declared import declared, declared_action
from ludoteca.games.calamandara.view.icons import SYMBOLS as DRAWINGS
from ludoteca.games.calamandara.view.icons import chip, icon
from ludoteca.kernel import UNKNOWN, Seat
from ludoteca.paper import SEAT_SIGNS, Markup, h, join

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]


def page(view: Calamandara, can: Can, t: Text) -> Markup:
    """The table as the viewer sees it."""
    return h(
        "div.calamandara",
        h("div.cal-middle", draw(view, can, t), _hand(view, can, t)),
        h(
            "div.cal-side",
            _status(view, t),
            _in_use(view, can, t),
            [_playboard(view, seat, can, t) for seat in _seating(view)],
        ),
    )


def cover(t: Text) -> Markup:
    """A path of Pegadas to a star of light: the picture in the lobby."""
    steps = [icon(1, x, y, 34, 0) for x, y in ((52, 140), (66, 112), (88, 90), (106, 66))]
    others = [icon(3, 186, 116, 60), icon(6, 206, 62, 40), icon(8, 40, 50, 40), icon(7, 160, 74, 30, 2)]
    return h(
        "svg.cal-cover",
        h("defs", DRAWINGS),
        h("rect.night", width=240, height=160),
        h("circle.rift", cx=122, cy=36, r=26),
        h("circle.rift-core", cx=122, cy=36, r=12),
        others,
        steps,
        viewBox="0 0 240 160",
        role="img",
        aria_label=t("name"),
    )


def _seating(view: Calamandara) -> list[Seat]:
    """The viewer first, then clockwise."""
    first = view.viewer if 0 <= view.viewer < view.seats else 0
    return [first, *view.clockwise(first)]


# Cards.


def _known(view: Calamandara, card: Card) -> bool:
    return view.cards.face[card] != UNKNOWN


def _card(view: Calamandara, card: Card, t: Text, **attributes: Any) -> Markup:
    """A memory card: its name and gloss, its effect one hover away; or a back."""
    if not _known(view, card):
        return h("span.cal-card.back", h("span.sr", t("page-hidden")), glide=f"card-{card}", **attributes)
    kind = view.memory(card)
    slug = SLUGS[kind]
    shown = ".shown" if view.open_to_all(card) else ""
    return h(
        f"span.cal-card{shown}",
        h("b", t(f"memory-{slug}")),
        h("small", t(f"gloss-{slug}")),
        tip=t(f"effect-{slug}"),
        glide=f"card-{card}",
        **attributes,
    )


def _hand(view: Calamandara, can: Can, t: Text) -> Markup | None:
    """The viewer's own cards; each kind is picked on its first copy."""
    if not 0 <= view.viewer < view.seats:
        return None
    claimed: set[int] = set()
    cards = []
    for card in view.travellers[view.viewer].hand:
        kind = view.memory(card)
        attributes = {} if kind in claimed else can("use", kind) or can("card", kind)
        claimed.add(kind)
        cards.append(_card(view, card, t, **attributes))
    return h("section.cal-hand", h("h3", t("page-hand")), h("div.cards", cards))


# What is going on.


def _status(view: Calamandara, t: Text) -> Markup:
    if view.winner >= 0:
        return h("p.cal-status.won", t("page-winner", seat=view.winner))
    if view.over:
        return h("p.cal-status.won", t("page-draw"))
    asked = None if view.ask is None else h("span.asked", t("page-asked", seat=view.ask.seat))
    phase = h("span", t("page-phase", phase=min(view.phase, 4)))
    return h("p.cal-status", h("span", t("page-round", round=view.round)), phase, asked)


def _in_use(view: Calamandara, can: Can, t: Text) -> Markup | None:
    """The declared action and the pile above it, the top card first; a target of a card is picked here."""
    rows = [_item(view, item, depth, can, t) for depth, item in enumerate(view.pile, 1)][::-1]
    if view.draft is not None:
        rows.insert(0, h("li.draft", _card(view, view.draft.card, t), h("span", t("page-by", seat=view.draft.user))))
    base = view.base
    if base is not None and base.kind not in (FREE, TURN_START, TURN_END):
        said = declared_action(view, base)
        words = (t("page-base"), t("page-by", seat=base.seat), t(said.message, **said.args))
        rows.append(h("li.base", h("span", ": ".join(words)), **can("aim", 0)))
    return h("section.cal-use", h("h3", t("page-pile")), h("ol", rows)) if rows else None


def _item(view: Calamandara, item: Item, depth: int, can: Can, t: Text) -> Markup:
    said = declared(view, item)
    return h(
        "li.item",
        _card(view, item.card, t),
        h("span", t("page-by", seat=item.user), h("span.targets", t(said.message, **said.args))),
        class_=f"seat-{item.user}",
        **can("aim", depth),
    )


# Playboards.


def _playboard(view: Calamandara, seat: Seat, can: Can, t: Text) -> Markup:
    you = view.travellers[seat]
    notes = []
    if view.sealed >> seat & 1:
        notes.append(h("p.note", t("page-sealed")))
    if view.forgetful >> seat & 1:
        notes.append(h("p.note", t("page-forgetful")))
    asked = ".asked" if view.ask is not None and view.ask.seat == seat else ""
    first = h("span.first", 1, tip=t("page-first")) if view.first == seat else None
    sign = h("svg.sign", h("path", d=SEAT_SIGNS[seat]), viewBox="0 0 16 16", aria_hidden=True)
    return h(
        f"section.cal-playboard{asked}",
        h("h3", sign, h("span", t("page-by", seat=seat)), first, **can("traveller", seat)),
        notes,
        h("div.row", _reserve_of_symbols(view, you, can, t), _symbol_card(view, you, can, t)),
        h("div.row", _piles(view, you, can, t)),
        _depot(view, you, can, t),
        class_=f"seat-{seat}",
    )


def _does(kind: int, t: Text) -> str:
    return t(f"does-{SYMBOL_NAMES[kind]}")


def _reserve_of_symbols(view: Calamandara, you: Traveller, can: Can, t: Text) -> Markup:
    """Four spaces; the viewer's own symbols are inserted from here."""
    mine = you.seat == view.viewer
    claimed: set[int] = set()
    chips = []
    for kind in you.symbols:
        attributes: dict[str, Any] = {}
        if kind not in claimed:
            attributes = can("of", you.seat, kind)
            if not attributes and mine and not asking(view, "WhichSymbol"):
                attributes = can("lay", kind)
        claimed.add(kind)
        chips.append(chip(kind, _does(kind, t), **attributes))
    chips += [h("span.chip.space") for _ in range(you.room)]
    return h("div.rs", chips, tip=t("page-symbols"))


def _symbol_card(view: Calamandara, you: Traveller, can: Can, t: Text) -> Markup | None:
    """The top of the symbol deck: the central symbol, then one of the three below."""
    if not you.faces or not _known(view, you.faces[-1]):
        return None
    central, *lower = view.symbol_face(you.faces[-1])
    here = _acquires_from(view) == you.seat
    chips = [chip(kind, _does(kind, t), **(can("acquire", kind) if here else {})) for kind in lower]
    top = chip(central, _does(central, t), **(can("acquire", 0) if here else {}))
    count = h("small", len(you.faces), "/", len(you.faces) + len(you.used))
    return h(
        "div.cal-symbol-card",
        top,
        h("div.lower", chips),
        count,
        tip=t("page-card-above"),
        glide=f"face-{you.faces[-1]}",
    )


def _acquires_from(view: Calamandara) -> Seat:
    """Whose symbol card is being acquired from."""
    if view.draft is not None:
        return view.draft.params[0] if view.draft.effect == TERRAS and view.draft.params else -1
    return view.viewer


def _piles(view: Calamandara, you: Traveller, can: Can, t: Text) -> Iterator[Markup]:
    """Deck, hand, reserve, discard, and cards that wait."""
    yield _pile(t("page-deck"), h("span.cal-card.back", h("b", len(you.deck))))
    if you.seat != view.viewer:
        yield _pile(t("page-cards", count=len(you.hand)), [_card(view, card, t) for card in you.hand])
    if you.reserve:
        yield _pile(t("page-reserve"), [_card(view, card, t) for card in you.reserve])
    if you.discard:
        yield _pile(f"{t('page-discard')} {len(you.discard)}", _discard(view, you.discard, t))
    if you.waiting:
        mine = you.seat == view.viewer
        shown = [_card(view, c, t, **(can("activate", view.memory(c)) if mine else {})) for c in you.waiting]
        yield _pile(t("page-waiting"), shown)
    if you.taken:
        shown = [_card(view, c, t, **can("reclaim", view.memory(c), you.seat)) for c, _, _ in you.taken]
        yield _pile(t("page-taken"), shown)


def _discard(view: Calamandara, cards: list[Card], t: Text) -> Markup:
    """The top card; all of them unfold, because a discard lies face up."""
    if len(cards) == 1:
        return _card(view, cards[0], t)
    under = [_card(view, card, t) for card in cards[-2::-1]]
    return h("details.under", h("summary", _card(view, cards[-1], t)), h("div.cards", under))


def _pile(name: str, cards: Any) -> Markup:
    return h("div.pile", h("small", name), h("div.cards", cards))


def _depot(view: Calamandara, you: Traveller, can: Can, t: Text) -> Markup:
    """How many symbols of each kind are left; initial symbols are chosen here."""
    mine = you.seat == view.viewer
    chips = [chip(kind, _does(kind, t), you.depot[kind], **(can("begin", kind) if mine else {})) for kind in SYMBOLS]
    return h("div.depot", join(chips), tip=t("page-depot"))
