"""The table as text, for the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.above_and_below.book import BOOK, Decision
from ludoteca.games.above_and_below.content.board import FIRST_CAVE, PARAGRAPHS, ROUNDS, TRAINING
from ludoteca.games.above_and_below.content.buildings import BUILDINGS
from ludoteca.games.above_and_below.content.goods import ITEMS, NOTHING
from ludoteca.games.above_and_below.content.villagers import HAMMER
from ludoteca.games.above_and_below.scoring import scores
from ludoteca.games.above_and_below.state import AboveAndBelow
from ludoteca.games.above_and_below.view import words
from ludoteca.games.above_and_below.view.cards import Text, describe, describe_villager
from ludoteca.games.above_and_below.village import Village
from ludoteca.kernel import Seat, bits_of

NONE = "–"


def board(view: AboveAndBelow, t: Text) -> str:
    """Round, what is for sale, whom one can train, the next cave, every village, and the open paragraph."""
    face = view.cards.face
    cider = t("cider-here") if view.cider else t("cider-gone")
    lines = [f"{t('round', round=view.round, rounds=ROUNDS)} · {cider}"]
    for name, cards in (
        ("stars", list(view.star_row)),
        ("keys", list(view.key_row)),
        ("houses", [face[card] for card in view.house_row]),
        ("outposts", [face[card] for card in view.outpost_row]),
    ):
        lines += [f"{t(f'row-{name}')}:", *(_card(card, t) for card in cards)]
    lines += [f"{t('to-train')}:", *_to_train(view, t)]
    if view.cave_pile:
        lines.append(f"{t('caves')} ({t('pile', count=len(view.cave_pile))}): {_numbers(view, view.cave_pile[-1])}")
    lines += [line for seat in view.everyone for line in _village(view, seat, t)]
    if view.party:
        lines += ["", f"{t('folk-going')}: {_party(view, t)}"]
    if view.cave != NOTHING:
        lines += _story(view, t)
    return "\n".join(lines)


def _to_train(view: AboveAndBelow, t: Text) -> list[str]:
    return [
        f"  {t('coins', count=cost)}: {_villager(villager, t)}"
        for villager, cost in zip(view.villager_row, TRAINING, strict=True)
        if villager != NOTHING
    ]


def _numbers(view: AboveAndBelow, cave: int) -> str:
    """The paragraphs of a cave card, by the result of the die."""
    return "  ".join(f"{die}→{n}" for die, n in enumerate(PARAGRAPHS[view.cards.face[cave] - FIRST_CAVE], 1))


def _party(view: AboveAndBelow, t: Text) -> str:
    """Who goes, each with the die that was rolled for him."""
    return ", ".join(
        t(words.villager(v).message) + (f" ⚀{view.dice[v]}" if v in view.dice else "") for v in bits_of(view.party)
    )


def _story(view: AboveAndBelow, t: Text) -> list[str]:
    number = view.paragraph
    lines = ["", _numbers(view, view.cave), f"{number}. {t(f'story-{number}-title')}", t(f"story-{number}")]
    for choice in BOOK[number].choices:
        label = t(f"story-{number}-{choice.letter}")
        lines.append(f"  {choice.letter.upper()}) {label} [{'; '.join(_terms(choice, t))}]")
    if view.dice:
        lines.append(t("lanterns", count=view.lanterns))
    return [*lines, ""]


def _terms(choice: Decision, t: Text) -> Iterable[str]:
    """Explore numbers, what the choice needs and costs, and what gives lanterns besides the dice."""
    yield ", ".join(map(str, choice.numbers)) or t("no-dice")
    for wanted, coins, items in (
        ("needs", choice.required_coins, choice.required_items),
        ("costs", choice.cost_coins, choice.cost_items),
    ):
        things = [t("coins", count=coins)] if coins else []
        things += [_stock(item, count, t) for item, count in items]
        if things:
            yield f"{t(wanted)} {', '.join(things)}"
    if choice.required_skill:
        yield f"{t('needs')} {_skill(choice.required_skill, t)}"
    for skilled, lanterns in choice.bonus_per:
        yield f"{t('bonus-per', count=lanterns)} ({_skill(skilled, t)})"
    for item, lanterns in choice.bonus_if:
        yield f"{t('bonus-if', count=lanterns)} ({t(words.WORDS['what'](ITEMS[item]).message)})"


def _skill(villagers: int, t: Text) -> str:
    return t("skill-hammer" if villagers == HAMMER else "skill-quill")


def _village(view: AboveAndBelow, seat: Seat, t: Text) -> list[str]:
    here = view.villages[seat]
    standing = ", ".join(
        (
            t("points", count=scores(view.villages)[seat].total),
            t("coins", count=here.coins),
            t("beds", count=here.beds),
            t("stands", seat=seat, count=here.reputation),
            t("empty-caves", count=here.empty_caves),
        )
    )
    areas = (("ready", here.ready), ("exhausted", here.exhausted), ("injured", here.injured))
    folk = [f"  {t(f'folk-{name}')}: {_villager(v, t)}" for name, area in areas for v in bits_of(area)]
    return ["", f"{t('player', seat=seat)}: {standing}", *folk, *_built(here, t), f"  {_goods(here, t)}"]


def _built(here: Village, t: Text) -> list[str]:
    """What stands in a village, and the goods that lie there."""
    lines = []
    for number in bits_of(here.built):
        card = BUILDINGS[number]
        goods = (here.one >> number & 1) + (here.two >> number & 1)
        lying = f" ({_stock(max(card.stock, card.renew), goods, t)})" if goods else ""
        lines.append(f"  {_building(number, t)}{lying}: {describe(number, t)}")
    return lines


def _goods(here: Village, t: Text) -> str:
    """The supply, the sale circle and the progress track."""
    stock = ", ".join(_stock(item, count, t) for item, count in enumerate(here.items) if count)
    sale = here.sale
    circle = t("circle-empty") if sale == NOTHING else t("circle", what=words.WORDS["what"](ITEMS[sale]))
    track = ", ".join(_stock(good, here.placed[good], t) for good in here.track)
    return "; ".join((stock or t("no-goods"), circle, f"{t('track', income=here.income())}: {track or NONE}"))


def _stock(item: int, count: int, t: Text) -> str:
    return t("stock", count=count, what=words.WORDS["what"](ITEMS[item]))


def _card(number: int, t: Text) -> str:
    return f"  {t('coins', count=BUILDINGS[number].cost)}: {_building(number, t)}: {describe(number, t)}"


def _building(number: int, t: Text) -> str:
    return t(words.WORDS["building"](number).message)


def _villager(number: int, t: Text) -> str:
    return f"{t(words.villager(number).message)}: {describe_villager(number, t)}"
