"""One table as its journal tells it: the match, who sits where, what happened and what was said.

Nothing here writes, waits or sends: rows that are already durable come in, and whoever asks is answered.
"""

from __future__ import annotations

import bisect
import json
from dataclasses import dataclass, field
from typing import Any

from ludoteca.bots import split
from ludoteca.kernel import Choice, Event, Game, Match, Refused, Result, State
from ludoteca.kernel.promise import Proof
from ludoteca.store.people import now
from ludoteca.store.tables import ChatRow, PickRow, SeatRow, TableRow
from ludoteca.table.clocks import Clock, Terms
from ludoteca.table.proposal import Proposal
from ludoteca.words import Words

LATE = 8
"""So many lines of the table's own and of the chat are looked for again behind the last one that was heard: they are
numbered before they are written, and two server processes may write in another order than they have numbered."""


@dataclass(frozen=True)
class Entry:
    """A line of the log: what happened after `picks` picks, or a note of the table's own."""

    picks: int
    n: int
    event: Event | None = None
    note: str = ""
    seat: int = -1
    data: dict[str, Any] = field(default_factory=dict)

    def known_to(self, eyes: int) -> bool:
        return self.event is None or self.event.known_to(eyes)


def kept(result: Result) -> dict[str, Any]:
    """A result as the store keeps it with its table."""
    return {"scores": list(result.scores), "ranks": list(result.ranks), "draw": result.draw}


