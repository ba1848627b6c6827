"""Pages before and between games: the lobby, a game's own page, its cards, an invitation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.bots import split
from ludoteca.bots.master import shipped
from ludoteca.kernel import Game, Text
from ludoteca.kernel.promise import SHOWN, promise
from ludoteca.paper import Markup, h, join
from ludoteca.store.tables import TableRow
from ludoteca.table import standing
from ludoteca.table.brains import default_level, offered
from ludoteca.table.clocks import CHOICES
from ludoteca.table.house import House, new_nonce
from ludoteca.table.identity import NAME_LENGTH, Keeper, Visitor
from ludoteca.table.prose import prose
from ludoteca.table.reading import reading
from ludoteca.table.scene import SCENE
from ludoteca.table.shell import checkbox, choice, cover, field, game_words, hidden, mark
from ludoteca.words import Words


def lobby(house: House, visitor: Visitor, csrf: str, mine: Sequence[TableRow], free: Sequence[TableRow]) -> list[Any]:
    """The first page: what to play, and where one is expected."""
    t = visitor.words.t
    running = [row for row in mine if not row.finished]
    running.sort(key=lambda row: not my_turn(house, visitor, row))
    finished = [row for row in mine if row.finished]
    return [
        h("section.hero", h("div", h("h1", t("lobby-title")), h("p.lead", t("lobby-lead"))), SCENE),
        _tables(house, visitor, "lobby-mine", running),
        h(
            "section",
            h(
                "div.shelf-head",
                h("h2", t("lobby-games")),
                h(
                    "p.learning-links",
                    h("a.button", t("puzzle-title"), href="/puzzles"),
                    h("a.button", t("numbers-title"), href="/me/numbers"),
                ),
            ),
            h("ul.boxes", [box_card(game, visitor, csrf) for game in house.games.values()], _bring(t, csrf)),
            id="games",
        ),
        _tables(house, visitor, "lobby-open", free),
        _tables(house, visitor, "lobby-finished", finished[:12]),
    ]


def _bring(t: Text, csrf: str) -> Markup:
    """The free place on the shelf: a game that was played elsewhere, as its record."""
    return h(
        "li.box.import",
        h(
            "form",
            h("h3", t("lobby-import")),
            hidden(csrf),
            field(t("lobby-import-text"), h("textarea", name="record", rows=3, required=True, spellcheck="false")),
            h("button.button", t("lobby-import-button")),
            method="post",
            action="/import",
        ),
    )


def box_card(game: Game, visitor: Visitor, csrf: str) -> Markup:
    words = game_words(game, visitor)
    t = words.t
    return h(
        "li.box",
        h(
            "a",
            h("div.lid", cover(game, words)),
            h("div.box-text", h("h3", t("name")), h("p", t("about")), facts(game, words)),
            href=f"/games/{game.code}",
        ),
        quick_play(game, words, csrf),
        class_=f"game-{game.code}",
    )


def quick_play(game: Game, words: Words, csrf: str) -> Markup:
    """One press, and one sits at a table: the usual number of players, the usual bots, the rules as printed."""
    count = usual_count(game)
    chairs = ["me"] + [f"bot:{default_level()}"] * (count - 1)
    fields = {"game": game.code, "seats": count, "curtain": 1, **{f"seat-{i}": who for i, who in enumerate(chairs)}}
    return h(
        "form.quick",
        hidden(csrf),
        [h("input", type="hidden", name=name, value=value) for name, value in fields.items()],
        h("button.button.strong", words.t("quick-play"), aria_label=words.t("quick-play-game", game=words.t("name"))),
        h("span.soft", words.t("quick-play-with", count=count - 1)),
        method="post",
        action="/tables",
    )


def usual_count(game: Game) -> int:
    return 3 if 3 in game.seats else game.seats[0]


def facts(game: Game, words: Words) -> Markup:
    low, high = min(game.seats), max(game.seats)
    count = words.t("box-players", low=low, high=high) if low != high else words.t("box-players-exactly", count=low)
    weight = h("span", words.t("weight")) if words.has("weight") else None
    return h("p.facts", h("span", count), h("span", words.t("length")), weight)


def my_turn(house: House, visitor: Visitor, row: TableRow) -> bool:
    room = house.rooms.get(row.id)
    return room is not None and room.asked is not None and room.asked in room.seats_of(visitor.player.id)


def _tables(house: House, visitor: Visitor, heading: str, rows: Sequence[TableRow]) -> Markup | None:
    shown = [row for row in rows if row.game in house.games]
    if not shown:
        return None
    items = [table_card(house, visitor, row) for row in shown]
    return h("section", h("h2", visitor.words.t(heading)), h("ul.tables", items), id=heading)


def table_card(house: House, visitor: Visitor, row: TableRow) -> Markup:
    t = visitor.words.t
    words = game_words(house.games[row.game], visitor)
    turn = my_turn(house, visitor, row)
    if row.finished:
        state = t("card-finished" if row.result else "card-closed")
    elif not row.started:
        state = t("card-waiting")
    else:
        state = t("card-your-turn") if turn else t("card-running")
    names = [
        h("li", mark(chair.seat), chair.name or t(f"card-{chair.kind}"), class_=_winner(row, chair.seat))
        for chair in row.chairs
    ]
    inside = chair_of(row, visitor.player.id) or row.owner == visitor.player.id
    target = f"/table/{row.id}" if inside or row.started else f"/table/{row.id}/sit"
    return h(
        "li.table-card",
        h(
            "a",
            h("div.thumb", cover(house.games[row.game], words)),
            h(
                "div",
                h("h3", words.t("name")),
                h("ul.names", names),
                h("span.badge", state, class_="turn" if turn else None),
                h("span.badge", t("table-second-thoughts")) if row.second_thoughts else None,
            ),
            href=target,
        ),
        class_=["my-turn" if turn else "", f"game-{row.game}"],
    )


def _winner(row: TableRow, seat: int) -> str | None:
    if not row.result or row.result.get("draw"):
        return None
    return "winner" if row.result["ranks"][seat] == 1 else None


def chair_of(row: TableRow, player: str) -> bool:
    return any(chair.player == player for chair in row.chairs)


# One game.


def game_page(house: House, visitor: Visitor, csrf: str, game: Game, like: TableRow | None) -> list[Any]:
    words = game_words(game, visitor)
    t = words.t
    return [
        h(
            "section.game-head",
            h("div.lid", cover(game, words)),
            h(
                "div",
                h("h1", t("name")),
                h("p.lead", t("about")),
                facts(game, words),
                h(
                    "p.links-of-game",
                    h("a", t("game-rules"), href=f"/games/{game.code}/rules"),
                    h("a", t("game-edition"), href=f"/games/{game.code}/edition") if game.printed is not None else None,
                    h("a", t("game-cards"), href=f"/games/{game.code}/cards") if game.view.faces is not None else None,
                ),
                _guided(csrf, game, words),
            ),
        ),
        table_form(visitor, csrf, game, words, like, house.keeper),
    ]


def _guided(csrf: str, game: Game, words: Words) -> Markup | None:
    """One press, and somebody who has never played is playing."""
    if game.guide is None:
        return None
    return h(
        "form.learn",
        hidden(csrf),
        h("button.button.strong.big", words.t("coach-begin")),
        h("p.soft", words.t("coach-begin-help", minutes=game.guide.minutes)),
        method="post",
        action=f"/games/{game.code}/learn",
    )


def _own_name(visitor: Visitor, t: Text) -> Markup:
    """What one is called at the table."""
    name = visitor.player.name
    guest = t("guest-name")
    typed = h("input", name="name", value=name, maxlength=NAME_LENGTH, placeholder=guest, autocomplete="nickname")
    return field(t("set-name"), typed)


def table_form(visitor: Visitor, csrf: str, game: Game, words: Words, like: TableRow | None, keeper: Keeper) -> Markup:
    """Who sits where; one press begins."""
    t = words.t
    count = like.seats if like else usual_count(game)
    radios = [
        h("label.pill", h("input", type="radio", name="seats", value=n, checked=n == count), h("span", n))
        for n in game.seats
    ]
    chairs = [_chair_row(game, words, seat, like) for seat in range(max(game.seats))]
    return h(
        "form.set-table",
        hidden(csrf),
        h("input", type="hidden", name="game", value=game.code),
        h("h2", t("set-title")),
        _edition(game, words),
        _own_name(visitor, t),
        h("fieldset.counts", h("legend", t("set-players")), radios),
        h("fieldset.seating", h("legend", t("set-who")), h("ol", chairs), _about_bots(game, words)),
        _variants(game, words, like),
        h(
            "details",
            h("summary", t("set-more")),
            field(
                t("set-clock"),
                choice("clock", [(c, t(f"clock-{_slug(c)}")) for c in CHOICES], like.clock if like else ""),
            ),
            field(t("set-expired"), choice("expired", [("bot", t("expired-bot")), ("pass", t("expired-pass"))], "bot")),
            _pause(game, words, like),
            checkbox("curtain", t("set-curtain"), like.curtain if like else True, t("set-curtain-help")),
            _promised(words, keeper),
        ),
        h("div.begin", h("button.button.strong.big", t("set-begin"))),
        method="post",
        action="/tables",
    )


def _edition(game: Game, words: Words) -> Markup | None:
    """Which edition the table will be played with, if it is not the box as we have it."""
    mine = game.edition
    if mine is None:
        return None
    return h(
        "p.edition",
        h("input", type="hidden", name="edition", value=mine.hash),
        h("a", words.t("edition-named", name=mine.name), href=f"/editions/{mine.hash}"),
    )


def _pause(game: Game, words: Words, like: TableRow | None) -> Markup | None:
    """Where questions are asked out of turn: how long their answers take, whatever anybody holds."""
    if not standing.reactions(game):
        return None
    pauses = [(str(seconds), words.t("set-pause-of", seconds=seconds)) for seconds in standing.PAUSES]
    chosen = choice("pause", pauses, str(like.pause) if like else "0")
    return field(words.t("set-pause"), chosen, words.t("set-pause-help"))


def _slug(clock: str) -> str:
    return clock.replace(":", "-").replace("+", "-") or "none"


def _promised(words: Words, keeper: Keeper) -> Markup:
    """The shuffle is promised before it is known what anybody wishes for."""
    nonce = new_nonce()
    return join(
        h("input", type="hidden", name="nonce", value=nonce),
        luck(words, promise(keeper.shuffle(nonce))),
    )


def luck(words: Words, promised: str) -> Markup:
    """A word of one's own for the shuffle, and what was promised before."""
    word = h("input", name="luck", maxlength=40, autocomplete="off")
    return field(words.t("set-luck"), word, words.t("set-luck-help", promised=promised[:SHOWN]))


