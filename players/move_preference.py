"""How much the computer player "beginner" likes the moves of a kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.moves import Move
from engine.state import State


@dataclass(frozen=True)
class MovePreference:
    """A kind of move, how good each seems to be, and how often such a move is made at all if one is legal."""

    kind: type[Move]
    value: Callable[[State, Any], float]
    probability: float = 1.0
