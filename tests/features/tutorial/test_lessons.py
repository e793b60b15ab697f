"""Lessons: scripted games in which any legal move of the learner leads to the end."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.court.chapters import QUEENDOMINO
from bot.chat.extension import Lesson
from bot.features.tutorial.feature import KINGDOMINO, is_over, lesson_table, lessons
from bot.games.table import Table
from engine.extensions import register, unregister
from engine.moves import Discard
from engine.state import IllegalMove
from engine.variants import Variant
from tests.extension.mills.rules import KDM, MILLS

NAMES = ["Ola", "Baldwin", "Mathilda"]
LESSONS = [KINGDOMINO, QUEENDOMINO]


def played(lesson: Lesson, *moves: str) -> Table:
    return lesson_table(lesson, moves, NAMES)


def choices(lesson: Lesson, draw: Iterator[int]) -> tuple[str, ...]:
    """Make one legal move of the learner after another until the lesson is over."""
    moves: tuple[str, ...] = ()
    while not is_over(table := played(lesson, *moves)):
        legal = table.state.legal_moves()
        moves = (*moves, str(legal[next(draw) % len(legal)]))
    return moves


@pytest.mark.slow
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
@given(st.lists(st.integers(0, 1000), min_size=12, max_size=12))
def test_every_legal_move_leads_to_the_end_and_nothing_has_to_be_discarded(lesson: Lesson, drawn: list[int]) -> None:
    moves = choices(lesson, iter(drawn))
    table = played(lesson, *moves)
    assert not any(isinstance(each.move, Discard) for each in table.moves)
    assert len("/".join(moves)) <= 60


def test_a_move_that_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalMove):
        played(KINGDOMINO, ">48")


@pytest.mark.parametrize(
    ("game", "lesson"), [("kd", KINGDOMINO), ("kd7", KINGDOMINO), ("qd", QUEENDOMINO), ("rw", QUEENDOMINO)]
)
def test_a_game_is_taught_by_the_lesson_of_its_box(game: str, lesson: Lesson) -> None:
    assert [*lessons(Variant.parse(game)).values()] == [lesson]


def test_an_extension_without_a_lesson_has_none() -> None:
    register(MILLS, KDM)
    try:
        assert lessons(Variant.parse(KDM.code)) == {}
    finally:
        unregister(MILLS, KDM)
