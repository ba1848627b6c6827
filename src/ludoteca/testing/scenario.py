"""One language for scenes of any box: put things on the table, say who does what, look at what is true afterwards.

    s = Scenario[Roam](GAME, "Ana Bia", mode="full")
    s.owe(Turn(0))
    s.does("Ana", "use pathfinder", "at c4")
    assert s.refuses("Bia", "rest")
    assert (s.asked, s.question) == ("Bia", "Bid")

A pick is said in one of two ways: by its verb and the names that its arguments have in keys (`play duncan_idaho`;
players by name), or as the table says it in English, from the beginning as far as it takes (`Play Duncan`). A box adds
its own nouns in a subclass: what lies where (`def hand(self, name, *cards) -> Self`), and how its arguments are called,
by overriding `word` and `spelled`.

Every pick is checked on the way: it is asked of whom the scene says, it is on offer, and nothing is lost by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Generic, Self, TypeVar, cast

from ludoteca.kernel import Cards, Choice, Event, Game, Option, Refused, Seat, State, Step, option
from ludoteca.words import Words

G = TypeVar("G", bound=State)


@dataclass(frozen=True)
class Curtain(Choice):
    """The scene is over: nobody is asked any more."""

    auto = False

    def options(self, g: State) -> Sequence[Option]:
        return (option("curtain"),)


class Scenario(Generic[G]):
    """A table with named players, clockwise. A scene changes `g` as it likes before anybody does anything."""

    def __init__(self, game: Game, names: str, seed: int = 1, **variants: str) -> None:
        self.game = game
        self.names = names.split()
        self.heard: list[Event] = []
        self.g = cast(G, game.new(len(self.names), seed, **variants))
        self.g.heard = self.heard
        self.words = Words(game, "en", self.names)
        self.verbs_known = {action.verb for action in game.actions}

    # Who and what.

    def seat(self, name: str) -> Seat:
        """Where this player sits."""
        assert name in self.names, f"nobody here is called {name}: {', '.join(self.names)}"
        return self.names.index(name)

    def word(self, kind: str, word: str) -> int | str:
        """What this word means as an argument of this kind. A box that has nouns of its own overrides it."""
        if kind == "seat":
            return self.seat(word)
        if word in self.game.names.get(kind, ()):
            return list(self.game.names[kind]).index(word)
        return int(word) if word.lstrip("-").isdigit() else word

    def spelled(self, kind: str, value: int | str) -> str:
        """The other way round."""
        if isinstance(value, int) and kind == "seat":
            return self.names[value]
        if isinstance(value, int) and kind in self.game.names:
            return self.game.names[kind][value]
        return str(value)

    # Before: what the rules owe.

    def owe(self, *steps: Step) -> Self:
        """The rules owe these steps and nothing else; what needs no deciding happens."""
        self.g.agenda = []
        self.g.then(*steps)
        self.g.listed = None
        self.g.settle()
        return self

    # Then: who does what.

    def does(self, name: str, *texts: str) -> Self:
        """The player picks these, one after the other."""
        for text in texts:
            self._expect(name, text)
            pick = self.option(text)
            assert pick in self.g.options, f"{text!r} is not on offer to {name}, asked {self.question}: {self._offer}"
            before = self.g.census()
            self.g.choose(pick)
            assert self.g.census() == before, f"something was lost when {name} did {text!r}"
        return self

    def says(self, name: str, *texts: str) -> Self:
        """The same, where doing is saying."""
        return self.does(name, *texts)

    def refuses(self, name: str, text: str) -> bool:
        """The player decides now, but the table does not let him do this, and trying it changes nothing."""
        self._expect(name, text)
        before = self.g.clone()
        try:
            self.g.choose(self.option(text))
        except Refused:
            assert self.g == before, f"{text!r} was refused and changed the table"
            return True
        raise AssertionError(f"{name} was allowed to {text!r}")

    def option(self, text: str) -> Option:
        """The option that is meant: `verb name name`, or what the table would say of one that is on offer."""
        verb, _, rest = text.partition(" ")
        if verb not in self.verbs_known:
            return self._said_like(text)
        kinds = self.game.verbs.get(verb, ())
        words = rest.split(maxsplit=len(kinds) - 1) if kinds and rest else rest.split()
        return option(verb, *(self.word(*pair) for pair in zip(kinds, words, strict=True)))

    def _said_like(self, text: str) -> Option:
        said = {self.words.pick(pick): pick for pick in self.g.options}
        found = [said[text]] if text in said else [pick for words, pick in said.items() if words.startswith(text)]
        assert len(found) == 1, f"{text!r} is {'ambiguous' if found else 'not on offer'}: {', '.join(said)}"
        return found[0]

    def _expect(self, name: str, text: str) -> None:
        self.g.listed = None  # a scene may have changed the table since the options were listed
        assert self.asked == name, f"{self.asks or 'nobody'} is asked, not {name}, who would {text!r}"

    # Afterwards: what is true.

    @property
    def asked(self) -> str:
        """Who decides now; nobody is "", when the game or the scene is over."""
        ask = self.g.ask
        return "" if ask is None or isinstance(ask, Curtain) else self.names[ask.seat]

    @property
    def question(self) -> str:
        """What is asked, by the name of the sentence."""
        return type(self.g.ask).__name__ if self.asked else ""

    @property
    def asks(self) -> str:
        """Who is asked what: `Ana Turn`."""
        return f"{self.asked} {self.question}".strip()

    @property
    def said(self) -> list[str]:
        """What is on offer, in the words of the table."""
        return [self.words.pick(pick) for pick in self.g.options]

    @property
    def verbs(self) -> set[str]:
        """The verbs on offer."""
        return {pick.verb for pick in self.g.options}

    def offers(self, text: str) -> bool:
        """Whether this may be picked now."""
        self.g.listed = None
        return self.option(text) in self.g.options

    def may(self, name: str, text: str) -> bool:
        """Whether this player may pick this now; where it is not on offer, the table must refuse it too."""
        return self.asked == name and (self.offers(text) or not self.refuses(name, text))

    def on_offer(self, verb: str) -> list[str]:
        """What may follow this verb now, spelled and sorted."""
        kinds = self.game.verbs.get(verb, ())
        picks = [pick for pick in self.g.options if pick.verb == verb]
        return sorted(" ".join(self.spelled(*pair) for pair in zip(kinds, pick.args, strict=True)) for pick in picks)

    def told(self, kind: str, to: str = "") -> list[dict[str, Any]]:
        """The events of a kind since the beginning, or those of them that reached this player."""
        heard = [event for event in self.heard if event.kind == kind]
        return [event.data for event in heard if not to or event.known_to(self.seat(to))]

    @property
    def _offer(self) -> str:
        return ", ".join(pick.key for pick in self.g.options)


def swap_face(cards: Cards, card: int, face: int) -> None:
    """Let this card show this face; the card that showed it gets the other."""
    holder = cards.face.index(face)
    cards.face[holder], cards.face[card] = cards.face[card], face
