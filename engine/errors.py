"""The exception for a text that cannot be read, and the reasons why a move is not allowed."""

from __future__ import annotations

from enum import Enum
from typing import Final

_LONGEST: Final = 160
"""How many characters a message may have."""


class NotationError(ValueError):
    r"""Raised when a text is not in the notation of what it was read as: a move, a kingdom, a position, a record …

    `text` is the whole text, `at` the index of the first character that does not fit, and `problem` says what is wrong
    there.

    >>> print(NotationError("a second castle", "## ..\n.. ##", at=9))
    line 2, column 4: a second castle
    """

    def __init__(self, problem: str, text: str, at: int = 0) -> None:
        self.problem, self.text, self.at = shortened(problem), text, at
        line = text.count("\n", 0, at) + 1
        column = at - (text.rfind("\n", 0, at) + 1) + 1
        super().__init__(f"line {line}, column {column}: {self.problem}")

    def __reduce__(self) -> tuple[object, tuple[str, str, int]]:
        # Exceptions are unpickled from their message alone otherwise.
        return type(self), (self.problem, self.text, self.at)


def shortened(problem: str) -> str:
    """Leave the middle of a message out if it quotes more than anybody reads.

    >>> shortened(f"there is no domino {'7' * 10**7}")
    'there is no domino 777777777777777777777777777777777777777777777777777777777777777777777777777777777 … 7777777777'
    """
    return problem if len(problem) <= _LONGEST else f"{problem[: _LONGEST - 60]} … {problem[-10:]}"


class ReasonCode(Enum):
    """The base class of the reasons why a move is not allowed: the rules and each extension have an enumeration.

    The value of a member names the message for players, so no two enumerations may share a value.
    """


class Reason(ReasonCode):
    """The reasons of Kingdomino's rules.

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
