"""Pages between games: the lobby, a game's own page, its rules and cards, its guided first game."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import replace

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response

from ludoteca.kernel import Refused
from ludoteca.kernel.game import EDITION
from ludoteca.store.between import unwelcome
from ludoteca.store.tables import TableRow, find_table, open_tables, tables_of
from ludoteca.table import lobby, rulebook, shell
from ludoteca.table.coach import wish_for
from ludoteca.table.house import House
from ludoteca.table.identity import Visitor
from ludoteca.table.reading import script_data
from ludoteca.table.visiting import box_of, client, html, pay, see


async def home(request: Request, house: House, visitor: Visitor) -> Response:
    who = visitor.player.id
    mine, free = await house.store.read(lambda c: (tables_of(c, who), _free(c, who)))
    free = [row for row in free if not lobby.chair_of(row, who)]
    for row in mine:
        if row.started and not row.finished:
            with contextlib.suppress(
                Refused
            ):  # played under other rules: it stays in the list, and says so when opened
                await house.room(row.id, pay(request, house))
    csrf = house.keeper.csrf(who)
    return html(
        request,
        house,
        visitor,
        "Ludoteca",
        lobby.lobby(house, visitor, csrf, mine, free),
        kind="lobby",
        styles=list(house.games.values()),
    )


def _free(c: Connection, who: str) -> list[TableRow]:
    """Where this person may sit down."""
    rows = open_tables(c)
    out = unwelcome(c, rows, who)
    return [row for row in rows if row.id not in out]


async def game(request: Request, house: House, visitor: Visitor) -> Response:
    box = box_of(request, house)
    like = await _like(request, house, visitor)
    wanted = request.query_params.get(EDITION, "") or (like.variants.get(EDITION, "") if like else "")
    if wanted:
        box = await house.owners.find(wanted, box.code, pay(request, house))
    csrf = house.keeper.csrf(visitor.player.id)
    title = shell.game_words(box, visitor).t("name")
    body = lobby.game_page(house, visitor, csrf, box, like)
    return html(request, house, visitor, title, body, kind="game", game=box)


async def _like(request: Request, house: House, visitor: Visitor) -> TableRow | None:
    """A table to be set like an earlier one of this player's."""
    wanted = request.query_params.get("like")
    row = await house.store.read(lambda c: find_table(c, wanted)) if wanted else None
    mine = row is not None and (lobby.chair_of(row, visitor.player.id) or row.owner == visitor.player.id)
    return row if mine and row and row.game == request.path_params["game"] else None


async def rules(request: Request, house: House, visitor: Visitor) -> Response:
    box = box_of(request, house)
    title = shell.game_words(box, visitor).t("rules-title", game=shell.game_words(box, visitor).t("name"))
    body = await asyncio.to_thread(rulebook.book, box, visitor.language)  # the first reader's takes a moment
    return html(request, house, visitor, title, body, kind="rules", game=box)


async def cards(request: Request, house: House, visitor: Visitor) -> Response:
    """Every card face of a game, to be read at leisure."""
    box = box_of(request, house)
    words = shell.game_words(box, visitor)
    draw = box.view.faces
    if draw is None:
        raise Refused("This game shows no cards.", "missing")
    body = lobby.cards_page(words, draw(words.t))
    data = script_data(box, visitor, words)
    title = words.t("cards-title", game=words.t("name"))
    return html(request, house, visitor, title, body, kind="cards", game=box, scripted=True, data=data)


async def learn(request: Request, house: House, visitor: Visitor) -> Response:
    """A guided first game begins at once; nobody has to say a name for it."""
    box = box_of(request, house)
    if box.guide is None:
        raise Refused("This game has no guided game.", "missing")
    house.shares.spend("tables", visitor.player.id, client(request))
    player = visitor.player
    if not player.name:
        player = replace(player, name=visitor.words.t("guest-name"))
    return see(f"/table/{await house.set_table(player, wish_for(box, box.guide))}")
