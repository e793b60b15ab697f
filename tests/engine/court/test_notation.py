"""The fields of a court in the text of a position."""

import pytest

from engine.court import Court
from engine.errors import NotationError
from engine.state import State
from tests.engine.texts import COURT


def test_a_court_is_read_from_its_six_fields() -> None:
    court = Court.of(State.parse(COURT))
    assert court.board == (1, 2, None, 4, 5, 6)
    assert court.stack == (7, 8, 9, 11)
    assert [(each.coins, each.knights, each.towers) for each in court.treasuries] == [(7, 1, 0), (5, 0, 2)]
    assert (court.queen, court.burned, court.is_dragon_out, court.needs_tiles) == (1, (12,), True, False)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("b1,", "b33,", "there is no tile 'b33'"),
        ("b1,", "x,", "there is no tile 'x'"),
        ("b1,b2", "b1", "the board has 6 slots"),
        *(("b7-b9", each, f"{each!r} is not a range") for each in ("b9-b7", "b7--")),
        ("7/1/0", "7/1", "'7/1' is not coins/knights/towers"),
        ("7/1/0;", "", "2 treasuries are needed"),
        ("h6.h7", "h6.z9", "'z9' is not a square"),
        ("h6.h7", "h6.h6", "'h6.h6' is not ascending"),
        ("h6.h7", "h7.h6", "'h7.h6' is not ascending"),
        ("b7-b9.b11", "b11.b7-b9", "'b11.b7-b9' is not ascending"),
        ("b7-b9.b11", "b7-b9.b9", "'b7-b9.b9' is not ascending"),
        (" 2 !b12", " 3 !b12", "'3' is not a number from 1 to 2"),
        (" 2 !b12", " 0 !b12", "'0' is not a number from 1 to 2"),
        ("qd 2", "kd 2", "kd has 8 fields, not 14"),
        ("b1,b2,-", "!b1,b2,b3", "no slot can be filled"),
        ("b7-b9", "b6-b9", "tile b6 is there twice"),
        ("b1,b2", "b1,b1", "tile b1 is there twice"),
        ("!b12", "!b9", "tile b9 is there twice"),
    ],
)
def test_a_mistake_in_a_court_is_refused(old: str, new: str, problem: str) -> None:
    with pytest.raises(NotationError) as caught:
        State.parse(COURT.replace(old, new, 1))
    assert caught.value.problem == problem


@pytest.mark.parametrize("square", ["a1", "m13", "g7", "g6", "h7"], ids=["far", "corner", "castle", "empty", "knight"])
def test_knights_can_be_sent_only_to_free_land_of_the_kingdom_to_move(square: str) -> None:
    text = COURT.replace("t0/..t0b3", "t0N/..t0b3", 1)
    with pytest.raises(NotationError) as caught:
        State.parse(text.replace("h6.h7", square))
    assert caught.value.problem == f"{square!r} has squares that no knight can be sent to"


def test_nobody_can_send_knights_when_it_is_nobodys_turn() -> None:
    with pytest.raises(NotationError, match="no knight can be sent to"):
        State.parse(COURT.replace("q3:2,q17:1", "-"))