class Sitting:
    """A match and its journal."""

    def __init__(self, row: TableRow, game: Game) -> None:
        self.row = row
        self.game = game
        self.match = Match(
            game, [chair.name or f"{chair.seat + 1}" for chair in row.chairs], row.seed, game.recorded(row.variants)
        )
        self.stuck = False
        """The rules of today do not know how this game goes on."""
        self.passing = False
        """A standing answer answers the question that is pending: its seat is not bothered with it."""
        self.n = 0
        self.clock = Clock(Terms.read(row.clock), row.seats, row.started or now())
        self.log = self._dealt()
        self.log_version = 0
        self.chat: list[ChatRow] = []
        self._heard: list[int] = []
        self._views: dict[int, State] = {}
        self._views_of = (-1, -1)

    # Where it stands.

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def started(self) -> bool:
        return self.row.started is not None

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def closed(self) -> bool:
        """Put away before the end; it can be taken up again, unless everything was laid face up."""
        return self.row.finished is not None and not self.over

    @property
    def ended(self) -> bool:
        """Over for good: nothing of it has to be kept from anybody. A record that was brought in always is."""
        return self.over or self.row.face_up or (self.row.finished is not None and not self.started)

    @property
    def ask(self) -> Choice | None:
        return self.match.state.ask if self.started and not self.closed and not self.stuck else None

    @property
    def asked(self) -> int | None:
        return self.ask.seat if self.ask else None

    def asks(self, seat: int) -> bool:
        """Whether the person on this seat is to decide now."""
        return self.asked == seat and not self.is_bot(seat) and not self.passing

    def fresh(self, n: int) -> None:
        """Refuse a click on a board that is no longer there."""
        if n != self.n:
            raise Refused("The table has moved on since that click.", "stale")

    @property
    def proposal(self) -> Proposal | None:
        """What the table is asked to agree to; when it has moved on, nothing."""
        found = Proposal.read(self.row.proposal)
        return found if found is not None and found.n == self.n else None

    def view(self, eyes: int) -> State:
        """What these eyes see now; made once for everybody with the same eyes."""
        if self._views_of != (self.n, self.row.seats):
            self._views, self._views_of = {}, (self.n, self.row.seats)
        if eyes not in self._views:
            self._views[eyes] = self.match.state.view(eyes)
        return self._views[eyes]

    def proof(self) -> Proof | None:
        """What shows, once the game has ended, that the shuffle was the promised one."""
        if self.row.proof is not None:  # of a game that was played elsewhere
            told = json.loads(self.row.proof)
            return Proof(**{**told, "luck": tuple(told["luck"])})
        if not self.ended or self.row.promised is None or self.row.secret is None:
            return None
        return Proof(self.row.promised, self.row.secret, tuple(chair.luck for chair in self.row.chairs))

    # Who sits there.

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple(chair.seat for chair in self.row.chairs if chair.player == player)

    def is_bot(self, seat: int) -> bool:
        """A bot sits here, or stands in."""
        return bool(self.row.chairs[seat].bot)

    def people(self) -> list[int]:
        """Seats whose decisions are made by people now."""
        return [chair.seat for chair in self.row.chairs if chair.kind in ("person", "guest") and not chair.bot]

    def alone(self) -> bool:
        """One device against bots has nobody to ask and nothing to hide from. Who is still to come counts, too."""
        people = [chair for chair in self.row.chairs if chair.kind != "bot"]
        return all(chair.kind != "open" for chair in people) and len({chair.player for chair in people}) <= 1

    def solo(self) -> bool:
        """One person against bots: nobody else at the device either."""
        return self.alone() and len([chair for chair in self.row.chairs if chair.kind != "bot"]) <= 1

    def names(self, language: str) -> tuple[str, ...]:
        words = Words.of(None, language)
        return tuple(self._name(chair, words) for chair in self.row.chairs)

    def _name(self, chair: SeatRow, words: Words) -> str:
        if chair.kind == "bot":
            same = [other.seat for other in self.row.chairs if other.kind == "bot" and other.bot == chair.bot]
            name = self._bot(chair.bot, words)
            return f"{name} {same.index(chair.seat) + 1}" if len(same) > 1 else name
        return chair.name or words.t("table-free-seat" if chair.kind == "open" else f"card-{chair.kind}")

    def _bot(self, bot: str, words: Words) -> str:
        level, temperament = split(bot)
        name = words.t(f"bot-{level}") if words.has(f"bot-{level}") else level
        if not temperament:
            return name
        wish = Words.of(self.game, words.language).t(f"temperament-{temperament}")
        return words.t("bot-tempered", level=name, temperament=wish)

    def words(self, language: str) -> Words:
        return Words.of(self.game, language, self.names(language))

    # What becomes of it.

    def _dealt(self) -> list[Entry]:
        """What happened before the first pick; as long as somebody is still to come, nothing has."""
        return [Entry(0, 0, event) for event in self.match.events[0]] if self.started else []

    def seat(self, row: TableRow) -> None:
        """The table as the store has it now: who sits there, and, once the last one has sat down, how the game is
        shuffled."""
        begins = row.started is not None and not self.started
        self.row = row
        self.match.players = tuple(chair.name or f"{chair.seat + 1}" for chair in row.chairs)
        if row.seed != self.match.seed or begins:
            self.match = Match(self.game, self.match.players, row.seed, self.game.recorded(row.variants))
            self.log = self._dealt() + [entry for entry in self.log if entry.event is None]
            self.log_version += 1
            self.clock = Clock(Terms.read(row.clock), row.seats, row.started or now())
            self._views_of = (-1, -1)

    def lay(self, match: Match, n: int) -> None:
        """The table as it was saved before the nth row of the journal."""
        self.match, self.n = match, n
        self.log = []
        self.log_version += 1

    def remark(self, note: str, before: str, after: str) -> None:
        """A line of the log that is not written down."""
        self.log.append(Entry(len(self.match.picks), self.n, note=note, data={"from": before, "to": after}))

    def apply(self, row: PickRow) -> None:
        """One row of the journal, which is already durable."""
        asked = self.match.state.ask
        if row.key.startswith("<"):
            self._take_back(row, int(row.key[1:]))
            self.clock.taken_back(len(self.match.picks), row.at)
        else:
            told = self.match.choose(row.key, row.seat)
            self.log += [Entry(len(self.match.picks), row.n + 1, event) for event in told]
            ask, index = self.match.state.ask, len(self.match.picks) - 1
            self.clock.decided(asked.seat if asked else None, row.at, ask.seat if ask else None, index)
        self.n = row.n + 1

    def _take_back(self, row: PickRow, picks: int) -> None:
        taken = len(self.match.picks) - picks
        self.match.back_to(picks)
        self.log = [entry for entry in self.log if entry.picks <= picks or entry.event is None]
        self.log.append(Entry(picks, row.n + 1, note="note-undo", seat=row.seat, data={"count": taken}))
        self.log_version += 1

    @property
    def heard_up_to(self) -> int:
        """Nothing before this line is still to come."""
        return self._heard[-LATE] if len(self._heard) >= LATE else 0

    def has_heard(self, row: ChatRow) -> bool:
        return row.id < self.heard_up_to or row.id in self._heard[-LATE:]

    def hear(self, row: ChatRow) -> None:
        """Words, or a sentence of the table's own, once."""
        if self.has_heard(row):
            return
        bisect.insort(self._heard, row.id)
        if row.kind == "chat":
            self.chat.append(row)
        else:
            data = json.loads(row.text)
            self.log.append(Entry(len(self.match.picks), row.n, note=row.kind, seat=row.seat, data=data))
