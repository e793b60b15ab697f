import pickle

import pytest

from engine.errors import NotationError
from engine.moves import Move
from engine.state import IllegalMove, State


def test_an_error_in_a_text_names_line_and_column_from_one() -> None:
    assert str(NotationError("odd", "ab\ncd", 4)) == "line 2, column 2: odd"
    assert str(NotationError("odd", "ab\ncd", 0)) == "line 1, column 1: odd"


def test_an_error_in_a_text_can_be_pickled() -> None:
    error = NotationError("odd", "ab\ncd", 4)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301
    assert (again.args, vars(again)) == (error.args, vars(error))


def test_an_illegal_move_can_be_pickled() -> None:
    with pytest.raises(IllegalMove) as caught:
        State.start("kd", 2).play(Move.parse(">3"))
    again = pickle.loads(pickle.dumps(caught.value))  # noqa: S301
    assert (again.args, vars(again)) == (caught.value.args, vars(caught.value))
