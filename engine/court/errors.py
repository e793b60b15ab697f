"""The reasons why a move of Queendomino is not allowed."""

from engine.errors import ReasonCode


class CourtReason(ReasonCode):
    """The reasons of Queendomino's rules (docs/rules.md 2.5 to 2.10)."""

    NOT_JUST_PLACED = "not-just-placed"
    NO_KNIGHTS = "no-knights"
    EMPTY_SLOT = "empty-slot"
    BOARD_EMPTY = "board-empty"
    NO_SITE = "no-site"
    NOT_A_SITE = "not-a-site"
    TOO_DEAR = "too-dear"
    DRAGON_AWAKE = "dragon-awake"
    QUEEN_HERE = "queen-here"
    NO_COINS = "no-coins"
