"""What buttons, selects and slash commands do, by topic; each function handles one action of an address.

Importing the package registers all handlers.
"""

from bot.chat.actions import (
    absence,
    analysis,
    archive,
    board,
    daily,
    following,
    history,
    lobby,
    planning,
    privacy,
    proposal,
    ranking,
    rules,
    seats,
    server,
    settings,
    turn,
    tutorial,
    undo,
)
from bot.chat.actions.registry import act_on, action, handler_of

__all__ = [
    "absence",
    "act_on",
    "action",
    "analysis",
    "archive",
    "board",
    "daily",
    "following",
    "handler_of",
    "history",
    "lobby",
    "planning",
    "privacy",
    "proposal",
    "ranking",
    "rules",
    "seats",
    "server",
    "settings",
    "turn",
    "tutorial",
    "undo",
]
