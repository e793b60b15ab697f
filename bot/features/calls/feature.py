"""The role that a server calls when a table looks for players."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.context import Services
from bot.chat.handling.feature import Feature
from bot.features.calls.rows import ROWS, SqlCallRepository
from bot.games.game import Clock


class CallAction(StrEnum):
    """The actions of calls, whose texts are part of addresses."""

    CALL = "callplayers"
    CHOOSE_ROLE = "calledrole"
    CHOOSE_CLOCK = "callclock"


class Calls:
    """What the handlers of calls work with."""

    def __init__(self, services: Services) -> None:
        self.rows = SqlCallRepository(services.tables.games.database)
        self.clock: Clock = services.tables.clock
        self.channels = services.channels


FEATURE: Final = Feature("calls", Path(__file__).parent, Calls, rows=ROWS)
FEATURE.tells("time", "help-calls")
