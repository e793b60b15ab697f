"""The computer player that thinks: it looks a round ahead, as often as its time allows.

What looks best to the network is played on in many futures, the same for every candidate: the others answer by what the
network tells them, the next line is drawn by lot, and after the next round the network judges. The worse half of the
candidates drops out again and again, until the time is up. What the network thought at first keeps its weight.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import perf_counter

import numpy as np

from engine.buildings import TILES
from engine.geometry import squares
from engine.moves import Build, Discard, Done, Move, Place, Tax, pick
from engine.state import State
from thinking.boards import NOBODY, WAYS, Ints, Numbers, window_of
from thinking.judgement import decide, network_for
from thinking.network import Network
from thinking.options import Options, play
from thinking.tables import Tables

PLACEMENTS, CANDIDATES, FUTURES = 8, 16, 64
"""Placements with which purchases are thought through, options looked at, futures at a time for all of them."""

STAGES = 4
"""From sixteen candidates to one."""

TRUST = 8
"""Futures that weigh as much as what the network thought at first."""

AHEAD = 1
"""Lines to come that are drawn in a future."""

FIRST_SHARE, SHARE = 0.7, 0.15
"""Of the time for a turn: what placing takes, and each decision behind it."""

Clock = Callable[[], float]


@dataclass(frozen=True)
class Thinker:
    """Takes so many `seconds` for a turn; with none it plays what looks best at once."""

    seconds: float = 0
    clock: Clock = perf_counter

    def choose(self, state: State, rng: Random) -> Move:
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        network = network_for(state)
        luck = np.random.default_rng(rng.getrandbits(64))
        tables = Tables.of(state, luck)
        options, values = decide(tables, network, PLACEMENTS)
        seconds = self.seconds * (FIRST_SHARE if state.stage == 0 else SHARE)
        if not seconds or tables.is_last_turn:
            return move_of(state, options, int(values.argmax()))
        return move_of(state, options, self._search(tables, network, options, values, seconds, luck))

    def _search(
        self,
        table: Tables,
        network: Network,
        options: Options,
        values: Numbers,
        seconds: float,
        luck: np.random.Generator,
    ) -> int:
        """Successive halving: every stage has the same time, for half as many candidates."""
        kept = np.argsort(-values, kind="stable")[:CANDIDATES]
        sums, start, spent = TRUST * values[kept], self.clock(), 0.0
        for stage in range(1, STAGES + 1):
            while len(kept) > 1 and (now := self.clock()) + spent / 2 < start + seconds * stage / STAGES:
                sums += _try(table.futures(FUTURES // len(kept), luck), options, kept, network)
                spent = self.clock() - now
            better = np.argsort(-sums, kind="stable")[: max(1, len(kept) // 2)]
            kept, sums = kept[better], sums[better]
        return int(kept[0])


def _try(futures: Tables, options: Options, kept: Ints, network: Network) -> Numbers:
    """For each of these options of the turn the sum over all futures of what they are worth."""
    count, acting, last = len(futures), futures.acting[0], futures.dealt + AHEAD
    tables = futures.take(np.tile(np.arange(count), len(kept)))
    play(tables, options, np.repeat(kept, count))
    worth = np.zeros((len(tables), tables.game.form.kingdoms), np.float32)
    while not tables.is_over or (not tables.is_last_round and tables.dealt < last):
        tables.proceed()
        found, values = decide(tables, network)
        best = found.best(values)
        worth[tables.rows, tables.acting] = values[best]
        play(tables, found, best)
    if tables.is_last_round:
        worth = tables.totals()
    own, rivals = worth[:, acting], worth.shape[1] - 1
    others = (worth.sum(1) - own) / rivals
    return (own - others / rivals).reshape(len(kept), count).sum(1)


def move_of(state: State, options: Options, option: int) -> Move:
    """What an option begins with."""
    done = options.placements.take(options.placement[[option]])
    if done.way[0] != NOBODY:
        assert state.domino
        return Place(state.domino, window_of(state.kingdom.size).square(int(done.cell[0])), WAYS[done.way[0]])
    if done.lost[0] and state.domino:
        return Discard(state.domino)
    if done.estates and done.estates.tax[0]:
        return Tax(max(squares(state.court.levy), key=lambda square: state.kingdom.land_at(square).bit_count()))
    if done.estates and done.estates.bought[0] != NOBODY:
        return _build(state, int(done.estates.bought[0]))
    line = state.next_line.dominoes
    return pick(line[options.slot[option]]) if line else Done()


def _build(state: State, price: int) -> Build:
    """A crown goes to the largest town, whatever else to the smallest."""
    tile = state.court.board[price]
    assert tile is not None
    sign, kingdom = 1 if TILES[tile].crowns else -1, state.kingdom
    return Build(price, max(squares(kingdom.sites), key=lambda square: sign * kingdom.land_at(square).bit_count()))
