"""A game being played: box, variants, seed, seats and picks. The picks are the truth; the state follows from them."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.kernel.event import Event
from ludoteca.kernel.gained import gained
from ludoteca.kernel.game import Game, Variants
from ludoteca.kernel.option import Option
from ludoteca.kernel.record import Pick, Record
from ludoteca.kernel.refused import Refused
from ludoteca.kernel.save import checksum
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
        self.picks: list[Pick] = []
        self.events: list[list[Event]] = [[]]
        """What was told at the setup, and then after each pick."""
        self.state = game.begin(len(players), seed, self.variants, self.events[0])
        self._told: dict[int, bool] = {}
        """Whether a pick told anybody something, as far as it was asked."""
        self._kept: dict[int, State] = {0: self.state.clone()}

    def choose(self, pick: Option | str, seat: Seat | None = None) -> list[Event]:
        """Take a pick of the seat that is asked; returns what happened."""
        chosen = Option.parse(pick) if isinstance(pick, str) else pick
        ask = self.state.ask
        if ask is not None and seat is not None and seat != ask.seat:
            raise Refused("It is not this seat's decision: wait until you are asked.", "not-asked")
        self._keep()
        told: list[Event] = []
        self.state.heard = told
        self.state.choose(chosen)
        assert ask is not None  # a finished game refuses every pick
        self.picks.append(Pick(ask.seat, chosen.key))
        self.events.append(told)
        return told

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
        if index not in self._told:
            after = self.state if index == len(self.picks) - 1 else self.at(index + 1)
            self._told[index] = gained(self.at(index), Option.parse(self.picks[index].key), after)
        return self._told[index]

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
        del self.picks[n:], self.events[n + 1 :]
        self._kept = {kept: state for kept, state in self._kept.items() if kept <= n}
        self._told = {index: told for index, told in self._told.items() if index < n}

    def at(self, n: int) -> State:
        """The state after n picks."""
        if not 0 <= n <= len(self.picks):
            raise Refused(f"The game has {len(self.picks)} picks: ask for a number from 0 to that.", "moment")
        start = max(k for k in self._kept if k <= n)
        state = self._kept[start].clone()
        for pick in self.picks[start:n]:
            state.play(Option.parse(pick.key))
        return state

    def fork(self, n: int) -> Match:
        """A new match that shares the first n picks with this one."""
        if not 0 <= n <= len(self.picks):
            raise Refused(f"The game has {len(self.picks)} picks: ask for a number from 0 to that.", "moment")
        other = Match(self.game, self.players, self.seed, self.variants)
        for pick in self.picks[:n]:
            other.choose(pick.key)
        return other

    def record(self) -> Record:
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
            check=checksum(self.state),
            second_thoughts=self.second_thoughts,
        )

    @staticmethod
    def replay(record: Record, game: Game) -> Match:
        """Play a record again and verify it: same rules, every pick on offer, same end."""
        if record.game != game.code:
            raise Refused(f"The record is of {record.game}, not of {game.code}.", "record")
        if record.rules != game.version:
            raise Refused(
                f"The record was played under rules version {record.rules} of {game.code}; this program has version "
                f"{game.version}. Open it with the program that wrote it.",
                "version",
            )
        match = Match(game, record.players, record.seed, dict(record.variants))
        match.second_thoughts = record.second_thoughts
        for n, pick in enumerate(record.picks, 1):
            try:
                match.choose(pick.key, pick.seat)
            except Refused as refused:
                raise Refused(f"Pick {n} of the record does not fit the game: {refused}", "record") from refused
        if match.record() != record:
            raise Refused("The record's result or check does not fit its picks: the file was changed.", "record")
        return match
