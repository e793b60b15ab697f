"""The registry of what extensions of the rules add to the chat; the rest of `bot.chat` asks for none by name."""

from __future__ import annotations

from bot.chat.court.extension import COURT
from bot.chat.extension import ChatExtension

EXTENSIONS: list[ChatExtension] = [COURT]
"""All that are known, in the order in which they are asked."""
