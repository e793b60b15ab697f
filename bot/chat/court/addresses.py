"""The actions that the court adds to addresses."""

from __future__ import annotations

from enum import StrEnum

from bot.chat.addresses import register_actions


class CourtAction(StrEnum):
    """Each value is the text of the action in an address."""

    CHOOSE_TILE = "tile"
    CHOOSE_SITE = "site"
    CHOOSE_BURNED = "burn"


register_actions(CourtAction)
