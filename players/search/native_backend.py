"""The hot path by the kernels, which tell whether they are machine code; the same functions as in `plain`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from players.search import kernels
from players.search.batch_kingdoms import CROWNS_A, CROWNS_B, DOUBLE, TERRAIN_A, TERRAIN_B, Boards, Ints
from players.search.features import OUTLINE, PENDING, PER_TERRAIN, Sight

FACTS = np.stack([TERRAIN_A, CROWNS_A, TERRAIN_B, CROWNS_B, DOUBLE.astype(np.uint8)])
"""Of every domino: terrain and crowns of its halves, and whether they are the same."""


def is_machine_code() -> bool:
    """Whether it is, and not made of an older version."""
    made = Path(kernels.__file__)
    sources = (made.with_name(f"kernels{suffix}") for suffix in (".py", ".pxd"))
    return made.suffix != ".py" and all(source.stat().st_mtime <= made.stat().st_mtime for source in sources)


def spots(boards: Boards, columns: Ints, dominoes: Ints) -> tuple[Ints, Ints, Ints]:
    """As `plain.spots`."""
    side = boards.window.stride - 1
    found = np.empty((3, len(columns) * 4 * side * (side - 1)), np.intp)
    count = kernels.spots(boards.planes, boards.bounds, boards.window.size, FACTS, columns, dominoes, found)
    which, ways, cells = found[:, :count]
    return which, ways, cells


def place(boards: Boards, columns: Ints, dominoes: Ints, ways: Ints, cells: Ints) -> None:
    """As `plain.place`."""
    kernels.place(boards.planes, boards.bounds, boards.window.size, FACTS, columns, dominoes, ways, cells)


def look(boards: Boards, terrains: int, dominoes: Ints) -> Sight:
    """As `plain.look`."""
    sight = Sight(
        terrains,
        np.zeros((terrains * PER_TERRAIN + OUTLINE, len(boards)), np.float32),
        np.zeros((PENDING, *dominoes.shape), np.float32),
    )
    size = boards.window.size
    kernels.look(boards.planes, boards.bounds, size, terrains, FACTS, dominoes, sight.numbers, sight.seen)
    return sight