def _chair_row(game: Game, words: Words, seat: int, like: TableRow | None) -> Markup:
    t = words.t
    who = [("me", t("who-me")), *((f"bot:{level}", t("who-bot", level=t(f"bot-{level}"))) for level in offered())]
    who += [("friend", t("who-friend")), ("anyone", t("who-anyone")), ("guest", t("who-guest"))]
    easy = f"bot:{default_level()}"
    chosen = ("me" if seat == 0 else easy) if like is None or seat >= like.seats else _as_before(like, seat)
    number = t("waiting-seat", number=seat + 1)
    return h(
        "li.seat-row",
        mark(seat),
        choice(f"seat-{seat}", who, chosen, aria_label=number),
        _temperament(game, words, seat, like),
        h(
            "input",
            name=f"name-{seat}",
            maxlength=NAME_LENGTH,
            placeholder=t("who-guest-name"),
            aria_label=t("who-guest-name"),
        ),
        class_=f"hue-{seat}",
    )


def _about_bots(game: Game, words: Words) -> Markup:
    """What each level does, and how long one waits for it."""
    t = words.t
    told = {level: f"bot-{level}" for level in offered() if words.has(f"bot-{level}")}
    if "master" in told and not shipped(game):
        told["master"] = "bot-master-untaught"  # nobody has taught it this game
    rows = [join(h("dt", t(f"bot-{level}")), h("dd", words.help(message))) for level, message in told.items()]
    if game.judge.temperaments:
        rows.append(join(h("dt", t("temperament-title")), h("dd", t("temperament-help"))))
    return h("details.about-bots", h("summary", t("set-bots")), h("dl", rows))


