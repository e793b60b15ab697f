from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType

import numpy as np
import pytest

from engine.variants import Variant
from players.search import kernels
from players.search import native_backend as compiled
from players.search import numpy_backend as plain
from players.search.batch_games import Tables
from players.search.batch_kingdoms import NOBODY
from players.search.candidates import Options, play
from players.search.compile import KERNELS


def interpreted() -> ModuleType:
    """The kernels as plain Python, even where there is machine code."""
    spec = spec_from_file_location("interpreted_kernels", KERNELS)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def assert_same(tables: Tables) -> None:
    """That a position looks the same to both, that they place dominoes alike, and then what comes of it."""
    columns = tables.columns(tables.acting)
    dominoes = tables.dominoes[:, tables.turn]
    if dominoes[0] == NOBODY:
        return
    spots = plain.spots(tables.boards, columns, dominoes)
    others = compiled.spots(tables.boards, columns, dominoes)
    assert set(zip(*spots, strict=True)) == set(zip(*others, strict=True))
    assert len(spots[0]) == len(others[0])
    which, ways, cells = spots
    if not len(which):
        return
    one, other = (tables.boards.take(columns[which]) for _ in range(2))
    every = np.arange(len(which))
    plain.place(one, every, dominoes[which], ways, cells)
    compiled.place(other, every, dominoes[which], ways, cells)
    assert np.array_equal(one.planes, other.planes)
    assert np.array_equal(one.bounds, other.bounds)
    waiting = np.concatenate([tables.free_line, tables.waiting], 1)[which]
    expected, seen = (module.look(one, tables.game.terrains, waiting) for module in (plain, compiled))
    assert np.array_equal(expected.numbers, seen.numbers)
    assert np.array_equal(expected.seen, seen.seen)


@pytest.mark.parametrize(("code", "players"), [("kd+mh", 4), ("kd7", 2), ("qd", 3), ("rw", 5)])
@pytest.mark.parametrize(("module", "count"), [(interpreted(), 1), (kernels, 20)], ids=["python", "as installed"])
def test_the_kernels_do_what_numpy_does(
    code: str, players: int, module: ModuleType, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiled, "kernels", module)
    rng = np.random.default_rng(3)
    tables = Tables.start(Variant.parse(code), players, count, rng)
    while not tables.is_over:
        if count > 1 or rng.random() < 0.3:
            assert_same(tables)
        options = Options.of(tables)
        play(tables, options, options.best(options.sure + rng.random(len(options.slot), np.float32)))
        tables.proceed()
