"""Nothing that is written on a picture is cut in any language."""

import pytest

from renderers.draw_operations import Text
from renderers.layout import layout
from renderers.painting import fonts
from renderers.picture_localizer import load_localizer
from tests.renderers.helpers import Play, each_language, of, views_of

GAMES = ("kd+mh", 4), ("kd7+mh", 2), ("qd", 4), ("rw", 6), ("rwt", 8)


@pytest.mark.slow
@each_language
def test_no_word_on_a_picture_is_cut(language: str, play: Play) -> None:
    localizer = load_localizer(language)
    games = [list(play(code, players, 5).states()) for code, players in GAMES]
    views = [view for states in games for share in (0.1, 0.5, 0.9, 1) for view in views_of(states, share)]
    cut = {(op.text, op.width) for view in views for op in of(Text, layout(view, localizer)) if is_cut(op)}
    assert cut == set()


def is_cut(op: Text) -> bool:
    lines = fonts.label_lines(op.text, op.size, op.width)
    return not op.is_name and len(lines) == 1 and not fonts.label_fits(op.text, op.size, op.width)
