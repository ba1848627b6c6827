"""Beside the map: the event, the characters, the turn order with its auction, the players, and one's own hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from ludoteca.games.zero11.asks import Raise
from ludoteca.games.zero11.content.people import CHARACTERS, EVENTS, POWER_KEYS, Character, Event, power_kind
from ludoteca.games.zero11.content.tiles import KIND, KINDS
from ludoteca.games.zero11.picks import MOST_TIME
from ludoteca.games.zero11.state import FENRIR_PAGES, FREE, HERO_PAGES, NOBODY, NOWHERE, Zero11
from ludoteca.games.zero11.view import words
from ludoteca.games.zero11.view.drawing import icon
from ludoteca.games.zero11.view.emblems import emblem
from ludoteca.games.zero11.view.faces import face
from ludoteca.games.zero11.view.pictures import event_picture
from ludoteca.kernel import Seat, rule
from ludoteca.paper import SEAT_SIGNS, Markup, css, either, h, sheet

Can = Callable[..., dict[str, Any]]
Text = Callable[..., str]

ON_CHARACTER: Final = ("choose", "name", "copy", "second", "mover", "who", "with")
"""Verbs whose pick is a character."""


def first_of(can: Can, verbs: tuple[str, ...], *args: int) -> dict[str, Any]:
    """The one of these verbs that is on offer with these arguments."""
    return either(can(verb, *args) for verb in verbs)


@cache
def pawn(seat: Seat) -> Markup:
    """A player's marker: the colour and the sign that the seat has everywhere."""
    sign = h("svg", h("path", d=SEAT_SIGNS[seat]), viewBox="-1 -1 18 18")
    return h("span.pawn", sign, class_=f"hue-{seat}", aria_hidden=True)


# The event.


def event(view: Zero11, t: Text) -> Markup | None:
    if view.event < 0:
        return None
    card = EVENTS[view.events.face[view.event]]
    hour = t("event-of-hour", hour=t(f"hour-{min(view.hour, 12)}"))
    return event_card(card, t, small=hour, glide=f"card-event-{view.event}", state=hour)


def event_card(card: Event, t: Text, *, small: str = "", state: str = "", glide: str | None = None) -> Markup:
    """One event: its picture, its name, and what it brings and forbids."""
    name, text = t(f"hourcard-{card.key}"), t(f"hourcard-{card.key}-text")
    return h(
        "article.event",
        event_picture(card.key),
        h("div.words", h("small", small) if small else None, h("h3", name), h("p", text)),
        glide=glide,
        **sheet(name, text, state=state, rule=card.rule, face=True),
    )


# The Character Chart.


def chart(view: Zero11, can: Can, t: Text) -> Markup:
    """Who may be taken: used ones carry a marker, blocked ones a bar."""
    return h(
        "div.chart", [_person(view, character, can, t) for character in range(8)], role="group", aria_label=t("chart")
    )


def _person(view: Zero11, character: int, can: Can, t: Text) -> Markup:
    person = CHARACTERS[character]
    user = view.chart[character]
    blocked = bool(view.blocked >> character & 1)
    kinds = [person.key, "used" if user != NOBODY else "", "blocked" if blocked else ""]
    kinds.append("active" if character == view.active else "")
    state = t("person-blocked") if blocked else t("person-used", seat=user) if user != NOBODY else ""
    return person_card(
        person,
        t,
        pawn(user) if user != NOBODY else None,
        h("span.ban", "⊘", aria_hidden=True) if blocked else None,
        class_=kinds,
        id=f"character-{character}",
        state=state,
        **first_of(can, ON_CHARACTER, character),
    )


def person_card(person: Character, t: Text, *more: Any, state: str = "", **attributes: Any) -> Markup:
    """One of the eight: portrait, name and the whole ability."""
    key, ability = person.key, t(f"ability-{person.key}")
    return h(
        "article.person",
        face(key),
        h("span.called", icon(f"rune-{key}"), t(f"character-{key}")),
        h("span.doing", ability),
        more,
        **{**sheet(t(f"epithet-{key}"), ability, state=state, rule=person.rule, face=True), **attributes},
    )


# Turn order and auction.


def order(view: Zero11, can: Can, t: Text) -> Markup:
    """The two columns of the track; what a position is worth is said where the hand points."""
    count = len(view.order)
    return h(
        "section.order",
        h("h3", t("turn-order")),
        h("div.columns", [_position(view, position, count, can, t) for position in range(count)]),
        _auction(view, t),
    )


def _position(view: Zero11, position: int, count: int, can: Can, t: Text) -> Markup:
    seat = view.order[position]
    before = view.before[position] if position < len(view.before) else NOBODY
    kinds = ["lot" if position == view.lot else "", "now" if seat != FREE and _acts(view, seat) else ""]
    return h(
        "div.post",
        h("span.was", pawn(before) if before != NOBODY else None),
        h("b", t(f"position-{position}")),
        h("span.is", pawn(seat) if seat != FREE else None),
        class_=kinds,
        tip=worth_of(position, count, t),
        **can("position", position),
    )


