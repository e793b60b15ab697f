"""Parts that pictures share are painted once, and look as if they were painted again."""

from collections.abc import Iterator

import pytest

from engine.moves import Place
from renderers import STORYBOOK, kingdom_view, with_dominoes
from renderers.design import SQUARES
from renderers.draw_operations import Shared, SharedPart
from renderers.layout.board import Window, kingdom_ops
from renderers.layout.land import Cell, Frame
from renderers.painting.paint import painted_over, shared
from renderers.view import KingdomView
from tests.recorded_games import record_of
from tests.renderers.helpers import NAMES

GAMES = "kd-4", "kd+mh-2", "kd3n-3", "kd7-2", "qd-4", "rw-5", "rwt-8"
"""A game of each variant."""


def kingdoms(name: str) -> Iterator[KingdomView]:
    """The kingdom to move at each ply of a game."""
    record, laid = record_of(name), dict[int, list[Place]]()
    for state, move in zip(record.states(), record.moves, strict=False):
        if state.turns:
            mine = kingdom_view(state, state.king.kingdom, NAMES)
            placed = laid.setdefault(mine.owner.player_index, [])
            yield with_dominoes(mine, laid)
            if isinstance(move, Place):
                placed.append(move)


def landscapes(name: str, size: int) -> Iterator[SharedPart]:
    for view in kingdoms(name):
        window = Window.on(view.kingdom)
        frame = Frame(0, 0, size, Cell(window.west, -window.north))
        yield from (op.part for op in kingdom_ops(view, window, frame) if isinstance(op, Shared))


@pytest.mark.slow
@pytest.mark.parametrize("size", SQUARES)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.sampled(5)
def test_land_that_was_kept_is_painted_as_it_would_be_anew(name: str, size: int) -> None:
    for part in landscapes(name, size):
        kept, fresh = (painted.stamps for painted in (shared(part, STORYBOOK), painted_over(None, part, STORYBOOK)))
        assert [(each.image.tobytes(), each.x, each.y) for each in kept] == [
            (each.image.tobytes(), each.x, each.y) for each in fresh
        ]