def _temperament(game: Game, words: Words, seat: int, like: TableRow | None) -> Markup | None:
    """What a bot on this chair is fond of, if the box knows of such a thing."""
    known = game.judge.temperaments
    if not known:
        return None
    t = words.t
    chosen = split(like.chairs[seat].bot)[1] if like is not None and seat < like.seats else ""
    wishes = [("", t("temperament-none")), *((name, t(f"temperament-{name}")) for name in known)]
    label = t("temperament-of", number=seat + 1)
    return choice(f"temperament-{seat}", wishes, chosen, aria_label=label, class_="temperament")


def _as_before(like: TableRow, seat: int) -> str:
    chair = like.chairs[seat]
    return {"bot": f"bot:{split(chair.bot)[0]}", "guest": "guest"}.get(
        chair.kind, "me" if chair.player == like.owner else "friend"
    )


def _variants(game: Game, words: Words, like: TableRow | None) -> Markup | None:
    if not game.variants:
        return None
    t = words.t
    rows = []
    for variant in game.variants:
        chosen = like.variants.get(variant.name, variant.default) if like else variant.default
        values = [(value, t(f"variant-{variant.name}-{value}")) for value in variant.values]
        name = t(f"variant-{variant.name}")
        hint = h("small", prose(words.rule(variant.rule), f"/games/{game.code}/rules"), id=f"about-{variant.name}")
        control = choice(
            f"variant-{variant.name}", values, chosen, aria_label=name, aria_describedby=f"about-{variant.name}"
        )
        rows.append(h("div.field", h("span", name, aria_hidden=True), control, hint))
    more = h("details", h("summary", t("set-more-variants", count=len(rows) - 1)), rows[1:]) if rows[1:] else None
    return h("fieldset.variants", h("legend", t("set-variants")), rows[0], more)


