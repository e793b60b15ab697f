"""The bot's own emoji: drawn by the bot, uploaded if Discord lacks them, and deleted when out of date."""

import asyncio
import json
import logging
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Final

import discord

from bot.chat.kit.discord_errors import TROUBLE, log_failure
from bot.chat.kit.markup import Marks
from bot.chat.kit.services import Services
from bot.games.game import DAY
from renderers.emoji import Emoji, emoji

log = logging.getLogger(__name__)

NEXT_LOOK_SECONDS: Final = 3600
OUT_OF_DATE_LOOKS: Final = 30 * DAY // NEXT_LOOK_SECONDS
"""The number of looks during which old messages may still show an earlier version of an emoji.

Looks are counted because the clock may be wrong for a while.
"""
READ_SECONDS: Final = 5
_STORED: Final = re.compile(r"(\w+)_[0-9a-f]{6}")
"""The name of an emoji at Discord, where names are unique: a readable name, and a part of the digest."""


async def read_emoji(client: discord.Client, marks: Marks) -> None:
    """Read the emoji from Discord before anything is sent; without an answer, texts do without emoji."""
    with suppress(discord.HTTPException, *TROUBLE):
        async with asyncio.timeout(READ_SECONDS):
            _show(marks, await client.fetch_application_emojis())


async def look_after_emoji(client: discord.Client, services: Services, marks: Marks) -> float:
    """Read the emoji from Discord and bring them up to date; return the seconds until the next look.

    Only one process uploads and deletes, one emoji after the other.
    """
    try:
        stored = await client.fetch_application_emojis()
        _show(marks, stored)
        if services.process.ownership.shards.includes_first:
            await _upload(client, marks, stored)
            await _delete_out_of_date(client, services, stored)
    except discord.RateLimited as limited:
        # Texts do without the missing emoji until the next look.
        log.info("Discord takes further emoji in %d seconds", limited.retry_after)
        return limited.retry_after
    except (discord.HTTPException, *TROUBLE) as error:
        log_failure(log, error, "the bot's emoji are not up to date")
    return NEXT_LOOK_SECONDS


def _show(marks: Marks, stored: Sequence[discord.Emoji]) -> None:
    by_id = sorted(stored, key=lambda each: each.id)
    newest = {found[1]: each for each in by_id if (found := _STORED.fullmatch(each.name))}
    marks.emoji = {name: f"<:{each.name}:{each.id}>" for name, each in newest.items()}


async def _upload(client: discord.Client, marks: Marks, stored: Sequence[discord.Emoji]) -> None:
    made, there = list(stored), {each.name for each in stored}
    missing = {name: each for name, each in (await asyncio.to_thread(_drawn)).items() if name not in there}
    for name, each in missing.items():
        made.append(await client.create_application_emoji(name=name, image=each.data))
        _show(marks, made)
    if missing:
        log.info("uploaded %d emoji", len(missing))


async def _delete_out_of_date(client: discord.Client, services: Services, stored: Sequence[discord.Emoji]) -> None:
    current, key = _drawn(), f"emoji:{client.application_id}"
    names = {each.name for each in current.values()}
    # Other emoji, uploaded by the host, stay.
    own = {found[0]: each for each in stored if (found := _STORED.fullmatch(each.name)) and found[1] in names}
    noted = json.loads(await services.key_values.get(key) or "{}")
    looks = {name: noted.get(name, 0) + 1 for name in sorted(own.keys() - current.keys())}
    if looks != noted:
        await services.key_values.set(key, json.dumps(looks))
    for name, count in looks.items():
        if count > OUT_OF_DATE_LOOKS:
            await own[name].delete()


@cache
def _drawn() -> Mapping[str, Emoji]:
    return {f"{each.name}_{each.digest[:6]}": each for each in emoji()}
