"""Turns at first sight."""

from __future__ import annotations

import pytest

from engine.moves import Move
from engine.state import State
from players.first_sight import SeenTurn, seen_turn
from tests.recorded_games import record_of

CHOICE = "kd 2 w1w0##;l1## 22:1,17:2 0 4:1,8:2,19,48 2 2.5-7.9-16"


def seen(text: str, *moves: str) -> SeenTurn:
    before = after = State.parse(text)
    made = [*map(Move.parse, moves)]
    for move in made:
        after = after.play(move)
    return seen_turn(before, made, after)


def test_a_good_choice_is_worth_more_than_a_poor_one() -> None:
    good, poor = seen(CHOICE, "22@e8w", ">48"), seen(CHOICE, "22@i7w", ">19")
    assert good.worth > poor.worth
    assert good.expected > poor.expected


@pytest.mark.parametrize("name", ["kd-2", "kd-4"])
def test_the_last_turn_is_expected_to_end_as_the_game_does(name: str) -> None:
    record = record_of(name)
    states = [*record.states()]
    last = states[0].format.rounds
    start = next(at for at, state in enumerate(states) if state.round == last and len(state.turns) == 1)
    sight = seen_turn(states[start], record.moves[start:], states[-1])
    assert sight.expected == pytest.approx(states[-1].score(states[start].king.kingdom).total, abs=1.5)
