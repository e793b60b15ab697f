"""The pictures of a turn, as they must be to be read on a phone and in the box of a desktop."""

from dataclasses import replace
from itertools import combinations
from operator import attrgetter
from pathlib import Path

import pytest

from engine import Domino, Record, State
from engine.geometry import FILES
from engine.moves import Place
from renderers import Localizer, design, draft_view, table_view
from renderers.draw_operations import (
    Box,
    Castle,
    CrownBadge,
    Crowns,
    Drawing,
    KingPiece,
    Land,
    Panel,
    Scenery,
    SetPiece,
    Text,
)
from renderers.layout import layout
from renderers.layout.draft import SHORT, SMALLEST, draft_ops, low_ops, low_size
from renderers.layout.table import arranged
from renderers.motifs import PLAIN
from renderers.painting import fonts
from renderers.view import DraftView, LineView, Owner, Slot
from tests.recorded_games import RECORDS
from tests.renderers.helpers import TWO_PLAYERS, Play, map_squares, of, overlap, sprites_of
from tests.renderers.squares import LONG_NAMES as NAMES
from tests.renderers.squares import tables

HIGHEST = {
    ("kd", 2): 674,
    ("kd", 3): 674,
    ("kd3n", 3): 674,
    ("kd", 4): 674,
    ("kd7", 2): 768,
    ("qd", 2): 768,
    ("qd", 3): 704,
    ("qd", 4): 704,
    ("rw", 3): 768,
    ("rw", 4): 768,
    ("rw", 5): 768,
    ("rw", 6): 768,
    ("rwt", 6): 768,
    ("rwt", 8): 768,
}
"""The greatest height of the picture of the table: below it, a phone has room for what happened and the buttons."""
each_game = pytest.mark.parametrize(("code", "players"), HIGHEST)


