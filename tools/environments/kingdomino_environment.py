"""Kingdomino as a PettingZoo environment (AEC): `kingdomino_environment.env(variant="kd+mh", players=4)`.

README.md documents actions, observations and rewards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from engine import Direction, Domino, Kingdom, Move, Square, State
from engine.dominoes import BOXES, TERRAINS
from engine.geometry import squares
from engine.moves import Discard, Pick, Place

SIDE = 13
PICKS = 4 * SIDE**2
"""The first action that chooses a domino; actions below place one."""

DISCARD = PICKS + len(BOXES["k"])
ACTIONS = DISCARD + 1
BASES = "kd", "kd7", "kd3n"
LANDS = TERRAINS[:6]
DIRECTIONS = tuple(Direction)
HIGHEST = 999
"""The largest value of an observation, above all points."""

Floats = np.ndarray[Any, np.dtype[np.float32]]


def env(**options: Any) -> Any:
    """Return the environment in PettingZoo's wrappers for wrong calls; options as for `KingdominoEnvironment`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(KingdominoEnvironment(**options)))


@dataclass(frozen=True)
class Layout:
    """The shapes of the parts of an observation, by name and in order."""

    shapes: Mapping[str, tuple[int, ...]]

    @classmethod
    def of(cls, state: State) -> Layout:
        kingdoms, line = len(state.kingdoms), state.format.line
        domino = 2 * (len(LANDS) + 1) + 1
        return cls(
            {
                "kingdoms": (kingdoms, len(LANDS) + 3, SIDE, SIDE),
                "points": (kingdoms,),
                "discards": (kingdoms,),
                "queue": (line, 1 + kingdoms + domino),
                "next": (line, 1 + kingdoms + domino),
                "unseen": (len(BOXES["k"]),),
                "game": (5,),
            }
        )

    @property
    def size(self) -> int:
        return sum(map(prod, self.shapes.values()))

    def parts(self, observation: Floats) -> dict[str, Floats]:
        """Return views of the parts of an observation, in their shapes."""
        found, start = dict[str, Floats](), 0
        for name, shape in self.shapes.items():
            found[name] = observation[start : start + prod(shape)].reshape(shape)
            start += prod(shape)
        return found


