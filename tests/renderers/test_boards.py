"""The part of a board in a picture: what lies and what the next domino can cover, in squares that a phone shows."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from engine import Record, State
from engine.geometry import bounds
from engine.moves import Place
from renderers import ChoiceView, KingdomView, Localizer, close_up_view, design, film_view, kingdom_view, table_view
from renderers.draw_operations import Box, Drawing, Panel, Sheet
from renderers.layout import layout
from renderers.layout.board import Window
from renderers.layout.draft import QUEUE, SMALLEST
from renderers.layout.land import BADGE
from renderers.layout.panels import LEAST, Board
from renderers.layout.panels import boards as fitted
from renderers.layout.table import arranged, film_drawings
from tests.recorded_games import RECORDS, states_of
from tests.renderers.helpers import NAMES, of
from tests.renderers.squares import least, tables

SIDES = "west", "south", "east", "north"
Sides = tuple[int, int, int, int]
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)


def boards(drawing: Drawing) -> Iterator[tuple[Sheet, Sides, set[str]]]:
    """Yield each map of a drawing with the files and ranks of its window, and the sides on which its frame is open."""
    tabs = [op.box for op in of(Panel, drawing) if op.fill == design.PARCHMENT.base]
    for sheet in of(Sheet, drawing):
        (left, top, width, height), (west, south) = sheet.box, sheet.phase
        window = west, 1 - south - height // sheet.size, west + width // sheet.size - 1, -south
        right, bottom = left + width, top + height
        crossing = {
            "west": [tab for tab in tabs if tab.x < left < tab.x + tab.width and top <= tab.y < bottom],
            "east": [tab for tab in tabs if tab.x < right < tab.x + tab.width and top <= tab.y < bottom],
            "north": [tab for tab in tabs if tab.y < top < tab.y + tab.height and left <= tab.x < right],
            "south": [tab for tab in tabs if tab.y < bottom < tab.y + tab.height and left <= tab.x < right],
        }
        yield sheet, window, {side for side, found in crossing.items() if found}


def reach(view: KingdomView) -> Sides:
    return bounds(view.kingdom.land | view.kingdom.free)


def near(view: KingdomView) -> Sides:
    """The squares within two of the land that land may still cover."""
    (west, south, east, north), most = view.kingdom.bounds, reach(view)
    return max(west - 2, most[0]), max(south - 2, most[1]), min(east + 2, most[2]), min(north + 2, most[3])


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
@pytest.mark.sampled(10)
def test_a_frame_is_open_on_each_side_where_land_can_still_grow_and_closed_elsewhere(
    path: Path, localizer: Localizer
) -> None:
    for state in positions(path)[::3]:
        view = table_view(state, NAMES)
        # The first choice shows no land.
        for index, (_, window, is_open) in zip(arranged(view).kingdoms, boards(layout(view, localizer)), strict=False):
            own = view.kingdoms[index]
            assert is_open == (hidden(window, reach(own)) if own.left else set())


@pytest.mark.slow
@each_record
@pytest.mark.sampled(10)
def test_the_kingdom_to_move_has_the_squares_that_the_next_domino_can_cover_and_no_more(
    path: Path, localizer: Localizer
) -> None:
    for state in positions(path)[::3]:
        mine = kingdom_view(state, state.king.kingdom, NAMES)
        [(_, window, _)] = boards(layout(close_up_view(state, state.king.kingdom, NAMES), localizer))
        assert window == reach(mine)
        [(sheet, window, _)] = boards(layout(ChoiceView(mine), localizer))
        assert window == near(mine)
        assert sheet.size >= design.QUIET
        assert is_within(state, window)
        if state.round:  # Before, the first line alone is shown.
            view = table_view(state, NAMES)
            shown = dict(zip(arranged(view).kingdoms, boards(layout(view, localizer)), strict=True))
            assert shown[state.king.kingdom][1] == near(mine)


@pytest.mark.slow
@each_record
@pytest.mark.sampled(10)
def test_kingdoms_of_one_row_are_equally_large_and_show_grids_only_where_those_have_larger_squares(path: Path) -> None:
    for view in [*tables(path)][::3]:
        row = [(view.kingdoms[index], *each) for index, each in arranged(view).kingdoms.items() if index != view.focus]
        (first, _, board), *_ = row
        assert {each.square for *_, each in row} == {board.square}
        before = [
            next((each.square for each in _fitting(kingdom, box, Window.reach) if each.square >= LEAST), None)
            or _fitting(kingdom, box, lambda each: Window.on(each.kingdom))[0].square
            for kingdom, box, _ in row
        ]
        if all(each.window == Window.near(kingdom) for kingdom, _, each in row):
            assert board.square >= min(*before, arranged(view).kingdoms[view.focus or 0][1].square)
        else:
            assert [each.window for *_, each in row] == [Window.on(kingdom.kingdom) for kingdom, *_ in row]
        assert first.kingdom.size == 7 or board.square >= LEAST


def _fitting(kingdom: KingdomView, box: Box, window: Callable[[KingdomView], Window]) -> list[Board]:
    return fitted([kingdom], [window(kingdom)], box.width, box.height)


FEW = {"qd-2": 40, "rw-4": 40, "rw-5": 40, "rw-6": 40, "rwt-6": 30, "rwt-8": 30}
"""The least squares of the kingdom in focus in the first rounds, where there is no room for 44 pixels."""


@pytest.mark.slow
@each_record
@pytest.mark.sampled(10)
def test_no_square_that_matters_is_small_on_a_phone(path: Path, localizer: Localizer) -> None:
    found = least(path, localizer)
    assert found.early >= FEW.get(path.stem, 44)
    assert found.focus >= 30
    assert found.panel >= (30 if path.stem.startswith("rwt") else 44)
    assert found.others >= LEAST
    # The eight dominoes that wait above a line of eight are small, and show no number.
    least_of_domino, least_of_area = (QUEUE[1], 0) if path.stem == "rwt-8" else (SMALLEST, 2 * BADGE**2)
    assert found.domino >= least_of_domino
    assert found.domino**2 >= least_of_area


@pytest.mark.slow
@pytest.mark.parametrize("record", ["kd-2", "qd-4"])
def test_the_land_of_a_film_never_moves(record: str, localizer: Localizer) -> None:
    view = film_view(states_of(record), NAMES)
    frames = [*film_drawings(view, localizer)][1:]
    windows = [[(sheet.size, window) for sheet, window, _ in boards(frame)] for frame in frames]
    assert all(each == windows[0] for each in windows)
