"""The exception for a move that the rules forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import ReasonCode, shortened

if TYPE_CHECKING:
    from engine.moves import Move
    from engine.state import State


class IllegalMove(ValueError):
    """Raised when a move is well formed but the rules do not allow it in `state`; `reason` says why.

    >>> from engine import Move, State
    >>> try:
    ...     State.start("kd", 2).play(Move.parse("1@g8n"))
    ... except IllegalMove as error:
    ...     print(error.reason.value, error.move)
    chance-due 1@g8n
    """

    def __init__(self, reason: ReasonCode, move: Move, state: State) -> None:
        self.reason, self.move, self.state = reason, move, state
        super().__init__(f"{shortened(str(move))}: {reason.value}")

    def __reduce__(self) -> tuple[object, tuple[ReasonCode, Move, State]]:
        # Exceptions are unpickled from their message alone otherwise.
        return type(self), (self.reason, self.move, self.state)
