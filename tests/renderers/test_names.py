"""Names of any script in every picture in which they appear."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from engine import State
from renderers import Localizer, poster_view
from renderers.__main__ import views
from renderers.characters import isolated
from renderers.draw_operations import Faded, Op, Text
from renderers.layout import layout
from tests.renderers.helpers import Play
from tests.renderers.phrases import names, words

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
        alone = text.is_name and text.text in NAMES
        shown = [name for name in NAMES if name in text.text]
        assert alone or all(isolated(name) in text.text for name in shown)


def test_the_names_of_a_team_stay_in_the_order_of_its_emblems(localizer: Localizer) -> None:
    view = poster_view([State.start("rwt", 8)], NAMES)
    first = view.ranking[0].kingdom
    won = replace(view, ranking=tuple(replace(each, place=1 + at) for at, each in enumerate(view.ranking)))
    team = names(*(isolated(NAMES[seat - 1]) for seat in State.start("rwt", 8).owners(first)))
    shown = [text.text for text in texts(layout(won, localizer).ops)]
    assert words("poster-team-won", name=team) in shown
