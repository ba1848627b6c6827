"""One thing to pick: a click, a bot's move, an action index and a row in the database are the same `Option`."""

from __future__ import annotations

import re
from typing import Final

from ludoteca.kernel.refused import Refused

Word = int | str

_KEY: Final = re.compile(r"[a-z][a-z0-9_]*(:(-?[0-9]+|[a-z][a-z0-9_]*))*")
_INTERNED: Final[dict[tuple[Word, ...], Option]] = {}


class Option:
    """A verb and what it points at. Interned, so that equal options are the same object and `is` compares them."""

    __slots__ = ("args", "key", "number", "verb")

    verb: str
    args: tuple[Word, ...]
    key: str
    number: int
    """The first argument, if it is a number; else -1. Rules ask for it at every pick."""

    def __init__(self, verb: str, args: tuple[Word, ...]) -> None:
        self.verb = verb
        self.args = args
        self.key = ":".join([verb, *map(str, args)])
        self.number = args[0] if args and isinstance(args[0], int) else -1

    @staticmethod
    def parse(key: str) -> Option:
        """The option that prints as this key. It stays: keys from outside are read by `Keys`, which keeps nothing."""
        verb, *args = words_of(key)
        return option(str(verb), *args)

    def __repr__(self) -> str:
        return self.key

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: object) -> Option:
        return self

    def __reduce__(self) -> tuple[object, tuple[Word, ...]]:
        return option, (self.verb, *self.args)


def words_of(key: str) -> tuple[Word, ...]:
    """The verb and the arguments of a key."""
    if len(key) > 200 or not _KEY.fullmatch(key):
        raise Refused(f"{key[:60]!r} is not a pick: write a verb and its arguments, such as use:17.", "not-a-pick")
    return tuple(word if word[0].isalpha() else int(word) for word in key.split(":"))


def option(verb: str, *args: Word) -> Option:
    """The one `Option` of this verb and these arguments."""
    found = _INTERNED.get((verb, *args))
    if found is None:
        found = _INTERNED[(verb, *args)] = Option(verb, args)
        if not _KEY.fullmatch(found.key):
            del _INTERNED[(verb, *args)]
            raise ValueError(f"{found.key!r}: verbs and words are lower case, numbers are ints")
    return found
