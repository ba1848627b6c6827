"""What a master has learned of a game by weights: how to judge, and which options to look at first.

`ludoteca train CODE --teach weights` and `--teach policy` write it; a box ships it as `master.json`. Every number has
its name, so that whoever is curious can read what the master thinks of things.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ludoteca.bots.habits import Habit, Habits
from ludoteca.bots.learned import by_experience
from ludoteca.kernel import Game, Judge, OptionFeatures, Refused, Weighing

DIGITS: Final = 4
"""What is written down of a weight."""


@dataclass(frozen=True)
class Experience:
    """Weights of a judgement, weights of a policy, or both; what is empty is left to the game's own judge."""

    weights: tuple[float, ...] = ()
    """In the order of `Weighing.names`."""
    habits: dict[str, Habit] = field(default_factory=dict)
    """By verb."""
    options: dict[str, float] = field(default_factory=dict)
    """What single options promise besides, by their key."""
    counts: tuple[int, ...] = ()
    """Player counts at which it has learned; none: at all of them."""

    def judge(self, game: Game) -> Judge[Any]:
        """The game's own judge as its strongest level has it, or as the settings of its master want it, with what was
        learned in place of what it says."""
        settings = game.judge.master
        own = game.judge.at(settings) if settings and settings.learned else by_experience(game)
        habits = Habits(own, features_of(game), self.habits, self.options) if self.habits else None
        return Judge(
            value=None if self.weights else own.value,
            values=judged_by(game, self.weights) if self.weights else own.values,
            prefer=habits.prefer if habits else own.prefer,
            prefers=habits.prefers if habits else own.prefers,
            sensible=own.sensible,
            search=own.search,
        )


def weighing_of(game: Game) -> Weighing[Any]:
    if game.judge.weighing is None:
        raise Refused(f"{game.code} has no weights to be learned.", "weights")
    return game.judge.weighing


def features_of(game: Game) -> OptionFeatures[Any]:
    if game.judge.option_features is None:
        raise Refused(f"{game.code} does not describe its options: no policy can be learned.", "policy")
    return game.judge.option_features


def judged_by(game: Game, weights: Sequence[float]) -> Callable[[Any], list[float]]:
    return weighing_of(game).judged_by(weights)


def save(experience: Experience, game: Game, file: Path, **about: Any) -> None:
    """One number to a line."""
    told: dict[str, Any] = {"game": game.code, "rules": game.version, **about, "counts": list(experience.counts)}
    if experience.weights:
        named = zip(weighing_of(game).names, experience.weights, strict=True)
        told["weights"] = {name: round(weight, DIGITS) for name, weight in named}
    if experience.habits:
        features = features_of(game)
        told["policy"] = {
            verb: {
                "prefer": round(habit.trust, DIGITS),
                "moment": _named(features.moments, habit.moment),
                "printed": _named(features.marks, habit.marks),
            }
            for verb, habit in sorted(experience.habits.items())
        }
        told["options"] = {key: round(own, DIGITS) for key, own in sorted(experience.options.items()) if own}
    file.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def load(file: Path, game: Game) -> Experience:
    """Read it, and see that it is of this game and of what counts in it today."""
    try:
        told = json.loads(file.read_text("utf-8"))
        if told["game"] != game.code:
            raise KeyError(told["game"])
        weights = _in_order(weighing_of(game).names, told["weights"]) if "weights" in told else ()
        habits = {verb: _habit(features_of(game), habit) for verb, habit in told.get("policy", {}).items()}
        options = {str(key): float(own) for key, own in told.get("options", {}).items()}
        return Experience(tuple(weights), habits, options, tuple(told["counts"]))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refused(f"{file.name} is not what `ludoteca train {game.code}` writes today.", "file") from error


def _habit(features: OptionFeatures[Any], told: dict[str, Any]) -> Habit:
    moment = _in_order(features.moments, told["moment"], missing=0.0)
    marks = _in_order(features.marks, told["printed"], missing=0.0)
    return Habit(float(told["prefer"]), moment, marks)


def _named(names: Sequence[str], numbers: Sequence[float]) -> dict[str, float]:
    """Those that are not zero."""
    pairs = zip(names, (round(number, DIGITS) for number in numbers), strict=True)
    return {name: number for name, number in pairs if number}


def _in_order(names: Sequence[str], told: dict[str, float], missing: float | None = None) -> list[float]:
    """The numbers in the order of the names of today; a name that nobody knows any more is an error."""
    if not set(told) <= set(names):
        raise KeyError(min(set(told) - set(names)))
    return [float(told[name] if missing is None else told.get(name, missing)) for name in names]
