"""The table as text, for the terminal."""

from __future__ import annotations

from ludoteca.games.above_and_below.book import BOOK
from ludoteca.games.above_and_below.content.board import ROUNDS, TRAINING
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.scoring import scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.cards import Text
from ludoteca.kernel import Seat, bits_of


def board(view: AboveAndBelow, t: Text) -> str:
    """Round, what is for sale, the open paragraph, and every village."""
    face = view.cards.face
    lines = [t("round", round=view.round, rounds=ROUNDS) + (f" · {t('cider-here')}" if view.cider else "")]
    for name, cards in (
        ("stars", list(view.star_row)),
        ("keys", list(view.key_row)),
        ("houses", [face[card] for card in view.house_row]),
        ("outposts", [face[card] for card in view.outpost_row]),
    ):
        lines.append(
            f"{t(f'row-{name}')}: " + ", ".join(f"{_building(card, t)} ({BUILDINGS[card].cost})" for card in cards)
        )
    hire = [
        f"{_villager(villager, t)} ({cost})"
        for villager, cost in zip(view.villager_row, TRAINING, strict=True)
        if villager != NOTHING
    ]
    lines.append(f"{t('to-train')}: " + ", ".join(hire))
    if view.cave != NOTHING:
        lines += _story(view, t)
    return "\n".join(lines + [line for seat in view.everyone for line in _village(view, seat, t)])


def _story(view: AboveAndBelow, t: Text) -> list[str]:
    number = view.paragraph
    lines = ["", f"{number}. {t(f'story-{number}-title')}", t(f"story-{number}")]
    for choice in BOOK[number].choices:
        numbers = ", ".join(map(str, choice.numbers)) or t("no-dice")
        lines.append(f"  {choice.letter.upper()}) {t(f'story-{number}-{choice.letter}')} [{numbers}]")
    if view.dice:
        lines.append(t("lanterns", count=view.lanterns))
    return [*lines, ""]


def _village(view: AboveAndBelow, seat: Seat, t: Text) -> list[str]:
    here = view.villages[seat]
    score = scores(view.villages)[seat]
    folk = [
        f"{t(f'area-{name}')}: " + (", ".join(_villager(v, t) for v in bits_of(area)) or "–")
        for name, area in (("ready", here.ready), ("exhausted", here.exhausted), ("injured", here.injured))
    ]
    goods = [t("stock", count=n, what=words.WORDS["what"](ITEMS[i])) for i, n in enumerate(here.items) if n]
    track = [t("stock", count=here.placed[good], what=words.WORDS["what"](ITEMS[good])) for good in here.track]
    standing = ", ".join(
        (
            t("points", count=score.total),
            t("coins", count=here.coins),
            t("stands", seat=seat, count=here.reputation),
            t("empty-caves", count=here.empty_caves),
        )
    )
    return [
        f"{t('player', seat=seat)}: {standing}",
        "  " + "; ".join(folk),
        "  " + ", ".join(_building(number, t) for number in bits_of(here.built)),
        "  "
        + "; ".join(
            (", ".join(goods) or t("no-goods"), t("track", income=here.income()) + ": " + (", ".join(track) or "–"))
        ),
    ]


def _building(number: int, t: Text) -> str:
    return t(words.WORDS["building"](number).message)


def _villager(number: int, t: Text) -> str:
    return t(words.villager(number).message)
