"""The registry of what extensions add to the chat: the one module outside of their own folders that names them."""

from __future__ import annotations

from bot.chat.court.extension import COURT
from bot.chat.extension import EXTENSIONS

EXTENSIONS.append(COURT)
