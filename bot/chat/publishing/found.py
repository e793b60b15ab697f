"""Recognizes messages that the bot finds in a channel and lacks in its database, because it was killed in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.chat.kit.addresses import Action
from bot.chat.kit.blocks import Screen
from bot.chat.kit.channels import SentMessage
from bot.chat.kit.discord_builder import build_content
from bot.chat.kit.forms import forms
from bot.chat.publishing.reminding import REMINDING
from bot.games.game import Status
from bot.games.outbox import Post
from bot.games.publication import with_message
from bot.games.table import Table

_OTHERS: Final = frozenset({*REMINDING, Action.ACCEPT_INVITATION, Action.DECLINE_INVITATION})
"""Actions of the first buttons of messages that announce no turn."""
_FIRST: Final = frozenset(
    {
        *(Action.OPEN_PANEL, Action.PLAY, Action.SHOW_KINGDOM, Action.SHOW_STAND_INS, Action.RETURN_TO_SEAT),
        *(Action.JOIN, Action.START, Action.SHOW_LOBBY),
    }
)
"""Actions of the first buttons of turns and lobbies."""


def as_shown_by(table: Table, seen: Mapping[int, SentMessage]) -> Table:
    """Return the table with the announcements of the messages in `seen`, which a killed bot may not have recorded."""
    for message_id, message in seen.items():
        address = message.address
        if address is None or address.action in _OTHERS:
            continue
        is_public = message.is_public and (address.action in _FIRST or table.game.status is Status.OPEN)
        table = with_message(table, message_id, address.ply or 0, is_public=is_public)
    return table


def seen_id(screen: Screen, notice: Post, seen: Mapping[int, SentMessage]) -> int | None:
    """Return the id of a message that already shows the notice, if the bot was killed after sending the message.

    The message is recognized by its first button, or by its words if the notice has no buttons.
    """
    first, cause = next(iter(screen.controls), None), max(notice.cause, notice.message_id or 0)
    # The sent message may have mentioned its people, or only named them.
    contents = {build_content(form) for shown in (screen, screen.mentioning(())) for _, form in forms(shown)}

    def shows(message: SentMessage) -> bool:
        return message.address == first.address if first else message.address is None and message.content in contents

    return next((each for each, message in seen.items() if each > cause and shows(message)), None)
