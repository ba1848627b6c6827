"""The localiser: what a person reads comes from Fluent files, a game's and the table's own, in their language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from functools import cache, partial
from importlib import resources
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from ludoteca.kernel import Choice, Event, Game, Option, Reason, Refused, Say
from ludoteca.kernel.game import Memory
from ludoteca.ledger import Entry, read_ledger

LANGUAGES: Final = ("en", "pt-BR")
REMEMBERED: Final = 20_000
"""Sentences kept by one `Words`; then it forgets them all and starts anew."""

MOST_KEPT: Final = 2048
"""Tables of one box whose own sentences, those with names in them, are remembered; of more, the newest."""

Domain = Callable[[Any], Any]


def language(asked: str) -> str:
    """The language of ours that was asked for, however it is spelled: `pt`, `pt_BR`, `en-GB`."""
    wanted = asked.replace("_", "-").lower()
    for known in LANGUAGES:
        if wanted == known.lower() or wanted.split("-")[0] == known.split("-")[0].lower():
            return known
    raise Refused(f"There is no language {asked!r} here: take {' or '.join(LANGUAGES)}.", "language")


class Words:
    """Everything that can be said about one game in one language, with the players' names."""

    def __init__(self, game: Game | None, language: str, names: Sequence[str] = (), *, strict: bool = False) -> None:
        self.game = game
        self.language = language
        self.names = tuple(names)
        self.strict = strict
        """Raise on a missing message or argument (tests) instead of saying what can be said (tables)."""
        self._package = game.home if game else ""
        self._domains: Mapping[str, Domain] = game.view.words if game else {}
        self._verbs: Mapping[str, tuple[str, ...]] = game.verbs if game else {}
        self._said: dict[Any, str] = {}
        """Sentences with a player's name in them; all others are said alike at every table."""
        self._common: dict[Any, str] = {} if strict else _memory(game).setdefault(("said", language), {})
        """What is said alike at every table of a game; not of its editions, whose options may mean other things."""
        self._personal = False
        """A name has been said since this was last asked."""
        self.tongue: Final = (self._package, language)
        """Whose words these are, and in which language: `paper.once` and `paper.kept` keep drawings under it."""

    @staticmethod
    def of(game: Game | None, language: str, names: Sequence[str] = ()) -> Words:
        """The same `Words` for the same table, so that sentences are made once."""
        kept: dict[tuple[str, tuple[str, ...]], Words] = _memory(game).setdefault("words", {})
        key = (language, tuple(names))
        found = kept.get(key)
        if found is None:
            if len(kept) >= MOST_KEPT:
                del kept[next(iter(kept))]
            found = kept[key] = Words(game, language, names)
        return found

    # Messages.

    def t(self, id: str, /, **args: Any) -> str:
        """The message in this language. `seat=` is said as the player's name, a `Say` as its message."""
        for name, value in args.items():
            if value is True or value is False:  # True == 1, but it is not said the same way
                args[name] = str(value).lower()
        key: Any = (id, tuple(args.items())) if args else id
        try:
            said = self._common.get(key)
        except TypeError:  # a list among the arguments
            return self._say(id, args)
        return said if said is not None else self._remembered(key, id, args)

    def has(self, id: str) -> bool:
        return bundle(self._package, self.language).has_message(id)

    def help(self, id: str, /, **args: Any) -> str:
        """The hover help of a message (its attribute `.help`), or nothing."""
        key = ("help", id, tuple(args.items()))
        try:
            said = self._common.get(key)
        except TypeError:  # a list among the arguments
            return self._say(id, args, "help") if self.has(id) else ""
        return said if said is not None else self._remembered(key, id, args, "help")

    def _remembered(self, key: Any, id: str, args: Mapping[str, Any], attribute: str = "") -> str:
        """Said once."""
        return self._once(key, lambda: self._say(id, args, attribute) if not attribute or self.has(id) else "")

    def _once(self, key: Any, say: Callable[[], str]) -> str:
        """What this key stands for, made once: for everybody, or, if somebody is named in it, for this table."""
        said = self._common.get(key)
        if said is not None:
            return said
        said = self._said.get(key)
        if said is not None:
            self._personal = True
            return said
        before, self._personal = self._personal, False
        said = say()
        memory = self._said if self._personal else self._common
        if len(memory) >= REMEMBERED:
            memory.clear()
        memory[key] = said
        self._personal = self._personal or before
        return said

    def say(self, say: Say) -> str:
        return self.t(say.message, **say.args)

    def seat(self, seat: int) -> str:
        """The player's name, or the seat's number where nobody gave a name."""
        self._personal = True
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.t("seat-number", number=seat + 1)

    # What the kernel hands out.

    def pick(self, option: Option) -> str:
        """What picking this option means."""
        return self._once(option, lambda: self.t(f"pick-{option.verb}", **self.named(self.arguments(option))))

    def key(self, option: Option) -> str:
        """How this option is spelled on a page and comes back from it."""
        return self.game.keys.spell(option) if self.game else option.key

    def key_of(self, verb: str, *args: Any) -> str:
        """The key of this option as it is spelled on a page, or nothing if the game has no such option."""
        key = ("key", verb, args)
        said = self._said.get(key)
        if said is None:
            found = self.game.keys.known(verb, *args) if self.game else None
            said = self._said[key] = self.key(found) if found is not None else ""
        return said

    def keys_of(self, picks: tuple[tuple[Any, ...], ...]) -> str:
        """Several such keys, with spaces between them."""
        key = ("keys", picks)
        said = self._common.get(key)
        if said is None:
            said = self._common[key] = " ".join(key for key in (self.key_of(*pick) for pick in picks) if key)
        return said

    def pick_help(self, option: Option) -> str:
        say = partial(self.help, f"pick-{option.verb}")
        return self._once((option, "help"), lambda: say(**self.named(self.arguments(option))))

    def arguments(self, option: Option) -> dict[str, Any]:
        """The arguments of an option under the names that `Game.verbs` gives them."""
        names = self._verbs.get(option.verb, ())
        return dict(zip(names, option.args, strict=False))

    def question(self, choice: Choice) -> str:
        """What the seat is asked."""
        id = f"ask-{type(choice).__name__}"
        wanted = variables(self._package, self.language, id)
        args = {f.name: getattr(choice, f.name) for f in fields(choice) if f.name in wanted}
        return self.t(id, **self.named(args))

    def event(self, event: Event) -> str:
        """What happened."""
        return self.t(f"event-{event.kind}", **self.named(event.data))

    def reason(self, reason: Reason) -> str:
        """Why something is not on offer. Of what is not asked now a game may say when it is: `when-buy`."""
        said = self.t(f"why-{reason.words}", **self.named(reason.data))
        when = f"when-{reason.data.get('verb', '')}"
        return f"{self.t(when)} {said}" if self.has(when) else said

    def named(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as the game's `View.words` names them; what it does not name goes in as it is."""
        return {name: self._name(name, value) for name, value in args.items()}

    def _name(self, name: str, value: Any) -> Any:
        domain = self._domains.get(name)
        if isinstance(value, (tuple, list, frozenset)):
            return tuple(self._name(name, each) for each in value)
        return value if domain is None or value is None else domain(value)

    # Rules.

    def rule(self, id: str) -> str:
        """The sentence of the ledger in this language, or nothing."""
        entry = self.rules().get(id)
        return entry.text if entry else ""

    def figure(self, amount: float, shape: str) -> str:
        """A number with a fraction as the language writes it: 1.5 is 1,5 in Portuguese."""
        written = format(amount, shape).replace("-", "−")
        return written.replace(".", ",") if self.language == "pt-BR" else written

    def rules(self) -> dict[str, Entry]:
        return ledger_of(self._package, self.language)

    # How it is said.

    def _say(self, id: str, args: Mapping[str, Any], attribute: str = "") -> str:
        for spoken in dict.fromkeys((self.language, "en")):
            words = bundle(self._package, spoken)
            if not words.has_message(id):
                if self.strict:
                    raise KeyError(f"{self._package or 'ludoteca'} has no message {id} in {spoken}")
                continue
            message = words.get_message(id)
            pattern = (message.attributes or {}).get(attribute) if attribute else message.value
            if pattern is None:
                return ""
            text, errors = words.format_pattern(pattern, {name: self._plain(name, arg) for name, arg in args.items()})
            if errors and self.strict:
                raise KeyError(f"{self._package or 'ludoteca'}: message {id} in {spoken}: {errors[0]}")
            return str(text)
        return id

    def _plain(self, name: str, value: Any) -> Any:
        """An argument as Fluent takes it: a number or a text."""
        if isinstance(value, Say):
            return self.say(value)
        if isinstance(value, Choice):
            return self.question(value)
        if name == "seat" and isinstance(value, int) and not isinstance(value, bool):
            return self.seat(value)
        if isinstance(value, (tuple, list, frozenset)):
            return self._list([str(self._plain(name, each)) for each in value])
        if value is None or isinstance(value, bool):
            return str(value).lower()
        return value if isinstance(value, (int, float, str)) else str(value)

    def _list(self, things: list[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self.t("list-end", most=", ".join(things[:-1]), last=things[-1])


_OURS: Final = Memory()
"""What is remembered of words that belong to no game."""


def _memory(game: Game | None) -> Memory:
    return game.memory if game else _OURS


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The table's own texts and the game's, parsed once."""
    words = FluentBundle([language], use_isolating=False)
    for home in ("ludoteca", package):
        for text in sources(home, language).values():
            words.add_resource(FluentResource(text), allow_overrides=True)
    return words


@cache
def sources(package: str, language: str) -> dict[str, str]:
    """The Fluent files of a package in one language: `text/en.ftl` and `text/<part>.en.ftl`."""
    folder = resources.files(package) / "text" if package else None
    if folder is None or not folder.is_dir():
        return {}
    ours = re.compile(rf"(?:[a-z0-9_-]+\.)?{re.escape(language)}\.ftl")
    files = sorted((file for file in folder.iterdir() if ours.fullmatch(file.name)), key=lambda file: file.name)
    return {file.name: file.read_text("utf-8") for file in files}


@cache
def variables(package: str, language: str, id: str) -> frozenset[str]:
    """The arguments that a message asks for, also through messages it refers to."""
    known = bundle(package, language)._messages  # the parsed message has no public door
    found: set[str] = set()
    waiting, seen = [id], {id}
    while waiting:
        message = known.get(waiting.pop())
        if message is None:
            continue
        reader = _Reader()
        reader.visit(message)
        found |= reader.variables
        waiting += sorted(reader.messages - seen)
        seen |= reader.messages
    return frozenset(found)


@cache
def ledger_of(package: str, language: str) -> dict[str, Entry]:
    """The rules a package tells in this language, by ID."""
    file = resources.files(package) / f"rules.{language}.md" if package else None
    return read_ledger(file.read_text("utf-8")) if file is not None and file.is_file() else {}


class _Reader(Visitor):
    """Collects what a message refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802  # Fluent's own name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802  # Fluent's own name
        self.messages.add(node.id.name)
