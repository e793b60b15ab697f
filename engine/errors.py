"""The errors of the rules: a text that cannot be read, a move that is not allowed."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.moves import Move
    from engine.state import State


class NotationError(ValueError):
    """A text that is not in the notation of moves, kingdoms, positions or records.

    `text` is the whole text, `at` the index of the first character that does not fit, `problem` what is wrong there.
    """

    def __init__(self, problem: str, text: str, at: int = 0) -> None:
        self.problem, self.text, self.at = problem, text, at
        line = text.count("\n", 0, at) + 1
        column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {line}, column {column}: {problem}")


class ReasonCode(Enum):
    """Why a move is not allowed: the base of the enumerations of the rules and of each extension.

    A value is the name of the reason in texts for players; no two enumerations may share one.
    """


class Reason(ReasonCode):
    """The reasons of Kingdomino's rules."""

    GAME_OVER = "game-over"
    CHANCE_DUE = "chance-due"
    NOT_CHANCE = "not-chance"
    NOT_IN_VARIANT = "not-in-variant"
    NOT_DONE = "not-done"
    TOO_EARLY = "too-early"
    TOO_LATE = "too-late"
    NOTHING_TO_PLACE = "nothing-to-place"
    OTHER_DOMINO = "other-domino"
    SPELLING = "spelling"
    OCCUPIED = "occupied"
    OUTGROWS_GRID = "outgrows-grid"
    NO_CONNECTION = "no-connection"
    CAN_BE_PLACED = "can-be-placed"
    NOT_IN_LINE = "not-in-line"
    TAKEN = "taken"
    WRONG_KINGS = "wrong-kings"
    WRONG_COUNT = "wrong-count"
    WRONG_BOX = "wrong-box"
    ALREADY_SEEN = "already-seen"
    NOT_ASCENDING = "not-ascending"


class IllegalMove(ValueError):
    """A well-formed move that the rules do not allow in `state`, and why."""

    def __init__(self, reason: ReasonCode, move: Move, state: State) -> None:
        self.reason, self.move, self.state = reason, move, state
        super().__init__(f"{move}: {reason.value}")