def cards_page(words: Words, faces: Markup) -> list[Any]:
    """Every face of the game on one sheet; each opens to be read."""
    head = h("h1", words.t("cards-title", game=words.t("name")))
    return [head, h("div", h("div.board", faces, id="board"), id="surface"), *reading(words)]


# An invitation, and a refusal.


def invitation(house: House, visitor: Visitor, csrf: str, row: TableRow, action: str) -> list[Any]:
    """Somebody is invited to a chair."""
    game = house.games[row.game]
    words = game_words(game, visitor)
    t = words.t
    sitting = [h("li", mark(chair.seat), chair.name or t(f"card-{chair.kind}")) for chair in row.chairs]
    return [
        h(
            "section.card.invitation",
            h("div.lid", cover(game, words)),
            h("h1", t("join-title", game=t("name"))),
            h("p", t("about")),
            h("ul.names", sitting),
            h(
                "form",
                hidden(csrf),
                _own_name(visitor, t),
                luck(words, row.promised) if row.promised else None,
                h("button.button.strong.big", t("join-button")),
                method="post",
                action=action,
            ),
            class_=f"game-{game.code}",
        )
    ]


def sorry(visitor: Visitor, sentence: str) -> list[Any]:
    """What cannot be, in one sentence, and the way back."""
    return [
        h(
            "section.card.sorry",
            SCENE,
            h("h1", visitor.words.t("sorry-title")),
            h("p", sentence),
            h("a.button", visitor.words.t("shell-home"), href="/"),
        )
    ]
