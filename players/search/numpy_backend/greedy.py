"""The turns of greedy rivals."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from players.search.batch_kingdoms import IS_DOUBLE, NONE, TERRAIN_COUNT, BatchKingdoms, Bytes, Ints, Window
from players.search.features import CENTRE_LOST, DOMINO_GAIN, HOLES, TERRAIN_POINTS
from players.search.greedy_constants import HOLE_PENALTY, LOST_CENTRE_PENALTY, TRIED
from players.search.numpy_backend.features import explore, extract_features, ways_to_place
from players.search.numpy_backend.placements import place_dominoes
from players.search.numpy_backend.planes import as_bytes, by_planes


def choose_greedily(
    kingdoms: BatchKingdoms, columns: Ints, dominoes: Ints, line: Ints, *, centre: bool
) -> tuple[Ints, Ints, Ints]:
    """Choose the turn that gains most points at once in each kingdom of some `columns`.

    These are the points of the placement and those of the next domino at its best placement, less a penalty for every
    hole and, if it should be there, one for a castle that can no longer be in the centre. Of the placements only those
    that look best at a glance are tried. `dominoes`, (columns,) intp, are those to be placed, or all NONE; `line`,
    (columns, slots) intp, are those to choose from, NONE in place of the others.

    Returns three (columns,) intp arrays: direction, cell of the first half, and slot. The first two are NONE where
    nothing is placed.
    """
    centre_penalty = LOST_CENTRE_PENALTY if centre else 0
    which, directions, cells = _promising_placements(kingdoms.take(columns), dominoes, centre_penalty)
    after, placed = kingdoms.take(columns[which]), np.flatnonzero(directions != NONE)
    place_dominoes(after, placed, dominoes[which[placed]], directions[placed], cells[placed])
    features = extract_features(after, TERRAIN_COUNT, line[which])
    worth = features.per_terrain(TERRAIN_POINTS).sum(0) - HOLE_PENALTY * features.outline(HOLES)
    worth -= centre_penalty * features.outline(CENTRE_LOST)
    values = np.where(line[which] == NONE, -np.inf, worth[:, None] + features.dominoes[DOMINO_GAIN])
    slots = values.argmax(1)
    best = np.lexsort((-values.max(1), which))[np.searchsorted(which, np.arange(len(columns)))]
    return directions[best], cells[best], slots[best]


def _promising_placements(kingdoms: BatchKingdoms, dominoes: Ints, centre_penalty: int) -> tuple[Ints, Ints, Ints]:
    """Return the placements of one domino in each kingdom that are worth most at a glance, at most TRIED of each.

    They are as `find_placements` returns them, with NONE as the only direction and cell where there is none. Worth is
    what a domino gains, less the penalties for new holes and for a lost centre.
    """
    none = np.full(len(dominoes), NONE)
    if dominoes[0] == NONE:
        return np.arange(len(dominoes)), none, none
    kingdoms = by_planes(kingdoms)
    fits, worth = _worth_at_a_glance(kingdoms, dominoes, centre_penalty)
    # With the kingdoms as the first axis, `nonzero` finds placements kingdom by kingdom.
    which, directions, cells = np.nonzero(np.ascontiguousarray(fits.transpose(2, 0, 1)))
    order = np.lexsort((-worth[directions, cells, which], which))
    counts = np.bincount(which, minlength=len(dominoes))
    rank = np.arange(len(which)) - np.repeat(np.cumsum(counts) - counts, counts)
    order = order[rank < TRIED]
    stuck = np.flatnonzero(counts == 0)
    found = which[order], directions[order], cells[order] + kingdoms.window.stride
    which, directions, cells = map(np.concatenate, zip(found, (stuck, none[stuck], none[stuck]), strict=True))
    order = np.argsort(which, kind="stable")
    return which[order], directions[order], cells[order]


def _worth_at_a_glance(kingdoms: BatchKingdoms, dominoes: Ints, centre_penalty: int) -> tuple[Bytes, NDArray[np.int32]]:
    """Return whether a domino fits and what it is worth: (directions, inner cells, kingdoms) uint8 and int32."""
    window, free = kingdoms.window, kingdoms.free()
    planes, _, _ = explore(kingdoms, TERRAIN_COUNT, free)
    ways, holes, far_out = ways_to_place(kingdoms, free, planes, dominoes), _new_holes(window, free), _far_out(window)
    fits = np.stack([fits for fits, _ in ways])
    # Equal halves: the opposite directions would only repeat the first two.
    fits[2:] &= ~IS_DOUBLE[dominoes]
    worth = [
        gain
        - np.int32(HOLE_PENALTY) * (holes[window.inner] + window.shifted(holes, step))
        - np.int32(centre_penalty) * (far_out[window.inner] | window.shifted(far_out, step))
        for step, (_, gain) in zip(window.steps, ways, strict=True)
    ]
    return fits, np.stack(worth)


def _new_holes(window: Window, free: Bytes) -> Bytes:
    """Return how many holes each half of a domino makes beside it, (cells, kingdoms) uint8; both cover free cells.

    Only the sum over both halves counts: one of them may be below 0 and has wrapped around.
    """
    doomed, beside = np.zeros((2, *free.shape), np.uint8)
    sides = sum(window.shifted(free, step) for step in window.steps)
    # A square with one free neighbour becomes a hole when that is covered, unless the other half covers it itself. The
    # half beside it counts it all the same, which is taken off here, where it is covered.
    doomed[window.inner] = free[window.inner] & (sides == 1)
    beside[window.inner] = sum(window.shifted(doomed, step) for step in window.steps)
    return beside - doomed


def _far_out(window: Window) -> Bytes:
    """Return where a kingdom does not reach that has its castle in the centre, (cells, 1) uint8."""
    steps_away = np.maximum(abs(window.files - window.size + 1), abs(window.ranks - window.size))
    return as_bytes(steps_away > window.size // 2)
