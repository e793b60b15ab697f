"""The tutorial: people learn a game in three turns that only they see."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.feature import Feature, no_service
from bot.chat.slots import FIRST_PAGE, GREETING, HELP
from bot.localization.fluent import FluentLocalizer


class TutorialAction(StrEnum):
    """The actions of the tutorial, whose texts are part of addresses."""

    LEARN = "learn"
    OPEN_TABLE = "opentable"


FEATURE: Final = Feature("tutorial", Path(__file__).parent, no_service)

_HELP: Final = {FIRST_PAGE: "help-tutorial", GREETING: "greeting-tutorial"}


@FEATURE.fills(HELP)
async def help_with_tutorial(_: None, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer(_HELP[topic])] if topic in _HELP else ()
