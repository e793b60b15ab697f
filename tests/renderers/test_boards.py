"""The part of a board in a picture: all squares within reach of land, or a frame that is open where land may grow."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import Record, State
from engine.geometry import bounds
from engine.moves import Place
from renderers import (
    ChoiceView,
    KingdomView,
    Localizer,
    close_up_view,
    design,
    film_view,
    kingdom_view,
    table_view,
)
from renderers.draw_operations import Drawing, Panel, Shared
from renderers.layout import layout
from renderers.layout.land import Landscape
from renderers.layout.panels import LEAST
from renderers.layout.table import film_drawings
from tests.recorded_games import RECORDS, states_of
from tests.renderers.helpers import NAMES, of

SIDES = "west", "south", "east", "north"
Sides = tuple[int, int, int, int]
LARGE_GRID = 7
"""The side of a grid where too many squares for numbered spots are within reach at the beginning."""
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def boards(drawing: Drawing) -> Iterator[tuple[Landscape, Sides, set[str]]]:
    """Yield each land of a drawing with the files and ranks of its window, and the sides on which its frame is open."""
    tabs = [op.box for op in of(Panel, drawing) if op.fill == design.PARCHMENT.base]
    for shared in of(Shared, drawing):
        if not isinstance(part := shared.part, Landscape):
            continue
        west, north = part.north_west.column, -part.north_west.row
        window = west, north - part.rows + 1, west + part.columns - 1, north
        left, top, right, bottom = shared.x, shared.y, shared.x + part.sheet.box.width, shared.y + part.sheet.box.height
        crossing = {
            "west": [tab for tab in tabs if tab.x < left < tab.x + tab.width and top <= tab.y < bottom],
            "east": [tab for tab in tabs if tab.x < right < tab.x + tab.width and top <= tab.y < bottom],
            "north": [tab for tab in tabs if tab.y < top < tab.y + tab.height and left <= tab.x < right],
            "south": [tab for tab in tabs if tab.y < bottom < tab.y + tab.height and left <= tab.x < right],
        }
        yield part, window, {side for side, found in crossing.items() if found}


def reach(view: KingdomView) -> Sides:
    return bounds(view.kingdom.land | view.kingdom.free)


def hidden(window: Sides, reachable: Sides) -> set[str]:
    west, south, east, north = (a - b for a, b in zip(window, reachable, strict=True))
    return {side for side, beyond in zip(SIDES, (west, south, -east, -north), strict=True) if beyond > 0}


def is_within(state: State, window: Sides) -> bool:
    """Whether a window has the squares of all legal placements."""
    west, south, east, north = window
    legal = {square for move in state.legal_moves() if isinstance(move, Place) for square in move.squares}
    return all(west <= each.file <= east and south <= each.rank <= north for each in legal)


def positions(path: Path) -> list[State]:
    return [state for state in Record.parse(path.read_text()).states() if not state.is_chance and not state.is_over]


@pytest.mark.slow
@each_record
@pytest.mark.sampled(6)
def test_a_frame_is_open_on_each_side_where_land_can_still_grow_and_closed_elsewhere(
    path: Path, localizer: Localizer
) -> None:
    for state in positions(path)[::3]:
        view = table_view(state, NAMES)
        for part, window, is_open in boards(layout(view, localizer)):
            own = next(each for each in view.kingdoms if each.kingdom is part.kingdom)
            assert is_open == (hidden(window, reach(own)) if own.left else set())


@pytest.mark.slow
@each_record
@pytest.mark.sampled(6)
def test_a_kingdom_shown_large_has_exactly_the_squares_within_reach(path: Path, localizer: Localizer) -> None:
    for state in positions(path)[::3]:
        mine = kingdom_view(state, state.king.kingdom, NAMES)
        [(part, window, _)] = boards(layout(close_up_view(state, state.king.kingdom, NAMES), localizer))
        assert window == reach(mine)
        [(part, window, _)] = boards(layout(ChoiceView(mine), localizer))
        assert window == reach(mine) or mine.kingdom.size == LARGE_GRID
        assert part.size >= design.QUIET
        assert is_within(state, window)


@pytest.mark.slow
@each_record
@pytest.mark.sampled(6)
def test_the_large_kingdom_of_a_table_has_the_squares_within_reach_or_at_least_every_legal_one(
    path: Path, localizer: Localizer
) -> None:
    for state in positions(path)[::3]:
        view = table_view(state, NAMES)
        if not state.round:
            continue  # The first line alone is shown.
        focus = view.kingdoms[view.focus or 0]
        part, window, _ = next(board for board in boards(layout(view, localizer)) if board[0].kingdom is focus.kingdom)
        assert part.size >= LEAST
        assert is_within(state, window)
        assert window == reach(focus) or path.stem.startswith("rw")


@pytest.mark.slow
@pytest.mark.parametrize("record", ["kd-2", "qd-4"])
def test_the_land_of_a_film_never_moves(record: str, localizer: Localizer) -> None:
    view = film_view(states_of(record), NAMES)
    frames = [*film_drawings(view, localizer)][1:]
    windows = [[(part.size, window) for part, window, _ in boards(frame)] for frame in frames]
    assert all(each == windows[0] for each in windows)
