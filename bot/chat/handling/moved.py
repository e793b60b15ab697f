"""What stood elsewhere before: old messages keep its buttons, and clients an old list of commands."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.games.refusals import Refusal

MOVED: Final[Mapping[str, str]] = MappingProxyType(
    {
        "files": "kingdomino games",
        "ask": "kingdomino board ask:",
        "away": "kingdomino settings away:",
        "follow": "kingdomino board",
        "history": "kingdomino games",
        "invite": "kingdomino new invite:",
        "privacy": "kingdomino settings",
        "rules": "kingdomino help",
        "turns": "kingdomino games",
        "tutorial": "kingdomino help",
    }
)
"""The commands where people find now what the text of an action, or the last word of a command, did before."""


def moved_or(text: str, key: str) -> Refusal:
    """Return a refusal that says where something is now; with the message `key` for what is nowhere."""
    return Refusal("error-moved", command=MOVED[text]) if text in MOVED else Refusal(key)
