"""The coach of a guided first game: beside the question, what it is about and what one might try."""

from __future__ import annotations

from ludoteca.kernel import Game, Guide, Moment, Option
from ludoteca.paper import Markup, h
from ludoteca.table.sitting import Sitting
from ludoteca.table.wish import Chair, Wish
from ludoteca.words import Words


def wish_for(game: Game, guide: Guide) -> Wish:
    """The table that the guide has prepared, with the learner on one chair and bots on the others."""
    chairs = tuple(Chair("me" if seat == guide.learner else f"bot:{guide.bot}") for seat in range(guide.seats))
    return Wish(game.code, chairs, dict(guide.variants), seed=guide.seed)


def guide_of(room: Sitting) -> Guide | None:
    """The guide of this table: it is the one that the guide has prepared, chance and all."""
    guide = room.game.guide
    if guide is None or room.row.seed != guide.seed or room.row.seats != guide.seats:
        return None
    return guide if room.row.variants == room.game.settled(dict(guide.variants)) else None


def coach(room: Sitting, eyes: int, words: Words) -> Markup | None:
    """What the coach says to these eyes, if they are the learner's."""
    guide = guide_of(room)
    if guide is None or eyes != guide.learner or room.over:
        return None
    ask = room.ask if room.asks(eyes) else None
    word = guide.word(moments(room, guide), guide.moment(room.view(eyes)) if ask is not None else None)
    t = words.t
    points: tuple[str, ...] = ()
    if word.finished:
        title, text = t("coach-finished"), t("coach-finished-text")
    elif word.lesson is not None:
        title, text = t(f"guide-{word.lesson.name}-title"), t(f"guide-{word.lesson.name}")
        points = (*word.lesson.points, *(_picking(room, option) for option in word.lesson.tries))
    else:
        title, text = t("coach-name"), t("coach-waiting" if ask is None else "coach-free")
    return h(
        "details.coach",
        h("summary", title, h("span.coach-progress", t("coach-progress", learned=word.learned, count=word.of))),
        h("p", h("em", t(word.otherwise), " ") if word.otherwise else None, text),
        id="coach",
        open=True,
        data_points=", ".join(points) or None,
        data_lesson=word.lesson.name if word.lesson else None,
    )


def _picking(room: Sitting, option: Option) -> str:
    return f'[data-pick="{room.game.keys.spell(option)}"]'


def moments(room: Sitting, guide: Guide) -> list[Moment]:
    """What the learner was asked and answered so far. Where there was one answer only, the table may have given it."""
    state = room.match.at(0)
    found = []
    for row in room.match.picks:
        pick = room.game.keys.read(row.key)
        if state.ask is not None and state.ask.seat == guide.learner and len(state.options) > 1:
            found.append(guide.moment(state, pick))
        state.play(pick)
    return found
