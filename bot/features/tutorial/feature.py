"""The tutorial: people learn a game in three turns that only they see."""

from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.feature import Feature, no_service
from bot.chat.slots import FIRST_PAGE, GREETING


class TutorialAction(StrEnum):
    """The actions of the tutorial, whose texts are part of addresses."""

    LEARN = "learn"
    OPEN_TABLE = "opentable"


FEATURE: Final = Feature("tutorial", Path(__file__).parent, no_service)
FEATURE.tells(FIRST_PAGE, "help-tutorial")
FEATURE.tells(GREETING, "greeting-tutorial")
