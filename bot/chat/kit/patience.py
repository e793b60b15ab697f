"""Patience with requests that the bot can do without: a search for sent messages, a thread, people in a thread.

The database and the nonces of messages are the guarantee that nothing is lost or sent twice; these requests only help.
"""

import logging
from collections.abc import Awaitable
from typing import Final, TypeAlias, TypeVar

import discord
from cachetools import LRUCache

from bot.chat.kit.discord_errors import TROUBLE, in_brief, is_channel_unknown, is_discords_trouble
from bot.games.game import MINUTE, Clock

log = logging.getLogger(__name__)

T = TypeVar("T")

Key: TypeAlias = tuple[str, int]
"""What a request is about, and an id."""

LONGEST: Final = 2 * MINUTE
"""How long a request may fail before the bot does without it: the first two retries come within three minutes."""

REMEMBERED: Final = 10_000
"""The number of failing requests to remember."""


class Patience:
    """Remembers since when requests fail, until the process ends."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._failing_since = LRUCache[Key, int](REMEMBERED)

    async def attempt(self, key: Key, request: Awaitable[T], substitute: T) -> T:
        """Return the result of a request, or the substitute if the request `key` has failed for too long.

        A refusal for good has the substitute at once. Raises the error of any other failure, after which the caller
        must try again later, and the error of an unknown channel.
        """
        try:
            result = await request
        except (discord.HTTPException, *TROUBLE) as error:
            if is_channel_unknown(error):
                raise
            is_trouble = is_discords_trouble(error)
            since = self._failing_since.setdefault(key, self._clock())
            # The clock of the machine may have been set back.
            if is_trouble and abs(self._clock() - since) < LONGEST:
                raise
            level = logging.WARNING if is_trouble else logging.INFO
            log.log(level, "the bot does without Discord's answer about %s %s: %s", *key, in_brief(error))
            return substitute
        self._failing_since.pop(key, None)
        return result
