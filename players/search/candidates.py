"""The candidates of a turn: every way to play the turn in many games, and the network's inputs for each."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.moves import Discard, Done, Move, Place, cached_pick
from engine.state import State
from players.choosing import TOLERANCE
from players.search import backend
from players.search.batch_component import BatchHoldings
from players.search.batch_games import BatchGames
from players.search.batch_kingdoms import (
    CROWNS_A,
    CROWNS_B,
    DIRECTIONS,
    NONE,
    TERRAIN_A,
    TERRAIN_B,
    BatchKingdoms,
    Bools,
    Floats,
    Ints,
    window_of,
)
from players.search.features import DOMINO_FEATURES, DOMINO_GAIN, Features
from players.search.network import Edges
from players.search.square_layer import NARROW_STEP, Inputs, to_step
from players.search.table_inputs import TableInputs, own_line


@dataclass(frozen=True)
class Placements:
    """The placements of the turn in all games, ordered by game, and the kingdoms after them.

    - `game`, (placements,) intp;
    - `direction` and `cell`, (placements,) intp: the direction and the cell of the first half, or NONE without a
      placement;
    - `discards`, (placements,) bool: whether the domino is discarded;
    - `kingdom`, (placements,) intp: the column of `kingdoms` after the placement. Ways to continue after one placement
      usually share the column;
    - `holdings`: the holdings of each component of the games, with one column for each placement.
    """

    game: Ints
    direction: Ints
    cell: Ints
    discards: Bools
    kingdom: Ints
    kingdoms: BatchKingdoms
    holdings: tuple[BatchHoldings, ...] = ()

    @classmethod
    def of(cls, games: BatchGames) -> Placements:
        """Return all placements, without holdings.

        A game without a domino to place gets one entry with an unchanged kingdom.
        """
        columns, dominoes = games.columns(games.acting), games.due_dominoes
        if games.has_placed or dominoes[0] == NONE:
            nothing = np.full(len(games), NONE)
            kingdoms = games.kingdoms.take(columns)
            return cls(games.rows, nothing, nothing, np.zeros(len(games), np.bool_), games.rows, kingdoms)
        game, direction, cell = backend.find_placements(games.kingdoms, columns, dominoes)
        # Games without a legal placement get a discard, sorted in among the placements of the other games.
        stuck = np.flatnonzero(np.bincount(game, minlength=len(games)) == 0)
        if len(stuck):
            nothing = np.full(len(stuck), NONE)
            pairs = (game, stuck), (direction, nothing), (cell, nothing)
            game, direction, cell = (np.concatenate(pair) for pair in pairs)
            order = np.argsort(game, kind="stable")
            game, direction, cell = game[order], direction[order], cell[order]
        discards = direction == NONE
        kingdoms, placed = games.kingdoms.take(columns[game]), np.flatnonzero(~discards)
        backend.place_dominoes(kingdoms, placed, dominoes[game[placed]], direction[placed], cell[placed])
        return cls(game, direction, cell, discards, np.arange(len(game)), kingdoms)

    def take(self, kept: Ints) -> Placements:
        return Placements(
            self.game[kept],
            self.direction[kept],
            self.cell[kept],
            self.discards[kept],
            np.arange(len(kept)),
            self.kingdoms.take(self.kingdom[kept]),
            tuple(each.take(kept) for each in self.holdings),
        )

    def with_holdings(self, games: BatchGames) -> Placements:
        """Return the placements with the holdings after the usual optional actions of the turn."""
        if not games.components:
            return self
        second = self.kingdoms.second_cells(self.direction, self.cell)
        covered = np.where(self.direction == NONE, NONE, np.stack([self.cell, second]))
        acting = games.acting[self.game]
        before = (component.holdings(self.game, acting) for component in games.components)
        return replace(self, holdings=tuple(each.after_placement(self.kingdoms, covered) for each in before))

    def with_optional_actions(self) -> Placements:
        """Return each placement once for every way to use the optional actions of the turn."""
        found = self
        # The extensions follow one another, so their optional actions multiply.
        for index in range(len(self.holdings)):
            found = found._with_optional_actions_of(index)
        return found

    def _with_optional_actions_of(self, index: int) -> Placements:
        """Return each placement once for every way to use the optional actions of one extension."""
        kingdoms = self.kingdoms.take(self.kingdom)
        origin, after = self.holdings[index].optional_actions(kingdoms)
        kingdom, changed = origin.copy(), np.flatnonzero(after.changes_kingdom)
        kingdom[changed] = len(kingdoms) + np.arange(len(changed))
        others = kingdoms.take(origin[changed])
        after.take(changed).apply_to(others)
        holdings = [each.take(origin) for each in self.holdings]
        return Placements(
            self.game[origin],
            self.direction[origin],
            self.cell[origin],
            self.discards[origin],
            kingdom,
            kingdoms.joined(others),
            (*holdings[:index], after, *holdings[index + 1 :]),
        )


@dataclass(frozen=True)
class Candidates:
    """The placements of the turn, each combined with every free domino of the next line.

    - `placement` and `slot` (of the line), (candidates,) intp, ordered by placement;
    - `features`: the features of the kingdoms of the placements;
    - `points`, (candidates,) float32: the points of the kingdom right after the turn;
    - `own`, (rows, candidates) float32: the network's inputs for the chosen domino;
    - `kingdom_inputs`: all inputs of a network without the table;
    - `table`: the inputs for the table, shared by the candidates of a choice; None without the table;
    - `beside`, (rows, candidates) float32: further inputs of a network with the table, namely the points and, with two
      kings, the fit of the remaining dominoes. Without the table the array has no rows;
    - `undrawn`, (games, 2 * terrains) float32: the numbers of undrawn halves and of their crowns by terrain.
    """

    placements: Placements
    placement: Ints
    slot: Ints
    features: Features
    points: Floats
    own: Floats
    kingdom_inputs: Inputs
    table: TableInputs | None
    beside: Floats
    undrawn: Floats

    @classmethod
    def of(cls, games: BatchGames, table: TableInputs | None = None) -> Candidates:
        """Return the candidates of all placements, with the usual optional actions of the turn."""
        return cls._of(games, Placements.of(games).with_holdings(games), table)

    def with_optional_actions(self, games: BatchGames, placements: Ints) -> Candidates:
        """Return the candidates of some placements, with all ways to use the optional actions of the turn."""
        return self._of(games, self.placements.take(placements).with_optional_actions(), self.table)

    @classmethod
    def _of(cls, games: BatchGames, placements: Placements, table: TableInputs | None) -> Candidates:
        game = _by_kingdom(placements, placements.game)
        discards = games.discards[games.rows, games.acting][game] + _by_kingdom(placements, placements.discards)
        dominoes = np.concatenate([games.free_line, games.other_domino], 1)
        features = backend.extract_features(placements.kingdoms, games.rules.terrains, dominoes[game])
        points = games.rules.points(features, discards)[placements.kingdom]
        # The numbers of undrawn halves by terrain, and then of their crowns: (games, 2 * terrains).
        undrawn = games.undrawn.astype(np.float32) @ _domino_table(games.rules.terrains).T
        seen: list[Floats | Inputs] = [_seen_of_kingdoms(games, features, game, discards, undrawn)]
        if placements.holdings:  # without holdings every placement has a kingdom of its own
            seen = [Inputs((*seen,), placements.kingdom)]
        for holdings in placements.holdings:
            own_land = features.without_dominoes(placements.kingdom)
            points = points + holdings.points(own_land)
            seen.append(holdings.features(own_land))
        placement, slot, own = _choices(games, features, placements)
        inputs, points = Inputs((Inputs((*seen,), placement), own)), points[placement]
        beside = np.zeros((0, len(placement)), np.float32)
        if table:
            own_fits = own_line(games, features, game, placements.kingdom[placement], slot)
            beside = np.concatenate([points[None], own_fits])
        return cls(placements, placement, slot, features, points, own, inputs, table, beside, undrawn)

    @property
    def inputs(self) -> Inputs:
        assert self.table
        columns = self.game * self.table.slots + self.slot
        return Inputs((self.kingdom_inputs, Inputs((self.table.inputs,), columns), self.beside))

    @property
    def edges(self) -> Edges:
        games = _by_kingdom(self.placements, self.placements.game)
        return Edges(self.placements.kingdoms, self.undrawn.take(games, 0))

    @property
    def kingdom(self) -> Ints:
        """The column of the kingdom after each candidate, (candidates,) intp."""
        return self.placements.kingdom[self.placement]

    @property
    def game(self) -> Ints:
        """The game of each candidate, (candidates,) intp."""
        return self.placements.game[self.placement]

    def at_one_place(self) -> Candidates:
        """Return the candidates of a single game as if every choice were the middle free domino of the line.

        So all candidates have the same next turn and leave the same dominoes to rivals.
        """
        free, first = np.unique(self.slot, return_index=True)
        middle = len(free) // 2
        own = self.own.copy()
        own[-1] = self.own[-1, first[middle]]
        of_placements, _ = self.kingdom_inputs.parts
        slot, inputs = np.full_like(self.slot, free[middle]), Inputs((of_placements, own))
        return replace(self, slot=slot, own=own, kingdom_inputs=inputs)

    @property
    def choice_gains(self) -> Floats:
        """The points of the chosen domino at its best placement, (candidates,) float32."""
        return self.own[DOMINO_GAIN]

    def best(self, values: Floats) -> Ints:
        """Return the first best candidate of each game, (games,) intp, by `values`, (candidates,) float32."""
        return first_of_highest(values, self.game)

    def best_few(self, values: Floats, count: int) -> Ints:
        """Return up to `count` candidates of each game, (found,) intp, ordered by game and then by descending value.

        `values` are (candidates,) float32.
        """
        return _highest(values, self.game, count)

    def best_placements(self, values: Floats, count: int) -> Ints:
        """Return up to `count` placements of each game with the best candidates, (found,) intp, in the order of moves.

        `values` are (candidates,) float32.
        """
        # The value of a placement is the value of its best candidate.
        values = np.maximum.reduceat(values, _starts(self.placement))
        return np.sort(_highest(values, self.placements.game, count))


def _starts(ascending: Ints) -> Ints:
    """Return the first index of each number in an ascending array, (numbers,) intp."""
    return np.flatnonzero(np.concatenate([[True], ascending[1:] != ascending[:-1]]))


def first_of_highest(values: Floats, game: Ints) -> Ints:
    """Return the first index of each game with a value within TOLERANCE of the highest, (games,) intp.

    `values`, (candidates,) float32, and `game`, (candidates,) intp, are in ascending order of the games.
    """
    starts = _starts(game)
    highest = np.repeat(np.maximum.reduceat(values, starts), np.bincount(game))
    best = np.flatnonzero(values >= highest - TOLERANCE)
    return best[_starts(game[best])]


def _highest(values: Floats, game: Ints, count: int) -> Ints:
    """Return the indices of up to `count` of the highest values of each game, (found,) intp, best first.

    Each index is the `first_of_highest` among the remaining values.
    """
    left, found = values.copy(), list[Ints]()
    for _ in range(count):
        best = first_of_highest(left, game)
        found.append(best[left[best] > -np.inf])  # a game may have fewer values
        left[best] = -np.inf
    chosen = np.concatenate(found)
    return chosen[np.argsort(game[chosen], kind="stable")]


def play(games: BatchGames, candidates: Candidates, chosen: Ints) -> None:
    """Play a turn of every game in place; `chosen`, (games,) intp, holds one candidate of each game."""
    rows, acting = games.rows, games.acting
    after = candidates.placements.take(candidates.placement[chosen])
    games.kingdoms.put(games.columns(acting), after.kingdoms)
    games.discards[rows, acting] += after.discards
    for component, holdings in zip(games.components, after.holdings, strict=True):
        component.commit(holdings, acting)
    if not games.is_last_round:
        games.line_owners[rows, candidates.slot[chosen]] = acting
    games.turn, games.has_placed = games.turn + 1, False


def _by_kingdom(placements: Placements, values: NDArray[Any]) -> NDArray[Any]:
    """Return the common value of the placements of each kingdom, (kingdoms,), from `values`, (placements,)."""
    found = np.zeros(len(placements.kingdoms), values.dtype)
    found[placements.kingdom] = values
    return found


def _choices(games: BatchGames, features: Features, placements: Placements) -> tuple[Ints, Ints, Floats]:
    """Return the placement and the slot of each candidate, and the network's inputs for the chosen domino.

    The arrays are (candidates,) intp twice and (rows, candidates) float32. `features` belong to the kingdoms of the
    placements.
    """
    game = placements.game
    if games.is_last_round:
        nothing = np.zeros((DOMINO_FEATURES + 1, len(game)), np.float32)
        return np.arange(len(game)), np.zeros(len(game), np.intp), nothing
    placement, slot = np.nonzero(games.line_owners[game] == NONE)
    # The array has a row for each candidate at first, as rows are copied faster than columns.
    own = np.empty((len(placement), DOMINO_FEATURES + 1), np.float32)
    by_domino = features.dominoes.transpose(1, 2, 0).reshape(-1, DOMINO_FEATURES)
    own[:, :-1] = by_domino.take(placements.kingdom[placement] * features.dominoes.shape[2] + slot, 0)
    own[:, -1] = to_step(slot / games.line.shape[1], NARROW_STEP)  # when the king acts in the next round
    return placement, slot, own.T


def _seen_of_kingdoms(games: BatchGames, features: Features, game: Ints, discards: Ints, undrawn: Floats) -> Floats:
    """Return the network's inputs for kingdoms and their games, (rows, kingdoms) float32.

    `game` and `discards`, (kingdoms,) intp, hold the game of each kingdom and the number of its discarded dominoes.
    `undrawn` is as in `Candidates`.
    """
    # The networks in `weights` have learned the rows in this order.
    rows = [features.kingdoms, (discards > 0)[None], _game_features(games, undrawn)[:, game]]
    if games.rules.game_format.kings_each > 1:  # the domino of the other king, and whether that king acts in this round
        rows += [features.dominoes[:, :, -1], games.comes_again[game][None]]
    # The result lies kingdom by kingdom in memory, like the features.
    return np.concatenate([each.T for each in rows], 1, dtype=np.float32).T


def _game_features(games: BatchGames, undrawn: Floats) -> Floats:
    """Return the network's inputs for each game apart from the kingdom, (rows, games) float32.

    `undrawn` is as in `Candidates`.
    """
    rules, count = games.rules, len(games)
    same = [rules.game_format.rounds - games.lines_dealt, not games.is_last_round, rules.center, rules.harmony]
    parts = [
        undrawn.T,
        np.repeat(np.array(same, np.float32)[:, None], count, 1),
        *(component.features() for component in games.components),
    ]
    return np.concatenate(parts, dtype=np.float32)


@cache
def _domino_table(terrains: int) -> Floats:
    """Return the squares of each terrain on every domino, and then their crowns, (2 * terrains, dominoes)."""
    numbers = np.arange(1, terrains + 1)[:, None]
    a, b = ((numbers == terrain).astype(np.float32) for terrain in (TERRAIN_A, TERRAIN_B))
    return np.concatenate([a + b, a * CROWNS_A + b * CROWNS_B], dtype=np.float32)


def decode_turn(state: State, candidates: Candidates, candidate: int) -> Iterator[Move]:
    """Yield the moves of a candidate for the rest of the turn, until the turn has nothing left to do."""
    placements, column, after = candidates.placements, int(candidates.placement[candidate]), state
    if placement := _placement(state, candidates, column):
        yield placement
        # Extensions need the kingdom after the placement, as they choose squares only now.
        after = state.play(placement)
    for holdings in placements.holdings if after.is_same_turn(state) else ():
        for move in holdings.moves(after, column):
            yield move
            after = after.play(move)
            if not after.is_same_turn(state):
                return
    if after.is_same_turn(state):
        line = state.next_line.dominoes
        yield cached_pick(line[candidates.slot[candidate]]) if line else Done()


def decode_first_move(state: State, candidates: Candidates, candidate: int) -> Move:
    return next(decode_turn(state, candidates, candidate))


def _placement(state: State, candidates: Candidates, column: int) -> Move | None:
    """Return the placement or the discard of the turn's domino; None if there is nothing to place any more."""
    placements, domino = candidates.placements, state.domino
    if domino and placements.direction[column] != NONE:
        square = window_of(state.kingdom.size).square(int(placements.cell[column]))
        return Place(domino, square, DIRECTIONS[placements.direction[column]])
    return Discard(domino) if domino and placements.discards[column] else None
