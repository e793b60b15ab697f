"""Questions about a kingdom, answered in words."""

from collections.abc import Iterable
from enum import StrEnum
from pathlib import Path
from typing import Final

from bot.chat.handling.feature import Feature, no_service
from bot.chat.slots import HELP
from bot.localization.fluent import FluentLocalizer


class QuestionAction(StrEnum):
    """The actions of questions, whose texts are part of addresses."""

    ASK = "askboard"


FEATURE: Final = Feature("questions", Path(__file__).parent, no_service)


@FEATURE.fills(HELP)
async def help_with_questions(_: None, topic: str, localizer: FluentLocalizer) -> Iterable[str]:
    return [localizer("help-questions")] if topic == "ear" else ()
