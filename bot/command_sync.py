"""Tells Discord of the slash commands, only if they have changed since the last time: Discord limits this strictly."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from discord import app_commands

from bot.games.repositories import KeyValueStore


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
        await tree.sync()
        # After the upload: if that fails, the next start tries again.
        await key_values.set(key, digest)
