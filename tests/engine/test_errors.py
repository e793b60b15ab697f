from engine.errors import NotationError


def test_an_error_in_a_text_names_line_and_column_from_one() -> None:
    assert str(NotationError("odd", "ab\ncd", 4)) == "line 2, column 2: odd"
    assert str(NotationError("odd", "ab\ncd", 0)) == "line 1, column 1: odd"


def test_an_error_keeps_the_text_and_the_place_of_the_problem() -> None:
    error = NotationError("odd", "ab\ncd", 4)
    assert (error.problem, error.text, error.at) == ("odd", "ab\ncd", 4)
