"""The court's entry in the registry `bot.chat.extensions`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.chat.court.panel import court_blocks
from bot.chat.extension import ChatExtension

_CHAPTERS = "court-turn", "placing", "knights", "builders", "queen", "dragon", "court-scoring", "tiles"

COURT: Final = ChatExtension(
    panel_blocks=court_blocks,
    command_modules=("bot.chat.court.commands",),
    books={"queendomino": ("court-goal", *_CHAPTERS), "wedding": ("wedding", "teams", *_CHAPTERS)},
    book_of={"qd": "queendomino", "rw": "wedding", "rwt": "wedding"},
    locales=Path(__file__).parent / "locales",
)
