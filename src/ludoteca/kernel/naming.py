"""What things are called in keys: `play:duncan_idaho` rather than `play:17`, so that records outlive a reordering."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from ludoteca.kernel.option import Option, Word, words_of
from ludoteca.kernel.refused import Refused

Verbs = Mapping[str, tuple[str, ...]]
Names = Mapping[str, Sequence[str]]
"""For each kind of argument the names of its values: a number in an option is a place in this list."""


def slug(name: str) -> str:
    """Lower case, with nothing but letters, digits and underscores; a letter first."""
    plain = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")
    return plain if plain[:1].isalpha() else f"n{plain}"


def slugs(names: Iterable[str]) -> tuple[str, ...]:
    """The names of a table in its order. Things that are called the same are numbered: `cave_cat`, `cave_cat_2`."""
    met: Counter[str] = Counter()
    found = []
    for name in map(slug, names):
        met[name] += 1
        found.append(f"{name}_{met[name]}" if met[name] > 1 else name)
    return tuple(found)


def lists(text: str) -> dict[str, tuple[str, ...]]:
    """`kind: one two three` in lines, which may go on indented."""
    found: dict[str, tuple[str, ...]] = {}
    for entry in re.split(r"\n(?=\S)", text.strip()):
        kind, _, words = entry.partition(":")
        found[kind] = tuple(words.split())
    return found


def described(text: str) -> dict[str, str]:
    """`word: a sentence` in lines, which may go on further indented."""
    found: dict[str, str] = {}
    for entry in re.split(r"\n(?!\s{5})", text.strip("\n")):
        word, _, said = entry.strip().partition(": ")
        if said:
            found[word] = " ".join(said.split())
    return found


class Keys:
    """How the options of a box are spelled where they leave the program, and read when they come back."""

    def __init__(self, actions: Iterable[Option], verbs: Verbs, names: Names, former: Names) -> None:
        self.verbs = verbs
        self.names = names
        self.former = former
        self._spelled = {action: self._spell(action) for action in actions}
        self._read = {key: action for action, key in self._spelled.items()}
        self._words = {(action.verb, *action.args): action for action in self._spelled}
        if len(self._read) < len(self._spelled):
            twice = [key for key, count in Counter(self._spelled.values()).items() if count > 1]
            raise ValueError(f"different options are spelled alike: {', '.join(twice[:5])}")

    def spell(self, pick: Option) -> str:
        return self._spelled.get(pick) or self._spell(pick)

    def known(self, verb: str, *args: Word) -> Option | None:
        """The option of this verb and these arguments, if the box has it."""
        return self._words.get((verb, *args))

    def read(self, key: str) -> Option:
        """The option that is spelled like this, now or before its arguments had names. Nothing is made for a key that
        is none: those may come from anybody."""
        found = self._read.get(key)
        return found if found is not None else self._formerly(key)

    def _spell(self, pick: Option) -> str:
        kinds = self.verbs.get(pick.verb, ())
        words = [pick.verb]
        for n, arg in enumerate(pick.args):
            names = self.names.get(kinds[n]) if n < len(kinds) else None
            words.append(names[arg] if names is not None and isinstance(arg, int) else str(arg))
        return ":".join(words)

    def _formerly(self, key: str) -> Option:
        """Before there were names a number was a place in the list of that time, which `former` keeps."""
        verb, *args = words_of(key)
        kinds = self.verbs.get(str(verb), ())
        for n, arg in enumerate(args[: len(kinds)]):
            once, names = self.former.get(kinds[n]), self.names.get(kinds[n])
            if once is not None and names is not None and isinstance(arg, int):
                if not 0 <= arg < len(once) or once[arg] not in names:
                    raise Refused(f"{key} is not in the box any more.", "not-on-offer")
                args[n] = names.index(once[arg])
        read = self._words.get((verb, *args))
        if read is None:
            raise Refused(f"{key} is not on offer now: pick one of the options listed.", "not-on-offer")
        return read
