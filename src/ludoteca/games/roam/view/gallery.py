"""What stays in sight of everybody, and every card of the game to be read at leisure."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.roam.content import ARTIFACTS, CARDS_TO_END, CHARACTERS, LANDS
from ludoteca.games.roam.geometry import cells
from ludoteca.games.roam.state import Roam
from ludoteca.games.roam.view import line, pieces, words
from ludoteca.games.roam.view.faces import face, face_symbol
from ludoteca.games.roam.view.things import thing
from ludoteca.kernel import Seat
from ludoteca.paper import Markup, h, join, kept, sheet

Text = Callable[..., str]


def seat_line(view: Roam, seat: Seat, t: Text) -> Markup:
    """Points, coins, markers, and how near the end is."""
    explorer = view.explorers[seat]
    return _seat_line(seat, view.score(seat), explorer.coins, len(explorer.cards), t)


@kept
def _seat_line(seat: Seat, score: int, coins: int, cards: int, t: Text) -> Markup:
    return join(
        h("b.points", line.star_picture(), score, tally=f"points-{seat}", tip=t("fact-points", count=score)),
        h("span", line.coin_picture(), coins, tally=f"coins-{seat}", tip=t("fact-coins", count=coins)),
        h("span", line.card_picture(), f"{cards}/{CARDS_TO_END}", tip=t("fact-cards", count=cards, end=CARDS_TO_END)),
    )


def faces(t: Text) -> Markup:
    """All characters with their patterns, and all artifacts."""
    symbols = [pieces.ALWAYS, *pieces.ABILITIES.values(), *(face_symbol(n) for n in range(len(CHARACTERS)))]
    return h(
        "div.roam.all-faces",
        h("svg.roam-symbols", symbols, aria_hidden=True),
        h("div.party", [_character(n, t) for n in range(len(CHARACTERS))]),
        h("div.sale", [_artifact(n, t) for n in range(len(ARTIFACTS))]),
    )


def _character(number: int, t: Text) -> Markup:
    card = CHARACTERS[number]
    name = t(words.character(number).message)
    told = t("fact-points", count=card.points)
    return line.character(
        name,
        face(number),
        line.pattern(*cells(card.pattern, 0)),
        card.points,
        banner=number >= LANDS,
        up=True,
        label=f"{name}: {told}",
        **sheet(name, told, face=True),
    )


def _artifact(number: int, t: Text) -> Markup:
    tile = ARTIFACTS[number]
    ability = words.ability(tile.ability)
    name, doing = t(words.artifact(number).message), t(f"ability-{ability}")
    told = sheet(name, [doing, t(f"doing-{ability}")], cost=t("fact-coins", count=tile.cost), face=True)
    return line.artifact(
        name, thing(number), ability, doing, tile.cost, tile.points, up=True, state="", label=name, **told
    )
