"""The computer player that thinks: it plays on to the end, as often as its time allows.

What looks best to the network is played on in many futures, the same for every candidate: lines are drawn by lot, the
one who thinks moves as the network would at first sight, and rivals as `judgement.foresee` supposes. The worse half of
the candidates drops out again and again, until the time is up. What the network thought at first keeps a little weight.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

import numpy as np

from engine.moves import Move
from engine.state import State
from players.search.batch_games import Tables
from players.search.batch_kingdoms import Ints, Numbers
from players.search.candidates import Options, play
from players.search.decode import turn_of
from players.search.evaluator import decide, foresee, network_for
from players.search.network import Network

PLACEMENTS, CANDIDATES, FUTURES = 8, 16, 32
"""Placements with which purchases are thought through, options looked at, futures at a time for all of them."""

STAGES = 4
"""From sixteen candidates to one."""

TRUST = 3
"""Futures that weigh as much as what the network thought at first."""

ONWARD = 0.9
"""The share that a round of a future leaves to what comes behind it (the lambda of Sutton's returns)."""

VICTORY = 60
"""Points that a victory in a future is worth in the end; early in the game, when it says little, so much less."""

AGAIN = 0.2
"""Of the time for a turn: what a decision in the midst of it takes where its plan is lost."""

Clock = Callable[[], float]


@dataclass
class Thinker:
    """Takes so many `seconds` for a turn; with none it plays what looks best at once.

    A turn is thought through at its beginning, and what follows in it is remembered until the next.
    """

    seconds: float = 0
    clock: Clock = perf_counter
    _plan: dict[str, Move] = field(default_factory=dict, init=False, repr=False)

    def choose(self, state: State, rng: Random) -> Move:
        position = str(state)
        if position not in self._plan:
            turn = self._think(state, np.random.default_rng(rng.getrandbits(64)))
            self._plan = {str(before): move for before, move in turn}
        return self._plan[position]

    def _think(self, state: State, luck: np.random.Generator) -> Iterator[tuple[State, Move]]:
        network, tables = network_for(state), Tables.of(state, luck)
        options, values = decide(tables, network, PLACEMENTS)
        option, seconds = int(values.argmax()), self.seconds * (AGAIN if state.step_index else 1)
        if seconds and not tables.is_last_turn:
            option = self._search(tables, network, options, values, seconds, luck)
        return turn_of(state, options, option)

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
    """For each of these options of the turn the sum over all futures of what they come to."""
    count, acting = len(futures), futures.acting[0]
    tables = futures.take(np.tile(np.arange(count), len(kept)))
    play(tables, options, np.repeat(kept, count))
    tables.proceed()
    worth = _play_on(tables, network, acting, VICTORY * futures.progress)
    return worth.reshape(len(kept), count).sum(1)


def _play_on(tables: Tables, network: Network, kingdom: int, victory: float) -> Numbers:
    """What each of these futures comes to for a kingdom: its points, a share of those of its rivals, and the victory.

    Rivals count with what they have in the end. For the kingdom itself every turn on the way leaves a share of the rest
    to what is to come, and its own share is what the network believes by then: that varies less than the end does.
    """
    kingdoms, kings = tables.game.form.kingdoms, tables.kings.shape[1]
    trusting, onward = np.arange(kingdoms) == kingdom, ONWARD ** (kingdoms / kings)
    own, share = np.zeros(len(tables), np.float32), np.ones(len(tables), np.float32)
    while not tables.is_over:
        options, values = foresee(tables, network, trusting)
        chosen, turns = options.best(values), tables.acting == kingdom
        own[turns] += (1 - onward) * (share * values[chosen])[turns]
        share[turns] *= onward
        play(tables, options, chosen)
        tables.proceed()
    totals = tables.totals()
    final, rivals = totals[:, kingdom], np.delete(totals, kingdom, 1)
    wins = (1 + np.sign(final - rivals.max(1))) / 2
    return own + share * final - rivals.mean(1) / kingdoms + victory * wins
