from random import Random

import numpy as np
import pytest
from hypothesis import given

from benchmarks.playouts import random_games
from engine.moves import Place
from engine.state import State
from engine.variants import Variant
from players.search.batch_courts import TOWN, Courts
from players.search.batch_games import Tables
from players.search.batch_kingdoms import NOBODY, Boards
from players.search.candidates import Options, Placements, play
from players.search.decode import turn_of
from tests.engine.games import CHOICES, FORMATS, law

LUCK = np.random.default_rng(0)


def options_of(tables: Tables, way: int, cell: int) -> Options:
    """What can be done behind a placement."""
    options = Options.of(tables)
    kept = (options.placements.way == way) & (options.placements.cell == cell)
    return options.building(tables, np.flatnonzero(kept)) if tables.courts else options


def turn(state: State, rng: Random) -> tuple[State, Tables]:
    """A turn by the rules, and the same by the fast path."""
    tables = Tables.of(state, LUCK)
    placements = Placements.of(tables)
    at = rng.randrange(len(placements.way))
    options = options_of(tables, placements.way[at], placements.cell[at])
    option = rng.randrange(len(options.slot))
    for position, move in turn_of(state, options, option):
        assert move in position.legal_moves()
        state = position.play(move)
    play(tables, options, np.array([option]))
    return state, tables


def crowned_elsewhere(tables: Tables, real: Boards) -> bool:
    """Whether a tower of the queen found no site in the largest town, which the fast path does not know of."""
    odd = tables.boards.crowns != real.crowns
    return bool(odd.any() and (real.terrain[odd] == TOWN + 1).all())


@pytest.mark.parametrize(("code", "players"), [*FORMATS[:8], ("kd+mh", 4), ("rw", 4), ("rwt", 6)])
def test_the_fast_path_plays_by_the_rules(code: str, players: int) -> None:
    rng = Random(7)
    state = State.start(code, players)
    while not state.is_over:
        if state.is_chance:
            state = state.play(state.chance(rng))
            continue
        placements = Placements.of(Tables.of(state, LUCK))
        assert (placements.way != NOBODY).sum() == sum(isinstance(move, Place) for move in state.legal_moves())
        state, tables = turn(state, rng)
        real = Boards.of(state.kingdoms)
        if not crowned_elsewhere(tables, real):
            same = (tables.boards.terrain, tables.boards.squares, tables.boards.crowns, tables.boards.bounds)
            for one, other in zip(same, (real.terrain, real.squares, real.crowns, real.bounds), strict=True):
                assert np.array_equal(one, other)
            assert tables.totals().tolist() == [[score.total for score in state.scores()]]
        assert tables.discards.tolist() == [[len(each) for each in state.discards]]
        if tables.courts:
            assert np.array_equal(Courts.of(state, LUCK).estates, tables.courts.estates)
            assert Courts.of(state, LUCK).queen == tables.courts.queen


@pytest.mark.parametrize(("code", "players"), FORMATS)
def test_games_at_many_tables_last_as_long_as_the_rules_say(code: str, players: int) -> None:
    rng = np.random.default_rng(5)
    tables = Tables.start(Variant.parse(code), players, 3, rng)
    form, turns, seen = tables.game.form, 0, [set[int](), set[int](), set[int]()]
    while not tables.is_over:
        for dominoes, line in zip(seen, tables.line.tolist(), strict=True):
            dominoes.update(line)
        options = Options.of(tables)
        play(tables, options, options.best(rng.random(len(options.slot), np.float32)))
        turns += 1
        tables.proceed()
    assert turns == (form.rounds + 1) * form.kings_each * players
    assert {len(dominoes) for dominoes in seen} == {form.rounds * form.line}
    assert (tables.unseen.sum(1) == 48 * len(set(form.boxes)) - form.rounds * form.line).all()
    if tables.courts:
        assert ((tables.courts.board != NOBODY).sum(1) == 6).all()


@given(CHOICES)
@law(10)
def test_futures_differ_in_what_nobody_knows_and_in_nothing_else(state: State) -> None:
    table = Tables.of(state, LUCK)
    futures = table.futures(3, LUCK)
    assert all((each == table.unseen[0]).all() for each in futures.unseen)
    assert len(np.unique(futures.luck, axis=0)) == (3 if table.unseen.any() else 1)
    assert np.array_equal(futures.boards.terrain[:, : len(table.boards)], table.boards.terrain)


def test_random_games_on_the_fast_path_come_out_like_those_by_the_rules() -> None:
    variant, rng, totals = Variant.parse("kd+mh"), Random(3), []
    for _ in range(150):
        state = State.start(variant.code, 4)
        while not state.is_over:
            state = state.play(state.chance(rng) if state.is_chance else rng.choice(state.legal_moves()))
        totals += [score.total for score in state.scores()]
    fast = random_games(variant, 4, 2000, np.random.default_rng(3)).reshape(-1)
    doubt = (np.var(totals) / len(totals) + fast.var() / fast.size) ** 0.5
    assert abs(np.mean(totals) - fast.mean()) < 4 * doubt
    assert np.std(totals) == pytest.approx(fast.std(), rel=0.1)
