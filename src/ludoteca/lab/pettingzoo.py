"""PettingZoo: every game, at every player count, as an environment in which the seats take turns (AEC).

    from ludoteca.lab.pettingzoo import env
    table = env("roam", seats=3, mode="full")
    table.reset(seed=7)
    for agent in table.agent_iter():
        observation, reward, termination, truncation, info = table.last()
        ...

An observation is `{"observation": {block: numbers}, "action_mask": ...}`: what that seat sees and nothing else. With
`flat=True` it is one array, and the mask is in `info["action_mask"]`.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ludoteca.kernel import Refused, State, load, save
from ludoteca.lab.reward import Reward, victory
from ludoteca.lab.seeing import eyes
from ludoteca.lab.spaces import blocks_space, flat_space
from ludoteca.registry import box

RENDER_MODES = ("human", "ansi", "rgb_array")


def env(code: str, seats: int | None = None, **settings: Any) -> Any:
    """The environment as PettingZoo's own are wrapped: an action that is not on offer loses the game."""
    table: Any = wrappers.TerminateIllegalWrapper(raw_env(code, seats, **settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(table))


def raw_env(code: str, seats: int | None = None, **settings: Any) -> TableEnv:
    """Without wrappers: an action that is not on offer is refused and changes nothing."""
    return TableEnv(code, seats, **settings)


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo ships no types
    """A table at which every agent is a seat."""

    def __init__(
        self,
        code: str,
        seats: int | None = None,
        *,
        render_mode: str | None = None,
        flat: bool = False,
        reward: Reward = victory,
        language: str = "en",
        **variants: str,
    ) -> None:
        super().__init__()
        self.game = box(code)
        self.seats = seats or self.game.seats[0]
        self.variants = self.game.settled(variants)
        if self.seats not in self.game.seats:
            self.game.begin(self.seats, 0, {})  # refuses, and says what there is
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Refused(f"There is no render mode {render_mode!r}: take one of {', '.join(RENDER_MODES)}.", "render")
        self.metadata = {
            "name": f"{code}_v0",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.flat = flat
        self.reward = reward
        self.language = language
        self._eyes = eyes(self.game)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._furnish()

    def _furnish(self) -> None:
        count = len(self.game.actions)
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            if self.flat:
                self.observation_spaces[agent] = flat_space(self._eyes)
                continue
            seen: dict[str, spaces.Space[Any]] = {"observation": blocks_space(self._eyes)}
            seen["action_mask"] = spaces.Box(0, 1, (count,), np.int8)
            self.observation_spaces[agent] = spaces.Dict(seen)

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    # Playing.

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Lay the table anew. The same seed lays the same table."""
        chosen = secrets.randbelow(2**32) if seed is None else seed
        self._sit_down(self.game.begin(self.seats, chosen, self.variants))

    def _sit_down(self, state: State) -> None:
        self._state = state
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if state.over:
            self._end()
        self._ask()

    def _ask(self) -> None:
        """Whose turn it is; for flat observations what may be picked stands in the info."""
        ask = self._state.ask
        self.agent_selection = self.possible_agents[ask.seat] if ask is not None else self.agents[0]
        if self.flat:
            for agent in self.agents:
                self.infos[agent] = {"action_mask": self._eyes.mask(self._state, self._seat(agent))}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= int(action) < len(self.game.actions):
            raise Refused(f"{action} is no action: take a number from 0 to {len(self.game.actions) - 1}.", "action")
        self._state.choose(self.game.actions[int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.over:
            self._end()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        result = self._state.outcome()
        self.rewards = dict(zip(self.possible_agents, self.reward(result), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    # Looking.

    def observe(self, agent: str) -> Any:
        """What this agent's seat sees now, also when it is not asked."""
        seat = self._seat(agent)
        flat = self._eyes.flat(self._state.view(seat), seat)
        if self.flat:
            return flat
        return {"observation": self._eyes.named(flat), "action_mask": self._eyes.mask(self._state, seat)}

    def render(self) -> Any:
        """What the seat that is asked sees, or a spectator when the game is over: text, or the page as a picture."""
        ask = self._state.ask
        view = self._state.view(self.seats if ask is None else ask.seat)
        if self.render_mode == "rgb_array":
            from ludoteca.lab.camera import picture

            return picture(self.game, view, self.language)
        text = self._eyes.text(view, self.language)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)  # noqa: T201  # what this mode is for
        return None

    def close(self) -> None: ...

    # Copies: a table is kept by its own saved form.

    def get_state(self) -> bytes:
        """The whole table, hidden cards and chance too: for searches and files, not for players."""
        return save(self._state)

    def set_state(self, saved: bytes) -> None:
        """Go on from a table of the same game and player count."""
        state = load(self.game, saved)
        if state.seats != self.seats:
            raise Refused(f"That table has {state.seats} seats, this one {self.seats}.", "seats")
        self._sit_down(state)

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: value for name, value in vars(self).items() if name not in ("game", "_eyes", "_state")}
        kept["code"] = self.game.code
        kept["table"] = save(self._state) if "_state" in vars(self) else None
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        code, table = kept.pop("code"), kept.pop("table")
        for name, value in kept.items():
            setattr(self, name, value)
        self.game = box(code)
        self._eyes = eyes(self.game)
        if table is not None:
            self._state = load(self.game, table)
