"""Tells Discord of the slash commands, only if they have changed since the last time: Discord limits this strictly."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from typing import Any

from discord import RateLimited, app_commands

from bot.games.repositories import KeyValueStore

log = logging.getLogger(__name__)


async def sync_commands(
    tree: app_commands.CommandTree[Any], key_values: KeyValueStore, application_id: int | None, words: str
) -> None:
    """Upload the commands of the tree if their digest is not the one kept; `words` is a digest of all translations."""
    # Not of the translated commands: to translate them into all languages takes a second on a slow machine.
    payload = [words, *(command.to_dict(tree) for command in tree.get_commands())]
    # Sorted keys: the digest must not depend on the order in which the payload is built.
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    # By application: one database may serve a test bot and the real one in turn.
    key = f"commands:{application_id}"
    if await key_values.get(key) != digest:
        await _upload(tree)
        # After the upload: if that fails, the next start tries again.
        await key_values.set(key, digest)


async def _upload(tree: app_commands.CommandTree[Any]) -> None:
    """Upload the commands as soon as Discord takes them."""
    while True:
        try:
            await tree.sync()
        except RateLimited as limited:
            # To end here would only make the next start ask once more.
            log.warning("Discord takes the slash commands in %d seconds; the bot waits for that", limited.retry_after)
            await asyncio.sleep(limited.retry_after)
        else:
            return
