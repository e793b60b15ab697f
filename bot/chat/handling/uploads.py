"""The bot's own emoji and its slash commands at Discord: uploaded if Discord lacks them or has earlier ones."""

import asyncio
import hashlib
import json
import logging
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.chat.at_discord import log_failure
from bot.chat.handling.context import Services
from bot.chat.kit import RequestFailed, ask_discord
from bot.chat.kit.markup import Marks
from bot.games.game import DAY, HOUR
from bot.storage.database import SqlKeyValueStore
from renderers.painting.emoji import Emoji, emoji

log = logging.getLogger(__name__)

Sleep: TypeAlias = Callable[[float], Awaitable[None]]

# ---- emoji

NEXT_LOOK_SECONDS: Final = 3600
OUT_OF_DATE_SECONDS: Final = 30 * DAY
"""How long old messages may still show an earlier version of an emoji."""
READ_SECONDS: Final = 5
AT_ONCE: Final = 45
"""How many emoji are uploaded without a pause: the usual game of Kingdomino shows no more.

A server takes 50 emoji an hour (discord-api-docs #2250), and no limit is known for those of an application.
"""
PAUSE_SECONDS: Final = 10
"""How long each further emoji waits, so that the last of 100 is there within ten minutes."""
_STORED: Final = re.compile(r"(\w+)_[0-9a-f]{6}")
"""The name of an emoji at Discord, where names are unique: a readable name, and a part of the digest."""


async def read_emoji(client: discord.Client, marks: Marks) -> None:
    """Fetch the application's emoji into `marks`; without an answer in READ_SECONDS texts have none."""
    with suppress(RequestFailed, TimeoutError):
        async with asyncio.timeout(READ_SECONDS):
            _show(marks, await ask_discord(client.fetch_application_emojis()))


async def look_after_emoji(client: discord.Client, services: Services, marks: Marks, sleep: Sleep) -> float:
    """Read the emoji from Discord and bring them up to date; return the seconds until the next look.

    Only one process uploads and deletes, one emoji after the other, the most used ones first.
    """
    try:
        stored = await ask_discord(client.fetch_application_emojis())
        _show(marks, stored)
        if services.tables.games.shards.includes_first:
            await _upload_emoji(client, marks, stored, services.tables.clock(), sleep)
            await _delete_out_of_date(stored, services.tables.clock())
    except RequestFailed as error:
        if error.retry_after is not None:
            # Texts do without the missing emoji until the next look.
            log.info("Discord takes further emoji in %d seconds", error.retry_after)
            return error.retry_after
        log_failure(log, error, "the bot's emoji are not up to date")
    except Exception as error:  # noqa: BLE001 - nobody awaits this task
        log_failure(log, error, "the bot's emoji are not up to date")
    return NEXT_LOOK_SECONDS


def _show(marks: Marks, stored: Sequence[discord.Emoji]) -> None:
    by_id = sorted(stored, key=lambda each: each.id)
    newest = {found[1]: each for each in by_id if (found := _STORED.fullmatch(each.name))}
    marks.emoji = {name: f"<:{each.name}:{each.id}>" for name, each in newest.items()}


async def _upload_emoji(
    client: discord.Client, marks: Marks, stored: Sequence[discord.Emoji], now: int, sleep: Sleep
) -> None:
    made, there = list(stored), {each.name for each in stored}
    missing = {name: drawing for name, drawing in (await asyncio.to_thread(_drawn)).items() if name not in there}
    # The emoji of an earlier start within the hour count as well.
    recent = len([each for each in stored if now - each.created_at.timestamp() < HOUR])
    for number, (name, drawing) in enumerate(missing.items(), recent):
        if number >= AT_ONCE:
            await sleep(PAUSE_SECONDS)
        made.append(await ask_discord(client.create_application_emoji(name=name, image=drawing.data)))
        _show(marks, made)
    if missing:
        log.info("uploaded %d emoji", len(missing))


async def _delete_out_of_date(stored: Sequence[discord.Emoji], now: int) -> None:
    """Delete earlier versions of emoji whose present version is a month old; the operator's own emoji stay."""
    named = {each: found[1] for each in stored if (found := _STORED.fullmatch(each.name))}
    made = {name: each.created_at.timestamp() for each, name in named.items() if each.name in _drawn()}
    for each, name in named.items():
        if each.name not in _drawn() and now - made.get(name, now) > OUT_OF_DATE_SECONDS:
            await ask_discord(each.delete())


@cache
def _drawn() -> Mapping[str, Emoji]:
    return {f"{each.name}_{each.digest[:6]}": each for each in emoji()}


# ---- slash commands

_RETRY_SECONDS, _LONGEST_RETRY_SECONDS = 60, 3600
"""The delay before the first retry of a refused upload (discord-api-docs #7712), and the longest one, in seconds."""


async def sync_commands(
    tree: app_commands.CommandTree[Any],
    key_values: SqlKeyValueStore,
    application_id: int | None,
    words: str,
    sleep: Sleep = asyncio.sleep,
) -> Mapping[str, int] | None:
    """Upload the commands of the tree unless their digest is stored; `words` is a digest of all translations.

    After a refusal the earlier commands stay in use, and the upload is retried. Returns the ids of the commands by
    name; None if the ids are unknown.
    """
    # The key names the application: one database may serve a test bot and the real bot in turn.
    key = f"commands:{application_id}"
    # Another program with the same token may have removed the commands.
    known = await command_ids(tree) if await key_values.get(key) == _digest(tree, words) else {}
    if known == {}:
        known = await _upload(tree, sleep)
        # The digest is stored after the upload: if the upload fails, the next start tries again.
        await key_values.set(key, _digest(tree, words))
    return known


def _digest(tree: app_commands.CommandTree[Any], words: str) -> str:
    # The digest covers the untranslated commands: their translation takes a second on a slow machine.
    payload = [words, *(command.to_dict(tree) for command in tree.get_commands())]
    # Keys are sorted, because the digest must not depend on the order of building the payload.
    return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()


def _leave_out_personal(tree: app_commands.CommandTree[Any]) -> bool:
    """Leave out the commands for people who install the bot for themselves; return whether there was any."""
    personal = [each for each in tree.get_commands() if each.allowed_installs and each.allowed_installs.user]
    for each in personal:
        tree.remove_command(each.name)
    return bool(personal)


async def command_ids(tree: app_commands.CommandTree[Any]) -> Mapping[str, int] | None:
    """Return the ids of the commands at Discord, by name; None if Discord does not answer."""
    try:
        return {each.name: each.id for each in await ask_discord(tree.fetch_commands())}
    except RequestFailed as error:
        log.info("could not ask Discord for its slash commands: %s", error)
        return None


async def _upload(tree: app_commands.CommandTree[Any], sleep: Sleep) -> Mapping[str, int]:
    """Upload the commands until Discord takes them, without the personal commands if Discord refuses these."""
    back_off = _RETRY_SECONDS
    while True:
        try:
            return {each.name: each.id for each in await ask_discord(tree.sync())}
        except RequestFailed as error:
            if error.is_mistake and _leave_out_personal(tree):
                log.warning("Discord refused commands for people who install the bot: %s", error)
                continue
            seconds = back_off if error.retry_after is None else error.retry_after
            log.warning(
                "Discord refused the slash commands, and the earlier commands stay in use; retry in %d seconds: %s",
                seconds,
                error,
            )
            await sleep(seconds)
            back_off = min(2 * back_off, _LONGEST_RETRY_SECONDS)