@pytest.fixture
def drawings(play: Play, localizer: Localizer, code: str, players: int) -> list[Drawing]:
    """The pictures of some positions of a game, each kingdom large in turn, with boards of extensions and without."""
    states = list(play(code, players, 8).states())
    some = [states[len(states) * part // 12 + part % 3] for part in range(12)]
    views = [table_view(state, NAMES, focus=part % len(state.kingdoms)) for part, state in enumerate(some)]
    return [layout(each, localizer) for view in views for each in (view, replace(view, boards=()))]


def is_uncut(op: Text) -> bool:
    return fonts.truncated(op.text, op.size, int(op.width / fonts.NARROWEST_NAME)) == op.text


def panels(drawing: Drawing) -> list[Box]:
    return [op.box for op in of(Panel, drawing) if op.fill == design.PANEL and op.radius == design.MARGIN]


@pytest.mark.slow
@each_game
@pytest.mark.sampled(5)
def test_the_picture_of_a_table_is_low_on_a_phone(play: Play, localizer: Localizer, code: str, players: int) -> None:
    shown = (table_view(state, NAMES) for state in play(code, players, 8).states() if not state.is_chance)
    assert max(layout(view, localizer).height for view in shown) <= HIGHEST[code, players]


@pytest.mark.slow
@each_game
@pytest.mark.sampled(5)
def test_everything_on_the_pictures_of_a_turn_can_be_read(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        assert drawing.width == 720
        assert all(op.size >= 26 for op in of(Text, drawing))
        assert all(is_uncut(op) for op in of(Text, drawing) if op.is_name or op.text.isdecimal())
        assert not any(overlap(one, other) for one, other in combinations(panels(drawing), 2))
        assert all(box.x >= 10 and box.x + box.width <= 710 for box in panels(drawing))
        assert all(box.y >= 10 and box.y + box.height <= drawing.height - 10 for box in panels(drawing))


@pytest.mark.slow
@each_game
@pytest.mark.sampled(5)
def test_every_kingdom_shows_a_whole_grid_within_its_panel(drawings: list[Drawing], code: str, players: int) -> None:
    for drawing in drawings:
        for box in panels(drawing)[: len(sprites_of(Castle, drawing))]:
            inside = [square for square in map_squares(drawing) if overlap(box, square)]
            columns, rows = ({at(op) for op in inside} for at in (attrgetter("x"), attrgetter("y")))
            assert len(inside) == len(columns) * len(rows)
            assert min(len(columns), len(rows)) >= 5
            assert all(_holds(box, each) for each in inside)


def _holds(box: Box, inner: Box) -> bool:
    return (
        box.x <= inner.x
        and inner.x + inner.width <= box.x + box.width
        and box.y <= inner.y
        and inner.y + inner.height <= box.y + box.height
    )


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
@pytest.mark.sampled(2)
def test_every_legal_placement_can_be_named_by_the_letters_and_digits_at_the_edge(
    localizer: Localizer, path: Path
) -> None:
    for state in Record.parse(path.read_text()).states():
        if named := {str(square) for move in state.legal_moves() if isinstance(move, Place) for square in move.squares}:
            drawing = layout(replace(table_view(state, NAMES), boards=()), localizer)
            marks = [op for op in of(Text, drawing) if op.color == design.TEXT_SOFT and op.align == "middle"]
            files = {op.x: op.text for op in marks if op.text in FILES}
            ranks = {op.y: op.text for op in marks if op.text.isdecimal()}
            drawn = {(box.x + box.width // 2, box.y + box.height // 2) for box in map_squares(drawing)}
            assert named <= {files[x] + ranks[y] for x, y in drawn if x in files and y in ranks}


@pytest.mark.parametrize(("code", "players"), [("kd", 2), ("kd", 4), ("qd", 4), ("rw", 5), ("rwt", 8)])
def test_before_the_first_placement_the_line_is_large(
    play: Play, localizer: Localizer, code: str, players: int
) -> None:
    first = next(state for state in play(code, players, 1).states() if not state.is_chance)
    drawing = layout(table_view(first, NAMES), localizer)
    assert {land.size for land in of(Land, drawing)} == {76}


@pytest.mark.slow
@each_game
@pytest.mark.sampled(5)
def test_small_squares_have_one_figure_in_their_corner_and_quiet_land(drawings: list[Drawing]) -> None:
    for drawing in drawings:
        texts = {(op.x, op.y) for op in of(Text, drawing)}
        assert all(op.size >= design.COUNTED for op in sprites_of(Crowns, drawing))
        assert all((op.x + 14, op.y + 15) in texts for op in sprites_of(CrownBadge, drawing))
        small = [op for op in sprites_of(Scenery, drawing) if op.size < design.QUIET]
        assert {op.key.motif for op in small if isinstance(op.key, Scenery)} <= {PLAIN}
        assert all(op.size >= 2 * design.QUIET for op in sprites_of(SetPiece, drawing))


def line(width: int) -> DraftView:
    """A line of four with a king on each domino."""
    (now, _) = draft_view(State.parse(TWO_PLAYERS), NAMES).lines
    return DraftView((LineView("line-now", tuple(replace(now.slots[0], due=False) for _ in range(width))),))


@pytest.mark.parametrize("lines", [1, 2])
@pytest.mark.parametrize("width", [700, 426])
def test_the_number_of_a_domino_covers_no_land(localizer: Localizer, width: int, lines: int) -> None:
    view = DraftView(line(4).lines * lines)
    ops = Drawing(width, 900, tuple(draft_ops(view, Box(0, 0, width, 900), localizer)))
    tags = [op.box for op in of(Panel, ops) if op.fill in design.NUMBER_TAGS.values()]
    assert len(tags) == 4 * lines
    for tag in tags:
        assert _holds(Box(0, 0, width, 900), tag)
        assert not any(overlap(tag, Box(land.x, land.y, land.size, land.size)) for land in of(Land, ops))


def test_neither_king_nor_number_covers_a_small_half_with_crowns(localizer: Localizer) -> None:
    slots = tuple(Slot(Domino.parse(number), Owner("Ola", 0)) for number in ("48", "41", "q45", "q48"))
    view = DraftView((LineView("line-now", slots), LineView("line-next", slots * 2)))
    width, height = low_size(view)
    ops = Drawing(width, height, tuple(low_ops(view, Box(0, 0, width, height), localizer)))
    tags = [op.box for op in of(Panel, ops) if op.fill in design.NUMBER_TAGS.values()]
    badges = sprites_of(CrownBadge, ops)
    halves = [Box(badge.x - 1, badge.y, SMALLEST, SMALLEST) for badge in badges]
    assert len(badges) == 9
    kings = [Box(king.x, king.y, king.size, king.size) for king in sprites_of(KingPiece, ops)]
    for covering in (*tags, *kings):
        assert not any(overlap(covering, half) for half in halves)


@pytest.mark.slow
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
@pytest.mark.sampled(10)
def test_every_domino_with_a_king_has_its_owners_whole_name_except_in_front_of_a_long_line(
    localizer: Localizer, path: Path
) -> None:
    for view in [view for view in tables(path) if view.draft.lines][::3]:
        lines = view.draft.lines
        named = lines[1:] if len(lines[-1].slots) > SHORT and len(lines) > 1 else lines
        drawn = Drawing(0, 0, tuple(low_ops(view.draft, arranged(view).lines, localizer)))
        names = [op for op in of(Text, drawn) if op.is_name]
        assert all(map(is_uncut, names))
        assert sorted(op.text for op in names) == sorted(
            slot.king.name for line in named for slot in line.slots if slot.king
        )
