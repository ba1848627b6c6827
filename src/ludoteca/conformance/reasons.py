"""Invariant 12: something is on offer exactly when no rule forbids it, and every reason is said and betrays nothing.

`options` lists what may be picked, `forbids` judges one pick. Both are asked about every action of the box.
"""

from __future__ import annotations

from ludoteca.conformance import eyes
from ludoteca.conformance.broken import check
from ludoteca.conformance.inspection import Inspection
from ludoteca.conformance.secrets import other_world
from ludoteca.kernel import ELSEWHERE, Choice, Option, Reason
from ludoteca.words import LANGUAGES, Words

Against = dict[Option, Reason]


def reasons_agree_with_options(look: Inspection) -> None:
    """No reason against what is on offer, a reason against everything else, the same if others held other cards."""
    ask = look.state.ask
    if ask is None:
        return
    view = look.state.view(ask.seat)
    against = {action: reason for action in look.game.actions if (reason := ask.forbids(view, action)) is not None}
    offered = set(view.options)
    both = [option.key for option in offered if option in against]
    check(
        look,
        12,
        not both,
        f"{ask} offers {both[:5]} and forbids it: {[against[o] for o in offered & {*against}][:2]}",
    )
    lost = [action.key for action in look.game.actions if action not in offered and action not in against]
    check(look, 12, not lost, f"{ask} neither offers nor forbids {lost[:5]}")
    verbs = {option.verb for option in offered}
    mute = [action.key for action, reason in against.items() if reason is ELSEWHERE and action.verb in verbs]
    check(look, 12, not mute, f"{ask} is about {sorted(verbs)}, yet gives no reason against {mute[:5]}")
    _others_cards_do_not_matter(look, ask, against)
    _reasons_are_said(look, ask, against)


def _others_cards_do_not_matter(look: Inspection, ask: Choice, against: Against) -> None:
    world = other_world(look, ask.seat)
    for action, reason in against.items():
        there = ask.forbids(world, action)
        check(look, 12, there == reason, f"the reason against {action.key} tells a secret: {reason} or {there}")


def _reasons_are_said(look: Inspection, ask: Choice, against: Against) -> None:
    """In both languages, with a rule that the ledger has."""
    general = Reason(ask.rule, "first", ask=ask, verb=next(iter(look.game.actions)).verb)
    told = {repr(reason): reason for reason in against.values() if reason is not ELSEWHERE}
    for language in LANGUAGES:
        words = Words(look.game, language, eyes.names(look.game, look.seats), strict=True)
        ledger = words.rules()
        for reason in (general, *told.values()):
            known = not ledger or not reason.rule or reason.rule in ledger
            check(look, 12, known, f"{reason} names a rule that is not in the ledger")
            try:
                said = words.reason(reason).strip()
            except KeyError as error:
                check(look, 12, False, f"in {language} there are no words for {reason}: {error}")
            check(look, 12, bool(said), f"in {language} nothing is said for {reason}")
