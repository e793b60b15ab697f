"""The network's inputs for the table around a kingdom: the rivals, and the remaining line after a choice.

There is a column for each choice, that is for each game and slot of the line, or for each game without a line. Several
rivals are summarized by their mean and their maximum, so the order of rivals does not matter.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce

import numpy as np

from players.search import backend
from players.search.batch_component import BatchHoldings
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import NONE, Bools, Floats, Ints
from players.search.features import DOMINO_GAIN, FITS, HALVES_OF_TERRAIN, PLACEMENTS, Features
from players.search.square_layer import WIDE_STEP, Inputs, to_step

SLOT_ROWS = HALVES_OF_TERRAIN
"""The number of features of a domino for each slot and rival: only the features of the fit."""

PAIR = 2
"""The number of kingdoms in a game with a single rival. The mean and the maximum of one rival are the same."""

OWN_SLOT_ROWS = FITS, PLACEMENTS, DOMINO_GAIN
"""The features of a free domino for the acting kingdom, if the kingdom chooses again."""


@dataclass(frozen=True)
class TableInputs:
    """The common inputs of all candidates of a choice.

    - `inputs`: a column for each game and slot, by game and then by slot;
    - `slots`: the number of slots of the line, or 1 without a line;
    - `rival_points`, (games,) float32: the current points of the rivals, on average.
    """

    inputs: Inputs
    slots: int
    rival_points: Floats

    @classmethod
    def of(cls, games: BatchGames) -> TableInputs:
        """Return the inputs for the acting kingdoms after each possible choice."""
        slots = max(1, games.line.shape[1])
        table = _Table.of(games)
        of_games = Inputs((np.concatenate([table.rivals(), _turns(games)]),), games.rows.repeat(slots))
        mean = np.where(table.is_rival, table.points, 0).sum(1) / (table.is_rival.shape[1] - 1)
        return cls(Inputs((of_games, table.line_after_choices())), slots, mean.astype(np.float32))


@dataclass(frozen=True)
class _Table:
    """The features of all kingdoms around the acting kingdom, and of the waiting dominoes in each kingdom.

    - `features`: (…, games * kingdoms) float32, with the line followed by the dominoes to place later in this round;
    - `holdings`: the holdings of each extension, with a column for each kingdom;
    - `points`, (games, kingdoms) float32: the current scores;
    - `is_rival`, (games, kingdoms) bool.
    """

    games: BatchGames
    features: Features
    holdings: tuple[BatchHoldings, ...]
    points: Floats
    is_rival: Bools

    @classmethod
    def of(cls, games: BatchGames) -> _Table:
        count, kingdoms = games.discards.shape
        later = games.turn + 1
        # The dominoes of each kingdom are the line and the dominoes of its later turns, (games, kingdoms, dominoes).
        line = np.broadcast_to(games.line[:, None], (count, kingdoms, games.line.shape[1]))
        is_own = games.turn_kingdoms[:, None, later:] == np.arange(kingdoms)[:, None]
        waiting = np.where(is_own, games.turn_dominoes[:, None, later:], NONE)
        dominoes = np.concatenate([line, waiting], 2).reshape(count * kingdoms, -1)
        features = backend.extract_features(games.kingdoms, games.rules.terrains, dominoes)
        places = games.rows.repeat(kingdoms), np.tile(np.arange(kingdoms), count)
        holdings = tuple(component.holdings(*places) for component in games.components)
        points = games.rules.points(features, games.discards.reshape(-1))
        points = sum((each.points(features) for each in holdings), points).reshape(count, kingdoms)
        return cls(games, features, holdings, points, np.arange(kingdoms) != games.acting[:, None])

    def rivals(self) -> Floats:
        """Return the inputs for the rivals as they are now, (rows, games) float32."""
        count, kingdoms = self.is_rival.shape
        seen = np.concatenate(
            [
                self.features.kingdoms,
                *(each.features(self.features) for each in self.holdings),
                self.games.discards.reshape(1, -1) > 0,
                self.points.reshape(1, -1),
                self.features.dominoes[:SLOT_ROWS, :, self.games.line.shape[1] :].sum(2),
            ]
        )
        return _pooled(seen.reshape(len(seen), count, kingdoms), self.is_rival)

    def line_after_choices(self) -> Floats:
        """Return the inputs for the remaining line after each choice, (rows, games * slots) float32."""
        games, (count, slots) = self.games, self.games.line.shape
        if games.is_last_round:
            pools = 1 if self.is_rival.shape[1] == PAIR else 2
            return np.zeros((games.rules.game_format.line * (2 + pools * SLOT_ROWS) + 2, count), np.float32)
        is_free, kingdoms = games.line_owners == NONE, np.arange(games.discards.shape[1])
        # A free domino concerns the rivals who still choose; a taken domino concerns the rival with a king on it.
        chooses, owns = _chooses_later(games)[:, None], games.line_owners[:, :, None] == kingdoms
        concerned = np.where(is_free[:, :, None], chooses, owns) & self.is_rival[:, None]
        fit = self.features.dominoes[:SLOT_ROWS, :, :slots].reshape(SLOT_ROWS, count, len(kingdoms), slots)
        fits = _pooled(fit.swapaxes(2, 3), concerned)
        is_taken = ~is_free & (games.line_owners != games.acting[:, None])
        rows = np.concatenate([is_free[None], is_taken[None], fits], dtype=np.float32)
        # A chosen domino is left to no rival, (rows, games, choices, slots).
        left = rows[:, :, None] * ~np.eye(slots, dtype=np.bool_)
        # The rows hold the best and the second-best gain left to rivals. Maxima are the last rows, hence the negative
        # index.
        gains = np.sort(left[DOMINO_GAIN - SLOT_ROWS] * left[0])[None, :, :, :-3:-1]
        return np.concatenate([_slot_by_slot(left), _slot_by_slot(gains)])


def _slot_by_slot(rows: Floats) -> Floats:
    """Return the rows slot by slot: (rows, games, choices, slots) becomes an array with two axes."""
    return rows.transpose(3, 0, 1, 2).reshape(rows.shape[0] * rows.shape[3], -1)


def _pooled(rows: Floats, counted: Bools) -> Floats:
    """Return the mean and the maximum over some kingdoms, (2 * rows, …) float32; with two kingdoms only the maximum.

    `rows` is (rows, …, kingdoms) float32. `counted`, (…, kingdoms) bool, selects the kingdoms; without any the result
    is 0.
    """
    # NumPy is slow to reduce so short an axis, so the kingdoms are separate arrays.
    each = [(rows[..., kingdom], counted[..., kingdom]) for kingdom in range(counted.shape[-1])]
    highest: Floats = reduce(np.maximum, (np.where(counts, row, -np.inf) for row, counts in each))
    highest = np.where(counted.any(-1), highest, 0)
    if len(each) == PAIR:
        return highest
    mean = sum(np.where(counts, row, 0) for row, counts in each) / counted.sum(-1).clip(1).astype(np.float32)
    return np.concatenate([to_step(mean, WIDE_STEP), highest], dtype=np.float32)


def _chooses_later(games: BatchGames) -> Bools:
    """Return whether each kingdom chooses later in this round, after the current turn, (games, kingdoms)."""
    later = games.turn_kingdoms[:, games.turn + 1 :, None]
    return (later == np.arange(games.discards.shape[1])).any(1)


def _turns(games: BatchGames) -> Floats:
    """Return the order of the remaining turns of this round, (turns of a round - 1, games) float32.

    A turn of the acting kingdom is 1, a turn of a rival -1, and no turn 0.
    """
    turns = games.rules.game_format.kings_each * games.rules.players
    later = games.turn_kingdoms[:, games.turn + 1 :]
    order = np.zeros((len(games), turns - 1), np.float32)
    order[:, : later.shape[1]] = np.where(later == games.acting[:, None], 1, -1)
    return order.T


def own_line(games: BatchGames, features: Features, game: Ints, kingdom: Ints, slot: Ints) -> Floats:
    """Return the fit of the free dominoes left by each candidate, (rows, candidates) float32.

    Only players with two kings choose again, so with one king there are no rows. `features` belong to the kingdoms
    after each placement, and `game`, (kingdoms,) intp, holds their games. `kingdom` and `slot` are (candidates,) intp.
    """
    game_format, slots = games.rules.game_format, games.line.shape[1]
    if game_format.kings_each == 1:
        return np.zeros((0, len(kingdom)), np.float32)
    if games.is_last_round:
        return np.zeros((len(OWN_SLOT_ROWS) * game_format.line, len(kingdom)), np.float32)
    is_left = (games.line_owners.T == NONE)[:, game[kingdom]] & (slot != np.arange(slots)[:, None])
    # The shape is (rows, slots, kingdoms) here, and (rows, slots, candidates) below.
    fits = np.ascontiguousarray(features.dominoes[list(OWN_SLOT_ROWS), :, :slots].transpose(0, 2, 1))
    return (fits.take(kingdom, 2) * is_left).reshape(-1, len(kingdom))
