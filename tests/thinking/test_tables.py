from random import Random

import numpy as np
import pytest

from engine.moves import Discard, Move, Pick, Place
from engine.state import State
from tests.engine.games import FORMATS
from thinking.boards import Boards
from thinking.courts import TOWN, Courts
from thinking.tables import Options, Tables
from thinking.thinker import move_of


def same_land(one: Boards, other: Boards) -> bool:
    names = ("terrain", "squares", "crowns", "bounds")
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in names)


def options_of(tables: Tables) -> Options:
    options = Options.of(tables)
    return options.building(tables, np.arange(len(options.slot))) if tables.courts else options


def turn(state: State, rng: Random) -> tuple[State, Tables]:
    """A turn by the rules, and the same by the fast path."""
    tables = Tables.of(state, 1, np.random.default_rng(0))
    options = options_of(tables)
    option = rng.randrange(len(options.slot))
    tables.play(options, np.array([option]))
    at, king, queue = options.placement[option], state.king, len(state.queue)
    wanted = (options.estates.tax[at], options.estates.bought[at]) if options.estates else None
    slot = options.slot[option]
    while True:
        moves = state.legal_moves()
        assert moves
        if len(moves) == 1 and isinstance(moves[0], Discard):
            move: Move = moves[0]
        else:
            now = options_of(Tables.of(state, 1, np.random.default_rng(0)))
            hits = [
                each
                for each in range(len(now.slot))
                if now.slot[each] == slot
                and (
                    not state.stage <= 0
                    or state.domino is None
                    or (now.way[now.placement[each]], now.cell[now.placement[each]])
                    == (options.way[at], options.cell[at])
                )
                and (
                    wanted is None
                    or (now.estates.tax[now.placement[each]], now.estates.bought[now.placement[each]]) == wanted
                )
            ]
            assert len(hits) == 1
            move = move_of(state, now, hits[0])
        assert move in moves
        before = state
        state = state.play(move)
        if wanted and str(move)[0] == "N":
            wanted = (wanted[0] - 1, wanted[1])
        if wanted and str(move)[0] == "B":
            wanted = (wanted[0], -1)
        if len(state.queue) != queue or state.king is not before.king or isinstance(move, Pick):
            return state, tables


@pytest.mark.parametrize(("code", "players"), [*FORMATS, ("kd+mh", 4), ("kd7+mh", 2)])
def test_the_fast_path_plays_by_the_rules(code: str, players: int) -> None:
    rng = Random(7)
    state = State.start(code, players)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        if state.domino:
            options = Options.of(Tables.of(state, 1, np.random.default_rng(0)))
            places = {(int(w), int(c)) for w, c in zip(options.way, options.cell, strict=True) if w >= 0}
            legal = [move for move in state.legal_moves() if isinstance(move, Place)]
            assert len(places) == len(legal)
        state, tables = turn(state, rng)
        real = Boards.of(state.kingdoms)
        if not np.array_equal(tables.boards.crowns, real.crowns):
            odd = tables.boards.crowns != real.crowns
            assert (real.terrain[odd] == TOWN + 1).all()
            continue  # the tower found no site in the largest town
        assert same_land(tables.boards, real)
        assert tables.totals().tolist() == [[score.total for score in state.scores()]]
        assert tables.discards.tolist() == [[len(each) for each in state.discards]]
        if tables.courts:
            court = Courts.of(state, 1, np.random.default_rng(0))
            assert np.array_equal(court.estates, tables.courts.estates)
            assert court.queen == tables.courts.queen
