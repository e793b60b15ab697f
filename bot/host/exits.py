"""Why the bot ends: the exit status and a line with the remedy, the same for a start and for `check`."""

from collections.abc import Mapping
from http import HTTPStatus
from types import MappingProxyType

import discord

from bot.chat.kit import RequestFailed
from bot.games.refusals import StorageDown
from bot.host.database.address import DatabaseError
from bot.host.ownership import AlreadyServed, DatabaseLost
from bot.host.settings import SettingsError

WRONG_SETTING = 2
TRY_AGAIN = 1
"""The exit statuses: the bot ends for good with the first, and may be started again after the second."""

REFUSALS: Mapping[int, str] = MappingProxyType(
    {
        4004: "DISCORD_TOKEN is no longer valid: copy it again from the Developer Portal (Bot, Reset Token)",
        4010: "Discord refuses this shard: another program may run with the same DISCORD_TOKEN and other shards",
        4011: "Discord asks for more shards: start the bot again, with a larger SHARD_COUNT if that is set",
        4012: "Discord no longer knows how this version of the bot talks to it: update the bot",
        4013: "Discord does not know an event that the bot asks for: update the bot",
        4014: "Discord refuses an event that the bot asks for: check the intents in the Developer Portal (Bot)",
    }
)
"""Why another connection would fail too, by the close code (Discord's documents, opcodes and status codes)."""

EXPECTED = (
    SettingsError,
    AlreadyServed,
    DatabaseLost,
    DatabaseError,
    StorageDown,
    discord.PrivilegedIntentsRequired,
    discord.ConnectionClosed,
    RequestFailed,
)
"""Errors that end the bot in one line; any other error is a bug, and shows a traceback."""


def explain(error: Exception) -> tuple[int, str]:
    """Return the exit status for an error, and a line with the remedy."""
    status, line = TRY_AGAIN, f"Discord cannot be reached or does not let the bot in: {error}"
    match error:
        case SettingsError() | DatabaseLost():
            status, line = WRONG_SETTING, str(error)
        case AlreadyServed():
            # A vanished machine may still hold the lock: PostgreSQL's server notices the loss later.
            line = str(error)
        case DatabaseError():
            status, line = WRONG_SETTING, f"DATABASE_URL: {error}"
        case StorageDown():
            line = f"DATABASE_URL: {error}"
        case RequestFailed(status=HTTPStatus.UNAUTHORIZED):
            # Discord has refused valid tokens as well (discord-api-docs #1346). Six attempts a minute harm nobody.
            line = "DISCORD_TOKEN was refused by Discord: copy it again from the Developer Portal"
        case discord.PrivilegedIntentsRequired():
            status, line = WRONG_SETTING, REFUSALS[4014]
        case discord.ConnectionClosed() if error.code in REFUSALS:
            status, line = WRONG_SETTING, REFUSALS[error.code]
        case discord.ConnectionClosed():
            line = f"Discord has closed the connection: {error}"
    return status, line
