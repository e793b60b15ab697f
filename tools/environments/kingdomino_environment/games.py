"""Kingdomino and Queendomino as a PettingZoo environment (AEC): `env(variant="kd+mh", players=4)`.

README.md documents actions, observations and rewards.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine import State

from .positions import Layout, check_reward, observation, rewards

HIGHEST = 999
"""The largest value of an observation, above all points."""


def env(**options: Any) -> Any:
    """Return the environment in PettingZoo's wrappers for wrong calls; options as for `KingdominoEnvironment`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(KingdominoEnvironment(**options)))


class KingdominoEnvironment(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game whose agents `seat_1`, `seat_2` … place and choose; chance moves by itself.

    Raises ValueError for an unknown variant, reward or render mode, or for a wrong number of players.
    """

    metadata = {"name": "kingdomino_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, variant: str = "kd+mh", players: int = 4, reward: str = "victory", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.state_of_game = self._start = State.start(variant, players)
        check_reward(reward)
        if render_mode not in (None, "ansi"):
            raise ValueError(f"there is no render mode {render_mode!r}: try ansi")
        self.layout, self.render_mode, self._reward, self._rng = Layout.of(self._start), render_mode, reward, Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        seen = spaces.Box(0, HIGHEST, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (self.layout.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.layout.actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. Without a seed the random numbers go on, with one they begin with it."""
        if seed is not None:
            self._rng = Random(seed)
        self.agents = list(self.possible_agents)
        self.rewards = self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on(self._start)

    def step(self, action: int | None) -> None:
        """Make a move of the selected agent. ValueError if it is illegal."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        legal = {self.layout.number_of(move): move for move in self.state_of_game.legal_moves()}
        if action not in legal:
            raise ValueError(f"action {action} of {agent} is illegal: see its action_mask")
        self._cumulative_rewards = {**self._cumulative_rewards, agent: 0.0}
        self._go_on(self.state_of_game.play(legal[action]))
        self._accumulate_rewards()

    def _go_on(self, state: State) -> None:
        """Make the chance moves that are due, and select who is next or end the game."""
        while state.is_chance:
            state = state.play(state.chance(self._rng))
        self.state_of_game = state
        if not state.is_over:
            self.agent_selection = self.possible_agents[state.king.seat - 1]
            return
        points = [score.total for score in state.scores()]
        gained = rewards(self._reward, points, state.ranking())
        for seat, agent in enumerate(self.possible_agents, 1):
            kingdom = state.kingdom_of(seat)
            self.rewards = {**self.rewards, agent: gained[kingdom]}
            self.infos[agent] = {"points": points[kingdom]}
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the position as an agent sees it, and the agent's legal actions: none before its turn."""
        state, mask = self.state_of_game, np.zeros(self.layout.actions, np.int8)
        own = state.kingdom_of(self.possible_agents.index(agent) + 1)
        if not state.is_over and agent == self.agent_selection:
            mask[[self.layout.number_of(move) for move in state.legal_moves()]] = 1
        return {"observation": observation(state, own, self.layout), "action_mask": mask}

    def render(self) -> str | None:
        """Return the text of the position, if `render_mode` is "ansi"."""
        return str(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no window is open."""
