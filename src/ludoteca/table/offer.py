"""What may be picked: by clicking on the board where the game's page says so, by a button otherwise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.kernel import Option
from ludoteca.paper import Markup, NotNow, h
from ludoteca.words import Words

STEPPED = 6
"""So many numbers of one kind are stepped through; fewer are buttons side by side."""
LONG = 15
"""So many are worth longer strides."""


class Offer:
    """`can`: hands out each option on offer once. What no element of the page claims becomes a button.

    An element that claims what is not on offer can be asked why not, by whoever sits at the table (`asking`)."""

    def __init__(self, options: Sequence[Option], words: Words, *, asking: bool = False) -> None:
        self._words = words
        self._open = {(option.verb, *option.args): option for option in options}
        self._offered = frozenset(self._open)
        self._asking = asking

    def __call__(self, verb: str, *args: int | str) -> dict[str, Any]:
        asked = (verb, *args)
        if asked in self._offered:
            option = self._open.pop(asked, None)
            return {"role": "button", "tabindex": "0", **self.attributes(option)} if option is not None else {}
        if not self._asking:
            return {}
        key = self._words.key_of(verb, *args)
        return NotNow({"data-could": key}) if key else {}

    def none_of(self, picks: tuple[tuple[Any, ...], ...]) -> dict[str, Any] | None:
        """What an element gets that would take the first of several picks, if none of them is on offer; otherwise it
        must ask for each. Most elements of a page are in this case, at most moments."""
        if not self._offered.isdisjoint(picks):
            return None
        return NotNow({"data-could": found}) if self._asking and (found := self._words.keys_of(picks)) else {}

    def attributes(self, option: Option) -> dict[str, Any]:
        return {
            "data-pick": self._words.key(option),
            "aria-label": self._words.pick(option),
            "data-help": self._words.pick_help(option) or None,
        }

    def rest(self) -> list[Markup]:
        """A button for everything still open. Many numbers of one kind (bids, prices) become a stepper."""
        by_verb: dict[str, list[Option]] = {}
        for option in self._open.values():
            by_verb.setdefault(option.verb, []).append(option)
        found: list[Markup] = []
        for options in by_verb.values():
            numbers = len(options) >= STEPPED and all(len(o.args) == 1 and o.number >= 0 for o in options)
            found += [self._stepper(options)] if numbers else [self._button(option) for option in options]
        return found

    def _button(self, option: Option, kind: str = "") -> Markup:
        said = {**self.attributes(option), "aria-label": None, "class": kind or None}
        return h("button.pick", self._words.pick(option), **said, type="button")

    def _stepper(self, options: list[Option]) -> Markup:
        """One of the numbers at a time, with less and more beside it."""
        strides = (1, 5) if len(options) > LONG else (1,)
        step = [
            h("button.step", f"{sign}{by if by > 1 else ''}", data_do="step", data_by=f"{sign}{by}", type="button")
            for sign, by in ((sign, by) for sign in "-+" for by in (strides if sign == "+" else strides[::-1]))
        ]
        half = len(step) // 2
        picks = [self._button(option, "" if n else "now") for n, option in enumerate(options)]
        return h(
            "div.stepper", step[:half], picks, step[half:], role="group", aria_label=self._words.t("table-stepper")
        )
