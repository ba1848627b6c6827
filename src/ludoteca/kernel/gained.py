"""Whether a pick told anybody something: decided from views, for every component of every game.

Three questions, the cheap one first. Was chance used, or a face shown? Has anything that was hidden from somebody come
into the open, or gone from where it lay hidden? And would the same pick, at another table that looked the same to
somebody, have led to another sight? The last one also finds what never lay on the table, such as a book of rewards:
at an imagined table it is chance that fills it in.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.cards import Cards
from ludoteca.kernel.chance import Random
from ludoteca.kernel.component import Component
from ludoteca.kernel.option import Option
from ludoteca.kernel.save import plain
from ludoteca.kernel.state import State

GUESSES = 3
"""So many other tables are imagined for each pair of eyes."""
_GONE = object()


def gained(before: State, pick: Option, after: State) -> bool:
    """Whether anybody, the spectators included, knows more after this pick than the pick itself says."""
    if shown(before, after):
        return True
    was, is_now = plain(before), plain(after)
    for eyes in range(before.seats + 1):
        view, then = before.view(eyes), after.view(eyes)
        if _opened(was, plain(view), is_now, plain(then)) or _surprised(view, pick, then):
            return True
    return False


def shown(before: State, after: State) -> bool:
    """Whether chance was used or a face shown: most of what a pick can tell, and quickly known."""
    return _shown(before) != _shown(after)


def _shown(state: State) -> list[Any]:
    """What changes when chance is used or a face is shown."""
    found: list[Any] = [plain(state.rng)]
    parts: list[Component] = state.parts()
    while parts:
        part = parts.pop()
        if isinstance(part, Cards):
            found.append(tuple(part.seen))
        parts.extend(part.parts())
    return found


def _opened(was: Any, seen: Any, now: Any, now_seen: Any) -> bool:
    """Whether something hidden (the truth and the view differ there) is now open, or no longer there to be hidden."""
    if was == seen:
        return False
    if isinstance(was, dict) and isinstance(seen, dict) and was.keys() == seen.keys():
        return any(_opened(was[key], seen[key], _at(now, key), _at(now_seen, key)) for key in was)
    if isinstance(was, list) and isinstance(seen, list) and len(was) == len(seen):
        return any(_opened(was[i], seen[i], _at(now, i), _at(now_seen, i)) for i in range(len(was)))
    return now is _GONE or bool(now == now_seen)


def _at(thing: Any, key: Any) -> Any:
    """What lies at the same place now."""
    if isinstance(thing, dict):
        return thing.get(key, _GONE)
    return thing[key] if isinstance(thing, list) and isinstance(key, int) and key < len(thing) else _GONE


def _surprised(view: State, pick: Option, then: State) -> bool:
    """Whether these eyes would have seen something else after this pick, had what they cannot see been otherwise."""
    ask = view.ask
    others = (view.guess(Random.seeded(seed)) for seed in range(GUESSES))
    if ask is not None and ask.seat == view.viewer:
        return not all(_leads(other, pick, then) for other in others)
    # Which secret card was picked is the picker's to know: as the others saw it, it could have been another one.
    return not any(_leads(other, one, then) for other in others for one in _alike(other, pick))


def _alike(state: State, pick: Option) -> list[Option]:
    """Options of the same verb, the pick itself first."""
    return sorted((one for one in state.options if one.verb == pick.verb), key=lambda one: one != pick)


def _leads(other: State, pick: Option, then: State) -> bool:
    """Whether this pick, played at that other table, leads to this very sight, and without the use of chance: what
    nobody has read yet is filled in by chance, so it proves nothing."""
    after = other.clone()
    chance = plain(after.rng)
    after.play(pick)
    return plain(after.rng) == chance and after.view(then.viewer) == then
