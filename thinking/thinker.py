"""The computer players that think."""

from __future__ import annotations

from random import Random

from engine.moves import Discard, Move, Pick, Place, pick
from engine.state import State
from thinking.boards import DOMINOES
from thinking.network import Network
from thinking.tables import NOBODY, Options, Tables


def table_of(state: State) -> Tables:
    tables = Tables.of(state)
    if state.stage:
        tables.dominoes[:, 0] = NOBODY
    return tables


class Quick:
    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(self, state: State, rng: Random) -> Move:
        moves = state.legal_moves()
        if len(moves) == 1:
            return moves[0]
        tables = table_of(state)
        options = Options.of(tables)
        values = options.sure + self.network(options.numbers)
        best = int(values.argmax())
        return move_of(tables, options, best)


def move_of(tables: Tables, options: Options, option: int) -> Move:
    at = options.placement[option]
    if options.way[at] != NOBODY:
        return options.boards.place_of(int(tables.dominoes[0, 0]), int(options.way[at]), int(options.cell[at]))
    return pick(DOMINOES[tables.line[0, options.slot[option]]])
