"""Two studies side by side: only what differs by more than chance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ludoteca.kernel import Option
from ludoteca.lab.intervals import holm, same_mean, same_rate
from ludoteca.lab.study.findings import FEWEST
from ludoteca.lab.study.report import Report
from ludoteca.lab.study.watching import PARTS, Studied


@dataclass(frozen=True)
class Difference:
    """One thing of which both studies say something."""

    what: str
    one: float
    two: float
    chance: float
    percent: bool
    stands: bool = False

    def number(self, value: float) -> str:
        return f"{value:.1%}" if self.percent else f"{value:.2f}"


def differences(one: Report, two: Report) -> list[Difference]:
    """Everything both can be asked, with what stands when all of it is taken together; the surest first."""
    tried = [*_means(one, two), *_seats(one, two), *_groups(one, two), *_options(one, two)]
    verdicts = holm([difference.chance for difference in tried])
    found = [
        Difference(d.what, d.one, d.two, d.chance, d.percent, stands) for d, stands in zip(tried, verdicts, strict=True)
    ]
    return sorted(found, key=lambda difference: difference.chance)


def _means(one: Report, two: Report) -> list[Difference]:
    t = one.words.t
    asked: list[tuple[str, Callable[[Studied], float]]] = [
        (t("study-tile-decisions"), lambda game: float(game.outcome.picks)),
        (t("study-tile-rounds"), lambda game: float(game.rounds)),
        (t("study-tile-options"), lambda game: sum(game.options) / PARTS),
        (t("study-tile-leads"), lambda game: float(game.leads)),
        (t("study-tile-decided"), lambda game: game.decided),
    ]
    names = dict.fromkeys(name for game in one.found.games[:50] for seat in game.numbers for name in seat)
    found = []
    for what, of in asked:
        a, b = [of(game) for game in one.found.games], [of(game) for game in two.found.games]
        found.append(_mean(what, a, b))
    for name in names:
        a, b = ([seat.get(name, 0.0) for game in side.found.games for seat in game.numbers] for side in (one, two))
        found.append(_mean(t(name), a, b))
    a, b = ([float(s) for game in side.found.games for s in game.outcome.scores] for side in (one, two))
    return [*found, _mean(t("cli-column-score"), a, b)]


def _mean(what: str, a: Sequence[float], b: Sequence[float]) -> Difference:
    return Difference(what, sum(a) / len(a), sum(b) / len(b), same_mean(a, b), percent=False)


def _seats(one: Report, two: Report) -> list[Difference]:
    pairs = zip(one.found.by_seat, two.found.by_seat, strict=False)
    return [
        Difference(
            one.words.t("study-seat-wins", seat=int(a.what)),
            a.rate,
            b.rate,
            same_rate(a.wins, a.seats, b.wins, b.seats),
            percent=True,
        )
        for a, b in pairs
    ]


def _groups(one: Report, two: Report) -> list[Difference]:
    found = []
    for group, rated in one.found.groups.items():
        others = {rate.what: rate for rate in two.found.groups.get(group, ())}
        for a in rated:
            b = others.get(a.what)
            if b is not None:
                what = one.words.t("study-wins-with", what=one.label(group, a.what))
                chance = same_rate(a.wins, a.seats, b.wins, b.seats)
                found.append(Difference(what, a.rate, b.rate, chance, percent=True))
    return found


def _options(one: Report, two: Report) -> list[Difference]:
    found = []
    others = {key: (offered, taken) for key, offered, taken in two.found.taken}
    for key, offered, taken in one.found.taken:
        there, picked = others.get(key, (0, 0))
        if offered >= FEWEST and there >= FEWEST:
            what = one.words.t("study-picked", what=one.words.pick(Option.parse(key)))
            chance = same_rate(taken, offered, picked, there)
            found.append(Difference(what, taken / offered, picked / there, chance, percent=True))
    return found
