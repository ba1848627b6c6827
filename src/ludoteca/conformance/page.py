"""Invariant 11: every option is clickable exactly once on the page, and listed in the terminal, in both languages.

An option that no element of the page claims becomes a button of the table, so the page may claim it once or not at all.
"""

from __future__ import annotations

import re
from collections import Counter

from ludoteca.conformance import eyes
from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.words import LANGUAGES, Words

PICK = re.compile(r'data-pick="([^"]*)"')


def every_option_once(look: Inspection) -> None:
    ask = look.state.ask
    draw = look.game.view.page
    if ask is None:
        return
    view = look.state.view(ask.seat)
    words = Words.of(look.game, LANGUAGES[0], eyes.names(look.game, look.seats))
    can = eyes.Can(list(view.options), words)
    shown = Counter(PICK.findall(str(draw(view, can, words.t))))
    twice = [key for key, count in shown.items() if count > 1]
    check(look, 11, not twice, f"the page offers {twice} more than once")
    strange = [key for key in shown if key not in {words.key(option) for option in view.options}]
    check(look, 11, not strange, f"the page offers {strange}, which are not on offer")
    lost = [words.key(option) for option in can.claimed if words.key(option) not in shown]
    check(look, 11, not lost, f"the page claimed {lost} and did not show them")
    others = [seat for seat in range(look.seats + 1) if seat != ask.seat]
    for seat in others:
        page = str(draw(look.state.view(seat), eyes.Can([], words), words.t))
        check(look, 11, not PICK.search(page), f"the page of seat {seat}, which is not asked, offers a pick")


def every_option_in_words(look: Inspection) -> None:
    """Said in both languages, and no two options on offer said the same."""
    ask = look.state.ask
    if ask is None:
        return
    for language in LANGUAGES:
        words = Words(look.game, language, eyes.names(look.game, look.seats), strict=True)
        try:
            question = words.question(ask)
            said = Counter(words.pick(option) for option in look.state.options)
        except KeyError as error:
            check(look, 11, False, f"in {language} there are no words: {error}")
        check(look, 11, bool(question.strip()), f"in {language} the question of {type(ask).__name__} is empty")
        alike = [text for text, count in said.items() if count > 1 or not text.strip()]
        check(look, 11, not alike, f"in {language} different options are said alike: {alike}")
