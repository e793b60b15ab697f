"""Many games of Kingdomino in one array, with the actions and observations of `games`. Takes no more than NumPy.

All games are at the same step, as all turns of a round have the same steps.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine import State
from engine.scoring import ranking
from players.search import backend
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import CROWNS_A, CROWNS_B, DOMINOES, NONE, TERRAIN_A, TERRAIN_B, Ints, window_of

from .positions import CELLS, NUMBERS, PICKS, SIDE, Layout, cell_of, check_reward, halves, number_in, planes, rewards


class Batch:
    """Games as rows of arrays; every row of `observations` and `action_mask` is what the agent to move sees.

    - `seats`, (games,) intp: the seat to move in each game, from 0;
    - `rewards`, (games, players) float32: 0 before the end;
    - `is_over`: whether all games have ended, and `reset` must begin the next ones.
    """

    def __init__(
        self, variant: str = "kd+mh", players: int = 4, *, games: int = 256, reward: str = "victory", seed: Any = None
    ) -> None:
        self._start = State.start(variant, players)
        if self._start.variant.extensions:
            raise ValueError(f"{variant} has more than Kingdomino: its turns differ in their steps")
        check_reward(reward)
        if (number_in(games) or 0) < 1:
            raise ValueError(f"{games!r} is no number of games: a batch has at least one")
        self.layout, self._games, self._reward = Layout.of(self._start), games, reward
        self._dominoes = np.array([halves(each, self.layout.lands) for each in [*DOMINOES[:NUMBERS], None]])
        window = window_of(self._start.format.grid)
        cells = np.arange(window.stride, window.cells - window.stride)
        self._cells = cells[cells % window.stride < window.stride - 1]  # without the gaps
        self._squares, self._cell_of_square = np.full(window.cells, NONE), np.full(CELLS, NONE)
        self._squares[self._cells] = [cell_of(window.square(cell)) for cell in self._cells.tolist()]
        self._cell_of_square[self._squares[self._cells]] = self._cells
        self._rng = np.random.default_rng(seed)
        self.reset()

    def reset(self, seed: int | None = None) -> None:
        """Begin all games. Without a seed the random numbers go on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        start, lands = self._start, self.layout.lands
        self.state = BatchGames.start(start.variant, start.players, self._games, self._rng)
        empty = planes(start.kingdoms[0], lands, has_court=False)
        self._planes = np.tile(empty.reshape(-1, CELLS), (self._games * len(start.kingdoms), 1, 1))
        self._points = self.state.scores()
        self.is_over, self.rewards = False, np.zeros((self._games, start.players), np.float32)
        self._look()

    def step(self, actions: Ints) -> None:
        """Make a move in every game, (games,) integers. ValueError if one is illegal, and then no game changes."""
        games, actions = self.state, np.asarray(actions)
        if actions.shape != self.seats.shape or actions.dtype.kind not in "iu":
            raise ValueError(
                f"{len(self.seats)} whole numbers are needed, and these are {actions.dtype} {actions.shape}"
            )
        if beyond := np.flatnonzero((actions < 0) | (actions >= self.layout.actions)).tolist():
            raise ValueError(
                f"action {actions[beyond[0]]} of game {beyond[0]} is not one of 0 to {self.layout.actions - 1}"
            )
        actions = actions.astype(np.intp)
        if illegal := np.flatnonzero(self.action_mask[games.rows, actions] == 0).tolist():
            raise ValueError(f"action {actions[illegal[0]]} of game {illegal[0]} is illegal: see its action_mask")
        if self._is_placing:
            self._place(actions)
            games.has_placed = True
        else:
            slots = (games.line == actions[:, None] - PICKS).argmax(1)
            games.line_owners[games.rows, slots] = games.acting
        if not self._is_placing or games.is_last_round:
            games.turn, games.has_placed = games.turn + 1, False
            games.advance_round()
        self.is_over = games.round_is_over
        if self.is_over:
            self._end()
        self._look()

    def _place(self, actions: Ints) -> None:
        games, lands = self.state, self.layout.lands
        columns, dominoes, kingdoms = games.columns(games.acting), games.due_dominoes, games.kingdoms
        placed = np.flatnonzero(actions != self.layout.discard)
        games.discards[games.rows, games.acting] += actions == self.layout.discard
        cells, directions = self._cell_of_square[actions[placed] // 4], actions[placed] % 4
        backend.place_dominoes(kingdoms, columns[placed], dominoes[placed], directions, cells)
        others = kingdoms.second_cells(directions, cells)
        for covered, terrain, crowns in ((cells, TERRAIN_A, CROWNS_A), (others, TERRAIN_B, CROWNS_B)):
            at, domino = self._squares[covered], dominoes[placed]
            self._planes[columns[placed], terrain[domino] - 1, at] = 1
            self._planes[columns[placed], lands, at] = crowns[domino]
        changed = kingdoms.take(columns)
        self._planes[columns[:, None], lands + 2, self._squares[self._cells]] = changed.free()[self._cells].T
        features = backend.extract_features(changed, lands, np.zeros((len(columns), 0), np.intp))
        self._points[games.rows, games.acting] = games.rules.points(features, games.discards[games.rows, games.acting])

    def _end(self) -> None:
        games, count = self.state, self._points.shape[1]
        largest = games.kingdoms.squares.max(0).reshape(-1, count)
        crowns = self._planes[:, self.layout.lands].sum(1).reshape(-1, count)
        for row in range(len(games)):
            values = zip(self._points[row].tolist(), largest[row].tolist(), crowns[row].tolist(), strict=True)
            criteria = [{"total": int(total), "largest": size, "crowns": found} for total, size, found in values]
            self.rewards[row] = rewards(self._reward, [each["total"] for each in criteria], ranking(criteria))

    def _look(self) -> None:
        """Take the observations and the legal actions of all games."""
        games, layout, count = self.state, self.layout, self._points.shape[1]
        if not self.is_over:
            self.seats = games.acting
        due = games.due_dominoes if not self.is_over else np.full(len(games), NONE)
        self._is_placing = not self.is_over and not games.has_placed and bool(due[0] != NONE)
        self.observations = np.zeros((len(games), layout.size), np.float32)
        parts, order = layout.parts(self.observations), (self.seats[:, None] + np.arange(count)) % count
        columns = games.columns(order.T).T
        parts["kingdoms"][:] = self._planes[columns].reshape(len(games), count, -1, SIDE, SIDE)
        parts["points"][:] = np.take_along_axis(self._points, order, 1)
        parts["discards"][:] = np.take_along_axis(games.discards, order, 1)
        turns = games.turn_kingdoms[:, games.turn :], games.turn_dominoes[:, games.turn :]
        for rows, (owners, dominoes) in (("queue", turns), ("next", (games.line_owners, games.line))):
            seen = parts[rows][:, : owners.shape[1]]
            seen[..., 0] = 1
            own = (owners - self.seats[:, None]) % count
            seen[..., 1 : 1 + count] = (own[..., None] == np.arange(count)) & (owners != NONE)[..., None]
            seen[..., 1 + count :] = self._dominoes[dominoes]
        parts["unseen"][:] = games.undrawn[:, :NUMBERS]
        rules = games.rules
        parts["game"][:] = [rules.center, rules.harmony, games.progress, games.has_placed, not self.is_over]
        self.action_mask = np.zeros((len(games), layout.actions), np.int8)
        if self._is_placing:
            which, directions, cells = backend.find_placements(games.kingdoms, games.columns(self.seats), due)
            self.action_mask[which, 4 * self._squares[cells] + directions] = 1
            self.action_mask[:, layout.discard] = ~self.action_mask.any(1)
        elif not self.is_over:
            rows, slots = (games.line_owners == NONE).nonzero()
            self.action_mask[rows, PICKS + games.line[rows, slots]] = 1
