"""Puzzles are found again by the command that has found them."""

from __future__ import annotations

from random import Random

import pytest

from engine.state import State
from players.puzzles import FILE
from tools.training.puzzles import GAMES, _puzzles


@pytest.mark.slow
def test_a_game_of_a_range_has_the_same_puzzles_again() -> None:
    code, players = GAMES[1]
    found = "\n".join(map(str, _puzzles(State.start(code, players), Random("1/0/1"))))
    assert found
    assert f"\n{found}\n" in FILE.read_text(encoding="utf-8")
