"""Tells Discord of the slash commands, only if they have changed since the last time: Discord limits this strictly."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from discord import app_commands

from bot.games.repositories import KeyValueStore


async def sync_commands(
    tree: app_commands.CommandTree[Any], key_values: KeyValueStore, application_id: int | None
) -> None:
    """Upload the commands of the tree with their translations if their digest is not the one kept."""
    translator = tree.translator
    assert translator is not None
    payload = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
    # Sorted keys: the digest must not depend on the order in which the payload is built.
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    # By application: one database may serve a test bot and the real one in turn.
    key = f"commands:{application_id}"
    if await key_values.get(key) != digest:
        await tree.sync()
        # After the upload: if that fails, the next start tries again.
        await key_values.set(key, digest)
