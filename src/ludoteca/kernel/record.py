"""A game written down: a text file with tags and numbered picks that a person can read and a program can verify."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass

from ludoteca.kernel.promise import Proof
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.steps import Seat

FIRST = "1"
"""Keys with numbers instead of names."""
FORMAT = "2"

_TAG = re.compile(r'\[([A-Z][a-z]+) ("(?:[^"\\]|\\.)*")\]')
_PICK = re.compile(r" *([0-9]{1,9})\. ([0-9]{1,9}) (\S+)")


@dataclass(frozen=True)
class Pick:
    """Who picked what."""

    seat: Seat
    key: str


@dataclass(frozen=True)
class Record:
    """What is needed to play a game again, and what proves that it was the same game."""

    game: str
    rules: str
    seed: int
    players: tuple[str, ...]
    variants: tuple[tuple[str, str], ...]
    picks: tuple[Pick, ...]
    scores: tuple[int, ...] | None
    ranks: tuple[int, ...] | None
    check: str
    second_thoughts: bool = False
    """Somebody took back a decision that had told them something, or played ahead."""
    proof: Proof | None = None
    edition: str = ""
    """The edition it was played with, in one line."""
    format: str = FORMAT

    def text(self) -> str:
        tags = [
            ("Ludoteca", self.format),
            ("Game", self.game),
            ("Rules", self.rules),
            ("Variants", " ".join(f"{name}={value}" for name, value in self.variants)),
            *(("Player", name) for name in self.players),
            ("Seed", str(self.seed)),
            ("Scores", _numbers(self.scores)),
            ("Ranks", _numbers(self.ranks)),
            ("Check", self.check),
        ]
        if self.edition:
            tags.append(("Edition", self.edition))
        if self.second_thoughts:
            tags.append(("Thoughts", "second"))
        if self.proof is not None:
            tags += [("Promise", self.proof.promised), ("Secret", self.proof.secret)]
            tags += [("Luck", word) for word in self.proof.luck]
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in tags]
        width = len(str(len(self.picks)))
        lines += [""] + [f"{n:>{width}}. {pick.seat} {pick.key}" for n, pick in enumerate(self.picks, 1)]
        return "\n".join(lines).rstrip("\n") + "\n"

    @staticmethod
    def parse(text: str) -> Record:
        """Read a record; a damaged one is refused with the line where it breaks."""
        tags: dict[str, list[str]] = {}
        picks: list[Pick] = []
        for number, line in enumerate(text.splitlines(), 1):
            if not line.strip():
                continue
            if (tag := _TAG.fullmatch(line)) and not picks:
                tags.setdefault(tag[1], []).append(_string(tag[2], number))
            elif (pick := _PICK.fullmatch(line)) and int(pick[1]) == len(picks) + 1:
                picks.append(Pick(int(pick[2]), pick[3]))
            else:
                raise Refused(
                    f"Line {number} of the record is damaged: take the file again from where it was exported.", "record"
                )
        return _read(tags, tuple(picks))


def _read(tags: dict[str, list[str]], picks: tuple[Pick, ...]) -> Record:
    def one(name: str) -> str:
        if len(tags.get(name, ())) != 1:
            raise Refused(
                f"The record has no single [{name}] tag: take the file again from where it was exported.", "record"
            )
        return tags[name][0]

    if one("Ludoteca") not in (FIRST, FORMAT):
        raise Refused(
            f"The record is of format {one('Ludoteca')}; this program reads formats {FIRST} and {FORMAT}.", "record"
        )
    pairs = [pair.partition("=") for pair in one("Variants").split()]
    try:
        return Record(
            format=one("Ludoteca"),
            game=one("Game"),
            rules=one("Rules"),
            seed=int(one("Seed")),
            players=tuple(tags.get("Player", ())),
            variants=tuple((name, value) for name, _, value in pairs),
            picks=picks,
            scores=_ints(one("Scores")),
            ranks=_ints(one("Ranks")),
            check=one("Check"),
            edition=one("Edition") if "Edition" in tags else "",
            second_thoughts=tags.get("Thoughts", ()) == ["second"],
            proof=Proof(one("Promise"), one("Secret"), tuple(tags.get("Luck", ()))) if "Promise" in tags else None,
        )
    except Refused:
        raise
    except ValueError as error:
        raise Refused(
            "A number in the record's tags is damaged: take the file again from where it was exported.", "record"
        ) from error


def _string(quoted: str, number: int) -> str:
    try:
        return str(json.loads(quoted))
    except ValueError as error:
        raise Refused(
            f"Line {number} of the record is damaged: take the file again from where it was exported.", "record"
        ) from error


def _numbers(numbers: tuple[int, ...] | None) -> str:
    return "*" if numbers is None else " ".join(map(str, numbers))


def _ints(text: str) -> tuple[int, ...] | None:
    return None if text == "*" else tuple(int(word) for word in text.split())
