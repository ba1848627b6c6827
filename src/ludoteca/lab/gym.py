"""Gymnasium: one seat of any game against bots of your choice.

    from ludoteca.lab.gym import SeatEnv
    env = SeatEnv("roam", seats=2, against="greedy")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

`env.action_masks()` is what sb3-contrib's MaskablePPO asks for. Also registered: `gymnasium.make("ludoteca/roam-v0")`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv
from numpy.typing import NDArray

from ludoteca.bots import Bot, make
from ludoteca.kernel import Refused, State
from ludoteca.lab.reward import Reward, victory
from ludoteca.lab.seeing import Floats, eyes
from ludoteca.lab.spaces import blocks_space, flat_space
from ludoteca.registry import box, shelf


class SeatEnv(gymnasium.Env[Any, Any]):
    """A learner at one seat, bots at the others. An action that is not on offer loses the game, as at a real table
    where nobody waits for somebody who does not play by the rules."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 1}

    def __init__(
        self,
        code: str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        against: str | Sequence[str] = "random",
        named: bool = False,
        reward: Reward = victory,
        render_mode: str | None = None,
        language: str = "en",
        **variants: str,
    ) -> None:
        self.game = box(code)
        self.seats = seats or min((count for count in self.game.seats if count > 1), default=self.game.seats[0])
        self.variants = self.game.settled(variants)
        if self.seats not in self.game.seats:
            self.game.begin(self.seats, 0, {})  # refuses, and says what there is
        names = [against] * (self.seats - 1) if isinstance(against, str) else list(against)
        if len(names) != self.seats - 1:
            raise Refused(f"{self.seats} seats leave {self.seats - 1} for bots, not {len(names)}.", "seats")
        for name in names:
            make(name, 0, self.game)
        if seat is not None and not 0 <= seat < self.seats:
            raise Refused(f"There is no seat {seat}: take one from 0 to {self.seats - 1}, or none for any.", "seats")
        self.against = tuple(names)
        self.fixed = seat
        """The learner's seat; `None`: another one for every game."""
        self.named = named
        self.reward = reward
        self.render_mode = render_mode
        self.language = language
        self._eyes = eyes(self.game)
        self.action_space = spaces.Discrete(len(self.game.actions))
        self.observation_space = blocks_space(self._eyes) if named else flat_space(self._eyes)

    @property
    def feature_names(self) -> tuple[str, ...]:
        return self._eyes.names

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game. The same seed gives the same table, seat and bots."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**32))
        any_seat = int(self.np_random.integers(self.seats))
        self.seat = any_seat if self.fixed is None else self.fixed
        self.lost = False
        self._state: State = self.game.begin(self.seats, dealt, self.variants)
        others = [seat for seat in range(self.seats) if seat != self.seat]
        self._bots: dict[int, Bot] = {
            seat: make(name, dealt * 1009 + seat, self.game, timed=False)
            for seat, name in zip(others, self.against, strict=True)
        }
        self._let_bots_play()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._state.over or self.lost:
            raise Refused("The game is over: reset before the next step.", "over")
        option = self.game.actions[int(action)]
        if option not in self._state.options:
            self.lost = True
            return self._observe(), -1.0, True, False, {**self._info(), "illegal": self.game.keys.spell(option)}
        self._state.play(option)
        self._let_bots_play()
        result = self._state.result
        worth = 0.0 if result is None else float(self.reward(result)[self.seat])
        return self._observe(), worth, result is not None, False, self._info()

    def _let_bots_play(self) -> None:
        g = self._state
        while g.ask is not None and (seat := g.ask.seat) != self.seat:
            g.choose(self._bots[seat].decide(g.view(seat)))

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are on offer."""
        return self._eyes.mask(self._state, self.seat).astype(bool)

    def _observe(self) -> Floats | dict[str, Floats]:
        flat = self._eyes.flat(self._state.view(self.seat), self.seat)
        return self._eyes.named(flat) if self.named else flat

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._eyes.mask(self._state, self.seat), "seat": self.seat}

    def render(self) -> Any:
        view = self._state.view(self.seat)
        if self.render_mode == "rgb_array":
            from ludoteca.lab.camera import picture

            return picture(self.game, view, self.language)
        return self._eyes.text(view, self.language)


def vector(code: str, tables: int, *, processes: bool = False, **settings: Any) -> SyncVectorEnv | AsyncVectorEnv:
    """Many tables at once, here or each in a process of its own. `masks(env)` has the masks of all."""
    makers = [partial(SeatEnv, code, **settings) for _ in range(tables)]
    if processes:
        return AsyncVectorEnv(makers, context="spawn")
    return SyncVectorEnv(makers)


def masks(env: SyncVectorEnv | AsyncVectorEnv) -> NDArray[np.bool_]:
    """One row for each table: which actions are on offer there."""
    return np.stack(list(env.call("action_masks")))


def register() -> None:
    """`gymnasium.make("ludoteca/roam-v0", against="greedy")` for every box on the shelf."""
    for code in shelf():
        name = f"ludoteca/{code}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="ludoteca.lab.gym:SeatEnv", kwargs={"code": code})


register()