class KingdominoEnvironment(AECEnv):  # type: ignore[misc, unused-ignore]
    """A game of Kingdomino, whose agents `seat_1`, `seat_2` … place and choose; chance moves by itself.

    `reward` is "victory" or "points". ValueError for a variant of Queendomino, or a wrong number of players.
    """

    metadata = {"name": "kingdomino_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self, variant: str = "kd+mh", players: int = 4, reward: str = "victory", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.state_of_game = self._start = State.start(variant, players)
        if self._start.variant.base not in BASES:
            raise ValueError(f"{variant} has more than Kingdomino: try {', '.join(BASES)}")
        if reward not in ("victory", "points"):
            raise ValueError(f"there is no reward {reward!r}: try victory, points")
        self.layout, self.render_mode, self._reward, self._rng = Layout.of(self._start), render_mode, reward, Random()
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        observation = spaces.Box(0, HIGHEST, (self.layout.size,), np.float32)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": observation, "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8)})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}

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
        legal = {number_of(move): move for move in self.state_of_game.legal_moves()}
        if action is None or int(action) not in legal:
            raise ValueError(f"action {action} of {agent} is illegal: see its action_mask")
        self._cumulative_rewards = {**self._cumulative_rewards, agent: 0.0}
        self._go_on(self.state_of_game.play(legal[int(action)]))
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
        winners = [standing.kingdom for standing in state.ranking() if standing.place == 1]
        for seat, agent in enumerate(self.possible_agents, 1):
            kingdom = state.kingdom_of(seat)
            share = (kingdom in winners) / len(winners) - 1 / len(points)
            self.rewards = {**self.rewards, agent: share if self._reward == "victory" else float(points[kingdom])}
            self.infos[agent] = {"points": points[kingdom]}
        self.terminations = dict.fromkeys(self.agents, True)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the position as an agent sees it, and the agent's legal actions: none before its turn."""
        state, mask = self.state_of_game, np.zeros(ACTIONS, np.int8)
        own = state.kingdom_of(self.possible_agents.index(agent) + 1)
        if not state.is_over and agent == self.agent_selection:
            mask[[number_of(move) for move in state.legal_moves()]] = 1
        return {"observation": observation(state, own, self.layout), "action_mask": mask}

    def render(self) -> str | None:
        """Return the text of the position, if `render_mode` is "ansi"."""
        return str(self.state_of_game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: no window is open."""


def number_of(move: Move) -> int:
    """Return the action of a move of a player."""
    if isinstance(move, Pick):
        return PICKS + move.domino.number - 1
    if isinstance(move, Place):
        return 4 * cell_of(move.square) + DIRECTIONS.index(move.direction)
    assert isinstance(move, Discard)
    return DISCARD


def cell_of(square: Square) -> int:
    """Return the number of a square: a1 is 0, b1 is 1, and m13 is 168."""
    return SIDE * square.rank + square.file


def observation(state: State, own: int, layout: Layout) -> Floats:
    """Return a position as the kingdom `own` sees it, which comes first; the others follow in their order."""
    seen = np.zeros(layout.size, np.float32)
    parts, count = layout.parts(seen), len(state.kingdoms)
    for at in range(count):
        kingdom = (own + at) % count
        parts["kingdoms"][at] = planes(state.kingdoms[kingdom])
        parts["points"][at] = state.score(kingdom).total
        parts["discards"][at] = len(state.discards[kingdom])
    for row, turn in zip(parts["queue"], state.turns, strict=False):
        row[:] = row_of(turn.domino, turn.king.kingdom, own, count)
    for row, (domino, king) in zip(parts["next"], claims(state), strict=False):
        row[:] = row_of(domino, king, own, count)
    parts["unseen"][[domino.number - 1 for domino in state.unseen]] = 1
    options = ["m" in state.variant.options, "h" in state.variant.options]
    is_due = bool(state.turns) and state.king.kingdom == own
    parts["game"][:] = [*options, state.lines_dealt / state.format.rounds, state.step_index, is_due]
    return seen


def claims(state: State) -> Sequence[tuple[Domino, int | None]]:
    """Return the dominoes of the next line, each with the kingdom that has chosen it, or None."""
    line = state.next_line
    return [(domino, king.kingdom if king else None) for domino, king in zip(line.dominoes, line.kings, strict=True)]


def row_of(domino: Domino | None, kingdom: int | None, own: int, count: int) -> Floats:
    """Return a domino of a line and its kingdom: present, kingdom (own first), domino."""
    owner = [float(kingdom is not None and (kingdom - own) % count == at) for at in range(count)]
    return np.concatenate([[1.0], owner, halves(domino)], dtype=np.float32)


@cache
def halves(domino: Domino | None) -> Floats:
    """Return terrain and crowns of both halves, and the number as a share of 48; zeros for no domino."""
    if domino is None:
        return np.zeros(2 * (len(LANDS) + 1) + 1, np.float32)
    found = [[*(float(half.terrain is land) for land in LANDS), half.crowns] for half in (domino.a, domino.b)]
    return np.array([*found[0], *found[1], domino.number / len(BOXES["k"])], np.float32)


@lru_cache(maxsize=256)
def planes(kingdom: Kingdom) -> Floats:
    """Return a kingdom as planes of 13 x 13 squares: terrains, crowns, castle, squares that may still be covered."""
    found = np.zeros((len(LANDS) + 3, SIDE**2), np.float32)
    for square, half in kingdom.cells.items():
        found[half.terrain.index, cell_of(square)] = 1
        found[-3, cell_of(square)] = half.crowns
    found[-2, SIDE**2 // 2] = 1
    found[-1, [cell_of(square) for square in squares(kingdom.free)]] = 1
    return found.reshape(-1, SIDE, SIDE)
