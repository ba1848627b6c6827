"""A game being played: box, variants, seed, seats and picks. The picks are the truth; the state follows from them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ludoteca.kernel.event import Event
from ludoteca.kernel.gained import gained, shown
from ludoteca.kernel.game import Game, Variants
from ludoteca.kernel.option import Option
from ludoteca.kernel.promise import Proof
from ludoteca.kernel.record import FIRST, Pick, Record
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.state import State
from ludoteca.kernel.steps import Seat

CHECKPOINT = 64
"""A copy of the state is kept every so many picks, so that looking back replays few of them."""


class Match:
    """Play, look back, take back, branch off, write down."""

    def __init__(self, game: Game, players: Sequence[str], seed: int, variants: Variants | None = None) -> None:
        self.game = game
        self.players = tuple(players)
        self.seed = seed
        self.variants = game.settled(variants or {})
        self.second_thoughts = False
        """Somebody went on knowing what would have come: the record says so."""
        self.proof: Proof | None = None
        """That the shuffle was promised before the game."""
        self.start = 0
        """The picks before this number cannot be looked at any more: 0, unless the game was resumed from a saved
        state."""
        self.picks: list[Pick] = []
        self.events: list[list[Event]] = [[]]
        """What was told at the setup, and then after each pick."""
        self.state = game.begin(len(players), seed, self.variants, self.events[0])
        self.checks: list[str] = [self._check("")]
        """One after the setup, and then one after each pick."""
        self._told: dict[int, bool] = {}
        """Whether a pick told anybody something, as far as it was asked."""
        self._kept: dict[int, State] = {0: self.state.clone()}

    @staticmethod
    def resumed(before: Match, state: State, picks: Sequence[Pick]) -> Match:
        """The same game from a state that was saved. What was picked before it was under other rules: it is remembered,
        but can neither be looked at nor taken back."""
        match = Match(before.game, before.players, before.seed, before.variants)
        match.state, match.start, match.picks = state, len(picks), list(picks)
        state.settle()
        match.events = [[] for _ in range(len(picks) + 1)]
        match.checks = [""] * len(picks) + [match._check("")]
        match._kept = {match.start: state.clone()}
        return match

    def choose(self, pick: Option | str, seat: Seat | None = None) -> list[Event]:
        """Take a pick of the seat that is asked; returns what happened."""
        chosen = self.game.keys.read(pick) if isinstance(pick, str) else pick
        ask = self.state.ask
        if ask is not None and seat is not None and seat != ask.seat:
            raise Refused("It is not this seat's decision: wait until you are asked.", "not-asked")
        key = self.game.keys.spell(chosen)
        if ask is not None and chosen not in self.state.options:
            raise Refused(f"{key} is not on offer now: pick one of the options listed.", "not-on-offer")
        self._keep()
        told: list[Event] = []
        self.state.heard = told
        self.state.choose(chosen)
        assert ask is not None  # a finished game refuses every pick
        self.picks.append(Pick(ask.seat, key))
        self.events.append(told)
        self.checks.append(self._check(self.checks[-1]))
        return told

    def _check(self, before: str) -> str:
        """Eight letters and digits that stand for all that was asked and offered so far. They change when a rule does,
        and not when its code is only written otherwise."""
        ask, spell = self.state.ask, self.game.keys.spell
        if ask is None:
            result = self.state.outcome()
            asked = f"{result.scores} {result.ranks}"
        else:
            asked = f"{ask.seat} {' '.join(sorted(map(spell, self.state.options)))}"
        return hashlib.blake2b(f"{before} {asked}".encode(), digest_size=4).hexdigest()

    def _keep(self) -> None:
        """A copy every so many picks, and one of the moment before the last: what is looked back at most."""
        n = len(self.picks)
        if (n - 1) % CHECKPOINT:
            self._kept.pop(n - 1, None)
        self._kept[n] = self.state.clone()

    def may_undo(self, seat: Seat) -> bool:
        """Free until the game is over, another seat decided, or anybody's view gained something by the pick."""
        mine = bool(self.picks) and self.picks[-1].seat == seat
        return mine and not self.state.over and not self.told(len(self.picks) - 1)

    def told(self, index: int) -> bool:
        """Whether anybody knows more through this pick: asked once, and only of picks that somebody would take back."""
        if index < self.start:
            return True
        if index not in self._told:
            after = self.state if index == len(self.picks) - 1 else self.at(index + 1)
            self._told[index] = gained(self.at(index), self.option(index), after)
        return self._told[index]

    def shown(self) -> bool:
        """Whether the last pick used chance or showed a face: not all of what `told` finds out, but at once."""
        last = len(self.picks) - 1
        return last < self.start or shown(self._kept[last], self.state)

    def undo(self, seat: Seat) -> None:
        """Take back the last pick, if it is free."""
        if not self.may_undo(seat):
            raise Refused(
                "That cannot be taken back: something was shown, somebody else has decided, or the game is over.",
                "undo",
            )
        self.back_to(len(self.picks) - 1)

    def back_to(self, n: int) -> None:
        """As it was after n picks. Asks nobody: that the table agreed is the table's business."""
        self.state = self.at(n)
        del self.picks[n:], self.events[n + 1 :], self.checks[n + 1 :]
        self._kept = {kept: state for kept, state in self._kept.items() if kept <= n}
        self._told = {index: told for index, told in self._told.items() if index < n}

    def at(self, n: int) -> State:
        """The state after n picks."""
        if not self.start <= n <= len(self.picks):
            raise Refused(f"There are {len(self.picks)} picks: ask for a moment from {self.start} to that.", "moment")
        start = max(k for k in self._kept if k <= n)
        state = self._kept[start].clone()
        for index in range(start, n):
            state.play(self.option(index))
        return state

    def option(self, index: int) -> Option:
        """What was picked there."""
        return self.game.keys.read(self.picks[index].key)

    def fork(self, n: int) -> Match:
        """A new match that shares the first n picks with this one."""
        if not 0 <= n <= len(self.picks):
            raise Refused(f"The game has {len(self.picks)} picks: ask for a number from 0 to that.", "moment")
        if self.start:
            raise Refused("This game went on under mended rules: nobody can branch off from it.", "moment")
        other = Match(self.game, self.players, self.seed, self.variants)
        for pick in self.picks[:n]:
            other.choose(pick.key)
        return other

    def record(self) -> Record:
        if self.start:
            raise Refused("This game went on under mended rules: a record could not be played again.", "record")
        result = self.state.result
        return Record(
            game=self.game.code,
            rules=self.game.version,
            seed=self.seed,
            players=self.players,
            variants=tuple(sorted(self.variants.items())),
            picks=tuple(self.picks),
            scores=result.scores if result else None,
            ranks=result.ranks if result else None,
            check=self.checks[-1],
            second_thoughts=self.second_thoughts,
            proof=self.proof,
            edition=self.game.edition.line if self.game.edition else "",
        )

    @staticmethod
    def replay(record: Record, game: Game) -> Match:
        """Play a record again and verify it: every pick on offer, the same end. Where the rules have been mended since,
        it need not be the same, as long as every pick still fits."""
        if record.game != game.code:
            raise Refused(f"The record is of {record.game}, not of {game.code}.", "record")
        match = Match(game, record.players, record.seed, game.recorded(dict(record.variants)))
        match.second_thoughts, match.proof = record.second_thoughts, record.proof
        if record.proof is not None:
            record.proof.check(record.seed)
        for n, pick in enumerate(record.picks, 1):
            try:
                match.choose(pick.key, pick.seat)
            except Refused as refused:
                since = "" if record.rules == game.version else f" (rules {record.rules}, now {game.version})"
                raise Refused(f"Pick {n} of the record does not fit the game{since}: {refused}", "record") from refused
        if record.rules == game.version and not match.agrees(record):
            raise Refused("The record's result or check does not fit its picks: the file was changed.", "record")
        return match

    def agrees(self, record: Record) -> bool:
        """Whether this is the very game of a record, all that was asked and offered included. Records of the first
        format say only how it ended: their check was of the program's own variables."""
        mine = self.record()
        if (mine.scores, mine.ranks) != (record.scores, record.ranks):
            return False
        if record.format == FIRST:
            return True
        return mine == record if record.rules == mine.rules else mine.check == record.check