@rule("O11-AUCTION-11")
def worth_of(position: int, count: int, t: Text) -> str:
    """Position I chooses its character first and places no clue; only the last position plays phase 5."""
    if position == 0:
        return t("position-first")
    return t("position-last") if position == count - 1 else t("position-middle")


def _acts(view: Zero11, seat: Seat) -> bool:
    return view.active != NOBODY and view.ask is not None and view.ask.seat == seat


def _auction(view: Zero11, t: Text) -> Markup | None:
    """The bid that stands, and who is still in; the numbers are stepped through beside the question."""
    if view.lot == FREE:
        return None
    opened = isinstance(view.ask, Raise)
    standing = (
        t("bid-stands", seat=view.holder, bid=view.price, position=t(f"position-{view.lot}"))
        if opened
        else t("bid-opens", seat=view.holder, position=t(f"position-{view.lot}"))
    )
    return h(
        "div.auction",
        h("p", standing),
        h("p.in", t("still-in"), [pawn(seat) for seat in view.everyone if view.bidders >> seat & 1]),
    )


# The players.


def players(view: Zero11, can: Can, t: Text) -> Markup:
    me = view.viewer if 0 <= view.viewer < view.seats else 0
    seating = [(me + n) % view.seats for n in range(view.seats)]
    deck = can("unknown")
    return h(
        "section.players",
        [_player(view, seat, can, t) for seat in seating],
        h(
            "p.piles",
            h("span.pile.unknown", icon("sign-card"), t("unknown-deck", count=len(view.unknown)), **deck)
            if view.unknown
            else None,
            [
                h("span.pile.open", face(_key(view, card)), t("lies-open", name=_name(view, card, t)))
                for card in _open(view)
            ],
            h("span.pile", icon("sign-tile"), t("tile-deck", count=len(view.deck))),
        ),
    )


def _open(view: Zero11) -> list[int]:
    """Character cards in the middle that everybody sees."""
    found = view.face_up + (view.unknown if view.house.unknown_face_up else [])
    return found + ([view.chosen] if view.people.seen[view.chosen] == view.people.everyone else [])


def _key(view: Zero11, card: int) -> str:
    return CHARACTERS[view.people.face[card]].key


def _name(view: Zero11, card: int, t: Text) -> str:
    name = t(f"character-{_key(view, card)}")
    return t("is-chosen", name=name) if card == view.chosen else name


def _player(view: Zero11, seat: Seat, can: Can, t: Text) -> Markup:
    asked = view.ask is not None and view.ask.seat == seat
    out = not view.plays(seat)
    kinds = [f"hue-{seat}", "own" if seat == view.viewer else "", "asked" if asked else "", "out" if out else ""]
    shown = [card for card in view.hands[seat] if 0 <= view.people.face[card] < 8 and (out or seat == view.viewer)]
    won = view.winner == seat
    return h(
        "div.player",
        h(
            "span.name",
            pawn(seat),
            t("seat", seat=seat),
            h("em", t("wins")) if won else h("em", t("is-out")) if out else None,
        ),
        _track("time", view.time[seat], MOST_TIME, t("fact-time", count=view.time[seat])),
        _track("pages", view.pages[seat], HERO_PAGES, pages_told(view, seat, t)),
        h(
            "span.holds",
            _fact("sign-clue", view.clues[seat], t("fact-clues", count=view.clues[seat])),
            _fact("sign-tile", len(view.racks[seat]), t("fact-tiles", count=len(view.racks[seat]))),
            _fact("sign-card", len(view.hands[seat]), t("fact-cards", count=len(view.hands[seat]))),
            [h("span.known", face(_key(view, card)), t(f"character-{_key(view, card)}")) for card in shown],
        ),
        class_=kinds,
        id=f"player-{seat}",
        **can("examine", seat),
    )


def _track(kind: str, value: int, most: int, label: str) -> Markup:
    """A bar with its number; the music track carries the marks of the wolf and of the Organ."""
    marks = [h("i.wolf", style=css(left=f"{100 * FENRIR_PAGES / most:.1f}%"))] if kind == "pages" else None
    return h(
        f"span.track.{kind}",
        icon("sign-time" if kind == "time" else "sign-page"),
        h("span.rail", h("span.fill", style=css(width=f"{100 * value / most:.1f}%")), marks),
        h("b", value),
        tip=label,
        role="img",
        aria_label=label,
    )


def _fact(sign: str, count: int, label: str) -> Markup:
    return h("span.amount", icon(sign), h("b", count), tip=label, role="img", aria_label=label)


# One's own hand.


def hand(view: Zero11, can: Can, t: Text) -> Markup | None:
    """Character card, role, Power cards and tiles of the viewer."""
    seat = view.viewer
    if not 0 <= seat < view.seats or not view.plays(seat):
        return None
    return h(
        "section.hand",
        h("h3", t("your-hand")),
        h(
            "div.pieces",
            [_own_character(character, t) for character in own_characters(view)],
            _role(view, seat, t),
            [_power(kind, view, can, t) for kind in range(4)],
        ),
        h("div.tiles", _tiles(view, seat, can, t)) if view.racks[seat] else None,
    )


