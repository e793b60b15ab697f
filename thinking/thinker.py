"""The computer players that think."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import process_time

import numpy as np

from engine.buildings import TILES
from engine.geometry import squares
from engine.moves import Build, Done, Move, Place, Tax, pick
from engine.state import State
from thinking.boards import WAYS, Numbers
from thinking.judgement import decide
from thinking.network import Network
from thinking.tables import NOBODY, Options, Tables

SIGMA = np.array([1.0, 3, 4, 5, 6, 6.7, 7.3, 7.9, 8.5, 9, 9.5, 10, 10.5, 11] + [11.5] * 20)


@dataclass(frozen=True)
class Thinker:
    network: Network
    seconds: float = 0
    candidates: int = 16
    samples: int = 4
    rounds: int = 1
    win: float = 0.0
    trust: float = 8
    rival: float = 0.0

    def choose(self, state: State, rng: Random) -> Move:
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        start = process_time()
        luck = np.random.default_rng(rng.getrandbits(64))
        tables = Tables.of(state, 1, luck)
        options, values = decide(tables, self.network)
        if self.seconds:
            best = self.search(state, tables, options, values, luck, start)
        else:
            best = int(values.argmax())
        return move_of(state, options, best)

    def search(self, state, tables, options, values, luck, start):
        kept = np.argsort(-values)[: self.candidates]
        sums, count = self.trust * values[kept], self.trust
        samples = self.samples
        spent = 0.0
        while len(kept) > 1:
            t = process_time()
            if count > self.trust and t - start + spent > self.seconds:
                break
            sums += self.simulate(state, options, kept, samples, luck)
            count += samples
            order = np.argsort(-sums, kind="stable")
            keep = max(2, len(kept) // 2) if len(kept) > 2 else 2
            kept, sums = kept[order[:keep]], sums[order[:keep]]
            samples = max(1, self.candidates * self.samples // len(kept))
            spent = process_time() - t
        return int(kept[sums.argmax()])

    def simulate(self, state, options, kept, samples, luck):
        tables = Tables.of(state, samples, luck).take(np.tile(np.arange(samples), len(kept)))
        me = tables.acting.copy()
        worth = np.zeros((len(tables), tables.game.kingdoms), np.float32)
        chosen = np.repeat(kept, samples)
        tables.play(options, chosen)
        ends = tables.dealt + self.rounds
        while not tables.is_over or tables.line.shape[1]:
            if tables.is_over and tables.dealt == ends:
                break
            tables.proceed()
            found, values = decide(tables, self.network)
            best = found.best(values)
            worth[tables.rows, tables.acting] = values[best]
            tables.play(found, best)
        if tables.is_over and not tables.line.shape[1]:
            worth = tables.totals()
        left = tables.game.form.rounds - tables.dealt + bool(tables.line.shape[1])
        mine = worth[tables.rows, me]
        gap = mine[:, None] - worth
        chance = 1 / (1 + np.exp(-1.7 * gap / (SIGMA[left] * 1.4)))
        chance[tables.rows, me] = 1
        others = (worth.sum(1) - mine) / (worth.shape[1] - 1)
        utility = self.win * 50 * chance.prod(1) + (1 - self.win) * mine - self.rival * others
        return utility.reshape(len(kept), samples).sum(1)


def move_of(state: State, options: Options, option: int) -> Move:
    """What an option begins with."""
    at, window, kingdom = options.placement[option], options.boards.window, state.kingdom
    if options.way[at] != NOBODY:
        assert state.domino
        return Place(state.domino, window.square(int(options.cell[at])), WAYS[options.way[at]])
    if options.estates and options.estates.tax[at]:
        return Tax(max(squares(state.court.levy), key=lambda square: kingdom.land_at(square).bit_count()))
    if options.estates and options.estates.bought[at] != NOBODY:
        return _build(state, int(options.estates.bought[at]))
    free = state.next_line.dominoes
    return pick(free[options.slot[option]]) if free else Done()


def _build(state: State, price: int) -> Build:
    """A crown goes to the largest town, whatever else to the smallest."""
    tile = state.court.board[price]
    assert tile is not None
    sign = 1 if TILES[tile].crowns else -1
    kingdom = state.kingdom
    return Build(price, max(squares(kingdom.sites), key=lambda square: sign * kingdom.land_at(square).bit_count()))
