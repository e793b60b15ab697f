"""Queendomino's court in the chat."""

from typing import Final

from bot.chat.court.chapters import QUEENDOMINO, RULEBOOKS, figures
from bot.chat.court.panel import STEPS, CourtAction
from bot.chat.extension import ChatPart

PART: Final = ChatPart(
    choices=tuple(CourtAction),
    panel_steps=STEPS,
    command_modules=("bot.chat.court.commands",),
    rulebooks=RULEBOOKS,
    figures=figures,
    lessons=(QUEENDOMINO,),
    hints={"knights": ("knights",), "build": ("build",), "dragon": ("dragon",)},
)