def own_characters(view: Zero11) -> list[int]:
    """One's own Character cards; while somebody examines the hand its cards are mixed, but still the same."""
    seat = view.viewer
    seen = [view.people.face[card] for card in view.hands[seat]]
    found = [face for face in seen if 0 <= face < 8]
    if -1 in seen:
        mine = sum(1 << card for card in view.hands[seat])
        row = view.people.could[seat]
        found += [face for face in range(8) if face not in found and row[face] and not row[face] & ~mine]
    return found


def _own_character(character: int, t: Text) -> Markup:
    key = CHARACTERS[character].key
    told = sheet(t(f"epithet-{key}"), t("own-character"))
    return h(f"span.piece.own.{key}", face(key), h("b", t(f"character-{key}")), h("small", t("own-character")), **told)


def _role(view: Zero11, seat: Seat, t: Text) -> Markup | None:
    if view.role[seat] == NOBODY:
        return None
    if view.is_fenrir(seat):
        return _piece("role.fenrir", "sign-wolf", t("role-fenrir"), t("goal-fenrir"))
    return _piece("role", "sign-organ", t("role-hero"), t("goal-hero"))


def _piece(kind: str, picture: str, name: str, text: str, **attributes: Any) -> Markup:
    """A small card of the hand: its picture, its name and its whole text."""
    return h(f"span.piece.{kind}", icon(picture), h("b", name), h("small", text), **{**sheet(name, text), **attributes})


def _power(kind: int, view: Zero11, can: Can, t: Text) -> Markup:
    key = POWER_KEYS[kind]
    left = bool(view.powers[view.viewer] >> kind & 1)
    return _piece(
        "power",
        POWER_SIGNS[key],
        t(f"short-{key}"),
        t(f"power-{key}-text"),
        class_=None if left else "spent",
        **first_of(can, ("power", "recover"), kind),
    )


POWER_SIGNS: Final = {key: "sign-steps" if key == "transport" else f"action-{key}" for key in POWER_KEYS}


def every_piece(t: Text) -> list[Markup]:
    """All Power cards and roles, as they are read at leisure."""
    powers = [_piece("power", POWER_SIGNS[key], t(f"short-{key}"), t(f"power-{key}-text")) for key in POWER_KEYS]
    hero = _piece("role", "sign-organ", t("role-hero"), t("goal-hero"))
    return [*powers, hero, _piece("role.fenrir", "sign-wolf", t("role-fenrir"), t("goal-fenrir"))]


def every_tile(t: Text) -> list[Markup]:
    return [_tile(NOBODY, kind, nothing, t) for kind in range(len(KINDS))]


def pages_told(view: Zero11, seat: Seat, t: Text) -> str:
    return t("fact-pages", count=view.pages[seat], wolf=FENRIR_PAGES)


def _tiles(view: Zero11, seat: Seat, can: Can, t: Text) -> list[Markup]:
    """Alike tiles are one pick, so only the first of them can be clicked."""
    found, claimed = [], set[int]()
    for tile in view.racks[seat]:
        kind = KIND[view.tiles.face[tile]]
        found.append(_tile(tile, kind, can if kind not in claimed else nothing, t))
        claimed.add(kind)
    return found


def nothing(*pick: Any) -> dict[str, Any]:
    return {}


ARROWS: Final = "↑→↓←"


def _tile(tile: int, kind: int, can: Can, t: Text) -> Markup:
    shown = KINDS[kind]
    name = t(words.tile(kind).message)
    says = t("location-says") if shown.building >= 0 else t(f"item-{shown.key}")
    slots = [h("span.to", ARROWS[slot], **here) for slot in range(4) if (here := can("place", kind, slot))]
    reveal = can("reveal", kind)
    return h(
        "span.tile",
        emblem(shown),
        icon("sign-organ", "symbol") if shown.organ else icon("sign-wolf", "symbol") if shown.wolf else None,
        h("span.named", name),
        h("span.says", says),
        h("span.places", slots, h("span.to", icon("sign-organ"), **reveal) if reveal else None)
        if slots or reveal
        else None,
        class_=["location" if shown.building >= 0 else "item"],
        glide=f"tile-{tile}" if tile >= 0 else None,
        **{**sheet(name, says, rule=shown.rule), **first_of(can, ("item", "discard"), kind)},
    )


def goal(view: Zero11, t: Text) -> Markup:
    """The three things a seat is after, and which of them it has."""
    seat = view.viewer
    fenrir = 0 <= seat < view.seats and view.is_fenrir(seat)
    return h(
        "p.goal",
        t("goal-fenrir") if fenrir else t("goal-hero"),
        " ",
        t("organ-unknown") if view.organ == NOWHERE else None,
    )


__all__ = ["chart", "event", "goal", "hand", "order", "pawn", "players", "power_kind"]
