"""Every picture fits the frame, and what matters on it can be read in the box of a desktop."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from engine import State
from engine.extensions import parts
from engine.moves import Place
from renderers import (
    Localizer,
    View,
    analysis_view,
    board_views,
    close_up_view,
    deck_views,
    design,
    draft_view,
    kingdom_view,
    next_line_view,
    numbered_spots,
    poster_view,
    table_view,
)
from renderers.draw_operations import Castle, CrownBadge, Crowns, Drawing, Text
from renderers.extension import PicturePart
from renderers.layout import layout
from renderers.painting import fonts
from renderers.view import TableView
from tests.renderers.helpers import Play, of, sprites_of

NAMES = ["Bartholomew1", "Владислава", "さくら子ちゃん", "X", "Mathilda", "Константинов", "عبد الرحمن", "Maximilian12"]
BOX, LEGIBLE = 350, 11
"""The sides of a box that desktops and phones have room for, and the least size of letters in it, in pixels."""
GAMES = (
    *(("kd+mh", players) for players in (2, 3, 4)),
    ("kd3n", 3),
    ("kd7", 2),
    *(("qd", players) for players in (2, 3, 4)),
    *(("rw", players) for players in (3, 4, 5, 6)),
    ("rwt", 6),
    ("rwt", 8),
)
each_game = pytest.mark.parametrize(("code", "players"), GAMES)


def shown_during(state: State) -> Iterator[View]:
    places = [move for move in state.legal_moves() if isinstance(move, Place)]
    for kingdom in range(len(state.kingdoms)):
        yield close_up_view(state, kingdom, NAMES)
        yield table_view(state, NAMES, focus=kingdom)
    yield from board_views(state, NAMES)
    yield from deck_views(state)
    if state.turns:
        yield draft_view(state, NAMES)
    if state.next_line.dominoes:
        yield next_line_view(state, NAMES)
    if places:
        spots = numbered_spots(move.squares for move in places)
        yield replace(kingdom_view(state, state.king.kingdom, NAMES), spots=spots, ghost=places[0])
    for part in parts(PicturePart):
        yield from (view for _, view in part.pictures(state, NAMES))


def shown_at_the_end(states: Sequence[State]) -> Iterator[View]:
    poster, kingdoms, end = poster_view(states, NAMES), len(states[-1].kingdoms), states[-1]
    yield poster
    for winners in range(2, kingdoms + 1):
        yield replace(
            poster,
            ranking=tuple(replace(each, place=1) for each in poster.ranking[:winners]) + poster.ranking[winners:],
        )
    yield analysis_view(end, NAMES, [[1 / kingdoms] * kingdoms] * 14, range(14))


def drawings(states: Sequence[State], localizer: Localizer) -> Iterator[tuple[View, Drawing]]:
    for state in (state for state in states[2 :: len(states) // 6] if not state.is_chance):
        yield from ((view, layout(view, localizer)) for view in shown_during(state))
    yield from ((view, layout(view, localizer)) for view in shown_at_the_end(states))


@pytest.mark.slow
@each_game
@pytest.mark.sampled(3)
def test_every_picture_fits_the_frame_and_is_legible(play: Play, localizer: Localizer, code: str, players: int) -> None:
    for _, drawing in drawings(list(play(code, players, 8).states()), localizer):
        assert drawing.width == design.WIDTH
        assert drawing.height <= design.HEIGHT
        for text in of(Text, drawing):
            assert text.size * min(BOX / drawing.width, BOX / drawing.height) >= LEGIBLE
            # Words that need two lines are set in smaller type.
            assert text.is_name or len(fonts.label_lines(text.text, text.size, text.width)) == 1


@pytest.mark.slow
@each_game
@pytest.mark.sampled(3)
def test_crowns_of_every_kingdom_can_be_counted(play: Play, localizer: Localizer, code: str, players: int) -> None:
    for view, drawing in drawings(list(play(code, players, 8).states()), localizer):
        if isinstance(view, TableView):
            assert all(castle.size >= 24 for castle in sprites_of(Castle, drawing))
            assert all(sprite.size >= design.COUNTED for sprite in sprites_of(Crowns, drawing))
            numbers = {(op.x, op.y) for op in of(Text, drawing) if op.text.isdecimal() and op.size >= design.BODY}
            for badge in sprites_of(CrownBadge, drawing):
                assert (badge.x + badge.size // 2, badge.y + badge.size * 9 // 16) in numbers
