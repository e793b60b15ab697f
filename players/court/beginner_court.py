"""What the computer player "beginner" does in games with a court."""

from __future__ import annotations

from engine.court.moves import Bribe, Build, Tax
from engine.court.steps import tax
from engine.state import State
from players.move_preference import MovePreference


def _build_value(state: State, build: Build) -> float:
    """Return the score after the purchase, less half a point for each coin of the slot's price."""
    return state.play(build).score(state.king.kingdom).total - build.price / 2


MOVE_PREFERENCES = (
    MovePreference(Tax, tax, probability=0.8),
    MovePreference(Build, _build_value, probability=0.5),
    MovePreference(Bribe, lambda _state, move: move.price, probability=0.1),
)
