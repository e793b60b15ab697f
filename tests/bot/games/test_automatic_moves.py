"""Moves that nobody has to decide."""

from random import Random

from bot.games.game import Seat
from bot.games.turn import automatic_moves
from engine.state import State

OLA, KENJI = Seat(1, 101, "Ola"), Seat(2, 102, "Kenji")
FITS_NOWHERE = "kd 2 ..w0../w0##w0/..w0..;## 3:1,30:2,31:1,43:2 0 10,11,12,13 3 4-7.9.22.24-25.27-28.33-41.44-48"
"""Ola has to place domino 3, two forests, beside a castle that is surrounded by wheat."""

ONE_CHOICE = "kd 2 ##f0f0;##w0w0 31:1,43:2 1 10:2,11:1,12:2,13 3 4-7.9.22.24-25.27-28.33-41.44-48"
"""Ola has placed her domino, and one domino is left to choose."""


def follow(position: str, *, auto_playing: frozenset[int] = frozenset(), seats: tuple[Seat, ...] = (OLA, KENJI)) -> str:
    """The moves that follow by themselves, in a line."""
    followed, _ = automatic_moves(State.parse(position), seats, auto_playing, lambda _: Random(1))
    return " ".join(each.text for each in followed)


def test_chance_moves_until_somebody_has_to_decide() -> None:
    followed, state = automatic_moves(State.start("kd", 2), (OLA, KENJI), frozenset(), lambda _: Random(1))
    assert [each.text[0] for each in followed] == ["#", "="]
    assert not state.is_chance


def test_a_domino_that_fits_nowhere_is_discarded() -> None:
    assert follow(FITS_NOWHERE) == "3@-"


def test_nobody_is_called_for_the_last_first_choice() -> None:
    state = State.start("kd", 2)
    seats, rng = (OLA, KENJI), Random(1)
    while state.is_chance or state.domino is None:
        if not state.is_chance:
            assert len(state.legal_moves()) > 1
            state = state.play(state.legal_moves()[0])
        _, state = automatic_moves(state, seats, frozenset(), lambda _: rng)
    assert state.lines_dealt == 2


def test_the_only_choice_is_left_to_the_player() -> None:
    assert follow(ONE_CHOICE) == ""


def test_the_only_choice_is_made_for_people_with_that_setting_and_for_computer_players() -> None:
    assert follow(ONE_CHOICE, auto_playing=frozenset({102})) == ""
    assert follow(ONE_CHOICE, auto_playing=frozenset({101})) == ">13"
    assert follow(ONE_CHOICE, seats=(Seat(1, None, "Greta", "solid"), KENJI)) == ">13"
