"""OpenSpiel: every game as one of its Python games, `ludoteca_roam` and so on.

    import pyspiel
    import ludoteca.lab.openspiel
    game = pyspiel.load_game("ludoteca_roam", {"players": 3, "mode": "full"})
    state = game.new_initial_state()

A game begins with one chance node that deals one of many tables; what chance brings later follows from it, so that a
history of actions plays the same game again. (OpenSpiel calls chance that a game draws by itself sampled; its Python
games cannot keep their generator, so they could not be saved.) What a player knows is the player's view, which knows
nothing of the deal. `resample_from_infostate` deals what the player cannot see some other way, chance to come included:
that is all that OpenSpiel's own information-set search asks for.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pyspiel

from ludoteca.kernel import Game, Random, State, Variant, load, save
from ludoteca.lab.reward import victory
from ludoteca.lab.seeing import eyes
from ludoteca.registry import boxes
from ludoteca.words import Words

DEALS: Final = 1024
"""Tables that the chance node chooses from."""
EVERY_DEAL: Final = [(deal, 1 / DEALS) for deal in range(DEALS)]
PREFIX: Final = "ludoteca_"


class Held:
    """A table in OpenSpiel's hands, which copies what it holds with `deepcopy`, and keeps it with `pickle`."""

    __slots__ = ("code", "table")

    def __init__(self, code: str, table: State | None) -> None:
        self.code = code
        self.table = table

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.code, None if self.table is None else self.table.clone())

    def __reduce__(self) -> tuple[Any, ...]:
        """By its own saved form: a compiled table has no other."""
        return held_again, (self.code, None if self.table is None else save(self.table))


def held_again(code: str, saved: bytes | None) -> Held:
    return Held(code, None if saved is None else load(boxes()[code], saved))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """A box, a player count and its variants."""

    box: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, box = params or {}, self.box
        self.seats = int(params.get("players", _usual(box)))
        names = {variant.name for variant in box.variants}
        self.variants = box.settled({name: _read(value) for name, value in params.items() if name in names})
        if self.seats not in box.seats:
            box.begin(self.seats, 0, {})  # refuses, and says what there is
        info = pyspiel.GameInfo(
            num_distinct_actions=len(box.actions),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=box.bound,
        )
        said = {variant.name: _spelled(variant, self.variants[variant.name]) for variant in box.variants}
        super().__init__(self.kind, info, {name: said.get(name, value) for name, value in params.items()})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def observation_tensor_shape(self) -> list[int]:
        return [len(eyes(self.box).names)]


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """One table, or the moment before its cards are dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game.box.code, None)
        self.picked: tuple[tuple[int, ...], ...] = ((),) * game.num_players()
        """What each player has picked: part of what that player knows."""

    def _game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    @property
    def table(self) -> State:
        assert self.held.table is not None
        return self.held.table

    def current_player(self) -> Any:
        if self.held.table is None:
            return pyspiel.PlayerId.CHANCE
        ask = self.table.ask
        return pyspiel.PlayerId.TERMINAL if ask is None else ask.seat

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.table.ask
        if ask is None or ask.seat != player:
            return []
        index = self._game().box.index
        return sorted(index[option] for option in self.table.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is as likely as any other."""
        return EVERY_DEAL

    def _apply_action(self, action: int) -> None:
        game = self._game()
        if self.held.table is None:
            self.held.table = game.box.begin(game.seats, int(action), game.variants)
            return
        ask = self.table.ask
        assert ask is not None
        mine = (*self.picked[ask.seat], int(action))
        self.picked = (*self.picked[: ask.seat], mine, *self.picked[ask.seat + 1 :])
        self.table.choose(game.box.actions[int(action)])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        return self._game().box.actions[action].key

    def is_terminal(self) -> bool:
        return self.held.table is not None and self.table.over

    def returns(self) -> list[float]:
        return victory(self.table.outcome()) if self.is_terminal() else [0.0] * self.num_players()

    def __str__(self) -> str:
        return "to be dealt" if self.held.table is None else save(self.table).decode()

    # What a player knows.

    def known_to(self, seat: int, *, recall: bool) -> str:
        """A digest of the view, as long for a long game as for a short one; with recall also what the player picked."""
        if self.held.table is None:
            return f"{seat} to be dealt"
        known = hashlib.blake2b(save(self.table.view(seat)), digest_size=16)
        if recall:
            known.update(repr(self.picked[seat]).encode())
        return f"{seat} {known.hexdigest()}"

    def numbers(self, seat: int) -> Any:
        look = eyes(self._game().box)
        if self.held.table is None:
            return np.zeros(len(look.names), np.float32)
        return look.flat(self.table.view(seat), seat)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> Any:
        """A table that this player could be sitting at: the same view, the rest dealt otherwise."""
        again = self.clone()
        again.held = Held(self.held.code, self.table.view(player).guess(Random.seeded(int(sampler() * 2**53))))
        return again


class Observer:
    """What a player observes as named tensors, block by block of the game's features, and as text."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"There are no parameters of observation here; passed {params}")
        self.recall = bool(iig_obs_type.perfect_recall)
        self.private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.spectator = game.seats
        self.tensor = np.zeros(len(eyes(game.box).names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Features of a seat; what everybody knows has no numbers, only text."""
        self.tensor[:] = state.numbers(player) if self.private else 0.0

    def string_from(self, state: SpielState, player: int) -> str:
        if self.private:
            return state.known_to(player, recall=self.recall)
        return state.known_to(self.spectator, recall=False)


def _usual(box: Game) -> int:
    return min((count for count in box.seats if count > 1), default=box.seats[0])


def _spelled(variant: Variant, value: str) -> int | str:
    """OpenSpiel reads a text of digits as a number: where a variant knows words, too, a number is written `_100`."""
    if all(known.isdigit() for known in variant.values):
        return int(value)
    return f"_{value}" if value.isdigit() else value


def _read(value: Any) -> str:
    return str(value).removeprefix("_")


def _kind(box: Game) -> Any:
    specification: dict[str, Any] = {"players": _usual(box)}
    specification |= {variant.name: _spelled(variant, variant.default) for variant in box.variants}
    return pyspiel.GameType(
        short_name=PREFIX + box.code,
        long_name=Words.of(box, "en").t("name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(box.seats),
        min_num_players=min(box.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification,
    )


def register() -> None:
    """Every box on the shelf, once."""
    known = set(pyspiel.registered_names())
    for box in boxes().values():
        if PREFIX + box.code not in known:
            kind = _kind(box)
            # A class of its own: OpenSpiel keeps it beyond the end of Python, where no function may be let go of.
            pyspiel.register_game(kind, type(f"Spiel_{box.code}", (SpielGame,), {"box": box, "kind": kind}))


register()
