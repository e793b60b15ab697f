"""Nothing that is written on a picture is cut in any language."""

from collections.abc import Iterator

import pytest

from renderers import View, analysis_view, board_views, close_up_view, deck_views, poster_view, table_view
from renderers.draw_operations import Text
from renderers.layout import layout
from renderers.painting import fonts
from renderers.picture_localizer import load_localizer
from tests.renderers.helpers import NAMES, Play, each_language, of

GAMES = ("kd+mh", 4), ("kd7+mh", 2), ("qd", 4), ("rw", 6), ("rwt", 8)


def views(play: Play) -> Iterator[View]:
    for code, players in GAMES:
        states = tuple(play(code, players, 5).states())
        kingdoms = len(states[0].kingdoms)
        yield analysis_view(states[0], NAMES, [[1 / kingdoms] * kingdoms] * 14, range(14))
        for state in states[2::15]:
            yield from (
                *board_views(state, NAMES),
                table_view(state, NAMES),
                *deck_views(state),
                close_up_view(state, 0, NAMES),
            )
        yield poster_view(states, NAMES)


@pytest.mark.slow
@each_language
def test_no_word_on_a_picture_is_cut(language: str, play: Play) -> None:
    localizer = load_localizer(language)
    cut = {(op.text, op.width) for view in views(play) for op in of(Text, layout(view, localizer)) if is_cut(op)}
    assert cut == set()


def is_cut(op: Text) -> bool:
    lines = fonts.label_lines(op.text, op.size, op.width)
    return not op.is_name and len(lines) == 1 and not fonts.label_fits(op.text, op.size, op.width)
