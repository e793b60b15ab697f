"""Lessons: scripted games in which any legal move of the learner leads to the end."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.court.chapters import QUEENDOMINO
from bot.chat.extension import Lesson
from bot.features.tutorial.screens import KINGDOMINO, LEARNER, is_over, lesson_table, lessons, turn_of
from bot.games.table import Table
from engine.dominoes import Domino
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


def test_kingdomino_is_a_first_choice_and_three_turns() -> None:
    assert turn_of(KINGDOMINO, played(KINGDOMINO).state) == 0
    first = played(KINGDOMINO, ">19")
    assert (turn_of(KINGDOMINO, first.state), str(first.state.domino)) == (1, "19")
    last = played(KINGDOMINO, ">19", "19@g5n", ">24", "24@f6s", ">20")
    assert turn_of(KINGDOMINO, last.state) == 3
    assert last.state.next_line.dominoes == ()
    over = played(KINGDOMINO, ">19", "19@g5n", ">24", "24@f6s", ">20", "20@e5n")
    assert is_over(over)
    assert over.state.score(0).total == 8


def test_queendomino_is_a_first_choice_and_a_turn() -> None:
    assert turn_of(QUEENDOMINO, played(QUEENDOMINO).state) == 0
    table = played(QUEENDOMINO, ">q38")
    assert (table.state.king.seat, str(table.state.domino)) == (LEARNER, "q38")
    assert is_over(played(QUEENDOMINO, ">q38", "q38@g8n", "N@g8", "B0@g9", "D1", ">q10"))


def test_the_others_take_what_is_left() -> None:
    kings = dict(zip(played(KINGDOMINO, ">3").state.turns, NAMES, strict=False))
    assert {turn.king.seat: turn.domino for turn in kings} == {
        1: Domino.parse("3"),
        2: Domino.parse("41"),
        3: Domino.parse("19"),
    }


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
