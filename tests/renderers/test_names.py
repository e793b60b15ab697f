"""Names of any script in every picture in which they appear."""

from collections.abc import Iterator, Sequence

import pytest

from renderers import Localizer
from renderers.__main__ import views
from renderers.characters import ISOLATED
from renderers.draw_operations import Faded, Op, Text
from renderers.layout import layout
from tests.renderers.helpers import Play

NAMES = ["עומר 12 דנה", "عبد الرحمن ٣", "(דנה) 7", "99 يوسف", "שָׁלוֹם", "أحمد!", "נועה", "محمد"]


def is_right_to_left(text: str) -> bool:
    return any("\u0590" <= character <= "\u06ff" for character in text)


def texts(ops: Sequence[Op]) -> Iterator[Text]:
    for op in ops:
        if isinstance(op, Faded):
            yield from texts(op.ops)
        elif isinstance(op, Text):
            yield op


@pytest.mark.slow
@pytest.mark.parametrize(("code", "players"), [("kd", 4), ("qd", 4), ("rwt", 8)])
def test_a_name_stands_alone_in_its_own_direction_or_is_isolated_from_the_words_around_it(
    localizer: Localizer, play: Play, code: str, players: int
) -> None:
    states = list(play(code, players, 1).states())
    pictures = [view for end in (60, len(states)) for view in views(states[:end], None, NAMES)]
    named = [text for _, view in pictures for text in texts(layout(view, localizer).ops) if is_right_to_left(text.text)]
    assert len(named) > players
    for text in named:
        name = text.text in NAMES
        team = all(part in NAMES for part in text.text.split(" & "))
        assert (name and text.is_name) or team or text.text.count(ISOLATED[0]) == text.text.count(ISOLATED[1]) > 0
