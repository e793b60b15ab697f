import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.errors import NotationError
from engine.moves import Move
from engine.state import State
from tests.engine.games import ANY_POSITIONS, examples
from tests.engine.test_variants import LETTERS
from tests.engine.texts import COURT, POSITION


@given(ANY_POSITIONS)
@examples(60)
def test_every_position_reads_back_from_its_text(state: State) -> None:
    assert State.parse(str(state)) == state


def test_the_fields_of_a_position_are_read() -> None:
    state = State.parse(POSITION)
    assert str(state.variant) == "kd+mh"
    assert [str(kingdom) for kingdom in state.kingdoms] == ["w0 w0 ##", "## f1\n.. f0"]
    assert [[str(domino) for domino in gone] for gone in state.discards] == [[], ["12"]]
    assert [(str(turn.domino), turn.king.seat) for turn in state.turns] == [("3", 1), ("17", 2)]
    assert [str(domino) for domino in state.next_line.free] == ["4", "19", "30"]
    assert (state.lines_dealt, len(state.unseen)) == (2, 12)


@pytest.mark.parametrize(
    ("old", "new", "problem", "there"),
    [
        ("kd+mh", "kd+mx", f"'x' is not an option; there are {LETTERS}", "x 2 "),
        ("kd+mh 2", "kd+mh 5", "kd+mh is not played by 5", "5 w0"),
        ("kd+mh 2", "kd+mh two", "'two' is not a number from 0 to 9", "two"),
        (";##f1/..f0!12", "", "2 kingdoms are needed", "w0w0## 3:1"),
        ("!12", "!99", "there is no domino '99'", "99 "),
        ("##f1", "f1f1", "a kingdom has a castle, ##", "f1f1"),
        ("##f1", "##x9", "'x9' is not a cell", "x9/.."),
        ("w0w0##", "w0x9w0##", "'x9' is not a cell", "x9w0##"),
        ("3:1,", "3:3,", "'3' is not a seat", "3,17"),
        ("3:1,", "3:x,", "'x' is not a seat", "x,17"),
        ("3:1,", "77:1,", "there is no domino '77'", "77:1"),
        ("3:1,", "3,", "'' is not a seat", ",17"),
        (" 0 ", " 9 ", "'9' is not a number from 0 to 1", "9 4,8"),
        ("8:2", "8:9", "'9' is not a seat", "9,19"),
        (" 2 1", " 7 1", "'7' is not a number from 0 to 6", "7 1-2"),
        ("5-7", "7-5", "'7-5' is not a range", "7-5."),
        ("5-7", "5-q7", "'5-q7' is not a range", "5-q7."),
        (" 2 1-2.5-7.9-11.13-16", "", "a position has 8 fields at least, not 6", "kd+mh"),
        ("kd+mh", "qd", "qd has 14 fields, not 8", "qd"),
        ("17:2", "3:2", "domino 3 is there twice", "4,8"),
        ("4,8", "8,8", "domino 8 is there twice", "8,8"),
        ("4,8", "4,3", "domino 3 is there twice", "4,3"),
        ("1-2", "1-3", "domino 3 is there twice", "1-3"),
        ("1-2.", "1-2.2.", "'1-2.2.5-7.9-11.13-16' is not ascending", "1-2.2."),
        ("1-2.5-7", "5-7.1-2", "'5-7.1-2.9-11.13-16' is not ascending", "5-7.1-2"),
    ],
)
def test_a_mistake_is_refused_with_the_place_in_the_text(old: str, new: str, problem: str, there: str) -> None:
    with pytest.raises(NotationError) as caught:
        State.parse(POSITION.replace(old, new, 1))
    assert caught.value.problem == problem
    assert caught.value.text[caught.value.at :].startswith(there)


@pytest.mark.parametrize(
    ("old", "new", "given", "written"),
    [
        ("13-16", "13-", "1-2.5-7.9-11.13-", "1-2.5-7.9-11.13"),
        ("13-16", "13-14.15-16", "1-2.5-7.9-11.13-14.15-16", "1-2.5-7.9-11.13-16"),
        (" 0 ", " 00 ", "00", "0"),
        ("w0w0##;##", "..w0w0##;##", "..w0w0##;##f1/..f0!12", "w0w0##;##f1/..f0!12"),
    ],
)
def test_a_position_that_would_be_written_otherwise_is_refused(old: str, new: str, given: str, written: str) -> None:
    with pytest.raises(NotationError) as caught:
        State.parse(POSITION.replace(old, new, 1))
    assert caught.value.problem == f"{given!r} is written {written!r}"
    assert caught.value.text[caught.value.at :].startswith(given)


@pytest.mark.parametrize(
    ("text", "problem", "column"),
    [
        ("kd 2 ##;## 3:1 2 - 6 -", "'2' is not a number from 0 to 1", 16),
        ("kd 2 ##;## 3:1 1 - 6 -", "the first of these turns has no move left", 12),
        ("kd 2 ##;## -:1 0 4:1,8:2 1 -", "the first of these turns has no move left", 12),
        ("qd 2 ##;## q3:1 1 - 12 - -,-,-,-,-,- - 0/0/0;0/0/0 - - -", "the first of these turns has no move left", 12),
    ],
)
def test_a_turn_without_any_move_is_refused(text: str, problem: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        State.parse(text)
    assert (caught.value.problem, caught.value.at + 1) == (problem, column)


def test_a_king_for_whom_no_domino_is_left_does_not_stop_the_game() -> None:
    state = State.parse("kd 2 ##;## -:1,-:2 0 4,8:2 1 1-3").play(Move.parse(">4"))
    assert [(str(turn.domino), turn.king.seat) for turn in state.turns] == [("4", 1), ("8", 2)]


@given(st.sampled_from([POSITION, COURT]), st.data())
@examples(100)
def test_a_changed_character_makes_another_position_or_an_error_with_its_place(text: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(text) - 1))
    changed = text[:at] + data.draw(st.sampled_from(list("0129-:,.!;/#wqb x"))) + text[at + 1 :]
    assert _problem(changed) is None


def _problem(text: str) -> str | None:
    try:
        assert str(State.parse(text)) == text
    except NotationError as error:
        return None if 0 <= error.at <= len(text) else f"{error.at} is not in the text"
    return None
