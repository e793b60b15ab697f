"""A single turn against that of the search player."""

import pytest

from engine.moves import Move
from players.analysis import coach
from players.analysis.coach import Grade, better_turn, grade
from players.analysis.futures import events
from tests.recorded_games import record_of

RECORD = record_of("kd-2")
TURNS = [event for event in events(RECORD) if event.kingdom is not None]


@pytest.fixture(autouse=True)
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "SEARCHED", 4)
    monkeypatch.setattr(coach, "COMPARED", 8)


def test_a_lost_turn_costs_what_the_better_one_brings_and_always_the_same() -> None:
    lost = TURNS[12]
    found = better_turn(lost.before, lost.moves, 7)
    assert found
    assert found == better_turn(lost.before, lost.moves, 7)
    assert (found.kingdom, found.played) == (lost.kingdom, len(lost.moves))
    assert grade(found) is Grade.TURNING
    better = [move for text in found.moves.split() for move in lost.before.legal_moves() if str(move) == text]
    assert better


def test_the_turn_of_the_search_player_has_no_better_one() -> None:
    last = TURNS[-1]
    found = better_turn(last.before, last.moves, 7)
    moves = [*last.moves] if found is None else [*map(Move.parse, found.moves.split())]
    assert better_turn(last.before, moves, 7) is None
