"""The exception for texts that cannot be parsed, and the reasons why a move is illegal."""

from enum import Enum
from typing import Final

_LONGEST: Final = 160
"""The maximum length of a message, in characters."""


class NotationError(ValueError):
    r"""Raised when a text cannot be parsed as a move, a kingdom, a position or a record.

    `text` is the whole text, and `at` the index of the first wrong character. `problem` describes the error.

    >>> print(NotationError("a second castle", "## ..\n.. ##", at=9))
    line 2, column 4: a second castle
    """

    def __init__(self, problem: str, text: str, at: int = 0) -> None:
        self.problem, self.text, self.at = shortened(problem), text, at
        line = text.count("\n", 0, at) + 1
        column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {line}, column {column}: {self.problem}")

    def __reduce__(self) -> tuple[object, tuple[str, str, int]]:
        # By default, Python unpickles an exception from its message alone.
        return type(self), (self.problem, self.text, self.at)


def shortened(problem: str) -> str:
    """Replace the middle of a long message with an ellipsis.

    >>> shortened(f"there is no domino {'7' * 10**7}")
    'there is no domino 777777777777777777777777777777777777777777777777777777777777777777777777777777777 … 7777777777'
    """
    return problem if len(problem) <= _LONGEST else f"{problem[: _LONGEST - 60]} … {problem[-10:]}"


class ReasonCode(Enum):
    """The base class of the reasons why a move is illegal.

    Kingdomino and each extension have an enumeration. A member's value is the id of the message for players, so values
    must be unique across all enumerations.
    """


class Reason(ReasonCode):
    """The reasons why a move is illegal in Kingdomino.

    >>> Reason("chance-due") is Reason.CHANCE_DUE
    True
    """

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
    LAST_ROUND = "last-round"
    TAKEN = "taken"
    WRONG_KINGS = "wrong-kings"
    WRONG_COUNT = "wrong-count"
    WRONG_BOX = "wrong-box"
    ALREADY_SEEN = "already-seen"
    NOT_ASCENDING = "not-ascending"
