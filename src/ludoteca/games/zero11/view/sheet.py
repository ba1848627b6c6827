"""The note sheet on the page: a table of what the viewer knows for certain, and room for marks of his own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.games.zero11.content.people import CHARACTERS
from ludoteca.games.zero11.state import Zero11
from ludoteca.games.zero11.view.faces import face
from ludoteca.games.zero11.view.notes import Notes, notes
from ludoteca.games.zero11.view.sides import pawn
from ludoteca.paper import Markup, h

Text = Callable[..., str]


def sheet(view: Zero11, t: Text) -> Markup:
    """Filled by the program with what is certain, and only that; the boxes are the reader's own."""
    known = notes(view)
    places = [f"hand-{seat}" for seat in view.everyone]
    places += ["unknown"] if view.unknown else []
    places += ["face-up"] if view.face_up else []
    places.append("chosen")
    suspects = known.suspects
    summary = (
        t("sheet-certain", name=t(f"character-{CHARACTERS[suspects[0]].key}"))
        if len(suspects) == 1
        else t("sheet-suspects", count=len(suspects))
    )
    return h(
        "details.notebook",
        h("summary", h("b", t("sheet")), " · ", summary),
        h(
            "div.scroll",
            h(
                "table",
                h("thead", h("tr", h("th", t("sheet-character")), [h("th", _head(place, t)) for place in places])),
                h("tbody", [_row(view, character, places, known, t) for character in range(8)]),
                _roles(view, known, places, t),
            ),
            id="zero11-sheet-scroll",
        ),
        h(
            "textarea",
            data_note=f"zero11-{view.viewer}-notes",
            placeholder=t("sheet-write"),
            aria_label=t("sheet-write"),
            rows=2,
        ),
        id="zero11-sheet",
    )


def _head(place: str, t: Text) -> Any:
    if place.startswith("hand-"):
        seat = int(place.removeprefix("hand-"))
        return [pawn(seat), t("seat", seat=seat)]
    return t(f"sheet-{place}")


def _row(view: Zero11, character: int, places: list[str], known: Notes, t: Text) -> Markup:
    key = CHARACTERS[character].key
    could = known.places[character]
    name = t(f"character-{key}")
    return h(
        "tr",
        h("th", face(key), name, scope="row", class_=key),
        [_cell(f"zero11-{view.viewer}-{character}-{place}", name, place, could, t) for place in places],
    )


def _cell(note: str, name: str, place: str, could: frozenset[str], t: Text) -> Markup:
    if place not in could:
        return h("td.no", "·", aria_label=t("sheet-no"))
    if len(could) == 1:
        return h("td.yes", "✔", aria_label=t("sheet-yes"))
    box = h("input", type="checkbox", data_note=note, aria_label=t("sheet-mark", name=name))
    return h("td.maybe", box)


def _roles(view: Zero11, known: Notes, places: list[str], t: Text) -> Markup | None:
    if not any(card >= 0 for card in view.role):
        return None
    said = {"hero": t("role-hero"), "fenrir": t("role-fenrir"), "": "?"}
    cells = [h("td", said[known.roles[seat]] if view.role[seat] >= 0 else None) for seat in view.everyone]
    return h("tfoot", h("tr", h("th", t("sheet-role"), scope="row"), cells, h("td", colspan=len(places) - view.seats)))
