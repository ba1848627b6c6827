"""Cards as they lie on the table: faces with picture, name and whole text, backs, piles, symbol cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.calamandara.content.memory import LINKED, SLUGS
from ludoteca.games.calamandara.content.symbols import SYMBOL_NAMES, Kind
from ludoteca.games.calamandara.state import Calamandara, Card
from ludoteca.games.calamandara.view.art import picture
from ludoteca.games.calamandara.view.icons import chip
from ludoteca.kernel import UNKNOWN
from ludoteca.kernel.rooms import Can, Text
from ludoteca.paper import Markup, h, sheet


def known(view: Calamandara, card: Card) -> bool:
    return view.cards.face[card] != UNKNOWN


def does(kind: Kind, t: Text) -> str:
    return t(f"does-{SYMBOL_NAMES[kind]}")


def kind_of_card(memory: int, t: Text) -> str:
    """Imediato or vinculado: when it may be used."""
    return t("card-linked") if LINKED[memory] else t("card-immediate")


def face(memory: int, t: Text, state: str = "", **attributes: Any) -> Markup:
    """A memory card, to be read where it lies."""
    slug = SLUGS[memory]
    sentence = f"CAL-CARD-{slug.upper()}-01"
    told = sheet(
        t(f"memory-{slug}"),
        [t(f"effect-{slug}"), t("card-linked-help" if LINKED[memory] else "card-immediate-help")],
        state=state,
        rule=sentence,
        face=True,
    )
    return h(
        "article.cal-card",
        h("b.name", t(f"memory-{slug}")),
        picture(slug),
        h("span.kind", h("i", aria_hidden="true"), kind_of_card(memory, t)),
        h("span.text", t(f"effect-{slug}")),
        class_="linked" if LINKED[memory] else "immediate",
        **told,
        **attributes,
    )


def small(view: Calamandara, card: Card, t: Text, **attributes: Any) -> Markup:
    """A card in a pile or beside a playboard: picture and name; the rest in its sheet. Or a back."""
    if not known(view, card):
        return back(t, glide=f"card-{card}", **attributes)
    slug = SLUGS[view.memory(card)]
    kind = kind_of_card(view.memory(card), t)
    told = sheet(t(f"memory-{slug}"), t(f"effect-{slug}"), state=f"{kind}: {t(f'gloss-{slug}')}")
    name = h("b.name", t(f"memory-{slug}"))
    return h("span.cal-small", picture(slug), name, glide=f"card-{card}", **told, **attributes)


def back(t: Text, count: int | None = None, **attributes: Any) -> Markup:
    """The back of a memory card; a pile of them is as thick as it is high."""
    number = None if count is None else h("b.count", count)
    style = None if count is None else f"--thick: {min(6, (count + 3) // 4)}"
    return h(
        "span.cal-back",
        h("span.sr", t("page-hidden")) if count != 0 else None,
        number,
        class_="spent" if count == 0 else None,
        style=style,
        **{"tip": t("page-hidden"), **attributes},
    )


def symbol_card(view: Calamandara, faces: Sequence[Card], used: int, can: Can, t: Text, here: bool) -> Markup | None:
    """The top of a symbol deck: the central symbol, and one of the three below."""
    if not faces or not known(view, faces[-1]):
        return None
    central, *lower = view.symbol_face(faces[-1])
    chips = [chip(kind, does(kind, t), **(can("acquire", kind) if here else {})) for kind in lower]
    top = chip(central, does(central, t), **(can("acquire", 0) if here else {}))
    names = {"central": t(f"symbol-{SYMBOL_NAMES[central]}")}
    names |= {f"{n}": t(f"symbol-{SYMBOL_NAMES[k]}") for n, k in zip(("one", "two", "three"), lower, strict=True)}
    told = sheet(
        t("page-card-above"),
        [t("symbol-card", **names), t("page-card-above-help")],
        state=t("page-card-left", count=len(faces), used=used),
        rule="CAL-P1-01",
    )
    return h(
        "div.cal-symbol-card",
        h("div.central", top),
        h("div.lower", chips),
        style=f"--thick: {min(6, (len(faces) + 2) // 3)}",
        glide=f"face-{faces[-1]}",
        **told,
    )
