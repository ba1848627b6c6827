"""The options of a verb, by the number they point at."""

from __future__ import annotations

from ludoteca.kernel.option import Option, Word, option


class Numbered(dict[int, Option]):
    """`DISCARD = Numbered("discard")`, then `DISCARD[17] is option("discard", 17)`, at no more than a look-up.

    Each is made when it is first named, so that whoever offers them need not know how many there will be.
    """

    def __init__(self, verb: str, *after: Word) -> None:
        super().__init__()
        self.verb = verb
        self.after = after
        """Arguments behind the number."""

    def __missing__(self, number: int) -> Option:
        if number < 0:
            raise KeyError(f"{self.verb}: nothing is known of number {number}")
        made = self[number] = option(self.verb, number, *self.after)
        return made
